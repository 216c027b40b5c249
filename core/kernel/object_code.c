// Handles compiled code of any kind. Code that may have kernels is loaded at first use and never
// unloaded.
#include "kernel/object_code.h"

#include "base/advice.h"
#include "base/errors.h"
#include "base/object.h"
#include "base/start.h"
#include "base/steps.h"
#include "device/device_facts.h"
#include "kernel/signature.h"

#include <stdio.h>

enum { LOG_SIZE = 4096 };

PyObject *
core_object_code_make(core_state *st, PyObject *code, PyObject *code_type, PyObject *name,
                      PyObject *mapping, PyObject *entries)
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
    PyObject *made =
        kind != NULL ? core_object_code_make(st, code, kind, name, symbol_mapping, entries) : NULL;
    Py_XDECREF(kind);
    return made;
}

// --- declarations --------------------------------------------------------------------------------

// Returns a file's text, to be freed with PyMem_RawFree. Returns NULL if the file cannot be read;
// the attempt to load the file will then report why.
static char *
read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return NULL;
    char *text = NULL;
    long end = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
    if (end >= 0 && fseek(file, 0, SEEK_SET) == 0)
        text = PyMem_RawMalloc((size_t)end + 1);
    if (text != NULL)
        *size = fread(text, 1, (size_t)end, file);
    fclose(file);
    return text;
}

static PyObject *
entries_of_file(PyObject *code)
{
    PyObject *path = PyUnicode_EncodeFSDefault(code);
    if (path == NULL)
        return NULL;
    char *text;
    size_t size = 0;
    Py_BEGIN_ALLOW_THREADS
    text = read_file(PyBytes_AS_STRING(path), &size);
    Py_END_ALLOW_THREADS
    Py_DECREF(path);
    PyObject *entries = text != NULL ? core_signature_extract(text, size) : NULL;
    PyMem_RawFree(text);
    return entries;
}

PyObject *
core_object_code_entries(ObjectCodeObject *self)
{
    if (self->entries != NULL || PyUnicode_CompareWithASCIIString(self->code_type, "ptx") != 0)
        return self->entries;
    PyObject *entries = PyBytes_Check(self->code)
                            ? core_signature_extract(PyBytes_AS_STRING(self->code),
                                                     (size_t)PyBytes_GET_SIZE(self->code))
                            : entries_of_file(self->code);
    return core_keep_first(&self->entries, entries);
}

// --- loading -------------------------------------------------------------------------------------

static bool
has_type(ObjectCodeObject *self, const char *code_type)
{
    return PyUnicode_CompareWithASCIIString(self->code_type, code_type) == 0;
}

// Returns advice for the error text (new reference): ": the code is for sm_80, …", or the name of
// the missing file. NULL without an exception if there is none.
static PyObject *
load_advice(ObjectCodeObject *self, CUresult status)
{
    int device = -1;
    PyObject *advice = NULL;
    if (status == CUDA_ERROR_FILE_NOT_FOUND && PyUnicode_Check(self->code)) {
        advice = PyUnicode_FromFormat(": %R", self->code);
    } else if (PyBytes_Check(self->code) &&
               (status == CUDA_ERROR_NO_BINARY_FOR_GPU || status == CUDA_ERROR_INVALID_PTX)) {
        const core_device_facts *facts = core_current_device(self->st, &device) == 0
                                             ? core_device_facts_of(self->st, device)
                                             : NULL;
        if (facts != NULL)
            advice = core_advice("load", "(OOiii)", self->code, self->code_type, device,
                                 facts->major, facts->minor);
    }
    PyErr_Clear();
    return advice;
}

// Raises CUDAError with the advice and the log of the PTX compiler, each of which may be NULL.
static void
raise_refused(ObjectCodeObject *self, CUresult status, const char *function, PyObject *advice,
              PyObject *log)
{
    PyObject *more = log != NULL ? PyUnicode_FromFormat("%V\nLinker error log: %U", advice, "", log)
                                 : Py_XNewRef(advice);
    if (more != NULL || log == NULL)
        core_raise_more(self->st, status, function, more, log);
    Py_XDECREF(more);
}

int
core_object_code_raise(ObjectCodeObject *self, CUresult status, const char *function)
{
    PyObject *advice = load_advice(self, status), *log = NULL;
    bool is_invalid = status == CUDA_ERROR_INVALID_PTX || status == CUDA_ERROR_INVALID_IMAGE;
    if (advice == NULL && is_invalid && PyBytes_Check(self->code) && has_type(self, "ptx"))
        log = core_advice("log_of_ptx", "(O)", self->code);
    raise_refused(self, status, function, advice, log);
    Py_XDECREF(advice);
    Py_XDECREF(log);
    return -1;
}

// Raises the error of a failed load. It includes the driver's log if the driver could not compile
// the PTX.
static int
raise_load(ObjectCodeObject *self, CUresult status, const char *function, const char *said)
{
    if (*said == '\0')
        return core_object_code_raise(self, status, function);
    PyObject *log = PyUnicode_DecodeUTF8(said, (Py_ssize_t)strlen(said), "backslashreplace");
    PyObject *advice = log != NULL ? load_advice(self, status) : NULL;
    if (log != NULL)
        raise_refused(self, status, function, advice, log);
    Py_XDECREF(advice);
    Py_XDECREF(log);
    return -1;
}

static CUresult
load_library(bool is_path, const char *code, char *log, CUlibrary *out)
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
        CUresult status = load_library(is_path, PyBytes_AS_STRING(code), log, out);
        const char *function = is_path ? "cuLibraryLoadFromFile" : "cuLibraryLoadData";
        result = status == CUDA_SUCCESS ? 0 : raise_load(self, status, function, log);
    }
    PyMem_Free(log);
    Py_XDECREF(code);
    return result;
}

// Extracts the declarations of a PTX file. PTX in memory needs no copy of its declarations.
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
    core_ref *ref = core_ref_new(self->st, library, NULL, -1, NULL, NULL); // never unloaded
    // If another thread was faster, its library counts and this one stays loaded but unused.
    if (ref != NULL && self->library == NULL)
        self->library = ref;
    else
        core_ref_drop(ref);
    return self->library;
}
