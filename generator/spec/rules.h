// Defines the rules of a spec, which the annotate stage applies and the check stage checks.
//
// Every rule records its location and, in `matched`, whether it found its target. The annotate
// stage sets `matched` when it applies a rule; the check stage reports rules for which it stays
// false. Families ("cuMem{Alloc,Free}") are expanded when the spec is read, so one line of YAML can
// become several rules with the same location.
#ifndef CUBIND_GENERATOR_SPEC_RULES_H
#define CUBIND_GENERATOR_SPEC_RULES_H

#include "base/table.h"
#include "spec/spec.h"

// A rule for one parameter of one function. If a member of `says` has its default value, the spec
// does not set it; model.def lists the key of each member.
typedef struct param_rule {
    const char *name;
    location loc;
    const tree *node; // its map, from which the check stage takes the locations of keys
    param says;
    bool result_only;
    bool matched;
} param_rule;

// Everything that one key under `functions` says about one function.
typedef struct function_rule {
    const char *name;
    location loc;
    param_rule *params;
    int param_count;
    bool no_status;   // _function: {status: false}, and implied by bare
    result_form form; // _function: {status: value} or bare
    location status_loc;
    const char *inline_symbol; // _function: {inline: …}
    const char *inline_expression;
    location inline_loc;
    const char *detail_size; // _function: {detail: …}
    const char *detail_text;
    const char *detail_param;
    location detail_loc;
    bool matched;
} function_rule;

typedef struct field_rule {
    const char *name;
    location loc;
    const tree *node;
    field says; // as in param_rule
    bool matched;
} field_rule;

typedef struct record_rule {
    const char *name;
    location loc;
    field_rule *fields;
    int field_count;
    record says; // _record: …
    location facts_loc;
    bool matched;
} record_rule;

// An fnmatch pattern over names; a skip also has its reason.
typedef struct pattern_rule {
    const char *pattern;
    const char *reason;
    location loc;
    bool matched;
} pattern_rule;

typedef struct pattern_list {
    pattern_rule *items;
    int count;
} pattern_list;

// The functions whose wrappers are in one separate file.
typedef struct section_rule {
    const char *name;
    pattern_list functions;
    location loc;
} section_rule;

// Facts about one function: the release that introduced it. If the function is inline in the
// header, also the symbol that libraries of releases before `before` export for it.
typedef struct symbol_rule {
    const char *name;
    int since;
    const char *symbol; // NULL: the header's
    int before;
    location loc;
    bool matched;
} symbol_rule;

typedef struct rename_rule {
    const char *from;
    const char *to;
    location loc;
    bool matched;
} rename_rule;

typedef struct row_rule {
    const char *enumerator;
    const char *type;
    const char *class_name;
    int64_t size;
    location loc;
    bool matched;
} row_rule;

typedef struct table_rule {
    const char *name;
    const char *enum_name;
    const char *keys;
    bool from_comments; // the enumerators' comments give the rows that are not listed
    location loc;
    location enum_loc;
    row_rule *rows;
    int row_count;
    bool matched; // its enum exists
    bool used;    // a parameter names it
} table_rule;

// A query, and the map that it was read from, for the locations of keys.
typedef struct query_rule {
    const char *name;
    const char *function;
    const char *call;
    spec_names host;
    const tree *node;
    location loc;
} query_rule;

// A name and its value, for `objects`, `bases`, `aliases`, `closed_by`, `numbers` and the lists of
// words.
typedef struct pair_rule {
    const char *name;
    const char *value;
    location loc; // the name's
    location value_loc;
    bool matched;
} pair_rule;

typedef struct pair_list {
    pair_rule *items;
    int count;
    table places; // by name: the number of the first pair with it, from 1
} pair_list;

// In the order of skip_words and of the lists of a model.
typedef enum skip_kind {
    SKIP_FUNCTION,
    SKIP_RECORD,
    SKIP_ENUM,
    SKIP_TYPEDEF,
    SKIP_MACRO,
    SKIP_VARIABLE,
    SKIP_KINDS,
} skip_kind;

// "functions", "records", …: the keys below `skip`. It ends in NULL.
extern const char *const spec_skip_keys[];

// A rule of `returned`: the parameters that a callable returns instead of writing them.
typedef struct returned_rule {
    const char *name; // the callback's class
    spec_names names; // parameters of the function
    location loc;
} returned_rule;

// A rule of `kept`: how long the library uses a parameter after the call.
typedef struct kept_rule {
    const char *functions; // a pattern
    const char *param;
    const char *how_long; // "until dropTool of t"
    location loc;
    location how_long_loc;
    bool matched;
} kept_rule;

typedef struct spec_rules {
    function_rule *functions;
    int function_count;
    param_rule *params; // from `parameters`: for every function without its own rule
    int param_count;
    record_rule *records;
    int record_count;
    section_rule *sections;
    int section_count;
    symbol_rule *symbols;
    int symbol_count;
    rename_rule *renames;
    int rename_count;
    table_rule *tables;
    int table_count;
    query_rule *queries;
    int query_count;
    spec_names streams;
    spec_names memory; // typedef'd integers that are device addresses
    const char *space; // of pointers whose rule states none; NULL: undecided
    returned_rule *returned;
    int returned_count;
    pair_list objects; // class: type of cubind.core
    pair_list foreign; // the same for classes of the modules that this one imports from
    pair_list bases;   // class: "module.Class"
    pair_list aliases; // second name: function
    pair_list closers; // class of handles: function, or "none"
    pair_list numbers; // struct: value type
    pair_list docs;    // function, class, or class.member: its text
    // Suffix of function names ("_64"): the sentence that is added to the text of the function
    // without the suffix.
    pair_list suffixes;
    pair_list core; // function: its equivalent in cubind.core
    kept_rule *kept;
    int kept_count;
    bool host_passes;
    bool buffers;
#define PATTERNS(key, what) pattern_list key;
#include "spec/patterns.def"
    pattern_list skips[SKIP_KINDS];
} spec_rules;

// ---- find.c: the rules for a declaration ----

void pair_add(arena *a, pair_list *list, pair_rule pair);
pair_rule *pair_find(const pair_list *list, const char *name); // the first one; NULL for none

// Returns the rule under `parameters` for a pointer of this name; NULL for none.
param_rule *common_rule(const spec_rules *r, const param *p);
bool spec_is_common(const spec *s, const param_rule *rule); // whether it is under `parameters`

// Sets `matched` of all patterns that fit `name`, and returns the first of them; NULL if none fits.
pattern_rule *pattern_find(const pattern_list *list, const char *name);

// Returns whether the rule is for that parameter. Rules for X also hold for X_v2.
bool kept_fits(const spec *s, const kept_rule *rule, const char *function, const char *param);

// Returns the first section with a pattern that fits the function, and stores that pattern. If none
// fits X_v2, tries X. NULL if none fits. Does not set `matched`.
const section_rule *section_find(const spec *s, const char *function, pattern_rule **pattern);

#endif
