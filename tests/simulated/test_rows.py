"""Test every row of the simulated device's instruction table on edge values.

The expected results come from an independent computation in integers and fractions (rows/).
ci/gpu-rows runs the same kernels on a GPU.
"""

import pytest
from cubind.driver import CUresult
from rows import against_ptxas, all_rows, device, legal, move_rows, table
from support import libraries
from support.functional import on_stub

pytestmark = on_stub

ROWS = list(enumerate(table.rows()))
EXECUTED = [pytest.param(number, row, id=f"{number}-{row.opcode}") for number, row in ROWS if row.how != "REFUSED"]
REFUSED = [pytest.param(row, id=f"{number}-{row.opcode}") for number, row in ROWS if row.how == "REFUSED"]


@pytest.fixture
def simulated():
    """Make a context of the simulated device current, which runs PTX for all targets."""
    stub = libraries.load_stub("driver")
    stub.reset()
    stub.simulate(True)
    assert stub.set_options("compute_capability=12.0") is None
    device.ok(device.driver.cuInit(0))
    device.begin()
    yield stub
    device.driver.cuDevicePrimaryCtxReset(device.ok(device.driver.cuDeviceGet(0)))
    stub.set_options(None)
    stub.simulate(None)


@pytest.mark.parametrize(("number", "row"), EXECUTED)
def test_row(simulated, capfd, number, row):
    kernels = all_rows.kernels_of(row, number)
    assert kernels, "this row has no test: give it a meaning (rows/meaning.py) or kernels (rows/special_rows.py)"
    compared, differences = 0, []
    for kernel, buffers in device.run([kernel for kernel in kernels if not kernel.fails]):
        count, some = kernel.check(buffers)
        compared += count
        differences += some
    assert not differences, "\n".join(str(difference) for difference in differences[:20])
    for kernel in filter(lambda kernel: kernel.fails, kernels):
        with pytest.raises(RuntimeError, match="LAUNCH_FAILED"):
            list(device.run([kernel]))
        device.begin()
        compared += 1
    assert compared > 0
    covers_the_forms(row, kernels)


def covers_the_forms(row, kernels):
    """Check that all legal forms of a row have a kernel, if its kernels are made of forms."""
    forms = {form.text for kernel in kernels for form in kernel.forms}
    if forms:
        assert forms == {form.text for form in table.forms(row) if all_rows.is_legal(form)}


@pytest.mark.parametrize("row", REFUSED)
def test_refused_row(simulated, capfd, row):
    """A refused row is refused by name, and only for its kernel."""
    instruction = against_ptxas.example(row)
    text = f".visible .entry good() {{ ret; }}\n.visible .entry needs() {{ {instruction}; ret; }}\n"
    head = device.HEAD.replace("9.0", "9.5").replace("sm_90", f"sm_{max(90, row.target)}")
    status, module = device.driver.cuModuleLoadData((head + text).encode())
    assert status == CUresult.CUDA_SUCCESS, instruction
    device.ok(device.driver.cuModuleGetFunction(module, b"good"))
    assert device.driver.cuModuleGetFunction(module, b"needs")[0] == CUresult.CUDA_ERROR_NOT_SUPPORTED
    assert f"'{instruction}' is not supported" in capfd.readouterr().err


def test_every_special_register_is_read():
    assert move_rows.tested_specials() == set(table.specials())


@pytest.mark.skipif(not legal.available(), reason="ptxas of the CUDA toolkit is not on the path")
def test_ptxas_takes_the_kernels():
    """A GPU's compiler compiles all kernels that are for a GPU."""
    kernels = [kernel for _, some in all_rows.all_kernels() for kernel in some]
    kernels = [kernel for kernel in kernels if not kernel.not_on_gpu or kernel.target > 90]
    assert len(kernels) > 900
    for some in device.groups(kernels):
        target = {60: "sm_75", 90: "sm_90"}.get(some[0].target, f"sm_{some[0].target}a")
        text = device.text_of(some).replace(f".target sm_{some[0].target}", f".target {target}")
        told = legal.compiled(text, target).splitlines()
        assert not [line for line in told if "warning" not in line and "info" not in line], some[0].row


def test_old_rows_are_known():
    assert {row.opcode for _, row in ROWS if against_ptxas.of_old(row)} == {"shfl", "vote"}
