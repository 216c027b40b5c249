// stub_library.c: for tests, the same entry points as the real library. What a call records and
// fills in follows from the C types, the directions and the lengths of its parameters;
// tests/stubs/stub.h is what it is told to.
#include <stdlib.h>
#include <string.h>

#include "emit.h"

// One exported symbol: a function or its per-thread twin.
typedef struct entry {
    const function *f;
    const char *symbol;
    bool per_thread;
} entry;

typedef struct stub_body {
    const emitter *e;
    const function *f;
    text *out;
} stub_body;

static void
expand(const emitter *e, const char *snippet, const stub_vars *v, text *out)
{
    template_expand(e->templates[TEMPLATE_STUB], snippet, VARS_VALUES(v), out);
}

static bool
kind_is(const param *p, const char *kind)
{
    return text_equal(p->kind, kind);
}

static bool
kind_starts(const param *p, const char *prefix)
{
    return p->kind != NULL && text_starts(p->kind, prefix);
}

static const param *
param_of(const stub_body *b, const char *name)
{
    return emit_find_param(b->f, name);
}

static int
position(const stub_body *b, const param *p)
{
    return (int)(p - b->f->params);
}

static const char *
name_of(const stub_body *b, const param *p)
{
    return emit_param_name(b->e, b->f, position(b, p));
}

// ---- lengths ----

static bool
is_pointer(const param *p)
{
    return p->decayed->cls == TYPE_POINTER;
}

// Counts that this call writes: in/out ones, those of library-owned arrays, and those that other
// functions ask for.
static bool
counts_outputs(const stub_body *b, const param *p)
{
    if (!is_pointer(p) || !p->is_result) {
        return false;
    }
    for (int i = 0; i < b->f->param_count; i++) {
        const param *list = &b->f->params[i];
        if (list->len == LEN_PARAM && text_equal(list->len_name, p->name)) {
            return true;
        }
    }
    return false;
}

static bool
tells_length(const stub_body *b, const param *p)
{
    for (int i = 0; p->is_result && i < b->e->m->function_count; i++) {
        const function *f = &b->e->m->functions[i];
        for (int j = 0; j < f->param_count; j++) {
            if (f->params[j].len == LEN_CALL && text_equal(f->params[j].len_name, b->f->name)) {
                return true;
            }
        }
    }
    return false;
}

// The C expression of how many items an array has; NULL for single values and open ends.
static const char *
item_count(const stub_body *b, const param *p)
{
    const param *count = p->len == LEN_PARAM ? param_of(b, p->len_name) : NULL;
    if (count != NULL && is_pointer(count)) {
        return arena_printf(b->e->a, "%s_written", name_of(b, count));
    }
    if (count != NULL) {
        return arena_printf(b->e->a, "(size_t)%s", name_of(b, count));
    }
    if (p->len == LEN_FIXED) {
        return arena_printf(b->e->a, "%lld", (long long)p->len_value);
    }
    return p->len == LEN_EXPR ? arena_printf(b->e->a, "(size_t)(%s)", p->len_name) : NULL;
}

static const char *
item_size(const stub_body *b, const param *p)
{
    const type *to = p->decayed->pointee;
    return to->cls == TYPE_VOID ? "1" : arena_printf(b->e->a, "sizeof(%s)", emit_type(b->e, to));
}

static const char *
byte_count(const stub_body *b, const param *p)
{
    const char *count = item_count(b, p);
    const char *size = item_size(b, p);
    return count != NULL ? arena_printf(b->e->a, "%s * %s", count, size) : size;
}

// The size of a value whose type another parameter chooses.
static const char *
typed_size(const stub_body *b, const param *p)
{
    const param *pair = param_of(b, p->pair);
    const char *given = pair != NULL && !is_pointer(pair) ? name_of(b, pair) : "1";
    return arena_printf(b->e->a, "value_size_%s(%s, (size_t)%s)", p->value_table, p->type_by,
                        given);
}

// The same on the way in: no more than the caller says that there is.
static const char *
typed_input_size(const stub_body *b, const param *p)
{
    for (int i = 0; i < b->f->param_count; i++) {
        const param *size = &b->f->params[i];
        if (kind_is(size, "typed_size") && is_pointer(size) && text_equal(size->pair, p->name)) {
            const char *told = name_of(b, size);
            return arena_printf(b->e->a, "(%s != NULL ? *%s : 0)", told, told);
        }
    }
    return typed_size(b, p);
}

// ---- one parameter ----

static stub_vars
param_vars_of(const stub_body *b, const param *p)
{
    return (stub_vars){
        .param = name_of(b, p),
        .position = arena_printf(b->e->a, "%d", position(b, p)),
    };
}

static void
add_input(const stub_body *b, const param *p)
{
    stub_vars v = param_vars_of(b, p);
    v.count = item_count(b, p);
    v.bytes = kind_is(p, "typed_in") ? typed_input_size(b, p) : byte_count(b, p);
    const char *snippet = kind_is(p, "string")        ? "input.string"
                          : kind_is(p, "list_string") ? "input.strings"
                                                      : "input";
    expand(b->e, snippet, &v, b->out);
}

static bool
is_opaque_input(const param *p)
{
    static const char *const kinds[] = {"address",     "closure",  "callback", "kernel_params",
                                        "pointer_int", "out_dump", "buffer",   "fixed"};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (kind_is(p, kinds[i])) {
            return true;
        }
    }
    return false;
}

static void
add_inputs(const stub_body *b)
{
    for (int i = 0; i < b->f->param_count; i++) {
        const param *p = &b->f->params[i];
        bool reads = p->dir == DIR_IN || p->dir == DIR_INOUT || p->is_argument;
        if (is_pointer(p) && reads && !is_opaque_input(p) && !kind_starts(p, "out_")) {
            add_input(b, p);
        }
    }
}

static bool
is_fed(const stub_body *b, const param *count)
{
    for (int i = 0; i < b->f->param_count; i++) {
        if (text_equal(b->f->params[i].len_name, count->name) && is_pointer(&b->f->params[i])) {
            return true;
        }
    }
    return false;
}

// An in/out count offers room for so many items, if there is an array at all.
static const char *
capacity(const stub_body *b, const param *count)
{
    if (count->dir != DIR_INOUT) {
        return "SIZE_MAX";
    }
    const char *name = name_of(b, count);
    for (int i = 0; i < b->f->param_count; i++) {
        const param *list = &b->f->params[i];
        if (list->len == LEN_PARAM && text_equal(list->len_name, count->name)) {
            const char *array = name_of(b, list);
            return arena_printf(b->e->a, "%s != NULL && %s != NULL ? (size_t)*%s : SIZE_MAX", name,
                                array, name);
        }
    }
    return "SIZE_MAX";
}

static void
add_counts(const stub_body *b)
{
    for (int i = 0; i < b->f->param_count; i++) {
        const param *p = &b->f->params[i];
        stub_vars v = param_vars_of(b, p);
        if (counts_outputs(b, p) && is_fed(b, p)) {
            v.count = capacity(b, p);
            expand(b->e, "output.count", &v, b->out);
        }
    }
}

static void
add_typed_list(const stub_body *b, const param *p)
{
    stub_vars v = param_vars_of(b, p);
    const param *sizes = param_of(b, p->pair);
    v.count = item_count(b, p);
    v.table = p->value_table;
    v.key = p->type_by;
    v.bytes = sizes != NULL ? arena_printf(b->e->a, "%s[i]", name_of(b, sizes)) : "1";
    expand(b->e, "output.typed_list", &v, b->out);
}

// Structs and arrays that the caller shares with the callee change only where a script says so.
static bool
is_shared(const param *p)
{
    return p->dir == DIR_INOUT &&
           (kind_is(p, "record") || kind_is(p, "handle_ref") || kind_starts(p, "list_"));
}

static void
add_output(const stub_body *b, const param *p)
{
    stub_vars v = param_vars_of(b, p);
    const char *snippet = "output";
    v.bytes = kind_is(p, "typed_out") ? typed_size(b, p) : byte_count(b, p);
    if (is_shared(p)) {
        v.bytes = "0";
        snippet = "output.open";
    } else if (kind_is(p, "out_string")) {
        snippet = "output.string";
    } else if (kind_starts(p, "out_view_")) {
        const type *item = p->decayed->pointee->pointee;
        v.bytes = arena_printf(b->e->a, "%s * sizeof(%s)", item_count(b, p), emit_type(b->e, item));
        snippet = "output.view";
    } else if (p->len == LEN_CALL) {
        v.bytes = arena_printf(b->e->a, "STUB_DEFAULT_COUNT * %s", item_size(b, p));
        snippet = "output.open";
    } else if (tells_length(b, p)) {
        snippet = "output.count.plain";
    }
    expand(b->e, snippet, &v, b->out);
}

static void
add_outputs(const stub_body *b)
{
    for (int i = 0; i < b->f->param_count; i++) {
        const param *p = &b->f->params[i];
        bool writes = p->dir == DIR_OUT || p->dir == DIR_INOUT;
        if (!is_pointer(p) || !writes || counts_outputs(b, p) || kind_is(p, "typed_size")) {
            continue;
        }
        if (kind_is(p, "typed_out_list")) {
            add_typed_list(b, p);
        } else {
            add_output(b, p);
        }
    }
}

static const char *
body_lines(const emitter *e, const function *f)
{
    text out = {0};
    stub_body b = {e, f, &out};
    for (int i = 0; i < f->param_count; i++) {
        stub_vars v = param_vars_of(&b, &f->params[i]);
        expand(e, "argument", &v, &out);
    }
    add_inputs(&b);
    add_counts(&b);
    add_outputs(&b);
    return emit_keep(e, &out);
}

// ---- functions ----

static const char *
result_kind(const function *f)
{
    if (f->result->cls == TYPE_VOID) {
        return "STUB_RESULT_VOID";
    }
    bool string = f->result->cls == TYPE_POINTER && f->result->pointee->size == 1;
    return f->status ? "STUB_RESULT_STATUS" : string ? "STUB_RESULT_STRING" : "STUB_RESULT_INTEGER";
}

static const char *
function_snippet(const function *f)
{
    if (f->result->cls == TYPE_VOID) {
        return "function.void";
    }
    if (f->result->cls == TYPE_RECORD) {
        return "function.struct";
    }
    return text_equal(result_kind(f), "STUB_RESULT_STRING") ? "function.string" : "function";
}

static const char *
success_value(const emitter *e, const function *f)
{
    if (f->status) {
        return e->m->success;
    }
    return f->result->cls == TYPE_RECORD ? arena_printf(e->a, "(%s){0}", emit_type(e, f->result))
                                         : "0";
}

static stub_vars
entry_vars(const emitter *e, const entry *en, int index)
{
    const function *f = en->f;
    return (stub_vars){
        .name = f->name,
        .symbol = en->symbol,
        .functional = arena_printf(e->a, "functional_%s", f->symbol),
        .base = f->base,
        .version = arena_printf(e->a, "%d", f->version),
        .per_thread = en->per_thread ? "true" : "false",
        .index = arena_printf(e->a, "%d", index),
        .result_type = emit_type(e, f->result),
        .result_kind = result_kind(f),
        .params = emit_params(e, f),
        .names = emit_arguments(e, f),
        .success = success_value(e, f),
    };
}

static bool
is_written(const param *p)
{
    return is_pointer(p) && (p->dir == DIR_OUT || p->dir == DIR_INOUT);
}

static void
add_params(const emitter *e, const function *f, text *out)
{
    text body = {0};
    for (int i = 0; i < f->param_count; i++) {
        stub_vars v = {.param = emit_param_name(e, f, i),
                       .type = emit_type(e, f->params[i].decayed)};
        v.is_output = is_written(&f->params[i]) ? "true" : "false";
        expand(e, "param", &v, &body);
    }
    stub_vars v = {.symbol = f->symbol};
    v.body = emit_keep(e, &body);
    if (f->param_count > 0) {
        expand(e, "params", &v, out);
    }
}

static void
add_row(const emitter *e, const entry *en, int index, text *out)
{
    stub_vars v = entry_vars(e, en, index);
    bool any = en->f->param_count > 0;
    v.names = any ? arena_printf(e->a, "params_%s", en->f->symbol) : "NULL";
    v.param_count = arena_printf(e->a, "%d", en->f->param_count);
    expand(e, "row", &v, out);
}

// ---- sizes of typed values ----

static const char *
row_size(const emitter *e, const value_row *row)
{
    static const struct {
        const char *type;
        const char *size;
    } sizes[] = {{"int32", "4"}, {"uint32", "4"}, {"float", "4"},   {"int64", "8"}, {"uint64", "8"},
                 {"size", "8"},  {"bool", "1"},   {"address", "8"}, {"flag", "4"}};
    if (row->class_name != NULL) {
        return arena_printf(e->a, "sizeof(%s)", row->class_name);
    }
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        if (text_equal(sizes[i].type, row->type)) {
            return sizes[i].size;
        }
    }
    return row->size > 0 ? arena_printf(e->a, "%lld", (long long)row->size) : "given";
}

static bool
is_used(const emitter *e, const value_table *table)
{
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        for (int j = 0; f->skip == NULL && j < f->param_count; j++) {
            if (kind_starts(&f->params[j], "typed_") &&
                text_equal(f->params[j].value_table, table->name)) {
                return true;
            }
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

// ---- the file ----

static int
compare_entries(const void *a, const void *b)
{
    return strcmp(((const entry *)a)->symbol, ((const entry *)b)->symbol);
}

static entry *
make_entries(const emitter *e, int *count)
{
    entry *all = arena_alloc(e->a, sizeof *all * (size_t)(2 * e->m->function_count + 1));
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        if (f->skip != NULL) {
            continue;
        }
        all[(*count)++] = (entry){f, f->symbol, false};
        if (f->symbol_ptds != NULL) {
            all[(*count)++] = (entry){f, f->symbol_ptds, true};
        }
    }
    qsort(all, (size_t)*count, sizeof *all, compare_entries);
    return all;
}

static void
add_forwards(const emitter *e, const entry *all, int count, text *out)
{
    for (int i = 0; i < count; i++) {
        stub_vars v = entry_vars(e, &all[i], i);
        expand(e, "forward", &v, out);
    }
    text_add(out, "\n");
}

void
emit_stub_library(emitter *e)
{
    text *out = emit_open(e, "stub_library.c", TEMPLATE_STUB);
    text rows = {0};
    int count = 0;
    entry *all = make_entries(e, &count);
    stub_vars v = {.module = e->m->module, .api_version = e->item.api_version};
    expand(e, "file", &v, out);
    for (int i = 0; i < e->m->table_count; i++) {
        if (is_used(e, &e->m->tables[i])) {
            add_value_sizes(e, &e->m->tables[i], out);
        }
    }
    add_forwards(e, all, count, out);
    for (int i = 0; i < count; i++) {
        v = entry_vars(e, &all[i], i);
        v.body = body_lines(e, all[i].f);
        expand(e, function_snippet(all[i].f), &v, out);
        add_row(e, &all[i], i, &rows);
    }
    for (int i = 0; i < e->m->function_count; i++) {
        if (e->m->functions[i].skip == NULL) {
            add_params(e, &e->m->functions[i], out);
        }
    }
    v.body = emit_keep(e, &rows);
    v.param_count = arena_printf(e->a, "%d", count);
    expand(e, "table", &v, out);
}
