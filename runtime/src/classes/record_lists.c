// Reads and sets record fields with many items inside the record: bytes and lists (rule B12.2 of
// docs/compatibility-bindings.md).
#include "classes/record_lists.h"

#include "calls/array_buffers.h"
#include "calls/lists.h"
#include "classes/record_integers.h"
#include "classes/record_store.h"
#include "objects/digits.h"
#include "objects/info.h"

#include "cubind/lists.h"
#include "cubind/records.h"

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

// The items of a list that is assigned: their size in C, and the range of ints that need no
// conversion (empty for items of other kinds).
typedef struct items {
    size_t size, count;
    int64_t least;
    uint64_t largest;
    const PyTypeObject *cells; // class of handles or scalars; NULL: none, or not yet made
} items;

static items
items_of(PyObject *self, const cb_field *f, size_t size, size_t count)
{
    static const int64_t least[] = {INT8_MIN, INT16_MIN, INT32_MIN, INT64_MIN};
    // Unsigned bytes may be 0 or 1 only, because a _Bool becomes 1 when it is converted.
    static const uint64_t largest[2][4] = {{1, UINT16_MAX, UINT32_MAX, UINT64_MAX},
                                           {INT8_MAX, INT16_MAX, INT32_MAX, INT64_MAX}};
    items all = {.size = size, .count = count, .least = 1};
    const cb_module *m = module_of(self);
    bool is_signed = f->is_signed;
    switch (f->kind) {
    case CB_FIELD_LIST_HANDLE:
    case CB_FIELD_LIST_SCALAR:
        all.cells = CB_LOAD_POINTER(&m->types[f->cls]);
        is_signed = m->binding->classes[f->cls].is_signed;
        break;
    case CB_FIELD_LIST_FLOAT:
    case CB_FIELD_LIST_ENUM:
    case CB_FIELD_LIST_RECORD:
        return all;
    default:
        break;
    }
    int row = __builtin_ctzll(size);
    all.least = is_signed ? least[row] : 0;
    all.largest = largest[is_signed][row];
    return all;
}

// Stores an int that is in range. Returns false if `o` needs a conversion. `size` is all->size,
// which loops pass as a constant.
CB_INLINE bool
store_int(const items *all, PyObject *o, size_t size, void *out)
{
    Py_ssize_t small;
    uint64_t wide;
    if (CB_UNLIKELY(!PyLong_CheckExact(o) && !PyBool_Check(o)))
        return false;
    if (CB_UNLIKELY(!cb_small_int_unchecked(o, &small))) {
        if (!cb_wide_natural_unchecked(o, &wide) || wide > all->largest)
            return false;
    } else {
        wide = (uint64_t)small;
        if (small < all->least || (small > 0 && wide > all->largest))
            return false;
    }
    cb_copy_small(out, &wide, size); // little-endian
    return true;
}

// Stores a number that fits a float or double; returns false if it needs a conversion.
CB_INLINE bool
store_real(const items *all, PyObject *o, void *out)
{
    double wide;
    Py_ssize_t small;
    if (CB_LIKELY(PyFloat_CheckExact(o)))
        wide = PyFloat_AS_DOUBLE(o);
    else if (PyLong_CheckExact(o) && cb_small_int_unchecked(o, &small))
        wide = (double)small;
    else
        return false;
    float single = (float)wide;
    if (all->size == sizeof wide)
        memcpy(out, &wide, sizeof wide);
    else
        memcpy(out, &single, sizeof single);
    return true;
}

// Stores an item of the usual type. Returns false if it needs a conversion.
CB_INLINE bool
store_plain(const cb_field *f, const items *all, PyObject *o, void *out)
{
    if (f->kind == CB_FIELD_LIST_FLOAT)
        return store_real(all, o, out);
    if (Py_TYPE(o) != all->cells)
        return store_int(all, o, all->size, out);
    cb_copy_small(out, ((cb_cell *)o)->at, all->size);
    return true;
}

CB_INLINE size_t
leading_ints(const items *all, PyObject *o, size_t size, char *out)
{
    size_t length = (size_t)PySequence_Fast_GET_SIZE(o), i = 0;
    PyObject **from = PySequence_Fast_ITEMS(o);
    while (i < length && i < all->count && store_int(all, from[i], size, out + i * size))
        i++;
    return i;
}

// Stores the ints of 4 and 8 bytes with which a list or tuple begins, usually all. Returns their
// number.
static size_t
store_leading(const items *all, PyObject *o, char *out)
{
    if (all->size == sizeof(int32_t))
        return leading_ints(all, o, sizeof(int32_t), out);
    return all->size == sizeof(int64_t) ? leading_ints(all, o, sizeof(int64_t), out) : 0;
}

static int
convert_item(PyObject *self, const cb_field *f, PyObject *o, void *out)
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

// Raises IndexError with "<text> <number>", without the cost of parsing a format.
static int
refuse_number(const char *text, size_t number)
{
    char message[128], digits[CB__DIGITS], *end = digits + sizeof digits - 1;
    *end = '\0';
    stpcpy(stpcpy(message, text), cb__write_digits(end, number, 10));
    PyErr_SetString(PyExc_IndexError, message);
    return -1;
}

static int
refuse_few(size_t wanted, size_t found)
{
    char text[128], digits[CB__DIGITS], *end = digits + sizeof digits - 1;
    *end = '\0';
    char *at = stpcpy(text, "not enough values found during array assignment, expected ");
    stpcpy(stpcpy(at, cb__write_digits(end, wanted, 10)), ", got ");
    return refuse_number(text, found);
}

static int
refuse_many(size_t wanted)
{
    return refuse_number("too many values found during array assignment, expected ", wanted);
}

static CB_NOINLINE int
store_item(PyObject *self, const cb_field *f, const items *all, PyObject *o, void *out)
{
    if (CB_LIKELY(store_plain(f, all, o, out)))
        return 0;
    return convert_item(self, f, o, out);
}

// Stores the items of a list or tuple. The list may change during the conversions.
static int
store_listed(PyObject *self, const cb_field *f, const items *all, PyObject *o, char *out)
{
    for (size_t i = store_leading(all, o, out); i < all->count; i++) {
        if (CB_UNLIKELY((size_t)PySequence_Fast_GET_SIZE(o) <= i))
            return refuse_few(all->count, i);
        PyObject *item = PySequence_Fast_GET_ITEM(o, (Py_ssize_t)i);
        if (store_plain(f, all, item, out + i * all->size))
            continue;
        Py_INCREF(item);
        int result = convert_item(self, f, item, out + i * all->size);
        Py_DECREF(item);
        if (result < 0)
            return -1;
    }
    return (size_t)PySequence_Fast_GET_SIZE(o) > all->count ? refuse_many(all->count) : 0;
}

// Stores exactly all->count items of any iterable. If `kept` (a list) is given, the items are
// appended to it.
static int
store_iterated(PyObject *self, const cb_field *f, const items *all, PyObject *iterable, char *out,
               PyObject *kept)
{
    PyObject *iterator = PyObject_GetIter(iterable);
    if (iterator == NULL)
        return -1;
    size_t found = 0;
    int result = 0;
    PyObject *item;
    iternextfunc next = Py_TYPE(iterator)->tp_iternext;
    while (result == 0 && (item = next(iterator)) != NULL) {
        char *at = out + all->size * found;
        if (found++ == all->count)
            result = refuse_many(all->count);
        else if (!store_int(all, item, all->size, at))
            result = store_item(self, f, all, item, at);
        if (result == 0 && kept != NULL)
            result = PyList_Append(kept, item);
        Py_DECREF(item);
    }
    Py_DECREF(iterator);
    if (result == 0 && PyErr_Occurred()) {
        if (!PyErr_ExceptionMatches(PyExc_StopIteration))
            return -1;
        PyErr_Clear();
    }
    if (result == 0 && found < all->count)
        return refuse_few(all->count, found);
    return result;
}

int
cb__copy_keeps(PyObject *self, PyObject *items, size_t count, char *at, size_t size)
{
    for (size_t i = 0; i < count && i < (size_t)PyList_GET_SIZE(items); i++, at += size) {
        cb_record *from = (cb_record *)PyList_GET_ITEM(items, (Py_ssize_t)i);
        if (cb__record_check((PyObject *)from) &&
            cb__keep_copy((cb_record *)self, at, from, from->data, size) < 0)
            return -1;
    }
    return 0;
}

static inline bool
is_listed(PyObject *o)
{
    return CB_LIST_IS_EXACT(o) || PyTuple_CheckExact(o);
}

// Stores a list or tuple of records of the field's class, for whose pointers nothing is kept.
static int
store_ready(PyObject *self, const cb_field *f, PyObject *o, char *out)
{
    copy_ready(f, o, out, true);
    if (cb__keep_any((cb_record *)self))
        cb__keep_drop((cb_record *)self, place(self, f), (size_t)f->size * f->count);
    return 0;
}

// Stores the records of any iterable, and copies what is kept for their pointers.
static int
store_records(PyObject *self, const cb_field *f, PyObject *o, char *out)
{
    const items all = items_of(self, f, f->size, f->count);
    PyObject *kept = PyList_New(0);
    if (kept == NULL)
        return -1;
    int result = store_iterated(self, f, &all, o, out, kept);
    if (result == 0)
        result = cb__copy_keeps(self, kept, all.count, place(self, f), all.size);
    Py_DECREF(kept);
    return result;
}

// Stores the items of a list, a tuple, an array in memory, or any other iterable. Bytes are left to
// the iteration, since not all of them are values of the field (items_of()).
static int
store_numbers(PyObject *self, const cb_field *f, const items *all, PyObject *o, char *out)
{
    if (is_listed(o))
        return store_listed(self, f, all, o, out);
    if (all->largest > 1) {
        int copied = cb__copy_integers(o, all->size, all->count, all->least < 0, out);
        if (copied != 0)
            return copied < 0 ? -1 : 0;
    }
    return store_iterated(self, f, all, o, out, NULL);
}

// Converts the items of any iterable. Items may look into the field itself, so they are written
// elsewhere first.
//
// The length of a list of records is checked before its items, as the peer does. In other lists the
// first wrong item is reported first.
static int
store_items(PyObject *self, const cb_field *f, PyObject *o, size_t size, size_t count, char *out)
{
    if (f->kind != CB_FIELD_LIST_RECORD) {
        const items all = items_of(self, f, size, count);
        return store_numbers(self, f, &all, o, out);
    }
    size_t length = is_listed(o) ? (size_t)PySequence_Fast_GET_SIZE(o) : count;
    if (length != count)
        return length < count ? refuse_few(count, length) : refuse_many(count);
    return is_ready(self, f, o, true) ? store_ready(self, f, o, out)
                                      : store_records(self, f, o, out);
}

static int
assign_items(PyObject *self, const cb_field *f, PyObject *o, size_t size, size_t count)
{
    char small[256] __attribute__((aligned(16)));
    char *scratch = size * count <= sizeof small ? small : PyMem_Malloc(size * count);
    if (scratch == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    int result = store_items(self, f, o, size, count, scratch);
    if (result == 0)
        memcpy(place(self, f), scratch, size * count);
    if (scratch != small)
        PyMem_Free(scratch);
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
make_string(cb_module *Py_UNUSED(m), int Py_UNUSED(index), const void *at)
{
    const char *text = *(const char *const *)at;
    return text == NULL ? Py_NewRef(Py_None) : PyBytes_FromString(text);
}

PyObject *
cb__list_items(PyObject *self, const cb_field *f, void *at, size_t count)
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
        return cb__make_list(m, f->cls, at, count, sizeof(char *), make_string);
    default:
        return cb_int_list(at, count, (int)f->size, f->is_signed);
    }
}

PyObject *
cb__get_list(PyObject *self, void *closure)
{
    const cb_field *f = closure;
    return cb__list_items(self, f, place(self, f), f->count);
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
