// Makes layout_check.c: static assertions about the real headers, one for each number and type that
// types.h relies on.
#include "emit/layout.h"

#include <inttypes.h>
#include <string.h>

#include "emit/constants.h"
#include "emit/output.h"
#include "emit/types.h"
#include "render/ctypes.h"
#include "render/names.h"

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
        for (int j = 0; en->origin == NULL && j < en->item_count; j++) {
            const enumerator *item = &en->items[j];
            if (item->is_unavailable)
                continue;
            v.name = item->name;
            v.value = item->value == INT64_MIN ? "(-9223372036854775807 - 1)"
                                               : arena_printf(e->a, "%" PRId64, item->value);
            expand(e, "enumerator", &v, out);
        }
        if (en->origin == NULL && en->item_count > 0)
            text_add(out, "\n");
    }
}

// Members of unnamed structs have their own names in the record. Bit-fields have no offset, and an
// unavailable member must not be named.
static void
check_record(emitter *e, const record *r, text *out)
{
    item_vars v = e->item;
    v.name = emit_record_type(e, r);
    v.size = arena_printf(e->a, "%lld", (long long)r->size);
    v.align = arena_printf(e->a, "%lld", (long long)record_align(e->m, r, v.name));
    expand(e, "size", &v, out);
    for (int i = 0; i < r->field_count; i++) {
        const field *f = &r->fields[i];
        if (f->name != NULL && !f->is_bits && !f->is_unavailable) {
            v.value = f->name;
            v.size = arena_printf(e->a, "%lld", (long long)f->offset);
            expand(e, "offset", &v, out);
        }
    }
    text_add(out, "\n");
}

static void
check_macros(emitter *e, text *out)
{
    item_vars v = e->item;
    int count = 0;
    const macro **all = emit_constants(e, &count);
    for (int i = 0; i < count; i++) {
        if (all[i]->cls == MACRO_INT && !all[i]->is_variable && !all[i]->is_enumerator) {
            v.name = all[i]->name;
            // Decimal numbers without a suffix are signed.
            v.value = arena_printf(e->a, all[i]->value < 0 ? "%lluU" : "%llu",
                                   (unsigned long long)all[i]->value);
            expand(e, "macro", &v, out);
        }
    }
    text_add(out, count > 0 ? "\n" : "");
}

// Functions that the headers show only to C++ are checked when this file is compiled as C++.
static void
check_functions(emitter *e, bool cxx_only, text *out)
{
    item_vars v = e->item;
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        if (emit_has_symbol(e, f) && !f->is_inline && f->cxx_only == cxx_only) {
            // A symbol that begins with "__" is private to the headers and may belong to another
            // release.
            v.name = f->name;
            v.symbol = text_starts(f->symbol, "__") ? f->name : f->symbol;
            expand(e, "function", &v, out);
        }
    }
}

static void
include(const emitter *e, const char *header, text *out)
{
    item_vars v = e->item;
    v.name = header;
    expand(e, "include", &v, out);
}

// Includes headers in the order in which they were parsed, because some need the headers before
// them.
static void
include_all(const emitter *e, text *out)
{
    const model *m = e->m;
    item_vars v = e->item;
    for (int i = 0; i < m->define_count; i++) {
        const char *value = strchr(m->defines[i], '=');
        size_t length = value != NULL ? (size_t)(value - m->defines[i]) : strlen(m->defines[i]);
        v.name = arena_intern_n(e->a, m->defines[i], length);
        v.value = value != NULL ? value + 1 : "1";
        expand(e, "define", &v, out);
    }
    for (int i = 0; i < m->include_count; i++)
        include(e, m->includes[i], out);
    if (m->include_count > 0)
        return;
    for (int i = 0; i < m->import_count; i++)
        for (int j = 0; j < m->imports[i].header_count; j++)
            if (text_ends(m->imports[i].headers[j], ".h")) // others are parts of one
                include(e, m->imports[i].headers[j], out);
    for (int i = 0; i < m->header_count; i++)
        include(e, m->headers[i].name, out);
}

void
emit_layout_check(emitter *e)
{
    text *out = emit_open(e, "layout_check.c", TEMPLATE_LAYOUT);
    item_vars v = e->item;
    include_all(e, out);
    text cxx = {0}, begin = {0};
    check_functions(e, true, &cxx);
    if (cxx.length > 0)
        expand(e, "cxx.begin", &v, &begin);
    v.more = emit_keep(e, &begin);
    // types.h must declare nothing if the real headers are included. Some of these have no macro
    // that shows their inclusion, so this file defines one.
    const char *guard = emit_header_guard(e);
    v.value = text_starts(guard, "CUBIND_") ? arena_printf(e->a, "#define %s\n", guard) : NULL;
    expand(e, "file", &v, out);
    check_enums(e, out);
    for (int i = 0; i < e->m->record_count; i++) {
        const record *r = &e->m->records[i];
        if (!r->is_anonymous && !r->is_opaque && r->skip == NULL && r->origin == NULL)
            check_record(e, r, out);
    }
    check_macros(e, out);
    if (cxx.length == 0) {
        check_functions(e, false, out);
        return;
    }
    text c = {0};
    check_functions(e, false, &c);
    v.body = emit_keep(e, &c);
    v.more = emit_keep(e, &cxx);
    expand(e, "cxx", &v, out);
}
