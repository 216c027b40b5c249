"""Kernel.from_foreign(): kernels that Triton, CuPy and numba-cuda have compiled."""

import pytest


@pytest.fixture
def core():
    import cubind.core

    return cubind.core


def test_other_objects(core, device):
    with pytest.raises(TypeError, match="takes Triton's CompiledKernel, CuPy's RawKernel, or a dispatcher of numba-cuda, not builtins.int"):
        core.Kernel.from_foreign(5)


@pytest.mark.parametrize("signature", ["x", "i32/3", "i32/", "*", "*x", "(", ")", "( i32", "[f32]", "[f32:17:C]", "[f32:1:B]", "=x", "=-1", "nul", "( null )", "f16/2", "[f32:1:C:w]"])
def test_signatures_that_cannot_be_read(core, device, monkeypatch, signature):
    from cubind.core import _foreign

    monkeypatch.setattr(_foreign, "describe", lambda kernel: _foreign.Described(1, None, signature))
    with pytest.raises(ValueError, match="not a signature of a kernel"):
        core.Kernel.from_foreign(None)
