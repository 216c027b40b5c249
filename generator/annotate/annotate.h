// What annotate*.c and check*.c share.
#ifndef CUBIND_GENERATOR_ANNOTATE_H
#define CUBIND_GENERATOR_ANNOTATE_H

#include "model/find.h"
#include "model/model.h"
#include "spec/spec.h"

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
