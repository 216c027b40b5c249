"""Test that a buffer that is too short for a call's reads or writes never reaches the library.

The models list every address with `bytes`, every list of addresses, every text and image that a
library writes, and every log buffer among options. An int is an address whose size is not checked.
"""

import ctypes
import fnmatch
import re

import pytest
from support import calls, values
from support.grouped import each

pytestmark = pytest.mark.usefixtures("host_passes")

# Addresses next to an integer that are compared with nothing, each with its reason.
UNMEASURED = {
    "cu*GetNvSciSyncAttributes.nvSciSyncAttrList": "an object of another library",
    "cu*LibraryLoadData.code": "the image tells its length itself",
    "cuModuleLoadDataEx.image": "the image tells its length itself",
    "cu*ImportFromShareableHandle.*": "a file descriptor or a struct, as its type says",
    "cuLogicalEndpointImport.handle": "a struct, as its type says",
    "cu*HostGetDevicePointer.*": "a mapping is looked up, nothing is read",
    "cudaFunc*.func": "stands for a kernel, nothing is read",
    "cudaLaunch*.func": "stands for a kernel, nothing is read",
    "cudaOccupancy*.func": "stands for a kernel, nothing is read",
    "cuda*Symbol*.symbol": "stands for a variable on the device",
    "make_cudaPitchedPtr.d": "stored and not read",
    "cu*VDPAU*.vdpGetProcAddress": "a function",
    "nvtxCounterSample.value": "a value as its counter says",
    "cufftXtMemcpy.*": "the plan tells the length; descriptors are no memory",
}


def sized(function):
    """Say whether an integer argument could be a size."""
    return any(p["kind"] in ("int", "scalar") and p.get("is_argument") for p in function.params)


def test_what_is_not_measured_has_a_reason():
    used = set()
    for function in calls.all_functions(sized):
        for param in function.params_that("address", "list_address"):
            if "bytes" in param or param.get("space") == "device":
                continue
            name = f"{function.name}.{param['name']}"
            found = [p for p in UNMEASURED if fnmatch.fnmatchcase(name, p)]
            assert found, f"{name}: say its `bytes` in the spec, or here why it has none"
            used.update(found)
    assert used == set(UNMEASURED)


# --- the model's words ----------------------------------------------------------------------


def top_level(text, mark):
    """Return where `mark` occurs outside parentheses, or -1."""
    depth = 0
    for i, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter == mark and depth == 0:
            return i
    return -1


def evaluate(text, names):
    """Evaluate a C expression over parameters, with at most one condition."""
    text = text.strip()
    question = top_level(text, "?")
    if question >= 0:
        colon = top_level(text, ":")
        first, second = text[question + 1 : colon], text[colon + 1 :]
        return evaluate(first if evaluate(text[:question], names) else second, names)
    while "(" in text:
        start = text.index("(")
        depth, end = 1, start
        while depth:
            end += 1
            depth += (text[end] == "(") - (text[end] == ")")
        text = f"{text[:start]} {int(evaluate(text[start + 1 : end], names))} {text[end + 1 :]}"
    return eval(text, {}, names)


def needed_bytes(function, param, names):
    """Return the bytes that the call needs at `param`, given its other parameters' values."""
    parts = [part.strip() for part in param["bytes"].split(",")]
    found = {"row": parts[0]} | dict(part.split(" ", 1) for part in parts[1:])
    target = function.model.target(param.get("decayed", param["declared"]))
    item = 1 if target["class"] == "void" else target["size"]
    item = evaluate(found["item"], names) if "item" in found else item
    if found["row"].startswith("packed "):
        side = evaluate(found["row"].removeprefix("packed "), names)
        return item * side * (side + 1) // 2
    row = evaluate(found["row"], names)
    rows = evaluate(found.get("rows", "1"), names)
    pitch = evaluate(found.get("pitch", "0"), names)
    return item * (pitch * (rows - 1) + row) if row and rows else 0


def measured(function):
    return [p for p in function.params_that("address") if "bytes" in p]


CASES = [(f, p) for f in calls.all_functions() for p in measured(f)]
FORMS = pytest.mark.parametrize("checked", [False, True], ids=["tuple", "checked"])


def case_name(case):
    return f"{case[0].name}-{case[1]['name']}"


class Sized(calls.Prepared):
    """A call with known sizes: 3, 4, 5 … in C order, so that each row fits into its pitch."""

    def __init__(self, stub, function, param, checked, size=None):
        super().__init__(stub, function, values.typed_rows(function)[0], checked)
        self.param = param
        self.names = dict(function.model.constants)
        words = set(re.findall(r"\w+", param["bytes"]))
        for i, other in enumerate(function.params):
            if other["kind"] not in ("int", "scalar", "inout_int") or other["name"] not in words:
                continue
            both_ways = other["kind"] == "inout_int"
            width = function.model.target(other["declared"]) if both_ways else function.model.type(other["declared"])
            most = (1 << (8 * width["size"] - bool(width.get("is_signed")))) - 1
            pitch = f"pitch {other['name']}" in param["bytes"]
            value = most if size == "most" else 3 + i + 10 * pitch
            self.samples[i] = values.Sample(value)
            self.names[other["name"]] = value
        for i, other in enumerate(function.params):
            if other["kind"] == "enum":
                self.names[other["name"]] = int(self.samples[i].value)

    @property
    def needed(self):
        return needed_bytes(self.function, self.param, self.names)

    def call_with(self, buffer):
        index = self.function.index(self.param["name"])
        self.samples[index] = values.Sample(buffer)
        return self.callable(*self.arguments)

    @property
    def count(self):
        return len(self.stub.calls(self.function.symbol))


@FORMS
@each("case", CASES, ids=case_name)
def test_a_byte_too_short(stub_of, case, checked):
    function, param = case
    call = Sized(stub_of(function.model.module), function, param, checked)
    name = param.get("python_name", param["name"])
    told = rf"^{function.name}\(\): argument '{name}' has {call.needed - 1} bytes, but {call.needed} are needed$"
    with pytest.raises(ValueError, match=told):
        call.call_with(bytearray(call.needed - 1))
    assert call.count == 0


@FORMS
@each("case", CASES, ids=case_name)
def test_exactly_long_enough(stub_of, case, checked):
    function, param = case
    call = Sized(stub_of(function.model.module), function, param, checked)
    buffer = bytearray(call.needed)
    call.call_with(buffer)
    assert call.count == 1
    if function.expression is None:
        arrived = call.last_call().argument(function.index(param["name"]))
        address = ctypes.addressof((ctypes.c_char * len(buffer)).from_buffer(buffer))
        assert int.from_bytes(arrived, "little") == address
    buffer.append(0)  # the call holds nothing any more


@FORMS
@each("case", CASES, ids=case_name)
def test_products_do_not_wrap(stub_of, case, checked):
    function, param = case
    call = Sized(stub_of(function.model.module), function, param, checked, size="most")
    with pytest.raises(ValueError, match="has 16 bytes, but [0-9]{8,} are needed"):
        call.call_with(bytearray(16))
    assert call.count == 0


@FORMS
@each("case", CASES, ids=case_name)
def test_ints_are_not_looked_behind(stub_of, case, checked):
    function, param = case
    call = Sized(stub_of(function.model.module), function, param, checked)
    call.call_with(values.number(1, 8))
    call.call_with(None)
    assert call.count == 2


# --- memory behind members of structs --------------------------------------------------------

SIZES = {
    "driver": "WidthInBytes Height Depth {}XInBytes {}Y {}Z {}Pitch {}Height".split(),
    "runtime": "extent.width extent.height extent.depth {}Pos.x {}Pos.y {}Pos.z {}Ptr.pitch {}Ptr.ysize".split(),
}
BOX = dict(zip("width height depth x y z pitch rows".split(), (5, 3, 2, 2, 1, 1, 10, 6), strict=True))


def with_memory(function, param):
    fields = function.model.records.get(param.get("class_name"), {}).get("fields", [])
    return [f for f in fields if "bytes" in f] if param["kind"] == "record" else []


BOXES = [(f, p, x) for f in calls.all_functions() for p in f.params for x in with_memory(f, p)]


def set_path(struct, path, value):
    *parents, last = path.split(".")
    for name in parents:
        struct = getattr(struct, name)
    setattr(struct, last, value)


class Box(calls.Prepared):
    """A copy of a box of 5 × 3 × 2 bytes at (2, 1, 1).

    Its buffer has rows of 10 bytes and planes of 6 rows.
    """

    def __init__(self, stub, function, param, member, checked, sizes=BOX):
        super().__init__(stub, function, None, checked, filled=False)
        self.side = member["name"][:3]
        self.index = function.index(param["name"])
        self.struct = self.samples[self.index].value
        self.samples[self.index].input = None
        for path, size in zip(SIZES[function.model.module], sizes.values(), strict=True):
            if function.model.module == "runtime" or hasattr(self.struct, path.format(self.side)):
                set_path(self.struct, path.format(self.side), size)
        self.flat = function.model.module == "driver" and not hasattr(self.struct, "Depth")
        if function.model.module == "driver":
            setattr(self.struct, f"{self.side}MemoryType", self.module.CUmemorytype.CU_MEMORYTYPE_HOST)
        self.path = f"{self.side}Host" if function.model.module == "driver" else f"{self.side}Ptr.ptr"
        # All rows before the last one, then the used part of the last.
        self.needed = 10 * ((0 if self.flat else 6 * 2) + 1 + 2) + 2 + 5

    def call_with(self, buffer):
        set_path(self.struct, self.path, buffer)
        return self.callable(*self.arguments)

    @property
    def count(self):
        return len(self.stub.calls(self.function.symbol))


def box_name(case):
    return f"{case[0].name}-{case[1]['name']}-{case[2]['name']}"


def test_boxes_are_there():
    names = {f.name for f, _, _ in BOXES}
    wanted = {"cuMemcpy2D", "cuMemcpy2DUnaligned", "cuMemcpy3D", "cuMemcpy3DPeer", "cudaMemcpy3D", "cudaMemcpy3DPeer"}
    wanted |= {n + "Async" for n in wanted if "Unaligned" not in n}
    wanted |= {"cuGraphAddMemcpyNode", "cuGraphMemcpyNodeSetParams", "cudaGraphAddMemcpyNode"}
    assert wanted <= names


@FORMS
@each("case", BOXES, ids=box_name)
def test_boxes(stub_of, case, checked):
    function, param, member = case
    call = Box(stub_of(function.model.module), function, param, member, checked)
    name = f"{param['name']}.{call.path}"
    told = rf"^{function.name}\(\): argument '{name}' has {call.needed - 1} bytes, but {call.needed} are needed$"
    with pytest.raises(ValueError, match=told):
        call.call_with(bytearray(call.needed - 1))
    assert call.count == 0
    buffer = bytearray(call.needed)
    call.call_with(buffer)
    assert call.count == 1
    buffer.append(0)  # the struct keeps the object, not its export
    call.call_with(0x1000)
    call.call_with(None)
    assert call.count == 3


@each("case", BOXES, ids=box_name)
def test_boxes_of_any_size(stub_of, case):
    function, param, member = case
    sizes = dict.fromkeys(BOX, 2**64 - 1)
    call = Box(stub_of(function.model.module), function, param, member, False, sizes)
    with pytest.raises(ValueError, match=f"has 4096 bytes, but {2**64 - 1} are needed"):
        call.call_with(bytearray(4096))
    assert call.count == 0


@each("case", BOXES, ids=box_name)
def test_boxes_that_are_written(stub_of, case):
    function, param, member = case
    stub = stub_of(function.model.module)
    for checked in (False, True):
        call = Box(stub, function, param, member, checked)
        if not member.get("target"):
            call.call_with(memoryview(bytes(4096)))
            continue
        for buffer in (memoryview(bytes(4096)), bytes(4096)):
            with pytest.raises(BufferError, match="is read-only, but the call writes to it"):
                call.call_with(buffer)
        assert call.count == 0


@pytest.mark.parametrize("how", ["longer", "another"])
@each("case", BOXES, ids=box_name)
def test_boxes_that_change_while_they_are_read(stub_of, case, how):
    """A buffer that is asked for its address may change the struct that refers to it."""
    function, param, member = case
    call = Box(stub_of(function.model.module), function, param, member, False)

    class Odd(bytearray):
        asked = False

        def __int__(self):
            if self.asked and how == "longer":
                for path in SIZES[function.model.module]:
                    if function.model.module == "runtime" or hasattr(call.struct, path.format(call.side)):
                        set_path(call.struct, path.format(call.side), 5000)
            elif self.asked:
                set_path(call.struct, call.path, bytearray(1))
            raise ValueError("no address")

    buffer = Odd(call.needed)
    set_path(call.struct, call.path, buffer)
    buffer.asked = True
    told = rf"^{function.name}\(\): argument '{param['name']}' changed while it was read$"
    with pytest.raises(ValueError, match=told):
        call.callable(*call.arguments)
    assert call.count == 0


@each("case", BOXES, ids=box_name)
def test_boxes_that_have_moved(stub_of, case):
    """The struct keeps the buffer's address from when it was set, so a moved buffer is refused."""
    function, param, member = case
    call = Box(stub_of(function.model.module), function, param, member, False)
    buffer = bytearray(call.needed)
    set_path(call.struct, call.path, buffer)
    blocker = bytearray(buffer)
    buffer.extend(bytes(1 << 20))
    with pytest.raises(ValueError, match="^the memory of .* has moved since it was set; set it again$"):
        call.callable(*call.arguments)
    assert call.count == 0 and blocker
    view = memoryview(bytearray(4096))
    set_path(call.struct, call.path, view)
    view.release()
    with pytest.raises(ValueError, match="released memoryview"):
        call.callable(*call.arguments)
    assert call.count == 0


def test_boxes_elsewhere_are_not_looked_at(bound):
    """If the memory is not host memory, the struct's host address is ignored."""
    from cubind import driver

    copy = bound("driver", "cuMemcpy2D")
    params = driver.CUDA_MEMCPY2D()
    params.WidthInBytes, params.Height, params.srcPitch = 64, 64, 64
    params.srcHost = bytearray(1)
    params.srcMemoryType = params.dstMemoryType = driver.CUmemorytype.CU_MEMORYTYPE_DEVICE
    copy(params)
    assert copy.count == 1


# --- lists of addresses ---------------------------------------------------------------------------

LISTS = [(f, p) for f in calls.all_functions() for p in f.params_that("list_address") if "bytes" in p]


@FORMS
@each("case", LISTS, ids=case_name)
def test_lists_of_buffers(stub_of, case, checked):
    function, param = case
    call = calls.Prepared(stub_of(function.model.module), function, None, checked)
    sizes = function.index(param["bytes"].removeprefix("each "))
    index = function.index(param["name"])
    call.samples[sizes] = values.Sample([8, 16, 3])
    call.samples[index] = values.Sample([0x1000, bytearray(16), bytearray(2)])
    told = rf"^{function.name}\(\): argument '{param['name']}\[2\]' has 2 bytes, but 3 are needed$"
    with pytest.raises(ValueError, match=told):
        call.callable(*call.arguments)
    assert not stub_of(function.model.module).calls(function.symbol)
    call.samples[index] = values.Sample([0x1000, bytearray(16), bytearray(3)])
    call.callable(*call.arguments)
    call.last_call()
    if param.get("target"):
        for buffer in (memoryview(bytes(16)), bytes(16)):
            call.samples[index] = values.Sample([0x1000, buffer, bytearray(3)])
            with pytest.raises(BufferError, match="is read-only, but the call writes to it"):
                call.callable(*call.arguments)


# --- written buffers ------------------------------------------------------------------------

TARGETS = [(f, p) for f in calls.all_functions() for p in f.params_that("address") if p.get("target")]


class Roomy(Sized):
    """Any target, with sizes that fit into a buffer of 4096 bytes."""

    def __init__(self, stub, function, param, checked):
        super().__init__(stub, function, {"bytes": ""} | param, checked)


@each("case", TARGETS, ids=case_name)
def test_targets_are_writable(stub_of, case):
    function, param = case
    for checked in (False, True):
        call = Roomy(stub_of(function.model.module), function, param, checked)
        for buffer in (memoryview(bytes(65536)), memoryview(bytearray(65536)).toreadonly(), bytes(65536), b"x"):
            with pytest.raises(BufferError, match="is read-only, but the call writes to it"):
                call.call_with(buffer)
        assert call.count == 0


def test_no_host_target_of_a_copy_is_forgotten():
    """Every parameter that is not const in C and has a destination's name is a target."""
    names = re.compile(r"(dst|odata|output|hostPtr)")
    for function in calls.all_functions():
        for param in function.params_that("address"):
            to = function.model.target(param.get("decayed", param["declared"]))
            named = names.match(param["name"]) and not to.get("is_const")
            reads = function.name.startswith("cublasSet")
            assert bool(param.get("target")) or not named or reads, f"{function.name}.{param['name']}"


@pytest.mark.parametrize("checked", [False, True], ids=["tuples", "checked"])
def test_empty_bytes_are_a_target_for_nothing(bound, checked):
    copy = bound("driver", "cuMemcpyDtoH", checked)
    for empty in (b"", memoryview(b"")):
        copy(empty, 0x1000, 0)
        with pytest.raises(ValueError, match="has 0 bytes, but 1 are needed"):
            copy(empty, 0x1000, 1)
    assert copy.count == 2
    with pytest.raises(BufferError):
        copy(b"x", 0x1000, 1)


def test_results_behind_pointers_are_writable(bound):
    dot = bound("cublas", "cublasSdot")
    with pytest.raises(BufferError, match="'result' is read-only"):
        dot(1, 0, 0x1000, 1, 0x1000, 1, b"1234")
    assert dot.count == 0


# --- texts and images -----------------------------------------------------------------------------

TEXTS = [(f, p) for f in calls.all_functions() for p in f.params_that("buffer", "out_dump")]


class Text(calls.Prepared):
    """A getter whose library has a text of `size` bytes to return."""

    def __init__(self, stub, function, param, checked, size):
        super().__init__(stub, function, None, checked)
        self.index = function.index(param["name"])
        stub.output(function.symbol, self.index, b"Z" * size)
        if param["kind"] == "buffer":
            other = function.model.function(param["len_name"])
            stub.output(other.symbol, other.results[0], values.as_bytes(size, 8))
        else:
            capacity = function.index(param["len_name"])
            self.samples[capacity] = values.Sample(size)
            stub.output(function.symbol, capacity, values.as_bytes(size, 8))

    def call_with(self, buffer):
        self.samples[self.index] = values.Sample(buffer)
        return self.callable(*self.arguments)


@FORMS
@each("case", TEXTS, ids=case_name)
@pytest.mark.parametrize("make", [bytes, bytearray])
def test_texts_are_measured(stub_of, case, checked, make):
    function, param = case
    stub = stub_of(function.model.module)
    call = Text(stub, function, param, checked, 257)
    told = rf"^{function.name}\(\): argument '{param['name']}' has 256 bytes, but 257 are needed$"
    with pytest.raises(ValueError, match=told):
        call.call_with(make(256))
    assert not stub.calls(function.symbol)
    buffer = make(257)
    call.call_with(buffer)
    assert buffer == b"Z" * 257
    longer = make(300)
    call.call_with(longer)
    assert longer == b"Z" * 257 + bytes(43)


@FORMS
@each("case", TEXTS, ids=case_name)
def test_shared_bytes_stay_as_they_are(stub_of, case, checked):
    """The library never writes into CPython's shared one-byte objects.

    A write would show in every other place.
    """
    function, param = case
    stub = stub_of(function.model.module)
    blank, empty = b" " * 1, bytes(0)
    assert blank is bytes([32]) and empty is b""
    call = Text(stub, function, param, checked, 1)
    call.call_with(blank)
    assert len(stub.calls(function.symbol)) == 1
    assert blank == bytes([32]) and blank[0] == 32 and b" ".join([b"a", b"b"]) == b"a b"
    with pytest.raises(ValueError, match="has 0 bytes, but 1 are needed"):
        call.call_with(empty)
    call = Text(stub, function, param, checked, 0)
    call.call_with(empty)
    assert len(stub.calls(function.symbol)) == 2
    assert ctypes.string_at(id(empty) + bytes.__basicsize__ - 1, 1) == b"\0"


@pytest.mark.parametrize("case", [c for c in TEXTS if c[1]["kind"] == "buffer"], ids=case_name)
def test_a_size_that_cannot_be_told(stub_of, case):
    """If the size cannot be queried, the getter is not called: its output's size is unknown."""
    function, param = case
    stub = stub_of(function.model.module)
    call = Text(stub, function, param, False, 257)
    stub.result(function.model.function(param["len_name"]).symbol, 3)
    stub.result(function.symbol, 4)
    (status,) = call.call_with(bytearray(1000))
    assert int(status) == 3 and not stub.calls(function.symbol)


# --- log buffers among options --------------------------------------------------------------------

OPTIONS = [
    (f, p)
    for f in calls.all_functions()
    for p in f.params_that("option_values")
    if any(r["type"] == "buffer" for r in f.model.tables[p["value_table"]]["rows"])
]


def log_options(function, param):
    """Return (option, option for its size) of each log buffer."""
    rows = function.model.tables[param["value_table"]]["rows"]
    return [(r["enumerator"], r["class_name"]) for r in rows if r["type"] == "buffer"]


@FORMS
@each("case", OPTIONS, ids=case_name)
def test_log_buffers_are_measured(stub_of, case, checked):
    function, param = case
    stub = stub_of(function.model.module)
    call = calls.Prepared(stub, function, None, checked)
    keys = function.index(param["pair"])
    enum = getattr(call.module, function.params[keys]["class_name"])
    count = function.index(param["len_name"])
    call.samples[count] = values.Sample(2)
    for log, size in log_options(function, param):
        call.samples[keys] = values.Sample([getattr(enum, log), getattr(enum, size)])
        place = function.index(param["name"])
        call.samples[place] = values.Sample([bytearray(7), 8])
        told = rf"^{function.name}\(\): argument '{param['name']}\[0\]' has 7 bytes, but 8 are needed$"
        with pytest.raises(ValueError, match=told):
            call.callable(*call.arguments)
        assert not stub.calls(function.symbol)
        for buffer in (bytearray(8), bytes(8), bytearray(9)):
            call.samples[place] = values.Sample([buffer, 8])
            call.callable(*call.arguments)
        stub.clear_log()


def test_log_buffers_stay_exported_as_long_as_they_are_used(driver_stub):
    from cubind import driver

    driver.cuInit(0)
    context = driver.cuDevicePrimaryCtxRetain(0)[1]
    driver.cuCtxSetCurrent(context)
    log = bytearray(16)
    option = driver.CUjit_option
    keys = [option.CU_JIT_ERROR_LOG_BUFFER, option.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES]
    status, state = driver.cuLinkCreate(2, keys, [log, 16])
    assert int(status) == 0
    with pytest.raises(BufferError):
        log.clear()
    driver.cuLinkDestroy(state)
    del state
    driver.cuDeviceGetCount()  # the next call reuses the tuple of the last result
    log.clear()
