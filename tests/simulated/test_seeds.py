"""Test the option seed: warps interrupt each other at other places, always the same ones."""

# ruff: noqa: F811 (fixtures are imported)

from cubind import driver
from support import simulated
from support.functional import device, ok, on_stub  # noqa: F401
from support.simulated import fresh, launch, memory, switch  # noqa: F401
from support.wrong_kernels import options  # noqa: F401

pytestmark = on_stub

# Each warp adds 1 to a counter a hundred times, by a load and a store.
COUNT = simulated.HEAD + b"""
.visible .entry k(.param .u64 to)
{
    .reg .b64 at; .reg .b32 i, x; .reg .pred p;
    ld.param.u64 at, [to]; mov.u32 i, %tid.x; and.b32 i, i, 31;
    setp.ne.u32 p, i, 0; @p bra E;
L:
    ld.volatile.global.u32 x, [at]; add.u32 x, x, 1; st.volatile.global.u32 [at], x;
    add.u32 i, i, 1; setp.lt.u32 p, i, 100; @p bra L;
E:
    ret;
}
"""


def test_seeds_interrupt_warps(options, fresh, device):
    """With a seed, warps take turns at random places, the same ones each time."""

    def count(text):
        options(text)
        context = ok(driver.cuCtxCreate(*simulated.libraries.CONTEXT_PARAMS, 0, 0))
        at = memory(4)
        simulated.write(at, 0)
        launch(ok(driver.cuModuleGetFunction(ok(driver.cuModuleLoadData(COUNT)), b"k")), at, block=128)
        ok(driver.cuCtxSynchronize())
        result = simulated.read(at)
        ok(driver.cuCtxDestroy(context))
        return result

    assert count("seed=0") == 400
    results = [count(f"seed={seed},threads=1") for seed in range(1, 6)]
    assert min(results) < 400 and len(set(results)) > 1
    assert results == [count(f"seed={seed},threads=1") for seed in range(1, 6)]
