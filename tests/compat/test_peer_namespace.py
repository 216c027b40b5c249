"""cubind has cuda-bindings' names, signatures, enums, constants, handles and structs."""

import ctypes
import inspect
import operator
import pickle
import re
import sys

import pytest
from support import calls, libraries, model
from support.grouped import each
from support.values import canonical

libraries.need_peer()
from support.peer import ODD, PEERS, normal  # noqa: E402

pytestmark = pytest.mark.peer

modules = pytest.mark.parametrize("name", PEERS)

# The peer's public names that cubind omits on purpose.
LEFT_OUT = {
    "imports of its own": {"Any", "Optional", "ctypes", "cuda"},
    "a type of C's functions: pointers to one are addresses": {"VdpGetProcAddress"},
    "cleans up when its module goes": {"cudaBindingsDriverGlobal", "cudaBindingsRuntimeGlobal"},
}

# Names that only cubind has, as patterns.
OF_OUR_OWN = {
    "members without a name: classes called after their parents (B3.3)": r"\w+_anon\d+",
    "functions that take addresses of host symbols and host functions, which only nvcc makes; as addresses": (
        r"cuda(GetSymbol(Address|Size)|GetFuncBySymbol|FuncGet(Name|ParamInfo)|Memcpy(To|From)Symbol(Async)?"
        r"|OccupancyMax(ActiveClusters|PotentialClusterSize)|Graph(Add|Exec)?MemcpyNode\w*(To|From)Symbol)"
    ),
    "launches, and the struct that describes one": (
        r"cudaLaunch(Kernel|KernelExC|CooperativeKernel)|cudaLaunchConfig_(t|st)"
    ),
    "a list of devices": r"cudaSetValidDevices",
    "OpenGL's older functions, which the headers call deprecated": (
        r"cu(da)?GL(CtxCreate|Init|SetGLDevice|(Un)?[Rr]egisterBufferObject|(Unm|M)apBufferObject(Async)?|SetBufferObjectMapFlags)"
        r"|CUGLmap_flags_enum"
    ),
    "CUDA's vector types, for kernel arguments": (
        r"u?(char|short|int|long|longlong)[1-4](_(16|32)a)?|(float|double)[1-4](_(16|32)a)?"
    ),
    "the driver's classes of the values of typed attributes (B10)": r"cuuint64_t|CUmemFabricHandle(_v1|_st)?",
    "other names that the header gives an enum": (
        r"(cudaDataType|libraryPropertyType|cudaEmulation(Strategy|MantissaControl|SpecialValuesSupport))_t"
    ),
}


def public(module):
    return {n for n in dir(module) if not n.startswith("_")}


def left_out(name):
    # the peer's parser numbers these: B3.3
    anonymous = name.startswith(("anon_struct", "anon_union"))
    return anonymous or any(name in names for names in LEFT_OUT.values())


@modules
def test_every_public_name(name):
    ours, theirs = calls.module_of(name), PEERS[name]
    missing = {n for n in public(theirs) - public(ours) if not left_out(n)}
    assert not missing, sorted(missing)


def of_our_own(name):
    return any(re.fullmatch(pattern, name) for pattern in OF_OUR_OWN.values())


@modules
def test_no_name_of_our_own(name):
    extra = {n for n in public(calls.module_of(name)) - public(PEERS[name]) if not of_our_own(n)}
    assert not extra, sorted(extra)


@modules
def test_names_of_our_own(name):
    """No such name is the peer's, and each reason has names."""
    extra = public(calls.module_of(name)) - public(PEERS[name])
    assert not [n for n in public(PEERS[name]) if of_our_own(n) and n not in public(calls.module_of("driver"))]
    if name == "runtime":
        for reason, pattern in OF_OUR_OWN.items():
            assert any(re.fullmatch(pattern, n) for n in extra), reason


def test_the_same_namespaces_underneath():
    """Dunder names that are no part of Python's own machinery are the same."""
    if "runtime" in PEERS:
        constant = "__CUDART_API_VERSION"
        assert getattr(calls.module_of("runtime"), constant) == getattr(PEERS["runtime"], constant)


@modules
def test_every_name_resolves(name):
    module = calls.module_of(name)
    for attribute in public(module):
        assert getattr(module, attribute) is getattr(module, attribute), attribute
    with pytest.raises(AttributeError) as info:
        _ = module.no_such_name
    assert "no_such_name" in str(info.value)


@modules
def test_constants(name):
    ours, theirs = calls.module_of(name), PEERS[name]
    differences = []
    for constant in sorted(public(theirs)):
        value = getattr(theirs, constant)
        if type(value) is int and not left_out(constant) and getattr(ours, constant) != value:
            differences.append((constant, getattr(ours, constant), value))
    assert not differences


# --- functions ------------------------------------------------------------------------------------


def functions(name):
    names = [n for n in public(PEERS[name]) if not left_out(n) and not isinstance(getattr(PEERS[name], n), type)]
    return sorted(n for n in names if callable(getattr(PEERS[name], n)))


all_functions = [(m, f) for m in PEERS for f in functions(m)]


@each(("name", "function"), all_functions, ids=[f for _, f in all_functions])
def test_signature(name, function):
    """Parameter names, order and defaults are equal; only the peer has annotations (B3.1)."""

    def parameters(module):
        found = inspect.signature(getattr(module, function)).parameters.values()
        return [(p.name, p.default, p.kind) for p in found]

    ours = getattr(calls.module_of(name), function)
    assert parameters(calls.module_of(name)) == parameters(PEERS[name])
    assert ours.__name__ == function
    assert ours.__doc__.startswith(f"{function}(") or function == "sizeof"


# --- enums ----------------------------------------------------------------------------------------


def enums(name):
    names = [n for n in public(PEERS[name]) if not left_out(n)]
    return sorted(n for n in names if hasattr(getattr(PEERS[name], n), "__members__"))


all_enums = [(m, e) for m in PEERS for e in enums(m)]
each_enum = each(("name", "enum"), all_enums, ids=[e for _, e in all_enums])


@each_enum
def test_enum_members(name, enum):
    ours, theirs = getattr(calls.module_of(name), enum), getattr(PEERS[name], enum)
    assert {k: int(v) for k, v in ours.__members__.items()} == {k: int(v) for k, v in theirs.__members__.items()}
    assert {m.name for m in ours} == {m.name for m in theirs}
    assert [m.name for m in ours] == [n for n, _ in model.load(name).members(enum)], "the header's order"
    assert len(ours) == len(theirs)
    assert repr(ours) == repr(theirs)


@each_enum
def test_enum_behaviour(name, enum):
    classes = getattr(calls.module_of(name), enum), getattr(PEERS[name], enum)
    for member in (list(c)[0] for c in classes):
        cls = type(member)
        assert isinstance(member, int) and type(member.value) is int
        assert hash(member) == hash(member.value) and member == member.value
        assert cls(member.value) is member
        assert getattr(cls, member.name) is member
        assert member.value in cls and 987654 not in cls
        assert f"{member:d}" == str(member.value)
        assert pickle.loads(pickle.dumps(member)) is member
    ours, theirs = (sorted(f(m) for m in c for f in (repr, str, "{}".format)) for c in classes)
    assert ours == theirs
    for cls in classes:
        with pytest.raises(TypeError):
            cls(1, 2, 3)
    for action in (lambda c: c(987654), lambda c: c("text"), lambda c: c["no such"]):
        results = []
        for c in classes:
            with pytest.raises(Exception) as info:  # noqa: B017
                action(c)
            results.append((info.type, normal(str(info.value))))
        assert results[0] == results[1]


# --- handles, scalars, callbacks ------------------------------------------------------------------


def typedefs(*roles):
    return [
        (m, t["name"])
        for m in PEERS
        for t in model.load(m).data["typedefs"]
        if t["role"] in roles and "skip" not in t and hasattr(PEERS[m], t["name"])
    ]


cells = typedefs("handle", "scalar", "callback")


def attempt(action, *arguments):
    try:
        return action(*arguments)
    except Exception as error:
        return type(error).__name__, normal(str(error))


@each(("name", "cls"), cells, ids=[c for _, c in cells])
def test_cell_behaviour(name, cls):
    """Each row of B5's table holds on both sides."""

    def table(module):
        make = getattr(module, cls)
        object_, same, other = make(5), make(5), make(6)
        return {
            "int": int(object_),
            "repr": repr(object_),
            "index": attempt(operator.index, object_),
            "float": attempt(float, object_),
            "equal": (object_ == same, object_ == other, object_ == 5),
            "hash": hash(object_) == hash(same),
            "hash of the int": hash(object_) == hash(5),
            "truth": bool(make(0)),
            "keyword": int(make(init_value=3)),
            "view": int(make(_ptr=object_.getPtr())),
            "subclass": repr(type("Sub", (make,), {})(4)),
            "size": module.sizeof(make),
            "bad": [attempt(lambda v=v: int(make(v))) for v in ODD.values()],
            "pickle": attempt(pickle.dumps, object_)[0],
            "weak": attempt(lambda: __import__("weakref").ref(object_)),
            "attribute": attempt(setattr, object_, "nonsense", 1),
        }

    ours, theirs = table(calls.module_of(name)), table(PEERS[name])
    if cls == "EGLint":  # signed, as in EGL
        del ours["bad"], theirs["bad"]
    assert ours == theirs


@each(("name", "cls"), cells, ids=[c for _, c in cells])
def test_cell_bases(name, cls):
    """The runtime's handles derive from the driver's (B5)."""

    def bases(module):
        return [f"{b.__module__.rpartition('.')[2]}.{b.__name__}" for b in getattr(module, cls).__mro__[1:-1]]

    ours, theirs = bases(calls.module_of(name)), bases(PEERS[name])
    assert ours == theirs
    for base in ours:
        module, _, base_name = base.partition(".")
        make, base_class = getattr(calls.module_of(name), cls), getattr(calls.module_of(module), base_name)
        assert isinstance(make(5), base_class)
        assert make(5) == base_class(5) and base_class(5) == make(5) and hash(make(5)) == hash(base_class(5))
        assert attempt(lambda b=base_class: calls.module_of(name).sizeof(b))[0] == "TypeError"


@each(("name", "cls"), cells, ids=[c for _, c in cells])
def test_cell_is_a_stream(name, cls):
    def stream(module):
        return attempt(lambda: getattr(module, cls)(5).__cuda_stream__())

    ours, theirs = stream(calls.module_of(name)), stream(PEERS[name])
    assert ours == theirs or ours[0] == theirs[0] == "AttributeError"


# --- structs and unions ---------------------------------------------------------------------------


def stands_alone(cls):
    """Say whether a class can be instantiated; union members named by the header cannot."""
    try:
        cls()
    except TypeError:
        return False
    return True


def records():
    return [
        (m, name)
        for m in PEERS
        for name, record in model.load(m).records.items()
        if not record.get("is_anonymous") and hasattr(PEERS[m], name) and not left_out(name)
        if stands_alone(getattr(PEERS[m], name))
    ]


all_records = records()
each_record = each(("name", "cls"), all_records, ids=[c for _, c in all_records])

# B21: exposed again as in 13.3.1, because programs send these bytes to other processes.
RESERVED = {"CUipcMemHandle", "CUipcEventHandle", "CUmemPoolPtrExportData"}
RESERVED |= {"cudaIpcMemHandle", "cudaIpcEventHandle", "cudaMemPoolPtrExportData", "cudaMemFabricHandle"}


def fields(module, cls):
    return [n for n in dir(getattr(module, cls)) if not n.startswith("_") and n != "getPtr"]


def opaque(cls):
    return any(cls.startswith(name) for name in RESERVED)


@each_record
def test_record_fields(name, cls):
    ours, theirs = fields(calls.module_of(name), cls), fields(PEERS[name], cls)
    if opaque(cls):
        assert ours == ["reserved"] and theirs == []
    else:
        assert ours == theirs


# The peer reads these pointers as if they were their targets, and does not allow to set them.
MISREAD = {"CUmemDecompressParams_st", "CUmemDecompressParams", "CUeglFrame_st", "CUeglFrame_v1", "CUeglFrame"}

# The peer prints an error for what it cannot read (B17.1), and its only blob of plain char by
# digits, not as bytes.
PRINTED = [
    (re.compile(r"<\w+\.unknown: -?\d+>"), "<ValueError>"),
    (re.compile(r"^luid : (b'(\\x00){8}'|0{16})$", re.MULTILINE), "luid : zeros"),
]


def printed(record):
    text = str(record)
    for pattern, replacement in PRINTED:
        text = pattern.sub(replacement, text)
    return text.split()


@each_record
def test_new_record(name, cls):
    def writable(cls):
        return [f for f in fields(PEERS[name], cls) if not read_only(name, cls, f)]

    def describe(module):
        make = getattr(module, cls)
        record = make()
        bases = [b.__name__ for b in make.__mro__[1:-1]]
        return {
            "size": module.sizeof(make),
            "memory": canonical(module, record),
            "repr": None if cls in MISREAD else printed(record),
            "bases": bases,
            "unequal": make() == make(),
            "view": attempt(lambda: make(_ptr=record.getPtr()).getPtr() == record.getPtr()),
            "delete": [attempt(delattr, record, f) for f in writable(cls)] if not opaque(cls) else None,
            "attribute": attempt(setattr, record, "nonsense", 1),
            "pickle": attempt(pickle.dumps, record)[0],
            "positional": attempt(make, 1, 2, 3)[0],
        }

    ours, theirs = describe(calls.module_of(name)), describe(PEERS[name])
    assert ours == theirs
    assert getattr(calls.module_of(name), cls)().getPtr() % (64 if cls.startswith("CUtensorMap") else 16) == 0


def value_of(module, value):
    """Return canonical() of a value, also for members of anonymous classes."""
    try:
        return canonical(module, value)
    except TypeError:
        return "anonymous"


def test_range_of_enums_in_structs():
    """Enum members accept all values of the C type.

    Negative ones are accepted where the peer accepts them; since CPython 3.12 it accepts none. Only
    in its runtime's structs does the peer accept signed ints.
    """
    if "runtime" not in PEERS:
        pytest.skip("no runtime module")
    ours, theirs = calls.module_of("runtime").cudaMemLocation(), PEERS["runtime"].cudaMemLocation()
    assert attempt(setattr, ours, "type", 2**32 - 1) is None and int(ours.type) == 2**32 - 1
    assert attempt(setattr, theirs, "type", 2**32 - 1)[0] == "OverflowError"
    assert attempt(setattr, theirs, "type", -1) is None
    assert (attempt(setattr, ours, "type", -1) is None) == (sys.version_info < (3, 12))
    for record in (ours, theirs):
        assert attempt(setattr, record, "type", 2**32)[0] == "OverflowError"


def set_and_get(module, cls, field, value):
    record = getattr(module, cls)()
    outcome = attempt(setattr, record, field, value)
    return outcome, attempt(lambda: value_of(module, getattr(record, field)))


def read_only(name, cls, field):
    """Say whether a field is read-only in the peer, a method for example.

    cubind may allow to set it.
    """
    make = getattr(PEERS[name], cls)
    outcome = attempt(setattr, make(), field, None)
    return callable(getattr(make, field)) or outcome is not None and "is not writable" in outcome[1]


def same(mine, peers):
    """Check that setting has equal outcomes, and equal values if the peer can read them."""
    if mine[0] != peers[0]:
        return mine[0] is not None and peers[0] is not None and mine[0][0] == peers[0][0] == "TypeError"
    return mine[1] == peers[1] or "anonymous" in (mine[1], peers[1]) or unknown_member(mine[1], peers[1])


def unknown_member(mine, peers):
    """B17.1: the peer cannot read a value that its enum lacks."""
    if not isinstance(mine, tuple) or mine[0] != "enum" or mine[2] != "unknown":
        return False
    return peers == ("ValueError", f"{mine[3]} is not a valid {mine[1]}")


ITEMS = {"list of None", "list of ints", "list of text", "list of bytes", "deque of bytes", "set", "array"}
ITEMS |= {"text", "bytes", "bytearray"}
WRONG_ITEMS = {"text", "list of None", "list of text", "list of bytes", "deque of bytes"}
OUT_OF_RANGE = {"minus one", "2**31", "2**32"}


def unsafe_values(name, cls, field):
    """Return the values that cannot be compared for a field.

    Pointers to arrays: items of a wrong class crash the peer (B18), and only cubind takes None for
    []. Arrays inside the struct: wrong items in a list of the wrong length are two faults, and
    either may be reported first. Enums in the runtime's structs: see
    test_range_of_enums_in_structs().
    """
    for item in model.load(name).records[cls]["fields"]:
        kind = item.get("kind", "") if item.get("name") == field else ""
        if kind.startswith("array_of"):
            return ITEMS | {"None"}
        if kind.startswith("list_") or kind == "bytes":
            return WRONG_ITEMS
        if kind == "enum" and name == "runtime":
            return OUT_OF_RANGE
        if kind == "scalar" and item.get("class_name") == "CUdevice":
            return {"minus one"}  # signed, except for the peer's setter
    return set()


@each_record
def test_setting_fields(name, cls):
    ours, theirs = calls.module_of(name), PEERS[name]
    differences = []
    for field in fields(theirs, cls):
        # an array of structs, whose errors read differently
        if read_only(name, cls, field) or field == "planeDesc":
            continue
        for label in ODD.keys() - unsafe_values(name, cls, field):
            mine = set_and_get(ours, cls, field, ODD[label])
            peers = set_and_get(theirs, cls, field, ODD[label])
            if not same(mine, peers):
                differences.append(f"{field} = {label}:\n  {mine}\n  {peers}")
    assert not differences, "\n".join(differences[:5])


GRAPH_NODE_PARAMS = [(m, c) for m, c in (("driver", "CUgraphNodeParams"), ("runtime", "cudaGraphNodeParams")) if m in PEERS]


@pytest.mark.parametrize(("name", "cls"), GRAPH_NODE_PARAMS)
def test_repr_of_a_union_of_pointers(name, cls):
    """The peer shows only arrays that were set, but follows a conditional node's graphs."""

    def tokens(module, value):
        record = getattr(module, cls)()
        record.kernel.func = value
        record.alloc.dptr = value  # after the arrays' places
        return printed(record)

    for value in (0, 0x12345, 2**63 - 1):
        assert tokens(calls.module_of(name), value) == tokens(PEERS[name], value)
    ours = getattr(calls.module_of(name), cls)()
    for i in range(24):
        ctypes.c_uint64.from_address(ours.getPtr() + 16 + 8 * i).value = 0x41414141_41414141
    assert "extSemArray : []" in repr(ours) and "phGraph_out : []" in repr(ours)


CONDITIONAL = [(m, c, g) for m, c, g in (("driver", "CUDA_CONDITIONAL_NODE_PARAMS", "CUgraph"),
                                         ("runtime", "cudaConditionalNodeParams", "cudaGraph_t")) if m in PEERS]


@pytest.mark.parametrize(("name", "cls", "graph"), CONDITIONAL)
def test_graphs_of_a_conditional_node(name, cls, graph):
    """There are `size` graphs, even before the node exists; the peer's must not be read then."""
    graphs = (ctypes.c_uint64 * 3)(5, 6, 7)

    def entries(module, node):
        params = getattr(module, cls)()
        lists = [params.phGraph_out]
        if node:
            ctypes.c_uint64.from_address(params.getPtr() + 16).value = ctypes.addressof(graphs)
        params.size = 3
        lists.append(params.phGraph_out)
        return [[type(g).__name__ for g in found] for found in lists], lists[1]

    ours, theirs = calls.module_of(name), PEERS[name]
    for node in (False, True):
        mine, found = entries(ours, node)
        peers, peers_found = entries(theirs, node)
        assert mine == peers == [[], [graph] * 3]
        assert [int(g) for g in found] == ([int(g) for g in peers_found] if node else [0, 0, 0])
    params = getattr(ours, cls)()
    params.size = 2
    assert repr(params).count("0x0>") == 3  # and the context
    params.phGraph_out = [getattr(ours, graph)(9)]
    assert [int(g) for g in params.phGraph_out] == [9]
    params.phGraph_out = []
    assert [int(g) for g in params.phGraph_out] == [0, 0]
    params.size = 2**32 - 1
    with pytest.raises(MemoryError):
        params.phGraph_out  # noqa: B018
