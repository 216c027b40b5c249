// Reads imports from other modules, classes and second names, and queries.
#ifndef CUBIND_GENERATOR_SPEC_MODULES_H
#define CUBIND_GENERATOR_SPEC_MODULES_H

#include "spec/rules.h"

void spec_read_imports(spec *s);
void spec_read_classes(spec *s); // streams, objects, bases, returned, aliases, closed_by
// Appends a pair of `name`, which is the node's key or a member of its family, and the node's
// value.
void spec_add_pair(const spec *s, pair_list *list, const char *name, const tree *node);
void spec_read_queries(spec *s);

#endif
