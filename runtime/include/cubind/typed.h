// Converts values whose type another argument, an enumerator, selects: values of attribute getters
// and setters, and JIT options (chapter B10 of docs/compatibility-bindings.md). E6, E7 and E21 are
// errors of the same page.
#ifndef CUBIND_TYPED_H
#define CUBIND_TYPED_H

#include "cubind/array.h"
#include "cubind/buffers.h"
#include "cubind/result.h"

typedef enum cb_value_kind {
    CB_VALUE_INT32,
    CB_VALUE_UINT32,
    CB_VALUE_INT64,
    CB_VALUE_UINT64,
    CB_VALUE_SIZE,
    CB_VALUE_FLOAT,
    CB_VALUE_BOOL,  // zeroed 8-byte slot
    CB_VALUE_BYTES, // `size` bytes of scratch, read up to the first NUL
    CB_VALUE_HANDLE,
    CB_VALUE_SCALAR, // in and out: an object of the class (tuple form) or an int (checked form)
    CB_VALUE_RECORD,
    CB_VALUE_ENUM,
    CB_VALUE_ADDRESS,
    CB_VALUE_FLAG,         // truth value of any object
    CB_VALUE_BUFFER,       // option: a log buffer, which the library fills in place
    CB_VALUE_LIST_STRING,  // option: array of strings
    CB_VALUE_LIST_ADDRESS, // option: array of addresses
    CB_VALUE_LIST_INT32,   // getter: dataSize / 4 items
    CB_VALUE_NONE,
    CB_VALUE_INT8,
    CB_VALUE_UINT8,
    CB_VALUE_INT16,
    CB_VALUE_UINT16,
    CB_VALUE_FLOAT16,  // IEEE half
    CB_VALUE_BFLOAT16, // the upper half of a float
    CB_VALUE_DOUBLE,
    CB_VALUE_COMPLEX64,   // two floats
    CB_VALUE_COMPLEX128,  // two doubles
    CB_VALUE_LIST_UINT32, // getter: as many items as the library's size says; setter: a sequence
    CB_VALUE_RAW,         // getter: bytes of the size that the library gives; setter: any buffer
} cb_value_kind;

typedef struct cb_value_row {
    int64_t key;
    uint8_t kind;  // cb_value_kind
    int16_t cls;   // class index, or -1
    uint32_t size; // bytes; 0: the kind's own size; CB_VALUE_BUFFER: key of the size's option
    bool is_other; // the key is of another enum, which only says whether numbers are complex
} cb_value_row;

typedef struct cb_value_table {
    int enum_class;           // class index of the keys
    const cb_value_row *rows; // sorted by key
    int count;
    bool any_key; // keys without a row are treated like the first row's
    bool raw_key; // values of keys without a row are raw bytes; every key accepts a buffer
} cb_value_table;

// One value on its way in or out. `data` is the pointer for the C function, `size` the value's size
// in bytes.
typedef struct cb_value {
    const cb_value_row *row;
    void *data;
    size_t size;
    cb_address address; // held: CB_VALUE_ADDRESS; CB_VALUE_BYTES given as a bytearray
    PyObject *record;   // CB_VALUE_RECORD on the way out
    void *heap;
    char storage[64] __attribute__((aligned(16)));
} cb_value;

// Initializes all members except `storage`.
static inline void
cb_value_init(cb_value *v)
{
    v->row = NULL;
    v->data = NULL;
    v->size = 0;
    v->address.held = false;
    v->record = NULL;
    v->heap = NULL;
}
void cb_value_done_slow(cb_value *v);

// Inline, because most values own nothing to release.
static inline void
cb_value_done(cb_value *v)
{
    if (CB_UNLIKELY(v->address.held || v->heap != NULL || v->record != NULL))
        cb_value_done_slow(v);
}

// Returns whether the wrapper must query the library for the size of this key's value, and pass it
// to cb_value_prepare() as `bytes`. Never raises.
bool cb_value_asks(const cb_value_table *t, int32_t key);
// Provides memory for the value of `key`; raises E21 for a key that the table lacks. `bytes` is the
// caller's dataSize for lists, or the size that the library returned; else 0.
int cb_value_prepare(cb_module *m, const cb_value_table *t, int32_t key, size_t bytes, cb_value *v);
// Returns the value as a Python object, once: `v` gives a struct away. New reference; NULL with an
// exception.
PyObject *cb_value_result(const cb_form *s, cb_value *v);
// Converts a value for a setter. Strings and structs are borrowed from `o`; everything else is
// copied. If the table has `raw_key`, any buffer that is not a number is copied byte for byte,
// whatever the key's type, and `size` becomes the buffer's size. (numpy arrays count as buffers,
// not as numbers.) In such a table, a key without a row accepts only buffers (else TypeError).
int cb_value_from(const cb_form *s, const cb_value_table *t, int32_t key, PyObject *o,
                  const char *param, cb_value *v);

// Holds one value for each member in a list of enum members; `data` is the `void **` to pass. A few
// values fit on the caller's stack, more go to the heap.
enum { CB_VALUES_INLINE = 8 };

typedef struct cb_values {
    void **data;
    cb_value *items;
    size_t count;
    void *heap;
    void *inline_data[CB_VALUES_INLINE];
    cb_value inline_items[CB_VALUES_INLINE];
} cb_values;

static inline void
cb_values_init(cb_values *v)
{
    v->data = NULL;
    v->items = NULL;
    v->count = 0;
    v->heap = NULL;
}
void cb_values_done(cb_values *v);
// Provides memory for one value per key. `sizes` is the array `dataSizes` of size_t (else E6),
// which the library also gets; NULL: the values' own sizes. If there are fewer sizes than keys,
// there are only as many values as sizes.
int cb_values_prepare(cb_module *m, const cb_value_table *t, const cb_array *keys,
                      const cb_array *sizes, cb_values *v);
// Returns a list of the values. New reference; NULL with an exception.
PyObject *cb_values_result(const cb_form *s, const cb_values *v);

#endif
