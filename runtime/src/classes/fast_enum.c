// Defines FastEnum and its metaclass: the methods of enum classes and of their members (rules B4.1
// and B17.1 of docs/compatibility-bindings.md).
//
// own_enum.c has the enum classes that a program derives; they have no table.
//
// Only the extension module cubind._runtime links this file, so all bindings share one FastEnum.
// Members are ints without a __dict__: their name and documentation come from the class's table,
// found by the value. A member whose value the table lacks is called "unknown".
#include "classes/fast_enum.h"

#include "classes/docs.h"
#include "classes/enum.h"
#include "classes/own_enum.h"
#include "objects/enums.h"

#include "cubind/signature.h"

// --- members -----------------------------------------------------------------------------------

// Gets the class and returns the member's position in its table, or -1 for an unknown one.
static int
locate_member(PyObject *self, cb_info **out)
{
    int64_t value;
    *out = cb__info_nearest(Py_TYPE(self));
    if (*out == NULL || (*out)->enumeration.count == 0 ||
        !cb__enum_value(&(*out)->enumeration, self, &value))
        return -1;
    return cb__enum_find(&(*out)->enumeration, value);
}

static PyObject *
member_name(PyObject *self, void *Py_UNUSED(closure))
{
    cb_info *info;
    int at = locate_member(self, &info);
    if (CB_UNLIKELY(info == NULL || info->type != Py_TYPE(self))) { // a program derived the class
        PyObject *own = cb__own_enum_name(self);
        if (own != NULL || PyErr_Occurred())
            return own;
    }
    return at < 0 ? PyUnicode_InternFromString("unknown") : Py_NewRef(info->enumeration.names[at]);
}

static PyObject *
member_value(PyObject *self, void *Py_UNUSED(closure))
{
    Py_ssize_t small;
    if (CB_LIKELY(cb_small_int_unchecked(self, &small)))
        return PyLong_FromSsize_t(small);
    return PyLong_Type.tp_as_number->nb_int(self);
}

// Returns the class's name as printed; a Python subclass has its own.
static PyObject *
class_name(PyTypeObject *type)
{
    return PyObject_GetAttrString((PyObject *)type, "__name__");
}

static PyObject *
member_repr(PyObject *self)
{
    PyObject *cls = class_name(Py_TYPE(self)), *name = member_name(self, NULL);
    PyObject *number = PyLong_Type.tp_repr(self);
    PyObject *text = NULL;
    if (cls != NULL && name != NULL && number != NULL)
        text = PyUnicode_FromFormat("<%U.%U: %U>", cls, name, number);
    Py_XDECREF(cls);
    Py_XDECREF(name);
    Py_XDECREF(number);
    return text;
}

static PyObject *
member_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static const char *const names[] = {"value", NULL};
    const cb_signature call = {type->tp_name, names, .positional = 1, .required = 1,
                               .wording = CB_WORDS_OF_BINDINGS};
    PyObject *value;
    if (cb_bind_tuple(&call, args, kwargs, &value) < 0)
        return NULL;
    cb_info *info = cb__info(type);
    return info != NULL ? cb__enum_call(info, value) : cb__own_enum_call(type, value);
}

// Known members are found again by value. Unknown ones are unpickled by a separate function, since
// the constructor refuses them.
static PyObject *
member_reduce(PyObject *self, PyObject *Py_UNUSED(protocol))
{
    cb_info *info;
    int at = locate_member(self, &info);
    PyObject *value = member_value(self, NULL);
    int is_own = value != NULL ? cb__own_enum_has(self, value) : -1;
    if (is_own < 0) {
        Py_XDECREF(value);
        return NULL;
    }
    if (is_own > 0 || at >= 0)
        return Py_BuildValue("(O(N))", Py_TYPE(self), value);
    PyObject *runtime = PyImport_ImportModule("cubind._runtime");
    PyObject *maker = runtime != NULL ? PyObject_GetAttrString(runtime, "_enum_unknown") : NULL;
    Py_XDECREF(runtime);
    if (maker == NULL) {
        Py_DECREF(value);
        return NULL;
    }
    return Py_BuildValue("(N(ON))", maker, Py_TYPE(self), value);
}

static PyObject *
member_copy(PyObject *self, PyObject *Py_UNUSED(memo))
{
    return Py_NewRef(self);
}

// Pickles from other packages contain the member's attributes. They are ignored, since the table
// has them.
static PyObject *
member_setstate(PyObject *Py_UNUSED(self), PyObject *Py_UNUSED(state))
{
    Py_RETURN_NONE;
}

static int
member_traverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(self));
    return 0;
}

static PyGetSetDef member_getset[] = {
    {"name", member_name, NULL, "Name of the member, \"unknown\" outside the table.", NULL},
    {"_name", member_name, NULL, NULL, NULL},
    {"value", member_value, NULL, "Value of the member as a plain int.", NULL},
    {NULL},
};

static PyMethodDef member_methods[] = {
    {"__reduce__", member_reduce, METH_NOARGS, NULL},
    {"__reduce_ex__", member_reduce, METH_O, NULL},
    {"__copy__", member_copy, METH_NOARGS, NULL},
    {"__deepcopy__", member_copy, METH_O, NULL},
    {"__setstate__", member_setstate, METH_O, NULL},
    {NULL},
};

static PyType_Slot member_slots[] = {
    {Py_tp_doc, "Base class of all enums: an int with a name."},
    {Py_tp_new, member_new},
    {Py_tp_repr, member_repr},
    {Py_tp_traverse, member_traverse},
    {Py_tp_getset, member_getset},
    {Py_tp_methods, member_methods},
    {0, NULL},
};

// Tracked by the garbage collector, unlike instances of other classes: a class holds its members,
// and they hold the class.
static PyType_Spec member_spec = {
    .name = "cubind._runtime.FastEnum",
    .flags =
        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = member_slots,
};

// --- the metaclass -----------------------------------------------------------------------------

static const cb_enum *
enum_of(PyObject *cls)
{
    cb_info *info = cb__info((PyTypeObject *)cls);
    return info != NULL ? &info->enumeration : NULL;
}

static PyObject *
class_repr(PyObject *cls)
{
    PyObject *name = class_name((PyTypeObject *)cls);
    PyObject *text = name != NULL ? PyUnicode_FromFormat("<enum '%U'>", name) : NULL;
    Py_XDECREF(name);
    return text;
}

static Py_ssize_t
class_length(PyObject *cls)
{
    const cb_enum *e = enum_of(cls);
    if (e != NULL)
        return e->count;
    PyObject *members = cb__own_enum_members((PyTypeObject *)cls);
    return members != NULL ? PyDict_Size(members) : 0;
}

static PyObject *
class_iter(PyObject *cls)
{
    const cb_enum *e = enum_of(cls);
    PyObject *own = cb__own_enum_members((PyTypeObject *)cls), *members;
    if (e != NULL)
        members = Py_NewRef(e->ordered);
    else
        members = own != NULL ? PyDict_Values(own) : PyTuple_New(0);
    PyObject *iterator = members != NULL ? PyObject_GetIter(members) : NULL;
    Py_XDECREF(members);
    return iterator;
}

static int
class_contains(PyObject *cls, PyObject *o)
{
    const cb_enum *e = enum_of(cls);
    PyObject *own = cb__own_enum_members((PyTypeObject *)cls);
    if (e == NULL && own != NULL)
        return PyDict_Contains(own, o);
    if (e == NULL)
        return PyObject_Hash(o) == -1 ? -1 : 0;
    int at = cb__enum_position(e, o);
    return at == -2 ? -1 : at >= 0;
}

// type's own traverse skips the metaclass, because type itself is not a heap type.
static int
class_traverse(PyObject *cls, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(cls));
    return PyType_Type.tp_traverse(cls, visit, arg);
}

static int
class_clear(PyObject *cls)
{
    return PyType_Type.tp_clear(cls);
}

// Runs for a program's class statement; classes of bindings are made without this call.
static int
class_init(PyObject *cls, PyObject *args, PyObject *kwargs)
{
    if (PyType_Type.tp_init(cls, args, kwargs) < 0)
        return -1;
    return cb__own_enum_fill((PyTypeObject *)cls);
}

static PyType_Slot class_slots[] = {
    {Py_tp_init, class_init},
    {Py_tp_traverse, class_traverse},
    {Py_tp_clear, class_clear},
    {Py_tp_doc, "Class of enum classes: length, iteration and `in` over the members."},
    {Py_tp_repr, class_repr},
    {Py_tp_iter, class_iter},
    {Py_sq_length, class_length},
    {Py_sq_contains, class_contains},
    {0, NULL},
};

// Immutable, so that 3.11 inherits type's tp_call, and Cls(value) goes to tp_vectorcall.
static PyType_Spec class_spec = {
    .name = "cubind._runtime.FastEnumMetaclass",
    .flags =
        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = class_slots,
};

// --- documentation -----------------------------------------------------------------------------

static PyObject *
text_or_none(const char *text)
{
    return text != NULL ? PyUnicode_FromString(text) : Py_NewRef(Py_None);
}

static PyObject *
doc_get(PyObject *Py_UNUSED(self), PyObject *member, PyObject *cls)
{
    cb_info *info;
    if (member == NULL) {
        info = cb__info((PyTypeObject *)cls);
        return text_or_none(info != NULL ? cb__class_doc(info->module, info->cls) : NULL);
    }
    int at = locate_member(member, &info);
    if (at < 0)
        Py_RETURN_NONE;
    const cb_enum_table *table = info->cls->enumeration;
    int64_t value = info->enumeration.values[at];
    for (int i = 0; i < table->count; i++)
        if (table->values[i] == value)
            return text_or_none(table->docs != NULL ? table->docs[i] : NULL);
    Py_RETURN_NONE;
}

static PyType_Slot doc_slots[] = {{Py_tp_descr_get, doc_get}, {0, NULL}};

// A subclass of str, because help() reads the entry in the class's __dict__ without calling it.

static PyType_Spec doc_spec = {
    .name = "cubind._runtime._EnumDoc",
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = doc_slots,
};

// --- into the module ---------------------------------------------------------------------------

static PyObject *
make_fast_enum(PyObject *module, PyObject *metaclass)
{
    PyObject *type = cb_type_from_metaclass((PyTypeObject *)metaclass, module, &member_spec,
                                            (PyObject *)&PyLong_Type);
    PyObject *members = type != NULL ? PyDict_New() : NULL;
    if (members == NULL ||
        PyDict_SetItemString(cb_type_dict((PyTypeObject *)type), "__members__", members) < 0)
        Py_CLEAR(type);
    Py_XDECREF(members);
    return type;
}

static int
add_owned(PyObject *module, const char *name, PyObject *value)
{
    int result = value != NULL ? PyModule_AddObjectRef(module, name, value) : -1;
    Py_XDECREF(value);
    return result;
}

int
cb__fast_enum_add(PyObject *module)
{
    PyObject *metaclass = PyType_FromModuleAndSpec(module, &class_spec, (PyObject *)&PyType_Type);
    if (metaclass == NULL)
        return -1;
    PyObject *doc = PyType_FromSpecWithBases(&doc_spec, (PyObject *)&PyUnicode_Type);
    int result = add_owned(module, "FastEnum", make_fast_enum(module, metaclass));
    if (add_owned(module, "_EnumDoc", doc) < 0)
        result = -1;
    if (add_owned(module, "FastEnumMetaclass", metaclass) < 0)
        result = -1;
    return result;
}
