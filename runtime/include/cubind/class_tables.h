// The entries of class tables (cubind/class.h) in short, as generated code has them.
#ifndef CUBIND_CLASS_TABLES_H
#define CUBIND_CLASS_TABLES_H

#include "cubind/class.h"

// --- enums ---------------------------------------------------------------------------------------

// `items_<enumeration>` are its enumerators. Designated initialisers of the rest come last, of
// which `.c_name` at least.
#define CB_ENUM_TABLE(enumeration, ...) \
    static const cb_enum_table enum_##enumeration = { \
        .items = items_##enumeration, \
        .count = sizeof items_##enumeration / sizeof *items_##enumeration, \
        __VA_ARGS__, \
    }

// --- fields --------------------------------------------------------------------------------------

// All of a field.
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

// A number.
#define CB_NUMBER(name, kind, offset, size, c_type) \
    CB_FIELD(name, kind, offset, size, 1, CB_NO_CLASS, -1, CB_NO_SLOT, false, c_type)
#define CB_SIGNED(name, kind, offset, size, c_type) \
    CB_FIELD(name, kind, offset, size, 1, CB_NO_CLASS, -1, CB_NO_SLOT, true, c_type)
// A value with a class, which is not kept.
#define CB_VALUE(name, kind, offset, size, cls, c_type) \
    CB_FIELD(name, kind, offset, size, 1, cls, -1, CB_NO_SLOT, false, c_type)
// What the record keeps in a slot: a live view on the value, or what an address was set to.
#define CB_KEPT(name, kind, offset, size, cls, slot, c_type) \
    CB_FIELD(name, kind, offset, size, 1, cls, -1, slot, false, c_type)
// A pointer to as many items as the sibling at `len_field` says.
#define CB_COUNTED(name, kind, offset, size, cls, len_field, slot, c_type) \
    CB_FIELD(name, kind, offset, size, 1, cls, len_field, slot, false, c_type)
// An array inside the record.
#define CB_ITEMS(name, kind, offset, size, count, cls, signed_, c_type) \
    CB_FIELD(name, kind, offset, size, count, cls, -1, CB_NO_SLOT, signed_, c_type)

// --- records -------------------------------------------------------------------------------------

// `fields_<record>` are its fields. Designated initialisers of the rest come last, of which `.size`
// at least.
#define CB_RECORD_TABLE(record, ...) \
    static const cb_record_table record_##record = { \
        .fields = fields_##record, \
        .field_count = sizeof fields_##record / sizeof *fields_##record, \
        __VA_ARGS__, \
    }

// --- classes -------------------------------------------------------------------------------------

// What its kind has comes last.
#define CB_CLASS(name, kind, ...) CB_CLASS_LIKE(name, kind, CB_NO_CLASS, CB_NO_CLASS, __VA_ARGS__)
// One that derives from another class of the binding, or shares its table.
#define CB_CLASS_LIKE(name_, kind_, base_, same_, ...) \
    {.name = name_, .kind = CB_##kind_, .base = base_, .same = same_, __VA_ARGS__}

#endif
