"""Test that imports work without a library or with an old one, and calls report what is missing.

The error also says where cubind searched.
"""

import os

import pytest
from support import hidden_symbols, libraries, model
from support.child import in_child


def without(soname, tmp):
    """Return an environment in which the loader finds no usable file under a soname."""
    (tmp / soname).write_bytes(b"no library at all")
    return {"LD_LIBRARY_PATH": str(tmp)}


def run_without(test, soname, tmp_path):
    in_child(driver="real", nvrtc="real", env=without(soname, tmp_path), hardware=False)(test)()


def no_library(name, soname, function, arguments):
    import importlib
    import sys

    import cubind
    from support.child import skip

    module, checked = (importlib.import_module(f"{form}.{name}") for form in ("cubind", "cubind.checked"))
    assert "cuda.pathfinder" not in sys.modules, "import has side effects"
    libraries.hide_packages()
    calls = [lambda m=m: getattr(m, function)(*arguments) for m in (module, checked)]
    for call in calls * 2:
        try:
            call()
            skip(f"there is a {soname} beside the one that cannot be read")
        except cubind.LibraryNotFoundError as error:
            assert isinstance(error, RuntimeError)
            check_message(error, soname)
            check_advice(error, name)
    with pytest.raises(TypeError):
        getattr(module, function)(*arguments, None)


# A function of each module, with arguments that do no harm if there is a library after all.
QUESTIONS = {
    "runtime": ("cudaRuntimeGetVersion", []),
    "cublas": ("cublasGetCudartVersion", []),
    "cublaslt": ("cublasLtGetVersion", []),
    "cufft": ("cufftGetVersion", []),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_no_library(name, tmp_path):
    soname = libraries.SONAMES[name]
    function, arguments = QUESTIONS[name]
    environment = {**without(soname, tmp_path), "CUDA_HOME": "", "CUDA_PATH": ""}
    child = in_child(**{name: "real"}, env=environment, hardware=False)(no_library)
    child(name=name, soname=soname, function=function, arguments=arguments)


def no_function(name, function, status):
    import ctypes
    import importlib

    from support.child import skip

    module = importlib.import_module(f"cubind.{name}")
    libraries.hide_packages()
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    table = pointer(module._C_API, f"cubind.{name}._C_API".encode())
    find = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p)(ctypes.c_void_p.from_address(table + 16).value)
    entry = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(find(function.encode(), None))
    got = entry(ctypes.addressof(ctypes.c_uint64()), ctypes.addressof(ctypes.c_uint64()))
    if got == 0:
        skip("there is a library beside the one that cannot be read")
    assert got == status


@pytest.mark.parametrize(
    ("name", "function", "status"),
    [
        ("runtime", "cudaRuntimeGetVersion", 500),  # cudaErrorSymbolNotFound
        ("nvrtc", "nvrtcVersion", 11),  # NVRTC_ERROR_INTERNAL_ERROR
        ("cublas", "cublasGetVersion", 15),  # CUBLAS_STATUS_NOT_SUPPORTED
        ("cufft", "cufftGetVersion", 14),  # CUFFT_NOT_IMPLEMENTED
    ],
)
def test_function_of_a_c_table(name, function, status, tmp_path):
    """A C caller gets a status that says that the function is missing, and blames no argument."""
    environment = {**without(libraries.SONAMES[name], tmp_path), "CUDA_HOME": "", "CUDA_PATH": ""}
    child = in_child(**{name: "real"}, env=environment, hardware=False)(no_function)
    child(name=name, function=function, status=status)


def check_message(error, soname):
    text = str(error)
    assert soname in text
    assert "system loader: " in text, text


def check_advice(error, name):
    """Check for one line that begins with what is missing and what to do.

    It must not name another library.
    """
    described = model.load(name).data
    begin = f"library \"{described['library']}\" is not found; install it: pip install '{described['wheel']}' ("
    assert str(error).startswith(begin) and "\n" not in str(error), error
    assert all(f"in {variable}" in str(error) for variable in ("CONDA_PREFIX", *described["roots"])), error
    others = set(libraries.SONAMES.values()) - {libraries.SONAMES[name]}
    assert not any(other in str(error) for other in others), error


def no_driver():
    import sys

    import cubind.checked.driver
    import cubind.driver

    assert "cuda.pathfinder" not in sys.modules, "import has side effects"
    driver = cubind.driver
    assert driver.CUresult.CUDA_SUCCESS == 0
    assert driver.CUmemLocation().id == 0
    for call in (lambda: driver.cuInit(0), lambda: driver.cuMemAlloc(1), lambda: cubind.checked.driver.cuInit(0)):
        for _ in range(2):
            with pytest.raises(cubind.LibraryNotFoundError) as info:
                call()
            assert isinstance(info.value, RuntimeError)
            check_message(info.value, "libcuda.so.1")
            text = '"cuda" is an NVIDIA driver library and can only be found via system search. Install NVIDIA\'s display driver'
            assert str(info.value).startswith(text) and "\n" not in str(info.value)
    with pytest.raises(TypeError):
        driver.cuInit()


def test_no_driver(tmp_path):
    run_without(no_driver, "libcuda.so.1", tmp_path)


def caught_as_pathfinders():
    """B14.1: LibraryNotFoundError can be caught as pathfinder's own, if that is imported."""
    from cubind import driver
    from cuda.pathfinder import DynamicLibNotFoundError

    with pytest.raises(DynamicLibNotFoundError):
        driver.cuInit(0)


def test_caught_as_pathfinders(tmp_path):
    pytest.importorskip("cuda.pathfinder")
    run_without(caught_as_pathfinders, "libcuda.so.1", tmp_path)


def lacking(module, tmp, *symbols):
    """Return an environment with a copy of the module's stub that lacks these symbols.

    It neither exports nor reports them.
    """
    copy = tmp / libraries.STUB_FILES[module].name
    copy.write_bytes(libraries.STUB_FILES[module].read_bytes())
    hidden_symbols.hide(copy, *symbols)
    return {"LD_LIBRARY_PATH": str(tmp)}


def driver_of_an_older_release():
    import cubind
    from cubind import driver
    from cubind.checked import driver as checked

    version = checked.cuDriverGetVersion()
    for call in (lambda: driver.cuMemAlloc(16), lambda: checked.cuMemAlloc(16)):
        for _ in range(2):
            with pytest.raises(cubind.FunctionNotFoundError) as info:
                call()
            assert isinstance(info.value, RuntimeError)
            text = str(info.value)
            assert text.startswith("function cuMemAlloc_v2 is not found")
            assert "libcuda.so.1" in text and f"is version {version // 1000}.{version % 1000 // 10};" in text, text
    with pytest.raises(cubind.FunctionNotFoundError) as info:
        driver.cuStreamGetDevice(None)
    assert str(info.value).startswith("function cuStreamGetDevice is not found")
    assert driver.cuInit(0) == (driver.CUresult.CUDA_SUCCESS,)
    assert driver.cuDeviceGetCount()[0] == 0


def test_driver_of_an_older_release(tmp_path):
    """With an older driver, functions that it lacks fail by name, and all others work."""
    environment = lacking("driver", tmp_path, b"cuMemAlloc_v2", b"cuStreamGetDevice")
    in_child(driver="real", env=environment, hardware=False)(driver_of_an_older_release)()


def foreign_driver():
    import cubind
    from cubind import driver

    with pytest.raises(RuntimeError) as info:
        driver.cuInit(0)
    assert not isinstance(info.value, cubind.LibraryNotFoundError)
    assert str(info.value).startswith("Failed to get cuGetProcAddress_v2 from ") and "libcuda.so.1" in str(info.value)


def test_driver_without_the_resolver(tmp_path):
    """E27: a library with the driver's name may be no CUDA driver."""
    (tmp_path / "libcuda.so.1").symlink_to(libraries.STUB_FILES["nvrtc"])
    environment = {"LD_LIBRARY_PATH": str(tmp_path)}
    in_child(driver="real", nvrtc="real", env=environment, hardware=False)(foreign_driver)()


def nvrtc_of_an_older_release():
    import ctypes

    import cubind
    from cubind import nvrtc

    # A loaded library comes first, before one of NVIDIA's wheels.
    ctypes.CDLL("libnvrtc.so.13")
    assert nvrtc.nvrtcVersion()[0] == nvrtc.nvrtcResult.NVRTC_SUCCESS
    with pytest.raises(cubind.FunctionNotFoundError) as info:
        nvrtc.nvrtcGetTileIR(None, b" ")
    text = str(info.value)
    assert text.startswith("function nvrtcGetTileIR is not found")
    assert "libnvrtc.so.13" in text


def test_nvrtc_of_an_older_release(tmp_path):
    environment = lacking("nvrtc", tmp_path, b"nvrtcGetTileIR")
    in_child(nvrtc="real", env=environment, hardware=False)(nvrtc_of_an_older_release)()


def library_that_lacks(name, soname, symbol, arguments, other):
    import ctypes
    import importlib

    import cubind

    ctypes.CDLL(soname)  # a loaded library comes first
    for form in ("cubind", "cubind.checked"):
        module = importlib.import_module(f"{form}.{name}")
        for _ in range(2):
            with pytest.raises(cubind.FunctionNotFoundError) as info:
                getattr(module, symbol)(*arguments)
            text = str(info.value)
            assert text.startswith(f"function {symbol} is not found") and soname in text, text
        getattr(module, other[0])(*other[1])


@pytest.mark.parametrize(
    ("name", "symbol", "arguments"),
    [
        ("runtime", "cudaGraphGetId", [1]),
        ("cublas", "cublasXtCreate", []),
        ("cublaslt", "cublasLtDisableCpuInstructionsSetMask", [1]),
        ("cufft", "cufftXtFree", [None]),
    ],
)
def test_library_that_lacks_one_function(name, symbol, arguments, tmp_path):
    """Without one function all others work; no library has cuBLASLt's, and the rest came late."""
    environment = lacking(name, tmp_path, symbol.encode())
    child = in_child(**{name: "real"}, env=environment, hardware=False)(library_that_lacks)
    soname = libraries.SONAMES[name]
    child(name=name, soname=soname, symbol=symbol, arguments=arguments, other=QUESTIONS[name])


@in_child(hardware=False, env={"CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM": "1"})
def test_per_thread_default_streams_of_the_runtime():
    """B13: in the runtime they are separate symbols."""
    from cubind import runtime
    from support import stub as stubs

    stub = libraries.load_stub("runtime")
    stub.set_mode(stubs.RECORD)
    runtime.cudaMemset(1, 2, 3)
    runtime.cudaStreamQuery(None)
    runtime.cudaGetDevice()
    assert len(stub.calls("cudaMemset_ptds")) == 1 and not stub.calls("cudaMemset")
    assert len(stub.calls("cudaStreamQuery_ptsz")) == 1
    assert len(stub.calls("cudaGetDevice")) == 1


@in_child(hardware=False, env={"CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM": "1"})
def test_per_thread_default_streams():
    """B13: the per-thread entry points are called where they exist."""
    from cubind import driver
    from support import stub as stubs

    stub = libraries.load_stub("driver")
    stub.set_mode(stubs.RECORD)
    driver.cuMemcpyHtoD(1, 2, 3)
    driver.cuStreamQuery(None)
    driver.cuDeviceGetCount()
    assert len(stub.calls("cuMemcpyHtoD_v2_ptds")) == 1 and not stub.calls("cuMemcpyHtoD_v2")
    assert len(stub.calls("cuStreamQuery_ptsz")) == 1
    assert len(stub.calls("cuDeviceGetCount")) == 1


@in_child(hardware=False, env={"CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM": "maybe"})
def test_unreadable_setting():
    from cubind import driver

    with pytest.raises(ValueError, match="invalid literal for int"):
        driver.cuInit(0)
    os.environ["CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM"] = "0"
    assert driver.cuInit(0) == (0,)
