// Compiles NVVM IR with libNVVM. The GIL is released while libNVVM reads modules, verifies,
// compiles and destroys programs; the other calls only copy memory.
#include "program/nvvm.h"

#include "base/entries.h"
#include "base/errors.h"
#include "base/object.h"
#include "program/library_error.h"
#include "program/nvrtc.h"

// --- library -------------------------------------------------------------------------------------

// Functions of cubind.nvvm, whatever CUDA release it was made from. Filled when the library is
// opened.
static struct {
#define CORE_ENTRY(function, params) nvvmResult(*function) params;
#include "program/nvvm.def"
#undef CORE_ENTRY
} nvvm;

// If the release from which cubind.nvvm was made lacks a function, such a stub takes its place. The
// stub returns the same status as a function that the loaded library lacks.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
#define CORE_ENTRY(function, params) \
    static nvvmResult missing_##function params \
    { \
        return NVVM_ERROR_OUT_OF_MEMORY; \
    }
#include "program/nvvm.def"
#undef CORE_ENTRY
#pragma GCC diagnostic pop

static const core_entry entries[] = {
#define CORE_ENTRY(function, params) {#function, NULL, NULL, (void (*)(void))missing_##function},
#include "program/nvvm.def"
#undef CORE_ENTRY
};

bool
core_nvvm_is_started(core_state *st)
{
    return st->nvvm_module != NULL;
}

int
core_nvvm_start(core_state *st)
{
    if (core_nvvm_is_started(st))
        return 0;
    PyObject *module = core_open_module("cubind.nvvm", "nvvmVersion");
    if (module == NULL || core_entries_import("cubind.nvvm._C_API", entries,
                                              sizeof entries / sizeof *entries, &nvvm) < 0) {
        Py_XDECREF(module);
        return -1;
    }
    Py_XSETREF(st->nvvm_module, module);
    return 0;
}

// --- errors --------------------------------------------------------------------------------------

// Returns the log without its closing NUL (new reference).
static PyObject *
program_log(nvvmProgram program)
{
    size_t size = 0;
    if (program == NULL || nvvm.nvvmGetProgramLogSize(program, &size) != NVVM_SUCCESS || size <= 1)
        return PyUnicode_FromString("");
    char *text = PyMem_Calloc(1, size + 1);
    if (text == NULL)
        return PyErr_NoMemory();
    bool done = nvvm.nvvmGetProgramLog(program, text) == NVVM_SUCCESS;
    PyObject *log = core_library_log(done ? text : "");
    PyMem_Free(text);
    return log;
}

// Returns whether the loaded library lacks a function, and raises FunctionNotFoundError if so. The
// C table reports a missing function only as "out of memory", so this calls the Python function of
// cubind.nvvm with empty arguments.
static bool
is_missing(core_state *st, const char *function)
{
    bool adds = strstr(function, "AddModule") != NULL;
    PyObject *done =
        adds ? PyObject_CallMethod(st->nvvm_module, function, "OOiO", Py_None, Py_None, 0, Py_None)
             : PyObject_CallMethod(st->nvvm_module, function, "OiO", Py_None, 0, Py_None);
    Py_XDECREF(done);
    if (done != NULL)
        return false;
    if (core_library_error_is("FunctionNotFoundError"))
        return true;
    PyErr_Clear();
    return false;
}

static int
raise_status(core_state *st, nvvmProgram program, nvvmResult status, const char *function)
{
    static const core_library_words words = {"nvvmResult", "NVVM_", "NVVM program log"};
    PyObject *log = program_log(program);
    core_library_raise(st->nvvm_error, st->nvvm_module, &words, (int)status, function, log);
    Py_XDECREF(log);
    return -1;
}

int
core_nvvm_version(core_state *st)
{
    int major = 0, minor = 0;
    if (core_nvvm_start(st) < 0)
        return -1;
    nvvmResult status = nvvm.nvvmVersion(&major, &minor);
    if (status != NVVM_SUCCESS)
        return raise_status(st, NULL, status, "nvvmVersion");
    return (int)((1000u * (unsigned)major + 10u * (unsigned)minor) & INT_MAX);
}

// --- programs ------------------------------------------------------------------------------------

void
core_nvvm_destroy(nvvmProgram program)
{
    if (program == NULL)
        return;
    PyObject *type, *value, *traceback; // keep a pending exception of a failed compile
    PyErr_Fetch(&type, &value, &traceback);
    Py_BEGIN_ALLOW_THREADS
    nvvm.nvvmDestroyProgram(&program);
    Py_END_ALLOW_THREADS
    PyErr_Restore(type, value, traceback);
}

typedef nvvmResult add_function(nvvmProgram program, const char *buffer, size_t size,
                                const char *name);

static int
add_module(core_state *st, nvvmProgram program, const char *function, PyObject *name,
           PyObject *source)
{
    bool lazily = strcmp(function, "nvvmLazyAddModuleToProgram") == 0;
    add_function *add = lazily ? nvvm.nvvmLazyAddModuleToProgram : nvvm.nvvmAddModuleToProgram;
    const char *text = PyBytes_AS_STRING(source), *shown = PyBytes_AS_STRING(name);
    size_t size = (size_t)PyBytes_GET_SIZE(source);
    nvvmResult status;
    Py_BEGIN_ALLOW_THREADS
    status = add(program, text, size, shown);
    Py_END_ALLOW_THREADS
    if (status == NVVM_SUCCESS || (status == NVVM_ERROR_OUT_OF_MEMORY && is_missing(st, function)))
        return status == NVVM_SUCCESS ? 0 : -1;
    return raise_status(st, program, status, function);
}

static int
add_libdevice(core_state *st, nvvmProgram program, PyObject *bitcode)
{
    PyObject *name = PyBytes_FromString("libdevice");
    int result = -1;
    if (name != NULL)
        result = add_module(st, program, "nvvmLazyAddModuleToProgram", name, bitcode);
    Py_XDECREF(name);
    return result;
}

static int
add_modules(core_state *st, nvvmProgram program, const core_nvvm_job *job)
{
    static const char function[] = "nvvmAddModuleToProgram";
    if (add_module(st, program, function, job->name, job->source) < 0)
        return -1;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(job->modules); i++) {
        PyObject *pair = PyTuple_GET_ITEM(job->modules, i);
        PyObject *name = PyTuple_GET_ITEM(pair, 0), *source = PyTuple_GET_ITEM(pair, 1);
        if (add_module(st, program, function, name, source) < 0)
            return -1;
    }
    return job->libdevice != Py_None ? add_libdevice(st, program, job->libdevice) : 0;
}

int
core_nvvm_create(core_state *st, const core_nvvm_job *job, nvvmProgram *out)
{
    nvvmProgram program = NULL;
    nvvmResult status;
    if (core_nvvm_start(st) < 0)
        return -1;
    Py_BEGIN_ALLOW_THREADS
    status = nvvm.nvvmCreateProgram(&program);
    Py_END_ALLOW_THREADS
    if (status != NVVM_SUCCESS)
        return raise_status(st, NULL, status, "nvvmCreateProgram");
    if (add_modules(st, program, job) < 0) {
        core_nvvm_destroy(program);
        return -1;
    }
    *out = program;
    return 0;
}

// --- compiling -----------------------------------------------------------------------------------

typedef nvvmResult work_function(nvvmProgram program, int count, const char **options);

static int
run(core_state *st, nvvmProgram program, PyObject *options, work_function *work,
    const char *function)
{
    Py_ssize_t count = PyList_GET_SIZE(options);
    const char **texts = core_option_texts(options);
    nvvmResult status;
    if (texts == NULL)
        return -1;
    Py_BEGIN_ALLOW_THREADS
    status = work(program, (int)count, texts);
    Py_END_ALLOW_THREADS
    PyMem_Free(texts);
    if (status == NVVM_SUCCESS || (status == NVVM_ERROR_OUT_OF_MEMORY && is_missing(st, function)))
        return status == NVVM_SUCCESS ? 0 : -1;
    return raise_status(st, program, status, function);
}

// Returns the compiled code as bytes (new reference).
static PyObject *
get_code(core_state *st, nvvmProgram program)
{
    size_t size = 0;
    nvvmResult status = nvvm.nvvmGetCompiledResultSize(program, &size);
    if (status != NVVM_SUCCESS) {
        raise_status(st, program, status, "nvvmGetCompiledResultSize");
        return NULL;
    }
    PyObject *code = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
    if (code == NULL)
        return NULL;
    status = nvvm.nvvmGetCompiledResult(program, PyBytes_AS_STRING(code));
    if (status != NVVM_SUCCESS) {
        raise_status(st, program, status, "nvvmGetCompiledResult");
        Py_CLEAR(code);
    }
    return code;
}

// Runs the verifier first, because it describes errors better than the compiler. The compiler may
// even end the process on IR that the verifier refuses.
int
core_nvvm_compile(core_state *st, const core_nvvm_job *job, core_nvvm_output *out)
{
    core_nvvm_output made = {0};
    if (core_nvvm_create(st, job, &made.program) < 0)
        return -1;
    if (run(st, made.program, job->options, nvvm.nvvmVerifyProgram, "nvvmVerifyProgram") == 0 &&
        run(st, made.program, job->options, nvvm.nvvmCompileProgram, "nvvmCompileProgram") == 0)
        made.code = get_code(st, made.program);
    made.log = made.code != NULL ? program_log(made.program) : NULL;
    if (made.log == NULL) {
        Py_XDECREF(made.code);
        core_nvvm_destroy(made.program);
        return -1;
    }
    *out = made;
    return 0;
}
