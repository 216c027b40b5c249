// Makes and raises the exceptions of the checked form, whose functions raise if their status is a
// failure. Each status has one exception class, made at first use; all derive from the binding's
// base class for errors.
//
// The binding's tables have the names of the classes (OutOfMemoryError). Each class is an attribute
// of the checked module, so pickle can find it.
#include <string.h>

#include "objects/enums.h"
#include "calls/note.h"

#include "cubind/convert.h"
#include "cubind/enums.h"
#include "cubind/error.h"
#include "cubind/result.h"

enum { NAME_SIZE = 160, REPR_MAX = 100, LINE_SIZE = 480 };

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

// The class name of a status; NULL for success and for the second name of a value.
static const char *
error_name(const cb_binding *b, int at)
{
    return b->error_names[at];
}

static const cb_enum_table *
statuses_of(const cb_binding *b)
{
    return b->classes[b->status_class].enumeration;
}

// Returns the position of the enumerator with that value; -1 if there is none.
static int
find_status(const cb_binding *b, int64_t status)
{
    const cb_enum_table *table = statuses_of(b);
    for (int i = 0; i < table->count; i++)
        if (table->values[i] == status)
            return i;
    return -1;
}

// Returns the name of a status, NULL if it has none. The class of statuses, which a module makes at
// import, finds it faster than the table.
static const char *
status_name(cb_module *m, int64_t status)
{
    const cb_enum *e = m->enums[m->binding->status_class];
    if (e != NULL) {
        int place = cb__enum_find(e, status);
        return place >= 0 ? PyUnicode_AsUTF8(e->names[place]) : NULL;
    }
    int at = find_status(m->binding, status);
    return at >= 0 ? cb_enumerator_name(statuses_of(m->binding), at) : NULL;
}

// {"code": member, "name": enumerator}: attributes that also describe the class itself.
static PyObject *
class_dict(cb_module *m, int at)
{
    const cb_enum_table *table = statuses_of(m->binding);
    PyObject *member = cb_enum_member(m, m->binding->status_class, table->values[at]);
    if (member == NULL)
        return NULL;
    return Py_BuildValue("{s:N,s:s}", "code", member, "name", cb_enumerator_name(table, at));
}

static PyObject *
make_status_class(cb_module *m, PyObject *family, int at)
{
    PyObject *dict = class_dict(m, at);
    if (dict == NULL)
        return NULL;
    PyObject *made = new_class(m, error_name(m->binding, at), family, dict);
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

// Returns the class of a status that has none yet; the family if it gets none of its own. Borrowed.
static PyObject *
make_type(cb_module *m, PyObject *family, PyObject *types, PyObject *key, int64_t status)
{
    int at = find_status(m->binding, status);
    if (at < 0 || error_name(m->binding, at) == NULL)
        return family;
    PyObject *made = make_status_class(m, family, at);
    PyObject *type = made != NULL ? PyDict_SetDefault(types, key, made) : NULL;
    Py_XDECREF(made);
    return type;
}

PyObject *
cb_error_type(cb_module *m, int64_t status)
{
    PyObject *family = family_class(m);
    PyObject *types = family != NULL ? class_cache(m) : NULL;
    PyObject *key = types != NULL ? PyLong_FromLongLong(status) : NULL;
    if (key == NULL)
        return NULL;
    PyObject *type = PyDict_GetItemWithError(types, key); // borrowed; entries are never removed
    if (type == NULL && !PyErr_Occurred())
        type = make_type(m, family, types, key, status);
    Py_DECREF(key);
    return type;
}

PyObject *
cb_error_by_name(cb_module *m, const char *name)
{
    const cb_binding *b = m->binding;
    const cb_enum_table *table = statuses_of(b);
    if (strcmp(name, b->error_class) == 0)
        return Py_XNewRef(family_class(m));
    for (int i = 0; i < table->count; i++) {
        const char *own = error_name(b, i);
        if (own != NULL && strcmp(own, name) == 0)
            return Py_XNewRef(cb_error_type(m, table->values[i]));
    }
    return NULL;
}

// --- text ----------------------------------------------------------------------------------------

// Describes texts and sequences that would fill the screen; NULL for all else.
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

// Describes the argument on one line. A failing repr gives the type's name. Owned; NULL only if
// memory is short.
static PyObject *
describe_argument(PyObject *o)
{
    PyObject *large = describe_large(o);
    if (large != NULL || PyErr_Occurred())
        return large;
    PyObject *text = PyObject_Repr(o);
    if (text != NULL) {
        Py_ssize_t length = PyUnicode_GET_LENGTH(text);
        Py_ssize_t newline = PyUnicode_FindChar(text, '\n', 0, length, 1);
        if (length <= REPR_MAX && newline == -1 && PyUnicode_AsUTF8(text) != NULL)
            return text;
        Py_DECREF(text);
    }
    PyErr_Clear();
    return PyUnicode_FromFormat("<%s>", Py_TYPE(o)->tp_name);
}

// A text that is being built, as UTF-8. Building it from Python strings would cost more than all
// else here. If memory is short, `failed` is set and an exception raised.
typedef struct line {
    char *data; // `first`, or a heap block
    size_t size;
    size_t room;
    bool failed;
    char first[LINE_SIZE];
} line;

static bool
make_room(line *l, size_t more)
{
    if (more <= l->room - l->size)
        return true;
    size_t room = 2 * (l->size + more);
    char *data = PyMem_Realloc(l->data == l->first ? NULL : l->data, room);
    if (data == NULL) {
        l->failed = true;
        PyErr_NoMemory();
        return false;
    }
    if (l->data == l->first)
        memcpy(data, l->first, l->size);
    l->data = data;
    l->room = room;
    return true;
}

static void
add_bytes(line *l, const char *bytes, size_t size)
{
    if (l->failed || !make_room(l, size))
        return;
    memcpy(l->data + l->size, bytes, size);
    l->size += size;
}

static void
add_text(line *l, const char *text)
{
    add_bytes(l, text, strlen(text));
}

static void
add_number(line *l, int64_t number)
{
    char digits[24];
    char *at = digits + sizeof digits;
    uint64_t rest = number < 0 ? -(uint64_t)number : (uint64_t)number;
    do
        *--at = (char)('0' + rest % 10);
    while ((rest /= 10) != 0);
    if (number < 0)
        *--at = '-';
    add_bytes(l, at, (size_t)(digits + sizeof digits - at));
}

static void
add_argument(line *l, const char *name, PyObject *value)
{
    PyObject *text = describe_argument(value);
    Py_ssize_t size = 0;
    const char *utf8 = text != NULL ? PyUnicode_AsUTF8AndSize(text, &size) : NULL;
    l->failed |= utf8 == NULL;
    add_text(l, name);
    add_text(l, "=");
    add_bytes(l, utf8 != NULL ? utf8 : "", (size_t)size);
    Py_XDECREF(text);
}

// "; called with a=1, b=2". If another function failed, also says which one needed its answer.
static void
add_origin(line *l, const cb_function *f, const char *asked, PyObject *const *args)
{
    const char *before = asked != NULL ? ", called with " : "; called with ";
    if (asked != NULL) {
        add_text(l, "; asked for ");
        add_text(l, f->name);
    }
    for (int i = 0; args != NULL && i < f->param_count && !l->failed; i++) {
        if (args[i] == NULL)
            continue;
        add_text(l, before);
        add_argument(l, f->params[i], args[i]);
        before = ", ";
    }
}

// <function> failed: <NAME> (<code>): <message>; called with <arguments>
static PyObject *
error_text(const cb_function *f, const char *asked, const char *name, int64_t status,
           const char *message, PyObject *const *args, const char *detail)
{
    line l = {.data = l.first, .room = LINE_SIZE};
    add_text(&l, asked != NULL ? asked : f->name);
    add_text(&l, " failed: ");
    add_text(&l, name);
    add_text(&l, " (");
    add_number(&l, status);
    add_text(&l, ")");
    add_text(&l, message != NULL ? ": " : "");
    add_text(&l, message != NULL ? message : "");
    add_origin(&l, f, asked, args);
    if (detail != NULL && *detail != '\0') {
        add_text(&l, "\n");
        add_text(&l, detail);
    }
    PyObject *text = NULL;
    if (!l.failed)
        text = PyUnicode_DecodeUTF8(l.data, (Py_ssize_t)l.size, "replace");
    if (l.data != l.first)
        PyMem_Free(l.data);
    return text;
}

// --- raising -------------------------------------------------------------------------------------

// The instance attributes of an exception. The last two are on the class, except for the family.
enum { KEY_FUNCTION, KEY_MESSAGE, KEY_DETAIL, KEY_NAME, KEY_CODE, KEY_COUNT };

// The names of these attributes as a tuple, made at first use. Borrowed.
static PyObject *
attribute_names(cb_module *m)
{
    PyObject *names = CB_LOAD_POINTER(&m->error_keys);
    if (names != NULL)
        return names;
    names = Py_BuildValue("(sssss)", "function", "message", "detail", "name", "code");
    PyObject *other = NULL;
    if (names == NULL || __atomic_compare_exchange_n(&m->error_keys, &other, names, false,
                                                     __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        return names;
    Py_DECREF(names);
    return other;
}

// Steals the value; NULL means that an exception is set.
static int
set_item(PyObject *dict, PyObject *names, int key, PyObject *value)
{
    int result = value != NULL ? PyDict_SetItem(dict, PyTuple_GET_ITEM(names, key), value) : -1;
    Py_XDECREF(value);
    return result;
}

static PyObject *
text_or_none(const char *text)
{
    if (text == NULL)
        Py_RETURN_NONE;
    return PyUnicode_DecodeUTF8(text, (Py_ssize_t)strlen(text), "replace");
}

// The exception's attributes, as the dict that becomes its __dict__.
static PyObject *
error_attributes(cb_module *m, const char *function, int64_t status, const char *name,
                 const char *message, const char *detail, bool is_family)
{
    PyObject *names = attribute_names(m);
    PyObject *dict = names != NULL ? PyDict_New() : NULL;
    if (dict == NULL)
        return NULL;
    int result = set_item(dict, names, KEY_FUNCTION, text_or_none(function));
    if (result == 0)
        result = set_item(dict, names, KEY_MESSAGE, text_or_none(message ? message : name));
    if (result == 0)
        result = set_item(dict, names, KEY_DETAIL, text_or_none(detail));
    if (result == 0 && is_family)
        result = set_item(dict, names, KEY_NAME, text_or_none(name));
    if (result == 0 && is_family)
        result =
            set_item(dict, names, KEY_CODE, cb_enum_member(m, m->binding->status_class, status));
    if (result < 0)
        Py_CLEAR(dict);
    return dict;
}

void
cb_error_raise(cb_module *m, const cb_function *f, const char *asked, int64_t status,
               PyObject *const *args, const char *detail)
{
    if (Py_MakePendingCalls() < 0)
        return; // an interrupt may be why the call failed; the program must see that instead
    PyObject *type = cb_error_type(m, status);
    if (type == NULL)
        return;
    const char *name = status_name(m, status);
    if (name == NULL)
        name = "unknown";
    const char *message = NULL;
    if (m->binding->error_text != NULL)
        message = m->binding->error_text(status);
    PyObject *text = error_text(f, asked, name, status, message, args, detail);
    PyObject *error = text != NULL ? PyObject_CallOneArg(type, text) : NULL;
    Py_XDECREF(text);
    PyObject *own = NULL;
    if (error != NULL && !PyExceptionInstance_Check(error)) // the class has been changed
        PyErr_Format(PyExc_TypeError, "%R() returned an object of %R, which is not an exception",
                     type, Py_TYPE(error));
    else if (error != NULL)
        own = error_attributes(m, asked != NULL ? asked : f->name, status, name, message, detail,
                               type == m->error_base);
    if (own != NULL) {
        Py_XSETREF(((PyBaseExceptionObject *)error)->dict, own);
        PyErr_SetObject(type, error);
        const char *note = m->binding->lost_note != NULL ? m->binding->lost_note(status) : NULL;
        if (note != NULL)
            cb__note("%s", note);
    }
    Py_XDECREF(error);
}
