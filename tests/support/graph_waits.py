"""Provide a kernel that other streams wait for by polling memory."""

from cubind import driver

from support.functional import ok

PTX = b""".version 8.0
.target sm_75
.address_size 64
// *at = 42, then *flag = 1
.visible .entry signal(.param .u64 at, .param .u64 flag)
{
    .reg .b32 %r<3>;
    .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [at];
    ld.param.u64 %rd2, [flag];
    mov.u32 %r1, 42;
    st.volatile.global.u32 [%rd1], %r1;
    membar.sys;
    mov.u32 %r2, 1;
    st.volatile.global.u32 [%rd2], %r2;
    ret;
}
"""


def load():
    """Return a module and its kernel."""
    module = ok(driver.cuModuleLoadData(PTX))
    return module, ok(driver.cuModuleGetFunction(module, b"signal"))
