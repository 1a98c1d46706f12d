"""Tests of the players of Pocket."""
