// Finds the releases that introduced or changed each declaration, by comparing the models of all
// releases that the repository keeps. The result is not part of any one model: it depends on which
// releases are kept, and only printers need it.
#include "model/ages.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/table.h"
#include "base/text.h"

enum { MOST_RELEASES = 64, MOST_FUNCTIONS = 1 << 16 };

// The declarations of one list in all releases. Each has a mask with a bit for every release that
// has it.
typedef struct ages {
    arena *a;
    const tree **items;
    const char **names; // "" for a declaration without one
    uint64_t *bits;
    int *orders; // one row per release: the index of each declaration in its headers
    int count;
    table first; // by name: the number of its first declaration, from 1
    int *next;   // the number of the next declaration of the same name; 0 for none
} ages;

typedef struct releases {
    const tree *nodes[MOST_RELEASES];
    int numbers[MOST_RELEASES]; // 12040 for "12.4"
    int count;
    int current;
} releases;

static int
release_number(const char *key)
{
    char *minor = NULL;
    long major = strtol(key, &minor, 10);
    return (int)major * 1000 + (*minor == '.' ? atoi(minor + 1) * 10 : 0);
}

// Lists the kept releases. `current` is the last one with the model's version, since some releases
// of a toolkit do not raise a library's version; the newest release if none has it.
static releases
list_releases(const tree *history, const model *m)
{
    releases r = {.current = -1};
    const tree *all = tree_get(history, "releases");
    for (const tree *t = all ? all->first : NULL; t && r.count < MOST_RELEASES; t = t->next) {
        const tree *head = tree_get(t, "head");
        if (tree_int(tree_get(head, "api_version"), 0) == m->api_version)
            r.current = r.count;
        r.numbers[r.count] = release_number(t->key);
        r.nodes[r.count++] = t;
    }
    r.current = r.current < 0 ? r.count - 1 : r.current;
    return r;
}

// Reads "12:5774:18 13:5800:18": the items of one file, in the order of the headers.
static void
mark_places(const ages *list, const tree *places, int release)
{
    int *orders = list->orders + (size_t)release * (size_t)list->count, order = 0;
    for (const tree *t = places->first; t && t->next; t = t->next->next) {
        for (const char *at = tree_text(t->next); at && *at;) {
            char *end = NULL;
            long index = strtol(at, &end, 10);
            if (index >= 0 && index < list->count) {
                list->bits[index] |= (uint64_t)1 << release;
                orders[index] = order++;
            }
            at = strchr(end, ' ');
            at = at ? at + 1 : NULL;
        }
    }
}

static intptr_t
number_of(const ages *list, const char *name)
{
    return (intptr_t)table_get_text(&list->first, name ? name : "");
}

// Links the declarations of each name, in their order.
static void
index_names(ages *list)
{
    int *last = arena_alloc(list->a, sizeof *last * (size_t)(list->count + 1));
    list->next = arena_alloc(list->a, sizeof *list->next * (size_t)(list->count + 1));
    for (int i = 0; i < list->count; i++) {
        intptr_t first = number_of(list, list->names[i]);
        if (first > 0)
            list->next[last[first - 1]] = i + 1;
        else
            table_add_text(list->a, &list->first, list->names[i], (void *)(intptr_t)(i + 1));
        last[first > 0 ? first - 1 : i] = i;
    }
}

static ages
read_ages(arena *a, const tree *history, const releases *r, const char *key)
{
    const tree *shared = tree_get(history, key);
    ages list = {.a = a, .count = shared ? shared->count : 0};
    list.items = arena_alloc(a, sizeof *list.items * (size_t)(list.count + 1));
    list.names = arena_alloc(a, sizeof *list.names * (size_t)(list.count + 1));
    list.bits = arena_alloc(a, sizeof *list.bits * (size_t)(list.count + 1));
    list.orders = arena_alloc(a, sizeof *list.orders * ((size_t)list.count * (size_t)r->count + 1));
    int i = 0;
    for (const tree *t = shared ? shared->first : NULL; t; t = t->next, i++) {
        list.items[i] = t;
        const char *name = tree_text(tree_get(t, "name"));
        list.names[i] = name ? name : "";
    }
    index_names(&list);
    for (i = 0; i < r->count; i++) {
        const tree *places = tree_get(tree_get(r->nodes[i], "places"), key);
        if (places && places->kind == TREE_LIST)
            mark_places(&list, places, i);
    }
    return list;
}

static int
index_in(const ages *list, const char *name, int release)
{
    int number = (int)number_of(list, name);
    while (number > 0 && !(list->bits[number - 1] >> release & 1))
        number = list->next[number - 1];
    return number - 1;
}

// The declaration of that name in a release; NULL if it has none.
static const tree *
find_in(const ages *list, const char *name, int release)
{
    int index = index_in(list, name, release);
    return index < 0 ? NULL : list->items[index];
}

// The part that a Python program sees: names and types, in order.
static const char *
shape_of(arena *a, const tree *item, const char *members)
{
    text out = {0};
    const tree *list = tree_get(item, members);
    for (const tree *t = list ? list->first : NULL; t; t = t->next) {
        const char *type = tree_text(tree_get(t, "declared"));
        const char *name = tree_text(tree_get(t, "name"));
        type = type ? type : tree_text(tree_get(t, "type"));
        text_printf(&out, "%s %s;", type ? type : "", name ? name : "");
    }
    const char *shape = out.data ? arena_intern(a, out.data) : "";
    text_free(&out);
    return shape;
}

// Sets `since` to the first kept release that has the declaration; 0 if that is the oldest kept
// release, because then the declaration may be older still. Sets `changed` to the release that gave
// it its present members.
static void
tell(const ages *list, const releases *r, const char *name, const char *members, int *since,
     int *changed)
{
    const char *shape = NULL;
    *since = *changed = 0;
    for (int i = 0; i <= r->current; i++) {
        const tree *item = find_in(list, name, i);
        if (!item)
            continue;
        const char *now = members ? shape_of(list->a, item, members) : "";
        if (!shape)
            *since = i > 0 ? r->numbers[i] : 0;
        else if (strcmp(shape, now) != 0)
            *changed = r->numbers[i];
        shape = now;
    }
}

// ---- the order of the C function table ----

static const char *
types_of(arena *a, const tree *item)
{
    text out = {0};
    const tree *list = tree_get(item, "params");
    for (const tree *t = list ? list->first : NULL; t; t = t->next)
        text_printf(&out, "%s;", tree_text(tree_get(t, "declared")));
    const char *types = out.data ? arena_intern(a, out.data) : "";
    text_free(&out);
    return types;
}

static int
first_of_major(const releases *r)
{
    int first = r->current;
    while (first > 0 && r->numbers[first - 1] / 1000 == r->numbers[r->current] / 1000)
        first--;
    return first;
}

// Whether a caller compiled for `before` can call `now`.
static bool
is_same(arena *a, const tree *before, const tree *now)
{
    return before == now || (before && now && strcmp(types_of(a, before), types_of(a, now)) == 0);
}

// The sort key of a function. Its first part is the release of this major since which the function
// has been present without a break and with these parameters. The second is its position in that
// release. Functions that no kept release has come last.
static int
place_of(const ages *list, const releases *r, const char *name)
{
    int first = first_of_major(r), place = INT_MAX;
    const tree *before = NULL;
    for (int i = first; i <= r->current; i++) {
        int index = index_in(list, name, i);
        const tree *now = index < 0 ? NULL : list->items[index];
        if (now && !is_same(list->a, before, now))
            place = (i > first ? r->numbers[i] * MOST_FUNCTIONS : 0) +
                    list->orders[i * list->count + index];
        before = now;
    }
    return before ? place : INT_MAX;
}

static bool
breaks_with(const ages *list, int release)
{
    for (int i = 0; i < list->count; i++) {
        bool was = list->bits[i] >> (release - 1) & 1, is = list->bits[i] >> release & 1;
        if (was && !is && !is_same(list->a, list->items[i], find_in(list, list->names[i], release)))
            return true;
    }
    return false;
}

static void
tell_places(model *m, const ages *list, const releases *r)
{
    for (int i = 0; i < m->function_count; i++)
        m->functions[i].place = place_of(list, r, m->functions[i].name);
    m->breaks = 0;
    for (int i = first_of_major(r) + 1; i <= r->current; i++)
        m->breaks += breaks_with(list, i);
}

void
model_tell_ages(model *m, const tree *history)
{
    const releases r = list_releases(history, m);
    int none;
    ages list = read_ages(m->arena, history, &r, "functions");
    for (int i = 0; i < m->function_count; i++) {
        function *f = &m->functions[i];
        tell(&list, &r, f->name, "params", &f->first, &f->changed);
    }
    if (r.count > 0)
        tell_places(m, &list, &r);
    list = read_ages(m->arena, history, &r, "records");
    for (int i = 0; i < m->record_count; i++) {
        record *rec = &m->records[i];
        tell(&list, &r, rec->name, "fields", &rec->first, &rec->changed);
    }
    list = read_ages(m->arena, history, &r, "enums");
    for (int i = 0; i < m->enum_count; i++)
        tell(&list, &r, m->enums[i].name, NULL, &m->enums[i].first, &none);
}
