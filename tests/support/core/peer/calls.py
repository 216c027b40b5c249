"""Collect the rows that core/peer/test_calls.py runs, in the order in which they run."""

import importlib

from support.core.peer.rows import ROWS

__all__ = ["ROWS"]

for _name in (
    "device", "green", "memory", "place", "copy", "virtual", "ipc", "program", "launch", "array", "error", "definition",
    "graph", "nvvm",
):  # fmt: skip
    importlib.import_module(f"support.core.peer.{_name}_calls")
