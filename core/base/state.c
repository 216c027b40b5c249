// Finds the module's state. The definition of the module comes from module.c, which stands above
// all other files.
#include "base/state.h"

// The state if there is only one module, which is so unless several interpreters import it.
static core_state *only;
static bool several;
static PyModuleDef *definition;

void
core_state_remember(core_state *st, PyModuleDef *def)
{
    several = several || only != NULL;
    only = several ? NULL : st;
    definition = def;
}

void
core_state_forget(const core_state *st)
{
    if (only == st)
        only = NULL;
}

core_state *
core_find_state(void)
{
    if (CB_LIKELY(only != NULL))
        return only;
    PyObject *module = PyImport_ImportModule("cubind._core");
    core_state *st = module != NULL ? PyModule_GetState(module) : NULL;
    Py_XDECREF(module);
    return st;
}

core_state *
core_state_of(PyTypeObject *type)
{
    if (CB_LIKELY(only != NULL))
        return only;
    PyObject *module = PyType_GetModuleByDef(type, definition);
    return module != NULL ? PyModule_GetState(module) : NULL;
}
