// Runs host functions on streams: Python callables, and C functions from ctypes.
//
// CUDA calls them on its own thread. To run Python code, that thread takes the GIL. To run a C
// function it must not wait for the GIL, because the thread that holds the GIL may be waiting for
// the stream. So the objects that a C function's call has kept alive are released later
// (base/home.h, which also says what happens when the interpreter ends).
#include "stream/host_callback.h"

#include "base/errors.h"
#include "base/steps.h"
#include "stream/stream_context.h"

#include "cubind/gil.h"

struct core_host_call {
    core_kept kept;    // the callable, which also keeps a C function alive
    bool stays;        // belongs to a graph, and may run any number of times
    CUhostFn function; // NULL: call the callable
    void *data;
    char copy[]; // bytes-like user data
};

// --- on CUDA's thread ----------------------------------------------------------------------------

static void
call_python(core_host_call *call)
{
    PyObject *callable = Py_NewRef(call->kept.object);
    if (!call->stays)
        core_kept_free(&call->kept);
    PyObject *result = PyObject_CallNoArgs(callable);
    if (result == NULL)
        PyErr_WriteUnraisable(callable);
    Py_XDECREF(result);
    Py_DECREF(callable);
}

static void
run_python(void *data)
{
    core_host_call *call = data;
    core_home *at = call->kept.home;
    if (!core_home_enter(at))
        return; // leaked on purpose
    PyThreadState *thread = PyThreadState_New(at->interpreter);
    if (thread != NULL) {
        PyEval_AcquireThread(thread);
        call_python(call);
        PyThreadState_Clear(thread);
        PyThreadState_DeleteCurrent();
    }
    core_home_leave(at);
}

static void
run_function(void *data)
{
    core_host_call *call = data;
    core_home *at = call->kept.home;
    if (!core_home_enter(at))
        return;
    call->function(call->data);
    if (!call->stays)
        core_kept_release(call);
    core_home_leave(at);
}

// --- kinds of callbacks --------------------------------------------------------------------------

// Returns 1, 0, or -1 with an exception. If ctypes is not loaded, no object can be one of its
// functions. The classes of ctypes' functions have a metaclass, so most callables need no look-up,
// which takes longer than all other work for a callback.
static int
is_function_pointer(PyObject *fn)
{
    if (CB_LIKELY(Py_IS_TYPE((PyObject *)Py_TYPE(fn), &PyType_Type)))
        return 0;
    PyObject *class;
    int found = core_loaded_attribute("ctypes", "_CFuncPtr", &class);
    if (found <= 0)
        return found;
    int is_one = PyType_Check(class) && PyObject_TypeCheck(fn, (PyTypeObject *)class);
    Py_DECREF(class);
    return is_one;
}

// Returns an attribute by its name, which `slot` keeps. Owned; NULL with an exception.
static PyObject *
attribute(PyObject *fn, PyObject **slot, const char *name)
{
    PyObject *key = core_name(slot, name);
    return key != NULL ? PyObject_GetAttr(fn, key) : NULL;
}

// Returns whether these are the result type and argument types of a host function. `arguments` is a
// tuple if the function was made from a prototype, and any sequence if the program has set the
// argtypes of a library's function.
static bool
is_host_function(PyObject *result, PyObject *arguments)
{
    if (result != Py_None || !(PyTuple_Check(arguments) || PyList_Check(arguments)) ||
        PySequence_Fast_GET_SIZE(arguments) != 1)
        return false;
    PyObject *only = PySequence_Fast_GET_ITEM(arguments, 0);
    return PyType_Check(only) && strcmp(((PyTypeObject *)only)->tp_name, "c_void_p") == 0;
}

// Refuses functions of a PYFUNCTYPE, which run Python code without taking the GIL.
static int
check_flags(core_state *st, PyObject *fn)
{
    enum { FUNCFLAG_PYTHONAPI = 4 };
    PyObject *flags = attribute(fn, &st->name_flags, "_flags_");
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
check_prototype(core_state *st, PyObject *fn)
{
    PyObject *result = attribute(fn, &st->name_restype, "restype");
    PyObject *arguments = result != NULL ? attribute(fn, &st->name_argtypes, "argtypes") : NULL;
    int failed = -1;
    if (arguments != NULL && is_host_function(result, arguments))
        failed = check_flags(st, fn);
    else if (arguments != NULL)
        PyErr_Format(
            PyExc_TypeError,
            "host callback has prototype restype=%R, argtypes=%R; CUDA requires a callback "
            "matching CUhostFn (void (*)(void*)), declared as ctypes.CFUNCTYPE(None, "
            "ctypes.c_void_p). Alternatively, pass a Python callable.",
            result, arguments);
    Py_XDECREF(arguments);
    Py_XDECREF(result);
    return failed;
}

// Reads the function pointer, which is the memory of the ctypes object.
static int
read_function(core_state *st, PyObject *fn, CUhostFn *out)
{
    Py_buffer memory;
    if (check_prototype(st, fn) < 0 || PyObject_GetBuffer(fn, &memory, PyBUF_SIMPLE) < 0)
        return -1;
    memcpy(out, memory.buf, sizeof *out);
    PyBuffer_Release(&memory);
    if (*out == NULL)
        PyErr_SetString(PyExc_ValueError, "host callback is a null pointer");
    return *out != NULL ? 0 : -1;
}

// --- calls ---------------------------------------------------------------------------------------

static core_host_call *
new_call(core_state *st, PyObject *fn, size_t copied)
{
    return (core_host_call *)core_kept_new(st, fn, sizeof(core_host_call) + copied);
}

static core_host_call *
python_call(core_state *st, PyObject *fn, PyObject *user_data)
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
    return new_call(st, fn, 0);
}

static core_host_call *
call_with_copy(core_state *st, PyObject *fn, PyObject *user_data)
{
    Py_buffer bytes;
    if (PyObject_GetBuffer(user_data, &bytes, PyBUF_SIMPLE) < 0)
        return NULL;
    core_host_call *call = new_call(st, fn, (size_t)bytes.len);
    if (call != NULL) {
        memcpy(call->copy, bytes.buf, (size_t)bytes.len);
        call->data = call->copy;
    }
    PyBuffer_Release(&bytes);
    return call;
}

static core_host_call *
call_with_int(core_state *st, PyObject *fn, PyObject *user_data)
{
    size_t value = 0;
    if (user_data != NULL && user_data != Py_None) {
        value = PyLong_AsSize_t(user_data);
        if (value == (size_t)-1 && PyErr_Occurred())
            return NULL;
    }
    core_host_call *call = new_call(st, fn, 0);
    if (call != NULL)
        call->data = (void *)value;
    return call;
}

static core_host_call *
function_call(core_state *st, PyObject *fn, PyObject *user_data)
{
    CUhostFn function;
    if (read_function(st, fn, &function) < 0)
        return NULL;
    core_host_call *call = NULL;
    if (user_data == NULL || user_data == Py_None || PyLong_Check(user_data))
        call = call_with_int(st, fn, user_data);
    else if (PyObject_CheckBuffer(user_data))
        call = call_with_copy(st, fn, user_data);
    else
        PyErr_Format(PyExc_TypeError, "user_data must be an int or a bytes-like object, got %s",
                     Py_TYPE(user_data)->tp_name);
    if (call != NULL)
        call->function = function;
    return call;
}

core_host_call *
core_host_call_new(core_state *st, PyObject *fn, PyObject *user_data, bool stays)
{
    int is_pointer = is_function_pointer(fn);
    if (is_pointer < 0)
        return NULL;
    core_host_call *call =
        is_pointer != 0 ? function_call(st, fn, user_data) : python_call(st, fn, user_data);
    if (call != NULL)
        call->stays = stays;
    return call;
}

CUhostFn
core_host_call_function(const core_host_call *call)
{
    return call->function != NULL ? run_function : run_python;
}

core_host_call *
core_host_call_of(CUhostFn function, void *data)
{
    return function == run_python || function == run_function ? data : NULL;
}

PyObject *
core_host_call_callable(const core_host_call *call)
{
    return call->function == NULL ? call->kept.object : NULL;
}

CUhostFn
core_host_call_pointer(const core_host_call *call)
{
    return call->function;
}

bool
core_host_call_is_equal(const core_host_call *a, const core_host_call *b)
{
    return a->kept.object == b->kept.object && a->function == b->function && a->data == b->data;
}

// --- queueing ------------------------------------------------------------------------------------

// Refuses a stream that is captured: its graph would run the call at each launch, and need it until
// the graph is destroyed.
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

int
core_launch_callback(core_state *st, core_ref *stream, PyObject *fn, PyObject *user_data)
{
    CUresult status;
    core_home_drain(st);
    if (refuse_capture(st, stream) < 0)
        return -1;
    core_host_call *call = core_host_call_new(st, fn, user_data, false);
    if (call == NULL)
        return -1;
    cb_gil_has_callbacks(st->gil);
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuLaunchHostFunc(stream->handle, core_host_call_function(call), call);
    Py_END_ALLOW_THREADS
    if (core_check(st, status, "cuLaunchHostFunc") == 0)
        return 0;
    core_kept_free(&call->kept);
    return -1;
}
