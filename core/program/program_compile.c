// Compiles a Program: C++ with NVRTC, PTX with a linker, NVVM IR with libNVVM.
//
// compile() calls the Python function _program_cache.compile_program(), which renders the options
// and looks into the cache. On a cache miss it calls _compile() in this file.
#include "program/program_compile.h"

#include "base/marks.h"
#include "base/object.h"
#include "program/program_setup.h"

#include "cubind/sequence.h"
#include "cubind/signature.h"

// --- compiling -----------------------------------------------------------------------------------

static const struct {
    const char *name; // its value in SourceCodeType
    const char *targets[4];
    const char *supported; // the targets, as a message lists them
} kinds[] = {
    [SOURCE_CPP] = {"c++", {"ptx", "cubin", "ltoir"}, "'ptx', 'cubin', 'ltoir'"},
    [SOURCE_PTX] = {"ptx", {"cubin", "ptx"}, "'cubin', 'ptx'"},
    [SOURCE_NVVM] = {"nvvm", {"ptx", "ltoir"}, "'ptx', 'ltoir'"},
};

// Returns the name of the target as a constant; NULL with ValueError if the backend cannot make
// that target.
static const char *
target_name(ProgramObject *self, PyObject *target_type)
{
    PyObject *text = core_program_lower(target_type);
    const char *found = NULL;
    const char *const *targets = kinds[self->kind].targets;
    for (; text != NULL && found == NULL && *targets != NULL; targets++)
        if (PyUnicode_CompareWithASCIIString(text, *targets) == 0)
            found = *targets;
    if (text != NULL && found == NULL)
        PyErr_Format(PyExc_ValueError, "Unsupported target_type=\"%U\" for %s (supported: %s)",
                     text, self->backend, kinds[self->kind].supported);
    Py_XDECREF(text);
    return found;
}

// Returns the names as a tuple (new reference); a single name becomes a tuple of one.
static PyObject *
take_names(PyObject *names)
{
    if (names == NULL || names == Py_None)
        return PyTuple_New(0);
    if (PyUnicode_Check(names) || PyBytes_Check(names))
        return PyTuple_Pack(1, names);
    PyObject *tuple = cb_items_of(names);
    for (Py_ssize_t i = 0; tuple != NULL && i < PyTuple_GET_SIZE(tuple); i++) {
        PyObject *name = PyTuple_GET_ITEM(tuple, i);
        if (!PyUnicode_Check(name) && !PyBytes_Check(name)) {
            PyErr_Format(PyExc_TypeError, "name_expressions must be str or bytes, not %s",
                         Py_TYPE(name)->tp_name);
            Py_CLEAR(tuple);
        }
    }
    return tuple;
}

void
core_program_keep(ProgramObject *self, nvrtcProgram program)
{
    nvrtcProgram old = program;
    if (!self->closed) {
        old = self->program;
        self->program = program;
    }
    core_nvrtc_destroy(old);
}

void
core_program_keep_linker(ProgramObject *self, PyObject *linker)
{
    if (!self->closed)
        Py_XSETREF(self->linker, Py_NewRef(linker));
}

void
core_program_keep_nvvm(ProgramObject *self, nvvmProgram program)
{
    nvvmProgram old = program;
    if (!self->closed) {
        old = self->nvvm;
        self->nvvm = program;
    }
    core_nvvm_destroy(old);
}

PyObject *
core_program_name(ProgramObject *self)
{
    if (self->file != NULL)
        return Py_NewRef(self->file);
    PyObject *name = PyObject_GetAttrString(self->options, "name");
    PyObject *bytes = name != NULL ? PyUnicode_AsUTF8String(name) : NULL;
    char *text;
    if (bytes != NULL && PyBytes_AsStringAndSize(bytes, &text, NULL) < 0)
        Py_CLEAR(bytes); // it contains a NUL
    Py_XDECREF(name);
    return bytes;
}

static PyObject *
name_object(ProgramObject *self)
{
    if (self->file != NULL)
        return PyUnicode_DecodeFSDefault(PyBytes_AS_STRING(self->file));
    return PyObject_GetAttrString(self->options, "name");
}

static int
wants_pch(PyObject *options)
{
    int automatic = core_program_has_option(options, "pch");
    return automatic != 0 ? automatic : core_program_has_option(options, "create_pch");
}

static int
warn_of_old_driver(core_state *st, const char *target)
{
    int driver = 0;
    if (strcmp(target, "ptx") != 0 || core_driver->cuDriverGetVersion(&driver) != CUDA_SUCCESS ||
        driver <= 0 || driver >= core_nvrtc_version(st))
        return PyErr_Occurred() ? -1 : 0;
    return PyErr_WarnEx(PyExc_RuntimeWarning,
                        "The CUDA driver version is older than the backend version. The generated "
                        "ptx will not be loadable by the current driver.",
                        1);
}

// Returns the tuple (ObjectCode, log), a new reference.
static PyObject *
compiled_object_code(ProgramObject *self, const char *target, PyObject *code, PyObject *mapping,
                     PyObject *entries, PyObject *log)
{
    PyObject *name = name_object(self);
    PyObject *made =
        name != NULL ? core_object_code_new(self->st, code, target, name, mapping, entries) : NULL;
    Py_XDECREF(name);
    return made != NULL ? Py_BuildValue("(NO)", made, log) : NULL;
}

static PyObject *
compile_cpp(ProgramObject *self, const char *target, PyObject *rendered, PyObject *names)
{
    int makes_pch = wants_pch(self->options);
    PyObject *name = makes_pch >= 0 ? core_program_name(self) : NULL;
    if (name == NULL)
        return NULL;
    core_nvrtc_job job = {.source = self->code,
                          .name = name,
                          .options = rendered,
                          .names = names,
                          .target = target,
                          .makes_pch = makes_pch > 0};
    core_nvrtc_output out = {0};
    PyObject *result = NULL;
    if (core_nvrtc_compile(self->st, &job, &out) == 0) {
        core_program_keep(self, out.program);
        self->pch_status = out.pch_status;
        if (warn_of_old_driver(self->st, target) == 0)
            result = compiled_object_code(self, target, out.code, out.symbol_mapping, out.entries,
                                          out.log);
    }
    Py_XDECREF(out.code);
    Py_XDECREF(out.log);
    Py_XDECREF(out.symbol_mapping);
    Py_XDECREF(out.entries);
    Py_DECREF(name);
    return result;
}

// Returns a tuple with the source as the linker's only input (new reference). The input has no
// name, because nvJitLink puts it directly after its messages.
static PyObject *
ptx_inputs(ProgramObject *self)
{
    PyObject *name = PyUnicode_FromString("");
    PyObject *code = NULL;
    if (name != NULL)
        code = core_object_code_new(self->st, self->code, "ptx", name, NULL, NULL);
    PyObject *inputs = code != NULL ? PyTuple_Pack(1, code) : NULL;
    Py_XDECREF(code);
    Py_XDECREF(name);
    return inputs;
}

PyObject *
core_program_linker(ProgramObject *self, PyObject *options, PyObject **inputs)
{
    *inputs = ptx_inputs(self);
    return *inputs != NULL ? core_linker_new(self->st, *inputs, options) : NULL;
}

static PyObject *
compile_ptx(ProgramObject *self, const char *target, PyObject *rendered)
{
    PyObject *inputs = NULL, *entries = NULL, *result = NULL, *log = NULL;
    PyObject *linker = core_program_linker(self, rendered, &inputs);
    PyObject *code = linker != NULL ? core_linker_link((LinkerObject *)linker, target) : NULL;
    if (code != NULL)
        log = PyObject_CallMethod(linker, "get_info_log", NULL);
    if (log != NULL && core_linker_entries(inputs, &entries) == 0) {
        core_program_keep_linker(self, linker);
        result = compiled_object_code(self, target, code, NULL, entries, log);
    }
    Py_XDECREF(entries);
    Py_XDECREF(log);
    Py_XDECREF(code);
    Py_XDECREF(linker);
    Py_XDECREF(inputs);
    return result;
}

// --- checks of Python's arguments ----------------------------------------------------------------

static bool
are_bytes(PyObject *list)
{
    if (!PyList_CheckExact(list))
        return false;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); i++)
        if (!PyBytes_CheckExact(PyList_GET_ITEM(list, i)))
            return false;
    return true;
}

// Returns whether an object is bytes without a NUL, which can be passed to C as a text.
static bool
is_name(PyObject *o)
{
    return PyBytes_CheckExact(o) && strlen(PyBytes_AS_STRING(o)) == (size_t)PyBytes_GET_SIZE(o);
}

static bool
are_modules(PyObject *tuple)
{
    if (!PyTuple_CheckExact(tuple))
        return false;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(tuple); i++) {
        PyObject *pair = PyTuple_GET_ITEM(tuple, i);
        if (!PyTuple_CheckExact(pair) || PyTuple_GET_SIZE(pair) != 2 ||
            !is_name(PyTuple_GET_ITEM(pair, 0)) || !PyBytes_CheckExact(PyTuple_GET_ITEM(pair, 1)))
            return false;
    }
    return true;
}

static bool
is_nvvm_input(PyObject *o)
{
    return PyTuple_CheckExact(o) && PyTuple_GET_SIZE(o) == 3 && are_bytes(PyTuple_GET_ITEM(o, 0)) &&
           are_modules(PyTuple_GET_ITEM(o, 1)) &&
           (PyTuple_GET_ITEM(o, 2) == Py_None || PyBytes_CheckExact(PyTuple_GET_ITEM(o, 2)));
}

static bool
fits_kind(source_kind kind, PyObject *rendered)
{
    return kind == SOURCE_CPP    ? are_bytes(rendered)
           : kind == SOURCE_NVVM ? is_nvvm_input(rendered)
                                 : true;
}

// --- NVVM IR -------------------------------------------------------------------------------------

// Makes the job from (options, modules, libdevice), which ProgramOptions._nvvm_input() returns.
static core_nvvm_job
nvvm_job(ProgramObject *self, PyObject *name, PyObject *rendered)
{
    return (core_nvvm_job){.source = self->code,
                           .name = name,
                           .options = PyTuple_GET_ITEM(rendered, 0),
                           .modules = PyTuple_GET_ITEM(rendered, 1),
                           .libdevice = PyTuple_GET_ITEM(rendered, 2)};
}

int
core_program_create_nvvm(ProgramObject *self, PyObject *rendered, nvvmProgram *out)
{
    if (!is_nvvm_input(rendered)) {
        PyErr_SetString(PyExc_SystemError, "nvvm_input() must return what _compile() takes");
        return -1;
    }
    PyObject *name = core_program_name(self);
    if (name == NULL)
        return -1;
    core_nvvm_job job = nvvm_job(self, name, rendered);
    int result = core_nvvm_create(self->st, &job, out);
    Py_DECREF(name);
    return result;
}

static PyObject *
compile_nvvm(ProgramObject *self, const char *target, PyObject *rendered)
{
    PyObject *name = core_program_name(self);
    if (name == NULL)
        return NULL;
    core_nvvm_job job = nvvm_job(self, name, rendered);
    core_nvvm_output out = {0};
    PyObject *result = NULL;
    if (core_nvvm_compile(self->st, &job, &out) == 0) {
        core_program_keep_nvvm(self, out.program);
        result = compiled_object_code(self, target, out.code, NULL, NULL, out.log);
    }
    Py_XDECREF(out.code);
    Py_XDECREF(out.log);
    Py_DECREF(name);
    return result;
}

// Checks that the program can be used. Returns 0, or -1 with RuntimeError if it is closed or was
// inherited through a fork.
static int
check_program(ProgramObject *self)
{
    if (self->closed)
        return core_raise_closed((PyObject *)self);
    return core_check_process((PyObject *)self, self->process);
}

static PyObject *
compile_any(ProgramObject *self, const char *target, PyObject *rendered, PyObject *names)
{
    return self->kind == SOURCE_CPP   ? compile_cpp(self, target, rendered, names)
           : self->kind == SOURCE_PTX ? compile_ptx(self, target, rendered)
                                      : compile_nvvm(self, target, rendered);
}

// Compiles. With CUBIND_NVTX=1 it does so within a range that has the program's name.
static PyObject *
compile_in_range(ProgramObject *self, const char *target, PyObject *rendered, PyObject *names)
{
    PyObject *name = core_program_name(self);
    if (name == NULL)
        return NULL;
    core_mark_begin("compile", PyBytes_AS_STRING(name));
    PyObject *result = compile_any(self, target, rendered, names);
    core_mark_end();
    Py_DECREF(name);
    return result;
}

// Implements _compile(target, rendered, names), which returns (ObjectCode, log).
PyObject *
core_program_compile_now(PyObject *op, PyObject *const *args, Py_ssize_t nargs)
{
    ProgramObject *self = (ProgramObject *)op;
    if (nargs != 3 || !PyTuple_CheckExact(args[2]) || !fits_kind(self->kind, args[1])) {
        PyErr_SetString(PyExc_TypeError, "_compile() takes a target, rendered options and names");
        return NULL;
    }
    const char *target = check_program(self) == 0 ? target_name(self, args[0]) : NULL;
    if (target == NULL)
        return NULL;
    return core_marks_are_on() ? compile_in_range(self, target, args[1], args[2])
                               : compile_any(self, target, args[1], args[2]);
}

// Compiles through the cache, which is written in Python. Returns the tuple (ObjectCode, log,
// folders of headers), a new reference.
static PyObject *
compile_program(ProgramObject *self, const char *target, PyObject *names, PyObject *cache)
{
    PyObject *kind = PyUnicode_FromString(kinds[self->kind].name);
    PyObject *text = kind != NULL ? PyUnicode_FromString(target) : NULL;
    // A new reference, because close() drops the program's.
    PyObject *file = Py_NewRef(self->file != NULL ? self->file : Py_None);
    PyObject *args[] = {(PyObject *)self,
                        self->code,
                        kind,
                        self->options,
                        text,
                        names,
                        cache != NULL ? cache : Py_None,
                        file};
    PyObject *result = text != NULL ? core_program_call(self->st, "compile_program", args,
                                                        sizeof args / sizeof *args)
                                    : NULL;
    Py_DECREF(file);
    Py_XDECREF(text);
    Py_XDECREF(kind);
    if (result == NULL || (PyTuple_CheckExact(result) && PyTuple_GET_SIZE(result) == 3))
        return result;
    Py_DECREF(result);
    PyErr_SetString(PyExc_SystemError, "compile_program() must return three items");
    return NULL;
}

static int
write_log(PyObject *write, PyObject *log)
{
    if (write == NULL || !PyUnicode_Check(log) || PyUnicode_GET_LENGTH(log) == 0)
        return 0;
    PyObject *done = PyObject_CallOneArg(write, log);
    Py_XDECREF(done);
    return done != NULL ? 0 : -1;
}

// Keeps the source with the code, so that messages can show parameters as the source declares them.
static void
keep_source(const ProgramObject *self, PyObject *code)
{
    if (self->kind != SOURCE_CPP || !Py_IS_TYPE(code, self->st->object_code_type))
        return;
    ObjectCodeObject *compiled = (ObjectCodeObject *)code;
    if (compiled->source == NULL && PyBytes_Check(self->code))
        compiled->source = Py_NewRef(self->code);
}

static PyObject *
compile_and_log(ProgramObject *self, const char *target, PyObject *names, PyObject *write,
                PyObject *cache)
{
    PyObject *result = compile_program(self, target, names, cache);
    PyObject *code = NULL;
    if (result != NULL)
        Py_XSETREF(self->header_folders, Py_NewRef(PyTuple_GET_ITEM(result, 2)));
    if (result != NULL && write_log(write, PyTuple_GET_ITEM(result, 1)) == 0)
        code = Py_NewRef(PyTuple_GET_ITEM(result, 0));
    if (code != NULL)
        keep_source(self, code);
    Py_XDECREF(result);
    return code;
}

PyObject *
core_program_compile(PyObject *op, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"target_type", "name_expressions", "logs", "cache", NULL};
    static const cb_signature call = {"compile", params, .positional = 3, .required = 1};
    ProgramObject *self = (ProgramObject *)op;
    CB_SLOTS(PyObject * target_type, *name_expressions, *logs, *cache) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 || check_program(self) < 0)
        return NULL;
    const char *target = target_name(self, given.target_type);
    PyObject *names = target != NULL ? take_names(given.name_expressions) : NULL;
    PyObject *write = NULL, *code = NULL;
    bool has_logs = given.logs != NULL && given.logs != Py_None;
    if (names != NULL && has_logs)
        write = PyObject_GetAttrString(given.logs, "write");
    if (names != NULL && (write != NULL || !has_logs))
        code = compile_and_log(self, target, names, write, given.cache);
    Py_XDECREF(write);
    Py_XDECREF(names);
    return code;
}
