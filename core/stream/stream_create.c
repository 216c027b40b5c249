// Makes new CUDA streams from options.
#include "stream/stream_create.h"

#include "base/errors.h"
#include "base/options.h"
#include "base/options_take.h"
#include "base/steps.h"
#include "device/device_facts.h"
#include "device/green.h"
#include "stream/stream_protocol.h"

#include "cubind/signature.h"

typedef struct stream_wish {
    unsigned int flags;
    int priority;
} stream_wish;

static int
take_nonblocking(PyObject *options, unsigned int *flags)
{
    PyObject *value = core_option(options, CORE_OPTION(stream, nonblocking));
    int truth = value != NULL ? PyObject_IsTrue(value) : -1;
    Py_XDECREF(value);
    if (truth < 0)
        return -1;
    *flags = truth != 0 ? CU_STREAM_NON_BLOCKING : CU_STREAM_DEFAULT;
    return 0;
}

// Lower numbers have higher priority, so the range runs from the greatest priority to the least.
static int
check_priority(PyObject *value, const core_device_facts *facts, int *out)
{
    int overflow;
    long priority = PyLong_AsLongAndOverflow(value, &overflow);
    if (priority == -1 && PyErr_Occurred())
        return core_name_argument("priority");
    if (overflow != 0 || priority < facts->greatest_priority || priority > facts->least_priority) {
        PyErr_Format(PyExc_ValueError, "priority=%S is out of range [%d, %d]", value,
                     facts->greatest_priority, facts->least_priority);
        return -1;
    }
    *out = (int)priority;
    return 0;
}

static int
take_priority(PyObject *options, const core_device_facts *facts, int *out)
{
    PyObject *value = core_option(options, CORE_OPTION(stream, priority));
    if (value == NULL)
        return -1;
    int result = value == Py_None ? 0 : check_priority(value, facts, out);
    Py_DECREF(value);
    return result;
}

static int
take_wish(core_state *st, int device, PyObject *options, stream_wish *out)
{
    const core_device_facts *facts = core_device_facts_of(st, device);
    if (facts == NULL)
        return -1;
    *out = (stream_wish){CU_STREAM_NON_BLOCKING, facts->least_priority};
    if (options == NULL)
        return 0;
    if (take_nonblocking(options, &out->flags) < 0)
        return -1;
    return take_priority(options, facts, &out->priority);
}

static CUresult
destroy_stream(void *handle, int Py_UNUSED(device), const char **function)
{
    *function = "cuStreamDestroy";
    return core_driver->cuStreamDestroy(handle);
}

// Owned.
static core_ref *
create_green_handle(core_state *st, core_ref *context, CUgreenCtx green, const stream_wish *wish)
{
    CUstream handle = NULL;
    if (wish->flags != CU_STREAM_NON_BLOCKING) {
        PyErr_SetString(PyExc_ValueError,
                        "Green context streams must be non-blocking. Use "
                        "StreamOptions(nonblocking=True) or omit the option (True is the "
                        "default).");
        return NULL;
    }
    CUresult status = CORE_NOGIL(
        core_driver->cuGreenCtxStreamCreate(&handle, green, wish->flags, wish->priority));
    if (core_check(st, status, "cuGreenCtxStreamCreate") < 0)
        return NULL;
    return core_ref_new(st, handle, destroy_stream, context->device, context, NULL);
}

// Owned.
static core_ref *
create_handle(core_state *st, core_ref *context, const stream_wish *wish)
{
    CUgreenCtx green = core_green_handle(context);
    if (green != NULL)
        return create_green_handle(st, context, green, wish);
    core_scope scope;
    if (core_scope_enter(st, context->handle, &scope) < 0)
        return NULL;
    CUstream handle = NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuStreamCreateWithPriority(&handle, wish->flags, wish->priority);
    Py_END_ALLOW_THREADS
    core_ref *ref = NULL;
    if (core_check(st, status, "cuStreamCreateWithPriority") == 0)
        ref = core_ref_new(st, handle, destroy_stream, context->device, context, NULL);
    if (core_scope_leave(st, &scope) < 0) {
        core_ref_drop(ref);
        return NULL;
    }
    return ref;
}

PyObject *
core_stream_new(core_state *st, PyTypeObject *type, core_ref *context, PyObject *options)
{
    stream_wish wish;
    if (take_wish(st, context->device, options, &wish) < 0)
        return NULL;
    core_ref *ref = create_handle(st, context, &wish);
    if (ref == NULL)
        return NULL;
    StreamObject *self = (StreamObject *)core_stream_of_type(type, st, ref);
    core_ref_drop(ref);
    if (self == NULL)
        return NULL;
    self->flags = (int)wish.flags;
    self->priority = wish.priority;
    self->has_flags = self->has_priority = true;
    return (PyObject *)self;
}

PyObject *
core_stream_in_green(core_state *st, core_ref *context, PyObject *given)
{
    PyObject *options;
    if (!core_is_green(context)) {
        PyErr_SetString(PyExc_RuntimeError,
                        "Context.create_stream() is only supported on green contexts. Use "
                        "Device.create_stream() for primary contexts.");
        return NULL;
    }
    if (core_take_options(st, given, "StreamOptions", "Stream options", &options) < 0)
        return NULL;
    PyObject *stream = core_stream_new(st, st->stream_type, context, options);
    Py_XDECREF(options);
    return stream;
}

// --- instances of subclasses ---------------------------------------------------------------------

const char core_stream_make_doc[] =
    "_init($type, /, obj=None, options=None, device_id=None, ctx=None)\n--\n\n"
    "Create an instance of this class; meant for subclasses.\n\n"
    "The instance is on the stream of `obj`, or on a new CUDA stream made with `options` in the\n"
    "Context `ctx` (default: the current one). Device.create_stream() makes plain Streams.";

// Returns the ref of a Context, or of the current one. Owned.
static core_ref *
context_for(core_state *st, PyObject *ctx)
{
    if (ctx == NULL || ctx == Py_None)
        return core_current_context_ref(st);
    return core_context_take(st, ctx);
}

static PyObject *
new_of_type(core_state *st, PyTypeObject *type, PyObject *given, PyObject *ctx)
{
    PyObject *options;
    if (core_take_options(st, given, "StreamOptions", "Stream options", &options) < 0)
        return NULL;
    core_ref *context = context_for(st, ctx);
    PyObject *stream = context != NULL ? core_stream_new(st, type, context, options) : NULL;
    core_ref_drop(context);
    Py_XDECREF(options);
    return stream;
}

static bool
is_given(PyObject *o)
{
    return o != NULL && o != Py_None;
}

PyObject *
core_stream_make(PyObject *type, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"obj", "options", "device_id", "ctx", NULL};
    static const cb_signature call = {"_init", params, .positional = 4};
    CB_SLOTS(PyObject * obj, *options, *device_id, *ctx) given;
    core_state *st = core_state_of((PyTypeObject *)type);
    if (st == NULL || cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    if (!is_given(given.obj))
        return new_of_type(st, (PyTypeObject *)type, given.options, given.ctx);
    if (!is_given(given.options))
        return core_stream_wrap(st, (PyTypeObject *)type, given.obj);
    PyErr_SetString(PyExc_ValueError, "obj and options cannot be both specified");
    return NULL;
}
