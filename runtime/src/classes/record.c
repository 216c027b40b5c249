// Makes records: Python objects for C structs and unions, described by tables of fields (chapter
// B12 of docs/compatibility-bindings.md).
//
// This file has the types and the constructor. objects/records.c makes and ends the objects,
// record_fields.c reads and sets fields, record_repr.c prints them, and objects/keeps.c keeps alive
// the objects to which pointers in the struct point.
#include "classes/record.h"

#include "cubind/convert.h"

#include "classes/docs.h"
#include "classes/heap_type.h"
#include "classes/record_coupled.h"
#include "classes/record_fields.h"
#include "classes/record_names.h"
#include "classes/record_repr.h"
#include "objects/records.h"

#include "cubind/records.h"
#include "cubind/signature.h"

// Storage begins right behind the head, so the head's size must keep the alignment.
static_assert(sizeof(cb_record) % 16 == 0, "a record's storage is aligned to 16 bytes");

static const char *const record_parameters[] = {"_ptr", NULL};

// Returns the class of this extension module that is nearest to `type`.
static cb_info *
own_info(PyTypeObject *type)
{
    while (type->tp_dealloc != cb__record_dealloc)
        type = type->tp_base;
    return cb__info_own(type);
}

// --- storage -----------------------------------------------------------------------------------

// Like start_own(), but also for Python subclasses. A NULL `data` means storage of its own.
static cb_record *
start_any(PyTypeObject *type, const cb_info *info, char *data)
{
    cb_record *r = (cb_record *)type->tp_alloc(type, 0);
    if (r != NULL)
        record_init(r, info, data, NULL);
    return r;
}

// --- plain records -----------------------------------------------------------------------------

//
// A struct without pointers is only its bytes and behaves like them.

static PyObject *
plain_richcompare(PyObject *self, PyObject *other, int op)
{
    const cb_info *info = own_info(Py_TYPE(self));
    if ((op != Py_EQ && op != Py_NE) || cb__info_nearest(Py_TYPE(other)) != info)
        Py_RETURN_NOTIMPLEMENTED;
    const char *a = ((cb_record *)self)->data, *b = ((cb_record *)other)->data;
    bool equal = memcmp(a, b, info->cls->record->size) == 0;
    return PyBool_FromLong(equal == (op == Py_EQ));
}

static int
plain_getbuffer(PyObject *self, Py_buffer *view, int flags)
{
    cb_record *r = (cb_record *)self;
    return PyBuffer_FillInfo(view, self, r->data, (Py_ssize_t)r->cls->record->size, 0, flags);
}

static int
refuse_size(const cb_class *cls, Py_ssize_t size)
{
    PyErr_Format(PyExc_ValueError, "%s.from_bytes() takes %u bytes, not %zd", cls->name,
                 (unsigned)cls->record->size, size);
    return -1;
}

// A class method. It calls neither __new__ nor __init__ of a Python subclass.
static PyObject *
plain_from_bytes(PyObject *type, PyObject *source)
{
    const cb_info *info = own_info((PyTypeObject *)type);
    size_t size = info->cls->record->size;
    Py_buffer view;
    if (PyObject_GetBuffer(source, &view, PyBUF_SIMPLE) < 0)
        return NULL;
    cb_record *made = NULL;
    if (view.len != (Py_ssize_t)size)
        refuse_size(info->cls, view.len);
    else
        made = start_any((PyTypeObject *)type, info, NULL);
    if (made != NULL)
        memcpy(made->data, view.buf, size);
    PyBuffer_Release(&view);
    return (PyObject *)made;
}

// (cls.from_bytes, (bytes,), state): `state` has the __dict__ of a Python subclass.
static PyObject *
plain_reduce(PyObject *self, PyObject *Py_UNUSED(unused))
{
    cb_record *r = (cb_record *)self;
    PyObject *make = PyObject_GetAttrString((PyObject *)Py_TYPE(self), "from_bytes");
    PyObject *state = make != NULL ? PyObject_CallMethod(self, "__getstate__", NULL) : NULL;
    PyObject *result = NULL;
    if (state != NULL)
        result = Py_BuildValue("O(y#)O", make, r->data, (Py_ssize_t)r->cls->record->size, state);
    Py_XDECREF(make);
    Py_XDECREF(state);
    return result;
}

// --- constructor -------------------------------------------------------------------------------

// Reads the address from the `_ptr` argument. The class of an anonymous member takes the address of
// the enclosing struct.
static int
parse_address(const cb_class *cls, PyObject *o, char **out)
{
    uint64_t at = 0;
    if (o != NULL && cb_as_uint64(o, "unsigned PY_LONG_LONG", &at) < 0)
        return -1;
    *out = (char *)at;
    if (!cls->record->is_anonymous)
        return 0;
    if (at == 0) {
        PyErr_Format(PyExc_ValueError,
                     "%s takes the address of the enclosing struct, not 0; read the member of an "
                     "object instead",
                     cls->name);
        return -1;
    }
    *out += cls->record->anonymous_offset;
    return 0;
}

static inline cb_signature
record_signature(const cb_class *cls)
{
    return (cb_signature){cls->name, record_parameters, .positional = 1,
                          .required = cls->record->is_anonymous ? 1 : 0,
                          .wording = CB_WORDS_OF_BINDINGS};
}

static PyObject *
record_vectorcall(PyObject *callable, PyObject *const *args, size_t nargsf, PyObject *kwnames)
{
    PyTypeObject *type = (PyTypeObject *)callable;
    cb_info *info = cb__info_own(type);
    PyObject *address = NULL;
    bool needs_address = info->cls->record->is_anonymous;
    char *at = NULL;
    if (CB_UNLIKELY(needs_address || kwnames != NULL || PyVectorcall_NARGS(nargsf) > 0)) {
        const cb_signature call = record_signature(info->cls);
        if (cb_bind_vector(&call, args, PyVectorcall_NARGS(nargsf), kwnames, &address) < 0 ||
            parse_address(info->cls, address, &at) < 0)
            return NULL;
    }
    if (at != NULL)
        return cb_record_view(info->module, info->index, at, NULL);
    cb_record *r = start_own(type, info);
    if (CB_LIKELY(r != NULL))
        fill_initial(r);
    return (PyObject *)r;
}

static PyObject *
record_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    cb_info *info = own_info(type);
    const cb_signature call = record_signature(info->cls);
    PyObject *address;
    char *at = NULL;
    if (cb_bind_tuple(&call, args, kwargs, &address) < 0 ||
        parse_address(info->cls, address, &at) < 0)
        return NULL;
    cb_record *r = start_any(type, info, at);
    if (r != NULL && at == NULL)
        fill_initial(r);
    return (PyObject *)r;
}

// --- storing attributes ------------------------------------------------------------------------

// Raises CPython's own error for a name that is neither a field nor another attribute of the class.
// Its wording depends on whether a class has its own tp_setattro, so the generic function would not
// give it.
static int
set_other(PyObject *self, PyObject *name, PyObject *value)
{
    PyTypeObject *type = Py_TYPE(self);
    PyObject *known =
        PyUnicode_Check(name) ? PyObject_GetAttr((PyObject *)type, name) : Py_NewRef(name);
    if (known != NULL) {
        Py_DECREF(known);
        return PyObject_GenericSetAttr(self, name, value);
    }
    PyErr_Clear();
    PyErr_Format(PyExc_AttributeError, CB_NO_ATTRIBUTE, type->tp_name, name);
    return -1;
}

static int
record_setattro(PyObject *self, PyObject *name, PyObject *value)
{
    PyTypeObject *type = Py_TYPE(self);
    if (CB_LIKELY(type->tp_dealloc == cb__record_dealloc)) {
        const cb__names *names = cb__info_own(type)->names;
        for (size_t i = hash_name(names, name);; i++) {
            const PyObject *at = names->slots[i & names->mask].name;
            if (CB_LIKELY(at == name))
                return names->slots[i & names->mask].set(
                    self, value, (void *)names->slots[i & names->mask].field);
            if (at == NULL)
                return set_other(self, name, value);
        }
    }
    return PyObject_GenericSetAttr(self, name, value);
}

// --- type --------------------------------------------------------------------------------------

static PyObject *
record_get_ptr(PyObject *self, PyObject *Py_UNUSED(unused))
{
    return PyLong_FromVoidPtr(((cb_record *)self)->data);
}

static const PyMethodDef get_ptr_method = {"getPtr", record_get_ptr, METH_NOARGS,
                                           "getPtr($self)\n--\n\n"
                                           "Return the address of the C struct."};

static const PyMethodDef reduce_methods[] = {
    {"__reduce__", cb__refuse_reduce, METH_NOARGS, NULL},
    {"__reduce__", plain_reduce, METH_NOARGS, NULL},
};

static const PyMethodDef from_bytes_method = {
    "from_bytes", plain_from_bytes, METH_O | METH_CLASS,
    "from_bytes($type, data, /)\n--\n\nReturn a new object whose C struct has these bytes."};

// The first field that another one is set together with; NULL for most records.
static const cb_field *
first_coupled(const cb_record_table *table)
{
    for (int i = 0; i < table->field_count; i++)
        if (cb__find_coupled(table, &table->fields[i]) != NULL)
            return &table->fields[i];
    return NULL;
}

// set_<first>_<second>(first, second)
static PyObject *
record_set_coupled(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_info *info = own_info(Py_TYPE(self));
    const cb_field *first = first_coupled(info->cls->record);
    const cb_field *second = cb__find_coupled(info->cls->record, first);
    const char *const names[] = {first->name, second->name, NULL};
    const cb_signature call = {info->set_coupled, names, .positional = 2, .required = 3,
                               .wording = CB_WORDS_OF_BINDINGS};
    PyObject *given[2];
    if (cb_bind_vector(&call, args, nargs, kwnames, given) < 0 ||
        cb__set_coupled(self, first, second, given) < 0)
        return NULL;
    Py_RETURN_NONE;
}

// Adds the common methods. A plain record, which has no arrays to set, also gets from_bytes();
// other records may get the method for coupled arrays.
static int
set_methods(cb_info *info)
{
    const cb_record_table *table = info->cls->record;
    const cb_field *first = first_coupled(table);
    PyMethodDef methods[CB__METHODS] = {reduce_methods[table->is_plain], get_ptr_method};
    if (table->is_plain) {
        methods[2] = from_bytes_method;
    } else if (first != NULL) {
        const cb_field *second = cb__find_coupled(table, first);
        size_t size = strlen(first->name) + strlen(second->name) + sizeof "set__";
        info->set_coupled = PyMem_Malloc(size);
        if (info->set_coupled == NULL) {
            PyErr_NoMemory();
            return -1;
        }
        PyOS_snprintf(info->set_coupled, size, "set_%s_%s", first->name, second->name);
        methods[2] = (PyMethodDef){
            info->set_coupled, (PyCFunction)(void (*)(void))record_set_coupled,
            METH_FASTCALL | METH_KEYWORDS, "Set both arrays and the count that they share."};
    }
    cb__info_set_methods(info, methods);
    return 0;
}

static PyGetSetDef *
make_getset(const cb_record_table *table)
{
    PyGetSetDef *getset = PyMem_Calloc((size_t)table->field_count + 1, sizeof *getset);
    if (getset == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    for (int i = 0; i < table->field_count; i++) {
        const cb_field *f = &table->fields[i];
        getset[i].name = f->name;
        getset[i].get = cb__field_getter(f);
        getset[i].set = cb__field_setter(table, f);
        getset[i].closure = (void *)f;
    }
    return getset;
}

PyTypeObject *
cb__record_type(cb_info *info)
{
    const cb_class *cls = info->cls;
    if (set_methods(info) < 0)
        return NULL;
    info->getset = make_getset(cls->record);
    info->names = info->getset != NULL ? cb__names_make(cls->record) : NULL;
    if (info->names == NULL)
        return NULL;
    PyType_Slot slots[12] = {
        {Py_tp_new, record_new},
        {Py_tp_init, cb__ignore_init},
        {Py_tp_dealloc, cb__record_dealloc},
        {Py_tp_repr, cb__record_repr},
        {Py_tp_setattro, record_setattro},
        {Py_tp_methods, info->methods},
        {Py_tp_getset, info->getset},
    };
    int count = 7;
    const char *doc = cb__class_doc(info->module, cls);
    if (doc != NULL)
        slots[count++] = (PyType_Slot){Py_tp_doc, (void *)doc};
    if (cls->record->is_plain) {
        slots[count++] = (PyType_Slot){Py_tp_richcompare, plain_richcompare};
        slots[count++] = (PyType_Slot){Py_tp_hash, PyObject_HashNotImplemented};
        slots[count++] = (PyType_Slot){Py_bf_getbuffer, plain_getbuffer};
    }
    slots[count] = (PyType_Slot){0, NULL};
    PyTypeObject *type = cb__make_heap_type(info, (Py_ssize_t)object_size(cls->record), slots);
    if (type != NULL)
        cb_type_set_vectorcall(type, record_vectorcall);
    return type;
}
