// Reports texts of the spec for names that neither these headers nor another reviewed release has.
#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "check/internal.h"
#include "check/known.h"
#include "model/find.h"

// Whether a release has a member, given as Owner.member.
static bool
known_member(const spec *s, const model *m, const char *name)
{
    const char *dot = strchr(name, '.');
    const char *owner = arena_intern_n(s->arena, name, (size_t)(dot - name));
    return known_param(s, m, owner, dot + 1, NULL) || known_field(s, m, owner, dot + 1);
}

static bool
known_declaration(const spec *s, const model *m, const char *name)
{
    return known_function(s, m, name) || known_record(s, m, name) || known_enum(s, m, name) ||
           known_typedef(s, m, name);
}

void
check_words(const model *m, const spec *s)
{
    const pair_list *docs = &s->rules->docs, *core = &s->rules->core;
    const pair_list *suffixes = &s->rules->suffixes;
    for (int i = 0; i < docs->count; i++) {
        const pair_rule *rule = &docs->items[i];
        bool is_member = strchr(rule->name, '.') != NULL;
        bool known = rule->matched || (is_member ? known_member(s, m, rule->name)
                                                 : known_declaration(s, m, rule->name));
        if (!known)
            diag_error(rule->loc,
                       "there is a text for \"%s\", which is not in the headers; correct the name",
                       rule->name);
    }
    for (int i = 0; i < suffixes->count; i++)
        if (!known_fits(s, m, "functions", arena_printf(s->arena, "*%s", suffixes->items[i].name)))
            diag_error(suffixes->items[i].loc,
                       "no function name ends in \"%s\"; correct it or remove it",
                       suffixes->items[i].name);
    for (int i = 0; i < core->count; i++)
        if (!core->items[i].matched && !known_function(s, m, core->items[i].name))
            diag_error(core->items[i].loc,
                       "no function \"%s\" in the headers; correct the name or remove it",
                       core->items[i].name);
}
