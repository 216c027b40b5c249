"""Test Program with the real NVRTC and nvJitLink (compilers.py), on the stub driver or a GPU's."""

import ctypes
import gc
import io
import os
import pickle
import sys
import threading
import weakref

import pytest
from cubind import _core
from cubind.core import CUDAError, NVRTCError, ObjectCode, Program, ProgramOptions, nvJitLinkError
from support import growth, libraries
from support.case_names import case_name
from support.child import in_child, skip
from support.core import compilers

pytestmark = pytest.mark.nvrtc

KERNEL = 'extern "C" __global__ void k(int *p, float f) { *p = f; }\n'
TEMPLATE = KERNEL + "template <class T> __global__ void scale(T *p, T by) { *p *= by; }\n"
WARNING = KERNEL + "__global__ void warned() { int unused; }\n"
BROKEN = "__device__ int ok() { return 1; }\n__global__ void k() {\n    nope;\n}\n"
CHILD = {"PYTHONPATH": str(libraries.TESTS)}


@pytest.fixture(autouse=True)
def compiler(nvrtc):
    return nvrtc


@pytest.fixture
def options():
    return ProgramOptions(arch="sm_90")


def program(code=KERNEL, kind="c++", **options):
    return Program(code, kind, ProgramOptions(arch="sm_90", **options))


def fresh(code=KERNEL, target="cubin", names=(), **options):
    return program(code, **options).compile(target, names, cache=False)


# --- construction ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "error", "text"),
    [
        ((5, "c++"), TypeError, "Expected type str, but got int: code"),
        ((b"x", "c++"), TypeError, "Expected type str, but got bytes: code"),
        ((b"x", "ptx"), TypeError, "Expected type str, but got bytes: code"),
        (("x", "cuda"), RuntimeError, "Unsupported code_type='cuda' (supported_code_types=('c++', 'ptx', 'nvvm'))"),
        (("c++", "x"), RuntimeError, "code and code_type are swapped: Program(code, code_type='c++')"),
        (("x", 5), RuntimeError, "Unsupported code_type='5' (supported_code_types=('c++', 'ptx', 'nvvm'))"),
        ((5, "nvvm"), TypeError, "NVVM IR code must be provided as str, bytes, or bytearray"),
        (("x",), TypeError, "Program() missing required argument 'code_type' (pos 2)"),
        ((), TypeError, "Program() missing required argument 'code' (pos 1)"),
        (("a\0b", "c++"), ValueError, "code has a NUL character in it"),
        (
            ("x", "c++", 5),
            TypeError,
            "The Program options must be provided as an object of type ProgramOptions or as a dict with valid Program "
            "options. The provided object is '5'.",
        ),
    ],
)
def test_construction_errors(arguments, error, text):
    with pytest.raises(error) as info:
        Program(*arguments)
    assert str(info.value) == text


def test_unknown_option():
    with pytest.raises(TypeError, match=r"got an unexpected keyword argument 'zz'"):
        Program(KERNEL, "c++", {"zz": 1})


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("c++", "extra_sources is not supported by the NVRTC backend (C++ code_type)"),
        ("ptx", "extra_sources is not supported by the PTX backend."),
    ],
)
def test_extra_sources_are_refused(kind, text):
    with pytest.raises(ValueError) as info:
        program("x", kind, extra_sources=[("a", "b")])
    assert str(info.value) == text


def test_options_as_dict_and_kinds_in_any_case(options):
    from cubind.core.typing import SourceCodeType

    for kind in ("c++", "C++", SourceCodeType.CXX):
        for given in (options, {"arch": "sm_90"}):
            made = Program(KERNEL, kind, given)
            assert made.compile("PTX").code_type == "ptx"
            assert repr(made) == "<Program backend='NVRTC'>" and made.backend == "NVRTC"


def test_default_architecture(device):
    made = Program(KERNEL, "c++").compile("ptx")
    assert f".target sm_{device.arch}".encode() in made.code


# --- targets --------------------------------------------------------------------------------------


def test_targets():
    made = program()
    for target, start in (("ptx", b"//\n// Generated"), ("cubin", b"\x7fELF")):
        code = made.compile(target)
        assert type(code) is ObjectCode and code.code.startswith(start)
        assert (code.code_type, code.name, code.symbol_mapping) == (target, "default_program", {})
    assert type(made.compile("cubin").code_type) is str


@pytest.mark.parametrize("target", ["bogus", "fatbin", 5, None])
def test_unknown_targets(target):
    with pytest.raises(ValueError) as info:
        program().compile(target)
    text = str(target).lower()
    assert str(info.value) == f"Unsupported target_type=\"{text}\" for NVRTC (supported: 'ptx', 'cubin', 'ltoir')"


def test_ltoir_implies_link_time_optimization():
    implied = fresh(target="ltoir")
    assert len(implied.code) > 1000 and implied.code_type == "ltoir"
    assert implied.code == fresh(target="ltoir", link_time_optimization=True).code


@pytest.mark.parametrize(
    ("target", "options", "advice"),
    [
        ("cubin", {"arch": "compute_90"}, "cubin needs a real architecture"),
        ("cubin", {"arch": "sm_90", "link_time_optimization": True}, "and no link_time_optimization"),
        ("ptx", {"arch": "sm_90", "link_time_optimization": True}, "link_time_optimization produces only ltoir"),
    ],
)
def test_no_empty_code(target, options, advice):
    """No empty code is returned, although upstream returns an ObjectCode of nothing."""
    with pytest.raises(NVRTCError, match=f"make NVRTC produce no {target}: ") as info:
        Program(KERNEL, "c++", options).compile(target)
    assert advice in str(info.value) and info.value.code is None


@in_child(driver="real", nvrtc="real", nvjitlink="real", env=CHILD)
def no_driver_needed():
    import cubind
    from cubind import driver

    try:
        driver.cuInit(0)
        skip("there is a driver")
    except cubind.LibraryNotFoundError:
        pass
    ptx = Program(KERNEL, "c++", {"arch": "sm_90"}).compile("ptx")
    assert Program(KERNEL, "c++", {"arch": "sm_90"}).compile("cubin", ("k",)).symbol_mapping == {"k": b"k"}
    assert Program(ptx.code.decode(), "ptx", {"arch": "sm_90"}).compile("cubin").code.startswith(b"\x7fELF")
    with pytest.raises(cubind.LibraryNotFoundError, match="libcuda"):
        Program(KERNEL, "c++")
    with pytest.raises(cubind.LibraryNotFoundError, match="libcuda"):
        ptx.get_kernel("k")


def test_no_driver_needed(tmp_path):
    if libraries.ON_GPU:
        pytest.skip("there is a driver")
    no_driver_needed()


def no_library():
    import cubind

    sys.modules["cuda.pathfinder"] = None
    libraries.hide_packages()
    with pytest.raises(cubind.LibraryNotFoundError, match="nvrtc"):
        Program(KERNEL, "c++", {"arch": "sm_90"})
    with pytest.warns(RuntimeWarning, match="nvJitLink is not installed or older than 12.3"):
        assert Program("ptx", "ptx", {"arch": "sm_90"}).backend == "driver"
    assert Program("ptx", "ptx", {"arch": "sm_90"}).backend == "driver", "one warning"


def test_missing_libraries(tmp_path):
    for module in ("nvrtc", "nvjitlink"):
        (tmp_path / libraries.SONAMES[module]).write_bytes(b"no library at all")
    env = {**CHILD, "LD_LIBRARY_PATH": str(tmp_path), "CUDA_HOME": "", "CUDA_PATH": "", "CONDA_PREFIX": ""}
    in_child(nvrtc="real", nvjitlink="real", env=env, hardware=False)(no_library)()


# --- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "mapping"),
    [
        (("scale<int>", "k"), {"scale<int>": b"_Z5scaleIiEvPT_S0_", "k": b"k"}),
        (["scale<float>"], {"scale<float>": b"_Z5scaleIfEvPT_S0_"}),
        ((b"scale<int>",), {b"scale<int>": b"_Z5scaleIiEvPT_S0_"}),
        ("scale<int>", {"scale<int>": b"_Z5scaleIiEvPT_S0_"}),
        (iter(["k"]), {"k": b"k"}),
        (None, {}),
    ],
    ids=case_name,
)
def test_name_expressions(names, mapping):
    assert program(TEMPLATE).compile("ptx", names).symbol_mapping == mapping


def test_compiling_again_with_names():
    """A Program can compile again with new name expressions.

    Upstream raises NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION.
    """
    made = program(TEMPLATE)
    for kind in ("int", "float", "int"):
        name = f"scale<{kind}>"
        assert list(made.compile("cubin", (name,), cache=False).symbol_mapping) == [name]


@pytest.mark.parametrize("options", [{"define_macro": "A\0B"}, {"name": "a\0b"}, {"std": "c++17\0x"}], ids=str)
def test_options_with_a_nul(options):
    """Options with a NUL are refused, as NVRTC would only see the part in front of it."""
    with pytest.raises(ValueError, match="embedded null byte"):
        program(**options).compile("ptx")


def test_names_with_a_nul():
    for name in ("k\0x", b"k\0x"):
        with pytest.raises(ValueError, match="embedded null byte"):
            program().compile("ptx", (name,))


def test_texts_that_are_odd():
    class Odd(str):
        def __str__(self):
            return self

        def lower(self):
            return 5

    for use in (lambda: Program("x", Odd("c++")), lambda: program().compile(Odd("ptx"))):
        with pytest.raises(TypeError, match="^lower\\(\\) of a str must return a str, not int$"):
            use()


def test_no_half_cleared_objects():
    """The collector breaks cycles in Python's own objects, so finalizers find ours intact."""
    seen, addresses = [], []

    class Spy:  # not tracked by the collector, so that it ends in the middle of the collection
        __slots__ = ()

        def __del__(self):
            o = ctypes.cast(addresses.pop(0), ctypes.py_object).value
            seen.append(repr(o) if type(o) is ObjectCode else o.compile("ptx", cache=False).code_type)

    class Text(str):
        pass

    name = Text("spied")
    name.spy = Spy()
    name.code = ObjectCode.from_ptx(b"x", name=name, symbol_mapping={name: "k"})
    addresses.append(id(name.code))
    alive = weakref.ref(name.code)
    del name
    gc.collect()
    assert alive() is None and seen == ["<ObjectCode handle=0x0 code_type='ptx'>"]

    class Options(ProgramOptions):
        pass

    options = Options(arch="sm_90")
    options.spy = Spy()
    options.program = Program(KERNEL, "c++", options)
    addresses.append(id(options.program))
    alive = weakref.ref(options.program)
    del options
    gc.collect()
    assert alive() is None and seen[1:] == ["ptx"]


@pytest.mark.parametrize("names", [(5,), ["k", None]])
def test_names_of_wrong_type(names):
    with pytest.raises(TypeError, match="name_expressions must be str or bytes, not "):
        program().compile("ptx", names)


def test_unknown_name():
    with pytest.raises(NVRTCError, match='identifier "nope" is undefined'):
        program().compile("ptx", ("nope",))


def test_kernels_by_name_expression(device):
    code = Program(TEMPLATE, "c++").compile("ptx", ("scale<int>",))
    for name in ("scale<int>", b"scale<int>", "_Z5scaleIiEvPT_S0_", "k", b"k"):
        assert code.get_kernel(name).num_arguments == 2


# --- logs and errors ------------------------------------------------------------------------------


@pytest.mark.parametrize("cache", [None, False])
def test_log_of_a_success(cache):
    for _ in range(2):  # a cache hit writes it, too
        log = io.StringIO()
        program(WARNING).compile("ptx", logs=log, cache=cache)
        assert 'variable "unused" was declared but never referenced' in log.getvalue()
        assert "\0" not in log.getvalue()


def test_nothing_is_written_without_a_log():
    class Log:
        def write(self, text):
            raise AssertionError(text)

    program().compile("ptx", logs=Log())
    with pytest.raises(AssertionError, match="never referenced"):
        program(WARNING).compile("ptx", logs=Log())


def test_logs_without_write(compiler):
    compiler.replace("nvrtcCompileProgram", lambda *a: pytest.fail("compiled"), *[ctypes.c_void_p] * 3)
    with pytest.raises(AttributeError, match="no attribute 'write'"):
        program().compile("ptx", logs=5, cache=False)


def test_compile_error():
    log = io.StringIO()
    with pytest.raises(NVRTCError) as info:
        program(BROKEN, name="broken.cu").compile("ptx", logs=log)
    error = info.value
    assert isinstance(error, CUDAError)
    assert log.getvalue() == ""
    assert str(error).startswith("6: NVRTC_ERROR_COMPILATION, compilation log:\n\nbroken.cu(3): error: ")
    assert error.code == 6 and error.code.name == error.name == "NVRTC_ERROR_COMPILATION"
    assert error.function == "nvrtcCompileProgram"
    assert error.log.startswith("broken.cu(3): error:") and error.log.endswith('compilation of "broken.cu".\n')
    assert str(error) == (
        f"6: NVRTC_ERROR_COMPILATION, compilation log:\n\n{error.log}"
        "\nlines of broken.cu with errors:\n     3 |     nope;"
    )
    copy = pickle.loads(pickle.dumps(error))
    assert (str(copy), copy.code, copy.name, copy.log) == (str(error), error.code, error.name, error.log)


def shown(error):
    return str(error).partition("with errors:\n")[2].split("\n")


def test_excerpt_is_short():
    source = "".join(f"__device__ int f{i}() {{ return nope{i}; }} // {'x' * 200}\n" for i in range(9))
    with pytest.raises(NVRTCError) as info:
        program(source).compile("ptx")
    lines = shown(info.value)
    assert len(lines) == 5 and all(line.endswith("...") and len(line) < 180 for line in lines)
    assert lines[0].startswith("     1 | __device__ int f0() { return nope0; } // xxx")


NOWHERE = "nowhere.h was not found in include_path; pass its folder as ProgramOptions(include_path=…)"


@pytest.mark.parametrize(
    ("source", "options", "lines"),
    [
        ("nope1 a; nope2 b;", {}, ["     1 | nope1 a; nope2 b;"]),
        ("\r\nnope a;\r\n", {}, ["     2 | nope a;"]),
        ("// é\n__device__ int a = é; // é", {}, ["     2 | __device__ int a = é; // é"]),
        ('#include "nowhere.h"', {"use_bundled_headers": False}, ['     1 | #include "nowhere.h"', NOWHERE]),
        ("", {"std": "c++99"}, [""]),
    ],
)
def test_excerpts(source, options, lines):
    with pytest.raises(NVRTCError) as info:
        program(source, **options).compile("ptx")
    assert shown(info.value) == lines


def test_errors_in_headers_have_no_excerpt(tmp_path):
    (tmp_path / "bad.h").write_text("int x = nope;\n")
    with pytest.raises(NVRTCError, match="bad.h") as info:
        program('#include "bad.h"\n' + KERNEL, include_path=tmp_path).compile("ptx")
    assert "with errors:" not in str(info.value)


def test_invalid_option_has_its_log():
    with pytest.raises(NVRTCError) as info:
        program(std="c++99").compile("ptx")
    assert str(info.value) == (
        "5: NVRTC_ERROR_INVALID_OPTION, compilation log:\n\nnvrtc: error: invalid value for --std(-std)\n"
    )


@pytest.mark.parametrize(
    ("function", "names"),
    [
        ("nvrtcCreateProgram", ()),
        ("nvrtcAddNameExpression", ("k",)),
        ("nvrtcGetCUBINSize", ()),
        ("nvrtcGetCUBIN", ()),
        ("nvrtcGetLoweredName", ("k",)),
    ],
)
def test_failures_of_each_step(compiler, function, names):
    compiler.fail(function, 1)
    with pytest.raises(NVRTCError) as info:
        program().compile("cubin", names, cache=False)
    assert str(info.value) == "1: NVRTC_ERROR_OUT_OF_MEMORY"
    assert (info.value.code, info.value.name, info.value.function) == (
        1,
        "NVRTC_ERROR_OUT_OF_MEMORY",
        function.removesuffix("Size"),
    )
    assert info.value.log is None
    compiler.restore()
    assert fresh().code


def test_log_that_cannot_be_read(compiler):
    compiler.fail("nvrtcGetProgramLog", 1)
    with pytest.raises(NVRTCError) as info:
        program(BROKEN).compile("ptx")
    assert str(info.value) == "6: NVRTC_ERROR_COMPILATION, compilation log:\n\n"


def test_log_of_bytes_that_are_no_text(compiler):
    def log(_, out):
        ctypes.memmove(out, b"\xff\n\0", 3)
        return 0

    compiler.replace("nvrtcGetProgramLog", log, ctypes.c_void_p, ctypes.c_void_p)
    with pytest.raises(NVRTCError) as info:
        program(BROKEN).compile("ptx")
    assert info.value.log == "\\xff\n"


def version(major):
    def answer(out_major, out_minor):
        out_major[0], out_minor[0] = major, 0
        return 0

    return answer, ctypes.POINTER(ctypes.c_int), ctypes.POINTER(ctypes.c_int)


def test_driver_older_than_the_compiler(compiler):
    compiler.replace("nvrtcVersion", *version(99))
    with pytest.warns(RuntimeWarning) as seen:
        fresh(target="ptx")
    assert str(seen[0].message) == (
        "The CUDA driver version is older than the backend version. The generated ptx will not be loadable by the "
        "current driver."
    )
    assert fresh(target="cubin").code


# --- declarations of kernels ----------------------------------------------------------------------


def test_cubin_keeps_the_declarations(device):
    code = fresh(TEMPLATE, names=("scale<float>",))
    assert b".entry k" in code._entries and b".entry _Z5scaleIfEvPT_S0_" in code._entries
    assert b".f32" in code._entries
    assert pickle.loads(pickle.dumps(code))._entries == code._entries
    assert program(TEMPLATE).compile("cubin", ("scale<float>",))._entries == code._entries
    assert program(TEMPLATE).compile("cubin", ("scale<float>",))._entries == code._entries, "from the cache"
    ptx = fresh(TEMPLATE, "ptx").code.decode()
    assert b".entry k" in program(ptx, "ptx").compile("cubin")._entries


def test_no_declarations_is_no_failure(compiler):
    compiler.fail("nvrtcGetPTXSize", 11)
    assert fresh()._entries is None


# --- precompiled headers --------------------------------------------------------------------------


def test_precompiled_headers(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "h.h").write_text("template <class T> struct S { T t; };\n")
    made = program('#include "h.h"\n' + KERNEL, create_pch="h.pch", pch_dir=str(tmp_path))
    assert made.pch_status is None
    made.compile("ptx")
    assert made.pch_status == "created" and (tmp_path / "h.pch").exists()
    assert type(made.pch_status).__name__ == "PCHStatusType"
    again = program('#include "h.h"\n' + KERNEL, use_pch="h.pch", pch_dir=str(tmp_path))
    again.compile("ptx", cache=False)
    assert again.pch_status is None, "none was to be made"


@pytest.mark.parametrize(
    ("statuses", "compiles", "status"),
    [
        ([14, 0, 0], 2, "created"),
        ([14, 14, 14], 2, "failed"),
        ([0, 0], 1, "created"),
        ([13, 13], 1, "not_attempted"),
        ([15, 15], 1, "failed"),
    ],
)
def test_heap_of_precompiled_headers_grows_once(compiler, statuses, compiles, status):
    seen, sizes = [], []

    def compiled(handle, count, options):
        seen.append(count)
        return compiler.call("nvrtcCompileProgram", ctypes.c_void_p(handle), count, ctypes.c_void_p(options))

    def required(handle, size):
        size[0] = 12345678
        return 0

    compiler.replace("nvrtcCompileProgram", compiled, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
    compiler.replace("nvrtcGetPCHCreateStatus", lambda handle: statuses.pop(0), ctypes.c_void_p)
    compiler.replace("nvrtcGetPCHHeapSizeRequired", required, ctypes.c_void_p, ctypes.POINTER(ctypes.c_size_t))
    compiler.replace("nvrtcSetPCHHeapSize", lambda size: sizes.append(size) or 0, ctypes.c_size_t)
    made = program(pch=True)
    made.compile("ptx", cache=False)
    assert len(seen) == compiles and made.pch_status == status
    assert sizes == [12345678] * (compiles - 1)


# --- PTX ------------------------------------------------------------------------------------------


@pytest.fixture
def ptx():
    return fresh(target="ptx").code.decode()  # with the NUL that NVRTC appends


def test_ptx_program(ptx, nvjitlink):
    made = program(ptx, "ptx", name="linked")
    assert repr(made) == "<Program backend='nvJitLink'>" and made.backend == "nvJitLink"
    assert made.pch_status is None
    for _ in range(2):
        code = made.compile("cubin", cache=False)
        assert code.code.startswith(b"\x7fELF") and (code.code_type, code.name) == ("cubin", "linked")
    with pytest.raises(ValueError) as info:
        made.compile("ltoir")
    assert str(info.value) == "Unsupported target_type=\"ltoir\" for nvJitLink (supported: 'cubin', 'ptx')"


def test_ptx_that_is_none(nvjitlink):
    with pytest.raises(nvJitLinkError) as info:
        program("garbage", "ptx").compile("cubin")
    error = info.value
    assert isinstance(error, CUDAError)
    assert str(error) == (
        "ERROR_INCORRECT_INPUT_TYPE (12)\n"
        "nvJitLink error log: ERROR 1: bad input: does not match type NVJITLINK_INPUT_PTX\n"
    )
    assert (error.code, error.name) == (12, "NVJITLINK_ERROR_INCORRECT_INPUT_TYPE")
    assert error.function == "nvJitLinkAddData" and error.log.startswith("ERROR 1: bad input")
    assert pickle.loads(pickle.dumps(error)).log == error.log


def test_numba_debug_is_not_for_ptx(ptx, nvjitlink):
    with pytest.warns(UserWarning, match="^numba_debug is ignored for code_type='ptx'"):
        program(ptx, "ptx", numba_debug=True)


def test_handle_of_a_ptx_program(ptx, nvjitlink):
    made = program(ptx, "ptx")
    assert type(made.handle) is int and made.handle != 0 and made.handle == made.handle
    made.compile("cubin", cache=False)
    assert made.handle != 0
    made.close()
    assert made.handle == 0


# --- handles, closing -----------------------------------------------------------------------------


def test_handle():
    from cubind.nvrtc import nvrtcProgram

    made = program()
    assert type(made.handle) is nvrtcProgram and int(made.handle) != 0
    assert int(made.handle) == int(made.handle)
    made.compile("ptx", cache=False)
    assert int(made.handle) != 0


def test_closing():
    made = program()
    code = made.compile("ptx")
    assert not made.is_closed
    made.close()
    made.close()
    assert made.is_closed and int(made.handle) == 0
    assert repr(made) == "<Program backend='NVRTC'>" and made == made and hash(made)  # noqa: PLR0124
    assert made.backend == "NVRTC" and made.pch_status is None
    with pytest.raises(RuntimeError) as info:
        made.compile("ptx")
    assert str(info.value) == "Program has been closed"
    assert code.code


def test_every_program_is_destroyed(compiler):
    gc.collect()  # frees what exceptions of other tests have kept
    counts = {"nvrtcCreateProgram": 0, "nvrtcDestroyProgram": 0}

    def created(*arguments):
        counts["nvrtcCreateProgram"] += 1
        return compiler.call("nvrtcCreateProgram", *map(ctypes.c_void_p, arguments))

    def destroyed(out):
        counts["nvrtcDestroyProgram"] += 1
        return compiler.call("nvrtcDestroyProgram", ctypes.c_void_p(out))

    compiler.replace("nvrtcCreateProgram", created, *[ctypes.c_void_p] * 6)
    compiler.replace("nvrtcDestroyProgram", destroyed, ctypes.c_void_p)
    made = program()
    for _ in range(3):
        made.compile("ptx", cache=False)
    with pytest.raises(NVRTCError):
        program(BROKEN).compile("ptx")
    closed = program()
    assert int(closed.handle) != 0
    closed.close()
    del made
    gc.collect()
    assert counts["nvrtcCreateProgram"] == counts["nvrtcDestroyProgram"] == 5


def test_weak_references_and_counts():
    made = program()
    reference = weakref.ref(made)
    del made
    assert reference() is None

    def use():
        program().compile("ptx")
        with pytest.raises(ValueError):
            program().compile("bogus")
        with pytest.raises(TypeError):
            Program(5, "c++")

    growth.check_use(use, 20, Program, ProgramOptions)


def test_threads_compile_one_program():
    made = program(TEMPLATE)
    failures, codes = [], []

    def work(kind):
        try:
            codes.append(made.compile("cubin", (f"scale<{kind}>",), cache=False))
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(kind,)) for kind in ("int", "float", "double", "char") * 2]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures and len(codes) == 8
    assert sorted(next(iter(c.symbol_mapping)) for c in codes)[::2] == sorted(
        f"scale<{kind}>" for kind in ("int", "float", "double", "char")
    )


def test_other_threads_run_and_may_close(compiler):
    """The GIL is free while the compiler works."""
    made = program()
    inside = threading.Event()

    def compiled(handle, count, options):
        inside.set()
        closer.join(10)
        return compiler.call("nvrtcCompileProgram", ctypes.c_void_p(handle), count, ctypes.c_void_p(options))

    def close():
        assert inside.wait(10)
        made.close()

    compiler.replace("nvrtcCompileProgram", compiled, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
    closer = threading.Thread(target=close)
    closer.start()
    assert made.compile("ptx", cache=False).code
    closer.join()
    assert made.is_closed and int(made.handle) == 0


# --- debugging ------------------------------------------------------------------------------------


@pytest.fixture
def temporary(tmp_path, monkeypatch):
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(folder))
    return folder


def test_debugging_has_a_source_file(temporary, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "local.h").write_text("#define ONE 1\n")
    source = '#include "local.h"\n' + KERNEL
    made = program(source, debug=True)
    (path,) = temporary.rglob("*.cu")
    assert path.name == "test_program_k.cu" and path.read_text() == source
    assert path.parent.parent == temporary and path.parent.stat().st_mode & 0o777 == 0o700
    code = made.compile("ptx")
    assert code.name == str(path) and str(path).encode() in code.code
    made.close()
    assert not path.exists() and not path.parent.exists()
    program(source, debug=True)
    assert not list(temporary.iterdir()), "gone with the object"


@pytest.mark.parametrize("options", [{"debug": True, "name": "own.cu"}, {"debug": False}, {"lineinfo": True}])
def test_no_source_file(temporary, options):
    made = program(**options)
    assert not list(temporary.iterdir())
    assert made.compile("ptx").name == options.get("name", "default_program")


def test_headers_are_the_same_when_debugging(temporary, tmp_path, monkeypatch):
    """With and without debug, quoted headers are found in the current folder.

    The text has no folder of its own. The temporary folder is never searched.
    """
    monkeypatch.chdir(tmp_path)
    (tmp_path / "include").mkdir()
    for place, value in (("", 1), ("include", 2), ("temporary", 3)):
        (tmp_path / place / "h.h").write_text(f"#define VALUE {value}\n")
    source = '#include "h.h"\nstatic_assert(VALUE == 1);\n' + KERNEL
    for debug in (False, True):
        assert program(source, debug=debug, include_path="include").compile("ptx").code


def test_source_file_on_a_full_disk(temporary, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("builtins.open", full)
    made = program(debug=True)
    monkeypatch.undo()
    assert not list(temporary.iterdir()) and made.compile("ptx").name == "default_program"


def test_source_file_that_cannot_be_written(monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", "/proc/absent")
    assert program(debug=True).compile("ptx").name == "default_program"


# --- bundled headers ------------------------------------------------------------------------------


def test_bundled_headers(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    source = "#include <cuda/std/cstdint>\n" + KERNEL
    if _core._nvrtc_version() < 13030:
        pytest.skip("this NVRTC has none")
    assert fresh(source, "ptx", use_bundled_headers=True).code
    assert list((tmp_path / "cubind").glob("nvrtc-bundled-headers-*"))


def test_bundled_headers_of_an_old_compiler(compiler):
    compiler.replace("nvrtcVersion", *version(12))
    with pytest.raises(RuntimeError, match=r"use_bundled_headers requires NVRTC >= 13\.3, but found 12\.0"):
        program(use_bundled_headers=True).compile("ptx")


# --- forks ----------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
def test_forked_child_refuses():
    made = program(debug=True)
    (path,) = [made.compile("ptx").name]
    child = os.fork()
    if child == 0:
        status = 1
        try:
            made.compile("ptx")
        except RuntimeError as error:
            status = 0 if "before a fork" in str(error) else 2
        del made
        os._exit(status if os.path.exists(path) else 3)
    assert os.waitpid(child, 0)[1] == 0
    assert os.path.exists(path)


def test_tables_are_installed():
    assert set(compilers.tables) >= {"nvrtc"}
