// Implements the type Stream. It is in graph/, because a Stream captures graphs.
#include "base/doc.h"
#include "base/errors.h"
#include "base/steps.h"
#include "device/context.h"
#include "device/device.h"
#include "device/device_resource_type.h"
#include "graph/builder.h"
#include "graph/capture_block.h"
#include "graph/graph_function.h"
#include "stream/host_callback.h"
#include "stream/pending.h"
#include "stream/stream_context.h"
#include "stream/stream_create.h"
#include "stream/stream_order.h"
#include "stream/stream_protocol.h"

#include "cubind/interop.h"
#include "cubind/signature.h"

// --- life ----------------------------------------------------------------------------------------

static PyObject *
Stream_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args), PyObject *Py_UNUSED(kwargs))
{
    return core_refuse_new("Stream", "Please use Device APIs (create_stream) or other Stream APIs "
                                     "(from_handle).");
}

// Visits the owner only if this object has the only reference to the ref, because the owner belongs
// to the ref.
static int
Stream_traverse(PyObject *o, visitproc visit, void *arg)
{
    StreamObject *self = (StreamObject *)o;
    Py_VISIT(Py_TYPE(o));
    if (self->ref != NULL && self->ref->count == 1)
        Py_VISIT(self->ref->owner);
    return 0;
}

static int
Stream_clear(PyObject *o)
{
    StreamObject *self = (StreamObject *)o;
    core_ref *ref = self->ref;
    self->ref = NULL;
    self->handle = NULL;
    core_ref_drop(ref);
    return 0;
}

static void
Stream_dealloc(PyObject *o)
{
    PyObject_GC_UnTrack(o);
    if (((StreamObject *)o)->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    Stream_clear(o);
    core_object_free(o);
}

static PyObject *
Stream_repr(PyObject *o)
{
    StreamObject *self = (StreamObject *)o;
    core_ref *context = self->ref != NULL ? CB_LOAD_POINTER(&self->ref->parent) : NULL;
    char text[80];
    PyOS_snprintf(text, sizeof text, "<Stream handle=0x%zx context=0x%zx>", (size_t)self->handle,
                  (size_t)(context != NULL ? context->handle : NULL));
    return PyUnicode_FromString(text);
}

static Py_hash_t
Stream_hash(PyObject *o)
{
    size_t bits = (size_t)((StreamObject *)o)->handle;
    return (Py_hash_t)(bits >> 4 ^ (bits & 15)); // below 2**60, and small for the default streams
}

static inline PyObject *
compare_streams(PyObject *a, PyObject *b, int op)
{
    bool equal = ((StreamObject *)a)->handle == ((StreamObject *)b)->handle;
    return Py_NewRef(equal == (op == Py_EQ) ? Py_True : Py_False);
}

static CB_NOINLINE PyObject *
compare_unlike(PyObject *a, PyObject *b, int op)
{
    if ((op != Py_EQ && op != Py_NE) || !core_is_derived(b, ((StreamObject *)a)->st->stream_type))
        Py_RETURN_NOTIMPLEMENTED;
    return compare_streams(a, b, op);
}

static PyObject *
Stream_richcompare(PyObject *a, PyObject *b, int op)
{
    bool alike = Py_IS_TYPE(b, Py_TYPE(a)) && (op == Py_EQ || op == Py_NE);
    return CB_LIKELY(alike) ? compare_streams(a, b, op) : compare_unlike(a, b, op);
}

// --- use -----------------------------------------------------------------------------------------

// A fast check that succeeds for almost all streams; if it fails, core_stream_check() decides.
static inline bool
is_usable(const StreamObject *self)
{
    return CB_LIKELY(self->ref != NULL && self->ref->process == core_process_now());
}

// Returns a new reference to the ref, which stays valid while the GIL is released, even if the
// stream is closed meanwhile. NULL with an exception.
static core_ref *
usable_ref(PyObject *o)
{
    StreamObject *self = (StreamObject *)o;
    return core_stream_check(self) == 0 ? core_ref_take(self->ref) : NULL;
}

// --- methods -------------------------------------------------------------------------------------

static PyObject *
Stream_close(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    core_state *st = ((StreamObject *)o)->st;
    if (o != st->legacy_stream && o != st->per_thread_stream)
        Stream_clear(o);
    Py_RETURN_NONE;
}

static PyObject *
Stream_sync(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    core_ref *ref = usable_ref(o);
    if (ref == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuStreamSynchronize(ref->handle);
    Py_END_ALLOW_THREADS
    core_ref_drop(ref);
    core_release_exports(((StreamObject *)o)->st, false);
    if (core_check(((StreamObject *)o)->st, status, "cuStreamSynchronize") < 0)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *
Stream_cuda_stream(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    StreamObject *self = (StreamObject *)o;
    if (core_stream_check(self) < 0)
        return NULL;
    PyObject *version = PyLong_FromLong(0), *address = PyLong_FromVoidPtr(self->handle);
    PyObject *answer =
        version != NULL && address != NULL ? PyTuple_Pack(2, version, address) : NULL;
    Py_XDECREF(address);
    Py_XDECREF(version);
    return answer;
}

static PyObject *
Stream_enter(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    return core_stream_check((StreamObject *)o) == 0 ? Py_NewRef(o) : NULL;
}

static PyObject *
Stream_exit(PyObject *o, PyObject *const *Py_UNUSED(args), Py_ssize_t Py_UNUSED(nargs))
{
    return Stream_close(o, NULL);
}

static PyObject *
Stream_record(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"event", "options", NULL};
    static const cb_signature call = {"record", params, .positional = 2};
    CB_SLOTS(PyObject * event, *options) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    core_ref *ref = usable_ref(o);
    PyObject *event = NULL;
    if (ref != NULL)
        event = core_stream_record_event((StreamObject *)o, ref, given.event, given.options);
    core_ref_drop(ref);
    return event;
}

static PyObject *
Stream_wait(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"event_or_stream", NULL};
    static const cb_signature call = {"wait", params, .positional = 1, .required = 1};
    PyObject *event_or_stream;
    if (cb_bind_vector(&call, args, nargs, kwnames, &event_or_stream) < 0)
        return NULL;
    core_ref *ref = usable_ref(o);
    int result =
        ref != NULL ? core_stream_wait_for(((StreamObject *)o)->st, ref, event_or_stream) : -1;
    core_ref_drop(ref);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

// --- callback ------------------------------------------------------------------------------------

static PyObject *
Stream_callback(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"fn", "user_data", NULL};
    static const cb_signature call = {"callback", params, .positional = 1, .required = 1};
    CB_SLOTS(PyObject * fn, *user_data) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    core_ref *ref = usable_ref(o);
    int result = -1;
    if (ref != NULL)
        result = core_launch_callback(((StreamObject *)o)->st, ref, given.fn, given.user_data);
    core_ref_drop(ref);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

// --- graphs --------------------------------------------------------------------------------------

static PyObject *
Stream_create_graph_builder(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    StreamObject *self = (StreamObject *)o;
    if (core_stream_check(self) < 0)
        return NULL;
    return core_builder_new(self->st, self, CORE_BUILDER_PRIMARY, NULL);
}

static PyObject *
Stream_capture(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"graph", "mode", "options", "programmatic", NULL};
    static const cb_signature call = {"capture", params, .positional = 1};
    CB_SLOTS(PyObject * graph, *mode, *options, *programmatic) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    int programmatic = given.programmatic != NULL ? PyObject_IsTrue(given.programmatic) : 0;
    if (programmatic < 0 || core_stream_check((StreamObject *)o) < 0)
        return NULL;
    return core_capture_block((StreamObject *)o, given.graph, given.mode, given.options,
                              programmatic > 0);
}

// Returns functools.partial(stream.graph, options=…, programmatic=…).
static PyObject *
graph_decorator(PyObject *o, PyObject *options, bool programmatic)
{
    PyObject *functools = PyImport_ImportModule("functools"), *made = NULL;
    PyObject *partial = functools != NULL ? PyObject_GetAttrString(functools, "partial") : NULL;
    PyObject *method = partial != NULL ? PyObject_GetAttrString(o, "graph") : NULL;
    PyObject *args = method != NULL ? PyTuple_Pack(1, method) : NULL;
    PyObject *kwargs = args != NULL ? Py_BuildValue("{sOsO}", "options", options, "programmatic",
                                                    programmatic ? Py_True : Py_False)
                                    : NULL;
    if (kwargs != NULL)
        made = PyObject_Call(partial, args, kwargs);
    Py_XDECREF(kwargs);
    Py_XDECREF(args);
    Py_XDECREF(method);
    Py_XDECREF(partial);
    Py_XDECREF(functools);
    return made;
}

static PyObject *
Stream_graph(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"function", "options", "programmatic", NULL};
    static const cb_signature call = {"graph", params, .positional = 1};
    CB_SLOTS(PyObject * function, *options, *programmatic) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    int programmatic = given.programmatic != NULL ? PyObject_IsTrue(given.programmatic) : 0;
    if (programmatic < 0 || core_stream_check((StreamObject *)o) < 0)
        return NULL;
    if (given.function == NULL || given.function == Py_None)
        return graph_decorator(o, given.options != NULL ? given.options : Py_None,
                               programmatic > 0);
    return core_graph_function((StreamObject *)o, given.function, given.options, programmatic > 0);
}

// --- class methods -------------------------------------------------------------------------------

static PyObject *
Stream_from_handle(PyObject *type, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"handle", NULL};
    static const cb_signature call = {"from_handle", params, .positional = 1, .required = 1};
    PyObject *handle;
    if (cb_bind_vector(&call, args, nargs, kwnames, &handle) < 0)
        return NULL;
    core_state *st = core_state_of((PyTypeObject *)type);
    void *stream = NULL;
    if (st == NULL || cb_stream_address(handle, &stream) < 0)
        return NULL;
    return core_stream_borrow(st, st->stream_type, stream, NULL);
}

PyDoc_STRVAR(legacy_doc, "_legacy_default($type, /)\n--\n\n"
                         "Return the legacy default stream as an instance of this class.");

static PyObject *
Stream_legacy_default(PyObject *type, PyObject *Py_UNUSED(ignored))
{
    core_state *st = core_state_of((PyTypeObject *)type);
    return st != NULL ? core_stream_borrow(st, (PyTypeObject *)type, CU_STREAM_LEGACY, NULL) : NULL;
}

PyDoc_STRVAR(per_thread_doc, "_per_thread_default($type, /)\n--\n\n"
                             "Return the per-thread default stream as an instance of this class.");

static PyObject *
Stream_per_thread_default(PyObject *type, PyObject *Py_UNUSED(ignored))
{
    core_state *st = core_state_of((PyTypeObject *)type);
    return st != NULL ? core_stream_borrow(st, (PyTypeObject *)type, CU_STREAM_PER_THREAD, NULL)
                      : NULL;
}

// --- properties ----------------------------------------------------------------------------------

static PyObject *
Stream_get_handle(PyObject *o, void *Py_UNUSED(closure))
{
    StreamObject *self = (StreamObject *)o;
    return core_handle(self->st, &self->st->cu_stream, "CUstream", self->handle);
}

static PyObject *
Stream_get_is_closed(PyObject *o, void *Py_UNUSED(closure))
{
    return PyBool_FromLong(((StreamObject *)o)->ref == NULL);
}

typedef CUresult stream_query(CUstream stream, int *out);

static CUresult
query_flags(CUstream stream, int *out)
{
    unsigned int flags = 0;
    CUresult status = core_driver->cuStreamGetFlags(stream, &flags);
    *out = (int)flags;
    return status;
}

static CUresult
query_priority(CUstream stream, int *out)
{
    return core_driver->cuStreamGetPriority(stream, out);
}

// Queries a property that never changes, only once. Returns 0, or -1 with an exception.
static CB_NOINLINE int
query_once(StreamObject *self, stream_query *query, const char *function, int *value, bool *known)
{
    int answer = 0;
    core_ref *ref = core_ref_take(self->ref);
    CUresult status = CORE_NOGIL(query(ref->handle, &answer));
    core_ref_drop(ref);
    if (core_check(self->st, status, function) < 0)
        return -1;
    *value = answer;
    *known = true;
    return 0;
}

static PyObject *
Stream_get_is_nonblocking(PyObject *o, void *Py_UNUSED(closure))
{
    StreamObject *self = (StreamObject *)o;
    if (!is_usable(self) && core_stream_check(self) < 0)
        return NULL;
    if (CB_UNLIKELY(!self->has_flags) &&
        query_once(self, query_flags, "cuStreamGetFlags", &self->flags, &self->has_flags) < 0)
        return NULL;
    return PyBool_FromLong((self->flags & CU_STREAM_NON_BLOCKING) != 0);
}

static PyObject *
Stream_get_priority(PyObject *o, void *Py_UNUSED(closure))
{
    StreamObject *self = (StreamObject *)o;
    if (!is_usable(self) && core_stream_check(self) < 0)
        return NULL;
    if (CB_UNLIKELY(!self->has_priority) && query_once(self, query_priority, "cuStreamGetPriority",
                                                       &self->priority, &self->has_priority) < 0)
        return NULL;
    return PyLong_FromLong(self->priority);
}

static PyObject *
Stream_get_device(PyObject *o, void *Py_UNUSED(closure))
{
    core_ref *context = core_stream_context((StreamObject *)o);
    if (context == NULL)
        return NULL;
    int device = context->device;
    core_ref_drop(context);
    return core_device(((StreamObject *)o)->st, device);
}

static PyObject *
Stream_get_context(PyObject *o, void *Py_UNUSED(closure))
{
    core_ref *context = core_stream_context((StreamObject *)o);
    if (context == NULL)
        return NULL;
    PyObject *object = core_context_object(((StreamObject *)o)->st, context);
    core_ref_drop(context);
    return object;
}

static PyObject *
Stream_get_is_done(PyObject *o, void *Py_UNUSED(closure))
{
    core_ref *ref = usable_ref(o);
    if (ref == NULL)
        return NULL;
    CUresult status = CORE_NOGIL(core_driver->cuStreamQuery(ref->handle));
    core_ref_drop(ref);
    if (status == CUDA_ERROR_NOT_READY)
        Py_RETURN_FALSE;
    return core_check(((StreamObject *)o)->st, status, "cuStreamQuery") == 0 ? Py_NewRef(Py_True)
                                                                             : NULL;
}

static PyObject *
Stream_get_resources(PyObject *o, void *Py_UNUSED(closure))
{
    StreamObject *self = (StreamObject *)o;
    core_ref *context = core_stream_context(self);
    PyObject *resources =
        context != NULL ? core_device_resources(self->st, context->device, context) : NULL;
    core_ref_drop(context);
    return resources;
}

static PyObject *
Stream_get_is_capturing(PyObject *o, void *Py_UNUSED(closure))
{
    StreamObject *self = (StreamObject *)o;
    int captures = core_stream_check(self) == 0 ? core_stream_captures(self->st, self->ref) : -1;
    return captures >= 0 ? PyBool_FromLong(captures) : NULL;
}

// --- type ----------------------------------------------------------------------------------------

static PyMethodDef Stream_methods[] = {
    {"close", Stream_close, METH_NOARGS, CORE_DOC(Stream, close)},
    {"sync", Stream_sync, METH_NOARGS, CORE_DOC(Stream, sync)},
    {"record", CORE_KEYWORDS(Stream_record), CORE_DOC(Stream, record)},
    {"wait", CORE_KEYWORDS(Stream_wait), CORE_DOC(Stream, wait)},
    {"callback", CORE_KEYWORDS(Stream_callback), CORE_DOC(Stream, callback)},
    {"create_graph_builder", Stream_create_graph_builder, METH_NOARGS,
     CORE_DOC(Stream, create_graph_builder)},
    {"capture", CORE_KEYWORDS(Stream_capture), CORE_DOC(Stream, capture)},
    {"graph", CORE_KEYWORDS(Stream_graph), CORE_DOC(Stream, graph)},
    {"_init", CORE_KEYWORDS(core_stream_make) | METH_CLASS, core_stream_make_doc},
    {"from_handle", CORE_KEYWORDS(Stream_from_handle) | METH_CLASS, CORE_DOC(Stream, from_handle)},
    {"_legacy_default", Stream_legacy_default, METH_NOARGS | METH_CLASS, legacy_doc},
    {"_per_thread_default", Stream_per_thread_default, METH_NOARGS | METH_CLASS, per_thread_doc},
    {"__cuda_stream__", Stream_cuda_stream, METH_NOARGS, CORE_DOC(Stream, __cuda_stream__)},
    {"__enter__", Stream_enter, METH_NOARGS, NULL},
    {"__exit__", CORE_FUNCTION(Stream_exit), METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef Stream_getset[] = {
    {"handle", Stream_get_handle, NULL, CORE_DOC(Stream, handle), NULL},
    {"is_closed", Stream_get_is_closed, NULL, CORE_DOC(Stream, is_closed), NULL},
    {"is_nonblocking", Stream_get_is_nonblocking, NULL, CORE_DOC(Stream, is_nonblocking), NULL},
    {"priority", Stream_get_priority, NULL, CORE_DOC(Stream, priority), NULL},
    {"device", Stream_get_device, NULL, CORE_DOC(Stream, device), NULL},
    {"context", Stream_get_context, NULL, CORE_DOC(Stream, context), NULL},
    {"resources", Stream_get_resources, NULL, CORE_DOC(Stream, resources), NULL},
    {"is_done", Stream_get_is_done, NULL, CORE_DOC(Stream, is_done), NULL},
    {"is_capturing", Stream_get_is_capturing, NULL, CORE_DOC(Stream, is_capturing), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static CORE_WEAKREFS(Stream_members, StreamObject);

static PyType_Slot Stream_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(Stream)}, {Py_tp_new, Stream_new},
    {Py_tp_dealloc, Stream_dealloc},    {Py_tp_traverse, Stream_traverse},
    {Py_tp_clear, Stream_clear},        {Py_tp_repr, Stream_repr},
    {Py_tp_hash, Stream_hash},          {Py_tp_richcompare, Stream_richcompare},
    {Py_tp_methods, Stream_methods},    {Py_tp_getset, Stream_getset},
    {Py_tp_members, Stream_members},    {0, NULL},
};

PyType_Spec core_stream_spec = {
    .name = "cubind.core.Stream",
    .basicsize = sizeof(StreamObject),
    .flags =
        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Stream_slots,
};
