// Makes the table of a kernel's pointees, once.
#include "kernel/pointees.h"

#include "base/object.h"
#include "base/steps.h"
#include "kernel/declared_types.h"
#include "kernel/foreign.h"
#include "kernel/mangled.h"
#include "kernel/plan.h"

#include <string.h>

// --- sources of types ----------------------------------------------------------------------------

// Reads the pointees from a mangled name. Returns false if the name is not mangled or not
// understood.
static bool
from_mangled(const char *name, core_param_type *types, core_pointee *out, int count)
{
    if (core_signature_mangled(name, types, CORE_SIGNATURE_MAX) != count)
        return false;
    for (int i = 0; i < count; i++)
        out[i] = types[i].kind == CORE_KIND_POINTER ? types[i].pointee
                                                    : (core_pointee){.is_known = false};
    return true;
}

// Fills `out`, which is all unknown, for `count` parameters. A mangled name is never found in the
// source: its types there may depend on template parameters.
static void
read_types(const char *name, const char *source, size_t size, core_pointee *out, int count)
{
    core_param_type types[CORE_SIGNATURE_MAX];
    if (count > CORE_SIGNATURE_MAX)
        return;
    if (name[0] == '_' && name[1] == 'Z')
        from_mangled(name, types, out, count);
    else if (source != NULL)
        core_declared_types(source, size, name, out, count);
}

// Returns whether a parameter can be a pointer, by the driver's layout. Types that contradict it
// belong to another kernel.
static bool
fits_plan(const core_plan *plan, const core_pointee *types, int count)
{
    if (plan == NULL || !plan->checked)
        return true;
    for (int i = 0; i < count; i++)
        if (types[i].is_known && (plan->count != count || !plan->params[i].pointer))
            return false;
    return true;
}

// --- the table -----------------------------------------------------------------------------------

static void
fill_rules(core_pointees *made, const core_pointee *types)
{
    for (int i = 0; i < made->count; i++) {
        uint32_t takes = core_pointee_takes(types[i]);
        if (!types[i].is_known || types[i].is_const)
            takes |= takes << CORE_ELEMENT_READONLY;
        made->rules[i] = (core_pointee_rule){takes, types[i]};
    }
}

static core_pointees *
new_table(KernelObject *kernel, const char *name, int count)
{
    PyObject *source = core_kernel_source(kernel);
    core_pointees *made =
        PyMem_RawCalloc(1, sizeof *made + (size_t)count * sizeof(core_pointee_rule));
    core_pointee *types = PyMem_RawCalloc((size_t)count + 1, sizeof *types);
    if (made == NULL || types == NULL) {
        PyMem_RawFree(made);
        PyMem_RawFree(types);
        return (void *)PyErr_NoMemory();
    }
    made->count = count;
    read_types(name, source != NULL ? PyBytes_AS_STRING(source) : NULL,
               source != NULL ? (size_t)PyBytes_GET_SIZE(source) : 0, types, count);
    if (!fits_plan(core_plan_made(kernel), types, count))
        memset(types, 0, (size_t)count * sizeof *types);
    fill_rules(made, types);
    PyMem_RawFree(types);
    return made;
}

// If several threads make the table, the first one stays.
CB_NOINLINE const core_pointees *
core_pointees_make(KernelObject *kernel, int count)
{
    PyObject *name = core_kernel_name(kernel);
    const char *text = name != NULL ? PyUnicode_AsUTF8(name) : NULL;
    core_pointees *made = text != NULL ? new_table(kernel, text, count) : NULL;
    core_pointees *there = NULL;
    if (made == NULL || atomic_compare_exchange_strong(&kernel->facts->pointees, &there, made))
        return made;
    PyMem_RawFree(made);
    return there;
}

// --- a function for tests and inspection ---------------------------------------------------------

static PyObject *
rule_of(core_pointee pointee)
{
    char room[CORE_POINTEE_ROOM];
    if (!pointee.is_known)
        return Py_NewRef(Py_None);
    return PyUnicode_FromFormat("%s%s", pointee.is_const ? "const " : "",
                                core_pointee_text(pointee, room));
}

static PyObject *
pointee_types(PyObject *Py_UNUSED(module), PyObject *args)
{
    const char *name, *source;
    Py_ssize_t size;
    int count;
    if (!PyArg_ParseTuple(args, "sz#i:_pointee_types", &name, &source, &size, &count))
        return NULL;
    if (count < 0 || count > CORE_SIGNATURE_MAX) {
        PyErr_SetString(PyExc_ValueError, "count is out of range");
        return NULL;
    }
    core_pointee types[CORE_SIGNATURE_MAX];
    memset(types, 0, sizeof types);
    read_types(name, source, (size_t)size, types, count);
    PyObject *list = PyList_New(count);
    for (int i = 0; list != NULL && i < count; i++) {
        PyObject *item = rule_of(types[i]);
        if (item == NULL)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, i, item);
    }
    return list;
}

static PyMethodDef functions[] = {
    {"_pointee_types", pointee_types, METH_VARARGS,
     "Return what each parameter points to, as a list of str.\n\n"
     "None stands for a parameter that is no pointer or whose type is not known."},
    {NULL},
};

int
core_pointees_init(core_state *Py_UNUSED(st), PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}
