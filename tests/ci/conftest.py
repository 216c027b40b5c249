"""Provide a fixture that loads scripts of ci/ as modules."""

import importlib.machinery
import importlib.util
import sys
from pathlib import Path

import pytest

CI = Path(__file__).resolve().parents[2] / "ci"


@pytest.fixture
def load_script(monkeypatch):
    """Load a script without .py as a module, afresh for each test: load_script("fetch-headers")."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)

    def load(name):
        loader = importlib.machinery.SourceFileLoader(name.replace("-", "_"), str(CI / name))
        module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
        loader.exec_module(module)
        return module

    return load
