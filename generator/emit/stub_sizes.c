// Makes C expressions for sizes in the stub library: the sizes of arrays (from their lengths), of
// values whose type an enumerator chooses, and of numbers.
#include "emit/stub_sizes.h"

#include <string.h>

#include "model/kinds.h"
#include "model/value_types.h"
#include "render/ctypes.h"
#include "render/names.h"

static void
expand(const emitter *e, const char *snippet, const stub_vars *v, text *out)
{
    template_expand(e->templates[TEMPLATE_STUB], snippet, VARS_VALUES(v), out);
}

bool
stub_is_pointer(const param *p)
{
    return p->decayed->cls == TYPE_POINTER ||
           (!param_is(p, KIND_handle) && type_target(p->decayed) != NULL);
}

const param *
stub_param_of(const stub_body *b, const char *name)
{
    return find_param(b->f, name);
}

const char *
stub_name_of(const stub_body *b, const param *p)
{
    return emit_param_name(b->e, b->f, (int)(p - b->f->params));
}

// ---- arrays ----

// Rewrites a length expression over the stub's own parameters. Pointers to integers are
// dereferenced.
static const char *
length_expression(const stub_body *b, const char *source)
{
    text out = {0};
    for (const char *s = source; *s != '\0';) {
        size_t length = text_word_length(s);
        const param *p = length > 0 ? stub_param_of(b, arena_intern_n(b->e->a, s, length)) : NULL;
        length += length == 0;
        if (p == NULL)
            text_add_n(&out, s, length);
        else if (stub_is_pointer(p))
            text_printf(&out, "(%s != NULL ? *%s : 0)", stub_name_of(b, p), stub_name_of(b, p));
        else
            text_add(&out, stub_name_of(b, p));
        s += length;
    }
    return emit_keep(b->e, &out);
}

const char *
stub_item_count(const stub_body *b, const param *p)
{
    const param *count = p->len == LEN_PARAM ? stub_param_of(b, p->len_name) : NULL;
    if (count != NULL && stub_is_pointer(count) && kind_has(p->kind, KIND_IS_LIST))
        return arena_printf(b->e->a, "stub_items((size_t)%s)", length_expression(b, count->name));
    if (count != NULL && stub_is_pointer(count))
        return arena_printf(b->e->a, "%s_written", stub_name_of(b, count));
    if (count != NULL)
        return arena_printf(b->e->a, "stub_items((size_t)%s)", stub_name_of(b, count));
    if (p->len == LEN_FIXED)
        return arena_printf(b->e->a, "%lld", (long long)p->len_value);
    if (p->len != LEN_EXPR)
        return NULL;
    return arena_printf(b->e->a, "stub_items((size_t)(%s))", length_expression(b, p->len_name));
}

const char *
stub_item_size(const stub_body *b, const param *p)
{
    const type *to = type_target(p->decayed);
    if (to->cls == TYPE_VOID)
        return param_is(p, KIND_out_address) ? "sizeof(void *)" : "1";
    return arena_printf(b->e->a, "sizeof(%s)", emit_type(b->e, to));
}

const char *
stub_byte_count(const stub_body *b, const param *p)
{
    const char *count = stub_item_count(b, p);
    const char *size = stub_item_size(b, p);
    return count != NULL ? arena_printf(b->e->a, "%s * %s", count, size) : size;
}

// ---- values of chosen types ----

const char *
stub_chosen_size(const stub_body *b, const param *p, const char *key, const char *room)
{
    if (room == NULL)
        return arena_printf(b->e->a, "value_size_%s(%s, 1)", p->value_table, key);
    return arena_printf(b->e->a, "stub_within(value_size_%s(%s, (size_t)%s), (size_t)%s)",
                        p->value_table, key, room, room);
}

// Returns the size of a value whose type another parameter chooses.
static const char *
typed_size(const stub_body *b, const param *p)
{
    const param *pair = stub_param_of(b, p->pair);
    const char *room = pair != NULL && !stub_is_pointer(pair) ? stub_name_of(b, pair) : NULL;
    return stub_chosen_size(b, p, p->type_by, room);
}

const char *
stub_typed_input(const stub_body *b, const param *p)
{
    const param *told = find_size(b->f, p, true);
    const param *given = find_size(b->f, p, false);
    if (told != NULL) {
        const char *name = stub_name_of(b, told);
        return arena_printf(b->e->a, "(%s != NULL ? *%s : 0)", name, name);
    }
    return given != NULL ? stub_name_of(b, given) : typed_size(b, p);
}

const char *
stub_typed_output(const stub_body *b, const param *p)
{
    const param *room = find_size(b->f, p, false);
    return room != NULL ? stub_name_of(b, room) : typed_size(b, p);
}

// ---- numbers ----

// Returns the bytes of one number. If only a setting of the library gives the type, returns the
// size of the largest type, for which callers provide memory.
static const char *
number_size(const stub_body *b, const param *p)
{
    if (p->number != NULL)
        return stub_item_size(b, p);
    const param *by = stub_param_of(b, p->type_by);
    const param *complex_by = stub_param_of(b, p->complex_by);
    if (by == NULL)
        return "sizeof(double[2])";
    const char *size =
        arena_printf(b->e->a, "value_size_%s(%s, 0)", p->value_table, stub_name_of(b, by));
    return complex_by == NULL ? size
                              : arena_printf(b->e->a, "%s * value_parts_%s(%s)", size,
                                             p->value_table, stub_name_of(b, complex_by));
}

const char *
stub_number_bytes(const stub_body *b, const param *p)
{
    const char *count = stub_item_count(b, p);
    const char *size = number_size(b, p);
    return count != NULL ? arena_printf(b->e->a, "%s * %s", count, size) : size;
}

// ---- sizes by key, as functions of the stub ----

static const char *
row_size(const emitter *e, const value_row *row)
{
    const char *size = value_type_size(row->type);
    if (row->class_name != NULL)
        return arena_printf(e->a, "sizeof(%s)", row->class_name);
    if (size != NULL)
        return size;
    return row->size > 0 ? arena_printf(e->a, "%lld", (long long)row->size) : "given";
}

// Returns whether another argument gives the number's type.
static bool
is_sized_number(const function *f, const param *p)
{
    return param_is_number(p) && p->number == NULL && find_param(f, p->type_by) != NULL;
}

// Returns whether no other argument gives the value's size.
static bool
is_sized_value(const function *f, const param *p)
{
    if (param_is(p, KIND_typed_in))
        return find_size(f, p, true) == NULL && find_size(f, p, false) == NULL;
    return param_is(p, KIND_typed_out_list) ||
           (param_is(p, KIND_typed_out) && find_size(f, p, false) == NULL);
}

static bool
is_used(const emitter *e, const value_table *table)
{
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        for (int j = 0; f->skip == NULL && j < f->param_count; j++) {
            const param *p = &f->params[j];
            bool sized = is_sized_value(f, p) || is_sized_number(f, p);
            if (sized && text_equal(p->value_table, table->name))
                return true;
        }
    }
    return false;
}

// Returns whether a `complex_by` uses the table to find out whether numbers are complex.
static bool
tells_parts(const emitter *e, const value_table *table)
{
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        for (int j = 0; f->skip == NULL && j < f->param_count; j++) {
            const param *p = &f->params[j];
            bool is_complex = p->complex_by != NULL && is_sized_number(f, p);
            if (is_complex && text_equal(p->value_table, table->name))
                return true;
        }
    }
    return false;
}

static void
add_value_sizes(const emitter *e, const value_table *table, text *out)
{
    text body = {0};
    for (int i = 0; i < table->row_count; i++) {
        stub_vars v = {.value = row_size(e, &table->rows[i])};
        v.key = arena_printf(e->a, "%lld", (long long)table->rows[i].key);
        expand(e, "value_size.row", &v, &body);
    }
    stub_vars v = {.table = table->name};
    v.body = emit_keep(e, &body);
    expand(e, "value_size", &v, out);
}

static void
add_value_parts(const emitter *e, const value_table *table, text *out)
{
    text body = {0};
    for (int i = 0; i < table->row_count; i++) {
        stub_vars v = {.value = "2"};
        v.key = arena_printf(e->a, "%lld", (long long)table->rows[i].key);
        if (text_starts(table->rows[i].type, "complex"))
            expand(e, "value_size.row", &v, &body);
    }
    stub_vars v = {.table = table->name};
    v.body = emit_keep(e, &body);
    expand(e, "value_parts", &v, out);
}

void
emit_stub_sizes(const emitter *e, text *out)
{
    for (int i = 0; i < e->m->table_count; i++) {
        if (is_used(e, &e->m->tables[i]))
            add_value_sizes(e, &e->m->tables[i], out);
        if (tells_parts(e, &e->m->tables[i]))
            add_value_parts(e, &e->m->tables[i], out);
    }
}
