// Matches the structs and enums of the old model to those of the new one, and then compares C
// types.
//
// The tag is the strongest evidence, because typedef names move from one struct to another between
// releases. Next come the names of a declaration, then its content. Enumerators are unique in C, so
// an enum with most of the old enumerators is the old enum under another name.
#include "compare/match.h"

#include <string.h>

#include "model/find.h"

// ---- records ----

static bool
share_a_name(const char **names, int count, const char **others, int other_count)
{
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < other_count; j++)
            if (strcmp(names[i], others[j]) == 0)
                return true;
    }
    return false;
}

static bool
same_tag_record(const differ *d, const record *a, const record *b)
{
    (void)d;
    return a->tag && text_equal(a->tag, b->tag);
}

static bool
same_name_record(const differ *d, const record *a, const record *b)
{
    (void)d;
    return strcmp(a->name, b->name) == 0 ||
           share_a_name(a->names, a->name_count, b->names, b->name_count);
}

// Whether both have the same fields at the same offsets.
static bool
same_layout(const differ *d, const record *a, const record *b)
{
    if (a->size != b->size || a->field_count != b->field_count || a->is_union != b->is_union)
        return false;
    for (int i = 0; i < a->field_count; i++) {
        const field *f = &a->fields[i], *g = &b->fields[i];
        if (!text_equal(f->name, g->name) || f->offset != g->offset ||
            !diff_same_type(d, f->type, g->type)) {
            return false;
        }
    }
    return true;
}

// A single equal field is no evidence: many structs are only reserved bytes.
static bool
same_fields(const differ *d, const record *a, const record *b)
{
    return a->field_count >= 2 && !a->is_anonymous && !b->is_anonymous && same_layout(d, a, b);
}

// Matches structs whose name became a second name of another struct with the same layout: two equal
// structs became one with both names.
static void
match_second_names(differ *d)
{
    for (int i = 0; i < d->before->record_count; i++) {
        const record *r = &d->before->records[i];
        const record *s = d->old_records[i] ? NULL : find_record(d->after, r->name);
        if (s && !r->is_opaque && !s->is_opaque && !r->is_anonymous && same_layout(d, r, s))
            d->old_records[i] = s;
    }
}

static void
match_records(differ *d, bool (*same)(const differ *, const record *, const record *))
{
    for (int i = 0; i < d->before->record_count; i++) {
        int found = -1, count = 0;
        for (int j = 0; !d->old_records[i] && j < d->after->record_count; j++)
            if (!d->new_records[j] && same(d, &d->before->records[i], &d->after->records[j]))
                found = count++ == 0 ? j : found;
        // Two equally good matches prove nothing; matches by name are unique.
        if (count == 1) {
            d->old_records[i] = &d->after->records[found];
            d->new_records[found] = true;
        }
    }
}

const record *
diff_new_record(const differ *d, const record *before)
{
    return d->old_records[before - d->before->records];
}

// ---- enums ----

static bool
same_tag_enum(const enumeration *a, const enumeration *b)
{
    return a->tag && text_equal(a->tag, b->tag);
}

static bool
same_name_enum(const enumeration *a, const enumeration *b)
{
    return strcmp(a->name, b->name) == 0 ||
           share_a_name(a->names, a->name_count, b->names, b->name_count);
}

static bool
same_enumerators(const enumeration *a, const enumeration *b)
{
    int shared = 0;
    for (int i = 0; i < a->item_count; i++)
        shared += find_enumerator(b, a->items[i].name) != NULL;
    return 2 * shared > a->item_count;
}

static void
match_enums(differ *d, bool (*same)(const enumeration *, const enumeration *))
{
    for (int i = 0; i < d->before->enum_count; i++) {
        for (int j = 0; !d->old_enums[i] && j < d->after->enum_count; j++) {
            if (!d->new_enums[j] && same(&d->before->enums[i], &d->after->enums[j])) {
                d->old_enums[i] = &d->after->enums[j];
                d->new_enums[j] = true;
            }
        }
    }
}

const enumeration *
diff_new_enum(const differ *d, const enumeration *before)
{
    return d->old_enums[before - d->before->enums];
}

// ---- types ----

static bool
same_record(const differ *d, const type *before, const type *after)
{
    const record *r = before->name ? find_record(d->before, before->name) : NULL;
    const record *s = after->name ? find_record(d->after, after->name) : NULL;
    return r && s && diff_new_record(d, r) == s;
}

static bool
same_enum(const differ *d, const type *before, const type *after)
{
    const enumeration *e = before->name ? find_enum(d->before, before->name) : NULL;
    const enumeration *f = after->name ? find_enum(d->after, after->name) : NULL;
    return e && f && diff_new_enum(d, e) == f;
}

static bool
same_args(const differ *d, const type *before, const type *after)
{
    if (before->arg_count != after->arg_count || !diff_same_type(d, before->result, after->result))
        return false;
    for (int i = 0; i < before->arg_count; i++)
        if (!diff_same_type(d, before->args[i], after->args[i]))
            return false;
    return true;
}

bool
diff_same_type(const differ *d, const type *before, const type *after)
{
    if (strcmp(before->canonical, after->canonical) == 0)
        return true;
    if (before->cls != after->cls || before->is_const != after->is_const)
        return false;
    switch (before->cls) {
    case TYPE_ENUM:
        return same_enum(d, before, after);
    case TYPE_RECORD:
        return same_record(d, before, after);
    case TYPE_POINTER:
    case TYPE_ARRAY:
        return before->length == after->length &&
               diff_same_type(d, before->pointee, after->pointee);
    case TYPE_FUNCTION:
        return same_args(d, before, after);
    case TYPE_CALLBACK: // a change of the typedef is reported there
    case TYPE_HANDLE:   // its target has no content
        return text_equal(before->name, after->name);
    default:
        return false;
    }
}

diff_texts
diff_type_texts(const type *before, const type *after)
{
    if (strcmp(before->spelling, after->spelling) == 0)
        return (diff_texts){before->canonical, after->canonical};
    return (diff_texts){before->spelling, after->spelling};
}

// ---- names that are a macro in one model and an enumerator in the other ----

const enumeration *
diff_enum_with(const model *m, const char *item)
{
    for (int i = 0; i < m->enum_count; i++)
        if (!m->enums[i].origin && find_enumerator(&m->enums[i], item))
            return &m->enums[i];
    return NULL;
}

const char *
diff_enumerator(const differ *d, const model *m, const char *name)
{
    const enumeration *e = diff_enum_with(m, name);
    return e && !e->skip ? arena_printf(d->a, "%s.%s", e->name, name) : NULL;
}

const macro *
diff_find_macro(const model *m, const char *name)
{
    for (int i = 0; i < m->macro_count; i++)
        if (strcmp(m->macros[i].name, name) == 0)
            return &m->macros[i];
    return NULL;
}

bool
diff_has_value(const macro *c)
{
    return c && !c->skip && c->cls != MACRO_RENAME && c->cls != MACRO_OTHER;
}

bool
diff_is_macro(const model *m, const char *name)
{
    return diff_has_value(diff_find_macro(m, name));
}

bool
diff_is_reserved(const char *name)
{
    return strcasestr(name, "reserved") != NULL;
}

// ---- all declarations ----

void
diff_match(differ *d)
{
    size_t old_records = (size_t)d->before->record_count + 1;
    size_t old_enums = (size_t)d->before->enum_count + 1;
    d->old_records = arena_alloc(d->a, old_records * sizeof(record *));
    d->old_enums = arena_alloc(d->a, old_enums * sizeof(enumeration *));
    d->new_records = arena_alloc(d->a, (size_t)d->after->record_count + 1);
    d->new_enums = arena_alloc(d->a, (size_t)d->after->enum_count + 1);
    match_enums(d, same_tag_enum);
    match_enums(d, same_name_enum);
    match_enums(d, same_enumerators);
    match_records(d, same_tag_record);
    match_records(d, same_name_record);
    match_records(d, same_fields);
    match_second_names(d);
}
