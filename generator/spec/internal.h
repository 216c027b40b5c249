// Declares the readers of a spec's parts, which spec.c and rules.c call. Private to this folder.
// The readers report mistakes through base/diag.h, which counts them.
#ifndef CUBIND_GENERATOR_SPEC_INTERNAL_H
#define CUBIND_GENERATOR_SPEC_INTERNAL_H

#include "spec/rules.h"

// rules.c: reads everything except the module's own facts.
void spec_read_rules(spec *s);

// params.c: appends the parameter rules of one node to a list. The node is below a function or
// under `parameters`.
void spec_add_params(spec *s, const tree *node, param_rule **items, int *count);
void spec_read_common_params(spec *s);

// tables.c: tables of value types, and structs that are numbers.
void spec_read_tables(spec *s);

// modules.c: imports from other modules, second names, and queries.
void spec_read_imports(spec *s);
void spec_read_classes(spec *s); // streams, objects, bases, returned, aliases, closed_by
// Appends a pair of `name`, which is the node's key or a member of its family, and the node's
// value.
void spec_add_pair(const spec *s, pair_list *list, const char *name, const tree *node);
void spec_read_queries(spec *s);

// words.c: docs, suffixes, core.
void spec_read_words(spec *s);

// library.c: checks `library`; spec_apply_library() takes its values later.
void spec_read_library(const spec *s);

#endif
