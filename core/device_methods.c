// Implements the methods and properties of Device.
#include "device_methods.h"

#include "base/doc.h"
#include "base/errors.h"
#include "base/html.h"
#include "base/options_take.h"
#include "base/start.h"
#include "base/text.h"
#include "device/device_facts.h"
#include "device/device_properties.h"
#include "device/device_resource_split.h"
#include "device/device_resource_type.h"
#include "graph/builder.h"
#include "memory/imports.h"
#include "memory/location.h"
#include "memory/pool_create.h"
#include "memory/resource.h"
#include "stream/event.h"
#include "stream/pending.h"
#include "stream/stream_create.h"
#include "stream/stream_protocol.h"

#include "cubind/signature.h"

// --- the device's context ------------------------------------------------------------------------

// Returns the context of set_current(), owned, because another thread may set another context. NULL
// with an exception whose text names set_current().
static core_ref *
own_context(DeviceObject *self)
{
    if (core_check_process((PyObject *)self, self->process) < 0)
        return NULL;
    if (self->context == NULL)
        core_raise_not_initialized(self->st, self->ordinal);
    return core_ref_take(self->context);
}

// Replaces the Device's context. Takes over the reference. `object` is its Context, or NULL.
static void
replace_context(DeviceObject *self, core_ref *context, PyObject *object)
{
    core_ref *old = self->context;
    PyObject *old_object = self->context_object;
    self->context = context;
    self->context_object = Py_XNewRef(object);
    core_ref_drop(old);
    Py_XDECREF(old_object);
}

static PyObject *
set_primary(DeviceObject *self)
{
    core_ref *primary = core_primary_context(self->st, self->ordinal);
    if (primary == NULL ||
        core_check(self->st, core_driver->cuCtxSetCurrent(primary->handle), "cuCtxSetCurrent") < 0)
        return NULL;
    if (self->context != primary)
        replace_context(self, core_ref_take(primary), NULL);
    Py_RETURN_NONE;
}

static int
check_same_device(const DeviceObject *self, const core_ref *context)
{
    if (context->device == self->ordinal)
        return 0;
    PyErr_Format(PyExc_RuntimeError,
                 "the provided context was created on the device with id=%d, which is different "
                 "from the target id=%d",
                 context->device, self->ordinal);
    return -1;
}

// Returns a Context for a handle: the one that set_current() was called with, if it is that; None
// for NULL. Owned.
static PyObject *
context_or_none(DeviceObject *self, CUcontext handle)
{
    if (handle == NULL)
        Py_RETURN_NONE;
    if (self->context_object != NULL && core_ref_object_handle(self->context_object) == handle)
        return Py_NewRef(self->context_object);
    core_ref *ref = core_context_ref(self->st, handle);
    PyObject *context = ref != NULL ? core_context_object(self->st, ref) : NULL;
    core_ref_drop(ref);
    return context;
}

// Returns the Context that was current before, or None. Owned.
static PyObject *
swap_context(DeviceObject *self, core_ref *context, PyObject *object)
{
    core_state *st = self->st;
    CUcontext previous = NULL;
    if (check_same_device(self, context) < 0 || core_current_context(st, &previous) < 0)
        return NULL;
    PyObject *result = context_or_none(self, previous);
    if (result == NULL)
        return NULL;
    if (core_check(st, core_driver->cuCtxSetCurrent(context->handle), "cuCtxSetCurrent") < 0) {
        Py_DECREF(result);
        return NULL;
    }
    replace_context(self, core_ref_take(context), object);
    return result;
}

static PyObject *
Device_set_current(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"ctx", NULL};
    static const cb_signature call = {"set_current", params, .positional = 1};
    DeviceObject *self = (DeviceObject *)o;
    PyObject *ctx = NULL;
    if ((nargs != 0 || kwnames != NULL) && cb_bind_vector(&call, args, nargs, kwnames, &ctx) < 0)
        return NULL;
    if (core_check_process(o, self->process) < 0)
        return NULL;
    if (ctx == NULL || ctx == Py_None)
        return set_primary(self);
    core_ref *context = core_context_take(self->st, ctx);
    PyObject *previous = context != NULL ? swap_context(self, context, ctx) : NULL;
    core_ref_drop(context);
    return previous;
}

static int
synchronize_context(core_state *st, core_ref *context)
{
    core_scope scope;
    if (core_scope_enter(st, context->handle, &scope) < 0)
        return -1;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = core_imports_synchronize();
    Py_END_ALLOW_THREADS
    int failed = core_check(st, status, "cuCtxSynchronize");
    return core_scope_leave(st, &scope) < 0 ? -1 : failed;
}

static PyObject *
Device_sync(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    DeviceObject *self = (DeviceObject *)o;
    core_ref *context = own_context(self);
    if (context == NULL)
        return NULL;
    int result = synchronize_context(self->st, context);
    core_ref_drop(context);
    if (result < 0)
        return NULL;
    core_release_exports(self->st, true);
    Py_RETURN_NONE;
}

// --- objects that a device makes -----------------------------------------------------------------

static PyObject *
wrap_stream(DeviceObject *self, PyObject *o, PyObject *options)
{
    if (options == NULL || options == Py_None)
        return core_stream_wrap(self->st, self->st->stream_type, o);
    PyErr_SetString(PyExc_ValueError, "obj and options cannot be both specified");
    return NULL;
}

static PyObject *
new_stream(DeviceObject *self, core_ref *context, PyObject *given)
{
    PyObject *options;
    if (core_take_options(self->st, given, "StreamOptions", "Stream options", &options) < 0)
        return NULL;
    PyObject *stream = core_stream_new(self->st, self->st->stream_type, context, options);
    Py_XDECREF(options);
    return stream;
}

static PyObject *
Device_create_stream(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"obj", "options", NULL};
    static const cb_signature call = {"create_stream", params, .positional = 2};
    DeviceObject *self = (DeviceObject *)o;
    CB_SLOTS(PyObject * obj, *options) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    core_ref *context = own_context(self);
    if (context == NULL)
        return NULL;
    PyObject *stream = given.obj != NULL && given.obj != Py_None
                           ? wrap_stream(self, given.obj, given.options)
                           : new_stream(self, context, given.options);
    core_ref_drop(context);
    return stream;
}

static PyObject *
Device_create_context(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"options", NULL};
    static const cb_signature call = {"create_context", params, .positional = 1};
    DeviceObject *self = (DeviceObject *)o;
    PyObject *options;
    if (cb_bind_vector(&call, args, nargs, kwnames, &options) < 0)
        return NULL;
    // No context need be current: a green context belongs to the device's primary one.
    core_ref *ref = core_check_process(o, self->process) == 0
                        ? core_green_from_options(self->st, self->ordinal, options)
                        : NULL;
    PyObject *context = ref != NULL ? core_context_object(self->st, ref) : NULL;
    core_ref_drop(ref);
    return context;
}

static PyObject *
Device_get_resources(PyObject *o, void *Py_UNUSED(closure))
{
    DeviceObject *self = (DeviceObject *)o;
    if (core_check_process(o, self->process) < 0)
        return NULL;
    if (self->resources != NULL)
        return Py_NewRef(self->resources);
    return Py_XNewRef(
        core_keep_first(&self->resources, core_device_resources(self->st, self->ordinal, NULL)));
}

static PyObject *
Device_create_graph_builder(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    DeviceObject *self = (DeviceObject *)o;
    core_ref *context = own_context(self);
    if (context == NULL)
        return NULL;
    PyObject *builder =
        (PyObject *)core_builder_on_new_stream(self->st, context, CORE_BUILDER_PRIMARY, NULL);
    core_ref_drop(context);
    return builder;
}

static PyObject *
new_event(DeviceObject *self, core_ref *context, PyObject *given)
{
    PyObject *options, *event = NULL;
    if (core_take_options(self->st, given, "EventOptions", "Event options", &options) < 0)
        return NULL;
    if (options == NULL || core_event_check_unbound(options) == 0)
        event = core_event_new(self->st, context, options);
    Py_XDECREF(options);
    return event;
}

static PyObject *
Device_create_event(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"options", NULL};
    static const cb_signature call = {"create_event", params, .positional = 1};
    DeviceObject *self = (DeviceObject *)o;
    PyObject *options;
    if (cb_bind_vector(&call, args, nargs, kwnames, &options) < 0)
        return NULL;
    core_ref *context = own_context(self);
    PyObject *event = context != NULL ? new_event(self, context, options) : NULL;
    core_ref_drop(context);
    return event;
}

// --- memory --------------------------------------------------------------------------------------

// Borrowed.
static PyObject *
memory_resource(DeviceObject *self)
{
    if (self->memory_resource != NULL)
        return self->memory_resource;
    return core_keep_first(&self->memory_resource,
                           core_default_memory_resource(self->st, self->ordinal));
}

static PyObject *
allocate_in(DeviceObject *self, core_ref *context, size_t size, PyObject *stream_argument)
{
    core_state *st = self->st;
    StreamObject *stream = core_stream_take(st, stream_argument);
    PyObject *resource = stream != NULL ? memory_resource(self) : NULL;
    PyObject *buffer = NULL;
    core_scope scope;
    if (resource != NULL && core_scope_enter(st, context->handle, &scope) == 0) {
        Py_INCREF(resource);
        buffer = core_allocate(resource, size, stream);
        if (core_scope_leave(st, &scope) < 0)
            Py_CLEAR(buffer);
        Py_DECREF(resource);
    }
    Py_XDECREF(stream);
    return buffer;
}

static int
take_size(PyObject *o, size_t *out)
{
    PyObject *number = PyNumber_Index(o);
    if (number == NULL)
        return -1;
    *out = PyLong_AsSize_t(number);
    Py_DECREF(number);
    return *out == (size_t)-1 && PyErr_Occurred() ? -1 : 0;
}

static PyObject *
Device_allocate(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"size", "stream", NULL};
    static const cb_signature call = {"allocate", params, .positional = 1, .required = 3};
    DeviceObject *self = (DeviceObject *)o;
    CB_SLOTS(PyObject * size, *stream) given;
    size_t size;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 ||
        (take_size(given.size, &size) < 0 && core_name_argument("size") < 0))
        return NULL;
    core_ref *context = own_context(self);
    PyObject *buffer = context != NULL ? allocate_in(self, context, size, given.stream) : NULL;
    core_ref_drop(context);
    return buffer;
}

static PyObject *
Device_get_memory_resource(PyObject *o, void *Py_UNUSED(closure))
{
    DeviceObject *self = (DeviceObject *)o;
    if (core_check_process(o, self->process) < 0)
        return NULL;
    return Py_XNewRef(memory_resource(self));
}

static int
Device_set_memory_resource(PyObject *o, PyObject *value, void *Py_UNUSED(closure))
{
    DeviceObject *self = (DeviceObject *)o;
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError, "memory_resource cannot be deleted");
        return -1;
    }
    if (!PyObject_TypeCheck(value, self->st->memory_resource_type)) {
        PyErr_Format(PyExc_TypeError, "memory_resource must be a MemoryResource, got %s",
                     Py_TYPE(value)->tp_name);
        return -1;
    }
    PyObject *old = self->memory_resource;
    self->memory_resource = Py_NewRef(value);
    Py_XDECREF(old);
    return 0;
}

// --- facts ---------------------------------------------------------------------------------------

static PyObject *
Device_get_device_id(PyObject *o, void *Py_UNUSED(closure))
{
    return PyLong_FromLong(((DeviceObject *)o)->ordinal);
}

static PyObject *
Device_get_name(PyObject *o, void *Py_UNUSED(closure))
{
    return Py_NewRef(((DeviceObject *)o)->name);
}

static PyObject *
Device_get_compute_capability(PyObject *o, void *Py_UNUSED(closure))
{
    DeviceObject *self = (DeviceObject *)o;
    if (self->compute_capability == NULL) {
        PyObject *made =
            core_named_tuple("ComputeCapability", "(ii)", self->version[0], self->version[1]);
        if (self->compute_capability == NULL)
            self->compute_capability = made;
        else
            Py_XDECREF(made); // another thread was faster
    }
    return Py_XNewRef(self->compute_capability);
}

static PyObject *
Device_get_arch(PyObject *o, void *Py_UNUSED(closure))
{
    const int *version = ((DeviceObject *)o)->version;
    char text[32], *end = core_put_int(core_put_int(text, version[0]), version[1]);
    return PyUnicode_FromStringAndSize(text, end - text);
}

// Formats a UUID as 8-4-4-4-12 hexadecimal digits.
static PyObject *
uuid_text(const CUuuid *uuid)
{
    char text[37], *at = text;
    for (int i = 0; i < 16; i++) {
        if (i == 4 || i == 6 || i == 8 || i == 10)
            *at++ = '-';
        at += PyOS_snprintf(at, 3, "%02x", (unsigned char)uuid->bytes[i]);
    }
    return PyUnicode_FromString(text);
}

static PyObject *
Device_get_uuid(PyObject *o, void *Py_UNUSED(closure))
{
    DeviceObject *self = (DeviceObject *)o;
    CUuuid uuid;
    if (self->uuid == NULL && core_check_process(o, self->process) == 0 &&
        core_check(self->st, core_driver->cuDeviceGetUuid(&uuid, self->ordinal),
                   "cuDeviceGetUuid") == 0)
        self->uuid = uuid_text(&uuid);
    return Py_XNewRef(self->uuid);
}

static PyObject *
Device_get_pci_bus_id(PyObject *o, void *Py_UNUSED(closure))
{
    DeviceObject *self = (DeviceObject *)o;
    char id[32] = "";
    if (core_check_process(o, self->process) < 0 ||
        core_check(self->st, core_driver->cuDeviceGetPCIBusId(id, sizeof id - 1, self->ordinal),
                   "cuDeviceGetPCIBusId") < 0)
        return NULL;
    return PyUnicode_FromString(id);
}

static PyObject *
Device_get_properties(PyObject *o, void *Py_UNUSED(closure))
{
    DeviceObject *self = (DeviceObject *)o;
    if (self->properties != NULL)
        return Py_NewRef(self->properties);
    if (core_check_process(o, self->process) < 0)
        return NULL;
    return Py_XNewRef(core_keep_first(&self->properties,
                                      core_device_properties(self->st, self->ordinal, self->name)));
}

static PyObject *
Device_get_context(PyObject *o, void *Py_UNUSED(closure))
{
    DeviceObject *self = (DeviceObject *)o;
    core_ref *context = own_context(self);
    PyObject *object = context != NULL ? core_context_object(self->st, context) : NULL;
    core_ref_drop(context);
    return object;
}

static PyObject *
Device_get_default_stream(PyObject *o, void *Py_UNUSED(closure))
{
    return Py_NewRef(core_default_stream(((DeviceObject *)o)->st));
}

// --- other methods -------------------------------------------------------------------------------

static PyObject *
Device_get_all_devices(PyObject *type, PyObject *Py_UNUSED(ignored))
{
    core_state *st = core_state_of((PyTypeObject *)type);
    if (st == NULL || core_start(st) < 0)
        return NULL;
    return core_device_tuple(st, core_thread_device);
}

static PyObject *
Device_can_access_peer(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"peer", NULL};
    static const cb_signature call = {"can_access_peer", params, .positional = 1, .required = 1};
    DeviceObject *self = (DeviceObject *)o;
    PyObject *peer;
    int other, can = 1;
    if (cb_bind_vector(&call, args, nargs, kwnames, &peer) < 0 ||
        core_check_process(o, self->process) < 0 || core_device_number(self->st, peer, &other) < 0)
        return NULL;
    if (other != self->ordinal) {
        CUresult status =
            CORE_NOGIL(core_driver->cuDeviceCanAccessPeer(&can, self->ordinal, other));
        if (core_check(self->st, status, "cuDeviceCanAccessPeer") < 0)
            return NULL;
    }
    return PyBool_FromLong(can);
}

static PyObject *
Device_reduce(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    return Py_BuildValue("(O(i))", (PyObject *)Py_TYPE(o), ((DeviceObject *)o)->ordinal);
}

static PyObject *
Device_to_system_device(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    PyObject *uuid = Device_get_uuid(o, NULL);
    PyObject *module = uuid != NULL ? PyImport_ImportModule("cubind.core.system._device") : NULL;
    PyObject *device = module != NULL ? PyObject_CallMethod(module, "of_cuda", "O", uuid) : NULL;
    Py_XDECREF(module);
    Py_XDECREF(uuid);
    return device;
}

PyMethodDef core_device_methods[] = {
    {"get_all_devices", Device_get_all_devices, METH_NOARGS | METH_CLASS,
     CORE_DOC(Device, get_all_devices)},
    {"set_current", CORE_KEYWORDS(Device_set_current), CORE_DOC(Device, set_current)},
    {"sync", Device_sync, METH_NOARGS, CORE_DOC(Device, sync)},
    {"create_stream", CORE_KEYWORDS(Device_create_stream), CORE_DOC(Device, create_stream)},
    {"create_event", CORE_KEYWORDS(Device_create_event), CORE_DOC(Device, create_event)},
    {"create_context", CORE_KEYWORDS(Device_create_context), CORE_DOC(Device, create_context)},
    {"create_graph_builder", Device_create_graph_builder, METH_NOARGS,
     CORE_DOC(Device, create_graph_builder)},
    {"allocate", CORE_KEYWORDS(Device_allocate), CORE_DOC(Device, allocate)},
    {"can_access_peer", CORE_KEYWORDS(Device_can_access_peer), CORE_DOC(Device, can_access_peer)},
    {"to_system_device", Device_to_system_device, METH_NOARGS, CORE_DOC(Device, to_system_device)},
    {"__reduce__", Device_reduce, METH_NOARGS, NULL},
    CORE_HTML_ROW,
    {NULL, NULL, 0, NULL},
};

PyGetSetDef core_device_getset[] = {
    {"device_id", Device_get_device_id, NULL, CORE_DOC(Device, device_id), NULL},
    {"name", Device_get_name, NULL, CORE_DOC(Device, name), NULL},
    {"uuid", Device_get_uuid, NULL, CORE_DOC(Device, uuid), NULL},
    {"pci_bus_id", Device_get_pci_bus_id, NULL, CORE_DOC(Device, pci_bus_id), NULL},
    {"compute_capability", Device_get_compute_capability, NULL,
     CORE_DOC(Device, compute_capability), NULL},
    {"arch", Device_get_arch, NULL, CORE_DOC(Device, arch), NULL},
    {"properties", Device_get_properties, NULL, CORE_DOC(Device, properties), NULL},
    {"context", Device_get_context, NULL, CORE_DOC(Device, context), NULL},
    {"resources", Device_get_resources, NULL, CORE_DOC(Device, resources), NULL},
    {"memory_resource", Device_get_memory_resource, Device_set_memory_resource,
     CORE_DOC(Device, memory_resource), NULL},
    {"default_stream", Device_get_default_stream, NULL, CORE_DOC(Device, default_stream), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
