"""Games in a terminal. `plain` asks and answers in lines, for pipes, screen readers and every terminal there is.

Read the files in this order: messages, telling, choices, saving, plain.
"""
