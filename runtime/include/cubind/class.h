// Defines the static tables that describe the classes of a binding, and the Python objects made
// from them.
//
// Generated code has one `cb_class` for each Python class. A class is an enum, a handle, a
// typedef'd integer ("scalar"), a callback type, or a struct or union ("record"). A class becomes a
// heap type at its first use, so importing a module with 400 classes costs next to nothing.
// `cb_type(m, index)` is the only way to get the type. Every instance except an enum member is one
// of two C structs:
//
//   cb_cell    handle, scalar, callback: a value of at most 8 bytes, or a view on one elsewhere
//   cb_record  struct, union: own storage, a view into another object, a view on foreign memory
//
// The garbage collector tracks neither struct, because tracking costs 16 bytes and about 10 ns per
// object. Cells and records refer to other objects (memory owners, buffers), but they are part of a
// reference cycle only if a caller builds one. Enum members are instances of FastEnum subclasses.
// They are made once per class and looked up by value.
//
// Codes such as B12.2 (a rule) and E22 (an error) are those of docs/compatibility-bindings.md.
#ifndef CUBIND_CLASS_H
#define CUBIND_CLASS_H

#include "cubind/compat.h"

typedef struct cb_module cb_module;
typedef struct cb_surface cb_surface;

// Stands for "no class" where a class index is expected.
enum { CB_NO_CLASS = -1 };

// Range errors (E28) use these names for the two types, because the texts of cuda.bindings do. All
// other types appear under their C names.
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

// Items are in header order. If several names have one value, the first owns the value and the
// others are aliases (B4.2).
typedef struct cb_enum_table {
    const cb_enumerator *items;
    int count;
    bool is_signed;     // whether the C type is signed
    const char *c_name; // name in range errors: CUdevice_attribute_enum
    int size;           // bytes of the C type; 0 for the usual 4 bytes of an int
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
    CB_FIELD_ADDRESS,       // void *: int; takes any B8.7 object and keeps it alive
    CB_FIELD_ARRAY_ADDRESS, // like CB_FIELD_ADDRESS, for a pointer to another type; decimal in repr
    CB_FIELD_STRING,        // const char *: bytes or None; kept alive
    CB_FIELD_POINTER_INT,   // pointer that is set and read as an int only
    CB_FIELD_CHARS,    // char[N] read as a C string, up to the NUL; takes exactly N bytes (E23)
    CB_FIELD_BLOB,     // opaque bytes, read as all N; takes N bytes or a list of N ints (E22)
    CB_FIELD_BYTES,    // char[N]: all N bytes, read-only (CUuuid.bytes); hexadecimal in repr
    CB_FIELD_LIST_INT, // array in the record: list of ints; item size, is_signed, count
    CB_FIELD_LIST_FLOAT,
    CB_FIELD_LIST_ENUM,
    CB_FIELD_LIST_HANDLE,
    CB_FIELD_LIST_SCALAR,
    CB_FIELD_LIST_RECORD,
    CB_FIELD_ARRAY_RECORD, // pointer to an array that the record owns, with the length in
                           // the sibling at `len_field`
    CB_FIELD_ARRAY_HANDLE,
    CB_FIELD_ARRAY_SCALAR,
    CB_FIELD_ARRAY_INT,
    CB_FIELD_ARRAY_STRING,
    CB_FIELD_KERNEL_PARAMS, // void **: takes the forms of B9.1 and keeps the packed values alive;
                            // reads as an int
    CB_FIELD_RECORD_REF,    // pointer to one struct of class cls: None, the object that was set
                            // (kept alive), or a copy of the struct that the library put there
    CB_FIELD_ARRAY_HANDLE_OUT, // array that the library fills in; reads as NULL handles before
} cb_field_kind;

enum { CB_NO_SLOT = 0xffff };

typedef struct cb_field {
    const char *name;
    uint32_t offset; // in the record whose class this table belongs to
    uint32_t size;   // bytes of one item
    uint16_t count;  // items, if the array is inside the record
    uint8_t kind;    // cb_field_kind
    bool is_signed;
    int16_t cls;        // class index, or -1
    int16_t len_field;  // index in the same table of the sibling that counts the items, or -1
    uint16_t slot;      // live views: index in the record's cache of them; CB_NO_SLOT: uncached
    const char *c_type; // name in range errors: "unsigned int"
} cb_field;

// Describes memory that a call reads or writes through a pointer member of its record argument.
// `bytes` returns the number of bytes, or 0 if the call accesses none.
typedef struct cb_memory_item {
    const char *name; // "srcHost"
    uint32_t offset;  // of the pointer within the record
    bool target;      // whether the call writes there
    uint64_t (*bytes)(const void *record);
} cb_memory_item;

typedef struct cb_memory {
    const cb_memory_item *items;
    int count; // at most CB_HOLDS
} cb_memory;

typedef struct cb_record_table {
    const cb_field *fields;
    uint16_t field_count;
    uint16_t slot_count; // number of cached live views: each `slot` is below this
    uint32_t size;
    uint32_t align;            // alignment of the storage, if more than the usual 16: 64 for
                               // CUtensorMap
    bool is_anonymous;         // B12.3: `_ptr` is the enclosing struct's address
    uint32_t anonymous_offset; // of the member in the enclosing struct
    const void *initial;       // bytes of a new record, NULL for zeros (dim3 is 1, 1, 1)
    const cb_memory *memory;   // NULL if calls access no memory through its members
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
    bool is_stream;     // handles: has __cuda_stream__, and any object with it passes
    const char *object; // type of cubind.core whose objects pass, too: "Stream"; NULL: none
    int16_t base;       // class index of the Python base class, or -1
    int16_t same;       // enums: class with the same table but its own members, or -1
    const char *c_type; // name in range errors: CB_UNSIGNED_LONG_LONG, "uint32_t"
    const cb_enum_table *enumeration;
    const cb_record_table *record;
    const char *foreign_base; // handles: base class of another binding, "cubind.driver.CUstream"
    const char *foreign;      // path of the class if another binding defines it,
                              // "cubind.runtime.cudaDataType"; the fields above still describe it.
                              // NULL: this binding defines it
} cb_class;

// The first members are read by inline code of all files; only cell.c uses the others.
typedef struct cb_cell {
    PyObject_HEAD void *at; // address of the value: &value, or the foreign address of a view
    uint64_t value;         // `size` bytes of value, little-endian; the rest is zero
    PyObject *keep;         // owned: an object that must outlive this one, such as the record that
                            // `at` points into, or option buffers; NULL: none
    void **cached;          // a view: the record's slot that points to it, or NULL; other cells:
                            // CB_OWNED if the program must close the handle, or NULL
} cb_cell;

// The mark of a handle that a maker of the checked form has returned. No slot has this address.
#define CB_OWNED ((void **)1)

// A record either has its own storage, directly after this header, or its `data` points into
// another object or into foreign memory.
//
// A record creates the views on its members at first use and owns them (`slots`), so that reading a
// member returns the same object every time. A view only borrows the record that it looks into
// (`owner`), so no reference cycle arises. When the last outside reference to the record is
// dropped, ownership is reversed: the views that are still referenced then own the record. So the
// memory lives as long as any view on it.
//
// Pointers in the struct may point to memory of Python objects. The record at the end of the
// `owner` chain keeps those objects alive, in a list keyed by the address of the pointer
// (record_keep.c).
typedef struct cb_record {
    PyObject_HEAD char *data; // the C struct
    cb_module *module;        // the class's module; borrowed, since the type keeps it alive
    const cb_class *cls;
    PyObject *owner; // object whose storage `data` points into; NULL: own storage or foreign memory
    void **slots;    // NULL until needed: slot_count views, then the list of objects kept alive
    void **cached;   // the owner's slot that points to this view, or NULL
    // own storage follows, aligned to record->align
} cb_record;

// Holds the type and members of one enum class. The arrays are sorted by value and have one entry
// per distinct value.
typedef struct cb_enum {
    PyTypeObject *type; // borrowed
    PyObject **members;
    int64_t *values;
    PyObject **names; // for each value, the name that owns it
    int count;
    bool is_wide;      // whether values are the bits of unsigned 64-bit numbers
    int dense;         // how many values, from values[0] on, are consecutive
    PyObject *by_name; // __members__: dict with all names
    PyObject *ordered; // tuple of the members in header order
} cb_enum;

// Returns the heap type of class `index`, made at first use. Borrowed. NULL with an exception.
//
// For a foreign class, returns the type of the binding that defines the class. That binding's
// module is imported at first use, so this function may raise its ImportError. `m` then holds a
// reference to that module, because the type depends on the module's tables and code.
PyTypeObject *cb_type_make(cb_module *m, int index);

// Returns the member for a value, as a new reference; NULL with an exception. An unknown value
// gives an unregistered member that prints as <Cls.unknown: v> (B17.1).
PyObject *cb_enum_member_slow(cb_module *m, int index, int64_t value);

// Returns a new cell with a copy of the cls->size bytes at `value`; NULL with an exception.
PyObject *cb_cell_new(cb_module *m, int index, const void *value);
// Returns a new view on a value at a foreign address. The view holds a reference to `keep` (may be
// NULL) as long as it lives. NULL with an exception.
PyObject *cb_cell_view(cb_module *m, int index, void *at, PyObject *keep);

// Returns a new cell for a handle that the library has just made. In the checked form the program
// owns it: it can close it, and is warned if it drops it unclosed. NULL with an exception.
PyObject *cb_cell_made(const cb_surface *s, int index, const void *value);
// Marks the cells of a new list likewise. Passes NULL on.
PyObject *cb_cells_made(const cb_surface *s, PyObject *list);
// Must be called when a function has destroyed what the handle `o` stands for. If the program owned
// the handle, it is closed now. Ignores any other object. Cannot fail.
void cb_cell_ended(PyObject *o);

// Returns a new record with storage of its own, zeroed or with the table's `initial` bytes. Its C
// struct is at cb_record_data(). NULL with an exception.
PyObject *cb_record_new(cb_module *m, int index);
// Returns a new record with a copy of the struct at `from`. NULL with an exception.
PyObject *cb_record_copy(cb_module *m, int index, const void *from);
// Returns a new view into `owner`'s storage, or on foreign memory if `owner` is NULL. NULL with an
// exception.
PyObject *cb_record_view(cb_module *m, int index, void *at, PyObject *owner);

// Must be called when the library has freed the struct. The record gets zeroed storage of its own
// and releases the objects that it kept alive. Views on its members then point into the new
// storage, at the same offsets. A record that already has its own storage, or whose struct lies in
// another object's storage, stays in place and is zeroed. Cannot fail.
//
// Buffers exported by a plain record do not move: they still point at the old memory. In a
// free-threaded build, a record does not keep track of its views, so no view on a member may be
// held across this call.
void cb_record_detach(PyObject *record);

static inline void *
cb_record_data(PyObject *record)
{
    return ((cb_record *)record)->data;
}

#endif
