// Compares typedefs, macros, and the spec's value tables.
#include "compare/decls.h"

#include <inttypes.h>
#include <string.h>

#include "base/names.h"
#include "compare/changes.h"
#include "compare/match.h"
#include "compare/members.h"
#include "model/find.h"

// ---- typedefs ----

static const char *
typedef_text(const differ *d, const typedef_decl *t)
{
    text out = {0};
    text_printf(&out, "%s: %s", t->role, t->type->spelling);
    const char *kept = arena_intern(d->a, out.data);
    text_free(&out);
    return kept;
}

static bool
names_record(const typedef_decl *t)
{
    return strcmp(t->role, "record") == 0;
}

static bool
names_enum(const typedef_decl *t)
{
    return strcmp(t->role, "enum") == 0;
}

// Whether the change of a struct or enum already covers its typedef. If the struct is added,
// removed or renamed, so are its typedef names.
static bool
told_before(const differ *d, const typedef_decl *t)
{
    const record *r = names_record(t) ? find_record(d->before, t->name) : NULL;
    const enumeration *e = names_enum(t) ? find_enum(d->before, t->name) : NULL;
    if (r) {
        bool renamed = strcmp(r->name, t->name) == 0 && !find_record(d->after, t->name);
        return renamed || !diff_new_record(d, r);
    }
    bool renamed = e && strcmp(e->name, t->name) == 0 && !find_enum(d->after, t->name);
    return renamed || (e && !diff_new_enum(d, e));
}

static bool
told_after(const differ *d, const typedef_decl *t)
{
    const record *r = names_record(t) ? find_record(d->after, t->name) : NULL;
    const enumeration *e = names_enum(t) ? find_enum(d->after, t->name) : NULL;
    if (r) {
        bool renamed = strcmp(r->name, t->name) == 0 && !find_record(d->before, t->name);
        return renamed || !d->new_records[r - d->after->records];
    }
    bool renamed = e && strcmp(e->name, t->name) == 0 && !find_enum(d->before, t->name);
    return renamed || (e && !d->new_enums[e - d->after->enums]);
}

// The new typedef of a handle's target.
static const typedef_decl *
new_handle_name(const differ *d, const typedef_decl *t)
{
    for (int i = 0; strcmp(t->role, "handle") == 0 && i < d->after->typedef_count; i++) {
        const typedef_decl *u = &d->after->typedefs[i];
        if (strcmp(u->role, "handle") == 0 && !find_typedef(d->before, u->name) &&
            strcmp(t->type->canonical, u->type->canonical) == 0) {
            return u;
        }
    }
    return NULL;
}

static bool
was_handle_name(const differ *d, const typedef_decl *u)
{
    for (int i = 0; i < d->before->typedef_count; i++) {
        const typedef_decl *t = &d->before->typedefs[i];
        if (!find_typedef(d->after, t->name) && new_handle_name(d, t) == u)
            return true;
    }
    return false;
}

static void
report_typedef_gone(differ *d, const typedef_decl *t, const typedef_decl *same)
{
    diff_change c = diff_gone(DIFF_TYPEDEF, t->name, t->loc, t->skip, same ? same->skip : NULL);
    const typedef_decl *heir = new_handle_name(d, t);
    c.before = typedef_text(d, t);
    diff_skip_add(d, &c, t->skip, same ? same->skip : NULL);
    if (!same && heir) {
        c.what = "renamed";
        c.after = heir->name;
        c.loc = heir->loc;
    }
    diff_add(d, &c);
}

static void
report_typedef_new(differ *d, const typedef_decl *t, const char *old_skip)
{
    diff_change c = diff_came(DIFF_TYPEDEF, t->name, t->loc, old_skip, t->skip);
    c.after = typedef_text(d, t);
    diff_skip_add(d, &c, old_skip, t->skip);
    diff_add(d, &c);
}

static void
compare_typedefs(differ *d, const typedef_decl *t, const typedef_decl *u)
{
    bool calls = strcmp(t->role, "callback") == 0 && strcmp(u->role, "callback") == 0;
    diff_change c = diff_change_of(calls ? DIFF_PROTOTYPE : DIFF_LAYOUT, DIFF_TYPEDEF, "other type",
                                   t->name, u->loc);
    if (!diff_same_type(d, t->type, u->type)) {
        diff_texts both = diff_type_texts(t->type, u->type);
        c.before = both.before;
        c.after = both.after;
        c.breaking = !t->skip;
    }
    diff_add(d, &c);
    c = diff_change_of(DIFF_OTHER, DIFF_TYPEDEF, "changed", t->name, u->loc);
    diff_compare_members(d, &c, typedef_decl_members, NULL, t, u, NULL);
    diff_add(d, &c);
}

void
diff_typedefs(differ *d)
{
    for (int i = 0; i < d->before->typedef_count; i++) {
        const typedef_decl *t = &d->before->typedefs[i];
        const typedef_decl *u = find_typedef(d->after, t->name);
        if (t->origin || (u && u->origin))
            continue;
        if (u && !t->skip == !u->skip)
            compare_typedefs(d, t, u);
        else if (!t->skip && (u || !told_before(d, t)))
            report_typedef_gone(d, t, u);
        else if (u && t->skip)
            report_typedef_new(d, u, t->skip);
    }
    for (int i = 0; i < d->after->typedef_count; i++) {
        const typedef_decl *u = &d->after->typedefs[i];
        if (!find_typedef(d->before, u->name) && !u->origin && !u->skip && !told_after(d, u) &&
            !was_handle_name(d, u)) {
            report_typedef_new(d, u, NULL);
        }
    }
}

// ---- macros ----

static const char *
macro_text(const differ *d, const macro *c)
{
    if (c->cls == MACRO_STRING || c->cls == MACRO_FLOAT)
        return c->text;
    return c->is_unsigned ? arena_printf(d->a, "%" PRIu64, (uint64_t)c->value)
                          : diff_number(d, c->value);
}

// Whether the macro states the release (LIB_VERSION, LIB_VER_MINOR, LIB_MAJOR), so that it must
// change.
static bool
tells_version(const char *name)
{
    static const char *const versions[] = {"ver", "version", NULL};
    static const char *const parts[] = {"major", "minor", "patch", "build", NULL};
    const char *second = strchr(name, '_');
    bool is_pair = second && !strchr(second + 1, '_');
    return name_has_word(name, versions) || (is_pair && name_has_word(second + 1, parts));
}

static void
compare_macros(differ *d, const macro *c, const macro *e)
{
    const char *before = macro_text(d, c), *after = macro_text(d, e);
    if (text_equal(before, after))
        return;
    bool version = tells_version(c->name);
    diff_change change =
        diff_change_of(version ? DIFF_OTHER : DIFF_VALUE, DIFF_MACRO, "value", c->name, e->loc);
    change.breaking = !version;
    change.before = before;
    change.after = after;
    diff_add(d, &change);
}

// Macros without a value are internal to the headers.
void
diff_macros(differ *d)
{
    for (int i = 0; i < d->before->macro_count; i++) {
        const macro *c = &d->before->macros[i], *e = diff_find_macro(d->after, c->name);
        if (diff_has_value(c) && diff_has_value(e)) {
            compare_macros(d, c, e);
        } else if (diff_has_value(c)) {
            diff_change gone =
                diff_gone(DIFF_MACRO, c->name, e ? e->loc : c->loc, NULL, e ? e->skip : NULL);
            gone.before = macro_text(d, c);
            gone.after = diff_enumerator(d, d->after, c->name);
            gone.what = gone.after ? "moved" : gone.what;
            gone.breaking &= !tells_version(c->name);
            diff_skip_add(d, &gone, NULL, e ? e->skip : NULL);
            diff_add(d, &gone);
        }
    }
    for (int i = 0; i < d->after->macro_count; i++) {
        const macro *e = &d->after->macros[i], *c = diff_find_macro(d->before, e->name);
        // If it was an enumerator, its removal there reports the move, and it is not new.
        if (diff_has_value(e) && !diff_has_value(c) && !diff_enumerator(d, d->before, e->name)) {
            diff_change came = diff_came(DIFF_MACRO, e->name, e->loc, c ? c->skip : NULL, NULL);
            came.after = macro_text(d, e);
            diff_skip_add(d, &came, c ? c->skip : NULL, NULL);
            diff_add(d, &came);
        }
    }
}

// ---- value tables ----

static const value_row *
find_row(const value_table *t, const char *item)
{
    for (int i = 0; i < t->row_count; i++)
        if (strcmp(t->rows[i].enumerator, item) == 0)
            return &t->rows[i];
    return NULL;
}

static const char *
row_text(const differ *d, const value_row *row)
{
    if (!row)
        return NULL;
    const char *name = row->class_name ? arena_printf(d->a, " %s", row->class_name) : "";
    const char *size = row->size ? arena_printf(d->a, " %" PRId64, row->size) : "";
    return arena_printf(d->a, "%s%s%s", row->type, name, size);
}

// Compares the rows of enumerators that are in both models. Other rows come and go with their
// enumerators, whose changes name them.
static void
compare_rows(differ *d, const value_table *t, const value_table *u)
{
    location nowhere = {0};
    diff_change c = diff_change_of(DIFF_OTHER, DIFF_TABLE, "changed", t->name, nowhere);
    const enumeration *before = find_enum(d->before, t->enum_name);
    const enumeration *after = find_enum(d->after, u->enum_name);
    diff_compare_members(d, &c, value_table_members, NULL, t, u, NULL);
    for (int i = 0; before && after && i < after->item_count; i++) {
        const char *item = after->items[i].name;
        if (find_enumerator(before, item)) {
            diff_compare_text(d, &c, "row", item, row_text(d, find_row(t, item)),
                              row_text(d, find_row(u, item)));
        }
    }
    diff_add(d, &c);
}

static void
report_table(differ *d, const char *what, const value_table *before, const value_table *after)
{
    const value_table *t = after ? after : before;
    location nowhere = {0};
    diff_change c = diff_change_of(DIFF_OTHER, DIFF_TABLE, what, t->name, nowhere);
    c.before = before ? before->enum_name : NULL;
    c.after = after ? after->enum_name : NULL;
    diff_add(d, &c);
}

// Compares the library that must be installed. Its name contains the major version, so that another
// major is another library.
void
diff_library(differ *d)
{
    location nowhere = {0};
    const char *before = d->before->soname, *after = d->after->soname;
    if (!before || !after || text_equal(before, after))
        return;
    diff_change c = diff_change_of(DIFF_OTHER, DIFF_LIBRARY, "soname", d->after->library, nowhere);
    c.before = before;
    c.after = after;
    c.breaking = true;
    diff_add(d, &c);
}

void
diff_tables(differ *d)
{
    for (int i = 0; i < d->before->table_count; i++) {
        const value_table *t = &d->before->tables[i], *u = find_table(d->after, t->name);
        if (u)
            compare_rows(d, t, u);
        else
            report_table(d, "removed", t, NULL);
    }
    for (int i = 0; i < d->after->table_count; i++) {
        const value_table *u = &d->after->tables[i];
        if (!find_table(d->before, u->name))
            report_table(d, "added", NULL, u);
    }
}
