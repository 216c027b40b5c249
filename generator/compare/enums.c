// Compares enums and their enumerators.
#include "compare/enums.h"

#include <inttypes.h>
#include <string.h>

#include "compare/changes.h"
#include "compare/match.h"
#include "compare/rules.h"
#include "model/find.h"

// ---- enumerators ----

// The enumerator that has the value of `item` under a name that the old enum lacks.
static const enumerator *
new_name_of(const enumeration *before, const enumeration *after, const enumerator *item)
{
    for (int i = 0; i < after->item_count; i++) {
        const enumerator *e = &after->items[i];
        if (e->value == item->value && !find_enumerator(before, e->name) &&
            !diff_is_reserved(e->name)) {
            return e;
        }
    }
    return NULL;
}

static diff_change
item_change(diff_rank rank, const char *what, const enumerator *item, const enumeration *e)
{
    diff_change c = diff_change_of(rank, DIFF_ENUMERATOR, what, item->name, e->loc);
    c.parent = e->name;
    c.order = item->value;
    return c;
}

static void
report_item_gone(differ *d, const enumeration *before, const enumeration *after,
                 const enumerator *item)
{
    diff_change c = item_change(DIFF_REMOVED, "removed", item, after);
    const enumerator *heir = new_name_of(before, after, item);
    const enumeration *other = diff_enum_with(d->after, item->name);
    c.breaking = !before->skip;
    c.before = diff_number(d, item->value);
    if (diff_is_macro(d->after, item->name) && !diff_is_macro(d->before, item->name)) {
        c.what = "moved";
        c.after = item->name;
    } else if (other && other != after) {
        c.what = "moved";
        c.after = arena_printf(d->a, "%s.%s", other->name, item->name);
    } else if (heir) {
        c.what = "renamed";
        c.after = heir->name;
    }
    diff_table_rules(d, d->before, &c, before->name, item->name);
    diff_add(d, &c);
}

static void
compare_items(differ *d, const enumeration *before, const enumeration *after)
{
    for (int i = 0; i < before->item_count; i++) {
        const enumerator *item = &before->items[i];
        const enumerator *now = find_enumerator(after, item->name);
        if (!now) {
            report_item_gone(d, before, after, item);
        } else if (item->value != now->value) {
            diff_change c = item_change(DIFF_VALUE, "value", now, after);
            c.breaking = !before->skip;
            c.before = diff_number(d, item->value);
            c.after = diff_number(d, now->value);
            diff_table_rules(d, d->after, &c, after->name, now->name);
            diff_add(d, &c);
        }
    }
}

// Whether the enumerator replaces an old name. If the old name is still present, a new name for the
// same value is an alias, and so an addition.
static bool
is_heir(const enumeration *before, const enumeration *after, const enumerator *item)
{
    for (int i = 0; i < before->item_count; i++) {
        const enumerator *old = &before->items[i];
        if (old->value == item->value && !find_enumerator(after, old->name) &&
            new_name_of(before, after, old) == item) {
            return true;
        }
    }
    return false;
}

// The removal of the macro reports such a move already.
static bool
was_macro(const differ *d, const char *name)
{
    return diff_is_macro(d->before, name) && !diff_is_macro(d->after, name);
}

static void
add_items(differ *d, const enumeration *before, const enumeration *after)
{
    for (int i = 0; i < after->item_count; i++) {
        const enumerator *item = &after->items[i];
        if (find_enumerator(before, item->name) || is_heir(before, after, item) ||
            was_macro(d, item->name)) {
            continue;
        }
        diff_change c = item_change(DIFF_ADDED, "added", item, after);
        c.after = diff_number(d, item->value);
        diff_table_rules(d, d->after, &c, after->name, item->name);
        diff_add(d, &c);
    }
}

// ---- enums ----

static const char *
enum_text(const differ *d, const enumeration *e)
{
    text out = {0};
    text_printf(&out, "%s:", e->underlying->canonical);
    for (int i = 0; i < e->item_count; i++) {
        const char *form = e->items[i].is_unsigned ? "%s %s = %" PRIu64 : "%s %s = %" PRId64;
        text_printf(&out, form, i > 0 ? "," : "", e->items[i].name, e->items[i].value);
    }
    const char *kept = arena_intern(d->a, out.data);
    text_free(&out);
    return kept;
}

static void
compare_enum_names(differ *d, const enumeration *before, const enumeration *after)
{
    if (find_enum(d->after, before->name))
        return;
    diff_change c = diff_change_of(DIFF_REMOVED, DIFF_ENUM, "renamed", before->name, after->loc);
    c.before = before->name;
    c.after = after->name;
    c.breaking = !before->skip;
    diff_add(d, &c);
}

static void
compare_enums(differ *d, const enumeration *before, const enumeration *after)
{
    compare_enum_names(d, before, after);
    if (strcmp(before->underlying->canonical, after->underlying->canonical) != 0) {
        diff_change c = diff_change_of(DIFF_VALUE, DIFF_ENUM, "C type", after->name, after->loc);
        c.before = before->underlying->canonical;
        c.after = after->underlying->canonical;
        c.breaking = !before->skip;
        diff_add(d, &c);
    }
    compare_items(d, before, after);
    add_items(d, before, after);
}

static void
report_enum_gone(differ *d, const enumeration *before, const enumeration *after)
{
    diff_change c =
        diff_gone(DIFF_ENUM, before->name, before->loc, before->skip, after ? after->skip : NULL);
    c.before = enum_text(d, before);
    diff_skip_add(d, &c, before->skip, after ? after->skip : NULL);
    diff_add(d, &c);
}

static void
report_enum_new(differ *d, const enumeration *before, const enumeration *after)
{
    diff_change c =
        diff_came(DIFF_ENUM, after->name, after->loc, before ? before->skip : NULL, after->skip);
    c.after = enum_text(d, after);
    diff_skip_add(d, &c, before ? before->skip : NULL, after->skip);
    for (int i = 0; i < d->after->table_count; i++) {
        const value_table *t = &d->after->tables[i];
        if (find_enum(d->after, t->enum_name) == after)
            diff_rule_add(d, &c, arena_printf(d->a, "table %s", t->name));
    }
    diff_add(d, &c);
}

void
diff_enums(differ *d)
{
    for (int i = 0; i < d->before->enum_count; i++) {
        const enumeration *e = &d->before->enums[i], *f = d->old_enums[i];
        if (e->origin || (f && f->origin))
            continue;
        if (!f || (!e->skip && f->skip))
            report_enum_gone(d, e, f);
        else if (e->skip && !f->skip)
            report_enum_new(d, e, f);
        else
            compare_enums(d, e, f);
    }
    for (int i = 0; i < d->after->enum_count; i++)
        if (!d->new_enums[i] && !d->after->enums[i].origin)
            report_enum_new(d, NULL, &d->after->enums[i]);
}
