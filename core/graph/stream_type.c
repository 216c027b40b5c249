// Implements the type Stream. It is in graph/, because a Stream captures graphs.
#include "base/errors.h"
#include "base/steps.h"
#include "device/context.h"
#include "device/device.h"
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

#include <structmember.h>

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

PyDoc_STRVAR(close_doc, "close($self, /)\n--\n\n"
                        "Close the stream.\n\n"
                        "cubind destroys a stream that create_stream() made (cuStreamDestroy)\n"
                        "once nothing else needs it, such as a buffer to be freed on it. Queued\n"
                        "work completes, and nothing waits for it. For a wrapped stream only\n"
                        "its owner is released. Closing a default stream of the module has no\n"
                        "effect, nor has closing twice.");

static PyObject *
Stream_close(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    core_state *st = ((StreamObject *)o)->st;
    if (o != st->legacy_stream && o != st->per_thread_stream)
        Stream_clear(o);
    Py_RETURN_NONE;
}

PyDoc_STRVAR(sync_doc,
             "sync($self, /)\n--\n\n"
             "Wait until all work queued on the stream is done (cuStreamSynchronize).\n\n"
             "Other threads run while this one waits. Raises CUDAError if that work failed.");

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

PyDoc_STRVAR(cuda_stream_doc,
             "__cuda_stream__($self, /)\n--\n\n"
             "Return (0, address): the protocol by which other libraries take the stream.");

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

PyDoc_STRVAR(record_doc, "record($self, /, event=None, options=None)\n--\n\n"
                         "Record an event behind the work queued so far, and return the event.\n\n"
                         "Without `event` a new one is made in the stream's context, with\n"
                         "`options` (an EventOptions, a dict or None). A given event is\n"
                         "recorded again, and `options` are ignored. (cuEventRecord)");

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

PyDoc_STRVAR(wait_doc,
             "wait($self, /, event_or_stream)\n--\n\n"
             "Let later work on this stream wait for an event or for another stream.\n\n"
             "The wait is on the device. A stream is waited for as far as work is queued on it\n"
             "now; any object with __cuda_stream__ is a stream, also one of another device.\n"
             "(cuStreamWaitEvent)");

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

PyDoc_STRVAR(
    callback_doc,
    "callback($self, /, fn, *, user_data=None)\n--\n\n"
    "Call `fn` on the host after all work queued so far (cuLaunchHostFunc).\n\n"
    "A Python callable gets no arguments. It runs on a thread of CUDA with the GIL, and its\n"
    "exceptions go to sys.unraisablehook. A ctypes function pointer of prototype\n"
    "void (*)(void *) gets `user_data`: an int as it is, bytes-like data as a copy that lives\n"
    "as long as the call. Neither may call CUDA. cubind keeps `fn` until it has run. Once the\n"
    "interpreter ends it is not called any more.");

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

PyDoc_STRVAR(create_graph_builder_doc, "create_graph_builder($self, /)\n--\n\n"
                                       "Return a GraphBuilder that captures this stream.");

static PyObject *
Stream_create_graph_builder(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    StreamObject *self = (StreamObject *)o;
    if (core_stream_check(self) < 0)
        return NULL;
    return core_builder_new(self->st, self, CORE_BUILDER_PRIMARY, NULL);
}

PyDoc_STRVAR(
    capture_doc,
    "capture($self, /, graph=None, *, mode='relaxed', options=None, programmatic=False)\n--\n\n"
    "Capture the stream into a Graph, in a `with` statement.\n\n"
    "    with stream.capture() as graph:\n"
    "        for i in range(100):\n"
    "            launch(stream, config, kernel, buffer, i)\n"
    "    graph.launch(stream)\n\n"
    "Work queued on the stream in the block becomes nodes of the Graph, which is usable once\n"
    "the block has ended. If you pass an existing Graph as `graph`, it is captured again: if\n"
    "only arguments differ it is updated in place, which is much cheaper than a new\n"
    "instantiation, and otherwise it is instantiated anew. An exception in the block ends the\n"
    "capture and changes no graph. `mode` is that of GraphBuilder.begin_building(), `options`\n"
    "are those of GraphBuilder.complete().\n\n"
    "With `programmatic`, a kernel may begin before the kernel in front of it has ended: you\n"
    "promise that all kernels of the block call cudaGridDependencySynchronize() (in PTX\n"
    "griddepcontrol.wait) before they use what earlier kernels made. Kernels whose PTX has no\n"
    "such instruction wait as usual. (CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION)");

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

PyDoc_STRVAR(
    graph_doc,
    "graph($self, /, function=None, *, options=None, programmatic=False)\n--\n\n"
    "Make a function whose work on the stream runs as a graph; use it as a decorator.\n\n"
    "    @stream.graph\n"
    "    def step(buffer, i):\n"
    "        for _ in range(100):\n"
    "            launch(stream, config, kernel, buffer, i)\n"
    "    step(buffer, 1)\n\n"
    "Each call runs the function, whose work on the stream is captured, and launches it as one\n"
    "graph (cuGraphLaunch). If the function only launches kernels, later calls capture nothing:\n"
    "as long as they launch the same kernels with the same configurations, only arguments that\n"
    "differ are set in the graph. Everything else, such as copies, events and other launches, is\n"
    "captured again in each call, which updates the graph or makes a new one. An exception in\n"
    "the function discards the capture, and nothing is launched. Called while the stream is\n"
    "being captured, it only runs the function.\n\n"
    "`options` are those of GraphBuilder.complete(), `programmatic` is that of capture().\n"
    "Without `function`, graph() returns a decorator.");

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

PyDoc_STRVAR(from_handle_doc,
             "from_handle($type, /, handle)\n--\n\n"
             "Wrap the CUDA stream at an address.\n\n"
             "The caller still owns the CUDA stream, which must outlive the Stream.");

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
Stream_get_is_capturing(PyObject *o, void *Py_UNUSED(closure))
{
    StreamObject *self = (StreamObject *)o;
    int captures = core_stream_check(self) == 0 ? core_stream_captures(self->st, self->ref) : -1;
    return captures >= 0 ? PyBool_FromLong(captures) : NULL;
}

// --- type ----------------------------------------------------------------------------------------

static PyMethodDef Stream_methods[] = {
    {"close", Stream_close, METH_NOARGS, close_doc},
    {"sync", Stream_sync, METH_NOARGS, sync_doc},
    {"record", CORE_KEYWORDS(Stream_record), record_doc},
    {"wait", CORE_KEYWORDS(Stream_wait), wait_doc},
    {"callback", CORE_KEYWORDS(Stream_callback), callback_doc},
    {"create_graph_builder", Stream_create_graph_builder, METH_NOARGS, create_graph_builder_doc},
    {"capture", CORE_KEYWORDS(Stream_capture), capture_doc},
    {"graph", CORE_KEYWORDS(Stream_graph), graph_doc},
    {"_init", CORE_KEYWORDS(core_stream_make) | METH_CLASS, core_stream_make_doc},
    {"from_handle", CORE_KEYWORDS(Stream_from_handle) | METH_CLASS, from_handle_doc},
    {"_legacy_default", Stream_legacy_default, METH_NOARGS | METH_CLASS, legacy_doc},
    {"_per_thread_default", Stream_per_thread_default, METH_NOARGS | METH_CLASS, per_thread_doc},
    {"__cuda_stream__", Stream_cuda_stream, METH_NOARGS, cuda_stream_doc},
    {"__enter__", Stream_enter, METH_NOARGS, NULL},
    {"__exit__", CORE_FUNCTION(Stream_exit), METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef Stream_getset[] = {
    {"handle", Stream_get_handle, NULL,
     "The stream as a driver.CUstream, null once closed.\n\n"
     "int() of it is the address.",
     NULL},
    {"is_closed", Stream_get_is_closed, NULL, "Whether close() was called.", NULL},
    {"is_nonblocking", Stream_get_is_nonblocking, NULL,
     "Whether the stream does not synchronize with the legacy default stream.", NULL},
    {"priority", Stream_get_priority, NULL, "The priority; lower numbers run first.", NULL},
    {"device", Stream_get_device, NULL,
     "The stream's Device; for a default stream that of the current context.", NULL},
    {"context", Stream_get_context, NULL,
     "The stream's Context; for a default stream the current one.", NULL},
    {"is_done", Stream_get_is_done, NULL,
     "Whether all work queued so far is done (cuStreamQuery).\n\n"
     "Raises CUDAError if that work failed.",
     NULL},
    {"is_capturing", Stream_get_is_capturing, NULL,
     "Whether the stream is being captured into a graph (cuStreamIsCapturing).", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMemberDef Stream_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(StreamObject, weakrefs), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

PyDoc_STRVAR(
    Stream_doc,
    "A queue of work for a device, which runs the work in order.\n\n"
    "Device.create_stream() makes streams; Stream.from_handle() wraps a CUDA stream of another\n"
    "library. A `with` statement closes the stream at its end, without waiting. A stream keeps\n"
    "its context, and a buffer keeps the stream on which it will be freed.");

static PyType_Slot Stream_slots[] = {
    {Py_tp_doc, (void *)Stream_doc}, {Py_tp_new, Stream_new},
    {Py_tp_dealloc, Stream_dealloc}, {Py_tp_traverse, Stream_traverse},
    {Py_tp_clear, Stream_clear},     {Py_tp_repr, Stream_repr},
    {Py_tp_hash, Stream_hash},       {Py_tp_richcompare, Stream_richcompare},
    {Py_tp_methods, Stream_methods}, {Py_tp_getset, Stream_getset},
    {Py_tp_members, Stream_members}, {0, NULL},
};

PyType_Spec core_stream_spec = {
    .name = "cubind.core.Stream",
    .basicsize = sizeof(StreamObject),
    .flags =
        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Stream_slots,
};
