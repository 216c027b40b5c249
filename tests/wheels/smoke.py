"""Check an unpacked wheel with nothing but the interpreter that it was built for.

    python3 -I smoke.py FOLDER MAJOR

FOLDER has the package cubind; MAJOR is the major version of CUDA whose modules are used. A child
process would need an emulator of its own on another processor, so there is none. Prints one line
that counts the checks; a failing check raises.
"""

import ctypes
import importlib
import inspect
import os
import pickle
import re
import sys
import sysconfig
from pathlib import Path

FILL = b""".version 8.0
.target sm_80
.address_size 64
.visible .entry fill(.param .u64 out, .param .u32 first)
{
    .reg .b64 a, o; .reg .b32 t, x;
    ld.param.u64 a, [out]; ld.param.u32 x, [first];
    mov.u32 t, %tid.x; add.u32 x, x, t;
    mul.wide.u32 o, t, 4; add.u64 a, a, o;
    st.global.u32 [a], x;
    ret;
}
"""
# Functions of a module with a parameter that is an output, with the signature of the tuple form.
SIGNATURES = {
    "driver": {"cuMemAlloc": "(bytesize)", "cuMemFree": "(dptr)", "cuCtxGetCurrent": "()"},
    "runtime": {"cudaMalloc": "(size)"},
    "nvrtc": {"nvrtcVersion": "()"},
}


def modules_of(folder):
    """Return the modules of cubind and, if they are unpacked there too, of cubind-libraries."""
    names = [path.stem for path in (folder / "checked").glob("*.py") if path.stem != "__init__"]
    assert set(names) >= set(importlib.import_module("cubind._module_names").CUBIND)
    checked = [f"checked.{name}" for name in names]
    return [*names, *checked, "core", "core.graph", "core.typing", "core.utils", "core.system", "tune", "compat"]


def check_imports(cubind, folder):
    names = modules_of(folder)
    for name in names:
        importlib.import_module(f"cubind.{name}")
    return len(names)


def check_extension(cubind, folder):
    """An extension module that was compiled with cubind-dev works with the main major alone."""
    if not (folder.parent / "blas.so").exists():
        return 0
    is_main = os.environ["CUBIND_CUDA"] == max(path.name.removeprefix("_cuda") for path in folder.glob("_cuda[0-9]*"))
    try:
        assert callable(importlib.import_module("blas").axpy) and is_main
    except ImportError as error:
        assert not is_main and "rebuild" in str(error), error
    return 1


def check_files(cubind, folder):
    """Each shared object is for this interpreter's machine and version."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    others = [path.name for path in folder.rglob("*.cpython-*.so") if not path.name.endswith(suffix)]
    assert not others, others
    return 1


def check_version(cubind, folder):
    metadata = next(folder.parent.glob("cubind-*.dist-info")) / "METADATA"
    assert f"\nVersion: {cubind.__version__}\n" in metadata.read_text(encoding="utf-8")
    assert cubind.cuda_version().major == int(os.environ["CUBIND_CUDA"])
    return 2


def check_docstrings(cubind, folder):
    for module, functions in SIGNATURES.items():
        for name, signature in functions.items():
            for path in (f"cubind.{module}", f"cubind.checked.{module}"):
                function = getattr(importlib.import_module(path), name)
                assert str(inspect.signature(function)) == signature, (path, name, inspect.signature(function))
                assert re.search(r"\w+ .*\.$", function.__doc__, re.M), (path, name)
    from cubind.core import Device, launch

    assert str(inspect.signature(launch)).startswith("(stream, config, kernel, *args")
    assert "stream" in inspect.signature(Device.allocate).parameters and Device.allocate.__doc__
    return 2 * sum(map(len, SIGNATURES.values())) + 2


def check_pickles(cubind, folder):
    from cubind import driver
    from cubind.core import LaunchConfig

    config = LaunchConfig(grid=(2, 3), block=4)
    objects = [driver.CUresult.CUDA_ERROR_INVALID_VALUE, driver.CUdevice_attribute(1), config]
    for value in objects:
        assert pickle.loads(pickle.dumps(value)) == value, value
    assert pickle.loads(pickle.dumps(objects[0])) is objects[0]
    return len(objects) + 1


def check_driver(cubind, folder):
    """The bindings reach the simulated driver, and errors come back."""
    from cubind import checked, driver

    assert driver.cuInit(0) == (driver.CUresult.CUDA_SUCCESS,)
    status, count = driver.cuDeviceGetCount()
    assert status == 0 and count >= 1
    assert driver.cuDeviceGet(count)[0] == driver.CUresult.CUDA_ERROR_INVALID_DEVICE
    wrong = [
        (lambda: checked.driver.cuDeviceGet(count), cubind.CUDAError),
        (lambda: driver.cuInit(), TypeError),
        (lambda: driver.cuInit(-1), OverflowError),
        (lambda: driver.cuInit("x"), TypeError),
    ]
    for call, error in wrong:
        try:
            call()
        except error:
            continue
        raise AssertionError(error)
    return 7


def check_launch(cubind, folder):
    from cubind.core import Device, LaunchConfig, ObjectCode, launch

    device = Device()
    device.set_current()
    stream = device.create_stream()
    kernel = ObjectCode.from_ptx(FILL).get_kernel("fill")
    memory = device.allocate(32 * 4, stream=stream)
    for first in (7, 2**32 - 33):
        launch(stream, LaunchConfig(grid=1, block=32), kernel, memory, ctypes.c_uint32(first))
        numbers = memory.copy_to(bytearray(32 * 4), stream=stream)
        stream.sync()
        assert memoryview(numbers).cast("I").tolist() == list(range(first, first + 32))
    return 2


def main():
    folder = Path(sys.argv[1]).resolve()
    os.environ.update(CUBIND_CUDA=sys.argv[2], CUBIND_DEVICE="simulated")
    sys.path.insert(0, str(folder))
    import cubind

    assert Path(cubind.__file__).parent.parent == folder, cubind.__file__
    checks = [check_files, check_version, check_imports, check_docstrings, check_pickles, check_driver, check_launch, check_extension]
    count = sum(check(cubind, folder / "cubind") for check in checks)
    print(f"{count} checks on CUDA {sys.argv[2]}, Python {sys.version.split()[0]} on {os.uname().machine}")


if __name__ == "__main__":
    main()
