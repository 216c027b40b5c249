// Implements the types Buffer and ManagedBuffer. They are in array/, which comes after memory/,
// because Buffer.view() makes a view.
#include "array/buffer_protocol.h"
#include "base/doc.h"
#include "memory/buffer_facts.h"
#include "memory/copy.h"
#include "memory/fill.h"
#include "memory/managed.h"
#include "memory/pool_ipc.h"
#include "memory/resource.h"
#include "stream/stream_protocol.h"

#include "cubind/signature.h"

static PyObject *
Buffer_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args), PyObject *Py_UNUSED(kwargs))
{
    return core_refuse_new("Buffer", "Please use MemoryResource APIs.");
}

// --- from_handle ---------------------------------------------------------------------------------

// Finds the stream on which the memory will be freed: `given`, or the default stream if that is
// NULL. Sets `*out` to NULL for memory that no device can access; the driver is then not needed.
// Returns 0, or -1 with an exception. If the argument is wrong, the memory still belongs to the
// caller. If the stream cannot be recorded, the memory is given back at once, so that it does not
// leak.
static int
stream_to_record(core_state *st, PyObject *given, const core_allocation *memory, core_ref **out)
{
    int device_accessible =
        core_resource_of(memory->mr)->fact(memory->mr, CORE_FACT_DEVICE_ACCESSIBLE);
    *out = NULL;
    if (device_accessible == CORE_FACT_FAILED)
        return -1;
    if (!device_accessible && (given == NULL || PyObject_TypeCheck(given, st->stream_type)))
        return 0;
    StreamObject *stream = given != NULL ? core_stream_take(st, given)
                                         : (StreamObject *)Py_NewRef(core_default_stream(st));
    if (stream != NULL && device_accessible) {
        *out = core_deallocation_stream(st, stream);
        if (*out == NULL)
            core_memory_give_back(st, memory->ptr, memory->size, memory->mr, NULL, NULL);
    }
    Py_XDECREF(stream);
    return PyErr_Occurred() ? -1 : 0;
}

// Makes the Buffer of from_handle() with a memory resource. Returns a new reference.
static PyObject *
buffer_of_resource(core_state *st, PyTypeObject *type, CUdeviceptr ptr, size_t size, PyObject *mr,
                   PyObject *given)
{
    core_ref *stream;
    const core_allocation memory = {.ptr = ptr, .size = size, .mr = mr};
    if (stream_to_record(st, given, &memory, &stream) < 0)
        return NULL;
    core_ref *pool = ((MemoryResourceObject *)mr)->pool;
    PyObject *b = core_buffer_new(st, type, ptr, size, mr, pool, stream);
    core_ref_drop(stream);
    return b;
}

static int
check_owners(core_state *st, PyObject *mr, PyObject *owner, PyObject *stream)
{
    if (mr != NULL && owner != NULL)
        PyErr_SetString(PyExc_ValueError,
                        "owner and memory resource cannot be both specified together");
    else if (mr == NULL && stream != NULL)
        PyErr_SetString(PyExc_ValueError, "stream requires a memory resource (mr)");
    else if (mr != NULL && !PyObject_TypeCheck(mr, st->memory_resource_type))
        PyErr_Format(PyExc_TypeError, "mr must be a MemoryResource or None, got %.200s",
                     Py_TYPE(mr)->tp_name);
    else
        return 0;
    return -1;
}

static PyObject *
none_to_null(PyObject *o)
{
    return o != Py_None ? o : NULL;
}

static PyObject *
Buffer_from_handle(PyObject *cls, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"ptr", "size", "mr", "owner", "stream", NULL};
    static const cb_signature call = {"from_handle", params, .positional = 4,
                                      .required = 1 | 1 << 1};
    core_state *st = core_state_of((PyTypeObject *)cls);
    CB_SLOTS(PyObject * ptr, *size, *mr, *owner, *stream) given;
    CUdeviceptr ptr;
    size_t size;
    if (st == NULL || cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    given.mr = none_to_null(given.mr);
    given.owner = none_to_null(given.owner);
    given.stream = none_to_null(given.stream);
    if (check_owners(st, given.mr, given.owner, given.stream) < 0 ||
        core_named_address(given.ptr, "ptr", &ptr) < 0 ||
        core_named_size(given.size, "size", &size) < 0)
        return NULL;
    if (size > PY_SSIZE_T_MAX) // the most that len() and memoryview can report
        return PyErr_Format(PyExc_OverflowError, "size must be at most %zd, got %zu",
                            PY_SSIZE_T_MAX, size);
    if (given.mr != NULL)
        return buffer_of_resource(st, (PyTypeObject *)cls, ptr, size, given.mr, given.stream);
    return core_buffer_borrow(st, (PyTypeObject *)cls, ptr, size, given.owner);
}

// --- closing -------------------------------------------------------------------------------------

static void
close_buffer(BufferObject *b)
{
    core_allocation *a = b->allocation;
    b->allocation = NULL;
    b->ptr = 0;
    b->size = 0;
    core_allocation_drop(a);
}

static int
record_stream_of_free(BufferObject *b, PyObject *given)
{
    StreamObject *stream = core_stream_take(b->st, given);
    if (stream == NULL)
        return -1;
    // Asking a foreign object for its stream may have closed the buffer. Borrowed memory is never
    // freed, so there is nothing to order. Memory that no device can access has no recorded stream
    // and needs no context.
    core_ref *ref = NULL;
    bool frees = b->allocation != NULL && b->allocation->resource != NULL;
    if (frees) {
        ref = b->allocation->stream != NULL ? core_deallocation_stream(b->st, stream)
                                            : core_ref_take(stream->ref);
        if (ref != NULL && b->allocation != NULL)
            core_allocation_set_stream(b->allocation, ref);
    }
    core_ref_drop(ref);
    Py_DECREF(stream);
    return frees && ref == NULL ? -1 : 0;
}

static PyObject *
Buffer_close(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"stream", NULL};
    static const cb_signature call = {"close", params, .positional = 1};
    BufferObject *b = (BufferObject *)self;
    PyObject *stream = NULL;
    if ((nargs > 0 || kwnames != NULL) && cb_bind_vector(&call, args, nargs, kwnames, &stream) < 0)
        return NULL;
    bool usable = b->allocation != NULL && b->allocation->process == core_process_now();
    if (stream != NULL && stream != Py_None && usable && record_stream_of_free(b, stream) < 0)
        return NULL;
    close_buffer(b);
    Py_RETURN_NONE;
}

static PyObject *
Buffer_set_deallocation_stream(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                               PyObject *kwnames)
{
    static const char *const params[] = {"stream", NULL};
    static const cb_signature call = {"set_deallocation_stream", params, .positional = 1,
                                      .required = 1};
    BufferObject *b = (BufferObject *)self;
    PyObject *stream;
    if (cb_bind_vector(&call, args, nargs, kwnames, &stream) < 0 || core_buffer_check(b) < 0 ||
        record_stream_of_free(b, stream) < 0)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *
Buffer_enter(PyObject *self, PyObject *Py_UNUSED(ignored))
{
    return core_buffer_check((BufferObject *)self) == 0 ? Py_NewRef(self) : NULL;
}

static PyObject *
Buffer_exit(PyObject *self, PyObject *const *Py_UNUSED(args), Py_ssize_t Py_UNUSED(nargs))
{
    close_buffer((BufferObject *)self);
    Py_RETURN_NONE;
}

// --- life ----------------------------------------------------------------------------------------

// Frees memory of a resource that is written in Python, because the resource must be intact for
// that. The garbage collector calls finalizers before it clears any object.
static void
Buffer_finalize(PyObject *self)
{
    BufferObject *b = (BufferObject *)self;
    const core_resource *resource = b->allocation != NULL ? b->allocation->resource : NULL;
    if (resource != NULL && resource->runs_python)
        close_buffer(b);
}

// An allocation has one reference to each of its objects, however many Buffers share it. So a
// Buffer visits these objects only if it is the only holder of the allocation.
static int
Buffer_traverse(PyObject *self, visitproc visit, void *arg)
{
    const core_allocation *a = ((BufferObject *)self)->allocation;
    Py_VISIT(Py_TYPE(self));
    if (a != NULL && a->count == 1) {
        Py_VISIT(a->mr);
        Py_VISIT(a->owner);
    }
    return 0;
}

static int
Buffer_clear(PyObject *self)
{
    close_buffer((BufferObject *)self);
    return 0;
}

static void
Buffer_dealloc(PyObject *self)
{
    BufferObject *b = (BufferObject *)self;
    PyObject_GC_UnTrack(self);
    Py_TRASHCAN_BEGIN(self, Buffer_dealloc) // owners of owners of …
    if (b->weakrefs != NULL)
        PyObject_ClearWeakRefs(self);
    core_allocation_drop(b->allocation);
    core_object_free(self);
    Py_TRASHCAN_END
}

// --- comparing and printing ----------------------------------------------------------------------

static inline PyObject *
compare_buffers(PyObject *self, PyObject *other, int op)
{
    const BufferObject *a = (BufferObject *)self, *b = (BufferObject *)other;
    bool equal = a->ptr == b->ptr && a->size == b->size;
    return Py_NewRef(equal == (op == Py_EQ) ? Py_True : Py_False);
}

static CB_NOINLINE PyObject *
compare_unlike(PyObject *a, PyObject *b, int op)
{
    if ((op != Py_EQ && op != Py_NE) || !core_is_derived(b, ((BufferObject *)a)->st->buffer_type))
        Py_RETURN_NOTIMPLEMENTED;
    return compare_buffers(a, b, op);
}

static PyObject *
Buffer_richcompare(PyObject *a, PyObject *b, int op)
{
    bool alike = Py_IS_TYPE(b, Py_TYPE(a)) && (op == Py_EQ || op == Py_NE);
    return CB_LIKELY(alike) ? compare_buffers(a, b, op) : compare_unlike(a, b, op);
}

static Py_hash_t
Buffer_hash(PyObject *self)
{
    const BufferObject *b = (BufferObject *)self;
    uint64_t mixed = ((uint64_t)b->ptr ^ (uint64_t)b->size << 32) * UINT64_C(0x9E3779B97F4A7C15);
    Py_hash_t hash = (Py_hash_t)(mixed ^ mixed >> 29);
    return hash != -1 ? hash : -2;
}

static PyObject *
Buffer_repr(PyObject *self)
{
    const BufferObject *b = (BufferObject *)self;
    char text[64];
    PyOS_snprintf(text, sizeof text, "<Buffer ptr=0x%llx size=%zu>", (unsigned long long)b->ptr,
                  b->size);
    return PyUnicode_FromString(text);
}

// A Buffer is always true, even if it is empty or closed, so that `if buffer:` tests for None.
static int
Buffer_bool(PyObject *Py_UNUSED(self))
{
    return 1;
}

// --- properties ----------------------------------------------------------------------------------

static PyObject *
Buffer_get_handle(PyObject *self, void *Py_UNUSED(unused))
{
    return PyLong_FromUnsignedLongLong(((BufferObject *)self)->ptr);
}

static PyObject *
Buffer_get_size(PyObject *self, void *Py_UNUSED(unused))
{
    return PyLong_FromSize_t(((BufferObject *)self)->size);
}

static PyObject *
Buffer_get_is_closed(PyObject *self, void *Py_UNUSED(unused))
{
    return PyBool_FromLong(((BufferObject *)self)->allocation == NULL);
}

static PyObject *
Buffer_get_memory_resource(PyObject *self, void *Py_UNUSED(unused))
{
    const core_allocation *a = ((BufferObject *)self)->allocation;
    return Py_NewRef(a != NULL && a->mr != NULL ? a->mr : Py_None);
}

static PyObject *
Buffer_get_owner(PyObject *self, void *Py_UNUSED(unused))
{
    const core_allocation *a = ((BufferObject *)self)->allocation;
    return Py_NewRef(a != NULL && a->owner != NULL ? a->owner : Py_None);
}

static PyObject *
Buffer_get_fact(PyObject *self, void *closure)
{
    BufferObject *b = (BufferObject *)self;
    core_memory_fact fact = (core_memory_fact)(uintptr_t)closure;
    if (core_buffer_check(b) < 0)
        return NULL;
    return core_buffer_fact_object(b, fact);
}

static PyGetSetDef Buffer_getset[] = {
    {"handle", Buffer_get_handle, NULL, CORE_DOC(Buffer, handle), NULL},
    {"size", Buffer_get_size, NULL, CORE_DOC(Buffer, size), NULL},
    {"is_closed", Buffer_get_is_closed, NULL, CORE_DOC(Buffer, is_closed), NULL},
    {"memory_resource", Buffer_get_memory_resource, NULL, CORE_DOC(Buffer, memory_resource), NULL},
    {"owner", Buffer_get_owner, NULL, CORE_DOC(Buffer, owner), NULL},
    {"device_id", Buffer_get_fact, NULL, CORE_DOC(Buffer, device_id), CORE_FACT(CORE_FACT_DEVICE)},
    {"is_device_accessible", Buffer_get_fact, NULL, CORE_DOC(Buffer, is_device_accessible),
     CORE_FACT(CORE_FACT_DEVICE_ACCESSIBLE)},
    {"is_host_accessible", Buffer_get_fact, NULL, CORE_DOC(Buffer, is_host_accessible),
     CORE_FACT(CORE_FACT_HOST_ACCESSIBLE)},
    {"is_managed", Buffer_get_fact, NULL, CORE_DOC(Buffer, is_managed),
     CORE_FACT(CORE_FACT_MANAGED)},
    {"is_mapped", core_buffer_get_is_mapped, NULL, CORE_DOC(Buffer, is_mapped), NULL},
    {"ipc_descriptor", core_buffer_get_ipc_descriptor, NULL, CORE_DOC(Buffer, ipc_descriptor),
     NULL},
    {"__cuda_array_interface__", core_buffer_array_interface, NULL,
     CORE_DOC(Buffer, __cuda_array_interface__), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

// --- the types -----------------------------------------------------------------------------------

static PyMethodDef Buffer_methods[] = {
    {"__array__", CORE_KEYWORDS(core_buffer_array), CORE_DOC(Buffer, __array__)},
    {"from_handle", CORE_KEYWORDS(Buffer_from_handle) | METH_CLASS, CORE_DOC(Buffer, from_handle)},
    {"from_ipc_descriptor", CORE_FUNCTION(core_buffer_from_ipc_descriptor),
     METH_VARARGS | METH_KEYWORDS | METH_CLASS, CORE_DOC(Buffer, from_ipc_descriptor)},
    {"_export", core_buffer_export, METH_NOARGS, CORE_DOC(Buffer, _export)},
    {"__reduce__", core_buffer_reduce, METH_NOARGS, NULL},
    {"close", CORE_KEYWORDS(Buffer_close), CORE_DOC(Buffer, close)},
    {"set_deallocation_stream", CORE_KEYWORDS(Buffer_set_deallocation_stream),
     CORE_DOC(Buffer, set_deallocation_stream)},
    {"copy_to", CORE_KEYWORDS(core_buffer_copy_to), CORE_DOC(Buffer, copy_to)},
    {"copy_from", CORE_KEYWORDS(core_buffer_copy_from), CORE_DOC(Buffer, copy_from)},
    {"fill", CORE_KEYWORDS(core_buffer_fill), CORE_DOC(Buffer, fill)},
    {"view", CORE_KEYWORDS(core_buffer_view), CORE_DOC(Buffer, view)},
    {"__dlpack__", CORE_KEYWORDS(core_buffer_dlpack), CORE_DOC(Buffer, __dlpack__)},
    {"__dlpack_device__", core_buffer_dlpack_device, METH_NOARGS,
     CORE_DOC(Buffer, __dlpack_device__)},
#if PY_VERSION_HEX < 0x030C0000
    {"__buffer__", core_buffer_dunder_buffer, METH_O, CORE_DOC(Buffer, __buffer__)},
#endif
    {"__enter__", Buffer_enter, METH_NOARGS, CORE_DOC(Buffer, __enter__)},
    {"__exit__", CORE_FUNCTION(Buffer_exit), METH_FASTCALL, CORE_DOC(Buffer, __exit__)},
    {NULL, NULL, 0, NULL},
};

static CORE_WEAKREFS(Buffer_members, BufferObject);

static PyType_Slot Buffer_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(Buffer)},
    {Py_tp_new, Buffer_new},
    {Py_tp_dealloc, Buffer_dealloc},
    {Py_tp_finalize, Buffer_finalize},
    {Py_tp_traverse, Buffer_traverse},
    {Py_tp_clear, Buffer_clear},
    {Py_tp_richcompare, Buffer_richcompare},
    {Py_tp_hash, Buffer_hash},
    {Py_tp_repr, Buffer_repr},
    {Py_tp_methods, Buffer_methods},
    {Py_tp_members, Buffer_members},
    {Py_tp_getset, Buffer_getset},
    {Py_nb_bool, Buffer_bool},
    {Py_mp_length, core_buffer_length},
    {Py_mp_subscript, core_buffer_subscript},
    {Py_bf_getbuffer, core_buffer_getbuffer},
    {Py_bf_releasebuffer, core_buffer_releasebuffer},
    {0, NULL},
};

PyType_Spec core_buffer_spec = {
    .name = "cubind.core.Buffer",
    .basicsize = sizeof(BufferObject),
    .flags =
        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Buffer_slots,
};

static PyType_Slot ManagedBuffer_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(ManagedBuffer)},
    {Py_tp_methods, core_managed_buffer_methods},
    {Py_tp_getset, core_managed_buffer_getset},
    {Py_tp_dealloc, Buffer_dealloc},
    {Py_tp_finalize, Buffer_finalize},
    {Py_tp_traverse, Buffer_traverse},
    {Py_tp_clear, Buffer_clear},
    {0, NULL},
};

PyType_Spec core_managed_buffer_spec = {
    .name = "cubind.core.ManagedBuffer",
    .basicsize = sizeof(BufferObject),
    .flags =
        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = ManagedBuffer_slots,
};
