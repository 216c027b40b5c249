// Specs as trees: YAML, on libyaml, or JSON. Strict: duplicate keys, anchors, aliases and tags are errors. Scalars stay
// text; quoted scalars are marked, so that nothing turns into a boolean by itself.
#ifndef CUBIND_GENERATOR_SPEC_YAML_H
#define CUBIND_GENERATOR_SPEC_YAML_H

#include "base/tree.h"

// NULL after a reported error.
const tree *yaml_read(arena *a, const char *path);

#endif
