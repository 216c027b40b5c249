// Implements the Linker's backend that uses the driver's cuLink functions, for systems without
// nvJitLink.
#include "program/driver_linker.h"

#include "base/errors.h"
#include "base/object.h"
#include "base/start.h"
#include "base/steps.h"
#include "program/definitions.h"

enum { LOG_SIZE = 16384, MAX_OPTIONS = 32 };

// A link in progress. Until it is destroyed, the driver writes to the logs and reads the names.
typedef struct driver_link {
    CUlinkState state;
    int count;
    CUjit_option keys[MAX_OPTIONS];
    void *values[MAX_OPTIONS];
    const char **names[2]; // the names of referenced kernels and variables
    PyObject *rendered;    // owns the texts of the names
    char info[LOG_SIZE], errors[LOG_SIZE];
} driver_link;

// --- options -------------------------------------------------------------------------------------

static void
set_option(driver_link *link, CUjit_option key, void *value)
{
    link->keys[link->count] = key;
    link->values[link->count] = value;
    link->count++;
}

// Passes a list of bytes as an array of texts, and its length as a second option.
static int
set_names(driver_link *link, CUjit_option key, PyObject *names)
{
    const char ***place = &link->names[key == CU_JIT_REFERENCED_KERNEL_NAMES ? 0 : 1];
    Py_ssize_t count = PyList_GET_SIZE(names);
    *place = PyMem_New(const char *, count > 0 ? count : 1);
    if (*place == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t i = 0; i < count; i++)
        (*place)[i] = PyBytes_AS_STRING(PyList_GET_ITEM(names, i));
    set_option(link, key, *place);
    // CU_JIT_REFERENCED_…_COUNT is the option after its names.
    set_option(link, key + 1, (void *)(uintptr_t)count);
    return 0;
}

// Adds an option. `item` is a pair from LinkerOptions._driver: a key, and an int or a list of
// bytes.
static int
take_option(driver_link *link, PyObject *item)
{
    long key = PyLong_AsLong(PyTuple_GET_ITEM(item, 0));
    PyObject *value = PyTuple_GET_ITEM(item, 1);
    if (PyList_Check(value))
        return set_names(link, (CUjit_option)key, value);
    unsigned long number = PyLong_AsUnsignedLong(value);
    if (number == (unsigned long)-1 && PyErr_Occurred())
        return -1;
    set_option(link, (CUjit_option)key, (void *)(uintptr_t)number);
    return 0;
}

static int
take_options(driver_link *link, PyObject *rendered)
{
    set_option(link, CU_JIT_INFO_LOG_BUFFER, link->info);
    set_option(link, CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, (void *)(uintptr_t)LOG_SIZE);
    set_option(link, CU_JIT_ERROR_LOG_BUFFER, link->errors);
    set_option(link, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES, (void *)(uintptr_t)LOG_SIZE);
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(rendered); i++)
        if (take_option(link, PyList_GET_ITEM(rendered, i)) < 0)
            return -1;
    link->rendered = Py_NewRef(rendered);
    return 0;
}

static void
free_link(driver_link *link)
{
    PyMem_Free(link->names[0]);
    PyMem_Free(link->names[1]);
    Py_XDECREF(link->rendered);
    PyMem_Free(link);
}

// --- logs and errors -----------------------------------------------------------------------------

static PyObject *
driver_log(LinkerObject *self, bool errors)
{
    driver_link *link = self->handle;
    if (link == NULL)
        return PyUnicode_FromString("");
    const char *text = errors ? link->errors : link->info;
    return PyUnicode_DecodeUTF8(text, (Py_ssize_t)strnlen(text, LOG_SIZE), "backslashreplace");
}

static int
check_link(LinkerObject *self, CUresult status, const char *function)
{
    if (status == CUDA_SUCCESS)
        return 0;
    PyObject *log = driver_log(self, true);
    PyObject *more = NULL, *twice = NULL;
    if (log != NULL && PyUnicode_GET_LENGTH(log) > 0)
        more = PyUnicode_FromFormat("\nLinker error log: %U", log);
    // If two inputs define a function, the driver's log names only one of them.
    if (more != NULL && core_find_defined_twice(self->inputs, &twice) > 0)
        PyUnicode_AppendAndDel(&more, PyUnicode_FromFormat("\n%U", twice));
    Py_XDECREF(twice);
    if (log != NULL && !PyErr_Occurred())
        core_raise_more(self->st, status, function, more, log);
    Py_XDECREF(more);
    Py_XDECREF(log);
    return -1;
}

// --- linking -------------------------------------------------------------------------------------

static int
driver_create(LinkerObject *self, PyObject *rendered)
{
    if (core_start(self->st) < 0)
        return -1;
    driver_link *link = PyMem_Calloc(1, sizeof *link);
    if (link == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    if (take_options(link, rendered) < 0) {
        free_link(link);
        return -1;
    }
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status =
        core_driver->cuLinkCreate((unsigned)link->count, link->keys, link->values, &link->state);
    Py_END_ALLOW_THREADS
    if (status != CUDA_SUCCESS)
        link->state = NULL;
    self->handle = link;
    return check_link(self, status, "cuLinkCreate");
}

static int
input_type(PyObject *code_type)
{
    static const struct {
        const char *name;
        CUjitInputType type;
    } types[] = {
        {"cubin", CU_JIT_INPUT_CUBIN},      {"ptx", CU_JIT_INPUT_PTX},
        {"fatbin", CU_JIT_INPUT_FATBINARY}, {"object", CU_JIT_INPUT_OBJECT},
        {"library", CU_JIT_INPUT_LIBRARY},
    };
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (PyUnicode_CompareWithASCIIString(code_type, types[i].name) == 0)
            return (int)types[i].type;
    PyErr_Format(PyExc_ValueError,
                 "Unknown code_type associated with ObjectCode: %U (the driver cannot link it; "
                 "install nvJitLink)",
                 code_type);
    return -1;
}

static int
add_file(LinkerObject *self, ObjectCodeObject *code, CUjitInputType type)
{
    driver_link *link = self->handle;
    PyObject *path = PyUnicode_EncodeFSDefault(code->code);
    if (path == NULL)
        return -1;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuLinkAddFile(link->state, type, PyBytes_AS_STRING(path), 0, NULL, NULL);
    Py_END_ALLOW_THREADS
    Py_DECREF(path);
    return check_link(self, status, "cuLinkAddFile");
}

static int
add_data(LinkerObject *self, ObjectCodeObject *code, CUjitInputType type)
{
    driver_link *link = self->handle;
    char *data = PyBytes_AS_STRING(code->code);
    size_t size = (size_t)PyBytes_GET_SIZE(code->code);
    const char *name = PyUnicode_AsUTF8(code->name);
    if (name == NULL)
        return -1;
    if (type == CU_JIT_INPUT_PTX && (size == 0 || data[size - 1] != '\0'))
        size++; // the driver wants the closing NUL of PTX, which follows every bytes object
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuLinkAddData(link->state, type, data, size, name, 0, NULL, NULL);
    Py_END_ALLOW_THREADS
    return check_link(self, status, "cuLinkAddData");
}

static int
driver_add(LinkerObject *self, ObjectCodeObject *code)
{
    int type = input_type(code->code_type);
    if (type < 0)
        return -1;
    if (PyUnicode_Check(code->code))
        return add_file(self, code, (CUjitInputType)type);
    return add_data(self, code, (CUjitInputType)type);
}

static PyObject *
driver_link_code(LinkerObject *self, const char *target)
{
    if (strcmp(target, "cubin") != 0) {
        PyErr_Format(
            PyExc_ValueError,
            "Unsupported target type: %s (the driver links only to cubin; install nvJitLink)",
            target);
        return NULL;
    }
    driver_link *link = self->handle;
    void *cubin = NULL; // belongs to the link
    size_t size = 0;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuLinkComplete(link->state, &cubin, &size);
    Py_END_ALLOW_THREADS
    if (check_link(self, status, "cuLinkComplete") < 0)
        return NULL;
    return PyBytes_FromStringAndSize(cubin, (Py_ssize_t)size);
}

static PyObject *
driver_handle(LinkerObject *self)
{
    driver_link *link = self->handle;
    void *state = link != NULL ? link->state : NULL;
    return core_handle(self->st, &self->st->cu_link_state, "CUlinkState", state);
}

static void
driver_destroy(core_state *st, void *handle)
{
    driver_link *link = handle;
    CUresult status = CUDA_SUCCESS;
    if (link->state != NULL) {
        Py_BEGIN_ALLOW_THREADS
        status = core_driver->cuLinkDestroy(link->state);
        Py_END_ALLOW_THREADS
    }
    core_warn(st, status, "cuLinkDestroy", link->state);
    free_link(link);
}

const core_linker_backend core_driver_backend = {
    .name = "driver",
    .render = "_driver",
    .create = driver_create,
    .add = driver_add,
    .link = driver_link_code,
    .log = driver_log,
    .handle_object = driver_handle,
    .destroy = driver_destroy,
};
