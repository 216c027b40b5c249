"""Provide modules of NVVM IR as programs, and fixtures to compile them."""

import pytest
from cubind.core import Program, ProgramOptions, _libdevice

from support import libraries
from support.core import nvvm_ir

CHILD = {"PYTHONPATH": str(libraries.TESTS)}
TWICE = nvvm_ir.function("twice")
CALLER = nvvm_ir.caller("twice")
SINE = nvvm_ir.caller("__nv_sinf")


@pytest.fixture(autouse=True)
def compiler(nvvm):
    return nvvm


def program(code=nvvm_ir.ADD, **options):
    return Program(code, "nvvm", ProgramOptions(arch="sm_90", **options))


def fresh(code=nvvm_ir.ADD, target="ptx", **options):
    return program(code, **options).compile(target, cache=False)


@pytest.fixture
def libdevice():
    try:
        return _libdevice.find()
    except RuntimeError:
        pytest.skip("no libdevice on this machine")
