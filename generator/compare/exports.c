// Compares declared functions with exported symbols. The model says which symbols a function uses,
// so the search for declared functions needs no guesses about versions and per-thread entry points.
// Exported symbols that no function uses are classified by their names only.
#include "compare/exports.h"

#include <stdlib.h>
#include <string.h>

// ---- names ----

static const char *const per_thread_suffixes[] = {"_ptds", "_ptsz"};

// "libMake_v2_ptsz" gives "libMake". A suffix after the version stays, because it belongs to the
// name of another function: "libMake_v2_64" gives "libMake_64".
static const char *
without_version(arena *a, const char *symbol)
{
    size_t length = strlen(symbol);
    for (size_t i = 0; i < sizeof per_thread_suffixes / sizeof *per_thread_suffixes; i++)
        if (text_ends(symbol, per_thread_suffixes[i]))
            length -= strlen(per_thread_suffixes[i]);
    const char *kept = arena_intern_n(a, symbol, length);
    for (const char *s = strstr(kept, "_v"); s; s = strstr(s + 1, "_v")) {
        size_t digits = strspn(s + 2, "0123456789");
        const char *rest = s + 2 + digits;
        if (digits > 0 && (*rest == '\0' || *rest == '_'))
            return arena_printf(a, "%.*s%s", (int)(s - kept), kept, rest);
    }
    return kept;
}

// Whether the name begins with the prefix as a whole word: lib is one in libMake and lib_make, but
// not in library_init.
static bool
has_prefix(const char *symbol, const char *prefix)
{
    size_t length = prefix ? strlen(prefix) : 0;
    if (length == 0 || strncmp(symbol, prefix, length) != 0)
        return false;
    char next = symbol[length];
    bool begins_word = (next >= 'A' && next <= 'Z') || (next >= '0' && next <= '9') || next == '_';
    return begins_word || (prefix[length - 1] == '_' && next != '\0');
}

// ---- lists ----

static int
compare_missing(const void *left, const void *right)
{
    return strcmp(((const exports_missing *)left)->symbol,
                  ((const exports_missing *)right)->symbol);
}

typedef struct names {
    const char **items; // sorted once complete
    int count;
} names;

static void
names_add(arena *a, names *n, const char *name)
{
    n->items = arena_grow(a, n->items, n->count, sizeof *n->items);
    n->items[n->count++] = name;
}

static bool
names_have(const names *n, const char *name)
{
    return n->count > 0 &&
           bsearch(&name, n->items, (size_t)n->count, sizeof *n->items, text_compare) != NULL;
}

// ---- declared, not exported ----

typedef struct comparison {
    arena *a;
    exports_report *r;
    const elf_symbols *exported;
    names symbols; // all symbols in the model
    names bases;   // `symbols` without versions, and the functions' names
} comparison;

static void
look_up(comparison *c, const function *f, const char *symbol, bool per_thread)
{
    exports_report *r = c->r;
    names_add(c->a, &c->symbols, symbol);
    names_add(c->a, &c->bases, without_version(c->a, symbol));
    r->declared += f->skip == NULL;
    if (elf_has_symbol(c->exported, symbol))
        return;
    exports_missing **list = f->skip ? &r->unbound : &r->missing;
    int *count = f->skip ? &r->unbound_count : &r->missing_count;
    *list = arena_grow(c->a, *list, *count, sizeof **list);
    (*list)[(*count)++] = (exports_missing){symbol, f, per_thread};
}

// An inline function has no symbol; the function that it calls is in the model, too.
static void
look_up_function(comparison *c, const function *f)
{
    if (f->is_inline)
        return;
    look_up(c, f, f->symbol, false);
    if (f->symbol_ptds)
        look_up(c, f, f->symbol_ptds, true);
}

// ---- exported, not declared ----

static void
sort_exported(comparison *c)
{
    exports_report *r = c->r;
    for (int i = 0; i < c->exported->count; i++) {
        const char *name = c->exported->names[i];
        if (names_have(&c->symbols, name) || !has_prefix(name, r->m->function_prefix))
            continue;
        if (names_have(&c->bases, without_version(c->a, name))) {
            r->versions = arena_grow(c->a, r->versions, r->version_count, sizeof *r->versions);
            r->versions[r->version_count++] = name;
        } else {
            r->undeclared =
                arena_grow(c->a, r->undeclared, r->undeclared_count, sizeof *r->undeclared);
            r->undeclared[r->undeclared_count++] = name;
        }
    }
}

static void
sort(void *items, int count, size_t size, int (*compare)(const void *, const void *))
{
    if (count > 0)
        qsort(items, (size_t)count, size, compare);
}

exports_report *
exports_compare(arena *a, const model *m, const char *path, const elf_symbols *exported)
{
    exports_report *r = arena_alloc(a, sizeof *r);
    comparison c = {.a = a, .r = r, .exported = exported};
    *r = (exports_report){.m = m, .library = text_base_name(path)};
    for (int i = 0; i < m->function_count; i++)
        look_up_function(&c, &m->functions[i]);
    sort(c.symbols.items, c.symbols.count, sizeof *c.symbols.items, text_compare);
    sort(c.bases.items, c.bases.count, sizeof *c.bases.items, text_compare);
    sort_exported(&c);
    sort(r->missing, r->missing_count, sizeof *r->missing, compare_missing);
    sort(r->unbound, r->unbound_count, sizeof *r->unbound, compare_missing);
    return r;
}

// ---- as text ----

static void
write_missing(text *out, const char *title, const exports_missing *list, int count)
{
    text_printf(out, "\n%s: %d\n", title, count);
    for (int i = 0; i < count; i++) {
        const exports_missing *one = &list[i];
        text_printf(out, "  %s (%s:%d", one->symbol, one->f->loc.file, one->f->loc.line);
        if (strcmp(one->symbol, one->f->name) != 0)
            text_printf(out, ", %s%s", one->per_thread ? "per-thread entry point of " : "",
                        one->f->name);
        if (one->f->since != 0)
            text_printf(out, ", since %d", one->f->since);
        if (one->f->skip)
            text_printf(out, ", %s", one->f->skip);
        text_add(out, ")\n");
    }
}

static void
write_names(text *out, const char *title, const char *const *list, int count)
{
    text_printf(out, "\n%s: %d\n", title, count);
    for (int i = 0; i < count; i++)
        text_printf(out, "  %s\n", list[i]);
}

void
exports_write_text(const exports_report *r, text *out)
{
    text_printf(out, "%s %d and %s: %d of %d declared symbols are exported\n", r->m->module,
                r->m->api_version, r->library, r->declared - r->missing_count, r->declared);
    write_missing(out, "declared, not exported", r->missing, r->missing_count);
    write_missing(out, "declared, not exported, not bound", r->unbound, r->unbound_count);
    write_names(out, "exported, other versions of declared functions", r->versions,
                r->version_count);
    write_names(out, "exported, not declared", r->undeclared, r->undeclared_count);
}

// ---- as JSON ----

static void
json_missing(text *out, const char *key, const exports_missing *list, int count)
{
    text_printf(out, "\"%s\": [", key);
    for (int i = 0; i < count; i++) {
        text_add(out, i > 0 ? ",\n{\"function\": " : "\n{\"function\": ");
        text_add_json(out, list[i].f->name);
        text_printf(out, ", \"loc\": \"%s:%d\"", list[i].f->loc.file, list[i].f->loc.line);
        text_printf(out, ", \"per_thread\": %s", list[i].per_thread ? "true" : "false");
        if (list[i].f->skip) {
            text_add(out, ", \"skip\": ");
            text_add_json(out, list[i].f->skip);
        }
        text_add(out, ", \"symbol\": ");
        text_add_json(out, list[i].symbol);
        text_add(out, "}");
    }
    text_add(out, count > 0 ? "\n],\n" : "],\n");
}

static void
json_names(text *out, const char *key, const char *const *list, int count)
{
    text_printf(out, "\"%s\": [", key);
    for (int i = 0; i < count; i++) {
        text_add(out, i > 0 ? ",\n" : "\n");
        text_add_json(out, list[i]);
    }
    text_add(out, count > 0 ? "\n],\n" : "],\n");
}

void
exports_write_json(const exports_report *r, text *out)
{
    text_printf(out, "{\n\"api_version\": %d,\n\"declared\": %d,\n\"format\": 1,\n\"library\": ",
                r->m->api_version, r->declared);
    text_add_json(out, r->library);
    text_add(out, ",\n");
    json_missing(out, "missing", r->missing, r->missing_count);
    json_missing(out, "missing_unbound", r->unbound, r->unbound_count);
    text_add(out, "\"module\": ");
    text_add_json(out, r->m->module);
    text_add(out, ",\n");
    json_names(out, "other_versions", r->versions, r->version_count);
    json_names(out, "undeclared", r->undeclared, r->undeclared_count);
    out->length -= strlen(",\n");
    text_add(out, "\n}\n");
}
