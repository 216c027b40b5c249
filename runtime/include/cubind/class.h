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
#include "cubind/record_tables.h"

typedef struct cb_module cb_module;
typedef struct cb_form cb_form;

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

// Enumerators are in header order. If several names have one value, the first owns the value and
// the others are aliases (B4.2). The names follow each other in one text, each ended by a NUL,
// because a pointer for each would need a relocation.
typedef struct cb_enum_table {
    const char *names;
    const int64_t *values;
    const char *const *docs; // of members; NULL in generated code
    int count;
    bool is_signed;     // whether the C type is signed
    const char *c_name; // name in range errors: CUdevice_attribute_enum
    int size;           // bytes of the C type; 0 for the usual 4 bytes of an int
} cb_enum_table;

// Returns the name of enumerator `at`.
static inline const char *
cb_enumerator_name(const cb_enum_table *table, int at)
{
    const char *name = table->names;
    for (; at > 0; at--)
        name += strlen(name) + 1;
    return name;
}

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
// (keeps.c).
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

#endif
