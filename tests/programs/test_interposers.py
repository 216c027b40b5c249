"""Wrapper libraries of NVRTC and nvJitLink let programs run on the simulated device.

The programs do not use cubind; they compile their kernels with NVIDIA's libraries. Each runs in a
process of its own with the real libraries of NVIDIA's packages.
"""

import glob
import os
import re
import subprocess
import sys
import sysconfig
import textwrap

import pytest
from support import libraries

FOLDER = libraries.BUILD / "python" / "cubind" / "simulator"
REAL = {"nvrtc": "libnvrtc.so.13", "nvjitlink": "libnvJitLink.so.13"}
SPARE = ("libnvrtc.so.12", "libnvJitLink.so.12")

pytestmark = [pytest.mark.nvrtc, pytest.mark.skipif(libraries.ON_GPU, reason="this run uses the GPU")]


def real_library(soname):
    found = glob.glob(os.path.join(sysconfig.get_paths()["purelib"], "nvidia", "*", "lib", soname))
    if not found:
        pytest.skip(f"there is no {soname} on this machine")
    return found[0]


def names_of(library):
    listed = subprocess.run(["nm", "-D", "--defined-only", str(library)], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"\b_*nv\w+", listed))


def run(text, before=tuple(REAL.values()), **environment):
    """Return what a program prints on the simulated device with these interposers preloaded."""
    first = "import ctypes, os\n" + "".join(
        f"ctypes.CDLL({str(FOLDER / name)!r}, mode=os.RTLD_NOW | os.RTLD_GLOBAL)\n" for name in ("libcuda.so.1", *before)
    )
    paths = {f"CUBIND_REAL_{name.upper().replace('.', '_')}": real_library(name) for name in REAL.values()}
    result = subprocess.run([sys.executable, "-c", first + textwrap.dedent(text)], capture_output=True, text=True, check=False,
                            env={**os.environ, "CUBIND_DEVICE": "simulated", **paths, **environment}, timeout=300)  # fmt: skip
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout + result.stderr


# ---- the libraries ----


@pytest.mark.parametrize("soname", REAL.values())
def test_it_exports_what_the_real_library_does(soname):
    """It exports the real library's names, except NVIDIA's own with two leading underscores."""
    missing = names_of(real_library(soname)) - names_of(FOLDER / soname)
    assert not {name for name in missing if not re.fullmatch(r"__nvrtc\w+|__nvJitLinkAPI", name)}


@pytest.mark.parametrize("soname", (*REAL.values(), *SPARE))
def test_it_says_its_name_and_nothing_more(soname):
    text = subprocess.run(["readelf", "-d", str(FOLDER / soname)], capture_output=True, text=True, check=True).stdout
    assert f"[{soname}]" in text
    needed = set(re.findall(r"\(NEEDED\).*\[(.+)\]", text))
    assert all(re.match(r"lib(c|dl|pthread|asan|ubsan|tsan|gcc_s|m)\.|ld-linux", name) for name in needed), needed
    assert all(name.startswith(("nvrtc", "nvJitLink", "__nvJitLink")) for name in names_of(FOLDER / soname))


def test_without_a_real_library():
    text = run("""
        nvrtc = ctypes.CDLL("libnvrtc.so.12")
        major, minor = ctypes.c_int(), ctypes.c_int()
        print(nvrtc.nvrtcVersion(ctypes.byref(major), ctypes.byref(minor)))
        """, before=["libnvrtc.so.12"], LD_LIBRARY_PATH="")  # fmt: skip
    if text.startswith("0\n"):
        pytest.skip("this machine has NVRTC 12 where toolkits are installed")
    assert text.startswith("11\n") and "no real libnvrtc.so.12 to forward calls to" in text


def test_sizes_and_cubins_agree():
    """The cubin is the real one with one more section."""
    text = run("""
        nvrtc = ctypes.CDLL("libnvrtc.so.13")
        program, size, real_size = ctypes.c_void_p(), ctypes.c_size_t(), ctypes.c_size_t()
        source = b"extern \\"C\\" __global__ void kernel(int *at) { *at = 7; }"
        assert nvrtc.nvrtcCreateProgram(ctypes.byref(program), source, b"k.cu", 0, None, None) == 0
        options = (ctypes.c_char_p * 1)(b"-arch=sm_90")
        assert nvrtc.nvrtcCompileProgram(program, 1, options) == 0
        assert nvrtc.nvrtcGetCUBINSize(program, ctypes.byref(size)) == 0
        cubin = ctypes.create_string_buffer(size.value + 8)
        cubin[size.value:] = b"unharmed"
        assert nvrtc.nvrtcGetCUBIN(program, cubin) == 0 and cubin.raw[size.value:] == b"unharmed"
        real = ctypes.CDLL(os.environ["CUBIND_REAL_LIBNVRTC_SO_13"])
        assert real.nvrtcGetCUBINSize(program, ctypes.byref(real_size)) == 0
        assert size.value > real_size.value and cubin.raw[:4] == b"\\x7fELF"
        print(b".cubind.ptx" in cubin.raw, b".visible .entry kernel(" in cubin.raw)
        # PTX alone is no cubin
        assert nvrtc.nvrtcCreateProgram(ctypes.byref(program), source, b"k.cu", 0, None, None) == 0
        options[0] = b"-arch=compute_90"
        assert nvrtc.nvrtcCompileProgram(program, 1, options) == 0
        print(nvrtc.nvrtcGetCUBINSize(program, ctypes.byref(size)) == real.nvrtcGetCUBINSize(program, ctypes.byref(real_size)),
              size.value == real_size.value)
        """)  # fmt: skip
    assert text == "True True\nTrue True\n"


# ---- cuda.core ----

SCALE = """
import numpy
from cuda.core import Device, LaunchConfig, Linker, LinkerOptions, Program, ProgramOptions, launch
from cuda.bindings import driver

device = Device()
device.set_current()
stream = device.create_stream()
arch = f"sm_{device.arch}"
KERNEL = 'extern "C" __global__ void scale(float a, float *x) { int i = blockIdx.x * blockDim.x + threadIdx.x; x[i] = VALUE; }'

def compiled(text, kind, **options):
    return Program(text, "c++", ProgramOptions(arch=arch, **options)).compile(kind)

def run(code):
    buffer = device.memory_resource.allocate(400, stream=stream)
    launch(stream, LaunchConfig(grid=4, block=25), code.get_kernel("scale"), numpy.float32(3), buffer)
    stream.sync()
    out = numpy.empty(100, dtype=numpy.float32)
    (status,) = driver.cuMemcpyDtoH(out.ctypes.data, int(buffer.handle), 400)
    assert status == 0 and (out == 3 * numpy.arange(100)).all(), (status, out)
    print("computed")
"""


@pytest.fixture
def peer():
    pytest.importorskip("cuda.core")


@pytest.mark.parametrize("kind", ["cubin", "ptx"])
def test_compiled_by_cuda_core(peer, kind):
    assert run(SCALE + f"run(compiled(KERNEL.replace('VALUE', 'a * i'), '{kind}'))\n") == "computed\n"


@pytest.mark.parametrize("kind", ["cubin", "ptx", "ltoir"])
def test_linked_by_cuda_core(peer, kind):
    lto = {"link_time_optimization": True} if kind == "ltoir" else {}
    text = run(SCALE + textwrap.dedent(f"""
        texts = ("__device__ float times(float a, float b);" + KERNEL.replace("VALUE", "times(a, (float)i)"),
                 "__device__ float times(float a, float b) {{ return a * b; }}")
        codes = [compiled(text, "{kind}", relocatable_device_code=True, **{lto}) for text in texts]
        run(Linker(*codes, options=LinkerOptions(arch=arch, **{lto})).link("cubin"))
        """))  # fmt: skip
    assert text == "computed\n"


def test_graphs_of_cuda_core(peer):
    """Graphs are built by a capture, with a loop that a kernel ends."""
    text = run('''
        import numpy
        from cuda.bindings import driver
        from cuda.core import Device, LaunchConfig, Program, ProgramOptions, launch

        device = Device()
        device.set_current()
        stream, one = device.create_stream(), LaunchConfig(grid=1, block=1)
        code = Program("""
            typedef unsigned long long handle;
            extern "C" __device__ __cudart_builtin__ void cudaGraphSetConditional(handle h, unsigned value);
            extern "C" __global__ void add(int *at, int value) { *at += value; }
            extern "C" __global__ void count(handle h, int *at) { *at += 1; cudaGraphSetConditional(h, *at < 10); }
            """, "c++", ProgramOptions(arch=f"sm_{device.arch}")).compile("cubin")
        _, at = driver.cuMemAlloc(16)
        driver.cuMemsetD8(at, 0, 16)
        at = int(at)
        builder = device.create_graph_builder().begin_building()
        left, right = builder.split(2)
        launch(left, one, code.get_kernel("add"), at + 4, numpy.int32(2))
        launch(right, one, code.get_kernel("add"), at + 8, numpy.int32(3))
        builder = builder.join(left, right)
        condition = builder.create_condition(default_value=1)
        loop = builder.while_loop(condition)
        loop.begin_building()
        launch(loop, one, code.get_kernel("count"), condition, at)
        loop.end_building()
        graph = builder.end_building().complete()
        for _ in range(2):
            graph.launch(stream)
        stream.sync()
        values = numpy.zeros(4, dtype=numpy.int32)
        driver.cuMemcpyDtoH(values.ctypes.data, at, 16)
        print(values.tolist())
        ''')  # fmt: skip
    assert text == "[11, 4, 6, 0]\n"
