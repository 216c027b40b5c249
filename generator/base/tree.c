// Looks up values in trees.
#include "base/tree.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

const tree *
tree_get(const tree *map, const char *key)
{
    if (!map || map->kind != TREE_MAP)
        return NULL;
    for (const tree *t = map->first; t; t = t->next)
        if (strcmp(t->key, key) == 0)
            return t;
    return NULL;
}

const char *
tree_text(const tree *node)
{
    if (!node || node->kind != TREE_SCALAR)
        return NULL;
    bool null = !node->quoted && (strcmp(node->text, "null") == 0 || strcmp(node->text, "~") == 0 ||
                                  node->text[0] == '\0');
    return null ? NULL : node->text;
}

int64_t
tree_int(const tree *node, int64_t fallback)
{
    const char *text = tree_text(node);
    if (!text || node->quoted)
        return fallback;
    char *end = NULL;
    errno = 0;
    int base = strncmp(text, "0x", 2) == 0 ? 16 : 10;
    // Values above INT64_MAX are kept as the bits of an unsigned number.
    int64_t value =
        text[0] == '-' ? strtoll(text, &end, base) : (int64_t)strtoull(text, &end, base);
    return errno == 0 && end != text && *end == '\0' ? value : fallback;
}

bool
tree_bool(const tree *node, bool fallback)
{
    const char *text = tree_text(node);
    if (!text || node->quoted)
        return fallback;
    if (strcmp(text, "true") == 0)
        return true;
    return strcmp(text, "false") == 0 ? false : fallback;
}
