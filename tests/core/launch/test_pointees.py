"""Test how the types to which a kernel's parameters point are read from its name and its source.

The inputs are tables, declarations that Hypothesis makes, and random text.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st


def pointees(name, source, count):
    from cubind import _core

    return _core._pointee_types(name, source, count)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("_Z1kPfPKdPhPvPKv", ["float values", "const double values", "bytes", "bytes", "const bytes"]),
        ("_Z1kPjPxPt", ["4-byte integers", "8-byte integers", "2-byte integers"]),
        ("_Z1kPPfPKPKfPFviE", [None, None, None]),
        ("_Z1kP6__halfP13__nv_bfloat16P7__half2", ["half values", "half values", "half2 values"]),
        ("_Z1kP6float2S0_PKS_", ["float2 values", "float2 values", "const float2 values"]),
        ("_Z1kPN4cuda3std3__47complexIfEEPKN6thrust7complexIdEE", ["complex<float> values", "const complex<double> values"]),
        ("_Z1kPN6thrust23THRUST_200802_SM_750_NS7complexIfEEPSt7complexIdE", ["complex<float> values", "complex<double> values"]),
        ("_Z1kPN2my7complexIfEEPN2my6float2EP7complexIfE", [None, None, None]),
        ("_Z1kPSt4byteP11double4_16a", ["bytes", "double4 values"]),
        ("_Z1kI6float2EvPT_S2_", ["float2 values", "float2 values"]),
        ("_Z1kIKfEvPT_", ["const float values"]),
        ("_Z1kIPfEvT_PS1_", ["float values", None]),
        ("_Z1kILi4EfEvPA4_T0_PS1_PVKf", None),
        ("_Z1kKPfVPKf", ["float values", "const float values"]),
        ("_Z1kPDhPDF16bPnPe", ["half values", "half values", None, None]),
        ("_Z1kif", [None, None]),
    ],
)
def test_pointees_of_names(name, expected):
    if expected is None:
        assert all(e is None or "float" in e for e in pointees(name, b"", 3))
    else:
        assert pointees(name, b"", len(expected)) == expected
        assert pointees(name, b"", len(expected) + 1) == [None] * (len(expected) + 1)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("__global__ void k(float *a, double *b)", ["float values", "double values"]),
        ("__global__ void k(float *a, double *b) {}", ["float values", "double values"]),
        ("__global__ void k(float *a, double *b); __global__ void k(float *c, double *d) {}", ["float values", "double values"]),
        ("__global__ void k(float *a, double *b); __global__ void k(int *c, double *d) {}", [None, "double values"]),
        ("__global__ void k(float *a); __global__ void k(int *c, double *d) {}", ["4-byte integers", "double values"]),
        ("__global__ void k(float *a, double *b", None),
        ("__global__ void k(", None),
        ("__global__ void kk(float *a, double *b) {}", None),
        ("__device__ void k(float *a, double *b) {}", None),
        ("__global__ void l() { k(float *a, double *b); }", None),
        ("void __global__ __launch_bounds__(k(1), 2) k(float *a, double *b) {}", ["float values", "double values"]),
        ("__global__ void k(long double *a, unsigned float *b) {}", None),
        ("__global__ void k(short long *a, long char *b) {}", None),
        ("__global__ void k(flo\\\nat *a, double *b) {}", None),
        ("#define A \\\n double\n__global__ void k(A *a, double *b) {}", [None, "double values"]),
        ("#define k other\n__global__ void k(int *a, double *b) {}", None),
        ("#ifdef A\n__global__ void k(int *a, double *b) {}\n#endif", None),
        ("#ifdef A\n#endif\n__global__ void k(int *a, double *b) {}", ["4-byte integers", "double values"]),
        ("  # define double float\n__global__ void k(int *a, double *b) {}", ["4-byte integers", None]),
        ("\\u0041 __global__ void k(int *a, double *b) {}", None),
        ("__global__ void k(int &a, double *&b) {}", None),
        ("__global__ void k(std::size_t *a, ::half *b) {}", ["8-byte integers", "half values"]),
        ("__global__ void k(std::half *a, cuda::half *b) {}", None),
        ("__global__ void k(thrust::complex<float> *a, std::byte *b) {}", ["complex<float> values", "bytes"]),
        ("__global__ void k(thrust::float2 *a, complex<float> *b) {}", None),
        ("__global__ void k(auto *a, decltype(1) *b) {}", None),
        ("__global__ void k(A float *a, float * B b) {}", None),
        ("__global__ void k(float * __attribute__((x)) a, [[y]] float *b) {}", None),
        ("template <typename half, class T = float2> void f(); __global__ void k(half *a, float2 *b) {}", [None, "float2 values"]),
        ("R\"(__global__ void k(int *a, double *b) {})\"", None),
        ("__global__ void k(float *a, double b[2]) {}", ["float values", "double values"]),
    ],
)
def test_pointees_of_sources(source, expected):
    assert pointees("k", source.encode(), 2) == (expected or [None, None])


WORDS = st.sampled_from(
    "__global__ void k ( ) , ; { } * & < > = [ ] :: : # \n \\\n \" ' /* */ // R\"( )\" const float double int unsigned long "
    "half float2 cuda std complex thrust using typedef struct template typename #define #if #endif k( \\ % 1 ... extern \"C\"".split(" ")
)


@settings(max_examples=500, deadline=None)
@given(st.one_of(st.lists(WORDS, max_size=60).map(" ".join), st.lists(WORDS, max_size=60).map("".join), st.text(max_size=80)), st.integers(0, 5))
def test_any_source(source, count):
    found = pointees("k", source.encode("utf-8", "surrogatepass"), count)
    assert len(found) == count


TYPES = "float double int unsigned float2 double2 size_t half void __nv_bfloat16 cuDoubleComplex int64_t".split()
TYPES += ["long long", "unsigned short", "unsigned char", "long unsigned int", "cuda::std::complex<float>"]
UNKNOWN_NAMES = st.from_regex(r"[A-Z][a-z]{1,6}_t", fullmatch=True)
RENAMINGS = st.sampled_from(
    ["#define {0} double", "typedef double {0};", "using {0} = double;", "struct {0} {{ double v; }};", "template <class {0}> void f();"]
)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(TYPES), min_size=1, max_size=6), st.data())
def test_known_types_are_found(types, data):
    """Standard types are known with any qualifiers, space and comments."""
    spaces = st.sampled_from(["", " ", "\n", " /* int */ ", " // double *\n"])
    parts = []
    for i, text in enumerate(types):
        before, behind, gap = data.draw(st.sampled_from(["", "const "])), data.draw(st.sampled_from(["", " const"])), data.draw(spaces)
        parts.append(f"{before}{text}{behind}{gap}*{data.draw(spaces)}{data.draw(st.sampled_from(['', '__restrict__ ']))}p{i}")
    source = f'extern "C" __global__ void k({", ".join(parts)}) {{}}'
    assert None not in pointees("k", source.encode(), len(types))


@settings(max_examples=300, deadline=None)
@given(UNKNOWN_NAMES, st.sampled_from(["half", "float2", "size_t", "int32_t", "cuComplex"]), RENAMINGS)
def test_unknown_types_stay_unknown(name, standard, renaming):
    source = f'{renaming.format(standard)}\nextern "C" __global__ void k({name} *a, const {standard} *b, {name}::{standard} *c) {{}}'
    assert pointees("k", source.encode(), 3) == [None, None, None]
