// Applies the spec's rules to everything except functions. annotate.c calls each of these once.
#ifndef CUBIND_GENERATOR_ANNOTATE_DECLS_H
#define CUBIND_GENERATOR_ANNOTATE_DECLS_H

#include "spec/spec.h"

void annotate_records(model *m, const spec *s);
void annotate_typedefs(model *m, const spec *s);
void annotate_queries(model *m, const spec *s);
void annotate_aliases(model *m, const spec *s);
void annotate_tables(model *m, const spec *s);
void annotate_skips(model *m, const spec *s);

#endif
