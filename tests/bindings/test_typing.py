"""The type stubs pass mypy --strict, refuse wrong uses, and match the built modules."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest
from support import calls, libraries, model

# not imported, because its classes disturb tests of leaks
if importlib.util.find_spec("mypy") is None:
    pytest.skip("mypy is not installed", allow_module_level=True)

RIGHT = """\
import ctypes
from cubind import cublas, cublaslt, cufft, driver, nvjitlink, nvrtc, runtime
from cubind.checked import cublas as checked_cublas
from cubind.checked import driver as checked
from cubind.checked import nvrtc as checked_nvrtc

status, device = driver.cuDeviceGet(0)
status = driver.cuInit(0)[0]
name: str = status.name
code: int = status.value
same: bool = status == driver.CUresult.CUDA_SUCCESS
stream = driver.CUstream(16)
address: int = int(stream) + stream.getPtr()
copy = driver.CUDA_MEMCPY2D()
copy.WidthInBytes = 64
copy.srcMemoryType = driver.CUmemorytype.CU_MEMORYTYPE_HOST
properties = driver.CUmemAllocationProp()
properties.location.id = 1
driver.cuMemcpyHtoD(4096, b"bytes", 5)
driver.cuLaunchKernel(driver.CUfunction(1), 1, 1, 1, 1, 1, 1, 0, stream, ((1,), (ctypes.c_int,)), 0)
driver.cuStreamAddCallback(stream, None, None, 0)
error, program = nvrtc.nvrtcCreateProgram(b"", b"x.cu", 0, [], [])
version: int = driver.CUDA_VERSION
memory: driver.CUdeviceptr = checked.cuMemAlloc(16)
checked.cuMemFree(memory)
nodes: list[driver.CUgraphNode] = checked.cuGraphGetNodes(driver.CUgraph(1))
compiled = checked_nvrtc.nvrtcCreateProgram("source")
checked_nvrtc.nvrtcCompileProgram(compiled, ["-arch=sm_90"])
same_stream: driver.CUstream = runtime.cudaStreamCreate()[1]
handle: cublas.cublasHandle_t = checked_cublas.cublasCreate()
checked_cublas.cublasSetStream(handle, same_stream)
data: runtime.cudaDataType = cublas.cudaDataType.CUDA_R_32F
lt_status: cublas.cublasStatus_t = cublaslt.cublasLtCreate()[0]
checked_cublas.cublasCgemm(handle, 0, 0, 1, 1, 1, 1j, b"", 1, 0x10, 1, 0.5, memory, 1)
sizes: list[int] = cufft.cufftMakePlan1d(1, 8, cufft.cufftType.CUFFT_C2C, 1)[1]
"""

WRONG = [
    "driver.cuInit()",
    "driver.cuInit('0')",
    "driver.cuDeviceGet(0, 1)",
    "driver.no_such_function()",
    "driver.CUresult.NO_SUCH_MEMBER",
    "driver.CUDA_MEMCPY2D().WidthInBytes = 'wide'",
    "driver.CUDA_MEMCPY2D().no_such_field",
    "driver.cuStreamQuery(hstream=None)",
    "checked.cuMemAlloc(16).no_such_attribute",
    "text: str = driver.CUDA_VERSION",
    "nvrtc.nvrtcCompileProgram(nvrtc.nvrtcProgram(1), 1, 1.5)",
    "nvrtc.nvrtcGetPTX(nvrtc.nvrtcProgram(1), None)",
    "nvjitlink.nvJitLinkGetErrorLog(1, None)",
    "checked.cuMemAlloc(16, 16)",
    "number: int = driver.cuDeviceGetCount()",
    "runtime.cudaMalloc()",
    "runtime.cudaMemcpy('dst', b'', 1, runtime.cudaMemcpyKind.cudaMemcpyDefault)",
    "runtime.dim3().w",
    "cublas.cublasCreate(1)",
    "cublas.cublasSaxpy(1, 2, 'alpha', 0x10, 1, 0x20, 1)",
    "cublas.cublasSaxpy(1, 2, 1.0, [1, 2], 1, 0x20, 1)",
    "stream: runtime.cudaStream_t = cublas.cublasGetStream(1)",
    "cublas.cublasStatus_t.CUBLAS_STATUS_OK",
    "cublaslt.cublasLtMatmulAlgoGetHeuristic(1, 2, 3, 4, 5, 6, 7, 8)[1].algo",
    "cublaslt.cublasLtMatmulAlgo_t().data = 5",
    "cufft.cufftPlan1d(8, 'C2C', 1)",
    "cufft.cufftXtSetGPUs(1, 1, 0)",
    "size: int = cufft.cufftGetSize(1)[1]",
]


# --- objects of cubind.core -----------------------------------------------------------------------

CORE = """\
from typing import Any
from cubind import core, cublas, driver, nvjitlink, nvrtc, nvvm, runtime
from cubind.checked import cublas as checked_cublas, driver as checked_driver, nvvm as checked_nvvm, runtime as checked_runtime
from cubind.core import graph, utils

class Foreign:
    def __cuda_stream__(self) -> tuple[int, int]:
        return (0, 1)

def uses(
    stream: core.Stream, builder: graph.GraphBuilder, event: core.Event, context: core.Context, buffer: core.Buffer,
    view: utils.StridedMemoryView, kernel: core.Kernel, code: core.ObjectCode, managed: core.ManagedMemoryResource,
    definition: graph.GraphDefinition, done: graph.Graph, node: graph.GraphNode, condition: graph.GraphCondition,
    program: core.Program, linker: core.Linker, foreign: Foreign, handle: driver.CUstream, array: driver.CUarray,
) -> None:
"""

# Lines of the body of uses(): right ones, and those that a type checker must refuse.
RIGHT_OBJECTS = [
    "driver.cuStreamSynchronize(stream)",
    "driver.cuStreamSynchronize(builder)",
    "driver.cuStreamSynchronize(foreign)",
    "driver.cuStreamSynchronize(handle)",
    "driver.cuStreamSynchronize(16)",
    "driver.cuStreamSynchronize(None)",
    "checked_driver.cuEventRecord(event, stream)",
    "checked_driver.cuCtxSetCurrent(context)",
    "driver.cuMemcpyDtoD(buffer, view, 4)",
    "checked_driver.cuKernelGetLibrary(kernel)",
    "driver.cuFuncGetModule(kernel)",
    "driver.cuLibraryGetKernelCount(code)",
    "checked_driver.cuMemPoolTrimTo(managed, 0)",
    "driver.cuGraphLaunch(done, stream)",
    "checked_driver.cuGraphAddEmptyNode(definition, [node, driver.CUgraphNode(1)])",
    "driver.cuLinkComplete(linker)",
    "nvjitlink.nvJitLinkComplete(linker)",
    "nvjitlink.nvJitLinkComplete(program)",
    "checked_nvvm.nvvmVerifyProgram(program, [])",
    "nvrtc.nvrtcGetProgramLogSize(program)",
    "checked_cublas.cublasSetStream(1, stream)",
    "runtime.cudaEventRecord(event, stream)",
    "driver.CUlaunchConfig().hStream = stream",
    "driver.CUlaunchConfig().hStream = foreign",
    "driver.CUDA_CONDITIONAL_NODE_PARAMS().handle = condition",
    "driver.CUDA_MEMCPY2D().srcDevice = buffer",
    "driver.cuArrayDestroy(array)",
]
WRONG_OBJECTS = [
    "driver.cuStreamSynchronize(event)",
    "checked_driver.cuStreamSynchronize(buffer)",
    "driver.cuEventSynchronize(stream)",
    "driver.cuEventSynchronize(foreign)",
    "checked_driver.cuCtxSetCurrent(stream)",
    "driver.cuKernelGetLibrary(code)",
    "driver.cuMemPoolTrimTo(buffer, 0)",
    "driver.cuGraphLaunch(definition, stream)",
    "checked_driver.cuGraphAddEmptyNode(done, [])",
    "checked_driver.cuGraphAddEmptyNode(definition, [definition])",
    "driver.cuLinkComplete(code)",
    "nvvm.nvvmVerifyProgram(linker, 0, [])",
    "nvrtc.nvrtcGetProgramLogSize(code)",
    "nvjitlink.nvJitLinkComplete(kernel)",
    "cublas.cublasSetStream(1, event)",
    "cublas.cublasDestroy(stream)",
    "checked_cublas.cublasSetStream(stream, stream)",
    "checked_runtime.cudaStreamQuery(event)",
    "driver.cuArrayDestroy(buffer)",
    "driver.CUlaunchConfig().hStream = event",
    "driver.CUDA_MEMCPY2D().srcArray = buffer",
    "driver.CUDA_CONDITIONAL_NODE_PARAMS().ctx = event",
]


# --- one function of each kind of each module -----------------------------------------------------

# An argument of each kind, as source; {cls} is the parameter's class and {member} a member of it.
ARGUMENTS = {
    "int": "1",
    "float": "1.5",
    "enum": "{cls}.{member}",
    "handle": "{cls}(1)",
    "scalar": "{cls}(1)",
    "record_value": "{cls}()",
    "value_number": "1.5",
    "callback": "None",
    "closure": "None",
    "address": "b''",
    "pointer_int": "0",
    "string": "'text'",
    "record": "{cls}()",
    "handle_ref": "{cls}(1)",
    "list_handle": "[{cls}(1)]",
    "list_scalar": "[{cls}(1)]",
    "short_list_scalar": "[{cls}(1)]",
    "list_record": "[{cls}()]",
    "list_room": "{cls}()",
    "list_enum": "[{cls}.{member}]",
    "list_int": "[1, 2]",
    "list_float": "[1.5, 2]",
    "list_string": "[b'text']",
    "list_address": "[1, None]",
    "kernel_params": "None",
    "option_keys": "[]",
    "option_values": "[]",
    "typed_in": "1",
    "buffer": "bytearray(5)",
    "out_dump": "bytearray(5)",
    "count_inout": "1",
    "inout_int": "1",
    "inout_float": "1.5",
    "inout_enum": "{cls}.{member}",
    "inout_scalar": "{cls}(1)",
    "inout_record_ref": "{cls}()",
    "number_in": "1",
    "number_out": "None",
    "number_inout": "1",
}

# The type of each kind of result.
RESULTS = {
    "out_int": "int",
    "out_float": "float",
    "out_enum": "{cls}",
    "out_handle": "{cls}",
    "out_scalar": "{cls}",
    "out_record": "{cls}",
    "out_address": "int",
    "out_bytes": "bytes",
    "out_name": "bytes",
    "out_string": "bytes | None",
    "out_list_handle": "list[{cls}]",
    "out_list_record": "list[{cls}]",
    "out_list_scalar": "list[{cls}]",
    "out_list_enum": "list[{cls}]",
    "out_list_int": "list[int]",
    "out_list_float": "list[float]",
    "out_view_handle": "list[{cls}]",
    "out_view_record": "list[{cls}]",
    "out_record_ref": "{cls} | None",
    "count_inout": "int",
    "inout_int": "int",
    "inout_float": "float",
    "inout_enum": "{cls}",
    "inout_scalar": "{cls} | None",
    "inout_record_ref": "{cls} | None",
}


def one_of_each_kind(name):
    """Return functions that together have every kind of parameter of the module's functions."""
    chosen, seen = [], set()
    for function in sorted(model.load(name).functions, key=lambda f: -len({p["kind"] for p in f.params})):
        kinds = {p["kind"] for p in function.params}
        if function.has_status and kinds - seen:
            chosen.append(function)
            seen |= kinds
    return chosen


def source_of(function, param, template):
    cls = param.get("class_name", "")
    members = function.model.enums[cls]["items"] if cls in function.model.enums else [{"name": ""}]
    return template.format(cls=f"{function.model.module}.{cls}", member=members[0]["name"])


def uses_of(name):
    """Return typed uses of both forms of each function, with every kind of argument."""
    lines = []
    for function in one_of_each_kind(name):
        arguments = {}
        for i in function.arguments:
            param = function.params[i]
            arguments[i] = source_of(function, param, ARGUMENTS[param["kind"]])
        names = dict(zip(function.arguments, function.argument_names, strict=True))
        lines.append(f"{function.name}_result = {name}.{function.name}({', '.join(arguments.values())})")
        lines.append(f"{function.name}_status: {name}.{function.model.data['status_enum']} = {function.name}_result[0]")
        for place, i in enumerate(function.results, 1):
            expected = RESULTS.get(function.params[i]["kind"])
            if expected is not None:
                expected = source_of(function, function.params[i], expected)
                lines.append(f"{function.name}_{place}: {expected} = {function.name}_result[{place}]")
        needed = [f"{names[i]}={a}" for i, a in arguments.items() if "checked" not in function.params[i]]
        lines.append(f"checked_{name}.{function.name}({', '.join(needed)})")
    return lines


# --- mypy -----------------------------------------------------------------------------------------


def environment():
    return dict(os.environ, MYPYPATH=str(libraries.BUILD / "python"), PYTHONPATH=str(libraries.BUILD / "python"))


def run_mypy(folder, source):
    program = folder / "program.py"
    program.write_text(source)
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--show-column-numbers", str(program)]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment(), cwd=folder)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("typing")  # one cache for all programs


def test_right_uses(folder):
    lines = [RIGHT, "from cubind.checked import runtime as checked_runtime, cublaslt as checked_cublaslt"]
    lines += ["from cubind.checked import cufft as checked_cufft, driver as checked_driver"]
    lines += ["from cubind.checked import nvjitlink as checked_nvjitlink", "from cubind import nvfatbin, nvml, nvtx, nvvm"]
    lines += [f"from cubind.checked import {name} as checked_{name}" for name in ("nvfatbin", "nvml", "nvtx", "nvvm")]
    for name in calls.MODULES:
        lines += uses_of(name)
    assert len(lines) > 200
    result = run_mypy(folder, "\n".join(lines) + "\n")
    assert result.returncode == 0, result.stdout + result.stderr


def refused_lines(folder, head, lines):
    """Return the lines that mypy refuses, and its output."""
    result = run_mypy(folder, "\n".join(head + lines) + "\n")
    numbers = {int(line.split(":")[1]) for line in result.stdout.splitlines() if ": error:" in line}
    return [text for number, text in enumerate(lines, len(head) + 1) if number in numbers], result.stdout


def test_wrong_uses(folder):
    """Each wrong use is on a line of its own, and mypy refuses each line."""
    head = [
        "from cubind import cublas, cublaslt, cufft, driver, nvjitlink, nvrtc, runtime",
        "from cubind.checked import driver as checked",
    ]
    refused, output = refused_lines(folder, head, WRONG)
    assert refused == WRONG, output


def test_objects_of_core(folder):
    """A handle accepts the objects that stand for its class, and no others."""
    refused, output = refused_lines(folder, CORE.splitlines(), [f"    {line}" for line in RIGHT_OBJECTS + WRONG_OBJECTS])
    assert [line.strip() for line in refused] == WRONG_OBJECTS, output


def test_every_object_has_a_type():
    """cubind._accepts has the types that the stubs of all modules name."""
    import ast

    accepts = ast.parse((libraries.BUILD / "python" / "cubind" / "_accepts.py").read_text())
    known = {node.target.id for node in accepts.body if isinstance(node, ast.AnnAssign)}
    modules = calls.MODULES + libraries.FURTHER
    objects = {t["object"] for name in modules for t in model.load(name).data["typedefs"] if "object" in t}
    assert {f"Any{name}" for name in objects} == known - {"AnyMemory"}


def test_stubs_equal_the_modules(tmp_path):
    """The stubs equal the modules, except listed differences and the layout of classes.

    Each exception is listed with its reason; only CPython needs the layout.
    """
    allowed = str(Path(__file__).with_name("stubtest.txt"))
    config = tmp_path / "mypy.ini"
    # The examples are programs, and no modules of the package.
    config.write_text("[mypy]\nexclude = /_examples/\n")
    options = ["--concise", "--ignore-disjoint-bases", "--ignore-unused-allowlist", "--allowlist", allowed]
    options += ["--mypy-config-file", str(config)]
    command = [sys.executable, "-m", "mypy.stubtest", *options, "cubind"]
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=environment(), cwd=tmp_path)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("name", calls.MODULES)
@pytest.mark.parametrize("form", ["cubind", "cubind.checked"])
def test_every_name_has_a_type(name, form):
    """Every name has a type, and every name of the stub exists."""
    import ast
    import importlib

    module = importlib.import_module(f"{form}.{name}")
    relative = Path(*form.split(".")[1:]) / f"{name}.pyi"
    stub = ast.parse((libraries.BUILD / "python" / "cubind" / relative).read_text())
    declared = set()
    for node in stub.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            declared.add(node.name)
        elif isinstance(node, ast.AnnAssign):
            declared.add(node.target.id)
        elif isinstance(node, ast.ImportFrom):
            declared |= {alias.asname for alias in node.names if alias.asname == alias.name}
        elif isinstance(node, ast.Assign) and node.targets[0].id == "__all__":
            declared |= set(ast.literal_eval(node.value))  # imported names that are re-exported
    public = {n for n in dir(module) if not n.startswith("_")}
    assert public - declared == set()
    assert {n for n in declared if not n.startswith("_")} - public == set()
