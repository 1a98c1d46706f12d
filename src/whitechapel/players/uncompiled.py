"""What the hot modules use of Cython where there is no Cython: nothing that does anything.

A hot module that lets other threads run says ``with cython.nogil:``. Compiled, that releases the GIL; run as it is,
with Cython installed, it does nothing; without Cython this module stands in:

    try:
        import cython
    except ImportError:
        from whitechapel.players import uncompiled as cython
"""

from contextlib import nullcontext

nogil = nullcontext()
compiled = False
