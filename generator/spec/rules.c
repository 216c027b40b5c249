// Reads the rules of a spec: expands families, and checks values as far as the text of the spec
// allows. Whether a rule fits the headers is left to the annotate and check stages.
#include "spec/rules.h"

#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/names.h"
#include "base/text.h"
#include "spec/find.h"
#include "spec/keys.h"
#include "spec/modules.h"
#include "spec/params.h"
#include "spec/tables.h"
#include "spec/words.h"

static const char *const facts_keys[] = {"detail", "status", "inline", NULL};
static const char *const inline_keys[] = {"symbol", "expression", NULL};
static const char *const detail_keys[] = {"size", "text", "of", NULL};
static const char *const symbol_keys[] = {"since", "symbol", "before", NULL};

// Reads `status`: true, false, or the form in which callers get a result that is never a failure
// (value, bare).
static void
read_status(const tree *map, function_rule *rule)
{
    const tree *node = tree_get(map, "status");
    if (!node)
        return;
    rule->status_loc = node->loc;
    if (text_equal(tree_text(node), "value")) {
        rule->form = RESULT_VALUE;
    } else if (text_equal(tree_text(node), "bare")) {
        rule->form = RESULT_BARE;
        rule->no_status = true;
    } else if (tree_bool(node, true) == tree_bool(node, false)) {
        rule->no_status = !tree_bool(node, true);
    } else {
        diag_error(node->loc, "\"status\" must be true, false, value or bare");
    }
}

static void
read_inline(const tree *map, function_rule *rule)
{
    const tree *node = tree_get(map, "inline");
    if (!node || !spec_is_kind(node, TREE_MAP, "inline"))
        return;
    spec_known_keys(node, "inline", inline_keys);
    rule->inline_symbol = spec_form(node, "symbol", FORM_NAME);
    rule->inline_expression = spec_form(node, "expression", FORM_EXPRESSION);
    rule->inline_loc = node->key_loc;
    if (!tree_get(node, "expression"))
        diag_error(node->key_loc, "\"inline\" needs an \"expression\"; see docs/spec-format.md");
}

static void
read_facts(const tree *map, function_rule *rule)
{
    if (!spec_is_kind(map, TREE_MAP, "_function"))
        return;
    spec_known_keys(map, "_function", facts_keys);
    read_status(map, rule);
    read_inline(map, rule);
    const tree *detail = tree_get(map, "detail");
    if (!detail || !spec_is_kind(detail, TREE_MAP, "detail"))
        return;
    spec_known_keys(detail, "detail", detail_keys);
    rule->detail_size = spec_form(detail, "size", FORM_NAME);
    rule->detail_text = spec_form(detail, "text", FORM_NAME);
    rule->detail_param = spec_form(detail, "of", FORM_NAME);
    rule->detail_loc = detail->key_loc;
    if (detail->count < 3 && !(detail->count == 1 && rule->detail_param))
        diag_error(detail->key_loc, "\"detail\" needs \"size\", \"text\" and \"of\", or only "
                                    "\"of\"; see docs/spec-format.md");
}

static function_rule
read_function(spec *s, const tree *node)
{
    function_rule rule = {.loc = node->key_loc};
    for (const tree *t = node->first; t; t = t->next)
        if (strcmp(t->key, "_function") == 0)
            read_facts(t, &rule);
        else
            spec_add_params(s, t, &rule.params, &rule.param_count);
    return rule;
}

static void
read_functions(spec *s, const tree *node)
{
    const char **names = NULL;
    int count = spec_expand_key(s, node, &names);
    if (count == 0 || !spec_is_kind(node, TREE_MAP, "a function's rules"))
        return;
    spec_rules *r = s->rules;
    function_rule read = read_function(s, node);
    for (int i = 0; i < count; i++) {
        // Each member of the family marks its own matches, so it needs its own copy.
        param_rule *copy = arena_alloc(s->arena, sizeof *copy * (size_t)(read.param_count + 1));
        if (read.param_count)
            memcpy(copy, read.params, sizeof *copy * (size_t)read.param_count);
        r->functions = arena_grow(s->arena, r->functions, r->function_count, sizeof *r->functions);
        r->functions[r->function_count] = read;
        r->functions[r->function_count].name = names[i];
        r->functions[r->function_count++].params = copy;
    }
}

static void
add_fields(spec *s, const tree *node, record_rule *rule)
{
    const char **names = NULL;
    int count = spec_expand_key(s, node, &names);
    if (count == 0 || !spec_is_kind(node, TREE_MAP, "a field's rule"))
        return;
    field_rule read = {.loc = node->key_loc, .node = node};
    spec_known_rules(node, "a field's rule", field_members, NULL);
    spec_read_members(node, field_members, &read.says);
    if (read.says.skip && (read.says.kind || read.says.len_name)) {
        diag_error(node->key_loc,
                   "a skipped field cannot have a kind or len; remove them or the skip");
    }
    for (int i = 0; i < count; i++) {
        rule->fields = arena_grow(s->arena, rule->fields, rule->field_count, sizeof *rule->fields);
        read.name = names[i];
        rule->fields[rule->field_count++] = read;
    }
}

static void
read_record_facts(const tree *map, record_rule *rule)
{
    if (!spec_is_kind(map, TREE_MAP, "_record"))
        return;
    spec_known_rules(map, "_record", record_members, NULL);
    spec_read_members(map, record_members, &rule->says);
    rule->facts_loc = map->key_loc;
    const char *initial = rule->says.initial;
    if (initial && *initial != '{') {
        diag_error(tree_get(map, "initial")->loc,
                   "\"%s\" is not an initialiser; write it in braces", initial);
    }
}

static void
read_records(spec *s, const tree *node)
{
    const char **names = NULL;
    int count = spec_expand_key(s, node, &names);
    if (count == 0 || !spec_is_kind(node, TREE_MAP, "a record's rules"))
        return;
    spec_rules *r = s->rules;
    for (int i = 0; i < count; i++) {
        record_rule rule = {.name = names[i], .loc = node->key_loc};
        for (const tree *t = node->first; t; t = t->next)
            if (strcmp(t->key, "_record") == 0)
                read_record_facts(t, &rule);
            else
                add_fields(s, t, &rule);
        r->records = arena_grow(s->arena, r->records, r->record_count, sizeof *r->records);
        r->records[r->record_count++] = rule;
    }
}

// Replaces `*` by the function's name, because one rule may be for many functions.
static const char *
symbol_of(const spec *s, const tree *node, const char *pattern, const char *name)
{
    const char *star = strchr(pattern, '*');
    const char *symbol =
        star ? arena_printf(s->arena, "%.*s%s%s", (int)(star - pattern), pattern, name, star + 1)
             : pattern;
    return spec_fits(symbol, FORM_NAME, tree_get(node, "symbol")->loc, "symbol") ? symbol : NULL;
}

static void
read_symbols(spec *s, const tree *node)
{
    const char **names = NULL;
    int count = spec_expand_key(s, node, &names);
    if (count == 0 || !spec_is_kind(node, TREE_MAP, "a symbol's facts"))
        return;
    spec_known_keys(node, "a symbol's facts", symbol_keys);
    symbol_rule rule = {
        .loc = node->key_loc,
        .since = (int)spec_int(node, "since"),
        .before = (int)spec_int(node, "before"),
    };
    const char *pattern = spec_text(node, "symbol");
    if ((pattern == NULL) != (rule.before == 0)) {
        diag_error(node->key_loc, "\"symbol\" and \"before\" need each other: they give the symbol "
                                  "in libraries before a release; add the missing one");
    }
    spec_rules *r = s->rules;
    for (int i = 0; i < count; i++) {
        rule.name = names[i];
        rule.symbol = pattern ? symbol_of(s, node, pattern, names[i]) : NULL;
        r->symbols = arena_grow(s->arena, r->symbols, r->symbol_count, sizeof *r->symbols);
        r->symbols[r->symbol_count++] = rule;
    }
}

static void
read_renames(spec *s, const tree *node)
{
    if (!spec_is_kind(node, TREE_SCALAR, "a Python name"))
        return;
    if (!name_is_identifier(node->text))
        diag_error(node->loc, "\"%s\" is not a Python identifier; choose another name", node->text);
    spec_rules *r = s->rules;
    r->renames = arena_grow(s->arena, r->renames, r->rename_count, sizeof *r->renames);
    r->renames[r->rename_count++] =
        (rename_rule){.from = node->key, .to = node->text, .loc = node->key_loc};
}

static void
add_pattern(spec *s, pattern_list *list, const char *pattern, const char *reason, location loc)
{
    const char **names = NULL;
    int count = spec_expand(s, pattern, &names);
    if (count == 0) {
        diag_error(loc,
                   "the braces of \"%s\" do not match, or expand to too many names; write {A,B}",
                   pattern);
    }
    for (int i = 0; i < count; i++) {
        list->items = arena_grow(s->arena, list->items, list->count, sizeof *list->items);
        list->items[list->count++] =
            (pattern_rule){.pattern = names[i], .reason = reason, .loc = loc};
    }
}

static void
add_patterns(spec *s, const tree *node, const char *what, pattern_list *list)
{
    if (!node || !spec_is_kind(node, TREE_LIST, what))
        return;
    for (const tree *t = node->first; t; t = t->next)
        if (spec_is_kind(t, TREE_SCALAR, what))
            add_pattern(s, list, t->text, NULL, t->loc);
}

static void
read_section(spec *s, const tree *node)
{
    section_rule rule = {.name = node->key, .loc = node->key_loc};
    if (!spec_fits(node->key, FORM_SECTION, node->key_loc, "a section"))
        return;
    add_patterns(s, node, "a section", &rule.functions);
    if (node->kind == TREE_LIST && !node->first) {
        diag_error(node->key_loc,
                   "section \"%s\" lists no function; name its functions or remove it", node->key);
    }
    spec_rules *r = s->rules;
    r->sections = arena_grow(s->arena, r->sections, r->section_count, sizeof *r->sections);
    r->sections[r->section_count++] = rule;
}

static void
read_skips(spec *s)
{
    const tree *skip = tree_get(s->root, "skip");
    if (!skip || !spec_is_kind(skip, TREE_MAP, "skip"))
        return;
    spec_known_keys(skip, "skip", spec_skip_keys);
    for (int kind = 0; kind < SKIP_KINDS; kind++) {
        const tree *list = tree_get(skip, spec_skip_keys[kind]);
        if (!list || !spec_is_kind(list, TREE_MAP, spec_skip_keys[kind]))
            continue;
        for (const tree *t = list->first; t; t = t->next) {
            const char *reason = tree_text(t);
            if (!reason)
                diag_error(t->key_loc, "\"%s\" is skipped without a reason; give one", t->key);
            else
                spec_fits(reason, FORM_LINE, t->loc, "a reason");
            add_pattern(s, &s->rules->skips[kind], t->key, reason, t->key_loc);
        }
    }
}

static void
find_param_conflicts(const function_rule *a, const function_rule *b)
{
    for (int i = 0; i < b->param_count; i++) {
        for (int j = 0; j < (a == b ? i : a->param_count); j++) {
            if (strcmp(a->params[j].name, b->params[i].name) == 0) {
                spec_report_conflict("parameter", b->name, b->params[i].name, a->params[j].loc,
                                     b->params[i].loc);
            }
        }
    }
}

// Two rules of one function may state different facts; they clash only if both state the same one.
static void
find_fact_conflicts(const function_rule *a, const function_rule *b)
{
    const location *const facts[][2] = {
        {&a->status_loc, &b->status_loc},
        {&a->inline_loc, &b->inline_loc},
        {&a->detail_loc, &b->detail_loc},
    };
    for (size_t i = 0; a != b && i < sizeof facts / sizeof *facts; i++)
        if (facts[i][0]->line && facts[i][1]->line)
            spec_report_conflict("fact", b->name, "_function", *facts[i][0], *facts[i][1]);
}

static void
find_field_conflicts(const record_rule *a, const record_rule *b)
{
    if (a != b && a->facts_loc.line && b->facts_loc.line)
        spec_report_conflict("fact", b->name, "_record", a->facts_loc, b->facts_loc);
    for (int i = 0; i < b->field_count; i++) {
        for (int j = 0; j < (a == b ? i : a->field_count); j++) {
            if (strcmp(a->fields[j].name, b->fields[i].name) == 0) {
                spec_report_conflict("field", b->name, b->fields[i].name, a->fields[j].loc,
                                     b->fields[i].loc);
            }
        }
    }
}

// The YAML reader refuses equal keys, but two families can still have a member in common.
static void
find_conflicts(const spec_rules *r)
{
    for (int i = 0; i < r->function_count; i++) {
        for (int j = 0; j <= i; j++) {
            if (r->functions[i].name == r->functions[j].name) {
                find_param_conflicts(&r->functions[j], &r->functions[i]);
                find_fact_conflicts(&r->functions[j], &r->functions[i]);
            }
        }
    }
    for (int i = 0; i < r->record_count; i++) {
        for (int j = 0; j <= i; j++)
            if (r->records[i].name == r->records[j].name)
                find_field_conflicts(&r->records[j], &r->records[i]);
    }
    for (int i = 0; i < r->symbol_count; i++) {
        for (int j = 0; j < i; j++) {
            if (r->symbols[i].name == r->symbols[j].name) {
                spec_report_conflict("symbol", "the library", r->symbols[i].name, r->symbols[j].loc,
                                     r->symbols[i].loc);
            }
        }
    }
}

void
spec_read_rules(spec *s)
{
    s->rules = arena_alloc(s->arena, sizeof *s->rules);
#define PATTERNS(key, what) add_patterns(s, tree_get(s->root, #key), #key, &s->rules->key);
#include "spec/patterns.def"
    spec_for_each(s, "sections", read_section);
    read_skips(s);
    spec_read_classes(s);
    spec_for_each(s, "python_names", read_renames);
    spec_read_queries(s);
    spec_read_tables(s);
    spec_for_each(s, "records", read_records);
    spec_read_common_params(s);
    spec_for_each(s, "functions", read_functions);
    spec_for_each(s, "symbols", read_symbols);
    spec_read_words(s);
    find_conflicts(s->rules);
}
