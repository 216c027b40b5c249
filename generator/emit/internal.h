// Declares the functions that make the files of a module, which emit.c calls. Each emit_<file>()
// opens the files that it fills.
#ifndef CUBIND_GENERATOR_EMIT_INTERNAL_H
#define CUBIND_GENERATOR_EMIT_INTERNAL_H

#include "emit/emit.h"
#include "render/emitter.h"
#include "render/wrapped.h"

// ---- output.c, files.c ----

// Starts a file with a banner that names its template. The emitter owns the text, to which the
// caller appends.
text *emit_open(emitter *e, const char *name, template_id id);

// Lists the changes of all files and MANIFEST. If a file was edited by hand, reports it, lists
// nothing and returns false.
bool emit_list_files(emitter *e, emit_options *options);

// ---- fields.c ----

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

// ---- classes.c ----

bool emit_is_stream(const class_info *c);
// Returns the function that closes the handles of the class that other functions make; NULL if
// none does.
const function *emit_closer_of(const emitter *e, const class_info *c);

// ---- class_docs.c ----

// Returns the docstring; NULL for classes of other modules. All names of an enum have the same
// docstring.
const char *emit_class_doc(const emitter *e, const class_info *c);

// ---- types.c ----

// Returns the macro that is defined once the real header was included.
const char *emit_header_guard(const emitter *e);

// ---- api.c ----

// Returns the result type of functions that return only the status. NULL if the status is a member
// of a struct, or if the module has none.
const char *emit_status_result(const emitter *e);
// Returns the functions of the C table in the table's order, which is also the order of the
// symbols.
const function **emit_c_table(const emitter *e, int *count);

// ---- functions.c ----

void emit_function(emitter *e, const function *f, text *out);

// ---- function_facts.c ----

// Returns the text between the braces of the cb_function `variable`.
const char *emit_function_facts(const emitter *e, const wrapped *params, const char *variable);

// Returns the word that selects the snippet for a C result that is not a failing status. Reports an
// error if such a function has other results.
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
void emit_declare_tables(emitter *e, text *out); // declares the tables and trampolines for wrappers
void emit_module_file(emitter *e);
void emit_api(emitter *e);
void emit_pyi(emitter *e);
void emit_stub_library(emitter *e);
void emit_layout_check(emitter *e);

#endif
