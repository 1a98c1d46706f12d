"""The server: matches between people, bots and AI, kept in a database, told to each seat as far as it may know.

Read the files in this order: protocol (what is said), match (a match as a value), decisions (what a request adds to
it), views (what a seat is told), store (where it is kept), rooms (one writer a match), ai, routes, app, serve.
"""
