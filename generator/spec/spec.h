// A spec file as rules, each with the line and column where it stands and a mark whether it matched.
// docs/spec-format.md is the format.
#ifndef CUBIND_GENERATOR_SPEC_H
#define CUBIND_GENERATOR_SPEC_H

#include "base/tree.h"
#include "model/model.h"

// A name in a list of the spec.
typedef struct spec_name {
    const char *name;
    location loc;
    bool matched;
} spec_name;

typedef struct spec_names {
    spec_name *items;
    int count;
} spec_names;

// Headers whose declarations are another module's, or nobody's ("none").
typedef struct import_rule {
    const char *module;
    location loc;
    spec_names headers;
} import_rule;

// Macros, and folders, that one spec may name.
enum { SPEC_MOST_SWITCHES = 16 };

typedef struct spec {
    arena *arena;
    const char *path; // as given
    const char *file; // base name, for locations
    const char *sha256;
    const tree *root;

    // What parsing needs.
    const char *module;
    const char **headers; // own declarations
    int header_count;
    const char **includes;
    int include_count;
    spec_names newer_headers; // of these those that older releases lack
    const char **defines;     // NAME or NAME=CONSTANT, in front of all headers
    int define_count;
    const char **folders; // searched after the folder of headers: below that of the spec
    int folder_count;
    bool is_cxx;
    const char *version_macro;
    const char **typedef_tables; // headers of versioned prototypes; none: no versions
    int typedef_table_count;
    const char *typedef_macro;    // shows all versions beside them
    const char *per_thread_macro; // selects the entry points for the per-thread stream; NULL: none
    bool doc_groups;   // the manual has a page for each group of the headers' documentation
    int reviewed;      // the last release that it was reviewed for, where no models are kept
    const tree *known; // the kept models of all reviewed releases (model/history.h); NULL: none
    bool is_model;     // no file of rules, but what a model says: nothing in it is too much
    import_rule *imports;
    int import_count;
    spec_names passes;        // statuses besides success that are no failure
    spec_names again;         // statuses that mean "no room"
    spec_names fails;         // those that any function may return
    spec_names lost;          // those after which the context is lost
    const char *status_enum;  // the name of the enumeration that is made of
    spec_names status_macros; // these macros; patterns, none: the headers have one
    spec_names handles; // typedefs of pointers to defined structs that are handles all the same

    int *name_count; // what families have come to so far

    // Opaque here on purpose: those who apply or judge rules include spec/rules.h.
    struct spec_rules *rules;
} spec;

spec *spec_read(arena *a, const char *path);     // NULL after an error
void spec_apply_module(const spec *s, model *m); // name, status, …: before parsing

// How the library is called and found, which may depend on the major of the release that the headers
// tell. False after an error.
bool spec_apply_library(const spec *s, model *m);

// Whether code is made for a function: no rule skips it, and an inline one has an
// expression or is exported.
bool spec_binds_function(const spec *s, const char *name, bool is_inline);

// The reason that the spec gives for skipping a declaration, which counts as used; NULL for none.
const char *spec_skip_reason(const spec *s, const char *kind, const char *name);

// Whether a row of a table has values of that class.
bool spec_has_value_class(const spec *s, const char *name);

#endif
