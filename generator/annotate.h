// What annotate*.c and check*.c share: looking things up in a model.
#ifndef CUBIND_GENERATOR_ANNOTATE_H
#define CUBIND_GENERATOR_ANNOTATE_H

#include "model.h"
#include "spec.h"

// annotate_find.c. By public name; for enums and records, by any of their names. NULL for none.
const function *find_function(const model *m, const char *name);
const enumeration *find_enum(const model *m, const char *name);
const record *find_record(const model *m, const char *name);
const typedef_decl *find_typedef(const model *m, const char *name);
const enumerator *find_enumerator(const enumeration *e, const char *name);
const value_table *find_table(const model *m, const char *name);
const value_row *find_row_of_key(const value_table *table, int64_t key);
const query *find_query(const model *m, const char *name);
const param *find_param(const function *f, const char *name);
const field *find_field(const record *r, const char *name);

// The headers at hand are older than the release that the spec was reviewed against.
bool spec_is_newer(const spec *s, const model *m);

// annotate_comments.c: the value type that a comment of an enumerator names, into `row`. False when
// it names none; `unknown` is then what stands in the place of one, NULL for nothing.
bool comment_value_type(const model *m, const char *doc, value_row *row, const char **unknown);

// annotate_decls.c: everything but functions. annotate.c: functions, and all of it in order.
void annotate_records(model *m, const spec *s);
void annotate_typedefs(model *m, const spec *s);
void annotate_queries(model *m, const spec *s);
void annotate_aliases(model *m, const spec *s);
void annotate_tables(model *m, const spec *s);
void annotate_skips(model *m, const spec *s);

#endif
