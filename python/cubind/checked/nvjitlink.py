"""Replaced at import by the checked surface of ``cubind.nvjitlink``, a module object of its own."""

import sys

from cubind import nvjitlink

sys.modules[__name__] = nvjitlink._make_checked(__spec__)
