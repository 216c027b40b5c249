// Implements the options classes: the base of all of them, and the classes with few fields.
//
// They behave as dataclasses do: construct, compare, print, assign. Annotations, methods and the
// attributes that the dataclasses module reads come from Python code (cubind.core._options), which
// completes the types when it is imported. The large classes, ProgramOptions and LinkerOptions, are
// written in Python and have only the base from here.
#include "base/options.h"

#include "base/doc.h"
#include "base/object.h"
#include "base/options_names.h"
#include "base/options_text.h"
#include "base/steps.h"

#include "cubind/nearest.h"
#include "cubind/sequence.h"
#include "cubind/signature.h"

#include <stddef.h>
#include <string.h>

enum { MOST_FIELDS = 4, MOST_SPARE = 8 };

typedef struct OptionsObject {
    PyObject_HEAD PyObject *fields[MOST_FIELDS];
    PyObject *dict; // attributes that programs add
    PyObject *weakrefs;
} OptionsObject;

typedef struct kind {
    const char *name;
    int count;
    const char *names[MOST_FIELDS + 1]; // NULL-terminated
    cb_signature init;
    const char *defaults; // one letter per field: T, F, N, 0, or R: the field has none
    bool checks;          // __post_init__() checks the fields, unless all are None
    int spare_count;      // freed objects kept for reuse
    OptionsObject *spare[MOST_SPARE];
} kind;

// --- values --------------------------------------------------------------------------------------

static PyObject *
default_of(const kind *k, int field)
{
    switch (k->defaults[field]) {
    case 'T':
        return Py_NewRef(Py_True);
    case 'F':
        return Py_NewRef(Py_False);
    case '0':
        return PyLong_FromLong(0);
    case 'R':
        return NULL;
    default:
        return Py_NewRef(Py_None);
    }
}

static void Options_dealloc(PyObject *o);

// Returns whether `o` is of the class itself: subclasses have another tp_dealloc, which Python
// provides.
static inline bool
is_plain(PyObject *o)
{
    return Py_TYPE(o)->tp_dealloc == Options_dealloc;
}

PyObject *
core_option(PyObject *options, int field, const char *name)
{
    if (is_plain(options)) {
        PyObject *value = ((OptionsObject *)options)->fields[field];
        if (value != NULL)
            return Py_NewRef(value);
    }
    return PyObject_GetAttrString(options, name);
}

// --- making --------------------------------------------------------------------------------------

static int
set_fields(const kind *k, OptionsObject *o, PyObject *const *slots)
{
    for (int i = 0; i < k->count; i++) {
        PyObject *value = slots[i] != NULL ? Py_NewRef(slots[i]) : default_of(k, i);
        if (value == NULL && k->defaults[i] != 'R')
            return -1;
        Py_XSETREF(o->fields[i], value);
    }
    return 0;
}

static int
check_fields(const kind *k, PyObject *o, PyObject *const *slots)
{
    bool given = false;
    for (int i = 0; i < k->count; i++)
        given |= slots[i] != NULL && slots[i] != Py_None;
    if (!k->checks || (!given && is_plain(o))) // a subclass may have its own check
        return 0;
    PyObject *done = PyObject_CallMethod(o, "__post_init__", NULL);
    Py_XDECREF(done);
    return done != NULL ? 0 : -1;
}

// Returns a freed object, or a new one, with no fields set.
static OptionsObject *
take_spare(kind *k, PyTypeObject *type)
{
    if (k->spare_count > 0) {
        OptionsObject *o = k->spare[--k->spare_count];
        Py_SET_TYPE(o, (PyTypeObject *)Py_NewRef(type));
        _Py_NewReference((PyObject *)o);
        return o;
    }
    OptionsObject *o = PyObject_GC_New(OptionsObject, type);
    if (o != NULL)
        memset((char *)o + sizeof(PyObject), 0, sizeof *o - sizeof(PyObject));
    return o;
}

static PyObject *
construct_options(kind *k, PyObject *type, PyObject *const *args, size_t nargsf, PyObject *kwnames)
{
    Py_ssize_t nargs = PyVectorcall_NARGS(nargsf);
    PyObject *slots[MOST_FIELDS];
    if (cb_bind_vector(&k->init, args, nargs, kwnames, slots) < 0)
        return NULL;
    OptionsObject *o = take_spare(k, (PyTypeObject *)type);
    if (o == NULL)
        return NULL;
    int result = set_fields(k, o, slots);
    PyObject_GC_Track(o);
    if (result < 0 || check_fields(k, (PyObject *)o, slots) < 0)
        Py_CLEAR(o);
    return (PyObject *)o;
}

// Makes objects of subclasses: as in Python, __new__ takes any arguments, and __init__ checks them.
static PyObject *
make_empty(const kind *k, PyTypeObject *type)
{
    static PyObject *const nothing[MOST_FIELDS];
    OptionsObject *o = (OptionsObject *)type->tp_alloc(type, 0);
    if (o != NULL && set_fields(k, o, nothing) < 0)
        Py_CLEAR(o);
    return (PyObject *)o;
}

static int
initialize_options(const kind *k, PyObject *o, PyObject *args, PyObject *kwargs)
{
    PyObject *slots[MOST_FIELDS];
    if (cb_bind_tuple(&k->init, args, kwargs, slots) < 0)
        return -1;
    int result = set_fields(k, (OptionsObject *)o, slots);
    return result == 0 ? check_fields(k, o, slots) : -1;
}

// --- life ----------------------------------------------------------------------------------------

static int
Options_traverse(PyObject *o, visitproc visit, void *arg)
{
    OptionsObject *self = (OptionsObject *)o;
    Py_VISIT(Py_TYPE(o));
    for (int i = 0; i < MOST_FIELDS; i++)
        Py_VISIT(self->fields[i]);
    Py_VISIT(self->dict);
    return 0;
}

static int
Options_clear(PyObject *o)
{
    OptionsObject *self = (OptionsObject *)o;
    for (int i = 0; i < MOST_FIELDS; i++)
        Py_CLEAR(self->fields[i]);
    Py_CLEAR(self->dict);
    return 0;
}

static kind *kind_of(PyTypeObject *type);

static void
Options_dealloc(PyObject *o)
{
    OptionsObject *self = (OptionsObject *)o;
    PyTypeObject *type = Py_TYPE(o);
    PyObject_GC_UnTrack(o);
    Py_TRASHCAN_BEGIN(self, Options_dealloc) // options that hold options that hold …
    if (self->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    Options_clear(o);
    kind *k = is_plain(o) ? kind_of(type) : NULL;
    if (k != NULL && k->spare_count < MOST_SPARE) {
        k->spare[k->spare_count++] = self;
        Py_DECREF(type);
    } else {
        core_object_free(o);
    }
    Py_TRASHCAN_END
}

// --- text ----------------------------------------------------------------------------------------

// Returns the names of the fields of a class, in order: the keys of `_fields`. Owned.
static PyObject *
fields_of(PyTypeObject *type)
{
    PyObject *fields = PyObject_GetAttrString((PyObject *)type, "_fields");
    PyObject *names = fields != NULL ? cb_items_of(fields) : NULL;
    Py_XDECREF(fields);
    return names;
}

// Returns "name=value" for each field, in order.
static PyObject *
field_texts(PyObject *o, PyObject *names)
{
    PyObject *texts = PyList_New(PyTuple_GET_SIZE(names));
    for (Py_ssize_t i = 0; texts != NULL && i < PyTuple_GET_SIZE(names); i++) {
        PyObject *name = PyTuple_GET_ITEM(names, i);
        PyObject *value = PyObject_GetAttr(o, name);
        PyObject *text = value != NULL ? PyUnicode_FromFormat("%U=%R", name, value) : NULL;
        Py_XDECREF(value);
        if (text == NULL)
            Py_CLEAR(texts);
        else
            PyList_SET_ITEM(texts, i, text);
    }
    return texts;
}

static PyObject *
fields_repr(PyObject *o)
{
    PyObject *names = fields_of(Py_TYPE(o));
    PyObject *texts = names != NULL ? field_texts(o, names) : NULL;
    PyObject *comma = texts != NULL ? PyUnicode_FromString(", ") : NULL;
    PyObject *joined = comma != NULL ? PyUnicode_Join(comma, texts) : NULL;
    PyObject *name =
        joined != NULL ? PyObject_GetAttrString((PyObject *)Py_TYPE(o), "__qualname__") : NULL;
    PyObject *text = name != NULL ? PyUnicode_FromFormat("%U(%U)", name, joined) : NULL;
    Py_XDECREF(name);
    Py_XDECREF(joined);
    Py_XDECREF(comma);
    Py_XDECREF(texts);
    Py_XDECREF(names);
    return text;
}

static PyObject *
any_repr(PyObject *o)
{
    int within = Py_ReprEnter(o);
    if (within != 0)
        return within > 0 ? PyUnicode_FromString("...") : NULL;
    PyObject *text = fields_repr(o);
    Py_ReprLeave(o);
    return text;
}

// There are at most four fields, so the text is short.
static PyObject *
plain_repr(const OptionsObject *o, const kind *k)
{
    char text[256], number[CORE_OPTION_ROOM];
    char *at = stpcpy(stpcpy(text, k->name), "(");
    for (int i = 0; i < k->count; i++) {
        const char *value = core_option_text(o->fields[i], number);
        if (value == NULL)
            return NULL;
        at = stpcpy(stpcpy(stpcpy(at, i > 0 ? ", " : ""), k->names[i]), "=");
        at = stpcpy(at, value);
    }
    *at++ = ')';
    return PyUnicode_FromStringAndSize(text, at - text);
}

static PyObject *
Options_repr(PyObject *o)
{
    const kind *k = is_plain(o) ? kind_of(Py_TYPE(o)) : NULL;
    PyObject *text = k != NULL ? plain_repr((OptionsObject *)o, k) : NULL;
    return text != NULL || PyErr_Occurred() ? text : any_repr(o);
}

// --- comparing -----------------------------------------------------------------------------------

// Returns whether the objects' own attributes are equal: 1 or 0, or -1 with an exception.
static int
same_attributes(PyObject *a, PyObject *b)
{
    PyObject *names = fields_of(Py_TYPE(a));
    int same = names != NULL ? 1 : -1;
    for (Py_ssize_t i = 0; same == 1 && i < PyTuple_GET_SIZE(names); i++) {
        PyObject *left = PyObject_GetAttr(a, PyTuple_GET_ITEM(names, i));
        PyObject *right = left != NULL ? PyObject_GetAttr(b, PyTuple_GET_ITEM(names, i)) : NULL;
        same = right != NULL ? PyObject_RichCompareBool(left, right, Py_EQ) : -1;
        Py_XDECREF(left);
        Py_XDECREF(right);
    }
    Py_XDECREF(names);
    return same;
}

static int
same_fields(OptionsObject *a, OptionsObject *b)
{
    int same = 1;
    for (int i = 0; same == 1 && i < MOST_FIELDS; i++) {
        PyObject *left = Py_XNewRef(a->fields[i]), *right = Py_XNewRef(b->fields[i]);
        if (left != right)
            same = left != NULL && right != NULL ? PyObject_RichCompareBool(left, right, Py_EQ) : 0;
        Py_XDECREF(left);
        Py_XDECREF(right);
    }
    return same;
}

static PyObject *
Options_richcompare(PyObject *a, PyObject *b, int op)
{
    if ((op != Py_EQ && op != Py_NE) || Py_TYPE(a) != Py_TYPE(b))
        Py_RETURN_NOTIMPLEMENTED;
    int same = 1; // tuples of identical fields compare equal, too
    if (a != b)
        same = is_plain(a) ? same_fields((OptionsObject *)a, (OptionsObject *)b)
                           : same_attributes(a, b);
    return same < 0 ? NULL : PyBool_FromLong(same == (op == Py_EQ));
}

// --- work done by Python code --------------------------------------------------------------------

static PyObject *
call_python(const char *function, PyObject *first, PyObject *second)
{
    PyObject *module = PyImport_ImportModule("cubind.core._options");
    const char *format = second != NULL ? "OO" : "O";
    PyObject *result =
        module != NULL ? PyObject_CallMethod(module, function, format, first, second) : NULL;
    Py_XDECREF(module);
    if (result == NULL)
        core_hide_frames();
    return result;
}

static initproc python_init; // tp_init of all classes whose __init__ is a Python function

static int
subclass_init(PyObject *o, PyObject *args, PyObject *keywords)
{
    int result = python_init(o, args, keywords);
    if (CB_UNLIKELY(result < 0) && keywords != NULL)
        core_options_suggest(Py_TYPE(o), keywords);
    return result;
}

static PyObject *
Options_init_subclass(PyObject *cls, PyObject *Py_UNUSED(ignored))
{
    PyTypeObject *type = (PyTypeObject *)cls;
    PyObject *done = call_python("_prepare", cls, NULL);
    PyObject *init = done != NULL ? PyDict_GetItemString(cb_type_dict(type), "__init__") : NULL;
    if (init != NULL && PyFunction_Check(init) && type->tp_init != subclass_init) {
        python_init = type->tp_init;
        type->tp_init = subclass_init;
    }
    return done;
}

static PyObject *
Options_replace(PyObject *o, PyObject *args, PyObject *changes)
{
    if (PyTuple_GET_SIZE(args) != 0)
        return PyErr_Format(PyExc_TypeError, "__replace__() takes keyword arguments only");
    return call_python("_replace", o, changes != NULL ? changes : Py_None);
}

static PyObject *
Options_reduce(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    return call_python("_reduce", o, NULL);
}

// Writes class attributes into an immutable type, which Python code cannot do.
static PyObject *
complete_class(PyObject *module, PyObject *args)
{
    PyObject *cls, *attributes;
    core_state *st = PyModule_GetState(module);
    if (!PyArg_ParseTuple(args, "O!O!:_complete_options", &PyType_Type, &cls, &PyDict_Type,
                          &attributes))
        return NULL;
    if (!PyType_IsSubtype((PyTypeObject *)cls, st->options_type)) {
        PyErr_SetString(PyExc_TypeError, "not an options class");
        return NULL;
    }
    if (PyDict_Update(cb_type_dict((PyTypeObject *)cls), attributes) < 0)
        return NULL;
    PyType_Modified((PyTypeObject *)cls);
    Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"_complete_options", complete_class, METH_VARARGS,
     "Set class attributes of an options class of C."},
    {NULL},
};

// --- the types -----------------------------------------------------------------------------------

static PyMethodDef Options_methods[] = {
    {"__init_subclass__", Options_init_subclass, METH_NOARGS | METH_CLASS, NULL},
    {"__replace__", (PyCFunction)(void (*)(void))Options_replace, METH_VARARGS | METH_KEYWORDS,
     CORE_DOC(Options, __replace__)},
    {"_repr_set", (PyCFunction)(void (*)(void))core_options_repr_set,
     METH_METHOD | METH_FASTCALL | METH_KEYWORDS, NULL},
    {NULL},
};

static PyMethodDef kind_methods[] = {
    {"__reduce__", Options_reduce, METH_NOARGS, "__reduce__($self, /)\n--\n\nSupport pickle."},
    {NULL},
};

static PyGetSetDef kind_getset[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict, NULL, NULL},
    {NULL},
};

static PyType_Slot Options_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(Options)},
    {Py_tp_repr, Options_repr},
    {Py_tp_richcompare, Options_richcompare},
    {Py_tp_methods, Options_methods},
    {0, NULL},
};

PyType_Spec core_options_spec = {
    .name = "cubind.core._options.Options",
    .basicsize = sizeof(PyObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Options_slots,
};

#define SPECIAL_MEMBERS \
    {"__dictoffset__", T_PYSSIZET, offsetof(OptionsObject, dict), READONLY, NULL}, \
        {"__weaklistoffset__", T_PYSSIZET, offsetof(OptionsObject, weakrefs), READONLY, NULL}, \
    { \
        NULL \
    }

// Expand a field in the lists of options.h.
#define FIELD_NAME(class, name, initial) #name,
#define FIELD_DEFAULT(class, name, initial) #initial
#define FIELD_MEMBER(class, name, initial) \
    {#name, T_OBJECT_EX, offsetof(OptionsObject, fields[CORE_OPTION_##class##_##name]), 0, NULL},

// Defines one class: its struct `kind`, its members and its functions.
#define OPTIONS(short_name, python_name, list) \
    OPTIONS_CLASS(short_name##_options, python_name, CORE_OPTIONS_##short_name, list, 0, false)
// clang-format off: it mistakes the first pointer for a product.
#define OPTIONS_CLASS(field, class, count_, list, required_, checks_) \
    static kind field##_kind = { \
        .name = #class, \
        .count = count_, \
        .names = {list(FIELD_NAME)}, \
        .init = {#class ".__init__", field##_kind.names, .positional = count_, \
                 .required = required_, .wording = CB_WORDS_OF_INIT}, \
        .checks = checks_, \
        .defaults = list(FIELD_DEFAULT), \
    }; \
    static PyMemberDef field##_members[] = {list(FIELD_MEMBER) SPECIAL_MEMBERS}; \
    static PyObject *field##_vectorcall(PyObject *type, PyObject *const *args, size_t nargsf, \
                                        PyObject *kwnames) \
    { \
        return construct_options(&field##_kind, type, args, nargsf, kwnames); \
    } \
    static PyObject *field##_new(PyTypeObject *type, PyObject *Py_UNUSED(args), \
                                 PyObject *Py_UNUSED(kwargs)) \
    { \
        return make_empty(&field##_kind, type); \
    } \
    static int field##_init(PyObject *o, PyObject *args, PyObject *kwargs) \
    { \
        return initialize_options(&field##_kind, o, args, kwargs); \
    } \
    static PyType_Slot field##_slots[] = { \
        {Py_tp_doc, CORE_TYPE_DOC(class)}, \
        {Py_tp_new, field##_new}, \
        {Py_tp_init, field##_init}, \
        {Py_tp_dealloc, Options_dealloc}, \
        {Py_tp_traverse, Options_traverse}, \
        {Py_tp_clear, Options_clear}, \
        {Py_tp_methods, kind_methods}, \
        {Py_tp_members, field##_members}, \
        {Py_tp_getset, kind_getset}, \
        {0, NULL}, \
    }; \
    PyType_Spec core_##field##_spec = { \
        .name = "cubind.core." #class, \
        .basicsize = sizeof(OptionsObject), \
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | \
                 Py_TPFLAGS_IMMUTABLETYPE, \
        .slots = field##_slots, \
    };
// clang-format on

OPTIONS(stream, StreamOptions, CORE_STREAM_OPTIONS)
OPTIONS(event, EventOptions, CORE_EVENT_OPTIONS)
OPTIONS(device_memory, DeviceMemoryResourceOptions, CORE_DEVICE_MEMORY_OPTIONS)
OPTIONS(pinned_memory, PinnedMemoryResourceOptions, CORE_PINNED_MEMORY_OPTIONS)
OPTIONS(managed_memory, ManagedMemoryResourceOptions, CORE_MANAGED_MEMORY_OPTIONS)
OPTIONS(sm_resource, SMResourceOptions, CORE_SM_RESOURCE_OPTIONS)
OPTIONS_CLASS(context_options, ContextOptions, CORE_OPTIONS_context, CORE_CONTEXT_OPTIONS, 1, false)
OPTIONS_CLASS(workqueue_resource_options, WorkqueueResourceOptions, CORE_OPTIONS_workqueue_resource,
              CORE_WORKQUEUE_RESOURCE_OPTIONS, 0, true)

// --- module --------------------------------------------------------------------------------------

#define EACH_CLASS(DO) \
    DO(stream_options) \
    DO(event_options) \
    DO(device_memory_options) \
    DO(pinned_memory_options) \
    DO(managed_memory_options) \
    DO(sm_resource_options) DO(context_options) DO(workqueue_resource_options)

static kind *
kind_of(PyTypeObject *type)
{
    newfunc make = type->tp_new;
#define KIND(field) \
    if (make == field##_new) \
        return &field##_kind;
    EACH_CLASS(KIND)
#undef KIND
    return NULL;
}

int
core_options_init(core_state *st, PyObject *module)
{
#define VECTORCALL(field) cb_type_set_vectorcall(st->field##_type, field##_vectorcall);
    EACH_CLASS(VECTORCALL)
#undef VECTORCALL
    return PyModule_AddFunctions(module, functions);
}

bool
core_is_options(PyObject *o, const char *name)
{
    const kind *k = is_plain(o) ? kind_of(Py_TYPE(o)) : NULL;
    return k != NULL && strcmp(k->name, name) == 0;
}

int
core_options_check(PyObject *options)
{
    PyObject *added = ((OptionsObject *)options)->dict, *name;
    Py_ssize_t at = 0;
    if (CB_LIKELY(added == NULL) || !PyDict_Next(added, &at, &name, NULL))
        return 0;
    const kind *k = kind_of(Py_TYPE(options));
    const char *wrong = PyUnicode_AsUTF8(name);
    const char *meant = wrong != NULL ? cb_nearest(k->names, 0, wrong) : NULL;
    PyErr_Clear();
    return core_options_warn(k->name, name, meant);
}
