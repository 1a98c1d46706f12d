"""Players of Mr. Jack.

Read the files in this order: endings, light, candidates, plans, whole_plays, greedy; then outlook and the search: room,
tree, growth, descent, search, ismcts.
"""
