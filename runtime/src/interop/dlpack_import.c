// Imports tensors by DLPack: checks and consumes capsules, and releases their tensors.
#include "cubind/dlpack_import.h"
#include "cubind/sequence.h"

// --- the exchange table --------------------------------------------------------------------------

// Finds the table of the major version that we support. `previous` points at the table of an older
// major version.
static const dl_exchange_api *
known_version(const dl_exchange_header *header)
{
    while (header != NULL && header->version.major > DL_MAJOR) {
        const dl_exchange_header *older = header->previous;
        bool is_older = older != NULL && older->version.major < header->version.major;
        header = is_older ? older : NULL;
    }
    bool known = header != NULL && header->version.major == DL_MAJOR;
    return known ? (const dl_exchange_api *)header : NULL;
}

static const dl_exchange_api *
exchange_in(PyTypeObject *type, PyObject *attribute)
{
    PyObject *capsule = cb_type_lookup(type, attribute);
    if (capsule == NULL || !PyCapsule_IsValid(capsule, DL_EXCHANGE_CAPSULE))
        return NULL;
    return known_version(PyCapsule_GetPointer(capsule, DL_EXCHANGE_CAPSULE));
}

const dl_exchange_api *
cb_dlpack_exchange(cb_interop *interop, PyTypeObject *type)
{
    const dl_exchange_api *api = exchange_in(type, interop->str_exchange);
    return api != NULL ? api : exchange_in(type, interop->str_exchange_early);
}

// --- releasing -----------------------------------------------------------------------------------

bool
cb_dlpack_has_deleter(const void *managed, bool versioned)
{
    const dl_managed_versioned *new = managed;
    const dl_managed *old = managed;
    return versioned ? new->deleter != NULL : old->deleter != NULL;
}

void
cb_dlpack_release(void *managed, bool versioned)
{
    if (managed == NULL)
        return;
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    dl_managed_versioned *new = managed;
    dl_managed *old = managed;
    if (versioned && new->deleter != NULL)
        new->deleter(new);
    else if (!versioned && old->deleter != NULL)
        old->deleter(old);
    PyErr_Restore(type, value, traceback);
}

// --- checks --------------------------------------------------------------------------------------

static int
check_tensor(const dl_tensor *tensor)
{
    if (tensor->ndim < 0 || tensor->ndim > DL_MAX_DIMS) {
        PyErr_Format(PyExc_BufferError, "a DLPack tensor of %d dimensions is not supported",
                     (int)tensor->ndim);
        return -1;
    }
    if (tensor->ndim > 0 && tensor->shape == NULL) {
        PyErr_SetString(PyExc_BufferError, "the DLPack tensor has dimensions but no shape");
        return -1;
    }
    return 0;
}

static int
unknown_version(const dl_managed_versioned *managed)
{
    PyErr_Format(PyExc_BufferError, "DLPack version %u.%u is not supported, only %d.x is",
                 (unsigned)managed->version.major, (unsigned)managed->version.minor, DL_MAJOR);
    return -1;
}

int
cb_dlpack_look(dl_managed_versioned *managed, dl_import *out)
{
    if (managed->version.major != DL_MAJOR)
        return unknown_version(managed);
    *out = (dl_import){managed, true, managed->flags, &managed->tensor};
    return check_tensor(out->tensor);
}

// --- capsules ------------------------------------------------------------------------------------

// Releases a consumed tensor that has failed a check.
static int
checked_import(dl_import *import, int result)
{
    if (result < 0)
        cb_dlpack_release(import->managed, import->versioned);
    return result;
}

// Refuses a tensor of another major version without consuming it: only its members `version` and
// `deleter` have fixed offsets, the others may be laid out differently.
static int
take_versioned(PyObject *capsule, dl_import *out)
{
    dl_managed_versioned *managed = PyCapsule_GetPointer(capsule, DL_CAPSULE_VERSIONED);
    if (managed->version.major != DL_MAJOR)
        return unknown_version(managed);
    if (PyCapsule_SetName(capsule, DL_CAPSULE_VERSIONED_USED) < 0)
        return -1;
    return checked_import(out, cb_dlpack_look(managed, out));
}

static int
take_plain(PyObject *capsule, dl_import *out)
{
    dl_managed *managed = PyCapsule_GetPointer(capsule, DL_CAPSULE);
    if (PyCapsule_SetName(capsule, DL_CAPSULE_USED) < 0)
        return -1;
    *out = (dl_import){managed, false, 0, &managed->tensor};
    return checked_import(out, check_tensor(out->tensor));
}

static int
not_fresh(PyObject *o, PyObject *result)
{
    const char *name = PyCapsule_CheckExact(result) ? PyCapsule_GetName(result) : NULL;
    PyErr_Format(PyExc_BufferError,
                 "%.200s.__dlpack__() must return a fresh DLPack capsule, got %.200s%s%.200s",
                 Py_TYPE(o)->tp_name, Py_TYPE(result)->tp_name, name != NULL ? " " : "",
                 name != NULL ? name : "");
    return -1;
}

static int
consume_capsule(PyObject *o, PyObject *capsule, dl_import *out)
{
    if (PyCapsule_IsValid(capsule, DL_CAPSULE_VERSIONED))
        return take_versioned(capsule, out);
    if (PyCapsule_IsValid(capsule, DL_CAPSULE))
        return take_plain(capsule, out);
    return not_fresh(o, capsule);
}

// --- taking --------------------------------------------------------------------------------------

static PyObject *
call_dlpack(cb_interop *interop, PyObject *o, PyObject *stream)
{
    PyObject *args[] = {o, stream, interop->dlpack_version};
    size_t count = 1 | PY_VECTORCALL_ARGUMENTS_OFFSET;
    PyObject *capsule =
        PyObject_VectorcallMethod(interop->str_dlpack, args, count, interop->dlpack_keywords);
    if (capsule != NULL || !PyErr_ExceptionMatches(PyExc_TypeError))
        return capsule;
    PyErr_Clear(); // DLPack before 1.0 has no max_version
    return PyObject_VectorcallMethod(interop->str_dlpack, args, count,
                                     interop->dlpack_keywords_early);
}

int
cb_dlpack_import(cb_interop *interop, PyObject *o, PyObject *stream, dl_import *out)
{
    PyObject *capsule = call_dlpack(interop, o, stream);
    if (capsule == NULL)
        return -1;
    int result = consume_capsule(o, capsule, out);
    Py_DECREF(capsule);
    return result;
}

// A producer may report success and still return no tensor, so NULL is checked, too.
int
cb_dlpack_import_fast(const dl_exchange_api *api, PyObject *o, dl_import *out)
{
    dl_managed_versioned *managed = NULL;
    if (api->managed_from_object(o, &managed) != 0 || managed == NULL) {
        if (!PyErr_Occurred())
            PyErr_Format(PyExc_BufferError, "%.200s exports no DLPack tensor", Py_TYPE(o)->tp_name);
        return -1;
    }
    if (cb_dlpack_look(managed, out) == 0)
        return 0;
    cb_dlpack_release(managed, true);
    return -1;
}

// Reads an exact tuple of two small ints, which most producers return.
static inline bool
small_pair(PyObject *o, dl_device *out)
{
    Py_ssize_t type, id;
    if (!PyTuple_CheckExact(o) || PyTuple_GET_SIZE(o) != 2 ||
        !cb_small_int(PyTuple_GET_ITEM(o, 0), &type) || !cb_small_int(PyTuple_GET_ITEM(o, 1), &id))
        return false;
    *out = (dl_device){(int32_t)type, (int32_t)id};
    return true;
}

// Returns whether the type is numpy.ndarray itself: the __dlpack_device__() of a subclass may
// return another device.
static inline bool
is_numpy_array(cb_interop *interop, PyTypeObject *type)
{
    if (CB_LIKELY(interop->numpy_array != NULL))
        return (PyObject *)type == interop->numpy_array;
    return strcmp(type->tp_name, "numpy.ndarray") == 0 &&
           cb_numpy_array(interop) == (PyObject *)type;
}

// A NumPy array is always on the host, so its method is not called: the call would take longer than
// all other work in this file.
int
cb_dlpack_device(cb_interop *interop, PyObject *o, dl_device *out)
{
    if (is_numpy_array(interop, Py_TYPE(o))) {
        *out = (dl_device){DL_CPU, 0};
        return 0;
    }
    PyObject *pair = PyObject_CallMethodNoArgs(o, interop->str_dlpack_device);
    if (pair == NULL)
        return -1;
    bool is_small = small_pair(pair, out);
    PyObject *items = is_small ? NULL : cb_items_of(pair);
    Py_DECREF(pair);
    if (is_small)
        return 0;
    if (items == NULL)
        return -1;
    long type = -1, id = -1;
    if (PyTuple_GET_SIZE(items) == 2) {
        type = PyLong_AsLong(PyTuple_GET_ITEM(items, 0));
        id = type == -1 && PyErr_Occurred() ? -1 : PyLong_AsLong(PyTuple_GET_ITEM(items, 1));
    } else {
        PyErr_Format(PyExc_BufferError, "%.200s.__dlpack_device__() must return a pair of ints",
                     Py_TYPE(o)->tp_name);
    }
    Py_DECREF(items);
    *out = (dl_device){(int32_t)type, (int32_t)id};
    return PyErr_Occurred() ? -1 : 0;
}
