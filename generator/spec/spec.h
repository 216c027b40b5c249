// Reads a spec file into facts about the module, and rules for its declarations (spec/rules.h).
// Each rule records its line and column, and whether it matched a declaration. docs/spec-format.md
// describes the format.
#ifndef CUBIND_GENERATOR_SPEC_H
#define CUBIND_GENERATOR_SPEC_H

#include "base/tree.h"
#include "model/model.h"

// An item of a list in the spec.
typedef struct spec_name {
    const char *name;
    location loc;
    bool matched;
} spec_name;

typedef struct spec_names {
    spec_name *items;
    int count;
} spec_names;

// Headers whose declarations belong to another module, or to none ("none").
typedef struct import_rule {
    const char *module;
    location loc;
    spec_names headers;
} import_rule;

// The largest number of macros, and of folders, that one spec may name.
enum { SPEC_MOST_SWITCHES = 16 };

typedef struct spec {
    arena *arena;
    const char *path; // as given
    const char *file; // base name, for locations
    const char *sha256;
    const tree *root;

    // Facts for parsing.
    const char *module;
    const char **headers; // with the module's own declarations
    int header_count;
    const char **includes;
    int include_count;
    spec_names newer_headers; // headers in the lists above that older releases lack
    const char **defines;     // NAME or NAME=CONSTANT, defined before all headers
    int define_count;
    const char **folders; // below the spec's folder; searched after the folder of headers
    int folder_count;
    bool is_cxx;
    const char *version_macro;
    const char **typedef_tables; // headers with versioned prototypes; none: no versions
    int typedef_table_count;
    const char *typedef_macro;    // macro that makes those headers show all versions
    const char *per_thread_macro; // selects the entry points for the per-thread stream; NULL: none
    bool doc_groups;    // the manual has a page for each group of the headers' documentation
    int reviewed;       // the last release that it was reviewed for, if no models are kept
    const tree *known;  // the kept models of all reviewed releases (model/history.h); NULL: none
    arena *known_arena; // holds `known`
    bool is_model; // made from a model instead of a file of rules: unmatched rules are no error
    import_rule *imports;
    int import_count;
    spec_names passes;        // statuses besides success that are no failure
    spec_names again;         // statuses that mean "not enough room"
    spec_names fails;         // statuses that any function may return
    spec_names lost;          // statuses after which the context is lost
    const char *status_enum;  // the name of an enum made of status_macros
    spec_names status_macros; // patterns of macros; none: the headers have the enum
    spec_names handles;       // handles whose struct the headers define

    int *name_count; // names of all families so far

    // Opaque on purpose: stages that apply or check rules include spec/rules.h.
    struct spec_rules *rules;
} spec;

spec *spec_read(arena *a, const char *path);     // NULL after an error
void spec_apply_module(const spec *s, model *m); // name, status, …; called before parsing

#endif
