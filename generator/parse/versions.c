// Finds the symbol versions and per-thread entry points of functions. It parses the same headers
// again, each time with other macros defined.
#include "parse/versions.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "parse/parser.h"

// A version of a function: a declaration, whose `number` is the n of _vn or 1, or a PFN typedef,
// whose `number` is the version in its name. `base` has no version; `suffix` is "", "_ptds" or
// "_ptsz".
typedef struct version {
    const char *base;
    const char *suffix;
    const char *symbol;
    int number;
    CXType type; // canonical function type
    location loc;
} version;

typedef struct version_list {
    parser *p;
    version *items;
    int count;
} version_list;

// ---- names ----

// Cuts "_v" and a number off the end of the first `length` characters. Returns the number; 0 if
// there is none.
static int
cut_version(const char *name, size_t *length)
{
    size_t n = *length;
    while (n > 0 && isdigit((unsigned char)name[n - 1]))
        n--;
    if (n == *length || n < 3 || name[n - 1] != 'v' || name[n - 2] != '_')
        return 0;
    *length = n - 2;
    return atoi(name + n);
}

static const char *
cut_suffix(const char *name, size_t *length)
{
    static const char *const SUFFIXES[] = {"_ptds", "_ptsz"};
    for (int i = 0; i < 2; i++) {
        if (text_ends(name, SUFFIXES[i])) {
            *length -= strlen(SUFFIXES[i]);
            return SUFFIXES[i];
        }
    }
    return "";
}

// ---- the version table ----

static void
add_version(version_list *list, CXCursor cursor, const char *name, CXType signature, bool is_table)
{
    arena *a = list->p->a;
    size_t length = strlen(name);
    version v = {.symbol = name, .loc = clx_cursor_location(a, cursor)};
    v.type = clang_getCanonicalType(signature);
    v.suffix = cut_suffix(name, &length);
    v.number = cut_version(name, &length);
    if (is_table && v.number == 0) {
        diag_error(v.loc, "typedef PFN_%s has no version in its name", name);
        return;
    }
    if (v.number == 0)
        v.number = 1;
    v.base = arena_intern_n(a, name, length);
    list->items = arena_grow(a, list->items, list->count, sizeof *list->items);
    list->items[list->count++] = v;
}

typedef struct table_walk {
    version_list declared;
    version_list table;
} table_walk;

static bool
is_own(const table_walk *walk, const char *file)
{
    const parser *p = walk->declared.p;
    for (int i = 0; i < p->file_count; i++)
        if (text_equal(p->files[i].name, file))
            return true;
    return false;
}

static bool
is_table(const spec *s, const char *file)
{
    for (int i = 0; i < s->typedef_table_count; i++)
        if (text_equal(text_base_name(s->typedef_tables[i]), file))
            return true;
    return false;
}

static void
collect_version(CXCursor cursor, void *data)
{
    table_walk *walk = data;
    arena *a = walk->declared.p->a;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind != CXCursor_FunctionDecl && kind != CXCursor_TypedefDecl)
        return;
    const char *name = clx_name(a, cursor);
    const char *file = clx_cursor_location(a, cursor).file;
    if (kind == CXCursor_FunctionDecl) {
        if (is_own(walk, file) && clang_Cursor_getStorageClass(cursor) != CX_SC_Static)
            add_version(&walk->declared, cursor, name, clang_getCursorType(cursor), false);
    } else if (is_table(walk->declared.p->s, file) && text_starts(name, "PFN_")) {
        CXType pointer = clang_getCanonicalType(clang_getTypedefDeclUnderlyingType(cursor));
        // A PFN_ name without a number names the current version; only names with a number form the
        // table.
        size_t length = strlen(name);
        cut_suffix(name, &length);
        if (cut_version(name, &length) > 0) {
            add_version(&walk->table, cursor, arena_intern(a, name + strlen("PFN_")),
                        clang_getPointeeType(pointer), true);
        }
    }
}

static int
compare_versions(const void *left, const void *right)
{
    const version *a = left;
    const version *b = right;
    int order = strcmp(a->base, b->base);
    order = order != 0 ? order : strcmp(a->suffix, b->suffix);
    return order != 0 ? order : a->number - b->number;
}

static int
group_end(const version_list *list, int start)
{
    const version *first = &list->items[start];
    int end = start + 1;
    while (end < list->count && strcmp(list->items[end].base, first->base) == 0 &&
           strcmp(list->items[end].suffix, first->suffix) == 0) {
        end++;
    }
    return end;
}

static int
compare_groups(const version *a, const version *b)
{
    int order = strcmp(a->base, b->base);
    return order != 0 ? order : strcmp(a->suffix, b->suffix);
}

static void
set_symbol_version(parser *p, const version *declared, int number)
{
    for (int i = 0; i < p->m->function_count; i++) {
        function *f = &p->m->functions[i];
        if (f->symbol == declared->symbol) {
            f->base = declared->base;
            f->version = f->since = number;
        }
    }
}

// Pairs the n-th oldest declaration of a function with the n-th oldest table entry. Their
// prototypes must be the same.
static void
pair_group(parser *p, const version *declared, int declared_count, const version *table,
           int table_count)
{
    if (declared_count != table_count) {
        diag_error(declared->loc, "%s%s is declared in %d versions, but the typedef table has %d",
                   declared->base, declared->suffix, declared_count, table_count);
        return;
    }
    for (int i = 0; i < declared_count; i++) {
        if (!clang_equalTypes(declared[i].type, table[i].type)) {
            diag_error(declared[i].loc, "prototype of %s differs from that of its typedef PFN_%s",
                       declared[i].symbol, table[i].symbol);
            diag_note(table[i].loc, "PFN_%s is here", table[i].symbol);
        }
        set_symbol_version(p, &declared[i], table[i].number);
    }
}

static void
pair_versions(parser *p, version_list *declared, version_list *table)
{
    if (declared->count > 0)
        qsort(declared->items, (size_t)declared->count, sizeof(version), compare_versions);
    if (table->count > 0)
        qsort(table->items, (size_t)table->count, sizeof(version), compare_versions);
    int d = 0, t = 0;
    while (d < declared->count || t < table->count) {
        int order = d == declared->count ? 1
                    : t == table->count  ? -1
                                         : compare_groups(&declared->items[d], &table->items[t]);
        int d_end = order <= 0 ? group_end(declared, d) : d;
        int t_end = order >= 0 ? group_end(table, t) : t;
        if (order == 0) {
            pair_group(p, &declared->items[d], d_end - d, &table->items[t], t_end - t);
        } else if (order < 0) {
            diag_error(declared->items[d].loc, "%s%s is not in the typedef table",
                       declared->items[d].base, declared->items[d].suffix);
        } else {
            diag_error(table->items[t].loc, "PFN_%s has no declared function",
                       table->items[t].symbol);
        }
        d = d_end;
        t = t_end;
    }
}

void
parse_versions(parser *p)
{
    const char *contents = p->main_text;
    for (int i = 0; i < p->s->typedef_table_count; i++)
        contents = arena_printf(p->a, "%s#include <%s>\n", contents, p->s->typedef_tables[i]);
    clx_source source = parse_source(p, contents);
    source.define = p->s->typedef_macro;
    CXTranslationUnit unit = parse_unit(p, &source);
    if (unit == NULL)
        return;
    table_walk walk = {.declared = {.p = p}, .table = {.p = p}};
    clx_each_child(clang_getTranslationUnitCursor(unit), collect_version, &walk);
    pair_versions(p, &walk.declared, &walk.table);
    clang_disposeTranslationUnit(unit);
}

// ---- per-thread entry points ----

static void
collect_per_thread(CXCursor cursor, void *data)
{
    parser *p = data;
    if (clang_getCursorKind(cursor) != CXCursor_FunctionDecl ||
        clang_Cursor_getStorageClass(cursor) == CX_SC_Static) {
        return;
    }
    const char *name = clx_name(p->a, cursor);
    size_t length = strlen(name);
    if (cut_suffix(name, &length)[0] == '\0')
        return;
    const char *symbol = arena_intern_n(p->a, name, length);
    for (int i = 0; i < p->m->function_count; i++)
        if (p->m->functions[i].symbol == symbol)
            p->m->functions[i].symbol_ptds = name;
}

static bool
mentions(const parser *p, const char *macro_name)
{
    for (int i = 0; i < p->file_count; i++)
        if (strstr(p->files[i].data, macro_name) != NULL)
            return true;
    return false;
}

void
parse_per_thread(parser *p)
{
    const char *define = p->s->per_thread_macro;
    if (define == NULL)
        return;
    if (!mentions(p, define)) {
        diag_error((location){p->s->file, 0, 0},
                   "per_thread_macro %s does not occur in the headers; correct it or remove it",
                   define);
        return;
    }
    clx_source source = parse_source(p, p->main_text);
    source.define = define;
    CXTranslationUnit unit = parse_unit(p, &source);
    if (unit != NULL) {
        clx_each_child(clang_getTranslationUnitCursor(unit), collect_per_thread, p);
        clang_disposeTranslationUnit(unit);
    }
}

// ---- C++ only ----

static void
collect_plain(CXCursor cursor, void *data)
{
    parser *p = data;
    if (clang_getCursorKind(cursor) != CXCursor_FunctionDecl)
        return;
    const char *name = clx_name(p->a, cursor);
    for (int i = 0; i < p->m->function_count; i++)
        if (p->m->functions[i].symbol == name)
            p->m->functions[i].cxx_only = false;
}

void
parse_cxx_only(parser *p)
{
    clx_source source = parse_source(p, p->main_text);
    CXTranslationUnit unit = parse_unit(p, &source);
    if (unit == NULL)
        return;
    for (int i = 0; i < p->m->function_count; i++)
        p->m->functions[i].cxx_only = true;
    clx_each_child(clang_getTranslationUnitCursor(unit), collect_plain, p);
    clang_disposeTranslationUnit(unit);
}
