// A spec file as rules, each with the line and column where it stands and a mark whether it matched.
// docs/spec-format.md is the format. tree.c reads YAML (and JSON, which is YAML) into nodes; spec.c gives them meaning.
#ifndef CUBIND_GENERATOR_SPEC_H
#define CUBIND_GENERATOR_SPEC_H

#include "model.h"
#include "tree.h"

typedef struct spec {
    arena *arena;
    const char *path;       // as given
    const char *file;       // base name, for locations
    const char *sha256;
    const tree *root;

    // What parsing needs.
    const char *module;
    const char **headers;   // own declarations
    int header_count;
    const char **includes;
    int include_count;
    bool is_cxx;
    const char *version_macro;
    const char *typedef_table;  // NULL: none
    int reviewed;

    // Rule tables of annotate.c; see spec.c. Opaque here on purpose: only spec.c and annotate.c look inside.
    struct spec_rules *rules;
} spec;

#endif
