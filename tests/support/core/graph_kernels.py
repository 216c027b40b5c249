"""Provide kernels in PTX for the tests of graphs, which then need no compiler.

The kernel `count` decides whether a loop continues.
"""

WITHOUT_CONDITIONS = b""".version 8.0
.target sm_90
.address_size 64
// *at += step
.visible .entry add(.param .u64 at, .param .u32 step)
{
    .reg .b32 %r<3>;
    .reg .b64 %rd<2>;
    ld.param.u64 %rd1, [at];
    ld.param.u32 %r1, [step];
    ld.global.u32 %r2, [%rd1];
    add.u32 %r2, %r2, %r1;
    st.global.u32 [%rd1], %r2;
    ret;
}
"""

# On a GPU, cudaGraphSetConditional is in a library that only a linker adds.
PTX = (
    WITHOUT_CONDITIONS
    + b""".extern .func cudaGraphSetConditional (.param .b64 handle, .param .b32 value);

// *at += 1, and the condition is whether that is below the limit.
.visible .entry count(.param .u64 handle, .param .u64 at, .param .u32 limit)
{
    .reg .pred %p;
    .reg .b32 %r<4>;
    .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [handle];
    ld.param.u64 %rd2, [at];
    ld.param.u32 %r1, [limit];
    ld.global.u32 %r2, [%rd2];
    add.u32 %r2, %r2, 1;
    st.global.u32 [%rd2], %r2;
    setp.lt.u32 %p, %r2, %r1;
    selp.u32 %r3, 1, 0, %p;
    {
        .param .b64 a;
        st.param.b64 [a], %rd1;
        .param .b32 b;
        st.param.b32 [b], %r3;
        call.uni cudaGraphSetConditional, (a, b);
    }
    ret;
}

// The condition is what is in memory.
.visible .entry choose(.param .u64 handle, .param .u64 at)
{
    .reg .b32 %r<2>;
    .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [handle];
    ld.param.u64 %rd2, [at];
    ld.global.u32 %r1, [%rd2];
    {
        .param .b64 a;
        st.param.b64 [a], %rd1;
        .param .b32 b;
        st.param.b32 [b], %r1;
        call.uni cudaGraphSetConditional, (a, b);
    }
    ret;
}
"""
)
