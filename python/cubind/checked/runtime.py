"""Replaced at import by the checked surface of ``cubind.runtime``, a module object of its own."""

import sys

from cubind import runtime

sys.modules[__name__] = runtime._make_checked(__spec__)
