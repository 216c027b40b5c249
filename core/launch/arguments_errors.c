// Raises the errors about arguments. Each text is one line that names the kernel, the argument, and
// the kind of its parameter.
#include "base/errors.h"
#include "kernel/declared.h"
#include "launch/internal.h"
#include "launch/refusal.h"

// Returns the name of a type as "numpy.float64", "float" or "__main__.Params" (new reference).
static PyObject *
type_name(PyTypeObject *type)
{
    PyObject *name = PyObject_GetAttrString((PyObject *)type, "__qualname__");
    PyObject *module = PyObject_GetAttrString((PyObject *)type, "__module__");
    PyObject *result = NULL;
    if (name == NULL || module == NULL || !PyUnicode_Check(module) ||
        PyUnicode_CompareWithASCIIString(module, "builtins") == 0)
        result = Py_XNewRef(name);
    else
        result = PyUnicode_FromFormat("%U.%U", module, name);
    if (result == NULL) {
        PyErr_Clear();
        result = PyUnicode_FromString(type->tp_name);
    }
    Py_XDECREF(module);
    Py_XDECREF(name);
    return result;
}

// Returns "kernel 'saxpy' argument 3 of 4", with " (float *out)" if the source is known. New
// reference.
static PyObject *
argument_place(const core_target *t)
{
    PyObject *name = core_kernel_name(t->kernel);
    if (name == NULL)
        return NULL;
    PyObject *declared = core_kernel_declared(t->kernel, t->count);
    PyObject *place = PyUnicode_FromFormat(
        declared != NULL ? "kernel '%U' argument %d of %d (%S)" : "kernel '%U' argument %d of %d",
        name, t->position + 1, t->count,
        declared != NULL ? PyTuple_GET_ITEM(declared, t->position) : NULL);
    Py_XDECREF(declared);
    return place;
}

// Returns the end of the text about an object that the program may have meant as a pointer.
static const char *
pointer_advice(const core_target *t, PyObject *o)
{
    bool may_be = t->param->pointer && !PyNumber_Check(o);
    return may_be ? "; a pointer takes a Buffer, an array in device memory or an address as int"
                  : "";
}

// Returns the words for a kind, as in "4-byte unsigned integer".
static const char *
kind_name(const core_param *p)
{
    static const char *const names[] = {
        [CORE_KIND_ANY] = "parameter",
        [CORE_KIND_INTEGER] = "integer",
        [CORE_KIND_SIGNED] = "signed integer",
        [CORE_KIND_UNSIGNED] = "unsigned integer",
        [CORE_KIND_BOOL] = "bool",
        [CORE_KIND_FLOAT] = "float",
        [CORE_KIND_POINTER] = "pointer",
    };
    // PTX has the same type for integers and pointers.
    bool may_be_pointer = p->kind == CORE_KIND_INTEGER && p->pointer;
    return may_be_pointer ? "integer or pointer" : names[p->kind];
}

int
core_argument_unsupported(const core_target *t, PyObject *o)
{
    core_state *st = t->kernel->st;
    PyObject *where = argument_place(t);
    if (where != NULL)
        core_launch_refuse(st, st->launch_type_error, CUDA_ERROR_INVALID_VALUE,
                           "the argument is of unsupported type: %R (%U, %u-byte parameter)%s",
                           Py_TYPE(o), where, t->param->size, pointer_advice(t, o));
    Py_XDECREF(where);
    return -1;
}

// Returns the words for the sizes that a Python number fits; NULL for objects that have a size of
// their own.
static const char *
sizes_of(PyObject *o)
{
    if (PyFloat_CheckExact(o))
        return "a float fits 4 or 8 bytes; pass a NumPy scalar, a ctypes object or bytes";
    if (PyComplex_CheckExact(o))
        return "a complex fits 8 or 16 bytes";
    if (PyBool_Check(o) || PyLong_Check(o))
        return "an int or bool fits 1, 2, 4 or 8 bytes";
    return NULL;
}

int
core_argument_wrong_size(const core_target *t, PyObject *o, size_t size)
{
    PyObject *where = argument_place(t), *name = type_name(Py_TYPE(o));
    const char *sizes = o == Py_None ? "None is a null pointer" : sizes_of(o);
    if (where != NULL && name != NULL && sizes != NULL)
        CORE_REFUSE(t->kernel->st, type, "%U: parameter is %u bytes, got %U (%s)", where,
                    t->param->size, name, sizes);
    else if (where != NULL && name != NULL)
        CORE_REFUSE(t->kernel->st, type, "%U: parameter is %u bytes, got %U (%zu bytes)%s", where,
                    t->param->size, name, size, pointer_advice(t, o));
    Py_XDECREF(name);
    Py_XDECREF(where);
    return -1;
}

int
core_argument_wrong_kind(const core_target *t, PyObject *o)
{
    PyObject *where = argument_place(t), *name = type_name(Py_TYPE(o));
    if (where != NULL && name != NULL)
        CORE_REFUSE(t->kernel->st, type, "%U: parameter is a %u-byte %s, got %U", where,
                    t->param->size, kind_name(t->param), name);
    Py_XDECREF(name);
    Py_XDECREF(where);
    return -1;
}

// Returns the range of a parameter whose sign is known, else "".
static PyObject *
range_text(const core_param *p)
{
    int64_t min = 0;
    uint64_t max = 0;
    core_param_range(p, &min, &max);
    if (p->kind == CORE_KIND_SIGNED)
        return PyUnicode_FromFormat(" (signed: %lld to %lld)", (long long)min, (long long)max);
    if (p->kind == CORE_KIND_UNSIGNED)
        return PyUnicode_FromFormat(" (unsigned: 0 to %llu)", (unsigned long long)max);
    return PyUnicode_FromString(p->kind == CORE_KIND_BOOL ? " (bool: 0 or 1)" : "");
}

int
core_argument_overflow(const core_target *t, PyObject *o)
{
    const core_param *p = t->param;
    bool to_float = p->kind == CORE_KIND_FLOAT || PyFloat_Check(o) || PyComplex_Check(o);
    PyObject *where = argument_place(t);
    PyObject *range = range_text(p);
    PyObject *value = PyObject_Repr(o);
    if (value == NULL) { // an int of thousands of digits
        PyErr_Clear();
        value = PyUnicode_FromString("the int");
    }
    if (where != NULL && range != NULL && value != NULL)
        CORE_REFUSE(t->kernel->st, overflow, "%U: %U does not fit in a %u-byte %s%U", where, value,
                    p->size, to_float ? "float" : "integer", range);
    Py_XDECREF(value);
    Py_XDECREF(range);
    Py_XDECREF(where);
    return -1;
}

int
core_argument_wrong_element(const core_target *t, PyObject *o, core_pointee pointee)
{
    char room[CORE_POINTEE_ROOM];
    PyObject *where = argument_place(t), *name = type_name(Py_TYPE(o));
    PyObject *element = core_element_text(t->kernel->st, o);
    if (where != NULL && name != NULL && element != NULL)
        CORE_REFUSE(t->kernel->st, type,
                    "%U: parameter points to %s%s, got %U of %U; convert the array or view it as "
                    "the parameter's type, or launch with check='sizes'",
                    where, pointee.is_const ? "const " : "", core_pointee_text(pointee, room), name,
                    element);
    Py_XDECREF(element);
    Py_XDECREF(name);
    Py_XDECREF(where);
    return -1;
}

int
core_argument_readonly(const core_target *t, PyObject *o, core_pointee pointee)
{
    char room[CORE_POINTEE_ROOM];
    PyObject *where = argument_place(t), *name = type_name(Py_TYPE(o));
    if (where != NULL && name != NULL)
        CORE_REFUSE(t->kernel->st, type,
                    "%U: parameter points to %s that the kernel may write, got a read-only %U; "
                    "declare the parameter const, pass a writable array, or launch with "
                    "check='sizes'",
                    where, core_pointee_text(pointee, room), name);
    Py_XDECREF(name);
    Py_XDECREF(where);
    return -1;
}

// Only exceptions from other code need the note, because our own RuntimeErrors about closed and
// inherited objects name the object in their text.
int
core_argument_note(const core_target *t)
{
    core_launch_refuse_pending(t->kernel->st);
    core_pending pending = core_pending_take();
    core_pending_restore(pending, argument_place(t));
    return -1;
}

int
core_argument_refuse(const core_target *t, PyObject *exception, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    PyObject *where = argument_place(t), *reason = PyUnicode_FromFormatV(format, values);
    va_end(values);
    if (where != NULL && reason != NULL)
        core_launch_refuse(t->kernel->st, exception, CUDA_ERROR_INVALID_VALUE,
                           CORE_REFUSED "%U: %U", where, reason);
    Py_XDECREF(reason);
    Py_XDECREF(where);
    return -1;
}
