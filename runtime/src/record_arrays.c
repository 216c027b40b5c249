// Record fields of many items (bindings 12.2, 12.4): bytes and lists inside the record, and arrays
// that a pointer leads to, which the record owns.
#include "fields.h"

#include "cubind/array.h"

// --- bytes -------------------------------------------------------------------------------------

static size_t
total_size(const cb_field *f)
{
    return (size_t)f->size * (f->count > 0 ? f->count : 1);
}

PyObject *
cb__get_chars(PyObject *self, void *closure)
{
    const char *text = place(self, closure);
    return PyBytes_FromStringAndSize(text, (Py_ssize_t)strnlen(text, total_size(closure)));
}

PyObject *
cb__get_bytes(PyObject *self, void *closure)
{
    return PyBytes_FromStringAndSize(place(self, closure), (Py_ssize_t)total_size(closure));
}

// One item of a byte array. `char` takes what fits either of its readings.
static int
store_byte(const cb_field *f, PyObject *o, void *out)
{
    if (!f->is_signed)
        return cb_as_uint8(o, "unsigned char", out);
    int16_t value;
    if (cb_as_int16(o, "char", &value) < 0)
        return -1;
    if (value < INT8_MIN || value > UINT8_MAX) {
        PyErr_SetString(PyExc_OverflowError, "value too large to convert to char");
        return -1;
    }
    *(uint8_t *)out = (uint8_t)value;
    return 0;
}

// --- arrays inside the record ------------------------------------------------------------------

static int
store_item(PyObject *self, const cb_field *f, PyObject *o, void *out)
{
    cb_module *m = module_of(self);
    cb_record *from;
    switch (f->kind) {
    case CB_FIELD_LIST_FLOAT:
        return cb__store_float(f, o, out);
    case CB_FIELD_LIST_ENUM:
        return cb__store_enum(m, f, o, out);
    case CB_FIELD_LIST_HANDLE:
    case CB_FIELD_LIST_SCALAR:
        return cb__store_cell(m, f, o, out);
    case CB_FIELD_CHARS:
    case CB_FIELD_BLOB:
        return store_byte(f, o, out);
    case CB_FIELD_LIST_RECORD:
        from = cb__field_record(m, f, o);
        if (from != NULL)
            cb_copy_small(out, from->data, f->size);
        return from != NULL ? 0 : -1;
    default:
        return cb__store_integer(f, o, out);
    }
}

static int
refuse_few(size_t wanted, size_t found)
{
    PyErr_Format(PyExc_IndexError,
                 "not enough values found during array assignment, expected %zu, got %zu", wanted,
                 found);
    return -1;
}

static int
refuse_many(size_t wanted)
{
    PyErr_Format(PyExc_IndexError, "too many values found during array assignment, expected %zu",
                 wanted);
    return -1;
}

// Exactly `count` items of any iterable into `out`; the items themselves go to `kept` (a list) if
// given.
static int
store_items(PyObject *self, const cb_field *f, PyObject *iterable, size_t size, size_t count,
            char *out, PyObject *kept)
{
    PyObject *iterator = PyObject_GetIter(iterable);
    if (iterator == NULL)
        return -1;
    size_t found = 0;
    int result = 0;
    PyObject *item;
    while (result == 0 && (item = PyIter_Next(iterator)) != NULL) {
        if (found == count)
            result = refuse_many(count);
        else
            result = store_item(self, f, item, out + size * found++);
        if (result == 0 && kept != NULL)
            result = PyList_Append(kept, item);
        Py_DECREF(item);
    }
    Py_DECREF(iterator);
    if (result == 0 && PyErr_Occurred())
        return -1;
    if (result == 0 && found < count)
        return refuse_few(count, found);
    return result;
}

// Keeps of the `count` records that were copied to `at`, one after the other. (A sequence that
// gives other items when it is read again gives no keeps for them.)
static int
copy_keeps(PyObject *self, PyObject *items, size_t count, char *at, size_t size)
{
    for (size_t i = 0; i < count && i < (size_t)PyList_GET_SIZE(items); i++, at += size) {
        cb_record *from = (cb_record *)PyList_GET_ITEM(items, (Py_ssize_t)i);
        if (cb__record_check((PyObject *)from) &&
            cb__keep_copy((cb_record *)self, at, from, from->data, size) < 0)
            return -1;
    }
    return 0;
}

static int
assign_items(PyObject *self, const cb_field *f, PyObject *o, size_t size, size_t count)
{
    char *scratch = PyMem_Malloc(size * count);
    PyObject *kept = f->kind == CB_FIELD_LIST_RECORD ? PyList_New(0) : NULL;
    int result = -1;
    if (scratch == NULL || (kept == NULL && f->kind == CB_FIELD_LIST_RECORD)) {
        PyErr_NoMemory();
    } else if (store_items(self, f, o, size, count, scratch, kept) == 0 &&
               (kept == NULL || copy_keeps(self, kept, count, place(self, f), size) == 0)) {
        memcpy(place(self, f), scratch, size * count);
        result = 0;
    }
    PyMem_Free(scratch);
    Py_XDECREF(kept);
    return result;
}

int
cb__set_list(PyObject *self, PyObject *o, void *closure)
{
    const cb_field *f = closure;
    return o == NULL ? refuse_delete() : assign_items(self, f, o, f->size, f->count);
}

int
cb__set_chars(PyObject *self, PyObject *o, void *closure)
{
    return o == NULL ? refuse_delete() : assign_items(self, closure, o, 1, total_size(closure));
}

int
cb__set_blob(PyObject *self, PyObject *o, void *closure)
{
    const cb_field *f = closure;
    if (o == NULL)
        return refuse_delete();
    Py_ssize_t length = PyObject_Size(o);
    if (length < 0)
        return -1;
    if ((size_t)length != total_size(f)) {
        PyErr_Format(PyExc_ValueError, "%s length must be %zu, is %zd", f->name, total_size(f),
                     length);
        return -1;
    }
    return assign_items(self, f, o, 1, total_size(f));
}

// --- lists out of C arrays ---------------------------------------------------------------------

// Copies, with what the copied bytes point to.
static PyObject *
list_records(PyObject *self, const cb_field *f, char *at, size_t count)
{
    PyObject *list = PyList_New((Py_ssize_t)count);
    for (size_t i = 0; list != NULL && i < count; i++, at += f->size) {
        PyObject *item = cb_record_copy(module_of(self), f->cls, at);
        if (item == NULL || cb__keep_copy((cb_record *)item, ((cb_record *)item)->data,
                                          (cb_record *)self, at, f->size) < 0) {
            Py_XDECREF(item);
            Py_CLEAR(list);
            break;
        }
        PyList_SET_ITEM(list, (Py_ssize_t)i, item);
    }
    return list;
}

static PyObject *
list_strings(const char *const *at, size_t count)
{
    PyObject *list = PyList_New((Py_ssize_t)count);
    for (size_t i = 0; list != NULL && i < count; i++) {
        PyObject *item = at[i] == NULL ? Py_NewRef(Py_None) : PyBytes_FromString(at[i]);
        if (item == NULL)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, (Py_ssize_t)i, item);
    }
    return list;
}

static PyObject *
list_items(PyObject *self, const cb_field *f, void *at, size_t count)
{
    cb_module *m = module_of(self);
    switch (f->kind) {
    case CB_FIELD_LIST_FLOAT:
        return cb_float_list(at, count, (int)f->size);
    case CB_FIELD_LIST_ENUM:
        return cb_enum_list(m, f->cls, at, count);
    case CB_FIELD_LIST_HANDLE:
    case CB_FIELD_ARRAY_HANDLE:
    case CB_FIELD_ARRAY_HANDLE_OUT:
        return cb_handle_list(m, f->cls, at, count);
    case CB_FIELD_LIST_SCALAR:
    case CB_FIELD_ARRAY_SCALAR:
        return cb_scalar_list(m, f->cls, at, count);
    case CB_FIELD_LIST_RECORD:
    case CB_FIELD_ARRAY_RECORD:
        return list_records(self, f, at, count);
    case CB_FIELD_ARRAY_STRING:
        return list_strings(at, count);
    default:
        return cb_int_list(at, count, (int)f->size, f->is_signed);
    }
}

PyObject *
cb__get_list(PyObject *self, void *closure)
{
    const cb_field *f = closure;
    return list_items(self, f, place(self, f), f->count);
}

// --- pointers to arrays ------------------------------------------------------------------------

// What the counting sibling says; 0 where there is none.
static size_t
sibling_count(PyObject *self, const cb_field *f)
{
    if (f->len_field < 0)
        return 0;
    uint64_t count = 0;
    const cb_field *sibling = &((cb_record *)self)->cls->record->fields[f->len_field];
    cb_copy_small(&count, place(self, sibling), sibling->size < 8 ? sibling->size : 8);
    return (size_t)count;
}

// What the library has yet to provide: as many NULL handles as there will be. A count beyond all sense
// is told here; the interpreter would go on until the machine has no memory left.
static PyObject *
list_missing(PyObject *self, const cb_field *f)
{
    enum { SENSIBLE = 1 << 24 };
    static const uint64_t null = 0;
    size_t count = f->kind == CB_FIELD_ARRAY_HANDLE_OUT ? sibling_count(self, f) : 0;
    if (count > SENSIBLE)
        return PyErr_NoMemory();
    PyObject *list = PyList_New((Py_ssize_t)count);
    for (size_t i = 0; list != NULL && i < count; i++) {
        PyObject *item = cb_cell_new(module_of(self), f->cls, &null);
        if (item == NULL)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, (Py_ssize_t)i, item);
    }
    return list;
}

// An array assigned here has its own length; one that the library put there has its sibling's.
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
        return list_items(self, f, block, sibling_count(self, f));
    size_t count = keep.length;
    if (keep.field != f) { // by another member of a union
        size_t bound = f->kind == CB_FIELD_ARRAY_STRING ? 0 : keep.size / f->size;
        count = sibling_count(self, f);
        count = count < bound ? count : bound;
    }
    PyObject *list = list_items(self, f, block, count);
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

// The objects that the array's own pointers are kept by: strings, or the records that were copied.
static PyObject *
array_sources(const cb_field *f, PyObject *o, const cb_array *a)
{
    if (f->kind == CB_FIELD_ARRAY_STRING)
        return Py_NewRef(a->keep != NULL ? a->keep : Py_None);
    if (f->kind == CB_FIELD_ARRAY_RECORD)
        return PySequence_List(o);
    return Py_NewRef(Py_None);
}

// Stores a copy of the converted array, held together with its sources.
static int
store_array(PyObject *self, const cb_field *f, const cb_array *a, PyObject *sources)
{
    size_t size = a->length * f->size;
    PyObject *bytes = PyBytes_FromStringAndSize(a->data, (Py_ssize_t)size);
    PyObject *held = NULL;
    int result = -1;
    if (bytes == NULL)
        return -1;
    char *block = PyBytes_AS_STRING(bytes), *at = place(self, f);
    bool has_strings = f->kind == CB_FIELD_ARRAY_STRING;
    held = has_strings ? PyTuple_Pack(2, bytes, sources) : Py_NewRef(bytes);
    cb__keep keep = {.at = at, .block = block, .size = size, .length = a->length, .field = f, .object = held};
    if (held != NULL && cb__keep_set((cb_record *)self, &keep) == 0) {
        memcpy(at, &block, sizeof block);
        result = 0;
    }
    if (result == 0 && f->kind == CB_FIELD_ARRAY_RECORD &&
        copy_keeps(self, sources, a->length, block, f->size) < 0) {
        cb__store_pointer(self, at, NULL, NULL);
        result = -1;
    }
    Py_XDECREF(held);
    Py_DECREF(bytes);
    return result;
}

// --- arrays that are set together --------------------------------------------------------------

// Handles or scalars of one class, counted by one sibling: sources and destinations, say. One of
// them alone would leave the other shorter or longer than the count.
static bool
is_parallel(const cb_field *a, const cb_field *b)
{
    bool cells = a->kind == CB_FIELD_ARRAY_HANDLE || a->kind == CB_FIELD_ARRAY_SCALAR;
    return cells && a->kind == b->kind && a->cls == b->cls && a->len_field >= 0 &&
           a->len_field == b->len_field;
}

const cb_field *
cb__find_twin(const cb_record_table *table, const cb_field *f)
{
    for (int i = 0; i < table->field_count; i++)
        if (table->fields[i].offset != f->offset && is_parallel(&table->fields[i], f))
            return &table->fields[i];
    return NULL;
}

static int
refuse_alone(const cb_record_table *table, const cb_field *f)
{
    const cb_field *twin = cb__find_twin(table, f);
    const cb_field *first = f->offset < twin->offset ? f : twin;
    const cb_field *second = f->offset < twin->offset ? twin : f;
    PyErr_Format(PyExc_AttributeError,
                 "%s shares its count field with %s on this struct and cannot be set "
                 "independently; use set_%s_%s(...) to set them together.",
                 f->name, twin->name, first->name, second->name);
    return -1;
}

// Unlike an argument list, this one makes objects of the class of its items (bindings 8.1).
static int
convert_cells(cb_module *m, const cb_field *f, PyObject *o, cb_array *a)
{
    PyObject *items = PySequence_Tuple(o);
    if (items == NULL)
        return -1;
    size_t count = (size_t)PyTuple_GET_SIZE(items);
    int result = cb_array_reserve(a, count, f->size);
    for (size_t i = 0; result == 0 && i < count; i++)
        result = cb__store_cell(m, f, PyTuple_GET_ITEM(items, (Py_ssize_t)i),
                                (char *)a->data + i * f->size);
    Py_DECREF(items);
    return result;
}

static int
store_cells(PyObject *self, const cb_field *f, const cb_array *a)
{
    return a->length == 0 ? cb__store_pointer(self, place(self, f), NULL, NULL)
                          : store_array(self, f, a, Py_None);
}

int
cb__set_twins(PyObject *self, const cb_field *first, const cb_field *second, PyObject *const *values)
{
    Py_ssize_t count = PyObject_Size(values[0]);
    Py_ssize_t other = count < 0 ? -1 : PyObject_Size(values[1]);
    if (other < 0)
        return -1;
    if (count != other) {
        PyErr_Format(PyExc_ValueError, "%s and %s must all have the same length", first->name,
                     second->name);
        return -1;
    }
    cb_module *m = module_of(self);
    cb_array a, b;
    cb_array_init(&a);
    cb_array_init(&b);
    int result = convert_cells(m, first, values[0], &a);
    if (result == 0)
        result = convert_cells(m, second, values[1], &b);
    if (result == 0 && a.length == b.length && store_cells(self, first, &a) == 0 &&
        store_cells(self, second, &b) == 0) {
        const cb_field *sibling = &((cb_record *)self)->cls->record->fields[first->len_field];
        uint64_t length = a.length;
        cb_copy_small(place(self, sibling), &length, sibling->size < 8 ? sibling->size : 8);
    } else {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_RuntimeError, "a list changed its length while it was read");
        result = -1;
    }
    cb_array_done(&a);
    cb_array_done(&b);
    return result;
}

// `[]` and None free the array.
int
cb__set_array(PyObject *self, PyObject *o, void *closure)
{
    const cb_field *f = closure;
    const cb_record_table *table = ((cb_record *)self)->cls->record;
    if (o == NULL)
        return refuse_delete();
    if (cb__find_twin(table, f) != NULL)
        return refuse_alone(table, f);
    cb_array a;
    cb_array_init(&a);
    int result = convert_array(module_of(self), f, o, &a);
    if (result == 0 && a.length == 0) {
        result = cb__store_pointer(self, place(self, f), NULL, NULL);
    } else if (result == 0) {
        PyObject *sources = array_sources(f, o, &a);
        result = sources != NULL ? store_array(self, f, &a, sources) : -1;
        Py_XDECREF(sources);
    }
    cb_array_done(&a);
    return result;
}
