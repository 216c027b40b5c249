// Implements the Linker's backend that uses nvJitLink.
#include "program/nvjitlink.h"

#include "base/entries.h"
#include "base/errors.h"
#include "base/object.h"
#include "base/steps.h"
#include "program/definitions.h"
#include "program/library_error.h"
#include "program/nvrtc.h"

#include "nvjitlink/types.h"

enum { OLDEST_VERSION = 12030 };

// Functions of cubind.nvjitlink, whatever CUDA release it was made from. Filled when the library is
// opened.
static struct {
#define CORE_ENTRY(function, params) nvJitLinkResult(*function) params;
#include "program/nvjitlink.def"
#undef CORE_ENTRY
} nvjitlink;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
#define CORE_ENTRY(function, params) \
    static nvJitLinkResult missing_##function params \
    { \
        return NVJITLINK_ERROR_INTERNAL; \
    }
#include "program/nvjitlink.def"
#undef CORE_ENTRY
#pragma GCC diagnostic pop

static const core_entry entries[] = {
#define CORE_ENTRY(function, params) {#function, NULL, NULL, (void (*)(void))missing_##function},
#include "program/nvjitlink.def"
#undef CORE_ENTRY
};

// --- library -------------------------------------------------------------------------------------

static int
open_library(core_state *st)
{
    PyObject *module = core_open_module("cubind.nvjitlink", "nvJitLinkVersion");
    if (module == NULL || core_entries_import("cubind.nvjitlink._C_API", entries,
                                              sizeof entries / sizeof *entries, &nvjitlink) < 0) {
        Py_XDECREF(module);
        return -1;
    }
    Py_XSETREF(st->nvjitlink_module, module);
    return 0;
}

// Returns whether the pending exception says that the library, or a function of it, is missing. If
// so, clears the exception.
static bool
is_missing(void)
{
    if (!core_library_error_is("LibraryNotFoundError") &&
        !core_library_error_is("FunctionNotFoundError"))
        return false;
    PyErr_Clear();
    return true;
}

int
core_nvjitlink_version(core_state *st)
{
    if (st->nvjitlink_module == NULL && open_library(st) < 0)
        return is_missing() ? 0 : -1;
    unsigned major = 0, minor = 0;
    if (nvjitlink.nvJitLinkVersion(&major, &minor) != NVJITLINK_SUCCESS)
        return 0;
    int version = (int)(1000 * major + 10 * minor);
    return version >= OLDEST_VERSION ? version : 0;
}

// --- logs and errors -----------------------------------------------------------------------------

typedef nvJitLinkResult get_size(nvJitLinkHandle handle, size_t *size);
typedef nvJitLinkResult get_text(nvJitLinkHandle handle, char *text);

static PyObject *
read_log(nvJitLinkHandle handle, get_size *size_of, get_text *text_of)
{
    size_t size = 0;
    if (handle == NULL || size_of(handle, &size) != NVJITLINK_SUCCESS || size <= 1)
        return PyUnicode_FromString("");
    char *text = PyMem_Calloc(1, size + 1);
    if (text == NULL)
        return PyErr_NoMemory();
    bool done = text_of(handle, text) == NVJITLINK_SUCCESS;
    PyObject *log = core_library_log(done ? text : "");
    PyMem_Free(text);
    return log;
}

static PyObject *
nvjitlink_log(LinkerObject *self, bool errors)
{
    if (errors)
        return read_log(self->handle, nvjitlink.nvJitLinkGetErrorLogSize,
                        nvjitlink.nvJitLinkGetErrorLog);
    return read_log(self->handle, nvjitlink.nvJitLinkGetInfoLogSize, nvjitlink.nvJitLinkGetInfoLog);
}

static int
raise_status(LinkerObject *self, nvJitLinkResult status, const char *function)
{
    static const core_library_words words = {"nvJitLinkResult", "NVJITLINK_",
                                             "nvJitLink error log"};
    PyObject *log = nvjitlink_log(self, true);
    core_library_raise(self->st->nvjitlink_error, self->st->nvjitlink_module, &words, (int)status,
                       function, log);
    Py_XDECREF(log);
    return -1;
}

static int
check_nvjitlink(LinkerObject *self, nvJitLinkResult status, const char *function)
{
    return status == NVJITLINK_SUCCESS ? 0 : raise_status(self, status, function);
}

// --- linking -------------------------------------------------------------------------------------

// Makes nvJitLink's linker. `rendered` is a list of options, as bytes.
static int
nvjitlink_create(LinkerObject *self, PyObject *rendered)
{
    Py_ssize_t count = PyList_GET_SIZE(rendered);
    const char **texts = core_option_texts(rendered);
    if (texts == NULL)
        return -1;
    nvJitLinkHandle handle = NULL;
    nvJitLinkResult status;
    Py_BEGIN_ALLOW_THREADS
    status = nvjitlink.nvJitLinkCreate(&handle, (uint32_t)count, texts);
    Py_END_ALLOW_THREADS
    PyMem_Free(texts);
    self->handle = handle; // may be set even on failure: the log is read from it
    return check_nvjitlink(self, status, "nvJitLinkCreate");
}

static nvJitLinkInputType
input_type(PyObject *code_type)
{
    static const struct {
        const char *name;
        nvJitLinkInputType type;
    } types[] = {
        {"cubin", NVJITLINK_INPUT_CUBIN},   {"ptx", NVJITLINK_INPUT_PTX},
        {"ltoir", NVJITLINK_INPUT_LTOIR},   {"fatbin", NVJITLINK_INPUT_FATBIN},
        {"object", NVJITLINK_INPUT_OBJECT}, {"library", NVJITLINK_INPUT_LIBRARY},
    };
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (PyUnicode_CompareWithASCIIString(code_type, types[i].name) == 0)
            return types[i].type;
    return NVJITLINK_INPUT_NONE;
}

static int
add_file(LinkerObject *self, ObjectCodeObject *code, nvJitLinkInputType type)
{
    PyObject *path = PyUnicode_EncodeFSDefault(code->code);
    if (path == NULL)
        return -1;
    nvJitLinkResult status;
    Py_BEGIN_ALLOW_THREADS
    status = nvjitlink.nvJitLinkAddFile(self->handle, type, PyBytes_AS_STRING(path));
    Py_END_ALLOW_THREADS
    Py_DECREF(path);
    return check_nvjitlink(self, status, "nvJitLinkAddFile");
}

static int
add_data(LinkerObject *self, ObjectCodeObject *code, nvJitLinkInputType type)
{
    const char *data = PyBytes_AS_STRING(code->code);
    size_t size = (size_t)PyBytes_GET_SIZE(code->code);
    const char *name = PyUnicode_AsUTF8(code->name);
    if (name == NULL)
        return -1;
    nvJitLinkResult status;
    Py_BEGIN_ALLOW_THREADS
    status = nvjitlink.nvJitLinkAddData(self->handle, type, data, size, name);
    Py_END_ALLOW_THREADS
    return check_nvjitlink(self, status, "nvJitLinkAddData");
}

static int
nvjitlink_add(LinkerObject *self, ObjectCodeObject *code)
{
    nvJitLinkInputType type = input_type(code->code_type);
    return PyUnicode_Check(code->code) ? add_file(self, code, type) : add_data(self, code, type);
}

static PyObject *
get_cubin(LinkerObject *self)
{
    size_t size = 0;
    if (check_nvjitlink(self, nvjitlink.nvJitLinkGetLinkedCubinSize(self->handle, &size),
                        "nvJitLinkGetLinkedCubinSize") < 0)
        return NULL;
    PyObject *code = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
    if (code != NULL &&
        check_nvjitlink(self,
                        nvjitlink.nvJitLinkGetLinkedCubin(self->handle, PyBytes_AS_STRING(code)),
                        "nvJitLinkGetLinkedCubin") < 0)
        Py_CLEAR(code);
    return code;
}

static PyObject *
get_ptx(LinkerObject *self)
{
    size_t size = 0;
    if (check_nvjitlink(self, nvjitlink.nvJitLinkGetLinkedPtxSize(self->handle, &size),
                        "nvJitLinkGetLinkedPtxSize") < 0)
        return NULL;
    PyObject *code = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
    if (code != NULL &&
        check_nvjitlink(self,
                        nvjitlink.nvJitLinkGetLinkedPtx(self->handle, PyBytes_AS_STRING(code)),
                        "nvJitLinkGetLinkedPtx") < 0)
        Py_CLEAR(code);
    return code;
}

// Raises an error if two inputs define a function. nvJitLink itself would report success and omit
// one of the two.
static int
check_single(LinkerObject *self)
{
    PyObject *log;
    int found = core_find_defined_twice(self->inputs, &log);
    if (found <= 0)
        return found;
    core_raise_data(self->st->nvjitlink_error, log, NULL, NULL, "nvJitLinkComplete", log);
    Py_DECREF(log);
    return -1;
}

static PyObject *
nvjitlink_link(LinkerObject *self, const char *target)
{
    nvJitLinkResult status;
    Py_BEGIN_ALLOW_THREADS
    status = nvjitlink.nvJitLinkComplete(self->handle);
    Py_END_ALLOW_THREADS
    if (check_nvjitlink(self, status, "nvJitLinkComplete") < 0 || check_single(self) < 0)
        return NULL;
    return strcmp(target, "cubin") == 0 ? get_cubin(self) : get_ptx(self);
}

static PyObject *
nvjitlink_handle(LinkerObject *self)
{
    return PyLong_FromVoidPtr(self->handle);
}

static void
nvjitlink_destroy(core_state *Py_UNUSED(st), void *handle)
{
    nvJitLinkHandle linker = handle;
    Py_BEGIN_ALLOW_THREADS
    nvjitlink.nvJitLinkDestroy(&linker);
    Py_END_ALLOW_THREADS
}

const core_linker_backend core_nvjitlink_backend = {
    .name = "nvJitLink",
    .render = "_nvjitlink",
    .create = nvjitlink_create,
    .add = nvjitlink_add,
    .link = nvjitlink_link,
    .log = nvjitlink_log,
    .handle_object = nvjitlink_handle,
    .destroy = nvjitlink_destroy,
};
