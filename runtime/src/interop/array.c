// Finds the memory of other packages' arrays, in the cheapest way that a type offers.
//
// Protocols are looked up on the type, where Python's method cache makes a look-up cost a few
// nanoseconds. Attributes of the instance are tried only if the type has no protocol.
#include "cubind/dlpack_import.h"

static void
found_at(uint64_t address, int32_t device, cb_array_memory *out)
{
    *out = (cb_array_memory){address, true, cb_dlpack_on_device(device), device};
}

// Reports memory of a device that the protocol was not asked about further.
static int
found_elsewhere(int32_t device, cb_array_memory *out)
{
    *out = (cb_array_memory){.device = device};
    return 1;
}

// --- values --------------------------------------------------------------------------------------

// Converts an int object and drops its reference. NULL means that an exception is set. Returns 1,
// or -1 with an exception.
static int
take_address(PyObject *number, int32_t device, cb_array_memory *out)
{
    if (number == NULL)
        return -1;
    int64_t value;
    uint64_t address;
    if (CB_LIKELY(PyLong_CheckExact(number) && cb_medium_int_unchecked(number, &value)))
        address = (uint64_t)value;
    else
        address = PyLong_AsUnsignedLongLong(number);
    Py_DECREF(number);
    found_at(address, device, out);
    return address == UINT64_MAX && PyErr_Occurred() ? -1 : 1;
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

// --- PyTorch and similar libraries ---------------------------------------------------------------

// Returns DLPack's type of the device of an array with is_cuda; -1 with an exception.
static int
torch_device(cb_interop *interop, PyObject *o)
{
    int on_device = take_truth(PyObject_GetAttr(o, interop->str_is_cuda));
    if (on_device != 0)
        return on_device < 0 ? -1 : DL_CUDA;
    int pinned = 0;
    if (cb_type_has(Py_TYPE(o), interop->str_is_pinned))
        pinned = take_truth(PyObject_CallMethodNoArgs(o, interop->str_is_pinned));
    return pinned < 0 ? -1 : pinned ? DL_CUDA_HOST : DL_CPU;
}

// Finds out the device of an array with data_ptr(): by is_cuda, else by __dlpack_device__(). An
// array that has neither counts as one of the device.
static int
data_device(cb_interop *interop, PyObject *o)
{
    if (cb_type_has(Py_TYPE(o), interop->str_is_cuda))
        return torch_device(interop, o);
    if (!cb_type_has(Py_TYPE(o), interop->str_dlpack_device))
        return DL_CUDA;
    dl_device device;
    return cb_dlpack_device(interop, o, &device) < 0 ? -1 : device.type;
}

static int
memory_of_data(cb_interop *interop, PyObject *o, cb_array_memory *out)
{
    int device = data_device(interop, o);
    if (device < 0)
        return PyErr_Occurred() ? -1 : found_elsewhere(device, out);
    if (!cb_dlpack_on_device(device) && device != DL_CPU)
        return found_elsewhere(device, out);
    return take_address(PyObject_CallMethodNoArgs(o, interop->str_data_ptr), device, out);
}

// --- CuPy ----------------------------------------------------------------------------------------

// Recognizes cupy.ndarray by its module. Reading ndarray.data.ptr is faster than its array
// interface, which makes a dictionary.
static bool
is_cupy(cb_interop *interop, PyTypeObject *type)
{
    PyObject *module = cb_type_lookup(type, interop->str_module);
    return module != NULL && PyUnicode_Check(module) &&
           PyUnicode_CompareWithASCIIString(module, "cupy") == 0;
}

// Reads the pointer of a cupy.ndarray. Returns 0 if the object lacks the attributes.
static int
memory_of_cupy(cb_interop *interop, PyObject *o, cb_array_memory *out)
{
    PyObject *data, *ptr = NULL;
    int found = cb_get_optional_attribute(o, interop->str_data, &data);
    if (found <= 0)
        return found;
    found = cb_get_optional_attribute(data, interop->str_ptr, &ptr);
    Py_DECREF(data);
    return found > 0 ? take_address(ptr, DL_CUDA, out) : found;
}

// --- the array interface -------------------------------------------------------------------------

static int
memory_of_interface(PyObject *o, PyObject *interface, cb_array_memory *out)
{
    PyObject *data = PyDict_Check(interface) ? PyDict_GetItemString(interface, "data") : NULL;
    if (data == NULL || !PyTuple_Check(data) || PyTuple_GET_SIZE(data) < 1) {
        PyErr_Format(PyExc_TypeError,
                     "%.200s.__cuda_array_interface__ must be a dict with data=(address, readonly)",
                     Py_TYPE(o)->tp_name);
        return -1;
    }
    PyObject *address = Py_NewRef(PyTuple_GET_ITEM(data, 0));
    int found = take_address(PyNumber_Index(address), DL_CUDA, out);
    Py_DECREF(address);
    return found;
}

static int
memory_of_cuda_array(cb_interop *interop, PyObject *o, cb_array_memory *out)
{
    PyObject *interface;
    int found = cb_get_optional_attribute(o, interop->str_cuda_array, &interface);
    if (found <= 0)
        return found;
    found = memory_of_interface(o, interface, out);
    Py_DECREF(interface);
    return found;
}

// --- DLPack --------------------------------------------------------------------------------------

static int
memory_of_tensor(const dl_tensor *tensor, cb_array_memory *out)
{
    if (!cb_dlpack_on_device(tensor->device.type) && tensor->device.type != DL_CPU)
        return found_elsewhere(tensor->device.type, out);
    found_at(cb_dlpack_address(tensor), tensor->device.type, out);
    return 1;
}

static int
memory_of_exchange(const dl_exchange_api *api, PyObject *o, cb_array_memory *out)
{
    dl_tensor tensor = {0};
    if (api->tensor_from_object(o, &tensor) == 0)
        return memory_of_tensor(&tensor, out);
    if (!PyErr_Occurred())
        PyErr_Format(PyExc_TypeError, "%.200s exports no DLPack tensor", Py_TYPE(o)->tp_name);
    return -1;
}

// Reads the pointer from a capsule of `o`. Releases the tensor at once, because `o` keeps the
// memory alive. Refuses a tensor that is a copy, because its memory would be freed with the tensor.
static int
memory_of_capsule(cb_interop *interop, PyObject *o, cb_array_memory *out)
{
    dl_import import;
    if (cb_dlpack_import(interop, o, interop->minus_one, &import) < 0)
        return -1;
    int found = -1;
    if ((import.flags & DL_IS_COPIED) != 0)
        PyErr_Format(PyExc_TypeError,
                     "%.200s.__dlpack__() exports a copy, which would be freed before the kernel "
                     "runs; pass a StridedMemoryView of it",
                     Py_TYPE(o)->tp_name);
    else
        found = memory_of_tensor(import.tensor, out);
    cb_dlpack_release(import.managed, import.versioned);
    return found;
}

static int
memory_of_dlpack(cb_interop *interop, PyObject *o, cb_array_memory *out)
{
    dl_device device;
    if (cb_dlpack_device(interop, o, &device) < 0)
        return -1;
    if (!cb_dlpack_on_device(device.type))
        return found_elsewhere(device.type, out);
    return memory_of_capsule(interop, o, out);
}

// --- all protocols -------------------------------------------------------------------------------

// Tries the instance's own attributes, for protocols that its type does not have.
static int
ask_instance(cb_interop *interop, PyObject *o, cb_array_memory *out)
{
    int found = memory_of_cuda_array(interop, o, out);
    if (found != 0)
        return found;
    PyObject *method;
    found = cb_get_optional_attribute(o, interop->str_data_ptr, &method);
    if (found > 0) {
        Py_DECREF(method);
        return memory_of_data(interop, o, out);
    }
    if (found == 0)
        found = cb_get_optional_attribute(o, interop->str_dlpack, &method);
    if (found <= 0)
        return found;
    Py_DECREF(method);
    return memory_of_dlpack(interop, o, out);
}

int
cb_array_find(cb_interop *interop, PyObject *o, cb_array_memory *out)
{
    PyTypeObject *type = Py_TYPE(o);
    const dl_exchange_api *api = cb_dlpack_exchange(interop, type);
    if (api != NULL && api->tensor_from_object != NULL)
        return memory_of_exchange(api, o, out);
    if (cb_type_has(type, interop->str_data_ptr))
        return memory_of_data(interop, o, out);
    int found = 0;
    if (cb_type_has(type, interop->str_cuda_array)) {
        found = is_cupy(interop, type) ? memory_of_cupy(interop, o, out) : 0;
        if (found == 0)
            found = memory_of_cuda_array(interop, o, out);
        if (found != 0)
            return found;
    }
    if (cb_type_has(type, interop->str_dlpack))
        return memory_of_dlpack(interop, o, out);
    return cb_has_int(o) ? 0 : ask_instance(interop, o, out);
}
