"""Level 8 of Pocket against the ISMCTS bot of OpenSpiel, at the same CPU time a decision."""
