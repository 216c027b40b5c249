#!/usr/bin/env python3
"""Compare the instruction counts of cubind.core calls with cuda.core 1.2.2, and check goals.

    python3 benchmarks/core_goals.py [--build build/dev] [--only TEXT] [--profile]

callgrind counts the instructions of the package and of the interpreter, as in core_sweep.py
--instructions, without those of the stub libraries. Nothing is timed. For both packages, the script
subtracts instructions that are not the call's own: the loop, the call of a method that does
nothing, and for some rows a statement that is counted separately. Examples are the export of an
array by its owner, and the loop around captured launches. The script exits with status 1 if the
ratio of a row exceeds its goal. The column `whole` is the ratio with only the loop subtracted.

cubind is counted as in a program with one thread and no host functions, except for the rows about
host functions. In such a program, many cubind calls keep the GIL (docs/threading.md); cuda.core
makes no such distinction.
"""

import argparse
import ctypes
import sys
import warnings
from pathlib import Path

import sweep_calls
import timing
from core_cost import Interface, ptx_of

# Stub functions that return at once; the others make objects that the calls use.
FREE = ("cuGraphLaunch",)

LAUNCH, NODE, CAPTURE, MAP, VIEW = 0.2, 0.4, 0.3, 0.3, 0.4

NOTHING = "nothing.count(0)"  # the cost of any method call
# The same for a classmethod, which the interpreter looks up each time.
NOTHING_OF_CLASS = "View.__subclasshook__(nothing)"
CAPTURE_100 = """b = captured.create_graph_builder().begin_building()
        for _ in hundred: launch(b, config, k1, buffer)
        b.end_building()"""
CONDITION = "definition.create_condition(0)"
MODES = "element_strides=(2, 1), data_type=float32, swizzle=swizzle"
NUMPY_DLPACK = "array.__dlpack_device__(); array.__dlpack__(max_version=(1, 0))"

# (goal for the ratio, statement for both, part of it that is not the call's own)
CASES = [
    (LAUNCH, "graph.launch(stream)", None),
    (NODE, "definition.launch(config, k0)", None),
    (NODE, "definition.launch(config, k1, buffer)", None),
    (NODE, "definition.launch(config, k4, buffer, buffer, 2, 17)", None),
    (NODE, "definition.memset(buffer, 1, 8)", None),
    (NODE, "definition.memcpy(buffer, other_buffer, 8)", None),
    (NODE, "definition.allocate(256)", None),
    (NODE, "definition.deallocate(definition.allocate(256).dptr)", "definition.allocate(256).dptr"),
    (NODE, "definition.record(event)", None),
    (NODE, "definition.wait(event)", None),
    (NODE, "definition.callback(int)", None),
    (NODE, "definition.callback(c_function)", None),
    (NODE, "definition.embed(child)", None),
    (NODE, "definition.empty()", None),
    (NODE, "definition.join(first, second)", None),
    (NODE, "first.launch(config, k1, buffer)", None),
    (NODE, "definition.if_then(definition.create_condition(0))", CONDITION),
    (NODE, "definition.if_else(definition.create_condition(0))", CONDITION),
    (NODE, "definition.while_loop(definition.create_condition(0))", CONDITION),
    (NODE, "definition.switch(definition.create_condition(0), 3)", CONDITION),
    (NODE, "graph[kernel_node].update(config=config, kernel=k1, args=one_buffer)", None),
    (NODE, "graph[fill].update(dst=buffer, value=1, width=8)", None),
    (NODE, "graph[copy].update(dst=buffer, src=other_buffer, size=8)", None),
    (NODE, "graph[record].update(event)", None),
    (NODE, "graph[wait].update(event)", None),
    (NODE, "graph[callback].update(int)", None),
    (NODE, "graph[callback].update(c_function)", None),
    (NODE, "graph[embedded].update(child)", None),
    (CAPTURE, CAPTURE_100, f"for _ in hundred: {NOTHING}"),
    (MAP, "tensor.as_tensor_map((4, 4))", None),
    (MAP, f"tensor.as_tensor_map((4, 4), {MODES})", None),
    (MAP, "tensor.as_tensor_map(options=map_options)", None),
    (MAP, "map.replace_address(tensor)", None),
    (VIEW, "View.from_buffer(buffer, (8, 4), itemsize=8)", None),
    (VIEW, "View.from_buffer(buffer, (8, 8), dtype=float32)", None),
    (VIEW, "View.from_buffer(buffer, (8, 4), (4, 1), itemsize=8)", None),
    (VIEW, "View.from_dlpack(buffer, stream_ptr=-1)", None),
    (VIEW, "View.from_any_interface(buffer, stream_ptr=-1)", None),
    (VIEW, "View.from_dlpack(array, stream_ptr=-1)", NUMPY_DLPACK),
    (VIEW, "View.from_any_interface(array, stream_ptr=-1)", NUMPY_DLPACK),
    (VIEW, "View.from_array_interface(array)", "array.__array_interface__"),
    (VIEW, "View.from_cuda_array_interface(interface, stream_ptr=-1)", "interface.__cuda_array_interface__"),
    (VIEW, "View.from_any_interface(interface, stream_ptr=-1)", "interface.__cuda_array_interface__"),
    (VIEW, "View.from_cuda_array_interface(interface, stream_ptr=address)", "interface.__cuda_array_interface__"),
]


def nodes_of(core, names, *callbacks):
    """Return names for a graph with one updatable node of each kind, and for parts of new nodes."""
    definition, child = core.graph.GraphDefinition(), core.graph.GraphDefinition()
    child.empty()
    nodes = {
        "kernel_node": definition.launch(names["config"], names["k1"], names["buffer"]),
        "fill": definition.memset(names["buffer"], 1, 8),
        "copy": definition.memcpy(names["buffer"], names["other_buffer"], 8),
        "record": definition.record(names["event"]), "wait": definition.wait(names["event"]),
        "embedded": definition.embed(child),
    }  # fmt: skip
    nodes |= {"callback": definition.callback(function) for function in callbacks}
    new = core.graph.GraphDefinition()
    return nodes | {
        "graph": definition.instantiate(), "definition": new, "child": child, "first": new.empty(), "second": new.empty(),
        "one_buffer": (names["buffer"],),
    }


def callbacks_of(core, names):
    """Return the same with a host callback node.

    From here on, the process has host functions.
    """
    return nodes_of(core, names, int) | {"c_function": ctypes.CFUNCTYPE(None, ctypes.c_void_p)(int)}


def tensors_of(core, utils, device, stream):
    import numpy

    view = utils.StridedMemoryView
    memory = device.allocate(4096, stream=stream)
    tensor = view.from_buffer(memory, (32, 32), dtype=numpy.dtype("f4"))
    return {
        "View": view, "tensor": tensor, "map": tensor.as_tensor_map((4, 4)), "float32": numpy.dtype("f4"),
        "map_options": core.TensorMapDescriptorOptions((4, 4)), "swizzle": core._tensor_map.TensorMapSwizzle.SWIZZLE_32B,
        "array": numpy.arange(64, dtype="f4").reshape(8, 8),
    }


def names_of(core, utils):
    """Return the names that the statements refer to, made by one package."""
    device = core.Device(0)
    device.set_current()
    stream = device.create_stream()
    code = core.ObjectCode.from_ptx(ptx_of((0, 1, 4)))
    names = {f"k{count}": code.get_kernel(f"k{count}") for count in (0, 1, 4)}
    names |= {
        "launch": core.launch, "stream": stream, "address": int(stream.handle), "captured": device.create_stream(),
        "hundred": range(100), "nothing": (), "config": core.LaunchConfig(grid=(8, 1, 1), block=64), "event": device.create_event(),
        "buffer": device.allocate(256, stream=stream), "other_buffer": device.allocate(256, stream=stream),
    }
    names["interface"] = Interface(names["buffer"])
    return names | nodes_of(core, names) | tensors_of(core, utils, device, stream)


# --- under callgrind ------------------------------------------------------------------------------


def prepare(options, build):
    """Return (statement, loops of both sides) for each statement, and an empty list.

    The first loop is the other side's. The list is for refused statements in other sweeps; here,
    all must be counted.
    """
    warnings.simplefilter("ignore")
    stub = timing.load_driver(build)
    stub.stub_set_logging(False)
    for name in FREE:
        stub.stub_set_mode(stub.stub_find(name.encode()), timing.STUB_FREE)
    import cubind
    import cubind.core as ours
    import cubind.core.utils as our_utils
    from cuda import core as peer
    from cuda.core import utils as peer_utils

    # Ignore packages that could pass host functions, because the other side is one of them.
    cubind._runtime._watch(())
    spaces = [names_of(peer, peer_utils), names_of(ours, our_utils)]
    counted = dict.fromkeys(text for case in CASES if options.only in case[1] for text in (bare(case[1]), *case[1:]) if text)
    return loops_of(sorted(counted, key=lambda text: "callback" in text), (peer, ours), spaces), []


def loops_of(statements, packages, spaces):
    """Yield (statement, its loops), each after the ones before it have been counted."""
    for text in statements:
        if "callback" in text and "callback" not in spaces[0]:
            spaces = [space | callbacks_of(package, space) for package, space in zip(packages, spaces, strict=True)]
        yield flat(text), [timing.compile_loop(text, space) for space in spaces]


def bare(statement):
    """Return a call of the same kind that does nothing."""
    return NOTHING_OF_CLASS if statement.startswith("View.") else NOTHING


def flat(statement):
    """Return the statement in one line, as the name of its row."""
    return "; ".join(line.strip() for line in statement.splitlines())


# --- the table ------------------------------------------------------------------------------------


def own(counted, statement, apart):
    """Return (theirs, ours): instructions without those that are not the call's own."""
    rest = [counted[text].totals for text in (bare(statement), apart) if text is not None]
    return [total - sum(less) for total, *less in zip(counted[flat(statement)].totals, *rest, strict=True)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build/dev", help="build folder with python/ and stubs/")
    parser.add_argument("--only", default="", help="statements that contain this text")
    parser.add_argument("--profile", action="store_true", help="show where the instructions are")
    options = parser.parse_args()

    counted = sweep_calls.count_rows("core_goals", Path(options.build).resolve(), options.only)
    over = 0
    print(f"{'instructions':88} {'other':>8} {'cubind':>8} {'ratio':>6} {'goal':>5} {'whole':>6}")
    for goal, statement, apart in CASES:
        if options.only not in statement:
            continue
        name = flat(statement)
        theirs, ours = own(counted, statement, apart)
        whole = counted[name].totals
        over += ours > goal * theirs
        mark = "  OVER" if ours > goal * theirs else ""
        print(f"{name:88} {theirs:8.0f} {ours:8.0f} {ours / theirs:6.3f} {goal:5} {whole[1] / whole[0]:6.3f}{mark}")
        if options.profile:
            counted[name].print_profiles()
    print(f"limits exceeded: {over or 'none'}")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
