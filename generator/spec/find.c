// Finds the rules of a spec for a declaration.
#include "spec/rules.h"

#include <fnmatch.h>
#include <string.h>

#include "base/text.h"
#include "model/members.h"

const char *const spec_skip_keys[] = {
    "functions", "records",   "enums", "typedefs",
    "macros",    "variables", NULL, // in the order of skip_kind
};

pattern_rule *
pattern_find(const pattern_list *list, const char *name)
{
    pattern_rule *first = NULL;
    for (int i = 0; i < list->count; i++) {
        if (fnmatch(list->items[i].pattern, name, 0) == 0) {
            list->items[i].matched = true;
            first = first ? first : &list->items[i];
        }
    }
    return first;
}

// Does not set `matched`; the annotate stage does, when it applies a rule.
static bool
is_listed(const pattern_list *list, const char *name)
{
    for (int i = 0; i < list->count; i++)
        if (fnmatch(list->items[i].pattern, name, 0) == 0)
            return true;
    return false;
}

static const section_rule *
first_section(const spec_rules *r, const char *name, pattern_rule **pattern)
{
    for (int i = 0; i < r->section_count; i++) {
        const pattern_list *list = &r->sections[i].functions;
        for (int j = 0; j < list->count; j++) {
            if (fnmatch(list->items[j].pattern, name, 0) == 0) {
                *pattern = &list->items[j];
                return &r->sections[i];
            }
        }
    }
    return NULL;
}

const section_rule *
section_find(const spec *s, const char *function, pattern_rule **pattern)
{
    const section_rule *found = first_section(s->rules, function, pattern);
    size_t plain = text_before_version(function);
    if (!found && plain > 0)
        found = first_section(s->rules, arena_intern_n(s->arena, function, plain), pattern);
    return found;
}

const char *
spec_skip_reason(const spec *s, const char *kind, const char *name)
{
    const pattern_rule *rule = NULL;
    for (int i = 0; s->rules && name && i < SKIP_KINDS; i++)
        if (strcmp(skip_words[i], kind) == 0)
            rule = pattern_find(&s->rules->skips[i], name);
    return rule ? rule->reason : NULL;
}

static bool
has_expression(const spec_rules *r, const char *name)
{
    for (int i = 0; i < r->function_count; i++)
        if (strcmp(r->functions[i].name, name) == 0 && r->functions[i].inline_expression)
            return true;
    return false;
}

bool
spec_binds_function(const spec *s, const char *name, bool is_inline)
{
    if (!s->rules)
        return !is_inline;
    if (is_listed(&s->rules->skips[SKIP_FUNCTION], name))
        return false;
    return !is_inline || has_expression(s->rules, name) || is_listed(&s->rules->exported, name);
}

bool
spec_has_value_class(const spec *s, const char *name)
{
    for (int i = 0; s->rules && i < s->rules->table_count; i++) {
        const table_rule *table = &s->rules->tables[i];
        for (int j = 0; j < table->row_count; j++)
            if (text_equal(table->rows[j].class_name, name))
                return true;
    }
    return false;
}

void
pair_add(arena *a, pair_list *list, pair_rule pair)
{
    list->items = arena_grow(a, list->items, list->count, sizeof *list->items);
    list->items[list->count++] = pair;
    if (pair_find(list, pair.name) == NULL)
        table_add_text(a, &list->places, pair.name, (void *)(intptr_t)list->count);
}

pair_rule *
pair_find(const pair_list *list, const char *name)
{
    intptr_t place = (intptr_t)table_get_text(&list->places, name);
    return place > 0 ? &list->items[place - 1] : NULL;
}

param_rule *
common_rule(const spec_rules *r, const param *p)
{
    if (p->decayed->cls != TYPE_POINTER)
        return NULL;
    for (int i = 0; i < r->param_count; i++)
        if (strcmp(r->params[i].name, p->name) == 0)
            return &r->params[i];
    return NULL;
}

bool
kept_fits(const spec *s, const kept_rule *rule, const char *function, const char *param)
{
    if (strcmp(rule->param, param) != 0)
        return false;
    size_t plain = text_before_version(function);
    return fnmatch(rule->functions, function, 0) == 0 ||
           (plain > 0 &&
            fnmatch(rule->functions, arena_intern_n(s->arena, function, plain), 0) == 0);
}

bool
spec_is_common(const spec *s, const param_rule *rule)
{
    const param_rule *all = s->rules->params;
    return all && rule >= all && rule < all + s->rules->param_count;
}
