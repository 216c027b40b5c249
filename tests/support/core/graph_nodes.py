"""Add graphs of nodes to the tables of everything.py: an object of each type, all operations."""

import gc
import struct
import time


def conditions_are_told():
    """Return whether the driver reports the kind of a conditional node: only from 13.2 on."""
    from cubind import driver

    return driver.cuDriverGetVersion()[1] >= 13020


def definition(w):
    return w.core.graph.GraphDefinition()


class Nodes:
    """A graph with a node of each kind, and the objects that the nodes use."""

    def __init__(self, w):
        g = self.graph = definition(w)
        self.empty = g.empty()
        self.kernel = g.launch(w.config, w.saxpy, *w.saxpy_arguments())
        self.alloc = g.allocate(64)
        self.free = self.alloc.deallocate(self.alloc.dptr)
        self.fill = g.memset(w.buffer, 1, 64)
        self.copy = g.memcpy(w.buffer, w.other, 64)
        child = definition(w)
        child.empty()
        self.child = g.embed(child)
        self.record = g.record(w.event)
        self.wait = g.wait(w.event)
        self.host = g.callback(int)
        self.if_then = g.if_then(g.create_condition())
        self.if_else = g.if_else(g.create_condition())
        self.loop = g.while_loop(g.create_condition())
        self.switch = g.switch(g.create_condition(), 2)
        self.condition = self.if_then.condition


def node(name):
    return lambda w: getattr(Nodes(w), name)


def view(name):
    """Return a maker of an executable view, in a graph that has only this node."""

    def make(w):
        g = definition(w)
        made = FEW[name](w, g)
        return g.instantiate()[made]

    return make


def child_of(w, g):
    return g.embed(definition(w))


# The kinds of nodes that an executable graph can change.
FEW = {
    "kernel": lambda w, g: g.launch(w.config, w.saxpy, *w.saxpy_arguments()),
    "fill": lambda w, g: g.memset(w.buffer, 1, 64),
    "copy": lambda w, g: g.memcpy(w.buffer, w.other, 64),
    "child": child_of,
    "record": lambda w, g: g.record(w.event),
    "wait": lambda w, g: g.wait(w.event),
    "host": lambda w, g: g.callback(int),
}

MAKERS = {
    "GraphDefinition": definition,
    "GraphNode": lambda w: definition(w)._entry,
    "EmptyNode": node("empty"),
    "KernelNode": node("kernel"),
    "AllocNode": node("alloc"),
    "FreeNode": node("free"),
    "MemsetNode": node("fill"),
    "MemcpyNode": node("copy"),
    "ChildGraphNode": node("child"),
    "EventRecordNode": node("record"),
    "EventWaitNode": node("wait"),
    "HostCallbackNode": node("host"),
    "IfNode": node("if_then"),
    "IfElseNode": node("if_else"),
    "WhileNode": node("loop"),
    "SwitchNode": node("switch"),
    "ExecutableKernelNode": view("kernel"),
    "ExecutableMemsetNode": view("fill"),
    "ExecutableMemcpyNode": view("copy"),
    "ExecutableChildGraphNode": view("child"),
    "ExecutableEventRecordNode": view("record"),
    "ExecutableEventWaitNode": view("wait"),
    "ExecutableHostCallbackNode": view("host"),
}

# Types that exist only as bases of other types.
ABSTRACT = ("ConditionalNode", "ExecutableGraphNode")


def a_child(w):
    """Return one child graph for all rows.

    An executable graph that cannot be destroyed keeps its child, so a new child for each row would
    leak.
    """
    if not hasattr(w, "child"):
        w.child = definition(w)
    return w.child


def adds(work):
    """Return an operation that adds to a new graph."""
    return lambda w: work(w, definition(w))


def changes(name, *arguments, **by_name):
    """Return an operation that calls a node's update()."""

    def operation(w):
        made = FEW[name](w, definition(w))
        made.update(*[a(w) for a in arguments], **{k: v(w) for k, v in by_name.items()})

    return operation


def changes_executable(name, *arguments, **by_name):
    def operation(w):
        view(name)(w).update(*[a(w) for a in arguments], **{k: v(w) for k, v in by_name.items()})

    return operation


def edges(w):
    g = definition(w)
    a, b, c = g.empty(), g.empty(), g.empty()
    a.succ.update([b, c])
    assert len(a.succ) == 2
    c.pred.discard(a)
    a.succ.clear()
    b.pred = [a, c]
    return g.edges()


def destroyed(w):
    g = definition(w)
    n = g.if_else(g.create_condition(1))
    inside = n.then.callback(int)
    n.destroy()
    assert not inside.is_valid


def met_again(w):
    """Look at nodes that no object stands for, so that core queries the driver."""
    g = Nodes(w).graph
    return [repr(n) for n in g.nodes()]


def enabling(w):
    executable = view("kernel")(w)
    executable.disable()
    executable.enable()
    return executable.is_enabled


def batch(w):
    g = definition(w)
    a, b = g.memset(w.buffer, 1, 64), g.launch(w.config, w.kernel)
    graph = g.instantiate()
    graph.update_nodes(
        {a: {"dst": w.other, "value": 2, "width": 8}, b: {"config": w.config, "kernel": w.kernel, "args": ()}}
    )


def arguments(w):
    g = definition(w)
    nodes = [g.launch(w.config, w.saxpy, *w.saxpy_arguments()) for _ in range(2)]
    return g.instantiate().arguments(nodes)


def arguments_set(w):
    made = arguments(w)
    made.set([w.saxpy_arguments(), None])
    made.graph.launch(w.stream)
    made.set([None, w.saxpy_arguments()])
    w.stream.sync()


def graph_function(w):
    @w.stream.graph
    def step(arguments, more=False):
        w.core.launch(w.stream, w.config, w.saxpy, *arguments)
        if more:
            w.buffer.copy_to(w.other, stream=w.stream)

    for more in (False, False, True, False):
        step(w.saxpy_arguments(), more)
    w.stream.sync()


def run(w):
    g = definition(w)
    g.memset(w.buffer, 1, 64).memcpy(w.other, w.buffer, 64).callback(int)
    graph = g.instantiate()
    graph.launch(w.stream)
    w.stream.sync()


SAXPY = {
    "config": lambda w: w.config,
    "kernel": lambda w: w.saxpy,
    "args": lambda w: w.saxpy_arguments(),
}
OPERATIONS = {
    "GraphDefinition": definition,
    "GraphDefinition.launch": adds(lambda w, g: g.launch(w.config, w.saxpy, *w.saxpy_arguments())),
    "GraphNode.launch, cluster": adds(
        lambda w, g: g.empty().launch(w.core.LaunchConfig(grid=1, block=32, cluster=2), w.kernel).config
    ),
    "GraphNode.launch, programmatic": adds(
        lambda w, g: g.launch(w.config, w.kernel).launch(
            w.core.LaunchConfig(grid=1, block=32, programmatic_stream_serialization=True), w.kernel
        )
    ),
    "GraphDefinition.allocate": adds(lambda w, g: g.allocate(64)),
    "GraphNode.deallocate": adds(lambda w, g: (a := g.allocate(64)).deallocate(a.dptr)),
    "GraphDefinition.memset": adds(lambda w, g: g.memset(w.buffer, 1, 64)),
    "GraphDefinition.memcpy": adds(lambda w, g: g.memcpy(w.buffer, w.other, 64)),
    "GraphDefinition.embed": adds(lambda w, g: g.embed(definition(w))),
    "GraphDefinition.record": adds(lambda w, g: g.record(w.event)),
    "GraphDefinition.wait": adds(lambda w, g: g.wait(w.event)),
    "GraphDefinition.callback": adds(lambda w, g: g.callback(int)),
    "GraphDefinition.if_else": adds(lambda w, g: g.if_else(g.create_condition(1)).then.empty()),
    "GraphDefinition.join": adds(lambda w, g: g.join(g.empty(), g.empty())),
    "GraphDefinition.instantiate": adds(lambda w, g: (g.callback(int), g.instantiate().close())),
    "GraphNode.type": adds(lambda w, g: g.empty().type),
    "GraphNode.destroy": destroyed,
    "graph edges": edges,
    "graph nodes met again": met_again,
    "KernelNode.update": changes("kernel", **SAXPY),
    "KernelNode.update(config)": changes("kernel", config=lambda w: w.config),
    "MemsetNode.update": changes("fill", dst=lambda w: w.other),
    "MemcpyNode.update": changes("copy", dst=lambda w: w.other),
    "EventRecordNode.update": changes("record", lambda w: w.event),
    "EventWaitNode.update": changes("wait", lambda w: w.event),
    "HostCallbackNode.update": changes("host", lambda w: float),
    "ExecutableKernelNode.update": changes_executable("kernel", **SAXPY),
    "ExecutableMemsetNode.update": changes_executable(
        "fill", dst=lambda w: w.other, value=lambda w: 1, width=lambda w: 8
    ),
    "ExecutableMemcpyNode.update": changes_executable(
        "copy", dst=lambda w: w.other, src=lambda w: w.buffer, size=lambda w: 8
    ),
    "ExecutableChildGraphNode.update": changes_executable("child", a_child),
    "ExecutableEventRecordNode.update": changes_executable("record", lambda w: w.event),
    "ExecutableEventWaitNode.update": changes_executable("wait", lambda w: w.event),
    "ExecutableHostCallbackNode.update": changes_executable("host", lambda w: float),
    "ExecutableKernelNode.enable": enabling,
    "Graph.update_nodes": batch,
    "Graph.arguments": arguments_set,
    "Stream.graph": graph_function,
    "graph of nodes, launched": run,
}


def gone(reference):
    """Return whether the object is freed. The driver calls destructors on a thread of its own."""
    for _ in range(500):
        gc.collect()
        if reference() is None:
            return True
        time.sleep(0.002)
    return False


def hold(stub, stream):
    """Hold the stream's work.

    Objects of earlier tests are freed first, because freeing memory waits for the stream.
    """
    gc.collect()
    stub.settle()
    stub.hold(int(stream.handle))


# --- for tests of nodes' arguments ----------------------------------------------------------------


def zeroed():
    """Return a word of pinned memory, 0, to which kernels add."""
    from cubind import core

    buffer = core.LegacyPinnedMemoryResource().allocate(4)
    memoryview(buffer)[:] = bytes(4)
    return buffer


def values(cells, stream):
    """Return the numbers in such words once the stream is done."""
    stream.sync()
    return [struct.unpack("I", bytes(memoryview(cell)))[0] for cell in cells]
