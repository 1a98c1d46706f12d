"""The testing kit: what our own tests use, for other people's as well. Import from the module that has the idea.

| module | what it does |
|---|---|
| `conformance` | `run_case_file`: replay a file of cases and compare every answer |
| `contract` | `check_game`: check the contract of `whitechapel.core.game` on any registered game |
| `exploitability` | exact best responses: how far strategies are from being unbeatable, in games small enough |
| `perft` | `perft`, `divide`: count action sequences, to compare two programs |
| `playthrough` | whole games as readable files, so that a change of behaviour is a diff |
| `leak` | `find_leaks`, `find_record_leaks`: swap the hidden world, compare every byte that reaches a seat |
| `random_play` | `random_game`, `random_positions`: reachable states by random play |
| `strategies` | Hypothesis strategies for reachable states, observations and records (needs the extra ``testing``) |

    >>> from whitechapel import pocket
    >>> from whitechapel.testing.contract import check_game
    >>> from whitechapel.testing.leak import find_leaks
    >>> check_game(pocket, games=1).games, find_leaks(pocket, positions=20).leaks
    (1, ())
"""
