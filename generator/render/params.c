// One parameter of one wrapper: its variables for the templates, and which snippet handles a phase
// of it.
//
// No kind is treated here by name, unless what a parameter means for another one depends on it: a
// count asks which lists it counts, a callback which handle ends it.
#include "render/params.h"

#include <string.h>

#include "base/diag.h"
#include "model/kinds.h"
#include "render/callbacks.h"
#include "render/ctypes.h"
#include "render/emitter.h"
#include "render/expressions.h"
#include "render/numbers.h"

static const char *const phases[] = {
    "declare", "convert", "fill", "settle",  "check",  "before", "pass",  "after",
    "success", "result",  "made", "release", "preset", "takes",  "gives", "gives_checked",
};
static const char *const variants[] = {
    "key",     "numbers",    "count",    "query",   "buffer",  "written", "used",
    "fixed",   "call",       "expr",     "inout",   "sized",   "asks",    "asked",
    "options", "unregister", "ends",     "process", "bare",    "buffers", "untyped",
    "unnamed", "optional",   "nullable", "param",   "pointer", "shared",  "calls",
    "target",  "measured",   "each",
};

_Static_assert(sizeof variants / sizeof *variants == VARIANT_WORDS, "a parameter has room for all");

// Names that the wrappers use themselves.
static const char *const reserved[] = {
    "self",   "args",   "nargs",  "kwnames",   "s",      "m",    "slots",  "call",    "ask",
    "answer", "status", "result", "size_call", "values", "done", "detail", "symbols",
    "thread",
};

static bool
is_in(const char *const *words, size_t count, const char *s, size_t length)
{
    for (size_t i = 0; i < count; i++) {
        if (strlen(words[i]) == length && strncmp(words[i], s, length) == 0) {
            return true;
        }
    }
    return false;
}

// <kind>.<phase> or <kind>.<phase>.<variant>
bool
emit_accepts_param_snippet(const char *name)
{
    const char *phase = strchr(name, '.');
    if (phase == NULL) {
        return false;
    }
    size_t length = strcspn(phase + 1, ".");
    if (!is_in(phases, sizeof phases / sizeof *phases, phase + 1, length)) {
        return false;
    }
    const char *rest = phase + 1 + length;
    return *rest == '\0' ||
           is_in(variants, sizeof variants / sizeof *variants, rest + 1, strlen(rest + 1));
}

// ---- what other parameters say about this one ----

static bool
kind_is(const param *p, const char *kind)
{
    return text_equal(p->kind, kind);
}

// The table out of which `p` chooses the type of another parameter's value; NULL if it does not.
// Numbers are no attributes: what chooses their type is converted as any other argument.
static const value_table *
chosen_table(const model *m, const function *f, const param *p)
{
    for (int i = 0; i < f->param_count; i++) {
        if (text_equal(f->params[i].type_by, p->name) && !emit_is_number(&f->params[i])) {
            return find_table(m, f->params[i].value_table);
        }
    }
    return NULL;
}

static const param *
first_of_kind(const function *f, const char *kind)
{
    for (int i = 0; i < f->param_count; i++) {
        if (kind_is(&f->params[i], kind)) {
            return &f->params[i];
        }
    }
    return NULL;
}

// The handle under which a callback is registered: the one that the call returns, else the one that
// it is called on.
static const param *
registered_handle(const function *f)
{
    const param *out = first_of_kind(f, "out_handle");
    return out != NULL ? out : first_of_kind(f, "handle");
}

// Whether the function ends the life of callbacks that were registered under a handle of this
// parameter's class.
static bool
ends_callbacks(const emitter *e, const function *f, const param *p)
{
    if (!kind_is(p, "handle") && !kind_is(p, "handle_ref")) {
        return false;
    }
    for (int i = 0; i < e->m->function_count; i++) {
        const function *g = &e->m->functions[i];
        for (int j = 0; j < g->param_count; j++) {
            if (text_equal(g->params[j].destroy, f->name)) {
                const param *key = registered_handle(g);
                return key != NULL && text_equal(key->class_name, p->class_name);
            }
        }
    }
    return false;
}

// The struct, or one inside it, has a member for a host function.
static bool
holds_callbacks(const model *m, const char *class_name)
{
    const record *r = class_name != NULL ? find_record(m, class_name) : NULL;
    for (int i = 0; r != NULL && i < r->field_count; i++) {
        const field *member = &r->fields[i];
        if (text_equal(member->kind, "callback") ||
            (text_equal(member->kind, "record") && holds_callbacks(m, member->class_name))) {
            return true;
        }
    }
    return false;
}

static const char *
length_variant(const function *f, const param *p)
{
    const param *count = p->len == LEN_PARAM ? find_param(f, p->len_name) : NULL;
    if (count != NULL && kind_is(count, "count_inout")) {
        return "inout";
    }
    static const char *const names[] = {NULL, "param", "fixed", "call", "expr"};
    return p->len == LEN_PARAM ? NULL : names[p->len];
}

// How a size takes part where a value's size is asked for: by value it is the room that was made,
// behind a pointer it is where the library tells the size.
static const char *
asking_variant(const param *p, const param *pair)
{
    if (kind_is(p, "typed_out") && p->asks) {
        return "asks";
    }
    if (!kind_is(p, "typed_size") || pair == NULL || !pair->asks) {
        return NULL;
    }
    return p->decayed->cls == TYPE_POINTER ? "asked" : "asks";
}

static const char *
used_variant(const param *p)
{
    return p->used == NULL ? NULL : strcmp(p->used, "written") == 0 ? "written" : "used";
}

static void
add_variant(wrapped *w, int *count, bool holds, const char *name)
{
    if (holds && name != NULL) {
        w->variants[(*count)++] = name;
    }
}

static bool
has_memory(const emitter *e, const param *p)
{
    const class_info *c = emit_find_class(e, p->class_name);
    return c != NULL && emit_has_memory(c->record);
}

static void
set_variants(const emitter *e, wrapped *w)
{
    static const char *const checked[] = {NULL, "count", "query", "buffer"};
    const function *f = w->f;
    const param *p = w->p;
    const param *pair = find_param(f, p->pair);
    const value_table *table = chosen_table(e->m, f, p);
    bool any_key =
        table != NULL && (text_equal(table->keys, "any") || text_equal(table->keys, "raw"));
    bool options = kind_is(p, "out_handle") && first_of_kind(f, "option_keys") != NULL;
    int n = 0;
    add_variant(w, &n, table != NULL && text_equal(table->keys, "numbers"), "numbers");
    add_variant(w, &n, table != NULL && !any_key, "key");
    add_variant(w, &n, p->checked != CHECKED_SAME, checked[p->checked]);
    add_variant(w, &n, true, used_variant(p));
    // An optional list without items still has to be as long as a count says.
    add_variant(w, &n, p->nullable || (p->optional && p->len != LEN_PARAM), "nullable");
    add_variant(w, &n, p->len != LEN_NONE, length_variant(f, p));
    add_variant(w, &n, true, asking_variant(p, pair));
    add_variant(w, &n, pair != NULL && kind_is(pair, "int"), "sized");
    add_variant(w, &n, options, "options");
    add_variant(w, &n, ends_callbacks(e, f, p), "unregister");
    add_variant(w, &n, p->ends, "ends");
    add_variant(w, &n, emit_process_callback(e, f, p) != NULL, "process");
    add_variant(w, &n, kind_is(p, "callback") && p->closure == NULL, "bare");
    add_variant(w, &n, e->m->buffers, "buffers");
    add_variant(w, &n, p->number == NULL, "untyped");
    add_variant(w, &n, p->class_name == NULL, "unnamed");
    add_variant(w, &n, p->optional, "optional");
    add_variant(w, &n, kind_is(p, "list_record") && p->dir == DIR_INOUT, "shared");
    add_variant(w, &n, p->dir != DIR_OUT && holds_callbacks(e->m, p->class_name), "calls");
    add_variant(w, &n, p->target, "target");
    add_variant(w, &n, true, emit_extent_variant(p));
    add_variant(w, &n, kind_is(p, "record") && has_memory(e, p), "measured");
    add_variant(w, &n, p->len == LEN_PARAM, "param");
    add_variant(w, &n, p->decayed->cls == TYPE_POINTER, "pointer");
}

// ---- variables ----

static const char *
local_name(const emitter *e, const function *f, int i)
{
    const char *name = emit_param_name(e, f, i);
    bool taken = is_in(reserved, sizeof reserved / sizeof *reserved, name, strlen(name));
    return taken ? arena_printf(e->a, "%s_", name) : name;
}

const wrapped *
emit_find_wrapped(const wrapped *ws, const char *name)
{
    for (int i = 0; name != NULL && i < ws->f->param_count; i++) {
        if (strcmp(ws->f->params[i].name, name) == 0) {
            return &ws[i];
        }
    }
    return NULL;
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
    if (t->cls != TYPE_INT && t->cls != TYPE_SCALAR && t->cls != TYPE_ENUM) {
        return NULL;
    }
    if (text_equal(t->canonical, "long long")) {
        return "PyLong_FromLongLong";
    }
    if (text_equal(t->canonical, "unsigned long long")) {
        return "PyLong_FromUnsignedLongLong";
    }
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
    if (item->cls == TYPE_VOID && text_equal(w->p->kind, "out_address")) {
        item = t; // a void * that stands for a void **
    }
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
    if (process != NULL) {
        return arena_printf(e->a, "trampoline_%s", process);
    }
    return name != NULL ? arena_printf(e->a, "trampoline_%s", name)
                        : arena_printf(e->a, "trampoline_%s_%s", w->f->name, w->p->name);
}

static void
set_callback(const emitter *e, wrapped *ws, wrapped *w)
{
    const char *scope = w->p->scope != NULL ? w->p->scope : "forever";
    const param *key = registered_handle(w->f);
    w->vars.trampoline = trampoline_name(e, w);
    w->vars.user_data = argument_of(ws, w->p->closure);
    w->vars.scope = arena_printf(e->a, "CB_SCOPE_%s", emit_upper(e, scope));
    if (emit_process_callback(e, w->f, w->p) != NULL) {
        w->vars.slot = arena_printf(e->a, "slot_%s", emit_process_callback(e, w->f, w->p));
    }
    w->vars.registered =
        key != NULL && text_equal(scope, "notified") ? local_of(ws, key->name) : "NULL";
}

// Arguments of the function that tells a length: those of this function by the same name, and a
// variable for the length.
static void
set_size_call(const emitter *e, wrapped *ws, wrapped *w)
{
    const function *g = emit_find_function(e, w->p->len_name);
    if (g == NULL) {
        return;
    }
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
    if (size != NULL) {
        return ws[size - ws->f->params].local;
    }
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
    const param *options = first_of_kind(w->f, "option_keys");
    w->vars.len = length_expression(e, ws, p);
    w->vars.key = local_of(ws, p->type_by);
    w->vars.pair = local_of(ws, p->pair);
    w->vars.pair_arg = argument_of(ws, p->pair);
    w->vars.options = options != NULL ? local_of(ws, options->name) : NULL;
    if (p->value_table != NULL) {
        w->vars.table = arena_printf(e->a, "table_%s", p->value_table);
    }
    w->vars.value = p->value;
    w->vars.success = e->m->success;
    w->vars.function = w->f->name;
    w->vars.used = local_of(ws, p->used);
    w->vars.asked = p->asks ? asked_local(ws, p) : NULL;
    w->vars.is_measured = p->bytes != NULL ? "true" : "false";
    w->vars.bytes = p->bytes != NULL ? emit_extent(e, ws, p) : NULL;
    if (kind_is(p, "callback") || kind_is(p, "out_callback")) {
        set_callback(e, ws, w);
    }
    if (emit_is_number(p)) {
        emit_set_number(e, ws, w);
    }
    if (p->len == LEN_CALL) {
        set_size_call(e, ws, w);
    }
}

// What a kind has in common with those that begin like it: "list" of list_handle. A shorter kind is
// no such thing.
static size_t
family_length(const emitter *e, const char *kind)
{
    const char *last = kind != NULL ? strrchr(kind, '_') : NULL;
    if (last == NULL) {
        return 0;
    }
    size_t length = (size_t)(last - kind);
    return kind_find(arena_intern_n(e->a, kind, length)) == NULL ? length : 0;
}

wrapped *
emit_wrap_params(const emitter *e, const function *f)
{
    wrapped **cached = &e->wrapped[f - e->m->functions];
    if (*cached != NULL) {
        return *cached;
    }
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
        w->vars.python_name = w->p->python_name;
        w->vars.arg = arena_printf(e->a, "args[%d]", w->slot);
    }
    for (int i = 0; i < f->param_count; i++) {
        set_types(e, &ws[i]);
        set_relations(e, ws, &ws[i]);
        set_variants(e, &ws[i]);
    }
    return ws;
}

void
emit_set_fail(wrapped *ws, int count, const char *fail)
{
    for (int i = 0; i < count; i++) {
        ws[i].vars.fail = fail;
    }
}

void
emit_set_call(wrapped *ws, int count, const char *call)
{
    for (int i = 0; i < count; i++) {
        ws[i].vars.call = call;
    }
}

// ---- snippets ----

static char *
append(char *to, const char *word, size_t length)
{
    memcpy(to, word, length);
    return to + length;
}

// Kinds, phases and variants are words of the tables above and of kinds.c: 128 bytes are plenty.
static bool
try_snippet(const template *t, const char *name, size_t length, const char *phase,
            const char *variant, char out[128])
{
    // By hand: this is asked some million times, and printf would be a tenth of a whole run.
    char *end = append(append(append(out, name, length), ".", 1), phase, strlen(phase));
    if (variant != NULL) {
        end = append(append(end, ".", 1), variant, strlen(variant));
    }
    *end = '\0';
    return template_has(t, out);
}

static bool
find_for_name(const template *t, const wrapped *w, size_t length, const char *phase, char out[128])
{
    for (int i = 0; w->variants[i] != NULL; i++) {
        if (try_snippet(t, w->p->kind, length, phase, w->variants[i], out)) {
            return true;
        }
    }
    return try_snippet(t, w->p->kind, length, phase, NULL, out);
}

// The kind itself, then the kind without its last word.
static bool
find_snippet(const emitter *e, const wrapped *w, const char *phase, char out[128])
{
    const template *t = e->templates[TEMPLATE_PARAMS];
    const char *kind = w->p->kind;
    if (kind == NULL) {
        return false;
    }
    return find_for_name(t, w, strlen(kind), phase, out) ||
           (w->family > 0 && find_for_name(t, w, w->family, phase, out));
}

bool
emit_has_phase(const emitter *e, const wrapped *w, const char *phase)
{
    char name[128];
    return find_snippet(e, w, phase, name);
}

bool
emit_phase(const emitter *e, const wrapped *w, const char *phase, text *out)
{
    char name[128];
    if (!find_snippet(e, w, phase, name)) {
        return false;
    }
    template_expand(e->templates[TEMPLATE_PARAMS], name, VARS_VALUES(&w->vars), out);
    return true;
}

// The newline of the last snippet; one without lines has none.
static void
end_line(text *out)
{
    while (out->length > 0 && out->data[out->length - 1] == '\n') {
        out->data[--out->length] = '\0';
    }
}

const char *
emit_pass(const emitter *e, const wrapped *w)
{
    text out = {0};
    if (!emit_phase(e, w, "pass", &out)) {
        return w->local;
    }
    end_line(&out);
    return emit_keep(e, &out);
}

// ---- what the forms give ----

const char *
emit_preset(const emitter *e, const wrapped *w)
{
    text out = {0};
    if (!w->p->default_zero) {
        return NULL;
    }
    if (!emit_phase(e, w, "preset", &out)) {
        return "0";
    }
    end_line(&out);
    return emit_keep(e, &out);
}

// Counts and sizes that a list or a value tells by itself.
bool
emit_is_hidden(const function *f, const param *p)
{
    if (p->checked != CHECKED_SAME || text_equal(p->kind, "typed_size")) {
        return true;
    }
    for (int i = 0; i < f->param_count; i++) {
        const param *list = &f->params[i];
        bool counted =
            list->is_result && list->len == LEN_PARAM && text_equal(list->len_name, p->name);
        if ((counted && text_starts(list->kind, "out_view_")) || text_equal(list->used, p->name)) {
            return true;
        }
    }
    return false;
}

bool
emit_result_type(const emitter *e, const wrapped *w, bool checked, text *out)
{
    bool made = checked && emit_has_phase(e, w, "made");
    bool given = w->p->is_result && !(checked && emit_is_hidden(w->f, w->p));
    if (!made && !given) {
        return false;
    }
    if (!(checked && emit_phase(e, w, "gives_checked", out)) && !emit_phase(e, w, "gives", out)) {
        text_add(out, "Any\n");
    }
    end_line(out);
    return true;
}

const char *
emit_value_type(const emitter *e, const function *f, bool checked)
{
    switch (f->result->cls) {
    case TYPE_VOID:
        return "None";
    case TYPE_INT:
        return "int";
    case TYPE_FLOAT:
        return "float";
    case TYPE_POINTER:
        return f->result->pointee->size != 1 ? "int" : checked ? "str | None" : "bytes | None";
    default:
        return emit_find_class(e, f->result->name) != NULL ? f->result->name : "Any";
    }
}
