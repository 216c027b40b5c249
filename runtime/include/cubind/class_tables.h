// Defines short macros for the entries of class tables (cubind/class.h). Only generated code uses
// them.
#ifndef CUBIND_CLASS_TABLES_H
#define CUBIND_CLASS_TABLES_H

#include "cubind/class.h"
#include "cubind/docs.h"

// --- enums ---------------------------------------------------------------------------------------

// Defines the table of an enum. The macro ITEMS_<enumeration>(ITEM) applies ITEM(name, value) to
// each enumerator. The other arguments are designated initialisers; `.c_name` is required.
#define CB_ENUM_TABLE(enumeration, ...) \
    static const int64_t values_##enumeration[] = {ITEMS_##enumeration(CB__ITEM_VALUE)}; \
    static const cb_enum_table enum_##enumeration = { \
        .names = "" ITEMS_##enumeration(CB__ITEM_NAME), \
        .values = values_##enumeration, \
        .count = sizeof values_##enumeration / sizeof *values_##enumeration, \
        __VA_ARGS__, \
    }
#define CB__ITEM_NAME(name, value) #name "\0"
#define CB__ITEM_VALUE(name, value) value,

// --- fields --------------------------------------------------------------------------------------

// An entry with every member of cb_field.
#define CB_FIELD(name_, kind_, offset_, size_, count_, cls_, len_field_, slot_, signed_, c_type_) \
    {.name = name_, \
     .offset = offset_, \
     .size = size_, \
     .count = count_, \
     .kind = CB_FIELD_##kind_, \
     .is_signed = signed_, \
     .cls = cls_, \
     .len_field = len_field_, \
     .slot = slot_, \
     .c_type = c_type_}

// A field that holds a number.
#define CB_NUMBER(name, kind, offset, size, c_type) \
    CB_FIELD(name, kind, offset, size, 1, CB_NO_CLASS, -1, CB_NO_SLOT, false, c_type)
#define CB_SIGNED(name, kind, offset, size, c_type) \
    CB_FIELD(name, kind, offset, size, 1, CB_NO_CLASS, -1, CB_NO_SLOT, true, c_type)
// A field whose value has a class; reading it makes a new object each time.
#define CB_VALUE(name, kind, offset, size, cls, c_type) \
    CB_FIELD(name, kind, offset, size, 1, cls, -1, CB_NO_SLOT, false, c_type)
// A field for which the record keeps an object in a slot: a live view, or the object that an
// address was set to.
#define CB_KEPT(name, kind, offset, size, cls, slot, c_type) \
    CB_FIELD(name, kind, offset, size, 1, cls, -1, slot, false, c_type)
// A pointer to an array whose length is in another field of the table, at index `len_field`.
#define CB_COUNTED(name, kind, offset, size, cls, len_field, slot, c_type) \
    CB_FIELD(name, kind, offset, size, 1, cls, len_field, slot, false, c_type)
// An array inside the record.
#define CB_ITEMS(name, kind, offset, size, count, cls, signed_, c_type) \
    CB_FIELD(name, kind, offset, size, count, cls, -1, CB_NO_SLOT, signed_, c_type)

// --- records -------------------------------------------------------------------------------------

// Defines the table of a record whose fields are in `fields_<record>`. The other arguments are
// designated initialisers; `.size` is required.
#define CB_RECORD_TABLE(record, ...) \
    static const cb_record_table record_##record = { \
        .fields = fields_##record, \
        .field_count = sizeof fields_##record / sizeof *fields_##record, \
        __VA_ARGS__, \
    }

// --- classes -------------------------------------------------------------------------------------

// A class. The other arguments are designated initialisers for the members that its kind needs.
#define CB_CLASS(name, kind, ...) CB_CLASS_LIKE(name, kind, CB_NO_CLASS, CB_NO_CLASS, __VA_ARGS__)
// A class that derives from another class of the binding, or shares its table.
#define CB_CLASS_LIKE(name_, kind_, base_, same_, ...) \
    {.name = name_, .kind = CB_##kind_, .base = base_, .same = same_, __VA_ARGS__}

#endif
