"""cubind does not have defects that were found in other bindings of these libraries."""

import array
import inspect
import keyword
import re
import struct

import cubind
import pytest
from support import calls, libraries, model
from support import stub as stubs
from support.grouped import each

modules = pytest.mark.parametrize("name", calls.MODULES)


def enums(name):
    """Return (name, enum) of each enum that the module itself binds."""
    own = [e for e in model.load(name).data["enums"] if not e.get("origin") and "skip" not in e]
    return [(n, e) for e in own for n in e["names"]]


# --- enumerators ----------------------------------------------------------------------------------


def test_shifted_results():
    """A removed result shifts no later values: these are cuFFT 12's."""
    result = calls.module_of("cufft").cufftResult
    expected = {
        "CUFFT_UNALIGNED_DATA": 9,
        "CUFFT_INVALID_DEVICE": 11,
        "CUFFT_NO_WORKSPACE": 13,
        "CUFFT_NOT_IMPLEMENTED": 14,
        "CUFFT_NOT_SUPPORTED": 16,
        "CUFFT_MISSING_DEPENDENCY": 17,
        "CUFFT_NVRTC_FAILURE": 18,
        "CUFFT_NVJITLINK_FAILURE": 19,
        "CUFFT_NVSHMEM_FAILURE": 20,
    }
    assert {name: int(getattr(result, name)) for name in expected} == expected
    assert not hasattr(result, "CUFFT_INCOMPLETE_PARAMETER_LIST") and not hasattr(result, "CUFFT_PARSE_ERROR")
    assert all(value not in result for value in (10, 12, 15))


@modules
def test_every_enumerator_by_name(name):
    """No enumerator gets its value from its position."""
    module = calls.module_of(name)
    for class_name, enum in enums(name):
        found = {n: int(m) for n, m in getattr(module, class_name).__members__.items()}
        assert found == {i["name"]: i["value"] for i in enum["items"]}, class_name


@modules
def test_every_enumerator_is_proved(name):
    """The generated proof compares each enumerator with the headers of this release."""
    proof = (libraries.GENERATED / name / "layout_check.c").read_text()
    words = set(re.findall(r"\w+", proof))
    assert {i["name"] for _, e in enums(name) for i in e["items"]} <= words


# Releases change only bounds and masks of all flags.
CHANGED = re.compile(r"MAX|_END|NUM_|Max|Count|NVML_\w+_COUNT|CU_COREDUMP_LIGHTWEIGHT_FLAGS")


@modules
def test_values_are_kept_between_releases(name):
    old, new = (
        {i["name"]: i["value"] for e in m["enums"] for i in e["items"]}
        for m in (model.load(name, release).data for release in ("13.0", "13.5"))
    )
    changed = {n for n in old.keys() & new.keys() if old[n] != new[n]}
    assert {n for n in changed if not CHANGED.search(n)} == set()


# --- results --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in calls.MODULES if model.load(name).statuses])
def test_unknown_result_is_no_key_error(name, stub_of):
    """A result newer than the build is a member that says so, and an exception of its family."""
    function = next(f for f in model.load(name).functions if f.has_status and not f.params_that("record"))
    family = getattr(cubind, function.model.data["error_class"])
    for status in (15, 999, 12345):
        if status in dict((v, n) for n, v in function.model.statuses):
            continue
        prepared = calls.Prepared(stub_of(name), function, calls.values.typed_rows(function)[0])
        prepared.stub.result(function.symbol, status)
        member = prepared.callable(*prepared.arguments)[0]
        assert (member.name, int(member), repr(member)) == (
            "unknown",
            status,
            f"<{function.model.data['status_enum']}.unknown: {status}>",
        )
        with pytest.raises(family) as info:
            getattr(calls.module_of(name, checked=True), function.name)(*prepared.arguments)
        assert info.value.code == status and str(status) in str(info.value)


def test_mask_is_no_status(bound):
    """The previous mask is returned, even if its number equals a status."""
    name = "cublasLtDisableCpuInstructionsSetMask"
    for checked in (False, True):
        call = bound("cublaslt", name, checked=checked)
        for mask in (0, 1, 7, 14, 0xFFFFFFFF):
            call.returns(mask)
            assert call(3) == (mask if checked else (0, mask))


def test_version_asks_nothing_else(bound, stub_of):
    """Getting a version is one call, without a device or a handle."""
    for name, function, results in (
        ("cufft", "cufftGetVersion", 1),
        ("cublaslt", "cublasLtGetVersion", 1),
        ("cublas", "cublasGetCudartVersion", 1),
        ("runtime", "cudaRuntimeGetVersion", 1),
    ):
        stub = stub_of(name)
        stub.set_mode(stubs.RECORD)
        stub.clear_log()
        call = bound(name, function)
        assert len(call()) == 1 + results
        assert stub.call_count <= 2, "the version of the library itself may be asked once, for messages"


# --- sizes ----------------------------------------------------------------------------------------


def test_emulation_descriptor_has_eight_bytes(bound):
    """It holds a handle, although neighbouring attributes are integers of four bytes."""
    lt = calls.module_of("cublaslt")
    attribute = lt.cublasLtMatmulDescAttributes_t.CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR
    put, get = (bound("cublaslt", f"cublasLtMatmulDesc{verb}Attribute") for verb in ("Set", "Get"))
    for value in (lt.cublasLtEmulationDesc_t(0x123456789ABC), 0x123456789ABC):
        assert put(2, attribute, value) == (0,)
        assert put.raw("sizeInBytes") == 8
        assert put.input("buf") == struct.pack("<Q", 0x123456789ABC)
    get.writes(buf=struct.pack("<Q", 0x123456789ABC))
    status, descriptor = get(2, attribute)
    assert (status, type(descriptor), int(descriptor)) == (0, lt.cublasLtEmulationDesc_t, 0x123456789ABC)
    assert get.raw("sizeInBytes") == 8


WIDE = [
    "CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS",
    "CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS",
    "CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM",
]


@pytest.mark.parametrize("name", WIDE)
def test_comments_that_lie_about_sizes(bound, name):
    """The header calls these 32-bit, but the library takes only eight bytes."""
    put = bound("cublaslt", "cublasLtMatmulPreferenceSetAttribute")
    attribute = getattr(calls.module_of("cublaslt").cublasLtMatmulPreferenceAttributes_t, name)
    assert put(2, attribute, 5) == (0,)
    assert (put.raw("sizeInBytes"), put.input("buf")) == (8, struct.pack("<Q", 5))


def work_sizes():
    """Return (function, parameter) of each array of work sizes that cuFFT writes."""
    functions = model.load("cufft").functions
    return [(f, p) for f in functions for p in f.params if p.get("count_written") == "written"]


@pytest.mark.parametrize(("function", "param"), work_sizes(), ids=lambda case: getattr(case, "name", ""))
def test_work_sizes_of_many_gpus(function, param, stub_of):
    """Work sizes are one per GPU of the plan, up to 64, and none is written out of bounds."""
    place = function.index(param["name"])
    for gpus in (1, 2, 16, 64):
        stub = stub_of("cufft")
        stub.reset()
        prepared = calls.Prepared(stub, function)
        sizes = [1000 + i for i in range(gpus)]
        stub.output(function.symbol, place, array.array("Q", sizes).tobytes())
        assert prepared.callable(*prepared.arguments)[-1] == sizes


def test_work_sizes_that_are_zero(bound):
    """A size of zero is a valid size."""
    call = bound("cufft", "cufftGetSize")
    call.writes(workSize=bytes(8))
    assert call(1) == (0, [0])
    call.writes(workSize=bytes(24))
    assert call(1) == (0, [0, 0, 0])


@each("function", [f for f in calls.all_functions() if f.name.endswith("_64")], ids=repr)
def test_wide_integers_are_not_narrowed(function, stub_of):
    """Every integer of a _64 function takes 64 bits, and a larger one raises."""
    prepared = calls.Prepared(stub_of(function.model.module), function, calls.values.typed_rows(function)[0])
    for index in (i for i in function.arguments if function.params[i]["kind"] == "int"):
        position = function.arguments.index(index)
        is_length = any(p.get("len_name") == function.params[index]["name"] for p in function.params)
        size = function.model.type(function.params[index]["declared"])["size"]
        if size == 8 and not is_length:
            for value in (1 << 40, -(1 << 40), (1 << 63) - 1, -(1 << 63)):
                arguments = prepared.arguments
                arguments[position] = value
                prepared.stub.clear_log()
                assert prepared.callable(*arguments)[0] == 0
                sent = prepared.stub.only_call(function.symbol).argument(index)
                assert int.from_bytes(sent, "little", signed=True) == value
        for value in (1 << 64, -(1 << 64), 1 << (8 * size - 1)):
            arguments = prepared.arguments
            arguments[position] = value
            with pytest.raises(OverflowError):
                prepared.callable(*arguments)


# --- names, None, symmetry ------------------------------------------------------------------------


@modules
def test_parameter_names_are_the_headers(name):
    """Parameters have the headers' names, except Python's keywords and the module's list."""
    for function in model.load(name).functions:
        found = list(inspect.signature(getattr(calls.module_of(name), function.name)).parameters)
        assert found == function.argument_names, function
        expected = [python_name(name, function.params[i]["name"]) for i in function.arguments]
        assert found == expected, function


def python_name(module, name):
    if module in PEERS:
        return RENAMED.get(name, name)
    return name + "_" if keyword.iskeyword(name) else name


PEERS = {"driver", "runtime", "nvrtc"}  # these follow cuda-bindings, which also avoids builtins
RENAMED = {
    "len": "length",
    "bytes": "numbytes",
    "type": "typename",
    "format": "pformat",
    "input": "input_",
    "from": "from_",
}


@modules
def test_getters_and_setters_are_symmetric(name):
    """A type that can be got can be set: both use one table."""
    tables = {}
    for function in model.load(name).functions:
        for param in function.params:
            if param["kind"] in ("typed_in", "typed_out"):
                stem = re.sub(r"(Get|Set)(?=Attribute|GraphMemAttribute)", "", function.name)
                tables.setdefault(stem, set()).add(param["value_table"])
    assert all(len(found) == 1 for found in tables.values()), tables


def nullable_strings():
    return [
        (f, i)
        for f in calls.all_functions()
        for i in f.arguments
        if f.params[i]["kind"] == "string" and f.params[i].get("nullable")
    ]


@pytest.mark.parametrize(("function", "index"), nullable_strings(), ids=lambda case: getattr(case, "name", str(case)))
def test_texts_that_may_be_missing(function, index, stub_of):
    prepared = calls.Prepared(stub_of(function.model.module), function)
    prepared.samples[index].value = None
    assert prepared.callable(*prepared.arguments)[0] == 0
    assert prepared.last_call().argument(index) == bytes(8)


def test_logger_file_may_be_missing():
    assert ("cublasLoggerConfigure", "logFileName") in [(f.name, f.params[i]["name"]) for f, i in nullable_strings()]


def test_a_missing_symbol_harms_no_other(tmp_path):
    """Neither an import nor a first call resolves all symbols."""
    from libraries.test_missing_library import test_library_that_lacks_one_function as lacks

    lacks("cublaslt", "cublasLtDisableCpuInstructionsSetMask", [1], tmp_path)
