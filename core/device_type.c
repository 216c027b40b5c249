// Implements the Device type. It is outside the folders, because a Device makes objects of all
// folders: streams, events, buffers.
#include "base/doc.h"
#include "base/object.h"
#include "base/steps.h"
#include "device_methods.h"

#include "cubind/signature.h"

// --- life ----------------------------------------------------------------------------------------

static const char *const new_params[] = {"device_id", NULL};
static const cb_signature new_call = {"Device", new_params, .positional = 1};

static PyObject *
Device_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    PyObject *device_id;
    core_state *st = core_state_of(type);
    if (st == NULL || cb_bind_tuple(&new_call, args, kwargs, &device_id) < 0)
        return NULL;
    return core_device_by_id(st, device_id);
}

static PyObject *
Device_vectorcall(PyObject *type, PyObject *const *args, size_t nargsf, PyObject *kwnames)
{
    PyObject *device_id = NULL;
    core_state *st = PyType_GetModuleState((PyTypeObject *)type); // there are no subclasses
    Py_ssize_t nargs = PyVectorcall_NARGS(nargsf);
    if (CB_LIKELY(kwnames == NULL && nargs <= 1))
        device_id = nargs == 1 ? args[0] : NULL;
    else if (cb_bind_vector(&new_call, args, nargs, kwnames, &device_id) < 0)
        return NULL;
    return core_device_by_id(st, device_id);
}

static int
Device_traverse(PyObject *o, visitproc visit, void *arg)
{
    DeviceObject *self = (DeviceObject *)o;
    Py_VISIT(Py_TYPE(o));
    Py_VISIT(self->compute_capability);
    Py_VISIT(self->properties);
    Py_VISIT(self->memory_resource);
    Py_VISIT(self->resources);
    Py_VISIT(self->context_object);
    return 0;
}

static int
Device_clear(PyObject *o)
{
    DeviceObject *self = (DeviceObject *)o;
    Py_CLEAR(self->compute_capability);
    Py_CLEAR(self->properties);
    Py_CLEAR(self->memory_resource);
    Py_CLEAR(self->resources);
    Py_CLEAR(self->context_object);
    return 0;
}

static void
Device_dealloc(PyObject *o)
{
    DeviceObject *self = (DeviceObject *)o;
    PyObject_GC_UnTrack(o);
    core_device_forget(self);
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

// Does not return the ordinal itself: in a dict with Devices and ints as keys, it would collide
// with the hash of the int.
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

static CORE_WEAKREFS(Device_members, DeviceObject);

static PyType_Slot Device_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(Device)},
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
