"""Tests of pictures and films."""
