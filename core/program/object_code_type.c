// Implements the ObjectCode type: its constructors, its kernels, pickling.
#include "base/doc.h"
#include "base/errors.h"
#include "base/object.h"
#include "base/text.h"
#include "kernel/kernel.h"
#include "program/object_code_global.h"
#include "program/object_code_symbols.h"

#include "cubind/signature.h"

// --- construction --------------------------------------------------------------------------------

static const char *const code_types[] = {"cubin", "ptx", "ltoir", "fatbin", "object", "library"};

static bool
is_code_type(PyObject *text)
{
    for (size_t i = 0; i < sizeof code_types / sizeof *code_types; i++)
        if (PyUnicode_CompareWithASCIIString(text, code_types[i]) == 0)
            return true;
    return false;
}

// Returns a path as str (new reference); NULL with TypeError for an object that is not a path.
static PyObject *
take_path(PyObject *module)
{
    PyObject *path = PyOS_FSPath(module);
    if (path == NULL) {
        if (PyErr_ExceptionMatches(PyExc_TypeError))
            PyErr_Format(PyExc_TypeError, "Expected type str or bytes or bytearray, but got %s",
                         Py_TYPE(module)->tp_name);
        return NULL;
    }
    if (PyUnicode_Check(path))
        return path;
    PyObject *text =
        PyUnicode_DecodeFSDefaultAndSize(PyBytes_AS_STRING(path), PyBytes_GET_SIZE(path));
    Py_DECREF(path);
    return text;
}

// Returns the code as bytes, or its path as str. New reference.
static PyObject *
take_module(PyObject *module)
{
    if (PyBytes_CheckExact(module))
        return Py_NewRef(module);
    if (PyBytes_Check(module) || PyByteArray_Check(module))
        return PyBytes_FromObject(module);
    return take_path(module);
}

static bool
is_text(PyObject *o)
{
    return PyUnicode_Check(o) || PyBytes_Check(o);
}

// Copies the dict. Sets `*out` to NULL if `mapping` is None.
static int
take_mapping(PyObject *mapping, PyObject **out)
{
    *out = NULL;
    if (mapping == NULL || mapping == Py_None)
        return 0;
    if (!PyDict_Check(mapping)) {
        PyErr_Format(PyExc_TypeError, "symbol_mapping must be a dict or None, not %s",
                     Py_TYPE(mapping)->tp_name);
        return -1;
    }
    PyObject *key, *value;
    for (Py_ssize_t at = 0; PyDict_Next(mapping, &at, &key, &value);)
        if (!is_text(key) || !is_text(value)) {
            PyErr_Format(PyExc_TypeError,
                         "symbol_mapping must map str or bytes to str or bytes, got %s: %s",
                         Py_TYPE(key)->tp_name, Py_TYPE(value)->tp_name);
            return -1;
        }
    *out = PyDict_Copy(mapping);
    return *out != NULL ? 0 : -1;
}

// Makes an ObjectCode from the arguments of a constructor. `name` is NULL, None or a str.
static PyObject *
make_code(core_state *st, PyObject *module, PyObject *code_type, PyObject *name, PyObject *mapping,
          PyObject *entries)
{
    PyObject *symbols = NULL;
    PyObject *code = take_module(module);
    PyObject *text = name == NULL || name == Py_None ? PyUnicode_FromString("") : Py_NewRef(name);
    PyObject *made = NULL;
    if (text != NULL && !PyUnicode_Check(text))
        PyErr_Format(PyExc_TypeError, "name must be str, not %s", Py_TYPE(text)->tp_name);
    else if (code != NULL && text != NULL && take_mapping(mapping, &symbols) == 0)
        made = core_object_code_make(st, code, code_type, text, symbols, entries);
    Py_XDECREF(symbols);
    Py_XDECREF(text);
    Py_XDECREF(code);
    return made;
}

static PyObject *
ObjectCode_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args),
               PyObject *Py_UNUSED(kwargs))
{
    return core_refuse_new(
        "ObjectCode",
        "Please use ObjectCode APIs (from_cubin, from_ptx) or Program APIs (compile).");
}

static PyObject *
from_module(PyObject *cls, const char *method, const char *code_type, PyObject *const *args,
            Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"module", "name", "symbol_mapping", NULL};
    const cb_signature call = {method, params, .positional = 1, .required = 1};
    CB_SLOTS(PyObject * module, *name, *symbol_mapping) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    PyObject *kind = PyUnicode_InternFromString(code_type);
    if (kind == NULL)
        return NULL;
    core_state *st = core_state_of((PyTypeObject *)cls);
    PyObject *made = st != NULL
                         ? make_code(st, given.module, kind, given.name, given.symbol_mapping, NULL)
                         : NULL;
    Py_DECREF(kind);
    return made;
}

#define FROM(kind) \
    static PyObject *ObjectCode_from_##kind(PyObject *cls, PyObject *const *args, \
                                            Py_ssize_t nargs, PyObject *kwnames) \
    { \
        return from_module(cls, "from_" #kind, #kind, args, nargs, kwnames); \
    }
FROM(cubin)
FROM(ptx)
FROM(ltoir)
FROM(fatbin)
FROM(object)
FROM(library)
#undef FROM

// Restores an ObjectCode from (code, code_type, name, symbol_mapping[, entries]). Pickle calls it
// by the name that cuda.core uses; the program cache calls it, too.
static PyObject *
ObjectCode_restore(PyObject *cls, PyObject *args)
{
    PyObject *code, *code_type, *name, *mapping, *entries = Py_None;
    if (!PyArg_ParseTuple(args, "OUUO|O:_reduce_helper", &code, &code_type, &name, &mapping,
                          &entries))
        return NULL;
    if (!is_code_type(code_type) || (entries != Py_None && !PyBytes_CheckExact(entries))) {
        PyErr_Format(PyExc_ValueError, "cannot restore an ObjectCode with code_type=%R", code_type);
        return NULL;
    }
    core_state *st = core_state_of((PyTypeObject *)cls);
    if (st == NULL)
        return NULL;
    return make_code(st, code, code_type, name, mapping, entries != Py_None ? entries : NULL);
}

static int
ObjectCode_traverse(PyObject *op, visitproc visit, void *arg)
{
    ObjectCodeObject *self = (ObjectCodeObject *)op;
    Py_VISIT(Py_TYPE(op));
    Py_VISIT(self->code);
    Py_VISIT(self->name);
    Py_VISIT(self->symbol_mapping);
    return 0;
}

// The type has no tp_clear, so that no call ever gets an ObjectCode whose contents are gone. The
// garbage collector can break a reference cycle at another object.
static void
ObjectCode_dealloc(PyObject *op)
{
    ObjectCodeObject *self = (ObjectCodeObject *)op;
    PyObject_GC_UnTrack(op);
    if (self->weakrefs != NULL)
        PyObject_ClearWeakRefs(op);
    Py_CLEAR(self->code);
    Py_CLEAR(self->code_type);
    Py_CLEAR(self->name);
    Py_CLEAR(self->symbol_mapping);
    Py_CLEAR(self->entries);
    Py_CLEAR(self->source);
    core_kernel_forget_all(self);
    core_ref_drop(self->library);
    core_object_free(op);
}

// --- kernels -------------------------------------------------------------------------------------

static void
raise_missing_kernel(ObjectCodeObject *self, CUresult status, PyObject *name)
{
    PyObject *hint =
        status == CUDA_ERROR_NOT_FOUND ? core_object_code_kernel_hint(self, name) : NULL;
    core_object_code_raise_missing(self, status, "cuLibraryGetKernel", "kernel", name, hint);
    Py_XDECREF(hint);
}

static PyObject *
get_kernel(PyObject *op, PyObject *name)
{
    ObjectCodeObject *self = (ObjectCodeObject *)op;
    PyObject *symbol = core_object_code_symbol(self, "get_kernel", name);
    core_ref *library = symbol != NULL ? core_object_code_library(self) : NULL;
    PyObject *made = NULL;
    if (library != NULL) {
        CUkernel kernel = NULL;
        CUresult status;
        const char *text = PyBytes_AS_STRING(symbol);
        Py_BEGIN_ALLOW_THREADS
        status = core_driver->cuLibraryGetKernel(&kernel, library->handle, text);
        Py_END_ALLOW_THREADS
        if (status == CUDA_SUCCESS)
            made = core_kernel_new(self->st, kernel, library, op, text);
        else
            raise_missing_kernel(self, status, name);
    }
    Py_XDECREF(symbol);
    return made;
}

static PyObject *
ObjectCode_get_kernel(PyObject *op, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"name", NULL};
    static const cb_signature call = {"get_kernel", params, .positional = 1, .required = 1};
    PyObject *name;
    return cb_bind_vector(&call, args, nargs, kwnames, &name) == 0 ? get_kernel(op, name) : NULL;
}

// --- attributes ----------------------------------------------------------------------------------

static PyObject *
ObjectCode_get_module(PyObject *op, PyObject *Py_UNUSED(ignored))
{
    ObjectCodeObject *self = (ObjectCodeObject *)op;
    core_ref *library = core_object_code_library(self);
    if (library == NULL)
        return NULL;
    CUmodule module = NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuLibraryGetModule(&module, library->handle);
    Py_END_ALLOW_THREADS
    if (core_check(self->st, status, "cuLibraryGetModule") < 0)
        return NULL;
    return core_handle(self->st, &self->st->cu_module, "CUmodule", module);
}

static PyObject *
ObjectCode_handle(PyObject *op, void *Py_UNUSED(closure))
{
    ObjectCodeObject *self = (ObjectCodeObject *)op;
    core_ref *library = core_object_code_library(self);
    if (library == NULL)
        return NULL;
    return core_handle(self->st, &self->st->cu_library, "CUlibrary", library->handle);
}

static PyObject *
ObjectCode_code(PyObject *op, void *Py_UNUSED(closure))
{
    return Py_NewRef(((ObjectCodeObject *)op)->code);
}

static PyObject *
ObjectCode_code_type(PyObject *op, void *Py_UNUSED(closure))
{
    return Py_NewRef(((ObjectCodeObject *)op)->code_type);
}

static PyObject *
ObjectCode_name(PyObject *op, void *Py_UNUSED(closure))
{
    return Py_NewRef(((ObjectCodeObject *)op)->name);
}

static PyObject *
ObjectCode_symbol_mapping(PyObject *op, void *Py_UNUSED(closure))
{
    ObjectCodeObject *self = (ObjectCodeObject *)op;
    return self->symbol_mapping != NULL ? PyDict_Copy(self->symbol_mapping) : PyDict_New();
}

static PyObject *
ObjectCode_entries(PyObject *op, void *Py_UNUSED(closure))
{
    PyObject *entries = ((ObjectCodeObject *)op)->entries;
    return Py_NewRef(entries != NULL ? entries : Py_None);
}

static PyObject *
ObjectCode_repr(PyObject *op)
{
    ObjectCodeObject *self = (ObjectCodeObject *)op;
    uintptr_t handle = self->library != NULL ? (uintptr_t)self->library->handle : 0;
    char text[80];
    *core_put_digits(stpcpy(text, "<ObjectCode handle=0x"), handle, 16) = '\0';
    return PyUnicode_FromFormat("%s code_type='%U'>", text, self->code_type);
}

// Returns whether pickle finds the class under cubind's name: 1 or 0, or -1 with an exception.
static int
is_by_own_name(PyObject *op)
{
    PyObject *module = PyObject_GetAttrString((PyObject *)Py_TYPE(op), "__module__");
    if (module == NULL)
        return -1;
    bool own =
        PyUnicode_Check(module) && PyUnicode_CompareWithASCIIString(module, "cubind.core") == 0;
    Py_DECREF(module);
    return own;
}

// Pickles without the entries if pickle finds the class under cuda.core's name (cubind.compat),
// because the original class of cuda.core could not take them. The types of parameters are then
// known only for PTX.
static PyObject *
ObjectCode_reduce(PyObject *op, PyObject *Py_UNUSED(ignored))
{
    ObjectCodeObject *self = (ObjectCodeObject *)op;
    int own = is_by_own_name(op);
    PyObject *restore =
        own >= 0 ? PyObject_GetAttrString((PyObject *)Py_TYPE(op), "_reduce_helper") : NULL;
    if (restore == NULL)
        return NULL;
    PyObject *mapping = self->symbol_mapping != NULL ? self->symbol_mapping : Py_None;
    if (!own || self->entries == NULL)
        return Py_BuildValue("(N(OOOO))", restore, self->code, self->code_type, self->name,
                             mapping);
    return Py_BuildValue("(N(OOOOO))", restore, self->code, self->code_type, self->name, mapping,
                         self->entries);
}

// --- tables --------------------------------------------------------------------------------------

#define FROM_METHOD(kind) \
    {"from_" #kind, CORE_KEYWORDS(ObjectCode_from_##kind) | METH_CLASS, \
     CORE_DOC(ObjectCode, from_##kind)}

static PyMethodDef ObjectCode_methods[] = {
    FROM_METHOD(cubin),
    FROM_METHOD(ptx),
    FROM_METHOD(ltoir),
    FROM_METHOD(fatbin),
    FROM_METHOD(object),
    FROM_METHOD(library),
    {"get_kernel", CORE_KEYWORDS(ObjectCode_get_kernel), CORE_DOC(ObjectCode, get_kernel)},
    {"get_global", core_object_code_get_global, METH_O, CORE_DOC(ObjectCode, get_global)},
    {"get_module", ObjectCode_get_module, METH_NOARGS, CORE_DOC(ObjectCode, get_module)},
    {"__reduce__", ObjectCode_reduce, METH_NOARGS, "__reduce__($self, /)\n--\n\nSupport pickle."},
    {"_reduce_helper", ObjectCode_restore, METH_VARARGS | METH_CLASS, "Support pickle."},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef ObjectCode_getset[] = {
    {"code", ObjectCode_code, NULL, CORE_DOC(ObjectCode, code), NULL},
    {"code_type", ObjectCode_code_type, NULL, CORE_DOC(ObjectCode, code_type), NULL},
    {"name", ObjectCode_name, NULL, CORE_DOC(ObjectCode, name), NULL},
    {"symbol_mapping", ObjectCode_symbol_mapping, NULL, CORE_DOC(ObjectCode, symbol_mapping), NULL},
    {"kernels", core_object_code_kernels, NULL, CORE_DOC(ObjectCode, kernels), NULL},
    {"handle", ObjectCode_handle, NULL, CORE_DOC(ObjectCode, handle), NULL},
    {"_entries", ObjectCode_entries, NULL,
     "PTX declarations of the kernels, or None.\n\n"
     "They give the types of the parameters.",
     NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static CORE_WEAKREFS(ObjectCode_members, ObjectCodeObject);

static PyType_Slot ObjectCode_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(ObjectCode)},
    {Py_tp_new, ObjectCode_new},
    {Py_tp_dealloc, ObjectCode_dealloc},
    {Py_tp_traverse, ObjectCode_traverse},
    {Py_tp_repr, ObjectCode_repr},
    {Py_tp_methods, ObjectCode_methods},
    {Py_tp_getset, ObjectCode_getset},
    {Py_tp_members, ObjectCode_members},
    {0, NULL},
};

PyType_Spec core_object_code_spec = {
    .name = "cubind.core.ObjectCode",
    .basicsize = sizeof(ObjectCodeObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = ObjectCode_slots,
};
