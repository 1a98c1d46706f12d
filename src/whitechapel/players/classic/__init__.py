"""Players of Mr. Jack.

Read the files in this order: endings, light, candidates, plans, whole_plays, greedy, sampled_greedy; then the search:
evaluation, tree_buffers, tree, growth, descent, batches, search, ismcts, specialist.
"""
