"""Provide the rows that cover the protocols that every object has.

These are equality, order, hash, truth, text, weak references, copies, pickles, attributes and
subclasses, and comparisons of every pair of types. DIFFERS lists the intended differences.
"""

# An object of each public kind, in the names of side.py.
KINDS = {
    "Device": "dev",
    "DeviceProperties": "dev.properties",
    "ComputeCapability": "dev.compute_capability",
    "Context": "dev.context",
    "SMResource": "dev.resources.sm",
    "DeviceResources": "dev.resources",
    "Stream": "dev.create_stream()",
    "default stream": "core.LEGACY_DEFAULT_STREAM",
    "Event": "dev.create_event()",
    "Buffer": "buf()",
    "ManagedBuffer": "core.ManagedMemoryResource().allocate(8, stream=s)",
    "MemoryResource": "core.MemoryResource()",
    "DeviceMemoryResource": "core.DeviceMemoryResource(0, {})",
    "PinnedMemoryResource": "core.PinnedMemoryResource()",
    "ManagedMemoryResource": "core.ManagedMemoryResource()",
    "LegacyPinnedMemoryResource": "core.LegacyPinnedMemoryResource()",
    "pool attributes": "core.DeviceMemoryResource(0).attributes",
    "ObjectCode": "code()",
    "Kernel": "kernel()",
    "KernelAttributes": "kernel().attributes",
    "KernelOccupancy": "kernel().occupancy",
    "ParamInfo": "kernel().arguments_info[0]",
    "LaunchConfig": "core.LaunchConfig(grid=1, block=2)",
    "Program": "core.Program('', 'c++', core.ProgramOptions(arch='sm_90'))",
    "Linker": "core.Linker(code(), options=core.LinkerOptions(arch='sm_90'))",
    "StridedMemoryView": "utils.StridedMemoryView.from_dlpack(np.arange(3), -1)",
    "StreamOptions": "core.StreamOptions()",
    "EventOptions": "core.EventOptions()",
    "ProgramOptions": "core.ProgramOptions(arch='sm_90')",
    "LinkerOptions": "core.LinkerOptions(arch='sm_90')",
    "DeviceMemoryResourceOptions": "core.DeviceMemoryResourceOptions()",
    "enumeration": "typing.SourceCodeType.PTX",
}

# Expressions for each kind, by name, in terms of `x`, and of `y`, another object of the kind.
QUESTIONS = {
    "text": "repr(x)",
    "equality": "(x == x, x != x, x == y, x != y, x is y)",
    "equality with others": "(x == 5, x != 5, x == None, x == 'text', x == object())",
    "hash": "hash(x) == hash(x)",
    "hash of another": "(hash(x) == hash(y)) == (x == y)",
    "order": "x < y",
    "truth": "bool(x)",
    "length": "type(len(x))",
    "iteration": "type(iter(x)).__name__",
    "weak reference": "weakref.ref(x)() is x",
    "copy": "c = copy.copy(x)\n(type(c).__name__, c is x, c == x)",
    "deep copy": "c = copy.deepcopy(x)\n(type(c).__name__, c is x, c == x)",
    "pickle": "c = pickle.loads(pickle.dumps(x))\n(type(c).__name__, c is x, c == x)",
    "new attribute": "x.nonsense = 5",
    "subclass": "class S(type(x)): pass",
    "call": "x()",
    "int": "type(int(x))",
    "context manager": "hasattr(x, '__enter__')",
}

# Rows whose outcomes differ: (question, kinds, reason, ours, peer's). Some differ on purpose,
# others only in a text of Python's or in the exception of the same refusal.
# A tuple holds a value; an exception is its name.
ALIKE = [
    ("text", "enumeration", "C2.11: alike, but core/peer/test_calls.py puts values for the peer's members", ..., ...),
    ("text", "DeviceProperties", "C2.9: what it holds", ..., ("<DeviceProperties object at 0x…>",)),
    ("text", "Kernel", "C2.9: name and parameters", ..., ("<Kernel handle=0x…>",)),
    *(
        ("text", kind, "C2.9: place and handle", (f"<{kind}{place} handle=0x…>",), (f"<{kind} object at 0x…>",))
        for kind, place in [
            ("DeviceMemoryResource", " device=0"),
            ("PinnedMemoryResource", ""),
            ("ManagedMemoryResource", ""),
        ]
    ),
    (
        "text",
        "LegacyPinnedMemoryResource",
        "C2.9: one is like another",
        ("<LegacyPinnedMemoryResource>",),
        ("<LegacyPinnedMemoryResource object at 0x…>",),
    ),
    (
        "text",
        "KernelAttributes",
        "C2.9: kernel, device and known values",
        ...,
        ("<KernelAttributes object at 0x…>",),
    ),
    ("text", "KernelOccupancy", "C2.9: its kernel", ..., ("<KernelOccupancy object at 0x…>",)),
    ("text", "Linker", "C2.9: as a Program's", ("<Linker backend='nvJitLink'>",), ("<Linker object at 0x…>",)),
    ("text", "default stream", "C2.9: calls no driver", ("<Stream handle=0x1 context=0x0>",), ...),
    ("text", "ObjectCode", "C2.9: calls no driver", ("<ObjectCode handle=0x0 code_type='ptx'>",), ...),
    ("text", "StridedMemoryView", "C5.16: dtype prints by its name", ..., ...),
    (
        "weak reference",
        "DeviceProperties, MemoryResource, pool attributes, KernelAttributes, KernelOccupancy, StridedMemoryView, "
        "StreamOptions, EventOptions, DeviceMemoryResourceOptions",
        "C2.8: all objects can be referred to weakly",
        (True,),
        "TypeError",
    ),
    (
        "subclass",
        "Device, DeviceProperties, Context, SMResource, DeviceResources, Event, pool attributes, ObjectCode, Kernel, KernelAttributes, "
        "KernelOccupancy, LaunchConfig, Program, Linker",
        "C2.1: no class is derived from these",
        "TypeError",
        (None,),
    ),
    ("context manager", "Stream, default stream, Event", "G6: with closes", (True,), (False,)),
    ("length", "Buffer, ManagedBuffer", "G7: len() is the size", ("<class int>",), "TypeError"),
    (
        "new attribute",
        "ManagedBuffer, LegacyPinnedMemoryResource",
        "C2.1: no attributes of its own",
        "AttributeError",
        (None,),
    ),
    (
        "new attribute",
        "StreamOptions, EventOptions, DeviceMemoryResourceOptions",
        "C2.2: options are alike, as the peer's larger ones are",
        (None,),
        "AttributeError",
    ),
    (
        "iteration",
        "KernelAttributes",
        "C5.11: nothing to go through (upstream raises at the first)",
        "TypeError",
        ("iterator",),
    ),
    ("int", "ManagedBuffer", "G7: the buffer protocol makes it a text", "ValueError", "TypeError"),
    ("equality", "Context", "C2.8: equality goes by handle, not identity", ..., ...),
    ("pickle", "ParamInfo", "C2.10: it pickles", ..., "PicklingError"),
    *((how, "LaunchConfig", "C2.10: it pickles", ..., "TypeError") for how in ("copy", "deep copy", "pickle")),
    *(
        (how, "DeviceProperties", "C2.10: upstream's copies have no device", "TypeError", ...)
        for how in ("copy", "deep copy", "pickle")
    ),
    *(
        (how, "DeviceMemoryResource, PinnedMemoryResource", "C11.1: told at once", "RuntimeError", "RuntimeError")
        for how in ("copy", "deep copy", "pickle")
    ),
]
DIFFERS = {(question, kind): rest for question, kinds, *rest in ALIKE for kind in kinds.split(", ")}


def add_to(same, better, value, raises):
    """Add all rows, with the functions and classes of rows.py."""

    def outcome(found):
        if found is ...:
            return value()
        return raises(found) if isinstance(found, str) else value(*found)

    for kind, make in KINDS.items():
        for question, asked in QUESTIONS.items():
            source = f"x, y = {make}, {make}\n{asked}"
            if (question, kind) in DIFFERS:
                reason, ours, theirs = DIFFERS[question, kind]
                better(source, reason, outcome(ours), outcome(theirs))
            else:
                same(source)
    makers = ", ".join(f"({kind!r}, lambda: {make})" for kind, make in KINDS.items())
    for kind, make in KINDS.items():
        same(f"x = {make}\n[(k, compared(x, m())) for k, m in [{makers}] if k != {kind!r}]")
