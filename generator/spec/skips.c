// Answers the parse stage, which does not read rules itself: which declarations the spec skips,
// which functions get a wrapper, and which classes have values.
#include "spec/skips.h"

#include <fnmatch.h>
#include <string.h>

#include "base/text.h"
#include "model/members.h"
#include "spec/find.h"
#include "spec/rules.h"
#include "spec/skips.h"

const char *
spec_skip_reason(const spec *s, const char *kind, const char *name)
{
    const pattern_rule *rule = NULL;
    for (int i = 0; s->rules && name && i < SKIP_KINDS; i++)
        if (strcmp(skip_words[i], kind) == 0)
            rule = pattern_find(&s->rules->skips[i], name);
    return rule ? rule->reason : NULL;
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
