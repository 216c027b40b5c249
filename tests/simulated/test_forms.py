"""Test that the simulated device accepts the instructions that ptxas accepts, and refuses others.

The tests also run ptxas if it is installed.
"""

# ruff: noqa: F811 (fixtures are imported)

import pytest
from cubind import driver
from cubind.driver import CUresult
from rows import against_ptxas, legal, table
from support import simulated
from support.functional import device, ok, on_stub  # noqa: F401
from support.simulated import fresh, launch, load, switch  # noqa: F401

pytestmark = on_stub


@pytest.mark.skipif(not legal.available(), reason="ptxas of the CUDA toolkit is not on the path")
def test_ptxas_takes_the_forms_of_the_table():
    refused = against_ptxas.refused_by_ptxas()
    assert not [(form.text, text) for form, text in refused if not against_ptxas.is_lenient(form, text)]
    assert {form.row.opcode for form, _ in refused} == {opcode for opcode, _ in against_ptxas.LENIENT}


@pytest.mark.skipif(not legal.available(), reason="ptxas of the CUDA toolkit is not on the path")
@pytest.mark.parametrize("opcode", ["min", "cvt", "set"])
def test_the_table_has_what_ptxas_takes(opcode):
    """The table agrees with ptxas on a few instructions; ci/ptx-forms checks all."""
    rows = [row for row in table.rows() if row.opcode == opcode and against_ptxas.testable(row)]
    assert against_ptxas.accepted_by_ptxas([next(table.few_forms(row)) for row in rows]) == []


TWO = b"""
.visible .entry good() { ret; }
.visible .entry needs() { .reg .b32 %%r<4>; %s; ret; }
"""


@pytest.mark.parametrize(
    "instruction",
    [
        b"add.sat.s16x2 %r1, %r2, %r3",  # since 9.2
        b"add.unheard.s32 %r1, %r2, %r3",
        b"min.relu.u32 %r1, %r2, %r3",
    ],
)
def test_forms_of_newer_ptx_are_refused_for_their_kernel(load, capfd, instruction):
    text = simulated.HEAD.replace(b"8.0", b"9.5") + TWO % instruction
    module = ok(driver.cuFuncGetModule(load(text)("good")))
    assert driver.cuModuleGetFunction(module, b"needs")[0] == CUresult.CUDA_ERROR_NOT_SUPPORTED
    error = capfd.readouterr().err
    assert f"Instruction '{instruction.split()[0].decode()}' is not supported" in error, error
    assert "line 6" in error


@pytest.mark.parametrize(
    ("instruction", "text"),
    [
        (b"add.unheard.s32 %r1, %r2, %r3", "Illegal modifier '.unheard' for instruction 'add'"),
        (b"unheard.s32 %r1, %r2, %r3", "Not a name of any known instruction: 'unheard'"),
        (b"min.relu.u32 %r1, %r2, %r3", "Illegal modifier '.relu' for instruction 'min'"),
    ],
)
def test_forms_that_no_ptx_has_are_wrong(fresh, instruction, text):
    log = bytearray(400)
    option = driver.CUjit_option
    keys = [option.CU_JIT_ERROR_LOG_BUFFER, option.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES]
    status, _ = driver.cuModuleLoadDataEx(simulated.HEAD + TWO % instruction, 2, keys, [log, len(log)])
    assert status == CUresult.CUDA_ERROR_INVALID_PTX
    assert text in bytes(log).decode()


def test_hints_behind_an_address(load):
    text = (
        b".visible .entry k(.param .u64 a) { .reg .b64 %d; ld.param.u64 %d, [a]; ld.global.u64 %d, [%d].unified; ret; }"
    )
    at = simulated.memory(8)
    assert launch(load(simulated.HEAD + text)("k"), at) == CUresult.CUDA_SUCCESS
