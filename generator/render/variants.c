// Decides which variants of a snippet apply to a parameter. The choice may depend on other
// parameters and functions.
#include "render/variants.h"

#include <string.h>

#include "model/extent.h"
#include "render/callbacks.h"
#include "render/names.h"

const char *const variant_words[VARIANT_WORDS] = {
#define VARIANT(word) #word,
#include "render/variants.def"
};

// Returns the table from which `p` chooses the type of another parameter's value; NULL if it
// chooses none. Numbers do not count: the parameter that chooses their type is converted like any
// other.
static const value_table *
chosen_table(const model *m, const function *f, const param *p)
{
    for (int i = 0; i < f->param_count; i++)
        if (text_equal(f->params[i].type_by, p->name) && !param_is_number(&f->params[i]))
            return find_table(m, f->params[i].value_table);
    return NULL;
}

const param *
emit_first_of_kind(const function *f, kind_id kind)
{
    for (int i = 0; i < f->param_count; i++)
        if (param_is(&f->params[i], kind))
            return &f->params[i];
    return NULL;
}

const param *
emit_registered_handle(const function *f)
{
    const param *out = emit_first_of_kind(f, KIND_out_handle);
    return out != NULL ? out : emit_first_of_kind(f, KIND_handle);
}

const param *
emit_ended_callback(const emitter *e, const function *f, const param *p)
{
    if (!param_is(p, KIND_handle) && !param_is(p, KIND_handle_ref))
        return NULL;
    for (int i = 0; i < e->m->function_count; i++) {
        const function *g = &e->m->functions[i];
        for (int j = 0; j < g->param_count; j++) {
            if (text_equal(g->params[j].destroy, f->name)) {
                const param *key = emit_registered_handle(g);
                bool is_key = key != NULL && text_equal(key->class_name, p->class_name);
                return is_key ? &g->params[j] : NULL;
            }
        }
    }
    return NULL;
}

// Returns whether the struct, or one inside it, has a member for a host function.
static bool
holds_callbacks(const model *m, const char *class_name)
{
    const record *r = class_name != NULL ? find_record(m, class_name) : NULL;
    for (int i = 0; r != NULL && i < r->field_count; i++) {
        const field *member = &r->fields[i];
        if (field_is(member, FIELD_KIND_callback) ||
            (field_is(member, FIELD_KIND_record) && holds_callbacks(m, member->class_name))) {
            return true;
        }
    }
    return false;
}

static bool
has_memory(const emitter *e, const param *p)
{
    const class_info *c = emit_find_class(e, p->class_name);
    return c != NULL && record_has_memory(c->record);
}

// ---- the variants ----

static void
set_checked(const param *p, bool *holds)
{
    holds[VARIANT_count] = p->checked == CHECKED_COUNT;
    holds[VARIANT_query] = p->checked == CHECKED_QUERY;
    holds[VARIANT_buffer] = p->checked == CHECKED_BUFFER;
}

static void
set_length(const function *f, const param *p, bool *holds)
{
    holds[VARIANT_inout] = length_comes_back(f, p);
    holds[VARIANT_fixed] = p->len == LEN_FIXED;
    holds[VARIANT_call] = p->len == LEN_CALL;
    holds[VARIANT_expr] = p->len == LEN_EXPR;
    holds[VARIANT_param] = p->len == LEN_PARAM;
    holds[VARIANT_written] = text_equal(p->count_written, "written");
    holds[VARIANT_used] = p->count_written != NULL && !holds[VARIANT_written];
    // An omitted list must still be as long as its count says, so it cannot be NULL.
    holds[VARIANT_nullable] = p->nullable || (p->optional && p->len != LEN_PARAM);
}

// Sets the variants for values of unknown size. A size by value is the room for the value; the
// library writes the size to a size behind a pointer.
static void
set_asking(const param *p, const param *pair, bool *holds)
{
    bool is_size = param_is(p, KIND_typed_size) && pair != NULL && pair->size_query;
    bool is_pointer = p->decayed->cls == TYPE_POINTER;
    holds[VARIANT_asks] =
        (param_is(p, KIND_typed_out) && p->size_query) || (is_size && !is_pointer);
    holds[VARIANT_asked] = is_size && is_pointer;
    holds[VARIANT_sized] = pair != NULL && param_is(pair, KIND_int);
}

static void
set_choice(const emitter *e, const function *f, const param *p, bool *holds)
{
    const value_table *table = chosen_table(e->m, f, p);
    const char *keys = table != NULL ? table->keys : NULL;
    holds[VARIANT_numbers] = text_equal(keys, "numbers");
    holds[VARIANT_key] = table != NULL && !text_equal(keys, "any") && !text_equal(keys, "raw");
}

// Whether it is an address in device memory, or may be one. Memory that the call frees counts, too,
// since a Buffer may own it.
static bool
is_device(const param *p)
{
    bool may_be = text_equal(p->space, "device") || text_equal(p->space, "either");
    return may_be || (p->is_ended && param_is(p, KIND_address));
}

static void
set_handles(const emitter *e, const function *f, const param *p, bool *holds)
{
    holds[VARIANT_options] =
        param_is(p, KIND_out_handle) && emit_first_of_kind(f, KIND_option_keys) != NULL;
    holds[VARIANT_owned] = p->closed_by != NULL;
    holds[VARIANT_own_options] = holds[VARIANT_options] && holds[VARIANT_owned];
    const param *callback = emit_ended_callback(e, f, p);
    holds[VARIANT_unregister] = callback != NULL;
    holds[VARIANT_ended] = callback != NULL && callback->ended != NULL;
    holds[VARIANT_freed] = p->is_ended;
    holds[VARIANT_process] = emit_process_callback(e, f, p) != NULL;
    holds[VARIANT_bare] = param_is(p, KIND_callback) && p->closure == NULL;
    holds[VARIANT_calls] = p->dir != DIR_OUT && holds_callbacks(e->m, p->class_name);
}

static void
set_memory(const emitter *e, const param *p, bool *holds)
{
    bool is_each = p->bytes != NULL && text_starts(p->bytes, "each ");
    holds[VARIANT_target] = p->target;
    holds[VARIANT_each] = is_each;
    holds[VARIANT_measured] =
        (p->bytes != NULL && !is_each) || (param_is(p, KIND_record) && has_memory(e, p));
    holds[VARIANT_device] = is_device(p);
    holds[VARIANT_pointer] = p->decayed->cls == TYPE_POINTER;
}

static int64_t
item_align(const model *m, const param *p)
{
    const type *item = p->decayed->cls == TYPE_POINTER ? p->decayed->pointee : p->decayed;
    const record *r = item->cls == TYPE_RECORD ? find_record(m, item->name) : NULL;
    return r != NULL ? record_align(m, r, item->name) : 0;
}

void
emit_set_variants(const emitter *e, wrapped *w)
{
    const param *p = w->p;
    bool holds[VARIANT_WORDS] = {false};
    set_choice(e, w->f, p, holds);
    set_checked(p, holds);
    set_length(w->f, p, holds);
    set_asking(p, find_param(w->f, p->pair), holds);
    set_handles(e, w->f, p, holds);
    set_memory(e, p, holds);
    holds[VARIANT_ends] = p->consumed;
    holds[VARIANT_object] = w->vars.object != NULL;
    holds[VARIANT_buffers] = e->m->buffers;
    holds[VARIANT_untyped] = p->number == NULL;
    holds[VARIANT_unnamed] = p->class_name == NULL;
    holds[VARIANT_optional] = p->optional;
    holds[VARIANT_aligned] = item_align(e->m, p) > 16;
    holds[VARIANT_shared] = param_is(p, KIND_list_record) && p->dir == DIR_INOUT;
    int count = 0;
    for (int i = 0; i < VARIANT_WORDS; i++)
        if (holds[i])
            w->variants[count++] = variant_words[i];
}
