// Reads a spec into a tree, from YAML (with libyaml) or JSON. The reader is strict: duplicate keys,
// anchors, aliases and tags are errors. Scalars stay text, and quoted scalars are marked, so that a
// text such as "no" does not become a boolean by accident.
#ifndef CUBIND_GENERATOR_SPEC_YAML_H
#define CUBIND_GENERATOR_SPEC_YAML_H

#include "base/tree.h"

// NULL after a reported error.
const tree *yaml_read(arena *a, const char *path);

#endif
