// Implements the Program type. program_setup.c makes Programs, program_compile.c compiles them.
#include "base/build_id.h"
#include "base/changed_files.h"
#include "base/doc.h"
#include "base/errors.h"
#include "base/object.h"
#include "base/start.h"
#include "base/steps.h"
#include "program/nvjitlink.h"
#include "program/program_compile.h"
#include "program/program_setup.h"

#include "cubind/signature.h"

#include <string.h>
#include <unistd.h>

// --- construction --------------------------------------------------------------------------------

static PyObject *
Program_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static const char *const params[] = {"code", "code_type", "options", NULL};
    static const cb_signature call = {"Program", params, .positional = 3, .required = 3};
    CB_SLOTS(PyObject * code, *code_type, *options) given;
    core_state *st = core_state_of(type);
    if (st == NULL || cb_bind_tuple(&call, args, kwargs, given.slots) < 0)
        return NULL;
    ProgramObject *self = (ProgramObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->st = st;
    self->process = core_process_now();
    if (core_program_init(self, given.code, given.code_type, given.options) < 0)
        Py_CLEAR(self);
    return (PyObject *)self;
}

static int
Program_traverse(PyObject *op, visitproc visit, void *arg)
{
    ProgramObject *self = (ProgramObject *)op;
    Py_VISIT(Py_TYPE(op));
    Py_VISIT(self->options);
    Py_VISIT(self->linker);
    return 0;
}

// Removes the debugger's source file, and the folder that contains only this file.
static void
remove_file(char *path)
{
    unlink(path);
    char *slash = strrchr(path, '/');
    if (slash != NULL) {
        *slash = '\0';
        rmdir(path);
        *slash = '/';
    }
}

// Releases everything that does not belong to Python's memory management.
static void
release_program(ProgramObject *self)
{
    nvrtcProgram program = self->program;
    nvvmProgram nvvm = self->nvvm;
    self->program = NULL;
    self->nvvm = NULL;
    Py_CLEAR(self->linker);
    if (self->file != NULL && self->process == core_process_now())
        remove_file(PyBytes_AS_STRING(self->file));
    Py_CLEAR(self->file);
    if (core_must_leak(self->process))
        return;
    core_nvrtc_destroy(program);
    core_nvvm_destroy(nvvm);
}

// The type has no tp_clear, so that no call ever gets a program whose options are gone. The garbage
// collector can break a reference cycle in the options' dict.
static void
Program_dealloc(PyObject *op)
{
    ProgramObject *self = (ProgramObject *)op;
    PyObject_GC_UnTrack(op);
    if (self->weakrefs != NULL)
        PyObject_ClearWeakRefs(op);
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    release_program(self);
    PyErr_Restore(type, value, traceback);
    Py_CLEAR(self->options);
    Py_CLEAR(self->code);
    Py_CLEAR(self->header_folders);
    core_object_free(op);
}

// --- attributes ----------------------------------------------------------------------------------

static PyObject *
Program_close(PyObject *op, PyObject *Py_UNUSED(ignored))
{
    ProgramObject *self = (ProgramObject *)op;
    self->closed = true;
    release_program(self);
    Py_RETURN_NONE;
}

static PyObject *
Program_is_closed(PyObject *op, void *Py_UNUSED(closure))
{
    return PyBool_FromLong(((ProgramObject *)op)->closed);
}

static PyObject *
Program_backend(PyObject *op, void *Py_UNUSED(closure))
{
    ProgramObject *self = (ProgramObject *)op;
    return core_typing_member(self->st, "CompilerBackendType", self->backend);
}

static PyObject *
Program_pch_status(PyObject *op, void *Py_UNUSED(closure))
{
    ProgramObject *self = (ProgramObject *)op;
    if (self->pch_status == NULL)
        Py_RETURN_NONE;
    return core_typing_member(self->st, "PCHStatusType", self->pch_status);
}

static PyObject *
Program_header_folders(PyObject *op, void *Py_UNUSED(closure))
{
    PyObject *folders = ((ProgramObject *)op)->header_folders;
    return Py_NewRef(folders != NULL ? folders : Py_None);
}

static int
create_for_handle(ProgramObject *self)
{
    PyObject *name = core_program_name(self);
    if (name == NULL)
        return -1;
    core_nvrtc_job job = {.source = self->code, .name = name};
    nvrtcProgram program = NULL;
    int result = core_nvrtc_create(self->st, &job, &program);
    Py_DECREF(name);
    if (result == 0)
        core_program_keep(self, program);
    return result;
}

static PyObject *
cpp_handle(ProgramObject *self)
{
    if (self->program == NULL && !self->closed && create_for_handle(self) < 0)
        return NULL;
    if (core_nvrtc_start(self->st) < 0)
        return NULL;
    PyObject *value = PyLong_FromVoidPtr(self->program);
    PyObject *handle = NULL;
    if (value != NULL)
        handle = PyObject_CallMethod(self->st->nvrtc_module, "nvrtcProgram", "O", value);
    Py_XDECREF(value);
    return handle;
}

static PyObject *
link_for_handle(ProgramObject *self)
{
    PyObject *inputs = NULL;
    PyObject *args[] = {self->options};
    PyObject *rendered = core_program_call(self->st, "linker_options", args, 1);
    PyObject *linker = rendered != NULL ? core_program_linker(self, rendered, &inputs) : NULL;
    Py_XDECREF(inputs);
    Py_XDECREF(rendered);
    return linker;
}

static PyObject *
ptx_handle(ProgramObject *self)
{
    PyObject *linker = self->linker != NULL ? Py_NewRef(self->linker) : link_for_handle(self);
    if (linker == NULL)
        return NULL;
    core_program_keep_linker(self, linker);
    PyObject *handle = self->closed ? PyLong_FromLong(0) : PyObject_GetAttrString(linker, "handle");
    Py_DECREF(linker);
    return handle;
}

static int
create_nvvm_for_handle(ProgramObject *self)
{
    PyObject *args[] = {self->options};
    PyObject *rendered = core_program_call(self->st, "nvvm_input", args, 1);
    nvvmProgram program = NULL;
    int result = rendered != NULL ? core_program_create_nvvm(self, rendered, &program) : -1;
    Py_XDECREF(rendered);
    if (result == 0)
        core_program_keep_nvvm(self, program);
    return result;
}

static PyObject *
nvvm_handle(ProgramObject *self)
{
    if (self->nvvm == NULL && create_nvvm_for_handle(self) < 0)
        return NULL;
    return PyLong_FromVoidPtr(self->nvvm);
}

static PyObject *
Program_handle(PyObject *op, void *Py_UNUSED(closure))
{
    ProgramObject *self = (ProgramObject *)op;
    if (!self->closed && core_check_process(op, self->process) < 0)
        return NULL;
    if (self->kind == SOURCE_CPP)
        return cpp_handle(self);
    if (self->closed)
        return PyLong_FromLong(0);
    return self->kind == SOURCE_PTX ? ptx_handle(self) : nvvm_handle(self);
}

static PyObject *
Program_repr(PyObject *op)
{
    return PyUnicode_FromFormat("<Program backend='%s'>", ((ProgramObject *)op)->backend);
}

// --- functions for the cache ---------------------------------------------------------------------

static PyObject *
nvrtc_version(PyObject *module, PyObject *Py_UNUSED(ignored))
{
    int version = core_nvrtc_version(PyModule_GetState(module));
    return version >= 0 ? PyLong_FromLong(version) : NULL;
}

static PyObject *
enlarge_pch_heap(PyObject *module, PyObject *size)
{
    size_t bytes = PyLong_AsSize_t(size);
    if (PyErr_Occurred() || core_nvrtc_enlarge_pch_heap(PyModule_GetState(module), bytes) < 0)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *
unpack_headers(PyObject *module, PyObject *folder)
{
    PyObject *path;
    if (!PyUnicode_FSConverter(folder, &path))
        return NULL;
    int result = core_nvrtc_unpack_headers(PyModule_GetState(module), PyBytes_AS_STRING(path));
    Py_DECREF(path);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

static PyObject *
nvvm_version(PyObject *module, PyObject *Py_UNUSED(ignored))
{
    int version = core_nvvm_version(PyModule_GetState(module));
    return version >= 0 ? PyLong_FromLong(version) : NULL;
}

// Returns the linker in use and its version: ("nvJitLink", 13050) or ("driver", 13050).
static PyObject *
linker_version(PyObject *module, PyObject *Py_UNUSED(ignored))
{
    core_state *st = PyModule_GetState(module);
    const core_linker_backend *backend = core_linker_choose(st);
    if (backend == NULL)
        return NULL;
    if (backend == &core_nvjitlink_backend)
        return Py_BuildValue("(si)", backend->name, core_nvjitlink_version(st));
    int version = 0;
    if (core_start(st) < 0 ||
        core_check(st, core_driver->cuDriverGetVersion(&version), "cuDriverGetVersion") < 0)
        return NULL;
    return Py_BuildValue("(si)", backend->name, version);
}

static PyObject *
build_id(PyObject *Py_UNUSED(module), PyObject *name)
{
    const char *text = PyUnicode_AsUTF8(name);
    return text != NULL ? core_build_id(text) : NULL;
}

static PyObject *
changed_files(PyObject *Py_UNUSED(module), PyObject *const *args, Py_ssize_t count)
{
    if (count == 2)
        return core_changed_files(args[0], args[1]);
    PyErr_SetString(PyExc_TypeError, "_changed_files() takes paths and states");
    return NULL;
}

static PyMethodDef functions[] = {
    {"_nvrtc_version", nvrtc_version, METH_NOARGS,
     "_nvrtc_version($module, /)\n--\n\n"
     "Return the version of NVRTC: 13050 for 13.5."},
    {"_enlarge_pch_heap", enlarge_pch_heap, METH_O,
     "_enlarge_pch_heap($module, size, /)\n--\n\n"
     "Enlarge NVRTC's heap for precompiled headers to `size` bytes.\n\n"
     "It stays as it is if a program with its own options has made such headers."},
    {"_unpack_headers", unpack_headers, METH_O,
     "_unpack_headers($module, folder, /)\n--\n\n"
     "Write the headers that NVRTC comes with into `folder`.\n\n"
     "Raises NVRTCError."},
    {"_nvvm_version", nvvm_version, METH_NOARGS,
     "_nvvm_version($module, /)\n--\n\n"
     "Return the version of libNVVM, which is not CUDA's: 2000 for 2.0."},
    {"_linker_version", linker_version, METH_NOARGS,
     "_linker_version($module, /)\n--\n\n"
     "Return the linker's backend and its version."},
    {"_build_id", build_id, METH_O,
     "_build_id($module, name, /)\n--\n\n"
     "Return the build ID of a loaded library; '' if there is none.\n\n"
     "`name` is the start of the library's file name."},
    {"_changed_files", CORE_FUNCTION(changed_files), METH_FASTCALL,
     "_changed_files($module, paths, states, /)\n--\n\nReturn the numbers of the files whose "
     "state differs (_watched.py)."},
    {NULL, NULL, 0, NULL},
};

int
core_add_program_functions(core_state *Py_UNUSED(st), PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}

// --- tables --------------------------------------------------------------------------------------

static PyMethodDef Program_methods[] = {
    {"compile", CORE_KEYWORDS(core_program_compile), CORE_DOC(Program, compile)},
    {"_compile", CORE_FUNCTION(core_program_compile_now), METH_FASTCALL,
     "_compile($self, target, rendered, names, /)\n--\n\n"
     "Compile without the cache and return (ObjectCode, log)."},
    {"close", Program_close, METH_NOARGS, CORE_DOC(Program, close)},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef Program_getset[] = {
    {"is_closed", Program_is_closed, NULL, CORE_DOC(Program, is_closed), NULL},
    {"backend", Program_backend, NULL, CORE_DOC(Program, backend), NULL},
    {"pch_status", Program_pch_status, NULL, CORE_DOC(Program, pch_status), NULL},
    {"header_folders", Program_header_folders, NULL, CORE_DOC(Program, header_folders), NULL},
    {"handle", Program_handle, NULL, CORE_DOC(Program, handle), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static CORE_WEAKREFS(Program_members, ProgramObject);

static PyType_Slot Program_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(Program)},
    {Py_tp_new, Program_new},
    {Py_tp_dealloc, Program_dealloc},
    {Py_tp_traverse, Program_traverse},
    {Py_tp_repr, Program_repr},
    {Py_tp_methods, Program_methods},
    {Py_tp_getset, Program_getset},
    {Py_tp_members, Program_members},
    {0, NULL},
};

PyType_Spec core_program_spec = {
    .name = "cubind.core.Program",
    .basicsize = sizeof(ProgramObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Program_slots,
};
