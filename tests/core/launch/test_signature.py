"""Test how the types of kernel parameters are read from mangled names and PTX.

The inputs are a table, NVRTC's names, and random bytes.
"""

import re
import shutil
import subprocess

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support import kernels
from support.child import in_child, skip

ANY, INTEGER, SIGNED, UNSIGNED, BOOL, FLOAT, POINTER = range(7)
i8, i16, i32, i64 = ((SIGNED, n) for n in (1, 2, 4, 8))
u8, u16, u32, u64 = ((UNSIGNED, n) for n in (1, 2, 4, 8))
char, boolean, f32, f64, pointer, unknown = (INTEGER, 1), (BOOL, 1), (FLOAT, 4), (FLOAT, 8), (POINTER, 8), (ANY, 0)


def by_name(name):
    from cubind import _core

    return _core._parameter_types(name, b"", True)


def by_ptx(name, ptx):
    from cubind import _core

    return _core._parameter_types(name, ptx, False)


# --- mangled names --------------------------------------------------------------------------------

# Mangled name, output of c++filt, types. None: not understood, so there are no types.
NAMES = [
    (
        "_Z5saxpyfPKfS0_Pfj",
        "saxpy(float, float const*, float const*, float*, unsigned int)",
        [f32, pointer, pointer, pointer, u32],
    ),
    ("_Z1fv", "f()", []),
    (
        "_Z1fabchijstlmxyfdw",
        "f(signed char, bool, char, unsigned char, int, unsigned int, short, unsigned short, long, unsigned long, "
        "long long, unsigned long long, float, double, wchar_t)",
        [i8, boolean, char, u8, i32, u32, i16, u16, i64, u64, i64, u64, f32, f64, (INTEGER, 4)],
    ),
    ("_Z1fno", "f(__int128, unsigned __int128)", [(ANY, 16), (ANY, 16)]),
    ("_Z5scaleIfEvPT_S0_", "void scale<float>(float*, float)", [pointer, f32]),
    ("_Z5scaleIdEvPT_S0_", "void scale<double>(double*, double)", [pointer, f64]),
    ("_ZN2ns5scaleIfEEvPT_S1_", "void ns::scale<float>(float*, float)", [pointer, f32]),
    ("_ZN2ns1fEi", "ns::f(int)", [i32]),
    ("_ZN12_GLOBAL__N_11fEf", "(anonymous namespace)::f(float)", [f32]),
    ("_ZL1fi", "f(int)", [i32]),
    ("_Z1fIiLi5ELb1EEvT_", "void f<int, 5, true>(int)", [i32]),
    ("_Z1fILi5EiEvT0_", "void f<5, int>(int)", [i32]),
    ("_Z1fILin5EiEvT0_", "void f<-5, int>(int)", [i32]),
    ("_Z1f6float3Pd", "f(float3, double*)", [unknown, pointer]),
    ("_Z1f6float3S_j", "f(float3, float3, unsigned int)", [unknown, unknown, u32]),
    ("_Z1fPKPKfS2_i", "f(float const* const*, float const* const*, int)", [pointer, pointer, i32]),
    ("_Z1fPK6float3S1_S2_", None, None),  # S2_ is one more than there are
    ("_Z1f4PairIifES0_d", "f(Pair<int, float>, Pair<int, float>, double)", [unknown, unknown, f64]),
    ("_Z1fN2ns4PairIifEES1_S_", None, [unknown, unknown, unknown]),
    ("_Z1fSt6vectorIiSaIiEEi", "f(std::vector<int, std::allocator<int> >, int)", [unknown, i32]),
    ("_Z1fSsf", None, [unknown, f32]),
    ("_Z1fPFviEd", "f(void (*)(int), double)", [pointer, f64]),
    ("_Z1fRA3_iS0_h", "f(int (&) [3], int (&) [3], unsigned char)", [unknown, unknown, u8]),
    ("_Z1fM1AiS0_f", "f(int A::*, int A::*, float)", [unknown, unknown, f32]),
    ("_Z1fVKiPVKi", None, [i32, pointer]),
    ("_Z1fDhDF16_DnDsDiDu", None, [(ANY, 2), (ANY, 2), pointer, u16, u32, u8]),
    ("_Z1fIJifEEvPi", "void f<int, float>(int*)", [pointer]),
    ("_Z1fIJifEEvDpT_", "void f<int, float>(int, float)", None),  # a pack among the parameters
    (
        "_ZN2ns4tileIfLi4EEEvPKT_NS_5ArrayIS1_XT0_EEES1_",
        "void ns::tile<float, 4>(float const*, ns::Array<float, 4>, float)",
        [pointer, unknown, f32],
    ),
    ("_Z1fILi4EEv1AIXplT_Li1EEEi", None, None),  # an expression
    ("_Z1fiz", "f(int, ...)", None),
    ("_ZplRK1AS1_", "operator+(A const&, A const&)", None),
    ("_ZZ1gvE1f_0", None, None),
    ("_Z1fDv4_f", "f(float __vector(4))", None),
    ("_Z1fDTfp_E", None, None),
    ("_ZN1AC1Ei", "A::A(int)", None),
    ("_ZN5OuterIfE5innerIiEEvT_PS0_", "void Outer<float>::inner<int>(int, Outer<float>*)", [i32, pointer]),
    ("saxpy", None, None),
    ("_Z", None, None),
    ("_Z9saxpy", None, None),
    ("_Z5saxpy", None, None),
    ("_Z1fi_", None, None),
    ("_Z1fT_", None, None),
    ("_Z1fS_", None, None),
    ("_Z1fIiEvT0_", None, None),
    ("_Z1f" + "P" * 100 + "i", None, None),
    ("_Z99999999999999999999fi", None, None),
    ("", None, None),
]


@pytest.mark.parametrize(("name", "text", "types"), NAMES, ids=[n[0][:40] or "empty" for n in NAMES])
def test_mangled(name, text, types):
    got = by_name(name)
    if types is None and text is not None and got is not None:
        # If it is understood after all, it has to be right.
        assert len(got) == len(split_parameters(text))
    else:
        assert got == types


@pytest.mark.skipif(shutil.which("c++filt") is None, reason="needs c++filt")
@pytest.mark.parametrize(("name", "text"), [n[:2] for n in NAMES if n[1]], ids=[n[0][:40] for n in NAMES if n[1]])
def test_the_table_is_right(name, text):
    assert demangle(name) == text


def demangle(name):
    return subprocess.run(["c++filt", "--", name], capture_output=True, text=True, check=True).stdout.strip()


def split_parameters(text):
    """Return the parameter types in the last parentheses of a demangled name."""
    depth, end = 0, text.rindex(")")
    for start in range(end, -1, -1):
        depth += {")": 1, "(": -1}.get(text[start], 0)
        if depth == 0:
            break
    parts, depth, last = [], 0, start + 1
    for i in range(start + 1, end):
        if text[i] in "<([":
            depth += 1
        elif text[i] in ">)]":
            depth -= 1
        elif text[i] == "," and depth == 0:
            parts.append(text[last:i].strip())
            last = i + 1
    final = text[last:end].strip()
    return parts + ([final] if final else [])


EXACT = {
    "float": f32,
    "double": f64,
    "int": i32,
    "unsigned int": u32,
    "short": i16,
    "unsigned short": u16,
    "long": i64,
    "unsigned long": u64,
    "long long": i64,
    "unsigned long long": u64,
    "char": char,
    "signed char": i8,
    "unsigned char": u8,
    "bool": boolean,
}


def expected_from(text):
    for qualifier in (" const", " volatile", "const ", "volatile "):
        if not text.endswith("*") and "*" not in text:
            text = text.replace(qualifier, "")
    if text in EXACT:
        return EXACT[text]
    if text.endswith(("*", "* const", "*const")) or "(*)" in text:
        return pointer
    return unknown


SOURCE = r"""
namespace ns {
struct Point { float x, y, z; };
enum Color : unsigned char { red };
template <typename T, int N> struct Array { T items[N]; };
template <typename T> __global__ void scale(T *data, T factor) { data[threadIdx.x] *= factor; }
template <typename T, int N, bool B> __global__ void tile(const T *in, T *out, Array<T, N> shape, T last) {}
__global__ void plain(int a, unsigned b, Point p, const Point *q, Point r, Color c) {}
namespace { __global__ void hidden(float a, const float *b) { } }
template <typename T> struct Holder { T value; };
inline namespace v1 { template <typename T> __global__ void inner(Holder<T> h, const Holder<T> *p, T t) {} }
}
template <typename... Ts> __global__ void pack(Ts... values) {}
template <typename T, typename U> __global__ void two(T t, const U *u, U *v, T w, const T *const *x) {}
template <template <typename> class H, typename T> __global__ void nested(H<T> h, T t) {}
__global__ void numbers(signed char a, char b, unsigned char c, short d, unsigned short e, int f, unsigned g, long h,
                    unsigned long i, long long j, unsigned long long k, float l, double m, bool n) {}
__global__ void pointers(void *a, const void *b, int **c, const int *const *d, float (*e)[4], volatile int *f,
                         void (*g)(int, float), const float *__restrict__ h, const int i) {}
__global__ void vectors(float3 a, float4 b, int2 c, float3 d, const float3 *e, dim3 f) {}
__global__ void nothing() {}
"""

EXPRESSIONS = [
    "ns::scale<float>",
    "ns::scale<double>",
    "ns::scale<unsigned char>",
    "ns::scale<long long>",
    "ns::tile<float, 4, true>",
    "ns::tile<double, -1 + 9, false>",
    "ns::plain",
    "ns::hidden",
    "ns::inner<float>",
    "ns::inner<ns::Point>",
    "pack<int, float, double>",
    "pack<>",
    "two<int, float>",
    "two<float, int>",
    "two<ns::Point, double>",
    "two<const char *, ns::Array<float, 3>>",
    "nested<ns::Holder, float>",
    "numbers",
    "pointers",
    "vectors",
    "nothing",
]


@pytest.mark.nvrtc
@in_child(nvrtc="real")
def test_names_that_nvrtc_emits():
    import cubind
    from cubind.checked import nvrtc

    try:
        nvrtc.nvrtcVersion()
    except cubind.LibraryNotFoundError:
        skip("no NVRTC on this machine")
    program = nvrtc.nvrtcCreateProgram(SOURCE, "names.cu")
    for expression in EXPRESSIONS:
        nvrtc.nvrtcAddNameExpression(program, expression)
    nvrtc.nvrtcCompileProgram(program, ["--gpu-architecture=compute_90"])
    ptx = nvrtc.nvrtcGetPTX(program)
    ptx = ptx.encode() if isinstance(ptx, str) else bytes(ptx)
    understood = set()
    for expression in EXPRESSIONS:
        name = nvrtc.nvrtcGetLoweredName(program, expression)
        name = name if isinstance(name, str) else name.decode()
        check_emitted(expression, name, ptx, understood)
    # Names with packs give no types.
    missed = set(EXPRESSIONS) - understood
    assert missed <= {"pack<int, float, double>", "pack<>"}, missed


def check_emitted(expression, name, ptx, understood):
    types, declared = by_name(name), by_ptx(name, ptx)
    print(expression, name, types)
    assert declared is not None, name
    if types is None:
        return
    understood.add(expression)
    assert len(types) == len(declared), (expression, name)
    for mine, theirs in zip(types, declared, strict=True):
        if mine[0] == ANY or theirs[0] == ANY:
            continue
        assert mine[1] == theirs[1], (expression, name)
        assert (mine[0] == FLOAT) == (theirs[0] == FLOAT), (expression, name)
    if shutil.which("c++filt"):
        texts = split_parameters(demangle(name))
        got = [t if t[0] != ANY else unknown for t in types]
        assert got == [expected_from(text) for text in texts], (expression, name, texts)


# --- PTX ------------------------------------------------------------------------------------------

INT = INTEGER
DECLARED = {
    "saxpy": [f32, (INT, 8), (INT, 8), (INT, 8), (INT, 4)],
    "layout": [(INT, 1), (INT, 8), unknown, (INT, 2), f64],
    "nothing": [],
}

ODD_PTX = b"""
.version 8.0 // .entry ghost(.param .f32 a)
.target sm_90
/* .entry ghost(.param .f32 a) */
.file 1 ".entry ghost(.param .f32 a)"
.entry bare
{ ret; }
.visible .entry $odd_name_1 ( .param .s32 a , .param .b32 b, .param .u64 .ptr .global .align 4 c,
    .param .align 16 .b8 d [ 32 ], .param .f16 e, .param .s64 f, .param .b64 g ) .maxntid 32 { ret; }
.weak .entry last(.param .f64 x){ret;}"""


@pytest.mark.parametrize("name", list(DECLARED))
def test_ptx(name):
    from cubind import _core

    kept = _core._entry_declarations(kernels.SAXPY_PTX)
    assert by_ptx(name, kernels.SAXPY_PTX) == by_ptx(name, kept) == DECLARED[name]
    assert b"ld.param" not in kept and kept.count(b".entry") == 3


def test_odd_ptx():
    from cubind import _core

    odd = [(SIGNED, 4), (ANY, 4), pointer, unknown, (ANY, 2), (SIGNED, 8), (ANY, 8)]
    for ptx in (ODD_PTX, _core._entry_declarations(ODD_PTX)):
        assert by_ptx("ghost", ptx) is None
        assert by_ptx("bare", ptx) == []
        assert by_ptx("$odd_name_1", ptx) == odd
        assert by_ptx("last", ptx) == [f64]
        assert by_ptx("las", ptx) is None


@pytest.mark.parametrize(
    "ptx",
    [
        b".entry k(",
        b".entry k(.param",
        b".entry k(.param .f32",
        b".entry k(.param .f32 a",
        b".entry k(.param .f32 a,",
        b".entry k(.param .q32 a)",
        b".entry k(.param a)",
        b".entry k(.reg .f32 a)",
        b".entry k(.param .f32 a; )",
        b".entry k(.param .f33 a)",
        b".entry k(.param .f a)",
        b".entry",
        b"",
        b'.file "',
        b"/*",
        b".entry k/*",
    ],
)
def test_broken_ptx(ptx):
    assert by_ptx("k", ptx) in (None, [], [f32])


@pytest.mark.parametrize(
    "ptx",
    [
        b'.entry k (.param .ptr" .glo" .align 4 .u64 p) { ret; }',
        b'.entry k (.param .u64 p .entry k (.param .u32 q) { ret; }',
        b".entry .entry k (.param .u32 q) { ret; }",
        b'.entry "k" .entry k (.param .u32 q) { ret; }',
        b'.entry k "(" (.param .u32 q)',
        b".entry k (.param .u32 q, .entry",
    ],
)
def test_declarations_end_where_the_next_thing_begins(ptx):
    """The part of a text that is kept gives the same types as the text, however broken that is."""
    from cubind import _core

    assert by_ptx("k", _core._entry_declarations(ptx)) == by_ptx("k", ptx)


# --- anything at all ------------------------------------------------------------------------------

PIECES = st.sampled_from(
    [
        "_Z",
        "1f",
        "N",
        "E",
        "I",
        "P",
        "K",
        "S_",
        "S0_",
        "T_",
        "T0_",
        "i",
        "f",
        "v",
        "L",
        "Lb1E",
        "J",
        "St",
        "Sa",
        "3abc",
        "F",
        "A3_",
        "M",
        "D",
        "Dp",
        "X",
        "R",
        "9",
        "0",
        "_",
        "n",
        "Z",
        "B1x",
    ]
)
WORDS = st.sampled_from(
    [
        b".entry",
        b" k",
        b"(",
        b")",
        b",",
        b".param",
        b" .f32",
        b" .u64",
        b".ptr",
        b"[",
        b"]",
        b" x",
        b"/*",
        b"*/",
        b"//",
        b"\n",
        b'"',
        b" ",
        b".align",
        b"8",
        b"\0",
        b"\xff",
        b"{",
        b"}",
    ]
)


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.lists(PIECES, max_size=40).map(lambda p: "_Z1f" + "".join(p)), st.text(max_size=60)))
def test_any_name(name):
    name = name.replace("\0", "")
    types = by_name(name) if not re.search("[\ud800-\udfff]", name) else None
    assert types is None or all(ANY <= kind <= POINTER and size <= 16 for kind, size in types)


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.lists(WORDS, max_size=60).map(b"".join), st.binary(max_size=200)))
def test_any_ptx(ptx):
    from cubind import _core

    kept = _core._entry_declarations(ptx)
    assert by_ptx("k", ptx) == by_ptx("k", kept)
    assert _core._entry_declarations(kept) == kept


def test_wrong_use():
    from cubind import _core

    with pytest.raises(TypeError):
        _core._entry_declarations("text")
    with pytest.raises(TypeError):
        _core._parameter_types(1, b"", 1)
