// Makes an enumeration from statuses that are macros (`#define LIB_OK 0`, returned as an int). The
// headers have no such enumeration; with it, callers get named members.
#include "parse/statuses.h"

#include <fnmatch.h>
#include <string.h>

#include "base/diag.h"

// Marks the patterns that match, so that useless ones can be reported.
static bool
is_listed(const spec_names *patterns, const char *name)
{
    bool listed = false;
    for (int i = 0; i < patterns->count; i++)
        if (fnmatch(patterns->items[i].name, name, 0) == 0)
            listed = patterns->items[i].matched = true;
    return listed;
}

// The type `int`, taken from a function that returns it.
static const type *
find_int(const model *m)
{
    for (int i = 0; i < m->function_count; i++)
        if (strcmp(m->functions[i].result->canonical, "int") == 0)
            return m->functions[i].result;
    return NULL;
}

static bool
has_value(const enumeration *e, int64_t value)
{
    for (int i = 0; i < e->item_count; i++)
        if (e->items[i].value == value)
            return true;
    return false;
}

static void
add_statuses(parser *p, enumeration *e)
{
    for (int i = 0; i < p->m->macro_count; i++) {
        macro *c = &p->m->macros[i];
        bool fits = c->value >= INT32_MIN && c->value <= INT32_MAX;
        if (c->cls != MACRO_INT || !fits || !is_listed(&p->s->status_macros, c->name))
            continue;
        e->items = arena_grow(p->a, e->items, e->item_count, sizeof *e->items);
        e->items[e->item_count] = (enumerator){
            .name = c->name, .value = c->value, .alias = has_value(e, c->value), .loc = c->loc};
        e->loc = e->item_count++ == 0 ? c->loc : e->loc;
        c->skip = arena_printf(p->a, "a status, of the enum %s", e->name);
    }
}

void
parse_status_macros(parser *p)
{
    const spec_names *patterns = &p->s->status_macros;
    if (patterns->count == 0 || p->s->status_enum == NULL)
        return;
    model *m = p->m;
    enumeration e = {.name = arena_intern(p->a, p->s->status_enum), .underlying = find_int(m)};
    e.names = arena_alloc(p->a, sizeof *e.names);
    e.names[e.name_count++] = e.name;
    add_statuses(p, &e);
    for (int i = 0; i < patterns->count; i++) {
        if (!patterns->items[i].matched) {
            diag_error(patterns->items[i].loc,
                       "no integer macro matches \"%s\"; correct the pattern or remove it",
                       patterns->items[i].name);
        }
    }
    if (e.underlying == NULL || e.item_count == 0)
        return; // then no function returns a status, which check reports
    m->enums = arena_grow(p->a, m->enums, m->enum_count, sizeof *m->enums);
    p->enum_cursors = arena_grow(p->a, p->enum_cursors, m->enum_count, sizeof *p->enum_cursors);
    p->enum_cursors[m->enum_count] = clang_getNullCursor();
    m->enums[m->enum_count++] = e;
}
