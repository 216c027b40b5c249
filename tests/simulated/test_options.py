"""Test the options in CUBIND_SIMULATOR: their effects, and the errors for wrong options."""

# ruff: noqa: F811 (fixtures are imported)

import os
import tempfile
import time

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import libraries, simulated
from support.child import in_child
from support.functional import device, ok, on_stub  # noqa: F401
from support.simulated import fresh, launch, load, memory, read, switch, write  # noqa: F401

pytestmark = on_stub

ATTRIBUTE = driver.CUdevice_attribute


@pytest.fixture
def options(switch):
    """Yield options(text), which sets them until the test ends."""

    def set_options(text):
        assert switch.set_options(text) is None

    yield set_options
    switch.set_options(None)


KEYS = "devices, compute_capability, memory, threads, check, seed, poison, timeout, translate, report, annotate"
MACHINE_CODE = "kernels to machine code yet; remove it, or use never or auto"
CHECKS = "memory, sync, race, init, leaks, all, none"


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("colour=red", f'unknown option "colour"; use {KEYS}'),
        ("devices=2,colour", 'option "devices" must be a number from 1 to 8, not "2,colour"'),
        ("devices=0", 'option "devices" must be a number from 1 to 8, not "0"'),
        ("devices", 'option "devices" must be a number from 1 to 8, not ""'),
        ("seed=1,devices=9", 'option "devices" must be a number from 1 to 8, not "9"'),
        ("compute_capability=9", 'option "compute_capability" must be the compute capability of a GPU, 7.0 or later, such as 9.0, not "9"'),
        ("memory=16Q", 'option "memory" must be a number of bytes, such as 17179869184 or 16G, not "16Q"'),
        ("memory=0", 'option "memory" must be a number of bytes, such as 17179869184 or 16G, not "0"'),
        ("threads=-1", 'option "threads" must be a number of CPU threads, or 0 for all, not "-1"'),
        ("check=memory,all,races", f'option "check" must be a list of {CHECKS}, not "memory,all,races"'),
        ("check=memory,,race", f'option "check" must be a list of {CHECKS}, not "memory,,race"'),
        ("check=races,memory", f'option "check" must be a list of {CHECKS}, not "races,memory"'),
        ("check=", f'option "check" must be a list of {CHECKS}, not ""'),
        ("seed=x", 'option "seed" must be a whole number, not "x"'),
        ("seed=99999999999999999999", 'option "seed" must be a whole number, not "99999999999999999999"'),
        ("timeout=nan", 'option "timeout" must be a number of seconds, or 0 for no limit, not "nan"'),
        ("timeout=1s", 'option "timeout" must be a number of seconds, or 0 for no limit, not "1s"'),
        ("translate=yes", 'option "translate" must be never or auto, not "yes"'),
        ("seed=1,translate=always", f'option "translate": the simulated device cannot translate {MACHINE_CODE}'),
        ("annotate=yes", 'option "annotate" must be auto, always or never, not "yes"'),
        ("report=,seed=1", 'option "report" must be a file path, not ""'),
        ("=1", f'unknown option ""; use {KEYS}'),
    ],
)
def test_wrong_options(switch, text, error):
    """One sentence names the key and its values, or the known keys. The previous options stay."""
    assert switch.set_options(text) == f"CUBIND_SIMULATOR: {error}"


def test_nothing_is_fine(options):
    options("")


WRONG = {"CUBIND_SIMULATOR": "devices=many"}


def first_call():
    """Return the status of cuInit, and its message on the standard error."""
    with tempfile.TemporaryFile() as file:
        kept = os.dup(2)
        os.dup2(file.fileno(), 2)
        (status,) = driver.cuInit(0)
        os.dup2(kept, 2)
        file.seek(0)
        return status.name, file.read().decode()


@in_child(env=WRONG)
def test_options_of_a_device_that_is_not_simulated():
    assert first_call() == ("CUDA_SUCCESS", "")


@in_child(env=WRONG)
def test_wrong_options_in_the_environment():
    """A program that opens the driver without cubind gets the error, too.

    cubind would have checked the options before.
    """
    libraries.load_stub("driver").simulate(True)
    sentence = 'CUBIND_SIMULATOR: option "devices" must be a number from 1 to 8, not "many"\n'
    assert first_call() == ("CUDA_ERROR_INVALID_VALUE", sentence)


@in_child(env={"CUBIND_DEVICE": "simulated", "CUBIND_SIMULATOR": "devices=4,memory=1G"})
def test_the_environment_is_read_at_the_start():
    assert first_call() == ("CUDA_SUCCESS", "")
    os.environ["CUBIND_SIMULATOR"] = "devices=2"
    assert ok(driver.cuDeviceGetCount()) == 4
    assert ok(driver.cuDeviceTotalMem(3)) == 1 << 30


def test_devices(options, device):
    assert ok(driver.cuDeviceGetCount()) == 1
    options("devices=3")
    assert ok(driver.cuDeviceGetCount()) == 3


def test_compute_capability(options, fresh, device):
    newer = simulated.STORE.replace(b"sm_90", b"sm_100")
    assert driver.cuModuleLoadData(newer)[0] == CUresult.CUDA_ERROR_INVALID_PTX
    options("compute_capability=10.3")
    names = [f"CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_{part}" for part in ("MAJOR", "MINOR")]
    assert [ok(driver.cuDeviceGetAttribute(getattr(ATTRIBUTE, name), device)) for name in names] == [10, 3]
    ok(driver.cuModuleUnload(ok(driver.cuModuleLoadData(newer))))


@pytest.mark.parametrize(("text", "size"), [("65536", 65536), ("64K", 65536), ("3m", 3 << 20), ("0x100000", 1 << 20)])
def test_memory(options, fresh, device, text, size):
    options(f"memory={text}")
    assert ok(driver.cuDeviceTotalMem(device)) == size
    assert driver.cuMemAlloc(size + 1)[0] == CUresult.CUDA_ERROR_OUT_OF_MEMORY


FOR_EVER = simulated.HEAD + b".visible .entry k() { L: bra L; }\n"


def test_timeout(options, load, capfd):
    options("timeout=0.1")
    began = time.monotonic()
    launch(load(FOR_EVER)("k"))
    assert driver.cuCtxSynchronize() == (CUresult.CUDA_ERROR_LAUNCH_TIMEOUT,)
    assert time.monotonic() - began < 30


def test_report(options, load, capfd, tmp_path):
    """Every report is appended to the file, whose name may contain commas.

    If the file cannot be opened, the report goes to the standard error.
    """
    path = tmp_path / "a,b.txt"
    path.write_text("before\n")
    options(f"seed=1,report={path},check=memory")
    assert launch(load(simulated.STORE)("stop")) == CUresult.CUDA_SUCCESS
    assert driver.cuCtxSynchronize() == (CUresult.CUDA_ERROR_LAUNCH_FAILED,)
    assert path.read_text().startswith("before\nThe kernel stopped itself by 'trap'\n")
    assert capfd.readouterr().err == ""


def test_report_that_cannot_be_opened(options, load, capfd, tmp_path):
    options(f"report={tmp_path}/none/there.txt")
    launch(load(simulated.STORE)("stop"))
    driver.cuCtxSynchronize()
    assert "The kernel stopped itself by 'trap'" in capfd.readouterr().err


WIDE = simulated.HEAD + b"""
.visible .entry wide(.param .u64 to)
{
    .shared .align 16 .b8 memory[28];
    .reg .b32 %r<6>;
    .reg .b64 %rd<2>;
    ld.param.u64 %rd1, [to];
    mov.u32 %r5, 5;
    st.shared.u32 [memory+16], %r5;
    ld.shared.v4.u32 {%r1, %r2, %r3, %r4}, [memory+16];
    st.global.u32 [%rd1], %r1;
    ret;
}
"""


def test_loads_over_an_end_are_shown(options, load, capfd):
    """Vector loads over an end are right and allowed; only check=all reports them."""
    at = memory(4)
    for text, shown in (("check=memory", 0), ("check=none", 0), ("check=all", 1)):
        options(text)
        write(at, 0)
        assert launch(load(WIDE)("wide"), at, block=40) == CUresult.CUDA_SUCCESS
        assert driver.cuCtxSynchronize() == (CUresult.CUDA_SUCCESS,)
        said = capfd.readouterr().err
        assert read(at) == 5 and said.count("vector loads") == shown, text
    assert said.startswith(
        "40 vector loads began inside memory and reached past its end, which is allowed: the first load has 16 bytes, of which 12 are "
        "valid\n  in kernel wide, block (0,0,0), thread (0,0,0)\n  at PTX line 13: ld.shared.v4.u32"
    )


@pytest.mark.parametrize(
    "text", ["threads=1", "threads=3", "seed=1", "seed=2,threads=2", "check=none", "check=all", "check=race,init", "translate=auto"]
)
def test_results_stay(options, load, text):
    options(text)
    at, kernel = memory(4 * 4096), load(simulated.STORE)("store")
    assert launch(kernel, at, 4, 9, block=64, grid=64) == CUresult.CUDA_SUCCESS
    ok(driver.cuCtxSynchronize())
    assert read(at + 4 * 63) == 9
