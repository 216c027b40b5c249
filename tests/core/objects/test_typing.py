"""The type stubs of cubind.core are right.

mypy --strict accepts the examples and right uses, and refuses wrong uses. The stubs have the device
properties that the driver's enumeration lists.
"""

import ast
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from support import libraries

# Not imported, as its classes would disturb tests for leaks.
if importlib.util.find_spec("mypy") is None:
    pytest.skip("mypy is not installed", allow_module_level=True)
pytest.importorskip("numpy", reason="the examples use NumPy")

EXAMPLES = libraries.ROOT / "examples" / "core"
STUB = libraries.BUILD / "python" / "cubind" / "_core.pyi"

RIGHT = """\
import ctypes
from typing import Any
import numpy
import cubind
from cubind import core, driver
from cubind.core import graph, typing, utils

device = core.Device(0)
previous: core.Context | None = device.set_current()
name: str = device.name
ordinal: int = int(device) + device.properties.warp_size + device.compute_capability.major
pools: bool = device.properties.memory_pools_supported
stream = device.create_stream(options={"priority": -1})
timed = core.EventOptions(timing_enabled=True)
start, end = stream.record(options=timed), stream.record(options=timed)
elapsed: float = end - start
with device.create_stream() as other, other.record() as event:
    stream.wait(event)
    stream.wait(other)
handle: driver.CUstream = stream.handle
wrapped = device.create_stream(handle)
assert stream == wrapped or core.LEGACY_DEFAULT_STREAM.is_closed


class Foreign:
    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, 1


stream.wait(Foreign())
buffer = device.allocate(64, stream=Foreign())
address: int = buffer.handle
half: core.Buffer = buffer[:32]
copy: core.Buffer = buffer.copy_to(stream=stream)
array: numpy.ndarray = buffer.copy_to(numpy.zeros(64, numpy.uint8), stream=stream)
filled: bytearray = buffer.copy_to(bytearray(64), stream=stream, blocking=True)
buffer.copy_from(array, stream=stream)
gpu = core.system.Device(index=core.system.get_num_devices() - 1)
gpu_memory: int = gpu.memory_info.free + gpu.get_clock(core.system.typing.ClockType.SM).get_max_mhz()
gpu_name: str = gpu.name + gpu.pci_info.bus_id + gpu.inforom.get_version("oem")
is_new: bool = gpu.arch >= core.system.typing.DeviceArch.HOPPER and gpu.is_display_active
same_gpu: core.Device = gpu.to_cuda_device()
states: list[int] = gpu.supported_pstates + [link.version[0] for link in gpu.get_nvlinks()]
quantities: list[int | float] = gpu.get_field_values([1, (core.system.typing.FieldId.DEV_ECC_CURRENT, 2)]).get_all_values()
try:
    happened: core.system.typing.EventType = gpu.register_events(["clock"]).wait(timeout_ms=5).event_type
except core.system.TimeoutError as late:
    why: str = late.name
buffer.copy_from(b"bytes", stream=stream)
buffer.fill(numpy.float32(1), stream=stream)
buffer.fill(b"ab", stream=stream)
shape: tuple[int, ...] = buffer.view((4, 4), numpy.dtype("f4")).shape
managed: core.ManagedBuffer = core.ManagedMemoryResource().allocate(8, stream=stream)


class Resource(core.MemoryResource):
    def allocate(self, size: int, *, stream: core.Stream | typing.IsStreamType) -> core.Buffer:
        return core.Buffer.from_handle(4096, size, self)

    def deallocate(self, ptr: int, size: int, *, stream: core.Stream | typing.IsStreamType) -> None: ...

    @property
    def is_device_accessible(self) -> bool:
        return True


device.memory_resource = Resource()
graph_memory = core.GraphMemoryResource(device)
graph_memory.attributes.used_mem_high = 0
reserved: int = graph_memory.attributes.reserved_mem_current
graph_memory.trim()
pool = core.DeviceMemoryResource(device, {"max_size": 1 << 20})
pool.attributes.release_threshold = 1 << 30
options = core.ProgramOptions(arch="sm_90", define_macro=[("A", "1"), "B"], include_path=["/x"])
code = core.Program("", "c++", options).compile("cubin", name_expressions=("f<int>",), cache=False)
cache = utils.InMemoryProgramCache(max_size_bytes=1 << 20)
linked = core.Linker(code, core.ObjectCode.from_ptx(b""), options={"arch": "sm_90"}).link("cubin")
backend: typing.CompilerBackendType = core.Linker.which_backend()
core.Program("", typing.SourceCodeType.CXX).compile("ptx", cache=cache)
kernel = linked.get_kernel("f<int>")
offset: int = kernel.arguments_info[0].offset
kernel.attributes.max_dynamic_shared_size_bytes = 1 << 16
block: int = kernel.occupancy.max_potential_block_size(0, 0).max_block_size
config = core.LaunchConfig(grid=[1, 2], block=numpy.int64(32), shmem_size=1024, priority=-1)
grid: tuple[int, int, int] = config.replace(grid=5).grid
core.launch(stream, config, kernel, 1, 2.5, buffer, None, ctypes.c_float(1), numpy.float32(1), b"struct")
core.launch(stream, {"grid": 1, "block": 1}, kernel)
core.launch(stream, config, kernel, buffer, check="sizes")
kernel[config, stream](buffer, check="types")
kernel[config](1)
kernel[1, 32](1)
with stream.capture() as captured:
    core.launch(stream, config, kernel)
with stream.capture(captured, mode="global", options={"device_launch": True}) as same:
    kernel[config, stream]()
captured.launch(stream)


@stream.graph
def stepped(step: int, *, share: float = 0.5) -> float:
    kernel[config, stream](step)
    return share


@stream.graph(programmatic=True, options={"use_node_priority": True})
def doubled(step: int) -> int:
    return 2 * step


share: float = stepped(5, share=0.25)
even: int = doubled(3)
arguments = captured.arguments([graph.GraphDefinition().launch(config, kernel)], [(buffer, 1)])
arguments.set([None])
nodes: tuple[graph.KernelNode, ...] = arguments.nodes
builder: graph.GraphBuilder = device.create_graph_builder().begin_building()
condition: graph.GraphCondition = builder.create_condition(default_value=1)
core.launch(builder, config, kernel, condition)
buffer.fill(0, stream=builder)
then, otherwise = builder.if_else(condition)
body = builder.while_loop(condition).begin_building("relaxed")
left, right, *others = builder.split(3)
graph.GraphBuilder.join(left, right).callback(print)
made: graph.Graph = stream.create_graph_builder().end_building().complete(graph.GraphCompleteOptions(upload_stream=stream))
made.update(builder)
captured_memory: core.Buffer = graph_memory.allocate(64, stream=builder)
builder.debug_dot_print("/tmp/x.dot", graph.GraphDebugPrintOptions(verbose=True))
exec_handle: driver.CUgraphExec = made.handle
launcher: core.Kernel = kernel[(1, 2), 32, stream].kernel
view = utils.StridedMemoryView.from_any_interface(array, stream_ptr=-1)


@utils.args_viewable_as_strided_memory((0,))
def scale(x: Any, factor: float) -> float:
    return factor


number: float = scale(array, 1.5)
try:
    stream.sync()
except core.CUDAError as error:
    log: str | None = error.log
"""

HEAD = [
    "from cubind import core",
    "device = core.Device(0)",
    "stream = device.create_stream()",
    "buffer = device.allocate(8, stream=stream)",
    "kernel = core.ObjectCode.from_ptx(b'').get_kernel('k')",
    "config = core.LaunchConfig(grid=1, block=1)",
]
WRONG = [
    "core.Device('0')",
    "device.allocate(8)",
    "device.allocate(8, stream)",
    "device.allocate(8, stream=None)",
    "device.allocate('8', stream=stream)",
    "device.name = 'other'",
    "device.properties.no_such_attribute",
    "device.properties.warp_size = 5",
    "device.create_stream(options=core.EventOptions())",
    "core.StreamOptions(prio=1)",
    "stream.wait(5)",
    "stream.record('event')",
    "stream.record() - 5",
    "buffer[0]",
    "buffer.copy_from(5, stream=stream)",
    "buffer.fill(1.5, stream=stream)",
    "text: str = buffer.handle",
    "core.LaunchConfig(1, None, 1, 0, False, False, 0)",
    "core.LaunchConfig(grid='1', block=1)",
    "config.grid = 'wide'",
    "core.launch(config, stream, kernel)",
    "core.launch(stream, kernel, config)",
    "core.launch(stream, config, kernel, check='size')",
    "kernel.attributes.num_regs = 5",
    "kernel['grid', 'block']",
    "core.Program('', 'c++').compile('ptx', cache=True)",
    "core.Linker('object')",
    "core.ObjectCode.from_ptx(5)",
    "core.no_such_name",
    "core.system.Device(0)",
    "core.system.Device(index='0')",
    "core.system.Device(index=0).name = 'other'",
    "core.system.Device(index=0).memory_info.free = 5",
    "core.system.Device(index=0).get_clock(5)",
    "text: str = core.system.get_num_devices()",
    "core.system.no_such_name",
    "core.system.typing.NoSuchName",
    "device.create_graph_builder(stream)",
    "stream.graph(5)",
    "stepped('x')",
    "device.create_graph_builder().split('2')",
    "device.create_graph_builder().if_then(5)",
    "device.create_graph_builder().complete(5)",
    "device.create_graph_builder().complete().launch()",
    "device.create_graph_builder().complete().update(stream)",
    "stream.capture('relaxed')",
]


def run_mypy(folder, *arguments):
    python = str(libraries.BUILD / "python")
    env = dict(os.environ, MYPYPATH=python, PYTHONPATH=python)
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--show-column-numbers"]
    command += ["--cache-dir", str(folder / "cache"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env, cwd=folder)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("core_typing")  # one cache for all programs


def test_right_uses(folder):
    (folder / "right.py").write_text(RIGHT)
    result = run_mypy(folder, "right.py")
    assert result.returncode == 0, result.stdout + result.stderr


def test_wrong_uses(folder):
    """mypy refuses each line of wrong uses, and nothing in front of them."""
    (folder / "wrong.py").write_text("\n".join(HEAD + WRONG) + "\n")
    result = run_mypy(folder, "wrong.py")
    refused = {int(line.split(":")[1]) for line in result.stdout.splitlines() if ": error:" in line}
    accepted = [text for number, text in enumerate(WRONG, len(HEAD) + 1) if number not in refused]
    assert not accepted, result.stdout
    assert min(refused) > len(HEAD), result.stdout


def test_examples(folder):
    files = sorted(str(path) for path in EXAMPLES.glob("*.py"))
    assert len(files) > 10
    result = run_mypy(folder, *files)
    assert result.returncode == 0, result.stdout + result.stderr


# --- device properties ----------------------------------------------------------------------------

# Properties that are bool although their names do not show it (C5.1).
BOOLS = [
    "cluster_launch",
    "concurrent_kernels",
    "concurrent_managed_access",
    "cooperative_launch",
    "cooperative_multi_device_launch",
    "direct_managed_mem_access_from_host",
    "ecc_enabled",
    "gpu_overlap",
    "integrated",
    "kernel_exec_timeout",
    "managed_memory",
    "mps_enabled",
    "multi_gpu_board",
    "pageable_memory_access",
    "pageable_memory_access_uses_host_page_tables",
    "tcc_driver",
    "unified_addressing",
    "unified_function_pointers",
]


def stub_properties():
    """Return {name: annotation} of DeviceProperties in the stub."""
    tree = ast.parse(STUB.read_text())
    (node,) = (n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "DeviceProperties")
    return {item.name: item.returns.id for item in node.body if isinstance(item, ast.FunctionDef)}


def test_properties_are_the_attributes():
    from cubind import driver

    prefix = "CU_DEVICE_ATTRIBUTE_"
    expected = {}
    for member in driver.CUdevice_attribute.__members__:  # aliases, too
        name = member.removeprefix(prefix).lower()
        if name != "max":
            is_bool = name.endswith("_supported") or name.startswith("can_") or name in BOOLS
            expected[name] = "bool" if is_bool else "int"
    assert stub_properties() == expected


def test_properties_are_what_the_object_has(device):
    properties = device.properties
    found = {n: type(getattr(properties, n)).__name__ for n in dir(properties) if not n.startswith("_")}
    assert found == stub_properties()


def listed(stub):
    """Return the names in the __all__ of a stub; it may add those of _core.pyi."""
    names = set()
    for node in ast.parse(stub.read_text()).body:
        if isinstance(node, ast.Assign) and node.targets[0].id == "__all__":
            names.update(ast.literal_eval(node.value))
        elif isinstance(node, ast.AugAssign):
            assert ast.unparse(node) == "__all__ += _core.__all__"
            names |= listed(stub.parents[1] / "_core.pyi")
    return names


def test_no_stub_is_forgotten():
    folder = Path(libraries.ROOT / "python" / "cubind" / "core")
    for stub in folder.glob("*.pyi"):
        assert stub.with_suffix(".py").exists(), stub


@pytest.mark.parametrize("name", ["cubind.core", "cubind.core.graph", "cubind.core.utils"])
def test_a_star_import_has_each_name(folder, name):
    names = importlib.import_module(name).__all__
    (folder / "star.py").write_text(f"from {name} import *\n" + "".join(f"print({each})\n" for each in names))
    (folder / "each.py").write_text(f"from {name} import " + ", ".join(names) + "\n")
    result = run_mypy(folder, "star.py", "each.py")
    assert result.returncode == 0 and len(names) > 1, result.stdout
