// prototypes.h; <module>_api.h and api.c: the C function table for other extension modules.
#include <string.h>

#include "emit/internal.h"
#include "render/ctypes.h"

static void
expand(const emitter *e, const char *snippet, const item_vars *v, text *out)
{
    template_expand(e->templates[TEMPLATE_API], snippet, VARS_VALUES(v), out);
}

// What a C caller gets for a function that the library lacks: <error prefix>NOT_FOUND where there
// is such a status, else the first that is no success.
static const char *
missing_status(const emitter *e)
{
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
        if (emit_has_symbol(e, &e->m->functions[i]))
            expand(e, "prototype", &one, out);
    }
    expand(e, "prototypes.end", &e->item, out);
}

static void
emit_header(emitter *e)
{
    text *out = emit_open(e, arena_printf(e->a, "%s_api.h", e->m->module), TEMPLATE_API);
    item_vars v = e->item;
    v.missing = missing_status(e);
    expand(e, "header", &v, out);
    for (int i = 0; i < e->m->function_count; i++) {
        item_vars one = function_item(e, &e->m->functions[i]);
        if (emit_has_symbol(e, &e->m->functions[i]))
            expand(e, "member", &one, out);
    }
    expand(e, "header.end", &v, out);
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

void
emit_api(emitter *e)
{
    emit_prototypes(e);
    emit_header(e);
    text *out = emit_open(e, "api.c", TEMPLATE_API);
    text members = {0};
    text status = {0};
    item_vars v = e->item;
    v.result_type = emit_status_result(e);
    v.missing = missing_status(e);
    if (v.result_type != NULL)
        expand(e, "status", &v, &status);
    v.more = emit_keep(e, &status);
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
