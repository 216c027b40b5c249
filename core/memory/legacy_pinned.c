// Implements LegacyPinnedMemoryResource and _SynchronousMemoryResource, which use no memory pools.
// Allocations and frees are not stream-ordered, so a free waits for the recorded stream first.
#include "base/doc.h"
#include "base/errors.h"
#include "base/start.h"
#include "base/steps.h"
#include "device/context.h"
#include "memory/buffer.h"
#include "memory/out_of_memory.h"
#include "memory/resource.h"
#include "stream/stream_context.h"

#include "cubind/signature.h"

// An object of _SynchronousMemoryResource, or of LegacyPinnedMemoryResource if `device` is -1.
typedef struct SynchronousObject {
    MemoryResourceObject base;
    int device;
} SynchronousObject;

// --- allocating ----------------------------------------------------------------------------------

static CUresult
allocate_host(size_t size, CUdeviceptr *out)
{
    void *memory = NULL;
    CUresult status = core_driver->cuMemAllocHost(&memory, size);
    *out = (CUdeviceptr)(uintptr_t)memory;
    return status;
}

// Enters a context of the device: the current context if it belongs to the device, else the primary
// context.
static int
enter_device(core_state *st, int device, core_scope *scope)
{
    CUdevice current = -1;
    *scope = (core_scope){NULL, false};
    if (device < 0 || (core_driver->cuCtxGetDevice(&current) == CUDA_SUCCESS && current == device))
        return 0;
    const core_ref *primary = core_primary_context(st, device);
    return primary != NULL ? core_scope_enter(st, primary->handle, scope) : -1;
}

static int
allocate_at_once(core_state *st, int device, size_t size, CUdeviceptr *ptr)
{
    CUresult status;
    core_scope scope;
    *ptr = 0;
    if (size == 0)
        return 0;
    if (enter_device(st, device, &scope) < 0)
        return -1;
    Py_BEGIN_ALLOW_THREADS
    status = device < 0 ? allocate_host(size, ptr) : core_driver->cuMemAlloc(ptr, size);
    Py_END_ALLOW_THREADS
    int result = 0;
    if (status != CUDA_SUCCESS)
        result = core_raise_allocation(st, status, device < 0 ? "cuMemAllocHost" : "cuMemAlloc",
                                       size, device, NULL);
    if (!scope.changed || core_scope_leave(st, &scope) == 0)
        return result;
    if (result == 0) { // a failing call must leave nothing behind
        Py_BEGIN_ALLOW_THREADS
        status = core_driver->cuMemFree(*ptr);
        Py_END_ALLOW_THREADS
        core_warn(st, status, "cuMemFree", (void *)(uintptr_t)*ptr);
    }
    return -1;
}

// `stream` may be NULL: then the default stream is recorded.
static PyObject *
allocate_recorded(PyObject *mr, size_t size, StreamObject *stream)
{
    core_state *st = ((MemoryResourceObject *)mr)->st;
    CUdeviceptr ptr;
    if (core_start(st) < 0)
        return NULL;
    PyObject *recorded = stream != NULL ? (PyObject *)stream : core_default_stream(st);
    core_ref *ref = recorded != NULL ? core_stream_record(st, (StreamObject *)recorded) : NULL;
    PyObject *b = NULL;
    if (ref != NULL && allocate_at_once(st, ((SynchronousObject *)mr)->device, size, &ptr) == 0)
        b = core_buffer_new(st, st->buffer_type, ptr, size, mr, NULL, ref);
    core_ref_drop(ref);
    return b;
}

// --- the tables ----------------------------------------------------------------------------------

static CUresult
free_host(const core_allocation *a)
{
    return core_driver->cuMemFreeHost((void *)(uintptr_t)a->ptr);
}

static CUresult
free_device(const core_allocation *a)
{
    return core_driver->cuMemFree(a->ptr);
}

static int
synchronous_fact(PyObject *mr, core_memory_fact fact)
{
    int device = ((SynchronousObject *)mr)->device;
    if (device < 0 && fact == CORE_FACT_DEVICE) {
        PyErr_SetString(PyExc_RuntimeError, "a pinned memory resource is not bound to any GPU");
        return CORE_FACT_FAILED;
    }
    return core_fact_of_kind(device < 0 ? CORE_MEMORY_PINNED : CORE_MEMORY_DEVICE, device, fact);
}

static const core_resource pinned_resource = {
    .allocate = allocate_recorded,
    .free = free_host,
    .free_name = "cuMemFreeHost",
    .waits = true,
    .fact = synchronous_fact,
};

static const core_resource device_resource = {
    .allocate = allocate_recorded,
    .free = free_device,
    .free_name = "cuMemFree",
    .waits = true,
    .fact = synchronous_fact,
};

// --- methods -------------------------------------------------------------------------------------

static PyObject *
Synchronous_allocate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    return core_resource_allocate(self, allocate_recorded, false, args, nargs, kwnames);
}

static CUresult
free_at_once(CUdeviceptr ptr, int device, const core_ref *stream, const char **function)
{
    if (stream != NULL) {
        *function = "cuStreamSynchronize";
        CUresult status = core_driver->cuStreamSynchronize(stream->handle);
        if (status != CUDA_SUCCESS || ptr == 0)
            return status;
    }
    *function = device < 0 ? "cuMemFreeHost" : "cuMemFree";
    return device < 0 ? core_driver->cuMemFreeHost((void *)(uintptr_t)ptr)
                      : core_driver->cuMemFree(ptr);
}

static PyObject *
Synchronous_deallocate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    core_state *st = ((MemoryResourceObject *)self)->st;
    int device = ((SynchronousObject *)self)->device;
    CUdeviceptr ptr;
    size_t size;
    StreamObject *stream;
    if (core_deallocate_arguments(st, args, nargs, kwnames, false, &ptr, &size, &stream) < 0)
        return NULL;
    CUresult status = CUDA_SUCCESS;
    const char *function = NULL;
    core_ref *ref =
        stream != NULL ? core_ref_take(stream->ref) : NULL; // others may close it meanwhile
    Py_BEGIN_ALLOW_THREADS
    if (ptr != 0 || ref != NULL)
        status = free_at_once(ptr, device, ref, &function);
    Py_END_ALLOW_THREADS
    core_ref_drop(ref);
    Py_XDECREF(stream);
    return core_check(st, status, function) == 0 ? Py_NewRef(Py_None) : NULL;
}

// --- properties ----------------------------------------------------------------------------------

static PyObject *
Synchronous_get_fact(PyObject *self, void *closure)
{
    core_memory_fact fact = (core_memory_fact)(uintptr_t)closure;
    return core_fact_object(fact, synchronous_fact(self, fact));
}

static PyGetSetDef Synchronous_getset[] = {
    {"device_id", Synchronous_get_fact, NULL, CORE_DOC(_AtOnce, device_id),
     CORE_FACT(CORE_FACT_DEVICE)},
    {"is_device_accessible", Synchronous_get_fact, NULL, CORE_DOC(_AtOnce, is_device_accessible),
     CORE_FACT(CORE_FACT_DEVICE_ACCESSIBLE)},
    {"is_host_accessible", Synchronous_get_fact, NULL, CORE_DOC(_AtOnce, is_host_accessible),
     CORE_FACT(CORE_FACT_HOST_ACCESSIBLE)},
    {NULL, NULL, NULL, NULL, NULL},
};

// --- the types -----------------------------------------------------------------------------------

static int
LegacyPinned_init(PyObject *self, PyObject *args, PyObject *kwargs)
{
    static const char *const params[] = {NULL};
    static const cb_signature call = {"LegacyPinnedMemoryResource", params, .positional = 0};
    PyObject *none;
    ((SynchronousObject *)self)->device = -1;
    return cb_bind_tuple(&call, args, kwargs, &none);
}

static PyObject *
LegacyPinned_new(PyTypeObject *type, PyObject *Py_UNUSED(args), PyObject *Py_UNUSED(kwargs))
{
    PyObject *self = core_resource_new(
        type, offsetof(core_state, legacy_pinned_memory_resource_type), &pinned_resource);
    if (self != NULL)
        ((SynchronousObject *)self)->device = -1;
    return self;
}

CORE_RESOURCE_NEW(Synchronous_new, synchronous_memory_resource, &device_resource)

static int
Synchronous_init(PyObject *self, PyObject *args, PyObject *kwargs)
{
    static const char *const params[] = {"device_id", NULL};
    static const cb_signature call = {"_SynchronousMemoryResource", params, .positional = 1,
                                      .required = 1};
    core_state *st = ((MemoryResourceObject *)self)->st;
    PyObject *given;
    if (cb_bind_tuple(&call, args, kwargs, &given) < 0)
        return -1;
    PyObject *device = PyObject_CallOneArg((PyObject *)st->device_type, given);
    PyObject *number = device != NULL ? PyNumber_Long(device) : NULL;
    if (number != NULL)
        ((SynchronousObject *)self)->device = (int)PyLong_AsLong(number);
    Py_XDECREF(number);
    Py_XDECREF(device);
    return number != NULL ? 0 : -1;
}

#define METHODS \
    {"allocate", CORE_KEYWORDS(Synchronous_allocate), CORE_DOC(_AtOnce, allocate)}, \
    { \
        "deallocate", CORE_KEYWORDS(Synchronous_deallocate), CORE_DOC(_AtOnce, deallocate) \
    }

static PyMethodDef Synchronous_methods[] = {METHODS, {NULL, NULL, 0, NULL}};

static PyMethodDef LegacyPinned_methods[] = {
    METHODS,
    {"__getstate__", core_resource_getstate, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

#define SYNCHRONOUS_TYPE(field, python_name, slots_) \
    PyType_Spec core_##field##_spec = { \
        .name = "cubind.core." python_name, \
        .basicsize = sizeof(SynchronousObject), \
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | \
                 Py_TPFLAGS_IMMUTABLETYPE, \
        .slots = slots_, \
    }

static PyObject *
LegacyPinned_repr(PyObject *self)
{
    return core_resource_text(self, PyUnicode_FromString(""));
}

static PyObject *
Synchronous_repr(PyObject *self)
{
    return core_resource_text(
        self, PyUnicode_FromFormat(" device=%d", ((SynchronousObject *)self)->device));
}

static PyType_Slot LegacyPinned_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(LegacyPinnedMemoryResource)},
    {Py_tp_new, LegacyPinned_new},
    {Py_tp_init, LegacyPinned_init},
    {Py_tp_dealloc, core_resource_dealloc},
    {Py_tp_traverse, core_object_traverse},
    {Py_tp_clear, core_resource_clear},
    {Py_tp_repr, LegacyPinned_repr},
    {Py_tp_methods, LegacyPinned_methods},
    {Py_tp_getset, Synchronous_getset},
    {0, NULL},
};

SYNCHRONOUS_TYPE(legacy_pinned_memory_resource, "LegacyPinnedMemoryResource", LegacyPinned_slots);

static PyType_Slot Synchronous_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(_SynchronousMemoryResource)},
    {Py_tp_new, Synchronous_new},
    {Py_tp_init, Synchronous_init},
    {Py_tp_dealloc, core_resource_dealloc},
    {Py_tp_traverse, core_object_traverse},
    {Py_tp_clear, core_resource_clear},
    {Py_tp_repr, Synchronous_repr},
    {Py_tp_methods, Synchronous_methods},
    {Py_tp_getset, Synchronous_getset},
    {0, NULL},
};

SYNCHRONOUS_TYPE(synchronous_memory_resource, "_SynchronousMemoryResource", Synchronous_slots);
