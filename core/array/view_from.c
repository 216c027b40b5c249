// Makes views of other libraries' arrays by DLPack and the array interfaces.
#include "array/view_from.h"

#include "array/buffer_protocol.h"
#include "array/dlpack_export.h"
#include "cubind/dlpack_import.h"
#include "array/torch.h"
#include "array/view_consumer.h"
#include "array/view_dtype.h"
#include "array/view_layout.h"
#include "base/errors.h"
#include "base/start.h"
#include "device/context.h"
#include "memory/memory_kind.h"

#include "cubind/sequence.h"
#include "cubind/signature.h"

// --- DLPack --------------------------------------------------------------------------------------

static int
unsupported_device(void)
{
    PyErr_SetString(PyExc_BufferError, "device not supported");
    return -1;
}

// Returns the stream argument for __dlpack__() (borrowed); NULL with BufferError.
static PyObject *
stream_for(const dl_device *device, const consumer *to)
{
    if (device->type == DL_CPU)
        return core_consumer_check(to) == 0 ? Py_None : NULL;
    if (!cb_dlpack_on_device(device->type)) {
        unsupported_device();
        return NULL;
    }
    if (device->type == DL_CUDA && core_consumer_check(to) < 0)
        return NULL;
    return to->number != NULL ? to->number : Py_None;
}

static int
describe_tensor(const dl_import *import, view_source *out)
{
    const dl_tensor *tensor = import->tensor;
    bool host = tensor->device.type == DL_CPU;
    if (!host && !cb_dlpack_on_device(tensor->device.type))
        return unsupported_device();
    out->ptr = (CUdeviceptr)cb_dlpack_address(tensor);
    out->device = host ? -1 : tensor->device.id;
    out->kind = tensor->device.type;
    out->readonly = (import->flags & DL_READ_ONLY) != 0;
    if (core_dtype_from_dl(tensor->dtype, &out->dtype) < 0)
        return -1;
    return core_view_layout_from(out, tensor->ndim, tensor->shape, tensor->strides);
}

static ViewObject *
view_of_import(core_state *st, PyTypeObject *cls, PyObject *exporter, const dl_import *import)
{
    view_source source;
    core_view_source_begin(&source, exporter);
    if (describe_tensor(import, &source) < 0)
        return NULL;
    ViewObject *view = core_view_new(st, cls, &source);
    if (view == NULL)
        return NULL;
    // Without a deleter we do not know how long the tensor's structure is valid, so the view does
    // not keep it. The exporter keeps the memory alive.
    if (cb_dlpack_has_deleter(import->managed, import->versioned))
        view->managed = import->managed;
    view->versioned = import->versioned;
    return view;
}

// Makes a view that takes over an imported tensor, and releases the tensor on failure.
static PyObject *
view_of_own(core_state *st, PyTypeObject *cls, PyObject *exporter, const dl_import *import)
{
    ViewObject *view = view_of_import(st, cls, exporter, import);
    if (view == NULL)
        cb_dlpack_release(import->managed, import->versioned);
    return (PyObject *)view;
}

PyObject *
core_view_of_managed(core_state *st, dl_managed_versioned *managed)
{
    dl_import import;
    if (cb_dlpack_look(managed, &import) < 0)
        return NULL;
    return (PyObject *)view_of_import(st, st->view_type, NULL, &import);
}

static PyObject *
from_capsule(core_state *st, PyTypeObject *cls, PyObject *o, const consumer *to)
{
    dl_device device;
    if (cb_dlpack_device(st->interop, o, &device) < 0)
        return NULL;
    PyObject *stream = stream_for(&device, to);
    dl_import import;
    if (stream == NULL || cb_dlpack_import(st->interop, o, stream, &import) < 0)
        return NULL;
    return view_of_own(st, cls, o, &import);
}

// Orders the consumer after the current stream that the producer reports, because the exchange
// table itself does no stream ordering.
static int
order_by_table(core_state *st, const dl_exchange_api *api, const dl_device *device,
               const consumer *to)
{
    if (device->type != DL_CUDA || to->value == CONSUMER_UNORDERED)
        return 0;
    void *from = NULL;
    if (api->current_work_stream(device->type, device->id, &from) != 0) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_BufferError, "the producer's current stream is not known");
        return -1;
    }
    return core_consumer_order(st, from != NULL ? (intptr_t)from : 1, to);
}

static PyObject *
from_table(core_state *st, PyTypeObject *cls, PyObject *o, const dl_exchange_api *api,
           const consumer *to)
{
    dl_import import;
    if (cb_dlpack_import_fast(api, o, &import) < 0)
        return NULL;
    if (stream_for(&import.tensor->device, to) == NULL ||
        order_by_table(st, api, &import.tensor->device, to) < 0) {
        cb_dlpack_release(import.managed, import.versioned);
        return NULL;
    }
    return view_of_own(st, cls, o, &import);
}

// Makes the view that a Buffer's __dlpack_device__() and __dlpack__() would give, without calling
// them. Like them, it does no stream ordering.
static PyObject *
from_own_buffer(core_state *st, PyTypeObject *cls, PyObject *o, const consumer *to)
{
    dl_import import;
    dl_managed_versioned *managed = core_buffer_managed((BufferObject *)o);
    if (managed == NULL || cb_dlpack_look(managed, &import) < 0)
        return NULL;
    if (stream_for(&import.tensor->device, to) != NULL)
        return view_of_own(st, cls, o, &import);
    cb_dlpack_release(managed, true);
    return NULL;
}

static PyObject *
from_dlpack(core_state *st, PyTypeObject *cls, PyObject *o, const consumer *to)
{
    if (Py_IS_TYPE(o, st->buffer_type))
        return from_own_buffer(st, cls, o, to);
    const dl_exchange_api *api = cb_dlpack_exchange(st->interop, Py_TYPE(o));
    bool usable = api != NULL && api->managed_from_object != NULL &&
                  (to->value == CONSUMER_UNORDERED || api->current_work_stream != NULL);
    return usable ? from_table(st, cls, o, api, to) : from_capsule(st, cls, o, to);
}

// --- array interfaces ----------------------------------------------------------------------------

// Returns an entry of the interface, or NULL with KeyError. It is a new reference, because reading
// one entry may run code that replaces another entry.
static PyObject *
need_item(PyObject *interface, PyObject *key)
{
    PyObject *value = Py_XNewRef(PyDict_GetItemWithError(interface, key));
    if (value == NULL && !PyErr_Occurred())
        PyErr_SetObject(PyExc_KeyError, key);
    return value;
}

// Returns an entry of the interface (new reference); NULL without an exception if the entry is
// missing, cannot be looked up, or is None.
static PyObject *
optional_item(PyObject *interface, PyObject *key)
{
    PyObject *value = PyDict_GetItemWithError(interface, key);
    if (value == NULL && CB_UNLIKELY(PyErr_Occurred() != NULL))
        PyErr_Clear();
    return value != Py_None ? Py_XNewRef(value) : NULL;
}

// Reads the entry data=(address, readonly).
static int
describe_data(core_state *st, PyObject *interface, view_source *out)
{
    PyObject *data = need_item(interface, st->interop->str_data);
    PyObject *pair = data != NULL ? cb_items_of(data) : NULL;
    int readonly = -1;
    Py_XDECREF(data);
    if (pair == NULL)
        return -1;
    if (PyTuple_GET_SIZE(pair) != 2)
        PyErr_SetString(PyExc_ValueError, "an array interface's data must be (address, readonly)");
    else
        readonly = PyObject_IsTrue(PyTuple_GET_ITEM(pair, 1));
    PyObject *address = readonly >= 0 ? PyNumber_Index(PyTuple_GET_ITEM(pair, 0)) : NULL;
    out->ptr = address != NULL ? (CUdeviceptr)PyLong_AsUnsignedLongLong(address) : 0;
    out->readonly = readonly > 0;
    Py_XDECREF(address);
    Py_DECREF(pair);
    return PyErr_Occurred() ? -1 : 0;
}

static int
describe_type(core_state *st, PyObject *interface, view_source *out)
{
    PyObject *typestr = need_item(interface, st->interop->str_typestr);
    int result = typestr != NULL ? core_dtype_from_typestr(typestr, &out->dtype) : -1;
    Py_XDECREF(typestr);
    return result;
}

static int
describe_layout(core_state *st, PyObject *interface, view_source *out)
{
    PyObject *shape = need_item(interface, st->str_shape);
    if (shape == NULL)
        return -1;
    PyObject *strides = optional_item(interface, st->str_strides);
    int result = core_view_layout(out, shape, strides, out->dtype.itemsize);
    Py_XDECREF(strides);
    Py_DECREF(shape);
    return result;
}

static int
describe_interface(core_state *st, PyObject *interface, view_source *out)
{
    if (describe_data(st, interface, out) < 0 || describe_type(st, interface, out) < 0)
        return -1;
    if (describe_layout(st, interface, out) == 0)
        return 0;
    Py_CLEAR(out->dtype.given);
    return -1;
}

static int
check_interface(core_state *st, PyObject *o, PyObject *interface, const char *what)
{
    if (!PyDict_Check(interface)) {
        PyErr_Format(PyExc_TypeError, "%.200s.%s must be a dict, got %.200s", Py_TYPE(o)->tp_name,
                     what, Py_TYPE(interface)->tp_name);
        return -1;
    }
    PyObject *mask = optional_item(interface, st->str_mask);
    if (mask == NULL)
        return 0;
    Py_DECREF(mask);
    PyErr_SetString(PyExc_BufferError, "mask is not supported");
    return -1;
}

// --- the CUDA array interface --------------------------------------------------------------------

// Reads the version. Version 2 is like version 3 without streams, so it does no stream ordering.
static int
check_version(core_state *st, PyObject *interface, bool *ordered)
{
    PyObject *version = optional_item(interface, st->str_version);
    long number = version != NULL ? PyLong_AsLong(version) : 0;
    Py_XDECREF(version);
    if (number == -1 && PyErr_Occurred())
        return -1;
    *ordered = number >= 3;
    if (number >= 2)
        return 0;
    PyErr_SetString(PyExc_BufferError,
                    "only CUDA Array Interface v3 or above is supported, and v2");
    return -1;
}

// A null pointer has no device, so the view gets the current device.
static int
locate_null(core_state *st, view_source *out)
{
    CUcontext context = NULL;
    CUdevice device = 0;
    if (core_current_context(st, &context) < 0)
        return -1;
    if (context != NULL &&
        core_check(st, core_driver->cuCtxGetDevice(&device), "cuCtxGetDevice") < 0)
        return -1;
    out->device = device;
    out->kind = DL_CUDA;
    return 0;
}

static int
not_cuda_memory(CUdeviceptr ptr)
{
    PyErr_Format(PyExc_BufferError, "%p is not an address of memory that CUDA knows", (void *)ptr);
    return -1;
}

// Finds the memory's device and its DLPack device type.
static int
locate_memory(core_state *st, view_source *out)
{
    if (core_start(st) < 0)
        return -1;
    if (out->ptr == 0)
        return locate_null(st, out);
    core_memory_kind kind;
    if (core_memory_classify(st, out->ptr, &kind, &out->device) < 0)
        return -1;
    out->kind = core_dl_type(kind);
    return kind != CORE_MEMORY_HOST ? 0 : not_cuda_memory(out->ptr);
}

static int
order_interface(core_state *st, PyObject *interface, const consumer *to)
{
    PyObject *stream =
        to->value != CONSUMER_UNORDERED ? optional_item(interface, st->str_stream) : NULL;
    if (stream == NULL)
        return 0;
    PyObject *number = PyNumber_Long(stream);
    Py_DECREF(stream);
    Py_ssize_t from = number != NULL ? PyLong_AsSsize_t(number) : -1;
    Py_XDECREF(number);
    if (from == -1 && PyErr_Occurred())
        return -1;
    if (from > 0)
        return core_consumer_order(st, from, to);
    PyErr_Format(PyExc_BufferError,
                 "%zd is not a stream of the CUDA Array Interface: the legacy default stream is 1, "
                 "the per-thread one 2",
                 from);
    return -1;
}

static PyObject *
view_of_interface(core_state *st, PyTypeObject *cls, PyObject *o, PyObject *interface,
                  const consumer *to)
{
    view_source source;
    bool ordered;
    core_view_source_begin(&source, o);
    if (check_interface(st, o, interface, "__cuda_array_interface__") < 0 ||
        check_version(st, interface, &ordered) < 0 || core_consumer_check(to) < 0 ||
        describe_interface(st, interface, &source) < 0)
        return NULL;
    if (locate_memory(st, &source) == 0 && (!ordered || order_interface(st, interface, to) == 0))
        return (PyObject *)core_view_new(st, cls, &source);
    Py_XDECREF(source.dtype.given);
    return NULL;
}

static PyObject *
from_cuda_array(core_state *st, PyTypeObject *cls, PyObject *o, const consumer *to)
{
    PyObject *interface = PyObject_GetAttr(o, st->interop->str_cuda_array);
    if (interface == NULL)
        return NULL;
    PyObject *view = view_of_interface(st, cls, o, interface, to);
    Py_DECREF(interface);
    return view;
}

// --- the host's array interface ------------------------------------------------------------------

static PyObject *
from_host_array(core_state *st, PyTypeObject *cls, PyObject *o)
{
    PyObject *interface = PyObject_GetAttr(o, st->str_array);
    if (interface == NULL)
        return NULL;
    view_source source; // device stays 0, as in the peer
    core_view_source_begin(&source, o);
    source.kind = DL_CPU;
    bool good = check_interface(st, o, interface, "__array_interface__") == 0 &&
                describe_interface(st, interface, &source) == 0;
    Py_DECREF(interface);
    return good ? (PyObject *)core_view_new(st, cls, &source) : NULL;
}

// --- choosing the protocol -----------------------------------------------------------------------

static int
has_attribute(PyObject *o, PyObject *name)
{
    if (cb_type_has(Py_TYPE(o), name))
        return 1;
    PyObject *value;
    int found = cb_get_optional_attribute(o, name, &value);
    if (found > 0)
        Py_DECREF(value);
    return found;
}

static int
has_dlpack(core_state *st, PyObject *o)
{
    int found = has_attribute(o, st->interop->str_dlpack);
    return found > 0 ? has_attribute(o, st->interop->str_dlpack_device) : found;
}

// Returns the CUDA array interface of an object (new reference), or NULL with BufferError if it has
// none. It is read at once, because a property may raise AttributeError for this object.
static PyObject *
interface_of(core_state *st, PyObject *o)
{
    PyObject *interface = NULL;
    if (cb_get_optional_attribute(o, st->interop->str_cuda_array, &interface) == 0)
        PyErr_SetString(PyExc_BufferError,
                        "the input object does not support any data exchange protocol");
    return interface;
}

int
core_view_protocol(core_state *st, PyObject *o)
{
    int found = has_dlpack(st, o);
    if (found != 0)
        return found > 0 ? 'd' : -1;
    PyObject *interface = interface_of(st, o);
    Py_XDECREF(interface);
    return interface != NULL ? 'c' : -1;
}

static PyObject *
from_any(core_state *st, PyTypeObject *cls, PyObject *o, const consumer *to)
{
    int found = has_dlpack(st, o);
    if (found != 0)
        return found > 0 ? from_dlpack(st, cls, o, to) : NULL;
    PyObject *interface = interface_of(st, o); // a property may take longer than all the rest
    PyObject *view = interface != NULL ? view_of_interface(st, cls, o, interface, to) : NULL;
    Py_XDECREF(interface);
    return view;
}

typedef PyObject *(*maker)(core_state *st, PyTypeObject *cls, PyObject *o, const consumer *to);

// Makes a view by `make_view`, but reads PyTorch's tensors through PyTorch's own functions,
// whichever protocol the program asked for.
static PyObject *
make_for_stream(core_state *st, PyTypeObject *cls, PyObject *o, PyObject *stream, maker make_view)
{
    consumer to;
    if (core_consumer_take(st, stream, &to) < 0)
        return NULL;
    PyObject *view = NULL;
    if (CB_LIKELY(core_torch_view(st, cls, o, &to, &view) == 0))
        view = make_view(st, cls, o, &to);
    Py_XDECREF(to.number);
    return view;
}

PyObject *
core_view_from_any(core_state *st, PyTypeObject *cls, PyObject *o, PyObject *stream)
{
    return make_for_stream(st, cls, o, stream, from_any);
}

// --- classmethods --------------------------------------------------------------------------------

static const char *const from_params[] = {"obj", "stream_ptr", NULL};

#define FROM_CALL(name) {name, from_params, .positional = 2, .required = 1}

static inline PyObject *
view_by_method(PyObject *cls, const cb_signature *call, maker make_view, PyObject *const *args,
               Py_ssize_t nargs, PyObject *kwnames)
{
    core_state *st = core_state_of((PyTypeObject *)cls);
    CB_SLOTS(PyObject * obj, *stream_ptr) given;
    if (st == NULL || cb_bind_vector(call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    return make_for_stream(st, (PyTypeObject *)cls, given.obj, given.stream_ptr, make_view);
}

PyObject *
core_view_from_any_method(PyObject *cls, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const cb_signature call = FROM_CALL("from_any_interface");
    return view_by_method(cls, &call, from_any, args, nargs, kwnames);
}

PyObject *
core_view_from_dlpack(PyObject *cls, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const cb_signature call = FROM_CALL("from_dlpack");
    return view_by_method(cls, &call, from_dlpack, args, nargs, kwnames);
}

PyObject *
core_view_from_cuda_array(PyObject *cls, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const cb_signature call = FROM_CALL("from_cuda_array_interface");
    return view_by_method(cls, &call, from_cuda_array, args, nargs, kwnames);
}

PyObject *
core_view_from_array(PyObject *cls, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"obj", NULL};
    static const cb_signature call = {"from_array_interface", params, .positional = 1,
                                      .required = 1};
    core_state *st = core_state_of((PyTypeObject *)cls);
    PyObject *obj;
    if (st == NULL || cb_bind_vector(&call, args, nargs, kwnames, &obj) < 0)
        return NULL;
    return from_host_array(st, (PyTypeObject *)cls, obj);
}
