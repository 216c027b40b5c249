"""Test one or two functions for each awkward pattern in CUDA's headers, on stubs.

In these patterns, a C signature alone does not say how to bind the function. The name of a test
begins with the number of its pattern. test_functions.py checks every function against the model;
here the expected values are written out.
"""

import array
import copy
import ctypes
import gc
import pickle
import struct
import sys
import threading
import weakref

import pytest
from support.patterns import Heard, module, refuses

pytestmark = pytest.mark.usefixtures("host_passes")


def on_device(bound):
    """Let scale factors and results of cuBLAS be in device memory from now on."""
    bound("cublas", "cublasGetPointerMode").writes(mode=struct.pack("<i", 1))


def on_host(bound):
    bound("cublas", "cublasGetPointerMode").writes(mode=struct.pack("<i", 0))


# --- numbers --------------------------------------------------------------------------------------


def sgemm(call, alpha, beta):
    return call(1, 0, 0, 2, 3, 4, alpha, 0x1000, 2, 0x2000, 4, beta, 0x3000, 2)


def test_01_typed_scalar_by_pointer_mode(bound):
    """alpha and beta are numbers or addresses of numbers, in device pointer mode addresses only."""
    call = bound("cublas", "cublasSgemm")
    on_host(bound)
    assert sgemm(call, 2.5, True) == (0,)
    assert (call.input("alpha")[:4], call.input("beta")[:4]) == (struct.pack("<f", 2.5), struct.pack("<f", 1.0))
    held = array.array("f", [7.5])
    assert sgemm(call, held, module("driver").CUdeviceptr(held.buffer_info()[0])) == (0,)
    assert call.raw("alpha") == call.raw("beta") == held.buffer_info()[0]
    refuses(sgemm, call, 1 + 2j, 0)
    refuses(sgemm, call, None, 0)
    on_device(bound)
    assert sgemm(call, held.buffer_info()[0], held) == (0,)
    assert call.raw("alpha") == call.raw("beta") == held.buffer_info()[0]
    refuses(sgemm, call, 2.5, held, says="Argument 'alpha' is a number, but this call takes a device address")


def gemm_ex(call, compute_type, data_type, alpha):
    types = module("cublas").cublasComputeType_t, module("cublas").cudaDataType
    compute, data = getattr(types[0], compute_type), getattr(types[1], data_type)
    algo = module("cublas").cublasGemmAlgo_t.CUBLAS_GEMM_DEFAULT
    return call(1, 0, 0, 2, 3, 4, alpha, 0x1000, data, 2, 0x2000, data, 4, 0, 0x3000, data, 2, compute, algo)


@pytest.mark.parametrize(
    ("compute_type", "data_type", "alpha", "expected"),
    [
        ("CUBLAS_COMPUTE_16F", "CUDA_R_16F", 1.5, struct.pack("<e", 1.5)),
        ("CUBLAS_COMPUTE_32F", "CUDA_R_16BF", 1.5, struct.pack("<f", 1.5)),
        ("CUBLAS_COMPUTE_32F_FAST_TF32", "CUDA_C_32F", 1 - 2j, struct.pack("<ff", 1, -2)),
        ("CUBLAS_COMPUTE_64F", "CUDA_R_64F", 0.1, struct.pack("<d", 0.1)),
        ("CUBLAS_COMPUTE_64F", "CUDA_C_64F", 0.1j, struct.pack("<dd", 0, 0.1)),
        ("CUBLAS_COMPUTE_32I", "CUDA_R_8I", -3, struct.pack("<i", -3)),
    ],
)
def test_02_untyped_scalar_by_compute_type(bound, compute_type, data_type, alpha, expected):
    """The compute type gives the type behind void *alpha; the data says if it is complex."""
    call = bound("cublas", "cublasGemmEx")
    on_host(bound)
    assert gemm_ex(call, compute_type, data_type, alpha) == (0,)
    assert call.input("alpha")[: len(expected)] == expected


def test_02_untyped_scalar_by_scale_type(bound):
    """cuBLASLt's descriptor, which cubind queries, has scale type and pointer mode.

    Factors may be in host or device memory.
    """
    lt = module("cublaslt")
    attributes = lt.cublasLtMatmulDescAttributes_t
    asked = bound("cublaslt", "cublasLtMatmulDescGetAttribute")
    call = bound("cublaslt", "cublasLtMatmul")

    def answer(attribute, value):
        place, when = asked.function.index("buf"), asked.function.index("attr")
        key = struct.pack("<i", attribute)
        asked.stub.answer(asked.symbol, place, struct.pack("<i", value), when, key)

    def matmul(alpha, beta):
        return call(1, 2, alpha, 0x10, 3, 0x20, 4, beta, 0x30, 5, 0x40, 6, None, 0, 0, None)

    answer(attributes.CUBLASLT_MATMUL_DESC_SCALE_TYPE, lt.cudaDataType.CUDA_R_64F)
    answer(attributes.CUBLASLT_MATMUL_DESC_POINTER_MODE, lt.cublasLtPointerMode_t.CUBLASLT_POINTER_MODE_HOST)
    assert matmul(0.1, 2) == (0,)
    assert (call.input("alpha")[:8], call.input("beta")[:8]) == (struct.pack("<d", 0.1), struct.pack("<d", 2))
    answer(attributes.CUBLASLT_MATMUL_DESC_SCALE_TYPE, lt.cudaDataType.CUDA_C_32F)
    assert matmul(1j, 2) == (0,)
    assert call.input("alpha")[:8] == struct.pack("<ff", 0, 1)
    mixed = lt.cublasLtPointerMode_t.CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST
    answer(attributes.CUBLASLT_MATMUL_DESC_POINTER_MODE, mixed)
    device = array.array("f", [1] * 4)
    assert matmul(device, 3) == (0,)
    assert call.raw("alpha") == device.buffer_info()[0]
    assert call.input("beta")[:8] == struct.pack("<ff", 3, 0)
    refuses(matmul, 1j, 3, says="'alpha'")


def test_03_result_by_pointer_mode(bound):
    """In host mode a result behind a pointer is returned; in both modes an address is taken."""
    dot, amax, amax_64 = (bound("cublas", f"cublas{name}") for name in ("Sdot", "Idamax", "Idamax_64"))
    on_host(bound)
    dot.writes(result=struct.pack("<f", 12.25))
    amax.writes(result=struct.pack("<i", 7))
    amax_64.writes(result=struct.pack("<q", 1 << 40))
    assert dot(1, 2, 0x10, 1, 0x20, 1) == (0, 12.25)
    assert amax(1, 2, 0x10, 1) == (0, 7)
    assert amax_64(1, 2, 0x10, 1) == (0, 1 << 40)
    assert bound("cublas", "cublasSdot", checked=True)(1, 2, 0x10, 1, 0x20, 1) == 12.25
    held = array.array("f", [0])
    assert dot(1, 2, 0x10, 1, 0x20, 1, held) == (0, None)
    assert dot.raw("result") == held.buffer_info()[0]
    on_device(bound)
    assert dot(1, 2, 0x10, 1, 0x20, 1, held) == (0, None)
    refuses(dot, 1, 2, 0x10, 1, 0x20, 1)


def test_04_scalars_in_and_out(bound):
    """Rotations overwrite their inputs: numbers go in, and other numbers are returned."""
    rotg, rotmg = bound("cublas", "cublasSrotg"), bound("cublas", "cublasDrotmg")
    on_host(bound)
    rotg.writes(**{name: struct.pack("<f", value) for name, value in zip("abcs", (5, 0.5, 0.75, 0.25), strict=True)})
    assert rotg(1, 3.0, 4.0) == (0, 5, 0.5, 0.75, 0.25)
    assert (rotg.input("a")[:4], rotg.input("b")[:4]) == (struct.pack("<f", 3), struct.pack("<f", 4))
    rotmg.writes(param=struct.pack("<5d", -1, 1, 2, 3, 4), d1=struct.pack("<d", 8))
    status, d1, _, _, param = rotmg(1, 2.0, 3.0, 4.0, 5.0)
    assert (status, d1, param) == (0, 8, [-1, 1, 2, 3, 4])


def test_05_complex(bound):
    """Complex numbers have the layout of two floats or doubles."""
    axpy, dot = bound("cublas", "cublasCaxpy"), bound("cublas", "cublasZdotc")
    on_host(bound)
    assert axpy(1, 2, 1.5 - 2j, 0x10, 1, 0x20, 1) == (0,)
    assert axpy.input("alpha")[:8] == struct.pack("<ff", 1.5, -2)
    dot.writes(result=struct.pack("<dd", 0.1, 0.2))
    assert dot(1, 2, 0x10, 1, 0x20, 1) == (0, 0.1 + 0.2j)


def test_06_half_precision(bound):
    """Factors of half types are numbers; operands are addresses or buffers of any type."""
    gemm, scal, gemv = (bound("cublas", f"cublas{name}") for name in ("Hgemm", "ScalEx", "TSTgemvBatched"))
    on_host(bound)
    bits = array.array("H", [0x3C00] * 4)
    assert gemm(1, 0, 0, 2, 2, 2, 1.5, bits, 2, bits, 2, 0, bytearray(8), 2) == (0,)
    assert gemm.input("alpha")[:2] == struct.pack("<e", 1.5)
    assert gemm.raw("A") == bits.buffer_info()[0]
    types = module("cublas").cudaDataType
    assert scal(1, 4, 1.5, types.CUDA_R_16BF, bits, types.CUDA_R_16BF, 1, types.CUDA_R_32F) == (0,)
    assert scal.input("alpha")[:2] == struct.pack("<f", 1.5)[2:]
    assert gemv(1, 0, 2, 2, 1.5, 0x10, 2, 0x20, 1, 0, 0x30, 1, 3) == (0,)
    assert gemv.input("alpha")[:4] == struct.pack("<f", 1.5)


# --- arrays ---------------------------------------------------------------------------------------


def test_07_array_of_device_pointers_on_the_device(bound):
    """A table of operands is itself in device memory: an address, never a list."""
    call = bound("cublas", "cublasSgemmBatched")
    on_host(bound)
    assert call(1, 0, 0, 2, 3, 4, 1, 0x1000, 2, 0x2000, 4, 0, 0x3000, 2, 10) == (0,)
    assert [call.raw(name) for name in ("Aarray", "Barray", "Carray")] == [0x1000, 0x2000, 0x3000]
    refuses(call, 1, 0, 0, 2, 3, 4, 1, [0x1000], 2, 0x2000, 4, 0, 0x3000, 2, 10)


@pytest.mark.parametrize(("name", "code"), [("cublasSgemmGroupedBatched", "i"), ("cublasSgemmGroupedBatched_64", "q")])
def test_08_host_arrays_beside_device_tables(bound, name, code):
    """Sizes, transpositions and factors per group are lists or buffers.

    Tables of operands are addresses.
    """
    call = bound("cublas", name)
    operation = module("cublas").cublasOperation_t
    trans = [operation.CUBLAS_OP_N, operation.CUBLAS_OP_T]

    def grouped(sizes, factors):
        arrays = [sizes, sizes, sizes]
        return call(1, trans, trans, *arrays, factors, 0x10, sizes, 0x20, sizes, factors, 0x30, sizes, 2, sizes)

    for sizes in ([3, 4], (3, 4), array.array(code, [3, 4]), array.array("h", [3, 4])):
        assert grouped(sizes, [0.5, 2]) == (0,)
        assert call.input("m_array") == struct.pack(f"<2{code}", 3, 4) == call.input("group_size")
        assert call.input("transa_array") == struct.pack("<2i", 0, 1)
        assert call.input("alpha_array")[:8] == struct.pack("<2f", 0.5, 2)
        assert call.raw("Aarray") == 0x10
    refuses(grouped, [3], [0.5, 2], error=RuntimeError, says="List is too small: 1 < 2")


def test_09_info_in_different_places(bound):
    """int *info is an array on the device in one function, an integer on the host in another."""
    getrf, getrs, gels = (bound("cublas", f"cublasS{name}Batched") for name in ("getrf", "getrs", "gels"))
    assert getrf(1, 2, 0x10, 2, 0x20, 0x30, 5) == (0,)
    assert getrf.raw("info") == 0x30
    getrs.writes(info=struct.pack("<i", -3))
    assert getrs(1, 0, 2, 1, 0x10, 2, 0x20, 0x30, 2, 5) == (0, -3)
    gels.writes(info=struct.pack("<i", 0))
    assert gels(1, 0, 2, 2, 1, 0x10, 2, 0x20, 2, 0x40, 5) == (0, 0)
    assert gels.raw("devInfoArray") == 0x40


def test_10_brackets(bound):
    """int deviceId[] is an array, unlike a pointer to one integer."""
    call = bound("cublas", "cublasXtDeviceSelect")
    assert call(1, 2, [0, 3]) == (0,)
    assert call.input("deviceId") == struct.pack("<2i", 0, 3)
    refuses(call, 1, 2, 0)


# --- cuBLASLt's structs and attributes ------------------------------------------------------------


def heuristics(bound, found):
    """Return (function, results that the stub writes)."""
    call = bound("cublaslt", "cublasLtMatmulAlgoGetHeuristic")
    size = module("cublaslt").sizeof(module("cublaslt").cublasLtMatmulHeuristicResult_t)
    data = [bytes((i * 31 + k) % 251 for k in range(size)) for i in range(8)]
    call.writes(heuristicResultsArray=b"".join(data), returnAlgoCount=struct.pack("<i", found))
    return call, data


def test_11_array_of_structs_and_how_many(bound):
    """The caller says how many structs there is room for; the list has as many as there are."""
    call, data = heuristics(bound, 2)
    status, results, count = call(1, 2, 3, 4, 5, 6, 7, 8)
    assert (status, count, len(results)) == (0, 2, 2)
    assert [bytes(r) for r in results] == data[:2]
    checked = bound("cublaslt", "cublasLtMatmulAlgoGetHeuristic", checked=True)
    assert [bytes(r) for r in checked(1, 2, 3, 4, 5, 6, 7, 8)] == data[:2]
    call, _ = heuristics(bound, 0)
    assert call(1, 2, 3, 4, 5, 6, 7, 8) == (0, [], 0)
    ids = bound("cublaslt", "cublasLtMatmulAlgoGetIds")
    ids.writes(algoIdsArray=struct.pack("<4i", 9, 8, 7, 6), returnAlgoCount=struct.pack("<i", 3))
    assert ids(1, 68, 0, 0, 0, 0, 0, 4) == (0, [9, 8, 7], 3)


def test_12_structs_kept_and_sent(bound):
    """Structs without pointers can be copied, compared, pickled, viewed as bytes, and passed."""
    call, data = heuristics(bound, 1)
    (result,) = call(1, 2, 3, 4, 5, 6, 7, 1)[1]
    for other in (copy.copy(result), copy.deepcopy(result), pickle.loads(pickle.dumps(result))):
        assert other == result and other is not result and bytes(other) == data[0]
        assert other.getPtr() != result.getPtr()
    assert memoryview(result).tobytes() == data[0]
    algo = copy.copy(result.algo)
    assert bytes(algo) == data[0][: len(bytes(algo))]
    before = bytes(algo)
    result.algo.data = [0] * 8
    assert bytes(algo) == before and algo != result.algo
    matmul = bound("cublaslt", "cublasLtMatmul")
    device = array.array("f", [1] * 4)
    queried = bound("cublaslt", "cublasLtMatmulDescGetAttribute")
    queried.writes(buf=bytes(4))
    assert matmul(1, 2, 1.0, 0x10, 3, 0x20, 4, device, 0x30, 5, 0x40, 6, algo, 0, 0, None) == (0,)
    assert matmul.raw("algo") == algo.getPtr()
    assert matmul.input("algo") == before


def test_13_attributes(bound):
    """An attribute's buffer and size are one plain value; unknown attributes are bytes."""
    lt = module("cublaslt")
    attributes = lt.cublasLtMatmulDescAttributes_t
    put, get = (bound("cublaslt", f"cublasLtMatmulDesc{verb}Attribute") for verb in ("Set", "Get"))
    for attribute, value, data in (
        ("CUBLASLT_MATMUL_DESC_TRANSA", module("cublas").cublasOperation_t.CUBLAS_OP_T, struct.pack("<i", 1)),
        ("CUBLASLT_MATMUL_DESC_EPILOGUE", 6, struct.pack("<I", 6)),
        ("CUBLASLT_MATMUL_DESC_BIAS_POINTER", 0x7F0000000000, struct.pack("<Q", 0x7F0000000000)),
        ("CUBLASLT_MATMUL_DESC_FAST_ACCUM", 1, struct.pack("<b", 1)),
        ("CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD", 1 << 40, struct.pack("<q", 1 << 40)),
    ):
        assert put(2, getattr(attributes, attribute), value) == (0,)
        assert (put.raw("sizeInBytes"), put.input("buf")) == (len(data), data)
    get.writes(buf=struct.pack("<i", 1))
    assert get(2, attributes.CUBLASLT_MATMUL_DESC_TRANSA) == (0, 1)
    assert get.raw("sizeInBytes") == 4
    assert put(2, 16, b"1234") == (0,)
    assert (put.raw("sizeInBytes"), put.input("buf")) == (4, b"1234")
    refuses(put, 2, 16, 5, says="attribute 16 has no known type")
    refuses(put, 2, attributes.CUBLASLT_MATMUL_DESC_TRANSA, 1 << 40, error=OverflowError)


def test_13_attributes_of_unknown_size(bound):
    """cubind first queries the size of an array, and of an attribute that no header describes."""
    caps = module("cublaslt").cublasLtMatmulAlgoCapAttributes_t
    call = bound("cublaslt", "cublasLtMatmulAlgoCapGetAttribute")
    algo = module("cublaslt").cublasLtMatmulAlgo_t()
    call.writes(buf=struct.pack("<5I", 5, 4, 3, 2, 1), sizeWritten=struct.pack("<Q", 20))
    assert call(algo, caps.CUBLASLT_ALGO_CAP_TILE_IDS) == (0, [5, 4, 3, 2, 1])
    assert call(algo, 99) == (0, struct.pack("<5I", 5, 4, 3, 2, 1))
    asked, told = call.stub.calls(call.symbol)[-2:]
    buffer, size = (call.function.index(name) for name in ("buf", "sizeInBytes"))
    assert (asked.argument(buffer), asked.argument(size)) == (bytes(8), bytes(8))
    assert told.argument(buffer) != bytes(8) and told.argument(size) == struct.pack("<Q", 20)


def test_14_structs_in_the_callers_storage(bound):
    """An inline function of the header passes the object's address and size to an exported one."""
    lt = module("cublaslt")
    init = bound("cublaslt", "cublasLtMatmulDescInit")
    opaque = lt.cublasLtMatmulDescOpaque_t()
    assert init(opaque, lt.cublasComputeType_t.CUBLAS_COMPUTE_32F, lt.cudaDataType.CUDA_R_32F) == (0,)
    call = init.stub.only_call("cublasLtMatmulDescInit_internal")
    values = [int.from_bytes(call.argument(i), "little") for i in range(4)]
    assert values == [opaque.getPtr(), lt.sizeof(lt.cublasLtMatmulDescOpaque_t), 68, 0]
    setter = bound("cublaslt", "cublasLtMatmulDescSetAttribute")
    assert setter(opaque.getPtr(), lt.cublasLtMatmulDescAttributes_t.CUBLASLT_MATMUL_DESC_TRANSA, 1) == (0,)
    assert setter.raw("matmulDesc") == opaque.getPtr()


# --- handles and sizes ----------------------------------------------------------------------------


def test_15_handles(bound):
    """Handles are objects of their own classes; cuFFT's is an int, and its null is -1."""
    create, plan = bound("cublas", "cublasCreate"), bound("cufft", "cufftCreate")
    create.writes(handle=struct.pack("<Q", 0x1234))
    status, handle = create()
    assert (status, int(handle), type(handle)) == (0, 0x1234, module("cublas").cublasHandle_t)
    plan.writes(handle=struct.pack("<i", 3))
    status, handle = plan()
    assert (status, int(handle), type(handle)) == (0, 3, module("cufft").cufftHandle)
    destroy = bound("cufft", "cufftDestroy")
    assert module("cufft").CUFFT_PLAN_NULL == -1
    assert destroy(-1) == destroy(module("cufft").cufftHandle(-1)) == (0,)
    assert destroy.raw("plan") == 0xFFFFFFFF


def test_16_one_size_per_gpu(bound):
    """Work sizes are lists, one entry per GPU of the plan; the call does not say how many."""
    cufft = module("cufft")
    make, policy = bound("cufft", "cufftMakePlan1d"), bound("cufft", "cufftXtSetWorkAreaPolicy")
    make.writes(workSize=struct.pack("<3Q", 100, 0, 300))
    assert make(1, 8192, cufft.cufftType.CUFFT_C2C, 1) == (0, [100, 0, 300])
    make.writes(workSize=struct.pack("<Q", 100))
    assert make(1, 8192, cufft.cufftType.CUFFT_C2C, 1) == (0, [100])
    user = cufft.cufftXtWorkAreaPolicy.CUFFT_WORKAREA_USER
    assert policy(1, user, [4096]) == (0,)
    assert policy.input("workSize") == struct.pack("<Q", 4096)
    assert policy(1, cufft.cufftXtWorkAreaPolicy.CUFFT_WORKAREA_MINIMAL, None) == (0,)
    assert policy.raw("workSize") == 0


def test_17_inputs_that_are_not_const(bound):
    """int *n is an input: a sequence or a buffer; None as embedding is the packed layout."""
    cufft = module("cufft")
    plan, make = bound("cufft", "cufftPlanMany"), bound("cufft", "cufftXtMakePlanMany")
    for n in ([4, 5], array.array("i", [4, 5])):
        assert plan(2, n, None, 1, 0, None, 1, 0, cufft.cufftType.CUFFT_C2C, 1)[0] == 0
        assert plan.input("n") == struct.pack("<2i", 4, 5)
        assert plan.raw("inembed") == plan.raw("onembed") == 0
    assert plan(2, [4, 5], [6, 7], 1, 42, (8, 9), 1, 72, cufft.cufftType.CUFFT_C2C, 1)[0] == 0
    assert (plan.input("inembed"), plan.input("onembed")) == (struct.pack("<2i", 6, 7), struct.pack("<2i", 8, 9))
    data = cufft.cudaDataType.CUDA_C_32F
    assert make(1, 2, [1 << 40, 3], None, 1, 0, data, None, 1, 0, data, 1, data)[0] == 0
    assert make.input("n") == struct.pack("<2q", 1 << 40, 3)


def test_18_host_array_of_device_pointers(bound):
    """One address per GPU is passed in a list or in a buffer of addresses."""
    call = bound("cufft", "cufftXtSetWorkArea")
    for areas in ([0x1000, 0x2000], (module("cufft").cufftHandle(0x1000),), array.array("Q", [0x1000, 0x2000])):
        assert call(1, areas) == (0,)
        assert call.input("workArea")[:8] == struct.pack("<Q", 0x1000)
    refuses(call, 1, [], error=RuntimeError, says="List is too small: 0 < 1")


def library_descriptor(cufft):
    """Return (bytes of a cudaLibXtDesc, the cudaXtDesc that it points to) as a library would."""
    inner = (ctypes.c_char * cufft.sizeof(cufft.cudaXtDesc))()
    view = cufft.cudaXtDesc(_ptr=ctypes.addressof(inner))
    view.nGPUs = 2
    ctypes.memmove(ctypes.addressof(inner) + 8, struct.pack("<2i", 0, 3), 8)
    data = 8 + 64 * 4
    ctypes.memmove(ctypes.addressof(inner) + data, struct.pack("<2Q", 0x1000, 0x2000), 16)
    ctypes.memmove(ctypes.addressof(inner) + data + 64 * 8, struct.pack("<2Q", 64, 32), 16)
    outer = bytearray(cufft.sizeof(cufft.cudaLibXtDesc))
    outer[8:16] = struct.pack("<Q", ctypes.addressof(inner))
    return bytes(outer), inner


def test_19_descriptors_with_inner_pointers(bound):
    """A descriptor is a view of the library's struct: fields are read through it until it ends."""
    cufft = module("cufft")
    outer, inner = library_descriptor(cufft)
    malloc, free = bound("cufft", "cufftXtMalloc"), bound("cufft", "cufftXtFree")
    malloc.writes(descriptor=outer)
    status, descriptor = malloc(1, cufft.cufftXtSubFormat.CUFFT_XT_FORMAT_INPLACE)
    address = descriptor.getPtr()
    assert (status, ctypes.string_at(address, len(outer))) == (0, outer)
    parts = descriptor.descriptor
    assert (parts.nGPUs, parts.GPUs[:2], parts.size[:2]) == (2, [0, 3], [64, 32])
    assert [int(p) for p in parts.data[:2]] == [0x1000, 0x2000]
    execute = bound("cufft", "cufftXtExecDescriptorC2C")
    assert execute(1, descriptor, descriptor, cufft.CUFFT_FORWARD) == (0,)
    assert execute.raw("input") == execute.raw("output") == address
    ctypes.memmove(address + 20, struct.pack("<i", 3), 4)  # as the execution does
    assert descriptor.subFormat == 3
    assert free(descriptor) == (0,)
    assert free.raw("descriptor") == address
    ctypes.memset(address, 0x5A, len(outer))
    assert descriptor.getPtr() != address
    assert (descriptor.subFormat, descriptor.descriptor) == (0, None)
    malloc.writes(descriptor=None)
    assert malloc(1, cufft.cufftXtSubFormat.CUFFT_XT_FORMAT_INPLACE) == (0, None)
    assert len(inner) == cufft.sizeof(cufft.cudaXtDesc)


def test_20_struct_chosen_by_a_tag(bound):
    """The query's type chooses the struct behind void *queryStruct."""
    cufft = module("cufft")
    call = bound("cufft", "cufftXtQueryPlan")
    call.writes(queryStruct=struct.pack("<10q4i", *range(100, 114)))
    status, factors = call(1, cufft.cufftXtQueryType.CUFFT_QUERY_1D_FACTORS)
    assert (status, type(factors)) == (0, cufft.cufftXt1dFactors)
    assert (factors.size, factors.factor2Mask, factors.factor2Shift) == (100, 109, 113)
    refuses(call, 1, cufft.cufftXtQueryType.CUFFT_QUERY_UNDEFINED)


# --- callbacks and addresses ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "setter", "types", "sent"),
    [
        ("cublas", "cublasSetLoggerCallback", [ctypes.c_char_p], (b"a line",)),
        (
            "cublaslt",
            "cublasLtLoggerSetCallback",
            [ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p],
            (5, b"a function", b"a line"),
        ),
    ],
)
def test_21_callbacks_without_user_data(bound, name, setter, types, sent):
    """The process has one callable: it lives until the next one replaces it.

    Any thread may call it, and its errors are reported.
    """
    call = bound(name, setter)
    parameter = call.function.params[0]["name"]
    heard = Heard()
    assert call(heard) == (0,)
    fire = ctypes.CFUNCTYPE(None, *types)(call.raw(parameter))
    thread = threading.Thread(target=fire, args=sent)
    thread.start()
    thread.join()
    assert heard.messages == [sent]
    gone = weakref.ref(heard)
    del heard
    gc.collect()
    assert gone() is not None, "the library may still call it"
    call.returns(1)
    failed = Heard()
    assert call(failed)[0] == 1
    call.returns(0)
    fire(*sent)
    assert len(gone().messages) == 2 and failed.messages == [], "a call that failed changes nothing"
    caught = []
    hook, sys.unraisablehook = sys.unraisablehook, lambda what: caught.append(what.exc_type)
    try:

        def raises(*_):
            raise KeyError("lost")

        assert call(raises) == (0,)
        gc.collect()
        assert gone() is None, "replaced"
        fire(*sent)
    finally:
        sys.unraisablehook = hook
    assert caught == [KeyError]
    assert call(None) == (0,) and call.raw(parameter) == 0
    fire(*sent)  # a late call, after the callable is gone
    assert call(0x1234) == (0,) and call.raw(parameter) == 0x1234


def test_21_callback_that_is_asked_for(bound):
    """The getter returns the callable itself.

    For somebody else's function it returns an object of the callback's class.
    """
    put, get = (bound("cublas", f"cublas{verb}LoggerCallback") for verb in ("Set", "Get"))
    heard = Heard()
    assert put(heard) == (0,)
    get.writes(userCallback=struct.pack("<Q", put.raw("userCallback")))
    assert get() == (0, heard) and get()[1] is heard
    get.writes(userCallback=struct.pack("<Q", 0x4242))
    status, other = get()
    assert (status, type(other), int(other)) == (0, module("cublas").cublasLogCallback, 0x4242)
    assert put(None) == (0,)


def test_21_callback_during_the_call(stub_of):
    """The library may log during the call, and the new callable already gets it."""
    stub_of("cublas"), stub_of("cublaslt")  # functional: both report that logging has begun
    first, second = Heard(), Heard()
    cublas, lt = module("cublas"), module("cublaslt")
    assert cublas.cublasSetLoggerCallback(first) == (0,)
    assert cublas.cublasSetLoggerCallback(second) == (0,)
    assert first.messages == second.messages == [(b"logging has begun",)]
    assert cublas.cublasGetLoggerCallback() == (0, second)
    assert lt.cublasLtLoggerSetCallback(first) == (0,)
    assert first.messages[1:] == [(1, b"cublasLtLoggerSetCallback", b"logging has begun")]
    assert cublas.cublasSetLoggerCallback(None) == lt.cublasLtLoggerSetCallback(None) == (0,)


def test_22_device_callbacks(bound):
    """Device callbacks are addresses, one per GPU; code for the linker is bytes."""
    cufft = module("cufft")
    kind = cufft.cufftXtCallbackType.CUFFT_CB_LD_COMPLEX
    put, jit = bound("cufft", "cufftXtSetCallback"), bound("cufft", "cufftXtSetJITCallback")
    assert put(1, [0x1000], kind, [0x2000]) == (0,)
    assert put.input("callback_routine") == struct.pack("<Q", 0x1000)
    assert put.input("caller_info") == struct.pack("<Q", 0x2000)
    assert put(1, [0x1000], kind, None) == (0,)
    assert put.raw("caller_info") == 0
    code = b"\x7fELF..."
    assert jit(1, "load", code, len(code), kind, None) == (0,)
    assert jit.input("lto_callback_symbol_name") == b"load"
    assert ctypes.string_at(jit.raw("lto_callback_fatbin"), len(code)) == code
    assert jit.raw("lto_callback_fatbin_size") == len(code)


def test_23_function_as_a_pointer_to_void(bound):
    """A BLAS routine for the CPU is passed as an address."""
    cublas = module("cublas")
    call = bound("cublas", "cublasXtSetCpuRoutine")
    routine = ctypes.cast(ctypes.CDLL(None).qsort, ctypes.c_void_p).value
    operation, kind = cublas.cublasXtBlasOp_t.CUBLASXT_GEMM, cublas.cublasXtOpType_t.CUBLASXT_FLOAT
    assert call(1, operation, kind, routine) == (0,)
    assert call.raw("blasFunctor") == routine


def test_24_c_files(bound):
    """A FILE is passed as an address; a path does as well."""
    call, by_path = (bound("cublaslt", f"cublasLtLogger{name}") for name in ("SetFile", "OpenFile"))
    libc = ctypes.CDLL(None)
    libc.fopen.restype = ctypes.c_void_p
    libc.fclose.argtypes = [ctypes.c_void_p]
    file = libc.fopen(b"/dev/null", b"w")
    assert call(file) == (0,)
    assert call.raw("file") == file
    assert libc.fclose(file) == 0
    assert by_path("/tmp/log") == (0,)
    assert by_path.input("logFile") == b"/tmp/log"


# --- texts and results ----------------------------------------------------------------------------


def test_25_texts(bound):
    """Texts that may be missing take None, others str or bytes.

    Returned texts are bytes, and str in the checked form.
    """
    configure = bound("cublas", "cublasLoggerConfigure")
    for name, arrived in (("a.txt", b"a.txt"), (b"a.txt", b"a.txt"), ("größe", "größe".encode()), (None, None)):
        assert configure(1, 0, 0, name) == (0,)
        assert configure.input("logFileName") == arrived
    name = bound("cublas", "cublasGetStatusName")
    name.stub.output(name.symbol, 0, b"A_NAME\0")
    assert name(1) == (0, b"A_NAME")
    assert bound("cublas", "cublasGetStatusName", checked=True)(1) == "A_NAME"
    name.stub.null(name.symbol, 0)
    assert name(1) == (0, None)
    assert bound("cublas", "cublasGetStatusName", checked=True)(1) is None


def test_26_results_that_are_no_status(bound):
    """Results that are versions or masks, or void, are never checked as a status."""
    version, mask = (bound("cublaslt", f"cublasLt{n}") for n in ("GetVersion", "DisableCpuInstructionsSetMask"))
    version.returns(131000)
    assert version() == (0, 131000)
    assert bound("cublaslt", "cublasLtGetVersion", checked=True)() == 131000
    mask.returns(1)
    assert mask(3) == (0, 1)
    assert bound("cublaslt", "cublasLtDisableCpuInstructionsSetMask", checked=True)(3) == 1
    complain = bound("cublas", "cublasXerbla")
    assert complain("SGEMM", 7) == (0,)
    assert (complain.input("srName"), complain.raw("info")) == (b"SGEMM", 7)
    assert bound("cublas", "cublasXerbla", checked=True)("SGEMM", 7) is None


def test_27_host_or_device_data(bound):
    """Operands of cuBLASXt and of the copies are buffers or addresses."""
    gemm, copied = bound("cublas", "cublasXtSgemm"), bound("cublas", "cublasSetMatrix")
    a, c = array.array("f", [1] * 4), bytearray(16)
    assert gemm(1, 0, 0, 2, 2, 2, 1.0, a, 2, 0x5000, 2, 0.5, c, 2) == (0,)
    assert gemm.raw("A") == a.buffer_info()[0] and gemm.raw("B") == 0x5000
    assert gemm.raw("C") == ctypes.addressof(ctypes.c_char.from_buffer(c))
    assert (gemm.input("alpha")[:4], gemm.input("beta")[:4]) == (struct.pack("<f", 1), struct.pack("<f", 0.5))
    assert copied(2, 2, 4, a, 2, module("cublas").cublasHandle_t(0x6000), 2) == (0,)
    assert copied.raw("A") == a.buffer_info()[0] and copied.raw("B") == 0x6000


def test_28_long_signatures(bound):
    """The longest function has 23 parameters, which are passed by position, by name, or both."""
    call = bound("cublas", "cublasGemmStridedBatchedEx")
    on_host(bound)
    function = call.function
    assert len(function.params) == 23
    cublas = module("cublas")
    typed = {"alpha": 1.0, "beta": 0.0, "computeType": cublas.cublasComputeType_t.CUBLAS_COMPUTE_32F}
    typed |= {name: cublas.cudaDataType.CUDA_R_16F for name in ("Atype", "Btype", "Ctype")}
    values = {name: typed.get(name, i + 1) for i, name in enumerate(function.argument_names)}
    values["transa"] = values["transb"] = 1
    values["algo"] = -1
    ordered = list(values.values())
    for positional in (23, 0, 10):
        named = dict(reversed(list(values.items())[positional:]))
        assert call(*ordered[:positional], **named) == (0,)
        for name in ("handle", "m", "lda", "strideA", "strideC", "ldc", "batchCount"):
            assert call.raw(name) == values[name], name


def test_29_shared_enums():
    """Enums of another header are the other module's classes, under that module's names."""
    cublas, lt, cufft, runtime = (module(name) for name in ("cublas", "cublaslt", "cufft", "runtime"))
    assert cublas.cudaDataType is lt.cudaDataType is cufft.cudaDataType is runtime.cudaDataType
    assert cublas.libraryPropertyType is cufft.libraryPropertyType is runtime.libraryPropertyType
    assert cublas.cudaStream_t is cufft.cudaStream_t is lt.cudaStream_t is runtime.cudaStream_t
    assert lt.cublasStatus_t is cublas.cublasStatus_t
    assert lt.cublasComputeType_t is cublas.cublasComputeType_t
    assert runtime.cudaDataType.__module__ == "cubind.runtime"
    assert lt.cublasStatus_t.__module__ == "cubind.cublas"


def test_30_renames_and_64_bit_variants(bound):
    """The public name is the macro's name without _v2; _64 stays.

    The legacy symbol with the plain name is never called.
    """
    plain, wide = bound("cublas", "cublasSgemm"), bound("cublas", "cublasSgemm_64")
    assert (plain.symbol, wide.symbol) == ("cublasSgemm_v2", "cublasSgemm_v2_64")
    assert not hasattr(module("cublas"), "cublasSgemm_v2")
    on_host(bound)
    assert sgemm(plain, 1, 0) == (0,) and plain.count == 1
    assert wide(1, 0, 0, 1 << 40, 3, 4, 1, 0x1000, 2, 0x2000, 4, 0, 0x3000, 2) == (0,)
    assert wide.raw("m") == 1 << 40
    legacy = ctypes.CDLL(plain.stub.path)
    assert not hasattr(legacy, "cublasSgemm") and hasattr(legacy, "cublasSgemm_v2")
