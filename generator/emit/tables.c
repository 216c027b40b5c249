// Makes tables.c, the value tables of typed attributes and options, and trampolines.c, the C
// functions that the library calls for a Python callable.
#include "emit/tables.h"

#include <stdlib.h>
#include <string.h>

#include "emit/output.h"
#include "model/declare.h"
#include "model/find.h"
#include "model/kinds.h"
#include "render/callbacks.h"
#include "render/ctypes.h"
#include "render/names.h"

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

// Returns the size of a row's value; for a buffer, the option that holds its size. NULL if the type
// gives the size.
static const char *
row_size(const emitter *e, const value_table *table, const value_row *row)
{
    for (int i = 0; text_equal(row->type, "buffer") && i < table->row_count; i++)
        if (text_equal(table->rows[i].enumerator, row->class_name))
            return row->class_name;
    return row->size != 0 ? arena_printf(e->a, "%lld", (long long)row->size) : NULL;
}

// Returns whether a row's key belongs to another enum than the table's, that of a `complex_by`.
static bool
is_other(const emitter *e, const value_table *table, const value_row *row)
{
    const class_info *keys = emit_find_class(e, table->enum_name);
    return keys != NULL && keys->kind == CLASS_ENUM &&
           find_enumerator(keys->enumeration, row->enumerator) == NULL;
}

static const char *
row_snippet(const emitter *e, const value_table *table, const value_row *row)
{
    if (is_other(e, table, row))
        return "row.other";
    bool has_class = emit_find_class(e, row->class_name) != NULL;
    if (row_size(e, table, row) == NULL)
        return has_class ? "row.of" : "row";
    return has_class ? "row.of.sized" : "row.sized";
}

static bool
has_row(const emitter *e, const char *snippet)
{
    for (int i = 0; i < e->m->table_count; i++) {
        const value_table *table = &e->m->tables[i];
        for (int j = 0; j < table->row_count; j++)
            if (strcmp(row_snippet(e, table, &table->rows[j]), snippet) == 0)
                return true;
    }
    return false;
}

// Adds the macros with which this module's rows are written.
static void
emit_row_macros(const emitter *e, text *out)
{
    static const char *const snippets[] = {"row", "row.other", "row.of", "row.sized",
                                           "row.of.sized"};
    item_vars v = e->item;
    expand(e, "rows", &v, out);
    for (size_t i = 0; i < sizeof snippets / sizeof *snippets; i++)
        if (has_row(e, snippets[i]))
            expand(e, arena_printf(e->a, "rows.%s", snippets[i]), &v, out);
    expand(e, "rows.end", &v, out);
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
        v.kind = emit_upper(e, rows[i].type);
        v.args = emit_class_index(e, rows[i].class_name);
        v.size = row_size(e, table, &rows[i]);
        expand(e, row_snippet(e, table, &rows[i]), &v, &body);
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

// One trampoline. `slot` holds its closure; NULL if the library passes the closure.
typedef struct trampoline {
    const char *name;
    const type *type;
    const char *slot;
    const char *const *names; // its parameters' names, if they have some
    int name_count;
    const typedef_decl *decl; // its class's declaration, if it has one
} trampoline;

// Names that trampolines use themselves.
static const char *const reserved[] = {"closure", "gil", "py", "argv", "returned", "retval"};

typedef void (*trampoline_visit)(emitter *e, const trampoline *t, text *out);

// Visits each callback class, each callback parameter whose type has no name, and each parameter
// that sets the process's only callback.
static void
visit_trampolines(emitter *e, trampoline_visit visit, text *out)
{
    for (int i = 0; i < e->class_count; i++) {
        const class_info *c = &e->classes[i];
        if (c->kind == CLASS_CALLBACK && emit_is_called(e, c->name, false))
            visit(e,
                  &(trampoline){c->name, emit_function_type(c->decl->type), NULL,
                                c->decl->arg_names, c->decl->arg_name_count, c->decl},
                  out);
    }
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        for (int j = 0; f->skip == NULL && j < f->param_count; j++) {
            const param *p = &f->params[j];
            const class_info *c = emit_find_class(e, p->class_name);
            if (param_is(p, KIND_callback) && (c == NULL || emit_is_process(p))) {
                const char *name = emit_process_name(e, f, p);
                const type *t = emit_function_type(c != NULL ? c->decl->type : p->decayed);
                const char *const *names = c != NULL ? c->decl->arg_names : p->arg_names;
                int count = c != NULL ? c->decl->arg_name_count : p->arg_name_count;
                const char *slot = emit_is_process(p) ? name : NULL;
                visit(e, &(trampoline){name, t, slot, names, count, c != NULL ? c->decl : NULL},
                      out);
            }
        }
    }
}

static const char *
argument_name(const emitter *e, const trampoline *t, int index)
{
    bool is_user = t->slot == NULL && index == emit_user_data_index(t->type);
    if (index >= t->name_count)
        return is_user ? "user_data" : arena_printf(e->a, "arg%d", index);
    for (size_t i = 0; i < sizeof reserved / sizeof *reserved; i++)
        if (text_equal(t->names[index], reserved[i]))
            return arena_printf(e->a, "%s_", reserved[i]);
    return t->names[index];
}

static const char *
trampoline_params(const emitter *e, const trampoline *t)
{
    text out = {0};
    for (int i = 0; i < t->type->arg_count; i++) {
        text_add(&out, i > 0 ? ", " : "");
        type_declare(&out, t->type->args[i], argument_name(e, t, i));
    }
    text_add(&out, t->type->arg_count == 0 ? "void" : "");
    return emit_keep(e, &out);
}

static const char *const argument_snippets[] = {
    [CALLED_INT] = "arg.int",       [CALLED_FLOAT] = "arg.float",
    [CALLED_ENUM] = "arg.enum",     [CALLED_CELL] = "arg.cell",
    [CALLED_STRUCT] = "arg.struct", [CALLED_RECORD] = "arg.record",
    [CALLED_STRING] = "arg.string", [CALLED_ADDRESS] = "arg.address",
};

static const char *
argument_snippet(const type *t, item_vars *v)
{
    called_form form = emit_called_form(t);
    if (form == CALLED_RECORD) {
        v->type = t->pointee->is_const ? "cb_record_copy" : "cb_record_view";
        v->args = t->pointee->is_const ? v->name : NULL;
    }
    return argument_snippets[form];
}

// Returns whether the argument needs the module, which makes its class.
static bool
add_argument(emitter *e, const trampoline *t, int index, int user, text *out)
{
    item_vars v = e->item;
    const type *base = t->type->args[index];
    text one = {0};
    v.name = argument_name(e, t, index);
    v.m = "py";
    v.from_int = emit_from_int(e, base);
    const char *snippet = index == user ? "arg.user" : argument_snippet(base, &v);
    const char *name = base->cls == TYPE_POINTER ? base->pointee->name : base->name;
    v.value = text_equal(snippet, "arg.address") ? emit_void_pointer(e, base, v.name)
                                                 : emit_class_index(e, name);
    if (v.args == NULL)
        v.args = arena_printf(e->a, "%s, NULL", v.name);
    expand(e, snippet, &v, &one);
    text_printf(out, "%s%.*s", out->length > 0 ? ", " : "", (int)one.length - 1, one.data);
    text_free(&one);
    return template_has_hole(e->templates[TEMPLATE_TABLES], snippet, "m");
}

// Returns the value that tells the library that the callable failed: the first enumerator that is
// no success.
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
    bool is_pointer = t->cls == TYPE_POINTER || t->cls == TYPE_HANDLE || t->cls == TYPE_CALLBACK;
    v->result_type = emit_type(e, t);
    v->cast = is_pointer ? arena_printf(e->a, "(%s)", v->result_type) : "";
    v->type = fixed;
    v->kind = emit_integer_text(e, t);
    v->value = arena_printf(e->a, "cb_as_%.*s", (int)strlen(fixed) - 2, fixed);
    v->missing = " 0";
    if (t->cls == TYPE_VOID) {
        v->missing = "";
        expand(e, "result.void", v, &out);
    } else if (t->cls == TYPE_ENUM) {
        v->value = emit_class_index(e, t->name);
        v->type = t->size == 8 ? "int64_t" : "int32_t";
        v->kind = t->size == 8 ? "cb_as_enum_wide" : "cb_as_enum";
        v->missing = failure_value(e, t);
        v->m = "py";
        expand(e, "result.enum", v, &out);
        v->missing = arena_printf(e->a, " %s", v->missing);
    } else if (t->cls == TYPE_FLOAT) {
        v->type = v->result_type;
        v->value = t->size == 4 ? "cb_as_float" : "cb_as_double";
        expand(e, "result.float", v, &out);
    } else {
        expand(e, "result.int", v, &out);
    }
    return emit_keep(e, &out);
}

// Returns lines that store a callable's results into the outputs, and lines that clear these first.
// A size of 0 marks an output for an address.
static const char *
given_lines(emitter *e, const trampoline *t, item_vars *v)
{
    text places = {0}, cleared = {0}, out = {0};
    for (int i = 0; i < t->decl->returned_count; i++) {
        int index = 0;
        while (!text_equal(t->decl->arg_names[index], t->decl->returned[i]))
            index++;
        const type *to = t->type->args[index]->pointee;
        const char *name = argument_name(e, t, index);
        text_printf(&cleared, "    if (%s != NULL)\n        *%s = 0;\n", name, name);
        if (to->cls == TYPE_POINTER)
            text_printf(&places, "%s{%s, 0}", i > 0 ? ", " : "", name);
        else
            text_printf(&places, "%s{%s, sizeof *%s}", i > 0 ? ", " : "", name, name);
    }
    v->result_type = "void";
    v->args = emit_keep(e, &places);
    v->count = arena_printf(e->a, "%d", t->decl->returned_count);
    expand(e, "result.given", v, &out);
    v->cleared = emit_keep(e, &cleared);
    return emit_keep(e, &out);
}

static const char *
closure_lines(const emitter *e, const trampoline *t, int user)
{
    item_vars v = e->item;
    text out = {0};
    v.name = user >= 0 ? argument_name(e, t, user) : NULL;
    expand(e, user >= 0 ? "closure.user" : "closure.bare", &v, &out);
    return emit_keep(e, &out);
}

static void
emit_trampoline(emitter *e, const trampoline *t, text *out)
{
    item_vars v = e->item;
    text args = {0};
    int user = t->slot != NULL ? -1 : emit_user_data_index(t->type);
    text lines = {0};
    bool has_classes = t->type->result->cls == TYPE_ENUM;
    int count = 0;
    for (int i = 0; i < t->type->arg_count; i++) {
        if (emit_is_returned(t->decl, i))
            continue;
        has_classes |= add_argument(e, t, i, user, &args);
        count++;
    }
    v.args = emit_keep(e, &args);
    if (has_classes)
        expand(e, "module", &v, &lines);
    if (count > 0)
        expand(e, "args", &v, &lines);
    bool gives = t->decl != NULL && t->decl->returned_count > 0;
    v.missing = "";
    v.body = gives ? given_lines(e, t, &v) : result_lines(e, t->type->result, &v);
    v.value = emit_keep(e, &lines);
    v.args = count > 0 ? "argv" : "NULL";
    v.name = t->name;
    v.params = trampoline_params(e, t);
    v.more = closure_lines(e, t, user);
    v.count = arena_printf(e->a, "%d", count);
    expand(e, t->slot != NULL ? "trampoline.slot" : "trampoline", &v, out);
}

static void
declare_trampoline(emitter *e, const trampoline *t, text *out)
{
    if (t->slot != NULL)
        text_printf(out, "extern cb_slot slot_%s;\n", t->slot);
    text_printf(out, "%s trampoline_%s(%s);\n", emit_type(e, t->type->result), t->name,
                trampoline_params(e, t));
}

// ---- files ----

void
emit_declare_tables(emitter *e, text *out)
{
    if (e->m->table_count > 0)
        text_add(out, "\n"
                      "// Tables that give a value's type for each enumerator.\n");
    for (int i = 0; i < e->m->table_count; i++)
        text_printf(out, "extern const cb_value_table table_%s;\n", e->m->tables[i].name);
    text trampolines = {0};
    visit_trampolines(e, declare_trampoline, &trampolines);
    if (trampolines.length > 0)
        text_printf(out,
                    "\n"
                    "// The functions through which the library calls a Python callable.\n"
                    "%s",
                    trampolines.data);
    text_free(&trampolines);
}

static void
emit_value_tables(emitter *e)
{
    item_vars v = e->item;
    text *out = emit_open(e, "tables.c", TEMPLATE_TABLES);
    expand(e, "file", &v, out);
    emit_row_macros(e, out);
    for (int i = 0; i < e->m->table_count; i++)
        emit_table(e, &e->m->tables[i], out);
}

static void
emit_trampolines(emitter *e)
{
    item_vars v = e->item;
    text trampolines = {0};
    visit_trampolines(e, emit_trampoline, &trampolines);
    if (trampolines.length == 0)
        return;
    text *out = emit_open(e, "trampolines.c", TEMPLATE_TABLES);
    expand(e, "file", &v, out);
    text_add(out, emit_keep(e, &trampolines));
}

void
emit_tables(emitter *e)
{
    if (e->m->table_count > 0)
        emit_value_tables(e);
    emit_trampolines(e);
}
