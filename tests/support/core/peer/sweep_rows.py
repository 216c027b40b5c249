"""Make the rows of core/peer/test_sweep.py: calls with one wrong argument, the others right.

There are rows for every function, constructor and property that both packages have, and for each
argument. A row is [key, how to make `self`, call, {name: source of an argument}]. sweep_side.py
evaluates the sources. It makes each object of NAMES again for each row that uses it.
"""

NAMES = {
    "s": "dev.create_stream()",
    "closed_stream": "closed(dev.create_stream())",
    "b": "dev.allocate(64, stream=s)",
    "closed_buffer": "closed(dev.allocate(64, stream=s))",
    "event": "s.record()",
    "code": "core.ObjectCode.from_ptx(PTX)",
    "kernel": "code.get_kernel('nothing')",
    "config": "core.LaunchConfig(grid=1, block=1)",
    "nvrtc_options": "core.ProgramOptions(arch='sm_90')",
    "definition": "graph.GraphDefinition()",
    "building": "dev.create_graph_builder().begin_building()",
    "ended": "dev.create_graph_builder().begin_building().end_building()",
    "folder": "tempfile.mkdtemp()",
    "view": "utils.StridedMemoryView.from_buffer(dev.allocate(4096, stream=s), (16, 16), dtype=np.dtype('f4'))",
}
WRONG = {
    "None": "None",
    "one": "1",
    "negative": "-1",
    "huge": "1 << 70",
    "float": "1.5",
    "str": "'nosuch'",
    "bytes": "b'nosuch'",
    "object": "object()",
    "list": "[]",
    "tuple": "()",
    "dict": "{'nosuch': 1}",
    "type": "int",
    "stream": "s",
    "closed stream": "closed_stream",
    "buffer": "b",
    "closed buffer": "closed_buffer",
    "event": "event",
    "kernel": "kernel",
    "device": "dev",
    "bool": "True",
    "closed event": "closed(s.record())",
    "builder": "building",
    "closed builder": "closed(dev.create_graph_builder())",
    "graph": "ended.complete()",
    "node": "definition.empty()",
    "condition": "definition.create_condition()",
    "resource": "core.LegacyPinnedMemoryResource()",
}
# How to make an object of a class: as a program does, and, unless the second is None, closed.
CLOSE = "closed({})".format
SUBJECTS = {
    "core.Device": ("dev", None),
    "core.Context": ("dev.context", None),
    "core.SMResource": ("dev.resources.sm", None),
    "core.WorkqueueResource": ("dev.resources.workqueue", None),
    "core.DeviceResources": ("dev.resources", None),
    "core.Stream": ("dev.create_stream()", CLOSE),
    "core.Event": ("s.record()", CLOSE),
    "core.Buffer": ("dev.allocate(64, stream=s)", CLOSE),
    "core.ManagedBuffer": ("core.ManagedMemoryResource().allocate(64, stream=s)", CLOSE),
    "core.MemoryResource": ("core.MemoryResource()", None),
    "core.DeviceMemoryResource": ("core.DeviceMemoryResource(dev, {'max_size': 1 << 20})", CLOSE),
    "core.PinnedMemoryResource": ("core.PinnedMemoryResource()", CLOSE),
    "core.ManagedMemoryResource": ("core.ManagedMemoryResource()", CLOSE),
    "core.LegacyPinnedMemoryResource": ("core.LegacyPinnedMemoryResource()", None),
    "core.VirtualMemoryResource": ("core.VirtualMemoryResource(0)", None),
    "core.GraphMemoryResource": ("core.GraphMemoryResource(0)", None),
    "core.Kernel": ("code.get_kernel('nothing')", None),
    "core.ObjectCode": ("core.ObjectCode.from_ptx(PTX)", None),
    "core.Program": ("core.Program('x', 'c++', nvrtc_options)", CLOSE),
    "core.Linker": ("core.Linker(code, options=core.LinkerOptions(arch='sm_90'))", CLOSE),
    "core.LaunchConfig": ("core.LaunchConfig(grid=1, block=1)", None),
    "core.TensorMapDescriptor": ("view.as_tensor_map((16, 8))", None),
    "core.ProgramOptions": ("core.ProgramOptions(arch='sm_90')", None),
    "core.LinkerOptions": ("core.LinkerOptions()", None),
    "core.ContextOptions": ("core.ContextOptions([dev.resources.sm])", None),
    "core.SMResourceOptions": ("core.SMResourceOptions()", None),
    "core.WorkqueueResourceOptions": ("core.WorkqueueResourceOptions()", None),
    "core.StreamOptions": ("core.StreamOptions()", None),
    "core.EventOptions": ("core.EventOptions()", None),
    "core.DeviceMemoryResourceOptions": ("core.DeviceMemoryResourceOptions()", None),
    "core.PinnedMemoryResourceOptions": ("core.PinnedMemoryResourceOptions()", None),
    "core.ManagedMemoryResourceOptions": ("core.ManagedMemoryResourceOptions()", None),
    "core.VirtualMemoryResourceOptions": ("core.VirtualMemoryResourceOptions()", None),
    "core.TensorMapDescriptorOptions": ("core.TensorMapDescriptorOptions((16, 8))", None),
    "core.graph.GraphBuilder": ("dev.create_graph_builder()", CLOSE),
    "core.graph.Graph": ("ended.complete()", CLOSE),
    "core.graph.GraphCompleteOptions": ("graph.GraphCompleteOptions()", None),
    "core.graph.GraphDebugPrintOptions": ("graph.GraphDebugPrintOptions()", None),
    "core.graph.GraphCondition": ("definition.create_condition()", None),
    "core.graph.GraphDefinition": ("definition", None),
    "core.graph.GraphNode": ("definition.empty()", None),
    "core.graph.EmptyNode": ("definition.empty()", None),
    "core.graph.KernelNode": ("definition.launch(config, kernel)", None),
    "core.graph.AllocNode": ("definition.allocate(64)", None),
    "core.graph.FreeNode": ("freed(definition.allocate(64))", None),
    "core.graph.MemsetNode": ("definition.memset(b, 1, 4)", None),
    "core.graph.MemcpyNode": ("definition.memcpy(b, dev.allocate(64, stream=s), 64)", None),
    "core.graph.ChildGraphNode": ("definition.embed(graph.GraphDefinition())", None),
    "core.graph.EventRecordNode": ("definition.record(event)", None),
    "core.graph.EventWaitNode": ("definition.wait(event)", None),
    "core.graph.HostCallbackNode": ("definition.callback(print)", None),
    "core.graph.ConditionalNode": ("definition.if_then(definition.create_condition())", None),
    "core.graph.IfNode": ("definition.if_then(definition.create_condition())", None),
    "core.graph.IfElseNode": ("definition.if_else(definition.create_condition())", None),
    "core.graph.WhileNode": ("definition.while_loop(definition.create_condition())", None),
    "core.graph.SwitchNode": ("definition.switch(definition.create_condition(), 2)", None),
    "core.graph.ExecutableKernelNode": ("instantiated(definition.launch(config, kernel))", None),
    "core.graph.ExecutableMemsetNode": ("instantiated(definition.memset(b, 1, 4))", None),
    "core.graph.ExecutableMemcpyNode": ("instantiated(definition.memcpy(b, b, 64))", None),
    "core.graph.ExecutableChildGraphNode": ("instantiated(definition.embed(graph.GraphDefinition()))", None),
    "core.graph.ExecutableEventRecordNode": ("instantiated(definition.record(event))", None),
    "core.graph.ExecutableEventWaitNode": ("instantiated(definition.wait(event))", None),
    "core.graph.ExecutableHostCallbackNode": ("instantiated(definition.callback(print))", None),
    "core.utils.StridedMemoryView": ("view", None),
    "core.utils.InMemoryProgramCache": ("utils.InMemoryProgramCache()", CLOSE),
    "core.utils.FileStreamProgramCache": ("utils.FileStreamProgramCache(folder)", CLOSE),
    "type(Kernel.occupancy)": ("kernel.occupancy", None),
    "type(Kernel.attributes)": ("kernel.attributes", None),
    "type(Device.properties)": ("dev.properties", None),
    "type(DeviceMemoryResource.attributes)": ("core.DeviceMemoryResource(dev, {}).attributes", None),
    "type(GraphNode.pred)": ("definition.empty().pred", None),
    "type(StridedMemoryView._layout)": ("view._layout", None),
    "type(StridedMemoryView.proxy)": ("utils.args_viewable_as_strided_memory((0,))(lambda x: x)(b)", None),
}
FUNCTIONS = ("core.launch", "core.utils.args_viewable_as_strided_memory", "core.utils.make_program_cache_key")
# place_calls.py and copy_calls.py have the rows of these.
ON_MANY = {f"core.utils.{name}" for name in ("copy_batch", "prefetch_batch", "discard_batch", "discard_prefetch_batch")}
# Base classes, protocols, tuples, and types that another subject covers.
NO_SUBJECTS = (
    "core.utils.ProgramCacheResource", "core.graph.ExecutableGraphNode", "core.typing.IsStreamType", "type(Kernel.attributes[])",
    "type(Kernel.arguments_info[])", "type(KernelOccupancy.max_potential_block_size())", "type(Device.compute_capability)",
    "type(Device.memory_resource)", "core.Host", "core.utils.CopyOptions",
)  # fmt: skip
# Right arguments by the parameter's name, or by "Class.function.parameter". For other parameters
# the default is right, if they have one.
RIGHT = {
    "size": "64", "stream": "s", "ptr": "int(b.handle)", "src": "dev.allocate(64, stream=s)", "dst": "dev.allocate(64, stream=s)",
    "event": "event", "event_or_stream": "event", "handle": "int(s.handle)", "value": "1", "kernel": "kernel", "config": "config",
    "name": "'nothing'", "module": "PTX", "code": "'x'", "code_type": "'c++'", "target_type": "'ptx'", "fn": "print",
    "path": "'/dev/null'", "width": "4", "dptr": "int(b.handle)", "count": "2", "node": "definition.empty()", "box_dim": "(16, 8)",
    "shape": "(16,)", "itemsize": "4", "device_id": "0", "nodes": "definition.empty()", "object_codes": "code", "key": "b'key'",
    "grid": "1", "block": "1", "buffer": "b", "stream_ptr": "-1", "obj": "np.zeros(4)", "options": None, "backend": "'nvrtc'",
    "source": "dev.create_graph_builder().begin_building().end_building()", "graph_builders": "building", "tensor": "view",
    "default": None, "dtype": None, "max_version": None, "dynamic_shared_memory_size": "0", "dynamic_shared_memory_needed": "0",
    "block_size": "32", "block_size_limit": "0", "num_blocks_per_multiprocessor": "1", "other": "view", "allocator": "None",
    "child": "graph.GraphDefinition()", "condition": "definition.create_condition()", "arg_indices": "(0,)", "items": "{}",
    "logs": None, "extra_digest": None, "exc_type": "None", "exc_val": "None", "exc_tb": "None", "ctx": None, "mr": None,
    "Stream.record.event": None, "__dlpack__.stream": None, "from_handle.stream": None,
    "Kernel.from_handle.handle": "int(kernel.handle)",
    "LinkerOptions.as_bytes.backend": "'nvjitlink'",
    "GraphBuilder.condition": "building.create_condition()",
    "GraphBuilder.create_condition.default_value": None,
    "GraphBuilder.embed.child": "ended",
    "Device.create_stream.obj": None,
    "LinkerOptions.name": None, "ProgramOptions.name": None, "ObjectCode.name": None, "ObjectCode.get_kernel.name": "'nothing'",
    "HostCallbackNode.update.fn": "print",
    "KernelNode.update.kernel": None, "KernelNode.update.config": "config",
    "ExecutableKernelNode.update.args": "()", "EventRecordNode.update.event": "event",
    "StridedMemoryView.obj": None, "StridedMemoryView.stream_ptr": None, "copy_from.stream": "s",
    "StridedMemoryView.from_dlpack.stream_ptr": "-1", "StridedMemoryView.from_dlpack.obj": "b",
    "StridedMemoryView.from_any_interface.stream_ptr": "-1", "StridedMemoryView.from_any_interface.obj": "b",
    "StridedMemoryView.from_cuda_array_interface.stream_ptr": "-1", "StridedMemoryView.from_array_interface.obj": "np.zeros(4)",
    "StridedMemoryView.copy_from.stream": "s", "StridedMemoryView.copy_to.stream": "s", "strides": None,
    "InMemoryProgramCache.default": None, "FileStreamProgramCache.path": "folder",
}  # fmt: skip
# Further states of an object in which its functions are called.
STATES = {"core.graph.GraphBuilder": {"building": "building", "ended": "ended"}}
OPERATIONS = {
    "==": "self == x", "<": "self < x", "-": "self - x", "[]": "self[x]", "in": "x in self", "()": "self(x)", "+": "self + x",
}  # fmt: skip
ALONE = {"len": "len(self)", "iter": "iter(self)", "hash": "hash(self)", "int": "int(self)", "with": "type(self).__enter__(self)",
         "bool": "bool(self)", "bytes": "bytes(self)", "float": "float(self)"}  # fmt: skip


def right(cls, function, parameter):
    """Return the source of a right argument, or None if the default is right."""
    for name in (f"{cls}.{function}.{parameter}", f"{function}.{parameter}", f"{cls}.{parameter}", parameter):
        if name in RIGHT:
            return RIGHT[name]
    return None


def call_of(called, parameters, given):
    """Return the call's text, with the arguments for which the row has sources.

    They are passed by keyword, except those in front of *args.
    """
    plain = {"positional only", "*"} | ({"positional"} if any(p[1] == "*" and p[0] in given for p in parameters) else set())
    texts = [f"{name}_" if kind in plain else f"{name}={name}_" for name, kind, _ in parameters if name in given]
    return f"{called}({', '.join(texts)})"


def rows_of_call(key, make, called, cls, function, parameters):
    """Return one callable's rows: a right call, no or too many arguments, each argument wrong."""
    parameters = [p for p in parameters if p[1] != "**"]
    good = {p[0]: right(cls, function, p[0]) for p in parameters}
    good = {name: source for name, source in good.items() if source is not None}

    def row(what, given, more=""):
        call = call_of(called, parameters, given)
        call = call[:-1] + (", " if given and more else "") + more + ")"
        return [f"{key}({what})", make, call, {f"{name}_": source for name, source in given.items()}]

    rows = [row("", good), row("nosuch=1", good, "nosuch=1")]
    if not any(kind == "*" for _, kind, _ in parameters):
        rows.append([f"{key}(too many)", make, f"{called}({'None, ' * (len(parameters) + 1)})", {}])
    if good:
        rows.append([f"{key}(none)", make, f"{called}()", {}])
    for name, kind, default in parameters:
        if default is None and kind != "*" and len(good) > 1:
            rows.append(row(f"no {name}", {n: s for n, s in good.items() if n != name}))
        rows += [row(f"{name}={word}", good | {name: source}) for word, source in WRONG.items()]
    return rows


def rows_of_value(key, make, name, closed):
    rows = [[f"{key}", make, f"self.{name}", {}], [f"del {key}", make, f"delattr(self, {name!r})", {}]]
    for word in ("None", "negative", "str"):
        rows.append([f"{key} = {word}", make, f"setattr(self, {name!r}, x)", {"x": WRONG[word]}])
    return rows + ([[f"closed {key}", closed, f"self.{name}", {}]] if closed else [])


def rows_of_class(name, members):
    """Return the rows of a class.

    `members` are those that both packages have, as {member: its row of members.py}.
    """
    short = name[5:-1] if name.startswith("type(") else name.rpartition(".")[2]
    make, close = SUBJECTS[name]
    closed, rows = close and close(make), []
    for member, what in sorted(members.items()):
        key = f"{short}.{member}"
        if what["kind"] == "function":
            called = f"self.{member}"
            rows += rows_of_call(key, make, called, short, member, what["parameters"])
            for state, source in STATES.get(name, {}).items():
                rows += rows_of_call(f"{state} {key}", source, called, short, member, what["parameters"])
            if closed:
                rows += rows_of_call(f"closed {key}", closed, called, short, member, what["parameters"])[:1]
        elif what["kind"] == "value":
            rows += rows_of_value(key, make, member, closed)
    for operation, call in OPERATIONS.items():
        rows += [[f"{short} {operation} {word}", make, call, {"x": source}] for word, source in WRONG.items()]
    rows += [[f"{word} {short}", make, call, {}] for word, call in ALONE.items()]
    if closed:
        rows += [[f"{word} closed {short}", closed, call, {}] for word, call in ALONE.items()]
    return rows


def rows_of_constructor(name, parameters):
    called = name if name.startswith("core.") and name.count(".") == 1 else name.removeprefix("core.")
    short = name.rpartition(".")[2]
    refuses = not parameters or any(kind == "**" for _, kind, _ in parameters)
    return rows_of_call(short, "", called, short, "", [] if refuses else parameters)


def classes(ours, theirs, left_out):
    """Return [[class, rows], …] for two outputs of members.py, without the names left out."""
    both = {name: row for name, row in theirs.items() if name in ours and name not in left_out}
    found = []
    for name in SUBJECTS:
        if name not in both:
            continue
        members = {n.removeprefix(name + "."): row for n, row in both.items() if n.startswith(name + ".")}
        base = {n.removeprefix("core.graph.GraphNode.") for n in both if n.startswith("core.graph.GraphNode.")}
        if name.startswith("core.graph.") and name.endswith("Node") and name != "core.graph.GraphNode":
            members = {n: row for n, row in members.items() if n not in base or n in ("update", "type", "handle")}
        rows = rows_of_class(name, members)
        if both[name]["kind"] == "class" and name.startswith("core."):
            rows = rows_of_constructor(name, both[name]["parameters"]) + rows
        found.append([name, rows])
    free = {n for n, row in both.items() if row["kind"] == "function" and n.rpartition(".")[0] in ("core", "core.utils")}
    assert free == set(FUNCTIONS) | ON_MANY
    assert {n for n, row in both.items() if row["kind"] == "class"} == {*SUBJECTS, *NO_SUBJECTS}
    for name in FUNCTIONS:
        called = name.removeprefix("core.") if name.count(".") == 2 else name
        found.append([name, rows_of_call(name.rpartition(".")[2], "", called, name.rpartition(".")[2], "", both[name]["parameters"])])
    return found
