"""Switch the simulated device on for programs that do not use cubind.

The ten tests of a project (clients/ten) run with four packages. The pytest plugin handles faults of
their kernels.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys

import pytest
from support import libraries
from support.sanitizers import needs_builtins, not_sanitized

pytestmark = [
    pytest.mark.nvrtc,
    needs_builtins,
    not_sanitized("children preload before the sanitizer's runtime"),
    pytest.mark.skipif(libraries.ON_GPU, reason="this run uses the GPU"),
]

TEN = libraries.TESTS / "clients" / "ten"
PLUGIN = ("-m", "pytest", "-p", "cubind.simulator.pytest")
WAYS = {
    "plugin": PLUGIN,
    "runner": ("-m", "cubind.simulator", "-m", "pytest"),
    "variable": ("-m", "pytest"),
    "use": ("-c", "import sys\nfrom cubind import simulator\nsimulator.use()\nimport pytest\nsys.exit(pytest.main(sys.argv[1:]))"),
}


NUMBAS = {"numba": "numba_cuda", "numba_cuda_mlir": "numba_cuda_mlir"}


@pytest.fixture(params=[*NUMBAS, "cuda.core", "cubind.core"])
def package(request):
    of = NUMBAS.get(request.param)
    if of and importlib.util.find_spec(of) is None:
        pytest.skip(f"{of.replace('_', '-')} is not installed")
    if request.param == "cuda.core":
        libraries.need_peer()
    return request.param


@pytest.fixture
def ten(tmp_path):
    """Return a project's folder with the ten tests."""
    for name in ("conftest.py", "test_ten.py"):
        shutil.copy(TEN / name, tmp_path)
    (tmp_path / "pytest.ini").touch()
    return tmp_path


def run(folder, *command, wrong=False, **environment):
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("CUBIND_", "LD_", "PYTEST_", "TEN_"))}
    environment = kept | {"PYTHONPATH": str(libraries.BUILD / "python"), "TEN_PACKAGE": "cubind.core"} | environment
    result = subprocess.run([sys.executable, *command, "-p", "no:cacheprovider"], capture_output=True, text=True, check=False,
                            env=environment, cwd=folder, timeout=300)  # fmt: skip
    assert result.returncode == int(wrong), result.stdout + result.stderr
    return result.stdout


@pytest.mark.parametrize("way", WAYS)
def test_ten_tests(ten, package, way):
    first = {"CUBIND_DEVICE": "simulated", "TEN_BEFORE": "cubind"} if way == "variable" else {}
    assert "10 passed" in run(ten, *WAYS[way], TEN_PACKAGE=package, **first)


@pytest.mark.parametrize("options", [(), ("-s",), ("-n", "2")], ids=["alone", "uncaught", "xdist"])
def test_a_fault_in_the_third(ten, package, options):
    """After a fault in the third, the other tests use the same context, stream and modules."""
    if "-n" in options:
        pytest.importorskip("xdist", reason="pytest-xdist is not installed")
    text = run(ten, *PLUGIN, *options, wrong=True, TEN_PACKAGE=package, TEN_FAULT="1")
    assert "1 failed, 9 passed" in text and "FAILED test_ten.py::test_sum_of_two" in text
    section = text.partition("- Report of the simulated device -")[2]
    assert re.match(r"-+\n4-byte store at 0x\w+: .*\n  in kernel \w*wrong\w*.*, block", section)
    if "-s" not in options:
        # The report has it once, outside the captured output; a note of the exception may have it,
        # too.
        assert text.count("\n4-byte store at") == 1


PTX = """
PTX = b'''.version 7.0
.target sm_70
.address_size 64
.visible .entry wrong(.param .u64 at) {
    .reg .b64 a;
    ld.param.u64 a, [at];
    st.global.u32 [a], 1;
    ret;
}
.visible .entry slow(.param .u64 at) {
    .reg .b64 a; .reg .b32 i; .reg .pred more;
    mov.u32 i, 3000000;
LOOP:
    sub.u32 i, i, 1;
    setp.ne.u32 more, i, 0;
    @more bra LOOP;
    ld.param.u64 a, [at];
    st.global.u32 [a], 1;
    ret;
}'''
import ctypes, os
import cubind, numpy, pytest
from cubind.checked import driver

@pytest.fixture(scope="module")
def launch():
    driver.cuInit(0)
    context = driver.cuDevicePrimaryCtxRetain(0)
    driver.cuCtxSetCurrent(context)
    module = driver.cuModuleLoadData(PTX)
    place = driver.cuMemAlloc(4)
    def launch(name, at=None):
        at = int(place) if at is None else at
        function = driver.cuModuleGetFunction(module, name)
        driver.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, 0, ((at,), (ctypes.c_uint64,)), 0)
        return place
    return launch

def check(launch):
    place, value = launch(b"wrong"), numpy.zeros(1, numpy.int32)
    driver.cuMemcpyDtoH(value, place, 4)
    assert value[0] == 1
"""


def write(folder, text):
    (folder / "pytest.ini").touch()
    (folder / "test_it.py").write_text(PTX + text)


def test_faults_that_nobody_waits_for(tmp_path):
    """A fault that nobody waits for is found after the test, although it passes.

    Work queued behind it is dropped.
    """
    write(tmp_path, """
def test_unnoticed(launch):
    launch(b"slow", 8)
    launch(b"wrong", 8)
def test_next(launch): check(launch)
@pytest.fixture
def fault_at_the_end(launch):
    yield
    launch(b"wrong", 8)
    driver.cuCtxSynchronize()
def test_teardown(fault_at_the_end): pass
def test_last(launch): check(launch)
""")  # fmt: skip
    text = run(tmp_path, *PLUGIN, "-rP", wrong=True)
    assert "4 passed, 1 error" in text and "ERROR at teardown of test_teardown" in text
    assert len(re.findall("Report of the simulated device", text)) == 2 and text.count("in kernel slow") == 1


def test_without_a_fault_nothing_is_cleared(tmp_path):
    """Neither an error that is no fault nor a running kernel makes the plugin clear anything."""
    write(tmp_path, """
def test_refused(launch):
    with pytest.raises(cubind.CUDAError): driver.cuMemFree(12345)
    launch(b"slow")
def test_next(launch): check(launch)
""")  # fmt: skip
    text = run(tmp_path, *PLUGIN, "-rP")
    assert "2 passed" in text and "Report of" not in text


def test_a_report_in_a_file(tmp_path):
    write(tmp_path, """
def test_wrong(launch):
    launch(b"wrong", 8)
    driver.cuCtxSynchronize()
""")  # fmt: skip
    text = run(tmp_path, *PLUGIN, "--cubind-simulator=report=faults.txt", wrong=True)
    assert "in kernel wrong" in text.partition("Report of the simulated device")[2]
    assert "in kernel wrong" in (tmp_path / "faults.txt").read_text()


def test_forked(tmp_path):
    """A child computes if its parent has not begun to, and its faults are its own."""
    write(tmp_path, """
def in_child(launch, name, at=None):
    child = os.fork()
    if child == 0:
        status = 3
        try:
            launch(name, at)
            driver.cuCtxSynchronize()
            status = 0
        except Exception as error:
            status = 5 if "ILLEGAL_ADDRESS" in str(error) else 4
        finally:
            os._exit(status)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
def late(name, at):
    driver.cuInit(0)
    driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(0))
    place = driver.cuMemAlloc(4)
    f = driver.cuModuleGetFunction(driver.cuModuleLoadData(PTX), name)
    driver.cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, 0, ((at or int(place),), (ctypes.c_uint64,)), 0)
def test_children():
    assert [in_child(late, b"wrong"), in_child(late, b"wrong", 8), in_child(late, b"wrong")] == [0, 5, 0]
def test_parent(launch): check(launch)
""")  # fmt: skip
    assert "2 passed" in run(tmp_path, *PLUGIN)


@pytest.mark.parametrize("how", ["option", "ini"])
def test_off(tmp_path, how):
    (tmp_path / "pytest.ini").write_text("[pytest]\ncubind_simulator = off\n" if how == "ini" else "")
    (tmp_path / "test_it.py").write_text("""
import os
def test_it():
    from cubind import simulator
    assert not simulator.is_active() and "CUBIND_DEVICE" not in os.environ and "LD_PRELOAD" not in os.environ
    assert "cubind/simulator/lib" not in open("/proc/self/maps").read()
""")
    text = run(tmp_path, *PLUGIN, *(["--cubind-simulator=off"] if how == "option" else []))
    assert "1 passed" in text and "simulated device" not in text
