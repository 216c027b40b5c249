// Writes the model as JSON. docs/model-format.md describes the format, and the tables in
// members.c define it.
// Objects have their keys in alphabetical order; members with their default value are omitted.
#include "model/write.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/table.h"
#include "base/text.h"
#include "model/members.h"
#include "model/spaces.h"

// ---- keys and values ----

static void
add_key(text *t, const char *key)
{
    char last = t->data[t->length - 1];
    text_add(t, last == '{' ? "" : ", ");
    text_add_json(t, key);
    text_add(t, ": ");
}

static void
add_string(text *t, const char *key, const char *value)
{
    add_key(t, key);
    text_add_json(t, value == NULL ? "" : value);
}

static void
add_number(text *t, const char *key, int64_t value)
{
    add_key(t, key);
    text_printf(t, "%" PRId64, value);
}

static void
add_list_separator(text *t)
{
    text_add(t, t->data[t->length - 1] == '[' ? "" : ", ");
}

static void
add_strings(text *t, const char *key, const char *const *items, int count)
{
    add_key(t, key);
    text_add(t, "[");
    for (int i = 0; i < count; i++) {
        add_list_separator(t);
        text_add_json(t, items[i] == NULL ? "" : items[i]);
    }
    text_add(t, "]");
}

// ---- members in order of their keys ----

// `locking` and `launches` qualify `blocking`, so they follow it.
static const char *const beside_blocking[] = {"blocking", "locking", "launches", NULL};

static int
compare_keys(const void *left, const void *right)
{
    const member *a = *(const member *const *)left, *b = *(const member *const *)right;
    int places[2] = {0, 0};
    for (int i = 0; beside_blocking[i] != NULL; i++) {
        places[0] = strcmp(a->key, beside_blocking[i]) == 0 ? i : places[0];
        places[1] = strcmp(b->key, beside_blocking[i]) == 0 ? i : places[1];
    }
    int order = strcmp(places[0] > 0 ? beside_blocking[0] : a->key,
                       places[1] > 0 ? beside_blocking[0] : b->key);
    return order != 0 ? order : places[0] - places[1];
}

// The members of one struct, sorted once.
typedef struct sorted_members {
    const member *members; // in the order of model.def
    const member **items;
    int count;
} sorted_members;

typedef struct writer {
    arena *a;
    const model *m;
    sorted_members *structs;
    int struct_count;
} writer;

static sorted_members
sorted(writer *w, const member *members)
{
    for (int i = 0; i < w->struct_count; i++)
        if (w->structs[i].members == members)
            return w->structs[i];
    sorted_members s = {.members = members};
    for (const member *m = members; m->key != NULL; m++) {
        s.items = arena_grow(w->a, s.items, s.count, sizeof(const member *));
        s.items[s.count++] = m;
    }
    if (s.count > 0) // qsort takes no NULL, even for a count of 0
        qsort(s.items, (size_t)s.count, sizeof(const member *), compare_keys);
    w->structs = arena_grow(w->a, w->structs, w->struct_count, sizeof *w->structs);
    w->structs[w->struct_count++] = s;
    return s;
}

// ---- members of declarations ----

static void write_struct(writer *w, text *t, const member *members, const void *item, int order);

static const void *
at(const void *item, size_t offset)
{
    return (const char *)item + offset;
}

static void
write_text(text *t, const member *m, const void *item)
{
    const char *value = member_text(m, item);
    bool repeats =
        m->need == MEMBER_SAME && text_equal(value, *(const char *const *)at(item, m->other));
    if (m->need == MEMBER_MUST || (value != NULL && !repeats))
        add_string(t, m->key, value);
}

static void
write_number(text *t, const member *m, const void *item)
{
    int64_t value = m->kind == MEMBER_COUNT ? *(const int *)member_at(m, item)
                                            : *(const int64_t *)member_at(m, item);
    if (m->need == MEMBER_MUST || value != (m->need == MEMBER_UNKNOWN ? -1 : 0))
        add_number(t, m->key, value);
}

static void
write_bits(text *t, const member *m, const void *item)
{
    bool is_unsigned = *(const bool *)at(item, m->other);
    add_key(t, m->key);
    text_printf(t, is_unsigned ? "%" PRIu64 : "%" PRId64, *(const int64_t *)member_at(m, item));
}

static void
write_type(text *t, const member *m, const void *item)
{
    const type *value = *(const type *const *)member_at(m, item);
    const type *same = m->need == MEMBER_SAME ? *(const type *const *)at(item, m->other) : NULL;
    if (value != NULL && (same == NULL || !text_equal(value->spelling, same->spelling)))
        add_string(t, m->key, value->spelling);
}

static void
write_place(text *t, const member *m, const void *item)
{
    const location *loc = member_at(m, item);
    if (loc->file != NULL) {
        add_key(t, m->key);
        text_printf(t, "\"%s:%d:%d\"", loc->file, loc->line, loc->column);
    }
}

static void
write_list(writer *w, text *t, const member *m, const void *item)
{
    int count = *(const int *)at(item, m->other);
    const char *items = *(const char *const *)member_at(m, item);
    if (count == 0 && m->need != MEMBER_MUST)
        return;
    add_key(t, m->key);
    text_add(t, "[");
    for (int i = 0; i < count; i++) {
        add_list_separator(t);
        write_struct(w, t, m->items, items + (size_t)i * m->size, i);
    }
    text_add(t, "]");
}

// Omits the bases in the usual case, in which each name derives from the one before it.
static void
write_bases(text *t, const record *r)
{
    bool is_chain = true;
    for (int i = 0; r->bases != NULL && i < r->name_count; i++)
        is_chain = is_chain && text_equal(r->bases[i], i == 0 ? NULL : r->names[i - 1]);
    if (!is_chain)
        add_strings(t, "bases", r->bases, r->name_count);
}

static void
write_args(text *t, const type *ty)
{
    if (ty->arg_count > 0) {
        add_key(t, "args");
        text_add(t, "[");
        for (int i = 0; i < ty->arg_count; i++) {
            add_list_separator(t);
            text_add_json(t, ty->args[i]->spelling);
        }
        text_add(t, "]");
    }
}

static void
write_special(text *t, const member *m, const void *item, int order)
{
    if (strcmp(m->key, "order") == 0)
        add_number(t, m->key, order);
    else if (strcmp(m->key, "bases") == 0)
        write_bases(t, item);
    else if (strcmp(m->key, "args") == 0)
        write_args(t, item);
}

static void
write_member(writer *w, text *t, const member *m, const void *item, int order)
{
    int count = m->kind == MEMBER_NAMES ? *(const int *)at(item, m->other) : 0;
    switch (m->kind) {
    case MEMBER_TEXT:
    case MEMBER_EMPTY:
        write_text(t, m, item);
        break;
    case MEMBER_FLAG:
        if (member_flag(m, item)) {
            add_key(t, m->key);
            text_add(t, "true");
        }
        break;
    case MEMBER_COUNT:
    case MEMBER_NUMBER:
        write_number(t, m, item);
        break;
    case MEMBER_BITS:
        write_bits(t, m, item);
        break;
    case MEMBER_WORD:
        if (m->need == MEMBER_MUST || member_word(m, item) != 0)
            add_string(t, m->key, m->words[member_word(m, item)]);
        break;
    case MEMBER_TYPE:
        write_type(t, m, item);
        break;
    case MEMBER_PLACE:
        write_place(t, m, item);
        break;
    case MEMBER_NAMES:
        if (m->need == MEMBER_MUST || count > 0)
            add_strings(t, m->key, *(const char *const *const *)member_at(m, item), count);
        break;
    case MEMBER_LIST:
    case MEMBER_SORTED:
        write_list(w, t, m, item);
        break;
    case MEMBER_SPECIAL:
        write_special(t, m, item, order);
        break;
    case MEMBER_INSIDE:
        break;
    }
}

// Whether the member is a parameter's space that the whole module has.
static bool
is_default(const writer *w, const member *members, const member *m, const void *item)
{
    return members == param_members && strcmp(m->key, "space") == 0 && space_is_default(w->m, item);
}

static void
write_struct(writer *w, text *t, const member *members, const void *item, int order)
{
    sorted_members s = sorted(w, members);
    text_add(t, "{");
    for (int i = 0; i < s.count; i++)
        if (!is_default(w, members, s.items[i], item))
            write_member(w, t, s.items[i], item, order);
    text_add(t, "}");
}

// ---- top-level lists: an item per line ----

// An item of an array of the model, with its sort key and its index.
typedef struct entry {
    const char *group; // precedes the name in the sort key; NULL except for skipped items
    const char *name;
    const void *item;
    int order;
} entry;

typedef struct entry_list {
    entry *items;
    int count;
} entry_list;

static int
compare_entries(const void *left, const void *right)
{
    const entry *a = left;
    const entry *b = right;
    int by_group = a->group == NULL ? 0 : strcmp(a->group, b->group);
    int by_name = by_group != 0 ? by_group : strcmp(a->name, b->name);
    return by_name != 0 ? by_name : a->order - b->order;
}

static void
add_entry(arena *a, entry_list *list, const char *group, const char *name, const void *item)
{
    list->items = arena_grow(a, list->items, list->count, sizeof *list->items);
    list->items[list->count] = (entry){group, name, item, list->count};
    list->count++;
}

static void
sort_entries(entry_list *list)
{
    if (list->count > 0)
        qsort(list->items, (size_t)list->count, sizeof(entry), compare_entries);
}

static void
write_entries(writer *w, text *t, const char *key, const entry_list *list, const member *members)
{
    add_key(t, key);
    text_add(t, "[");
    for (int i = 0; i < list->count; i++) {
        text_add(t, i == 0 ? "\n" : ",\n");
        write_struct(w, t, members, list->items[i].item, list->items[i].order);
    }
    text_add(t, list->count == 0 ? "]" : "\n]");
}

// Skipped items are sorted by their kind first.
static void
write_declarations(writer *w, text *t, const member *m, const model *from)
{
    int count = *(const int *)at(from, m->other);
    const char *items = *(const char *const *)member_at(m, from);
    const member *group = m->items == skipped_members ? member_find(m->items, "kind") : NULL;
    const member *name = member_find(m->items, "name");
    entry_list list = {0};
    for (int i = 0; i < count; i++) {
        const void *item = items + (size_t)i * m->size;
        add_entry(from->arena, &list, group != NULL ? member_text(group, item) : NULL,
                  name != NULL ? member_text(name, item) : NULL, item);
    }
    if (m->kind == MEMBER_SORTED)
        sort_entries(&list);
    if (count > 0 || m->need == MEMBER_MUST)
        write_entries(w, t, m->key, &list, m->items);
}

// ---- types that declarations use ----

typedef struct type_list {
    arena *arena;
    entry_list list;
    table seen; // by spelling
} type_list;

static void
add_type(type_list *types, const type *ty)
{
    if (ty == NULL || table_get_text(&types->seen, ty->spelling) != NULL)
        return;
    table_add_text(types->arena, &types->seen, ty->spelling, (void *)ty);
    add_entry(types->arena, &types->list, NULL, ty->spelling, ty);
    add_type(types, ty->pointee);
    add_type(types, ty->result);
    for (int i = 0; i < ty->arg_count; i++)
        add_type(types, ty->args[i]);
}

// Adds the types of all members, also those in lists.
static void
add_types(type_list *types, const member *members, const void *item)
{
    for (const member *m = members; m->key != NULL; m++) {
        if (m->kind == MEMBER_TYPE) {
            add_type(types, *(const type *const *)member_at(m, item));
        } else if (m->kind == MEMBER_LIST || m->kind == MEMBER_SORTED) {
            int count = *(const int *)at(item, m->other);
            const char *items = *(const char *const *)member_at(m, item);
            for (int i = 0; i < count; i++)
                add_types(types, m->items, items + (size_t)i * m->size);
        }
    }
}

static void
write_types(writer *w, text *t, const model *m)
{
    type_list types = {.arena = m->arena};
    add_types(&types, model_members, m);
    sort_entries(&types.list);
    write_entries(w, t, "types", &types.list, type_members);
}

// ---- the whole model ----

static void
write_top_member(writer *w, text *t, const member *key, const model *m)
{
    if (key->kind == MEMBER_LIST || key->kind == MEMBER_SORTED)
        write_declarations(w, t, key, m);
    else if (strcmp(key->key, "types") == 0)
        write_types(w, t, m);
    else if (strcmp(key->key, "format") == 0)
        add_number(t, key->key, MODEL_FORMAT);
    else
        write_member(w, t, key, m, 0);
}

// Each top-level member is on a line of its own.
void
model_write(const model *m, text *out)
{
    writer w = {.a = m->arena, .m = m};
    sorted_members s = sorted(&w, model_members);
    bool is_first = true;
    text_add(out, "{\n");
    for (int i = 0; i < s.count; i++) {
        text t = {0};
        text_add(&t, "{");
        write_top_member(&w, &t, s.items[i], m);
        if (t.length > 1) {
            text_add(out, is_first ? "" : ",\n");
            text_add_n(out, t.data + 1, t.length - 1);
            is_first = false;
        }
        text_free(&t);
    }
    text_add(out, "\n}\n");
}
