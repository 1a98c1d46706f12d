"""The page in a real browser, driven as a person would: what the browser tests, benchmarks and pictures share.

Read `serving` (the server), `chromium` (the browser), `programs` (where it comes from), `visiting` (a browser of
one's own), `playing` (a player who clicks), `screens` (how to get to each screen) and `watching` (what went on
unseen).
"""
