// The Device type: one object per thread and ordinal, from which the other objects come.
//
// A thread's devices are made together at its first Device() and live in the thread's state dict.
// Device() finds them through a cache in thread-local storage, which holds no references: it is
// valid for one thread state of one interpreter, and a Device that goes away takes itself out.
// Thread-local storage needs no destructor that way. Modules are told apart by number: another
// thread may end an interpreter, and the next one get its memory.
#include "device/device_object.h"

#include "base/call.h"
#include "base/errors.h"
#include "base/steps.h"

#include <structmember.h>

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

static PyObject *
new_devices(core_state *st)
{
    PyObject *devices = PyTuple_New(st->device_count);
    for (int i = 0; devices != NULL && i < st->device_count; i++) {
        PyObject *device = new_device(st, i);
        if (device != NULL)
            PyTuple_SET_ITEM(devices, i, device);
        else
            Py_CLEAR(devices);
    }
    return devices;
}

// --- the thread's devices ------------------------------------------------------------------------

// The tuple in the thread's state dict, under the type, which is the module's own. Borrowed.
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
    PyObject *devices = new_devices(st);
    if (devices == NULL)
        return NULL;
    // Making them may run Python code that was here first.
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

// Of a valid ordinal, with the driver started. Owned.
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

// The device of the current context, else the first.
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

// What Device(device_id) gives; NULL is nothing given.
static PyObject *
device_by_id(core_state *st, PyObject *id)
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

// --- life ----------------------------------------------------------------------------------------

static const char *const new_params[] = {"device_id", NULL};
static const core_call new_call = {"Device", new_params, .positional = 1};

static PyObject *
Device_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    PyObject *slots[1];
    core_state *st = core_state_of(type);
    if (st == NULL || core_bind_tuple(&new_call, args, kwargs, slots) < 0)
        return NULL;
    return device_by_id(st, slots[0]);
}

static PyObject *
Device_vectorcall(PyObject *type, PyObject *const *args, size_t nargsf, PyObject *kwnames)
{
    PyObject *slots[1] = {NULL};
    core_state *st = PyType_GetModuleState((PyTypeObject *)type); // there are no subclasses
    Py_ssize_t nargs = PyVectorcall_NARGS(nargsf);
    if (CB_LIKELY(kwnames == NULL && nargs <= 1))
        slots[0] = nargs == 1 ? args[0] : NULL;
    else if (core_bind(&new_call, args, nargs, kwnames, slots) < 0)
        return NULL;
    return device_by_id(st, slots[0]);
}

static int
Device_traverse(PyObject *o, visitproc visit, void *arg)
{
    DeviceObject *self = (DeviceObject *)o;
    Py_VISIT(Py_TYPE(o));
    Py_VISIT(self->compute_capability);
    Py_VISIT(self->properties);
    Py_VISIT(self->memory_resource);
    return 0;
}

static int
Device_clear(PyObject *o)
{
    DeviceObject *self = (DeviceObject *)o;
    Py_CLEAR(self->compute_capability);
    Py_CLEAR(self->properties);
    Py_CLEAR(self->memory_resource);
    return 0;
}

static void
Device_dealloc(PyObject *o)
{
    DeviceObject *self = (DeviceObject *)o;
    PyObject_GC_UnTrack(o);
    if (cache.devices[self->ordinal] == self)
        cache.devices[self->ordinal] = NULL;
    if (self->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    Device_clear(o);
    Py_CLEAR(self->name);
    Py_CLEAR(self->uuid);
    core_ref_drop(self->context);
    core_object_free(o);
}

static PyObject *
Device_repr(PyObject *o)
{
    DeviceObject *self = (DeviceObject *)o;
    return PyUnicode_FromFormat("<Device %d (%U)>", self->ordinal, self->name);
}

// Small ordinals would collide with the ints in a dict of both.
static Py_hash_t
Device_hash(PyObject *o)
{
    return (Py_hash_t)((size_t)((DeviceObject *)o)->ordinal * 1000003 + 0x44657669);
}

static PyObject *
Device_richcompare(PyObject *a, PyObject *b, int op)
{
    if ((op != Py_EQ && op != Py_NE) || !Py_IS_TYPE(b, Py_TYPE(a)))
        Py_RETURN_NOTIMPLEMENTED;
    bool equal = ((DeviceObject *)a)->ordinal == ((DeviceObject *)b)->ordinal;
    return PyBool_FromLong(equal == (op == Py_EQ));
}

static PyObject *
Device_int(PyObject *o)
{
    return PyLong_FromLong(((DeviceObject *)o)->ordinal);
}

// --- type ----------------------------------------------------------------------------------------

static PyMemberDef Device_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(DeviceObject, weakrefs), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

PyDoc_STRVAR(
    Device_doc,
    "Device(device_id=None)\n--\n\n"
    "A GPU: the calling thread's one Device of that ordinal.\n\n"
    "`device_id` is an ordinal or a Device; None is the device of the current context, or 0 where "
    "there is none.\nMaking a Device starts the driver but creates no context: that is what "
    "set_current() does, on each thread\nthat uses the device. Every method works on its own "
    "device, whichever is current.");

static PyType_Slot Device_slots[] = {
    {Py_tp_doc, (void *)Device_doc},
    {Py_tp_new, Device_new},
    {Py_tp_dealloc, Device_dealloc},
    {Py_tp_traverse, Device_traverse},
    {Py_tp_clear, Device_clear},
    {Py_tp_repr, Device_repr},
    {Py_tp_hash, Device_hash},
    {Py_tp_richcompare, Device_richcompare},
    {Py_nb_int, Device_int},
    {Py_tp_methods, core_device_methods},
    {Py_tp_getset, core_device_getset},
    {Py_tp_members, Device_members},
    {0, NULL},
};

PyType_Spec core_device_spec = {
    .name = "cubind.core.Device",
    .basicsize = sizeof(DeviceObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Device_slots,
};

int
core_device_init(core_state *st, PyObject *Py_UNUSED(module))
{
    static _Atomic(uint64_t) last;
    st->number = atomic_fetch_add(&last, 1) + 1;
    cb_type_set_vectorcall(st->device_type, Device_vectorcall);
    return 0;
}
