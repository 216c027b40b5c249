"""One package serves two major versions of CUDA; the libraries found decide which one is used.

The libraries are stubs in the folders of wheels and, if available, the real ones of CUDA 12
(build/cu12, which ci/test fetches) and 13.
"""

import ctypes.util
import os
import pickle
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from support import libraries

libraries.use_build()
if not (libraries.PACKAGE / "cubind" / "_cuda12").is_dir():
    pytest.skip("this build has the modules of one major", allow_module_level=True)

from cubind import _cuda  # noqa: E402

STUBS = {12: libraries.BUILD / "stubs" / "cuda12", 13: libraries.BUILD / "stubs"}
FOLDERS = {12: "nvidia/cuda_nvrtc/lib", 13: "nvidia/cu13/lib"}
REAL = {12: libraries.ROOT / "build" / "cu12", 13: Path(sysconfig.get_path("purelib"))}
RELEASES = _cuda.RELEASES
both = pytest.mark.parametrize("major", [12, 13])


def run(program, *entries, **environment):
    """Return what a program prints that sees only these entries of sys.path.

    If it fails, return the last line of its exception.
    """
    dropped = ("CUBIND_CUDA", "LD_LIBRARY_PATH", "CUDA_PATH", "CUDA_HOME", "CONDA_PREFIX")
    clean = {key: value for key, value in os.environ.items() if key not in dropped}
    clean |= {"PYTHONPATH": ":".join(map(str, [libraries.PACKAGE, *entries])), **environment}
    result = subprocess.run([sys.executable, "-S", "-c", program], env=clean, capture_output=True, text=True, check=False)
    return result.stdout.strip() if result.returncode == 0 else result.stderr.strip().splitlines()[-1]


@pytest.fixture
def site(tmp_path):
    """Return a folder with the stub NVRTC of these majors, as in their wheels."""

    def site(*majors, name="site"):
        for major in majors:
            (stub,) = (STUBS[major] / "nvrtc").glob("libnvrtc.so.*")
            folder = tmp_path / name / FOLDERS[major]
            folder.mkdir(parents=True)
            shutil.copy(stub, folder)
        return tmp_path / name

    return site


TELL = """
import cubind, cubind.nvrtc
found = cubind.cuda_version()
print(found.major, found.release, found.reason, f"_cuda{found.major}" in cubind.nvrtc.__file__, int(cubind.nvrtc.nvrtcVersion()[0]))
"""


@both
def test_beside_the_libraries_of_one(major, site):
    told = run(TELL, site(major))
    where = site(name="site") / FOLDERS[major] / f"libnvrtc.so.{major}"
    if not libraries.ON_GPU or major == 12:
        assert told == f"{major} {RELEASES[major]} {where} is found among the installed packages True 0"


@pytest.mark.skipif(libraries.ON_GPU, reason="the driver of this machine has a say")
def test_beside_both(site):
    assert run(TELL, site(12, 13)).startswith(f"13 {RELEASES[13]} ")
    assert run(TELL, site(12, name="first"), site(13, name="second")).startswith(f"12 {RELEASES[12]} ")
    assert run(TELL, site(13, name="one"), site(12, name="two")).startswith(f"13 {RELEASES[13]} ")
    assert run(TELL, site(name="site"), CUBIND_CUDA="12").startswith(f"12 {RELEASES[12]} CUBIND_CUDA=12 ")


@both
def test_what_is_loaded_decides(major, site):
    (stub,) = (STUBS[major] / "runtime").glob("libcudart.so.*")
    program = f"import ctypes; ctypes.CDLL({str(stub)!r}); import cubind; print(cubind.cuda_version())"
    assert run(program, site(12, 13)) == f"{RELEASES[major]} (libcudart.so.{major} is loaded in this process)"


def test_the_other_one_afterwards():
    program = "import cubind; cubind.use_cuda(12); import cubind.driver; cubind.use_cuda(13)"
    assert run(program) == (
        "RuntimeError: CUDA 12 is in use in this process (cubind.use_cuda(12)): call cubind.use_cuda(13) before the first import of "
        "a cubind module and before cuda_version()"
    )
    assert run("import cubind.driver, cubind._cuda12.runtime", CUBIND_CUDA="13") == (
        f"ImportError: cubind.runtime (of release {RELEASES[12]}) must be imported by that name, not as cubind._cuda12.runtime"
    )


names_of_one = pytest.mark.parametrize(
    ("major", "module", "name"),
    [
        (12, "driver", "cuMemGetMemPool"),
        (12, "checked.runtime", "cudaMemGetMemPool"),
        (13, "driver", "cuCtxCreate_v4"),
        (13, "checked.driver", "cuEventElapsedTime_v2"),
        (13, "nvrtc", "nvrtcGetNVVM"),
    ],
)


@names_of_one
def test_names_of_the_other(major, module, name):
    told = run(f"import cubind.{module} as m; m.{name}", CUBIND_CUDA=str(major))
    other = RELEASES[25 - major]
    assert told.startswith(  # Python appends a suggestion of another name
        f"AttributeError: module 'cubind.{module}' has no attribute '{name}': CUDA {other} has it, but {RELEASES[major]} is in use "
        f"(CUBIND_CUDA={major})"
    )
    nothing = run(f"import cubind.{module} as m; m.of_none", CUBIND_CUDA=str(major))
    assert nothing == f"AttributeError: module 'cubind.{module}' has no attribute 'of_none'"
    assert run(f"import cubind.{module} as m; print(hasattr(m, {name!r}))", CUBIND_CUDA=str(25 - major)) == "True"


CALLED = """
import importlib
m = importlib.import_module("cubind.{module}")
assert "__getattr__" in vars(m)
try:
    {call}
except Exception:
    pass
assert "__getattr__" not in vars(m)
assert not hasattr(m, {name!r}) and getattr(m, {name!r}, None) is None and not hasattr(m, "__path__")
for name in ({name!r}, {name!r}, "of_none"):
    try:
        getattr(m, name)
    except AttributeError as error:
        print(error, error.name == name and error.obj is m, sep="|")
"""


@names_of_one
def test_names_of_the_other_after_a_call(major, module, name):
    """CPython before 3.13 lets no message say more (docs/cuda-versions.md)."""
    call = {"driver": "m.cuInit(0)", "runtime": "m.cudaGetDeviceCount()", "nvrtc": "m.nvrtcVersion()"}[module.rpartition(".")[2]]
    told = run(CALLED.format(module=module, name=name, call=call), CUBIND_CUDA=str(major)).splitlines()
    plain = f"module 'cubind.{module}' has no attribute "
    more = f": CUDA {RELEASES[25 - major]} has it, but {RELEASES[major]} is in use (CUBIND_CUDA={major})"
    first = f"{plain}{name!r}{more if sys.version_info >= (3, 13) else ''}|True"
    assert told == [first, first, f"{plain}'of_none'|True"]


def pickled(expression, major):
    program = f"import cubind.driver as d, cubind.cublaslt as lt, pickle; print(pickle.dumps({expression}).hex())"
    return bytes.fromhex(run(program, CUBIND_CUDA=str(major)))


def loaded(data, major):
    return run(f"import pickle; print(pickle.loads({data!r}))", CUBIND_CUDA=str(major))


@both
def test_pickles_go_from_one_to_the_other(major):
    """Pickles load under the other major: classes are cubind.driver's in both."""
    assert loaded(pickled("d.CUresult.CUDA_ERROR_INVALID_VALUE", major), 25 - major) == "<CUresult.CUDA_ERROR_INVALID_VALUE: 1>"
    assert loaded(pickled("d.CUresult", major), 25 - major) == "<enum 'CUresult'>"
    assert b"_cuda1" not in pickled("d.CUresult", major)
    assert "algo" in loaded(pickled("lt.cublasLtMatmulHeuristicResult_t()", major), 25 - major)


def test_pickles_that_the_other_cannot_load():
    newer = pickled("d.CUresult.CUDA_ERROR_STREAM_DETACHED", 13)
    assert loaded(newer, 12).startswith("ValueError: ")
    assert "CUlaunchAttributePortableClusterMode" in loaded(pickled("d.CUlaunchAttributePortableClusterMode", 13), 12)


CORE = """
import cubind
from cubind.core import Device, LaunchConfig
device = Device()
device.set_current()
stream = device.create_stream()
from cubind.core import EventOptions
first, last = (device.create_event(options=EventOptions(timing_enabled=True)) for _ in range(2))
stream.record(first)
buffer = device.allocate(1 << 16, stream=stream)
buffer.fill(7, stream=stream)
stream.record(last)
stream.sync()
print(cubind.cuda_version().major, buffer.size, last - first >= 0, len(device.uuid) > 16)
buffer.close()
"""


@pytest.mark.skipif(libraries.ON_GPU, reason="of stub drivers")
@both
def test_core_is_one(major):
    """One core binary serves both majors, each with its own driver module and stub."""
    found = run(CORE, CUBIND_CUDA=str(major), LD_LIBRARY_PATH=str(STUBS[major] / "driver"))
    assert found == f"{major} 65536 True True"
    modules = run("import cubind.core, cubind._core as m; print(m.__file__)", CUBIND_CUDA=str(major))
    assert Path(modules).parent == libraries.PACKAGE / "cubind"


def test_core_names_what_a_release_lacks():
    if libraries.ON_GPU:
        pytest.skip("of stub drivers")
    program = "from cubind.core import Device, ManagedMemoryResource; Device().set_current(); ManagedMemoryResource()"
    assert "(in cuMemGetMemPool)" in run(program, CUBIND_CUDA="12", LD_LIBRARY_PATH=str(STUBS[12] / "driver"))


ASK = "import sys, real_libraries; sys.argv[1:] = ['nvrtc', 'nvjitlink']; sys.exit(real_libraries.main())"


@both
def test_real_compilers(major):
    """The real compilers answer the questions of ci/real_libraries.py.

    ci/test asks the same in two environments with the wheel.
    """
    if not (REAL[major] / FOLDERS[major]).is_dir():
        pytest.skip(f"no NVRTC of CUDA {major} in {REAL[major]}")
    told = [line.split()[:2] for line in run(ASK, REAL[major], libraries.ROOT / "ci").splitlines()]
    if libraries.ON_GPU and major == 13 and told[0][1] == "12.9":
        pytest.skip("the driver of this machine knows no CUDA 13")
    assert told[0] == ["cubind", RELEASES[major]]
    assert [name for name, _ in told[1:]] == ["nvrtc", "nvjitlink"]
    # on a machine with a GPU they may have another minor version
    if ctypes.util.find_library("cuda") is None:
        assert {version for _, version in told} == {RELEASES[major]}


def test_suite_is_of_the_release_that_it_says():
    import cubind

    assert cubind.cuda_version().release == libraries.RELEASE
    assert pickle.loads(pickle.dumps(cubind.FunctionNotFoundError)) is cubind.FunctionNotFoundError


INTERPRETERS = """
import sys
if sys.version_info >= (3, 13):
    import _interpreters as interpreters
    number, run = interpreters.create("legacy"), interpreters.exec
else:
    import _xxsubinterpreters as interpreters
    number, run = interpreters.create(isolated=False), interpreters.run_string
import cubind
cubind.use_cuda(12)
import cubind.core
other = f"import sys; sys.path[:] = {sys.path!r}; import cubind; cubind.use_cuda(13); import cubind.driver; print('driver', end=' ')"
try:
    found = run(number, other + "; import cubind.core")
    print(found)
except Exception as error:
    print(error)
"""


def test_core_is_of_one_major_in_all_interpreters():
    told = run(INTERPRETERS)
    if "No module named" in told:
        pytest.skip("this Python has no module for subinterpreters")
    assert told.startswith("driver ")
    assert "cubind.driver._C_API is for CUDA 13, but cubind.core uses CUDA 12 in this process" in told
