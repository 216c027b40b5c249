"""Replaced at import by the checked surface of ``cubind.cufft``, a module object of its own."""

import sys

from cubind import cufft

sys.modules[__name__] = cufft._make_checked(__spec__)
