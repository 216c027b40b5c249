// Classes of a binding as static tables, and the Python objects made from them.
//
// Generated code holds one `cb_class` per Python class: enums, handles, typedef'd integers
// ("scalars"), callbacks, records. A class becomes a heap type at its first use, so that importing
// a module with 400 classes costs next to nothing; `cb_type(m, index)` is the only way to one. Two
// structs carry all instances:
//
//   cb_cell    handle, scalar, callback: a value of at most 8 bytes, or a view on one elsewhere
//   cb_record  struct, union: own storage, a view into another object, a view on foreign memory
//
// Both stay outside the garbage collector: tracking costs 16 bytes and some 10 ns per object, and
// what they refer to (memory owners, buffers) leads back to them only if a caller builds such a
// ring. Enum members are instances of FastEnum subclasses, made once per class and looked up by
// value.
#ifndef CUBIND_CLASS_H
#define CUBIND_CLASS_H

#include "cubind/compat.h"

typedef struct cb_module cb_module;

// In place of a class index.
enum { CB_NO_CLASS = -1 };

// The names of these types in range errors (E28), which are those of the binding whose texts these
// are; all other types have their names of C.
#define CB_LONG_LONG "PY_LONG_LONG"
#define CB_UNSIGNED_LONG_LONG "unsigned PY_LONG_LONG"

typedef enum cb_class_kind {
    CB_ENUM,
    CB_HANDLE,
    CB_SCALAR,
    CB_CALLBACK,
    CB_RECORD,
} cb_class_kind;

// --- enum tables -------------------------------------------------------------------------------

typedef struct cb_enumerator {
    const char *name;
    int64_t value;
    const char *doc; // NULL in committed code
} cb_enumerator;

// In header order; the first of several names for one value owns it, the others are aliases
// (B4.2).
typedef struct cb_enum_table {
    const cb_enumerator *items;
    int count;
    bool is_signed;     // so is the C type
    const char *c_name; // name in range errors: CUdevice_attribute_enum
    int size;           // bytes of the C type, where these are not the 4 of an int; else 0
} cb_enum_table;

// --- record tables -----------------------------------------------------------------------------

typedef enum cb_field_kind {
    CB_FIELD_INT,           // size, is_signed
    CB_FIELD_FLOAT,         // size 4 or 8
    CB_FIELD_ENUM,          // cls
    CB_FIELD_HANDLE,        // cls: a live view (B12.2)
    CB_FIELD_SCALAR,        // cls: a live view
    CB_FIELD_CALLBACK,      // cls: a live view; Python callables are not accepted in structs
    CB_FIELD_RECORD,        // cls: a live view on the member; anonymous records too
    CB_FIELD_ADDRESS,       // void *: int; any B8.7 object, kept alive
    CB_FIELD_ARRAY_ADDRESS, // pointer to other than void: the same, but decimal in repr
    CB_FIELD_STRING,        // const char *: bytes or None; kept alive
    CB_FIELD_POINTER_INT,   // pointer set and read as an int only
    CB_FIELD_CHARS,         // char[N] read as a C string, cut at NUL; takes exactly N bytes (E23)
    CB_FIELD_BLOB,          // opaque bytes: all N; takes bytes or ints of exactly N (E22)
    CB_FIELD_BYTES,         // char[N]: all N bytes, read-only (CUuuid.bytes); hexadecimal in repr
    CB_FIELD_LIST_INT,      // array inside the record: list of ints; item size, is_signed, count
    CB_FIELD_LIST_FLOAT,
    CB_FIELD_LIST_ENUM,
    CB_FIELD_LIST_HANDLE,
    CB_FIELD_LIST_SCALAR,
    CB_FIELD_LIST_RECORD,
    CB_FIELD_ARRAY_RECORD, // pointer to an array that the record owns; `len_field` counts it
    CB_FIELD_ARRAY_HANDLE,
    CB_FIELD_ARRAY_SCALAR,
    CB_FIELD_ARRAY_INT,
    CB_FIELD_ARRAY_STRING,
    CB_FIELD_KERNEL_PARAMS, // void **: forms of B9.1, the packed block is kept; read as int
    CB_FIELD_RECORD_REF,    // pointer to one struct, cls: None, the object that was set (it is kept
                            // alive), or a copy of what the library put there
    CB_FIELD_ARRAY_HANDLE_OUT, // array that the library provides: NULL handles until then
} cb_field_kind;

enum { CB_NO_SLOT = 0xffff };

typedef struct cb_field {
    const char *name;
    uint32_t offset; // in the record whose class this table belongs to
    uint32_t size;   // bytes of one item
    uint16_t count;  // items of an inside array
    uint8_t kind;    // cb_field_kind
    bool is_signed;
    int16_t cls;        // class index, -1 for none
    int16_t len_field;  // index of the counting sibling in the same table, -1 for none
    uint16_t slot;      // live views: place in the record's cache of them; CB_NO_SLOT: uncached
    const char *c_type; // name in range errors: "unsigned int"
} cb_field;

// What a call with the record reads or writes behind one of its members; 0 bytes: nothing.
typedef struct cb_memory_item {
    const char *name; // "srcHost"
    uint32_t offset;  // of the address in the record
    bool target;      // it writes there
    uint64_t (*bytes)(const void *record);
} cb_memory_item;

typedef struct cb_memory {
    const cb_memory_item *items;
    int count; // CB_HOLDS at most
} cb_memory;

typedef struct cb_record_table {
    const cb_field *fields;
    uint16_t field_count;
    uint16_t slot_count; // live views: their `slot`s are below this
    uint32_t size;
    uint32_t align;            // of the storage, where it is more than the 16 that all have: 64
                               // for CUtensorMap
    bool is_anonymous;         // B12.3: `_ptr` is the enclosing struct's address
    uint32_t anonymous_offset; // of the member in the enclosing struct
    const void *initial;       // bytes of a new record, NULL for zeros (dim3 is 1, 1, 1)
    const cb_memory *memory;   // NULL where no member leads to such
    bool is_plain; // holds no pointers: instances compare by their bytes, can be copied,
                   // pickled, made by from_bytes(), and read and written as buffers
} cb_record_table;

// --- classes -----------------------------------------------------------------------------------

typedef struct cb_class {
    const char *name; // CUstream
    const char *doc;
    uint8_t kind;       // cb_class_kind
    uint8_t size;       // cells: bytes of the value
    bool is_signed;     // scalars
    bool is_stream;     // handles: has __cuda_stream__
    int16_t base;       // class index of the Python base class, -1 for none
    int16_t same;       // enums: class that this one shares its table with; -1. Own members.
    const char *c_type; // name in range errors: CB_UNSIGNED_LONG_LONG, "uint32_t"
    const cb_enum_table *enumeration;
    const cb_record_table *record;
    const char *foreign_base; // handles: base class of another binding, "cubind.driver.CUstream"
    const char *foreign;      // the class is another binding's, "cubind.runtime.cudaDataType": the
                              // fields above describe it all the same; NULL: this one's
} cb_class;

// The first fields are read by inline code everywhere; the rest belongs to cell.c.
typedef struct cb_cell {
    PyObject_HEAD void *at; // where the value is: &value, or the foreign address of a view
    uint64_t value;         // little-endian storage of `size` bytes, the rest zero
    PyObject *keep;         // what must outlive this object: the record that `at` points into,
                            // option buffers; or NULL
    void **cached;          // the record's slot that names this view, or NULL
} cb_cell;

// A struct's storage is right behind this head, or `data` leads into another object or to foreign
// memory. A record owns the views on its members (`slots`), each made at its first use, so that a
// member is the same object every time; a view borrows what it looks into (`owner`), so that there
// is no ring for anyone to collect. When nobody else holds the record any more, the views that
// somebody holds own it from then on: memory is there as long as a view on it.
//
// Pointers in the struct to Python objects' memory are kept alive by the record at the end of the
// `owner` chain, by address: see record_keep.c.
typedef struct cb_record {
    PyObject_HEAD char *data; // the C struct
    cb_module *module;        // of the class; borrowed, the type keeps it alive
    const cb_class *cls;
    PyObject *owner; // whose storage `data` lies in; NULL for own storage and foreign memory
    void **slots;    // NULL until needed: slot_count views, then the keeps
    void **cached;   // the owner's slot that names this view, or NULL
    // own storage follows, aligned to record->align
} cb_record;

// Per enum class: its type and members, found by value. Arrays in order of values, one entry per
// distinct value.
typedef struct cb_enum {
    PyTypeObject *type; // borrowed
    PyObject **members;
    int64_t *values;
    PyObject **names; // the owning names
    int count;
    bool is_wide;      // values are the bits of unsigned 64-bit numbers
    int dense;         // so many values from values[0] on are consecutive
    PyObject *by_name; // __members__: dict of all names
    PyObject *ordered; // tuple of the members in header order
} cb_enum;

// The heap type of class `index`, made at first use. Borrowed. NULL with an exception.
//
// A foreign class is the type that the other binding has: its module is imported at first use, with
// the ImportError of that, and held as long as this one (its tables and code are behind the type).
PyTypeObject *cb_type_make(cb_module *m, int index);

// Members. Owned. An unknown value gives an unregistered member printed <Cls.unknown: v> (B17.1).
PyObject *cb_enum_member_slow(cb_module *m, int index, int64_t value);

// New cells. `value` points to cls->size bytes.
PyObject *cb_cell_new(cb_module *m, int index, const void *value);
// A view on a value at a foreign address; `keep` (may be NULL) is held as long as the view lives.
PyObject *cb_cell_view(cb_module *m, int index, void *at, PyObject *keep);

// A record with zeroed (or `initial`) own storage; its C struct is cb_record_data(). Owned.
PyObject *cb_record_new(cb_module *m, int index);
// A record with a copy of the struct at `from`.
PyObject *cb_record_copy(cb_module *m, int index, const void *from);
// A view into `owner`'s storage or on foreign memory (owner NULL).
PyObject *cb_record_view(cb_module *m, int index, void *at, PyObject *owner);

// For a struct that the library has freed: from now on the record has zeroed storage of its own,
// and what it kept alive is let go of. Views on its members move with it, each to the same offset.
// (Not so buffers taken from a plain record: memory given away is the taker's business. Without a
// GIL records do not know their views; there no member may be held across this.) A record that has
// its own storage, or lies in another object's, stays where it is and is zeroed. Cannot fail.
void cb_record_detach(PyObject *record);

static inline void *
cb_record_data(PyObject *record)
{
    return ((cb_record *)record)->data;
}

#endif
