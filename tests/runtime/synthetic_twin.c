// A second binding, whose handle derives from one of the first.
#include "cubind/cubind.h"

enum { T_Other, T_Status, T_StreamTwin, CLASS_COUNT };

static const cb_enumerator items[] = {{"STATUS_OK", 0, NULL}};
static const cb_enum_table status_table = {items, 1, true, "Status_enum"};

static const cb_class classes[CLASS_COUNT] = {
    [T_Other] = {.name = "Other", .kind = CB_HANDLE, .size = 8, .base = -1, .same = -1},
    [T_Status] =
        {.name = "Status", .kind = CB_ENUM, .base = -1, .same = -1, .enumeration = &status_table},
    [T_StreamTwin] = {.name = "StreamTwin",
                      .kind = CB_HANDLE,
                      .size = 8,
                      .base = -1,
                      .same = -1,
                      .foreign_base = "cubind_synthetic.Stream"},
};
static const uint16_t class_order[CLASS_COUNT] = {T_Other, T_Status, T_StreamTwin};

static PyMethodDef methods[] = {{NULL}};

static const cb_binding binding = {
    .name = "twin",
    .full_name = "cubind_synthetic_twin",
    .checked_name = "cubind_synthetic_twin_checked",
    .classes = classes,
    .class_count = CLASS_COUNT,
    .class_order = class_order,
    .status_class = T_Status,
    .methods = methods,
    .checked_methods = methods,
};

static int
exec(PyObject *module)
{
    return cb_module_exec(module, &binding);
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, exec}, {0, NULL}};

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,    .m_name = "cubind_synthetic_twin", .m_size = sizeof(cb_surface),
    .m_slots = slots,         .m_traverse = cb_module_traverse,  .m_clear = cb_module_clear,
    .m_free = cb_module_free,
};

PyMODINIT_FUNC PyInit_cubind_synthetic_twin(void);

PyMODINIT_FUNC
PyInit_cubind_synthetic_twin(void)
{
    return PyModuleDef_Init(&definition);
}
