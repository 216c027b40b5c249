"""Replaced at import by the checked surface of ``cubind.driver``, a module object of its own."""

import sys

from cubind import driver

sys.modules[__name__] = driver._make_checked(__spec__)
