// Makes the synthetic binding an extension module, like a generated module.
#include "synthetic.h"

static int
exec(PyObject *module)
{
    return cb_module_exec(module, &synthetic_binding);
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, exec}, {0, NULL}};

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,    .m_name = "cubind_synthetic",     .m_size = sizeof(cb_form),
    .m_slots = slots,         .m_traverse = cb_module_traverse, .m_clear = cb_module_clear,
    .m_free = cb_module_free,
};

PyMODINIT_FUNC PyInit_cubind_synthetic(void);

PyMODINIT_FUNC
PyInit_cubind_synthetic(void)
{
    return PyModuleDef_Init(&definition);
}
