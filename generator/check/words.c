// Reports texts of the spec for names, and names in such texts, that neither these headers nor
// another reviewed release has.
#include "check/words.h"

#include <ctype.h>
#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "check/expressions.h"
#include "check/known.h"
#include "model/find.h"
#include "spec/find.h"

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

// ---- kept ----

// Returns whether a word of a text under `kept` must be a name. C names are not written like words
// of English.
static bool
is_name(const char *word, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (!islower((unsigned char)word[i]))
            return true;
    return false;
}

static bool
is_known_word(const model *m, const spec *s, const function *f, const char *word)
{
    return find_param(f, word) || find_function(m, word) || check_is_constant(m, word) ||
           known_function(s, m, word) || known_enumerator(s, m, word);
}

// Checks the names in the text that `f` has for a parameter. The word after "of" is a parameter.
static void
check_names_of(const model *m, const spec *s, const function *f, const kept_rule *rule)
{
    bool after_of = false;
    for (const char *at = rule->how_long; *at != '\0';) {
        size_t length = text_word_length(at);
        const char *word = arena_intern_n(s->arena, at, length);
        bool wrong =
            after_of ? !find_param(f, word) : is_name(at, length) && !is_known_word(m, s, f, word);
        if (length > 0 && wrong) {
            diag_error(rule->how_long_loc, "%s.%s is kept \"%s\", but \"%s\" is no %s; correct it",
                       f->name, rule->param, rule->how_long, word,
                       after_of ? "parameter" : "function, parameter or constant");
            return;
        }
        after_of = length > 0 ? strcmp(word, "of") == 0 : after_of;
        at += length > 0 ? length : 1;
    }
}

static void
check_kept_param(const model *m, const spec *s, const function *f, const param *p)
{
    const kept_rule *first = NULL;
    for (int i = 0; i < s->rules->kept_count; i++) {
        const kept_rule *rule = &s->rules->kept[i];
        if (!kept_fits(s, rule, f->name, p->name))
            continue;
        if (first)
            diag_error(rule->loc,
                       "a second rule of kept for %s.%s, the first is on line %d; remove one",
                       f->name, p->name, first->loc.line);
        else if (!p->is_argument)
            diag_error(rule->loc, "%s.%s is not an argument; remove it from kept", f->name,
                       p->name);
        else
            check_names_of(m, s, f, rule);
        first = first ? first : rule;
    }
}

static void
check_kept(const model *m, const spec *s)
{
    for (int i = 0; i < m->function_count; i++)
        for (int j = 0; !m->functions[i].skip && j < m->functions[i].param_count; j++)
            check_kept_param(m, s, &m->functions[i], &m->functions[i].params[j]);
    for (int i = 0; i < s->rules->kept_count; i++) {
        const kept_rule *rule = &s->rules->kept[i];
        if (!rule->matched && !known_kept(s, m, rule))
            diag_error(rule->loc,
                       "no function that \"%s\" fits has a parameter \"%s\"; correct the name or "
                       "remove the rule",
                       rule->functions, rule->param);
    }
}

void
check_words(const model *m, const spec *s)
{
    const pair_list *docs = &s->rules->docs, *core = &s->rules->core;
    const pair_list *suffixes = &s->rules->suffixes;
    check_kept(m, s);
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
