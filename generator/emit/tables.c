// tables.c: value tables of typed attributes and options, and the trampolines of callbacks.
#include <stdlib.h>
#include <string.h>

#include "emit/internal.h"
#include "model/declare.h"
#include "model/kinds.h"
#include "render/callbacks.h"
#include "render/ctypes.h"

static void
expand(const emitter *e, const char *snippet, const item_vars *v, text *out)
{
    template_expand(e->templates[TEMPLATE_TABLES], snippet, VARS_VALUES(v), out);
}

// ---- value tables ----

static int
compare_rows(const void *a, const void *b)
{
    int64_t x = ((const value_row *)a)->key;
    int64_t y = ((const value_row *)b)->key;
    return (x > y) - (x < y);
}

// Of a buffer, the key of the option for its size.
static int64_t
row_size(const value_table *table, const value_row *row)
{
    for (int i = 0; text_equal(row->type, "buffer") && i < table->row_count; i++)
        if (text_equal(table->rows[i].enumerator, row->class_name))
            return table->rows[i].key;
    return row->size;
}

static void
emit_table(emitter *e, const value_table *table, text *out)
{
    item_vars v = e->item;
    text body = {0};
    size_t size = sizeof *table->rows * (size_t)table->row_count;
    value_row *rows = arena_alloc(e->a, size + 1);
    memcpy(rows, table->rows, size);
    qsort(rows, (size_t)table->row_count, sizeof *rows, compare_rows);
    for (int i = 0; i < table->row_count; i++) {
        v.name = rows[i].enumerator;
        v.value = arena_printf(e->a, "%lld", (long long)rows[i].key);
        v.kind = emit_upper(e, rows[i].type);
        v.args = emit_class_index(e, rows[i].class_name);
        v.size = arena_printf(e->a, "%lld", (long long)row_size(table, &rows[i]));
        expand(e, "row", &v, &body);
    }
    v.name = table->name;
    v.flags = text_equal(table->keys, "any")   ? "\n    .any_key = true,"
              : text_equal(table->keys, "raw") ? "\n    .raw_key = true,"
                                               : NULL;
    v.value = emit_class_index(e, table->enum_name);
    v.body = emit_keep(e, &body);
    expand(e, "table", &v, out);
}

// ---- trampolines ----

// One trampoline: `slot` is where its closure is, NULL where the library passes it.
typedef struct trampoline {
    const char *name;
    const type *type;
    const char *slot;
} trampoline;

typedef void (*trampoline_visit)(emitter *e, const trampoline *t, text *out);

static const type *
function_type(const type *t)
{
    return t->cls == TYPE_POINTER ? t->pointee : t;
}

// Whether a callable can be passed where a callback of this class is wanted.
static bool
is_called(const emitter *e, const class_info *c)
{
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        for (int j = 0; f->skip == NULL && j < f->param_count; j++) {
            const param *p = &f->params[j];
            if (param_is(p, KIND_callback) && text_equal(p->class_name, c->name) &&
                !emit_is_process(p)) {
                return true;
            }
        }
    }
    return false;
}

// Each callback class, each callback parameter whose type has no name, and each that sets the one
// callback of the process.
static void
visit_trampolines(emitter *e, trampoline_visit visit, text *out)
{
    for (int i = 0; i < e->class_count; i++) {
        const class_info *c = &e->classes[i];
        if (c->kind == CLASS_CALLBACK && is_called(e, c))
            visit(e, &(trampoline){c->name, function_type(c->decl->type), NULL}, out);
    }
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        for (int j = 0; f->skip == NULL && j < f->param_count; j++) {
            const param *p = &f->params[j];
            const class_info *c = emit_find_class(e, p->class_name);
            if (param_is(p, KIND_callback) && (c == NULL || emit_is_process(p))) {
                const char *name = emit_process_name(e, f, p);
                const type *t = function_type(c != NULL ? c->decl->type : p->decayed);
                visit(e, &(trampoline){name, t, emit_is_process(p) ? name : NULL}, out);
            }
        }
    }
}

static const char *
trampoline_params(const emitter *e, const type *t)
{
    text out = {0};
    for (int i = 0; i < t->arg_count; i++) {
        text_add(&out, i > 0 ? ", " : "");
        type_declare(&out, t->args[i], arena_printf(e->a, "arg%d", i));
    }
    text_add(&out, t->arg_count == 0 ? "void" : "");
    return emit_keep(e, &out);
}

static bool
is_void_pointer(const type *t)
{
    return t->cls == TYPE_POINTER && t->pointee->cls == TYPE_VOID;
}

// The first `void *` carries the closure.
static int
user_data_index(const type *t)
{
    for (int i = 0; i < t->arg_count; i++)
        if (is_void_pointer(t->args[i]))
            return i;
    return -1;
}

static const char *
pointer_snippet(const type *to, item_vars *v)
{
    if (to->cls == TYPE_RECORD && to->size >= 0) {
        v->type = to->is_const ? "cb_record_copy" : "cb_record_view";
        v->args = to->is_const ? v->name : NULL;
        return "arg.record";
    }
    return to->cls == TYPE_INT && to->size == 1 ? "arg.string" : "arg.address";
}

static const char *
argument_snippet(const type *t, item_vars *v)
{
    switch (t->cls) {
    case TYPE_INT:
        return t->is_signed ? "arg.int" : "arg.unsigned";
    case TYPE_FLOAT:
        return "arg.float";
    case TYPE_ENUM:
        return "arg.enum";
    case TYPE_HANDLE:
    case TYPE_SCALAR:
        return "arg.cell";
    case TYPE_RECORD:
        return "arg.struct";
    case TYPE_POINTER:
        return pointer_snippet(t->pointee, v);
    default:
        return "arg.address";
    }
}

static void
add_argument(emitter *e, const type *t, int index, int user, text *out)
{
    item_vars v = e->item;
    const type *base = t->args[index];
    text one = {0};
    v.name = arena_printf(e->a, "arg%d", index);
    const char *snippet = index == user ? "arg.user" : argument_snippet(base, &v);
    const char *name = base->cls == TYPE_POINTER ? base->pointee->name : base->name;
    v.value = emit_class_index(e, name);
    if (v.args == NULL)
        v.args = arena_printf(e->a, "(void *)%s, NULL", v.name);
    expand(e, snippet, &v, &one);
    text_printf(out, "%s%.*s", index > 0 ? ", " : "", (int)one.length - 1, one.data);
    text_free(&one);
}

// What tells the library that the callable failed: the first enumerator that is no success.
static const char *
failure_value(const emitter *e, const type *t)
{
    const class_info *c = emit_find_class(e, t->name);
    for (int i = 0; c != NULL && i < c->enumeration->item_count; i++)
        if (c->enumeration->items[i].value != 0)
            return c->enumeration->items[i].name;
    return "0";
}

static const char *
result_lines(emitter *e, const type *t, item_vars *v)
{
    text out = {0};
    const char *fixed = emit_fixed_integer(t);
    v->result_type = emit_type(e, t);
    v->type = fixed;
    v->kind = emit_integer_text(e, t);
    v->value = arena_printf(e->a, "cb_as_%.*s", (int)strlen(fixed) - 2, fixed);
    v->missing = " 0";
    if (t->cls == TYPE_VOID) {
        v->missing = "";
        expand(e, "result.void", v, &out);
    } else if (t->cls == TYPE_ENUM) {
        v->value = emit_class_index(e, t->name);
        v->missing = failure_value(e, t);
        expand(e, "result.enum", v, &out);
        v->missing = arena_printf(e->a, " %s", v->missing);
    } else {
        expand(e, "result.int", v, &out);
    }
    return emit_keep(e, &out);
}

static const char *
closure_lines(const emitter *e, int user)
{
    item_vars v = e->item;
    text out = {0};
    v.name = arena_printf(e->a, "arg%d", user);
    expand(e, user >= 0 ? "closure.user" : "closure.bare", &v, &out);
    return emit_keep(e, &out);
}

static void
emit_trampoline(emitter *e, const trampoline *t, text *out)
{
    item_vars v = e->item;
    text args = {0};
    int user = t->slot != NULL ? -1 : user_data_index(t->type);
    for (int i = 0; i < t->type->arg_count; i++)
        add_argument(e, t->type, i, user, &args);
    v.body = result_lines(e, t->type->result, &v);
    v.name = t->name;
    v.params = trampoline_params(e, t->type);
    v.more = closure_lines(e, user);
    v.args = emit_keep(e, &args);
    v.count = arena_printf(e->a, "%d", t->type->arg_count);
    expand(e, t->slot != NULL ? "trampoline.slot" : "trampoline", &v, out);
}

static void
declare_trampoline(emitter *e, const trampoline *t, text *out)
{
    if (t->slot != NULL)
        text_printf(out, "extern cb_slot slot_%s;\n", t->slot);
    text_printf(out, "%s trampoline_%s(%s);\n", emit_type(e, t->type->result), t->name,
                trampoline_params(e, t->type));
}

// ---- files ----

void
emit_declare_tables(emitter *e, text *out)
{
    for (int i = 0; i < e->m->table_count; i++)
        text_printf(out, "extern const cb_value_table table_%s;\n", e->m->tables[i].name);
    visit_trampolines(e, declare_trampoline, out);
}

void
emit_tables(emitter *e)
{
    text *out = emit_open(e, "tables.c", TEMPLATE_TABLES);
    item_vars v = e->item;
    expand(e, "file", &v, out);
    for (int i = 0; i < e->m->table_count; i++)
        emit_table(e, &e->m->tables[i], out);
    visit_trampolines(e, emit_trampoline, out);
}
