// Makes Programs: reads the arguments, checks the options and chooses the backend.
#include "program/program_setup.h"

#include "base/object.h"
#include "base/options_take.h"
#include "base/steps.h"

// --- arguments -----------------------------------------------------------------------------------

PyObject *
core_program_lower(PyObject *o)
{
    PyObject *text = PyObject_Str(o);
    PyObject *lower = text != NULL ? PyObject_CallMethod(text, "lower", NULL) : NULL;
    Py_XDECREF(text);
    if (lower != NULL && !PyUnicode_Check(lower)) {
        PyErr_Format(PyExc_TypeError, "lower() of a str must return a str, not %s",
                     Py_TYPE(lower)->tp_name);
        Py_CLEAR(lower);
    }
    return lower;
}

static bool
is_kind(PyObject *text, source_kind *out)
{
    static const char *const names[] = {"c++", "ptx", "nvvm"}; // in the order of source_kind
    int kind = SOURCE_CPP;
    while (kind <= SOURCE_NVVM && PyUnicode_CompareWithASCIIString(text, names[kind]) != 0)
        kind++;
    *out = (source_kind)kind;
    return kind <= SOURCE_NVVM;
}

static int
take_kind(PyObject *code, PyObject *code_type, source_kind *out)
{
    source_kind other;
    PyObject *text = core_program_lower(code_type);
    if (text == NULL)
        return -1;
    bool known = is_kind(text, out);
    if (!known && PyUnicode_Check(code) && is_kind(code, &other))
        PyErr_Format(PyExc_RuntimeError,
                     "code and code_type are swapped: Program(code, code_type=%R)", code);
    else if (!known)
        PyErr_Format(PyExc_RuntimeError,
                     "Unsupported code_type=%R (supported_code_types=('c++', 'ptx', 'nvvm'))",
                     text);
    Py_DECREF(text);
    return known ? 0 : -1;
}

// Returns NVVM IR, text or bitcode, as bytes (new reference). They may contain NULs.
static PyObject *
take_nvvm_code(PyObject *code)
{
    if (PyUnicode_Check(code))
        return PyUnicode_AsUTF8String(code);
    if (PyBytes_Check(code))
        return PyBytes_FromStringAndSize(PyBytes_AS_STRING(code), PyBytes_GET_SIZE(code));
    if (PyByteArray_Check(code))
        return PyBytes_FromStringAndSize(PyByteArray_AS_STRING(code), PyByteArray_GET_SIZE(code));
    PyErr_SetString(PyExc_TypeError, "NVVM IR code must be provided as str, bytes, or bytearray");
    return NULL;
}

// Returns the source as bytes (new reference). A closing NUL, which NVRTC's PTX has, is dropped;
// any other NUL raises ValueError.
static PyObject *
take_code(PyObject *code, source_kind kind)
{
    if (kind == SOURCE_NVVM)
        return take_nvvm_code(code);
    if (!PyUnicode_Check(code)) {
        PyErr_Format(PyExc_TypeError, "Expected type str, but got %s: code",
                     Py_TYPE(code)->tp_name);
        return NULL;
    }
    Py_ssize_t size;
    const char *text = PyUnicode_AsUTF8AndSize(code, &size);
    if (text == NULL)
        return NULL;
    while (size > 0 && text[size - 1] == '\0')
        size--;
    if (memchr(text, '\0', (size_t)size) == NULL)
        return PyBytes_FromStringAndSize(text, size);
    PyErr_SetString(PyExc_ValueError, "code has a NUL character in it");
    return NULL;
}

static PyObject *
take_options(core_state *st, PyObject *given)
{
    PyObject *options = NULL;
    PyObject *none = PyDict_New();
    if (none != NULL)
        core_take_options(st, given != NULL && given != Py_None ? given : none, "ProgramOptions",
                          "Program options", &options);
    Py_XDECREF(none);
    return options;
}

int
core_program_has_option(PyObject *options, const char *name)
{
    PyObject *value = PyObject_GetAttrString(options, name);
    int result = value != NULL ? PyObject_IsTrue(value) : -1;
    Py_XDECREF(value);
    return result;
}

// Checks the modules that are compiled together with NVVM IR.
static int
check_modules(core_state *st, PyObject *options)
{
    PyObject *args[] = {options};
    PyObject *done = core_program_call(st, "check_modules", args, 1);
    Py_XDECREF(done);
    return done != NULL ? 0 : -1;
}

static int
check_options(core_state *st, source_kind kind, PyObject *options)
{
    PyObject *extra = PyObject_GetAttrString(options, "extra_sources");
    if (extra == NULL)
        return -1;
    Py_DECREF(extra);
    if (kind == SOURCE_NVVM)
        return extra != Py_None ? check_modules(st, options) : 0;
    if (extra != Py_None) {
        PyErr_SetString(PyExc_ValueError,
                        kind == SOURCE_CPP
                            ? "extra_sources is not supported by the NVRTC backend (C++ code_type)"
                            : "extra_sources is not supported by the PTX backend.");
        return -1;
    }
    int numba = kind == SOURCE_PTX ? core_program_has_option(options, "numba_debug") : 0;
    if (numba > 0)
        return PyErr_WarnEx(PyExc_UserWarning,
                            "numba_debug is ignored for code_type='ptx': it is an option of the "
                            "NVRTC and NVVM compilers, and PTX goes to the linker",
                            1);
    return numba;
}

// --- the Python side -----------------------------------------------------------------------------

PyObject *
core_program_call(core_state *st, const char *function, PyObject *const *args, size_t count)
{
    if (st->program_module == NULL) {
        PyObject *module = PyImport_ImportModule("cubind.core._program_cache");
        if (module == NULL)
            return NULL;
        Py_XSETREF(st->program_module, module);
    }
    PyObject *callable = PyObject_GetAttrString(st->program_module, function);
    PyObject *result = callable != NULL ? PyObject_Vectorcall(callable, args, count, NULL) : NULL;
    Py_XDECREF(callable);
    if (result == NULL)
        core_hide_frames();
    return result;
}

// If debug=True and the program has no name, writes the source to a file that a debugger can show.
static int
write_debug_file(ProgramObject *self)
{
    int debug = self->kind == SOURCE_CPP ? core_program_has_option(self->options, "debug") : 0;
    if (debug <= 0)
        return debug;
    PyObject *args[] = {self->code, self->options};
    PyObject *path = core_program_call(self->st, "write_debug_source", args, 2);
    if (path != NULL && path != Py_None)
        self->file = PyUnicode_EncodeFSDefault(path);
    bool failed = path == NULL || (path != Py_None && self->file == NULL);
    Py_XDECREF(path);
    return failed ? -1 : 0;
}

// --- construction --------------------------------------------------------------------------------

// Checks that the compiler exists, and loads it only if there is no other way to know, because a
// program that is in the cache never needs the compiler.
static int
find_compiler(core_state *st, source_kind kind)
{
    bool is_nvvm = kind == SOURCE_NVVM;
    if (is_nvvm ? core_nvvm_is_started(st) : core_nvrtc_is_started(st))
        return 0;
    PyObject *name = PyUnicode_FromString(is_nvvm ? "nvvm" : "c++");
    PyObject *answer = name != NULL ? core_program_call(st, "has_compiler", &name, 1) : NULL;
    int found = answer != NULL ? PyObject_IsTrue(answer) : -1;
    Py_XDECREF(answer);
    Py_XDECREF(name);
    if (found != 0)
        return found < 0 ? -1 : 0;
    return is_nvvm ? core_nvvm_start(st) : core_nvrtc_start(st);
}

static int
choose_backend(ProgramObject *self)
{
    if (self->kind != SOURCE_PTX) {
        self->backend = self->kind == SOURCE_CPP ? "NVRTC" : "NVVM";
        return find_compiler(self->st, self->kind);
    }
    const core_linker_backend *backend = core_linker_choose(self->st);
    self->backend = backend != NULL ? backend->name : NULL;
    return backend != NULL ? 0 : -1;
}

// Makes libNVVM raise its error for empty IR when the Program is made, and not only when it is
// compiled.
static int
refuse_empty(ProgramObject *self)
{
    if (self->kind != SOURCE_NVVM || PyBytes_GET_SIZE(self->code) > 0)
        return 0;
    PyObject *modules = PyTuple_New(0);
    core_nvvm_job job = {
        .source = self->code, .name = self->code, .modules = modules, .libdevice = Py_None};
    int result = modules != NULL ? core_nvvm_create(self->st, &job, &self->nvvm) : -1;
    Py_XDECREF(modules);
    return result;
}

int
core_program_init(ProgramObject *self, PyObject *code, PyObject *code_type, PyObject *options)
{
    if (take_kind(code, code_type, &self->kind) < 0)
        return -1;
    self->code = take_code(code, self->kind);
    self->options = self->code != NULL ? take_options(self->st, options) : NULL;
    if (self->options == NULL || check_options(self->st, self->kind, self->options) < 0 ||
        choose_backend(self) < 0 || refuse_empty(self) < 0)
        return -1;
    return write_debug_file(self);
}
