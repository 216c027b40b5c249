"""Test that PTX loads alike whether or not kernels run: one parser and one table of instructions.

The recording stub keeps only facts about a module. The simulated device also runs its kernels.
"""

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import libraries
from support.functional import context, device, ok, on_stub  # noqa: F401

pytestmark = on_stub


def text(body, version="8.0", target="sm_90", top=""):
    return (
        f".version {version}\n.target {target}\n.address_size 64\n{top}"
        f".visible .entry k(.param .u8 a, .param .align 16 .b8 s[24], .param .v2 .f32 v)\n"
        f"{{ .reg .b64 %rd<9>; .reg .b32 %r<9>;\n{body}\nret; }}\n"
    ).encode()


def loaded(code, simulated):
    """Load a module and ask for its kernel; return (status, facts about the kernel)."""
    stub = libraries.load_stub("driver")
    stub.simulate(simulated)
    try:
        status, module = driver.cuModuleLoadData(code)
        if status != CUresult.CUDA_SUCCESS:
            return status, None
        status, kernel = driver.cuModuleGetFunction(module, b"k")
        facts = None
        if status == CUresult.CUDA_SUCCESS:
            attribute = driver.CUfunction_attribute
            shared = ok(driver.cuFuncGetAttribute(attribute.CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, kernel))
            most = ok(driver.cuFuncGetAttribute(attribute.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, kernel))
            facts = [ok(driver.cuFuncGetParamInfo(kernel, i)) for i in range(3)], shared, most
        ok(driver.cuModuleUnload(module))
        return status, facts
    finally:
        stub.simulate(None)


ALIKE = {
    "plain": (text(""), "SUCCESS"),
    "shared memory": (text(".shared .align 4 .b8 x[64]; .shared .b32 y[2]; st.shared.u32 [x], %r1; st.shared.u32 [y], %r1;"), "SUCCESS"),
    "unknown instruction": (text("nonsense %r1;"), "ERROR_INVALID_PTX"),
    "unknown modifier": (text("add.nonsense.s32 %r1, %r1, %r1;"), "ERROR_INVALID_PTX"),
    "unknown register": (text("add.s32 %r1, %r1, %x;"), "ERROR_INVALID_PTX"),
    "old version": (text("elect.sync _|p, 1;", version="7.0"), "ERROR_INVALID_PTX"),
    "open comment": (text("/* ret;"), "ERROR_INVALID_PTX"),
    "newer version": (text("", version="9.9"), "ERROR_UNSUPPORTED_PTX_VERSION"),
    "newer device": (text("", version="8.7", target="sm_120"), "ERROR_INVALID_PTX"),
    "no version": (b".target sm_90\n", "ERROR_INVALID_IMAGE"),
    "long number": (text("", top=".global .u64 a = 18446744073709551616;"), "ERROR_INVALID_PTX"),
}


@pytest.mark.parametrize("what", ALIKE)
def test_texts_load_alike(context, what):
    code, status = ALIKE[what]
    without, simulated = loaded(code, False), loaded(code, True)
    assert without == simulated
    assert without[0] == getattr(CUresult, f"CUDA_{status}")


@pytest.mark.parametrize("version", ["9.3", "9.5"])
def test_instructions_of_new_versions_load_alike(context, version):
    """The simulated device loads clmad of PTX 9.3, and refuses only a kernel that needs it."""
    code = text("clmad.lo.u64 %rd1, %rd2, %rd3, %rd4;", version=version)
    assert loaded(code, False)[0] == CUresult.CUDA_SUCCESS
    assert loaded(code, True)[0] == CUresult.CUDA_ERROR_NOT_SUPPORTED
    other = code.replace(b" k(", b" other(") + text("").split(b"64\n", 1)[1]
    assert loaded(other, False) == loaded(other, True) != (CUresult.CUDA_SUCCESS, None)
    assert loaded(text("clmad.lo.u64 %rd1, %rd2, %rd3, %rd4;", version="9.2"), False)[0] == CUresult.CUDA_ERROR_INVALID_PTX


def test_values_of_variables_are_kept(context):
    top = ".visible .global .align 8 .b32 t[3] = {1, -2, 0x30};\n.visible .const .f32 c = 0f3F800000;\n.visible .global .b8 z[9];\n"
    for simulated, expected in ((False, (12, 4, 9)), (True, (12, 4, 9))):
        libraries.load_stub("driver").simulate(simulated)
        module = ok(driver.cuModuleLoadData(text("", top=top)))
        found = [ok(driver.cuModuleGetGlobal(module, name)) for name in (b"t", b"c", b"z")]
        assert tuple(size for _, size in found) == expected
        values = [bytearray(size) for _, size in found]
        for data, (address, size) in zip(values, found, strict=True):
            ok(driver.cuMemcpyDtoH(data, address, size))
        assert values[0] == b"\1\0\0\0\xfe\xff\xff\xff\x30\0\0\0" and values[1] == b"\0\0\x80\x3f" and not any(values[2])
        ok(driver.cuModuleUnload(module))
    libraries.load_stub("driver").simulate(None)
