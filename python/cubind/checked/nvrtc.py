"""Replaced at import by the checked surface of ``cubind.nvrtc``, a module object of its own."""

import sys

from cubind import nvrtc

sys.modules[__name__] = nvrtc._make_checked(__spec__)
