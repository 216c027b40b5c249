// Values whose type an enumerator chooses: attribute getters and setters, JIT options (bindings.md
// 10).
#ifndef CUBIND_TYPED_H
#define CUBIND_TYPED_H

#include "cubind/array.h"
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
    CB_VALUE_SCALAR, // tuple form: an object of the class, both ways; checked form: int, both
                     // ways
    CB_VALUE_RECORD,
    CB_VALUE_ENUM,
    CB_VALUE_ADDRESS,
    CB_VALUE_FLAG,         // truth of any object
    CB_VALUE_BUFFER,       // option: a log buffer, written in place
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
    CB_VALUE_LIST_UINT32, // as many items as the size that the library tells; setter: a sequence
    CB_VALUE_RAW,         // bytes of the size that the library tells; setter: any buffer
} cb_value_kind;

typedef struct cb_value_row {
    int64_t key;
    uint8_t kind;  // cb_value_kind
    int16_t cls;   // class index, -1 none
    uint32_t size; // bytes; 0: the kind's own; CB_VALUE_BUFFER: the key of its size
    bool is_other; // the key is of another enum, which only tells whether numbers are complex
} cb_value_row;

typedef struct cb_value_table {
    int enum_class;           // class index of the keys
    const cb_value_row *rows; // sorted by key
    int count;
    bool any_key; // other keys are as the first row's
    bool raw_key; // other keys' values are raw bytes, and buffers do for every key
} cb_value_table;

// One value on its way in or out. `data` is what the C function gets, `size` its size in bytes.
typedef struct cb_value {
    const cb_value_row *row;
    void *data;
    size_t size;
    cb_address address; // CB_VALUE_ADDRESS; CB_VALUE_BYTES that are a bytearray
    PyObject *record;   // CB_VALUE_RECORD on the way out
    void *heap;
    char storage[64] __attribute__((aligned(16)));
} cb_value;

// Sets the fields, not the storage.
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

// Most hold nothing.
static inline void
cb_value_done(cb_value *v)
{
    if (CB_UNLIKELY(v->address.held || v->heap != NULL || v->record != NULL))
        cb_value_done_slow(v);
}

// True if the library must be asked for the size of this key's value, which is then the `bytes` of
// cb_value_prepare(). Never raises.
bool cb_value_asks(const cb_value_table *t, int32_t key);
// Room for the value of `key` (E21 for a key that the table lacks). `bytes` is the caller's
// dataSize for lists, or the size that was asked for, else 0.
int cb_value_prepare(cb_module *m, const cb_value_table *t, int32_t key, size_t bytes, cb_value *v);
PyObject *cb_value_result(const cb_surface *s, const cb_value *v);
// From Python, for setters. Borrowed from `o`: strings and structs; the rest is copied. Where the
// table has `raw_key`, a buffer that is no number (numpy's arrays are none) is copied as it is,
// `size` being its size, whatever the key's type; without a row nothing else will do (TypeError).
int cb_value_from(const cb_surface *s, const cb_value_table *t, int32_t key, PyObject *o,
                  const char *param, cb_value *v);

// A list of enum members, one value each; `data` is the `void **` to pass. Room for a handful is on
// the caller's stack.
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
// One value per key. `sizes` are what the library is told too, each a size_t (parameter
// `dataSizes`; E6), NULL for the values' own; where there are fewer than `keys`, so are the values.
int cb_values_prepare(cb_module *m, const cb_value_table *t, const cb_array *keys,
                      const cb_array *sizes, cb_values *v);
PyObject *cb_values_result(const cb_surface *s, const cb_values *v);

// Option keys and values of equal length: values are in the slots of a `void **`. Log buffers are
// written in place. The slots are in a Python object that is kept with the rest, since the library
// may write into them later.
typedef struct cb_options {
    cb_array keys; // enum values
    void **values;
    size_t count; // of values
    const cb_value_table *table;
    PyObject *items; // the values, a tuple
    PyObject *keep;  // list of what the slots point into: buffers, strings, arrays; and of
                     // the slots
} cb_options;

static inline void
cb_options_init(cb_options *o)
{
    cb_array_init(&o->keys);
    o->values = NULL;
    o->count = 0;
    o->table = NULL;
    o->items = NULL;
    o->keep = NULL;
}
void cb_options_done(cb_options *o);
int cb_options_keys(cb_module *m, int index, PyObject *keys, const char *param, cb_options *o);
int cb_options_values(const cb_surface *s, const cb_value_table *t, PyObject *values,
                      const char *param, cb_options *o);
// E7 unless `count` keys and values are there; ValueError for a log buffer that is shorter than the
// option for its size says.
int cb_options_check(const cb_options *o, size_t count, const char *function, const char *param);
// For calls that go on using the values: `cell`, a handle that they returned, keeps them as long as
// it lives.
void cb_options_give(cb_options *o, PyObject *cell);

#endif
