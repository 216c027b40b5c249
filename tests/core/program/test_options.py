"""ProgramOptions and LinkerOptions: every field is rendered as in cuda.core; refusals."""

import copy
import dataclasses
import pickle
from pathlib import Path

import pytest
from cubind.core import CUDAError, LinkerOptions, ProgramOptions, _cuda_headers
from support import libraries
from support.child import in_child, skip

ARCH = b"-arch=sm_90"

TOGGLES = {
    "relocatable_device_code": "--relocatable-device-code=",
    "ftz": "--ftz=",
    "prec_sqrt": "--prec-sqrt=",
    "prec_div": "--prec-div=",
    "fma": "--fmad=",
    "builtin_move_forward": "--builtin-move-forward=",
    "builtin_initializer_list": "--builtin-initializer-list=",
    "brief_diagnostics": "--brief-diagnostics=",
    "pch_verbose": "--pch-verbose=",
    "pch_messages": "--pch-messages=",
    "instantiate_templates_in_pch": "--instantiate-templates-in-pch=",
}
SWITCHES = {
    "extensible_whole_program": "--extensible-whole-program",
    "debug": "--device-debug",
    "lineinfo": "--generate-line-info",
    "device_code_optimize": "--dopt=on",
    "use_fast_math": "--use_fast_math",
    "extra_device_vectorization": "--extra-device-vectorization",
    "link_time_optimization": "--dlink-time-opt",
    "gen_opt_lto": "--gen-opt-lto",
    "no_source_include": "--no-source-include",
    "disable_warnings": "--disable-warnings",
    "restrict": "--restrict",
    "device_as_default_execution_space": "--device-as-default-execution-space",
    "device_int128": "--device-int128",
    "no_display_error_number": "--no-display-error-number",
    "fdevice_syntax_only": "--fdevice-syntax-only",
    "minimal": "--minimal",
    "no_cache": "--no-cache",
    "device_float128": "--device-float128",
    "pch": "--pch",
    "numba_debug": "--numba-debug",
}
SCALARS = {
    "max_register_count": (32, "--maxrregcount=32"),
    "std": ("c++17", "--std=c++17"),
    "optimization_info": ("inline", "--optimization-info=inline"),
    "time": ("t.csv", "--time=t.csv"),
    "split_compile": (0, "--split-compile=0"),
    "fdevice_time_trace": ("x.json", "--fdevice-time-trace=x.json"),
    "frandom_seed": ("7", "--frandom-seed=7"),
    "ofast_compile": ("max", "--Ofast-compile=max"),
    "create_pch": ("a.pch", "--create-pch=a.pch"),
    "use_pch": ("a.pch", "--use-pch=a.pch"),
    "pch_dir": ("/d", "--pch-dir=/d"),
}
LISTS = {
    "ptxas_options": ("-v", "-O2", "--ptxas-options="),
    "undefine_macro": ("A", "B", "--undefine-macro="),
    "include_path": ("/a", "/b c", "--include-path="),
    "pre_include": ("a.h", "b.h", "--pre-include="),
    "diag_error": (1, 2, "--diag-error="),
    "diag_suppress": (1, 2, "--diag-suppress="),
    "diag_warn": (3, 4, "--diag-warn="),
}
UNRENDERED = {"name", "arch", "define_macro", "use_bundled_headers", "extra_sources", "use_libdevice"}


def cases():
    for name, text in TOGGLES.items():
        yield {name: True}, [text + "true"]
        yield {name: False}, [text + "false"]
    for name, text in SWITCHES.items():
        yield {name: True}, [text]
        yield {name: False}, []
    for name, (value, text) in SCALARS.items():
        yield {name: value}, [text]
    for name, (first, second, text) in LISTS.items():
        yield {name: first}, [f"{text}{first}"]
        yield {name: [first, second]}, [f"{text}{first}", f"{text}{second}"]
        yield {name: (second, first)}, [f"{text}{second}", f"{text}{first}"]
        yield {name: []}, []
    yield {"define_macro": "A"}, ["--define-macro=A"]
    yield {"define_macro": ("A", "2")}, ["--define-macro=A=2"]
    yield {"define_macro": ["A", ("B", "2")]}, ["--define-macro=A", "--define-macro=B=2"]
    yield {"use_libdevice": True}, []
    yield {"name": "other"}, []


CASES = list(cases())
EVERYTHING = {
    **dict.fromkeys([*TOGGLES, *SWITCHES], True),
    **{name: value for name, (value, _) in SCALARS.items()},
    **{name: first for name, (first, _, _) in LISTS.items()},
    "define_macro": "A",
}


def test_tables_are_complete():
    assert {*TOGGLES, *SWITCHES, *SCALARS, *LISTS, *UNRENDERED} == set(ProgramOptions._fields)


@pytest.mark.parametrize(("given", "rendered"), CASES, ids=str)
def test_nvrtc(given, rendered):
    options = ProgramOptions(arch="sm_90", **given)
    assert options.as_bytes("nvrtc") == options.as_bytes("NVRTC", "cubin") == [ARCH, *map(str.encode, rendered)]


def test_paths_are_taken():
    assert ProgramOptions(arch="sm_90", include_path=[Path("/a"), "/b"]).as_bytes("nvrtc") == [
        ARCH,
        b"--include-path=/a",
        b"--include-path=/b",
    ]


@pytest.mark.parametrize("field", LISTS)
def test_lists_of_other_things(field):
    """Other types in lists are refused; upstream drops some of them silently."""
    with pytest.raises(TypeError, match=f"^{field} must be str, int, a path, or a list of these, got float$"):
        ProgramOptions(arch="sm_90", **{field: 1.5}).as_bytes("nvrtc")


PAIR = "Expected define_macro tuple[str, str], got "
ITEM = "Expected define_macro Union[str, tuple[str, str]], got "
ANY = "Expected define_macro Union[str, tuple[str, str]], list[Union[str, tuple[str, str]]], got "


@pytest.mark.parametrize(
    ("macro", "text"),
    [
        (("A", ("B", "2")), PAIR + "('A', ('B', '2'))"),
        (("A", 2), PAIR + "('A', 2)"),
        (("A", "B", "C"), PAIR + "('A', 'B', 'C')"),
        ([("A", "B", "C")], PAIR + "('A', 'B', 'C')"),
        ([["A", "2"]], ITEM + "['A', '2']"),
        (5, ANY + "5"),
        ([5], ANY + "[5]"),
    ],
)
def test_macros_that_are_none(macro, text):
    with pytest.raises(RuntimeError) as info:
        ProgramOptions(arch="sm_90", define_macro=macro).as_bytes("nvrtc")
    assert str(info.value) == text


@pytest.mark.parametrize(
    ("sources", "text"),
    [
        ("x", "Each extra module must be a 2-tuple (name, source), got str at index 0"),
        ([("a", "b"), ("a",)], "Each extra module must be a 2-tuple (name, source), got tuple at index 1"),
        ([(1, "b")], "Module name at index 0 must be a string, got int"),
        (5, "extra_sources must be a sequence of 2-tuples: ((name1, source1), (name2, source2), ...)"),
        ([["a", "b"]], "Each extra module must be a 2-tuple (name, source), got list at index 0"),
        (
            [("a", 5)],
            "Module source at index 0 must be str (textual LLVM IR), bytes (textual LLVM IR or bitcode), or bytearray, "
            "got int",
        ),
    ],
)
def test_extra_sources(sources, text):
    with pytest.raises(TypeError) as info:
        ProgramOptions(arch="sm_90", extra_sources=sources)
    assert str(info.value) == text


@pytest.mark.parametrize("backend", ["bogus", None, 5])
def test_unknown_backends(backend):
    with pytest.raises(ValueError) as info:
        ProgramOptions(arch="sm_90").as_bytes(backend)
    assert str(info.value) == f"Unknown backend '{str(backend).lower()}'. Must be one of: 'nvrtc', 'nvvm'"


@pytest.mark.parametrize(
    ("fields", "rendered"),
    [
        ({"arch": "sm_90a"}, [b"-arch=compute_90a"]),
        ({"arch": "compute_80"}, [b"-arch=compute_80"]),
        ({"debug": True, "device_code_optimize": False}, [b"-g", b"-opt=0"]),
        ({"device_code_optimize": True}, [b"-opt=3"]),
        ({"ftz": True, "prec_div": False, "fma": False}, [b"-ftz=1", b"-prec-div=0", b"-fma=0"]),
        ({"numba_debug": True, "prec_sqrt": True}, [b"-numba-debug", b"-prec-sqrt=1"]),
        ({"pch": True, "no_cache": True, "lineinfo": False, "restrict": False}, []),
    ],
)
def test_options_for_nvvm(fields, rendered):
    options = ProgramOptions(**{"arch": "sm_90", **fields})
    expected = rendered if "arch" in fields else [b"-arch=compute_90", *rendered]
    assert options.as_bytes("nvvm") == options.as_bytes("NVVM", "ptx") == expected
    assert options.as_bytes("nvvm", "ltoir") == [*expected, b"-gen-lto"]


NVVM_IR = b"""target triple = "nvptx64-unknown-cuda"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
define void @k() {
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0, i32 3, i32 1}
"""


@in_child(nvvm="real")
def test_nvvm_takes_its_options():
    from cubind import LibraryNotFoundError
    from cubind.checked import nvvm

    try:
        nvvm.nvvmVersion()
    except LibraryNotFoundError as error:
        skip(str(error).splitlines()[0])
    everything = {"device_code_optimize": True, "ftz": True, "prec_sqrt": True, "prec_div": True, "fma": True}
    for fields in (everything, dict.fromkeys(everything, False), {"debug": True}, {"numba_debug": True}):
        for target in ("ptx", "ltoir"):
            options = ProgramOptions(arch="sm_90", **fields).as_bytes("nvvm", target)
            made = nvvm.nvvmCreateProgram()
            nvvm.nvvmAddModuleToProgram(made, NVVM_IR, len(NVVM_IR), b"k")
            try:
                nvvm.nvvmCompileProgram(made, len(options), options)
                code = nvvm.nvvmGetCompiledResult(made)
                assert (b".target sm_90" in code) == (target == "ptx")
            # The libNVVM of CUDA 13.0 lacks one option and reports exactly this name.
            except nvvm.InvalidOptionError as error:
                assert fields == {"numba_debug": True} and "-numba-debug is an unsupported option" in str(error)
            nvvm.nvvmDestroyProgram(made)


def test_options_that_nvvm_does_not_know():
    options = ProgramOptions(arch="sm_90", time="t.csv", lineinfo=True, ftz=True, brief_diagnostics=False)
    with pytest.raises(CUDAError) as info:
        options.as_bytes("nvvm")
    names = "lineinfo, brief_diagnostics, time"
    assert str(info.value) == f"The following options are not supported by NVVM backend: {names}"


def test_name_and_architecture(device):
    assert ProgramOptions(arch="sm_90", name=None).name == "default_program"
    assert ProgramOptions(arch=90).as_bytes("nvrtc") == [b"-arch=90"]
    assert ProgramOptions().arch == f"sm_{device.arch}"
    for options in (ProgramOptions, LinkerOptions):
        with pytest.raises(TypeError, match=f"^{options.__name__}.name must be str, not int$"):
            options(arch="sm_90", name=5)
        with pytest.raises(TypeError, match="got an unexpected keyword argument 'bogus'"):
            options(arch="sm_90", bogus=1)


def test_bundled_headers_have_a_folder(monkeypatch):
    """Bundled headers have a folder for each release: NVRTC refuses those of another one."""
    monkeypatch.setattr(_cuda_headers, "nvrtc_release", lambda: 13050)
    monkeypatch.setenv("XDG_CACHE_HOME", "/caches")
    options = ProgramOptions(arch="sm_90", use_bundled_headers=True)
    assert options.as_bytes("nvrtc") == [ARCH, b"--use-bundled-headers=/caches/cubind/nvrtc-bundled-headers-13.5"]
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", "/home/u")
    assert options.as_bytes("nvrtc")[1].endswith(b"=/home/u/.cache/cubind/nvrtc-bundled-headers-13.5")
    assert ProgramOptions(arch="sm_90", use_bundled_headers=False).as_bytes("nvrtc") == [ARCH]


@pytest.mark.parametrize("kind", [ProgramOptions, LinkerOptions])
def test_they_are_as_dataclasses(kind):
    options = kind(arch="sm_90", max_register_count=3)
    assert options == kind(arch="sm_90", max_register_count=3) != kind(arch="sm_90")
    assert options != 5 and kind.__hash__ is None
    names = [field.name for field in dataclasses.fields(options)]
    assert names == list(kind._fields)
    assert dataclasses.asdict(options)["max_register_count"] == 3
    assert dataclasses.replace(options, max_register_count=4).max_register_count == 4
    options.max_register_count = 5
    assert copy.copy(options) == copy.deepcopy(options) == pickle.loads(pickle.dumps(options)) == options
    assert f"{kind.__module__}.{kind.__name__}" == f"cubind.core.{kind.__name__}"


def test_repr_shows_what_is_set():
    assert repr(ProgramOptions(arch="sm_90", std="c++17")) == (
        "ProgramOptions(name='default_program', arch='sm_90', std='c++17')"
    )
    assert repr(LinkerOptions()).startswith("LinkerOptions(name='<default linker>', arch=None, max_register_count=None")


def test_repr_of_values_of_all_kinds():
    options = ProgramOptions(name="né'", arch="sm_90", fma=False, max_register_count=-70000, split_compile=0)
    options.define_macro = [("A", "b" * 3000)]
    options.mine = "no field"
    assert repr(options) == (
        f"""ProgramOptions(name="né'", arch='sm_90', max_register_count=-70000, fma=False, """
        f"define_macro={[('A', 'b' * 3000)]!r}, split_compile=0)"
    )
    options.define_macro = None
    del options.fma
    assert repr(options) == """ProgramOptions(name="né'", arch='sm_90', max_register_count=-70000, split_compile=0)"""


def test_repr_of_values_that_meddle():
    class Meddler:
        def __repr__(self):
            options.arch = None
            for i in range(1000):
                setattr(options, f"more{i}", i)
            return "meddler"

    class Failing:
        def __repr__(self):
            raise ZeroDivisionError

    options = ProgramOptions(arch=Meddler(), std="c++17")
    assert repr(options).startswith("ProgramOptions(name='default_program', arch=meddler")
    options.std = Failing()
    with pytest.raises(ZeroDivisionError):
        repr(options)
    with pytest.raises(TypeError):
        options._repr_set(1)


def test_repr_of_a_subclass():
    class Mine(ProgramOptions):
        __repr__ = ProgramOptions.__repr__
        more: int = 3

    assert repr(Mine(arch="sm_90")).endswith("Mine(name='default_program', arch='sm_90', more=3)")


# --- the linker's ---------------------------------------------------------------------------------

LINKER_CASES = [
    ({"max_register_count": 5}, ["-maxrregcount=5"]),
    ({"time": True}, ["-time"]),
    ({"time": False}, []),
    ({"verbose": True}, ["-verbose"]),
    ({"verbose": False}, []),
    ({"link_time_optimization": True}, ["-lto"]),
    ({"link_time_optimization": False}, []),
    ({"ptx": True}, ["-ptx"]),
    ({"optimization_level": 0}, ["-O0"]),
    ({"debug": True}, ["-g"]),
    ({"lineinfo": True}, ["-lineinfo"]),
    ({"ftz": True}, ["-ftz=true"]),
    ({"ftz": False}, ["-ftz=false"]),
    ({"prec_div": False}, ["-prec-div=false"]),
    ({"prec_sqrt": True}, ["-prec-sqrt=true"]),
    ({"fma": False}, ["-fma=false"]),
    ({"kernels_used": "k"}, ["-kernels-used=k"]),
    ({"kernels_used": ["a", "b"]}, ["-kernels-used=a", "-kernels-used=b"]),
    ({"kernels_used": ("a",)}, ["-kernels-used=a"]),
    ({"variables_used": ["v"]}, ["-variables-used=v"]),
    ({"optimize_unused_variables": True}, ["-optimize-unused-variables"]),
    ({"optimize_unused_variables": False}, []),
    ({"ptxas_options": ["-v", "-O2"]}, ["-Xptxas=-v", "-Xptxas=-O2"]),
    ({"split_compile": 0}, ["-split-compile=0"]),
    ({"split_compile_extended": 2}, ["-split-compile-extended=2"]),
    ({"no_cache": True}, ["-no-cache"]),
    ({"name": "x"}, []),
]
# Upstream passes these two whatever their value, and drops a tuple.
LINKER_DIFFERENCES = [{"time": False}, {"optimize_unused_variables": False}, {"kernels_used": ("a",)}]


@pytest.mark.parametrize(("given", "rendered"), LINKER_CASES, ids=str)
def test_nvjitlink(given, rendered, nvjitlink):
    assert LinkerOptions(arch="sm_90", **given).as_bytes() == [ARCH, *map(str.encode, rendered)]


def test_backends_of_the_linker(nvjitlink, device):
    assert LinkerOptions(arch="sm_90").as_bytes("nvJitLink") == [ARCH]
    assert LinkerOptions().as_bytes("nvjitlink") == [f"-arch=sm_{device.arch}".encode()]
    with pytest.raises(ValueError, match=r"^as_bytes\(\) only supports 'nvjitlink' backend, got 'driver'$"):
        LinkerOptions(arch="sm_90").as_bytes("driver")
    with pytest.raises(TypeError, match=r"^as_bytes\(\) argument 'backend' must be str, not int$"):
        LinkerOptions(arch="sm_90").as_bytes(5)


@pytest.mark.parametrize("arch", ["sm_5", "compute_9"])
def test_architectures_that_end_the_process(arch, nvjitlink):
    """Architectures for which nvJitLink itself calls exit() are refused."""
    with pytest.raises(ValueError, match=f"arch must be as in 'sm_90' or 'compute_90', got '{arch}'"):
        LinkerOptions(arch=arch).as_bytes()


def test_numba_debug_does_nothing(nvjitlink):
    with pytest.warns(DeprecationWarning, match="numba_debug is not supported by any linking backend and is ignored"):
        assert LinkerOptions(arch="sm_90", numba_debug=True).as_bytes() == [ARCH]


# --- the peer -------------------------------------------------------------------------------------


@pytest.fixture
def peer():
    if libraries.ON_GPU:
        pytest.skip("compared without a GPU")
    return pytest.importorskip("cuda.core")


def rendered_by_peer(kind, given, backend):
    try:
        return kind(arch="sm_90", **given).as_bytes(backend)
    except Exception as error:
        return type(error).__name__, str(error)


@pytest.mark.peer
@pytest.mark.parametrize(
    "given", [*(given for given, _ in CASES), EVERYTHING, {"define_macro": 5}, {"define_macro": ("A", 2)}], ids=str
)
def test_as_the_peer_renders(given, peer):
    ours = rendered_by_peer(ProgramOptions, given, "nvrtc")
    assert ours == rendered_by_peer(peer.ProgramOptions, given, "nvrtc")


@pytest.mark.peer
def test_fields_and_defaults_of_the_peer(peer):
    for ours, theirs in ((ProgramOptions, peer.ProgramOptions), (LinkerOptions, peer.LinkerOptions)):
        assert [(f.name, f.default) for f in dataclasses.fields(ours)] == [
            (f.name, f.default) for f in dataclasses.fields(theirs)
        ]


@pytest.mark.peer
@pytest.mark.parametrize("given", [g for g, _ in LINKER_CASES if g not in LINKER_DIFFERENCES], ids=str)
def test_as_the_peer_renders_for_the_linker(given, peer, nvjitlink):
    from cuda.core import Linker

    ours = LinkerOptions(arch="sm_90", **given)
    if Linker.which_backend() != "nvJitLink":
        pytest.skip("the peer found no nvJitLink")
    assert ours.as_bytes("nvjitlink") == peer.LinkerOptions(arch="sm_90", **given).as_bytes("nvjitlink")
