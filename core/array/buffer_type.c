// Implements the types Buffer and ManagedBuffer. They are in array/, which comes after memory/,
// because Buffer.view() makes a view.
#include "array/buffer_protocol.h"
#include "memory/buffer_facts.h"
#include "memory/copy.h"
#include "memory/fill.h"
#include "memory/resource.h"
#include "stream/stream_protocol.h"

#include "cubind/signature.h"

#include <stddef.h>
#include <structmember.h>

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
            core_memory_give_back(st, memory->ptr, memory->size, memory->mr, NULL);
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

PyDoc_STRVAR(from_handle_doc,
             "from_handle($type, /, ptr, size, mr=None, owner=None, *, stream=None)\n--\n\n"
             "A Buffer on memory that exists: `size` bytes at the address `ptr`, an int or a "
             "CUdeviceptr.\n\n"
             "With `mr` the Buffer owns the memory and frees it by mr.deallocate(), in order on "
             "`stream` or, without one, on the\n"
             "default stream of the current context. With `owner` that object is kept alive and "
             "nothing is freed. With neither the\n"
             "memory is borrowed: the caller keeps it alive. Neither calls CUDA.\n\n"
             "ValueError for mr and owner together and for a stream without mr. RuntimeError, with "
             "the memory given back to mr,\n"
             "where the default stream cannot be recorded because no context is current.");

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

PyDoc_STRVAR(close_doc, "close($self, /, stream=None)\n--\n\n"
                        "Lets go of the memory. It is freed once no slice, view or export of it is "
                        "left, in order on `stream` or, without one,\n"
                        "on the recorded stream: what was queued there before still may use it. "
                        "May be repeated. A failure to free is a\n"
                        "CUDAWarning, never an exception. Any thread may call it.");

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

PyDoc_STRVAR(set_deallocation_stream_doc,
             "set_deallocation_stream($self, /, stream)\n--\n\n"
             "Records another stream for the free of this memory. Nothing is ordered by that: the "
             "caller makes sure that all uses\n"
             "come before the free on `stream`. Slices share the record. RuntimeError for a "
             "default stream without a context.");

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
Buffer_get_false(PyObject *Py_UNUSED(self), void *Py_UNUSED(unused))
{
    Py_RETURN_FALSE;
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
    {"handle", Buffer_get_handle, NULL, "The address as an int; 0 once closed.", NULL},
    {"size", Buffer_get_size, NULL, "Bytes; 0 once closed.", NULL},
    {"is_closed", Buffer_get_is_closed, NULL, "Whether close() was called.", NULL},
    {"memory_resource", Buffer_get_memory_resource, NULL,
     "The resource that frees the memory; None where nothing frees it, and once closed.", NULL},
    {"owner", Buffer_get_owner, NULL, "The object that is kept alive for the memory, or None.",
     NULL},
    {"device_id", Buffer_get_fact, NULL,
     "Ordinal of the device that the memory belongs to; -1 where it belongs to none. "
     "(cuPointerGetAttributes)",
     CORE_FACT(CORE_FACT_DEVICE)},
    {"is_device_accessible", Buffer_get_fact, NULL,
     "Whether kernels can use the memory. (cuPointerGetAttributes)",
     CORE_FACT(CORE_FACT_DEVICE_ACCESSIBLE)},
    {"is_host_accessible", Buffer_get_fact, NULL,
     "Whether the processor can use the memory. (cuPointerGetAttributes)",
     CORE_FACT(CORE_FACT_HOST_ACCESSIBLE)},
    {"is_managed", Buffer_get_fact, NULL,
     "Whether the memory is managed: it moves between host and devices. (cuPointerGetAttributes)",
     CORE_FACT(CORE_FACT_MANAGED)},
    {"is_mapped", Buffer_get_false, NULL, "Whether the memory is another process's: False.", NULL},
    {"__cuda_array_interface__", core_buffer_array_interface, NULL,
     "The memory as bytes for other libraries, version 3; AttributeError where no device reaches "
     "it.",
     NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

// --- the types -----------------------------------------------------------------------------------

PyDoc_STRVAR(
    copy_to_doc,
    "copy_to($self, /, dst=None, *, stream, blocking=None)\n--\n\n"
    "Copies all bytes to `dst`, a Buffer or a writable C-contiguous host object (bytearray, NumPy "
    "array, memoryview) of the\n"
    "same size; None allocates a Buffer from the same memory resource. Returns `dst`.\n\n"
    "The copy is queued on `stream` (cuMemcpyAsync). `blocking` True waits until it is done, False "
    "never does; None waits\n"
    "for pageable host memory, so that it is valid on return, and for nothing else. A host object "
    "that is not waited for\n"
    "is held until the copy is done. TypeError for host objects while `stream` is capturing.");

PyDoc_STRVAR(copy_from_doc, "copy_from($self, /, src, *, stream, blocking=None)\n--\n\n"
                            "Copies all bytes from `src`, a Buffer or a C-contiguous host object "
                            "(bytes, NumPy array, memoryview) of the same size.\n\n"
                            "The copy is queued on `stream` (cuMemcpyAsync). `blocking` True waits "
                            "until it is done, False never does; None waits\n"
                            "for pageable host memory and for nothing else. A host object that is "
                            "not waited for is held until the copy is done.\n"
                            "TypeError for host objects while `stream` is capturing.");

PyDoc_STRVAR(
    fill_doc,
    "fill($self, /, value, *, stream)\n--\n\n"
    "Repeats `value` over the memory, queued on `stream` (cuMemsetD8Async and its relatives): an "
    "int from 0 to 255, or an\n"
    "object with the buffer protocol of 1, 2 or 4 bytes, such as bytes or a NumPy scalar.");

PyDoc_STRVAR(
    dlpack_doc,
    "__dlpack__($self, /, *, stream=None, max_version=None, dl_device=None, copy=None)\n--\n\n"
    "A DLPack capsule on the memory: one dimension of int8. Nothing is ordered: `stream` is "
    "ignored. The memory lives as\n"
    "long as the consumer keeps it, also when this Buffer is closed. BufferError for what is not "
    "supported.");

PyDoc_STRVAR(dlpack_device_doc, "__dlpack_device__($self, /)\n--\n\n"
                                "DLPack's device type and number: (2, n) device, (3, 0) pinned "
                                "host, (13, 0) managed, (1, 0) host memory.");

PyDoc_STRVAR(
    view_doc,
    "view($self, /, shape, dtype)\n--\n\n"
    "The memory as an array: a StridedMemoryView in C order, which keeps this Buffer alive.");

PyDoc_STRVAR(array_doc,
             "__array__($self, /, dtype=None, copy=None)\n--\n\n"
             "A NumPy array of the bytes. BufferError where the host does not reach them: "
             "copy_to() copies them to the host.");

static PyMethodDef Buffer_methods[] = {
    {"__array__", CORE_KEYWORDS(core_buffer_array), array_doc},
    {"from_handle", CORE_KEYWORDS(Buffer_from_handle) | METH_CLASS, from_handle_doc},
    {"close", CORE_KEYWORDS(Buffer_close), close_doc},
    {"set_deallocation_stream", CORE_KEYWORDS(Buffer_set_deallocation_stream),
     set_deallocation_stream_doc},
    {"copy_to", CORE_KEYWORDS(core_buffer_copy_to), copy_to_doc},
    {"copy_from", CORE_KEYWORDS(core_buffer_copy_from), copy_from_doc},
    {"fill", CORE_KEYWORDS(core_buffer_fill), fill_doc},
    {"view", CORE_KEYWORDS(core_buffer_view), view_doc},
    {"__dlpack__", CORE_KEYWORDS(core_buffer_dlpack), dlpack_doc},
    {"__dlpack_device__", core_buffer_dlpack_device, METH_NOARGS, dlpack_device_doc},
#if PY_VERSION_HEX < 0x030C0000
    {"__buffer__", core_buffer_dunder_buffer, METH_O,
     "__buffer__($self, flags, /)\n--\n\nA memoryview of host-accessible memory. BufferError for "
     "other memory."},
#endif
    {"__enter__", Buffer_enter, METH_NOARGS, "__enter__($self, /)\n--\n\nThe Buffer itself."},
    {"__exit__", CORE_FUNCTION(Buffer_exit), METH_FASTCALL,
     "__exit__($self, /, *exc)\n--\n\nCloses the Buffer on its recorded stream."},
    {NULL, NULL, 0, NULL},
};

static PyMemberDef Buffer_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(BufferObject, weakrefs), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

PyDoc_STRVAR(Buffer_doc, "A range of memory: device, pinned, managed or plain host memory.\n\n"
                         "Made by memory resources, Device.allocate() and Buffer.from_handle(). An "
                         "owning Buffer is freed in order on its\n"
                         "recorded stream, by default the one that it was allocated on; work on "
                         "other streams must be ordered before that by the\n"
                         "caller. buf[a:b] is a Buffer on part of it, len(buf) its size. "
                         "Host-accessible memory has the buffer protocol, so that\n"
                         "memoryview(buf) and numpy.frombuffer(buf) work. Buffers compare and hash "
                         "by address and size.\n\n"
                         "Any thread may use and close a Buffer; closing it while another thread "
                         "uses it is for the caller to avoid.");

static PyType_Slot Buffer_slots[] = {
    {Py_tp_doc, (void *)Buffer_doc},
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

PyDoc_STRVAR(ManagedBuffer_doc,
             "A Buffer on managed memory, which host and devices both reach: what a\n"
             "ManagedMemoryResource allocates.");

static PyType_Slot ManagedBuffer_slots[] = {
    {Py_tp_doc, (void *)ManagedBuffer_doc},
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
