// The facts about a function, from the model alone: what may be passed, what comes back, what else there is to know.
#include "render/facts.h"

#include <ctype.h>
#include <string.h>

#include "model/kinds.h"
#include "render/ctypes.h"
#include "render/params.h"
#include "render/snippets.h"

// ---- signatures ----

// In the checked form: what can be left out has a default, what is filled in is not there.
static bool
is_listed(const param *p, bool checked)
{
    return p->is_argument && !(checked && p->checked != CHECKED_SAME);
}

static const char *
default_of(const emitter *e, const wrapped *w, bool checked)
{
    const char *preset = emit_preset(e, w);
    if (preset != NULL)
        return arena_printf(e->a, "=%s", preset);
    return checked && w->p->optional ? "=None" : "";
}

// A parameter without a default cannot follow one with: from the first of those on, all of them
// show one.
const char *
emit_signature(const emitter *e, const function *f, const char *name, bool checked,
               const char *first)
{
    const wrapped *ws = emit_wrap_params(e, f);
    text out = {0};
    bool optional = false;
    const char *gap = *first != '\0' ? ", " : "";
    text_printf(&out, "%s(%s", name, first);
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        if (!is_listed(p, checked))
            continue;
        const char *preset = default_of(e, &ws[i], checked);
        optional |= *preset != '\0';
        text_printf(&out, "%s%s%s", gap, p->python_name,
                    *preset    ? preset
                    : optional ? "=None"
                               : "");
        gap = ", ";
    }
    text_add(&out, ")");
    return emit_keep(e, &out);
}

const char *
emit_prototype(const emitter *e, const function *f)
{
    const char *type = emit_type(e, f->result);
    const char *gap = text_ends(type, "*") ? "" : " ";
    return arena_printf(e->a, "%s%s%s(%s)", type, gap, f->symbol, emit_params(e, f));
}

// ---- parameters ----

// Under which settings numbers lie in host memory.
static const char *
host_note(const emitter *e, const param *p)
{
    const query *q = find_query(e->m, p->mode);
    text out = {0};
    for (int i = 0; q != NULL && i < q->host_count; i++)
        text_printf(&out, "%s%s", i > 0 ? " or " : " (with ", q->host[i]);
    text_add(&out, out.length > 0 ? ")" : "");
    return emit_keep(e, &out);
}

// Numbers behind pointers, which lie on the host or on the device.
static const char *
number_words(const emitter *e, const param *p)
{
    const char *what = p->len != LEN_NONE ? "numbers" : "a number";
    const char *given = p->dir == DIR_OUT ? "None" : what;
    return arena_printf(e->a, "%s%s or int (address)", given, host_note(e, p));
}

static const char *
accepted_words(const emitter *e, const wrapped *w)
{
    if (param_is_number(w->p))
        return number_words(e, w->p);
    const char *words = emit_phase_value(e, w, "says");
    return words != NULL ? words : emit_type(e, w->p->decayed);
}

// Names and products of them, which say as much to who writes Python.
static bool
is_readable(const char *expression)
{
    for (const char *s = expression; *s != '\0'; s++)
        if (!isalnum((unsigned char)*s) && strchr("_ *", *s) == NULL)
            return false;
    return true;
}

// How much memory or how many items have to be there.
static void
add_extent(text *out, const function *f, const param *p, bool checked)
{
    const char *does = p->target ? "written" : "read";
    const param *count = p->len == LEN_PARAM ? find_param(f, p->len_name) : NULL;
    if (param_is(p, KIND_address) && p->bytes != NULL && is_readable(p->bytes))
        text_printf(out, "; at least %s bytes are %s", p->bytes, does);
    else if (param_is(p, KIND_address) && p->target)
        text_add(out, "; written");
    if (kind_has(p->kind, KIND_IS_LIST) && count != NULL && is_listed(count, checked))
        text_printf(out, "; as many as %s", count->python_name);
    else if (kind_has(p->kind, KIND_IS_LIST) && p->len == LEN_FIXED)
        text_printf(out, "; %lld of them", (long long)p->len_value);
    text_add(out, p->dir == DIR_INOUT ? "; in and out" : "");
}

// What may be passed for it, or what comes back, with what the spec says of it.
static doc_entry
entry_of(const emitter *e, const param *p, text *words)
{
    if (p->about != NULL)
        text_printf(words, "; %s", p->about);
    return (doc_entry){p->python_name, emit_keep(e, words)};
}

int
emit_parameter_facts(const emitter *e, const function *f, bool checked, doc_entry *entries)
{
    const wrapped *ws = emit_wrap_params(e, f);
    int count = 0;
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        if (!is_listed(p, checked))
            continue;
        text words = {0};
        text_add(&words, accepted_words(e, &ws[i]));
        if (checked && p->optional && !text_ends(words.data, "None"))
            text_add(&words, ", or None");
        add_extent(&words, f, p, checked);
        entries[count++] = entry_of(e, p, &words);
    }
    return count;
}

// ---- results ----

const char *
emit_status_fact(const emitter *e, const function *f)
{
    const char *status = e->m->status_enum;
    if (f->result_form != RESULT_CHECKED)
        return NULL;
    if (f->status)
        return arena_printf(e->a, "%s (the checked form raises instead)", status);
    // What C returns is the value: no call of it fails.
    return arena_printf(e->a, "%s (always %s; the checked form leaves it out)", status,
                        e->m->success);
}

const char *
emit_value_fact(const emitter *e, const function *f, bool checked)
{
    bool returned = f->result_form != RESULT_CHECKED || (!f->status && f->result->cls != TYPE_VOID);
    return returned ? emit_value_type(e, f, checked) : NULL;
}

int
emit_result_facts(const emitter *e, const function *f, bool checked, doc_entry *entries)
{
    wrapped *ws = emit_wrap_params(e, f);
    int count = 0;
    for (int i = 0; i < f->param_count && f->result_form == RESULT_CHECKED && f->status; i++) {
        text type = {0};
        if (emit_result_type(e, &ws[i], checked, &type))
            entries[count++] = entry_of(e, ws[i].p, &type);
        else
            text_free(&type);
    }
    return count;
}

const char *
emit_returned(const emitter *e, const function *f, bool checked)
{
    const wrapped *ws = emit_wrap_params(e, f);
    text out = {0};
    int count = 0;
    if (f->result_form == RESULT_BARE)
        return emit_value_type(e, f, checked);
    if (f->result_form == RESULT_VALUE)
        return checked ? e->m->status_enum : arena_printf(e->a, "tuple[%s]", e->m->status_enum);
    if (!f->status && f->result->cls != TYPE_VOID) {
        text_add(&out, emit_value_type(e, f, checked));
        count = 1;
    }
    for (int i = 0; f->status && i < f->param_count; i++) {
        text one = {0};
        if (emit_result_type(e, &ws[i], checked, &one))
            text_printf(&out, "%s%s", count++ > 0 ? ", " : "", one.data);
        text_free(&one);
    }
    const char *values = emit_keep(e, &out);
    if (checked)
        return count == 0 ? "None" : count == 1 ? values : arena_printf(e->a, "tuple[%s]", values);
    return arena_printf(e->a, "tuple[%s%s%s]", e->m->status_enum, count > 0 ? ", " : "", values);
}

// ---- what else there is to know ----

// What becomes of the GIL during the call (cubind/gil.h).
static const char *
gil_words(const function *f)
{
    if (f->launches)
        return "Gives up the GIL, unless cubind.keep_gil(True).";
    if (f->blocking)
        return "Gives up the GIL.";
    return f->locking ? "Keeps the GIL while no host function can hold the call up."
                      : "Keeps the GIL.";
}

// The page of the function's group, as Doxygen names its file; else where the manual begins.
static const char *
manual_page(const emitter *e, const function *f)
{
    text out = {0};
    if (e->m->doc_link == NULL)
        return NULL;
    text_add(&out, e->m->doc_link);
    if (e->m->doc_groups && f->group != NULL) {
        text_add(&out, "group__");
        for (const char *s = f->group; *s != '\0'; s++)
            text_printf(&out, "%s%c", *s == '_' ? "_" : "", *s);
        text_add(&out, ".html");
    }
    return emit_keep(e, &out);
}

const char *
emit_age(const emitter *e, int since, int changed, const char *what)
{
    if (since != 0 && changed > since)
        return arena_printf(e->a, "Since release %s; other %s before %s.", emit_release(e, since),
                            what, emit_release(e, changed));
    if (since != 0)
        return arena_printf(e->a, "Since release %s.", emit_release(e, since));
    return changed != 0
               ? arena_printf(e->a, "Other %s before release %s.", what, emit_release(e, changed))
               : NULL;
}

origin_facts
emit_origin_facts(const emitter *e, const function *f)
{
    origin_facts facts = {.gil = gil_words(f), .manual = manual_page(e, f)};
    facts.since = emit_age(e, f->since != 0 ? f->since : f->first, f->changed, "parameters");
    if (f->deprecated)
        facts.deprecated = "Deprecated.";
    if (f->symbol_ptds != NULL && e->m->per_thread_env != NULL)
        facts.per_thread =
            arena_printf(e->a, "With %s=1 it is %s.", e->m->per_thread_env, f->symbol_ptds);
    if (f->core != NULL)
        facts.core = arena_printf(e->a, "In cubind.core: %s.", f->core);
    return facts;
}
