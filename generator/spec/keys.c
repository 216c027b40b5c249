// Reads keys and values of a spec, and reports each wrong one with its location.
#include "spec/keys.h"

#include <string.h>

#include "base/diag.h"
#include "base/names.h"
#include "base/text.h"

bool
spec_is_kind(const tree *node, tree_kind kind, const char *what)
{
    static const char *const names[] = {"one value", "a list", "a map"};
    if (node->kind == kind)
        return true;
    diag_error(node->loc, "%s must be %s; see docs/spec-format.md", what, names[kind]);
    return false;
}

static bool
report_unknown(const tree *node, const char *what)
{
    diag_error(node->key_loc, "unknown key \"%s\" in %s; see docs/spec-format.md", node->key, what);
    return false;
}

bool
spec_known_rules(const tree *map, const char *what, const member *members,
                 const char *const *others)
{
    bool good = true;
    for (const tree *t = map->first; t; t = t->next) {
        bool known = member_of_rule(members, t->key) || (others && text_is_one_of(t->key, others));
        good = (known || report_unknown(t, what)) && good;
    }
    return good;
}

bool
spec_known_keys(const tree *map, const char *what, const char *const *keys)
{
    bool good = true;
    for (const tree *t = map->first; t; t = t->next)
        good = (text_is_one_of(t->key, keys) || report_unknown(t, what)) && good;
    return good;
}

const char *
spec_text(const tree *map, const char *key)
{
    const tree *node = tree_get(map, key);
    if (!node || !spec_is_kind(node, TREE_SCALAR, key))
        return NULL;
    const char *value = tree_text(node);
    if (!value || !*value) {
        diag_error(node->loc, "\"%s\" has no value; give it one or remove the key", key);
        return NULL;
    }
    return value;
}

bool
spec_fits(const char *text, form f, location loc, const char *what)
{
    if (form_fits(f, text))
        return true;
    diag_error(loc, "%s is \"%s\", which is not %s; correct it", what, text, form_name(f));
    return false;
}

const char *
spec_form(const tree *map, const char *key, form f)
{
    const char *value = spec_text(map, key);
    return value && spec_fits(value, f, tree_get(map, key)->loc, key) ? value : NULL;
}

int64_t
spec_int(const tree *map, const char *key)
{
    const tree *node = tree_get(map, key);
    if (!node)
        return 0;
    int64_t value = tree_int(node, INT64_MIN);
    if (value == INT64_MIN) {
        diag_error(node->loc, "\"%s\" must be a whole number", key);
        return 0;
    }
    return value;
}

bool
spec_bool(const tree *map, const char *key, bool fallback)
{
    const tree *node = tree_get(map, key);
    if (!node)
        return fallback;
    if (tree_bool(node, true) != tree_bool(node, false)) {
        diag_error(node->loc, "\"%s\" must be true or false", key);
        return fallback;
    }
    return tree_bool(node, fallback);
}

// Ten times as many as the longest spec has. There is a limit because rules are compared pairwise.
enum { MOST_NAMES = 10000 };

const char *
spec_choice(const tree *map, const char *key, const char *const *words)
{
    const char *value = spec_text(map, key);
    if (value && !text_is_one_of(value, words)) {
        diag_error(tree_get(map, key)->loc,
                   "\"%s\" is not a value of \"%s\"; see docs/spec-format.md", value, key);
        return NULL;
    }
    return value;
}

int
spec_expand(const spec *s, const char *family, const char ***names)
{
    int count = name_expand(s->arena, family, names);
    if (count > MOST_NAMES - *s->name_count)
        return 0;
    *s->name_count += count;
    return count;
}

// Adds one item of a list: a name, or all members of a family.
static void
add_names(const spec *s, spec_names *list, const tree *node, const char *key, form f)
{
    const char **names = NULL;
    int count = spec_expand(s, node->text, &names);
    if (count == 0) {
        diag_error(node->loc,
                   "the braces of \"%s\" do not match, or expand to too many names; write {A,B}",
                   node->text);
    }
    for (int i = 0; i < count; i++) {
        if (!spec_fits(names[i], f, node->loc, key))
            return;
        list->items = arena_grow(s->arena, list->items, list->count, sizeof *list->items);
        list->items[list->count++] = (spec_name){names[i], node->loc, false};
    }
}

spec_names
spec_name_list(const spec *s, const tree *map, const char *key, form f)
{
    const tree *list = tree_get(map, key);
    spec_names names = {0};
    if (!list || !spec_is_kind(list, TREE_LIST, key))
        return names;
    for (const tree *t = list->first; t; t = t->next) {
        if (!spec_is_kind(t, TREE_SCALAR, key))
            continue;
        add_names(s, &names, t, key, f);
    }
    return names;
}

int
spec_expand_key(const spec *s, const tree *node, const char ***names)
{
    int count = spec_expand(s, node->key, names);
    if (count == 0) {
        diag_error(node->key_loc,
                   "the braces of \"%s\" do not match, or expand to too many names; write {A,B} "
                   "and quote the key",
                   node->key);
        return 0;
    }
    if (name_is_pattern(node->key)) {
        diag_error(node->key_loc, "a pattern is not allowed here; list the names, as {A,B}");
        return 0;
    }
    return count;
}

void
spec_for_each(spec *s, const char *key, void (*read)(spec *, const tree *))
{
    const tree *map = tree_get(s->root, key);
    if (!map || !spec_is_kind(map, TREE_MAP, key))
        return;
    for (const tree *t = map->first; t; t = t->next)
        read(s, t);
}

void
spec_report_conflict(const char *kind, const char *owner, const char *name, location first,
                     location second)
{
    diag_error(second, "a second rule for %s %s of %s, the first is on line %d; merge the two",
               kind, name, owner, first.line);
}

void
spec_read_members(const tree *map, const member *members, void *says)
{
    for (const member *m = members; m->key; m++) {
        char *at = (char *)says + m->offset;
        if (m->use != USE_PLAIN && m->use != USE_READ)
            continue;
        if (m->kind == MEMBER_FLAG) {
            *(bool *)at = spec_bool(map, m->rule, false);
        } else if (m->kind == MEMBER_WORD) {
            const char *word = spec_choice(map, m->rule, m->words);
            for (unsigned i = 0; word && m->words[i]; i++)
                *(unsigned *)(void *)at = text_equal(m->words[i], word) ? i : member_word(m, says);
        } else {
            *(const char **)(void *)at =
                m->words ? spec_choice(map, m->rule, m->words) : spec_form(map, m->rule, m->form);
        }
    }
}
