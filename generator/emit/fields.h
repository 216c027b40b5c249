// Lists the fields of a struct as the struct's Python class shows them.
#ifndef CUBIND_GENERATOR_EMIT_FIELDS_H
#define CUBIND_GENERATOR_EMIT_FIELDS_H

#include "render/emitter.h"

// A field that Python sees, with its offset in the record. Fields of unnamed members count as the
// record's own.
typedef struct flat_field {
    const field *field;
    int64_t offset;
} flat_field;

typedef struct emit_fields {
    flat_field *items;
    int count;
} emit_fields;

// The first two arrays of handles or scalars that share a count. The runtime sets them together.
// All NULL if there are none.
typedef struct coupled_fields {
    const field *a;
    const field *b;
    const char *setter; // "set_srcs_dsts"
} coupled_fields;

coupled_fields emit_coupled_fields(const emitter *e, const emit_fields *fields);
emit_fields emit_flat_fields(const emitter *e, const record *r);
// Puts a class name into the text that a field kind gives, takes or says ("list[%s]").
const char *emit_of_class(const emitter *e, const char *form, const char *name);

#endif
