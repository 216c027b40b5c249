// Makes the extension module cubind._core: its state, its types, and what the files of core/ add to
// it.
//
// A type holds a reference to the module, the module holds the state, and an object holds its type.
// So the state lives as long as any object of this module.
#include "base/doc.h"
#include "base/steps.h"
#include "interop.h"
#include "kernel/kernel.h"
#include "stream/pending.h"

#include "cubind/gil.h"
#include "cubind/interop.h"

#include <stddef.h>

// --- types ---------------------------------------------------------------------------------------

#define CORE_TYPE(field, base) extern PyType_Spec core_##field##_spec;
#include "base/types.def"
#undef CORE_TYPE

typedef struct core_type_row {
    PyType_Spec *spec;
    size_t at; // the type's offset in the state
    size_t base;
} core_type_row;

static const core_type_row type_rows[] = {
#define CORE_TYPE(field, base) \
    {&core_##field##_spec, offsetof(core_state, field##_type), offsetof(core_state, base##_type)},
#include "base/types.def"
#undef CORE_TYPE
    {NULL, 0, 0},
};

static PyObject **
slot_at(core_state *st, size_t at)
{
    return (PyObject **)((char *)st + at);
}

static int
add_type(PyObject *module, core_state *st, const core_type_row *row)
{
    PyObject *type = PyType_FromModuleAndSpec(module, row->spec, *slot_at(st, row->base));
    if (type == NULL)
        return -1;
    *slot_at(st, row->at) = type;
    return PyModule_AddType(module, (PyTypeObject *)type);
}

// Adds the version, which the package's Python files compare with their own.
static int
exec_version(PyObject *module)
{
    return PyModule_AddStringConstant(module, "_version", CUBIND_VERSION);
}

static int
exec_types(PyObject *module)
{
    core_state *st = PyModule_GetState(module);
    for (const core_type_row *row = type_rows; row->spec != NULL; row++)
        if (add_type(module, st, row) < 0)
            return -1;
    return 0;
}

// --- imports and steps ---------------------------------------------------------------------------

static PyModuleDef definition;

static int
exec_driver(PyObject *module)
{
    core_state *st = PyModule_GetState(module);
    core_state_remember(st, &definition);
    st->driver_module = PyImport_ImportModule("cubind.driver");
    if (st->driver_module == NULL || core_process_init() != 0 || core_driver_import() < 0)
        return -1;
    return 0;
}

static int
add_exception(PyObject *module, PyObject **slot, const char *name, const char *doc, PyObject *base)
{
    char full[64];
    PyOS_snprintf(full, sizeof full, "cubind.core.%s", name);
    *slot = PyErr_NewExceptionWithDoc(full, doc, base, NULL);
    return *slot != NULL ? PyModule_AddObjectRef(module, name, *slot) : -1;
}

static int
exec_errors(PyObject *module)
{
    core_state *st = PyModule_GetState(module);
    PyObject *runtime = PyImport_ImportModule("cubind._runtime");
    st->cuda_error = runtime != NULL ? PyObject_GetAttrString(runtime, "CUDAError") : NULL;
    PyObject *gil = st->cuda_error != NULL ? PyObject_GetAttrString(runtime, "_gil") : NULL;
    st->gil = gil != NULL ? PyCapsule_GetPointer(gil, CB_GIL_NAME) : NULL;
    st->interop = st->gil != NULL ? cb_interop_of(runtime) : NULL;
    Py_XDECREF(gil);
    Py_XDECREF(runtime);
    if (st->interop == NULL || PyModule_AddObjectRef(module, "CUDAError", st->cuda_error) < 0)
        return -1;
    if (add_exception(module, &st->nvrtc_error, "NVRTCError", CORE_TYPE_DOC(NVRTCError),
                      st->cuda_error) < 0 ||
        add_exception(module, &st->nvjitlink_error, "nvJitLinkError", CORE_TYPE_DOC(nvJitLinkError),
                      st->cuda_error) < 0 ||
        add_exception(module, &st->nvvm_error, "nvvmError", CORE_TYPE_DOC(nvvmError),
                      st->cuda_error) < 0)
        return -1;
    return add_exception(module, &st->cuda_warning, "CUDAWarning", CORE_TYPE_DOC(CUDAWarning),
                         PyExc_RuntimeWarning);
}

// Adds __all__, the names that cubind.core has from here.
static int
exec_public_names(PyObject *module)
{
    PyObject *names = PyList_New(0);
    for (const char *const *at = core_public_names; names != NULL && *at != NULL; at++) {
        PyObject *name = PyUnicode_InternFromString(*at);
        if (name == NULL || PyList_Append(names, name) < 0)
            Py_CLEAR(names);
        Py_XDECREF(name);
    }
    int result = names != NULL ? PyModule_AddObjectRef(module, "__all__", names) : -1;
    Py_XDECREF(names);
    return result;
}

static int
exec_steps(PyObject *module)
{
    core_state *st = PyModule_GetState(module);
    (void)st;
#define CORE_STEP(function) \
    if (function(st, module) < 0) \
        return -1;
#include "base/steps.def"
#undef CORE_STEP
    return 0;
}

// --- module --------------------------------------------------------------------------------------

static int
core_traverse(PyObject *module, visitproc visit, void *arg)
{
    core_state *st = PyModule_GetState(module);
#define CORE_TYPE(field, base) Py_VISIT(st->field##_type);
#include "base/types.def"
#undef CORE_TYPE
#define CORE_OBJECT(field) Py_VISIT(st->field);
#include "base/objects.def"
#undef CORE_OBJECT
    return 0;
}

static int
core_clear(PyObject *module)
{
    core_state *st = PyModule_GetState(module);
    core_interop_forget(st);
#define CORE_OBJECT(field) Py_CLEAR(st->field);
#include "base/objects.def"
#undef CORE_OBJECT
#define CORE_TYPE(field, base) Py_CLEAR(st->field##_type);
#include "base/types.def"
#undef CORE_TYPE
    return 0;
}

static void
core_free(void *module)
{
    core_state *st = PyModule_GetState(module);
    for (int i = 0; i < CORE_MAX_DEVICES; i++) {
        for (int j = 0; j < 3; j++)
            core_ref_drop(st->default_streams[i][j]);
        core_ref_drop(st->primary[i]);
    }
    core_forget_exports(st);
    core_kernels_end(st);
    core_state_forget(st);
    core_clear(module);
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, exec_version},
    {Py_mod_exec, exec_driver},
    {Py_mod_exec, exec_errors},
    {Py_mod_exec, exec_types},
    {Py_mod_exec, exec_steps},
    {Py_mod_exec, exec_public_names},
    {0, NULL},
};

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,        .m_name = "cubind._core", .m_doc = "The objects of cubind.core.",
    .m_size = sizeof(core_state), .m_slots = slots,         .m_traverse = core_traverse,
    .m_clear = core_clear,        .m_free = core_free,
};

PyMODINIT_FUNC PyInit__core(void);

PyMODINIT_FUNC
PyInit__core(void)
{
    return PyModuleDef_Init(&definition);
}
