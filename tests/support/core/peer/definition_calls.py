"""List rows of core/peer/test_calls.py about graphs built of nodes; rows.py explains rows."""

from support.core.peer.rows import Raises, Value, better, group, kind, same

G = "g = graph.GraphDefinition()\n"
CONFIG = "L = core.LaunchConfig(grid=1, block=32)\n"
KERNEL = "k = kernel('nothing')\n"
B = "b = buf()\n"
C = "c = buf()\n"
AT_B = "p = int(b.handle)\n"
AT_C = "q = int(c.handle)\n"
A = "a = g.empty()\n"

group("graph definitions")
same(
    G + "(repr(g), g.is_valid, str(g.handle), g == graph.GraphDefinition(), g == 5, hash(g) == hash(g), g.nodes(), g.edges(), type(g.handle))",  # noqa: E501
    "graph.GraphDefinition(1)",
    "graph.GraphDefinition(a=1)",
    "graph.ExecutableKernelNode()",
    "graph.ExecutableGraphNode()",
    "class T(graph.GraphDefinition):\n    pass\n(repr(T()), type(T()))",
    G + "n = g.empty()\n(list(g.nodes())[0] is n, list(g.nodes())[0] == n, weakref.ref(n)() is n)",
    G + "n = g.empty()\nn.destroy()\n(repr(n), n.is_valid, n.destroy(), n.handle)",
    G + "n = g.empty()\nn.destroy()\nn.type",
    G + "n = g.empty()\nn.destroy()\nn.graph",
    G + "n = g.empty()\nn.destroy()\nn.join()",
    G + "n = g.empty()\nn.destroy()\ng.join(n)",
    G + "n = g.empty()\nt = n.graph\ndel g\ngc.collect()\n(n.is_valid, t.is_valid, n.join().is_valid)",
    G + "n = g.empty()\ndel g\ngc.collect()\n(n.is_valid, n.graph.nodes() == {n})",
    G + A + "a.join(5)",
    G + A + "g.join(5)",
    G + A + "g.join(a, a)",
    G + A + "a.join(a)",
    G + "g.join()",
    G + "(g.nodes.__doc__ is not None, g.handle == g.handle, int(g.handle) > 0)",
    G + "g.handle = 5",
    G + "g.foo = 5",
    G + "g.empty().foo = 5",
    G + "pickle.dumps(g)",
    G + "pickle.dumps(g.empty())",
    G + "import copy\ncopy.copy(g)",
    G + "import copy\ncopy.copy(g.empty())",
    G + "weakref.ref(g)() is g",
    G + "g < g",
    G + "g.empty() < g.empty()",
    G + "g.debug_dot_print(5)",
    "(graph.GraphDebugPrintOptions()._to_flags(), graph.GraphDebugPrintOptions(*[True] * 16)._to_flags(), [graph.GraphDebugPrintOptions(**{f.name: True})._to_flags() for f in dataclasses.fields(graph.GraphDebugPrintOptions)])",  # noqa: E501
    "repr(graph.GraphDebugPrintOptions())",
)
kind(
    "x = graph.GraphNode()\nx.graph.empty()",
)

group("kernel nodes")
same(
    G + KERNEL + "g.launch(5, k)",
    G + CONFIG + "g.launch(L, 5)",
    G + "g.launch()",
    G + KERNEL + "g.launch(None, k)",
    G + KERNEL + "repr(g.launch(core.LaunchConfig(grid=1, block=1, programmatic_stream_serialization=True), k))",
    G + KERNEL + "n = g.launch(core.LaunchConfig(grid=(2, 3), block=(4, 5, 6), shmem_size=7), k)\n(repr(n), n.grid, n.block, n.shmem_size)",  # noqa: E501
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nn.update(config=core.LaunchConfig(grid=2, block=3))\n(n.grid, n.block, n.shmem_size, n.kernel == k)",  # noqa: E501
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nk2 = kernel('layout')\nn.update(kernel=k2)",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nn.update(kernel=k)\nn.kernel == k",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nk2 = kernel('nothing')\nn.update(kernel=k2, args=())\n(n.kernel == k2, n.kernel == k)",  # noqa: E501
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nn.update()",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nn.update(args=[])",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nn.update(args=None)",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nn.update(config=5)",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nn.update(kernel=5, args=())",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nn.update(L)",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nn.destroy()\nn.update(config=L)",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nn.destroy()\n(repr(n), n.grid, n.kernel == k, n.config)",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nr = weakref.ref(n)\ndel n\ngc.collect()\nr() is None",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\ndel n\nn = g.nodes().pop()\nm = [x for x in g.nodes() if type(x).__name__ == 'KernelNode'][0]\n(m.kernel == k, m.grid, m.kernel)",  # noqa: E501
)
kind(
    CONFIG + KERNEL + "x = graph.GraphNode()\nx.launch(L, k)",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nn.update(args=5)",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nn.update(args=iter(()))",
)

KEPT = """
p = core.ObjectCode.from_ptx(PTX.format(".param .u64 p").encode()).get_kernel("k")
b, other = buf(16), buf(16)
r = weakref.ref(b)
g = graph.GraphDefinition()
n = g.launch(core.LaunchConfig(grid=1, block=1), p, {})
{}
del b
gc.collect()
{}
"""
same(
    *(KEPT.format(*what, "r() is not None") for what in (("b", ""), ("b", "e = g.instantiate()\ndel g, n"), ("other", "n.update(args=(b,))"),
                                                         ("b", "b.close()"))),
    KEPT.format("b", "n.update(args=(other,))", "is_gone(r)"),
    "g = graph.GraphDefinition()\n(hash(g) == hash(g._entry), g == g._entry, hash(g._entry) == hash(g._entry))",
)  # fmt: skip

group("memory nodes")
same(
    G + "n = g.allocate(100)\n(repr(n), type(n.dptr), n.bytesize, n.device_id, n.memory_type, n.peer_access, n.type)",
    G + "g.allocate(100, device=dev).device_id",
    G + "g.allocate(100, device=0).device_id",
    G + "g.allocate(100, device=9)",
    G + "g.allocate(100, device='x')",
    G + "g.allocate(-1)",
    G + "g.allocate('x')",
    G + "g.allocate(0)",
    G + "n = g.allocate(100, memory_type='host')\n(repr(n), n.memory_type)",
    G + "n = g.allocate(100, memory_type='managed')\n(repr(n), n.memory_type)",
    G + "g.allocate(100, memory_type='nonsense')",
    G + "g.allocate(100, memory_type=None)",
    G + "g.allocate(100, memory_type=5)",
    G + "g.allocate(100, memory_type=typing.GraphMemoryType.DEVICE).memory_type",
    G + "g.allocate(100, peer_access=[0]).peer_access",
    G + "g.allocate(100, peer_access=[dev]).peer_access",
    G + "g.allocate(100, peer_access=[9])",
    G + "g.allocate(100, peer_access=5)",
    G + "g.allocate(100, peer_access=[]).peer_access",
    G + "g.allocate(100, 0)",
    G + "g.deallocate(g.allocate(5).dptr)",
    G + "g.deallocate(5)",
    G + "g.deallocate('x')",
    G + "g.deallocate(None)",
    G + "a = g.allocate(8)\na.deallocate(a)",
    G + B + "g.deallocate(b)",
    G + "h = graph.GraphDefinition()\nh.allocate(8)\ng.embed(h)",
    G + "n = g.allocate(88)\ndel n\nm = [x for x in g.nodes() if type(x).__name__ == 'AllocNode'][0]\n(m.bytesize, m.device_id, m.memory_type, m.peer_access, repr(m))",  # noqa: E501
    G + "n = g.deallocate(g.allocate(88).dptr)\ndel n\nm = [x for x in g.nodes() if type(x).__name__ == 'FreeNode'][0]\n(m.dptr > 0, repr(m))",  # noqa: E501
)

group("fills")
same(
    G + B + AT_B + "n = g.memset(b, 7, 64)\n(repr(n), n.dptr == p, n.value, n.element_size, n.width, n.height, n.pitch, n.type)",  # noqa: E501
    G + B + AT_B + "n = g.memset(p, b'\\x01\\x02', 8, 2, 32)\n(repr(n), n.dptr == p, n.value, n.element_size, n.width, n.height, n.pitch, n.type)",  # noqa: E501
    G + B + AT_B + "n = g.memset(p, b'\\x01\\x02\\x03\\x04', 8)\n(n.value, n.element_size)",
    G + B + AT_B + "g.memset(p, b'\\x01\\x02\\x03', 8)",
    G + B + AT_B + "g.memset(p, 1.5, 8)",
    G + B + AT_B + "g.memset(p, 'x', 8)",
    G + B + AT_B + "g.memset(p, np.int16(5), 8).element_size",
    G + B + AT_B + "g.memset(p, np.int64(5), 8).element_size",
    G + B + AT_B + "g.memset(p, True, 8).value",
    G + "g.memset('x', 1, 8)",
    G + "g.memset(None, 1, 8)",
    G + "g.memset(-1, 1, 8)",
    G + "g.memset(0, 1, 8)",
    G + B + "g.memset(b, 1, 8, dst_owner=object())",
    G + B + "g.memset(b, 1, 8, dst_owner=None)",
    G + B + "b.close()\ng.memset(b, 1, 8)",
    G + B + AT_B + "b.close()\ng.memset(p, 1, 8, dst_owner=b)",
    G + B + "g.memset(b, 1, 0)",
    G + B + "g.memset(b, 1, -1)",
    G + B + "g.memset(b, 1, 8, 0)",
    G + B + "g.memset(b, 1, 100)",
    G + B + "g.memset(b, 1, 8, height=2, pitch=8).pitch",
    G + B + "g.memset(b, 1, width=8, height=2, pitch=4)",
    G + B + "g.memset(b, 1)",
    G + B + AT_B + "n = g.memset(b, 7, 64)\nn.update(value=9)\n(n.value, n.width, n.dptr == p, n.element_size)",
    G + B + AT_B + "n = g.memset(b, 7, 64)\nn.update(value=b'\\x01\\x02', width=4)\n(n.value, n.width, n.dptr == p, n.element_size)",  # noqa: E501
    G + B + C + AT_C + "n = g.memset(b, 7, 64)\nn.update(dst=c)\nn.dptr == q",
    G + B + C + AT_C + "n = g.memset(b, 7, 64)\nn.update(dst=c, dst_owner=c)\nn.dptr == q",
    G + B + C + AT_C + "n = g.memset(b, 7, 64)\nn.update(dst_owner=c)\nn.dptr == q",
    G + B + C + AT_C + "n = g.memset(b, 7, 64)\nn.update(dst=q, dst_owner=c)\nn.dptr == q",
    G + B + "n = g.memset(b, 7, 64)\nn.update()\nn.width",
    G + B + "n = g.memset(b, 7, 64)\nn.update(9)",
    G + B + "n = g.memset(b, 7, 64)\nn.update(width=-1)",
    G + B + "n = g.memset(b, 7, 64)\nn.update(width='x')",
    G + B + "n = g.memset(b, 7, 64)\nn.update(height=2, pitch=8, width=8)\n(n.width, n.height, n.pitch)",
    G + B + "n = g.memset(b, 7, 8, 2, 16)\nn.update(height=1)\n(n.width, n.height, n.pitch)",
    G + B + "n = g.memset(b, 7, 64)\nn.update(width=None, height=None)\nn.width",
    G + B + "n = g.memset(b, 7, 64)\nn.update(width=1000)",
    G + B + "n = g.memset(b, 7, 64)\nn.destroy()\nn.update(value=9)",
    G + B + "n = g.memset(b, 7, 64)\nn.destroy()\n(repr(n), n.value)",
    G + B + AT_B + "n = g.memset(b, 5, 8)\ndel n\nm = [x for x in g.nodes() if type(x).__name__ == 'MemsetNode'][0]\n(m.dptr == p, m.value, m.width, repr(m))",  # noqa: E501
)
kind(
    G + B + AT_B + "g.memset(p, 256, 8)",
    G + B + AT_B + "g.memset(p, -1, 8)",
    G + "g.memset(2 ** 64, 1, 8)",
)

group("copies")
same(
    G + B + C + AT_B + AT_C + "n = g.memcpy(b, c, 16)\n(repr(n), n.dst == p, n.src == q, n.size, n.type)",
    G + B + C + AT_B + AT_C + "n = g.memcpy(p, q, 16)\n(repr(n), n.dst == p, n.src == q, n.size, n.type)",
    G + B + C + "g.memcpy(b, c, 0)",
    G + B + C + "g.memcpy(b, c, -1)",
    G + B + C + "g.memcpy(b, c, 100)",
    G + B + C + "g.memcpy(b, c)",
    G + B + "g.memcpy(b, 'x', 5)",
    G + C + "g.memcpy('x', c, 5)",
    G + C + "g.memcpy(None, c, 5)",
    G + B + "g.memcpy(b, None, 5)",
    G + B + "g.memcpy(b, 12345, 5)",
    G + B + "g.memcpy(b, 0, 5)",
    G + B + C + "g.memcpy(b, c, 5, dst_owner=1)",
    G + B + C + "g.memcpy(b, c, 5, src_owner=1)",
    G + B + C + AT_B + AT_C + "g.memcpy(p, q, 5, src_owner=c, dst_owner=b)",
    G + B + C + "c.close()\ng.memcpy(b, c, 5)",
    G + B + C + AT_C + "c.close()\ng.memcpy(b, q, 5, src_owner=c)",
    G + B + C + AT_B + AT_C + "n = g.memcpy(b, c, 16)\nn.update(size=8)\n(n.size, n.dst == p, n.src == q)",
    G + B + C + AT_B + AT_C + "n = g.memcpy(b, c, 16)\nn.update(dst=c, src=b)\n(n.size, n.dst == q, n.src == p)",
    G + B + C + "n = g.memcpy(b, c, 16)\nn.update(dst=c, dst_owner=c)",
    G + B + C + "n = g.memcpy(b, c, 16)\nn.update(src_owner=c)",
    G + B + C + "n = g.memcpy(b, c, 16)\nn.update(dst_owner=c)",
    G + B + C + "n = g.memcpy(b, c, 16)\nn.update()\nn.update(size=None)",
    G + B + C + "n = g.memcpy(b, c, 16)\nn.update(size=1000)",
    G + B + C + "n = g.memcpy(b, c, 16)\nn.update(size='x')",
    G + B + C + "n = g.memcpy(b, c, 16)\nn.update(5)",
    G + B + C + "n = g.memcpy(b, c, 16)\nn.destroy()\nn.update(size=8)",
    G + B + C + AT_B + AT_C + "n = g.memcpy(b, c, 8)\ndel n\nm = [x for x in g.nodes() if type(x).__name__ == 'MemcpyNode'][0]\n(m.dst == p, m.src == q, m.size, repr(m))",  # noqa: E501
)

group("graphs in graphs")
same(
    G + "g.embed(5)",
    G + "g.embed(None)",
    G + "h = graph.GraphDefinition()\nh.empty()\nn = g.embed(h)\nt = n.child_graph\nn.destroy()\n(t.is_valid, t.handle, repr(t), t == t)",  # noqa: E501
    G + "h = graph.GraphDefinition()\nh.empty()\nn = g.embed(h)\nt = n.child_graph\nm = t.empty()\n(m.is_valid, len(t.nodes()), m.graph == t)",  # noqa: E501
    G + "h = graph.GraphDefinition()\nh.empty()\nn = g.embed(h)\nh.empty()\nn.update(h)\nlen(n.child_graph.nodes())",
    G + "h = graph.GraphDefinition()\nh.empty()\nn = g.embed(h)\nn.update(5)",
    G + "h = graph.GraphDefinition()\nh.empty()\nn = g.embed(h)\nn.update(None)",
    G + "h = graph.GraphDefinition()\nh.empty()\nn = g.embed(h)\nt = n.child_graph\nn.update(h)\n(t.is_valid, n.child_graph == t)",  # noqa: E501
    G + "h = graph.GraphDefinition()\nh.empty()\nn = g.embed(h)\nn.update(child=h)",
    G + "h = graph.GraphDefinition()\nh.empty()\nn = g.embed(h)\ndel n\nm = [x for x in g.nodes() if type(x).__name__ == 'ChildGraphNode'][0]\n(m.child_graph, repr(m))",  # noqa: E501
)

group("event nodes")
same(
    G + "e = dev.create_event()\nn = g.record(e)\n(repr(n), n.event == e, n.event is e, n.type)",
    G + "e = dev.create_event()\nn = g.wait(e)\n(repr(n), n.event == e, n.event is e, n.type)",
    G + "g.record(5)",
    G + "g.record(None)",
    G + "g.wait(5)",
    G + "e = dev.create_event()\ne.close()\ng.record(e)",
    G + "e = dev.create_event()\nn = g.record(e)\ne2 = dev.create_event()\nn.update(e2)\nn.event == e2",
    G + "e = dev.create_event()\nn = g.wait(e)\ne2 = dev.create_event()\nn.update(event=e2)\nn.event == e2",
    G + "e = dev.create_event()\nn = g.wait(e)\nn.update(5)",
    G + "e = dev.create_event()\nn = g.wait(e)\nn.update(None)",
    G + "e = dev.create_event()\nn = g.wait(e)\nn.update()",
    G + "e = dev.create_event()\nn = g.record(e)\ndel n\nm = [x for x in g.nodes() if type(x).__name__ == 'EventRecordNode'][0]\n(m.event == e, repr(m), m.event)",  # noqa: E501
)

group("host nodes")
same(
    G + "def f():\n    pass\nn = g.callback(f)\n(repr(n), n.callback is f, n.type)",
    G + "g.callback(5)",
    G + "g.callback(None)",
    G + "g.callback(print, user_data=5)",
    G + "F = ctypes.CFUNCTYPE(None, ctypes.c_void_p)\nf = F(lambda x: None)\nn = g.callback(f, user_data=5)\n(repr(n), n.callback, n.type)",  # noqa: E501
    G + "F = ctypes.CFUNCTYPE(None, ctypes.c_void_p)\nf = F(lambda x: None)\nn = g.callback(f, user_data=b'abc')\n(repr(n), n.callback, n.type)",  # noqa: E501
    G + "F = ctypes.CFUNCTYPE(None, ctypes.c_int)\nf = F(lambda x: None)\nn = g.callback(f)",
    G + "F = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)\nf = F(lambda x: 1)\nn = g.callback(f)",
    G + "n = g.callback(ctypes.CDLL(None).puts)",
    G + "n = g.callback(type('C', (), {'__call__': lambda s: None, '__repr__': lambda s: 'CC'})())\nrepr(n)",
    G + "n = g.callback(lambda: None)\nrepr(n)",
    G + "import functools\nn = g.callback(functools.partial(print))\nrepr(n)",
    G + "n = g.callback(print)\nn.update(len)\nn.callback",
    G + "n = g.callback(print)\nn.update(5)",
    G + "n = g.callback(print)\nn.update()",
    G + "n = g.callback(print)\nn.update(print, user_data=5)",
    G + "n = g.callback(print)\nF = ctypes.CFUNCTYPE(None, ctypes.c_void_p)\nf = F(lambda x: None)\nn.update(f, user_data=b'x')\n(n.callback, repr(n))",  # noqa: E501
    G + "n = g.callback(print)\nn.destroy()\nn.update(len)",
    G + "n = g.callback(print)\nn.destroy()\n(n.callback, repr(n))",
    G + "o = type('O', (), {})()\nr = weakref.ref(o)\nf = lambda: o\nn = g.callback(f)\ndel o, f\nn.destroy()\nis_gone(r)",
    G + "n = g.callback(print)\ndel n\nm = [x for x in g.nodes() if type(x).__name__ == 'HostCallbackNode'][0]\n(m.callback, repr(m))",  # noqa: E501
)
kind(
    G + "F = ctypes.CFUNCTYPE(None, ctypes.c_void_p)\nf = F(lambda x: None)\nn = g.callback(f, user_data='abc')",
    G + "F = ctypes.CFUNCTYPE(None, ctypes.c_void_p)\nf = F(lambda x: None)\nn = g.callback(f, user_data=1.5)",
)

group("conditional nodes")
same(
    G + "c = g.create_condition()\n(repr(c), type(c.handle), c == c, c == g.create_condition(), c == 5, hash(c) == hash(c))",  # noqa: E501
    G + "c = g.create_condition(5)\nrepr(c)",
    G + "c = g.create_condition(default_value=None)\nrepr(c)",
    G + "c = g.create_condition('x')",
    G + "c = g.create_condition(-1)",
    G + "c = g.create_condition(2 ** 32)",
    G + "c = g.create_condition()\nn = g.if_then(c)\n(repr(n), n.condition == c, n.condition is c, n.cond_type, n.branches, n.then, n.then == n.branches[0], n.type, repr(n.then), n.then is n.branches[0])",  # noqa: E501
    G + "c = g.create_condition()\nn = g.if_else(c)\n(repr(n), n.condition == c, n.cond_type, n.branches, n.then, n.else_ == n.branches[1], n.type, repr(n.then))",  # noqa: E501
    G + "c = g.create_condition()\nn = g.while_loop(c)\n(repr(n), n.condition == c, n.cond_type, n.branches, n.body, n.type)",  # noqa: E501
    G + "c = g.create_condition()\nn = g.switch(c, 3)\n(repr(n), n.condition == c, n.cond_type, n.branches, n.type)",
    G + "c = g.create_condition()\nn = g.switch(c, 0)",
    G + "c = g.create_condition()\nn = g.switch(c, -1)",
    G + "c = g.create_condition()\nn = g.switch(c, 'x')",
    G + "g.if_then(5)",
    G + "g.if_else(None)",
    G + "g.while_loop('x')",
    G + "g.switch(5, 2)",
    G + "h = graph.GraphDefinition()\nc = h.create_condition()\nn = g.if_then(c)",
    G + "c = g.create_condition()\nn = g.if_then(c)\nn = g.if_then(c)",
    G + "c = g.create_condition()\nn = g.if_then(c)\nn.then.allocate(8)",
    G + "c = g.create_condition()\nn = g.if_then(c)\nx = n.then.empty()\nx2 = x.empty() if hasattr(x, 'empty') else 3",
    G + "c = g.create_condition()\nn = g.if_then(c)\nt = n.then\nn.destroy()\n(t.is_valid, repr(t), repr(n), n.branches, n.condition, n.cond_type)",  # noqa: E501
    G + "c = g.create_condition()\nn = g.if_then(c)\nt = n.then\nn.destroy()\nt.empty()",
    G + "c = g.create_condition()\nn = g.if_then(c)\nt = n.then\nn.destroy()\nt.nodes()",
    G + "c = g.create_condition()\nn = g.if_then(c)\nt = n.then\nm = t.empty()\nn.destroy()\n(m.is_valid, repr(m), m.graph.is_valid, m.handle)",  # noqa: E501
    G + "c = g.create_condition()\nn = g.if_then(c)\nt = n.then\nm = t.empty()\nn.destroy()\nm.join()",
    G + "c = g.create_condition()\nn = g.if_then(c)\nt = n.then\nm = t.empty()\nn.destroy()\nm.type",
    G + "weakref.ref(g.create_condition())",
    G + "c = g.create_condition()\ng.instantiate()",
    G + "d = g.create_condition()\nn = g.if_else(d)\ndel n\nm = [x for x in g.nodes() if 'If' in type(x).__name__ or 'Cond' in type(x).__name__][0]\n(m, repr(m), m.condition, m.condition == d, m.cond_type, m.branches)",  # noqa: E501
    G + "d = g.create_condition()\nn = g.switch(d, 3)\ndel n\nm = [x for x in g.nodes() if 'Sw' in type(x).__name__ or 'Cond' in type(x).__name__][0]\n(m, repr(m), m.condition, m.condition == d, m.cond_type, m.branches)",  # noqa: E501
)

group("edges")
same(
    G + "n = g.empty()\n(repr(n), n.type, n.handle, n.graph == g, n.graph is g, n.is_valid, n == 5, n == g.empty(), hash(n) == hash(n), n.pred, n.succ, repr(n.pred))",  # noqa: E501
    G + "n = g.empty()\nn.destroy()\nn.pred",
    G + "n = g.empty()\nn.destroy()\nlist(n.pred)",
    G + "n = g.empty()\nn.destroy()\ng.empty().pred.add(n)",
    G + "e = g._entry\n(repr(e), e.type, e.handle, e.pred, e.succ, list(e.succ), e.is_valid, e.graph == g, e == g._entry, hash(e) == hash(g._entry), e.destroy(), len(e.pred))",  # noqa: E501
    G + "a = g.allocate(100)\nf = a.deallocate(a.dptr)\n(repr(f), f.dptr == a.dptr, f.type, f.pred == {a}, a.succ == {f}, repr(f.pred), list(f.pred))",  # noqa: E501
    G + A + "x = a.join()\ny = g.join(a, x)\n(x.pred == {a}, y.pred == {a, x}, a.succ == {x, y}, g.nodes() == {a, x, y}, g.edges() == {(a, x), (a, y), (x, y)}, len(a.succ), x in a.succ, 5 in a.succ, repr(a.succ))",  # noqa: E501
    G + A + "b_ = g.empty()\na.succ.add(b_)\n(b_.pred, b_.pred == {a})\na.succ.discard(b_)\nlen(b_.pred)",
    G + A + "a.succ.add(a)",
    G + A + "a.succ.add(5)",
    G + A + "a.succ.discard(5)",
    G + A + "a.succ.remove(5)",
    G + A + "a.succ.remove(g.empty())",
    G + A + "a.succ.pop()",
    G + A + "x = a.join()\n(a.succ.pop() is x, len(a.succ))",
    G + A + "x = a.join()\ny = a.join()\na.succ.clear()\n(len(a.succ), len(x.pred))",
    G + A + "x = a.join()\na.succ -= {x}\nlen(a.succ)",
    G + A + "x = a.join()\na.succ &= set()\nlen(a.succ)",
    G + A + "x = a.join()\ny = g.empty()\na.succ = [y]\na.succ == {y}",
    G + A + "a.succ = 5",
    G + A + "a.succ = [5]",
    G + A + "x = a.join()\na.succ = [5]",
    G + A + "del a.succ",
    G + A + "a.succ.update([g.empty()], (g.empty(),))\nlen(a.succ)",
    G + A + "a.succ.update(5)",
    G + A + "a.succ.update([5])",
    G + A + "a.succ.update()",
    G + A + "a.succ.update(g.empty())\nlen(a.succ)",
    G + A + "x = a.join()\na.succ.add(x)\nlen(a.succ)",
    G + A + "h = graph.GraphDefinition()\na.succ.add(h.empty())",
    G + A + "x = a.join()\nx.succ.add(a)\ng.instantiate()",
    G + A + "hash(a.succ)",
    G + A + "x = a.join()\ns_ = a.succ\nx.destroy()\n(len(s_), list(s_), s_ == {x}, repr(s_))",
    G + A + "x = a.join()\ny = x.join()\nx.destroy()\n(len(a.succ), len(y.pred), g.nodes() == {a, y}, g.edges())",
    G + "type(g.empty().succ)()",
    G + "type(g.empty().succ)(g.empty(), True)",
    G + "e = g._entry\nx = g.empty()\n(x in e.succ, len(e.succ), e.pred, x.pred == {e}, e in x.pred, len(x.pred))",
    G + "e = g._entry\nx = g.empty()\nx.pred.add(e)\nlen(x.pred)",
    G + CONFIG + KERNEL + "x = g._entry.launch(L, k)\n(len(x.pred), g._entry.join(), g._entry.destroy())",
)

group("executable nodes")
same(
    G + "x = g.instantiate(graph.GraphCompleteOptions(auto_free_on_launch=True))\nx.launch(s)",
    G + "x = g.instantiate(options=graph.GraphCompleteOptions(upload_stream=s))",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nx = g.instantiate()\nv = x[n]\n(v, repr(v), v.is_enabled, v.disable(), v.is_enabled, v.enable(), v.is_enabled, x[n] == v, x[n] is v, hash(v) != 0)",  # noqa: E501
    G + A + "x = g.instantiate()\nx[a]",
    G + "x = g.instantiate()\nx[5]",
    G + "x = g.instantiate()\nx[None]",
    G + "n = g.allocate(8)\nx = g.instantiate()\nx[n]",
    G + "n = g.deallocate(g.allocate(8).dptr)\nx = g.instantiate()\nx[n]",
    G + "n = g.if_then(g.create_condition())\nn.then.empty()\nx = g.instantiate()\nx[n]",
    G + CONFIG + KERNEL + "n = g.if_then(g.create_condition())\nm = n.then.launch(L, k)\nx = g.instantiate()\nrepr(x[m])",  # noqa: E501
    G + CONFIG + KERNEL + "h = graph.GraphDefinition()\nn = h.launch(L, k)\nx = g.instantiate()\nv = x[n]\nv.is_enabled",  # noqa: E501
    G + CONFIG + KERNEL + "h = graph.GraphDefinition()\nn = h.launch(L, k)\nx = g.instantiate()\nv = x[n]\nv.update(config=L, kernel=k, args=())",  # noqa: E501
    G + CONFIG + KERNEL + "x = g.instantiate()\nx.close()\nn = g.launch(L, k)\nx[n]",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nx = g.instantiate()\nv = x[n]\nx.close()\nv.is_enabled",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nx = g.instantiate()\nv = x[n]\nx.close()\n(repr(v), v.update(config=L, kernel=k, args=()))",  # noqa: E501
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nx = g.instantiate()\nv = x[n]\nn.destroy()\nv.is_enabled",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nx = g.instantiate()\nn.destroy()\nx[n]",
    G + "x = g.instantiate()\nx[g._entry]",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nx = g.instantiate()\nx[n].update(config=L, kernel=k)",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nx = g.instantiate()\nx[n].update(config=L, kernel=k, args=())",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nx = g.instantiate()\nx[n].update(config=L, kernel=k, args=[])",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nx = g.instantiate()\nx[n].update(config=None, kernel=k, args=())",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nx = g.instantiate()\nx[n].update(config=L, kernel=None, args=())",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nx = g.instantiate()\nx[n].update(L, k, ())",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nx = g.instantiate()\nx[n].update()",
    G + B + C + "n = g.memset(b, 1, 8)\nx = g.instantiate()\nv = x[n]\n(repr(v), v.is_enabled, v.disable(), v.is_enabled, v.enable(), v.update(dst=c, value=2, width=16), n.value, n.width)",  # noqa: E501
    G + B + "n = g.memset(b, 1, 8)\nx = g.instantiate()\nx[n].update(value=2)",
    G + B + "n = g.memset(b, 1, 8)\nx = g.instantiate()\nx[n].update(dst=b, value=2, width=3, height=2, pitch=4)",
    G + B + "n = g.memset(b, 1, 8)\nx = g.instantiate()\nx[n].update(dst=b, value=3, width=0)",
    G + B + "n = g.memset(b, 1, 8)\nx = g.instantiate()\nx[n].update(dst=b, value=3, width=8, dst_owner=b)",
    G + B + "n = g.memset(b, 1, 8)\nx = g.instantiate()\nx[n].update(dst='x', value=3, width=8)",
    G + B + "n = g.memset(b, 1, 8)\nx = g.instantiate()\nx[n].update(dst=b, value=b'xy', width=4)",
    G + B + C + "n = g.memcpy(b, c, 8)\nx = g.instantiate()\nv = x[n]\n(repr(v), v.is_enabled, v.disable(), v.is_enabled, v.enable(), v.update(dst=c, src=b, size=16), n.size)",  # noqa: E501
    G + B + C + "n = g.memcpy(b, c, 8)\nx = g.instantiate()\nx[n].update(dst=c, src=b)",
    G + B + C + "n = g.memcpy(b, c, 8)\nx = g.instantiate()\nx[n].update(dst=c, src=b, size=0)",
    G + B + C + "n = g.memcpy(b, c, 8)\nx = g.instantiate()\nx[n].update(dst=c, src='x', size=5)",
    G + "h = graph.GraphDefinition()\nh.empty()\nn = g.embed(h)\nx = g.instantiate()\nv = x[n]\n(repr(v), v.update(h), v.update(child=h))",  # noqa: E501
    G + "h = graph.GraphDefinition()\nh.empty()\nn = g.embed(h)\nx = g.instantiate()\nv = x[n]\nh.empty()\nv.update(h)",
    G + "h = graph.GraphDefinition()\nh.empty()\nn = g.embed(h)\nx = g.instantiate()\nv = x[n]\nv.update(5)",
    G + "h = graph.GraphDefinition()\nh.empty()\nn = g.embed(h)\nx = g.instantiate()\nv = x[n]\nv.is_enabled",
    G + "e = dev.create_event()\nn = g.record(e)\nx = g.instantiate()\nv = x[n]\n(repr(v), v.update(e), v.update(event=dev.create_event()), n.event == e)",  # noqa: E501
    G + "e = dev.create_event()\nn = g.wait(e)\nx = g.instantiate()\nv = x[n]\n(repr(v), v.update(e), v.update(event=dev.create_event()), n.event == e)",  # noqa: E501
    G + "e = dev.create_event()\nn = g.wait(e)\nx = g.instantiate()\nv = x[n]\nv.update(5)",
    G + "n = g.callback(print)\nx = g.instantiate()\nv = x[n]\n(repr(v), v.update(len), n.callback is print)",
    G + "n = g.callback(print)\nx = g.instantiate()\nv = x[n]\nv.update(5)",
    G + "n = g.callback(print)\nx = g.instantiate()\nv = x[n]\nv.update(print, user_data=3)",
    G + "l = []\nn = g.callback(lambda: l.append(1))\nx = g.instantiate()\nx.launch(s)\nx[n].update(lambda: l.append(2))\nx.launch(s)\ns.sync()\nl",  # noqa: E501
    G + "l = []\nn = g.callback(lambda: l.append(1))\nn.update(lambda: l.append(2))\nx = g.instantiate()\nx.launch(s)\ns.sync()\nl",  # noqa: E501
    G + B + C + "n = g.memset(b, 7, 64)\nm = n.memcpy(c, b, 64)\nx = g.instantiate()\nx.launch(s)\nread(c) == b'\\x07' * 64",  # noqa: E501
    G + "x = g.instantiate()\nweakref.ref(x)",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nx = g.instantiate()\npickle.dumps(x[n])",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nx = g.instantiate()\nx[n] = 5",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nx = g.instantiate()\ndel g, a\ngc.collect()\nv = x[n]\nv.is_enabled",
)
kind(
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nx = g.instantiate()\nx[n].update(config=L, kernel=k, args=None)",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nx = g.instantiate()\nx[n].update(config=L, kernel=k, args=5)",
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nx = g.instantiate()\nx[n].update(config=core.LaunchConfig(grid=1, block=1, cluster=2), kernel=k, args=())",  # noqa: E501
    G + B + "n = g.memset(b, 1, 8)\nx = g.instantiate()\nx[n].update(dst=b, value=300, width=3)",
)

group("graph definitions, on purpose")
DIRECT = "C2.1: what owns or names a handle of the driver is not made by calling its type"
for name in ("GraphNode", "EmptyNode", "KernelNode", "IfNode"):
    better(
        f"graph.{name}()",
        DIRECT,
        Raises("RuntimeError", f"{name} objects cannot be instantiated directly."),
        Value(...),
    )
CHECKED = "G1: a node's arguments are checked as those of launch()"
NODE = G + CONFIG + KERNEL + "n = g.launch(L, k)\n"
better(
    G + CONFIG + KERNEL + "n = g.launch(L, k)\nx = g.instantiate()\nweakref.ref(x[n])",
    "C2.8: all objects can be referred to weakly",
    Value("<ReferenceType>"),
    Raises("TypeError", "cannot create weak reference to 'ExecutableKernelNode' object"),
)
better(
    G + CONFIG + KERNEL + "g.launch(L, k, 1)",
    CHECKED,
    Raises("TypeError", "CUDA_ERROR_INVALID_VALUE: kernel 'nothing' takes 0 arguments, got 1"),
    Value(...),
)
better(
    G + CONFIG + "g.launch(L, kernel('layout'))",
    CHECKED,
    Raises("TypeError", "CUDA_ERROR_INVALID_VALUE: kernel 'layout' takes 5 arguments, got 0"),
    Raises("CUDAError", "CUDA_ERROR_INVALID_VALUE"),
)
better(
    NODE + "n.update(args=(1, 2))", CHECKED, Raises("TypeError", "CUDA_ERROR_INVALID_VALUE: kernel 'nothing' takes 0 arguments, got 2"), Value()
)
better(
    G + KERNEL + "g.launch({'grid': 1, 'block': 1}, k).grid",
    "C2.3: options are an object or a dict",
    Value({"tuple": [1, 1, 1]}),
    Raises("TypeError"),
)
LIFTED = "C5.15: clusters and cooperation go into nodes"
for field in ("cluster=2", "is_cooperative=True"):
    better(
        G + KERNEL + f"repr(g.launch(core.LaunchConfig(grid=1, block=1, {field}), k).config.{field.split('=')[0]})",
        LIFTED,
        Value("(2, 1, 1)" if field == "cluster=2" else "True"),
        Raises("NotImplementedError", "clustered or cooperative graph kernel nodes are not supported"),
    )
better(
    NODE + "n.update(config=core.LaunchConfig(grid=1, block=1, cluster=2))\nn.config.cluster",
    LIFTED,
    Value({"tuple": [2, 1, 1]}),
    Raises("NotImplementedError", "updating clustered or cooperative kernel nodes is not supported"),
)
better(
    G + "g.allocate(100, peer_access=(0,)).peer_access",
    "C2.7: any sequence is one",
    Value({"tuple": [0]}),
    Raises("TypeError"),
)
CHILD = G + "h = graph.GraphDefinition()\nh.empty()\nn = g.embed(h)\n"
better(CHILD + "n.child_graph is n.child_graph", "C5.15: the graph in a node is one object", Value(True), Value(False))
for source in (G + "g.embed(g)", CHILD + "n.update(n.child_graph)"):
    better(
        source,
        "C5.15: a graph is not put into itself",
        Raises("ValueError", "child must not belong to the graph that it is added to"),
        Raises("CUDAError", "CUDA_ERROR_INVALID_VALUE"),
    )
better(
    G + "g.join(None)",
    "C2.7: a wrong argument type is TypeError",
    Raises("TypeError", "Cannot convert NoneType to GraphNode"),
    Raises("RuntimeError"),
)
SETS = "C5.15: pred and succ are sets"
better(G + A + "x = a.join()\na.succ |= {g.empty(), g.empty()}\nlen(a.succ)", SETS, Value(3), Value(0))
better(G + A + "x = a.join()\ny = g.empty()\na.succ ^= {x, y}\na.succ == {y}", SETS, Value(True), Value(False))
better(
    G + "g._entry.succ.add(g.empty())",
    SETS,
    Raises("ValueError", "The virtual graph entry node cannot be used in an edge"),
    Raises("RuntimeError", "GraphNode has been destroyed"),
)
OPTIONS = "C2.3: options are an object or a dict"
better(G + "type(g.instantiate({'auto_free_on_launch': True}))", OPTIONS, Value("<class Graph>"), Raises("AttributeError"))
better(G + "g.instantiate(5)", OPTIONS, Raises("TypeError", "The graph completion options"), Raises("AttributeError"))

group("captured graphs as definitions")
BUILDER = "gb = dev.create_graph_builder()\nL = core.LaunchConfig(grid=1, block=32)\nk = kernel('nothing')\n"
BUILD = BUILDER + "gb.begin_building()\n"
same(
    BUILDER + "gb.graph_definition",
    BUILD + "gb.graph_definition",
    BUILD + "core.launch(gb, L, k)\ngb.end_building()\nd = gb.graph_definition\n"
    "(len(d.nodes()), d == gb.graph_definition, [type(x).__name__ for x in d.nodes()])",
    BUILD + "core.launch(gb, L, k)\ngb.end_building()\nd = gb.graph_definition\nn = d.nodes().pop()\n"
    "m = n.launch(L, k)\nx = gb.complete()\ngb.close()\n"
    "(d.is_valid, len(d.nodes()), x[m].is_enabled, n.is_valid)",
    BUILD + "gb.end_building()\ngb.close()\ngb.graph_definition",
    BUILD + "a, b = gb.split(2)\nb.graph_definition",
    BUILD + "t = gb.if_then(gb.create_condition())\nd = t.graph_definition\n(d.is_valid, type(d.empty()).__name__)",
    BUILD + "t = gb.if_then(gb.create_condition())\nt.begin_building()\nt.graph_definition",
    BUILD + "t = gb.if_then(gb.create_condition())\nt.begin_building()\ncore.launch(t, L, k)\nt.end_building()\n"
    "d = t.graph_definition\ngb.end_building()\nn = gb.graph_definition.nodes().pop()\n"
    "(n.then == d, len(d.nodes()), n.branches[0] == t.graph_definition)",
    BUILD + "gb.callback(print)\ngb.end_building()\ngb.graph_definition.nodes().pop().callback is print",
    G + "x = g.instantiate()\ngb = dev.create_graph_builder().begin_building()\ngb.end_building()\nx.update(gb)\n"
    "x.update(gb.graph_definition)\nx.update(g)",
    G + B + "n = g.memset(b, 1, 8)\nx = g.instantiate()\nn.update(value=3)\nx.update(g)",
)
