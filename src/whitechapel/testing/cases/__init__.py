"""The formats of case files: how each is read, and how its answers are worked out anew by the rules."""
