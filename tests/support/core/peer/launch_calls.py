"""List rows of launches and their configuration (see rows.py)."""

from support.core.peer.rows import NONE, Raises, Value, better, group, kind, same

# --- LaunchConfig ---------------------------------------------------------------------------------

group("launch config")
FIELDS = "'grid cluster block shmem_size is_cooperative programmatic_stream_serialization'"
same(
    f"props(core.LaunchConfig(grid=1, block=2), {FIELDS})",
    f"props(core.LaunchConfig(grid=(1, 2), block=(3,), shmem_size=7), {FIELDS})",
    f"props(core.LaunchConfig((1, 2, 3), (2, 1), (4, 5, 6), 9, True, True), {FIELDS})",
    f"props(core.LaunchConfig(grid=4, cluster=2, block=32), {FIELDS})",
    "repr(core.LaunchConfig(grid=1, block=2))",
    "repr(core.LaunchConfig(grid=(1, 2), cluster=(2, 1, 1), block=3, shmem_size=4, is_cooperative=True))",
    "repr(core.LaunchConfig(grid=1, block=2, programmatic_stream_serialization=True))",
    "core.LaunchConfig()",
    "core.LaunchConfig(grid=1)",
    "core.LaunchConfig(block=1)",
    "core.LaunchConfig(grid=0, block=1)",
    "core.LaunchConfig(grid=-1, block=1)",
    "core.LaunchConfig(grid=1, block=0)",
    "core.LaunchConfig(grid=(1, 0), block=1)",
    "core.LaunchConfig(grid=(0, 0, 1), block=1)",
    "core.LaunchConfig(grid=(1, 2, 3, 4), block=1)",
    "core.LaunchConfig(grid='text', block=1)",
    "core.LaunchConfig(grid=1.5, block=1)",
    "core.LaunchConfig(grid=1, block=('a',))",
    "core.LaunchConfig(grid=(1.5, 2), block=1)",
    "core.LaunchConfig(grid={1}, block=1)",
    "core.LaunchConfig(grid=1, block=1, cluster=0)",
    "core.LaunchConfig(grid=1, block=1, cluster='x')",
    "core.LaunchConfig(grid=1, block=1, cluster=(1, 2, 3, 4))",
    "core.LaunchConfig(grid=True, block=1).grid",
    "core.LaunchConfig(grid=1, block=1) == core.LaunchConfig(grid=(1, 1, 1), block=(1,))",
    "core.LaunchConfig(grid=1, block=1) == core.LaunchConfig(grid=1, block=2)",
    "core.LaunchConfig(grid=1, block=1) == 5",
    "core.LaunchConfig(grid=1, block=1) != 5",
    "hash(core.LaunchConfig(grid=1, block=1)) == hash(core.LaunchConfig(grid=(1, 1), block=1))",
    "core.LaunchConfig(grid=1, block=1, shmem_size=None).shmem_size",
    "core.LaunchConfig(grid=1, block=1, is_cooperative=1).is_cooperative",
    "in_thread(lambda: core.LaunchConfig(grid=1, block=1).grid)",
)
kind(
    "core.LaunchConfig(1, None, 1, 0, False, False, 7)",
    "core.LaunchConfig(grid=1, block=1, nonsense=1)",
    "core.LaunchConfig(grid=1, block=1, shmem_size='x')",
    "core.LaunchConfig(grid=1, block=1) < core.LaunchConfig(grid=1, block=1)",
)
TAKES = "G9: lists and __index__ objects are accepted"
better("core.LaunchConfig(grid=[1, 2], block=1).grid", TAKES, Value({"tuple": [1, 2, 1]}), Raises("ValueError"))
better("core.LaunchConfig(grid=np.int64(3), block=1).grid", TAKES, Value({"tuple": [3, 1, 1]}), Raises("ValueError"))
better(
    "core.LaunchConfig(grid=(np.int32(3), 1), block=1).grid", TAKES, Value({"tuple": [3, 1, 1]}), Raises("ValueError")
)
REFUSES = "G9: the wrong ones are refused"
better("core.LaunchConfig(grid=(), block=1)", REFUSES, Raises("ValueError", "LaunchConfig.grid must be"), Value())
better("core.LaunchConfig(grid=1, block=1, shmem_size=-1)", REFUSES, Raises("ValueError"), Value())
same(
    "c = core.LaunchConfig(grid=1, block=1)\nc.grid = (2, 1, 1)\nc.grid",
    "c = core.LaunchConfig(grid=1, block=1)\nc.cluster = (2, 1, 1)\n(c.cluster, repr(c))",
    "c = core.LaunchConfig(grid=1, block=1)\nc.block, c.shmem_size = (2, 3, 4), 7\nrepr(c)",
    "c = core.LaunchConfig(grid=1, block=1)\nc.is_cooperative = c.programmatic_stream_serialization = 1\nrepr(c)",
    "c = core.LaunchConfig(grid=1, block=1)\nc.grid = (5, 1, 1)\nc == core.LaunchConfig(grid=5, block=1)",
    "c = core.LaunchConfig(grid=1, block=1)\nc.grid = (5, 1, 1)\nhash(c) == hash(core.LaunchConfig(grid=5, block=1))",
    "c = core.LaunchConfig(grid=1, block=1)\nc.block = (64, 1, 1)\nlaunched(c)",
    "c = core.LaunchConfig(grid=1, block=1)\nlaunched(c)\nc.block = (64, 1, 1)\ncore.launch(s, c, kernel('nothing'))",
    "weakref.ref(core.LaunchConfig(grid=1, block=1))",
)
kind(
    "c = core.LaunchConfig(grid=1, block=1)\nc.shmem_size = 'x'",
    "core.LaunchConfig(grid=1, block=1).nonsense = 5",
)
WRITES = "G9: a write takes and refuses what the constructor does"
better(
    "c = core.LaunchConfig(grid=1, block=1)\nc.grid = 5\nc.grid",
    WRITES,
    Value({"tuple": [5, 1, 1]}),
    Raises("TypeError"),
)
better("c = core.LaunchConfig(grid=1, block=1)\nc.grid = (0, 0, 0)", WRITES, Raises("ValueError"), NONE)
better("c = core.LaunchConfig(grid=1, block=1)\nc.grid = None", WRITES, Raises("ValueError"), NONE)
better(
    "c = core.LaunchConfig(grid=1, block=1)\ndel c.grid",
    "G9: there is no configuration without",
    Raises("AttributeError"),
    NONE,
)
better(
    "c = core.LaunchConfig(grid=1, block=1)\ndel c.shmem_size",
    "G9: there is no configuration without",
    Raises("AttributeError"),
    Raises("NotImplementedError"),
)
better(
    "core.LaunchConfig(grid=1, block=1).replace(grid=5).grid",
    "G9: replace",
    Value({"tuple": [5, 1, 1]}),
    Raises("AttributeError"),
)
better("core.LaunchConfig(grid=1, block=1, priority=0).priority", "G9: all attributes", Value(0), Raises("TypeError"))
better(
    "c = core.LaunchConfig(grid=3, block=1)\npickle.loads(pickle.dumps(c)) == c",
    "C5.12: no pickle upstream",
    Value(True),
    Raises("TypeError"),
)

# --- launch ---------------------------------------------------------------------------------------

ONE = "core.LaunchConfig(grid=1, block=1)"
group("launch")
same(
    f"launched({ONE})",
    "launched(core.LaunchConfig(grid=(4, 2), block=(32, 2, 1), shmem_size=256))",
    "launched(core.LaunchConfig(grid=4, block=32, cluster=2))",
    "launched(core.LaunchConfig(grid=(2, 3), block=32, cluster=(2, 1, 1)))",
    "launched(core.LaunchConfig(grid=4, block=32, is_cooperative=True))",
    "launched(core.LaunchConfig(grid=4, block=32, programmatic_stream_serialization=True))",
    f"core.launch(s, {ONE}, kernel('nothing'))",
    f"core.launch(stream=s, config={ONE}, kernel=kernel('nothing'))",
    "core.Kernel.from_handle(handle=int(kernel().handle), mod=None)",
    "s.wait(event_or_stream=s.record())",
    "kernel().attributes[0].num_regs",
    "dev.set_current(ctx=None)",
    f"core.launch(core.LEGACY_DEFAULT_STREAM, {ONE}, kernel('nothing'))",
    f"core.launch(None, {ONE}, kernel('nothing'))",
    f"core.launch(5, {ONE}, kernel('nothing'))",
    f"core.launch(UNKNOWN, {ONE}, kernel('nothing'))",
    f"c = dev.create_stream()\nc.close()\ncore.launch(c, {ONE}, kernel('nothing'))",
    "core.launch(s, core.LaunchConfig(grid=10**6, block=1024, is_cooperative=True), kernel('nothing'))",
)
kind(
    "core.launch()",
    "core.launch(s)",
    f"core.launch(s, {ONE})",
    f"core.launch(s, {ONE}, 5)",
    f"core.launch(s, {ONE}, None)",
    "core.launch(s, None, kernel('nothing'))",
    "core.launch(s, 5, kernel('nothing'))",
    f"core.launch(s, {ONE}, kernel('nothing'), nonsense=1)",
)
better(
    "core.launch(s, {'grid': 1, 'block': 1}, kernel('nothing'))",
    "C2.2: launch takes a dict",
    NONE,
    Raises("TypeError"),
)
better(
    f"core.launch(s, kernel('nothing'), {ONE})",
    "C5.13: kernel and configuration exchanged",
    Raises("TypeError", "launch() expects (stream, config, kernel, *args); got a Kernel as config, a LaunchConfig as kernel"),
    Raises("TypeError"),
)

better(
    "core.launch(s, core.LaunchConfig(grid=1, block=2048), kernel('nothing'))",
    "C5.12: the device is asked at launch",
    Raises("ValueError", "CUDA_ERROR_INVALID_VALUE: LaunchConfig.block: (2048, 1, 1) exceeds what device 0 allows, (1024, 1024, 64)"),
    Raises("CUDAError", "CUDA_ERROR_INVALID_VALUE"),
)

group("launch arguments")
better(
    "passed('u64', np.zeros(3))",
    "G2: with the hint Buffer.copy_from",
    Raises("TypeError", "CUDA_ERROR_INVALID_VALUE: numpy.ndarray is in host memory, which a kernel cannot reach; copy it into a Buffer first"),
    Raises("TypeError", "the argument is of unsupported type: <class 'ndarray'>"),
)
same(
    "passed('u64', 5)",
    "passed('u64', 0)",
    "passed('u64', 2**63 - 1)",
    "passed('s64', -1)",
    "passed('u8', True)",
    "passed('u8', False)",
    "passed('f64', 1.5)",
    "passed('f64', float('inf'))",
    "passed('b8*16', 1.5 + 2j)",
    "passed('u64 f64 u8', 7, 2.5, True)",
    "passed('u32', 7)",
    "passed('u16', 7)",
    "passed('u8', 7)",
    "b = buf()\npassed('u64', b)[0] == struct.pack('<Q', b.handle).hex()",
    "b = core.Buffer.from_handle(0x1234, 8)\npassed('u64', b)",
    "b = core.ManagedMemoryResource().allocate(8, stream=s)\npassed('u64', b)[0] == struct.pack('<Q', b.handle).hex()",
    "passed('u64', buf().handle) is not None",
    *(
        f"passed('{ptx}', ctypes.{name}({value}))"
        for name, ptx, value in [
            ("c_bool", "u8", True),
            ("c_int8", "s8", -3),
            ("c_int16", "s16", -3),
            ("c_int32", "s32", -3),
            ("c_int64", "s64", -3),
            ("c_uint8", "u8", 200),
            ("c_uint16", "u16", 60000),
            ("c_uint32", "u32", 4000000000),
            ("c_uint64", "u64", 2**64 - 1),
            ("c_float", "f32", 1.5),
            ("c_double", "f64", 1.5),
            ("c_size_t", "u64", 9),
            ("c_long", "s64", -9),
            ("c_int", "s32", -9),
        ]
    ),
    *(
        f"passed('{ptx}', np.{name}({value}))"
        for name, ptx, value in [
            ("bool_", "u8", True),
            ("int8", "s8", -3),
            ("int16", "s16", -3),
            ("int32", "s32", -3),
            ("int64", "s64", -3),
            ("uint8", "u8", 200),
            ("uint16", "u16", 60000),
            ("uint32", "u32", 4000000000),
            ("uint64", "u64", 2**64 - 1),
            ("float16", "b16", 1.5),
            ("float32", "f32", 1.5),
            ("float64", "f64", 1.5),
            ("complex64", "b8*8", 1 + 2j),
            ("complex128", "b8*16", 1 + 2j),
        ]
    ),
    "passed('u64', 'text')",
    "passed('u64', [1])",
    "passed('u64', (1, 2))",
    "passed('u64', {})",
    "passed('u64', UNKNOWN)",
    "passed('u64', s)",
    "passed('u64', int)",
)
better(
    "passed('f32', 1.5)",
    "G2: a float has the parameter's width",
    Value({"list": ["0000c03f"]}),
    Value({"list": ["00000000"]}),
)
better("passed('f32', 3)", "G1.6: an int for a float", Value({"list": ["00004040"]}), Value({"list": ["03000000"]}))
better("passed('u32', 1.5)", "G1.6: a float for an integer", Raises("TypeError"), Value())
better("passed('u32', True)", "G2: a bool has the parameter's width", Value({"list": ["01000000"]}), Value())
better(
    "passed('u64', 2**63)",
    "G2: by the parameter's type",
    Value({"list": ["0000000000000080"]}),
    Raises("OverflowError"),
)
better(
    "passed('u32', 2**32)",
    "G1.5",
    Raises("OverflowError", "CUDA_ERROR_INVALID_VALUE: kernel 'k' argument 1 of 1: 4294967296 does not fit in"),
    Value({"list": ["00000000"]}),
)
better("passed('u64')", "G1.2", Raises("TypeError", "CUDA_ERROR_INVALID_VALUE: kernel 'k' takes 1 argument, got 0"), Raises("CUDAError"))
better("passed('u64 u64', 1, 2, 3)", "G1.2", Raises("TypeError", "CUDA_ERROR_INVALID_VALUE: kernel 'k' takes 2 arguments, got 3"), Value())
better(
    "passed('f32', np.float64(1))",
    "G1.5: as a float",
    Value({"list": ["0000803f"]}),
    Value({"list": ["00000000"]}),
)
better(
    "passed('b32', np.float64(1))",
    "G1.3",
    Raises("TypeError", "CUDA_ERROR_INVALID_VALUE: kernel 'k' argument 1 of 1: parameter is 4 bytes, got numpy.float64 (8 bytes)"),
    Value(),
)
better(
    "passed('u64', ctypes.c_int(-1))",
    "G1.5: an integer of another width is one",
    Value({"list": ["f" * 16]}),
    Value(),
)
better(
    "passed('u32', np.float32(1))",
    "G1.6: a float for an integer",
    Raises("TypeError", "CUDA_ERROR_INVALID_VALUE: kernel 'k' argument 1 of 1: parameter is a 4-byte integer, got numpy.float32"),
    Value({"list": ["0000803f"]}),
)
same("passed('u32', np.int64(7))", "passed('u8', np.int32(7))")
better("passed('u64', None)", "G2: None is a null pointer", Value({"list": ["0" * 16]}), Raises("TypeError"))
better("passed('u64', ctypes.c_void_p(7))", "G2", Value({"list": ["07" + "0" * 14]}), Raises("TypeError"))
better("passed('b8*4', b'abcd')", "G2: bytes by value", Value({"list": ["61626364"]}), Raises("TypeError"))
better("passed('b8*4', bytearray(b'abcd'))", "G2: bytes by value", Value({"list": ["61626364"]}), Raises("TypeError"))
better(
    "class S(ctypes.Structure): _fields_ = [('a', ctypes.c_int), ('b', ctypes.c_int)]\npassed('b8*8', S(1, 2))",
    "G2: structures by value",
    Value({"list": ["0100000002000000"]}),
    Raises("TypeError", "the argument is of unsupported type: <class 'S'>"),
)
better(
    "passed('b8*8', np.array((1, 2), 'i4,i4')[()])",
    "G2: NumPy records by value",
    Value({"list": ["0100000002000000"]}),
    Raises("TypeError"),
)
better(
    "class A:\n    __cuda_array_interface__ = dict(version=3, shape=(1,), typestr='|u1', data=(0x1234, False))\n"
    "passed('u64', A())",
    "G2: array objects",
    Value({"list": ["3412000000000000"]}),
    Raises("TypeError"),
)
better(
    "b = buf(8)\nv = utils.StridedMemoryView.from_buffer(b, (8,), itemsize=1)\n"
    "passed('u64', v) == [struct.pack('<Q', b.handle).hex()]",
    "G2: views",
    Value(True),
    Raises("TypeError"),
)
better(
    "b = buf()\nb.close()\npassed('u64', b)",
    "G2: a closed Buffer",
    Raises("RuntimeError", "Buffer has been closed"),
    Raises("RuntimeError", "Buffer has been closed"),
)
