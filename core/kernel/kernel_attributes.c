// Caches the attributes of kernels on each device, and implements the type KernelAttributes, which
// shows them.
#include "kernel/kernel_attributes.h"

#include "base/doc.h"
#include "base/errors.h"
#include "base/object.h"
#include "device/device.h"
#include "device/device_facts.h"
#include "kernel/kernel_repr.h"

// --- the cache -----------------------------------------------------------------------------------

// Returns the record of a device (borrowed), which it makes if necessary; NULL with MemoryError.
static core_kernel_device *
find_device(KernelObject *kernel, int device)
{
    core_kernel_facts *facts = kernel->facts;
    for (core_kernel_device *d = facts->devices; d != NULL; d = d->next)
        if (d->device == device)
            return d;
    core_kernel_device *made = PyMem_RawCalloc(1, sizeof *made);
    if (made == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    made->device = device;
    made->ready_on = -1;
    made->next = facts->devices;
    facts->devices = made;
    return made;
}

void
core_kernel_forget(core_kernel_facts *facts)
{
    while (facts->devices != NULL) {
        core_kernel_device *next = facts->devices->next;
        PyMem_RawFree(facts->devices);
        facts->devices = next;
    }
}

// Queries an attribute. If the handle is not a CUkernel, it may be a CUfunction of a module. Runs
// without the GIL, because with lazy loading the driver loads the kernel now.
static int
ask_attribute(KernelObject *kernel, int device, CUfunction_attribute attribute, int *out)
{
    CUresult status;
    CUkernel handle = kernel->handle;
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuKernelGetAttribute(out, attribute, handle, device);
    if (status == CUDA_ERROR_INVALID_HANDLE)
        status = core_driver->cuFuncGetAttribute(out, attribute, (CUfunction)handle);
    Py_END_ALLOW_THREADS
    return core_check(kernel->st, status, "cuKernelGetAttribute");
}

int
core_kernel_attribute(KernelObject *kernel, int device, CUfunction_attribute attribute, int *out)
{
    core_kernel_device *d = find_device(kernel, device);
    if (d == NULL)
        return -1;
    if ((d->known >> attribute & 1) == 0) {
        int value; // a local, because other threads may read the record during the call
        if (ask_attribute(kernel, device, attribute, &value) < 0)
            return -1;
        d->values[attribute] = value;
        d->known |= 1u << attribute;
    }
    *out = d->values[attribute];
    return 0;
}

// Forgets the cached value, because the driver may not return the value that was set: a carveout is
// only a hint. The next read queries the driver again.
int
core_kernel_set_attribute(KernelObject *kernel, int device, CUfunction_attribute attribute,
                          int value)
{
    core_kernel_device *d = find_device(kernel, device);
    if (d == NULL)
        return -1;
    CUresult status;
    CUkernel handle = kernel->handle;
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuKernelSetAttribute(attribute, value, handle, device);
    if (status == CUDA_ERROR_INVALID_HANDLE)
        status = core_driver->cuFuncSetAttribute((CUfunction)handle, attribute, value);
    Py_END_ALLOW_THREADS
    if (core_check(kernel->st, status, "cuKernelSetAttribute") < 0)
        return -1;
    d->known &= ~(1u << attribute);
    d->ready_on = -1;
    memset(d->limits, 0, sizeof d->limits);
    return 0;
}

core_kernel_device *
core_kernel_on(KernelObject *kernel, int device)
{
    core_kernel_device *d = find_device(kernel, device);
    int unused;
    if (d != NULL)
        kernel->on = d;
    if (d == NULL || d->ready_on == device)
        return d;
    if (core_kernel_attribute(kernel, device, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, &unused) <
            0 ||
        core_kernel_attribute(kernel, device, CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, &unused) < 0 ||
        core_kernel_attribute(kernel, device, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                              &unused) < 0)
        return NULL;
    d->ready_on = device;
    return d;
}

// --- the type ------------------------------------------------------------------------------------

enum { CURRENT_DEVICE = -1 };

typedef struct KernelAttributesObject {
    PyObject_HEAD KernelObject *kernel;
    int device; // or CURRENT_DEVICE
    PyObject *weakrefs;
} KernelAttributesObject;

static PyObject *
make_view(KernelObject *kernel, int device)
{
    PyTypeObject *type = kernel->st->kernel_attributes_type;
    KernelAttributesObject *self = (KernelAttributesObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->kernel = (KernelObject *)Py_NewRef(kernel);
    self->device = device;
    return (PyObject *)self;
}

PyObject *
core_kernel_attributes_new(KernelObject *kernel)
{
    return make_view(kernel, CURRENT_DEVICE);
}

static PyObject *
KernelAttributes_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args),
                     PyObject *Py_UNUSED(kwargs))
{
    PyErr_SetString(PyExc_RuntimeError,
                    "KernelAttributes cannot be instantiated directly. Please use Kernel APIs.");
    return NULL;
}

static int
KernelAttributes_traverse(PyObject *o, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(o));
    Py_VISIT(((KernelAttributesObject *)o)->kernel);
    return 0;
}

// The type has no tp_clear, so that no call ever gets a KernelAttributes whose kernel is gone. The
// garbage collector can break a reference cycle at another object.
static void
KernelAttributes_dealloc(PyObject *o)
{
    PyObject_GC_UnTrack(o);
    if (((KernelAttributesObject *)o)->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    Py_CLEAR(((KernelAttributesObject *)o)->kernel);
    core_object_free(o);
}

// --- reading and setting -------------------------------------------------------------------------

static int
device_of(KernelAttributesObject *self, int *out)
{
    if (core_check_process((PyObject *)self->kernel, self->kernel->process) < 0)
        return -1;
    if (self->device != CURRENT_DEVICE) {
        *out = self->device;
        return 0;
    }
    return core_current_device(self->kernel->st, out);
}

// The closure of a getset row: the attribute, and whether it is a bool.
typedef struct attribute_row {
    CUfunction_attribute attribute;
    bool is_bool;
} attribute_row;

static PyObject *
get_attribute(PyObject *o, void *closure)
{
    KernelAttributesObject *self = (KernelAttributesObject *)o;
    const attribute_row *row = closure;
    int device, value;
    if (device_of(self, &device) < 0 ||
        core_kernel_attribute(self->kernel, device, row->attribute, &value) < 0)
        return NULL;
    return row->is_bool ? PyBool_FromLong(value) : PyLong_FromLong(value);
}

static int
take_value(const attribute_row *row, PyObject *o, int *out)
{
    if (o == NULL) {
        PyErr_SetString(PyExc_AttributeError, "attributes of a kernel cannot be deleted");
        return -1;
    }
    if (row->is_bool) {
        *out = PyObject_IsTrue(o);
        return *out < 0 ? -1 : 0;
    }
    PyObject *index = PyNumber_Index(o);
    long value = index != NULL ? PyLong_AsLong(index) : -1;
    Py_XDECREF(index);
    if (value == -1 && PyErr_Occurred())
        return -1;
    if (value != (int)value) {
        PyErr_Format(PyExc_OverflowError, "%ld does not fit in a kernel attribute", value);
        return -1;
    }
    *out = (int)value;
    return 0;
}

static int
set_attribute(PyObject *o, PyObject *new_value, void *closure)
{
    KernelAttributesObject *self = (KernelAttributesObject *)o;
    const attribute_row *row = closure;
    int device, value;
    if (take_value(row, new_value, &value) < 0 || device_of(self, &device) < 0)
        return -1;
    return core_kernel_set_attribute(self->kernel, device, row->attribute, value);
}

// Implements attributes[device].
static PyObject *
KernelAttributes_subscript(PyObject *o, PyObject *key)
{
    KernelObject *kernel = ((KernelAttributesObject *)o)->kernel;
    int current;
    if (key == Py_None) // as for a Device
        return core_current_device(kernel->st, &current) == 0 ? make_view(kernel, current) : NULL;
    PyObject *ordinal = PyObject_TypeCheck(key, kernel->st->device_type)
                            ? PyObject_GetAttrString(key, "device_id")
                            : PyNumber_Index(key);
    long device = ordinal != NULL ? PyLong_AsLong(ordinal) : -1;
    Py_XDECREF(ordinal);
    if (device == -1 && PyErr_Occurred())
        return NULL;
    int checked = device == (int)device ? (int)device : -1;
    PyObject *there = core_device(kernel->st, checked); // raises if there is no such device
    if (there == NULL)
        return NULL;
    Py_DECREF(there);
    return make_view(kernel, checked);
}

// --- tables --------------------------------------------------------------------------------------

#define ROW(name, member, is_bool) \
    static const attribute_row row_##name = {CU_FUNC_ATTRIBUTE_##member, is_bool};

ROW(max_threads_per_block, MAX_THREADS_PER_BLOCK, false)
ROW(shared_size_bytes, SHARED_SIZE_BYTES, false)
ROW(const_size_bytes, CONST_SIZE_BYTES, false)
ROW(local_size_bytes, LOCAL_SIZE_BYTES, false)
ROW(num_regs, NUM_REGS, false)
ROW(ptx_version, PTX_VERSION, false)
ROW(binary_version, BINARY_VERSION, false)
ROW(cache_mode_ca, CACHE_MODE_CA, true)
ROW(max_dynamic_shared_size_bytes, MAX_DYNAMIC_SHARED_SIZE_BYTES, false)
ROW(preferred_shared_memory_carveout, PREFERRED_SHARED_MEMORY_CARVEOUT, false)
ROW(cluster_size_must_be_set, CLUSTER_SIZE_MUST_BE_SET, true)
ROW(required_cluster_width, REQUIRED_CLUSTER_WIDTH, false)
ROW(required_cluster_height, REQUIRED_CLUSTER_HEIGHT, false)
ROW(required_cluster_depth, REQUIRED_CLUSTER_DEPTH, false)
ROW(non_portable_cluster_size_allowed, NON_PORTABLE_CLUSTER_SIZE_ALLOWED, true)
ROW(cluster_scheduling_policy_preference, CLUSTER_SCHEDULING_POLICY_PREFERENCE, false)

#define READ(name) \
    {#name, get_attribute, NULL, CORE_DOC(KernelAttributes, name), (void *)&row_##name}
#define SET(name) \
    {#name, get_attribute, set_attribute, CORE_DOC(KernelAttributes, name), (void *)&row_##name}

static PyGetSetDef KernelAttributes_getset[] = {
    READ(max_threads_per_block),
    READ(shared_size_bytes),
    READ(const_size_bytes),
    READ(local_size_bytes),
    READ(num_regs),
    READ(ptx_version),
    READ(binary_version),
    READ(cache_mode_ca),
    SET(max_dynamic_shared_size_bytes),
    SET(preferred_shared_memory_carveout),
    READ(cluster_size_must_be_set),
    SET(required_cluster_width),
    SET(required_cluster_height),
    SET(required_cluster_depth),
    SET(non_portable_cluster_size_allowed),
    SET(cluster_scheduling_policy_preference),
    {NULL},
};

// Returns " name=value" for an attribute that was queried before, else "".
static PyObject *
value_text(const core_kernel_device *d, const PyGetSetDef *getset)
{
    const attribute_row *row = getset->closure;
    if ((d->known >> row->attribute & 1) == 0)
        return PyUnicode_FromString("");
    int value = d->values[row->attribute];
    if (row->is_bool)
        return PyUnicode_FromFormat(" %s=%s", getset->name, value != 0 ? "True" : "False");
    return PyUnicode_FromFormat(" %s=%d", getset->name, value);
}

// Returns the values that were queried before. If no device is fixed and the machine has several,
// there are none, because only the driver knows which device is current.
static PyObject *
known_text(const KernelAttributesObject *self)
{
    const core_state *st = self->kernel->st;
    int device = self->device == CURRENT_DEVICE && st->device_count == 1 ? 0 : self->device;
    PyObject *text = PyUnicode_FromString("");
    for (core_kernel_device *d = self->kernel->facts->devices; d != NULL; d = d->next)
        for (const PyGetSetDef *g = KernelAttributes_getset; text != NULL && g->name != NULL; g++)
            if (d->device == device)
                PyUnicode_AppendAndDel(&text, value_text(d, g));
    return text;
}

static PyObject *
KernelAttributes_repr(PyObject *o)
{
    KernelAttributesObject *self = (KernelAttributesObject *)o;
    char device[32] = "current";
    if (self->device != CURRENT_DEVICE)
        PyOS_snprintf(device, sizeof device, "%d", self->device);
    PyObject *kernel = core_kernel_repr((PyObject *)self->kernel);
    PyObject *known = kernel != NULL ? known_text(self) : NULL;
    PyObject *text = NULL;
    if (known != NULL)
        text = PyUnicode_FromFormat("<KernelAttributes of %U device=%s%U>", kernel, device, known);
    Py_XDECREF(known);
    Py_XDECREF(kernel);
    return text;
}

static CORE_WEAKREFS(KernelAttributes_members, KernelAttributesObject);

static PyType_Slot KernelAttributes_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(KernelAttributes)},
    {Py_tp_new, KernelAttributes_new},
    {Py_tp_dealloc, KernelAttributes_dealloc},
    {Py_tp_traverse, KernelAttributes_traverse},
    {Py_tp_repr, KernelAttributes_repr},
    {Py_tp_getset, KernelAttributes_getset},
    {Py_mp_subscript, KernelAttributes_subscript},
    {Py_tp_members, KernelAttributes_members},
    {0, NULL},
};

PyType_Spec core_kernel_attributes_spec = {
    .name = "cubind.core.KernelAttributes",
    .basicsize = sizeof(KernelAttributesObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = KernelAttributes_slots,
};
