// Implements the Linker type, which links several ObjectCodes into one.
#include "program/linker.h"

#include "base/doc.h"
#include "base/object.h"
#include "base/options_take.h"
#include "base/process.h"
#include "program/carried_ptx.h"
#include "program/driver_linker.h"
#include "program/nvjitlink.h"

#include "cubind/signature.h"

// --- backends ------------------------------------------------------------------------------------

static int
warn_once(core_state *st)
{
    if (st->warned_of_nvjitlink)
        return 0;
    st->warned_of_nvjitlink = true;
    return PyErr_WarnEx(PyExc_RuntimeWarning,
                        "nvJitLink is not installed or older than 12.3; the driver's linker is "
                        "used instead, which takes no LTO-IR and makes no PTX (pip install "
                        "nvidia-nvjitlink)",
                        1);
}

const core_linker_backend *
core_linker_choose(core_state *st)
{
    int version = core_nvjitlink_version(st);
    if (version > 0)
        return &core_nvjitlink_backend;
    if (version < 0 || warn_once(st) < 0)
        return NULL;
    return &core_driver_backend;
}

// --- construction --------------------------------------------------------------------------------

static int
check_inputs(core_state *st, PyObject *inputs)
{
    if (PyTuple_GET_SIZE(inputs) == 0) {
        PyErr_SetString(PyExc_ValueError, "At least one ObjectCode object must be provided");
        return -1;
    }
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(inputs); i++) {
        PyObject *input = PyTuple_GET_ITEM(inputs, i);
        if (!Py_IS_TYPE(input, st->object_code_type)) {
            bool is_several = PyList_Check(input) || PyTuple_Check(input);
            PyErr_Format(PyExc_TypeError, "Expected type ObjectCode, but got %s%s",
                         Py_TYPE(input)->tp_name,
                         is_several ? "; pass its items one by one (*object_codes)" : "");
            return -1;
        }
    }
    return 0;
}

// Makes the backend's linker and adds the inputs to it.
static int
start_backend(LinkerObject *self)
{
    self->backend = core_linker_choose(self->st);
    if (self->backend == NULL)
        return -1;
    PyObject *rendered = PyObject_CallMethod(self->options, self->backend->render, NULL);
    if (rendered == NULL)
        return -1;
    int result = self->backend->create(self, rendered);
    Py_DECREF(rendered);
    for (Py_ssize_t i = 0; result == 0 && i < PyTuple_GET_SIZE(self->inputs); i++)
        result = self->backend->add(self, (ObjectCodeObject *)PyTuple_GET_ITEM(self->inputs, i));
    return result;
}

PyObject *
core_linker_new(core_state *st, PyObject *inputs, PyObject *options)
{
    LinkerObject *self = (LinkerObject *)st->linker_type->tp_alloc(st->linker_type, 0);
    if (self == NULL)
        return NULL;
    self->st = st;
    self->process = core_process_now();
    self->options = Py_NewRef(options);
    self->inputs = Py_NewRef(inputs);
    if (start_backend(self) < 0)
        Py_CLEAR(self);
    return (PyObject *)self;
}

static PyObject *
Linker_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    core_state *st = core_state_of(type);
    static const char *const params[] = {"options", NULL};
    static const cb_signature call = {"Linker", params}; // positional arguments are the inputs
    PyObject *given, *options = NULL, *made = NULL;
    if (st == NULL || cb_bind_tuple(&call, NULL, kwargs, &given) < 0 || check_inputs(st, args) < 0)
        return NULL;
    PyObject *none = PyDict_New();
    if (none != NULL && core_take_options(st, given != NULL && given != Py_None ? given : none,
                                          "LinkerOptions", "Linker options", &options) == 0)
        made = core_linker_new(st, args, options);
    Py_XDECREF(options);
    Py_XDECREF(none);
    return made;
}

static int
Linker_traverse(PyObject *op, visitproc visit, void *arg)
{
    LinkerObject *self = (LinkerObject *)op;
    Py_VISIT(Py_TYPE(op));
    Py_VISIT(self->options);
    Py_VISIT(self->inputs);
    return 0;
}

static void
destroy_backend(LinkerObject *self)
{
    void *handle = self->handle;
    self->handle = NULL;
    if (handle != NULL && !core_must_leak(self->process))
        self->backend->destroy(self->st, handle);
}

// The type has no tp_clear: the garbage collector can break a reference cycle in the options' dict.
// The linker behind the handle reads the inputs, so it is destroyed first.
static void
Linker_dealloc(PyObject *op)
{
    LinkerObject *self = (LinkerObject *)op;
    PyObject_GC_UnTrack(op);
    if (self->weakrefs != NULL)
        PyObject_ClearWeakRefs(op);
    // Keep a pending exception while destroying: the construction may have raised it.
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    destroy_backend(self);
    PyErr_Restore(type, value, traceback);
    Py_CLEAR(self->options);
    Py_CLEAR(self->inputs);
    core_object_free(op);
}

// --- linking -------------------------------------------------------------------------------------

int
core_linker_check(LinkerObject *self)
{
    if (self->handle == NULL || self->closed)
        return core_raise_closed((PyObject *)self);
    if (core_check_process((PyObject *)self, self->process) < 0)
        return -1;
    if (!self->busy)
        return 0;
    PyErr_SetString(PyExc_RuntimeError, "Linker is linking in another thread");
    return -1;
}

PyObject *
core_linker_link(LinkerObject *self, const char *target)
{
    if (core_linker_check(self) < 0)
        return NULL;
    if (self->linked) {
        PyErr_SetString(PyExc_RuntimeError,
                        "Linker has already linked: a linker links only once, so make another one");
        return NULL;
    }
    self->linked = self->busy = true;
    PyObject *code = self->backend->link(self, target);
    self->busy = false;
    if (self->closed)
        destroy_backend(self);
    return code;
}

// Appends an input's declarations. Sets `*out` to NULL if they are unknown.
static int
append_entries(PyObject **out, PyObject *entries)
{
    if (entries == NULL)
        Py_CLEAR(*out);
    else
        PyBytes_Concat(out, entries);
    return *out != NULL || !PyErr_Occurred() ? 0 : -1;
}

int
core_linker_entries(PyObject *inputs, PyObject **out)
{
    *out = PyBytes_FromString("");
    for (Py_ssize_t i = 0; *out != NULL && i < PyTuple_GET_SIZE(inputs); i++)
        if (append_entries(
                out, core_object_code_entries((ObjectCodeObject *)PyTuple_GET_ITEM(inputs, i))) < 0)
            return -1;
    return PyErr_Occurred() ? -1 : 0;
}

// Merges the symbol mappings of all inputs. Sets `*out` to NULL if there are none.
static int
merge_mappings(PyObject *inputs, PyObject **out)
{
    *out = NULL;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(inputs); i++) {
        PyObject *mapping = ((ObjectCodeObject *)PyTuple_GET_ITEM(inputs, i))->symbol_mapping;
        if (mapping == NULL)
            continue;
        if (*out == NULL && (*out = PyDict_New()) == NULL)
            return -1;
        if (PyDict_Update(*out, mapping) < 0) {
            Py_CLEAR(*out);
            return -1;
        }
    }
    return 0;
}

static PyObject *
linked_object_code(LinkerObject *self, PyObject *code, const char *target)
{
    PyObject *mapping = NULL, *entries = NULL, *made = NULL;
    PyObject *name = PyObject_GetAttrString(self->options, "name");
    if (name != NULL && name == Py_None)
        Py_SETREF(name, PyUnicode_FromString(""));
    if (name != NULL && merge_mappings(self->inputs, &mapping) == 0 &&
        core_linker_entries(self->inputs, &entries) == 0)
        made = core_object_code_new(self->st, code, target, name, mapping, entries);
    Py_XDECREF(entries);
    Py_XDECREF(mapping);
    Py_XDECREF(name);
    return made;
}

// Links the same inputs to PTX. Returns bytes, or None if these inputs or options yield no PTX. New
// reference; NULL with MemoryError.
static PyObject *
link_to_ptx(LinkerObject *self)
{
    PyObject *copy = NULL, *linker = NULL, *ptx = NULL;
    PyObject *module = PyImport_ImportModule("copy");
    if (module != NULL)
        copy = PyObject_CallMethod(module, "copy", "O", self->options);
    if (copy != NULL && PyObject_SetAttrString(copy, "ptx", Py_True) == 0)
        linker = core_linker_new(self->st, self->inputs, copy);
    if (linker != NULL)
        ptx = core_linker_link((LinkerObject *)linker, "ptx");
    Py_XDECREF(linker);
    Py_XDECREF(copy);
    Py_XDECREF(module);
    if (ptx != NULL || PyErr_ExceptionMatches(PyExc_MemoryError))
        return ptx;
    PyErr_Clear();
    return Py_NewRef(Py_None);
}

// Adds PTX to the machine code for the simulated device, which runs the PTX in a cubin. For that,
// LTO inputs are linked to PTX as well. Steals `code`.
static PyObject *
with_ptx(LinkerObject *self, PyObject *code)
{
    PyObject *lto = PyObject_GetAttrString(self->options, "link_time_optimization");
    int has_ptx = lto != NULL ? PyObject_IsTrue(lto) : -1;
    PyObject *ptx = has_ptx > 0 ? link_to_ptx(self) : Py_NewRef(Py_None);
    if (has_ptx < 0 || ptx == NULL)
        Py_CLEAR(code);
    else if (ptx != Py_None)
        Py_SETREF(code, core_carry_ptx(code, PyBytes_AS_STRING(ptx)));
    Py_XDECREF(ptx);
    Py_XDECREF(lto);
    return code;
}

static PyObject *
Linker_link(PyObject *op, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"target_type", NULL};
    static const cb_signature call = {"link", params, .positional = 1, .required = 1};
    PyObject *target_type;
    if (cb_bind_vector(&call, args, nargs, kwnames, &target_type) < 0)
        return NULL;
    PyObject *target = PyObject_Str(target_type);
    if (target == NULL)
        return NULL;
    bool is_cubin = PyUnicode_CompareWithASCIIString(target, "cubin") == 0;
    bool is_ptx = PyUnicode_CompareWithASCIIString(target, "ptx") == 0;
    if (!is_cubin && !is_ptx)
        PyErr_Format(PyExc_ValueError, "Unsupported target type: %U (supported: 'cubin', 'ptx')",
                     target);
    Py_DECREF(target);
    if (!is_cubin && !is_ptx)
        return NULL;
    const char *text = is_cubin ? "cubin" : "ptx";
    PyObject *code = core_linker_link((LinkerObject *)op, text);
    if (code != NULL && is_cubin && core_is_simulated())
        code = with_ptx((LinkerObject *)op, code);
    PyObject *made = code != NULL ? linked_object_code((LinkerObject *)op, code, text) : NULL;
    Py_XDECREF(code);
    return made;
}

static PyObject *
Linker_get_error_log(PyObject *op, PyObject *Py_UNUSED(ignored))
{
    LinkerObject *self = (LinkerObject *)op;
    return core_linker_check(self) == 0 ? self->backend->log(self, true) : NULL;
}

static PyObject *
Linker_get_info_log(PyObject *op, PyObject *Py_UNUSED(ignored))
{
    LinkerObject *self = (LinkerObject *)op;
    return core_linker_check(self) == 0 ? self->backend->log(self, false) : NULL;
}

static PyObject *
Linker_close(PyObject *op, PyObject *Py_UNUSED(ignored))
{
    LinkerObject *self = (LinkerObject *)op;
    self->closed = true;
    if (!self->busy)
        destroy_backend(self);
    Py_RETURN_NONE;
}

static PyObject *
Linker_which_backend(PyObject *cls, PyObject *Py_UNUSED(ignored))
{
    core_state *st = core_state_of((PyTypeObject *)cls);
    const core_linker_backend *backend = st != NULL ? core_linker_choose(st) : NULL;
    return backend != NULL ? core_typing_member(st, "CompilerBackendType", backend->name) : NULL;
}

static PyObject *
Linker_is_closed(PyObject *op, void *Py_UNUSED(closure))
{
    return PyBool_FromLong(((LinkerObject *)op)->closed);
}

static PyObject *
Linker_handle(PyObject *op, void *Py_UNUSED(closure))
{
    LinkerObject *self = (LinkerObject *)op;
    return self->backend->handle_object(self);
}

static PyObject *
Linker_repr(PyObject *op)
{
    LinkerObject *self = (LinkerObject *)op;
    return PyUnicode_FromFormat("<Linker backend='%s'>", self->backend->name);
}

// --- tables --------------------------------------------------------------------------------------

static PyMethodDef Linker_methods[] = {
    {"link", CORE_KEYWORDS(Linker_link), CORE_DOC(Linker, link)},
    {"get_error_log", Linker_get_error_log, METH_NOARGS, CORE_DOC(Linker, get_error_log)},
    {"get_info_log", Linker_get_info_log, METH_NOARGS, CORE_DOC(Linker, get_info_log)},
    {"close", Linker_close, METH_NOARGS, CORE_DOC(Linker, close)},
    {"which_backend", Linker_which_backend, METH_NOARGS | METH_CLASS,
     CORE_DOC(Linker, which_backend)},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef Linker_getset[] = {
    {"is_closed", Linker_is_closed, NULL, CORE_DOC(Linker, is_closed), NULL},
    {"handle", Linker_handle, NULL, CORE_DOC(Linker, handle), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static CORE_WEAKREFS(Linker_members, LinkerObject);

static PyType_Slot Linker_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(Linker)},
    {Py_tp_new, Linker_new},
    {Py_tp_dealloc, Linker_dealloc},
    {Py_tp_traverse, Linker_traverse},
    {Py_tp_repr, Linker_repr},
    {Py_tp_methods, Linker_methods},
    {Py_tp_getset, Linker_getset},
    {Py_tp_members, Linker_members},
    {0, NULL},
};

PyType_Spec core_linker_spec = {
    .name = "cubind.core.Linker",
    .basicsize = sizeof(LinkerObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Linker_slots,
};
