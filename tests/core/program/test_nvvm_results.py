"""Test what programs of NVVM IR become: entries of the cache, and kernels that run."""

import ctypes
import os
import sys
from pathlib import Path

import numpy
import pytest
from cubind import _core, core
from cubind.core import CUDAError, LaunchConfig, Linker, Program, _libdevice, _program_cache, launch, utils
from support import libraries
from support.core import compilers, nvvm_ir
from support.core.nvvm_programs import CALLER, CHILD, SINE, TWICE, compiler, fresh, libdevice, program  # noqa: F401

# --- the cache ------------------------------------------------------------------------------------


@pytest.fixture
def compiles(compiler):
    """Return a list that grows with each compile."""
    done = []

    def compiled(*arguments):
        done.append(arguments)
        return compiler.call("nvvmCompileProgram", *map(ctypes.c_void_p, arguments))

    compiler.replace("nvvmCompileProgram", compiled, *[ctypes.c_void_p] * 3)
    return done


def test_the_default_cache(compiles):
    codes = [program().compile("ptx", names) for names in ((), ("a",), ())]
    assert len(compiles) == 1 and len({code.code for code in codes}) == 1
    assert all(code.symbol_mapping == {} and code.name == "default_program" for code in codes)
    program().compile("ltoir")
    program(nvvm_ir.ADD + "\n").compile("ptx")
    program(fma=False).compile("ptx")
    assert len(compiles) == 4
    program().compile("ptx", cache=False)
    assert len(compiles) == 5


def test_modules_and_libdevice_are_in_the_key(compiles, libdevice, tmp_path, monkeypatch):
    def build(*sources, **options):
        return program(CALLER, extra_sources=list(sources), **options).compile("ptx")

    other = TWICE.replace("fadd float %x, %x", "fadd float %x, 1.0")
    for sources in ([("a", TWICE)], [("a", other)], [("b", TWICE)], [("a", TWICE), ("s", nvvm_ir.function("s"))]):
        before = len(compiles)
        assert build(*sources).code == build(*sources).code
        assert len(compiles) == before + 1
    before = len(compiles)
    build(("a", TWICE), use_libdevice=True)
    build(("a", TWICE), use_libdevice=True)
    assert len(compiles) == before + 1
    copy = tmp_path / "libdevice.10.bc"
    copy.write_bytes(Path(libdevice).read_bytes())
    monkeypatch.setattr(_libdevice, "find", lambda: str(copy))
    build(("a", TWICE), use_libdevice=True)
    assert len(compiles) == before + 1, "it is the content that counts"


def test_options_without_a_meaning_do_not_bypass_the_cache(compiles, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        program(create_pch="out.pch", debug=True).compile("ptx")
    assert len(compiles) == 1 and not list(tmp_path.glob("out*"))


def test_a_cache_of_one_s_own(compiles):
    with utils.InMemoryProgramCache() as cache:
        for _ in range(2):
            assert program().compile("ptx", cache=cache).code
        assert len(cache) == 1 and len(compiles) == 1


def key(**changes):
    options = changes.pop("options", {})
    given = {"code": nvvm_ir.ADD, "code_type": "nvvm", "target_type": "ptx", "options": {"arch": "sm_90", **options}}
    return utils.make_program_cache_key(**{**given, **changes})


def test_keys(libdevice):
    same = key()
    assert same == key(code=nvvm_ir.ADD.encode()) == key(code=bytearray(nvvm_ir.ADD, "ascii"), name_expressions=("a",))
    assert same == key(options={"use_libdevice": False, "extra_sources": [], "pch": True, "create_pch": "x"})
    others = [
        key(code=nvvm_ir.ADD + "\0"),
        key(target_type="ltoir"),
        key(code_type="ptx"),
        key(extra_digest=b"x"),
        key(options={"name": "other"}),
        key(options={"use_libdevice": True}),
        key(options={"extra_sources": [("a", TWICE)]}),
        key(options={"extra_sources": [("a", TWICE), ("b", CALLER)]}),
        key(options={"extra_sources": [("b", CALLER), ("a", TWICE)]}),
        key(options={"fma": False}),
    ]
    assert len({same, *others}) == len(others) + 1


@pytest.mark.parametrize("option", ["time", "lineinfo"])
def test_keys_of_options_that_it_does_not_know(option):
    with pytest.raises(CUDAError, match=f"not supported by NVVM backend: {option}"):
        key(options={option: "x"})


def test_the_build_is_in_the_key(monkeypatch):
    from cubind.core import _compiler_build

    before = key()
    monkeypatch.setitem(_compiler_build._known, "libnvvm.so.4", "another")
    assert key() != before
    monkeypatch.setattr(_program_cache, "build_of", lambda name: "")
    monkeypatch.setattr(_core, "_nvvm_version", lambda: 1, raising=False)
    assert key() != before


# --- the results ----------------------------------------------------------------------------------


@pytest.fixture
def simulated(device):
    if libraries.ON_GPU:
        yield device
        return
    stub = libraries.load_stub("driver")
    stub.simulate(True)
    yield device
    stub.simulate(None)


def on_device(device, stream, array):
    buffer = device.allocate(array.nbytes, stream=stream)
    buffer.copy_from(array, stream=stream)
    return buffer


def run_add(device, stream, kernel):
    """Run the kernel over 1000 elements, with a block that is partly out of range."""
    a, b = numpy.arange(1000, dtype="f4"), numpy.linspace(0, 1, 1000, dtype="f4")
    buffers = [on_device(device, stream, array) for array in (a, b, numpy.zeros(1024, "f4"))]
    launch(stream, LaunchConfig(grid=8, block=128), kernel, *buffers, 1000)
    result = numpy.ones(1024, "f4")
    buffers[2].copy_to(result, stream=stream)
    stream.sync()
    numpy.testing.assert_array_equal(result[:1000], a + b)
    assert not result[1000:].any()


def link(target, *codes):
    options = {"arch": "sm_90", "link_time_optimization": True, "ptx": target == "ptx"}
    return Linker(*codes, options=core.LinkerOptions(**options)).link(target)


def test_ptx_is_run(simulated, stream):
    kernel = program().compile("ptx").get_kernel("add")
    assert kernel.num_arguments == 4
    run_add(simulated, stream, kernel)
    with pytest.raises(TypeError, match="kernel 'add' takes 4 arguments"):
        launch(stream, LaunchConfig(grid=1, block=1), kernel)


def test_ltoir_is_linked_and_run(simulated, stream, nvjitlink):
    code = program().compile("ltoir")
    linked = link("ptx", code)
    run_add(simulated, stream, linked.get_kernel("add"))


def test_ltoir_of_two_languages(simulated, stream, nvrtc, nvjitlink):
    """A kernel in IR calls a function in C++."""
    helper = Program('extern "C" __device__ float twice(float x) { return x + x; }', "c++",
                     {"arch": "sm_90", "relocatable_device_code": True, "link_time_optimization": True})
    codes = program(CALLER).compile("ltoir"), helper.compile("ltoir")
    linked = link("ptx", *codes)
    values = numpy.arange(32, dtype="f4")
    buffer = on_device(simulated, stream, values)
    launch(stream, LaunchConfig(grid=1, block=32), linked.get_kernel("k"), buffer)
    result = numpy.zeros(32, "f4")
    buffer.copy_to(result, stream=stream)
    stream.sync()
    numpy.testing.assert_array_equal(result, values * 2)


def test_ltoir_becomes_machine_code(nvjitlink):
    code = program().compile("ltoir")
    linked = link("cubin", code)
    assert linked.code.startswith(b"\x7fELF") and b"add" in linked.code


def test_libdevice_is_run(simulated, stream, libdevice):
    values = numpy.linspace(-10, 10, 64, dtype="f4")
    buffer = on_device(simulated, stream, values)
    launch(stream, LaunchConfig(grid=1, block=64), fresh(SINE, use_libdevice=True).get_kernel("k"), buffer)
    result = numpy.zeros(64, "f4")
    buffer.copy_to(result, stream=stream)
    stream.sync()
    numpy.testing.assert_allclose(result, numpy.sin(values.astype("f8")), atol=1e-6)


SIMULATED = """
import numpy
from support.core import nvvm_ir
from cubind.core import Device, LaunchConfig, Linker, Program, launch
device = Device()
device.set_current()
stream = device.create_stream()
code = Program(nvvm_ir.ADD, "nvvm", {"arch": "sm_90"}).compile("TARGET")
if code.code_type == "ltoir":
    code = Linker(code, options={"arch": "sm_90", "link_time_optimization": True}).link("cubin")
kernel = code.get_kernel("add")
arrays = [numpy.arange(100, dtype="f4"), numpy.ones(100, "f4"), numpy.zeros(100, "f4")]
buffers = [device.allocate(400, stream=stream) for _ in arrays]
for buffer, array in zip(buffers, arrays):
    buffer.copy_from(array, stream=stream)
launch(stream, LaunchConfig(grid=4, block=32), kernel, *buffers, 100)
buffers[2].copy_to(arrays[2], stream=stream)
stream.sync()
assert (arrays[2] == arrays[0] + 1).all()
print(code.code_type, arrays[2].sum())
"""


@pytest.mark.parametrize(("target", "run"), [("ptx", "ptx"), ("ltoir", "cubin")])
def test_the_package_s_own_device(target, run):
    """CUBIND_DEVICE=simulated is enough to run the code.

    Machine code carries its PTX, and the simulated device runs that.
    """
    import subprocess

    source = SIMULATED.replace("TARGET", target)
    env = {**os.environ, **CHILD, "CUBIND_DEVICE": "simulated"}
    env["PYTHONPATH"] += os.pathsep + str(libraries.PACKAGE)
    done = subprocess.run([sys.executable, "-c", source], env=env, capture_output=True, text=True, timeout=120)
    if "LibraryNotFoundError" in done.stderr or "nvJitLink is not installed" in done.stderr:
        pytest.skip("libNVVM or nvJitLink is not where programs find it")
    assert done.stdout == f"{run} 5050.0\n", done.stderr


def test_tables_are_installed():
    assert "nvvm" in compilers.tables
