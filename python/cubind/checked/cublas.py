"""Replaced at import by the checked surface of ``cubind.cublas``, a module object of its own."""

import sys

from cubind import cublas

sys.modules[__name__] = cublas._make_checked(__spec__)
