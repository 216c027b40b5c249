// module.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/module.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"
#include "sample_api.h"

#define CONSTANT(macro) {.name = #macro, .value = macro}

static const cb_constant constants[] = {
    CONSTANT(SAMPLE_FLAG),
    CONSTANT(SAMPLE_NEGATIVE),
    // No macro of types.h, which tells by it whether the library's header was included.
    {.name = "VERSION", .value = 2000},
};

// Class indices, sorted by the names of the classes.
static const uint16_t class_order[] = {
    T_color,
    T_devptr,
    T_handle,
    T_point,
    T_point_anon0,
    T_point_st,
    T_point_v1,
    T_status,
};

static const char module_doc[] = " of CUDA 2.0.";

static const cb_binding binding = {
    .name = "sample",
    .full_name = "cubind.sample",
    .checked_name = "cubind.checked.sample",
    .doc = module_doc,
    .classes = sample_classes,
    .class_count = CLASS_COUNT,
    .class_order = class_order,
    .constants = constants,
    .constant_count = sizeof constants / sizeof *constants,
    .status_class = T_status,
    .success = OK,
    .library = &sample_library,
    .methods = sample_methods,
    .checked_methods = sample_checked_methods,
    .api = &sample_api_table,
    .api_name = CUBIND_SAMPLE_API_NAME,
};

static int
exec_module(PyObject *module)
{
    return cb_module_exec(module, &binding);
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, exec_module},
    {0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "cubind.sample",
    .m_doc = module_doc,
    .m_size = sizeof(cb_surface),
    .m_slots = slots,
    .m_traverse = cb_module_traverse,
    .m_clear = cb_module_clear,
    .m_free = cb_module_free,
};

PyMODINIT_FUNC
PyInit_sample(void)
{
    return PyModuleDef_Init(&definition);
}
