"""What `benchmarks.strength` is made of: the plan, the results so far, and the page they are written to."""
