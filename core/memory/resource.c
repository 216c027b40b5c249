// Implements the common part of memory resources: construction and destruction, the arguments of
// their methods, and the tables of Python resources.
#include "memory/resource.h"

#include "base/steps.h"
#include "memory/buffer.h"
#include "stream/stream_context.h"
#include "stream/stream_protocol.h"

#include "cubind/signature.h"

// --- arguments -----------------------------------------------------------------------------------

// Converts an object to an int, but refuses floats. Owned.
static PyObject *
to_int(PyObject *o)
{
    if (PyLong_Check(o) || PyIndex_Check(o))
        return PyNumber_Index(o);
    if (!PyFloat_Check(o) && Py_TYPE(o)->tp_as_number != NULL &&
        Py_TYPE(o)->tp_as_number->nb_int != NULL)
        return PyNumber_Long(o);
    PyErr_Format(PyExc_TypeError, "an integer is required, got %.200s", Py_TYPE(o)->tp_name);
    return NULL;
}

int
core_size_argument(PyObject *o, size_t *out)
{
    int64_t small;
    if (CB_LIKELY(PyLong_CheckExact(o) && cb_medium_int_unchecked(o, &small) && small >= 0)) {
        *out = (size_t)small;
        return 0;
    }
    PyObject *value = to_int(o);
    if (value == NULL)
        return -1;
    *out = PyLong_AsSize_t(value);
    Py_DECREF(value);
    return *out == (size_t)-1 && PyErr_Occurred() ? -1 : 0;
}

int
core_address_argument(PyObject *o, CUdeviceptr *out)
{
    size_t value;
    if (core_size_argument(o, &value) < 0)
        return -1;
    *out = value;
    return 0;
}

// Reads the stream of an allocate or deallocate call.
static int
stream_argument(core_state *st, PyObject *given, bool needed, StreamObject **stream)
{
    *stream = NULL;
    if (!needed && (given == NULL || given == Py_None))
        return 0;
    *stream = core_stream_take(st, given);
    return *stream != NULL ? 0 : -1;
}

// Returns whether the call has the usual form allocate(size, stream=stream). Compares names by
// address, because the compiler interns the names in calls.
static inline bool
is_plain(const core_state *st, Py_ssize_t nargs, PyObject *kwnames)
{
    return nargs == 1 && kwnames != NULL && PyTuple_GET_SIZE(kwnames) == 1 &&
           PyTuple_GET_ITEM(kwnames, 0) == PyTuple_GET_ITEM(st->stream_keyword, 0);
}

// Reads the arguments of allocate(size, *, stream), as core_deallocate_arguments() does.
static int
allocate_arguments(core_state *st, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames,
                   bool needs_stream, size_t *size, StreamObject **stream)
{
    if (CB_LIKELY(is_plain(st, nargs, kwnames)))
        return core_named_size(args[0], "size", size) < 0
                   ? -1
                   : stream_argument(st, args[1], needs_stream, stream);
    static const char *const params[] = {"size", "stream", NULL};
    const cb_signature call = {"allocate", params, .positional = 1,
                               .required = 1 | (uint32_t)needs_stream << 1};
    CB_SLOTS(PyObject * size, *stream) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 ||
        core_named_size(given.size, "size", size) < 0)
        return -1;
    return stream_argument(st, given.stream, needs_stream, stream);
}

int
core_deallocate_arguments(core_state *st, PyObject *const *args, Py_ssize_t nargs,
                          PyObject *kwnames, bool needs_stream, CUdeviceptr *ptr, size_t *size,
                          StreamObject **stream)
{
    static const char *const params[] = {"ptr", "size", "stream", NULL};
    const cb_signature call = {"deallocate", params, .positional = 2,
                               .required = 1 | 1 << 1 | (uint32_t)needs_stream << 2};
    CB_SLOTS(PyObject * ptr, *size, *stream) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 ||
        core_named_address(given.ptr, "ptr", ptr) < 0 ||
        core_named_size(given.size, "size", size) < 0)
        return -1;
    return stream_argument(st, given.stream, needs_stream, stream);
}

// --- methods -------------------------------------------------------------------------------------

PyObject *
core_resource_allocate(PyObject *self, core_allocate_from *allocate, bool needs_stream,
                       PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    size_t size;
    StreamObject *stream;
    if (allocate_arguments(((MemoryResourceObject *)self)->st, args, nargs, kwnames, needs_stream,
                           &size, &stream) < 0)
        return NULL;
    PyObject *b = allocate(self, size, stream);
    Py_XDECREF(stream);
    return b;
}

PyObject *
core_resource_deallocate_async(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                               PyObject *kwnames)
{
    core_state *st = ((MemoryResourceObject *)self)->st;
    CUdeviceptr ptr = 0;
    size_t size;
    StreamObject *stream;
    if (core_deallocate_arguments(st, args, nargs, kwnames, true, &ptr, &size, &stream) < 0)
        return NULL;
    CUresult status = CUDA_SUCCESS;
    CUstream handle = stream->handle;
    if (ptr != 0)
        status = CORE_NOGIL(core_driver->cuMemFreeAsync(ptr, handle));
    Py_DECREF(stream);
    return core_check(st, status, "cuMemFreeAsync") == 0 ? Py_NewRef(Py_None) : NULL;
}

PyObject *
core_resource_deallocate_by(PyObject *self, const core_resource *table, PyObject *const *args,
                            Py_ssize_t nargs, PyObject *kwnames)
{
    core_state *st = ((MemoryResourceObject *)self)->st;
    core_allocation memory = {.resource = table, .st = st};
    StreamObject *stream;
    if (core_deallocate_arguments(st, args, nargs, kwnames, true, &memory.ptr, &memory.size,
                                  &stream) < 0)
        return NULL;
    memory.stream = core_stream_record(st, stream);
    memory.pool = core_ref_take(((MemoryResourceObject *)self)->pool); // others may close it
    CUresult status = CUDA_SUCCESS;
    if (memory.stream != NULL && memory.ptr != 0)
        status = CORE_NOGIL(table->free(&memory));
    int result = memory.stream != NULL ? core_check(st, status, table->free_name) : -1;
    core_ref_drop(memory.pool);
    core_ref_drop(memory.stream);
    Py_DECREF(stream);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

// --- life ----------------------------------------------------------------------------------------

PyObject *
core_resource_new(PyTypeObject *type, size_t own, const core_resource *table)
{
    core_state *st = core_state_of(type);
    MemoryResourceObject *mr = st != NULL ? (MemoryResourceObject *)type->tp_alloc(type, 0) : NULL;
    if (mr == NULL)
        return NULL;
    mr->st = st;
    mr->table = *(PyTypeObject **)((char *)st + own) == type ? table : &core_python_resource;
    return (PyObject *)mr;
}

PyObject *
core_resource_text(PyObject *self, PyObject *what)
{
    PyObject *text =
        what != NULL ? PyUnicode_FromFormat("<%s%U>", core_class_name(self), what) : NULL;
    Py_XDECREF(what);
    return text;
}

int
core_resource_clear(PyObject *Py_UNUSED(self))
{
    return 0;
}

void
core_resource_dealloc(PyObject *self)
{
    PyObject_GC_UnTrack(self);
    if (((MemoryResourceObject *)self)->weakrefs != NULL)
        PyObject_ClearWeakRefs(self);
    core_ref_drop(((MemoryResourceObject *)self)->pool);
    core_object_free(self);
}

PyObject *
core_resource_getstate(PyObject *self, PyObject *Py_UNUSED(unused))
{
    return PyObject_CallMethod((PyObject *)&PyBaseObject_Type, "__getstate__", "O", self);
}

// --- resources in Python -------------------------------------------------------------------------

static PyObject *
call_allocate(PyObject *mr, size_t size, StreamObject *stream)
{
    core_state *st = ((MemoryResourceObject *)mr)->st;
    PyObject *number = PyLong_FromSize_t(size);
    if (number == NULL)
        return NULL;
    PyObject *args[] = {mr, number, (PyObject *)stream};
    PyObject *result = PyObject_VectorcallMethod(st->name_allocate, args, 2, st->stream_keyword);
    Py_DECREF(number);
    if (result != NULL && !core_is_buffer(st, result)) {
        PyErr_Format(PyExc_TypeError, "%.200s.allocate() must return a Buffer, not %.200s",
                     Py_TYPE(mr)->tp_name, Py_TYPE(result)->tp_name);
        Py_CLEAR(result);
    }
    return result;
}

static PyObject *
call_deallocate(const core_allocation *a, PyObject *stream)
{
    core_state *st = a->st;
    PyObject *ptr = PyLong_FromUnsignedLongLong(a->ptr);
    PyObject *size = ptr != NULL ? PyLong_FromSize_t(a->size) : NULL;
    PyObject *args[] = {a->mr, ptr, size, stream};
    PyObject *result = NULL;
    if (size != NULL)
        result = PyObject_VectorcallMethod(st->name_deallocate, args, 3, st->stream_keyword);
    Py_XDECREF(size);
    Py_XDECREF(ptr);
    return result;
}

static void
warn_of_deallocate(const core_allocation *a)
{
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    PyErr_NormalizeException(&type, &value, &traceback);
    // A filter may turn the warning into an exception, which nobody here can catch.
    if (PyErr_WarnFormat(a->st->cuda_warning, 1,
                         "mr.deallocate(%llu) failed during Buffer destruction; "
                         "the allocation may have leaked: %S",
                         (unsigned long long)a->ptr, value) < 0)
        PyErr_WriteUnraisable(a->mr);
    Py_XDECREF(type);
    Py_XDECREF(value);
    Py_XDECREF(traceback);
}

static void
give_back_by_method(const core_allocation *a)
{
    PyObject *stream = a->stream != NULL ? core_stream_object(a->st, a->stream)
                                         : Py_XNewRef(core_default_stream(a->st));
    PyObject *result = stream != NULL ? call_deallocate(a, stream) : NULL;
    if (result == NULL)
        warn_of_deallocate(a);
    Py_XDECREF(result);
    Py_XDECREF(stream);
}

// Reads a fact from the property of a Python resource.
static int
ask_property(PyObject *mr, core_memory_fact fact)
{
    static const char *const names[] = {
        [CORE_FACT_DEVICE_ACCESSIBLE] = "is_device_accessible",
        [CORE_FACT_HOST_ACCESSIBLE] = "is_host_accessible",
        [CORE_FACT_MANAGED] = "is_managed",
        [CORE_FACT_DEVICE] = "device_id",
    };
    PyObject *answer = PyObject_GetAttrString(mr, names[fact]);
    if (answer == NULL)
        return CORE_FACT_FAILED;
    long value = fact == CORE_FACT_DEVICE ? PyLong_AsLong(answer) : PyObject_IsTrue(answer);
    Py_DECREF(answer);
    if (value <= INT_MIN || value > INT_MAX)
        PyErr_Format(PyExc_OverflowError, "device_id %ld is out of range", value);
    return PyErr_Occurred() ? CORE_FACT_FAILED : (int)value;
}

const core_resource core_python_resource = {
    .allocate = call_allocate,
    .give_back = give_back_by_method,
    .runs_python = true,
    .may_be_managed = true,
    .fact = ask_property,
};

const core_resource core_python_graph_resource = {
    .allocate = call_allocate,
    .give_back = give_back_by_method,
    .runs_python = true,
    .of_graph = true,
    .may_be_managed = true,
    .fact = ask_property,
};

// --- module --------------------------------------------------------------------------------------

// Interns the names for calls into Python resources.
int
core_memory_init(core_state *st, PyObject *Py_UNUSED(module))
{
    st->name_allocate = PyUnicode_InternFromString("allocate");
    st->name_deallocate = PyUnicode_InternFromString("deallocate");
    PyObject *stream = PyUnicode_InternFromString("stream");
    st->stream_keyword = stream != NULL ? PyTuple_Pack(1, stream) : NULL;
    Py_XDECREF(stream);
    return st->name_allocate != NULL && st->name_deallocate != NULL && st->stream_keyword != NULL
               ? 0
               : -1;
}
