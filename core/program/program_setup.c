// Making a Program: its arguments, its options, its backend.
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
        PyErr_Format(PyExc_TypeError, "lower() of a str must give a str, not %s",
                     Py_TYPE(lower)->tp_name);
        Py_CLEAR(lower);
    }
    return lower;
}

// NVVM IR is refused, after what is wrong with its code in any case.
static void
refuse_nvvm(PyObject *code)
{
    if (PyUnicode_Check(code) || PyBytes_Check(code) || PyByteArray_Check(code))
        PyErr_SetString(PyExc_NotImplementedError,
                        "code_type='nvvm' is not supported by this release of cubind; compile C++ "
                        "or PTX, or make PTX with libNVVM and load it by ObjectCode.from_ptx()");
    else
        PyErr_SetString(PyExc_TypeError,
                        "NVVM IR code must be provided as str, bytes, or bytearray");
}

static int
take_kind(PyObject *code_type, PyObject *code, source_kind *out)
{
    PyObject *text = core_program_lower(code_type);
    if (text == NULL)
        return -1;
    bool is_cpp = PyUnicode_CompareWithASCIIString(text, "c++") == 0;
    bool is_ptx = PyUnicode_CompareWithASCIIString(text, "ptx") == 0;
    if (PyUnicode_CompareWithASCIIString(text, "nvvm") == 0)
        refuse_nvvm(code);
    else if (!is_cpp && !is_ptx)
        PyErr_Format(PyExc_RuntimeError,
                     "Unsupported code_type='%U' (supported_code_types=('c++', 'ptx', 'nvvm'))",
                     text);
    Py_DECREF(text);
    *out = is_cpp ? SOURCE_CPP : SOURCE_PTX;
    return is_cpp || is_ptx ? 0 : -1;
}

// The source as bytes. A closing NUL, which PTX of NVRTC has, is dropped; ValueError for one in the
// middle. Owned.
static PyObject *
take_code(PyObject *code)
{
    if (!PyUnicode_Check(code)) {
        PyErr_Format(PyExc_TypeError, "Expected type str, but got %s", Py_TYPE(code)->tp_name);
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

static int
check_options(source_kind kind, PyObject *options)
{
    PyObject *extra = PyObject_GetAttrString(options, "extra_sources");
    if (extra == NULL)
        return -1;
    Py_DECREF(extra);
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
    return result;
}

// With debug=True and no name of its own, the source goes to a file that a debugger can show.
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

// Loads NVRTC, unless it is seen to be there: a program that is in the cache needs no more.
static int
find_nvrtc(core_state *st)
{
    if (core_nvrtc_is_started(st))
        return 0;
    PyObject *answer = core_program_call(st, "has_compiler", NULL, 0);
    int found = answer != NULL ? PyObject_IsTrue(answer) : -1;
    Py_XDECREF(answer);
    return found == 0 ? core_nvrtc_start(st) : found < 0 ? -1 : 0;
}

static int
choose_backend(ProgramObject *self)
{
    if (self->kind == SOURCE_CPP) {
        self->backend = "NVRTC";
        return find_nvrtc(self->st);
    }
    const core_linker_backend *backend = core_linker_choose(self->st);
    self->backend = backend != NULL ? backend->name : NULL;
    return backend != NULL ? 0 : -1;
}

int
core_program_init(ProgramObject *self, PyObject *code, PyObject *code_type, PyObject *options)
{
    if (take_kind(code_type, code, &self->kind) < 0)
        return -1;
    self->code = take_code(code);
    self->options = self->code != NULL ? take_options(self->st, options) : NULL;
    if (self->options == NULL || check_options(self->kind, self->options) < 0 ||
        choose_backend(self) < 0)
        return -1;
    return write_debug_file(self);
}
