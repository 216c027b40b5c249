// Compiles with NVRTC. The GIL is released while NVRTC creates, compiles and destroys programs; the
// other calls only copy memory.
#include "program/nvrtc.h"

#include "base/advice.h"
#include "base/entries.h"
#include "base/errors.h"
#include "base/object.h"
#include "base/process.h"
#include "base/steps.h"
#include "kernel/signature.h"
#include "program/carried_ptx.h"
#include "program/nvrtc_excerpt.h"

// --- library -------------------------------------------------------------------------------------

core_nvrtc_functions core_nvrtc_table;

// If the release from which cubind.nvrtc was made lacks a function, such a stub takes its place.
// The stub returns the same status as a function that the loaded library lacks.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
#define CORE_ENTRY(function, params) \
    static nvrtcResult missing_##function params \
    { \
        return NVRTC_ERROR_INTERNAL_ERROR; \
    }
#define CORE_ENTRY_TEXT(function, params) \
    static const char *missing_##function params \
    { \
        return NULL; \
    }
#include "program/nvrtc.def"
#undef CORE_ENTRY
#undef CORE_ENTRY_TEXT
#pragma GCC diagnostic pop

static const core_entry entries[] = {
#define CORE_ENTRY(function, params) {#function, NULL, NULL, (void (*)(void))missing_##function},
#define CORE_ENTRY_TEXT CORE_ENTRY
#include "program/nvrtc.def"
#undef CORE_ENTRY
#undef CORE_ENTRY_TEXT
};

static int
open_library(core_state *st)
{
    PyObject *module = core_open_module("cubind.nvrtc", "nvrtcVersion");
    if (module == NULL ||
        core_entries_import("cubind.nvrtc._C_API", entries, sizeof entries / sizeof *entries,
                            &core_nvrtc_table) < 0) {
        Py_XDECREF(module);
        return -1;
    }
    Py_XSETREF(st->nvrtc_module, module);
    return 0;
}

bool
core_nvrtc_is_started(core_state *st)
{
    return CB_LIKELY(st->nvrtc_module != NULL);
}

int
core_nvrtc_start(core_state *st)
{
    return core_nvrtc_is_started(st) ? 0 : open_library(st);
}

// --- errors --------------------------------------------------------------------------------------

static PyObject *
error_message(nvrtcResult status, const char *name, PyObject *log, PyObject *more)
{
    if (log == NULL)
        return PyUnicode_FromFormat("%d: %s", (int)status, name);
    return PyUnicode_FromFormat("%d: %s, compilation log:\n\n%U%V", (int)status, name, log, more,
                                "");
}

// Raises NVRTCError "<code>: <name>". With a log, ", compilation log:", an empty line, the log and
// `more` (str) follow. `log` and `more` may be NULL. Always returns -1.
static int
raise_nvrtc(core_state *st, nvrtcResult status, const char *function, PyObject *log, PyObject *more)
{
    const char *name = core_nvrtc->nvrtcGetErrorString(status);
    if (name == NULL)
        name = "UNEXPECTED ERROR CODE";
    PyObject *message = error_message(status, name, log, more);
    PyObject *code = NULL;
    if (message != NULL)
        code = PyObject_CallMethod(st->nvrtc_module, "nvrtcResult", "i", (int)status);
    if (code != NULL)
        core_raise_data(st->nvrtc_error, message, code, name, function, log);
    Py_XDECREF(code);
    Py_XDECREF(message);
    return -1;
}

// --- facts ---------------------------------------------------------------------------------------

int
core_nvrtc_version(core_state *st)
{
    int major = 0, minor = 0;
    if (core_nvrtc_start(st) < 0)
        return -1;
    nvrtcResult status = core_nvrtc->nvrtcVersion(&major, &minor);
    if (status != NVRTC_SUCCESS)
        return raise_nvrtc(st, status, "nvrtcVersion", NULL, NULL);
    return (int)((1000u * (unsigned)major + 10u * (unsigned)minor) & INT_MAX);
}

int
core_nvrtc_unpack_headers(core_state *st, const char *folder)
{
    const char *why = NULL;
    nvrtcResult status;
    if (core_nvrtc_start(st) < 0)
        return -1;
    Py_BEGIN_ALLOW_THREADS
    status = core_nvrtc->nvrtcInstallBundledHeaders(folder, 0, &why);
    Py_END_ALLOW_THREADS
    if (status == NVRTC_SUCCESS)
        return 0;
    PyObject *log = PyUnicode_FromString(why != NULL ? why : "");
    if (log != NULL)
        raise_nvrtc(st, status, "nvrtcInstallBundledHeaders", log, NULL);
    Py_XDECREF(log);
    return -1;
}

// --- compilation logs ----------------------------------------------------------------------------

// Returns the log without its closing NUL (new reference).
static PyObject *
program_log(nvrtcProgram program)
{
    size_t size = 0;
    if (core_nvrtc->nvrtcGetProgramLogSize(program, &size) != NVRTC_SUCCESS || size <= 1)
        return PyUnicode_FromString("");
    char *text = PyMem_Calloc(1, size + 1);
    if (text == NULL)
        return PyErr_NoMemory();
    PyObject *log = NULL;
    if (core_nvrtc->nvrtcGetProgramLog(program, text) == NVRTC_SUCCESS)
        log = PyUnicode_DecodeUTF8(text, (Py_ssize_t)strlen(text), "backslashreplace");
    else
        log = PyUnicode_FromString("");
    PyMem_Free(text);
    return log;
}

// Returns the supported architectures as a list of int (new reference), which is empty if NVRTC
// does not report them.
static PyObject *
supported_architectures(void)
{
    int count = 0;
    PyObject *list = PyList_New(0);
    if (core_nvrtc->nvrtcGetNumSupportedArchs(&count) != NVRTC_SUCCESS || count <= 0 ||
        list == NULL)
        return list;
    int *numbers = PyMem_Calloc((size_t)count, sizeof *numbers);
    bool told = numbers != NULL && core_nvrtc->nvrtcGetSupportedArchs(numbers) == NVRTC_SUCCESS;
    for (int i = 0; told && i < count; i++) {
        PyObject *number = PyLong_FromLong(numbers[i]);
        if (number == NULL || PyList_Append(list, number) < 0)
            told = false;
        Py_XDECREF(number);
    }
    PyMem_Free(numbers);
    PyErr_Clear();
    return list;
}

// Appends advice about an error to the text `more`, which it takes over. Returns a new reference.
static PyObject *
with_advice(const core_nvrtc_job *job, nvrtcResult status, PyObject *more)
{
    if (status != NVRTC_ERROR_INVALID_OPTION && status != NVRTC_ERROR_COMPILATION)
        return more;
    PyObject *known =
        status == NVRTC_ERROR_INVALID_OPTION ? supported_architectures() : PyList_New(0);
    PyObject *advice =
        known != NULL ? core_advice("compile", "(OOO)", job->options, known, job->source) : NULL;
    Py_XDECREF(known);
    PyErr_Clear();
    if (advice != NULL)
        PyUnicode_AppendAndDel(&more, advice);
    return more;
}

static int
raise_with_log(core_state *st, const core_nvrtc_job *job, nvrtcProgram program, nvrtcResult status)
{
    PyObject *log = program_log(program);
    const char *text = log != NULL ? PyUnicode_AsUTF8(log) : NULL;
    PyObject *more = NULL;
    if (text != NULL)
        more =
            core_nvrtc_excerpt(PyBytes_AS_STRING(job->source), PyBytes_AS_STRING(job->name), text);
    if (more != NULL)
        more = with_advice(job, status, more);
    if (more != NULL)
        raise_nvrtc(st, status, "nvrtcCompileProgram", log, more);
    Py_XDECREF(more);
    Py_XDECREF(log);
    return -1;
}

// --- programs ------------------------------------------------------------------------------------

int
core_nvrtc_create(core_state *st, const core_nvrtc_job *job, nvrtcProgram *out)
{
    const char *source = PyBytes_AS_STRING(job->source);
    const char *name = PyBytes_AS_STRING(job->name);
    nvrtcResult status;
    if (core_nvrtc_start(st) < 0)
        return -1;
    Py_BEGIN_ALLOW_THREADS
    status = core_nvrtc->nvrtcCreateProgram(out, source, name, 0, NULL, NULL);
    Py_END_ALLOW_THREADS
    if (status == NVRTC_SUCCESS)
        return 0;
    return raise_nvrtc(st, status, "nvrtcCreateProgram", NULL, NULL);
}

void
core_nvrtc_destroy(nvrtcProgram program)
{
    if (program == NULL)
        return;
    PyObject *type, *value, *traceback; // keep a pending exception of a failed compile
    PyErr_Fetch(&type, &value, &traceback);
    Py_BEGIN_ALLOW_THREADS
    core_nvrtc->nvrtcDestroyProgram(&program);
    Py_END_ALLOW_THREADS
    PyErr_Restore(type, value, traceback);
}

// Returns the bytes of a name expression (new reference).
static PyObject *
name_bytes(PyObject *name)
{
    PyObject *bytes = NULL;
    if (PyUnicode_Check(name))
        bytes = PyUnicode_AsUTF8String(name);
    else if (PyBytes_Check(name))
        bytes = Py_NewRef(name);
    else
        PyErr_Format(PyExc_TypeError, "name_expressions must be str or bytes, not %s",
                     Py_TYPE(name)->tp_name);
    char *text;
    if (bytes != NULL && PyBytes_AsStringAndSize(bytes, &text, NULL) < 0)
        Py_CLEAR(bytes); // it contains a NUL
    return bytes;
}

static int
add_name(core_state *st, nvrtcProgram program, PyObject *name)
{
    PyObject *bytes = name_bytes(name);
    if (bytes == NULL)
        return -1;
    nvrtcResult status = core_nvrtc->nvrtcAddNameExpression(program, PyBytes_AS_STRING(bytes));
    Py_DECREF(bytes);
    if (status == NVRTC_SUCCESS)
        return 0;
    return raise_nvrtc(st, status, "nvrtcAddNameExpression", NULL, NULL);
}

static int
add_names(core_state *st, nvrtcProgram program, PyObject *names)
{
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(names); i++)
        if (add_name(st, program, PyTuple_GET_ITEM(names, i)) < 0)
            return -1;
    return 0;
}

const char **
core_option_texts(PyObject *options)
{
    Py_ssize_t count = PyList_GET_SIZE(options);
    const char **texts = PyMem_New(const char *, count > 0 ? count : 1);
    if (texts == NULL)
        PyErr_NoMemory();
    for (Py_ssize_t i = 0; texts != NULL && i < count; i++) {
        char *text;
        if (PyBytes_AsStringAndSize(PyList_GET_ITEM(options, i), &text, NULL) < 0) {
            PyMem_Free(texts); // an option contains a NUL
            return NULL;
        }
        texts[i] = text;
    }
    return texts;
}

static int
run_compiler(nvrtcProgram program, PyObject *options, nvrtcResult *status)
{
    Py_ssize_t count = PyList_GET_SIZE(options);
    const char **texts = core_option_texts(options);
    if (texts == NULL)
        return -1;
    Py_BEGIN_ALLOW_THREADS
    *status = core_nvrtc->nvrtcCompileProgram(program, (int)count, texts);
    Py_END_ALLOW_THREADS
    PyMem_Free(texts);
    return 0;
}

// Creates and compiles a program. On failure it destroys the program.
static int
make_program(core_state *st, const core_nvrtc_job *job, nvrtcProgram *out)
{
    nvrtcProgram program = NULL;
    nvrtcResult status = NVRTC_SUCCESS;
    if (core_nvrtc_create(st, job, &program) < 0)
        return -1;
    if (add_names(st, program, job->names) < 0 ||
        run_compiler(program, job->options, &status) < 0 ||
        (status != NVRTC_SUCCESS && raise_with_log(st, job, program, status) < 0)) {
        core_nvrtc_destroy(program);
        return -1;
    }
    *out = program;
    return 0;
}

// --- precompiled headers -------------------------------------------------------------------------

// Enlarges NVRTC's heap if it was too small for the precompiled header. Returns whether it has
// enlarged it.
static bool
grew_heap(nvrtcProgram program)
{
    size_t size = 0;
    return core_nvrtc->nvrtcGetPCHCreateStatus(program) == NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED &&
           core_nvrtc->nvrtcGetPCHHeapSizeRequired(program, &size) == NVRTC_SUCCESS &&
           core_nvrtc->nvrtcSetPCHHeapSize(size) == NVRTC_SUCCESS;
}

static bool keeps_heap; // protected by the GIL

int
core_nvrtc_enlarge_pch_heap(core_state *st, size_t size)
{
    size_t now = 0;
    if (core_nvrtc_start(st) < 0)
        return -1;
    if (!keeps_heap && core_nvrtc->nvrtcGetPCHHeapSize(&now) == NVRTC_SUCCESS && now < size)
        core_nvrtc->nvrtcSetPCHHeapSize(size);
    return 0;
}

static const char *
pch_status(nvrtcProgram program)
{
    switch (core_nvrtc->nvrtcGetPCHCreateStatus(program)) {
    case NVRTC_SUCCESS:
        return "created";
    case NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED:
        return "not_attempted";
    default:
        return "failed";
    }
}

// Compiles with precompiled headers. If the heap had to grow, compiles once more, because a new
// heap size takes effect only in the next compilation.
static int
make_program_with_pch(core_state *st, const core_nvrtc_job *job, nvrtcProgram *out)
{
    if (make_program(st, job, out) < 0)
        return -1;
    if (!job->makes_pch)
        return 0;
    keeps_heap = true;
    if (!grew_heap(*out))
        return 0;
    core_nvrtc_destroy(*out);
    *out = NULL;
    return make_program(st, job, out);
}

// --- outputs -------------------------------------------------------------------------------------

typedef nvrtcResult get_size(nvrtcProgram program, size_t *size);
typedef nvrtcResult get_code(nvrtcProgram program, char *code);

typedef struct output_kind {
    const char *target;
    const char *function;
    size_t offset_of_size, offset_of_code; // offsets of the functions in the table
} output_kind;

#define KIND(target, name) \
    {target, "nvrtcGet" #name, offsetof(core_nvrtc_functions, nvrtcGet##name##Size), \
     offsetof(core_nvrtc_functions, nvrtcGet##name)}

static const output_kind output_kinds[] = {
    KIND("ptx", PTX),
    KIND("cubin", CUBIN),
    KIND("ltoir", LTOIR),
};
#undef KIND

static const output_kind *
find_kind(const char *target)
{
    const output_kind *kind = output_kinds;
    while (strcmp(kind->target, target) != 0)
        kind++;
    return kind;
}

// Returns an output as bytes (new reference), or b"" if the compilation did not make it.
static PyObject *
get_output(core_state *st, nvrtcProgram program, const output_kind *kind)
{
    get_size *size_of = *(get_size *const *)((const char *)core_nvrtc + kind->offset_of_size);
    get_code *code_of = *(get_code *const *)((const char *)core_nvrtc + kind->offset_of_code);
    size_t size = 0;
    nvrtcResult status = size_of(program, &size);
    PyObject *code = NULL;
    if (status == NVRTC_SUCCESS) {
        code = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
        if (code == NULL)
            return NULL;
        status = size > 0 ? code_of(program, PyBytes_AS_STRING(code)) : NVRTC_SUCCESS;
    }
    if (status == NVRTC_SUCCESS)
        return code;
    Py_XDECREF(code);
    raise_nvrtc(st, status, kind->function, NULL, NULL);
    return NULL;
}

// Returns the output that the target needs (new reference). If there is none, raises an exception
// that says why.
static PyObject *
get_target(core_state *st, nvrtcProgram program, const char *target)
{
    PyObject *code = get_output(st, program, find_kind(target));
    if (code == NULL || PyBytes_GET_SIZE(code) > 1)
        return code;
    Py_DECREF(code);
    const char *advice = strcmp(target, "cubin") == 0
                             ? "cubin needs a real architecture (arch='sm_90', not 'compute_90') "
                               "and no link_time_optimization"
                             : "link_time_optimization produces only ltoir";
    PyObject *message =
        PyUnicode_FromFormat("these options make NVRTC produce no %s: %s", target, advice);
    if (message != NULL)
        core_raise_data(st->nvrtc_error, message, NULL, NULL, find_kind(target)->function, NULL);
    Py_XDECREF(message);
    return NULL;
}

// Reads the PTX that NVRTC made together with a cubin. It declares the types of parameters, and the
// simulated device runs it. Sets `*out` to NULL if there is no PTX, which is not an error.
static int
get_entries(core_state *st, const core_nvrtc_job *job, nvrtcProgram program, PyObject **out,
            PyObject **code)
{
    *out = NULL;
    if (strcmp(job->target, "cubin") != 0)
        return 0;
    PyObject *ptx = get_output(st, program, find_kind("ptx"));
    if (ptx == NULL) {
        if (!PyErr_ExceptionMatches(st->nvrtc_error))
            return -1;
        PyErr_Clear();
        return 0;
    }
    *out = core_signature_extract(PyBytes_AS_STRING(ptx), strlen(PyBytes_AS_STRING(ptx)));
    if (*out != NULL && core_is_simulated()) {
        PyObject *text = core_ptx_with_source(PyBytes_AS_STRING(ptx), job->source, job->name);
        Py_SETREF(*code, text != NULL ? core_carry_ptx(*code, PyBytes_AS_STRING(text)) : NULL);
        Py_XDECREF(text);
    }
    Py_DECREF(ptx);
    return *out != NULL && *code != NULL ? 0 : -1;
}

// Returns the symbol of a name expression as bytes (new reference).
static PyObject *
lowered_name(core_state *st, nvrtcProgram program, PyObject *name)
{
    PyObject *bytes = name_bytes(name);
    if (bytes == NULL)
        return NULL;
    const char *symbol = NULL;
    nvrtcResult status =
        core_nvrtc->nvrtcGetLoweredName(program, PyBytes_AS_STRING(bytes), &symbol);
    Py_DECREF(bytes);
    if (status == NVRTC_SUCCESS)
        return PyBytes_FromString(symbol);
    raise_nvrtc(st, status, "nvrtcGetLoweredName", NULL, NULL);
    return NULL;
}

// Maps name expressions to symbols. Sets `*out` to NULL if no names were passed.
static int
get_mapping(core_state *st, nvrtcProgram program, PyObject *names, PyObject **out)
{
    *out = NULL;
    if (PyTuple_GET_SIZE(names) == 0)
        return 0;
    PyObject *mapping = PyDict_New();
    for (Py_ssize_t i = 0; mapping != NULL && i < PyTuple_GET_SIZE(names); i++) {
        PyObject *symbol = lowered_name(st, program, PyTuple_GET_ITEM(names, i));
        if (symbol == NULL || PyDict_SetItem(mapping, PyTuple_GET_ITEM(names, i), symbol) < 0)
            Py_CLEAR(mapping);
        Py_XDECREF(symbol);
    }
    *out = mapping;
    return mapping != NULL ? 0 : -1;
}

static void
drop_output(core_nvrtc_output *out)
{
    core_nvrtc_destroy(out->program);
    Py_XDECREF(out->code);
    Py_XDECREF(out->log);
    Py_XDECREF(out->symbol_mapping);
    Py_XDECREF(out->entries);
}

int
core_nvrtc_compile(core_state *st, const core_nvrtc_job *job, core_nvrtc_output *out)
{
    core_nvrtc_output made = {0};
    if (make_program_with_pch(st, job, &made.program) < 0)
        return -1;
    made.pch_status = job->makes_pch ? pch_status(made.program) : NULL;
    made.code = get_target(st, made.program, job->target);
    made.log = made.code != NULL ? program_log(made.program) : NULL;
    if (made.log == NULL || get_mapping(st, made.program, job->names, &made.symbol_mapping) < 0 ||
        get_entries(st, job, made.program, &made.entries, &made.code) < 0) {
        drop_output(&made);
        return -1;
    }
    *out = made;
    return 0;
}
