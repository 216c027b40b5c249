"""Test that bindings accept cubind.core's objects and other packages' arrays and streams.

Every parameter of every function that is device memory, or a handle for which a type of cubind.core
stands, is called with every kind of object. The stub records the address or handle that arrives.
"""

import contextlib
import ctypes
import functools

import numpy
import pytest
from support import arrays, calls, kernels, libraries, model, values
from support.core import compilers, everything, nvvm_ir
from support.grouped import each

pytestmark = pytest.mark.skipif(libraries.ON_GPU, reason="calls every function on its stub library")
HOST = ctypes.create_string_buffer(4096)
ADDRESS = ctypes.addressof(HOST)


@functools.cache
def core_types():
    """Return {class: type of cubind.core}, as the specs' `objects` say."""
    found = {}
    for module in libraries.MODULES:
        found |= {t["name"]: t["object"] for t in model.load(module).data["typedefs"] if "object" in t}
    return found


@functools.cache
def world():
    return everything.World()


# Class of a compiler's or linker's handle: the source of a Program that has one, and its backend.
BACKENDS = {
    "nvrtcProgram": ("", "c++", "NVRTC"),
    "nvvmProgram": (nvvm_ir.ADD, "nvvm", "NVVM"),
    "nvJitLinkHandle": (kernels.SAXPY_PTX.decode(), "ptx", "nvJitLink"),
    "CUlinkState": (kernels.SAXPY_PTX.decode(), "ptx", "driver"),
}


def backend_objects(w, class_name):
    """Return a new Program and, if a linker has the handle, a new Linker."""
    code, code_type, backend = BACKENDS[class_name]
    if backend == "driver" and "nvjitlink" not in compilers.tables:
        pytest.skip("no nvJitLink on this machine that the test could replace by an old one")
    with compilers.driver_links() if backend == "driver" else contextlib.nullcontext():
        made = [w.core.Program(code, code_type, {"arch": "sm_90"})]
        if code_type == "ptx":
            made.append(w.core.Linker(w.code, options={"arch": "sm_90"}))
    assert all(backend in repr(m) for m in made)
    return made


@functools.cache
def of_backend(class_name):
    """Return [(object, handle)] of the backend that has a handle of the class."""
    return [(made, int(made.handle)) for made in backend_objects(world(), class_name)]


def borrowed(w, name):
    """Return an object that owns nothing, or None if the type has none."""
    if name == "Buffer":
        return w.core.Buffer.from_handle(w.buffer.handle, everything.SIZE, owner=w.buffer)
    return w.core.Stream.from_handle(int(w.stream.handle)) if name == "Stream" else None


def closed(w, name):
    """Return a closed object, or None if objects of the type are never closed."""
    makers = {
        "Buffer": lambda: w.device.allocate(8, stream=w.stream),
        "Stream": w.device.create_stream,
        "Event": w.device.create_event,
        "DeviceMemoryResource": lambda: w.core.DeviceMemoryResource(0, {}),
        "Graph": lambda: w.graph_of(lambda builder: w.core.launch(builder, w.config, w.kernel)),
    }
    if name not in makers:
        return None
    made = makers[name]()
    made.close()
    return made


@functools.cache
def live(name):
    """Return [(object, expected value)] for a type of cubind.core."""
    w = world()
    from cubind.core import graph

    definition = graph.GraphDefinition()
    found = {
        "Buffer": lambda: [(w.buffer, w.buffer.handle), (w.buffer[16:32], int(w.buffer.handle) + 16), (w.view, w.view.ptr)],
        "Stream": lambda: [(w.stream, w.stream.handle), (w.foreign, w.stream.handle)],
        "Event": lambda: [(w.event, w.event.handle)],
        "Context": lambda: [(w.stream.context, w.stream.context.handle)],
        "Kernel": lambda: [(w.kernel, w.kernel.handle)],
        "ObjectCode": lambda: [(w.code, w.code.handle)],
        "DeviceMemoryResource": lambda: [(w.pool, w.pool.handle), (w.managed, w.managed.handle)],
        "GraphDefinition": lambda: [(definition, definition.handle)],
        "Graph": lambda: [(w.graph, w.graph.handle)],
        "GraphNode": lambda: [(node := definition.empty(), node.handle)],
        "GraphCondition": lambda: [(condition := definition.create_condition(), condition.handle)],
    }[name]()
    return [(made, int(value)) for made, value in found]


# --- calls ----------------------------------------------------------------------------------------


def role_of(param):
    """Return "memory", the type of cubind.core that stands for a parameter, or None."""
    if param["kind"] == "address" and (param.get("space") in ("device", "either") or ends(param)):
        return "memory"
    if param["kind"] == "scalar" and param.get("space") in ("device", "either"):
        return "memory"
    is_handle = param["kind"] in ("handle", "scalar") or (param["kind"] == "handle_ref" and ends(param))
    return core_types().get(param.get("class_name")) if is_handle else None


def ends(param):
    return bool(param.get("is_ended"))


class Call:
    """A function that is prepared on its stub, of which one parameter is tried."""

    def __init__(self, stub_of, function, param, checked):
        stub = stub_of(function.model.module)
        self.function, self.param, self.checked = function, param, checked
        self.prepared = calls.Prepared(stub, function, values.typed_rows(function)[0], checked)
        self.place = function.arguments.index(function.index(param["name"]))
        self.arrived = 0

    def __call__(self, value):
        arguments = list(self.prepared.arguments)
        arguments[self.place] = value
        return self.prepared.callable(*arguments)

    def passes(self, value, expected):
        """Check that the value is accepted and that the library gets what is expected."""
        self(value)
        if self.function.symbol is None:
            return
        recorded = self.prepared.stub.calls(self.function.symbol)
        index = self.function.index(self.param["name"])
        place = next(place for place, i in self.prepared.places() if i == index)
        arrived = recorded[-1].argument(place)
        assert int.from_bytes(arrived, "little") == int(expected) & ((1 << 8 * len(arrived)) - 1), f"{self.param['name']}: {value!r}"

    def passes_if_long_enough(self, value, expected):
        """Do the same for a host array, which may be shorter than what the call reads."""
        try:
            self.passes(value, expected)
        except ValueError as error:
            assert "bytes" in self.param and "are needed" in str(error)

    def refuses(self, value, kind, *words):
        with pytest.raises(kind) as caught:
            self(value)
        said = " ".join((str(caught.value), *getattr(caught.value, "__notes__", ())))
        for word in (f"'{self.param['name']}'", *words):
            assert word in said or word == f"'{self.param.get('python_name')}'", (word, said)


def is_strict(function, checked):
    return checked or not function.model.data.get("host_passes")


def try_memory(call):
    w, function = world(), call.function
    ended = ends(call.param)
    for made, value in live("Buffer"):
        if ended:
            call.refuses(made, ValueError, "own")
        else:
            call.passes(made, value)
    call.passes(borrowed(w, "Buffer"), w.buffer.handle)
    call.refuses(closed(w, "Buffer"), RuntimeError, "Buffer has been closed")
    call.refuses(w.event, TypeError, "Buffer")
    foreign = [
        (arrays.Interface(ADDRESS), ADDRESS), (arrays.CuPyLike(ADDRESS), ADDRESS), (arrays.TorchLike(ADDRESS), ADDRESS),
        (arrays.TorchLike(ADDRESS, on_device=False, pinned=True), ADDRESS), (arrays.DLPackLike(ADDRESS), ADDRESS),
        (arrays.DLPackLike(ADDRESS, device=arrays.DLPackLike.MANAGED), ADDRESS),
    ]
    for made, value in foreign:
        if ended:
            call.refuses(made, ValueError, "own")
            continue
        call.passes(made, value)
        assert getattr(made, "streams", [-1])[-1] == -1
    call.refuses(arrays.DLPackLike(ADDRESS, device=arrays.DLPackLike.OTHER), TypeError, "device type 8")
    try_host(call)


def try_host(call):
    if ends(call.param):
        return
    either = call.param.get("space") != "device"
    strict = is_strict(call.function, call.checked)
    tensor, array = arrays.TorchLike(ADDRESS, on_device=False), numpy.frombuffer(HOST, numpy.uint8)
    for made in (tensor, array):
        if either and call.param["kind"] == "address":
            call.passes_if_long_enough(made, ADDRESS)
        elif strict and not either:
            call.refuses(made, TypeError, "host memory", "copy")
    if call.param["kind"] == "address" and not strict:
        call.passes_if_long_enough(array, ADDRESS)


def try_handle(call, name):
    w, class_name = world(), call.param["class_name"]
    ended = ends(call.param)
    for made, value in of_backend(class_name) if class_name in BACKENDS else live(name):
        if ended:
            call.refuses(made, ValueError, "own")
        elif name == "Kernel" and class_name in ("CUfunction", "cudaFunction_t"):
            call(made)
        else:
            call.passes(made, value)
    if borrowed(w, name) is not None:
        call.passes(borrowed(w, name), live(name)[0][1])
    if closed(w, name) is not None:
        call.refuses(closed(w, name), RuntimeError, "has been closed")
    if class_name in BACKENDS:
        try_backends(call, class_name)
    call.refuses(w.buffer if name != "Buffer" else w.event, TypeError, "int or None")
    call.refuses("text", TypeError, class_name)


def try_backends(call, class_name):
    for made in backend_objects(world(), class_name):
        made.close()
        call.refuses(made, RuntimeError, f"{type(made).__name__} has been closed")
    for other, (_code, _code_type, backend) in BACKENDS.items():
        for made, _value in of_backend(other) if other != class_name else ():
            if core_types()[class_name] == "Program" and isinstance(made, world().core.Linker):
                call.refuses(made, TypeError, "int or None, not")
            else:
                call.refuses(made, TypeError, f"this {type(made).__name__} has no {class_name}: its backend is {backend}")


def cases():
    return [
        (function, param)
        for function in calls.all_functions()
        for param in function.params
        if param.get("is_argument") and role_of(param) is not None
    ]


@each("case", cases(), ids=lambda case: f"{case[0].name}-{case[1]['name']}")
@pytest.mark.parametrize("checked", [False, True], ids=["tuple", "checked"])
def test_every_parameter(case, checked, stub_of):
    function, param = case
    stub_of("driver")
    call = Call(stub_of, function, param, checked)
    role = role_of(param)
    if role == "memory":
        try_memory(call)
    else:
        try_handle(call, role)
