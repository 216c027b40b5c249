"""Test CUPTI's callbacks and activity buffers in Python (CUBIND_LIBRARIES=1), on its stub library.

The tests make the calls that CUPTI would make.
"""

import ctypes
import gc
import struct
import sys
import weakref

import pytest
from support import libraries

pytestmark = pytest.mark.skipif("cupti" not in libraries.MODULES, reason="tests a module of cubind-libraries (CUBIND_LIBRARIES=1)")
CALLED = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_uint32, ctypes.c_void_p)
REQUESTED = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
COMPLETED = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t)


@pytest.fixture
def cupti():
    from cubind import cupti

    return cupti


@pytest.fixture
def unraisable(monkeypatch):
    told = []
    monkeypatch.setattr(sys, "unraisablehook", lambda info: told.append(type(info.exc_value).__name__))
    return told


def test_subscription(cupti, bound, unraisable):
    """The callable gets the user's own object, the domain, the id and an address.

    A class of the domain is a view of that address.
    """
    subscribe, end = bound("cupti", "cuptiSubscribe"), bound("cupti", "cuptiUnsubscribe")
    subscribe.writes(subscriber=struct.pack("<Q", 0x1230))
    got, mine = [], object()

    def called(user, domain, number, address):
        data = cupti.CUpti_CallbackData(_ptr=address)
        got.append((user, domain, int(number), data.callbackSite, data.functionName, data.correlationId))

    status, subscriber = subscribe(called, mine)
    assert status == 0 and isinstance(subscriber, cupti.CUpti_SubscriberHandle) and int(subscriber) == 0x1230
    function, closure = CALLED(subscribe.raw("callback")), subscribe.raw("userdata")
    data = cupti.CUpti_CallbackData()
    data.callbackSite, data.functionName, data.correlationId = cupti.CUpti_ApiCallbackSite.CUPTI_API_EXIT, b"cuLaunchKernel", 17
    domain = cupti.CUpti_CallbackDomain.CUPTI_CB_DOMAIN_DRIVER_API
    number = cupti.CUpti_driver_api_trace_cbid.CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel
    function(closure, domain, number, data.getPtr())
    assert got == [(mine, domain, number, cupti.CUpti_ApiCallbackSite.CUPTI_API_EXIT, b"cuLaunchKernel", 17)]
    assert got[0][0] is mine and unraisable == []
    alive = weakref.ref(called)
    del called
    assert end(subscriber) == (0,)
    gc.collect()
    assert alive() is None, "the subscription's end lets go of it"
    function(closure, domain, number, data.getPtr())  # a call that was on its way
    assert len(got) == 1


def test_callbacks_are_chosen(cupti, bound):
    enable = bound("cupti", "cuptiEnableCallback")
    domain = cupti.CUpti_CallbackDomain.CUPTI_CB_DOMAIN_RUNTIME_API
    number = cupti.CUpti_runtime_api_trace_cbid.CUPTI_RUNTIME_TRACE_CBID_cudaMalloc_v3020
    assert enable(1, cupti.CUpti_SubscriberHandle(5), domain, number) == (0,)
    assert [enable.raw(name) for name in ("enable", "subscriber", "domain", "cbid")] == [1, 5, int(domain), int(number)]


@pytest.fixture
def buffers(cupti, bound):
    """Register two callables; return the C functions that CUPTI would call."""
    register = bound("cupti", "cuptiActivityRegisterCallbacks")

    def buffers(requested, completed):
        assert register(requested, completed) == (0,)
        return REQUESTED(register.raw("funcBufferRequested")), COMPLETED(register.raw("funcBufferCompleted"))

    yield buffers
    assert register(None, None) == (0,)


def asked(requested):
    """Request a buffer; return (buffer, size, most records), which had other values before."""
    buffer, size, most = (ctypes.c_uint64(0xBAD) for _ in range(3))
    requested(ctypes.addressof(buffer), ctypes.addressof(size), ctypes.addressof(most))
    return buffer.value, size.value, most.value


def test_buffers(cupti, buffers):
    """The callable's result becomes CUPTI's buffer, and CUPTI returns it with its records."""
    room, got = ctypes.create_string_buffer(4096), []
    requested, completed = buffers(lambda: (ctypes.addressof(room), len(room), 3), lambda *given: got.append(given))
    assert asked(requested) == (ctypes.addressof(room), 4096, 3)
    completed(None, 7, ctypes.addressof(room), 4096, 100)
    ((context, *rest),) = got
    assert int(context) == 0
    assert rest == [7, ctypes.addressof(room), 4096, 100]


@pytest.mark.parametrize(("answer", "error"), [
    (lambda: 1 // 0, "ZeroDivisionError"), (lambda: None, "TypeError"), (lambda: (1, 2), "ValueError"), (lambda: (1, -2, 0), "OverflowError"),
    (lambda: ("address", 1, 0), "TypeError"),
])
def test_no_buffer(buffers, unraisable, answer, error):
    """After a wrong answer CUPTI gets no buffer, rather than the values from before."""
    requested, _ = buffers(answer, lambda *given: None)
    assert asked(requested) == (0, 0, 0)
    assert unraisable == [error]


def test_records_are_views(cupti, bound):
    """A record is a view of the buffer, and the class of its kind reads the rest.

    The next call takes the previous record.
    """
    kind = cupti.CUpti_ActivityKind.CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL
    kernel = cupti.CUpti_ActivityKernel9()
    kernel.kind, kernel.gridX, kernel.blockZ, kernel.start, kernel.end, kernel.name = kind, 12, 3, 1 << 40, (1 << 40) + 5, b"saxpy"
    size = 208
    room = ctypes.create_string_buffer(2 * size)
    ctypes.memmove(room, kernel.getPtr(), size)
    ask = bound("cupti", "cuptiActivityGetNextRecord")
    status, record = ask(room, size, None)
    assert status == 0 and type(record) is cupti.CUpti_Activity and ask.raw("buffer") == ctypes.addressof(room)
    assert ask.input("record") == bytes(8)
    first = cupti.CUpti_Activity(_ptr=ctypes.addressof(room))
    ask(room, size, first)
    assert ask.input("record") == struct.pack("<Q", ctypes.addressof(room))
    seen = cupti.CUpti_ActivityKernel9(_ptr=first.getPtr())
    assert first.kind == kind and (seen.gridX, seen.blockZ, seen.end - seen.start, seen.name) == (12, 3, 5, b"saxpy")
    with pytest.raises(ValueError, match="buffer"):
        ask(bytearray(10), 11, None)
    ask.returns(cupti.CUptiResult.CUPTI_ERROR_MAX_LIMIT_REACHED)
    assert ask(room, size, first) == (cupti.CUptiResult.CUPTI_ERROR_MAX_LIMIT_REACHED, None)
