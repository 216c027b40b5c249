// Reads and sets record fields with many items (rules B12.2 and B12.4 of
// docs/compatibility-bindings.md): bytes and lists inside the record, and arrays behind a pointer,
// which the record owns.
#include "classes/fields.h"

#include "cubind/sequence.h"

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

// Stores one item of a byte array. `char` takes the values of both signed and unsigned char.
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

static void
store_real(const cb_field *f, double value, void *out)
{
    float single = (float)value;
    if (f->size == sizeof value)
        memcpy(out, &value, sizeof value);
    else
        memcpy(out, &single, sizeof single);
}

// Stores a number that has exactly the field's kind; returns false if it needs a conversion.
static inline bool
store_plain(const cb_field *f, PyObject *o, void *out)
{
    Py_ssize_t small;
    if (f->kind == CB_FIELD_LIST_FLOAT && PyFloat_CheckExact(o)) {
        store_real(f, PyFloat_AS_DOUBLE(o), out);
        return true;
    }
    bool fits = f->kind == CB_FIELD_LIST_INT && f->size >= 4 && cb_small_int(o, &small) &&
                (small >= 0 || f->is_signed);
    if (fits)
        cb_copy_small(out, &small, f->size); // little-endian
    return fits;
}

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

// Stores the items of a list or tuple. The list may change during the conversions.
static int
store_listed(PyObject *self, const cb_field *f, PyObject *o, size_t size, size_t count, char *out)
{
    for (size_t i = 0; i < count; i++, out += size) {
        if (CB_UNLIKELY((size_t)PySequence_Fast_GET_SIZE(o) <= i))
            return refuse_few(count, i);
        PyObject *item = PySequence_Fast_GET_ITEM(o, (Py_ssize_t)i);
        if (store_plain(f, item, out))
            continue;
        Py_INCREF(item);
        int result = store_item(self, f, item, out);
        Py_DECREF(item);
        if (result < 0)
            return -1;
    }
    return (size_t)PySequence_Fast_GET_SIZE(o) > count ? refuse_many(count) : 0;
}

// Stores exactly `count` items of any iterable at `out`. If `kept` (a list) is given, the items are
// appended to it.
static int
store_items(PyObject *self, const cb_field *f, PyObject *iterable, size_t size, size_t count,
            char *out, PyObject *kept)
{
    if (kept == NULL && (CB_LIST_IS_EXACT(iterable) || PyTuple_CheckExact(iterable)))
        return store_listed(self, f, iterable, size, count, out);
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

// Copies the keeps of the `count` records that were copied to `at`, one after the other. (If a
// sequence gives other items when it is read again, their keeps are not copied.)
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
    char small[256] __attribute__((aligned(16)));
    char *scratch = size * count <= sizeof small ? small : PyMem_Malloc(size * count);
    PyObject *kept = f->kind == CB_FIELD_LIST_RECORD ? PyList_New(0) : NULL;
    int result = -1;
    if (scratch == NULL || (kept == NULL && f->kind == CB_FIELD_LIST_RECORD)) {
        PyErr_NoMemory();
    } else if (store_items(self, f, o, size, count, scratch, kept) == 0 &&
               (kept == NULL || copy_keeps(self, kept, count, place(self, f), size) == 0)) {
        memcpy(place(self, f), scratch, size * count);
        result = 0;
    }
    if (scratch != small)
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

// Stores a bytes object of the right length, which needs no conversion.
static bool
set_bytes(PyObject *self, PyObject *o, const cb_field *f)
{
    bool fits = PyBytes_CheckExact(o) && (size_t)PyBytes_GET_SIZE(o) == total_size(f);
    if (fits)
        memcpy(place(self, f), PyBytes_AS_STRING(o), total_size(f));
    return fits;
}

int
cb__set_chars(PyObject *self, PyObject *o, void *closure)
{
    if (o == NULL)
        return refuse_delete();
    return set_bytes(self, o, closure) ? 0 : assign_items(self, closure, o, 1, total_size(closure));
}

int
cb__set_blob(PyObject *self, PyObject *o, void *closure)
{
    const cb_field *f = closure;
    if (o == NULL)
        return refuse_delete();
    if (set_bytes(self, o, f))
        return 0;
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

// Returns copies of the records, with the keeps of the copied bytes.
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

PyObject *
cb__get_ints(PyObject *self, void *closure)
{
    const cb_field *f = closure;
    return cb_int_list(place(self, f), f->count, (int)f->size, f->is_signed);
}

PyObject *
cb__get_floats(PyObject *self, void *closure)
{
    const cb_field *f = closure;
    return cb_float_list(place(self, f), f->count, (int)f->size);
}

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
        return list_items(self, f, block, sibling_count(self, f));
    size_t count = keep.length;
    if (keep.field != f) { // set through another member of a union
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
        copy_keeps(self, sources, a->length, block, f->size) < 0) {
        cb__store_pointer(self, at, NULL, NULL);
        result = -1;
    }
    Py_XDECREF(held);
    Py_DECREF(bytes);
    return result;
}

// --- arrays of ready objects ---------------------------------------------------------------------

// Returns whether `o` is a list or tuple of objects of exactly the field's class, and nothing is
// kept for pointers in them. Such a list can be copied at once.
static bool
is_ready(PyObject *self, const cb_field *f, PyObject *o)
{
    bool records = f->kind == CB_FIELD_ARRAY_RECORD;
    bool cells = f->kind == CB_FIELD_ARRAY_HANDLE || f->kind == CB_FIELD_ARRAY_SCALAR;
    if ((!records && !cells) || (!CB_LIST_IS_EXACT(o) && !PyTuple_CheckExact(o)))
        return false;
    const PyTypeObject *type = CB_LOAD_POINTER(&module_of(self)->types[f->cls]);
    Py_ssize_t count = PySequence_Fast_GET_SIZE(o);
    PyObject **items = PySequence_Fast_ITEMS(o);
    for (Py_ssize_t i = 0; i < count; i++)
        if (Py_TYPE(items[i]) != type || (records && cb__keep_any((cb_record *)items[i])))
            return false;
    return count > 0;
}

static inline void
copy_ready(const cb_field *f, PyObject *o, char *to)
{
    size_t count = (size_t)PySequence_Fast_GET_SIZE(o), size = f->size;
    PyObject **items = PySequence_Fast_ITEMS(o);
    if (f->kind == CB_FIELD_ARRAY_RECORD)
        for (size_t i = 0; i < count; i++) // memmove, because a view may look into the array itself
            memmove(to + i * size, ((cb_record *)items[i])->data, size);
    else
        for (size_t i = 0; i < count; i++)
            cb_copy_small(to + i * size, ((cb_cell *)items[i])->at, size);
}

// Copies into the existing array if it has this length and no other user, else into a new one.
static int
set_ready(PyObject *self, const cb_field *f, PyObject *o)
{
    size_t length = (size_t)PySequence_Fast_GET_SIZE(o), size = length * f->size;
    char *block = cb__keep_own_block((cb_record *)self, f, length);
    if (block != NULL) {
        copy_ready(f, o, block);
        return 0;
    }
    char *at = place(self, f);
    PyObject *bytes = new_block(module_of(self), f, size, &block);
    if (bytes == NULL)
        return -1;
    copy_ready(f, o, block); // before any code can run that changes the list
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
    if (is_ready(self, f, o))
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
