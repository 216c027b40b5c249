"""Close handles that functions of the checked form have made.

The model names these functions: `closed_by` of a result is the function that closes it.
"""

import copy
import gc
import importlib
import json
import os
import pickle
import subprocess
import sys
import threading
import warnings

import pytest
from support import calls, child, libraries, model
from support import stub as stubs
from support.child import in_child
from support.grouped import each

HANDLES = 100_000


def is_maker(function):
    return any(p.get("closed_by") for p in function.params)


makers = each("maker", calls.all_functions(is_maker), ids=repr)


class Made:
    """A maker on its stub, and the function that closes what it makes."""

    def __init__(self, stub_of, function):
        module = function.model.module
        self.stub = stub_of(module)
        choice = calls.values.typed_rows(function)[0]
        self.prepared = calls.Prepared(self.stub, function, choice, checked=True)
        (self.place,) = (i for i in function.results if function.params[i].get("closed_by"))
        self.param = function.params[self.place]
        self.closer = function.model.function(self.param["closed_by"])
        self.stub.set_mode(stubs.RECORD, self.closer.symbol)
        self.keywords = {
            name: self.prepared.samples[i].value
            for i, name in zip(function.arguments, function.argument_names, strict=True)
            if "checked" not in function.params[i]
        }
        self.module = self.prepared.module
        self.cls = getattr(self.module, self.param["class_name"])
        self.checked = calls.module_of(module, checked=True)
        self.close = getattr(self.checked, self.closer.name)
        self.by_reference = self.closer.params[0]["kind"] == "handle_ref"

    def __call__(self):
        """Return a new handle of the checked form."""
        result = self.prepared.callable(**self.keywords)
        items = result if isinstance(result, (tuple, list)) else [result]
        first, *others = (item for item in items if type(item) is self.cls)
        for other in others:
            other.detach()
        return first

    def tuple_form(self):
        arguments = self.prepared.arguments
        _, *items = getattr(self.module, self.prepared.function.name)(*arguments)
        items = items[0] if isinstance(items[0], list) else items
        return next(item for item in items if type(item) is self.cls)

    @property
    def closed(self):
        """Return the values that the library was told to close."""
        calls_made = self.stub.calls(self.closer.symbol)
        raw = [call.input(0) if self.by_reference else call.argument(0) for call in calls_made]
        return [int.from_bytes(data, "little") for data in raw]

    def raw(self, handle):
        return int(handle) % (1 << 64) if self.by_reference or int(handle) >= 0 else int(handle) % (1 << 32)


@pytest.fixture
def warned():
    """Collect ResourceWarnings."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", ResourceWarning)
        yield caught


def refused(function, *arguments):
    with pytest.raises(RuntimeError, match=r"^\w+ has been closed$"):
        function(*arguments)


# --- every maker ----------------------------------------------------------------------------------


@makers
def test_close(maker, stub_of):
    made = Made(stub_of, maker)
    handle = made()
    value = made.raw(handle)
    text = repr(handle)
    assert isinstance(handle, made.cls) and handle.close() is None
    assert made.closed == [value]
    handle.close()
    assert made.closed == [value]
    assert isinstance(handle, made.cls) and type(handle).__name__ == made.cls.__name__
    assert type(handle).__module__ == made.cls.__module__
    assert repr(handle) == f"{text[:-1]} closed>"
    refused(int, handle)
    refused(handle.getPtr)
    refused(handle.detach)
    refused(handle.__enter__)
    refused(made.close, handle)
    refused(getattr(made.module, made.closer.name), handle)
    assert made.closed == [value]


@makers
def test_with(maker, stub_of):
    made = Made(stub_of, maker)
    handle = made()
    value = made.raw(handle)
    with handle as same:
        assert same is handle and made.closed == []
    assert made.closed == [value]
    with pytest.raises(ZeroDivisionError), made():
        _ = 1 / 0
    assert made.closed == [value, value]


@makers
def test_detach(maker, stub_of, warned):
    made = Made(stub_of, maker)
    handle = made()
    assert handle.detach() is handle and handle.detach() is handle
    value = int(handle)
    assert made.closed == []
    handle.close()
    refused(int, handle)
    assert made.closed == []
    made().detach()
    gc.collect()
    assert made.closed == [] and warned == [] and value is not None


@makers
def test_dropped(maker, stub_of, warned):
    made = Made(stub_of, maker)
    handle = made()
    text = repr(handle)
    warned.clear()
    del handle
    if not warned:  # the module keeps a tuple of two results until it reuses it
        made().detach()
    (warning,) = warned
    assert warning.category is ResourceWarning
    assert str(warning.message) == f"unclosed {text}; call .close()"
    assert made.closed == []


@makers
@pytest.mark.parametrize("checked", [False, True])
def test_own_function(maker, checked, stub_of, warned):
    made = Made(stub_of, maker)
    handle = made()
    close = getattr(calls.module_of(maker.model.module, checked), made.closer.name)
    close(handle)
    assert len(made.closed) == 1
    assert repr(handle).endswith(" closed>")
    refused(close, handle)
    handle.close()
    del handle
    assert len(made.closed) == 1 and warned == []


@makers
def test_failed_close(maker, stub_of):
    made = Made(stub_of, maker)
    if not made.closer.has_status:
        return
    handle = made()
    failure = next(v for v in sorted(member.value for member in status_of(made)) if v != 0)
    made.stub.result(made.closer.symbol, failure)
    with pytest.raises(Exception, match=made.closer.name):
        handle.close()
    assert type(handle) is made.cls and len(made.closed) == 1
    with pytest.raises(Exception, match=made.closer.name):
        made.close(handle)
    assert type(handle) is made.cls
    made.stub.result(made.closer.symbol, 0)
    handle.close()
    assert len(made.closed) == 3
    refused(int, handle)


def status_of(made):
    return getattr(made.module, made.closer.model.data["status_enum"])


@makers
def test_owns_nothing(maker, stub_of, warned):
    """Handles of the tuple form and those made from an int own nothing."""
    made = Made(stub_of, maker)
    for handle in (made.tuple_form(), made.cls(4096), made.cls()):
        with handle:
            int(handle)
        refused(int, handle)
    made.tuple_form()
    kept = made.cls(8)
    view = made.cls(_ptr=kept.getPtr())
    view.close()
    assert int(view) == 8 and int(kept) == 8
    assert made.closed == [] and warned == []


@makers
def test_leaks_nothing(maker, stub_of):
    made = Made(stub_of, maker)
    made.stub.logging(False)
    made().close()
    gc.collect()
    before = sys.getrefcount(made.cls), len(gc.get_objects())
    for _ in range(50):
        with made():
            pass
        made().detach()
        made.close(made())
    gc.collect()
    assert abs(sys.getrefcount(made.cls) - before[0]) <= 2
    assert abs(len(gc.get_objects()) - before[1]) < 25


# --- which classes --------------------------------------------------------------------------------


def test_only_closable_classes_have_the_methods():
    for name in libraries.MODULES:
        loaded = model.load(name)
        module = calls.module_of(name)
        closable = {p["class_name"] for f in loaded.functions for p in f.params if p.get("closed_by")}
        for item in vars(module).values():
            if isinstance(item, type) and item.__module__ == module.__name__:
                assert ("close" in vars(item)) == (item.__name__ in closable), item


@pytest.mark.skipif(libraries.OF_LIBRARIES, reason="about the first modules")
def test_what_programs_do_not_own():
    loaded = model.load("driver")
    owned = {f.name: [p["name"] for p in f.params if p.get("closed_by")] for f in loaded.functions}
    assert owned["cuStreamCreate"] == ["phStream"]
    for name in ("cuDevicePrimaryCtxRetain", "cuGraphAddKernelNode", "cuModuleGetFunction", "cuCtxGetCurrent"):
        assert owned[name] == []


# --- the driver and the runtime -------------------------------------------------------------------

first = pytest.mark.skipif(libraries.OF_LIBRARIES, reason="about the first modules")


@pytest.fixture
def driver(driver_stub):
    """The checked form of the driver, with a current context."""
    driver = calls.module_of("driver", checked=True)
    driver.cuInit(0)
    with driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, 0):
        yield driver


def closed_stream(driver):
    stream = driver.cuStreamCreate(0)
    stream.close()
    return stream


@first
def test_every_kind_of_parameter(driver, runtime_stub):
    """Closed handles are refused wherever a handle is taken."""
    runtime = calls.module_of("runtime", checked=True)
    stream = closed_stream(driver)
    for form in (driver, calls.module_of("driver")):
        refused(form.cuStreamQuery, stream)
        refused(form.cuEventRecord, 4096, stream)
        refused(form.cuMemcpyHtoDAsync, 4096, b"abcd", 4, stream)
        refused(form.cuMemFree, stream)  # a pointer of another class
        refused(form.cuMemcpyDtoH, stream, 4096, 4)  # an address
        refused(form.cuLaunchKernel, 4096, 1, 1, 1, 1, 1, 1, 0, 0, ((stream,), (None,)), 0)
    refused(runtime.cudaStreamQuery, stream)  # another binding
    refused(stream.__cuda_stream__)
    refused(stream.__index__)
    refused(driver.CUstream, stream)
    refused(importlib.import_module("cubind._runtime").get_native_handle, stream)
    refused(runtime.cudaStream_t, stream)


@first
def test_members_of_structs(driver):
    stream = closed_stream(driver)
    config = driver.CUlaunchConfig()
    refused(setattr, config, "hStream", stream)
    node = driver.CUDA_MEM_FREE_NODE_PARAMS() if hasattr(driver, "CUDA_MEM_FREE_NODE_PARAMS") else None
    if node is not None:
        refused(setattr, node, "dptr", stream)


@first
def test_lists(bound, driver):
    """A list is refused if one of its handles is closed, in a call and in a struct."""
    graph = driver.cuGraphCreate(0)
    node = driver.cuGraphAddEmptyNode(graph, None)
    semaphore = closed_semaphore(bound, driver)
    params = driver.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS()
    refused(setattr, params, "extSemArray", [semaphore])
    refused(setattr, params, "extSemArray", (driver.CUexternalSemaphore(1), semaphore))
    signal = driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS()
    for form in (driver, calls.module_of("driver")):
        refused(form.cuSignalExternalSemaphoresAsync, [semaphore], [signal], *([] if form is driver else [1]), 0)
        refused(form.cuSignalExternalSemaphoresAsync, [semaphore] * 2, [signal] * 2, *([] if form is driver else [2]), 0)
    assert node is not None
    graph.close()


def closed_semaphore(bound, driver):
    make = bound("driver", "cuImportExternalSemaphore", checked=True)
    make.writes(extSem_out=(4096).to_bytes(8, "little"))
    semaphore = make(driver.CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC())
    bound("driver", "cuDestroyExternalSemaphore")
    semaphore.close()
    return semaphore


@first
def test_equality_and_hash(driver):
    stream = driver.cuStreamCreate(0)
    twin = driver.CUstream(int(stream))
    number = hash(stream)
    stream.close()
    assert stream == twin and twin == stream and hash(stream) == number and stream != driver.CUstream(1)


@first
def test_runtime_and_driver(bound, driver):
    """A class of the runtime derives from the driver's, and each has its own function."""
    runtime = calls.module_of("runtime", checked=True)
    ends = bound("runtime", "cudaStreamDestroy")
    bound("runtime", "cudaStreamCreate")
    stream = runtime.cudaStreamCreate()
    assert isinstance(stream, driver.CUstream)
    stream.close()
    assert ends.count == 1
    refused(runtime.cudaStreamQuery, stream)
    refused(driver.cuStreamQuery, stream)
    assert isinstance(stream, driver.CUstream) and isinstance(stream, runtime.cudaStream_t)
    bound("driver", "cuStreamDestroy")
    other = runtime.cudaStreamCreate()
    driver.cuStreamDestroy(other)  # the other binding's function ends it, too
    refused(runtime.cudaStreamQuery, other)
    other.close()
    assert ends.count == 1


@first
def test_python_subclasses(driver):
    class Mine(driver.CUstream):
        pass

    mine = Mine(4096)
    with mine:
        pass
    assert int(mine) == 4096 and mine.detach() is mine  # owns nothing and never closes


@first
def test_members_of_structs_own_nothing(driver):
    config = driver.CUlaunchConfig()
    config.hStream = 4096
    with config.hStream as stream:
        pass
    assert int(config.hStream) == 4096 and int(stream) == 4096


@first
def test_closed_type_makes_no_objects(driver):
    stream = closed_stream(driver)
    with pytest.raises(TypeError):
        type(stream)(5)
    with pytest.raises(TypeError):
        driver.CUstream.__new__(type(stream))
    with pytest.raises(TypeError):
        type("Sub", (type(stream),), {})
    with pytest.raises(TypeError):
        stream.__class__ = driver.CUstream


@first
def test_pickle_and_copy(driver):
    with driver.cuStreamCreate(0) as open_one:
        for stream in (open_one, closed_stream(driver)):
            for function in (pickle.dumps, copy.copy, copy.deepcopy):
                with pytest.raises(TypeError, match="cannot pickle"):
                    function(stream)


@first
def test_null_is_nothing(bound, driver, warned):
    """A maker that succeeds without making anything leaves nothing to close."""
    bound("driver", "cuStreamCreate").writes(phStream=bytes(8))
    ends = bound("driver", "cuStreamDestroy")
    with driver.cuStreamCreate(0):
        pass
    driver.cuStreamCreate(0)
    assert ends.count == 0 and warned == []


# --- dropped handles ------------------------------------------------------------------------------


@first
@in_child(env={"PYTHONDEVMODE": "1"}, hardware=False)
def test_place_under_dev():
    driver = calls.module_of("driver", checked=True)
    driver.cuInit(0)
    with warnings.catch_warnings(record=True) as warned, driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, 0):
        warnings.simplefilter("always")
        stream = driver.cuStreamCreate(0)
        line = sys._getframe().f_lineno - 1
        text = repr(stream)
        del stream
    (warning,) = warned
    assert str(warning.message) == f"unclosed {text}, made at {__file__}:{line}; call .close()"


def keep_open():
    driver = calls.module_of("driver", checked=True)
    driver.cuInit(0)
    warnings.simplefilter("always")
    sys.kept = [driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, 0), driver.cuStreamCreate(0)]


@first
def test_nothing_at_exit():
    call = {"module": __name__, "name": "keep_open", "arguments": {}, "stubs": list(libraries.MODULES)}
    done = subprocess.run(
        [sys.executable, "-X", "dev", "-c", child.START, json.dumps(call)],
        env={**os.environ, "CUBIND_GPU": "0"}, capture_output=True, text=True, check=False,
    )
    assert done.returncode == 0 and "unclosed" not in done.stderr, done.stderr


@first
def test_pending_exception_survives(driver, warned):
    def fails():
        handle = driver.cuStreamCreate(0)
        raise KeyError(str(handle))

    with pytest.raises(KeyError):
        fails()
    gc.collect()
    assert len(warned) == 1


@first
def test_warning_as_error(driver, monkeypatch):
    seen = []
    monkeypatch.setattr(sys, "unraisablehook", lambda told: seen.append((told.exc_type, str(told.exc_value))))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        driver.cuStreamCreate(0)
    ((kind, text),) = seen
    assert kind is ResourceWarning and text.startswith("unclosed <CUstream 0x")


@first
def test_warning_that_drops_others(driver):
    """A warning runs Python code, which may drop and close further handles."""
    pile = [driver.cuStreamCreate(0) for _ in range(50)]
    shown = []

    def show(message, *rest):
        shown.append(str(message))
        if pile:
            pile.pop().close()
            pile.clear()

    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.showwarning = show
        driver.cuStreamCreate(0)
    assert len(shown) == 50


# --- threads --------------------------------------------------------------------------------------


def stress(driver, number, count, shared):
    for i in range(count):
        stream = driver.cuStreamCreate(0)
        ends = (stream.close, lambda s=stream: driver.cuStreamDestroy(s), stream.detach, lambda: None)[i % 4]
        ends()
        if i % 4 < 2:
            stream.close()
            refused(driver.cuStreamQuery, stream)
        else:
            driver.cuStreamQuery(stream)
        place = (i + number) % len(shared)
        shared[place].close()  # several threads may meet here
        shared[place] = driver.cuStreamCreate(0)


@first
def test_stress(bound, driver):
    """Close, drop, and use handles after their end, from four threads."""
    for name in ("cuStreamCreate", "cuStreamDestroy", "cuStreamQuery"):
        stub = bound("driver", name).stub
        stub.set_mode(stubs.FREE, model.load("driver").function(name).symbol)
    failures = []
    shared = [driver.cuStreamCreate(0) for _ in range(64)]

    def work(number):
        try:
            stress(driver, number, HANDLES // 8, shared)
        except BaseException as error:
            failures.append(error)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        shared.clear()
    assert failures == []


# --- a program that uses each library -------------------------------------------------------------


@first
def test_program_leaks_nothing(driver, driver_stub, warned):
    before = driver_stub.live()
    with driver.cuStreamCreate(0) as stream, driver.cuEventCreate(0) as event, driver.cuGraphCreate(0):
        driver.cuEventRecord(event, stream)
        driver.cuStreamSynchronize(stream)
    driver_stub.settle()
    assert driver_stub.live() == before and warned == []


@makers
def test_each_library_ends_what_it_makes(maker, stub_of, warned):
    warned.clear()
    made = Made(stub_of, maker)
    count = len(made.closed)
    with made():
        pass
    gc.collect()
    assert len(made.closed) == count + 1 and warned == []
