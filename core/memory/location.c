// Implements location.h. The class Host is written in Python, and is imported at first use.
#include "memory/location.h"

#include "base/object.h"
#include "device/device.h"

int
core_device_number(core_state *st, PyObject *o, int *out)
{
    PyObject *device = PyObject_CallOneArg((PyObject *)st->device_type, o);
    PyObject *number = device != NULL ? PyNumber_Long(device) : NULL;
    *out = number != NULL ? (int)PyLong_AsLong(number) : -1;
    Py_XDECREF(number);
    Py_XDECREF(device);
    return *out == -1 ? -1 : 0;
}

static PyObject *
host_class(core_state *st)
{
    return core_import_once(&st->host_class, "cubind.core._host", "Host");
}

static int
location_of_host(PyObject *host, CUmemLocation *out)
{
    PyObject *current = PyObject_GetAttrString(host, "is_numa_current");
    PyObject *numa = current != NULL ? PyObject_GetAttrString(host, "numa_id") : NULL;
    int result = numa != NULL ? 0 : -1;
    *out = (CUmemLocation){.type = CU_MEM_LOCATION_TYPE_HOST};
    if (numa != NULL && current == Py_True) {
        out->type = CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT;
    } else if (numa != NULL && numa != Py_None) {
        out->type = CU_MEM_LOCATION_TYPE_HOST_NUMA;
        long id = PyLong_AsLong(numa);
        out->id = (int)id;
        if (id != out->id)
            PyErr_SetString(PyExc_OverflowError, "value too large to convert to int");
        result = PyErr_Occurred() != NULL ? -1 : 0;
    }
    Py_XDECREF(numa);
    Py_XDECREF(current);
    return result;
}

int
core_location_of(core_state *st, PyObject *o, CUmemLocation *out)
{
    if (o == Py_None) {
        PyErr_SetString(PyExc_ValueError, "location is required");
        return -1;
    }
    if (PyObject_TypeCheck(o, st->device_type)) {
        *out = (CUmemLocation){.type = CU_MEM_LOCATION_TYPE_DEVICE,
                               .id = ((DeviceObject *)o)->ordinal};
        return 0;
    }
    PyObject *host = host_class(st);
    int is_host = host != NULL ? PyObject_IsInstance(o, host) : -1;
    if (is_host == 0)
        PyErr_Format(PyExc_TypeError, "location must be a Device, Host, or None; got %.200s",
                     Py_TYPE(o)->tp_name);
    return is_host == 1 ? location_of_host(o, out) : -1;
}

PyObject *
core_location_object(core_state *st, CUmemLocation location)
{
    if (location.type == CU_MEM_LOCATION_TYPE_DEVICE)
        return PyObject_CallFunction((PyObject *)st->device_type, "i", location.id);
    PyObject *host = host_class(st);
    if (host == NULL)
        return NULL;
    switch (location.type) {
    case CU_MEM_LOCATION_TYPE_HOST:
        return PyObject_CallNoArgs(host);
    case CU_MEM_LOCATION_TYPE_HOST_NUMA:
        return PyObject_CallFunction(host, "i", location.id);
    case CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT:
        return PyObject_CallMethod(host, "numa_current", NULL);
    default:
        Py_RETURN_NONE;
    }
}

static const char SETS[] = "cubind.core._memory_sets";

static PyObject *
of_sets(const char *name)
{
    PyObject *module = PyImport_ImportModule(SETS);
    PyObject *found = module != NULL ? PyObject_GetAttrString(module, name) : NULL;
    Py_XDECREF(module);
    return found;
}

// Calls no Python code: CPython 3.11 loses the owner if a frame gets no memory.
PyObject *
core_set_of(core_state *st, PyObject **slot, const char *cls, PyObject *owner)
{
    PyObject *type = core_import_once(slot, SETS, cls);
    PyObject *name = type != NULL ? core_name(&st->name_owner, "_owner") : NULL;
    PyObject *set = name != NULL ? PyType_GenericAlloc((PyTypeObject *)type, 0) : NULL;
    if (set != NULL && PyObject_SetAttr(set, name, owner) < 0)
        Py_CLEAR(set);
    return set;
}

int
core_set_replace(const char *function, PyObject *owner, PyObject *value)
{
    PyObject *callable = of_sets(function);
    PyObject *done =
        callable != NULL ? PyObject_CallFunctionObjArgs(callable, owner, value, NULL) : NULL;
    Py_XDECREF(callable);
    Py_XDECREF(done);
    return done != NULL ? 0 : -1;
}
