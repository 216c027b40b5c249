// Reads the rules of parameters. In a spec, a rule for one function's parameter stands under
// that function; a rule for all parameters with one name stands under `parameters`.
#include "spec/params.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "spec/keys.h"

static const char *const other_keys[] = {"result_only", NULL};

// A spec cannot say "undecided", so its words begin with the next one.
static const char *const *const direction_choice = &direction_words[DIR_IN];

static direction
direction_of(const char *word)
{
    for (int i = DIR_IN; word && direction_words[i]; i++)
        if (strcmp(direction_words[i], word) == 0)
            return (direction)i;
    return DIR_UNDECIDED;
}

static void
read_length(spec *s, const tree *map, param *says)
{
    const char *value = spec_text(map, "len");
    if (!value)
        return;
    location loc = tree_get(map, "len")->loc;
    char *end = NULL;
    long long number = strtoll(value, &end, 0);
    if (text_starts(value, "call ")) {
        spec_fits(value + 5, FORM_NAME, loc, "the function of \"len\"");
        says->len = LEN_CALL;
        says->len_name = arena_intern(s->arena, value + 5);
    } else if (text_starts(value, "expr ")) {
        spec_fits(value + 5, FORM_EXPRESSION, loc, "the expression of \"len\"");
        says->len = LEN_EXPR;
        says->len_name = arena_intern(s->arena, value + 5);
    } else if (*end == '\0') {
        if (number <= 0)
            diag_error(loc, "a fixed length must be above 0");
        says->len = LEN_FIXED;
        says->len_value = number;
    } else {
        spec_fits(value, FORM_NAME, loc, "len");
        says->len = LEN_PARAM;
        says->len_name = value;
    }
}

static bool
read_default(const tree *map)
{
    const tree *node = tree_get(map, "default");
    if (node && tree_int(node, -1) != 0)
        diag_error(node->loc, "the only possible default is 0; for no default remove the key");
    return node != NULL;
}

static param_rule
read_param(spec *s, const tree *map)
{
    param_rule rule = {.loc = map->key_loc, .node = map};
    spec_known_rules(map, "a parameter's rule", param_members, other_keys);
    rule.says.dir = direction_of(spec_choice(map, "dir", direction_choice));
    read_length(s, map, &rule.says);
    rule.says.default_zero = read_default(map);
    rule.result_only = spec_bool(map, "result_only", false);
    spec_read_members(map, param_members, &rule.says);
    return rule;
}

// "x: out" is short for "x: {dir: out}".
static param_rule
read_short_param(const tree *node)
{
    param_rule rule = {.loc = node->key_loc, .node = node};
    rule.says.dir = direction_of(tree_text(node));
    if (rule.says.dir == DIR_UNDECIDED) {
        diag_error(node->loc, "\"%s\" is not a direction; write in, out, inout, address or a map",
                   node->text);
    }
    return rule;
}

void
spec_add_params(spec *s, const tree *node, param_rule **items, int *count)
{
    const char **names = NULL;
    int name_count = spec_expand_key(s, node, &names);
    bool is_short = node->kind == TREE_SCALAR;
    if (name_count == 0 || (!is_short && !spec_is_kind(node, TREE_MAP, "a parameter's rule")))
        return;
    param_rule read = is_short ? read_short_param(node) : read_param(s, node);
    for (int i = 0; i < name_count; i++) {
        *items = arena_grow(s->arena, *items, *count, sizeof **items);
        read.name = names[i];
        (*items)[(*count)++] = read;
    }
}

static void
read_common(spec *s, const tree *node)
{
    spec_add_params(s, node, &s->rules->params, &s->rules->param_count);
}

void
spec_read_common_params(spec *s)
{
    spec_for_each(s, "parameters", read_common);
    const spec_rules *r = s->rules;
    for (int i = 0; i < r->param_count; i++) {
        for (int j = 0; j < i; j++) {
            if (strcmp(r->params[i].name, r->params[j].name) == 0) {
                spec_report_conflict("parameter", "all functions", r->params[i].name,
                                     r->params[j].loc, r->params[i].loc);
            }
        }
    }
}
