// Implements the C API of cubind/core.h, and publishes it as a capsule.
#include "array/array.h"
#include "array/view_from.h"
#include "base/errors.h"
#include "base/start.h"
#include "base/steps.h"
#include "device/context.h"
#include "device/device.h"
#include "launch/launch.h"
#include "memory/callback_resource.h"
#include "stream/event.h"
#include "stream/stream_protocol.h"

// --- errors --------------------------------------------------------------------------------------

static int
api_raise(CUresult status, const char *function)
{
    core_state *st = core_find_state();
    return st != NULL ? core_raise(st, status, function) : -1;
}

static int
refuse_object(const char *what, PyObject *o)
{
    PyErr_Format(PyExc_TypeError, "%s expected, got %.200s", what, Py_TYPE(o)->tp_name);
    return -1;
}

// --- handles from objects ------------------------------------------------------------------------

static int
api_stream_handle(PyObject *o, CUstream *out)
{
    core_state *st = core_find_state();
    StreamObject *stream = st != NULL ? core_stream_take(st, o) : NULL;
    if (stream == NULL)
        return -1;
    *out = stream->handle;
    Py_DECREF(stream);
    return 0;
}

// Returns the handle of an Event or a Context.
static int
handle_of_ref(PyObject *o, core_ref *ref, void **out)
{
    if (ref == NULL)
        return core_raise_closed(o);
    *out = ref->handle;
    return core_check_process(o, ref->process);
}

static int
api_event_handle(PyObject *o, CUevent *out)
{
    core_state *st = core_find_state();
    if (st == NULL)
        return -1;
    if (!PyObject_TypeCheck(o, st->event_type))
        return refuse_object("Event", o);
    return handle_of_ref(o, ((EventObject *)o)->ref, (void **)out);
}

static int
api_context_handle(PyObject *o, CUcontext *out)
{
    core_state *st = core_find_state();
    if (st == NULL)
        return -1;
    if (!PyObject_TypeCheck(o, st->context_type))
        return refuse_object("Context", o);
    return handle_of_ref(o, ((ContextObject *)o)->ref, (void **)out);
}

static KernelObject *
take_kernel(core_state *st, PyObject *o)
{
    if (PyObject_TypeCheck(o, st->kernel_type))
        return (KernelObject *)o;
    refuse_object("Kernel", o);
    return NULL;
}

static int
api_kernel_handle(PyObject *o, CUkernel *out)
{
    core_state *st = core_find_state();
    KernelObject *kernel = st != NULL ? take_kernel(st, o) : NULL;
    if (kernel == NULL)
        return -1;
    *out = kernel->handle;
    return core_check_process(o, kernel->process);
}

static int
api_device_ordinal(PyObject *o, int *out)
{
    core_state *st = core_find_state();
    if (st == NULL)
        return -1;
    if (!PyObject_TypeCheck(o, st->device_type))
        return refuse_object("Device", o);
    *out = ((DeviceObject *)o)->ordinal;
    return 0;
}

static int
api_buffer_pointer(PyObject *o, CUdeviceptr *out, size_t *size)
{
    core_state *st = core_find_state();
    if (st == NULL)
        return -1;
    if (!core_is_buffer(st, o))
        return refuse_object("Buffer", o);
    BufferObject *buffer = (BufferObject *)o;
    if (core_buffer_check(buffer) < 0)
        return -1;
    *out = buffer->ptr;
    if (size != NULL)
        *size = buffer->size;
    return 0;
}

static int
api_array_pointer(PyObject *o, CUdeviceptr *out)
{
    core_state *st = core_find_state();
    if (st == NULL)
        return -1;
    if (core_is_buffer(st, o))
        return api_buffer_pointer(o, out, NULL);
    int found = core_array_pointer(st, o, out, NULL);
    if (found == 0)
        return refuse_object("array in device memory", o);
    return found < 0 ? -1 : 0;
}

// --- arrays --------------------------------------------------------------------------------------

static PyObject *
api_view_from_any(PyObject *o, CUstream stream)
{
    core_state *st = core_find_state();
    PyObject *number = st != NULL ? PyLong_FromSsize_t((intptr_t)stream) : NULL;
    PyObject *view = number != NULL ? core_view_from_any(st, st->view_type, o, number) : NULL;
    Py_XDECREF(number);
    return view;
}

_Static_assert((int)CUBIND_CORE_MAX_DIMS == (int)VIEW_MAX_DIMS,
               "cubind/core.h promises this number of dimensions");

static int
api_view_describe(PyObject *o, cubind_core_array *out)
{
    core_state *st = core_find_state();
    if (st == NULL)
        return -1;
    if (!core_is_view(st, o))
        return refuse_object("StridedMemoryView", o);
    ViewObject *view = (ViewObject *)o;
    if (core_view_check(view) < 0)
        return -1;
    *out = (cubind_core_array){
        .pointer = view->ptr,
        .shape = view->extents,
        .strides = view->extents + view->ndim,
        .itemsize = view->dtype.itemsize,
        .ndim = view->ndim,
        .device = view->device,
        .device_accessible = view->device_accessible,
        .readonly = view->readonly,
        .type_code = view->dtype.dl.code,
        .type_bits = view->dtype.dl.bits,
        .type_lanes = view->dtype.dl.lanes,
    };
    return 0;
}

// --- objects from handles ------------------------------------------------------------------------

static core_state *
started_state(void)
{
    core_state *st = core_find_state();
    return st != NULL && core_start(st) == 0 ? st : NULL;
}

static PyObject *
api_device_from_ordinal(int ordinal)
{
    core_state *st = started_state();
    return st != NULL ? core_device(st, ordinal) : NULL;
}

static PyObject *
api_stream_from_handle(CUstream handle, PyObject *owner)
{
    core_state *st = core_find_state();
    return st != NULL ? core_stream_borrow(st, st->stream_type, handle, owner) : NULL;
}

static PyObject *
api_buffer_from_pointer(CUdeviceptr ptr, size_t size, PyObject *owner)
{
    core_state *st = core_find_state();
    return st != NULL ? core_buffer_borrow(st, st->buffer_type, ptr, size, owner) : NULL;
}

static PyObject *
api_buffer_from_callback(CUdeviceptr ptr, size_t size, PyObject *o, cubind_core_free free,
                         void *context)
{
    core_state *st = started_state();
    StreamObject *stream = st != NULL ? core_stream_take(st, o) : NULL;
    if (stream == NULL)
        return NULL;
    PyObject *buffer = core_buffer_from_callback(st, ptr, size, stream, free, context);
    Py_DECREF(stream);
    return buffer;
}

// --- launches ------------------------------------------------------------------------------------

typedef struct launch_objects {
    core_state *st;
    StreamObject *stream; // owned, and so is `config`
    LaunchConfigObject *config;
    KernelObject *kernel;
} launch_objects;

static int
take_objects(PyObject *stream, PyObject *config, PyObject *kernel, launch_objects *out)
{
    *out = (launch_objects){.st = core_find_state()};
    if (out->st == NULL)
        return -1;
    out->kernel = take_kernel(out->st, kernel);
    if (out->kernel != NULL)
        out->config = core_launch_config_take(out->st, config);
    if (out->config != NULL)
        out->stream = core_stream_take(out->st, stream);
    return out->stream != NULL ? 0 : -1;
}

static void
drop_objects(launch_objects *objects)
{
    Py_XDECREF(objects->stream);
    Py_XDECREF(objects->config);
}

static int
api_launch(PyObject *stream, PyObject *config, PyObject *kernel, PyObject *const *arguments,
           Py_ssize_t count)
{
    launch_objects on;
    int result = take_objects(stream, config, kernel, &on);
    if (result == 0)
        result = core_launch(on.st, on.stream, on.config, on.kernel, arguments, count);
    drop_objects(&on);
    return result;
}

static int
api_launch_raw(PyObject *stream, PyObject *config, PyObject *kernel, void **parameters)
{
    launch_objects on;
    int result = take_objects(stream, config, kernel, &on);
    if (result == 0)
        result = core_launch_raw(on.st, on.stream, on.config, on.kernel, parameters);
    drop_objects(&on);
    return result;
}

// --- the table -----------------------------------------------------------------------------------

static const cubind_core_api table = {
    .layout = CUBIND_CORE_API_LAYOUT,
    .size = sizeof table,
    .raise = api_raise,
    .stream_handle = api_stream_handle,
    .event_handle = api_event_handle,
    .context_handle = api_context_handle,
    .kernel_handle = api_kernel_handle,
    .device_ordinal = api_device_ordinal,
    .buffer_pointer = api_buffer_pointer,
    .array_pointer = api_array_pointer,
    .view_from_any = api_view_from_any,
    .view_describe = api_view_describe,
    .device_from_ordinal = api_device_from_ordinal,
    .stream_from_handle = api_stream_from_handle,
    .buffer_from_pointer = api_buffer_from_pointer,
    .buffer_from_callback = api_buffer_from_callback,
    .launch = api_launch,
    .launch_raw = api_launch_raw,
};

int
core_c_api_init(core_state *Py_UNUSED(st), PyObject *module)
{
    PyObject *capsule = PyCapsule_New((void *)&table, CUBIND_CORE_API_NAME, NULL);
    int result = capsule != NULL ? PyModule_AddObjectRef(module, "_C_API", capsule) : -1;
    Py_XDECREF(capsule);
    return result;
}
