// Makes handles, typedef'd integers and callback objects (chapter B5 of
// docs/compatibility-bindings.md). All are "cells": objects that hold one value of at most 8 bytes.
//
// A cell holds its value, or is a view of a value at another address. It owns no CUDA resource.
// Programs and other bindings may derive classes from a class made here. An instance of a derived
// class prints the name of the base class made here, and compares as an instance of that base class
// does; own_info() finds the base class.
#include "classes/cell.h"

#include "classes/closing.h"
#include "classes/docs.h"
#include "classes/heap_type.h"
#include "objects/cells.h"
#include "objects/digits.h"

#include "cubind/convert.h"
#include "cubind/signature.h"

static const char *const cell_parameters[] = {"init_value", "_ptr", NULL};

static void cell_dealloc(PyObject *self);

// Returns the class of this extension module that is nearest to `type`.
static cb_info *
own_info(PyTypeObject *type)
{
    while (type->tp_dealloc != cell_dealloc)
        type = type->tp_base;
    return cb__info_own(type);
}

// Returns the class of this extension module that is farthest from `type`: its name and identity
// count.
static cb_info *
root_info(PyTypeObject *type)
{
    cb_info *info = own_info(type);
    while (info->type->tp_base->tp_dealloc == cell_dealloc)
        info = cb__info_own(info->type->tp_base);
    return info;
}

static inline uint64_t
pointer_value(PyObject *self)
{
    uint64_t value;
    memcpy(&value, ((cb_cell *)self)->at, sizeof value);
    return value;
}

// --- making ------------------------------------------------------------------------------------

// Frees or keeps an instance of exactly one of our types. The type's module lives at least as long.
static void
cell_end(cb_cell *c, PyTypeObject *type)
{
    cb_module *m = cb__info_own(type)->module;
    if (m->spare_cell_count >= CB_SPARE_OBJECTS) {
        type->tp_free(c);
        return;
    }
    c->at = m->spare_cells;
    m->spare_cells = c;
    m->spare_cell_count++;
}

// Converts an int-convertible object to the class's C value.
static int
convert_value(const cb_class *cls, PyObject *o, uint64_t *out)
{
    const char *c_type = cls->c_type != NULL ? cls->c_type : "unsigned PY_LONG_LONG";
    if (cls->is_signed) {
        int64_t wide;
        if (cb_as_signed_slow(o, cls->size, c_type, &wide) < 0)
            return -1;
        *out = (uint64_t)wide;
        return 0;
    }
    return cb_as_unsigned_slow(o, cls->size, c_type, out);
}

// Fills a new cell from the constructor's arguments. For a view, handles ignore the value and
// scalars write it through.
static int
cell_fill(cb_cell *c, const cb_class *cls, PyObject *init, PyObject *address)
{
    uint64_t value = 0, at = 0;
    if (init != NULL && convert_value(cls, init, &value) < 0)
        return -1;
    if (address != NULL && cb_as_uint64(address, "unsigned PY_LONG_LONG", &at) < 0)
        return -1;
    if (at != 0)
        c->at = (void *)at;
    if (at == 0 || (cls->kind == CB_SCALAR && value != 0))
        cb_copy_small(c->at, &value, cls->size);
    return 0;
}

static inline cb_signature
cell_signature(const cb_class *cls)
{
    return (cb_signature){cls->name, cell_parameters, .positional = 2,
                          .wording = CB_WORDS_OF_BINDINGS};
}

// Most calls pass nothing, or a small int for a pointer or an 8-byte unsigned value.
static inline bool
is_simple(const cb_class *cls, PyObject *const *args, Py_ssize_t nargs, Py_ssize_t *out)
{
    *out = 0;
    if (nargs == 0)
        return true;
    return nargs == 1 && cls->size == 8 && !cls->is_signed && cb_small_int(args[0], out) &&
           *out >= 0;
}

static PyObject *
cell_vectorcall(PyObject *callable, PyObject *const *args, size_t nargsf, PyObject *kwnames)
{
    PyTypeObject *type = (PyTypeObject *)callable;
    const cb_class *cls = cb__info_own(type)->cls;
    Py_ssize_t small;
    if (CB_LIKELY(kwnames == NULL && is_simple(cls, args, PyVectorcall_NARGS(nargsf), &small))) {
        cb_cell *simple = cell_start(type);
        if (CB_LIKELY(simple != NULL))
            simple->value = (uint64_t)small;
        return (PyObject *)simple;
    }
    const cb_signature call = cell_signature(cls);
    CB_SLOTS(PyObject * init, *address) given;
    if (cb_bind_vector(&call, args, PyVectorcall_NARGS(nargsf), kwnames, given.slots) < 0)
        return NULL;
    cb_cell *c = cell_start(type);
    if (c != NULL && cell_fill(c, cls, given.init, given.address) < 0)
        Py_CLEAR(c);
    return (PyObject *)c;
}

static PyObject *
cell_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    const cb_class *cls = own_info(type)->cls;
    const cb_signature call = cell_signature(cls);
    CB_SLOTS(PyObject * init, *address) given;
    if (cb_bind_tuple(&call, args, kwargs, given.slots) < 0)
        return NULL;
    cb_cell *c = (cb_cell *)type->tp_alloc(type, 0);
    if (c == NULL)
        return NULL;
    c->at = &c->value;
    if (cell_fill(c, cls, given.init, given.address) < 0)
        Py_CLEAR(c);
    return (PyObject *)c;
}

static void
cell_dealloc(PyObject *self)
{
    cb_cell *c = (cb_cell *)self;
    PyTypeObject *type = Py_TYPE(self);
    if (CB_UNLIKELY(c->cached != NULL))
        cb__cell_leave(self);
    Py_XDECREF(c->keep);
    if (CB_LIKELY(type->tp_dealloc == cell_dealloc))
        cell_end(c, type);
    else
        type->tp_free(self);
    Py_DECREF(type);
}

// --- printing ----------------------------------------------------------------------------------

// Returns "<CUstream value>". Formatting by PyUnicode_FromFormat() would take twice as long.
static PyObject *
cell_text(PyObject *self, const char *value, const char *end)
{
    const char *name = root_info(Py_TYPE(self))->cls->name;
    size_t length = strlen(name), digits = (size_t)(end - value);
    PyObject *text = PyUnicode_New((Py_ssize_t)(length + digits + 3), 127);
    if (text == NULL)
        return NULL;
    char *at = PyUnicode_DATA(text);
    *at++ = '<';
    at = (char *)memcpy(at, name, length) + length;
    *at++ = ' ';
    at = (char *)memcpy(at, value, digits) + digits;
    *at = '>';
    return text;
}

// --- handles and callbacks ---------------------------------------------------------------------

static PyObject *
pointer_int(PyObject *self)
{
    return PyLong_FromUnsignedLongLong(pointer_value(self));
}

static PyObject *
pointer_repr(PyObject *self)
{
    char digits[CB__DIGITS], *end = digits + sizeof digits;
    char *at = cb__write_digits(end, pointer_value(self), 16);
    *--at = 'x';
    *--at = '0';
    return cell_text(self, at, end);
}

// Like hash(int(x)): the value modulo the Mersenne prime that CPython uses for numbers.
static Py_hash_t
handle_hash(PyObject *self)
{
    uint64_t value = pointer_value(self);
    uint64_t prime = ((uint64_t)1 << 61) - 1;
    return (Py_hash_t)(value % prime);
}

static CB_NOINLINE PyObject *
compare_unlike(PyObject *self, PyObject *other, int op)
{
    if (op != Py_EQ && op != Py_NE)
        Py_RETURN_NOTIMPLEMENTED;
    bool same = PyObject_TypeCheck(other, root_info(Py_TYPE(self))->type);
    bool equal = same && pointer_value(self) == pointer_value(other);
    return PyBool_FromLong(equal == (op == Py_EQ));
}

static PyObject *
handle_richcompare(PyObject *self, PyObject *other, int op)
{
    if (CB_UNLIKELY(Py_TYPE(self) != Py_TYPE(other) || (op != Py_EQ && op != Py_NE)))
        return compare_unlike(self, other, op);
    bool equal = pointer_value(self) == pointer_value(other);
    return Py_NewRef(equal == (op == Py_EQ) ? Py_True : Py_False);
}

static PyObject *
cell_get_ptr(PyObject *self, PyObject *Py_UNUSED(unused))
{
    return PyLong_FromVoidPtr(((cb_cell *)self)->at);
}

static PyObject *
stream_protocol(PyObject *self, PyObject *Py_UNUSED(unused))
{
    return Py_BuildValue("(iK)", 0, (unsigned long long)pointer_value(self));
}

// --- scalars -----------------------------------------------------------------------------------

// Returns the value, extended to 64 bits.
static inline uint64_t
scalar_value(PyObject *self, const cb_class *cls)
{
    uint64_t value = cb_load_small(((cb_cell *)self)->at, cls->size);
    int unused = cls->is_signed ? 64 - 8 * cls->size : 0;
    return (uint64_t)((int64_t)(value << unused) >> unused);
}

static PyObject *
scalar_int(PyObject *self)
{
    const cb_class *cls = own_info(Py_TYPE(self))->cls;
    uint64_t value = scalar_value(self, cls);
    return cls->is_signed ? PyLong_FromLongLong((int64_t)value)
                          : PyLong_FromUnsignedLongLong(value);
}

// For scalars of the usual types, int and unsigned long long; the latter use pointer_int().
static PyObject *
int32_int(PyObject *self)
{
    int32_t value;
    memcpy(&value, ((cb_cell *)self)->at, sizeof value);
    return PyLong_FromLong(value);
}

static PyObject *
scalar_repr(PyObject *self)
{
    const cb_class *cls = own_info(Py_TYPE(self))->cls;
    uint64_t value = scalar_value(self, cls);
    bool is_negative = cls->is_signed && (int64_t)value < 0;
    char digits[CB__DIGITS], *end = digits + sizeof digits;
    char *at = cb__write_digits(end, is_negative ? 0 - value : value, 10);
    if (is_negative)
        *--at = '-';
    return cell_text(self, at, end);
}

// --- types -------------------------------------------------------------------------------------

static const char get_ptr_doc[] = "getPtr($self)\n--\n\nReturn the address of the value.";
static const char stream_doc[] = "__cuda_stream__($self)\n--\n\n"
                                 "Return the protocol's version and the stream's pointer.";

static const PyMethodDef cell_methods[] = {
    {"__reduce__", cb__refuse_reduce, METH_NOARGS, NULL},
    {"getPtr", cell_get_ptr, METH_NOARGS, get_ptr_doc},
    {NULL},
};

static const PyMethodDef stream_methods[] = {
    {"__reduce__", cb__refuse_reduce, METH_NOARGS, NULL},
    {"getPtr", cell_get_ptr, METH_NOARGS, get_ptr_doc},
    {"__cuda_stream__", stream_protocol, METH_NOARGS, stream_doc},
    {NULL},
};

static const PyType_Slot handle_slots[] = {
    {Py_nb_int, pointer_int},
    {Py_nb_index, pointer_int},
    {Py_tp_repr, pointer_repr},
    {Py_tp_hash, handle_hash},
    {Py_tp_richcompare, handle_richcompare},
    {0, NULL},
};

static const PyType_Slot callback_slots[] = {
    {Py_nb_int, pointer_int},
    {Py_nb_index, pointer_int},
    {Py_tp_repr, pointer_repr},
    {0, NULL},
};

static const PyType_Slot scalar_slots[] = {
    {Py_tp_repr, scalar_repr},
    {0, NULL},
};

// A class with a base in another binding inherits its behaviour.
static const PyType_Slot no_slots[] = {{0, NULL}};

static const PyType_Slot *
kind_slots(const cb_class *cls)
{
    if (cls->foreign_base != NULL)
        return no_slots;
    if (cls->kind == CB_HANDLE)
        return handle_slots;
    return cls->kind == CB_CALLBACK ? callback_slots : scalar_slots;
}

static void *
number_function(const cb_class *cls)
{
    if (cls->size == sizeof(uint64_t) && !cls->is_signed)
        return pointer_int;
    return cls->size == sizeof(int32_t) && cls->is_signed ? int32_int : scalar_int;
}

PyTypeObject *
cb__cell_type(cb_info *info)
{
    cb__info_set_methods(info, info->cls->is_stream ? stream_methods : cell_methods);
    const char *doc = cb__class_doc(info->module, info->cls);
    PyType_Slot slots[16] = {
        {Py_tp_new, cell_new},         {Py_tp_init, cb__ignore_init},
        {Py_tp_dealloc, cell_dealloc}, {Py_tp_methods, info->methods},
        {Py_tp_doc, (void *)doc},
    };
    int count = doc != NULL ? 5 : 4;
    for (const PyType_Slot *slot = kind_slots(info->cls); slot->slot != 0; slot++)
        slots[count++] = *slot;
    if (info->cls->kind == CB_SCALAR)
        slots[count++] = (PyType_Slot){Py_nb_int, number_function(info->cls)};
    slots[count] = (PyType_Slot){0, NULL};
    PyTypeObject *type = cb__make_heap_type(info, sizeof(cb_cell), slots);
    if (type != NULL)
        cb_type_set_vectorcall(type, cell_vectorcall);
    return type;
}
