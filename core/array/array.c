// Gets device pointers of other libraries' arrays for launches, in the cheapest way that a type
// offers.
//
// Protocols are looked up on the type, where Python's method cache makes a look-up cost a few
// nanoseconds. Attributes of the instance are tried only if the type has no protocol.
#include "array/array.h"

#include "array/dlpack_import.h"
#include "array/view.h"
#include "base/steps.h"

#include <stddef.h>

// --- names ---------------------------------------------------------------------------------------

typedef struct name_row {
    size_t at; // offset of the string in the state
    const char *text;
} name_row;

static const name_row names[] = {
    {offsetof(core_state, str_cuda_array), "__cuda_array_interface__"},
    {offsetof(core_state, str_array), "__array_interface__"},
    {offsetof(core_state, str_dlpack), "__dlpack__"},
    {offsetof(core_state, str_dlpack_device), "__dlpack_device__"},
    {offsetof(core_state, str_exchange), DL_EXCHANGE_ATTRIBUTE},
    {offsetof(core_state, str_exchange_early), DL_EXCHANGE_ATTRIBUTE_EARLY},
    {offsetof(core_state, str_data_ptr), "data_ptr"},
    {offsetof(core_state, str_is_cuda), "is_cuda"},
    {offsetof(core_state, str_is_pinned), "is_pinned"},
    {offsetof(core_state, str_module), "__module__"},
    {offsetof(core_state, str_data), "data"},
    {offsetof(core_state, str_ptr), "ptr"},
    {offsetof(core_state, str_typestr), "typestr"},
    {offsetof(core_state, str_shape), "shape"},
    {offsetof(core_state, str_strides), "strides"},
    {offsetof(core_state, str_mask), "mask"},
    {offsetof(core_state, str_version), "version"},
    {offsetof(core_state, str_stream), "stream"},
    {offsetof(core_state, str_numpy), "numpy"},
    {offsetof(core_state, str_dtype), "dtype"},
};

static int
intern_names(core_state *st)
{
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        PyObject *name = PyUnicode_InternFromString(names[i].text);
        if (name == NULL)
            return -1;
        *(PyObject **)((char *)st + names[i].at) = name;
    }
    return 0;
}

int
core_array_init(core_state *st, PyObject *Py_UNUSED(module))
{
    if (intern_names(st) < 0)
        return -1;
    st->dlpack_version = Py_BuildValue("(ii)", DL_MAJOR, DL_MINOR);
    // The keywords are interned, because callees compare them by address first.
    st->dlpack_keywords = Py_BuildValue("(NN)", PyUnicode_InternFromString("stream"),
                                        PyUnicode_InternFromString("max_version"));
    st->dlpack_keywords_early = Py_BuildValue("(N)", PyUnicode_InternFromString("stream"));
    st->minus_one = PyLong_FromLong(-1);
    bool made = st->dlpack_version != NULL && st->dlpack_keywords != NULL &&
                st->dlpack_keywords_early != NULL && st->minus_one != NULL;
    return made ? 0 : -1;
}

// --- refusals ------------------------------------------------------------------------------------

static int
host_array(PyObject *o)
{
    PyErr_Format(PyExc_TypeError,
                 "%.200s is in host memory, which a kernel cannot reach; copy it into a Buffer "
                 "first (Buffer.copy_from)",
                 Py_TYPE(o)->tp_name);
    return -1;
}

static int
other_device(PyObject *o, int type)
{
    if (type == DL_CPU)
        return host_array(o);
    PyErr_Format(PyExc_TypeError, "%.200s is on a device that is not CUDA (DLPack device type %d)",
                 Py_TYPE(o)->tp_name, type);
    return -1;
}

// --- addresses -----------------------------------------------------------------------------------

// Converts an int object and drops its reference. NULL means that an exception is set. Returns 1,
// or -1 with an exception.
static int
take_address(PyObject *number, CUdeviceptr *out)
{
    if (number == NULL)
        return -1;
    int64_t value;
    if (CB_LIKELY(PyLong_CheckExact(number) && cb_medium_int_unchecked(number, &value)))
        *out = (CUdeviceptr)value;
    else
        *out = (CUdeviceptr)PyLong_AsUnsignedLongLong(number);
    Py_DECREF(number);
    return *out == (CUdeviceptr)-1 && PyErr_Occurred() ? -1 : 1;
}

// Returns the truth value of an object and drops its reference. Returns -1 with an exception, which
// is already set if `value` is NULL.
static int
take_truth(PyObject *value)
{
    int truth = value != NULL ? PyObject_IsTrue(value) : -1;
    Py_XDECREF(value);
    return truth;
}

static int
pointer_of_view(ViewObject *view, CUdeviceptr *out)
{
    if (!view->device_accessible)
        return host_array((PyObject *)view);
    if (core_view_check(view) < 0)
        return -1;
    *out = view->ptr;
    return 1;
}

// --- PyTorch and similar libraries ---------------------------------------------------------------

static int
check_torch_device(core_state *st, PyObject *o)
{
    int on_device = take_truth(PyObject_GetAttr(o, st->str_is_cuda));
    if (on_device == 0 && cb_type_has(Py_TYPE(o), st->str_is_pinned))
        on_device = take_truth(PyObject_CallMethodNoArgs(o, st->str_is_pinned));
    return on_device == 0 ? host_array(o) : on_device;
}

// Checks that an array with data_ptr() is on a device: by is_cuda, else by __dlpack_device__(). An
// array that has neither passes.
static int
check_data_device(core_state *st, PyObject *o)
{
    if (cb_type_has(Py_TYPE(o), st->str_is_cuda))
        return check_torch_device(st, o);
    if (!cb_type_has(Py_TYPE(o), st->str_dlpack_device))
        return 1;
    dl_device device;
    if (core_dlpack_device(st, o, &device) < 0)
        return -1;
    return core_dlpack_on_device(device.type) ? 1 : other_device(o, device.type);
}

static int
pointer_of_data(core_state *st, PyObject *o, CUdeviceptr *out)
{
    if (check_data_device(st, o) < 0)
        return -1;
    return take_address(PyObject_CallMethodNoArgs(o, st->str_data_ptr), out);
}

// --- CuPy ----------------------------------------------------------------------------------------

// Recognizes cupy.ndarray by its module. Reading ndarray.data.ptr is faster than its array
// interface, which makes a dictionary.
static bool
is_cupy(core_state *st, PyTypeObject *type)
{
    PyObject *module = cb_type_lookup(type, st->str_module);
    return module != NULL && PyUnicode_Check(module) &&
           PyUnicode_CompareWithASCIIString(module, "cupy") == 0;
}

// Reads the pointer of a cupy.ndarray. Returns 0 if the object lacks the attributes.
static int
pointer_of_cupy(core_state *st, PyObject *o, CUdeviceptr *out)
{
    PyObject *data, *ptr = NULL;
    int found = cb_get_optional_attribute(o, st->str_data, &data);
    if (found <= 0)
        return found;
    found = cb_get_optional_attribute(data, st->str_ptr, &ptr);
    Py_DECREF(data);
    return found > 0 ? take_address(ptr, out) : found;
}

// --- the array interface -------------------------------------------------------------------------

static int
pointer_of_interface(PyObject *o, PyObject *interface, CUdeviceptr *out)
{
    PyObject *data = PyDict_Check(interface) ? PyDict_GetItemString(interface, "data") : NULL;
    if (data == NULL || !PyTuple_Check(data) || PyTuple_GET_SIZE(data) < 1) {
        PyErr_Format(PyExc_TypeError,
                     "%.200s.__cuda_array_interface__ must be a dict with data=(address, readonly)",
                     Py_TYPE(o)->tp_name);
        return -1;
    }
    PyObject *address = Py_NewRef(PyTuple_GET_ITEM(data, 0));
    int found = take_address(PyNumber_Index(address), out);
    Py_DECREF(address);
    return found;
}

static int
pointer_of_cuda_array(core_state *st, PyObject *o, CUdeviceptr *out)
{
    PyObject *interface;
    int found = cb_get_optional_attribute(o, st->str_cuda_array, &interface);
    if (found <= 0)
        return found;
    found = pointer_of_interface(o, interface, out);
    Py_DECREF(interface);
    return found;
}

// --- DLPack --------------------------------------------------------------------------------------

static int
pointer_of_tensor(PyObject *o, const dl_tensor *tensor, CUdeviceptr *out)
{
    if (!core_dlpack_on_device(tensor->device.type))
        return other_device(o, tensor->device.type);
    *out = (CUdeviceptr)core_dlpack_address(tensor);
    return 1;
}

static int
pointer_of_exchange(const dl_exchange_api *api, PyObject *o, CUdeviceptr *out)
{
    dl_tensor tensor = {0};
    if (api->tensor_from_object(o, &tensor) == 0)
        return pointer_of_tensor(o, &tensor, out);
    if (!PyErr_Occurred())
        PyErr_Format(PyExc_TypeError, "%.200s exports no DLPack tensor", Py_TYPE(o)->tp_name);
    return -1;
}

// Reads the pointer from a capsule of `o`. Releases the tensor at once, because `o` keeps the
// memory alive. Refuses a tensor that is a copy, because its memory would be freed with the tensor.
static int
pointer_of_capsule(core_state *st, PyObject *o, CUdeviceptr *out)
{
    dl_import import;
    if (core_dlpack_import(st, o, st->minus_one, &import) < 0)
        return -1;
    int found = -1;
    if ((import.flags & DL_IS_COPIED) != 0)
        PyErr_Format(PyExc_TypeError,
                     "%.200s.__dlpack__() exports a copy, which would be freed before the kernel "
                     "runs; pass a StridedMemoryView of it",
                     Py_TYPE(o)->tp_name);
    else
        found = pointer_of_tensor(o, import.tensor, out);
    core_dlpack_release(import.managed, import.versioned);
    return found;
}

static int
pointer_of_dlpack(core_state *st, PyObject *o, CUdeviceptr *out)
{
    dl_device device;
    if (core_dlpack_device(st, o, &device) < 0)
        return -1;
    if (!core_dlpack_on_device(device.type))
        return other_device(o, device.type);
    return pointer_of_capsule(st, o, out);
}

// --- all protocols -------------------------------------------------------------------------------

// Tries the instance's own attributes, for protocols that its type does not have.
static int
ask_instance(core_state *st, PyObject *o, CUdeviceptr *out)
{
    int found = pointer_of_cuda_array(st, o, out);
    if (found != 0)
        return found;
    PyObject *method;
    found = cb_get_optional_attribute(o, st->str_data_ptr, &method);
    if (found > 0) {
        Py_DECREF(method);
        return pointer_of_data(st, o, out);
    }
    if (found == 0)
        found = cb_get_optional_attribute(o, st->str_dlpack, &method);
    if (found <= 0)
        return found;
    Py_DECREF(method);
    return pointer_of_dlpack(st, o, out);
}

int
core_array_pointer(core_state *st, PyObject *o, CUdeviceptr *out)
{
    PyTypeObject *type = Py_TYPE(o);
    if (core_is_view(st, o))
        return pointer_of_view((ViewObject *)o, out);
    const dl_exchange_api *api = core_dlpack_exchange(st, type);
    if (api != NULL && api->tensor_from_object != NULL)
        return pointer_of_exchange(api, o, out);
    if (cb_type_has(type, st->str_data_ptr))
        return pointer_of_data(st, o, out);
    int found = 0;
    if (cb_type_has(type, st->str_cuda_array)) {
        found = is_cupy(st, type) ? pointer_of_cupy(st, o, out) : 0;
        if (found == 0)
            found = pointer_of_cuda_array(st, o, out);
        if (found != 0)
            return found;
    }
    if (cb_type_has(type, st->str_dlpack))
        return pointer_of_dlpack(st, o, out);
    return ask_instance(st, o, out);
}
