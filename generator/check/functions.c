// Checks the results of functions, in all their forms, and the expressions of inline functions.
#include "check/functions.h"

#include <string.h>

#include "base/diag.h"
#include "check/expressions.h"
#include "check/known.h"
#include "check/places.h"
#include "model/find.h"
#include "model/kinds.h"
#include "model/libc.h"

// ---- types ----

static bool
is_declared(const model *m, const type *t)
{
    switch (t->cls) {
    case TYPE_ENUM:
        return find_enum(m, t->name) != NULL;
    case TYPE_RECORD:
        return find_record(m, t->name) != NULL || libc_declares(t->name);
    case TYPE_HANDLE:
    case TYPE_SCALAR:
    case TYPE_CALLBACK:
        return find_typedef(m, t->name) != NULL;
    default:
        return true;
    }
}

// Reports a type with a name that is declared elsewhere: generated code would lack its declaration.
void
check_declared(const model *m, const spec *s, const char *owner, const type *t, location loc)
{
    t = check_innermost(t);
    if (t->name && !is_declared(m, t)) {
        diag_error(loc,
                   "%s uses %s, which neither headers nor imports of %s declare; add its header",
                   owner, t->name, s->file);
    }
    for (int i = 0; t->cls == TYPE_FUNCTION && i < t->arg_count; i++)
        check_declared(m, s, owner, t->args[i], loc);
}

// ---- results ----

static bool
is_plain_result(const type *t)
{
    switch (t->cls) {
    case TYPE_VOID:
    case TYPE_INT:
    case TYPE_FLOAT:
    case TYPE_ENUM:
    case TYPE_HANDLE:
    case TYPE_SCALAR:
    case TYPE_RECORD:
        return true;
    case TYPE_POINTER: // a text, or an address
        return type_is_char_pointer(t) || t->pointee->cls == TYPE_VOID ||
               t->pointee->cls == TYPE_RECORD;
    default:
        return false;
    }
}

// The rule about the function's result; NULL if there is none.
static const function_rule *
status_rule(const function *f)
{
    for (int i = 0; i < f->rule_count; i++)
        if (f->rules[i]->status_loc.line)
            return f->rules[i];
    return NULL;
}

static bool
has_results(const function *f)
{
    for (int i = 0; i < f->param_count; i++)
        if (f->params[i].is_result)
            return true;
    return false;
}

// If the C result is not a status that can fail, the function must have no other results.
static void
check_form(const model *m, const function *f, const function_rule *rule)
{
    if (rule->form == RESULT_VALUE && !f->status) {
        diag_error(rule->status_loc, "%s returns %s, which is not %s; write \"bare\" or \"false\"",
                   f->name, f->result->spelling, m->status_enum);
    }
    if (rule->form != RESULT_CHECKED && has_results(f)) {
        diag_error(rule->status_loc,
                   "%s has results besides its return value; write \"status: false\"", f->name);
    } else if (!f->status && has_results(f)) {
        diag_error(rule->status_loc,
                   "%s returns no status that can fail, but has results; make them arguments",
                   f->name);
    }
}

// Checks a function of a library without statuses.
static void
check_bare(const function *f)
{
    if (has_results(f)) {
        diag_error(f->loc,
                   "%s has results besides its return value, which requires a status; make them "
                   "arguments with \"dir: address\", or skip it",
                   f->name);
    }
    if (!is_plain_result(f->result)) {
        diag_error(f->loc, "%s returns %s, which has no Python form; skip it", f->name,
                   f->result->spelling);
    }
}

void
check_result(const model *m, const spec *s, const function *f)
{
    const function_rule *rule = status_rule(f);
    // If the status enum is missing, an error about each function would not help; the error about
    // the enum is enough.
    if (m->status_enum && !find_enum(m, m->status_enum))
        return;
    if (!m->status_enum) {
        check_bare(f);
        return;
    }
    if (rule)
        check_form(m, f, rule);
    if (f->status)
        return;
    if (!rule || (!rule->no_status && rule->form == RESULT_CHECKED)) {
        diag_error(f->loc,
                   "%s returns %s, which is not %s; write \"%s: {_function: {status: false}}\" "
                   "under functions of %s, or skip it",
                   f->name, f->result->spelling, m->status_enum, f->name, s->file);
    } else if (!is_plain_result(f->result)) {
        diag_error(f->loc, "%s returns %s, which has no Python form; skip it", f->name,
                   f->result->spelling);
    }
}

// ---- inline functions ----

static const function_rule *
inline_rule(const function *f)
{
    for (int i = 0; i < f->rule_count; i++)
        if (f->rules[i]->inline_expression)
            return f->rules[i];
    return NULL;
}

static void
check_call(const model *m, const spec *s, const function *f, const function_rule *rule, bool calls)
{
    const function *called = f->inline_symbol ? find_function(m, f->inline_symbol) : NULL;
    if (f->inline_symbol && !calls) {
        diag_error(rule->inline_loc, "the expression of %s has no \"call\"; remove the symbol",
                   f->name);
    }
    if (f->inline_symbol && !called && !known_function(s, m, f->inline_symbol)) {
        diag_error(rule->inline_loc, "no function \"%s\" in the headers; correct the symbol",
                   f->inline_symbol);
    }
    if (called && called->is_inline) {
        diag_error(rule->inline_loc, "%s is inline itself; name a function of the library",
                   called->name);
    }
}

void
check_inline(const model *m, const spec *s, const function *f)
{
    const function_rule *rule = inline_rule(f);
    if (!rule)
        return;
    if (!f->is_inline) {
        diag_error(rule->inline_loc, "%s is not inline; remove \"inline\"", f->name);
        return;
    }
    const char *rest = NULL, *word;
    bool calls = false;
    while ((word = check_unknown_word(m, f, f->inline_expression, &rest)) != NULL) {
        if (f->inline_symbol && strcmp(word, "call") == 0) {
            calls = true;
            continue;
        }
        diag_error(
            rule->inline_loc,
            "\"%s\" in the expression of %s is neither a parameter nor a name of the headers; "
            "correct it",
            word, f->name);
    }
    check_call(m, s, f, rule, calls);
}
