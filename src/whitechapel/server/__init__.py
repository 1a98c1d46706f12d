"""The server: matches between people, bots and AI, kept in a database, told to each seat as far as it may know.

Read the files in this order: protocol (what is said), entries (the log), hosted (a match with its log and seats),
requests (what a request adds), views (what a seat is told), store (where it is kept), live (one writer a match),
opponents (the AI and bots), routes, app, serve.
"""
