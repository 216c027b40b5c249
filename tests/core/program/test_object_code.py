"""Test ObjectCode: every kind of module, loading at first use, kernels and variables."""

import copy
import gc
import os
import pathlib
import pickle
import re
import threading
import weakref

import pytest
from cubind.core import Buffer, CUDAError, Kernel, ObjectCode
from cubind.driver import CUresult
from support import growth, kernels, libraries, stub

KINDS = ["cubin", "ptx", "ltoir", "fatbin", "object", "library"]
LOADABLE = ["cubin", "ptx", "fatbin"]
PTX = kernels.SAXPY_PTX


def make(kind, *arguments, **keywords):
    return getattr(ObjectCode, f"from_{kind}")(*arguments, **keywords)


@pytest.fixture
def code(device):
    return ObjectCode.from_ptx(PTX, name="saxpy code")


# --- construction ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_from_each_kind(kind):
    mapping = {"a": b"b", b"c": "d"}
    code = make(kind, b"x", name="n", symbol_mapping=mapping)
    assert (code.code, code.code_type, code.name, code.symbol_mapping) == (b"x", kind, "n", mapping)
    assert type(code.code_type) is str
    assert repr(code) == f"<ObjectCode handle=0x0 code_type='{kind}'>", "nothing is loaded"
    assert code.symbol_mapping is not code.symbol_mapping
    mapping["e"] = "f"
    code.symbol_mapping["g"] = "h"
    assert len(code.symbol_mapping) == 2
    plain = make(kind, module=b"y")
    assert (plain.name, plain.symbol_mapping, make(kind, b"y", name=None).name) == ("", {}, "")


@pytest.mark.parametrize(
    ("module", "code"),
    [
        ("/a/b", "/a/b"),
        (pathlib.Path("/a/b"), "/a/b"),
        (bytearray(b"ab"), b"ab"),
        (type("Bytes", (bytes,), {})(b"ab"), b"ab"),
        (type("Path", (), {"__fspath__": lambda self: b"/bytes"})(), "/bytes"),
    ],
    ids=["str", "path", "bytearray", "subclass", "path of bytes"],
)
def test_modules(module, code):
    assert ObjectCode.from_cubin(module).code == code


def test_a_bytearray_is_copied():
    source = bytearray(b"ab")
    code = ObjectCode.from_cubin(source)
    source[0] = 0
    assert code.code == b"ab"


@pytest.mark.parametrize(
    ("arguments", "keywords", "error", "text"),
    [
        ((5,), {}, TypeError, "Expected type str or bytes or bytearray, but got int"),
        ((None,), {}, TypeError, "Expected type str or bytes or bytearray, but got NoneType"),
        ((memoryview(b"x"),), {}, TypeError, "Expected type str or bytes or bytearray, but got memoryview"),
        ((b"x",), {"name": 5}, TypeError, "name must be str, not int"),
        ((b"x",), {"symbol_mapping": 5}, TypeError, "symbol_mapping must be a dict or None, not int"),
        (
            (b"x",),
            {"symbol_mapping": {"a": 5}},
            TypeError,
            "symbol_mapping must map str or bytes to str or bytes, got str: int",
        ),
        (
            (b"x",),
            {"symbol_mapping": {None: "a"}},
            TypeError,
            "symbol_mapping must map str or bytes to str or bytes, got NoneType: str",
        ),
        ((), {}, TypeError, "from_cubin() missing required argument 'module' (pos 1)"),
        (
            (b"x", "n"),
            {},
            TypeError,
            "from_cubin() takes at most 1 positional argument (2 given); name, symbol_mapping must be passed by keyword",
        ),
        ((b"x",), {"zz": 1}, TypeError, "from_cubin() got an unexpected keyword argument 'zz'"),
    ],
)
def test_construction_errors(arguments, keywords, error, text):
    with pytest.raises(error) as info:
        ObjectCode.from_cubin(*arguments, **keywords)
    assert str(info.value) == text


def test_not_to_be_made_directly():
    with pytest.raises(RuntimeError) as info:
        ObjectCode(b"x")
    assert str(info.value) == (
        "ObjectCode objects cannot be instantiated directly. Please use ObjectCode APIs (from_cubin, from_ptx) or "
        "Program APIs (compile)."
    )


def test_cannot_be_changed(code):
    for name in ("code", "name", "code_type", "symbol_mapping", "handle"):
        with pytest.raises(AttributeError):
            setattr(code, name, b"")


# --- pickling -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("module", [b"x", "/a/b"])
def test_pickling(kind, module):
    code = make(kind, module, name="n", symbol_mapping={"a": b"b"})
    for other in (*(pickle.loads(pickle.dumps(code, p)) for p in range(2, 6)), copy.copy(code), copy.deepcopy(code)):
        assert type(other) is ObjectCode and other is not code and other != code
        assert (other.code, other.code_type, other.name) == (module, kind, "n")
        assert other.symbol_mapping == {"a": b"b"}


def test_what_is_unpickled_is_loaded(code):
    code.get_kernel("saxpy")
    other = pickle.loads(pickle.dumps(code))
    assert repr(other) == "<ObjectCode handle=0x0 code_type='ptx'>"
    assert other.get_kernel("saxpy").num_arguments == 5


@pytest.mark.parametrize(
    "arguments",
    [
        (b"x", "bogus", "n", None, None),
        (b"x", "ptx", "n", None, 5),
        (b"x", "ptx"),
        (b"x", "ptx", 5, None, None),
        (5, "ptx", "n", None, None),
        (b"x", "ptx", "n", {1: 2}, None),
    ],
)
def test_nonsense_in_a_pickle(arguments):
    with pytest.raises((TypeError, ValueError)):
        ObjectCode._reduce_helper(*arguments)


# --- loading --------------------------------------------------------------------------------------


def test_handle(code):
    from cubind.driver import CUlibrary

    handle = code.handle
    assert type(handle) is CUlibrary and int(handle) != 0 and int(code.handle) == int(handle)
    assert repr(code) == f"<ObjectCode handle={int(handle):#x} code_type='ptx'>"
    assert code == code and code != ObjectCode.from_ptx(PTX) and code != 5  # noqa: PLR0124
    assert len({code, code}) == 1


def test_hash_stays_when_it_is_loaded(device):
    code = ObjectCode.from_ptx(PTX)
    before = hash(code)
    code.get_kernel("saxpy")
    assert hash(code) == before


@pytest.mark.parametrize("kind", sorted(set(KINDS) - set(LOADABLE)))
def test_kinds_without_kernels(kind, device):
    code = make(kind, b"x")
    uses = (lambda: code.get_kernel("k"), lambda: code.get_global("k"), lambda: code.kernels, lambda: code.handle)
    for use in (*uses, code.get_module):
        with pytest.raises(RuntimeError) as info:
            use()
        assert str(info.value) == f"Unsupported code type \"{kind}\" (supported_code_types=('cubin', 'ptx', 'fatbin'))"


def test_from_a_file(device, tmp_path):
    path = tmp_path / "saxpy.ptx"
    path.write_bytes(PTX)
    for module in (path, str(path)):
        code = ObjectCode.from_ptx(module)
        assert code._entries is None, "nothing is read yet"
        assert code.get_kernel("saxpy").num_arguments == 5
        assert b".entry saxpy" in code._entries and b".f32" in code._entries
    with pytest.raises(CUDAError) as info:
        ObjectCode.from_ptx(tmp_path / "nothing").handle  # noqa: B018
    assert info.value.name == "CUDA_ERROR_FILE_NOT_FOUND" and info.value.function == "cuLibraryLoadFromFile"


def test_code_that_cannot_be_loaded(device):
    for module in (b".version 8.0\n.target sm_90\n.address_size 64\n.entry k( nonsense\n", b"garbage"):
        code = ObjectCode.from_ptx(module)
        for _ in range(2):
            with pytest.raises(CUDAError) as info:
                code.get_kernel("k")
            # A driver may read the code only when it is used.
            functions = ["cuLibraryLoadData", "cuLibraryGetKernel"][: 1 + libraries.ON_GPU]
            assert info.value.function in functions and f"(in {info.value.function})" in str(info.value)
        assert info.value.log and str(info.value).endswith(f"\nLinker error log: {info.value.log}")


@pytest.mark.skipif(libraries.ON_GPU, reason="the driver's answers are scripted")
@pytest.mark.parametrize(
    ("symbol", "use"),
    [
        ("cuLibraryLoadData", lambda code: code.handle),
        ("cuLibraryGetKernel", lambda code: code.get_kernel("saxpy")),
        ("cuLibraryGetKernelCount", lambda code: code.kernels),
        ("cuLibraryEnumerateKernels", lambda code: code.kernels),
    ],
)
@pytest.mark.parametrize("status", ["CUDA_ERROR_NO_BINARY_FOR_GPU", "CUDA_ERROR_INVALID_PTX"])
def test_code_for_another_architecture(device, driver_stub, symbol, use, status):
    """A driver that loads lazily finds out when the code is used."""
    code = ObjectCode.from_ptx(PTX.replace(b".target sm_75", b".target sm_150"))
    for recorded in ("cuLibraryLoadData", "cuLibraryUnload", "cuLibraryGetKernelCount", symbol):
        driver_stub.set_mode(stub.RECORD, recorded)
    driver_stub.output("cuLibraryGetKernelCount", 0, bytes([1, 0, 0, 0]))
    driver_stub.result(symbol, CUresult.__members__[status].value)
    with pytest.raises(CUDAError, match=f"^{status}: .*: the code is for sm_150 or newer, but device 0 is sm_[0-9]+; compile it with") as caught:
        use(code)
    assert caught.value.function == symbol
    del code
    gc.collect()


@pytest.mark.skipif(libraries.ON_GPU, reason="the driver's answers are scripted")
def test_log_of_ptx_that_is_compiled_late(device, driver_stub):
    """For late errors in PTX the log comes from the driver's linker.

    A driver that loads lazily reports what is wrong with the text in no other way.
    """
    broken = b".version 8.0\n.target sm_75\n.address_size 64\n.entry k() { nonsense; }\n"
    with pytest.raises(CUDAError) as early:
        ObjectCode.from_ptx(broken).handle  # noqa: B018
    for recorded in ("cuLibraryLoadData", "cuLibraryUnload", "cuLibraryGetKernel"):
        driver_stub.set_mode(stub.RECORD, recorded)
    driver_stub.result("cuLibraryGetKernel", CUresult.CUDA_ERROR_INVALID_PTX.value)
    with pytest.raises(CUDAError) as late:
        ObjectCode.from_ptx(broken).get_kernel("k")
    gc.collect()
    assert late.value.log and "nonsense" in late.value.log and late.value.log == early.value.log
    assert str(late.value).endswith(f"(in cuLibraryGetKernel)\nLinker error log: {late.value.log}")


def test_loaded_once_by_many_threads(device):
    code = ObjectCode.from_ptx(PTX)
    handles = []
    threads = [threading.Thread(target=lambda: handles.append(int(code.handle))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(handles) == 8 and len(set(handles)) == 1


def test_never_unloaded(stub_of):
    driver = stub_of("driver")
    from cubind.core import Device

    Device(0).set_current()
    code = ObjectCode.from_ptx(PTX)
    kernel = code.get_kernel("saxpy")
    del code
    gc.collect()
    assert kernel.num_arguments == 5
    del kernel
    gc.collect()
    assert not driver.calls("cuLibraryUnload")


@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
def test_forked_child_refuses(code):
    assert code.handle
    child = os.fork()
    if child == 0:
        status = 1
        try:
            code.get_kernel("saxpy")
        except RuntimeError as error:
            status = 0 if "before a fork" in str(error) else 2
        os._exit(status)
    assert os.waitpid(child, 0)[1] == 0


# --- kernels --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["saxpy", b"saxpy"])
def test_kernels_by_symbol(code, name):
    kernel = code.get_kernel(name)
    assert type(kernel) is Kernel and kernel == code.get_kernel("saxpy")


@pytest.mark.parametrize("key", ["f<int>", b"f<int>"])
@pytest.mark.parametrize("symbol", ["saxpy", b"saxpy"])
@pytest.mark.parametrize("name", ["f<int>", b"f<int>", "layout", "saxpy"])
def test_str_and_bytes_are_alike(device, key, symbol, name):
    code = ObjectCode.from_ptx(PTX, symbol_mapping={key: symbol})
    assert code.get_kernel(name).num_arguments == 5


def test_names_beyond_ascii(device):
    code = ObjectCode.from_ptx(PTX, symbol_mapping={"größe": "saxpy"})
    assert code.get_kernel("größe") == code.get_kernel("größe".encode())
    with pytest.raises(CUDAError):
        code.get_kernel(b"gr\xf6\xdfe")


def test_missing_kernel(code):
    with pytest.raises(CUDAError) as info:
        code.get_kernel("nope")
    text = str(info.value)
    assert text.startswith("CUDA_ERROR_NOT_FOUND: ")
    said = "(in cuLibraryGetKernel): no kernel 'nope' in this ObjectCode (code_type='ptx'); it has "
    assert said in text
    assert sorted(re.findall(r"'(\w+)'", text.partition("it has ")[2])) == sorted(k.name for k in code.kernels)
    assert info.value.name == "CUDA_ERROR_NOT_FOUND" and info.value.code == 500


def ptx_of(*names):
    text = "\n".join([".version 7.0", ".target sm_75", ".address_size 64"] + [
        f".visible .entry {name}(.param .u64 p) {{ ret; }}" for name in names
    ])
    return text.encode()


def missing(names, asked, **settings):
    with pytest.raises(CUDAError) as info:
        ObjectCode.from_ptx(ptx_of(*names), **settings).get_kernel(asked)
    assert info.value.name == "CUDA_ERROR_NOT_FOUND" and info.value.function == "cuLibraryGetKernel"
    return str(info.value).partition("(code_type='ptx')")[2]


def test_missing_kernel_lists_what_there_is(device):
    """The error lists the kernels of the code, the nearest names first, and only some of many."""
    assert missing(["saxpy", "reduce", "saxpy2"], "saxpi") == "; it has 'saxpy', 'saxpy2', 'reduce'"
    many = [f"kernel_{i}" for i in range(200)] + ["transpose"]
    said = missing(many, "Transpose")
    assert said.startswith("; it has 'transpose', 'kernel_") and said.endswith(" and 196 more") and said.count("'") == 10
    assert missing(["saxpy"], b"sax\xff") == "; it has 'saxpy'"


def test_missing_kernel_of_cpp(device):
    """Mangled names are listed with their C++ names, and with advice if one of them is meant."""
    saxpy, nested, template = "_Z5saxpyPfi", "_ZN3lib5saxpyEPfi", "_Z4copyIiEvPT_"
    do = '. Declare saxpy as extern "C" or name it in name_expressions of Program.compile()'
    assert missing([saxpy], "saxpy") == f"; it has '{saxpy}' (C++ saxpy){do}"
    assert missing([nested], "saxpy") == f"; it has '{nested}' (C++ saxpy){do}"
    assert missing([saxpy], "other") == f"; it has '{saxpy}' (C++ saxpy)"
    assert missing([template], "copy<float>") == f"; it has '{template}' (C++ copy){do.replace('saxpy', 'copy')}"
    mapped = {"copy<int>": template.encode()}
    assert missing([template, "other"], "copy<float>", symbol_mapping=mapped) == "; it has 'copy<int>', 'other'"
    for odd in ("_Z", "_Z9", "_ZN", "_ZN3", "_Z99999999999999999999a", "_ZNK", "_Z3"):
        assert missing([odd], "saxpy").startswith(f"; it has '{odd}'")


def test_missing_kernel_of_code_without_kernels(device):
    assert missing([], "saxpy") in ("; it has none", "")


@pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub driver")
@pytest.mark.parametrize("symbol", ["cuLibraryGetKernelCount", "cuLibraryEnumerateKernels", "cuKernelGetName"])
def test_missing_kernel_where_the_driver_cannot_list(device, symbol):
    stub = libraries.load_stub("driver")
    stub.set_mode(1, symbol)
    stub.result(symbol, 500)
    try:
        said = missing(["saxpy"], "nope")
    finally:
        stub.result(symbol, 0)
        stub.set_mode(0, symbol)
    assert said == "" or (symbol == "cuKernelGetName" and said.startswith("; it has '0x"))


@pytest.mark.parametrize(
    ("name", "error", "text"),
    [
        (5, TypeError, "{}() argument 'name' must be str or bytes, not int"),
        (None, TypeError, "{}() argument 'name' must be str or bytes, not NoneType"),
        ("a\0b", ValueError, "embedded null byte"),
        ("\udc80", UnicodeEncodeError, ""),
    ],
)
def test_names_that_are_none(code, name, error, text):
    for method in ("get_kernel", "get_global"):
        with pytest.raises(error) as info:
            getattr(code, method)(name)
        assert text.format(method) in str(info.value)


def test_all_kernels(code):
    found = code.kernels
    assert type(found) is tuple and {kernel.name for kernel in found} == {"saxpy", "layout", "nothing"}
    empty = ObjectCode.from_ptx(b".version 7.0\n.target sm_75\n.address_size 64\n.visible .global .u32 v;\n")
    assert empty.kernels == ()


def test_failures_of_the_driver(stub_of):
    driver = stub_of("driver")
    from cubind.core import Device

    Device(0).set_current()
    code = ObjectCode.from_ptx(PTX)
    assert code.handle
    for function, use in (
        ("cuLibraryGetKernelCount", lambda: code.kernels),
        ("cuLibraryEnumerateKernels", lambda: code.kernels),
        ("cuLibraryGetModule", code.get_module),
        ("cuLibraryGetKernel", lambda: code.get_kernel("saxpy")),
        ("cuLibraryGetGlobal", lambda: code.get_global("scale")),
    ):
        driver.set_mode(1, function)
        driver.result(function, 1)
        with pytest.raises(CUDAError, match=rf"^CUDA_ERROR_INVALID_VALUE: .* \(in {function}\)$"):
            use()
        driver.reset()


def test_module_of_the_context(code):
    from cubind import driver

    module = code.get_module()
    assert type(module) is driver.CUmodule and int(module) != 0
    assert driver.cuModuleGetFunction(module, b"saxpy")[0] == 0


# --- variables ------------------------------------------------------------------------------------


def test_variables(code, stream):
    scale = code.get_global("scale")
    assert type(scale) is Buffer and scale.size == 4 and scale.memory_resource is None
    values = bytearray(4)
    scale.copy_to(values, stream=stream)
    assert values == b"\0\0\0\x40", "2.0"
    scale.copy_from(b"abcd", stream=stream)
    other = code.get_global(b"scale")
    other.copy_to(values, stream=stream)
    assert values == b"abcd" and other == scale
    assert code.get_global("table").size == 16


def test_variables_go_through_the_mapping(device):
    code = ObjectCode.from_ptx(PTX, symbol_mapping={"&scale": b"scale"})
    assert code.get_global("&scale") == code.get_global("scale")


def test_missing_variable(code):
    with pytest.raises(CUDAError, match=r"\(in cuLibraryGetGlobal\): no variable 'nope' in this ObjectCode"):
        code.get_global("nope")


def test_a_variable_keeps_its_code(device):
    code = ObjectCode.from_ptx(PTX)
    reference = weakref.ref(code)
    scale = code.get_global("scale")
    assert scale.owner is code
    del code
    gc.collect()
    assert reference() is not None
    scale.close()
    del scale
    gc.collect()
    assert reference() is None


def test_counts(device):
    def use():
        code = ObjectCode.from_ptx(PTX, symbol_mapping={"a": "saxpy"})
        code.get_kernel("a")
        pickle.loads(pickle.dumps(code))
        with pytest.raises(TypeError):
            ObjectCode.from_ptx(5)

    growth.check_use(use, 50, ObjectCode)
