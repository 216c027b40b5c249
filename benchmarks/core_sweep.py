#!/usr/bin/env python3
"""Compare the cost of all public members and classes that cubind.core and cuda.core 1.2.2 share.

    python3 benchmarks/core_sweep.py [--build build/release] [--rounds N] [--only TEXT]
                                     [--limit 1.05] [--all] [--check] [--instructions [--profile]]

The sweep covers properties, methods, constructors and options classes. Both packages run in one
process on the stub driver, which does almost no work. They take turns at each statement, and the
minimum of the rounds counts. A statement over the limit is measured again with more rounds before
it counts as over. The script finds properties by inspecting the objects; calls with arguments are
in CALLS. `--all` also lists statements that one package refuses because there is no GPU or because
it lacks the feature.

The table is sorted by ratio; the last line counts statements above the limit. `--check` exits with
status 1 if there are any. `--instructions` counts instructions with callgrind instead of measuring
time, because counts do not vary (sweep_calls.py).
"""

import argparse
import ctypes
import importlib
import sys
import warnings
from pathlib import Path

import sweep_calls
import timing
from core_cost import Interface, ptx_of

ROOT = Path(__file__).resolve().parents[1]

# {group: statements for both sides}. `o` is the group's object.
CALLS = {
    "StreamOptions": ["StreamOptions()", "StreamOptions(nonblocking=False, priority=-1)", "StreamOptions(True, None)"],
    "EventOptions": ["EventOptions()", "EventOptions(timing_enabled=True)", "EventOptions(True, False, False)"],
    "DeviceMemoryResourceOptions": ["DeviceMemoryResourceOptions()", "DeviceMemoryResourceOptions(max_size=1024)"],
    "PinnedMemoryResourceOptions": ["PinnedMemoryResourceOptions()", "PinnedMemoryResourceOptions(max_size=1024)"],
    "ManagedMemoryResourceOptions": ["ManagedMemoryResourceOptions()"],
    "LinkerOptions": ["LinkerOptions(arch='sm_90')", "LinkerOptions(arch='sm_90', max_register_count=32)"],
    "ProgramOptions": ["ProgramOptions(arch='sm_90')", "ProgramOptions(arch='sm_90', std='c++17', fma=True)"],
    "LaunchConfig": [
        "LaunchConfig(grid=8, block=64)",
        "LaunchConfig(grid=(8, 2, 1), block=(64, 2, 1), shmem_size=128)",
        "LaunchConfig(grid=8, cluster=2, block=64, is_cooperative=True)",
    ],
    "Device": [
        "Device()", "Device(0)", "Device.get_all_devices()", "o.set_current()", "o.create_event()",
        "o.create_event({'timing_enabled': True})", "o.create_event(event_options)", "o.create_stream()",
        "o.create_stream(options={'priority': -1})", "o.create_stream(options=stream_options)",
        "o.create_stream(foreign)",
        "o.allocate(256, stream=stream)", "int(o)",
    ],
    "Context": ["o.close"],
    "ContextOptions": ["ContextOptions([sm])"],
    "SMResourceOptions": ["SMResourceOptions()", "SMResourceOptions(count=(8, 8))"],
    "WorkqueueResourceOptions": ["WorkqueueResourceOptions()", "WorkqueueResourceOptions('device_ctx', 2)"],
    "SMResource": ["o.split(one_group)", "o.split(two_groups)", "o.split(one_group, dry_run=True)"],
    "WorkqueueResource": ["o.configure(queue_options)"],
    "green Context": ["o.create_stream()", "o.resources.sm", "device.create_context(context_options).close()"],
    "Stream": [
        "o.sync()", "o.record()", "o.record(event)", "o.record(options=event_options)", "o.wait(event)",
        "o.wait(other_stream)",
        "o.__cuda_stream__()", "Stream.from_handle(stream_address)",
    ],
    "Event": ["o.sync()", "timed - timed"],
    "Buffer": [
        "o.copy_to(other_buffer, stream=stream)", "o.copy_from(other_buffer, stream=stream)", "o.fill(0, stream=stream)",
        "o.fill(b'ab', stream=stream)", "Buffer.from_handle(4096, 64)", "Buffer.from_handle(4096, 64, owner=owner)",
        "o.__dlpack__()", "o.__dlpack__(max_version=(1, 0))", "o.__dlpack_device__()",
        "o.set_deallocation_stream(stream)", "closed.close()",
    ],
    "DeviceMemoryResource": [
        "o.allocate(256, stream=stream)", "DeviceMemoryResource(0)", "DeviceMemoryResource(device)",
    ],
    "LegacyPinnedMemoryResource": ["o.allocate(64, stream=stream)", "LegacyPinnedMemoryResource()"],
    "PinnedMemoryResource": ["o.allocate(64, stream=stream)"],
    "ManagedMemoryResource": ["o.allocate(64, stream=stream)"],
    "VirtualMemoryResourceOptions": [
        "VirtualMemoryResourceOptions()", "VirtualMemoryResourceOptions(peers=(1,), handle_type=None)",
    ],
    "VirtualMemoryResource": [
        "VirtualMemoryResource(0)", "VirtualMemoryResource(device, virtual_options)", "o.allocate(64).close()",
        "o.modify_allocation(mapped_buffer, 64)",
    ],
    "ManagedBuffer": [
        "o.prefetch(device, stream=stream)", "o.discard(stream=stream)", "o.discard_prefetch(device, stream=stream)",
        "o.accessed_by.add(device)", "o.read_mostly = True", "o.preferred_location = device",
    ],
    "batches": [
        "copy_batch(stream, two_buffers, two_buffers)", "prefetch_batch(stream, two_managed, device)",
        "discard_batch(stream, two_managed)", "discard_prefetch_batch(stream, two_managed, device)",
        "buffer.copy_to(other_buffer, stream=stream, options=copy_options)", "Host()", "Host(0)", "Host() == Host(0)",
    ],
    "shared pool": ["o.allocate(256, stream=stream).close()"],
    "shared Buffer": ["Buffer.from_ipc_descriptor"],
    "ObjectCode": [
        "ObjectCode.from_ptx(ptx)", "ObjectCode.from_cubin(ptx, name='a')", "ObjectCode.from_fatbin(ptx)",
        "ObjectCode.from_ltoir(ptx)", "ObjectCode.from_object(ptx)", "ObjectCode.from_library(ptx)",
        "ObjectCode.from_ptx(ptx, symbol_mapping={'a': 'b'})", "o.get_kernel('k4')", "o.get_kernel(b'k4')",
    ],
    "Kernel": [
        "Kernel.from_handle(kernel_address)", "Kernel.from_handle(kernel_address, code)", "o.attributes[device]",
        "code.get_kernel('k16').num_arguments", "code.get_kernel('k16').arguments_info",
        "code.get_kernel('k16').attributes.num_regs", "launch(stream, config, code.get_kernel('k4'), 1, 2, 3, 4)",
    ],
    "KernelOccupancy": [
        "o.max_active_blocks_per_multiprocessor(128, 0)", "o.max_potential_block_size(0, 0)",
        "o.available_dynamic_shared_memory_per_block(1, 128)", "o.max_potential_cluster_size(config, stream=stream)",
        "o.max_active_clusters(config, stream=stream)",
    ],
    "launch": [
        "launch(stream, config, k0)", "launch(stream, config, k4, 1, 2, 3, 4)", "launch(stream, config, k1, buffer)",
        "launch(stream, config, k1, ctypes_value)", "launch(stream, config, k1, numpy_value)",
    ],
    "Graph": ["o.launch(stream)", "o.upload(stream)", "o.update(built)"],
    "GraphBuilder": [
        "stream.create_graph_builder()", "device.create_graph_builder()", "built.complete()", "captured(0)", "captured(100)",
        "captured(1).close()", "branches()",
    ],
    "GraphDefinition": [
        "Definition()", "o.launch(config, k0).destroy()", "o.launch(config, k1, buffer).destroy()",
        "o.memset(buffer, 1, 8).destroy()", "o.memcpy(buffer, other_buffer, 8).destroy()", "o.callback(int).destroy()",
        "o.empty().destroy()", "o.nodes()",
    ],
    "KernelNode": ["o.update(config=config)", "o.update(args=one_buffer)", "o.kernel", "o.pred"],
    "ExecutableKernelNode": ["o.update(config=config, kernel=k1, args=one_buffer)"],
    "ExecutableMemsetNode": ["o.update(dst=buffer, value=1, width=8)"],
    "ExecutableMemcpyNode": ["o.update(dst=buffer, src=other_buffer, size=8)"],
    "StridedMemoryView": [
        "View.from_dlpack(buffer, stream_ptr=-1)", "View.from_any_interface(buffer, stream_ptr=-1)",
        "View.from_dlpack(array, stream_ptr=-1)", "View.from_any_interface(array, stream_ptr=-1)",
        "View.from_array_interface(array)", "View.from_buffer(buffer, (8, 4), itemsize=8)",
        "View.from_buffer(buffer, (8, 8), dtype=float32)", "o.view()", "o.view(dtype=int32)", "o.view(dtype=same_dtype)",
        "o.__dlpack__()", "o.__dlpack_device__()", "args_viewable(array)", "o._layout", "o.view(other_layout)",
        "View.from_cuda_array_interface(interface, stream_ptr=-1)", "View.from_any_interface(interface, stream_ptr=-1)",
        "View.from_cuda_array_interface(interface, stream_ptr=stream_address)",
    ],
    "StridedLayout": [
        "Layout((8, 4, 2), None, 4)", "Layout((8, 4, 2), (8, 2, 1), 4)", "Layout((8, 4, 2), (32, 8, 4), 4, True)",
        "Layout.dense((8, 4, 2), 4)", "Layout.dense((8, 4, 2), 4, 'F')", "o[1:, ::2]", "o[1]", "o.permuted((2, 0, 1))",
        "o.reshaped((16, -1))", "o.flattened()", "o.squeezed()", "o.unsqueezed(1)", "o.broadcast_to((3, 8, 4, 2))",
        "o.repacked(8)", "o.max_compatible_itemsize()", "o.to_dense('F')", "o.required_size_in_bytes()",
        "o.flattened_axis_mask()", "Layout((8, 4, 2), (8, 2, 1), 4).is_contiguous_c", "Layout((8, 4, 2), None, 4).shape",
        "Layout((8, 4, 2), (8, 2, 1), 4).is_contiguous_any", "Layout((8, 4, 2), (8, 2, 1), 4).strides_in_bytes",
    ],
    "TensorMapDescriptorOptions": [
        "TensorMapDescriptorOptions((4, 4))", "TensorMapDescriptorOptions((4, 4), swizzle=swizzle, data_type=float32)",
    ],
    "TensorMapDescriptor": [
        "tensor.as_tensor_map((4, 4))", "tensor.as_tensor_map((4, 4), element_strides=(2, 1), swizzle=swizzle)",
        "tensor.as_tensor_map((4, 4), data_type=float32)", "tensor.as_tensor_map(options=map_options)",
        "o.replace_address(tensor)", "o.replace_address(interface)", "launch(stream, config, mapped, o)",
        "Map._from_im2col(images, (0, 0), (0, 0), 8, 4)", "Map._from_im2col_wide(images, 0, 0, 8, 4)",
    ],
}
COMPARED = ["o == o", "o == equal", "o != equal", "o == 5", "hash(o)", "repr(o)", "bool(o)"]
# cubind's repr has more in it
UNLIKE = {
    (group, "repr(o)")
    for group in ("Kernel", "DeviceProperties", "KernelAttributes", "KernelAttributes of a device", "KernelOccupancy")
}


MAP_PTX = b".version 7.0\n.target sm_75\n.address_size 64\n.visible .entry k(.param .align 64 .b8 map[128]) { ret; }\n"


class Foreign:
    def __init__(self, address):
        self.answer = 0, address

    def __cuda_stream__(self):
        return self.answer


def graphs_of(launch, stream, config, kernel, buffer):
    """Return two functions that capture: `count` launches; two branches with a callback."""

    def captured(count):
        builder = stream.create_graph_builder().begin_building()
        for _ in range(count):
            launch(builder, config, kernel, buffer)
        return builder.end_building()

    def branches():
        builder = stream.create_graph_builder().begin_building()
        fork = builder.split(2)[1]
        fork.callback(int)
        return type(builder).join(builder, fork).end_building()

    return captured, branches


def nodes_of(definition, config, kernel, buffer, other):
    """Return {group: object} for graphs that are built of nodes."""
    kernel_node, fill = definition.launch(config, kernel, buffer), definition.memset(buffer, 1, 8)
    copy = definition.memcpy(buffer, other, 8)
    executable = definition.instantiate()
    return {
        "GraphDefinition": type(definition)(), "KernelNode": kernel_node, "ExecutableKernelNode": executable[kernel_node],
        "ExecutableMemsetNode": executable[fill], "ExecutableMemcpyNode": executable[copy],
    }  # fmt: skip


def further_of(core, utils, device, stream, buffers):
    """Return (names, {group: object}) for green contexts, virtual, managed and shared memory."""
    from cubind import driver

    sm, queue = device.resources.sm, device.resources.workqueue
    advised = int(driver.cuMemAllocManaged(4096, driver.CUmemAttach_flags.CU_MEM_ATTACH_GLOBAL)[1])
    managed = core.ManagedMemoryResource()
    shared = core.DeviceMemoryResource(device, {"ipc_enabled": True, "max_size": 1 << 20})
    virtual = core.VirtualMemoryResource(device)
    try:
        mapped = virtual.allocate(64)
    except Exception:  # callgrind cannot map memory twice
        mapped = None
    part = [sm.split(core.SMResourceOptions(count=8))[0][0]]
    context_options = core.ContextOptions(part)
    objects = {
        "ContextOptions": core.ContextOptions(part), "SMResourceOptions": core.SMResourceOptions(),
        "WorkqueueResourceOptions": core.WorkqueueResourceOptions(), "DeviceResources": device.resources,
        "SMResource": sm, "WorkqueueResource": queue, "green Context": device.create_context(context_options),
        "VirtualMemoryResourceOptions": core.VirtualMemoryResourceOptions(), "VirtualMemoryResource": virtual,
        "ManagedBuffer": core.ManagedBuffer.from_handle(advised, 4096), "batches": None, "shared pool": shared,
        "shared Buffer": shared.allocate(256, stream=stream), "shared Event": stream.record(options={"ipc_enabled": True}),
    }  # fmt: skip
    names = {
        "sm": sm, "one_group": core.SMResourceOptions(count=8), "two_groups": core.SMResourceOptions(count=(8, 8)),
        "queue_options": core.WorkqueueResourceOptions(concurrency_limit=2), "context_options": context_options,
        "virtual_options": core.VirtualMemoryResourceOptions(), "mapped_buffer": mapped,
        "two_buffers": list(buffers), "two_managed": [managed.allocate(64, stream=stream) for _ in range(2)],
        "copy_options": utils.CopyOptions("any"), "Host": core.Host,
        **{name: getattr(utils, name) for name in ("copy_batch", "prefetch_batch", "discard_batch", "discard_prefetch_batch")},
    }  # fmt: skip
    return names, objects


def names_of(core, utils):
    """Return (names, {group: object}, {group: an equal object}) of one package.

    The statements refer to the names, and the sweep reads the properties of the objects.
    """
    import numpy

    device = core.Device(0)
    device.set_current()
    stream = device.create_stream()
    code = core.ObjectCode.from_ptx(ptx_of((0, 1, 4, 16)))
    kernel = code.get_kernel("k4")
    buffer, other = (device.allocate(256, stream=stream) for _ in range(2))
    closed = device.allocate(8, stream=stream)
    closed.close()
    array = numpy.arange(64, dtype="f4").reshape(8, 8)
    timed = stream.record(options={"timing_enabled": True})
    config = core.LaunchConfig(grid=(8, 1, 1), block=64)
    view = utils.StridedMemoryView.from_dlpack(array, stream_ptr=-1)
    strided = utils.StridedMemoryView.from_dlpack(array[:, ::2], stream_ptr=-1)
    pinned = core.LegacyPinnedMemoryResource()
    captured, branches = graphs_of(core.launch, device.create_stream(), config, code.get_kernel("k1"), buffer)
    options = {
        "StreamOptions": core.StreamOptions(), "EventOptions": core.EventOptions(),
        "DeviceMemoryResourceOptions": core.DeviceMemoryResourceOptions(),
        "PinnedMemoryResourceOptions": core.PinnedMemoryResourceOptions(),
        "ManagedMemoryResourceOptions": core.ManagedMemoryResourceOptions(),
        "LinkerOptions": core.LinkerOptions(arch="sm_90"), "ProgramOptions": core.ProgramOptions(arch="sm_90"),
    }
    mr = core.DeviceMemoryResource(0)
    objects = {
        **options, "Device": device, "DeviceProperties": device.properties, "Context": device.context, "Stream": stream,
        "default Stream": device.default_stream, "Event": stream.record(), "Buffer": buffer,
        "host Buffer": pinned.allocate(64, stream=stream), "DeviceMemoryResource": mr, "pool attributes": mr.attributes,
        "LegacyPinnedMemoryResource": pinned, "ObjectCode": code, "Kernel": kernel, "KernelAttributes": kernel.attributes,
        "KernelAttributes of a device": kernel.attributes[device], "KernelOccupancy": kernel.occupancy,
        "LaunchConfig": config, "StridedMemoryView": view, "strided StridedMemoryView": strided, "launch": None,
        "Graph": captured(1).complete(), "GraphBuilder": captured(1),
    }
    objects |= nodes_of(core.graph.GraphDefinition(), config, code.get_kernel("k1"), buffer, other)
    for name in ("PinnedMemoryResource", "ManagedMemoryResource"):
        try:
            objects[name] = getattr(core, name)(options=options[name + "Options"])
        except Exception:
            continue
    layout_class = importlib.import_module(f"{core.__name__}._layout")._StridedLayout
    swizzle = importlib.import_module(f"{core.__name__}._tensor_map").TensorMapSwizzle.SWIZZLE_32B
    memory = device.allocate(4096, stream=stream)
    tensor = utils.StridedMemoryView.from_buffer(memory, (32, 32), dtype=numpy.dtype("f4"))
    images = utils.StridedMemoryView.from_buffer(memory, (4, 4, 8, 8), dtype=numpy.dtype("f4"))
    map_options = core.TensorMapDescriptorOptions((4, 4))
    objects |= {
        "StridedLayout": layout_class((8, 4, 2), (8, 2, 1), 4), "TensorMapDescriptor": tensor.as_tensor_map((4, 4)),
        "TensorMapDescriptorOptions": core.TensorMapDescriptorOptions((4, 4)),
    }
    equals = {
        "StridedLayout": layout_class((8, 4, 2), (8, 2, 1), 4),
        "TensorMapDescriptorOptions": core.TensorMapDescriptorOptions((4, 4)),
        **{name: type(o)(**({"arch": "sm_90"} if name in ("LinkerOptions", "ProgramOptions") else {}))
           for name, o in options.items()},
        "Device": device, "Context": device.context, "Stream": core.Stream.from_handle(int(stream.handle)), "Event": timed,
        "Buffer": core.Buffer.from_handle(int(buffer.handle), 256), "Kernel": code.get_kernel("k4"),
        "LaunchConfig": core.LaunchConfig(grid=(8, 1, 1), block=64), "ObjectCode": code,
    }
    names = {name: getattr(core, name) for name in core.__all__ if hasattr(core, name)}
    names |= {f"k{n}": code.get_kernel(f"k{n}") for n in (0, 1, 4, 16)}
    names |= {
        "device": device, "stream": stream, "other_stream": device.create_stream(), "event": device.create_event(),
        "timed": timed, "event_options": core.EventOptions(), "stream_options": core.StreamOptions(),
        "foreign": Foreign(int(stream.handle)), "stream_address": int(stream.handle), "buffer": buffer,
        "other_buffer": other, "closed": closed, "owner": object(), "code": code, "config": config,
        "kernel_address": int(kernel.handle), "ptx": ptx_of((0, 1, 4, 16)), "array": array, "View": utils.StridedMemoryView,
        "Definition": core.graph.GraphDefinition, "one_buffer": (buffer,),
        "captured": captured, "branches": branches, "built": captured(1),
        "float32": numpy.dtype("f4"), "int32": numpy.dtype("i4"), "same_dtype": array.dtype, "ctypes_value": ctypes.c_int64(5),
        "Layout": layout_class, "other_layout": view._layout.permuted((1, 0)), "interface": Interface(buffer),
        "Map": core.TensorMapDescriptor, "tensor": tensor, "images": images, "map_options": map_options, "swizzle": swizzle,
        "mapped": core.ObjectCode.from_ptx(MAP_PTX).get_kernel("k"),
        "numpy_value": numpy.int64(5), "args_viewable": utils.args_viewable_as_strided_memory((0,))(lambda a: a),
    }
    further = further_of(core, utils, device, stream, (buffer, other))
    return names | further[0], objects | further[1], equals


def properties_of(o):
    """Return the names of an object's public attributes that are no methods."""
    found = set()
    for name in dir(o):
        if name.startswith("_"):
            continue
        try:
            value = getattr(o, name)
        except Exception:
            continue
        if not callable(value) or isinstance(value, type):
            found.add(name)
    return found


def statements(theirs, ours):
    """Yield (group, statement) for everything that both sides have."""
    for group, mine in ours.items():
        if group not in theirs:
            continue
        if mine is not None:
            for name in sorted(properties_of(mine) & properties_of(theirs[group])):
                yield group, f"o.{name}"
            for statement in COMPARED:
                if (group, statement) not in UNLIKE:
                    yield group, statement
            if group.endswith("Options"):
                for name in type(mine).__match_args__:
                    yield group, f"o.{name} = None"
        yield from ((group, statement) for statement in CALLS.get(group, ()))


def loop_of(statement, space):
    """Run a statement, then return (its loop, "").

    If the statement raises, return (None, the error).
    """
    try:
        for _ in range(3):
            exec(statement, dict(space))
        return timing.compile_loop(statement, {k: v for k, v in space.items() if k in used(statement)}), ""
    except Exception as error:
        return None, f"{type(error).__name__}: {error}".partition("\n")[0][:60]


def used(statement):
    return set(compile(statement, "statement", "exec").co_names)


def prepare(options, build):
    """Return [(name, the two loops)] and the refused statements.

    A name is "group: statement"; the first loop is the other side's.
    """
    warnings.simplefilter("ignore")
    stub = timing.load_driver(build)
    stub.stub_set_logging(False)
    import cubind.core as ours
    import cubind.core.utils as our_utils
    from cuda import core as peer
    from cuda.core import utils as peer_utils

    sides = [names_of(peer, peer_utils), names_of(ours, our_utils)]
    found, refused = [], []
    for group, statement in statements(sides[0][1], sides[1][1]):
        if options.only not in f"{group}: {statement}":
            continue
        spaces = [names | {"o": objects.get(group), "equal": equals.get(group)} for names, objects, equals in sides]
        if "equal" in used(statement) and group not in sides[1][2]:
            continue
        loops, why = zip(*(loop_of(statement, space) for space in spaces), strict=True)
        if None in loops:
            refused.append((f"{group}: {statement}", *why))
        else:
            found.append((f"{group}: {statement}", loops))
    return found, refused


def compare(options, build):
    found, refused = prepare(options, build)
    rows = []
    for name, loops in found:
        theirs, mine = timing.measure(loops, options.rounds, budget=0.0015)
        rows.append([name, loops, theirs, mine])
    for _ in range(6):  # other processes disturb the times, so measure slow rows again
        for row in rows:
            if row[3] > options.limit * row[2]:
                theirs, mine = timing.measure(row[1], 4 * options.rounds, budget=0.0015)
                row[2:] = min(row[2], theirs), min(row[3], mine)
    rows.sort(key=lambda row: row[2] / row[3])
    over = [row for row in rows if row[3] > options.limit * row[2]]
    print(f"{'':72}{'cuda.core':>10}{'cubind':>10}{'ratio':>8}")
    for name, _, theirs, mine in rows:
        mark = "  OVER" if mine > options.limit * theirs else ""
        if mark or options.all:
            print(f"{name[:71]:72}{theirs:10.1f}{mine:10.1f}{mine / theirs:8.2f}{mark}")
    if options.all:
        for name, theirs, mine in refused:
            print(f"refused: {name}: cuda.core {theirs or 'takes it'}; cubind {mine or 'takes it'}")
    ratios = sorted(row[3] / row[2] for row in rows)
    print(f"median {ratios[len(ratios) // 2]:.2f}, p90 {ratios[int(0.9 * len(ratios))]:.2f}, worst {ratios[-1]:.2f}")
    print(f"{len(rows)} compared, {len(refused)} refused, {len(over)} above {options.limit}")
    return over


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build/release", help="build folder with python/ and stubs/")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--only", default="", help="statements of which 'group: statement' contains this text")
    parser.add_argument("--limit", type=float, default=1.05)
    parser.add_argument("--all", action="store_true", help="print what is within the limit, too, and what was refused")
    parser.add_argument("--check", action="store_true", help="exit with status 1 if anything is above the limit")
    parser.add_argument("--instructions", action="store_true", help="count instructions")
    parser.add_argument("--profile", action="store_true", help="with --instructions: show where they are")
    options = parser.parse_args()

    build = Path(options.build).resolve()
    if options.instructions:
        return 1 if sweep_calls.compare("core_sweep", build, options) and options.check else 0
    sys.path.insert(0, str(build / "python"))
    return 1 if compare(options, build) and options.check else 0


if __name__ == "__main__":
    sys.exit(main())
