// Finds the rules of a spec for a declaration.
#include "spec/find.h"

#include <fnmatch.h>
#include <string.h>

#include "base/text.h"
#include "spec/rules.h"

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
