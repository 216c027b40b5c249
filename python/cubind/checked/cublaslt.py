"""Replaced at import by the checked surface of ``cubind.cublaslt``, a module object of its own."""

import sys

from cubind import cublaslt

sys.modules[__name__] = cublaslt._make_checked(__spec__)
