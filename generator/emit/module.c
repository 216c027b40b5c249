// Makes module.c: constants, the description of the binding, and the PyInit function.
#include "emit/module.h"

#include <stdlib.h>
#include <string.h>

#include "emit/classes.h"
#include "emit/constants.h"
#include "emit/output.h"
#include "emit/types.h"
#include "model/kinds.h"
#include "render/docs.h"
#include "render/errors.h"
#include "render/names.h"

static void
expand(const emitter *e, const char *snippet, const item_vars *v, text *out)
{
    template_expand(e->templates[TEMPLATE_MODULE], snippet, VARS_VALUES(v), out);
}

// ---- constants ----

// Returns whether types.h defines the macro as an integer. It does not define its own guard.
static bool
is_declared(const macro *mc, const char *guard)
{
    return mc->cls == MACRO_INT && !mc->is_unsigned && strcmp(mc->name, guard) != 0;
}

static void
add_constant(emitter *e, const macro *mc, const char *guard, text *out)
{
    item_vars v = e->item;
    v.name = mc->name;
    if (mc->cls == MACRO_STRING) {
        v.value = emit_quoted(e, mc->text != NULL ? mc->text : "");
        expand(e, "constant.text", &v, out);
        return;
    }
    if (mc->cls == MACRO_FLOAT) {
        v.value = emit_float_value(e, mc);
        expand(e, "constant.float", &v, out);
        return;
    }
    if (is_declared(mc, guard)) {
        expand(e, "constant", &v, out);
        return;
    }
    if (mc->value == INT64_MIN)
        v.value = "INT64_MIN";
    else
        v.value = arena_printf(e->a, "%lld", (long long)mc->value);
    v.flags = mc->is_unsigned ? ", .is_unsigned = true" : "";
    bool is_guard = strcmp(mc->name, guard) == 0;
    expand(e, is_guard ? "constant.guard" : "constant.number", &v, out);
}

// ---- classes by name ----

static int
compare_classes(const void *a, const void *b)
{
    return strcmp((*(const class_info *const *)a)->name, (*(const class_info *const *)b)->name);
}

static const char *
class_order(const emitter *e)
{
    const class_info **all = arena_alloc(e->a, sizeof *all * (size_t)(e->class_count + 1));
    text out = {0};
    for (int i = 0; i < e->class_count; i++)
        all[i] = &e->classes[i];
    qsort(all, (size_t)e->class_count, sizeof *all, compare_classes);
    for (int i = 0; i < e->class_count; i++)
        text_printf(&out, "    T_%s,\n", all[i]->name);
    return emit_keep(e, &out);
}

// ---- the module ----

static bool
add_closers(emitter *e, item_vars v, text *out)
{
    text body = {0};
    for (int i = 0; i < e->class_count; i++) {
        const function *f = emit_closer_of(e, &e->classes[i]);
        if (f == NULL)
            continue;
        v.name = e->classes[i].name;
        v.value = f->name;
        v.flags = param_is(&f->params[0], KIND_handle_ref) ? ", .by_reference = true" : "";
        expand(e, "closer", &v, &body);
    }
    bool any = body.length > 0;
    v.body = emit_keep(e, &body);
    if (any)
        expand(e, "closers", &v, out);
    return any;
}

static const char *
binding_lines(const emitter *e, bool has_constants, bool has_text, bool has_closers)
{
    const model *m = e->m;
    text out = {0};
    if (has_constants) {
        text_add(&out, "    .constants = constants,\n"
                       "    .constant_count = sizeof constants / sizeof *constants,\n");
    }
    if (has_closers) {
        text_add(&out, "    .closers = closers,\n"
                       "    .closer_count = sizeof closers / sizeof *closers,\n");
    }
    text_printf(&out, "    .status_class = %s,\n", emit_class_index(e, m->status_enum));
    if (m->success != NULL)
        text_printf(&out, "    .success = %s,\n", m->success);
    if (m->error_class != NULL) {
        text_printf(&out, "    .error_class = \"%s\",\n    .error_names = error_names,\n",
                    m->error_class);
    }
    text_add(&out, has_text ? "    .error_text = error_text,\n" : "");
    text_add(&out, m->host_passes ? "    .host_passes = true,\n" : "");
    text_add(&out, m->lost_count > 0 ? "    .lost_note = lost_note,\n" : "");
    return emit_keep(e, &out);
}

static void
add_error_names(emitter *e, item_vars v, text *out)
{
    const enumeration *statuses = emit_status_enum(e);
    text names = {0};
    for (int i = 0; statuses != NULL && i < statuses->item_count; i++) {
        const char *name = emit_error_class(e, &statuses->items[i]);
        v.name = name != NULL ? arena_printf(e->a, "\"%s\"", name) : "NULL";
        v.value = statuses->items[i].name;
        expand(e, "error_name", &v, &names);
    }
    v.body = emit_keep(e, &names);
    expand(e, "error_names", &v, out);
}

static void
add_lost_note(emitter *e, item_vars v, text *out)
{
    const enumeration *statuses = emit_status_enum(e);
    text names = {0};
    for (int i = 0; i < e->m->lost_count; i++) {
        v.name = e->m->lost[i];
        if (find_enumerator(statuses, v.name))
            expand(e, "lost_status", &v, &names);
    }
    text note = {0};
    text_add(&note, "\n");
    emit_literal(&note, e->m->lost_note, 12);
    note.length--; // the semicolon follows the last literal on its line
    v.body = emit_keep(e, &names);
    v.more = emit_keep(e, &note);
    expand(e, "lost_note", &v, out);
}

void
emit_module_file(emitter *e)
{
    text *out = emit_open(e, "module.c", TEMPLATE_MODULE);
    item_vars v = e->item;
    text constants = {0};
    int count = 0;
    const macro **all = emit_constants(e, &count);
    const function *f = emit_find_function(e, e->m->error_string);
    expand(e, "file", &v, out);
    const char *guard = emit_header_guard(e);
    bool any_declared = false;
    for (int i = 0; i < count; i++) {
        any_declared |= is_declared(all[i], guard);
        add_constant(e, all[i], guard, &constants);
    }
    if (any_declared)
        expand(e, "constants.macro", &v, out);
    v.body = emit_keep(e, &constants);
    v.more = class_order(e);
    if (count > 0)
        expand(e, "constants", &v, out);
    expand(e, "class_order", &v, out);
    bool has_closers = add_closers(e, v, out);
    if (f != NULL) {
        v.name = f->name;
        v.type = e->m->status_enum;
        expand(e, f->status ? "error_text.out" : "error_text", &v, out);
    }
    if (e->m->error_class != NULL)
        add_error_names(e, v, out);
    if (e->m->lost_count > 0)
        add_lost_note(e, v, out);
    v.flags = binding_lines(e, count > 0, f != NULL, has_closers);
    v.doc = e->m->doc_link != NULL && !e->m->doc_groups
                ? arena_printf(e->a, "\\n\\n%s", e->m->doc_link)
                : "";
    expand(e, "module", &v, out);
}
