// The ObjectCode type: compiled code of any kind; the kinds with kernels are loaded at first use,
// and never unloaded.
#include "kernel/object_code.h"

#include "base/call.h"
#include "base/errors.h"
#include "kernel/kernel.h"
#include "program/object_code_symbols.h"

#include <stddef.h>

#include <structmember.h>

enum { LOG_SIZE = 4096 };

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

// All arguments are checked; `mapping` and `entries` may be NULL.
static PyObject *
new_code(core_state *st, PyObject *code, PyObject *code_type, PyObject *name, PyObject *mapping,
         PyObject *entries)
{
    PyTypeObject *type = st->object_code_type;
    ObjectCodeObject *self = (ObjectCodeObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->st = st;
    self->code = Py_NewRef(code);
    self->code_type = Py_NewRef(code_type);
    self->name = Py_NewRef(name);
    self->symbol_mapping = Py_XNewRef(mapping);
    self->entries = Py_XNewRef(entries);
    return (PyObject *)self;
}

PyObject *
core_object_code_new(core_state *st, PyObject *code, const char *code_type, PyObject *name,
                     PyObject *symbol_mapping, PyObject *entries)
{
    PyObject *kind = PyUnicode_InternFromString(code_type);
    PyObject *made = kind != NULL ? new_code(st, code, kind, name, symbol_mapping, entries) : NULL;
    Py_XDECREF(kind);
    return made;
}

// A path as str, or NULL with TypeError for what is none.
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

// Owned bytes, or a path as str.
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

// A copy of the dict; `*out` is NULL for None.
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

// The name is None or a str.
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
        made = new_code(st, code, code_type, text, symbols, entries);
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
    const core_call call = {method, params, .positional = 1, .required = 1};
    PyObject *slots[3];
    if (core_bind(&call, args, nargs, kwnames, slots) < 0)
        return NULL;
    PyObject *kind = PyUnicode_InternFromString(code_type);
    if (kind == NULL)
        return NULL;
    core_state *st = core_state_of((PyTypeObject *)cls);
    PyObject *made = st != NULL ? make_code(st, slots[0], kind, slots[1], slots[2], NULL) : NULL;
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

// (code, code_type, name, symbol_mapping, entries): for pickle, and for the program cache.
static PyObject *
ObjectCode_restore(PyObject *cls, PyObject *args)
{
    PyObject *code, *code_type, *name, *mapping, *entries;
    if (!PyArg_ParseTuple(args, "OUUOO:_restore", &code, &code_type, &name, &mapping, &entries))
        return NULL;
    if (!is_code_type(code_type) || (entries != Py_None && !PyBytes_CheckExact(entries))) {
        PyErr_Format(PyExc_ValueError, "no ObjectCode: code_type=%R", code_type);
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

// Immutable: a cycle through it is broken elsewhere, so that no call meets it half cleared.
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
    core_kernel_forget_all(self);
    core_ref_drop(self->library);
    core_object_free(op);
}

// --- loading -------------------------------------------------------------------------------------

static bool
has_type(ObjectCodeObject *self, const char *code_type)
{
    return PyUnicode_CompareWithASCIIString(self->code_type, code_type) == 0;
}

// What the driver says about PTX that it cannot compile goes with the exception.
static int
raise_load(ObjectCodeObject *self, CUresult status, const char *function, const char *said)
{
    if (*said == '\0')
        return core_raise(self->st, status, function);
    PyObject *log = PyUnicode_DecodeUTF8(said, (Py_ssize_t)strlen(said), "backslashreplace");
    PyObject *more = log != NULL ? PyUnicode_FromFormat("\nLinker error log: %U", log) : NULL;
    if (more != NULL)
        core_raise_more(self->st, status, function, more, log);
    Py_XDECREF(more);
    Py_XDECREF(log);
    return -1;
}

static CUresult
load(bool is_path, const char *code, char *log, CUlibrary *out)
{
    CUjit_option keys[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
    void *values[] = {log, (void *)(uintptr_t)LOG_SIZE};
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    if (is_path)
        status = core_driver->cuLibraryLoadFromFile(out, code, keys, values, 2, NULL, NULL, 0);
    else
        status = core_driver->cuLibraryLoadData(out, code, keys, values, 2, NULL, NULL, 0);
    Py_END_ALLOW_THREADS
    log[LOG_SIZE - 1] = '\0';
    return status;
}

static int
load_code(ObjectCodeObject *self, CUlibrary *out)
{
    bool is_path = PyUnicode_Check(self->code);
    PyObject *code = is_path ? PyUnicode_EncodeFSDefault(self->code) : Py_NewRef(self->code);
    char *log = code != NULL ? PyMem_Calloc(1, LOG_SIZE) : NULL;
    int result = -1;
    if (code != NULL && log == NULL)
        PyErr_NoMemory();
    if (log != NULL) {
        CUresult status = load(is_path, PyBytes_AS_STRING(code), log, out);
        const char *function = is_path ? "cuLibraryLoadFromFile" : "cuLibraryLoadData";
        result = status == CUDA_SUCCESS ? 0 : raise_load(self, status, function, log);
    }
    PyMem_Free(log);
    Py_XDECREF(code);
    return result;
}

// PTX in memory tells the types of parameters itself.
static int
find_entries(ObjectCodeObject *self)
{
    if (PyBytes_Check(self->code))
        return 0;
    core_object_code_entries(self);
    return PyErr_Occurred() ? -1 : 0;
}

static int
check_loadable(ObjectCodeObject *self)
{
    if (has_type(self, "cubin") || has_type(self, "ptx") || has_type(self, "fatbin"))
        return 0;
    PyErr_Format(PyExc_RuntimeError,
                 "Unsupported code type \"%U\" (supported_code_types=('cubin', 'ptx', 'fatbin'))",
                 self->code_type);
    return -1;
}

core_ref *
core_object_code_library(ObjectCodeObject *self)
{
    if (CB_LIKELY(self->library != NULL))
        return core_check_process((PyObject *)self, self->library->process) == 0 ? self->library
                                                                                 : NULL;
    CUlibrary library = NULL;
    if (check_loadable(self) < 0 || core_start(self->st) < 0 || find_entries(self) < 0 ||
        load_code(self, &library) < 0)
        return NULL;
    core_ref *ref = core_ref_new(self->st, CORE_LIBRARY, library, false, -1, NULL, NULL);
    // Another thread may have been faster; its library counts, and this one stays unused.
    if (ref != NULL && self->library == NULL)
        self->library = ref;
    else
        core_ref_drop(ref);
    return self->library;
}

// --- kernels -------------------------------------------------------------------------------------

// The other spelling of a name: bytes of a str, str of bytes. Owned; NULL without an exception
// where there is none.
static PyObject *
other_spelling(PyObject *name)
{
    PyObject *other = PyUnicode_Check(name) ? PyUnicode_AsUTF8String(name)
                                            : PyUnicode_DecodeUTF8(PyBytes_AS_STRING(name),
                                                                   PyBytes_GET_SIZE(name), NULL);
    if (other == NULL)
        PyErr_Clear();
    return other;
}

// Borrowed; NULL without an exception when it is not there.
static PyObject *
find_mapped(PyObject *mapping, PyObject *name)
{
    PyObject *found = mapping != NULL ? PyDict_GetItemWithError(mapping, name) : NULL;
    if (found != NULL || mapping == NULL || PyErr_Occurred())
        return found;
    PyObject *other = other_spelling(name);
    found = other != NULL ? PyDict_GetItemWithError(mapping, other) : NULL;
    Py_XDECREF(other);
    return found;
}

PyObject *
core_object_code_symbol(ObjectCodeObject *self, const char *method, PyObject *name)
{
    if (!is_text(name)) {
        PyErr_Format(PyExc_TypeError, "%s() argument 'name' must be str or bytes, not %s", method,
                     Py_TYPE(name)->tp_name);
        return NULL;
    }
    PyObject *mapped = find_mapped(self->symbol_mapping, name);
    if (mapped == NULL && PyErr_Occurred())
        return NULL;
    if (mapped == NULL)
        mapped = name;
    PyObject *symbol = PyUnicode_Check(mapped) ? PyUnicode_AsUTF8String(mapped) : Py_NewRef(mapped);
    char *text;
    if (symbol != NULL && PyBytes_AsStringAndSize(symbol, &text, NULL) < 0)
        Py_CLEAR(symbol); // a NUL in the middle
    return symbol;
}

int
core_object_code_raise_missing(ObjectCodeObject *self, CUresult status, const char *function,
                               const char *what, PyObject *name, PyObject *hint)
{
    if (status != CUDA_ERROR_NOT_FOUND)
        return core_raise(self->st, status, function);
    PyObject *more = PyUnicode_FromFormat(": no %s %R in this ObjectCode (code_type='%U')%V", what,
                                          name, self->code_type, hint, "");
    if (more != NULL)
        core_raise_more(self->st, status, function, more, NULL);
    Py_XDECREF(more);
    return -1;
}

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
    static const core_call call = {"get_kernel", params, .positional = 1, .required = 1};
    PyObject *name;
    return core_bind(&call, args, nargs, kwnames, &name) == 0 ? get_kernel(op, name) : NULL;
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
    char text[32];
    PyOS_snprintf(text, sizeof text, "0x%zx", (size_t)handle);
    return PyUnicode_FromFormat("<ObjectCode handle=%s code_type='%U'>", text, self->code_type);
}

static PyObject *
ObjectCode_reduce(PyObject *op, PyObject *Py_UNUSED(ignored))
{
    ObjectCodeObject *self = (ObjectCodeObject *)op;
    PyObject *restore = PyObject_GetAttrString((PyObject *)Py_TYPE(op), "_restore");
    if (restore == NULL)
        return NULL;
    PyObject *mapping = self->symbol_mapping != NULL ? self->symbol_mapping : Py_None;
    PyObject *entries = self->entries != NULL ? self->entries : Py_None;
    return Py_BuildValue("(N(OOOOO))", restore, self->code, self->code_type, self->name, mapping,
                         entries);
}

// --- tables --------------------------------------------------------------------------------------

#define FROM_DOC(kind, what) \
    "from_" kind "($type, /, module, *, name='', symbol_mapping=None)\n--\n\n" what " as an " \
    "ObjectCode.\n\nmodule is bytes, which are copied if they can change, or the path of a file " \
    "that is read when it is\nloaded or linked. symbol_mapping leads from names as get_kernel() " \
    "is given them to symbols; str and\nbytes are alike. Calls no driver. TypeError for anything " \
    "else."

#define FROM_METHOD(kind, what) \
    { \
        "from_" #kind, (PyCFunction)(void (*)(void))ObjectCode_from_##kind, \
            METH_FASTCALL | METH_KEYWORDS | METH_CLASS, FROM_DOC(#kind, what) \
    }

static PyMethodDef ObjectCode_methods[] = {
    FROM_METHOD(cubin, "Machine code of one architecture"),
    FROM_METHOD(ptx, "PTX text"),
    FROM_METHOD(ltoir, "Intermediate code for link-time optimization"),
    FROM_METHOD(fatbin, "Several images in one container"),
    FROM_METHOD(object, "A host object file with device code"),
    FROM_METHOD(library, "A host library with device code"),
    {"get_kernel", (PyCFunction)(void (*)(void))ObjectCode_get_kernel,
     METH_FASTCALL | METH_KEYWORDS,
     "get_kernel($self, /, name)\n--\n\n"
     "The Kernel of that name (cuLibraryGetKernel); the code is loaded if it was not.\n\n"
     "name is str or bytes: one of symbol_mapping's, or the symbol itself. The Kernel keeps the "
     "library loaded.\nRuntimeError for code without kernels; CUDAError when it cannot be loaded "
     "or has no such kernel."},
    {"get_global", core_object_code_get_global, METH_O,
     "get_global($self, name, /)\n--\n\n"
     "The Buffer of a __device__ or __constant__ variable in the current context "
     "(cuLibraryGetGlobal).\n\n"
     "It owns nothing and keeps this object alive. Needs a current context. CUDAError when there "
     "is no such\nvariable."},
    {"get_module", ObjectCode_get_module, METH_NOARGS,
     "get_module($self, /)\n--\n\n"
     "The CUmodule of the current context, for functions that know no libraries "
     "(cuLibraryGetModule).\n\nIt belongs to the library: do not unload it."},
    {"__reduce__", ObjectCode_reduce, METH_NOARGS, "__reduce__($self, /)\n--\n\nFor pickle."},
    {"_restore", ObjectCode_restore, METH_VARARGS | METH_CLASS, "For pickle."},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef ObjectCode_getset[] = {
    {"code", ObjectCode_code, NULL, "The code as bytes, or the path of its file as str.", NULL},
    {"code_type", ObjectCode_code_type, NULL,
     "'cubin', 'ptx', 'ltoir', 'fatbin', 'object' or 'library'.", NULL},
    {"name", ObjectCode_name, NULL, "A name for people; need not be unique.", NULL},
    {"symbol_mapping", ObjectCode_symbol_mapping, NULL,
     "A copy of the dict of name expressions and the symbols that they became.", NULL},
    {"kernels", core_object_code_kernels, NULL,
     "All kernels, as a tuple (cuLibraryEnumerateKernels); needs a driver of CUDA 12.4.", NULL},
    {"handle", ObjectCode_handle, NULL,
     "The CUlibrary, loaded now if it was not; never unloaded. int() gives the address.", NULL},
    {"_entries", ObjectCode_entries, NULL,
     "The PTX declarations of the kernels, which tell the parameters' types; or None.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMemberDef ObjectCode_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(ObjectCodeObject, weakrefs), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

static PyType_Slot ObjectCode_slots[] = {
    {Py_tp_doc, "Compiled code: what Program.compile() and Linker.link() make, or from_cubin() and "
                "its like\ntake.\n\nNothing is loaded before the first get_kernel(), get_global(), "
                "kernels or handle; what is loaded\nstays so. Can be pickled, and used from any "
                "thread."},
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
