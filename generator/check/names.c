// Checks names: everything that Python sees must be an identifier, and must be unique.
#include "check/names.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/names.h"
#include "base/text.h"
#include "check/places.h"
#include "model/find.h"
#include "spec/rules.h"

typedef struct public_name {
    const char *name;
    const char *what;
    location loc;
} public_name;

typedef struct name_list {
    public_name *items;
    int count;
    arena *a;
} name_list;

static void
add(name_list *list, const char *name, const char *what, location loc)
{
    list->items = arena_grow(list->a, list->items, list->count, sizeof *list->items);
    list->items[list->count++] = (public_name){name, what, loc};
    if (!name_is_identifier(name))
        diag_error(loc, "%s %s is not a Python identifier; skip it", what, name);
}

static void
add_values(name_list *list, const model *m)
{
    for (int i = 0; i < m->function_count; i++)
        if (!m->functions[i].skip)
            add(list, m->functions[i].name, "function", m->functions[i].loc);
    for (int i = 0; i < m->macro_count; i++)
        if (!m->macros[i].skip && m->macros[i].cls != MACRO_OTHER)
            add(list, m->macros[i].name, m->macros[i].is_variable ? "variable" : "macro",
                m->macros[i].loc);
    for (int i = 0; i < m->enum_count; i++)
        for (int j = 0; find_is_unnamed(m, &m->enums[i]) && j < m->enums[i].item_count; j++)
            add(list, m->enums[i].items[j].name, "enumerator", m->enums[i].items[j].loc);
}

// Declarations of other modules also appear in this one, under their own names.
static bool
is_shown(const char *skip, const char *origin)
{
    return !skip && !text_equal(origin, "none");
}

static bool
makes_class(const typedef_decl *t)
{
    return is_shown(t->skip, t->origin) &&
           (text_equal(t->role, "handle") || text_equal(t->role, "scalar") ||
            text_equal(t->role, "callback"));
}

static void
add_classes(name_list *list, const model *m)
{
    for (int i = 0; i < m->enum_count; i++) {
        const enumeration *e = &m->enums[i];
        for (int j = 0; is_shown(e->skip, e->origin) && j < e->name_count; j++)
            add(list, e->names[j], "enum", e->loc);
    }
    for (int i = 0; i < m->record_count; i++) {
        const record *r = &m->records[i];
        for (int j = 0; is_shown(r->skip, r->origin) && j < r->name_count; j++)
            add(list, r->names[j], "record", r->loc);
    }
    for (int i = 0; i < m->typedef_count; i++)
        if (makes_class(&m->typedefs[i]))
            add(list, m->typedefs[i].name, "typedef", m->typedefs[i].loc);
}

static int
by_name(const void *a, const void *b)
{
    const public_name *x = a, *y = b;
    int order = strcmp(x->name, y->name);
    if (order != 0)
        return order;
    return x->loc.line != y->loc.line ? (x->loc.line < y->loc.line ? -1 : 1)
                                      : x->loc.column - y->loc.column;
}

static void
add_aliases(name_list *list, const spec *s)
{
    const pair_list *aliases = &s->rules->aliases;
    for (int i = 0; i < aliases->count; i++)
        if (aliases->items[i].matched)
            add(list, aliases->items[i].name, "alias", aliases->items[i].loc);
}

static void
check_module_names(const model *m, const spec *s)
{
    name_list list = {.a = m->arena};
    add_values(&list, m);
    add_classes(&list, m);
    add_aliases(&list, s);
    if (list.count > 1)
        qsort(list.items, (size_t)list.count, sizeof *list.items, by_name);
    for (int i = 1; i < list.count; i++) {
        const public_name *first = &list.items[i - 1], *second = &list.items[i];
        if (strcmp(first->name, second->name) == 0) {
            diag_error(second->loc, "%s %s has the name of the %s on line %d; skip one of the two",
                       second->what, second->name, first->what, first->loc.line);
        }
    }
}

static bool
same_name(const param *p, const param *q)
{
    return strcmp(p->python_name, q->python_name) == 0 || text_equal(p->alias, q->python_name) ||
           text_equal(q->alias, p->python_name) || (p->alias && text_equal(p->alias, q->alias));
}

static void
check_param_names(const spec *s, const function *f)
{
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        if (!name_is_identifier(p->python_name)) {
            diag_error(p->loc,
                       "%s: parameter \"%s\" is not a Python identifier; add \"%s: %s_\" to "
                       "python_names of %s",
                       f->name, p->python_name, p->name, p->name, s->file);
        }
        if (p->alias && !name_is_identifier(p->alias)) {
            diag_error(check_param_place(p, "alias"),
                       "\"%s\" is not a Python identifier; choose another alias", p->alias);
        }
        for (int j = 0; j < i; j++) {
            if (same_name(&f->params[j], p)) {
                diag_error(p->loc,
                           "%s: parameters \"%s\" and \"%s\" have the same Python name; "
                           "rename one in %s",
                           f->name, f->params[j].name, p->name, s->file);
            }
        }
    }
}

static void
check_member_names(const record *r)
{
    for (int i = 0; i < r->field_count; i++) {
        const field *f = &r->fields[i];
        if (f->skip || !f->name)
            continue;
        if (!name_is_identifier(f->name) || strcmp(f->name, "getPtr") == 0) {
            diag_error(f->loc,
                       "%s: field \"%s\" cannot be a Python attribute; skip it under records",
                       r->name, f->name);
        }
    }
}

static void
check_enumerator_names(const enumeration *e)
{
    for (int i = 0; i < e->item_count; i++) {
        if (!name_is_identifier(e->items[i].name)) {
            diag_error(e->items[i].loc,
                       "%s: enumerator %s is not a Python identifier; skip the enum", e->name,
                       e->items[i].name);
        }
    }
}

void
check_names(const model *m, const spec *s)
{
    check_module_names(m, s);
    for (int i = 0; i < m->function_count; i++)
        if (!m->functions[i].skip)
            check_param_names(s, &m->functions[i]);
    for (int i = 0; i < m->record_count; i++)
        if (is_shown(m->records[i].skip, m->records[i].origin))
            check_member_names(&m->records[i]);
    for (int i = 0; i < m->enum_count; i++)
        if (is_shown(m->enums[i].skip, m->enums[i].origin))
            check_enumerator_names(&m->enums[i]);
}
