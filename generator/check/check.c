// Rejects a model in which a pointer is undecided: neither the headers nor the spec settle its
// direction or kind. Each part reports all errors that it finds, so that one run shows all that is
// left to do. Nothing here changes the model.
#include "check/check.h"

#include <string.h>

#include "base/diag.h"
#include "check/counts.h"
#include "check/functions.h"
#include "check/known.h"
#include "check/modules.h"
#include "check/names.h"
#include "check/params.h"
#include "check/places.h"
#include "check/records.h"
#include "check/rules.h"
#include "model/find.h"
#include "model/kinds.h"

// Checks a status within a struct, or a status declared as an integer.
static void
check_status_type(const model *m, const tree *status)
{
    const record *r = m->status_type ? find_record(m, m->status_type) : NULL;
    const field *f = r && m->status_member ? find_field(r, m->status_member) : NULL;
    if (m->status_member && !r) {
        diag_error(check_key(status, "type", status->loc),
                   "no struct \"%s\" in the headers; name the one that functions return",
                   m->status_type ? m->status_type : "");
    } else if (r && !f) {
        diag_error(check_key(status, "member", status->loc),
                   "%s has no member \"%s\"; name the one that holds the status", m->status_type,
                   m->status_member ? m->status_member : "");
    } else if (f && f->type->cls != TYPE_ENUM && f->type->cls != TYPE_INT) {
        diag_error(check_key(status, "member", status->loc),
                   "%s.%s does not hold a status; name another member", m->status_type,
                   m->status_member);
    }
}

static void
check_statuses(const model *m, location loc, const char *const *names, int count, const char *which)
{
    const enumeration *e = find_enum(m, m->status_enum);
    for (int i = 0; i < count; i++)
        if (!find_enumerator(e, names[i]))
            diag_error(loc, "%s has no enumerator \"%s\"; name %s", m->status_enum, names[i],
                       which);
}

// Releases add statuses, and the spec may name those of later releases. So a status that these
// headers lack is accepted if another reviewed release has it.
static void
check_lost(const model *m, const spec *s, location loc, const enumeration *e)
{
    for (int i = 0; i < m->lost_count && !s->is_model; i++)
        if (!find_enumerator(e, m->lost[i]) && !known_enumerator(s, m, m->lost[i]))
            diag_error(loc,
                       "%s has no enumerator \"%s\"; name those after which the context is lost",
                       m->status_enum, m->lost[i]);
    if ((m->lost_count > 0) != (m->lost_note != NULL))
        diag_error(loc, "\"lost\" and \"lost_note\" belong together; write both or neither");
}

static void
check_status(const model *m, const spec *s)
{
    const tree *status = s->is_model ? s->root : tree_get(s->root, "status");
    if (!m->status_enum && !m->success)
        return; // functions have no status
    const enumeration *e = m->status_enum ? find_enum(m, m->status_enum) : NULL;
    if (!e) {
        diag_error(check_key(status, "enum", status->loc),
                   "no enum \"%s\" in the headers; name the one that functions return",
                   m->status_enum ? m->status_enum : "");
        return;
    }
    check_status_type(m, status);
    if (e->underlying->size > 4) {
        diag_error(check_key(status, "enum", status->loc),
                   "%s has %d bits, but a status has at most 32; write \"status: none\"",
                   m->status_enum, 8 * (int)e->underlying->size);
    }
    if (!m->success || !find_enumerator(e, m->success)) {
        diag_error(check_key(status, "success", status->loc),
                   "%s has no enumerator \"%s\"; name the one that means success", m->status_enum,
                   m->success ? m->success : "");
    }
    if (m->missing_status && !find_enumerator(e, m->missing_status)) {
        diag_error(check_key(status, "missing", status->loc),
                   "%s has no enumerator \"%s\"; name the status for a missing function",
                   m->status_enum, m->missing_status);
    }
    check_statuses(m, check_key(status, "again", status->loc), m->again, m->again_count,
                   "those that mean too little room");
    check_statuses(m, check_key(status, "passes", status->loc), m->passes, m->passes_count,
                   "those that are not failures");
    check_statuses(m, check_key(status, "fails", status->loc), m->fails, m->fail_count,
                   "those that any function may return");
    check_lost(m, s, check_key(status, "lost", status->loc), e);
    if (m->error_string && !find_function(m, m->error_string)) {
        diag_error(check_key(status, "string", status->loc),
                   "no function \"%s\" in the headers; correct it or remove \"string\"",
                   m->error_string);
    }
}

static void
check_detail(const model *m, const spec *s, const function *f)
{
    const function_rule *rule = f->rule_count > 0 ? f->rules[0] : NULL;
    if (!f->detail_param || !rule)
        return;
    if (f->detail_text && !f->detail_size) { // a spec cannot say that, only a model
        diag_error(rule->detail_loc, "the detail of %s has a text but no size; name both", f->name);
        return;
    }
    const char *const names[] = {f->detail_size, f->detail_text};
    for (int i = 0; f->detail_text && i < 2; i++) {
        if (!find_function(m, names[i]) && !known_function(s, m, names[i])) {
            diag_error(rule->detail_loc, "no function \"%s\" in the headers; correct the detail",
                       names[i]);
        }
    }
    const param *of = find_param(f, f->detail_param);
    if (!of) {
        diag_error(rule->detail_loc, "%s has no parameter \"%s\"; correct \"of\"", f->name,
                   f->detail_param);
    } else if (!f->detail_text && !param_is(of, KIND_out_string)) {
        diag_error(rule->detail_loc,
                   "\"of\" alone must name a text result, but %s of %s is not one; add \"size\" "
                   "and \"text\"",
                   f->detail_param, f->name);
    }
}

static void
check_function(const model *m, const spec *s, const function *f)
{
    if (f->skip) {
        if (f->rule_count > 0) {
            diag_error(f->rules[0]->loc, "%s has rules but is skipped (%s); remove one of the two",
                       f->name, f->skip);
        }
        return;
    }
    if (f->param_count > MODEL_MOST_PARAMS)
        diag_error(f->loc, "%s has more than %d parameters; skip it", f->name, MODEL_MOST_PARAMS);
    check_declared(m, s, f->name, f->result, f->loc);
    for (int i = 0; i < f->param_count; i++)
        check_declared(m, s, f->name, f->params[i].decayed, f->params[i].loc);
    check_result(m, s, f);
    check_inline(m, s, f);
    check_detail(m, s, f);
    check_params(m, s, f);
}

// Reports a macro that is a second name of a function.
static void
check_second_name(const model *m, const spec *s, const macro *c)
{
    if (find_function(m, c->name)) {
        diag_error(c->loc,
                   "macro %s would rename the bound function of that name to %s, but both keep "
                   "their names; give a reason under skip, macros of %s",
                   c->name, c->text, s->file);
    } else {
        diag_error(c->loc,
                   "macro %s is a second name of function %s and would replace its own; write "
                   "\"aliases: {%s: %s}\", or give a reason under skip, macros of %s",
                   c->name, c->text, c->name, c->text, s->file);
    }
}

// Every declaration must be bound or skipped with a reason; these kinds could be forgotten.
static void
check_leftovers(const model *m, const spec *s)
{
    for (int i = 0; i < m->macro_count; i++) {
        const macro *c = &m->macros[i];
        if (!c->skip && c->cls == MACRO_OTHER && c->text) {
            check_second_name(m, s, c);
        } else if (!c->skip && c->cls == MACRO_OTHER) {
            diag_error(c->loc,
                       "macro %s has no value to bind; give a reason under skip, macros of %s",
                       c->name, s->file);
        }
    }
    for (int i = 0; i < m->typedef_count; i++) {
        const typedef_decl *t = &m->typedefs[i];
        if (!t->skip && !t->role) {
            diag_error(t->loc, "typedef %s is not bound; give a reason under skip, typedefs of %s",
                       t->name, s->file);
        }
    }
}

bool
check_model(const model *m, const spec *s)
{
    int before = diag_error_count();
    check_status(m, s);
    check_rules(m, s);
    check_queries(m, s);
    check_for_all(m, s);
    check_room(m, s);
    for (int i = 0; i < m->function_count; i++)
        check_function(m, s, &m->functions[i]);
    check_records(m, s);
    check_leftovers(m, s);
    check_names(m, s);
    return diag_error_count() == before;
}
