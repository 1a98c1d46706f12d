"""The players of Mr. Jack Pocket."""
