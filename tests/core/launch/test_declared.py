"""Test how messages about a refused launch quote the kernel's parameters from its source."""

import pytest
from cubind.core._declared import parameters

SAXPY = """
// __global__ void saxpy(int not_this_one);
#define BLOCK 256
extern "C" __global__ void __launch_bounds__(BLOCK)
saxpy(float a, const float *x, /* , */
      float * __restrict__ y, int n = 1) { }
"""


def test_declaration():
    assert parameters(SAXPY.encode(), "saxpy", 4) == ("float a", "const float *x", "float * __restrict__ y", "int n = 1")
    assert parameters(SAXPY.encode(), "saxpy", 3) is None
    assert parameters(SAXPY.encode(), "axpy", 4) is None


@pytest.mark.parametrize(
    ("source", "name", "expected"),
    [
        ("__global__ void k() { }", "_Z1kv", ()),
        ("__global__ void k(void) { }", "k", ()),
        ("__global__ void k(int (*f)(int, int)) { }", "k", ("int (*f)(int, int)",)),
        ("template<class T> __global__ void k(pair<T, T> p) { }", "_Z1kIiEv4pairIT_S1_E", ("pair<T, T> p",)),
        ("namespace a { __global__ void k(int v); __global__ void k(int v) { } }", "_ZN1a1kEi", ("int v",)),
        ("__global__ void k(int v) { } __global__ void k(float v) { }", "_Z1ki", None),
        ("__global__ void k(int v", "k", None),
        ("__global__ void k(", "k", None),
        ("__device__ void k(int v) { }", "k", None),
        ("__global__ void other() { k(1); }", "k", None),
    ],
)
def test_forms(source, name, expected):
    assert parameters(source.encode(), name, len(expected) if expected is not None else 1) == expected


def test_source_that_is_no_text():
    assert parameters(b"\xff\x00__global__ void k(int \xff)", "k", 1) == ("int \ufffd",)


@pytest.mark.nvrtc
def test_messages(nvrtc, device, stream):
    from cubind.core import LaunchConfig, Program, ProgramOptions, launch

    config = LaunchConfig(grid=1, block=1)
    code = Program(SAXPY, "c++", ProgramOptions(arch="sm_75")).compile("ptx")
    saxpy = code.get_kernel("saxpy")
    with pytest.raises(TypeError, match=r"got 1; its parameters are \(float a, const float \*x, float \* __restrict__ y, int n = 1\)$"):
        launch(stream, config, saxpy, 1)
    with pytest.raises(TypeError, match=r"argument 4 of 4 \(int n = 1\): parameter is a 4-byte integer, got float$"):
        launch(stream, config, saxpy, 1.0, 0, 0, 4.5)
    with pytest.raises(OverflowError, match=r"argument 4 of 4 \(int n = 1\): \d+ does not fit"):
        launch(stream, config, saxpy, 1.0, 0, 0, 1 << 40)
