// The parts of reading a spec, as spec.c and rules.c call them: private to this folder. Mistakes are
// reported and counted by diag.
#ifndef CUBIND_GENERATOR_SPEC_INTERNAL_H
#define CUBIND_GENERATOR_SPEC_INTERNAL_H

#include "spec/rules.h"

// rules.c: everything below the module's own facts.
void spec_read_rules(spec *s);

// params.c: the rules of parameters, below a function or under `parameters`, added to a list.
void spec_add_params(spec *s, const tree *node, param_rule **items, int *count);
void spec_read_common_params(spec *s);

// tables.c: tables of value types, and structs that are numbers.
void spec_read_tables(spec *s);

// modules.c: what is shared with other modules, and queries.
void spec_read_imports(spec *s);
void spec_read_classes(spec *s); // streams, bases, returned, aliases
// `name`, the node's key or one of its family, with the node's value.
void spec_add_pair(const spec *s, pair_list *list, const char *name, const tree *node);
void spec_read_queries(spec *s);

// words.c: docs, core.
void spec_read_words(spec *s);

// library.c
void spec_read_library(const spec *s);

#endif
