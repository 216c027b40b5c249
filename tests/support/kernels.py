"""Provide PTX that a driver can load without a compiler, and CUDA C++ sources for compilers."""

# out[i] = a * x[i] + y[i], one thread per element. A second kernel takes a structure, and there is
# a variable.
SAXPY_PTX = b"""
//
// written by hand
//
.version 7.0
.target sm_75
.address_size 64

.visible .global .align 4 .f32 scale = 0f40000000;   /* 2.0 */
.visible .const .align 4 .u32 table[4] = {1, 2, 3, 0xff};

.visible .entry saxpy(
    .param .f32 a,
    .param .u64 x,
    .param .u64 y,
    .param .u64 out,
    .param .u32 n
)
{
    .reg .pred %p;
    .reg .f32 %a, %x, %y;
    .reg .b32 %r<5>;
    .reg .b64 %rd<8>;

    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, %ntid.x;
    mov.u32 %r3, %tid.x;
    mad.lo.s32 %r1, %r1, %r2, %r3;
    ld.param.u32 %r4, [n];
    setp.ge.u32 %p, %r1, %r4;
    @%p bra DONE;
    ld.param.f32 %a, [a];
    ld.param.u64 %rd1, [x];
    ld.param.u64 %rd2, [y];
    ld.param.u64 %rd3, [out];
    mul.wide.u32 %rd4, %r1, 4;
    add.s64 %rd5, %rd1, %rd4;
    add.s64 %rd6, %rd2, %rd4;
    add.s64 %rd7, %rd3, %rd4;
    ld.global.f32 %x, [%rd5];
    ld.global.f32 %y, [%rd6];
    fma.rn.f32 %x, %a, %x, %y;
    st.global.f32 [%rd7], %x;
DONE:
    ret;
}

.visible .entry layout(
    .param .u8 a,
    .param .u64 b,
    .param .align 8 .b8 c[24],
    .param .u16 d,
    .param .f64 e
) .maxntid 256, 1, 1
{
    .shared .align 4 .b8 tile[1024];
    ret;
}

.visible .entry nothing()
{
    ret;
}
"""

# A kernel that takes a tensor map and does not read it. LAYOUTS has (offset, size) of each
# parameter of the kernels above it.
MAP_PTX = b"""
.version 7.0
.target sm_75
.address_size 64
.visible .entry mapped(.param .align 64 .b8 map[128])
{
    ret;
}
"""

LAYOUTS = {
    "saxpy": [(0, 4), (8, 8), (16, 8), (24, 8), (32, 4)],
    "layout": [(0, 1), (8, 8), (16, 24), (40, 2), (48, 8)],
    "nothing": [],
}

SAXPY_SOURCE = b"""
extern "C" __global__ void saxpy(float a, const float *x, const float *y, float *out, unsigned int n)
{
    unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = a * x[i] + y[i];
}
"""

TEMPLATE_SOURCE = b"""
template <typename T> __global__ void scale(T *data, T factor)
{
    data[threadIdx.x] *= factor;
}
"""

BROKEN_SOURCE = b"""
__global__ void broken(int *out)
{
    *out = no_such_variable;
}
"""
