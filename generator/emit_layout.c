// layout_check.c: static assertions about the real headers, one for each number and type that
// types.h relies on.
#include "emit.h"

static void
expand(const emitter *e, const char *snippet, const item_vars *v, text *out)
{
    template_expand(e->templates[TEMPLATE_LAYOUT], snippet, VARS_VALUES(v), out);
}

static void
check_enums(emitter *e, text *out)
{
    item_vars v = e->item;
    for (int i = 0; i < e->m->enum_count; i++) {
        const enumeration *en = &e->m->enums[i];
        for (int j = 0; j < en->item_count; j++) {
            v.name = en->items[j].name;
            v.value = arena_printf(e->a, "%lldLL", (long long)en->items[j].value);
            expand(e, "enumerator", &v, out);
        }
    }
}

// Members of unnamed structs are reached by their own names. Bit fields do not occur.
static void
check_record(emitter *e, const record *r, text *out)
{
    item_vars v = e->item;
    v.name = r->name_count > 0 ? r->names[r->name_count - 1] : r->name;
    if (text_equal(v.name, r->tag)) {
        v.name = arena_printf(e->a, "%s %s", r->is_union ? "union" : "struct", r->tag);
    }
    v.size = arena_printf(e->a, "%lld", (long long)r->size);
    v.align = arena_printf(e->a, "%lld", (long long)r->align);
    expand(e, "size", &v, out);
    for (int i = 0; i < r->field_count; i++) {
        if (r->fields[i].name != NULL) {
            v.value = r->fields[i].name;
            v.size = arena_printf(e->a, "%lld", (long long)r->fields[i].offset);
            expand(e, "offset", &v, out);
        }
    }
}

static void
check_macros(emitter *e, text *out)
{
    item_vars v = e->item;
    int count = 0;
    const macro **all = emit_constants(e, &count);
    for (int i = 0; i < count; i++) {
        if (all[i]->cls == MACRO_INT) {
            v.name = all[i]->name;
            v.value = arena_printf(e->a, "%lluULL", (unsigned long long)all[i]->value);
            expand(e, "macro", &v, out);
        }
    }
}

static void
check_functions(emitter *e, text *out)
{
    item_vars v = e->item;
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        if (f->skip == NULL && !f->is_inline && !f->cxx_only) {
            v.name = f->symbol;
            v.result_type = emit_type(e, f->result);
            v.params = emit_params(e, f);
            expand(e, "function", &v, out);
        }
    }
}

void
emit_layout_check(emitter *e)
{
    text *out = emit_open(e, "layout_check.c", TEMPLATE_LAYOUT);
    item_vars v = e->item;
    for (int i = 0; i < e->m->header_count; i++) {
        v.name = e->m->headers[i].name;
        expand(e, "include", &v, out);
    }
    expand(e, "file", &v, out);
    check_enums(e, out);
    for (int i = 0; i < e->m->record_count; i++) {
        const record *r = &e->m->records[i];
        if (!r->is_anonymous && !r->is_opaque && r->skip == NULL) {
            check_record(e, r, out);
        }
    }
    check_macros(e, out);
    check_functions(e, out);
}
