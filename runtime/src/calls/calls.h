// Declares what the files in calls/ share and the public headers do not have. Rules and errors
// (B8.7, E14) are those of docs/compatibility-bindings.md.
#ifndef CUBIND_CALLS_H
#define CUBIND_CALLS_H

#include <pthread.h>

#include "classes/classes.h"
#include "cubind/array.h"
#include "cubind/callback.h"
#include "cubind/number.h"

// --- state per binding: classes of other packages, registered callbacks --------------------------

enum { CB__CTYPE_SLOTS = 64, CB__QUARANTINE = 64 };

// A hash table by pointer with open addressing. It is filled before it is published, then constant.
typedef struct cb__ctypes {
    PyObject *keys[CB__CTYPE_SLOTS]; // owned
    uint8_t codes[CB__CTYPE_SLOTS];
    PyObject *structure; // ctypes.Structure, owned
} cb__ctypes;

typedef struct cb_calls {
    cb__ctypes *ctypes;   // NULL until the first packed argument that needs them
    pthread_mutex_t lock; // protects the members below
    struct cb__registration *registrations;
    uint64_t registered; // number of registrations so far
    cb_closure *quarantine[CB__QUARANTINE];
    unsigned quarantine_next;
} cb_calls;

// Makes one item of a list from the value at `at`. `index` is a class of the module, if the item
// has one. Returns a new reference.
typedef PyObject *cb__make_item(cb_module *m, int index, const void *at);
// Makes a list of `count` values, which are `size` bytes apart; a size of 0 repeats the first one.
// Returns a new reference.
PyObject *cb__make_list(cb_module *m, int index, const void *items, size_t count, size_t size,
                        cb__make_item *make);

// Returns the binding's state, made at first use. NULL with MemoryError.
cb_calls *cb__calls(cb_module *m);
// Returns the table of ctypes classes, made at first use by importing ctypes. NULL with the
// import's exception. cb__ctypes_free() frees the table.
cb__ctypes *cb__ctypes_load(cb_calls *calls);
int cb__ctypes_traverse(cb__ctypes *c, visitproc visit, void *arg);
void cb__ctypes_free(cb__ctypes *c);
void cb__registrations_free(cb_calls *calls);

// --- refusals ------------------------------------------------------------------------------------

// Adds a note (PEP 678) to the pending exception; `format` is as in PyUnicode_FromFormat(). Error
// texts are those of cuda.bindings word for word, so further help goes into a note. Only for
// failing paths, since it is slow.
void cb__note(const char *format, ...);

// --- conversions ---------------------------------------------------------------------------------

// Converts an int, or an instance of a subclass. Returns 0; if the value needs more than 64 bits,
// returns its sign instead.
int cb__int_wide(PyObject *v, int64_t *out);
// Convert an int to a C integer of `size` bytes. Return 0, or -1 with E28.
int cb__int_signed(PyObject *v, int size, const char *type, int64_t *out);
int cb__int_unsigned(PyObject *v, int size, const char *type, uint64_t *out);
// Like cb_as_enum_wide(). If `members` is true, only members of the enum are accepted.
int cb__enum_from(cb_module *m, int index, PyObject *o, const char *param, bool members,
                  int64_t *out);
// Returns the result of o.__int__(), owned; NULL with E29 if `o` lacks that method.
PyObject *cb__to_int(PyObject *o);
// Returns the class of exactly o's type if a binding made that type, else NULL. Skips types that
// are not heap types, because cb__info() walks a type's list of methods and theirs may be long.
static inline cb_info *
cb__class_of(PyObject *o)
{
    PyTypeObject *type = Py_TYPE(o);
    return PyType_HasFeature(type, Py_TPFLAGS_HEAPTYPE) ? cb__info(type) : NULL;
}

// True for handles, callbacks and scalars of eight unsigned bytes.
static inline bool
cb__is_pointer_cell(const cb_class *cls)
{
    bool cell = cls->kind == CB_HANDLE || cls->kind == CB_SCALAR || cls->kind == CB_CALLBACK;
    return cell && cls->size == sizeof(void *) && !cls->is_signed;
}

// Returns the storage of a handle, scalar, callback or record of any binding; NULL for any other
// object. Returns NULL also for an instance of a Python subclass, because the subclass's methods
// may override the value.
static inline void *
cb__storage_of(PyObject *o)
{
    cb_info *info = cb__class_of(o);
    if (info == NULL || info->cls->kind == CB_ENUM)
        return NULL;
    return info->cls->kind == CB_RECORD ? (void *)((cb_record *)o)->data : ((cb_cell *)o)->at;
}

// Calls o.getPtr(). AttributeError if it is missing.
int cb__get_ptr(PyObject *o, void **out);
// Raises ValueError because o.getPtr() is 0 but the call must read memory there. Always returns -1.
int cb__refuse_null_ptr(PyObject *o);
// Returns whether `o` is a numpy array. Does not import numpy: if it has not been imported, no
// object is a numpy array.
bool cb__is_ndarray(cb_module *m, PyObject *o);
// Raises E14. Always returns -1.
int cb__refuse_address(PyObject *o);
// Raises ValueError: `given` bytes are fewer than the call needs. Always returns -1.
int cb__refuse_short(const char *function, const char *param, size_t given, uint64_t needed);
// Raises BufferError if the buffer is read-only. 0 or -1.
int cb__check_writable(const Py_buffer *buffer, const char *param);

// Return an enumerator's row in the table. If there is none, the first function returns NULL with
// E21, the second NULL without an exception.
const cb_value_row *cb__value_row(cb_module *m, const cb_value_table *t, int32_t key);
const cb_value_row *cb__value_row_find(const cb_value_table *t, int32_t key);
// Returns the name of a key for messages. If it has none, writes its number into `out`, which has
// CB__KEY_SIZE bytes.
enum { CB__KEY_SIZE = 16 };
const char *cb__value_key_name(cb_module *m, const cb_value_table *t, int32_t key, char *out);

// Returns the size in bytes of a number of this kind; 0 for kinds that are not numbers.
size_t cb__number_size(cb_value_kind kind);
// Convert a C number of this kind to a Python object, and a Python float or complex number to C.
// cb__store_complex() returns -1 with an exception if `o` is neither.
PyObject *cb__number_load(cb_value_kind kind, const void *at);
void cb__store_real(cb_value_kind kind, double value, void *at);
int cb__store_complex(cb_value_kind kind, PyObject *o, void *at);

// Makes an array of enum values from members or ints.
int cb__array_enum_numbers(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);

// Reserves storage for `count` items. Returns 0, or -1 with E8; cb__array_no_storage() raises that.
int cb__array_storage(cb_array *a, size_t count, size_t size);
int cb__array_no_storage(size_t count, size_t size);
// Takes a buffer of addresses in place. Returns 1, 0 if `o` is no such buffer, or -1 with
// MemoryError.
int cb__array_of_addresses(PyObject *o, cb_array *a);
// Copies a buffer of exactly `count` integers of this size that all fit. Returns 1, 0 if `o` is no
// such buffer, or -1 with MemoryError.
int cb__copy_integers(PyObject *o, size_t size, size_t count, bool is_signed, void *out);
// Raises E4 or E6: an item is not of the type. Always returns -1.
int cb__refuse_items(const char *param, const char *type);

// Returns a list or tuple with the items of any sequence, owned. For None, returns an empty tuple.
PyObject *cb__sequence(PyObject *o);

#endif
