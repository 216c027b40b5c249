// The rules of parameters: what a spec says about one, below its function or for all of one name.
#include "spec/internal.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/names.h"
#include "base/text.h"
#include "spec/keys.h"

static const char *const param_keys[] = {
    "dir",  "kind",    "len",        "nullable", "optional", "default",     "type_by", "table",
    "pair", "closure", "scope",      "destroy",  "checked",  "space",       "alias",   "value",
    "mode", "used",    "complex_by", "ends",     "asks",     "result_only", "bytes",
    "target", NULL,
};

static const char *const dir_words[] = {"in", "out", "inout", "address", NULL};

static direction
direction_of(const char *word)
{
    static const direction values[] = {DIR_IN, DIR_OUT, DIR_INOUT, DIR_ADDRESS};
    for (int i = 0; word && dir_words[i]; i++) {
        if (strcmp(dir_words[i], word) == 0) {
            return values[i];
        }
    }
    return DIR_UNDECIDED;
}

static length_spec
read_length(spec *s, const tree *map)
{
    const char *value = spec_text(map, "len");
    if (!value) {
        return (length_spec){LEN_NONE, NULL, 0};
    }
    location loc = tree_get(map, "len")->loc;
    if (text_starts(value, "call ")) {
        spec_fits(value + 5, FORM_NAME, loc, "the function of \"len\"");
        return (length_spec){LEN_CALL, arena_intern(s->arena, value + 5), 0};
    }
    if (text_starts(value, "expr ")) {
        spec_fits(value + 5, FORM_EXPRESSION, loc, "the expression of \"len\"");
        return (length_spec){LEN_EXPR, arena_intern(s->arena, value + 5), 0};
    }
    char *end = NULL;
    long long number = strtoll(value, &end, 0);
    if (*end == '\0') {
        if (number <= 0) {
            diag_error(loc, "a fixed length must be above 0");
        }
        return (length_spec){LEN_FIXED, NULL, number};
    }
    spec_fits(value, FORM_NAME, loc, "len");
    return (length_spec){LEN_PARAM, value, 0};
}

static bool
read_default(const tree *map)
{
    const tree *node = tree_get(map, "default");
    if (node && tree_int(node, -1) != 0) {
        diag_error(node->loc, "the only default is 0; leave the key out for none");
    }
    return node != NULL;
}

static param_rule
read_param(spec *s, const tree *map)
{
    static const char *const checked[] = {"count", "query", "buffer", "same", NULL};
    static const char *const scopes[] = {"call", "once", "notified", "process", "forever", NULL};
    static const char *const spaces[] = {"host", "device", "either", "mode", NULL};
    spec_known_keys(map, "a parameter's rule", param_keys);
    return (param_rule){
        .loc = map->key_loc,
        .node = map,
        .dir = direction_of(spec_choice(map, "dir", dir_words)),
        .kind = spec_form(map, "kind", FORM_WORD),
        .len = read_length(s, map),
        .nullable = spec_bool(map, "nullable", false),
        .optional = spec_bool(map, "optional", false),
        .default_zero = read_default(map),
        .result_only = spec_bool(map, "result_only", false),
        .checked = spec_choice(map, "checked", checked),
        .type_by = spec_form(map, "type_by", FORM_NAME),
        .table = spec_form(map, "table", FORM_NAME),
        .pair = spec_form(map, "pair", FORM_NAME),
        .closure = spec_form(map, "closure", FORM_NAME),
        .scope = spec_choice(map, "scope", scopes),
        .destroy = spec_form(map, "destroy", FORM_NAME),
        .space = spec_choice(map, "space", spaces),
        .alias = spec_form(map, "alias", FORM_NAME),
        .value = spec_form(map, "value", FORM_EXPRESSION),
        .mode = spec_form(map, "mode", FORM_NAME),
        .complex_by = spec_form(map, "complex_by", FORM_NAME),
        .used = spec_form(map, "used", FORM_NAME),
        .ends = spec_bool(map, "ends", false),
        .asks = spec_bool(map, "asks", false),
        .bytes = spec_form(map, "bytes", FORM_EXPRESSION),
        .target = spec_bool(map, "target", false),
    };
}

// "x: out" says no more than the direction: short for "x: {dir: out}".
static param_rule
read_short_param(const tree *node)
{
    param_rule rule = {.loc = node->key_loc, .node = node, .dir = direction_of(tree_text(node))};
    if (rule.dir == DIR_UNDECIDED) {
        diag_error(node->loc, "\"%s\" is no direction; write in, out, inout, address or a map",
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
    if (name_count == 0 || (!is_short && !spec_is_kind(node, TREE_MAP, "a parameter's rule"))) {
        return;
    }
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
