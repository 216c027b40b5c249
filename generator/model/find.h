// Finds declarations in a model by the names that specs and headers use. The functions return NULL
// if there is none. The name that find_table(), find_query() and find_param() get may be NULL; then
// they return NULL.
#ifndef CUBIND_GENERATOR_FIND_H
#define CUBIND_GENERATOR_FIND_H

#include "model/model.h"

// Functions are found by public name, enums and records by any of their names. If a macro gives a
// new function the name of an older one, the model skips the older one, and find_function() returns
// the new one.
const function *find_function(const model *m, const char *name);
// Whether the function can close a handle: it takes a handle, or the address of one, and nothing
// else.
bool is_closer(const function *f);
// Returns the function of `ends` that takes a handle of the class and nothing else. NULL if there
// is none or, with `several` set, more than one.
const function *find_closer(const model *m, const char *class_name, bool *several);
const enumeration *find_enum(const model *m, const char *name);
const record *find_record(const model *m, const char *name);
// Returns the alignment of the record under that name, because a typedef can have its own
// alignment. -1 if unknown.
int64_t record_align(const model *m, const record *r, const char *name);
const typedef_decl *find_typedef(const model *m, const char *name);
const enumerator *find_enumerator(const enumeration *e, const char *name);
const value_table *find_table(const model *m, const char *name);
const value_row *find_row_of_key(const value_table *table, int64_t key);
const query *find_query(const model *m, const char *name);
const param *find_param(const function *f, const char *name);
const field *find_field(const record *r, const char *name);

// Whether the header gives the enum neither a tag nor a typedef, so that its enumerators are
// constants.
bool find_is_unnamed(const model *m, const enumeration *e);

// The function that the library exports under a symbol, whatever its public name.
const function *find_symbol(const model *m, const char *symbol);

// Whether a function with that result type returns the module's status.
bool find_is_status(const model *m, const type *result);

// A declaration that is not bound; `kind` is a word of skip_words.
const skipped *find_skipped(const model *m, const char *kind, const char *name);

// Returns the parameter of kind typed_size that holds the size of `value`. `pointer` selects the
// parameter that is a pointer or the one that is passed by value.
const param *find_size(const function *f, const param *value, bool pointer);

#endif
