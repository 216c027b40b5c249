// Host functions on streams: Python callables, and C functions out of ctypes.
//
// CUDA calls on a thread of its own. For Python code that thread takes the GIL; for a C function it
// must not, since whoever holds the GIL may be waiting for the stream: what the call held is put on
// a list, and let go when the next callback is queued.
//
// An interpreter may end while CUDA still has calls for it queued. Each call counts itself as
// running before it looks whether the end has begun; the hook that begins the end waits until none
// is running (core_finish_callbacks). A thread that asked for the GIL later would never come back.
#include "stream/host_callback.h"

#include "base/errors.h"
#include "base/steps.h"
#include "stream/stream_context.h"

#include "cubind/gil.h"

#include <time.h>

// The interpreter that a module's callbacks run in. Never freed: calls that come too late still look
// at it.
typedef struct core_home {
    PyInterpreterState *interpreter;
    int process;
    _Atomic(bool) ended;
    _Atomic(int) running; // calls
} core_home;

typedef struct host_call {
    core_home *home;
    PyObject *callable; // also what keeps a C function there
    CUhostFn function;  // NULL: call `callable`
    void *data;
    struct host_call *next; // in `finished`
    char copy[];            // of bytes-like user data
} host_call;

static _Atomic(host_call *) finished; // C functions that have run

// --- on CUDA's thread ----------------------------------------------------------------------------

static bool
begin_call(core_home *at)
{
    atomic_fetch_add(&at->running, 1);
    if (!atomic_load(&at->ended) && !atomic_load(&core_finalizing) && !cb_is_finalizing())
        return true;
    atomic_fetch_sub(&at->running, 1);
    return false;
}

static void
end_call(core_home *at)
{
    atomic_fetch_sub(&at->running, 1);
}

static void
free_call(host_call *call)
{
    Py_DECREF(call->callable);
    PyMem_RawFree(call);
}

static void
call_python(host_call *call)
{
    PyObject *result = PyObject_CallNoArgs(call->callable);
    if (result == NULL)
        PyErr_WriteUnraisable(call->callable);
    Py_XDECREF(result);
    free_call(call);
}

static void
run_python(void *data)
{
    host_call *call = data;
    core_home *at = call->home;
    if (!begin_call(at))
        return; // leaked on purpose
    PyThreadState *thread = PyThreadState_New(at->interpreter);
    if (thread != NULL) {
        PyEval_AcquireThread(thread);
        call_python(call);
        PyThreadState_Clear(thread);
        PyThreadState_DeleteCurrent();
    }
    end_call(at);
}

static void
run_function(void *data)
{
    host_call *call = data;
    core_home *at = call->home;
    if (!begin_call(at))
        return;
    call->function(call->data);
    call->next = atomic_load(&finished);
    while (!atomic_compare_exchange_weak(&finished, &call->next, call)) {
    }
    end_call(at);
}

// --- interpreters --------------------------------------------------------------------------------

// A forked child has one of its own: no thread of the parent's counts itself out of that.
static core_home *
take_home(core_state *st)
{
    if (st->home != NULL && st->home->process == core_process_now())
        return st->home;
    core_home *fresh = PyMem_RawCalloc(1, sizeof *fresh);
    if (fresh == NULL)
        return (void *)PyErr_NoMemory();
    fresh->interpreter = PyInterpreterState_Get();
    fresh->process = core_process_now();
    st->home = fresh;
    return fresh;
}

// What is of other interpreters goes back on the list.
static void
free_finished(core_home *at)
{
    host_call *call = atomic_exchange(&finished, NULL);
    while (call != NULL) {
        host_call *next = call->next;
        if (call->home == at) {
            free_call(call);
        } else if (!atomic_load(&call->home->ended)) {
            call->next = atomic_load(&finished);
            while (!atomic_compare_exchange_weak(&finished, &call->next, call)) {
            }
        }
        call = next;
    }
}

void
core_finish_callbacks(core_state *st)
{
    const struct timespec millisecond = {.tv_nsec = 1000000};
    core_home *at = take_home(st); // the hooks that run after this may queue the first callback
    if (at == NULL) {
        PyErr_Clear();
        return;
    }
    free_finished(at);
    atomic_store(&at->ended, true);
    Py_BEGIN_ALLOW_THREADS
    for (int i = 0; i < 5000 && atomic_load(&at->running) != 0; i++)
        nanosleep(&millisecond, NULL);
    Py_END_ALLOW_THREADS
}

// --- what is called ------------------------------------------------------------------------------

// 1, 0, or -1 with an exception. Where ctypes is not loaded no object is one of its.
static int
is_function_pointer(PyObject *fn)
{
    PyObject *class;
    int found = core_loaded_attribute("ctypes", "_CFuncPtr", &class);
    if (found <= 0)
        return found;
    int is_one = PyType_Check(class) ? PyObject_IsInstance(fn, class) : 0;
    Py_DECREF(class);
    return is_one;
}

// `arguments` is a tuple for prototypes, and whatever sequence a library's function was given.
static bool
is_host_function(PyObject *result, PyObject *arguments)
{
    if (result != Py_None || !(PyTuple_Check(arguments) || PyList_Check(arguments)) ||
        PySequence_Fast_GET_SIZE(arguments) != 1)
        return false;
    PyObject *only = PySequence_Fast_GET_ITEM(arguments, 0);
    return PyType_Check(only) && strcmp(((PyTypeObject *)only)->tp_name, "c_void_p") == 0;
}

// A function of PYFUNCTYPE runs Python code without taking the GIL.
static int
check_flags(PyObject *fn)
{
    enum { FUNCFLAG_PYTHONAPI = 4 };
    PyObject *flags = PyObject_GetAttrString(fn, "_flags_");
    long value = flags != NULL ? PyLong_AsLong(flags) : -1;
    Py_XDECREF(flags);
    if (value == -1 && PyErr_Occurred())
        return -1;
    if ((value & FUNCFLAG_PYTHONAPI) == 0)
        return 0;
    PyErr_SetString(PyExc_TypeError,
                    "host callback has a prototype of PYFUNCTYPE, whose functions expect the GIL; "
                    "declare it as ctypes.CFUNCTYPE(None, ctypes.c_void_p)");
    return -1;
}

static int
check_prototype(PyObject *fn)
{
    PyObject *result = PyObject_GetAttrString(fn, "restype");
    PyObject *arguments = result != NULL ? PyObject_GetAttrString(fn, "argtypes") : NULL;
    int failed = -1;
    if (arguments != NULL && is_host_function(result, arguments))
        failed = check_flags(fn);
    else if (arguments != NULL)
        PyErr_Format(
            PyExc_TypeError,
            "host callback has prototype restype=%R, argtypes=%R; CUDA requires a callback "
            "matching CUhostFn (void (*)(void*)), declared as ctypes.CFUNCTYPE(None, "
            "ctypes.c_void_p)",
            result, arguments);
    Py_XDECREF(arguments);
    Py_XDECREF(result);
    return failed;
}

// The object's memory is the pointer.
static int
read_function(PyObject *fn, CUhostFn *out)
{
    Py_buffer memory;
    if (check_prototype(fn) < 0 || PyObject_GetBuffer(fn, &memory, PyBUF_SIMPLE) < 0)
        return -1;
    memcpy(out, memory.buf, sizeof *out);
    PyBuffer_Release(&memory);
    if (*out == NULL)
        PyErr_SetString(PyExc_ValueError, "host callback is a null pointer");
    return *out != NULL ? 0 : -1;
}

// --- calls ---------------------------------------------------------------------------------------

static host_call *
new_call(core_home *at, PyObject *fn, size_t copied)
{
    host_call *call = PyMem_RawMalloc(sizeof *call + copied);
    if (call == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    *call = (host_call){.home = at, .callable = Py_NewRef(fn)};
    return call;
}

static host_call *
python_call(core_home *at, PyObject *fn, PyObject *user_data)
{
    if (!PyCallable_Check(fn)) {
        PyErr_Format(PyExc_TypeError, "callback must be callable, got %s", Py_TYPE(fn)->tp_name);
        return NULL;
    }
    if (user_data != NULL && user_data != Py_None) {
        PyErr_SetString(PyExc_ValueError,
                        "user_data is only supported with ctypes function pointers");
        return NULL;
    }
    return new_call(at, fn, 0);
}

static host_call *
call_with_copy(core_home *at, PyObject *fn, PyObject *user_data)
{
    Py_buffer bytes;
    if (PyObject_GetBuffer(user_data, &bytes, PyBUF_SIMPLE) < 0)
        return NULL;
    host_call *call = new_call(at, fn, (size_t)bytes.len);
    if (call != NULL) {
        memcpy(call->copy, bytes.buf, (size_t)bytes.len);
        call->data = call->copy;
    }
    PyBuffer_Release(&bytes);
    return call;
}

static host_call *
call_with_int(core_home *at, PyObject *fn, PyObject *user_data)
{
    size_t value = 0;
    if (user_data != NULL && user_data != Py_None) {
        value = PyLong_AsSize_t(user_data);
        if (value == (size_t)-1 && PyErr_Occurred())
            return NULL;
    }
    host_call *call = new_call(at, fn, 0);
    if (call != NULL)
        call->data = (void *)value;
    return call;
}

static host_call *
function_call(core_home *at, PyObject *fn, PyObject *user_data)
{
    CUhostFn function;
    if (read_function(fn, &function) < 0)
        return NULL;
    host_call *call = NULL;
    if (user_data == NULL || user_data == Py_None || PyLong_Check(user_data))
        call = call_with_int(at, fn, user_data);
    else if (PyObject_CheckBuffer(user_data))
        call = call_with_copy(at, fn, user_data);
    else
        PyErr_Format(PyExc_TypeError, "user_data must be an int or a bytes-like object, got %s",
                     Py_TYPE(user_data)->tp_name);
    if (call != NULL)
        call->function = function;
    return call;
}

// --- queueing ------------------------------------------------------------------------------------

// A graph would run the call as often as it is launched, and keep it until it is destroyed.
static int
refuse_capture(core_state *st, core_ref *stream)
{
    int captures = core_stream_captures(st, stream);
    if (captures <= 0)
        return captures;
    PyErr_SetString(PyExc_RuntimeError,
                    "Stream.callback() cannot be used while the stream is capturing a graph");
    return -1;
}

static int
queue_call(core_state *st, core_ref *stream, host_call *call)
{
    CUhostFn function = call->function != NULL ? run_function : run_python;
    CUresult status;
    cb_gil_has_callbacks(st->gil);
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuLaunchHostFunc(stream->handle, function, call);
    Py_END_ALLOW_THREADS
    if (core_check(st, status, "cuLaunchHostFunc") == 0)
        return 0;
    free_call(call);
    return -1;
}

int
core_launch_callback(core_state *st, core_ref *stream, PyObject *fn, PyObject *user_data)
{
    core_home *at = take_home(st);
    if (at == NULL)
        return -1;
    free_finished(at);
    int is_pointer = is_function_pointer(fn);
    if (is_pointer < 0 || refuse_capture(st, stream) < 0)
        return -1;
    host_call *call =
        is_pointer != 0 ? function_call(at, fn, user_data) : python_call(at, fn, user_data);
    return call != NULL ? queue_call(st, stream, call) : -1;
}
