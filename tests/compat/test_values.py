"""Compare the modules that cubind.compat makes with the originals, and use both together."""

import json
import re
import textwrap

import pytest
from support import compat_runs, libraries
from support.sanitizers import needs_builtins

pytestmark = [pytest.mark.skipif(int(libraries.MAJOR) < 13, reason="stands for releases of CUDA 13"), pytest.mark.peer]

# `original(name)` returns a module of the originals, which the program uses next to cubind's.
FIRST = """
import json
from cubind.compat._originals import module as original
def tell(function, *args):
    try: return repr(function(*args))
    except Exception as error: return f"{type(error).__name__}: {error}"
def signature(function):
    import inspect
    if hasattr(function, "__signature__"): return list(inspect.signature(function).parameters)
    inner = function.__doc__.partition("(")[2].partition(")")[0]
    return [part.split("=")[0].split()[-1] for part in inner.split(", ") if part]
"""


@pytest.fixture
def run(tmp_path):
    """run(text, *runners): the JSON that a program prints."""
    libraries.need_peer()

    def run(text, runner=("cubind.compat",), **more):
        return json.loads(compat_runs.run_text(FIRST + textwrap.dedent(text), runner=runner, folder=tmp_path, **more))

    return run


# ---- modules with names of their own ----


@pytest.mark.parametrize("name", ["nvjitlink", "nvvm", "nvfatbin"])
def test_same_names(run, name):
    """Functions have the same parameters, enums the same members, and the error is the same."""
    ours, theirs = run(f"""
        import cuda.bindings.{name} as ours
        def describe(module):
            found = dict()
            for name in dir(module):
                value = getattr(module, name)
                if name.startswith("_"): continue
                if not isinstance(value, type): found[name] = signature(value)
                elif issubclass(value, Exception): found[name] = [str(value(1)), value(1).status, value.__module__, tell(value, 999)]
                else: found[name] = [(repr(m), str(m), m.name, int(m)) for m in value] + [value.__module__, tell(value, 999)]
            return found
        print(json.dumps([describe(ours), describe(original("cuda.bindings.{name}"))]))
        """)
    assert ours == theirs and len(ours) > 10


# If the library is in no package, the originals may find another file than cubind, or none. Both
# sides use a library that is loaded.
SAME_FILE = """
import ctypes, cubind.{name}
file = cubind.{name}._library_file()
loaded = ctypes.CDLL(file)
"""
# Both sides report a missing function alike; cubind then adds where it searched.
WHERE = re.compile(r"(FunctionNotFoundError: function \w+ is not found) in .*")


NVVM = """
h = m.create_program()
said = [type(h).__name__, tell(m.version), tell(m.ir_version), tell(m.get_error_string, 1), tell(m.llvm_version, "compute_90")]
said += [tell(m.compile_program, h, 1, ["-arch=compute_90"]), tell(m.get_program_log_size, h)]
text = TEXT
said += [tell(m.add_module_to_program, h, text, len(text), "x.ll"), tell(m.verify_program, h, 0, [])]
said += [tell(m.compile_program, h, 1, ["-bogus"])]
log = bytearray(m.get_program_log_size(h))
said += [tell(m.get_program_log, h, log), log.decode(), tell(m.compile_program, h, 2, ["-arch=compute_90", "-opt=3"])]
ptx = bytearray(m.get_compiled_result_size(h))
said += [tell(m.get_compiled_result, h, ptx), ptx.decode(), tell(m.destroy_program, h), tell(m.create_program, 1)[:9]]
"""
NVJITLINK = """
said = [tell(m.version), tell(m.create, 1, ["-bogus"]), tell(m.create, 0, [])]
h = m.create(2, ["-arch=sm_90", "-time"])
said += [type(h).__name__, tell(m.add_data, h, m.InputType.PTX, b"bogus", 5, "x.ptx"), tell(m.get_error_log_size, h)]
log = bytearray(m.get_error_log_size(h))
said += [tell(m.get_error_log, h, log), log.decode(), tell(m.destroy, h)]
h = m.create(1, ["-arch=sm_90"])
ptx = b".version 8.0\\n.target sm_90\\n.address_size 64\\n.visible .entry f() { ret; }\\0"
said += [tell(m.add_data, h, int(m.InputType.PTX), ptx, len(ptx), "x"), tell(m.complete, h), tell(m.get_linked_ptx_size, h)]
cubin = bytearray(m.get_linked_cubin_size(h))
said += [tell(m.get_linked_cubin, h, cubin), bytes(cubin[:4]).decode("latin1"), len(cubin), tell(m.destroy, h)]
said += [tell(m.add_file, 0, 2, "x")[:20]]
"""
NVFATBIN = """
said = [tell(m.version), tell(m.create, ["-bogus"], 1), tell(m.get_error_string, 8), tell(m.get_error_string, 0), tell(m.get_error_string, 999)]
h = m.create(["-64", "-host=linux"], 2)
ptx = b".version 8.0\\n.target sm_90\\n.address_size 64\\n.visible .entry f() { ret; }\\0"
said += [tell(m.add_ptx, h, ptx, len(ptx), "90", "f", ""), tell(m.add_cubin, h, b"bogus", 5, "90", "g")]
said += [tell(m.add_ptx, h, ptx, len(ptx), "nonsense", "f", "")]
out = bytearray(m.size(h))
said += [tell(m.get, h, out), len(out), out[:4].hex(), tell(m.destroy, h)]
"""


@pytest.mark.nvrtc
@pytest.mark.parametrize(("name", "calls"), [("nvvm", NVVM), ("nvjitlink", NVJITLINK), ("nvfatbin", NVFATBIN)])
def test_same_results(run, name, calls):
    """On the real libraries, values, errors and written buffers are the same."""
    pytest.importorskip("nvidia.cu13", reason="NVIDIA's libraries are not installed")
    from cubind.compat import _utils

    calls = calls.replace("TEXT", repr(_utils._IR.format(2, 0, 3, 2).encode()))
    body = "".join(f"    {line}\n" for line in calls.splitlines())
    first = SAME_FILE.format(name=name)
    ours, theirs, file = run(f"{first}def both(m):\n{body}    return said\nimport cuda.bindings.{name} as ours\n"
                             f"print(json.dumps([both(ours), both(original('cuda.bindings.{name}')), file]))\n")
    ours = [WHERE.sub(r"\1", told) if isinstance(told, str) else told for told in ours]
    assert ours == theirs and len(ours) > 8, file


@pytest.mark.nvrtc
@pytest.mark.parametrize("name", ["nvvm", "nvjitlink", "nvfatbin", "nvrtc"])
def test_same_probes(run, name):
    """Both sides report the same functions, at other addresses: each opens the library itself."""
    pytest.importorskip("nvidia.cu13", reason="NVIDIA's libraries are not installed")
    ours, theirs, file = run(SAME_FILE.format(name=name) + textwrap.dedent(f"""
        import cuda.bindings._internal.{name} as ours
        def probe(m):
            found = m._inspect_function_pointers()
            first = sorted(found)[0]
            return [sorted(found), [address != 0 for _, address in sorted(found.items())], m._inspect_function_pointer(first) == found[first],
                    tell(m._inspect_function_pointer, "bogus")]
        print(json.dumps([probe(ours), probe(original("cuda.bindings._internal.{name}")), file]))
        """))
    assert ours == theirs and len(ours[0]) > 10, file


# ---- errors ----


def test_one_class_for_all_paths(run):
    """Exceptions that are one class in the originals are one class under compat."""
    ours, theirs = run("""
        import importlib
        modules = [f"cuda.bindings.{name}" for name in ("nvvm", "nvjitlink", "nvfatbin", "nvml", "cufile", "_internal.utils")]
        modules += ["cuda.core", "cuda.core.utils", "cuda.core.graph", "cuda.core.system", "cuda.core.system.exceptions"]
        modules += [f"cuda.core.{name}" for name in ("_utils.cuda_utils", "_linker", "_program", "_module", "_stream", "_launcher")]
        def classes(load):
            found = {}
            for name in modules:
                for attribute in dir(load(name)):
                    value = getattr(load(name), attribute, None)
                    if isinstance(value, type) and issubclass(value, BaseException) and not hasattr(__builtins__, value.__name__):
                        found[f"{name}.{attribute}"] = id(value)
            return found
        print(json.dumps([classes(importlib.import_module), classes(original)]))
        """)
    groups = {}
    for name in ours.keys() & theirs.keys():
        groups.setdefault(theirs[name], set()).add(name)
    assert sum(len(group) > 1 for group in groups.values()) > 30
    assert not [group for group in groups.values() if len({ours[name] for name in group}) > 1]


@pytest.mark.nvrtc
def test_errors_of_core_are_those_of_the_bindings(run):
    pytest.importorskip("nvidia.cu13", reason="NVIDIA's libraries are not installed")
    found = run("""
        import copy, pickle
        from cuda.bindings import nvjitlink, nvvm
        from cuda.core import Program, ProgramOptions
        said = []
        for error, kind, to in (nvvm.nvvmError, "nvvm", "ptx"), (nvjitlink.nvJitLinkError, "ptx", "cubin"):
            try: Program("garbage", kind, ProgramOptions(arch="sm_90")).compile(to)
            except error as caught:
                again = pickle.loads(pickle.dumps(caught))
                said += [[caught.status, type(caught) is type(again) is error, str(again) == str(caught), again.status, copy.copy(caught).status]]
        print(json.dumps(said))
        """)
    assert found == [[6, True, True, 6, 6], [12, True, True, 12, 12]]


@pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub of NVML")
def test_errors_of_nvml_are_those_of_core(run):
    found = run(f"""
        import sys
        sys.path.insert(0, {str(libraries.TESTS)!r})
        from support import libraries, stub
        nvml_stub = libraries.load_stub("nvml")
        from cuda.bindings import nvml
        from cuda.core import system
        device = system.Device(index=0)
        for symbol in ("nvmlDeviceGetName", "nvmlDeviceGetSerial"):
            nvml_stub.set_mode(stub.RECORD, symbol)
            nvml_stub.result(symbol, 3)
        said = []
        for call in (lambda: device.serial, lambda: nvml.device_get_name(device._handle)):
            try: call()
            except nvml.NotSupportedError as error:
                said += [[error.status, type(error) is system.exceptions.NotSupportedError, isinstance(error, nvml.NvmlError)]]
        print(json.dumps(said))
        """)
    assert found == [[3, True, True], [3, True, True]]


# ---- cuda.bindings.utils ----


def test_versions_of_ptx(run):
    ours, theirs = run("""
        import cuda.bindings.utils as ours
        versions = [f"{major}.{minor}" for major in range(11) for minor in range(12)] + ["", "8", "8.x", "08.0", "8.0 "]
        texts = [".version 8.3\\n.target sm_90", "// none", ".version\\t7.10", ".version 9", ""]
        def both(m):
            return ([tell(m.get_minimal_required_cuda_ver_from_ptx_ver, v) for v in versions] + [tell(m.get_ptx_ver, t) for t in texts])
        print(json.dumps([both(ours), both(original("cuda.bindings.utils"))]))
        """)
    assert ours == theirs


@pytest.mark.nvrtc
def test_options_of_nvvm(run):
    pytest.importorskip("nvidia.cu13", reason="NVIDIA's libraries are not installed")
    ours, theirs = run("""
        import cuda.bindings.utils as ours
        lists = [], ["-g"], ["-arch=compute_90"], ["-bogus"], ["-arch=compute_90", "-opt=0", "-g"]
        both = [[tell(m.check_nvvm_compiler_options, options) for options in lists] for m in (ours, original("cuda.bindings.utils"))]
        print(json.dumps(both))
        """)
    assert ours == theirs and "False" in ours and "True" in ours


def test_warning_of_versions(run):
    """It warns once if the driver supports only an older major, unless warnings are off."""
    found = run("""
        import os, warnings
        from cuda.bindings import driver
        from cuda.bindings.utils import warn_if_cuda_major_version_mismatch as warn
        def warned():
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                warn()
            return [f"{w.category.__name__} {w.filename.rpartition('/')[2]} {w.message}" for w in caught]
        driver.cuDriverGetVersion = lambda: (driver.CUresult(0), 12040)
        os.environ["CUDA_PYTHON_DISABLE_MAJOR_VERSION_WARNING"] = "yes"
        said = [warned()]
        os.environ["CUDA_PYTHON_DISABLE_MAJOR_VERSION_WARNING"] = "0"
        print(json.dumps([*said, warned(), warned()]))
        """)
    unwanted, first, second = found
    assert unwanted == second == [] and len(first) == 1
    assert first[0].startswith("UserWarning program_of_a_test.py cubind's modules are for CUDA 13, but the driver supports CUDA only up to 12")


def test_handles_of_both_sides(run):
    """get_cuda_native_handle accepts the handles of both sides, and no other class."""
    found = run("""
        from cuda.bindings import driver, runtime, utils
        theirs = original("cuda.bindings.driver")
        utils._add_cuda_native_handle_getter(complex, lambda value: int(value.real))
        said = [tell(utils.get_cuda_native_handle, value) for value in (driver.CUstream(7), runtime.cudaStream_t(8), theirs.CUstream(9),
                theirs.CUevent(10), 2j + 3, driver.CUdeviceptr(5), theirs.CUdeviceptr(5), 5)]
        print(json.dumps(said))
        """)
    assert found == ["7", "8", "9", "10", "3", "TypeError: Unknown type: <class 'cuda.bindings.driver.CUdeviceptr'>",
                     "TypeError: Unknown type: <class 'cuda.bindings.driver.CUdeviceptr'>", "TypeError: Unknown type: <class 'int'>"]


@pytest.mark.skipif(libraries.ON_GPU, reason="this run uses the GPU")
def test_objects_of_one_side_in_calls_of_the_other(run):
    """Calls accept the other side's handles, device pointers, attributes and streams.

    Both sides are on one simulated device.
    """
    found = run("""
        from cuda.bindings import driver as ours
        from cuda.core import Device, LaunchConfig
        theirs = original("cuda.bindings.driver")
        device = Device(0)
        device.set_current()
        def ok(result):
            assert int(result[0]) == 0, result
            return result[1] if len(result) == 2 else None
        said = []
        for a, b in ((ours, theirs), (theirs, ours)):
            stream, event, memory = ok(a.cuStreamCreate(0)), ok(a.cuEventCreate(0)), ok(a.cuMemAlloc(64))
            ok(b.cuMemsetD8Async(memory, 7, 64, stream))
            ok(b.cuEventRecord(event, stream))
            ok(b.cuStreamSynchronize(stream))
            out = bytearray(64)
            ok(b.cuMemcpyDtoH(out, memory, 64))
            said += [set(out) == {7}, int(b.cuEventQuery(event)[0]), int(b.CUstream(int(stream))) == int(stream)]
            ok(b.cuMemFree(memory)), ok(b.cuEventDestroy(event)), ok(b.cuStreamDestroy(stream))
        core = original("cuda.core")
        other = core.Device(0)
        other.set_current()
        stream = other.create_stream()
        mine = device.create_stream(stream)
        said += [int(mine.handle) == int(stream.handle)]
        buffer = device.allocate(64, stream=stream)
        said += [buffer.size]
        back = other.create_stream(device.create_stream())
        said += [type(back).__module__]
        print(json.dumps(said))
        """, runner=("cubind.simulator", "cubind.compat"))
    assert found == [True, 0, True] * 2 + [True, 64, "cuda.core._stream"]


@pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub of NVML")
def test_handles_of_nvml(run):
    """The original's functions accept cubind's handles and the numbers of cuda.core.system."""
    found = run(f"""
        import sys
        sys.path.insert(0, {str(libraries.TESTS)!r})
        from support import libraries
        libraries.load_stub("nvml")
        from cuda.bindings import nvml
        from cuda.core import system
        import cubind.checked.nvml, pickle
        nvml.init_v2()
        handle = cubind.checked.nvml.nvmlDeviceGetHandleByIndex(0)
        device = system.Device(index=0)
        said = [type(device._handle).__name__, device._handle == int(handle) == nvml.device_get_handle_by_index_v2(0)]
        said += [tell(nvml.device_get_name, h) for h in (handle, device._handle)] + [tell(lambda: nvml.device_get_name(device=handle))]
        said += [tell(nvml.device_get_name, h) for h in (None, cubind.checked.nvml.nvmlPciInfo_t())]
        said += [nvml.device_get_name.__name__]
        said += [pickle.loads(pickle.dumps(nvml.device_get_name)) is nvml.device_get_name]
        print(json.dumps(said))
        """)
    name = found[2]
    assert "Error" not in name
    assert found == ["int", True, name, name, name, *["TypeError: an integer is required"] * 2, "device_get_name", True]


# ---- private helpers of cuda.core ----


@pytest.mark.skipif(libraries.ON_GPU, reason="this run uses the GPU")
def test_handle_return(run):
    """It accepts both sides' statuses; the text is the driver's, not the original's."""
    ours, theirs, mixed = run("""
        from cuda.bindings import driver, nvrtc, runtime
        from cuda.core._utils.cuda_utils import handle_return as ours
        helpers = original("cuda.core._utils.cuda_utils")
        other = original("cuda.bindings.driver")
        def both(function, driver, nvrtc):
            good, bad = driver.CUresult(0), driver.CUresult(1)
            results = (good,), (good, 1), (good, 1, 2), (nvrtc.nvrtcResult(1),), (5,), (0, 7), 7, (bad, None)
            return [tell(function, result).partition(": This")[0] for result in results]
        first = both(ours, driver, nvrtc)
        second = both(helpers.handle_return, other, original("cuda.bindings.nvrtc"))
        print(json.dumps([first, second, both(ours, other, original("cuda.bindings.nvrtc"))]))
        """, runner=("cubind.simulator", "cubind.compat"))
    assert ours == mixed and ours[:-1] == theirs[:-1]
    assert ours[-1] == "CUDAError: CUDA_ERROR_INVALID_VALUE: invalid argument" and theirs[-1] == "CUDAError: CUDA_ERROR_INVALID_VALUE"


@pytest.mark.nvrtc
@needs_builtins
def test_handle_return_with_a_program(run):
    """The error text contains the compiler's log."""
    said = run("""
        from cuda.bindings import nvrtc
        from cuda.core._utils.cuda_utils import handle_return
        program = handle_return(nvrtc.nvrtcCreateProgram(b"nonsense", b"x.cu", 0, [], []))
        print(json.dumps(tell(handle_return, nvrtc.nvrtcCompileProgram(program, 0, []), program)))
        """)
    assert said.startswith("NVRTCError: <nvrtcResult.NVRTC_ERROR_COMPILATION: 6>: NVRTC_ERROR_COMPILATION, compilation log:\n\nx.cu(1)")


@pytest.mark.nvrtc
def test_probes_open_what_only_opening_finds():
    """If a library's file is unknown before it is opened, as with a finder, the probes open it."""
    pytest.importorskip("nvidia.cu13", reason="NVIDIA's libraries are not installed")
    from types import SimpleNamespace

    from cubind import nvvm
    from cubind.compat import _low_level

    opened = []
    own = SimpleNamespace(__name__="cubind.nvvm", nvvmVersion=lambda: opened.append(nvvm.nvvmVersion()),
                          nvvmIRVersion=None, _library_file=lambda: nvvm._library_file() if opened else None)
    found = _low_level.make_probes("cuda.bindings._internal.nvvm", own)._inspect_function_pointers()
    assert len(opened) == 1 and found["__nvvmVersion"] != 0
