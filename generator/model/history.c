// Reads one release from a file with many. Declarations hardly change from one release to the next,
// but their locations in the headers do. So the file stores a declaration once for all releases in
// which it is the same, without its location and order. Each release then lists its declarations
// with their order and locations.
#include "model/history.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "base/tree_build.h"
#include "base/tree_json.h"

// One list of one release while it is unpacked.
typedef struct unpacking {
    arena *a;
    const tree *places;  // the release's entry for this list
    const tree **shared; // the list's items for all releases
    int shared_count;
    // By index into `shared`: the item as this release has it; NULL if the release lacks it.
    const tree **taken;
    int order;
    bool ok;
} unpacking;

static void
fail(unpacking *u, const char *what)
{
    if (u->ok)
        diag_error(u->places->loc,
                   "%s in the places of \"%s\"; write the file again with ci/regenerate", what,
                   u->places->key);
    u->ok = false;
}

static tree *
scalar(const unpacking *u, const char *key, const char *value, bool quoted)
{
    tree *node = tree_new(u->a, TREE_SCALAR, u->places->loc);
    node->key = arena_intern(u->a, key);
    node->key_loc = node->loc;
    node->text = arena_intern(u->a, value);
    node->quoted = quoted;
    return node;
}

// Reads a number of a place list; returns -1 if there is none.
static int
read_number(const char **at)
{
    char *end = NULL;
    long value = **at >= '0' && **at <= '9' ? strtol(*at, &end, 10) : -1;
    if (value < 0 || value > INT_MAX)
        return -1;
    *at = end;
    return (int)value;
}

// Copies a shared item for this release, and adds its order and location in front.
static void
take(unpacking *u, int index, const char *place, bool has_order)
{
    if (index < 0 || index >= u->shared_count || u->taken[index] ||
        u->shared[index]->kind != TREE_MAP) {
        fail(u, "a missing or repeated item");
        return;
    }
    tree *item = arena_alloc(u->a, sizeof *item);
    *item = *u->shared[index];
    item->next = NULL;
    if (place) {
        tree *loc = scalar(u, "loc", place, true);
        loc->next = item->first;
        item->first = loc;
        item->count++;
    }
    if (has_order) {
        tree *order = scalar(u, "order", arena_printf(u->a, "%d", u->order++), false);
        order->next = item->first;
        item->first = order;
        item->count++;
    }
    u->taken[index] = item;
}

// Reads "0-57 60": items without a location.
static void
take_ranges(unpacking *u, const char *at)
{
    while (u->ok && *at) {
        int first = read_number(&at);
        int last = first;
        if (*at == '-') {
            at++;
            last = read_number(&at);
        }
        if (first < 0 || last < first || last >= u->shared_count || (*at && *at != ' ')) {
            fail(u, "a bad range");
            return;
        }
        for (int i = first; i <= last; i++)
            take(u, i, NULL, false);
        at += *at == ' ';
    }
}

// Reads ":18"; returns `otherwise` if there is no colon.
static int
read_part(const char **at, int otherwise)
{
    if (**at != ':')
        return otherwise;
    ++*at;
    return read_number(at);
}

// Reads "12:5774:18 13:5800": items at lines and columns of a file. An omitted column repeats the
// previous one.
static void
take_places(unpacking *u, const char *file, const char *at, bool has_order)
{
    int column = -1;
    while (u->ok && *at) {
        int index = read_number(&at), line = read_part(&at, -1);
        column = read_part(&at, column);
        if (index < 0 || line < 0 || column < 0 || (*at && *at != ' ')) {
            fail(u, "a bad place");
            return;
        }
        take(u, index, arena_printf(u->a, "%s:%d:%d", file, line, column), has_order);
        at += *at == ' ';
    }
}

// Places are either a text of ranges, or a list of files, each followed by the text of its items.
static void
take_items(unpacking *u)
{
    if (u->places->kind == TREE_SCALAR) {
        take_ranges(u, u->places->text);
        return;
    }
    // `skipped` is the only top-level list with locations but without an order.
    bool has_order = !text_equal(u->places->key, "skipped");
    for (const tree *t = u->places->first; t; t = t->next->next) {
        if (u->places->kind != TREE_LIST || !tree_text(t) || !t->next || !tree_text(t->next)) {
            fail(u, "no pairs of a file and its items");
            return;
        }
        take_places(u, t->text, t->next->text, has_order);
    }
}

static tree *
unpack_list(arena *a, const tree *shared, const tree *places)
{
    unpacking u = {.a = a, .places = places, .shared_count = shared->count, .ok = true};
    u.shared = arena_alloc(a, sizeof *u.shared * (size_t)(shared->count + 1));
    u.taken = arena_alloc(a, sizeof *u.taken * (size_t)(shared->count + 1));
    int i = 0;
    for (const tree *t = shared->first; t; t = t->next)
        u.shared[i++] = t;
    take_items(&u);
    tree *list = tree_new(a, TREE_LIST, places->loc);
    tree *last = NULL;
    list->key = places->key;
    list->key_loc = places->key_loc;
    for (i = 0; i < u.shared_count; i++)
        if (u.taken[i])
            tree_append(list, &last, (tree *)u.taken[i]);
    return u.ok ? list : NULL;
}

// Builds the release's model from the keys of its head and its lists.
static const tree *
unpack(arena *a, const tree *root, const tree *release)
{
    const tree *head = tree_get(release, "head"), *places = tree_get(release, "places");
    tree *m = tree_new(a, TREE_MAP, release->loc);
    tree *last = NULL;
    if ((head && head->kind != TREE_MAP) || (places && places->kind != TREE_MAP)) {
        diag_error(release->loc, "head and places of a release are objects; write the file again "
                                 "with ci/regenerate");
        return NULL;
    }
    for (const tree *t = head ? head->first : NULL; t; t = t->next) {
        tree *copy = arena_alloc(a, sizeof *copy);
        *copy = *t;
        copy->next = NULL;
        tree_append(m, &last, copy);
    }
    for (const tree *t = places ? places->first : NULL; t; t = t->next) {
        const tree *shared = t->key ? tree_get(root, t->key) : NULL;
        if (!shared || shared->kind != TREE_LIST) {
            diag_error(t->loc, "places of a missing list; write the file again with ci/regenerate");
            return NULL;
        }
        tree *list = unpack_list(a, shared, t);
        if (!list)
            return NULL;
        tree_append(m, &last, list);
    }
    return tree_check_keys(m) ? m : NULL;
}

static const tree *
find_release(const tree *root, const char *wanted)
{
    const tree *releases = tree_get(root, "releases");
    const tree *found = NULL;
    for (const tree *t = releases->first; t; t = t->next)
        if (t->key && (!wanted || strcmp(t->key, wanted) == 0))
            found = t;
    if (!found) {
        diag_error(root->loc, "no model of release %s; the first one is %s",
                   wanted ? wanted : "any", releases->first ? releases->first->key : "none");
    }
    return found;
}

// The @ of FILE@RELEASE, which only digits and dots follow; NULL if there is none.
static const char *
release_part(const char *path)
{
    const char *at = strrchr(path, '@');
    return at && at[1] && strspn(at + 1, "0123456789.") == strlen(at + 1) ? at : NULL;
}

const char *
history_file(arena *a, const char *path)
{
    const char *at = release_part(path);
    return at ? arena_intern_n(a, path, (size_t)(at - path)) : path;
}

const tree *
history_read_all(arena *a, const char *path)
{
    const tree *root = tree_read_json(a, path);
    const tree *releases = tree_get(root, "releases");
    if (root && (!releases || releases->kind != TREE_MAP)) {
        diag_error(root->loc, "holds no models of releases; write it with ci/regenerate");
        return NULL;
    }
    return root;
}

const tree *
history_read(arena *a, const char *path, const tree **all)
{
    *all = NULL;
    const char *at = release_part(path);
    const tree *root = tree_read_json(a, history_file(a, path));
    if (!root || (!at && !tree_get(root, "releases")))
        return root;
    const tree *releases = tree_get(root, "releases");
    if (at && !releases) {
        diag_error(root->loc, "holds the model of only one release; remove @%s", at + 1);
        return NULL;
    }
    if (releases->kind != TREE_MAP) {
        diag_error(root->loc, "holds no models of releases; write it with ci/regenerate");
        return NULL;
    }
    *all = root;
    const tree *release = find_release(root, at ? at + 1 : NULL);
    return release ? unpack(a, root, release) : NULL;
}
