// Sets the values of the holes for the parameters of one wrapper.
//
// The code here depends on a kind's name only if parameters refer to each other: a callback needs
// the handle that ends it.
#include "render/params.h"

#include <string.h>

#include "base/diag.h"
#include "model/kinds.h"
#include "render/callbacks.h"
#include "render/ctypes.h"
#include "render/emitter.h"
#include "render/expressions.h"
#include "render/names.h"
#include "render/numbers.h"
#include "render/variants.h"

// Names that the wrappers use themselves. They are rare, so hardly any parameter must be renamed.
static const char *const reserved[] = {
    "self", "argv",    "nargs", "kwnames", "form",          "py",     "slots",   "call", "retval",
    "ask",  "results", "done",  "detail",  "registrations", "thread", "on_host",
};

static bool
is_reserved(const char *name)
{
    for (size_t i = 0; i < sizeof reserved / sizeof *reserved; i++)
        if (strcmp(reserved[i], name) == 0)
            return true;
    return false;
}

const char *
emit_returned_name(const function *f)
{
    bool is_text = f->result->cls == TYPE_POINTER && f->result->pointee->size == 1;
    const char *name = f->status ? "status" : is_text ? "text" : "value";
    return find_param(f, name) == NULL ? name : "returned";
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
        return emit_size_expression(e, ws, p->len_name);
    default:
        return NULL;
    }
}

// Returns whether the length is a parameter that may be negative.
static bool
is_signed_count(const wrapped *ws, const param *p)
{
    const wrapped *count = p->len == LEN_PARAM ? emit_find_wrapped(ws, p->len_name) : NULL;
    return count != NULL && count->p->decayed->is_signed;
}

// Returns a parameter's value as an operand to compare with a size_t; a signed one gets a cast.
static const char *
size_of_param(const emitter *e, const wrapped *ws, const char *name)
{
    const wrapped *w = emit_find_wrapped(ws, name);
    if (w == NULL)
        return NULL;
    const type *t = w->p->decayed->cls == TYPE_POINTER ? w->p->decayed->pointee : w->p->decayed;
    return t->is_signed ? arena_printf(e->a, "(size_t)%s", w->local) : w->local;
}

static void
set_types(const emitter *e, wrapped *w)
{
    const type *t = w->p->decayed;
    const type *item = t->cls == TYPE_POINTER ? t->pointee : t;
    if (item->cls == TYPE_VOID && param_is(w->p, KIND_out_address))
        item = t; // the header declares void *, but a void ** is meant
    param_vars *v = &w->vars;
    v->type = emit_type(e, t);
    v->item = emit_type(e, item);
    v->align = arena_printf(e->a, "%lld", (long long)item->align);
    v->type_local = emit_declaration(e, v->type, w->local);
    v->item_local = emit_declaration(e, v->item, w->local);
    v->text = emit_integer_text(e, item);
    v->void_local = emit_void_pointer(e, item, w->local);
    bool is_char = text_equal(v->type, "char *") || text_equal(v->type, "void *");
    v->char_cast = is_char ? "" : arena_printf(e->a, "(%s)", v->type);
    bool is_bool = item->canonical != NULL && text_ends(item->canonical, "_Bool");
    v->c_int = is_bool ? "_Bool" : emit_fixed_integer(item);
    // long long is as wide as long, which c_int is here, but the compiler sees another type.
    bool is_long_long = item->canonical != NULL && strstr(item->canonical, "long long") != NULL;
    v->int_cast = is_long_long ? arena_printf(e->a, "(%s *)", v->c_int) : "";
    v->as_int = is_bool ? "cb_as_bool"
                        : arena_printf(e->a, "cb_as_%.*s", (int)strlen(v->c_int) - 2, v->c_int);
    v->as_float = item->size == 4 ? "cb_as_float" : "cb_as_double";
    v->from_int = emit_from_int(e, item);
    bool is_wide = item->cls == TYPE_ENUM && item->size == 8;
    v->enum_int = is_wide ? "int64_t" : "int32_t";
    v->as_enum = is_wide ? "cb_as_enum_wide" : "cb_as_enum";
    v->is_signed = item->is_signed ? "true" : "false";
    v->class_name = w->p->class_name;
    v->object = emit_object(e, w->p->class_name);
    v->index = emit_class_index(e, w->p->class_name);
}

// Returns the trampoline of the callback class. A parameter has its own trampoline if its type has
// no name, or if the process has only one such callback.
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

// Returns the variable for a length that the library reports. A number of items keeps the name from
// the reporting function if it is free.
static const char *
size_local(const emitter *e, const wrapped *ws, const wrapped *w, const param *told)
{
    bool is_free = !is_reserved(told->name) && emit_find_wrapped(ws, told->name) == NULL;
    return kind_has(w->p->kind, KIND_IS_OUT_LIST) && is_free
               ? told->name
               : arena_printf(e->a, "%s_size", w->local);
}

// Sets the call of the function that reports a length. Its arguments are those of this function
// with the same names, and a variable for the length.
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
            w->vars.size_local = size_local(e, ws, w, p);
            text_printf(&args, "&%s", w->vars.size_local);
            w->vars.size_type = emit_type(e, p->decayed->pointee);
        } else {
            const char *local = local_of(ws, p->name);
            text_add(&args, local != NULL ? local : "0");
        }
    }
    w->vars.size_call = g->name;
    w->vars.size_args = emit_keep(e, &args);
}

// Returns the variable to which the library writes the size of a value of unknown size.
static const char *
asked_local(const wrapped *ws, const param *value)
{
    const param *size = find_size(ws->f, value, true);
    if (size != NULL)
        return ws[size - ws->f->params].local;
    diag_error(value->loc,
               "%s of %s needs its size from the library, but no parameter returns it; add a "
               "typed_size by pointer",
               value->name, ws->f->name);
    return "0";
}

// Returns the number of items of a list of results: the requested number, or a variable if the
// library may write fewer.
static const char *
result_items(const emitter *e, const wrapped *ws, const wrapped *w)
{
    bool may_be_fewer = w->p->count_written != NULL || length_comes_back(ws->f, w->p);
    return may_be_fewer            ? arena_printf(e->a, "%s_count", w->local)
           : w->p->len == LEN_CALL ? w->vars.size_local
                                   : w->vars.len;
}

// Returns the flags of cb_as_device_address() and the functions like it: "CB_TARGET | CB_ENDS".
static const char *
device_flags(const emitter *e, const param *p)
{
    const char *flags[5];
    int count = 0;
    if (!text_equal(p->space, "device"))
        flags[count++] = "CB_HOST_TOO";
    if (p->target)
        flags[count++] = "CB_TARGET";
    if (p->bytes != NULL)
        flags[count++] = "CB_MEASURED";
    if (param_is(p, KIND_list_address) && e->m->buffers)
        flags[count++] = "CB_TABLE";
    if (p->is_ended)
        flags[count++] = "CB_ENDS";
    const char *all = count > 0 ? flags[0] : "0";
    for (int i = 1; i < count; i++)
        all = arena_printf(e->a, "%s | %s", all, flags[i]);
    return all;
}

static void
set_relations(const emitter *e, wrapped *ws, wrapped *w)
{
    const param *p = w->p;
    const param *options = emit_first_of_kind(w->f, KIND_option_keys);
    w->vars.len = length_expression(e, ws, p);
    w->vars.array_check = is_signed_count(ws, p) ? "cb_array_check_signed" : "cb_array_check";
    w->vars.len_size = p->len == LEN_PARAM  ? size_of_param(e, ws, p->len_name)
                       : p->len == LEN_EXPR ? arena_printf(e->a, "(size_t)(%s)", w->vars.len)
                                            : w->vars.len;
    w->vars.key = local_of(ws, p->type_by);
    w->vars.pair = local_of(ws, p->pair);
    w->vars.pair_list = w->vars.pair ? arena_printf(e->a, "&%s", w->vars.pair) : "NULL";
    w->vars.options = options != NULL ? local_of(ws, options->name) : NULL;
    if (p->value_table != NULL)
        w->vars.table = arena_printf(e->a, "table_%s", p->value_table);
    w->vars.value = p->value;
    w->vars.success = e->m->success;
    // A function without a status cannot report a failure.
    w->vars.is_set =
        w->f->status ? arena_printf(e->a, "%s == %s", w->vars.returned, e->m->success) : "true";
    w->vars.status_member = emit_status_member(e);
    w->vars.function = w->f->name;
    w->vars.used_size = size_of_param(e, ws, p->count_written);
    w->vars.asked = p->size_query ? asked_local(ws, p) : NULL;
    w->vars.as_target = p->bytes != NULL ? "cb_as_measured_target" : "cb_as_target";
    w->vars.how = device_flags(e, p);
    w->vars.bytes = p->bytes != NULL ? emit_extent(e, ws, p) : NULL;
    if (param_is(p, KIND_callback) || param_is(p, KIND_out_callback))
        set_callback(e, ws, w);
    if (param_is_number(p))
        emit_set_number(e, ws, w);
    else if (param_is(p, KIND_value_number))
        emit_set_value_number(e, w);
    if (p->len == LEN_CALL)
        set_size_call(e, ws, w);
    w->vars.items = result_items(e, ws, w);
    const param *callback = emit_ended_callback(e, w->f, p);
    w->vars.ended = callback != NULL ? callback->ended : NULL;
}

// Returns the length of a kind's family, the words before its last: "list" of list_handle. 0 if
// those words are a kind themselves.
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
        w->vars.m = "py";
        w->vars.module = e->m->module;
        w->vars.returned = emit_returned_name(f);
        w->vars.python_name = w->p->python_name;
        w->vars.arg = arena_printf(e->a, "argv[%d]", w->slot);
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
