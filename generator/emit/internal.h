// The files of a module, as emit.c has them made: each emit_<what>() opens what it writes.
#ifndef CUBIND_GENERATOR_EMIT_INTERNAL_H
#define CUBIND_GENERATOR_EMIT_INTERNAL_H

#include "emit/emit.h"
#include "render/emitter.h"
#include "render/wrapped.h"

// ---- output.c, files.c ----

// Starts a file with the banner of the template it is made from. The text is valid until the next
// call.
text *emit_open(emitter *e, const char *name, template_id id);

// All files and MANIFEST, as changes: none when one of them was edited by hand.
bool emit_list_files(emitter *e, emit_options *options);

// ---- fields.c ----

// The fields that Python sees, those of unnamed members among them, with their offsets in the
// record.
typedef struct flat_field {
    const field *field;
    int64_t offset;
} flat_field;

typedef struct emit_fields {
    flat_field *items;
    int count;
} emit_fields;

// The first two arrays of handles that share a count: the runtime sets them together. NULL: there are none.
typedef struct coupled_fields {
    const field *a;
    const field *b;
    const char *setter; // "set_srcs_dsts"
} coupled_fields;

coupled_fields emit_coupled_fields(const emitter *e, const emit_fields *fields);
emit_fields emit_flat_fields(const emitter *e, const record *r);
// What a field kind gives, takes or says ("list[%s]"), with the class of the field.
const char *emit_of_class(const emitter *e, const char *form, const char *name);

// ---- classes.c ----

bool emit_is_stream(const class_info *c);

// ---- class_docs.c ----

// The docstring; NULL for classes of other modules. Second names of an enum have the same.
const char *emit_class_doc(const emitter *e, const class_info *c);

// ---- types.c ----

// The macro that tells that the real header was included.
const char *emit_header_guard(const emitter *e);

// ---- api.c ----

// What functions return that have the status alone; NULL where it is a member of a struct, and where
// there is none.
const char *emit_status_result(const emitter *e);
// The functions of the table, in its order, which is that of the symbols.
const function **emit_c_table(const emitter *e, int *count);

// ---- functions.c ----

void emit_function(emitter *e, const function *f, text *out);

// ---- function_facts.c ----

// What stands in the braces of the cb_function `variable`.
const char *emit_function_facts(const emitter *e, const wrapped *params, const char *variable);

// How a C result leaves that is not the status of a call that may fail: the snippet's word. Results beside
// it are an error.
const char *emit_value_form(const function *f);

// ---- questions.c ----

void emit_questions(const emitter *e, text *out);

// ---- one file each ----

void emit_types(emitter *e);
void emit_classes(emitter *e);
void emit_symbols(emitter *e);
void emit_functions(emitter *e);
void emit_methods(emitter *e);
void emit_tables(emitter *e);
void emit_declare_tables(emitter *e, text *out); // what wrappers use of tables.c
void emit_module_file(emitter *e);
void emit_api(emitter *e);
void emit_pyi(emitter *e);
void emit_stub_library(emitter *e);
void emit_layout_check(emitter *e);

#endif
