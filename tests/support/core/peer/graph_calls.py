"""List rows of core/peer/test_calls.py about captured graphs and launches (see rows.py)."""

from support.core.peer.rows import Raises, Value, better, group, kind, same, warned

NEW = "g = s.create_graph_builder()"
BUILDING = f"{NEW}.begin_building()"
ENDED = f"{BUILDING}.end_building()"
GRAPH = f"{ENDED}.complete()"
SPLIT = f"{BUILDING}; x = g.split(3)"
CONDITION = f"{BUILDING}; c = g.create_condition()"
SPOILT = f"{BUILDING}\ntry: s.sync()\nexcept Exception: pass\n"
CONFIG = "core.LaunchConfig(grid=1, block=1)"

group("graph options")
same(
    "graph.Graph()",
    "repr(graph.GraphCompleteOptions())",
    "repr(graph.GraphDebugPrintOptions(verbose=True))",
    "[(f.name, f.default) for f in dataclasses.fields(graph.GraphCompleteOptions)]",
    "[(f.name, f.default) for f in dataclasses.fields(graph.GraphDebugPrintOptions)]",
    "{f.name: graph.GraphDebugPrintOptions(**{f.name: True})._to_flags()"
    " for f in dataclasses.fields(graph.GraphDebugPrintOptions)}",
    "graph.GraphDebugPrintOptions(handles=1, verbose=True)._to_flags()",
    "graph.GraphDebugPrintOptions()._to_flags()",
    "graph.GraphCompleteOptions(True) == graph.GraphCompleteOptions(auto_free_on_launch=True)",
    "graph.GraphCompleteOptions() == graph.GraphDebugPrintOptions()",
    "hash(graph.GraphCompleteOptions())",
    "graph.GraphCompleteOptions(nonsense=1)",
    "pickle.loads(pickle.dumps(graph.GraphCompleteOptions(True))).auto_free_on_launch",
    "pickle.loads(pickle.dumps(graph.GraphDebugPrintOptions(handles=True))).handles",
    "dataclasses.replace(graph.GraphCompleteOptions(), device_launch=True).device_launch",
)
better(
    "graph.GraphCondition()",
    "C2.1: what owns or names a handle of the driver is not made by calling its type",
    Raises("RuntimeError", "GraphCondition objects cannot be instantiated directly."),
    Value(...),
)

group("graph builders")
same(
    "graph.GraphBuilder()",
    "g = dev.create_graph_builder(); (g.is_building, g.is_closed, g.is_join_required, g.stream)",
    f"{NEW}; (g.stream is s, g.stream == s, g == g, hash(g) == hash(g), g == s.create_graph_builder())",
    f"{NEW}; g.begin_building() is g",
    f"{NEW}; (g.end_building.__name__, g.close(), g.close(), g.is_closed, g.is_join_required)",
    f"{BUILDING}; g.begin_building()",
    f"{BUILDING}; g.begin_building(mode='x')",
    f"{NEW}; g.end_building()",
    f"{BUILDING}; g.end_building() is g, g.is_building",
    f"{ENDED}; g.begin_building()",
    f"{ENDED}; g.end_building()",
    f"{NEW}; g.complete()",
    f"{BUILDING}; g.complete()",
    f"{NEW}; g.begin_building('x')",
    f"{NEW}; g.begin_building(None)",
    f"{NEW}; g.begin_building('global').is_building",
    f"{NEW}; g.begin_building('thread_local').is_building",
    f"{NEW}; g.debug_dot_print('/dev/null')",
    f"{BUILDING}; core.launch(g, {CONFIG}, kernel('nothing')); x = g.end_building().complete(); x.launch(s); s.sync();"
    " (type(x).__name__, int(x.handle) != 0, x.is_closed, len(stub.launches()))",
    f"{BUILDING}; g.close(); s.sync()",
    f"{BUILDING}; del g; gc.collect(); s.sync()",
    "weakref.ref(dev.create_graph_builder())() is None",
    f"{BUILDING}; g.__cuda_stream__() == (0, int(s.handle))",
    f"{ENDED}; g.debug_dot_print('/dev/null')",
    f"{ENDED}; g.debug_dot_print('/proc/absent/x.dot')",
    f"{ENDED}; g.debug_dot_print('/dev/null', {{}})",
    f"{ENDED}; g.complete({{}}).is_closed",
    f"{ENDED}; g.complete(options=None).is_closed",
    f"{ENDED}; g.complete(graph.GraphCompleteOptions(True, None, True)).is_closed",
    f"{ENDED}; g.complete(graph.GraphCompleteOptions(True, s, False, True)).is_closed",
    f"{ENDED}; g.complete(graph.GraphCompleteOptions(upload_stream=5))",
    f"{ENDED}; g.complete() == g.complete()",
    f"{ENDED}; x = g.complete(); g.close(); x.launch(s); s.sync()",
    "s.close(); s.create_graph_builder()",
    "core.LEGACY_DEFAULT_STREAM.create_graph_builder().begin_building()",
    f"{NEW}; g.stream.close(); g.begin_building().end_building().is_building",
    f"{BUILDING}; h = s.create_graph_builder(); h.begin_building()",
    f"{BUILDING}; h = s.create_graph_builder(); (h.is_building, h.close(), g.is_building)",
    f"{BUILDING}; h = s.create_graph_builder(); h.split(2)",
    "in_thread(lambda: s.create_graph_builder().begin_building().end_building().complete().launch(s))",
    f"{BUILDING}; in_thread(lambda: g.end_building()).is_building",
    "class F:\n    def __cuda_stream__(self): return (0, int(s.handle))\n"
    "g = dev.create_stream(F()).create_graph_builder(); g.begin_building().end_building().complete().is_closed",
)
better(
    f"{NEW}.begin_building('thread_local'); in_thread(lambda: g.end_building())",
    "C5.15: if the capture cannot be ended, a warning says so",
    Raises("CUDAError", "CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD"),
    Raises("CUDAError", "CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD"),
)
for call in (
    "g.stream",
    "g.is_building",
    "g.begin_building()",
    "g.end_building()",
    "g.complete()",
    "g.split(2)",
    "g.debug_dot_print('/dev/null')",
    "g.create_condition()",
    "g.callback(print)",
    "g.embed(g)",
    "g.__cuda_stream__()",
    f"core.launch(g, {CONFIG}, kernel('nothing'))",
    "type(g).join(s.create_graph_builder(), g)",
):
    same(f"{NEW}; g.close(); {call}")
kind(
    f"{NEW}; g.close(); g.if_then(1)",
    f"{NEW}; g.begin_building(5)",
    f"{ENDED}; g.debug_dot_print(5)",
    "pickle.dumps(s.create_graph_builder())",
)
better(f"{ENDED}; g.debug_dot_print(b'/dev/null')", "C2.2: a path may be anything that open() takes", Value(None), Raises("TypeError"))
better(f"{ENDED}; g.complete(5)", "C2.2: options", Raises("TypeError", "The graph completion options must be"), Raises("AttributeError"))
better("in_thread(lambda: dev.create_graph_builder()).is_closed", "C5.1: a method works on its own device", Value(False), Raises("RuntimeError"))
better(
    f"{NEW}; core.launch(g, {CONFIG}, kernel('nothing')); s.sync(); len(stub.launches())",
    "C5.15: a launch on a builder that is not building is warned about",
    Value(1),
    Value(1),
)
better(
    f"{BUILDING}; h = s.create_graph_builder(); h.end_building()",
    "C5.15: a builder ends what it has begun",
    Raises("RuntimeError", "Graph builder is not building."),
    Value("<GraphBuilder>"),
)

group("split and join")
same(
    f"{BUILDING}; g.split(1)",
    f"{BUILDING}; g.split(-5)",
    f"{BUILDING}; g.split(True)",
    f"{NEW}; g.split(1)",
    f"{NEW}; g.split(2)",
    f"{SPLIT}; (type(x).__name__, len(x), x[0] is g, [b.is_join_required for b in x], [b.is_building for b in x])",
    f"{SPLIT}; [b.stream == s for b in x]",
    f"{SPLIT}; x[0].end_building().is_building",
    f"{SPLIT}; j = type(g).join(*x); (j is g, [b.is_closed for b in x], g.end_building().complete().is_closed)",
    f"{SPLIT}; j = type(g).join(x[1], x[0], x[2]); (j is g, [b.is_closed for b in x])",
    f"{SPLIT}; j = type(g).join(x[1], x[2]); (j is x[1], [b.is_closed for b in x])",
    f"{SPLIT}; type(g).join(x[0])",
    f"{SPLIT}; type(g).join()",
    f"{SPLIT}; type(g).join(x[0], 5)",
    f"{SPLIT}; type(g).join(g, g.stream)",
    f"{SPLIT}; x[1].complete()",
    f"{SPLIT}; x[1].begin_building()",
    f"{SPLIT}; x[1].callback(print)",
    f"{SPLIT}; x[1].close(); (x[1].is_closed, g.is_building, g.end_building().is_building)",
    f"{SPLIT}; del x; gc.collect(); g.is_building",
    f"{SPLIT}; y = x[1].split(2); type(g).join(g, x[1], y[1], x[2]); g.end_building().complete().is_closed",
    f"{BUILDING}; h = dev.create_graph_builder().begin_building(); type(g).join(g, h)",
    f"{NEW}; h = dev.create_graph_builder(); type(g).join(g, h) is g",
    f"{SPLIT}; c = x[1].create_condition(); w = x[1].while_loop(c); w.begin_building().end_building(); type(g).join(*x);"
    " g.end_building().complete().is_closed",
)
kind(f"{BUILDING}; g.split('x')")
better(
    f"{SPLIT}; x[1].end_building()",
    "C5.15: end_building is refused on a fork, before the driver spoils the capture",
    Raises("RuntimeError", "a graph builder that was split off another one"),
    Raises("CUDAError", "CUDA_ERROR_STREAM_CAPTURE_UNMATCHED"),
)
better(f"{BUILDING}; g.split(2.0)", "C2.7: a wrong argument type is TypeError", Raises("TypeError"), Value(...))

group("conditions")
same(
    f"{NEW}; g.create_condition()",
    f"{CONDITION}; (repr(c)[:16], type(c.handle).__name__, c == c, hash(c) == hash(c.handle), c == c.handle)",
    f"{BUILDING}; g.create_condition(-1)",
    f"{BUILDING}; g.create_condition(2**32)",
    f"{BUILDING}; g.create_condition(default_value=1).handle != 0",
    f"{BUILDING}; g.create_condition(True).handle != 0",
    f"{CONDITION}; g.end_building().complete()",
    f"{CONDITION}; passed('b64', c)[0] == struct.pack('Q', c.handle).hex()",
    f"{CONDITION}; g.end_building(); g.if_then(c)",
    f"{CONDITION}; b = g.if_then(c); (b.is_building, b.is_join_required, b.stream == s, b.begin_building() is b, b.is_building, b.end_building() is b)",
    f"{CONDITION}; b = g.if_then(c); b.end_building()",
    f"{CONDITION}; b = g.if_then(c); b.complete()",
    f"{CONDITION}; b = g.if_then(c); b.begin_building().end_building(); b.complete().is_closed",
    f"{CONDITION}; b = g.if_then(c); b.begin_building().end_building(); b.begin_building()",
    f"{CONDITION}; b = g.if_then(c); b.debug_dot_print('/dev/null')",
    f"{CONDITION}; b = g.if_then(c); b.begin_building('x')",
    f"{CONDITION}; b = g.if_then(c); g.close(); b.begin_building().is_building",
    f"{CONDITION}; b = g.if_then(c); b.begin_building(); g.end_building(); g.close(); b.end_building().is_building",
    f"{CONDITION}; b = g.if_then(c); b.begin_building(); b.close(); g.end_building().complete().is_closed",
    f"{CONDITION}; x = g.if_else(c); (type(x).__name__, len(x))",
    f"{CONDITION}; x = g.switch(c, 3); (type(x).__name__, len(x))",
    f"{CONDITION}; g.switch(c, 0)",
    f"{CONDITION}; g.switch(c, -1)",
    f"{CONDITION}; len(g.switch(c, True))",
    f"{CONDITION}; g.while_loop(c).is_building",
    f"{CONDITION}; b = g.while_loop(c); g.end_building().complete().is_closed",
    f"{CONDITION}; g.if_then(c); g.if_then(c)",
    f"{CONDITION}; h = dev.create_graph_builder().begin_building(); h.if_then(c).is_building",
)
kind(
    f"{BUILDING}; g.create_condition('x')",
    f"{NEW}; g.if_then(5)",
    f"{BUILDING}; g.if_then(5)",
    f"{BUILDING}; g.if_else(5)",
    f"{BUILDING}; g.switch(5, 2)",
    f"{BUILDING}; g.while_loop(None)",
    f"{CONDITION}; g.switch(c, 'x')",
)

group("callbacks of graphs")
same(
    f"{BUILDING}; g.callback(5)",
    f"{NEW}; g.callback(5)",
    f"{NEW}; g.callback(print)",
    f"{ENDED}; g.callback(print)",
    f"{BUILDING}; g.callback(print, user_data=1)",
    f"{BUILDING}; g.callback(ctypes.CFUNCTYPE(None, ctypes.c_int)(print))",
    f"{BUILDING}; g.callback(ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(print))",
    f"l = []; {BUILDING}; r = g.callback(lambda: l.append(1)); x = g.end_building().complete(); x.launch(s); x.launch(s);"
    " s.sync(); (r, l)",
)
kind(
    f"{BUILDING}; g.callback(ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda a: None), user_data='x')",
    f"{BUILDING}; g.callback(lambda: 1, 5)",
)

group("child graphs")
CHILD = "h = dev.create_graph_builder().begin_building().end_building()"
same(
    f"{BUILDING}; {CHILD}; (g.embed(h), g.end_building().complete().is_closed)",
    f"{BUILDING}; h = dev.create_graph_builder(); g.embed(h)",
    f"{NEW}; h = dev.create_graph_builder(); g.embed(h)",
    f"{NEW}; {CHILD}; g.embed(h)",
    f"{BUILDING}; g.embed(g)",
)
kind(f"{BUILDING}; g.embed(5)")

group("executable graphs")
same(
    f"{GRAPH}; g.update(5)",
    f"{GRAPH}; g.update(None)",
    f"{GRAPH}; g.update(g)",
    f"{GRAPH}; g.update(dev.create_graph_builder())",
    f"{GRAPH}; g.update(dev.create_graph_builder().begin_building())",
    f"{GRAPH}; {CHILD}; g.update(h)",
    f"{GRAPH}; {CHILD}; g.update(source=h)",
    f"{GRAPH}; h = dev.create_graph_builder(); h.close(); g.update(h)",
    f"{GRAPH}; g.close(); (int(g.handle), g.is_closed, g.close())",
    f"{GRAPH}; g.close(); g.launch(s)",
    f"{GRAPH}; g.close(); g.upload(s)",
    f"{GRAPH}; g.close(); g.update(5)",
    f"{GRAPH}; (g.launch(stream=s), g.upload(s), g.launch(s), g.upload(stream=s))",
    f"{GRAPH}; (g == g, hash(g) == hash(g), bool(weakref.ref(g)), g == 5, g != g)",
)
kind(
    f"{GRAPH}; g.launch(5)",
    f"{GRAPH}; g.launch(None)",
    f"{GRAPH}; g.launch()",
    f"{GRAPH}; g.launch(dev.create_graph_builder())",
    "kernel().occupancy.max_active_clusters(core.LaunchConfig(grid=1, block=1, cluster=1), stream=dev.create_graph_builder())",
    f"{GRAPH}; g.upload(dev.create_graph_builder().begin_building())",
)
for change in ("h.callback(print)", f"core.launch(h, {CONFIG}, kernel('nothing'))"):
    better(
        f"{GRAPH}; h = dev.create_graph_builder().begin_building(); {change}; g.update(h.end_building())",
        "C5.15: the sentence is the header's, which is not repeated here",
        Raises("CUDAError", "Graph update failed: "),
        Raises("CUDAError", "Graph update failed: "),
    )

group("memory and streams of builders")
same(
    f"{BUILDING}; dev.allocate(64, stream=g)",
    f"{NEW}; dev.allocate(64, stream=g).size",
    f"{BUILDING}; b = core.LegacyPinnedMemoryResource().allocate(8, stream=g); b.fill(1, stream=g);"
    " x = g.end_building().complete(); x.launch(s); read(b)",
    f"b = buf(); c = buf(); {BUILDING}; b.fill(7, stream=g); c.copy_from(b, stream=g); x = g.end_building().complete();"
    " x.launch(s); read(c)[:2]",
    f"b = buf(); c = buf(); {BUILDING}; b.copy_to(c, stream=g) is c",
    "s.wait(dev.create_graph_builder())",
    "s.record(dev.create_graph_builder())",
    "dev.create_stream(dev.create_graph_builder()).handle != 0",
    f"{BUILDING}; e = g.stream.record(); g.end_building().complete().launch(s)",
    f"{BUILDING}; s.sync()",
)

group("memory of graphs")
MR = "m = core.GraphMemoryResource(0)"
ALLOCATED = f"{MR}; {BUILDING}; b = m.allocate(64, stream=g)"
RUN = "x = g.end_building().complete(); x.launch(s)"
ATTRIBUTES = "a = core.GraphMemoryResource(0).attributes"
same(
    "core.GraphMemoryResource(0) is core.GraphMemoryResource(0)",
    "core.GraphMemoryResource(dev) is core.GraphMemoryResource(device_id=0)",
    f"{MR}; in_thread(lambda: core.GraphMemoryResource(0)) is m",
    f"{MR}; (m.device_id, m.is_device_accessible, m.is_host_accessible, m.is_managed)",
    f"{MR}; (m.close(), m.close(), m.trim(), hasattr(m, 'is_closed'), hasattr(m, 'handle'))",
    f"{MR}; (isinstance(m, core.MemoryResource), hash(m) == hash(m), m == m, m == 5, weakref.ref(m)() is m)",
    f"{MR}; m.allocate(64, stream=s)",
    f"{MR}; m.allocate(0, stream=s)",
    f"{MR}; m.allocate(64, stream=core.LEGACY_DEFAULT_STREAM)",
    f"{MR}; m.allocate(64, stream=None)",
    f"{MR}; m.allocate(64, stream=5)",
    f"{MR}; m.deallocate(64, 64, stream=s)",
    f"{MR}; m.deallocate(0, 0, stream=s)",
    f"{MR}; m.deallocate(0, 0, stream=None)",
    f"{MR}; {BUILDING}; (m.deallocate(0, 0, stream=g), m.deallocate(0, 8, stream=g))",
    f"{MR}; {BUILDING}; m.deallocate(64, 0, stream=g)",
    f"{MR}; {BUILDING}; b = m.allocate(0, stream=g); (b.size, int(b.handle))",
    f"{ALLOCATED}; (type(b).__name__, b.size, b.memory_resource is m, b.device_id, b.is_device_accessible,"
    " b.is_host_accessible, b.is_managed)",
    f"{ALLOCATED}; b.close(); {RUN}; x.launch(s); s.sync()",
    f"{ALLOCATED}; del b; {RUN}; x.launch(s); s.sync()",
    f"{ALLOCATED}; b.fill(3, stream=g); b.close(); {RUN}; x.launch(s); s.sync()",
    f"{ALLOCATED}; b.fill(3, stream=g); {RUN}; r = read(b); b.close(stream=s); s.sync(); r",
    f"{ALLOCATED}; b.fill(3, stream=g); {RUN}; r = read(b); b.close(); s.sync(); (r, m.attributes.used_mem_current)",
    f"{ALLOCATED}; {RUN}; x.launch(s)",
    f"{ALLOCATED}; {RUN}; b.set_deallocation_stream(s); b.close(); x.launch(s); s.sync();"
    " m.attributes.used_mem_current",
    f"{ALLOCATED}; g.end_building(); b.close(); g.close()",
    f"{ALLOCATED}; m.deallocate(b.handle, 64, stream=g); {RUN}; x.launch(s); s.sync()",
    f"{ALLOCATED}; b.copy_to(stream=g).memory_resource is m",
    f"{MR}; {SPOILT}m.allocate(64, stream=g)",
    f"{ATTRIBUTES}; [type(getattr(a, n)).__name__ for n in 'reserved_mem_current reserved_mem_high used_mem_current"
    " used_mem_high'.split()]",
    f"{ATTRIBUTES}; a.used_mem_high = 0; a.used_mem_high - a.used_mem_current",
    f"{ATTRIBUTES}; a.reserved_mem_high = 0; a.reserved_mem_high - a.reserved_mem_current",
    f"{ATTRIBUTES}; a.used_mem_high = 5",
    f"{ATTRIBUTES}; a.reserved_mem_high = 5",
    f"{ATTRIBUTES}; a.reserved_mem_high = -5",
    f"{ATTRIBUTES}; a.reserved_mem_current = 0",
    f"{ATTRIBUTES}; type(a)()",
    f"{ATTRIBUTES}; type(a).__name__, repr(a).partition('=')[0], repr(a).count(',')",
    "core.Buffer.from_handle(64, 64, mr=core.GraphMemoryResource(0), stream=s).close()",
)
kind(
    "core.GraphMemoryResource()",
    "core.GraphMemoryResource(None)",
    "core.GraphMemoryResource('x')",
    "core.GraphMemoryResource(0, 1)",
    f"{MR}; m.allocate(64)",
    f"{MR}; m.allocate(-1, stream=s)",
    f"{MR}; m.allocate('a', stream=s)",
    f"{MR}; m.deallocate(0, 0)",
    f"{MR}; m.attributes = 5",
    f"{MR}; m.device_id = 5",
    "pickle.dumps(core.GraphMemoryResource(0))",
    f"{ATTRIBUTES}; a.reserved_mem_high = 'a'",
    f"{ATTRIBUTES}; a.reserved_mem_high = None",
    f"{ATTRIBUTES}; a.reserved_mem_high = 0.0",
)
for device_id in ("5", "-1"):
    better(
        f"core.GraphMemoryResource({device_id})",
        "C5.1: ordinals out of range are ValueError",
        Raises("ValueError", "device_id must be"),
        Value(...),
    )
better("core.GraphMemoryResource(0.5)", "C2.7: a wrong argument type is TypeError", Raises("TypeError"), Value(...))
better(
    "class M(core.GraphMemoryResource): pass\n(type(M(0)) is M, M(0) is core.GraphMemoryResource(0))",
    "C5.6: an object of a derived class is of that class",
    Value({"tuple": [True, False]}),
    Value({"tuple": [False, True]}),
)
better(
    f"{ATTRIBUTES}; fails('cuDeviceGetGraphMemAttribute', 801, lambda: repr(a))",
    "C2.9: no repr raises",
    Value("GraphMemoryResourceAttributes()"),
    Raises("CUDAError", "CUDA_ERROR_NOT_SUPPORTED"),
)
better(
    f"{ATTRIBUTES}; del a.used_mem_high",
    "C2.7: an attribute that stays is AttributeError",
    Raises("AttributeError"),
    Raises("NotImplementedError"),
)

group("spoilt captures")
same(f"{SPOILT}g.is_building", f"{SPOILT}g.callback(print)", f"{SPOILT}g.create_condition()")
better(
    f"{SPOILT}g.end_building()",
    "C5.15: the capture is ended, and the driver's error raised",
    Raises("CUDAError", "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED"),
    Raises("RuntimeError", "Build process encountered an error"),
)
better(
    f"{SPOILT}try: g.end_building()\nexcept Exception: pass\n(g.is_building, s.sync())",
    "C5.15: the capture is ended, and the driver's error raised",
    Value({"tuple": [False, None]}),
    Raises("RuntimeError", "Build process encountered an error"),
)

group("driver errors of graphs")
for symbol, before, call in (
    ("cuStreamBeginCapture_v2", NEW, "g.begin_building()"),
    ("cuStreamEndCapture", BUILDING, "g.end_building()"),
    ("cuGraphInstantiateWithParams", ENDED, "g.complete()"),
    ("cuGraphLaunch", GRAPH, "g.launch(s)"),
    ("cuGraphUpload", GRAPH, "g.upload(s)"),
    ("cuGraphExecUpdate_v2", f"{GRAPH}; {CHILD}", "g.update(h)"),
    ("cuLaunchHostFunc", BUILDING, "g.callback(print)"),
    ("cuGraphConditionalHandleCreate", BUILDING, "g.create_condition()"),
    ("cuGraphDebugDotPrint", ENDED, "g.debug_dot_print('/dev/null')"),
    ("cuStreamWaitEvent", BUILDING, "g.split(2)"),
    ("cuStreamCreateWithPriority", BUILDING, "g.split(2)"),
    ("cuMemAllocAsync", f"{MR}; {BUILDING}", "m.allocate(8, stream=g)"),
    ("cuStreamIsCapturing", f"{MR}; {BUILDING}", "m.allocate(8, stream=g)"),
    ("cuMemFreeAsync", f"{MR}; {BUILDING}", "m.deallocate(8, 8, stream=g)"),
    ("cuDeviceGraphMemTrim", MR, "m.trim()"),
    ("cuDeviceGetGraphMemAttribute", ATTRIBUTES, "a.used_mem_high"),
    ("cuDeviceSetGraphMemAttribute", ATTRIBUTES, "setattr(a, 'used_mem_high', 0)"),
):
    warned(f"{before}; fails('{symbol}', 1, lambda: {call})")
