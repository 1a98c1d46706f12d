"""How fast the rules run, beside python-chess in the same run.

Read the files in this order: yardstick, contract, pocket, classic. Each game's file lists what is measured and the
goals.
"""
