// Implements the memory resource of a Buffer that the C API made: it has one piece of memory, which
// a C function frees.
#include "memory/callback_resource.h"

#include "memory/buffer.h"
#include "memory/resource.h"

typedef struct CallbackResourceObject {
    MemoryResourceObject base;
    CUdeviceptr ptr;
    cubind_core_free free; // NULL: must not, or must no longer, be called
    void *context;
    core_memory_kind kind; // the driver's answer about the address, once queried
    int device;
} CallbackResourceObject;

// --- the table -----------------------------------------------------------------------------------

static PyObject *
refuse_allocation(PyObject *Py_UNUSED(mr), size_t Py_UNUSED(size), StreamObject *Py_UNUSED(stream))
{
    PyErr_SetString(
        PyExc_RuntimeError,
        "cannot allocate: an extension module made this memory, and only it can allocate more");
    return NULL;
}

// Calls `free` at most once.
static void
call_free(CallbackResourceObject *mr, CUdeviceptr ptr, size_t size, CUstream stream)
{
    cubind_core_free free = mr->free;
    mr->free = NULL;
    if (free != NULL)
        free(ptr, size, stream, mr->context);
}

static void
give_back_by_callback(const core_allocation *a)
{
    call_free((CallbackResourceObject *)a->mr, a->ptr, a->size,
              a->stream != NULL ? a->stream->handle : NULL);
    if (PyErr_Occurred() != NULL)
        PyErr_WriteUnraisable(a->mr);
}

static int
callback_fact(PyObject *self, core_memory_fact fact)
{
    CallbackResourceObject *mr = (CallbackResourceObject *)self;
    if (mr->kind == CORE_MEMORY_UNKNOWN &&
        core_memory_classify(mr->base.st, mr->ptr, &mr->kind, &mr->device) < 0)
        return CORE_FACT_FAILED;
    return core_fact_of_kind(mr->kind, mr->device, fact);
}

static const core_resource callback_resource = {
    .allocate = refuse_allocation,
    .give_back = give_back_by_callback,
    .runs_python = true,
    .fact = callback_fact,
};

// --- making --------------------------------------------------------------------------------------

// Sets the resource's `free` only after the Buffer exists, because until then the caller owns the
// memory.
static PyObject *
buffer_of(core_state *st, PyObject *mr, CUdeviceptr ptr, size_t size, core_ref *stream,
          cubind_core_free free)
{
    PyObject *buffer = core_buffer_new(st, st->buffer_type, ptr, size, mr, NULL, stream);
    if (buffer != NULL)
        ((CallbackResourceObject *)mr)->free = free;
    return buffer;
}

PyObject *
core_buffer_from_callback(core_state *st, CUdeviceptr ptr, size_t size, StreamObject *stream,
                          cubind_core_free free, void *context)
{
    core_ref *recorded = core_deallocation_stream(st, stream);
    if (recorded == NULL)
        return NULL;
    PyTypeObject *type = st->callback_resource_type;
    CallbackResourceObject *mr = (CallbackResourceObject *)type->tp_alloc(type, 0);
    PyObject *buffer = NULL;
    if (mr != NULL) {
        mr->base.st = st;
        mr->base.table = &callback_resource;
        mr->ptr = ptr;
        mr->context = context;
        buffer = buffer_of(st, (PyObject *)mr, ptr, size, recorded, free);
        Py_DECREF(mr);
    }
    core_ref_drop(recorded);
    return buffer;
}

// --- methods -------------------------------------------------------------------------------------

static PyObject *
CallbackResource_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args),
                     PyObject *Py_UNUSED(kwargs))
{
    return core_refuse_new("CallbackResource", "The C API makes them (buffer_from_callback).");
}

static PyObject *
CallbackResource_allocate(PyObject *Py_UNUSED(self), PyObject *const *Py_UNUSED(args),
                          Py_ssize_t Py_UNUSED(nargs), PyObject *Py_UNUSED(kwnames))
{
    return refuse_allocation(NULL, 0, NULL);
}

static PyObject *
CallbackResource_deallocate(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                            PyObject *kwnames)
{
    CallbackResourceObject *mr = (CallbackResourceObject *)self;
    CUdeviceptr ptr;
    size_t size;
    StreamObject *stream;
    if (core_deallocate_arguments(mr->base.st, args, nargs, kwnames, true, &ptr, &size, &stream) <
        0)
        return NULL;
    call_free(mr, ptr, size, stream->handle);
    Py_DECREF(stream);
    Py_RETURN_NONE;
}

static PyObject *
CallbackResource_get_fact(PyObject *self, void *closure)
{
    core_memory_fact fact = (core_memory_fact)(uintptr_t)closure;
    return core_fact_object(fact, callback_fact(self, fact));
}

// --- type ----------------------------------------------------------------------------------------

static PyMethodDef CallbackResource_methods[] = {
    {"allocate", CORE_KEYWORDS(CallbackResource_allocate),
     "allocate($self, size, *, stream)\n--\n\n"
     "Always raise RuntimeError: only the extension module has more such memory."},
    {"deallocate", CORE_KEYWORDS(CallbackResource_deallocate),
     "deallocate($self, ptr, size, *, stream)\n--\n\n"
     "Call the extension module's free function, at most once.\n\n"
     "A Buffer calls this at its end."},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef CallbackResource_getset[] = {
    {"is_device_accessible", CallbackResource_get_fact, NULL,
     "Whether kernels can use the memory, as the driver reports it.",
     CORE_FACT(CORE_FACT_DEVICE_ACCESSIBLE)},
    {"is_host_accessible", CallbackResource_get_fact, NULL,
     "Whether the processor can use the memory, as the driver reports it.",
     CORE_FACT(CORE_FACT_HOST_ACCESSIBLE)},
    {"is_managed", CallbackResource_get_fact, NULL,
     "Whether the memory is managed, as the driver reports it.", CORE_FACT(CORE_FACT_MANAGED)},
    {"device_id", CallbackResource_get_fact, NULL,
     "Ordinal of the memory's device; -1 if it has none.", CORE_FACT(CORE_FACT_DEVICE)},
    {NULL, NULL, NULL, NULL, NULL},
};

PyDoc_STRVAR(CallbackResource_doc,
             "The memory resource of a Buffer that an extension module made (C API).");

static PyObject *
CallbackResource_repr(PyObject *self)
{
    char what[40]; // %p is "(nil)" for the null address
    PyOS_snprintf(what, sizeof what, " address=0x%zx",
                  (size_t)((CallbackResourceObject *)self)->ptr);
    return core_resource_text(self, PyUnicode_FromString(what));
}

static PyType_Slot CallbackResource_slots[] = {
    {Py_tp_doc, (void *)CallbackResource_doc},
    {Py_tp_new, CallbackResource_new},
    {Py_tp_dealloc, core_resource_dealloc},
    {Py_tp_traverse, core_object_traverse},
    {Py_tp_clear, core_resource_clear},
    {Py_tp_repr, CallbackResource_repr},
    {Py_tp_methods, CallbackResource_methods},
    {Py_tp_getset, CallbackResource_getset},
    {0, NULL},
};

PyType_Spec core_callback_resource_spec = {
    .name = "cubind._core.CallbackResource",
    .basicsize = sizeof(CallbackResourceObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = CallbackResource_slots,
};
