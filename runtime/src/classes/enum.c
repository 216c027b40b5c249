// Makes a binding's enum classes: subclasses of FastEnum whose members are found by value (rules B4
// and B17.1 of docs/compatibility-bindings.md).
//
// fast_enum.c has FastEnum itself, with the methods of members and classes. A class is made by
// calling the metaclass, because CPython 3.11 lacks PyType_FromMetaclass(). Members are made by
// int's own constructor and put into the class's namespace before anyone sees it.
#include "classes/enum.h"

#include "classes/docs.h"
#include "classes/heap_type.h"
#include "objects/enums.h"

#include "cubind/signature.h"

static const char *const enum_parameters[] = {"value", NULL};

// --- lookup ------------------------------------------------------------------------------------

static bool __attribute__((noinline))
large_value(const cb_enum *e, PyObject *o, int64_t *out)
{
    int overflow;
    *out = PyLong_AsLongLongAndOverflow(o, &overflow);
    if (CB_LIKELY(!e->is_wide))
        return overflow == 0;
    if (overflow <= 0)
        return overflow == 0 && *out >= 0;
    uint64_t bits = PyLong_AsUnsignedLongLong(o);
    *out = (int64_t)bits;
    if (bits != UINT64_MAX || !PyErr_Occurred())
        return true;
    PyErr_Clear();
    return false;
}

bool
cb__enum_value(const cb_enum *e, PyObject *o, int64_t *out)
{
    Py_ssize_t small;
    if (CB_UNLIKELY(!cb_small_int_unchecked(o, &small)))
        return large_value(e, o, out);
    *out = small;
    return CB_LIKELY(small >= 0) || !e->is_wide;
}

// Returns 1 if the member of this value equals `o`, 0 if it does not or there is none, -1 with an
// exception.
static int
is_equal(const cb_enum *e, int64_t value, PyObject *o, int *at)
{
    *at = cb__enum_find(e, value);
    return *at < 0 ? 0 : PyObject_RichCompareBool(e->members[*at], o, Py_EQ);
}

// For anything that is no int: finds what a dict of the values would, by equal hash, then equality.
static int
position_by_hash(const cb_enum *e, PyObject *o)
{
    int at;
    Py_hash_t hash = PyObject_Hash(o);
    if (hash == -1)
        return -2;
    int same = is_equal(e, hash, o, &at);
    if (same == 0 && hash == -2)
        same = is_equal(e, -1, o, &at); // the hash of -1 is -2 as well
    return same < 0 ? -2 : same ? at : -1;
}

int
cb__enum_position(const cb_enum *e, PyObject *o)
{
    int64_t value;
    if (e->count == 0)
        return -1;
    if (CB_UNLIKELY(!PyLong_Check(o)))
        return position_by_hash(e, o);
    return cb__enum_value(e, o, &value) ? cb__enum_find(e, value) : -1;
}

PyObject *
cb__enum_call(cb_info *info, PyObject *o)
{
    int at = cb__enum_position(&info->enumeration, o);
    if (CB_LIKELY(at >= 0))
        return Py_NewRef(info->enumeration.members[at]);
    if (at == -1)
        PyErr_Format(PyExc_ValueError, "%S is not a valid %s", o, info->cls->name);
    return NULL;
}

static PyObject *
enum_vectorcall(PyObject *callable, PyObject *const *args, size_t nargsf, PyObject *kwnames)
{
    cb_info *info = cb__info_own((PyTypeObject *)callable);
    if (CB_LIKELY(PyVectorcall_NARGS(nargsf) == 1 && kwnames == NULL))
        return cb__enum_call(info, args[0]);
    const cb_signature call = {info->cls->name, enum_parameters, .positional = 1, .required = 1,
                               .wording = CB_WORDS_OF_BINDINGS};
    PyObject *value;
    if (cb_bind_vector(&call, args, PyVectorcall_NARGS(nargsf), kwnames, &value) < 0)
        return NULL;
    return cb__enum_call(info, value);
}

// --- making members ----------------------------------------------------------------------------

// Sorted by value. If several names have one value, the first name, which owns it, comes first.
typedef struct entry {
    int64_t value;
    int item;
} entry;

static int
compare_entries(const void *a, const void *b)
{
    const entry *x = a, *y = b;
    if (x->value != y->value)
        return x->value < y->value ? -1 : 1;
    return x->item - y->item;
}

static int
allocate_enum(cb_enum *e, int count)
{
    size_t n = count > 0 ? (size_t)count : 1;
    e->members = PyMem_Calloc(n, sizeof *e->members);
    e->names = PyMem_Calloc(n, sizeof *e->names);
    e->values = PyMem_Calloc(n, sizeof *e->values);
    e->by_name = PyDict_New();
    if (e->members == NULL || e->names == NULL || e->values == NULL || e->by_name == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    return 0;
}

// Makes one member per distinct value, in order. owner[i] becomes the position of item i's member.
static int
make_members(PyTypeObject *type, const cb_enum_table *table, cb_enum *e, entry *sorted, int *owner)
{
    for (int i = 0; i < table->count; i++)
        sorted[i] = (entry){table->values[i], i};
    qsort(sorted, (size_t)table->count, sizeof *sorted, compare_entries);
    for (int i = 0; i < table->count; i++) {
        const entry *next = &sorted[i];
        if (e->count == 0 || e->values[e->count - 1] != next->value) {
            PyObject *number = cb__enum_number(e, next->value);
            PyObject *member = number != NULL ? cb__enum_unknown(type, number) : NULL;
            Py_XDECREF(number);
            if (member == NULL)
                return -1;
            e->values[e->count] = next->value;
            e->members[e->count++] = member;
        }
        owner[next->item] = e->count - 1;
    }
    while (e->dense < e->count && e->values[e->dense] == e->values[0] + e->dense)
        e->dense++;
    return 0;
}

// Puts all names into the class and into __members__, in header order. The first name of a value
// stays the member's.
static int
name_members(PyTypeObject *type, const cb_enum_table *table, cb_enum *e, const int *owner)
{
    e->ordered = PyTuple_New(e->count);
    Py_ssize_t next = 0;
    const char *text = table->names;
    for (int i = 0; e->ordered != NULL && i < table->count; i++, text += strlen(text) + 1) {
        PyObject *member = e->members[owner[i]];
        PyObject *name = PyUnicode_InternFromString(text);
        if (name == NULL || PyDict_SetItem(cb_type_dict(type), name, member) < 0 ||
            PyDict_SetItem(e->by_name, name, member) < 0) {
            Py_XDECREF(name);
            return -1;
        }
        if (e->names[owner[i]] != NULL) {
            Py_DECREF(name);
            continue;
        }
        e->names[owner[i]] = name;
        PyTuple_SET_ITEM(e->ordered, next++, Py_NewRef(member));
    }
    return e->ordered != NULL ? 0 : -1;
}

static int
fill_enum(PyTypeObject *type, const cb_enum_table *table, cb_enum *e)
{
    size_t n = table->count > 0 ? (size_t)table->count : 1;
    entry *sorted = PyMem_Malloc(n * (sizeof *sorted + sizeof(int)));
    int result = -1;
    e->type = type;
    e->is_wide = cb__enum_size(table) == 8 && !table->is_signed;
    if (sorted == NULL)
        PyErr_NoMemory();
    else if (allocate_enum(e, table->count) == 0 &&
             make_members(type, table, e, sorted, (int *)(sorted + n)) == 0 &&
             name_members(type, table, e, (int *)(sorted + n)) == 0)
        result = PyDict_SetItemString(cb_type_dict(type), "__members__", e->by_name);
    PyMem_Free(sorted);
    return result;
}

void
cb__enum_free(cb_enum *e)
{
    for (int i = 0; i < e->count; i++) {
        Py_XDECREF(e->members[i]);
        Py_XDECREF(e->names[i]);
    }
    Py_XDECREF(e->by_name);
    Py_XDECREF(e->ordered);
    PyMem_Free(e->members);
    PyMem_Free(e->names);
    PyMem_Free(e->values);
    *e = (cb_enum){NULL};
}

// --- making the class --------------------------------------------------------------------------

// Makes the class without members. Its __doc__ is a descriptor that gives the class's text for the
// class and a member's text for the member.
static PyTypeObject *
make_class(cb_info *info)
{
    const cb_module *m = info->module;
    const char *text = cb__class_doc(m, info->cls);
    PyObject *doc = PyObject_CallMethod(m->runtime, "_EnumDoc", "s", text != NULL ? text : "");
    PyObject *arguments = doc == NULL
                              ? NULL
                              : Py_BuildValue("(s(O){sssss()sO})", info->cls->name, m->fast_enum,
                                              "__module__", m->binding->full_name, "__qualname__",
                                              info->cls->name, "__slots__", "__doc__", doc);
    Py_XDECREF(doc);
    if (arguments == NULL)
        return NULL;
    PyTypeObject *metaclass = Py_TYPE(m->fast_enum);
    PyObject *type = PyType_Type.tp_new(metaclass, arguments, NULL);
    Py_DECREF(arguments);
    // The entry has served its purpose: instances have no __dict__.
    if (type != NULL && PyDict_DelItemString(cb_type_dict((PyTypeObject *)type), "__slots__") < 0)
        Py_CLEAR(type);
    return (PyTypeObject *)type;
}

PyTypeObject *
cb__enum_type(cb_info *info)
{
    PyTypeObject *type = make_class(info);
    if (type == NULL)
        return NULL;
    cb__info_set_methods(info, NULL);
    if (fill_enum(type, info->cls->enumeration, &info->enumeration) < 0) {
        cb__enum_free(&info->enumeration);
        Py_DECREF(type);
        return NULL;
    }
    cb_type_finish(type, info->module->main_module, info->methods, enum_vectorcall);
    return type;
}
