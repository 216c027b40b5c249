// Compares functions: finds those that were removed or renamed, and those whose type, symbol or
// decisions changed.
#include "compare/functions.h"

#include <string.h>

#include "compare/changes.h"
#include "compare/match.h"
#include "compare/members.h"
#include "compare/rules.h"
#include "model/declare.h"
#include "model/find.h"

// ---- texts ----

static const char *
param_name(const differ *d, const function *f, int i)
{
    const char *name = f->params[i].name;
    return name && *name ? name : arena_printf(d->a, "arg%d", i);
}

static const char *
prototype(const differ *d, const function *f)
{
    text params = {0}, out = {0};
    text_printf(&params, "%s(", f->name);
    for (int i = 0; i < f->param_count; i++) {
        text_add(&params, i > 0 ? ", " : "");
        type_declare(&params, f->params[i].decayed, param_name(d, f, i));
    }
    text_add(&params, f->param_count == 0 ? "void)" : ")");
    type_declare(&out, f->result, params.data);
    const char *kept = arena_intern(d->a, out.data);
    text_free(&params);
    text_free(&out);
    return kept;
}

static void
add_facts(const differ *d, diff_change *c, const function *f)
{
    if (strcmp(f->symbol, f->name) != 0)
        diff_detail_add(d, c, (diff_detail){"symbol", NULL, NULL, f->symbol, false});
    if (f->since != 0)
        diff_detail_add(d, c, (diff_detail){"since", NULL, NULL, diff_number(d, f->since), false});
    if (f->deprecated)
        diff_detail_add(d, c, (diff_detail){"deprecated", NULL, NULL, "yes", false});
}

// ---- in only one model ----

// The new function with the same symbol, if its name is new: then the function was renamed.
static const function *
new_name_of(const differ *d, const function *f)
{
    const function *heir = find_symbol(d->after, f->symbol);
    return heir && !find_function(d->before, heir->name) ? heir : NULL;
}

static const function *
old_name_of(const differ *d, const function *f)
{
    const function *origin = find_symbol(d->before, f->symbol);
    return origin && !find_function(d->after, origin->name) ? origin : NULL;
}

static void
report_gone(differ *d, const function *f, const function *same)
{
    diff_change c = diff_gone(DIFF_FUNCTION, f->name, f->loc, f->skip, same ? same->skip : NULL);
    const function *heir = same ? NULL : new_name_of(d, f);
    const function *other = find_symbol(d->after, f->symbol);
    c.before = prototype(d, f);
    if (heir) {
        c.what = "renamed";
        c.loc = heir->loc;
        c.after = prototype(d, heir);
    } else if (other && other != same) {
        diff_detail_add(d, &c, (diff_detail){"now under", NULL, NULL, other->name, false});
    }
    diff_skip_add(d, &c, f->skip, same ? same->skip : NULL);
    diff_rule_add(d, &c, diff_function_rule(d, f));
    diff_add(d, &c);
}

static void
report_new(differ *d, const function *f, const function *same)
{
    diff_change c = diff_came(DIFF_FUNCTION, f->name, f->loc, same ? same->skip : NULL, f->skip);
    c.after = prototype(d, f);
    add_facts(d, &c, f);
    diff_skip_add(d, &c, same ? same->skip : NULL, f->skip);
    diff_rule_add(d, &c, diff_function_rule(d, f));
    diff_add(d, &c);
}

// ---- in both models: types ----

static int
param_index(const function *f, const char *name)
{
    for (int i = 0; name && i < f->param_count; i++)
        if (text_equal(f->params[i].name, name))
            return i;
    return -1;
}

static void
compare_param_types(const differ *d, diff_change *c, const param *before, const param *after)
{
    if (!diff_same_type(d, before->decayed, after->decayed)) {
        diff_texts t = diff_type_texts(before->decayed, after->decayed);
        diff_detail_add(d, c, (diff_detail){"type", after->name, t.before, t.after, true});
    }
}

// Reports parameters that moved. If two of them swapped places, neither was renamed, and the same
// call has another meaning.
static void
compare_places(const differ *d, diff_change *c, const function *before, const function *after)
{
    for (int i = 0; i < before->param_count; i++) {
        const char *name = before->params[i].name;
        int now = param_index(after, name);
        if (now >= 0 && now != i) {
            diff_detail_add(
                d, c,
                (diff_detail){"moved", name, diff_number(d, i + 1), diff_number(d, now + 1), true});
        }
    }
}

static void
compare_params_by_place(const differ *d, diff_change *c, const function *before,
                        const function *after)
{
    for (int i = 0; i < before->param_count; i++)
        compare_param_types(d, c, &before->params[i], &after->params[i]);
    compare_places(d, c, before, after);
}

static void
compare_params_by_name(const differ *d, diff_change *c, const function *before,
                       const function *after)
{
    for (int i = 0; i < before->param_count; i++) {
        const param *p = &before->params[i];
        int now = param_index(after, p->name);
        if (now < 0) {
            diff_detail_add(d, c,
                            (diff_detail){"removed", param_name(d, before, i), p->decayed->spelling,
                                          NULL, true});
        } else {
            compare_param_types(d, c, p, &after->params[now]);
        }
    }
    for (int i = 0; i < after->param_count; i++) {
        const param *p = &after->params[i];
        if (param_index(before, p->name) < 0) {
            diff_detail_add(
                d, c,
                (diff_detail){"added", param_name(d, after, i), NULL, p->decayed->spelling, true});
        }
    }
}

// Compares the parts that break callers; returns false if none differs.
static bool
compare_types(const differ *d, diff_change *c, const function *before, const function *after)
{
    if (!diff_same_type(d, before->result, after->result)) {
        diff_texts t = diff_type_texts(before->result, after->result);
        diff_detail_add(d, c, (diff_detail){"result", NULL, t.before, t.after, true});
    }
    if (before->param_count == after->param_count)
        compare_params_by_place(d, c, before, after);
    else
        compare_params_by_name(d, c, before, after);
    c->what = "other symbol";
    if (c->detail_count > 0) {
        c->what = "other prototype";
        c->before = prototype(d, before);
        c->after = prototype(d, after);
    }
    if (strcmp(before->symbol, after->symbol) != 0)
        diff_detail_add(d, c, (diff_detail){"symbol", NULL, before->symbol, after->symbol, true});
    return c->detail_count > 0;
}

// ---- in both models: the rest ----

static void
compare_name(const differ *d, diff_change *c, const param *before, const param *after)
{
    if (text_equal(before->name, after->name))
        return;
    diff_detail_add(d, c, (diff_detail){"renamed", NULL, before->name, after->name, false});
    // Without the alias, the old name fails as a keyword argument.
    if (before->is_argument) {
        const char *what = text_equal(after->alias, before->name) ? "alias" : "no alias";
        diff_detail_add(d, c, (diff_detail){what, before->name, NULL, NULL, false});
    }
}

static void
compare_spelling(const differ *d, diff_change *c, const param *before, const param *after)
{
    if (diff_same_type(d, before->decayed, after->decayed)) {
        diff_compare_text(d, c, "spelled", after->name, before->decayed->spelling,
                          after->decayed->spelling);
    }
}

static void
compare_params(const differ *d, diff_change *c, const function *before, const function *after)
{
    bool by_place = before->param_count == after->param_count;
    for (int i = 0; i < before->param_count; i++) {
        const param *p = &before->params[i];
        int now = param_index(after, p->name);
        if (now < 0 && by_place) {
            compare_name(d, c, p, &after->params[i]);
            now = i;
        }
        if (now >= 0) {
            compare_spelling(d, c, p, &after->params[now]);
            diff_compare_decisions(d, c, p, &after->params[now]);
        }
    }
}

// Compares the form of the result, and whether the result is a status at all.
static bool
own_text(const differ *d, const member *m, const void *item, const char **out)
{
    const function *f = item;
    (void)d;
    if (m->offset != offsetof(function, result_form))
        return false;
    *out = f->status ? result_form_words[f->result_form] : "no status";
    return true;
}

static void
compare_rest(const differ *d, diff_change *c, const function *before, const function *after)
{
    compare_params(d, c, before, after);
    diff_compare_members(d, c, function_members, NULL, before, after, own_text);
}

static void
compare_functions(differ *d, const function *before, const function *after)
{
    diff_change c = diff_change_of(DIFF_PROTOTYPE, DIFF_FUNCTION, "", before->name, after->loc);
    if (!compare_types(d, &c, before, after)) {
        c.rank = DIFF_OTHER;
        c.what = "changed";
    }
    compare_rest(d, &c, before, after);
    if (c.detail_count > 0) {
        diff_rule_add(d, &c, diff_function_rule(d, after));
        c.breaking &= !before->skip;
        diff_add(d, &c);
    }
}

// ---- second names ----

static const char *
alias_target(const model *m, const char *name)
{
    for (int i = 0; i < m->alias_count; i++)
        if (strcmp(m->aliases[i].name, name) == 0)
            return m->aliases[i].function;
    return NULL;
}

// Second names exist only in Python, so they have no location in a header.
static void
report_alias(differ *d, const char *name, const char *before, const char *after)
{
    location nowhere = {0};
    diff_rank rank = before ? DIFF_REMOVED : DIFF_ADDED;
    const char *what = !after ? "alias removed" : before ? "alias moved" : "alias added";
    diff_change c = diff_change_of(rank, DIFF_FUNCTION, what, name, nowhere);
    c.before = before;
    c.after = after;
    c.breaking = before != NULL;
    diff_add(d, &c);
}

static void
compare_aliases(differ *d)
{
    for (int i = 0; i < d->before->alias_count; i++) {
        const function_alias *alias = &d->before->aliases[i];
        const char *now = alias_target(d->after, alias->name);
        if (!text_equal(alias->function, now))
            report_alias(d, alias->name, alias->function, now);
    }
    for (int i = 0; i < d->after->alias_count; i++) {
        const function_alias *alias = &d->after->aliases[i];
        if (!alias_target(d->before, alias->name))
            report_alias(d, alias->name, NULL, alias->function);
    }
}

// ---- all functions ----

// Whether a macro gives the function's name to a newer one, so that neither C nor Python can call
// it.
static bool
is_hidden(const model *m, const function *f)
{
    return find_function(m, f->name) != f;
}

void
diff_functions(differ *d)
{
    compare_aliases(d);
    for (int i = 0; i < d->before->function_count; i++) {
        const function *f = &d->before->functions[i];
        const function *g = find_function(d->after, f->name);
        if (is_hidden(d->before, f))
            continue;
        if (!g || (!f->skip && g->skip))
            report_gone(d, f, g);
        else if (f->skip && !g->skip)
            report_new(d, g, f);
        else
            compare_functions(d, f, g);
    }
    for (int i = 0; i < d->after->function_count; i++) {
        const function *g = &d->after->functions[i];
        if (!find_function(d->before, g->name) && !old_name_of(d, g))
            report_new(d, g, NULL);
    }
}
