// The checked form's exceptions: one class per status under the binding's family, made when first
// raised or asked for.
//
// Their names are the binding's (OutOfMemoryError). Each class is an attribute of the checked module,
// which is how pickle finds it again.
#include "cubind/convert.h"
#include "cubind/result.h"

enum { NAME_SIZE = 160, REPR_MAX = 100 };

// --- classes -------------------------------------------------------------------------------------

static PyObject *
new_class(cb_module *m, const char *name, PyObject *base, PyObject *dict)
{
    char full[2 * NAME_SIZE];
    PyOS_snprintf(full, sizeof full, "%s.%s", m->binding->checked_name, name);
    return PyErr_NewException(full, base, dict);
}

// <Library>Error. Borrowed.
static PyObject *
family_class(cb_module *m)
{
    PyObject *family = CB_LOAD_POINTER(&m->error_base);
    if (family != NULL)
        return family;
    PyObject *base = PyObject_GetAttrString(m->runtime, "CUDAError");
    if (base == NULL)
        return NULL;
    family = new_class(m, m->binding->error_class, base, NULL);
    Py_DECREF(base);
    if (family == NULL)
        return NULL;
    PyObject *other = NULL;
    if (__atomic_compare_exchange_n(&m->error_base, &other, family, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE))
        return family;
    Py_DECREF(family);
    return other;
}

// The class name of a status, NULL for success and for second names of a value.
static const char *
error_name(const cb_binding *b, const cb_enumerator *status)
{
    return b->error_names[status - b->classes[b->status_class].enumeration->items];
}

static const cb_enumerator *
find_status(const cb_binding *b, int64_t status)
{
    const cb_enum_table *table = b->classes[b->status_class].enumeration;
    for (int i = 0; i < table->count; i++)
        if (table->items[i].value == status)
            return &table->items[i];
    return NULL;
}

// {"code": member, "name": enumerator}: also says at the class what its instances stand for.
static PyObject *
class_dict(cb_module *m, const cb_enumerator *status)
{
    PyObject *member = cb_enum_member(m, m->binding->status_class, status->value);
    if (member == NULL)
        return NULL;
    return Py_BuildValue("{s:N,s:s}", "code", member, "name", status->name);
}

static PyObject *
make_status_class(cb_module *m, PyObject *family, const cb_enumerator *status)
{
    PyObject *dict = class_dict(m, status);
    if (dict == NULL)
        return NULL;
    PyObject *made = new_class(m, error_name(m->binding, status), family, dict);
    Py_DECREF(dict);
    return made;
}

// The dict of classes by status, made at first use. Borrowed.
static PyObject *
class_cache(cb_module *m)
{
    PyObject *types = CB_LOAD_POINTER(&m->error_types);
    if (types != NULL)
        return types;
    types = PyDict_New();
    PyObject *other = NULL;
    if (types == NULL || __atomic_compare_exchange_n(&m->error_types, &other, types, false,
                                                     __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        return types;
    Py_DECREF(types);
    return other;
}

PyObject *
cb_error_type(cb_module *m, int64_t status)
{
    PyObject *family = family_class(m);
    PyObject *types = family != NULL ? class_cache(m) : NULL;
    const cb_enumerator *known = find_status(m->binding, status);
    if (types == NULL || known == NULL || error_name(m->binding, known) == NULL)
        return types != NULL ? family : NULL;
    PyObject *key = PyLong_FromLongLong(status);
    if (key == NULL)
        return NULL;
    PyObject *type = PyDict_GetItemWithError(types, key); // borrowed; entries are never removed
    if (type == NULL && !PyErr_Occurred()) {
        PyObject *made = make_status_class(m, family, known);
        if (made != NULL)
            type = PyDict_SetDefault(types, key, made);
        Py_XDECREF(made);
    }
    Py_DECREF(key);
    return type;
}

PyObject *
cb_error_by_name(cb_module *m, const char *name)
{
    const cb_binding *b = m->binding;
    const cb_enum_table *table = b->classes[b->status_class].enumeration;
    if (strcmp(name, b->error_class) == 0)
        return Py_XNewRef(family_class(m));
    for (int i = 0; i < table->count; i++) {
        const char *own = error_name(b, &table->items[i]);
        if (own != NULL && strcmp(own, name) == 0)
            return Py_XNewRef(cb_error_type(m, table->items[i].value));
    }
    return NULL;
}

// --- text ----------------------------------------------------------------------------------------

// Texts and sequences that would fill the screen are described instead.
static PyObject *
describe_large(PyObject *o)
{
    Py_ssize_t size = -1;
    Py_ssize_t limit = 16;
    const char *unit = "items";
    if (PyBytes_Check(o) || PyByteArray_Check(o) || PyUnicode_Check(o)) {
        size = PyObject_Size(o);
        limit = 64;
        unit = PyUnicode_Check(o) ? "characters" : "bytes";
    } else if (PyList_Check(o) || PyTuple_Check(o)) {
        size = PyObject_Size(o);
    }
    if (size <= limit)
        return NULL;
    return PyUnicode_FromFormat("<%s of %zd %s>", Py_TYPE(o)->tp_name, size, unit);
}

// The argument on one line. Owned; NULL only without memory: a failing repr gives the type's name.
static PyObject *
describe(PyObject *o)
{
    PyObject *large = describe_large(o);
    if (large != NULL || PyErr_Occurred())
        return large;
    PyObject *text = PyObject_Repr(o);
    if (text != NULL) {
        Py_ssize_t length = PyUnicode_GET_LENGTH(text);
        Py_ssize_t newline = PyUnicode_FindChar(text, '\n', 0, length, 1);
        if (length <= REPR_MAX && newline == -1)
            return text;
        Py_DECREF(text);
    }
    PyErr_Clear();
    return PyUnicode_FromFormat("<%s>", Py_TYPE(o)->tp_name);
}

// "called with a=1, b=2" as a list of its parts. Owned.
static PyObject *
argument_list(const cb_function *f, PyObject *const *args)
{
    PyObject *parts = PyList_New(0);
    for (int i = 0; parts != NULL && i < f->param_count; i++) {
        if (args == NULL || args[i] == NULL)
            continue;
        PyObject *value = describe(args[i]);
        PyObject *part = value ? PyUnicode_FromFormat("%s=%U", f->params[i], value) : NULL;
        Py_XDECREF(value);
        if (part == NULL || PyList_Append(parts, part) < 0)
            Py_CLEAR(parts);
        Py_XDECREF(part);
    }
    return parts;
}

static PyObject *
joined_arguments(const cb_function *f, PyObject *const *args)
{
    PyObject *parts = argument_list(f, args);
    if (parts == NULL)
        return NULL;
    PyObject *comma = PyUnicode_FromString(PyList_GET_SIZE(parts) > 0 ? ", " : "");
    PyObject *joined = comma != NULL ? PyUnicode_Join(comma, parts) : NULL;
    Py_XDECREF(comma);
    Py_DECREF(parts);
    return joined;
}

// "; asked for <function>, called with <arguments>": the function where another one was asked for
// it, the arguments where there are any. Owned.
static PyObject *
origin_text(const cb_function *f, const char *asked, PyObject *const *args)
{
    PyObject *arguments = joined_arguments(f, args);
    if (arguments == NULL)
        return NULL;
    bool any = PyUnicode_GET_LENGTH(arguments) > 0;
    const char *called = asked != NULL ? ", called with " : "; called with ";
    PyObject *text = PyUnicode_FromFormat("%s%s%s%U", asked != NULL ? "; asked for " : "",
                                          asked != NULL ? f->name : "", any ? called : "",
                                          arguments);
    Py_DECREF(arguments);
    return text;
}

// <function> failed: <NAME> (<code>): <message>; called with <arguments>
static PyObject *
error_text(const cb_function *f, const char *asked, const char *name, int64_t status,
           const char *message, PyObject *const *args, const char *detail)
{
    PyObject *origin = origin_text(f, asked, args);
    if (origin == NULL)
        return NULL;
    bool more = detail != NULL && *detail != '\0';
    PyObject *text = PyUnicode_FromFormat("%s failed: %s (%lld)%s%s%U%s%s",
                                          asked != NULL ? asked : f->name, name, (long long)status,
                                          message ? ": " : "", message ? message : "", origin,
                                          more ? "\n" : "", more ? detail : "");
    Py_DECREF(origin);
    return text;
}

// --- raising -------------------------------------------------------------------------------------

static int
set_text(PyObject *o, const char *name, const char *text)
{
    PyObject *value = text != NULL ? PyUnicode_DecodeUTF8(text, (Py_ssize_t)strlen(text), "replace")
                                   : Py_NewRef(Py_None);
    if (value == NULL)
        return -1;
    int result = PyObject_SetAttrString(o, name, value);
    Py_DECREF(value);
    return result;
}

static int
set_code(cb_module *m, PyObject *error, int64_t status)
{
    PyObject *member = cb_enum_member(m, m->binding->status_class, status);
    if (member == NULL)
        return -1;
    int result = PyObject_SetAttrString(error, "code", member);
    Py_DECREF(member);
    return result;
}

void
cb_error_raise(cb_module *m, const cb_function *f, const char *asked, int64_t status,
               PyObject *const *args, const char *detail)
{
    PyObject *type = cb_error_type(m, status);
    if (type == NULL)
        return;
    const cb_enumerator *known = find_status(m->binding, status);
    const char *name = known != NULL ? known->name : "unknown";
    const char *message = NULL;
    if (m->binding->error_text != NULL)
        message = m->binding->error_text(m, status);
    PyObject *text = error_text(f, asked, name, status, message, args, detail);
    PyObject *error = text != NULL ? PyObject_CallOneArg(type, text) : NULL;
    Py_XDECREF(text);
    if (error == NULL)
        return;
    if (set_code(m, error, status) == 0 && set_text(error, "name", name) == 0 &&
        set_text(error, "function", asked != NULL ? asked : f->name) == 0 &&
        set_text(error, "message", message != NULL ? message : name) == 0 &&
        set_text(error, "detail", detail) == 0)
        PyErr_SetObject(type, error);
    Py_DECREF(error);
}
