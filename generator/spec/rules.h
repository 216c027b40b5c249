// What a spec says, as rules: for those that apply them (annotate) and judge them (check).
//
// Every rule remembers where it stands and whether it found its target. The annotate stage sets the
// marks while it applies the rules; the check stage reports what stayed unmarked. Families are
// expanded when the spec is read, so that one line of YAML can be several rules here, all with the
// same location.
#ifndef CUBIND_GENERATOR_SPEC_RULES_H
#define CUBIND_GENERATOR_SPEC_RULES_H

#include "spec/spec.h"

// One parameter of one function. What `says` leaves at its default the spec says nothing about; of
// that, model.def tells which key gives which member.
typedef struct param_rule {
    const char *name;
    location loc;
    const tree *node; // the map behind it: the check stage takes positions of single keys from it
    param says;
    bool result_only;
    bool matched;
} param_rule;

// All that one key under `functions` says about one function.
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
    field says; // as that of a parameter
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

// An fnmatch pattern over names, with the reason where it is a skip.
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

// The functions whose wrappers stand in a file of their own.
typedef struct section_rule {
    const char *name;
    pattern_list functions;
    location loc;
} section_rule;

// Facts about one function: the release that introduced it; the symbol that stands behind it in the
// library of releases before one, where the header has it inline.
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
    bool from_comments; // rows for the rest come from the enumerators' comments
    location loc;
    location enum_loc;
    row_rule *rows;
    int row_count;
    bool matched; // its enum exists
    bool used;    // a parameter names it
} table_rule;

// A query, with the map behind it for positions of single keys.
typedef struct query_rule {
    const char *name;
    const char *function;
    const char *call;
    spec_names host;
    const tree *node;
    location loc;
} query_rule;

// One name that stands for another: of bases, aliases and numbers.
typedef struct pair_rule {
    const char *name;
    const char *value;
    location loc; // of the name
    location value_loc;
    bool matched;
} pair_rule;

typedef struct pair_list {
    pair_rule *items;
    int count;
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

// What a callable returns in place of writing it: of `returned`.
typedef struct returned_rule {
    const char *name; // of the callback's class
    spec_names names; // parameters of the function
    location loc;
} returned_rule;

typedef struct spec_rules {
    function_rule *functions;
    int function_count;
    param_rule *params; // of `parameters`: for every function that has no rule of its own
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
    returned_rule *returned;
    int returned_count;
    pair_list bases;   // class: "module.Class"
    pair_list aliases; // second name: function
    pair_list numbers; // struct: value type
    pair_list docs;    // function, class, or a member of one: words for it
    pair_list
        suffixes; // of functions that are others in another form: a sentence behind the words for those
    pair_list core; // function: what of cubind.core does the same
    bool buffers;
#define PATTERNS(key, what) pattern_list key;
#include "spec/patterns.def"
    pattern_list skips[SKIP_KINDS];
} spec_rules;

// ---- find.c: which rules are about a declaration ----

// The rule under `parameters` for a pointer of this name; NULL for none.
param_rule *common_rule(const spec_rules *r, const param *p);
bool spec_is_common(const spec *s, const param_rule *rule); // it is one of those

// The first pattern that fits `name`, marked as matched; NULL when none does. All that fit are
// marked.
pattern_rule *pattern_find(const pattern_list *list, const char *name);

// The first section with a pattern that fits the function, or X where it is X_v2 and none fits that;
// NULL where none does. Without marks: `pattern` is the one that fitted.
const section_rule *section_find(const spec *s, const char *function, pattern_rule **pattern);

#endif
