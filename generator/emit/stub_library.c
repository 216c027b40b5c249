// Makes stub_library.c, a stand-in for the real library in tests, with the same entry points. The C
// types, directions and lengths of the parameters decide what a call records and fills in. Tests
// script it through tests/stubs/stub.h.
#include "emit/stub_library.h"

#include <stdlib.h>
#include <string.h>

#include "emit/api.h"
#include "emit/output.h"
#include "emit/stub_sizes.h"
#include "model/kinds.h"
#include "render/ctypes.h"
#include "render/names.h"

// One exported symbol: a function or its per-thread entry point.
typedef struct entry {
    const function *f;
    const char *symbol;
    bool per_thread;
} entry;

static void
expand(const emitter *e, const char *snippet, const stub_vars *v, text *out)
{
    template_expand(e->templates[TEMPLATE_STUB], snippet, VARS_VALUES(v), out);
}

static int
position(const stub_body *b, const param *p)
{
    return (int)(p - b->f->params);
}

// ---- counts ----

// Returns whether this call writes the parameter as a count of its outputs: the length of an array
// that it fills or that the library owns, or the number of items written to an array.
static bool
counts_outputs(const stub_body *b, const param *p)
{
    if (!stub_is_pointer(p) || !p->is_result)
        return false;
    for (int i = 0; i < b->f->param_count; i++) {
        const param *list = &b->f->params[i];
        bool counted = list->len == LEN_PARAM && text_equal(list->len_name, p->name) &&
                       !kind_has(list->kind, KIND_IS_LIST);
        if (counted || text_equal(list->count_written, p->name))
            return true;
    }
    return false;
}

static bool
tells_length(const stub_body *b, const param *p)
{
    for (int i = 0; p->is_result && i < b->e->m->function_count; i++) {
        const function *f = &b->e->m->functions[i];
        for (int j = 0; j < f->param_count; j++)
            if (f->params[j].len == LEN_CALL && text_equal(f->params[j].len_name, b->f->name))
                return true;
    }
    return false;
}

// ---- one parameter ----

static stub_vars
param_vars_of(const stub_body *b, const param *p)
{
    return (stub_vars){
        .param = stub_name_of(b, p),
        .position = arena_printf(b->e->a, "%d", position(b, p)),
    };
}

static void
add_input(const stub_body *b, const param *p)
{
    stub_vars v = param_vars_of(b, p);
    v.count = stub_item_count(b, p);
    v.bytes = param_is(p, KIND_typed_in) ? stub_typed_input(b, p)
              : param_is_number(p)       ? stub_number_bytes(b, p)
                                         : stub_byte_count(b, p);
    const char *snippet = param_is(p, KIND_string)        ? "input.string"
                          : param_is(p, KIND_list_string) ? "input.strings"
                                                          : "input";
    expand(b->e, snippet, &v, b->out);
}

static void
add_inputs(const stub_body *b)
{
    for (int i = 0; i < b->f->param_count; i++) {
        const param *p = &b->f->params[i];
        bool reads = p->dir == DIR_IN || p->dir == DIR_INOUT ||
                     (p->is_argument && !param_is(p, KIND_number_out));
        if (stub_is_pointer(p) && reads && !kind_has(p->kind, KIND_IS_OPAQUE | KIND_IS_RESULT))
            add_input(b, p);
    }
}

static bool
is_fed(const stub_body *b, const param *count)
{
    for (int i = 0; i < b->f->param_count; i++) {
        const param *list = &b->f->params[i];
        bool named =
            text_equal(list->len_name, count->name) || text_equal(list->count_written, count->name);
        if (named && stub_is_pointer(list) && !kind_has(list->kind, KIND_IS_LIST))
            return true;
    }
    return false;
}

// Returns the most items that the stub may write. An in/out count is the room itself, if there is
// an array; a count of written items is limited by the array's room.
static const char *
capacity(const stub_body *b, const param *count)
{
    const char *name = stub_name_of(b, count);
    for (int i = 0; i < b->f->param_count; i++) {
        const param *list = &b->f->params[i];
        if (text_equal(list->count_written, count->name))
            return stub_item_count(b, list);
        if (count->dir == DIR_INOUT && list->len == LEN_PARAM &&
            text_equal(list->len_name, count->name)) {
            const char *array = stub_name_of(b, list);
            return arena_printf(b->e->a,
                                "%s != NULL && %s != NULL ? stub_items((size_t)*%s) : SIZE_MAX",
                                name, array, name);
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
    const param *sizes = stub_param_of(b, p->pair);
    v.count = stub_item_count(b, p);
    const char *room =
        sizes != NULL ? arena_printf(b->e->a, "%s[i]", stub_name_of(b, sizes)) : NULL;
    v.bytes = stub_chosen_size(b, p, arena_printf(b->e->a, "%s[i]", p->type_by), room);
    expand(b->e, "output.typed_list", &v, b->out);
}

// Structs and arrays that the caller shares with the callee change only if a test's script says so.
static bool
is_shared(const param *p)
{
    return p->dir == DIR_INOUT && (param_is(p, KIND_record) || param_is(p, KIND_handle_ref) ||
                                   kind_has(p->kind, KIND_IS_LIST));
}

static void
add_output(const stub_body *b, const param *p)
{
    stub_vars v = param_vars_of(b, p);
    const char *snippet = "output";
    v.bytes = param_is(p, KIND_typed_out) ? stub_typed_output(b, p)
              : param_is_number(p)        ? stub_number_bytes(b, p)
                                          : stub_byte_count(b, p);
    if (text_equal(p->count_written, "written")) {
        v.bytes = stub_item_size(b, p);
        snippet = "output.open";
    } else if (p->count_written != NULL) {
        const char *used = stub_name_of(b, stub_param_of(b, p->count_written));
        v.bytes = arena_printf(b->e->a, "%s_written * %s", used, stub_item_size(b, p));
    } else if (param_is(p, KIND_out_record_ref) || param_is(p, KIND_inout_record_ref)) {
        const type *item = p->decayed->pointee->pointee;
        v.bytes = arena_printf(b->e->a, "sizeof(%s)", emit_type(b->e, item));
        snippet = "output.view";
    } else if (is_shared(p)) {
        v.bytes = "0";
        snippet = "output.open";
    } else if (param_is(p, KIND_out_string)) {
        snippet = "output.string";
    } else if (kind_has(p->kind, KIND_IS_VIEW)) {
        const type *item = p->decayed->pointee->pointee;
        v.bytes =
            arena_printf(b->e->a, "%s * sizeof(%s)", stub_item_count(b, p), emit_type(b->e, item));
        snippet = "output.view";
    } else if (p->len == LEN_CALL) {
        v.bytes = arena_printf(b->e->a, "STUB_DEFAULT_COUNT * %s", stub_item_size(b, p));
        snippet = "output.open";
    } else if (tells_length(b, p)) {
        snippet = "output.count.plain";
    }
    expand(b->e, snippet, &v, b->out);
}

// Returns whether the call itself reports a value's size, with or without room for the value.
static bool
is_asked(const stub_body *b, const param *p)
{
    const param *value = stub_param_of(b, p->pair);
    return param_is(p, KIND_typed_size) && stub_is_pointer(p) && value != NULL && value->size_query;
}

static void
add_outputs(const stub_body *b)
{
    for (int i = 0; i < b->f->param_count; i++) {
        const param *p = &b->f->params[i];
        bool writes = p->dir == DIR_OUT || p->dir == DIR_INOUT;
        if (is_asked(b, p)) {
            stub_vars v = param_vars_of(b, p);
            expand(b->e, "output.count.plain", &v, b->out);
        }
        if (!stub_is_pointer(p) || !writes || counts_outputs(b, p) || param_is(p, KIND_typed_size))
            continue;
        if (param_is(p, KIND_typed_out_list))
            add_typed_list(b, p);
        else
            add_output(b, p);
    }
}

// Returns the inline function that calls this one, NULL for none.
static const function *
inline_caller(const stub_body *b)
{
    for (int i = 0; i < b->e->m->function_count; i++) {
        const function *f = &b->e->m->functions[i];
        if (f->skip == NULL && text_equal(f->inline_symbol, b->f->name))
            return f;
    }
    return NULL;
}

// An inline function may pass a struct on as a handle. The stub records that struct, and a script
// may write it.
static void
add_passed_structs(const stub_body *b)
{
    const function *caller = inline_caller(b);
    for (int i = 0; caller != NULL && i < b->f->param_count; i++) {
        const param *p = &b->f->params[i];
        const param *passed = find_param(caller, p->name);
        const class_info *c = passed != NULL ? emit_find_class(b->e, passed->class_name) : NULL;
        if (c == NULL || !param_is(passed, KIND_record) || stub_is_pointer(p))
            continue;
        stub_vars v = param_vars_of(b, p);
        v.bytes = arena_printf(b->e->a, "sizeof(%s)", c->name);
        expand(b->e, "input", &v, b->out);
        v.bytes = "0";
        expand(b->e, "output.open", &v, b->out);
    }
}

// Returns the lines that record inputs and write outputs behind the arguments.
static const char *
fill_lines(const emitter *e, const function *f)
{
    text out = {0};
    stub_body b = {e, f, &out};
    add_inputs(&b);
    add_passed_structs(&b);
    add_counts(&b);
    add_outputs(&b);
    return emit_keep(e, &out);
}

// ---- functions ----

static bool
returns_text(const function *f)
{
    return !f->status && f->result->cls == TYPE_POINTER && f->result->pointee->size == 1;
}

static const char *
result_kind(const function *f)
{
    if (f->result->cls == TYPE_VOID)
        return "VOID";
    return f->status ? "STATUS" : returns_text(f) ? "STRING" : "INTEGER";
}

static const char *
function_snippet(const function *f)
{
    if (f->result->cls == TYPE_VOID)
        return "function.void";
    if (f->result->cls == TYPE_RECORD)
        return f->status ? "function.struct.status" : "function.struct";
    return returns_text(f) ? "function.string" : "function";
}

static const char *
success_value(const emitter *e, const function *f)
{
    if (f->status && f->result->cls != TYPE_RECORD)
        return e->m->success;
    if (f->status) {
        return arena_printf(e->a, "(%s){%s = %s}", emit_type(e, f->result), emit_status_member(e),
                            e->m->success);
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
        .shared = f->symbol,
        .base = f->base,
        .version = arena_printf(e->a, "%d", f->version),
        .per_thread = en->per_thread ? "true" : "false",
        .index = arena_printf(e->a, "%d", index),
        .result_type = emit_type(e, f->result),
        .result_kind = result_kind(f),
        .params = emit_params(e, f),
        .names = emit_arguments(e, f),
        .success = success_value(e, f),
        .member = emit_status_member(e),
        .param_count = arena_printf(e->a, "%d", f->param_count),
    };
}

// Entry points of one macro line follow each other without a blank line. This adds one before
// others.
static void
end_paragraph(text *out)
{
    if (!text_ends(out->data, "\n\n"))
        text_add(out, "\n");
}

// Adds an entry point that is written out instead of made by a macro.
static void
add_function(const emitter *e, const entry *en, int index, text *out)
{
    text body = {0};
    stub_vars v = entry_vars(e, en, index);
    if (en->f->param_count > 0)
        expand(e, "arguments", &v, &body);
    text_add(&body, fill_lines(e, en->f));
    v.body = emit_keep(e, &body);
    end_paragraph(out);
    expand(e, function_snippet(en->f), &v, out);
}

// Returns whether the macros for functions that return a status can make the entry point. They make
// its per-thread entry point, too.
static bool
is_short(const emitter *e, const function *f)
{
    return f->status && f->param_count > 0 &&
           text_equal(emit_type(e, f->result), emit_status_result(e));
}

static int
find_entry(const entry *all, int count, const char *symbol)
{
    int i = 0;
    while (i < count && strcmp(all[i].symbol, symbol) != 0)
        i++;
    return i;
}

static void
add_short(const emitter *e, const entry *all, int count, int index, text *out)
{
    const function *f = all[index].f;
    stub_vars v = entry_vars(e, &all[index], index);
    v.body = fill_lines(e, f);
    if (*v.body != '\0')
        end_paragraph(out);
    if (f->symbol_ptds != NULL) {
        v.per_thread = f->symbol_ptds;
        v.thread_index = arena_printf(e->a, "%d", find_entry(all, count, f->symbol_ptds));
    }
    expand(e,
           arena_printf(e->a, "entry%s%s", f->symbol_ptds != NULL ? ".two" : "",
                        *v.body != '\0' ? ".fill" : ""),
           &v, out);
}

static void
add_row(const emitter *e, const entry *en, int index, text *out)
{
    const function *f = en->f;
    stub_vars v = entry_vars(e, en, index);
    bool is_same = f->name == f->symbol && f->base == f->symbol;
    const char *snippet = !f->status       ? "row"
                          : en->per_thread ? "row.per_thread"
                          : is_same        ? "row.same"
                                           : "row.renamed";
    expand(e, snippet, &v, out);
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
        if (!emit_has_symbol(e, f))
            continue;
        all[(*count)++] = (entry){f, f->symbol, false};
        if (f->symbol_ptds != NULL)
            all[(*count)++] = (entry){f, f->symbol_ptds, true};
    }
    qsort(all, (size_t)*count, sizeof *all, compare_entries);
    return all;
}

// Returns the lines that describe statuses to stub.h.
static const char *
status_lines(const emitter *e)
{
    text out = {0};
    stub_vars v = {.result_type = emit_status_result(e), .success = e->m->success};
    if (v.result_type != NULL)
        expand(e, "status", &v, &out);
    return emit_keep(e, &out);
}

// Returns the status "not initialized", NULL if the status enum has none.
static const char *
not_initialized(const emitter *e)
{
    const char *statuses_name = e->m->status_enum;
    const enumeration *statuses = statuses_name != NULL ? find_enum(e->m, statuses_name) : NULL;
    const char *prefix = e->m->error_prefix != NULL ? e->m->error_prefix : "";
    const char *name = arena_printf(e->a, "%sNOT_INITIALIZED", prefix);
    const enumerator *found = statuses != NULL ? find_enumerator(statuses, name) : NULL;
    return found != NULL ? found->name : NULL;
}

// Adds the resolver's answer for unknown symbols.
static void
add_resolver(const emitter *e, const entry *all, int count, text *out)
{
    const char *status = not_initialized(e);
    for (int i = 0; status != NULL && i < count; i++) {
        if (!text_equal(all[i].symbol, e->m->resolver) || !all[i].f->status)
            continue;
        stub_vars v = entry_vars(e, &all[i], i);
        v.success = status;
        end_paragraph(out);
        expand(e, "resolver", &v, out);
    }
}

void
emit_stub_library(emitter *e)
{
    text *out = emit_open(e, "stub_library.c", TEMPLATE_STUB);
    text rows = {0};
    int count = 0;
    entry *all = make_entries(e, &count);
    stub_vars v = {.module = e->m->module, .api_version = e->item.api_version};
    v.body = status_lines(e);
    expand(e, "file", &v, out);
    emit_stub_sizes(e, out);
    add_resolver(e, all, count, out);
    for (int i = 0; i < count; i++) {
        if (!is_short(e, all[i].f))
            add_function(e, &all[i], i, out);
        else if (!all[i].per_thread)
            add_short(e, all, count, i, out);
        add_row(e, &all[i], i, &rows);
    }
    v.body = emit_keep(e, &rows);
    v.param_count = arena_printf(e->a, "%d", count);
    end_paragraph(out);
    expand(e, "table", &v, out);
}
