// Finds the memory of other packages' arrays, in the cheapest way that a type offers.
//
// Protocols are looked up on the type, where Python's method cache makes a look-up cost a few
// nanoseconds. Attributes of the instance are tried only if the type has no protocol.
#include "cubind/dlpack_import.h"

// An array, and what is asked of it.
typedef struct search {
    cb_interop *interop;
    PyObject *o;
    cb_array_memory *memory;
    cb_array_type *type; // NULL: nobody asks
} search;

static void
found_at(const search *s, uint64_t address, int32_t device)
{
    *s->memory = (cb_array_memory){address, true, cb_dlpack_on_device(device), device};
}

// Reports memory of a device that the protocol was not asked about further.
static int
found_elsewhere(const search *s, int32_t device)
{
    *s->memory = (cb_array_memory){.device = device};
    return 1;
}

// --- attributes ----------------------------------------------------------------------------------

// Remembers the getter of a class that defines the attribute in C and has no __getattribute__().
static CB_NOINLINE int
learn_getter(cb_getter *known, PyObject *o, PyObject *name, PyObject **out)
{
    PyTypeObject *type = Py_TYPE(o);
    PyObject *found = cb_type_lookup(type, name);
    if (found != NULL && Py_IS_TYPE(found, &PyGetSetDescr_Type) && type->tp_version_tag != 0 &&
        type->tp_getattro == PyObject_GenericGetAttr) {
        const PyGetSetDef *def = ((PyGetSetDescrObject *)found)->d_getset;
        if (def->get != NULL)
            *known = (cb_getter){type, type->tp_version_tag, def->get, def->closure};
    }
    return cb_get_optional_attribute(o, name, out);
}

// Gets an attribute as cb_get_optional_attribute() does. A getter in C is called at once.
static inline int
get_attribute(cb_getter *known, PyObject *o, PyObject *name, PyObject **out)
{
    PyTypeObject *type = Py_TYPE(o);
    if (CB_UNLIKELY(known->type != type || known->version != type->tp_version_tag))
        return learn_getter(known, o, name, out);
    *out = known->get(o, known->closure);
    if (CB_LIKELY(*out != NULL))
        return 1;
    if (!PyErr_ExceptionMatches(PyExc_AttributeError))
        return -1;
    PyErr_Clear();
    return 0;
}

// --- values --------------------------------------------------------------------------------------

// Converts an int object and drops its reference. NULL means that an exception is set. Returns 1,
// or -1 with an exception.
static int
take_address(const search *s, PyObject *number, int32_t device)
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
    found_at(s, address, device);
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

// Takes the array's `dtype`, if its type is asked for. `found` is what the search for the memory
// has returned, and is returned unless an exception is raised that is no Exception.
static int
take_dtype(const search *s, int found)
{
    if (s->type == NULL || found <= 0)
        return found;
    if (get_attribute(&s->interop->dtype, s->o, s->interop->str_dtype, &s->type->dtype) >= 0)
        return found;
    if (!PyErr_ExceptionMatches(PyExc_Exception))
        return -1;
    PyErr_Clear();
    return found;
}

// --- PyTorch and similar libraries ---------------------------------------------------------------

// Returns DLPack's type of the device of an array with is_cuda; -1 with an exception.
static int
torch_device(const search *s)
{
    PyObject *is_pinned = s->interop->str_is_pinned, *is_cuda = NULL;
    if (get_attribute(&s->interop->is_cuda, s->o, s->interop->str_is_cuda, &is_cuda) == 0)
        is_cuda = PyObject_GetAttr(s->o, s->interop->str_is_cuda); // raises AttributeError
    int on_device = take_truth(is_cuda);
    if (on_device != 0)
        return on_device < 0 ? -1 : DL_CUDA;
    int pinned = 0;
    if (cb_type_has(Py_TYPE(s->o), is_pinned))
        pinned = take_truth(PyObject_CallMethodNoArgs(s->o, is_pinned));
    return pinned < 0 ? -1 : pinned ? DL_CUDA_HOST : DL_CPU;
}

// Finds out the device of an array with data_ptr(): by is_cuda, else by __dlpack_device__(). An
// array that has neither counts as one of the device.
static int
data_device(const search *s)
{
    if (cb_type_has(Py_TYPE(s->o), s->interop->str_is_cuda))
        return torch_device(s);
    if (!cb_type_has(Py_TYPE(s->o), s->interop->str_dlpack_device))
        return DL_CUDA;
    dl_device device;
    return cb_dlpack_device(s->interop, s->o, &device) < 0 ? -1 : device.type;
}

static int
find_data(const search *s)
{
    int device = data_device(s);
    if (device < 0)
        return PyErr_Occurred() ? -1 : found_elsewhere(s, device);
    if (!cb_dlpack_on_device(device) && device != DL_CPU)
        return found_elsewhere(s, device);
    PyObject *address = PyObject_CallMethodNoArgs(s->o, s->interop->str_data_ptr);
    return take_dtype(s, take_address(s, address, device));
}

// --- CuPy ----------------------------------------------------------------------------------------

// Reads the pointer of a cupy.ndarray. That is faster than its array interface, which makes a
// dictionary. Returns 0 if the object lacks the attributes.
static int
find_cupy(const search *s)
{
    PyObject *data, *ptr = NULL;
    int found = get_attribute(&s->interop->data, s->o, s->interop->str_data, &data);
    if (found <= 0)
        return found;
    found = get_attribute(&s->interop->ptr, data, s->interop->str_ptr, &ptr);
    Py_DECREF(data);
    return found > 0 ? take_dtype(s, take_address(s, ptr, DL_CUDA)) : found;
}

// --- the array interface -------------------------------------------------------------------------

// Takes the element type of an array interface. Its values are not checked here.
static int
take_typestr(const search *s, PyObject *interface, PyObject *data)
{
    if (s->type == NULL)
        return 1;
    if (PyTuple_GET_SIZE(data) >= 2)
        s->type->readonly = PyTuple_GET_ITEM(data, 1) == Py_True;
    s->type->dtype = Py_XNewRef(PyDict_GetItemWithError(interface, s->interop->str_typestr));
    return s->type->dtype == NULL && PyErr_Occurred() ? -1 : 1;
}

static int
find_items(const search *s, PyObject *interface)
{
    PyObject *data = NULL;
    if (PyDict_Check(interface))
        data = PyDict_GetItemWithError(interface, s->interop->str_data);
    if (data == NULL || !PyTuple_Check(data) || PyTuple_GET_SIZE(data) < 1) {
        if (!PyErr_Occurred())
            PyErr_Format(PyExc_TypeError,
                         "%.200s.__cuda_array_interface__ must be a dict with "
                         "data=(address, readonly)",
                         Py_TYPE(s->o)->tp_name);
        return -1;
    }
    Py_INCREF(data); // __index__() of the address can change the dict
    int found = take_address(s, PyNumber_Index(PyTuple_GET_ITEM(data, 0)), DL_CUDA);
    if (found > 0)
        found = take_typestr(s, interface, data);
    Py_DECREF(data);
    return found;
}

static int
find_interface(const search *s)
{
    PyObject *interface;
    int found = cb_get_optional_attribute(s->o, s->interop->str_cuda_array, &interface);
    if (found <= 0)
        return found;
    found = find_items(s, interface);
    Py_DECREF(interface);
    return found;
}

// --- DLPack --------------------------------------------------------------------------------------

static int
take_tensor(const search *s, const dl_tensor *tensor, bool readonly)
{
    if (!cb_dlpack_on_device(tensor->device.type) && tensor->device.type != DL_CPU)
        return found_elsewhere(s, tensor->device.type);
    found_at(s, cb_dlpack_address(tensor), tensor->device.type);
    if (s->type != NULL)
        *s->type = (cb_array_type){.dl = tensor->dtype, .readonly = readonly};
    return 1;
}

static int
find_exchange(const search *s, const dl_exchange_api *api)
{
    dl_tensor tensor = {0};
    if (api->tensor_from_object(s->o, &tensor) == 0)
        return take_tensor(s, &tensor, false);
    if (!PyErr_Occurred())
        PyErr_Format(PyExc_TypeError, "%.200s exports no DLPack tensor", Py_TYPE(s->o)->tp_name);
    return -1;
}

// Reads the pointer from a capsule of the array. Releases the tensor at once, because the array
// keeps the memory alive. Refuses a tensor that is a copy, because its memory would be freed with
// the tensor.
static int
find_capsule(const search *s)
{
    dl_import import;
    if (cb_dlpack_import(s->interop, s->o, s->interop->minus_one, &import) < 0)
        return -1;
    int found = -1;
    if ((import.flags & DL_IS_COPIED) != 0)
        PyErr_Format(PyExc_TypeError,
                     "%.200s.__dlpack__() exports a copy, which would be freed before the kernel "
                     "runs; pass a StridedMemoryView of it",
                     Py_TYPE(s->o)->tp_name);
    else
        found = take_tensor(s, import.tensor, (import.flags & DL_READ_ONLY) != 0);
    cb_dlpack_release(import.managed, import.versioned);
    return found;
}

static int
find_dlpack(const search *s)
{
    dl_device device;
    if (cb_dlpack_device(s->interop, s->o, &device) < 0)
        return -1;
    if (!cb_dlpack_on_device(device.type))
        return found_elsewhere(s, device.type);
    return find_capsule(s);
}

// --- all protocols -------------------------------------------------------------------------------

// Tries the instance's own attributes, for protocols that its type does not have.
static int
ask_instance(const search *s)
{
    int found = find_interface(s);
    if (found != 0)
        return found;
    PyObject *method;
    found = cb_get_optional_attribute(s->o, s->interop->str_data_ptr, &method);
    if (found > 0) {
        Py_DECREF(method);
        return find_data(s);
    }
    if (found == 0)
        found = cb_get_optional_attribute(s->o, s->interop->str_dlpack, &method);
    if (found <= 0)
        return found;
    Py_DECREF(method);
    return find_dlpack(s);
}

int
cb_array_find(cb_interop *interop, PyObject *o, cb_array_memory *memory, cb_array_type *type)
{
    const search s = {interop, o, memory, type};
    PyTypeObject *cls = Py_TYPE(o);
    const dl_exchange_api *api = cb_dlpack_exchange(interop, cls);
    if (type != NULL)
        *type = (cb_array_type){.dtype = NULL};
    if (api != NULL && api->tensor_from_object != NULL)
        return find_exchange(&s, api);
    if (cb_type_has(cls, interop->str_data_ptr))
        return find_data(&s);
    int found = 0;
    if (cb_type_has(cls, interop->str_cuda_array)) {
        if (cb_type_is_of_module(interop, cls, "cupy"))
            found = find_cupy(&s);
        if (found == 0)
            found = find_interface(&s);
        if (found != 0)
            return found;
    }
    if (cb_type_has(cls, interop->str_dlpack))
        return find_dlpack(&s);
    return cb_has_int(o) ? 0 : ask_instance(&s);
}
