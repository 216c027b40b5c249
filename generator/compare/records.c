// Compares structs and unions: their sizes, and the position of each member.
//
// Members of anonymous structs and unions count as members of the enclosing named struct, as in C
// and Python. So a field that moves into an anonymous union has not moved. A named member whose
// type has no name is itself a member, followed by its own members ("params.width"); these moved
// only if they moved within it.
//
// Reserved bytes have no meaning for callers: they may shrink, move and become fields. If a struct
// keeps its size and all old members keep their offsets, it counts as "re-cut", which breaks
// nothing.
#include "compare/records.h"

#include <string.h>

#include "compare/changes.h"
#include "compare/match.h"
#include "compare/members.h"
#include "compare/rules.h"
#include "model/find.h"

// ---- a record as a flat list ----

typedef struct flat_member {
    const char *path;
    const field *f;
    int64_t offset; // within the record
    int64_t inside; // within the enclosing named member
    bool reserved;
} flat_member;

typedef struct layout {
    arena *a;
    const model *m;
    flat_member *members;
    int count;
} layout;

// Returns the anonymous record if the type is one or is an array of one.
static const record *
anonymous_of(const model *m, const type *t)
{
    while (t->cls == TYPE_ARRAY)
        t = t->pointee;
    const record *r = t->cls == TYPE_RECORD && t->name ? find_record(m, t->name) : NULL;
    return r && r->is_anonymous ? r : NULL;
}

static void
flatten(layout *l, const record *r, const char *prefix, int64_t start, int64_t inside)
{
    for (int i = 0; i < r->field_count; i++) {
        const field *f = &r->fields[i];
        const record *inner = anonymous_of(l->m, f->type);
        if (!f->name) {
            if (inner)
                flatten(l, inner, prefix, start, inside + f->offset);
            continue;
        }
        const char *path = arena_printf(l->a, "%s%s", prefix, f->name);
        l->members = arena_grow(l->a, l->members, l->count, sizeof *l->members);
        int64_t offset = inside + f->offset;
        l->members[l->count++] = (flat_member){path, f, start + offset, offset, f->skip != NULL};
        if (inner)
            flatten(l, inner, arena_printf(l->a, "%s.", path), start + offset, 0);
    }
}

static layout
layout_of(const differ *d, const model *m, const record *r)
{
    layout l = {.a = d->a, .m = m};
    flatten(&l, r, "", 0, 0);
    return l;
}

static const flat_member *
find_member(const layout *l, const char *path)
{
    for (int i = 0; i < l->count; i++)
        if (strcmp(l->members[i].path, path) == 0)
            return &l->members[i];
    return NULL;
}

// ---- texts ----

static const char *
keyword(const record *r)
{
    return r->is_union ? "union" : "struct";
}

// "unsigned int[4]", "union of 8 bytes": generated names of anonymous types mean nothing to people.
static const char *
member_type(const differ *d, const model *m, const type *t)
{
    const record *inner = anonymous_of(m, t);
    if (!inner)
        return t->spelling;
    const char *many =
        t->cls == TYPE_ARRAY ? arena_printf(d->a, "[%lld]", (long long)t->length) : "";
    return arena_printf(d->a, "%s of %lld bytes%s", keyword(inner), (long long)inner->size, many);
}

static const char *
flat_text(const differ *d, const model *m, const flat_member *f)
{
    return arena_printf(d->a, "%s at %lld", member_type(d, m, f->f->type), (long long)f->offset);
}

static const char *
record_text(const differ *d, const model *m, const record *r)
{
    text out = {0};
    layout l = layout_of(d, m, r);
    if (r->is_opaque)
        return arena_printf(d->a, "%s, not defined", keyword(r));
    text_printf(&out, "%s of %lld bytes, align %lld:", keyword(r), (long long)r->size,
                (long long)r->align);
    for (int i = 0; i < l.count; i++) {
        const flat_member *f = &l.members[i];
        text_printf(&out, "%s %s (%s)", i > 0 ? "," : "", f->path, flat_text(d, m, f));
    }
    const char *kept = arena_intern(d->a, out.data);
    text_free(&out);
    return kept;
}

// ---- members ----

// If neither type has a name, their members say more than the types.
static bool
same_member_type(const differ *d, const type *before, const type *after)
{
    const record *r = anonymous_of(d->before, before), *s = anonymous_of(d->after, after);
    if (r && s) {
        return r->is_union == s->is_union && r->size == s->size && before->cls == after->cls &&
               before->length == after->length;
    }
    return diff_same_type(d, before, after);
}

// The member at the same place with the same type, if its name is new.
static const flat_member *
new_name_of(const differ *d, const flat_member *f, const layout *before, const layout *after)
{
    for (int i = 0; !f->reserved && i < after->count; i++) {
        const flat_member *g = &after->members[i];
        const char *dot = strrchr(f->path, '.'), *other = strrchr(g->path, '.');
        size_t prefix = dot ? (size_t)(dot - f->path) : 0;
        bool same_level = prefix == (other ? (size_t)(other - g->path) : 0) &&
                          strncmp(f->path, g->path, prefix) == 0;
        if (same_level && !g->reserved && !diff_is_reserved(g->path) && g->inside == f->inside &&
            !find_member(before, g->path) && same_member_type(d, f->f->type, g->f->type)) {
            return g;
        }
    }
    return NULL;
}

static void
compare_member(const differ *d, diff_change *c, const flat_member *f, const flat_member *g)
{
    const char *before = flat_text(d, d->before, f), *after = flat_text(d, d->after, g);
    bool same_type = same_member_type(d, f->f->type, g->f->type);
    if (f->reserved != g->reserved) {
        const char *what = g->reserved ? "no longer exposed" : "now exposed";
        diff_detail_add(d, c, (diff_detail){what, g->path, before, after, g->reserved});
    } else if (f->reserved) {
        if (!same_type || f->inside != g->inside)
            diff_detail_add(d, c, (diff_detail){"reserved", g->path, before, after, false});
    } else if (!same_type) {
        diff_texts t = diff_type_texts(f->f->type, g->f->type);
        bool named = !anonymous_of(d->before, f->f->type) && !anonymous_of(d->after, g->f->type);
        diff_detail_add(d, c,
                        (diff_detail){"type", g->path, named ? t.before : before,
                                      named ? t.after : after, true});
    }
    if (!f->reserved && !g->reserved && f->inside != g->inside) {
        diff_detail_add(d, c,
                        (diff_detail){"moved", g->path, diff_number(d, f->offset),
                                      diff_number(d, g->offset), true});
    }
}

static void
compare_gone(const differ *d, diff_change *c, const flat_member *f, const layout *before,
             const layout *after)
{
    const flat_member *heir = new_name_of(d, f, before, after);
    const char *text = flat_text(d, d->before, f);
    if (heir)
        diff_detail_add(d, c, (diff_detail){"renamed", f->path, f->path, heir->path, true});
    else if (f->reserved)
        diff_detail_add(d, c, (diff_detail){"reserved, removed", f->path, text, NULL, false});
    else
        diff_detail_add(d, c, (diff_detail){"removed", f->path, text, NULL, true});
}

static bool
was_renamed_to(const differ *d, const flat_member *g, const layout *before, const layout *after)
{
    for (int i = 0; i < before->count; i++) {
        const flat_member *f = &before->members[i];
        if (!find_member(after, f->path) && new_name_of(d, f, before, after) == g)
            return true;
    }
    return false;
}

static void
compare_members(const differ *d, diff_change *c, const record *r, const record *s)
{
    layout before = layout_of(d, d->before, r), after = layout_of(d, d->after, s);
    for (int i = 0; i < before.count; i++) {
        const flat_member *f = &before.members[i];
        const flat_member *g = find_member(&after, f->path);
        if (g)
            compare_member(d, c, f, g);
        else
            compare_gone(d, c, f, &before, &after);
    }
    for (int i = 0; i < after.count; i++) {
        const flat_member *g = &after.members[i];
        if (!find_member(&before, g->path) && !was_renamed_to(d, g, &before, &after)) {
            diff_detail_add(d, c,
                            (diff_detail){g->reserved ? "reserved, added" : "added", g->path, NULL,
                                          flat_text(d, d->after, g), false});
        }
    }
}

// ---- records ----

static void
compare_names(differ *d, const record *r, const record *s)
{
    bool same_tag = text_equal(r->tag, s->tag) || !r->tag || !s->tag;
    // If another struct has taken the name, the typedef's change reports it.
    bool found = find_record(d->after, r->name) != NULL;
    if (same_tag && found)
        return;
    diff_change c = diff_change_of(DIFF_REMOVED, DIFF_RECORD, "renamed", r->name, s->loc);
    c.before = arena_printf(d->a, "%s %s", keyword(r), found ? r->tag : r->name);
    c.after = arena_printf(d->a, "%s %s", keyword(s), found ? s->tag : s->name);
    c.name = found ? r->tag : r->name;
    c.breaking = !r->skip;
    diff_rule_add(d, &c, diff_record_rule(d, r));
    diff_add(d, &c);
}

static void
compare_layouts(differ *d, const record *r, const record *s)
{
    diff_change c = diff_change_of(DIFF_LAYOUT, DIFF_RECORD, "re-cut", s->name, s->loc);
    diff_compare_text(d, &c, "keyword", NULL, keyword(r), keyword(s));
    diff_compare_number(d, &c, "size", NULL, r->size, s->size);
    diff_compare_number(d, &c, "align", NULL, r->align, s->align);
    for (int i = 0; i < c.detail_count; i++)
        c.details[i].breaking = c.breaking = true;
    compare_members(d, &c, r, s);
    if (c.detail_count == 0)
        return;
    c.what = r->size != s->size ? "resized" : c.breaking ? "changed" : "re-cut";
    diff_rule_add(d, &c, diff_record_rule(d, s));
    c.breaking &= !r->skip;
    diff_add(d, &c);
}

static void
compare_decisions(differ *d, const record *r, const record *s)
{
    diff_change c = diff_change_of(DIFF_OTHER, DIFF_RECORD, "changed", s->name, s->loc);
    layout before = layout_of(d, d->before, r), after = layout_of(d, d->after, s);
    diff_compare_members(d, &c, record_members, NULL, r, s, NULL);
    for (int i = 0; i < before.count; i++) {
        const flat_member *f = &before.members[i], *g = find_member(&after, f->path);
        if (!g || f->reserved || g->reserved || !same_member_type(d, f->f->type, g->f->type))
            continue;
        if (!anonymous_of(d->before, f->f->type)) {
            diff_compare_text(d, &c, "spelled", g->path, f->f->type->spelling,
                              g->f->type->spelling);
        }
        diff_compare_members(d, &c, field_members, g->path, f->f, g->f, NULL);
    }
    if (c.detail_count > 0)
        diff_rule_add(d, &c, diff_record_rule(d, s));
    diff_add(d, &c);
}

// Targets of handles are reported with the handles.
static bool
is_ours(const record *r)
{
    return !r->is_anonymous && !r->origin;
}

static void
report_gone(differ *d, const record *r, const record *s)
{
    // If another struct has taken the name, the typedef's change reports it.
    bool is_taken = !s && find_typedef(d->before, r->name) && find_typedef(d->after, r->name);
    const char *name = is_taken ? r->tag : r->name;
    if (!name || (is_taken && strcmp(r->tag, r->name) == 0))
        return;
    diff_change c = diff_gone(DIFF_RECORD, name, r->loc, r->skip, s ? s->skip : NULL);
    c.before = record_text(d, d->before, r);
    diff_skip_add(d, &c, r->skip, s ? s->skip : NULL);
    diff_rule_add(d, &c, diff_record_rule(d, r));
    diff_add(d, &c);
}

static void
report_new(differ *d, const record *r, const record *s)
{
    diff_change c = diff_came(DIFF_RECORD, s->name, s->loc, r ? r->skip : NULL, s->skip);
    c.after = record_text(d, d->after, s);
    diff_skip_add(d, &c, r ? r->skip : NULL, s->skip);
    diff_rule_add(d, &c, diff_record_rule(d, s));
    diff_add(d, &c);
}

void
diff_records(differ *d)
{
    for (int i = 0; i < d->before->record_count; i++) {
        const record *r = &d->before->records[i], *s = d->old_records[i];
        if (!is_ours(r) || (r->is_opaque && (!s || s->is_opaque)) || (s && s->origin))
            continue;
        if (!s || s->is_opaque || (!r->skip && s->skip)) {
            report_gone(d, r, s);
        } else if (r->skip && !s->skip) {
            report_new(d, r, s);
        } else {
            compare_names(d, r, s);
            compare_layouts(d, r, s);
            compare_decisions(d, r, s);
        }
    }
    for (int i = 0; i < d->after->record_count; i++) {
        const record *s = &d->after->records[i];
        if (!d->new_records[i] && is_ours(s) && !s->is_opaque)
            report_new(d, NULL, s);
    }
}
