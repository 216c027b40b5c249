// Mutates the trees of JSON and YAML documents, for the fuzzers of models and specs.
#include "mutate.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "spec/yaml.h"
#include "support.h"

// The state of a small random number generator.
typedef uint64_t chance;

static unsigned
below(chance *c, unsigned limit)
{
    *c ^= *c << 13;
    *c ^= *c >> 7;
    *c ^= *c << 17;
    return limit == 0 ? 0 : (unsigned)(*c % limit);
}

// ---- nodes ----

static unsigned
count_nodes(const tree *t)
{
    unsigned n = 1;
    for (const tree *child = t->first; child != NULL; child = child->next)
        n += count_nodes(child);
    return n;
}

// The node of that number, in document order. This file owns the trees, so it may change them.
static tree *
find_node(const tree *t, unsigned *number)
{
    if ((*number)-- == 0)
        return (tree *)(uintptr_t)t;
    for (const tree *child = t->first; child != NULL; child = child->next) {
        tree *found = find_node(child, number);
        if (found != NULL)
            return found;
    }
    return NULL;
}

static tree *
any_node(const tree *root, chance *c)
{
    unsigned number = below(c, count_nodes(root));
    return find_node(root, &number);
}

// Replaces `node` in place by a copy of another one; the two share their children. Does nothing if
// `node` is inside `other`: the text of such a tree would be endless.
static void
become(tree *node, const tree *other)
{
    const tree *next = node->next;
    const char *key = node->key;
    for (unsigned i = 0, n = count_nodes(other); i < n; i++) {
        unsigned number = i;
        if (find_node(other, &number) == node)
            return;
    }
    *node = *other;
    node->next = next;
    node->key = key;
}

static void
leave_out_child(tree *node, chance *c)
{
    unsigned number = below(c, (unsigned)node->count);
    const tree **link = (const tree **)(uintptr_t)&node->first;
    for (; *link != NULL && number > 0; number--)
        link = (const tree **)(uintptr_t)&(*link)->next;
    if (*link != NULL) {
        *link = (*link)->next;
        node->count--;
    }
}

static void
double_child(arena *a, tree *node)
{
    if (node->first != NULL) {
        tree *copy = arena_alloc(a, sizeof *copy);
        *copy = *node->first;
        copy->next = node->first;
        node->first = copy;
        node->count++;
    }
}

static void
set_text(tree *node, const char *text, bool quoted)
{
    node->kind = TREE_SCALAR;
    node->first = NULL;
    node->text = text;
    node->quoted = quoted;
}

static void
set_number(tree *node, chance *c)
{
    static const char *const numbers[] = {
        "0",
        "1",
        "-1",
        "2",
        "8",
        "31",
        "32",
        "33",
        "65535",
        "65536",
        "2147483647",
        "2147483648",
        "-2147483648",
        "4294967295",
        "4294967296",
        "9223372036854775807",
        "-9223372036854775808",
        "18446744073709551615",
        "99999999999999999999",
        "1e9",
        "0.5",
        "true",
        "false",
        "null",
    };
    set_text(node, numbers[below(c, sizeof numbers / sizeof *numbers)], false);
}

static void
mutate_node(arena *a, tree *root, chance *c, const char *const *words, unsigned word_count)
{
    tree *node = any_node(root, c);
    switch (below(c, 8)) {
    case 0:
        leave_out_child(node, c);
        break;
    case 1:
        double_child(a, node);
        break;
    case 2:
        set_number(node, c);
        break;
    case 3:
        set_text(node, words[below(c, word_count)], true);
        break;
    case 4:
        if (node->key != NULL) {
            const tree *other = any_node(root, c);
            node->key = other->key != NULL ? other->key : words[below(c, word_count)];
        }
        break;
    default:
        become(node, any_node(root, c));
    }
}

// ---- text ----

static void
write_node(text *out, const tree *t, size_t most)
{
    if (out->length > most)
        return;
    if (t->kind == TREE_SCALAR) {
        if (t->quoted || t->text == NULL || *t->text == '\0') {
            text_add_json(out, t->text != NULL ? t->text : "");
        } else {
            // An unquoted scalar in YAML needs quotes in JSON, unless it is a number or a literal.
            bool bare = strchr("-0123456789", *t->text) != NULL || strcmp(t->text, "true") == 0 ||
                        strcmp(t->text, "false") == 0 || strcmp(t->text, "null") == 0;
            bare ? text_add(out, t->text) : text_add_json(out, t->text);
        }
        return;
    }
    text_add(out, t->kind == TREE_LIST ? "[" : "{");
    for (const tree *child = t->first; child != NULL; child = child->next) {
        if (t->kind == TREE_MAP) {
            text_add_json(out, child->key != NULL ? child->key : "key");
            text_add(out, ": ");
        }
        write_node(out, child, most);
        text_add(out, child->next != NULL ? ", " : "");
    }
    text_add(out, t->kind == TREE_LIST ? "]" : "}\n");
}

size_t
mutate_document(uint8_t *data, size_t size, size_t most, unsigned seed, const char *const *words)
{
    chance c = (uint64_t)seed * 2654435761u + 88172645463325252u;
    arena *a = arena_new();
    unsigned word_count = 0;
    while (words[word_count] != NULL)
        word_count++;
    tree *root = (tree *)(uintptr_t)yaml_read(a, fuzz_file("mutated", data, size));
    if (root == NULL || below(&c, 20) == 0) {
        arena_free(a);
        return LLVMFuzzerMutate(data, size, most);
    }
    for (unsigned i = below(&c, 4) + 1; i > 0; i--)
        mutate_node(a, root, &c, words, word_count);
    text out = {0};
    write_node(&out, root, most);
    size_t length = out.length <= most ? out.length : 0;
    if (length > 0)
        memcpy(data, out.data, length);
    text_free(&out);
    arena_free(a);
    return length > 0 ? length : size;
}
