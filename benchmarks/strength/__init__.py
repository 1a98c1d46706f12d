"""How strong the players are: the plan, the results so far, and the page they are written to.

`openspiel` is a match of its own, against OpenSpiel's bot.
"""
