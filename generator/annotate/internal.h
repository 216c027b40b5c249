// The parts of the annotate stage; annotate.c calls them.
#ifndef CUBIND_GENERATOR_ANNOTATE_INTERNAL_H
#define CUBIND_GENERATOR_ANNOTATE_INTERNAL_H

#include "model/model.h"
#include "spec/spec.h"

// decls.c: everything but functions. annotate.c has those, and all of it in order.
void annotate_records(model *m, const spec *s);
void annotate_typedefs(model *m, const spec *s);
void annotate_queries(model *m, const spec *s);
void annotate_aliases(model *m, const spec *s);
void annotate_tables(model *m, const spec *s);
void annotate_skips(model *m, const spec *s);

#endif
