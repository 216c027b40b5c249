// Makes symbols.h and symbols.c, with one entry per function of the library. The runtime resolves
// each symbol at its first use.
#include "emit/symbols.h"

#include "emit/api.h"
#include "emit/output.h"
#include "model/find.h"
#include "render/names.h"

// Older resolvers have the parameters name, address, version and flags. In newer ones a fifth
// receives the reason for a missing address.
enum { RESOLVER_WITHOUT_STATUS = 4 };

static void
list_line(text *out, const char *field, const char **items, int count)
{
    if (count == 0)
        return;
    text_printf(out, "    .%s = (const char *const[]){", field);
    for (int i = 0; i < count; i++)
        text_printf(out, "\"%s\", ", items[i]);
    text_add(out, "NULL},\n");
}

static const char *
library_lines(const emitter *e)
{
    const model *m = e->m;
    text out = {0};
    if (m->soname != NULL)
        text_printf(&out, "    .soname = \"%s\",\n", m->soname);
    if (m->resolver != NULL) {
        // A library that hands out its own versioned symbols comes with the system, not with a
        // toolkit.
        text_printf(&out, "    .is_driver = true,\n    .resolver = \"%s\",\n", m->resolver);
        const function *resolver = find_symbol(m, m->resolver);
        if (resolver != NULL && resolver->param_count == RESOLVER_WITHOUT_STATUS)
            text_add(&out, "    .resolver_is_first = true,\n");
    }
    if (m->per_thread_env != NULL)
        text_printf(&out, "    .per_thread_env = \"%s\",\n", m->per_thread_env);
    if (m->version_symbol != NULL)
        text_printf(&out, "    .version_symbol = \"%s\",\n", m->version_symbol);
    if (m->wheel != NULL)
        text_printf(&out, "    .wheel = \"%s\",\n", m->wheel);
    list_line(&out, "folders", m->folders, m->folder_count);
    list_line(&out, "needs", m->needs, m->need_count);
    list_line(&out, "roots", m->roots, m->root_count);
    return emit_keep(e, &out);
}

static bool
is_renamed(const function *f)
{
    return f->symbol != f->name || f->base != f->name;
}

// Returns whether the function has a single name and no versions.
static bool
is_plain(const function *f)
{
    return !is_renamed(f) && f->symbol_ptds == NULL && f->version == 0;
}

static bool
all_are_plain(const function **all, int count)
{
    for (int i = 0; i < count; i++)
        if (!is_plain(all[i]))
            return false;
    return true;
}

// Adds the macros with which this library's rows are written.
static void
add_row_macros(const emitter *e, bool plain_only, text *out)
{
    const template *t = e->templates[TEMPLATE_SYMBOLS];
    item_vars v = e->item;
    if (plain_only) {
        template_expand(t, "row.alone", VARS_VALUES(&v), out);
        return;
    }
    bool per_thread = false, plain = false, plain_per_thread = false, alone = false;
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        if (!emit_has_symbol(e, f))
            continue;
        per_thread |= f->symbol_ptds != NULL;
        alone |= f->symbol_ptds == NULL;
        plain |= f->symbol_ptds == NULL && !is_renamed(f);
        plain_per_thread |= f->symbol_ptds != NULL && !is_renamed(f);
    }
    if (alone)
        template_expand(t, "row", VARS_VALUES(&v), out);
    if (per_thread)
        template_expand(t, "row.per_thread", VARS_VALUES(&v), out);
    if (plain)
        template_expand(t, "row.plain", VARS_VALUES(&v), out);
    if (plain_per_thread)
        template_expand(t, "row.plain.per_thread", VARS_VALUES(&v), out);
}

static void
add_symbol(const emitter *e, const function *f, bool plain_only, text *out)
{
    item_vars v = e->item;
    v.name = f->name;
    v.symbol = f->symbol;
    v.base = f->base;
    v.per_thread = f->symbol_ptds;
    v.version = arena_printf(e->a, "%d", f->version);
    v.since = arena_printf(e->a, "%d", f->since);
    const char *snippet =
        arena_printf(e->a, "%s%s%s", is_renamed(f) ? "renamed" : "symbol",
                     f->symbol_ptds != NULL ? ".per_thread" : "", plain_only ? ".alone" : "");
    template_expand(e->templates[TEMPLATE_SYMBOLS], snippet, VARS_VALUES(&v), out);
}

void
emit_symbols(emitter *e)
{
    const template *t = e->templates[TEMPLATE_SYMBOLS];
    item_vars v = e->item;
    text names = {0};
    int count;
    const function **all = emit_c_table(e, &count);
    for (int i = 0; i < count; i++)
        text_printf(&names, "    S_%s,\n", all[i]->name);
    v.body = emit_keep(e, &names);
    template_expand(t, "header", VARS_VALUES(&v), emit_open(e, "symbols.h", TEMPLATE_SYMBOLS));

    text *out = emit_open(e, "symbols.c", TEMPLATE_SYMBOLS);
    v.name = e->m->library;
    v.body = library_lines(e);
    template_expand(t, "file", VARS_VALUES(&v), out);
    bool plain_only = all_are_plain(all, count);
    add_row_macros(e, plain_only, out);
    template_expand(t, "symbols", VARS_VALUES(&v), out);
    for (int i = 0; i < count; i++)
        add_symbol(e, all[i], plain_only, out);
    template_expand(t, "end", VARS_VALUES(&v), out);
}
