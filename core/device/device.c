// Finds Device objects: there is one for each thread and ordinal.
//
// A thread's devices are made together at its first Device() and live in the thread's state dict.
// Device() finds them through a cache in thread-local storage, which holds no references. The cache
// is valid for one thread state of one interpreter. A Device removes itself from the cache before
// it is freed, so thread-local storage needs no destructor. The cache records which
// instance of the extension module its devices belong to. It identifies the instance by a number,
// not by its address, because another thread may end that instance's interpreter, and the instance
// of a later interpreter may get the same address.
#include "device/device.h"

#include "base/errors.h"
#include "base/start.h"

typedef struct thread_devices {
    uint64_t module;                         // core_state.number; 0: nothing cached
    uint64_t thread;                         // id of the thread state, counted by interpreter
    DeviceObject *devices[CORE_MAX_DEVICES]; // borrowed
} thread_devices;

static _Thread_local thread_devices cache;

// --- new devices ---------------------------------------------------------------------------------

static PyObject *
ask_name(core_state *st, int ordinal)
{
    char name[256] = "";
    if (core_check(st, core_driver->cuDeviceGetName(name, sizeof name - 1, ordinal),
                   "cuDeviceGetName") < 0)
        return NULL;
    return PyUnicode_DecodeUTF8(name, (Py_ssize_t)strlen(name), "backslashreplace");
}

static int
ask_attribute(core_state *st, CUdevice_attribute attribute, int ordinal, int *out)
{
    return core_check(st, core_driver->cuDeviceGetAttribute(out, attribute, ordinal),
                      "cuDeviceGetAttribute");
}

static int
ask_version(core_state *st, int ordinal, int version[2])
{
    if (ask_attribute(st, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, ordinal, &version[0]) < 0)
        return -1;
    return ask_attribute(st, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, ordinal, &version[1]);
}

static PyObject *
new_device(core_state *st, int ordinal)
{
    DeviceObject *self = (DeviceObject *)st->device_type->tp_alloc(st->device_type, 0);
    if (self == NULL)
        return NULL;
    self->st = st;
    self->ordinal = ordinal;
    self->process = core_process_now();
    self->name = ask_name(st, ordinal);
    if (self->name == NULL || ask_version(st, ordinal, self->version) < 0)
        Py_CLEAR(self);
    return (PyObject *)self;
}

PyObject *
core_device_tuple(core_state *st, PyObject *(*device_of)(core_state *st, int ordinal))
{
    PyObject *devices = PyTuple_New(st->device_count);
    for (int i = 0; devices != NULL && i < st->device_count; i++) {
        PyObject *device = device_of(st, i);
        if (device != NULL)
            PyTuple_SET_ITEM(devices, i, device);
        else
            Py_CLEAR(devices);
    }
    return devices;
}

// --- the thread's devices ------------------------------------------------------------------------

// Returns the thread's tuple of devices from its state dict; the key is the module's Device type.
// Borrowed.
static PyObject *
devices_of_thread(core_state *st)
{
    PyObject *dict = PyThreadState_GetDict();
    if (dict == NULL) {
        PyErr_SetString(PyExc_RuntimeError, "the thread has no state dict");
        return NULL;
    }
    PyObject *known = PyDict_GetItemWithError(dict, (PyObject *)st->device_type);
    if (known != NULL || PyErr_Occurred())
        return known;
    PyObject *devices = core_device_tuple(st, new_device);
    if (devices == NULL)
        return NULL;
    // Making them may have run Python code that stored a tuple first.
    known = PyDict_SetDefault(dict, (PyObject *)st->device_type, devices);
    Py_DECREF(devices);
    return known;
}

static int
fill_cache(core_state *st, uint64_t thread)
{
    PyObject *devices = devices_of_thread(st);
    if (devices == NULL)
        return -1;
    cache = (thread_devices){.module = st->number, .thread = thread};
    for (int i = 0; i < PyTuple_GET_SIZE(devices); i++)
        cache.devices[i] = (DeviceObject *)PyTuple_GET_ITEM(devices, i);
    return 0;
}

PyObject *
core_thread_device(core_state *st, int ordinal)
{
    uint64_t thread = PyThreadState_GetID(PyThreadState_Get());
    if (CB_UNLIKELY(cache.thread != thread || cache.module != st->number ||
                    cache.devices[ordinal] == NULL) &&
        fill_cache(st, thread) < 0)
        return NULL;
    return Py_NewRef((PyObject *)cache.devices[ordinal]);
}

void
core_device_forget(const DeviceObject *self)
{
    if (cache.devices[self->ordinal] == self)
        cache.devices[self->ordinal] = NULL;
}

static int
check_ordinal(core_state *st, long ordinal)
{
    if (ordinal >= 0 && ordinal < st->device_count)
        return 0;
    if (ordinal < 0)
        PyErr_Format(PyExc_ValueError, "device_id must be >= 0, got %ld", ordinal);
    else
        PyErr_Format(PyExc_ValueError, "device_id must be within [0, %d), got %ld",
                     st->device_count, ordinal);
    return -1;
}

PyObject *
core_device(core_state *st, int ordinal)
{
    if (core_start(st) < 0 || check_ordinal(st, ordinal) < 0)
        return NULL;
    return core_thread_device(st, ordinal);
}

// Returns the device of the current context, or the first device if none is current.
static PyObject *
current_device(core_state *st)
{
    int ordinal = 0;
    CUresult status = core_driver->cuCtxGetDevice(&ordinal);
    if (status != CUDA_SUCCESS && status != CUDA_ERROR_INVALID_CONTEXT) {
        core_raise(st, status, "cuCtxGetDevice");
        return NULL;
    }
    return core_device(st, ordinal);
}

PyObject *
core_device_by_id(core_state *st, PyObject *id)
{
    if (CB_UNLIKELY(core_start(st) < 0))
        return NULL;
    if (id == NULL || id == Py_None)
        return current_device(st);
    if (Py_IS_TYPE(id, st->device_type))
        return core_thread_device(st, ((DeviceObject *)id)->ordinal);
    int overflow;
    long ordinal = PyLong_AsLongAndOverflow(id, &overflow);
    if (ordinal == -1 && PyErr_Occurred())
        return NULL;
    if (overflow != 0) {
        PyErr_SetString(PyExc_OverflowError, "device_id does not fit in a C long");
        return NULL;
    }
    return check_ordinal(st, ordinal) == 0 ? core_thread_device(st, (int)ordinal) : NULL;
}
