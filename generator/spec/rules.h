// Holds all rules of a spec, which the annotate stage applies and the check stage checks.
//
// Every rule records its location and, in `matched`, whether it found its target. The annotate
// stage sets `matched` when it applies a rule; the check stage reports rules for which it stays
// false. Families ("cuMem{Alloc,Free}") are expanded when the spec is read, so one line of YAML can
// become several rules with the same location.
#ifndef CUBIND_GENERATOR_SPEC_RULES_H
#define CUBIND_GENERATOR_SPEC_RULES_H

#include "spec/function_rules.h"
#include "spec/name_rules.h"
#include "spec/record_rules.h"
#include "spec/table_rules.h"

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

// Reads all rules; spec.c reads the module's own facts.
void spec_read_rules(spec *s);

#endif
