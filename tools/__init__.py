"""Makes data, source and pictures that are committed: ``python -m tools.NAME``. Nothing at run time imports it."""
