"""Test Linker with the real nvJitLink, and with the driver's linker (the stub's or a GPU's)."""

import ctypes
import gc
import os
import threading
import weakref

import pytest
from cubind.core import CUDAError, Linker, LinkerOptions, ObjectCode, Program, nvJitLinkError
from cubind.driver import CUjit_option as Option
from cubind.driver import CUlinkState
from support import growth, libraries
from support.core import compilers

MAIN = 'extern "C" __device__ int half_of(int);\nextern "C" __global__ void k(int *p, float f) { *p = half_of(*p); }\n'
HELPER = 'extern "C" __device__ int half_of(int x) { return x / 2; }\n'
KERNEL = 'extern "C" __global__ void k(int *p, float f) { *p = f; }\n'
OTHER = 'extern "C" __global__ void other(double d) { }\n'


@pytest.fixture(autouse=True)
def compiler(nvrtc):
    return nvrtc


def compiled(source, target, **options):
    options = {"relocatable_device_code": True, **options}
    return Program(source, "c++", {"arch": "sm_90", **options}).compile(target)


def ltoir():
    return [compiled(source, "ltoir", link_time_optimization=True) for source in (MAIN, HELPER)]


def linker(*codes, **options):
    return Linker(*codes, options=LinkerOptions(arch="sm_90", **options))


@pytest.fixture
def driver_linker(nvjitlink, device):
    """Make the driver link."""
    with compilers.driver_links():
        assert Linker.which_backend() == "driver"
        yield


def architecture(device):
    return f"sm_{device.arch}"


# --- nvJitLink ------------------------------------------------------------------------------------


TWICE = 'extern "C" __device__ int twice(int x) { return %d * x; }\n'


@pytest.mark.parametrize("first", ["ptx", "cubin"])
@pytest.mark.parametrize("second", ["ptx", "cubin"])
def test_two_definitions_of_a_function(nvjitlink, first, second):
    """Two definitions are an error, though nvJitLink only prints that to stderr and succeeds."""
    codes = [compiled(TWICE % n, kind, name=f"{n}.cu") for n, kind in ((2, first), (3, second))]
    with pytest.raises(nvJitLinkError) as info:
        linker(compiled(OTHER, "ptx"), *codes).link("cubin")
    text = "Multiple definition of 'twice' in '3.cu' (object 3), first defined in '2.cu' (object 2)"
    assert str(info.value) == info.value.log == text
    assert info.value.function == "nvJitLinkComplete" and info.value.code is None


@pytest.mark.parametrize("kind", ["ptx", "cubin"])
def test_what_may_be_there_twice(nvjitlink, kind):
    """A declaration, a static function and a template (whose instances are weak) may recur."""
    user = """static __device__ int own(int x) { return x; }
        template <class T> __device__ __noinline__ T of(T x) { return x; }
        extern "C" __device__ int twice(int);
        extern "C" __global__ void %s(int *p) { *p = of(own(twice(*p))); }"""
    codes = [compiled(source, kind) for source in (TWICE % 2, user % "a", user % "b")]
    assert b"twice" in codes[1].code and linker(*codes).link("cubin").code_type == "cubin"


def test_two_definitions_by_the_driver(driver_linker, device):
    """The driver's status is an error, and its log names one of the objects."""
    codes = [compiled(OTHER, "ptx", arch=architecture(device), name=name) for name in ("one", "two")]
    text = "\nMultiple definition of 'other' in 'two' (object 2), first defined in 'one' (object 1)"
    with pytest.raises(CUDAError, match="Linker error log: .") as info:
        Linker(*codes).link("cubin")
    assert text in str(info.value)


def test_backend(nvjitlink):
    backend = Linker.which_backend()
    assert backend == "nvJitLink" and type(backend).__name__ == "CompilerBackendType"


def test_two_units_of_ltoir(nvjitlink):
    made = linker(*ltoir(), link_time_optimization=True)
    assert repr(made) == "<Linker backend='nvJitLink'>"
    code = made.link("cubin")
    assert type(code) is ObjectCode and code.code.startswith(b"\x7fELF")
    assert (code.code_type, code.name, code.symbol_mapping) == ("cubin", "<default linker>", {})
    assert b"half_of" not in code.code, "inlined"


@pytest.mark.parametrize("target", ["ptx", "cubin"])
def test_two_units_without_optimization(target, nvjitlink):
    codes = [compiled(source, target) for source in (MAIN, HELPER)]
    code = linker(*codes, name="both").link("cubin")
    assert code.code.startswith(b"\x7fELF") and code.name == "both"
    assert code._entries == codes[0]._entries + codes[1]._entries if target == "cubin" else b".entry k" in code._entries


def test_ptx_from_ltoir(nvjitlink):
    code = linker(*ltoir(), link_time_optimization=True, ptx=True).link("ptx")
    assert code.code_type == "ptx" and b".entry k(" in code.code
    assert b".entry k" in pickle_of_entries(code)


def pickle_of_entries(code):
    return code._entries or code.code


def test_linked_code_is_loaded(nvjitlink, device):
    codes = [compiled(source, "ptx", arch=architecture(device)) for source in (KERNEL, OTHER)]
    code = Linker(*codes).link("cubin")
    assert code.get_kernel("k").num_arguments == 2
    assert {kernel.name for kernel in code.kernels} == {"k", "other"}


def test_files_are_inputs(nvjitlink, tmp_path):
    codes = []
    for i, source in enumerate((MAIN, HELPER)):
        path = tmp_path / f"{i}.cubin"
        path.write_bytes(compiled(source, "cubin").code)
        codes.append(ObjectCode.from_cubin(path))
    assert linker(*codes).link("cubin").code.startswith(b"\x7fELF")
    with pytest.raises(nvJitLinkError):
        linker(ObjectCode.from_cubin(tmp_path / "nothing"))


def test_mappings_are_merged(nvjitlink):
    template = "template <class T> __global__ void t(T *p) { *p = 1; }\n"
    program = Program(template, "c++", {"arch": "sm_90", "relocatable_device_code": True})
    codes = [program.compile("cubin", (f"t<{kind}>",)) for kind in ("int", "float")]
    code = linker(*codes).link("cubin")
    assert code.symbol_mapping == {"t<int>": b"_Z1tIiEvPT_", "t<float>": b"_Z1tIfEvPT_"}
    assert b"_Z1tIiEvPT_" in code._entries and b"_Z1tIfEvPT_" in code._entries


def test_declarations_are_all_or_none(nvjitlink):
    known, unknown = compiled(MAIN, "cubin"), ObjectCode.from_cubin(compiled(HELPER, "cubin").code)
    assert linker(known, unknown).link("cubin")._entries is None


def test_logs(nvjitlink):
    # nvJitLink 13.0 prints nothing for verbose.
    made = linker(*ltoir(), link_time_optimization=True, time=True)
    made.link("cubin")
    assert made.get_error_log() == ""
    assert made.get_info_log() and "\0" not in made.get_info_log()


def test_unresolved_function(nvjitlink):
    made = linker(ltoir()[0], link_time_optimization=True)
    with pytest.raises(nvJitLinkError) as info:
        made.link("cubin")
    error = info.value
    assert isinstance(error, CUDAError)
    assert str(error).startswith("ERROR_PTX_COMPILE (4)\nnvJitLink error log: ptxas fatal   : Unresolved extern")
    assert (error.code, error.name) == (4, "NVJITLINK_ERROR_PTX_COMPILE") and error.function == "nvJitLinkComplete"
    assert error.log == made.get_error_log() and error.log.endswith("\n") and str(error).endswith(error.log)
    assert not made.is_closed


def test_failures_without_a_log(nvjitlink):
    code = compiled(HELPER, "cubin")
    for function, status in (("nvJitLinkGetLinkedCubinSize", 6), ("nvJitLinkGetLinkedCubin", 6)):
        made = linker(code)
        nvjitlink.fail(function, status)
        with pytest.raises(nvJitLinkError) as info:
            made.link("cubin")
        assert str(info.value) == "ERROR_INTERNAL (6)" and info.value.function == function
        nvjitlink.restore()
    made = linker(*ltoir(), link_time_optimization=True, ptx=True)
    nvjitlink.fail("nvJitLinkGetLinkedPtx", 6)
    with pytest.raises(nvJitLinkError):
        made.link("ptx")
    nvjitlink.fail("nvJitLinkCreate", 1)
    with pytest.raises(nvJitLinkError) as info:
        linker(code)
    assert info.value.name == "NVJITLINK_ERROR_UNRECOGNIZED_OPTION"


def test_ltoir_needs_the_option(nvjitlink):
    with pytest.raises(nvJitLinkError, match=r"ERROR_LTO_NOT_ENABLED \(18\)\nnvJitLink error log: ERROR 1: LTO-IR"):
        linker(*ltoir())


@pytest.mark.parametrize("arch", ["sm_50", "sm_999", "nonsense"])
def test_unknown_architectures(arch, nvjitlink):
    with pytest.raises(nvJitLinkError):
        Linker(compiled(HELPER, "cubin"), options={"arch": arch})


def test_a_linker_links_once(nvjitlink):
    made = linker(compiled(HELPER, "cubin"))
    made.link("cubin")
    with pytest.raises(RuntimeError) as info:
        made.link("cubin")
    assert str(info.value) == "Linker has already linked: a linker links only once, so make another one"


# --- arguments, closing ---------------------------------------------------------------------------


def test_arguments(nvjitlink):
    code = compiled(HELPER, "cubin")
    for arguments, keywords, error, text in (
        ((), {}, ValueError, "At least one ObjectCode object must be provided"),
        ((5,), {}, TypeError, "Expected type ObjectCode, but got int"),
        (([code],), {}, TypeError, "Expected type ObjectCode, but got list; pass its items one by one (*object_codes)"),
        ((code, None), {}, TypeError, "Expected type ObjectCode, but got NoneType"),
        ((code,), {"zz": 1}, TypeError, "Linker() got an unexpected keyword argument 'zz'"),
        (
            (code,),
            {"options": 5},
            TypeError,
            "The Linker options must be provided as an object of type LinkerOptions or as a dict with valid Linker "
            "options. The provided object is '5'.",
        ),
    ):
        with pytest.raises(error) as info:
            Linker(*arguments, **keywords)
        assert str(info.value) == text
    for target in ("bogus", "ltoir", None):
        with pytest.raises(ValueError) as info:
            linker(code).link(target)
        assert str(info.value) == f"Unsupported target type: {target} (supported: 'cubin', 'ptx')"
    with pytest.raises(TypeError, match=r"link\(\) missing required argument 'target_type' \(pos 1\)"):
        linker(code).link()


def test_options_by_default_and_name_of_none(nvjitlink, device):
    code = compiled(HELPER, "cubin", arch=architecture(device))
    for options in (None, {}, {"name": None}, LinkerOptions(name=None)):
        linked = Linker(code, options=options).link("cubin")
        assert linked.name == ("<default linker>" if not options else "")


def test_closing(nvjitlink):
    made = linker(compiled(HELPER, "cubin"))
    assert type(made.handle) is int and made.handle != 0 and not made.is_closed
    made.close()
    made.close()
    assert made.is_closed and made.handle == 0 and repr(made) == "<Linker backend='nvJitLink'>" and hash(made)
    for use in (lambda: made.link("cubin"), made.get_error_log, made.get_info_log):
        with pytest.raises(RuntimeError) as info:
            use()
        assert str(info.value) == "Linker has been closed"


def test_every_handle_is_destroyed(nvjitlink):
    gc.collect()  # frees what exceptions of other tests have kept
    counts = [0, 0]

    def created(*arguments):
        counts[0] += 1
        handle, count, options = arguments
        return nvjitlink.call("nvJitLinkCreate", ctypes.c_void_p(handle), count, ctypes.c_void_p(options))

    def destroyed(handle):
        counts[1] += 1
        return nvjitlink.call("nvJitLinkDestroy", ctypes.c_void_p(handle))

    nvjitlink.replace("nvJitLinkCreate", created, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p)
    nvjitlink.replace("nvJitLinkDestroy", destroyed, ctypes.c_void_p)
    code = compiled(HELPER, "cubin")
    linker(code).close()
    made = linker(code)
    reference = weakref.ref(made)
    made.link("cubin")
    del made
    assert reference() is None
    with pytest.raises(nvJitLinkError):
        linker(ltoir()[0])
    gc.collect()
    assert counts == [3, 3]


def test_counts(nvjitlink):
    code = compiled(HELPER, "cubin")

    def use():
        linker(code).link("cubin")
        with pytest.raises(TypeError):
            Linker(code, 5)

    growth.check_use(use, 20, Linker, code)


def test_closed_while_another_thread_links(nvjitlink):
    made = linker(compiled(HELPER, "cubin"))
    inside, failures = threading.Event(), []

    def complete(handle):
        inside.set()
        closer.join(10)
        return nvjitlink.call("nvJitLinkComplete", ctypes.c_void_p(handle))

    def close():
        assert inside.wait(10)
        try:
            made.get_info_log()
        except RuntimeError as error:
            failures.append(str(error))
        made.close()

    nvjitlink.replace("nvJitLinkComplete", complete, ctypes.c_void_p)
    closer = threading.Thread(target=close)
    closer.start()
    assert made.link("cubin").code.startswith(b"\x7fELF")
    closer.join()
    assert failures == ["Linker is linking in another thread"]
    assert made.is_closed and made.handle == 0


@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
def test_forked_child_refuses(nvjitlink):
    made = linker(compiled(HELPER, "cubin"))
    child = os.fork()
    if child == 0:
        status = 1
        try:
            made.link("cubin")
        except RuntimeError as error:
            status = 0 if "before a fork" in str(error) else 2
        os._exit(status)
    assert os.waitpid(child, 0)[1] == 0


# --- the driver -----------------------------------------------------------------------------------


def ptx_of(device, *sources):
    return [Program(s, "c++", {"arch": architecture(device)}).compile("ptx", cache=False) for s in sources]


def test_driver_links(driver_linker, device):
    made = Linker(*ptx_of(device, KERNEL, OTHER), options={"verbose": True, "name": "both"})
    assert repr(made) == "<Linker backend='driver'>"
    assert type(made.handle) is CUlinkState and int(made.handle) != 0
    code = made.link("cubin")
    assert (code.code_type, code.name) == ("cubin", "both") and b".entry k" in code._entries
    assert {kernel.name for kernel in code.kernels} == {"k", "other"}
    assert isinstance(made.get_info_log(), str) and made.get_error_log() == ""
    made.close()
    assert int(made.handle) == 0
    with pytest.raises(RuntimeError, match="Linker has been closed"):
        made.get_info_log()


def test_driver_links_files(driver_linker, device, tmp_path):
    (code,) = ptx_of(device, KERNEL)
    path = tmp_path / "k.ptx"
    path.write_bytes(code.code.rstrip(b"\0"))
    assert Linker(ObjectCode.from_ptx(path)).link("cubin").get_kernel("k").num_arguments == 2
    assert Linker(ObjectCode.from_ptx(path.read_bytes())).link("cubin").get_kernel("k").num_arguments == 2


def test_driver_compiles_ptx(driver_linker, device):
    (code,) = ptx_of(device, KERNEL)
    program = Program(code.code.decode(), "ptx")
    assert program.backend == "driver" and repr(program) == "<Program backend='driver'>"
    for _ in range(2):
        assert program.compile("cubin").get_kernel("k").num_arguments == 2
    assert type(program.handle) is CUlinkState
    with pytest.raises(
        ValueError, match=r"^Unsupported target_type=\"ltoir\" for driver \(supported: 'cubin', 'ptx'\)$"
    ):
        program.compile("ltoir")
    with pytest.raises(ValueError, match="ptx option is not supported by the driver API"):
        program.compile("ptx")
    with pytest.raises(RuntimeError, match="nvJitLink backend is not available"):
        LinkerOptions(arch="sm_90").as_bytes()


def test_what_the_driver_does_not_link(driver_linker, device):
    code = ptx_of(device, KERNEL)[0]
    with pytest.raises(ValueError, match="^Unknown code_type associated with ObjectCode: ltoir"):
        Linker(ObjectCode.from_ltoir(b"x"))
    with pytest.raises(ValueError, match="^Unsupported target type: ptx"):
        Linker(code).link("ptx")
    for option in ("ptx", "time", "ptxas_options", "split_compile", "split_compile_extended", "link_time_optimization"):
        with pytest.raises(ValueError) as info:
            Linker(code, options={option: 1})
        assert str(info.value) == f"{option} option is not supported by the driver API"
    with pytest.raises(ValueError, match="^the driver's linker does not support arch='sm_999'$"):
        Linker(code, options={"arch": "sm_999"})


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("ftz", True),
        ("prec_div", False),
        ("prec_sqrt", True),
        ("fma", False),
        ("kernels_used", "k"),
        ("variables_used", ["v", "w"]),
        ("optimize_unused_variables", True),
    ],
)
def test_deprecated_options_of_the_driver(driver_linker, device, option, value):
    code = ptx_of(device, KERNEL)[0]
    with pytest.warns(DeprecationWarning) as seen:
        made = Linker(code, options={option: value})
    assert str(seen[0].message) == f"{option} option is deprecated in the driver API"
    if not libraries.ON_GPU:
        assert made.link("cubin").code


@pytest.mark.parametrize(
    ("given", "rendered"),
    [
        ({"max_register_count": 7}, [(Option.CU_JIT_MAX_REGISTERS, 7)]),
        ({"verbose": True}, [(Option.CU_JIT_LOG_VERBOSE, 1)]),
        ({"verbose": False}, []),
        ({"optimization_level": 0}, [(Option.CU_JIT_OPTIMIZATION_LEVEL, 0)]),
        (
            {"debug": True, "lineinfo": True},
            [(Option.CU_JIT_GENERATE_DEBUG_INFO, 1), (Option.CU_JIT_GENERATE_LINE_INFO, 1)],
        ),
        ({"no_cache": True}, [(Option.CU_JIT_CACHE_MODE, 0)]),
        ({"arch": "sm_90a"}, []),
    ],
    ids=str,
)
def test_options_for_the_driver(given, rendered):
    target = 65626 if "arch" in given else 90
    options = LinkerOptions(**{"arch": "sm_90", **given})
    assert options._driver() == [(Option.CU_JIT_TARGET, target), *rendered]


def test_driver_reports_with_its_log(driver_linker, device):
    with pytest.raises(CUDAError) as info:
        Linker(ObjectCode.from_ptx(b".version 8.0\n.target sm_90\n.address_size 64\n.entry k( nonsense\n"))
    error = info.value
    assert str(error).startswith("CUDA_ERROR_INVALID_PTX: ") and "(in cuLinkAddData)" in str(error)
    assert error.name == "CUDA_ERROR_INVALID_PTX" and error.function == "cuLinkAddData"
    if not libraries.ON_GPU:
        assert error.log and str(error).endswith(f"\nLinker error log: {error.log}")


def test_numba_debug_with_the_driver(driver_linker, device):
    with pytest.warns(DeprecationWarning, match="numba_debug is not supported by any linking backend"):
        Linker(ptx_of(device, KERNEL)[0], options={"numba_debug": True})
