"""Players of Mr. Jack. Read the files in this order: endings, outlook, light, plans, greedy, tree, ismcts."""
