// Makes the nodes of trees for the readers of JSON and YAML, and checks that keys are unique.
#include "base/tree_build.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/text.h"

tree *
tree_new(arena *a, tree_kind kind, location loc)
{
    tree *node = arena_alloc(a, sizeof *node);
    node->kind = kind;
    node->loc = loc;
    return node;
}

void
tree_append(tree *parent, tree **last, tree *child)
{
    if (*last)
        (*last)->next = child;
    else
        parent->first = child;
    *last = child;
    parent->count++;
}

static bool
report_duplicate(const tree *first, const tree *second)
{
    diag_error(second->key_loc, "duplicate key \"%s\", first on line %d; merge the two",
               second->key, first->key_loc.line);
    return false;
}

static int
by_key(const void *a, const void *b)
{
    const tree *x = *(const tree *const *)a, *y = *(const tree *const *)b;
    int order = strcmp(x->key, y->key);
    if (order != 0)
        return order;
    if (x->key_loc.line != y->key_loc.line)
        return x->key_loc.line < y->key_loc.line ? -1 : 1;
    return x->key_loc.column < y->key_loc.column ? -1 : 1;
}

static bool
check_many_keys(const tree *map)
{
    const tree **nodes = malloc((size_t)map->count * sizeof *nodes);
    if (!nodes) {
        diag_error(map->loc, "out of memory while checking keys");
        return false;
    }
    int n = 0;
    for (const tree *t = map->first; t; t = t->next)
        nodes[n++] = t;
    qsort(nodes, (size_t)n, sizeof *nodes, by_key);
    bool unique = true;
    for (int i = 1; i < n; i++)
        if (nodes[i]->key == nodes[i - 1]->key)
            unique = report_duplicate(nodes[i - 1], nodes[i]);
    free(nodes);
    return unique;
}

// Keys are interned, so equal keys are equal pointers. Most maps are small, and then a nested loop
// is faster than sorting.
bool
tree_check_keys(const tree *map)
{
    if (map->count > 8)
        return check_many_keys(map);
    bool unique = true;
    for (const tree *t = map->first; t; t = t->next) {
        for (const tree *u = map->first; u != t; u = u->next) {
            if (u->key == t->key) {
                unique = report_duplicate(u, t);
                break;
            }
        }
    }
    return unique;
}

const tree *
tree_read_file(arena *a, const char *path, tree_reader *read)
{
    size_t size = 0;
    char *data = text_read_file(path, &size);
    if (!data) {
        diag_error((location){arena_intern(a, path), 0, 0}, "cannot be read: %s; check the path",
                   strerror(errno));
        return NULL;
    }
    const tree *root = read(a, arena_intern(a, text_base_name(path)), data, size);
    free(data);
    return root;
}
