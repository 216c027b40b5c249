// What the files of the call side share below the public headers.
#ifndef CUBIND_CALLS_H
#define CUBIND_CALLS_H

#include <pthread.h>

#include "classes/classes.h"
#include "cubind/callback.h"
#include "cubind/number.h"

// --- state per binding: classes of other packages, registered callbacks --------------------------

enum { CB__CTYPE_SLOTS = 64, CB__QUARANTINE = 64 };

// Open addressing by pointer; filled once, before `ready` is published.
typedef struct cb__ctypes {
    PyObject *keys[CB__CTYPE_SLOTS]; // owned
    uint8_t codes[CB__CTYPE_SLOTS];
    PyObject *structure; // ctypes.Structure, owned
} cb__ctypes;

typedef struct cb_calls {
    cb__ctypes *ctypes;   // NULL until the first packed argument that needs them
    PyObject *ndarray;    // owned; NULL as long as numpy was not met
    pthread_mutex_t lock; // of what follows
    struct cb__registration *registrations;
    uint64_t registered; // how many there were so far
    cb_closure *quarantine[CB__QUARANTINE];
    unsigned quarantine_next;
} cb_calls;

// Made at first use; NULL with MemoryError.
cb_calls *cb__calls(cb_module *m);
// Made at first use by importing ctypes; NULL with the import's exception. Freed by the second.
cb__ctypes *cb__ctypes_load(cb_calls *calls);
int cb__ctypes_traverse(cb__ctypes *c, visitproc visit, void *arg);
void cb__ctypes_free(cb__ctypes *c);
void cb__registrations_free(cb_calls *calls);

// --- refusals ------------------------------------------------------------------------------------

// The pending exception gets a note (PEP 678), whose format is PyUnicode_FromFormat's: texts that upstream
// has word for word stay as they are, and the note says the rest. For paths that fail.
void cb__note(const char *format, ...);

// --- conversions ---------------------------------------------------------------------------------

// An int (or subclass) `v`; returns 0, or the sign of a value that needs more than 64 bits.
int cb__int_wide(PyObject *v, int64_t *out);
// The same as a C integer of `size` bytes; E28.
int cb__int_signed(PyObject *v, int size, const char *type, int64_t *out);
int cb__int_unsigned(PyObject *v, int size, const char *type, uint64_t *out);
// As cb_as_enum_wide, or of members alone.
int cb__enum_from(cb_module *m, int index, PyObject *o, const char *param, bool members,
                  int64_t *out);
// What `__int__` gives; E29 where there is none. Owned.
PyObject *cb__to_int(PyObject *o);
// The class of exactly o's type if a binding made it, else NULL. Only heap types are looked at,
// since others may have long lists of methods.
static inline cb_info *
cb__class_of(PyObject *o)
{
    PyTypeObject *type = Py_TYPE(o);
    return PyType_HasFeature(type, Py_TPFLAGS_HEAPTYPE) ? cb__info(type) : NULL;
}

// True for handles, callbacks and the scalars that hold eight unsigned bytes.
static inline bool
cb__is_pointer_cell(const cb_class *cls)
{
    bool cell = cls->kind == CB_HANDLE || cls->kind == CB_SCALAR || cls->kind == CB_CALLBACK;
    return cell && cls->size == sizeof(void *) && !cls->is_signed;
}

// Where a handle, scalar, callback or record of any binding has its bytes; NULL for all else,
// Python subclasses included: those go by their methods.
static inline void *
cb__storage_of(PyObject *o)
{
    cb_info *info = cb__class_of(o);
    if (info == NULL || info->cls->kind == CB_ENUM)
        return NULL;
    return info->cls->kind == CB_RECORD ? (void *)((cb_record *)o)->data : ((cb_cell *)o)->at;
}

// Calls o.getPtr(). AttributeError where it is missing.
int cb__get_ptr(PyObject *o, void **out);
// ValueError: it says 0, and something is to be read there. Always -1.
int cb__refuse_null_ptr(PyObject *o);
// True for numpy arrays, which needs no numpy: where it was never imported, nothing is one.
bool cb__is_ndarray(cb_module *m, PyObject *o);
// E14.
int cb__refuse_address(PyObject *o);
// ValueError: `given` bytes are fewer than the call needs.
int cb__refuse_short(const char *function, const char *param, size_t given, uint64_t needed);
// BufferError if it is read-only.
int cb__check_writable(const Py_buffer *buffer, const char *param);

// The row of an enumerator; NULL with E21. The second: NULL without an exception.
const cb_value_row *cb__value_row(cb_module *m, const cb_value_table *t, int32_t key);
const cb_value_row *cb__value_row_find(const cb_value_table *t, int32_t key);
// The name of a key, for messages, or its number, for which `out` has CB__KEY_SIZE bytes.
enum { CB__KEY_SIZE = 16 };
const char *cb__value_key_name(cb_module *m, const cb_value_table *t, int32_t key, char *out);

// Bytes of a number of this kind; 0 for kinds that are none.
size_t cb__number_size(cb_value_kind kind);
// A C value of the kind to Python, and to C from a Python float or complex; the last with an
// exception for what is none.
PyObject *cb__number_load(cb_value_kind kind, const void *at);
void cb__store_real(cb_value_kind kind, double value, void *at);
int cb__store_complex(cb_value_kind kind, PyObject *o, void *at);

// An array of enum values from members and ints.
int cb__array_enum_numbers(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);

// A list or tuple with the items of any sequence; owned. For None an empty tuple.
PyObject *cb__sequence(PyObject *o);

#endif
