// Reads and sets record fields that point to an array, which the record owns (rule B12.4 of
// docs/compatibility-bindings.md).
#include "classes/record_arrays.h"

#include "calls/lists.h"
#include "classes/record_lists.h"

#include "cubind/array_addresses.h"
#include "cubind/cells.h"
#include "cubind/sequence.h"

// --- pointers to arrays ------------------------------------------------------------------------

// Returns the value of the counting sibling; 0 if there is none.
static size_t
sibling_count(PyObject *self, const cb_field *f)
{
    if (f->len_field < 0)
        return 0;
    const cb_field *sibling = &((cb_record *)self)->cls->record->fields[f->len_field];
    return (size_t)cb_load_small(place(self, sibling), sibling->size);
}

// Stands for an array that the library has yet to provide: as many NULL handles as there will be.
// An absurd count fails here, because the interpreter would allocate until the machine has no
// memory left.
static PyObject *
list_missing(PyObject *self, const cb_field *f)
{
    enum { SENSIBLE = 1 << 24 };
    static const uint64_t null = 0;
    size_t count = f->kind == CB_FIELD_ARRAY_HANDLE_OUT ? sibling_count(self, f) : 0;
    if (count > SENSIBLE)
        return PyErr_NoMemory();
    return cb__make_list(module_of(self), f->cls, &null, count, 0, cb_cell_new);
}

// An array that was assigned here has its own length; the sibling has the length of the library's.
PyObject *
cb__get_array(PyObject *self, void *closure)
{
    const cb_field *f = closure;
    char *block;
    memcpy(&block, place(self, f), sizeof block);
    if (block == NULL)
        return list_missing(self, f);
    cb__keep keep;
    if (!cb__keep_find_block(self, f, &keep))
        return cb__list_items(self, f, block, sibling_count(self, f));
    size_t count = keep.length;
    if (keep.field != f) { // set through another member of a union
        size_t bound = f->kind == CB_FIELD_ARRAY_STRING ? 0 : keep.size / f->size;
        count = sibling_count(self, f);
        count = count < bound ? count : bound;
    }
    PyObject *list = cb__list_items(self, f, block, count);
    Py_DECREF(keep.object);
    return list;
}

static int
convert_array(cb_module *m, const cb_field *f, PyObject *o, cb_array *a)
{
    switch (f->kind) {
    case CB_FIELD_ARRAY_RECORD:
        return cb_array_records(m, f->cls, o, f->name, a);
    case CB_FIELD_ARRAY_HANDLE:
    case CB_FIELD_ARRAY_HANDLE_OUT:
        return cb_array_handles(m, f->cls, o, f->name, a);
    case CB_FIELD_ARRAY_SCALAR:
        return cb_array_scalars(m, f->cls, o, f->name, a);
    case CB_FIELD_ARRAY_STRING:
        return cb_array_strings(o, f->name, a);
    default:
        return cb_array_ints(o, f->name, (int)f->size, f->is_signed, f->c_type, a);
    }
}

// Returns the objects that keep the targets of the array's pointers: strings, or the copied
// records.
static PyObject *
array_sources(const cb_field *f, PyObject *o, const cb_array *a)
{
    if (f->kind == CB_FIELD_ARRAY_STRING)
        return Py_NewRef(a->keep != NULL ? a->keep : Py_None);
    if (f->kind != CB_FIELD_ARRAY_RECORD)
        return Py_NewRef(Py_None);
    PyObject *items = cb_items_of(o);
    PyObject *list = items != NULL ? PySequence_List(items) : NULL;
    Py_XDECREF(items);
    return list;
}

// Returns the alignment beyond the 16 that all memory has; else 0.
static size_t
item_align(cb_module *m, const cb_field *f)
{
    const cb_record_table *r =
        f->kind == CB_FIELD_ARRAY_RECORD ? m->binding->classes[f->cls].record : NULL;
    return r != NULL && r->align > 16 ? r->align : 0;
}

// Makes the bytes object of an array, which begins at *block. Never one that the interpreter
// shares.
static PyObject *
new_block(cb_module *m, const cb_field *f, size_t size, char **block)
{
    size_t align = item_align(m, f);
    PyObject *bytes = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)(size < 2 ? 2 : size + align));
    if (bytes == NULL)
        return NULL;
    uintptr_t at = (uintptr_t)PyBytes_AS_STRING(bytes);
    *block = (char *)(align == 0 ? at : (at + align - 1) & ~(uintptr_t)(align - 1));
    return bytes;
}

int
cb__store_array(PyObject *self, const cb_field *f, const cb_array *a, PyObject *sources)
{
    size_t size = a->length * f->size;
    char *block;
    PyObject *bytes = new_block(module_of(self), f, size, &block);
    PyObject *held = NULL;
    int result = -1;
    if (bytes == NULL)
        return -1;
    char *at = place(self, f);
    memcpy(block, a->data, size);
    bool has_strings = f->kind == CB_FIELD_ARRAY_STRING;
    held = has_strings ? PyTuple_Pack(2, bytes, sources) : Py_NewRef(bytes);
    cb__keep keep = {
        .at = at, .block = block, .size = size, .length = a->length, .field = f, .object = held};
    if (held != NULL && cb__keep_set((cb_record *)self, &keep) == 0) {
        memcpy(at, &block, sizeof block);
        result = 0;
    }
    if (result == 0 && f->kind == CB_FIELD_ARRAY_RECORD &&
        cb__copy_keeps(self, sources, a->length, block, f->size) < 0) {
        cb__store_pointer(self, at, NULL, NULL);
        result = -1;
    }
    Py_XDECREF(held);
    Py_DECREF(bytes);
    return result;
}

// --- arrays of ready objects ---------------------------------------------------------------------

// Copies into the existing array if it has this length and no other user, else into a new one.
static int
set_ready(PyObject *self, const cb_field *f, PyObject *o)
{
    size_t length = (size_t)PySequence_Fast_GET_SIZE(o), size = length * f->size;
    char *block = cb__keep_own_block((cb_record *)self, f, length);
    if (block != NULL) {
        copy_ready(f, o, block, f->kind == CB_FIELD_ARRAY_RECORD);
        return 0;
    }
    char *at = place(self, f);
    PyObject *bytes = new_block(module_of(self), f, size, &block);
    if (bytes == NULL)
        return -1;
    copy_ready(f, o, block,
               f->kind == CB_FIELD_ARRAY_RECORD); // before any code can run that changes the list
    cb__keep keep = {
        .at = at, .block = block, .size = size, .length = length, .field = f, .object = bytes};
    int result = cb__keep_set((cb_record *)self, &keep);
    if (result == 0)
        memcpy(at, &block, sizeof block);
    Py_DECREF(bytes);
    return result;
}

// A pointer without a count points to one item; the library would see only the first of a longer
// list. (Arrays of texts may end with a NULL instead.)
static int
check_count(const cb_field *f, size_t length)
{
    if (f->len_field >= 0 || length <= 1 || f->kind == CB_FIELD_ARRAY_STRING)
        return 0;
    PyErr_Format(PyExc_ValueError, "%s takes one item, not %zu", f->name, length);
    return -1;
}

// --- any other value ----------------------------------------------------------------------------

// `[]` and None free the array.
int
cb__set_array(PyObject *self, PyObject *o, void *closure)
{
    const cb_field *f = closure;
    if (o == NULL)
        return refuse_delete();
    bool records = f->kind == CB_FIELD_ARRAY_RECORD;
    bool cells = f->kind == CB_FIELD_ARRAY_HANDLE || f->kind == CB_FIELD_ARRAY_SCALAR;
    if ((records || cells) && is_ready(self, f, o, records))
        return check_count(f, (size_t)PySequence_Fast_GET_SIZE(o)) == 0 ? set_ready(self, f, o)
                                                                        : -1;
    cb_array a;
    cb_array_init(&a);
    int result = convert_array(module_of(self), f, o, &a);
    if (result == 0)
        result = check_count(f, a.length);
    if (result == 0 && a.length == 0) {
        result = cb__store_pointer(self, place(self, f), NULL, NULL);
    } else if (result == 0) {
        PyObject *sources = array_sources(f, o, &a);
        result = sources != NULL ? cb__store_array(self, f, &a, sources) : -1;
        Py_XDECREF(sources);
    }
    cb_array_done(&a);
    return result;
}
