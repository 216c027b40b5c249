// Describes C structs: their fields, and the memory to which their pointers point.
#ifndef CUBIND_RECORD_TABLES_H
#define CUBIND_RECORD_TABLES_H

#include "cubind/compat.h"

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

#endif
