"""Provide hand-written PTX for the simulated device, and helpers to launch it."""

import ctypes

import pytest
from cubind import driver

from support import kernels, libraries
from support.functional import ok

HEAD = b".version 8.0\n.target sm_90\n.address_size 64\n"

# Stores the 4-byte value at `at`; thread i stores i steps further.
STORE = HEAD + b"""
.visible .entry store(.param .u64 at, .param .u64 step, .param .u32 value)
{
    .reg .b32 %r<3>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [at];
    ld.param.u64 %rd2, [step];
    ld.param.u32 %r1, [value];
    mov.u32 %r2, %tid.x;
    cvt.u64.u32 %rd3, %r2;
    mad.lo.s64 %rd1, %rd2, %rd3, %rd1;
    st.u32 [%rd1], %r1;
    ret;
}
.visible .entry stop() { trap; }
"""

# counter += table[thread]; the kernel has no parameters.
VARIABLES = HEAD + b"""
.visible .global .align 4 .u32 counter = 3;
.visible .const .align 4 .u32 table[4] = {1, 2, 3, 4};
.visible .global .attribute(.managed) .align 8 .u64 shared_value = 7;
.visible .entry add_up()
{
    .reg .b32 %r<4>;
    .reg .b64 %rd<4>;
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd1, %r1, 4;
    mov.u64 %rd2, table;
    add.s64 %rd2, %rd2, %rd1;
    ld.const.u32 %r2, [%rd2];
    atom.global.add.u32 %r3, [counter], %r2;
    ret;
}
.visible .entry twice()
{
    .reg .b64 %rd<2>;
    ld.global.u64 %rd1, [shared_value];
    add.s64 %rd1, %rd1, %rd1;
    st.global.u64 [shared_value], %rd1;
    ret;
}
"""

# Each thread writes its number. After the barrier, thread 0 prints the last thread's number.
PRINT = HEAD + b"""
.extern .func (.param .b32 result) vprintf (.param .b64 format, .param .b64 values);
.global .align 1 .b8 text[10] = {108, 97, 115, 116, 32, 37, 100, 10, 0};
.visible .entry last()
{
    .shared .align 4 .b8 numbers[256];
    .local .align 8 .b8 values[8];
    .reg .pred %p;
    .reg .b32 %r<5>;
    .reg .b64 %rd<5>;
    mov.u32 %r1, %tid.x;
    shl.b32 %r2, %r1, 2;
    mov.u32 %r3, numbers;
    add.s32 %r2, %r2, %r3;
    st.shared.u32 [%r2], %r1;
    bar.sync 0;
    setp.ne.s32 %p, %r1, 0;
    @%p bra DONE;
    ld.shared.u32 %r4, [numbers+252];
    st.local.u32 [values], %r4;
    mov.u64 %rd1, values;
    cvta.local.u64 %rd2, %rd1;
    mov.u64 %rd3, text;
    cvta.global.u64 %rd4, %rd3;
    {
        .param .b64 a;
        st.param.b64 [a], %rd4;
        .param .b64 b;
        st.param.b64 [b], %rd2;
        .param .b32 c;
        call.uni (c), vprintf, (a, b);
    }
DONE:
    ret;
}
"""

# Allocates memory on the device's heap, returns its address to the program, and frees it.
HEAP = HEAD + b"""
.extern .func (.param .b64 result) malloc (.param .b64 size);
.extern .func free (.param .b64 address);
.visible .entry make(.param .u64 at)
{
    .reg .b32 %r<2>;
    .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [at];
    {
        .param .b64 size;
        st.param.b64 [size], 100;
        .param .b64 made;
        call.uni (made), malloc, (size);
        ld.param.b64 %rd2, [made];
    }
    mov.u32 %r1, 42;
    st.u32 [%rd2+96], %r1;
    st.global.u64 [%rd1], %rd2;
    ret;
}
.visible .entry look(.param .u64 from, .param .u64 to)
{
    .reg .b32 %r<2>;
    .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [from];
    ld.param.u64 %rd2, [to];
    ld.u32 %r1, [%rd1];
    st.u32 [%rd2], %r1;
    ret;
}
.visible .entry end(.param .u64 address)
{
    .reg .b64 %rd<2>;
    ld.param.u64 %rd1, [address];
    {
        .param .b64 a;
        st.param.b64 [a], %rd1;
        call.uni free, (a);
    }
    ret;
}
"""


@pytest.fixture
def switch():
    """Let kernels run: until the test ends, the stub driver is the simulated device."""
    stub = libraries.load_stub("driver")
    stub.simulate(True)
    yield stub
    stub.simulate(None)


@pytest.fixture
def fresh(switch, device):
    """Make a context of the test's own current, so that a fault in it ends with it."""
    made = ok(driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, device))
    yield made
    ok(driver.cuCtxDestroy(made))


@pytest.fixture
def load(fresh):
    """load(text) returns a function that returns the text's kernels by name."""

    def load(text):
        module = ok(driver.cuModuleLoadData(text))
        return lambda name: ok(driver.cuModuleGetFunction(module, name.encode()))

    return load


def launch(kernel, *values, block=1, grid=1, stream=0, types=None):
    """Return a launch's status; arguments have 8 bytes each, unless `types` says otherwise."""
    types = types or (ctypes.c_uint64,) * len(values)
    given = (tuple(int(value) for value in values), tuple(types)) if values else 0
    (status,) = driver.cuLaunchKernel(kernel, grid, 1, 1, block, 1, 1, 0, stream, given, 0)
    return status


def memory(size):
    address = int(ok(driver.cuMemAlloc(size)))
    ok(driver.cuMemsetD8(address, 0, size))
    return address


def read(address, size=4):
    data = bytearray(size)
    ok(driver.cuMemcpyDtoH(data, address, size))
    return int.from_bytes(data, "little")


def write(address, value, size=4):
    ok(driver.cuMemcpyHtoD(address, value.to_bytes(size, "little"), size))


SAXPY = kernels.SAXPY_PTX
