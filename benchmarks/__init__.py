"""The one room that measures: ``python -m benchmarks`` prints how fast the house is, ``--help`` names the rest.

* `rules`, `adapters`: actions, observations, states and steps a second, beside other libraries in the same run;
* `search`: the searchers, and whether they keep their limits;
* `server`: how many matches it carries; `page`: the table in a browser; `startup`: the command line;
* `strength`: how strong the players are, on paired deals;
* `measuring`: how time is taken on a machine that is never quite quiet.

Figures of different machines don't compare: look at the ratios. Tests never import this room, nor does it import them;
its own are in ``benchmarks/tests``.
"""
