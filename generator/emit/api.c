// Makes prototypes.h, <module>_api.h and api.c. The last two publish the module's functions as a C
// table for other extension modules.
#include "emit/api.h"

#include <stdlib.h>
#include <string.h>

#include "emit/output.h"
#include "render/ctypes.h"
#include "render/names.h"

static void
expand(const emitter *e, const char *snippet, const item_vars *v, text *out)
{
    template_expand(e->templates[TEMPLATE_API], snippet, VARS_VALUES(v), out);
}

// Returns the status that a C caller gets for a function that the library lacks: the spec's, else
// <error prefix>NOT_FOUND if that status exists, else the first status that is no success.
static const char *
missing_status(const emitter *e)
{
    if (e->m->missing_status != NULL)
        return e->m->missing_status;
    const char *status = e->m->status_enum;
    const class_info *c = status != NULL ? emit_find_class(e, status) : NULL;
    const char *wanted = arena_printf(e->a, "%sNOT_FOUND", e->m->error_prefix);
    const char *first = NULL;
    for (int i = 0; c != NULL && i < c->enumeration->item_count; i++) {
        const enumerator *item = &c->enumeration->items[i];
        if (text_equal(item->name, wanted))
            return item->name;
        if (first == NULL && !text_equal(item->name, e->m->success))
            first = item->name;
    }
    return first != NULL ? first : e->m->success != NULL ? e->m->success : "0";
}

static const char *
missing_value(const emitter *e, const function *f)
{
    if (f->status && f->result->cls == TYPE_RECORD) {
        return arena_printf(e->a, "(%s){%s = %s}", emit_type(e, f->result), emit_status_member(e),
                            missing_status(e));
    }
    if (f->status)
        return missing_status(e);
    if (f->result->cls == TYPE_RECORD)
        return arena_printf(e->a, "(%s){0}", emit_type(e, f->result));
    return f->result->cls == TYPE_POINTER || f->result->cls == TYPE_HANDLE ? "NULL" : "0";
}

static item_vars
function_item(const emitter *e, const function *f)
{
    item_vars v = e->item;
    v.name = f->name;
    v.result_type = emit_type(e, f->result);
    v.params = emit_params(e, f);
    v.args = emit_arguments(e, f);
    v.missing = missing_value(e, f);
    return v;
}

static void
emit_prototypes(emitter *e)
{
    text *out = emit_open(e, "prototypes.h", TEMPLATE_API);
    expand(e, "prototypes", &e->item, out);
    for (int i = 0; i < e->m->function_count; i++) {
        item_vars one = function_item(e, &e->m->functions[i]);
        if (!text_ends(one.result_type, "*"))
            one.result_type = arena_printf(e->a, "%s ", one.result_type);
        if (emit_has_symbol(e, &e->m->functions[i]))
            expand(e, "prototype", &one, out);
    }
    expand(e, "prototypes.end", &e->item, out);
}

// Functions of earlier releases come first. Functions that no kept release has stay in header
// order.
static int
compare_places(const void *left, const void *right)
{
    const function *a = *(const function *const *)left, *b = *(const function *const *)right;
    return a->place != b->place ? (a->place > b->place) - (a->place < b->place) : (a > b) - (a < b);
}

const function **
emit_c_table(const emitter *e, int *count)
{
    const function **all = arena_alloc(e->a, sizeof *all * (size_t)(e->m->function_count + 1));
    *count = 0;
    for (int i = 0; i < e->m->function_count; i++)
        if (emit_has_symbol(e, &e->m->functions[i]))
            all[(*count)++] = &e->m->functions[i];
    qsort(all, (size_t)*count, sizeof *all, compare_places);
    return all;
}

// Returns the text about results of missing functions: each value that some member of the table
// returns.
static const char *
missing_values(const emitter *e, const function **all, int count)
{
    bool has_status = false, has_value = false, has_null = false, has_void = false;
    for (int i = 0; i < count; i++) {
        bool is_null = strcmp(missing_value(e, all[i]), "NULL") == 0;
        has_status |= all[i]->status;
        has_void |= all[i]->result->cls == TYPE_VOID;
        has_null |= !all[i]->status && is_null;
        has_value |= !all[i]->status && !is_null && all[i]->result->cls != TYPE_VOID;
    }
    const char *words[] = {has_value ? "0" : NULL, has_null ? "NULL" : NULL,
                           has_void ? "nothing" : NULL};
    text out = {0};
    if (has_status)
        text_add(&out, missing_status(e));
    const char *gap = has_status ? " if it returns a status, else " : "";
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (words[i] != NULL)
            text_printf(&out, "%s%s", gap, words[i]);
        gap = words[i] != NULL ? " or " : gap;
    }
    return emit_keep(e, &out);
}

// Each release that breaks the C table gets another layout number.
enum { TABLE_LAYOUT = 3, TABLE_BREAK = 100 };

static void
emit_header(emitter *e)
{
    text *out = emit_open(e, arena_printf(e->a, "%s_api.h", e->m->module), TEMPLATE_API);
    item_vars v = e->item;
    int count;
    const function **all = emit_c_table(e, &count);
    v.missing = missing_values(e, all, count);
    v.value = arena_printf(e->a, "%d", TABLE_LAYOUT + TABLE_BREAK * e->m->breaks);
    expand(e, "header", &v, out);
    for (int i = 0; i < count; i++) {
        item_vars one = function_item(e, all[i]);
        expand(e, "member", &one, out);
    }
    expand(e, "header.end", &e->item, out);
}

const char *
emit_status_result(const emitter *e)
{
    const model *m = e->m;
    return m->status_member != NULL ? NULL
           : m->status_type != NULL ? m->status_type
                                    : m->status_enum;
}

static const char *
entry_snippet(const emitter *e, const function *f)
{
    if (f->result->cls == TYPE_VOID)
        return "entry.void";
    bool is_status = f->status && text_equal(emit_type(e, f->result), emit_status_result(e));
    return is_status ? "entry" : "entry.value";
}

// Returns the macros with which this library's functions are written.
static const char *
entry_macros(const emitter *e)
{
    bool has_value = false, has_void = false, has_status = false;
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        const char *snippet = entry_snippet(e, f);
        if (!emit_has_symbol(e, f))
            continue;
        has_void |= strcmp(snippet, "entry.void") == 0;
        has_value |= strcmp(snippet, "entry.void") != 0;
        has_status |= strcmp(snippet, "entry") == 0;
    }
    item_vars v = e->item;
    v.result_type = emit_status_result(e);
    v.missing = missing_status(e);
    text out = {0};
    if (has_value)
        expand(e, "macro.value", &v, &out);
    if (has_status)
        expand(e, "macro.status", &v, &out);
    if (has_void)
        expand(e, "macro.void", &v, &out);
    return emit_keep(e, &out);
}

void
emit_api(emitter *e)
{
    emit_prototypes(e);
    emit_header(e);
    text *out = emit_open(e, "api.c", TEMPLATE_API);
    text members = {0};
    item_vars v = e->item;
    v.more = entry_macros(e);
    expand(e, "file", &v, out);
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        item_vars one = function_item(e, f);
        if (emit_has_symbol(e, f)) {
            expand(e, entry_snippet(e, f), &one, out);
            expand(e, "table.member", &one, &members);
        }
    }
    expand(e, "table", &v, out);
    text_add(out, members.length > 0 ? members.data : "");
    text_free(&members);
    expand(e, "table.end", &v, out);
}
