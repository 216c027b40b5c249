// Copies values from the spec's rules into the model.
#include "annotate/apply.h"

#include <string.h>

#include "spec/find.h"

const char *
annotate_keep(const model *m, const char *s)
{
    return s ? arena_intern(m->arena, s) : NULL;
}

const char *
annotate_value(const model *m, const pair_list *list, const char *name)
{
    pair_rule *rule = name != NULL ? pair_find(list, name) : NULL;
    if (rule == NULL)
        return NULL;
    rule->matched = true;
    return annotate_keep(m, rule->value);
}

bool
annotate_is_named(const spec_names *names, const char *name)
{
    for (int i = 0; name != NULL && i < names->count; i++)
        if (strcmp(names->items[i].name, name) == 0)
            return true;
    return false;
}

void
annotate_apply(const model *m, const member *members, const void *says, void *target)
{
    for (; members->key; members++) {
        char *at = (char *)target + members->offset;
        if (members->use != USE_PLAIN)
            continue;
        if (members->kind == MEMBER_FLAG && member_flag(members, says))
            *(bool *)at = true;
        else if (members->kind == MEMBER_TEXT && member_text(members, says))
            *(const char **)(void *)at = annotate_keep(m, member_text(members, says));
    }
}
