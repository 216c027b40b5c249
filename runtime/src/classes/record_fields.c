// Implements the getters and setters of record fields, one pair per kind of field (rule B12.2 of
// docs/compatibility-bindings.md). Fields with many items are in record_lists.c
// and record_arrays.c.
//
// getset descriptors call these functions with the field's table entry as closure. A setter writes
// only after it has converted the whole value, so a failed assignment changes nothing.
#include "classes/record_fields.h"

#include "classes/record_arrays.h"
#include "classes/record_coupled.h"
#include "classes/record_integers.h"
#include "classes/record_lists.h"
#include "classes/record_store.h"
#include "objects/enums.h"
#include "objects/records.h"

#include "cubind/cells.h"
#include "cubind/enums.h"
#include "cubind/gil.h"
#include "cubind/launch.h"
#include "cubind/records.h"
#include "cubind/text.h"

// --- floats ------------------------------------------------------------------------------------

static PyObject *
get_float(PyObject *self, void *closure)
{
    const cb_field *f = closure;
    if (f->size == sizeof(double)) {
        double wide;
        memcpy(&wide, place(self, f), sizeof wide);
        return PyFloat_FromDouble(wide);
    }
    float value;
    memcpy(&value, place(self, f), sizeof value);
    return PyFloat_FromDouble(value);
}

static int
set_float(PyObject *self, PyObject *o, void *closure)
{
    double value;
    if (o == NULL)
        return refuse_delete();
    if (cb__store_float(closure, o, &value) < 0)
        return -1;
    cb_copy_small(place(self, closure), &value, field_of(closure)->size);
    return 0;
}

// --- enums -------------------------------------------------------------------------------------

static PyObject *
load_enum(cb_module *m, const cb_field *f, const void *at)
{
    return cb_enum_member(m, f->cls, cb__enum_load(m->binding->classes[f->cls].enumeration, at));
}

static PyObject *
get_enum(PyObject *self, void *closure)
{
    return load_enum(module_of(self), closure, place(self, closure));
}

static int
set_enum(PyObject *self, PyObject *o, void *closure)
{
    return o == NULL ? refuse_delete()
                     : cb__store_enum(module_of(self), closure, o, place(self, closure));
}

// --- live views: handles, scalars, callbacks, nested records -----------------------------------

static PyObject *
make_view(PyObject *self, void *closure)
{
    const cb_field *f = closure;
    if (f->kind == CB_FIELD_RECORD)
        return cb_record_view(module_of(self), f->cls, place(self, f), self);
    return cb_cell_view(module_of(self), f->cls, place(self, f), self);
}

#ifdef Py_GIL_DISABLED
#define get_view make_view
#else
static CB_NOINLINE PyObject *
get_first_view(PyObject *self, const cb_field *f)
{
    void **slots = cb__record_slots((cb_record *)self);
    PyObject *view = slots != NULL ? make_view(self, (void *)f) : NULL;
    if (view == NULL)
        return NULL;
    if (slots[f->slot] != NULL) { // making the class has let other code make the view
        Py_DECREF(view);
        return Py_NewRef((PyObject *)slots[f->slot]);
    }
    if (f->kind == CB_FIELD_RECORD)
        ((cb_record *)view)->cached = &slots[f->slot];
    else
        ((cb_cell *)view)->cached = &slots[f->slot];
    slots[f->slot] = view;
    if (cb__record_caches(self)) {
        Py_INCREF(view);
        Py_DECREF(self); // cannot be the last reference: the caller has one
    }
    return view;
}

// Returns the same object each time. The record owns its views, which only borrow it, until it
// ends. An instance of a Python subclass borrows its views, which own it: that gives the same
// object as long as anyone holds it. In a free-threaded build each access makes a new view.
static PyObject *
get_view(PyObject *self, void *closure)
{
    const cb_field *f = closure;
    void **slots = ((cb_record *)self)->slots;
    if (CB_LIKELY(slots != NULL && slots[f->slot] != NULL))
        return Py_NewRef((PyObject *)slots[f->slot]);
    return get_first_view(self, f);
}
#endif

static int
set_cell(PyObject *self, PyObject *o, void *closure)
{
    const cb_field *f = closure;
    uint64_t value = 0;
    if (o == NULL)
        return refuse_delete();
    if (cb__store_cell(module_of(self), f, o, &value) < 0)
        return -1;
    if (f->kind == CB_FIELD_CALLBACK && value != 0)
        cb_callbacks_exist(module_of(self));
    cb_copy_small(place(self, f), &value, f->size);
    return 0;
}

static int
set_record(PyObject *self, PyObject *o, void *closure)
{
    const cb_field *f = closure;
    if (o == NULL)
        return refuse_delete();
    cb_record *from = cb__field_record(module_of(self), f, o);
    if (from == NULL)
        return -1;
    char *at = place(self, f);
    if (cb__keep_copy((cb_record *)self, at, from, from->data, f->size) < 0)
        return -1;
    memmove(at, from->data, f->size);
    return 0;
}

// --- addresses and strings ---------------------------------------------------------------------

// Keeps the object, not its buffer: as with the peer, a caller may resize a bytearray or release a
// memoryview, and must then assign it again.
static int
set_address(PyObject *self, PyObject *o, void *closure)
{
    cb_address address;
    if (o == NULL)
        return refuse_delete();
    if (cb_as_address(module_of(self), o, &address) < 0)
        return -1;
    void *value = address.value;
    cb_address_release(&address);
    bool plain = o == Py_None || PyLong_CheckExact(o);
    return cb__store_pointer(self, place(self, closure), value, plain ? NULL : o);
}

static PyObject *
get_string(PyObject *self, void *closure)
{
    const char *text;
    memcpy(&text, place(self, closure), sizeof text);
    if (text == NULL)
        Py_RETURN_NONE;
    return PyBytes_FromString(text);
}

static int
set_string(PyObject *self, PyObject *o, void *closure)
{
    cb_address text;
    if (o == NULL)
        return refuse_delete();
    if (cb_as_optional_text(o, &text) < 0)
        return -1;
    // Keeps the bytearray's export, not only the object: resizing it would move its memory.
    PyObject *keep = text.held ? PyMemoryView_FromObject(o) : Py_NewRef(o);
    cb_address_release(&text);
    if (keep == NULL)
        return -1;
    PyObject *kept = text.value != NULL ? keep : NULL;
    int result = cb__store_pointer(self, place(self, closure), text.value, kept);
    Py_DECREF(keep);
    return result;
}

static int
set_pointer_int(PyObject *self, PyObject *o, void *closure)
{
    uint64_t value;
    if (o == NULL)
        return refuse_delete();
    if (cb_as_uint64(o, "unsigned PY_LONG_LONG", &value) < 0)
        return -1;
    return cb__store_pointer(self, place(self, closure), (void *)value, NULL);
}

static void
free_block(PyObject *capsule)
{
    PyMem_Free(PyCapsule_GetPointer(capsule, NULL));
}

// Returns one object that holds a packed block (may be NULL) and the objects that it points to.
// Steals both. NULL without an exception if there is nothing to hold.
static PyObject *
hold_block(void *block, PyObject *keep)
{
    if (block == NULL)
        return keep;
    PyObject *capsule = PyCapsule_New(block, NULL, free_block);
    if (capsule == NULL)
        PyMem_Free(block);
    if (capsule == NULL || keep == NULL) {
        Py_XDECREF(keep);
        return capsule;
    }
    PyObject *both = PyTuple_Pack(2, capsule, keep);
    Py_DECREF(capsule);
    Py_DECREF(keep);
    return both;
}

static int
set_kernel_params(PyObject *self, PyObject *o, void *closure)
{
    void **params = NULL;
    void *block = NULL;
    PyObject *keep = NULL;
    if (o == NULL)
        return refuse_delete();
    if (cb_pack_params_owned(module_of(self), o, &params, &block, &keep) < 0)
        return -1;
    PyObject *held = hold_block(block, keep);
    if (held == NULL && PyErr_Occurred())
        return -1;
    int result = cb__store_pointer(self, place(self, closure), params, held);
    Py_XDECREF(held);
    return result;
}

// --- pointers to one struct --------------------------------------------------------------------

// Returns the object that was set, as long as the pointer still points where it did then.
static PyObject *
get_record_ref(PyObject *self, void *closure)
{
    const cb_field *f = closure;
    void *at;
    memcpy(&at, place(self, f), sizeof at);
    if (at == NULL)
        Py_RETURN_NONE;
    cb__keep keep;
    if (cb__keep_find_block(self, f, &keep)) {
        if (keep.field == f)
            return keep.object;
        Py_DECREF(keep.object);
    }
    return cb_record_copy(module_of(self), f->cls, at);
}

static int
set_record_ref(PyObject *self, PyObject *o, void *closure)
{
    const cb_field *f = closure;
    char *at = place(self, f);
    if (o == NULL)
        return refuse_delete();
    if (o == Py_None)
        return cb__store_pointer(self, at, NULL, NULL);
    cb_record *to = cb__field_record(module_of(self), f, o);
    if (to == NULL)
        return -1;
    cb__keep keep = {.at = at, .block = to->data, .field = f, .object = o};
    if (cb__keep_set((cb_record *)self, &keep) < 0)
        return -1;
    memcpy(at, &to->data, sizeof to->data);
    return 0;
}

// --- by kind -----------------------------------------------------------------------------------

typedef struct accessors {
    getter get;
    setter set;
} accessors;

static const accessors by_kind[] = {
    [CB_FIELD_FLOAT] = {get_float, set_float},
    [CB_FIELD_ENUM] = {get_enum, set_enum},
    [CB_FIELD_HANDLE] = {get_view, set_cell},
    [CB_FIELD_SCALAR] = {get_view, set_cell},
    [CB_FIELD_CALLBACK] = {get_view, set_cell},
    [CB_FIELD_RECORD] = {get_view, set_record},
    [CB_FIELD_ADDRESS] = {cb__get_uint64, set_address},
    [CB_FIELD_ARRAY_ADDRESS] = {cb__get_uint64, set_address},
    [CB_FIELD_STRING] = {get_string, set_string},
    [CB_FIELD_POINTER_INT] = {cb__get_uint64, set_pointer_int},
    [CB_FIELD_CHARS] = {cb__get_chars, cb__set_chars},
    [CB_FIELD_BLOB] = {cb__get_bytes, cb__set_blob},
    [CB_FIELD_BYTES] = {cb__get_bytes, NULL},
    [CB_FIELD_LIST_INT] = {cb__get_ints, cb__set_list},
    [CB_FIELD_LIST_FLOAT] = {cb__get_floats, cb__set_list},
    [CB_FIELD_LIST_ENUM] = {cb__get_list, cb__set_list},
    [CB_FIELD_LIST_HANDLE] = {cb__get_list, cb__set_list},
    [CB_FIELD_LIST_SCALAR] = {cb__get_list, cb__set_list},
    [CB_FIELD_LIST_RECORD] = {cb__get_list, cb__set_list},
    [CB_FIELD_ARRAY_RECORD] = {cb__get_array, cb__set_array},
    [CB_FIELD_ARRAY_HANDLE] = {cb__get_array, cb__set_array},
    [CB_FIELD_ARRAY_SCALAR] = {cb__get_array, cb__set_array},
    [CB_FIELD_ARRAY_INT] = {cb__get_array, cb__set_array},
    [CB_FIELD_ARRAY_STRING] = {cb__get_array, cb__set_array},
    [CB_FIELD_KERNEL_PARAMS] = {cb__get_uint64, set_kernel_params},
    [CB_FIELD_ARRAY_HANDLE_OUT] = {cb__get_array, cb__set_array},
    [CB_FIELD_RECORD_REF] = {get_record_ref, set_record_ref},
};

getter
cb__field_getter(const cb_field *f)
{
    if (f->kind == CB_FIELD_INT)
        return cb__integer_getter(f);
    if (by_kind[f->kind].get == get_view && f->slot == CB_NO_SLOT)
        return make_view;
    return by_kind[f->kind].get;
}

setter
cb__field_setter(const cb_record_table *table, const cb_field *f)
{
    if (f->kind == CB_FIELD_INT)
        return cb__integer_setter(f);
    if (cb__find_coupled(table, f) != NULL)
        return cb__refuse_alone;
    return by_kind[f->kind].set;
}
