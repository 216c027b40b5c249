// Makes the repr() of a kernel: its name and the types of its parameters, as far as they are known.
// It does not call the driver, because the program may have passed any handle, and printing must
// not fail.
#include "kernel/kernel_repr.h"

#include "kernel/mangled.h"
#include "kernel/plan.h"

enum { MOST_SHOWN = 8 }; // parameters

typedef struct shown {
    int count; // -1: unknown
    core_param_type types[MOST_SHOWN];
} shown;

// --- known types ---------------------------------------------------------------------------------

static shown
shown_of_plan(const core_plan *plan)
{
    shown s = {.count = plan->checked ? plan->count : -1};
    for (int i = 0; i < s.count && i < MOST_SHOWN; i++)
        s.types[i] = (core_param_type){(core_kind)plan->params[i].kind, plan->params[i].size};
    return s;
}

// Finds the parameters in the declarations in the kernel's code, or in its mangled name.
static shown
shown_of_name(KernelObject *kernel, const char *name)
{
    core_param_type types[CORE_SIGNATURE_MAX];
    PyObject *entries =
        kernel->code != NULL ? core_object_code_entries((ObjectCodeObject *)kernel->code) : NULL;
    const char *ptx = entries != NULL ? PyBytes_AS_STRING(entries) : NULL;
    size_t size = entries != NULL ? (size_t)PyBytes_GET_SIZE(entries) : 0;
    shown s = {.count = -1};
    if (ptx != NULL)
        s.count = core_signature_ptx(ptx, size, name, types, CORE_SIGNATURE_MAX);
    if (s.count < 0)
        s.count = core_signature_mangled(name, types, CORE_SIGNATURE_MAX);
    if (s.count >= 0)
        core_signature_merge(ptx, size, name, types, s.count);
    for (int i = 0; i < s.count && i < MOST_SHOWN; i++)
        s.types[i] = types[i];
    return s;
}

static shown
what_is_known(KernelObject *kernel, PyObject *name)
{
    const core_plan *plan = core_plan_made(kernel);
    if (plan == NULL)
        plan = atomic_load_explicit(&kernel->facts->plan, memory_order_acquire);
    if (plan != NULL)
        return shown_of_plan(plan);
    const char *text = name != NULL ? PyUnicode_AsUTF8(name) : NULL;
    shown s = text != NULL ? shown_of_name(kernel, text) : (shown){.count = -1};
    PyErr_Clear(); // if memory is short, show less
    return s;
}

// --- text ----------------------------------------------------------------------------------------

static PyObject *
type_text(const core_param_type *type)
{
    unsigned bits = 8 * type->size;
    switch (type->kind) {
    case CORE_KIND_BOOL:
        return PyUnicode_FromString("bool");
    case CORE_KIND_POINTER:
        return PyUnicode_FromString("pointer");
    case CORE_KIND_FLOAT:
        return PyUnicode_FromString(type->size == 2   ? "half"
                                    : type->size == 4 ? "float"
                                                      : "double");
    case CORE_KIND_SIGNED:
        return PyUnicode_FromFormat("int%u", bits);
    case CORE_KIND_UNSIGNED:
        return PyUnicode_FromFormat("uint%u", bits);
    case CORE_KIND_INTEGER:
        return PyUnicode_FromFormat("i%u", bits); // either sign, or an address
    case CORE_KIND_ANY:
        break;
    }
    return type->size != 0 ? PyUnicode_FromFormat("%u bytes", (unsigned)type->size)
                           : PyUnicode_FromString("?");
}

// Returns "(float, pointer)" (new reference), NULL with MemoryError.
static PyObject *
parameters_text(const shown *s)
{
    PyObject *text = PyUnicode_FromString("(");
    for (int i = 0; i < s->count && i < MOST_SHOWN && text != NULL; i++) {
        if (i > 0)
            PyUnicode_AppendAndDel(&text, PyUnicode_FromString(", "));
        PyUnicode_AppendAndDel(&text, type_text(&s->types[i]));
    }
    if (s->count > MOST_SHOWN)
        PyUnicode_AppendAndDel(&text, PyUnicode_FromFormat(", ... %d in all", s->count));
    PyUnicode_AppendAndDel(&text, PyUnicode_FromString(")"));
    return text;
}

static PyObject *
describe_kernel(KernelObject *kernel, const char *handle)
{
    PyObject *name = kernel->facts->name;
    shown s = what_is_known(kernel, name);
    PyObject *parameters = s.count >= 0 ? parameters_text(&s) : PyUnicode_FromString("");
    PyObject *text = NULL;
    if (parameters != NULL && name != NULL)
        text = PyUnicode_FromFormat("<Kernel %U%U handle=%s>", name, parameters, handle);
    else if (parameters != NULL && s.count >= 0)
        text = PyUnicode_FromFormat("<Kernel %U handle=%s>", parameters, handle);
    Py_XDECREF(parameters);
    return text;
}

PyObject *
core_kernel_repr(PyObject *o)
{
    KernelObject *kernel = (KernelObject *)o;
    char handle[24]; // %p is "(nil)" for the null handle
    PyOS_snprintf(handle, sizeof handle, "0x%zx", (size_t)(uintptr_t)kernel->handle);
    PyObject *text = describe_kernel(kernel, handle);
    if (text != NULL)
        return text;
    PyErr_Clear();
    return PyUnicode_FromFormat("<Kernel handle=%s>", handle);
}
