#!/usr/bin/env python3
"""Compute out = 2 * x + y with this folder's C extension module, which allocates `out`.

    PYTHONPATH=build python3 program.py

On a driver that runs no kernels (cubind's stub driver), the last line says so.
"""

import struct

import blas

from cubind.core import Device, LegacyPinnedMemoryResource, ObjectCode

AXPY = b"""
.version 7.0
.target sm_75
.address_size 64

.visible .entry axpy(.param .f32 a, .param .u64 x, .param .u64 y, .param .u64 out, .param .u32 n)
{
    .reg .pred %p;
    .reg .f32 %a, %x, %y;
    .reg .b32 %i, %n, %s;
    .reg .b64 %at, %rx, %ry, %ro;

    mov.u32 %i, %ctaid.x;
    mov.u32 %s, %ntid.x;
    mov.u32 %n, %tid.x;
    mad.lo.s32 %i, %i, %s, %n;
    ld.param.u32 %n, [n];
    setp.ge.u32 %p, %i, %n;
    @%p bra DONE;
    ld.param.f32 %a, [a];
    ld.param.u64 %rx, [x];
    ld.param.u64 %ry, [y];
    ld.param.u64 %ro, [out];
    mul.wide.u32 %at, %i, 4;
    add.s64 %rx, %rx, %at;
    add.s64 %ry, %ry, %at;
    add.s64 %ro, %ro, %at;
    ld.global.f32 %x, [%rx];
    ld.global.f32 %y, [%ry];
    fma.rn.f32 %x, %a, %x, %y;
    st.global.f32 [%ro], %x;
DONE:
    ret;
}
"""
COUNT = 1000


def floats(buffer, values, stream):
    """Fill the buffer with the values and return a view of it as a vector."""
    buffer.copy_from(struct.pack(f"{COUNT}f", *values), stream=stream)
    return buffer.view((COUNT,), "float32")


def main():
    device = Device()
    device.set_current()
    stream = device.create_stream()
    kernel = ObjectCode.from_ptx(AXPY).get_kernel("axpy")
    x = floats(device.allocate(4 * COUNT, stream=stream), range(COUNT), stream)
    y = floats(LegacyPinnedMemoryResource().allocate(4 * COUNT), [1] * COUNT, stream)
    memory = blas.allocate(4 * COUNT, stream)
    out = floats(memory, [0] * COUNT, stream)
    for thing in (device, stream, kernel, memory):
        print(blas.describe(thing))

    blas.axpy(kernel, stream, 2.0, x, y, out)

    result = bytearray(4 * COUNT)
    memory.copy_to(result, stream=stream)
    expected = struct.pack(f"{COUNT}f", *(2 * i + 1 for i in range(COUNT)))
    print("out = 2 x + 1" if result == expected else "the kernel did not run")


if __name__ == "__main__":
    main()
