// The variables of the parameters of one wrapper.
//
// No kind is treated here by name, unless what a parameter means for another one depends on it: a
// callback asks which handle ends it.
#include "render/params.h"

#include <string.h>

#include "base/diag.h"
#include "model/kinds.h"
#include "render/callbacks.h"
#include "render/ctypes.h"
#include "render/emitter.h"
#include "render/expressions.h"
#include "render/numbers.h"
#include "render/variants.h"

// Names that the wrappers use themselves.
static const char *const reserved[] = {
    "self",   "args",   "nargs",     "kwnames", "s",    "m",      "slots",   "call",
    "status", "result", "size_call", "values",  "done", "detail", "symbols", "thread",
};

static bool
is_reserved(const char *name)
{
    for (size_t i = 0; i < sizeof reserved / sizeof *reserved; i++)
        if (strcmp(reserved[i], name) == 0)
            return true;
    return false;
}

// ---- variables ----

static const char *
local_name(const emitter *e, const function *f, int i)
{
    const char *name = emit_param_name(e, f, i);
    return is_reserved(name) ? arena_printf(e->a, "%s_", name) : name;
}

static const char *
local_of(const wrapped *ws, const char *name)
{
    const wrapped *w = emit_find_wrapped(ws, name);
    return w != NULL ? w->local : NULL;
}

static const char *
argument_of(const wrapped *ws, const char *name)
{
    const wrapped *w = emit_find_wrapped(ws, name);
    return w != NULL && w->slot >= 0 ? w->vars.arg : "NULL";
}

static const char *
length_expression(const emitter *e, const wrapped *ws, const param *p)
{
    switch (p->len) {
    case LEN_PARAM:
        return local_of(ws, p->len_name);
    case LEN_FIXED:
        return arena_printf(e->a, "%lld", (long long)p->len_value);
    case LEN_EXPR:
        return arena_printf(e->a, "(%s)", p->len_name);
    default:
        return NULL;
    }
}

static const char *
from_int(const type *t)
{
    if (t->cls != TYPE_INT && t->cls != TYPE_SCALAR && t->cls != TYPE_ENUM)
        return NULL;
    if (text_equal(t->canonical, "long long"))
        return "PyLong_FromLongLong";
    if (text_equal(t->canonical, "unsigned long long"))
        return "PyLong_FromUnsignedLongLong";
    return t->is_signed || t->size < 4 ? "PyLong_FromLong" : "PyLong_FromUnsignedLong";
}

static const char *
declaration(const emitter *e, const char *type, const char *name)
{
    return arena_printf(e->a, "%s%s%s", type, text_ends(type, "*") ? "" : " ", name);
}

static void
set_types(const emitter *e, wrapped *w)
{
    const type *t = w->p->decayed;
    const type *item = t->cls == TYPE_POINTER ? t->pointee : t;
    if (item->cls == TYPE_VOID && param_is(w->p, KIND_out_address))
        item = t; // a void * that stands for a void **
    param_vars *v = &w->vars;
    v->type = emit_type(e, t);
    v->item = emit_type(e, item);
    v->type_local = declaration(e, v->type, w->local);
    v->item_local = declaration(e, v->item, w->local);
    v->text = emit_integer_text(e, item);
    v->c_int = emit_fixed_integer(item);
    v->as_int = arena_printf(e->a, "cb_as_%.*s", (int)strlen(v->c_int) - 2, v->c_int);
    v->as_float = item->size == 4 ? "cb_as_float" : "cb_as_double";
    v->from_int = from_int(item);
    v->is_signed = item->is_signed ? "true" : "false";
    v->class_name = w->p->class_name;
    v->index = emit_class_index(e, w->p->class_name);
}

// The trampoline of the callback class, or one of this parameter's own where its type has no name or
// the process has one of it.
static const char *
trampoline_name(const emitter *e, const wrapped *w)
{
    const char *name = w->p->class_name;
    const char *process = emit_process_callback(e, w->f, w->p);
    if (process != NULL)
        return arena_printf(e->a, "trampoline_%s", process);
    return name != NULL ? arena_printf(e->a, "trampoline_%s", name)
                        : arena_printf(e->a, "trampoline_%s_%s", w->f->name, w->p->name);
}

static void
set_callback(const emitter *e, wrapped *ws, wrapped *w)
{
    const char *scope = w->p->scope != NULL ? w->p->scope : "forever";
    const param *key = emit_registered_handle(w->f);
    w->vars.trampoline = trampoline_name(e, w);
    w->vars.user_data = argument_of(ws, w->p->closure);
    w->vars.scope = arena_printf(e->a, "CB_SCOPE_%s", emit_upper(e, scope));
    if (emit_process_callback(e, w->f, w->p) != NULL)
        w->vars.slot = arena_printf(e->a, "slot_%s", emit_process_callback(e, w->f, w->p));
    w->vars.registered =
        key != NULL && text_equal(scope, "notified") ? local_of(ws, key->name) : "NULL";
}

// Arguments of the function that tells a length: those of this function by the same name, and a
// variable for the length.
static void
set_size_call(const emitter *e, wrapped *ws, wrapped *w)
{
    const function *g = emit_find_function(e, w->p->len_name);
    if (g == NULL)
        return;
    text args = {0};
    for (int i = 0; i < g->param_count; i++) {
        const param *p = &g->params[i];
        text_add(&args, i > 0 ? ", " : "");
        if (p->is_result) {
            text_printf(&args, "&%s_size", w->local);
            w->vars.size_type = emit_type(e, p->decayed->pointee);
        } else {
            const char *local = local_of(ws, p->name);
            text_add(&args, local != NULL ? local : "0");
        }
    }
    w->vars.size_call = g->name;
    w->vars.size_args = emit_keep(e, &args);
}

// Where the library tells the size of a value that is asked for.
static const char *
asked_local(const wrapped *ws, const param *value)
{
    const param *size = find_size(ws->f, value, true);
    if (size != NULL)
        return ws[size - ws->f->params].local;
    diag_error(value->loc,
               "%s of %s asks for a size, but no parameter tells it; give it a "
               "typed_size by pointer",
               value->name, ws->f->name);
    return "0";
}

static void
set_relations(const emitter *e, wrapped *ws, wrapped *w)
{
    const param *p = w->p;
    const param *options = emit_first_of_kind(w->f, KIND_option_keys);
    w->vars.len = length_expression(e, ws, p);
    w->vars.key = local_of(ws, p->type_by);
    w->vars.pair = local_of(ws, p->pair);
    w->vars.pair_list = w->vars.pair ? arena_printf(e->a, "&%s", w->vars.pair) : "NULL";
    w->vars.options = options != NULL ? local_of(ws, options->name) : NULL;
    if (p->value_table != NULL)
        w->vars.table = arena_printf(e->a, "table_%s", p->value_table);
    w->vars.value = p->value;
    w->vars.success = e->m->success;
    w->vars.status_member = emit_status_member(e);
    w->vars.function = w->f->name;
    w->vars.used = local_of(ws, p->count_written);
    w->vars.asked = p->size_query ? asked_local(ws, p) : NULL;
    w->vars.is_measured = p->bytes != NULL ? "true" : "false";
    w->vars.bytes = p->bytes != NULL ? emit_extent(e, ws, p) : NULL;
    if (param_is(p, KIND_callback) || param_is(p, KIND_out_callback))
        set_callback(e, ws, w);
    if (param_is_number(p))
        emit_set_number(e, ws, w);
    if (p->len == LEN_CALL)
        set_size_call(e, ws, w);
}

// What a kind has in common with those that begin like it: "list" of list_handle. A shorter kind is
// no such thing.
static size_t
family_length(const emitter *e, const char *kind)
{
    const char *last = kind != NULL ? strrchr(kind, '_') : NULL;
    if (last == NULL)
        return 0;
    size_t length = (size_t)(last - kind);
    return kind_find(arena_intern_n(e->a, kind, length)) == NULL ? length : 0;
}

wrapped *
emit_wrap_params(const emitter *e, const function *f)
{
    wrapped **cached = &e->wrapped[f - e->m->functions];
    if (*cached != NULL)
        return *cached;
    wrapped *ws = *cached = arena_alloc(e->a, sizeof *ws * (size_t)(f->param_count + 1));
    int slot = 0;
    ws->f = f;
    for (int i = 0; i < f->param_count; i++) {
        wrapped *w = &ws[i];
        w->f = f;
        w->p = &f->params[i];
        w->local = local_name(e, f, i);
        w->family = family_length(e, w->p->kind);
        w->slot = w->p->is_argument ? slot++ : -1;
        w->vars.local = w->local;
        w->vars.m = "m";
        w->vars.python_name = w->p->python_name;
        w->vars.arg = arena_printf(e->a, "args[%d]", w->slot);
    }
    for (int i = 0; i < f->param_count; i++) {
        set_types(e, &ws[i]);
        set_relations(e, ws, &ws[i]);
        emit_set_variants(e, &ws[i]);
    }
    return ws;
}

void
emit_set_fail(wrapped *ws, int count, const char *fail)
{
    for (int i = 0; i < count; i++)
        ws[i].vars.fail = fail;
}

void
emit_set_call(wrapped *ws, int count, const char *call)
{
    for (int i = 0; i < count; i++)
        ws[i].vars.call = call;
}
