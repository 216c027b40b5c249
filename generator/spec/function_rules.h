// Defines the rules for functions and their parameters.
#ifndef CUBIND_GENERATOR_SPEC_FUNCTION_RULES_H
#define CUBIND_GENERATOR_SPEC_FUNCTION_RULES_H

#include "spec/name_rules.h"

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

#endif
