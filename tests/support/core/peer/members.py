"""Print the public members of a package: namespaces, classes, functions, with parameters.

    members.py cuda|cubind    writes JSON: {name: {"kind": …, "parameters": …}}

Names look like "core.graph.Graph.launch". A parameter is [name, "positional" | "keyword" | "*" |
"**", default as text or None]. `parameters` is None if they cannot be found out: for types that
refuse to be called, and for special methods, which Python itself calls.
"""

import ast
import enum
import importlib
import importlib.metadata
import inspect
import json
import sys
import types
from functools import cache
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[3])
from support import libraries  # noqa: E402
from support.core.peer import side  # noqa: E402

# The comparison of core.system is in core/peer/test_system.py.
NAMESPACES = ("core", "core.graph", "core.texture", "core.typing", "core.utils", "core.checkpoint")
# Classes in no namespace, given by an object of each: (a name for the report, the object).
UNNAMED = {
    "Device.properties": "dev.properties",
    "Device.compute_capability": "dev.compute_capability",
    "Kernel.attributes": "kernel().attributes",
    "Kernel.attributes[]": "kernel().attributes[dev]",
    "Kernel.occupancy": "kernel().occupancy",
    "Kernel.arguments_info[]": "kernel().arguments_info[0]",
    "KernelOccupancy.max_potential_block_size()": "kernel().occupancy.max_potential_block_size(0, 0)",
    "DeviceMemoryResource.attributes": "core.DeviceMemoryResource(dev).attributes",
    "StridedMemoryView._layout": "utils.StridedMemoryView.from_buffer(buf(), (8,), itemsize=8)._layout",
    "StridedMemoryView.proxy": "utils.args_viewable_as_strided_memory((0,))(lambda x: x)(buf())",
    "GraphNode.pred": "graph.GraphDefinition().empty().pred",
    "Device.memory_resource": "dev.memory_resource",
}
# Special methods that code outside of Python calls, or that programs use through syntax.
SPECIAL = {f"__{name}__" for name in (
    "add", "buffer", "bytes", "call", "contains", "cuda_array_interface", "cuda_stream", "delitem", "dlpack",
    "dlpack_device", "enter", "exit", "getitem", "index", "int", "iter", "len", "setitem", "sub", "dlpack_c_exchange_api",
)}  # fmt: skip
CALLED_BY_NAME = {"__dlpack__", "__dlpack_device__", "__cuda_stream__", "__buffer__"}
KINDS = {
    inspect.Parameter.POSITIONAL_ONLY: "positional only",
    inspect.Parameter.POSITIONAL_OR_KEYWORD: "positional",
    inspect.Parameter.KEYWORD_ONLY: "keyword",
    inspect.Parameter.VAR_POSITIONAL: "*",
    inspect.Parameter.VAR_KEYWORD: "**",
}


def default_text(value):
    """Return a default as text.

    A member of an enumeration is its name or string, which both packages share.
    """
    if isinstance(value, str):
        return repr(str(value))
    if isinstance(value, enum.Enum) or type(value).__module__.endswith("_tensor_map"):
        return getattr(value, "name", repr(value)).lower()
    return repr(value)


def parameters_of(function):
    """Return the parameters, or None if Python cannot know them."""
    try:
        given = list(inspect.signature(function).parameters.values())
    except (TypeError, ValueError):
        return None
    return [[p.name, KINDS[p.kind], None if p.default is p.empty else default_text(p.default)] for p in given]


# --- constructors that only the type stubs describe -----------------------------------------------


@cache
def stub_classes():
    root = importlib.metadata.distribution("cuda-core").locate_file("cuda/core/cu13")
    trees = [ast.parse(path.read_text()) for path in root.rglob("*.pyi")]
    return {node.name: node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)}


def stub_default(node):
    if node is None:
        return None
    return node.attr.lower() if isinstance(node, ast.Attribute) else repr(ast.literal_eval(node))


def stub_constructor(name):
    """Return the parameters of a constructor from the type stubs.

    For a dataclass these are its fields. The result is None if there is neither.
    """
    if name not in stub_classes():
        return None
    body = stub_classes()[name].body
    for item in body:
        if isinstance(item, ast.FunctionDef) and item.name in ("__init__", "__new__"):
            a = item.args
            defaults = [None] * (len(a.args) - len(a.defaults)) + a.defaults
            rows = [[p.arg, "positional", stub_default(d)] for p, d in zip(a.args, defaults, strict=True)][1:]
            rows += [[a.vararg.arg, "*", None]] if a.vararg else []
            rows += [[p.arg, "keyword", stub_default(d)] for p, d in zip(a.kwonlyargs, a.kw_defaults, strict=True)]
            return rows + ([[a.kwarg.arg, "**", None]] if a.kwarg else [])
    if any(ast.unparse(d).startswith("dataclass") for d in stub_classes()[name].decorator_list):
        return [[f.target.id, "positional", stub_default(f.value)] for f in body if isinstance(f, ast.AnnAssign)]
    return None


def constructor_of(cls):
    told = parameters_of(cls)
    return stub_constructor(cls.__name__) if told is None and cls.__module__.startswith("cuda.") else told


# --- classes --------------------------------------------------------------------------------------


def is_shown(cls, name):
    if issubclass(cls, BaseException) and hasattr(BaseException, name):
        return False
    if name in ("__eq__", "__hash__", "__repr__"):  # not if inherited from object, or None
        return getattr(cls, name) not in (getattr(object, name), None)
    return not name.startswith("_") or name in SPECIAL


def member(cls, name):
    static, value = inspect.getattr_static(cls, name), getattr(cls, name)
    if name.startswith("__") and name not in CALLED_BY_NAME:
        return {"kind": "special", "parameters": None}
    if not callable(value) or isinstance(value, type):
        return {"kind": "value", "parameters": None}
    parameters = parameters_of(value)
    is_bound = isinstance(static, staticmethod | classmethod) or getattr(value, "__self__", None) is not None
    is_bound = is_bound or not parameters or parameters[0][0] != "self"
    return {"kind": "function", "parameters": parameters if is_bound else parameters[1:]}


def members(cls):
    names = {name for name in dir(cls) if is_shown(cls, name)} | set(getattr(cls, "_fields", ()))
    fields = set(getattr(cls, "__dataclass_fields__", ()))
    found = {name: member(cls, name) for name in names - fields if hasattr(cls, name)}
    return found | {name: {"kind": "value", "parameters": None} for name in names | fields if name not in found}


def described(name, value):
    """Return {name: …} of an entry of a namespace, and of its members if it is a class."""
    if isinstance(value, enum.EnumMeta):
        return {name: {"kind": "enumeration", "parameters": None}} | {
            f"{name}.{m.name}": {"kind": f"member {m.value!r}", "parameters": None} for m in value
        }
    if isinstance(value, type):
        found = {name: {"kind": "class", "parameters": constructor_of(value)}}
        return found | {f"{name}.{m}": row for m, row in members(value).items()}
    if callable(value) and not isinstance(value, types.GenericAlias):
        return {name: {"kind": "function", "parameters": parameters_of(value)}}
    return {name: {"kind": "value", "parameters": None}}


def namespace(package, name):
    try:
        module = importlib.import_module(f"{package}.{name}")
    except ImportError:
        return {}
    names = module.__all__ if hasattr(module, "__all__") else [n for n in dir(module) if not n.startswith("_")]
    found = {name: {"kind": "namespace", "parameters": None}}
    for entry in names:
        found |= described(f"{name}.{entry}", getattr(module, entry))
    return found


def main():
    package = sys.argv[1]
    libraries.load_stub("driver")
    if package == "cubind":
        libraries.use_build()
    found = {}
    for name in NAMESPACES:
        found |= namespace(package, name)
    world = side.Names(package).fresh()
    for name, source in UNNAMED.items():
        try:
            found |= described(f"type({name})", type(eval(source, world)))
        except Exception as error:
            found[f"type({name})"] = {"kind": f"{type(error).__name__}: {error}", "parameters": None}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
