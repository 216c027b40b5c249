// Implements the BoundLauncher type: kernel[config, stream], which is called with only the kernel's
// arguments.
#include "launch/bound_launcher.h"

#include "base/doc.h"
#include "launch/check_mode.h"
#include "launch/fixed.h"
#include "launch/launch.h"
#include "stream/stream_protocol.h"

#include <stddef.h>

typedef struct BoundLauncherObject {
    PyObject_HEAD core_state *st;
    vectorcallfunc vectorcall;
    KernelObject *kernel;
    core_config_link bound; // the configuration as it was when the launcher was made
    StreamObject *stream;
    PyObject *weakrefs;
} BoundLauncherObject;

// --- calling -------------------------------------------------------------------------------------

// Calls with keywords; `check` is the only one there is.
static CB_NOINLINE PyObject *
call_by_keyword(BoundLauncherObject *self, PyObject *const *args, Py_ssize_t count,
                PyObject *kwnames)
{
    PyObject *check = core_check_mode_keyword(args + count, kwnames);
    if (check == NULL) {
        PyErr_SetString(PyExc_TypeError, "a kernel takes no keyword arguments, except check");
        return NULL;
    }
    StreamObject *stream = core_stream_take(self->st, (PyObject *)self->stream);
    if (stream == NULL)
        return NULL;
    LaunchConfigObject *config = (LaunchConfigObject *)Py_NewRef(self->bound.config);
    KernelObject *kernel = core_check_mode_kernel(self->kernel, check);
    int result = kernel != NULL ? core_launch(self->st, stream, config, kernel, args, count) : -1;
    Py_XDECREF(kernel);
    Py_DECREF(config);
    Py_DECREF(stream);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

static PyObject *
BoundLauncher_vectorcall(PyObject *o, PyObject *const *args, size_t nargsf, PyObject *kwnames)
{
    BoundLauncherObject *self = (BoundLauncherObject *)o;
    if (CB_UNLIKELY(kwnames != NULL && PyTuple_GET_SIZE(kwnames) != 0))
        return call_by_keyword(self, args, PyVectorcall_NARGS(nargsf), kwnames);
    if (CB_UNLIKELY(!core_is_open_stream(self->st, (PyObject *)self->stream))) {
        // The stream is of a subclass, or it can no longer be used, which raises here.
        StreamObject *same = core_stream_take(self->st, (PyObject *)self->stream);
        if (same == NULL)
            return NULL;
        Py_DECREF(same);
    }
    // Keep this configuration: a write to it meanwhile moves the launcher to another object.
    LaunchConfigObject *config = (LaunchConfigObject *)Py_NewRef(self->bound.config);
    int result =
        core_launch(self->st, self->stream, config, self->kernel, args, PyVectorcall_NARGS(nargsf));
    Py_DECREF(config);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

// --- making --------------------------------------------------------------------------------------

static PyObject *
new_launcher(KernelObject *kernel, LaunchConfigObject *config, PyObject *stream)
{
    core_state *st = kernel->st;
    StreamObject *taken = NULL;
    BoundLauncherObject *self = NULL;
    if (config != NULL)
        taken = core_stream_take(st, stream != NULL ? stream : core_default_stream(st));
    if (taken != NULL)
        self = (BoundLauncherObject *)st->bound_launcher_type->tp_alloc(st->bound_launcher_type, 0);
    if (self == NULL) {
        Py_XDECREF(taken);
        Py_XDECREF(config);
        return NULL;
    }
    self->st = st;
    self->vectorcall = BoundLauncher_vectorcall;
    self->kernel = (KernelObject *)Py_NewRef(kernel);
    core_launch_config_link(config, &self->bound);
    self->stream = taken;
    return (PyObject *)self;
}

static PyObject *
raise_form(void)
{
    PyErr_SetString(
        PyExc_TypeError,
        "a kernel is launched as kernel[config], kernel[config, stream], kernel[grid, "
        "block], kernel[grid, block, stream] or kernel[grid, block, stream, shmem_size]");
    return NULL;
}

// Makes the launcher of a kernel that knows its block, from a grid or from (grid, stream). A tuple
// of ints is a grid.
static PyObject *
launcher_of_grid(KernelObject *kernel, PyObject *key)
{
    PyObject *stream = NULL;
    Py_ssize_t count = PyTuple_Check(key) ? PyTuple_GET_SIZE(key) : 0;
    if (count == 2 && !PyLong_Check(PyTuple_GET_ITEM(key, 1))) {
        stream = PyTuple_GET_ITEM(key, 1);
        key = PyTuple_GET_ITEM(key, 0);
    }
    return new_launcher(kernel, core_fixed_config(kernel->st, kernel->fixed, key), stream);
}

static bool
is_config(core_state *st, PyObject *o)
{
    return Py_IS_TYPE(o, st->launch_config_type) || PyDict_Check(o);
}

PyObject *
core_bound_launcher_new(KernelObject *kernel, PyObject *key)
{
    core_state *st = kernel->st;
    if (is_config(st, key))
        return new_launcher(kernel, core_launch_config_take(st, key), NULL);
    Py_ssize_t count = PyTuple_Check(key) ? PyTuple_GET_SIZE(key) : 0;
    bool takes_grid = kernel->fixed != NULL && kernel->fixed->threads != 0;
    if (takes_grid && !(count > 0 && is_config(st, PyTuple_GET_ITEM(key, 0))))
        return launcher_of_grid(kernel, key);
    if (count < 1 || count > 4)
        return raise_form();
    PyObject *items[4] = {NULL};
    for (Py_ssize_t i = 0; i < count; i++)
        items[i] = PyTuple_GET_ITEM(key, i);
    if (is_config(st, items[0]))
        return count <= 2 ? new_launcher(kernel, core_launch_config_take(st, items[0]), items[1])
                          : raise_form();
    if (count < 2)
        return raise_form();
    PyObject *const fields[CORE_FIELDS] = {items[0], NULL, items[1], items[3], NULL, NULL};
    PyObject *config = core_launch_config_make(st, fields, CORE_FIELDS);
    return new_launcher(kernel, (LaunchConfigObject *)config, items[2]);
}

// --- life ----------------------------------------------------------------------------------------

static PyObject *
BoundLauncher_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args),
                  PyObject *Py_UNUSED(kwargs))
{
    return core_refuse_new("BoundLauncher", "Please use kernel[config, stream].");
}

static int
BoundLauncher_traverse(PyObject *o, visitproc visit, void *arg)
{
    BoundLauncherObject *self = (BoundLauncherObject *)o;
    Py_VISIT(Py_TYPE(o));
    Py_VISIT(self->kernel);
    Py_VISIT(self->bound.config);
    Py_VISIT(self->stream);
    return 0;
}

// The type has no tp_clear, so that no call ever gets a launcher whose kernel is gone. The garbage
// collector can break a reference cycle at another object.
static void
BoundLauncher_dealloc(PyObject *o)
{
    BoundLauncherObject *self = (BoundLauncherObject *)o;
    PyTypeObject *type = Py_TYPE(o);
    PyObject_GC_UnTrack(o);
    if (self->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    core_launch_config_unlink(&self->bound);
    Py_DECREF(self->kernel);
    Py_DECREF(self->stream);
    PyObject_GC_Del(o); // the type has no subclasses
    Py_DECREF(type);
}

static PyObject *
BoundLauncher_repr(PyObject *o)
{
    BoundLauncherObject *self = (BoundLauncherObject *)o;
    return PyUnicode_FromFormat("<BoundLauncher kernel=%R config=%R stream=%R>", self->kernel,
                                self->bound.config, self->stream);
}

// --- tables --------------------------------------------------------------------------------------

static PyMemberDef BoundLauncher_members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(BoundLauncherObject, vectorcall), READONLY, NULL},
    {"__weaklistoffset__", T_PYSSIZET, offsetof(BoundLauncherObject, weakrefs), READONLY, NULL},
    {"kernel", T_OBJECT, offsetof(BoundLauncherObject, kernel), READONLY,
     CORE_DOC(BoundLauncher, kernel)},
    {"config", T_OBJECT, offsetof(BoundLauncherObject, bound.config), READONLY,
     CORE_DOC(BoundLauncher, config)},
    {"stream", T_OBJECT, offsetof(BoundLauncherObject, stream), READONLY,
     CORE_DOC(BoundLauncher, stream)},
    {NULL},
};

static PyType_Slot BoundLauncher_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(BoundLauncher)}, {Py_tp_new, BoundLauncher_new},
    {Py_tp_dealloc, BoundLauncher_dealloc},    {Py_tp_traverse, BoundLauncher_traverse},
    {Py_tp_repr, BoundLauncher_repr},          {Py_tp_call, PyVectorcall_Call},
    {Py_tp_members, BoundLauncher_members},    {0, NULL},
};

PyType_Spec core_bound_launcher_spec = {
    .name = "cubind.core.BoundLauncher",
    .basicsize = sizeof(BoundLauncherObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE |
             Py_TPFLAGS_HAVE_VECTORCALL,
    .slots = BoundLauncher_slots,
};
