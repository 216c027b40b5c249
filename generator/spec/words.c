// Reads the spec's own texts for docstrings: the purpose of a function or class, the unit of a
// member, the equivalent of a function in cubind.core, and how long a library uses an argument.
#include "spec/words.h"

#include <ctype.h>
#include <string.h>

#include "base/diag.h"
#include "spec/find.h"
#include "spec/keys.h"
#include "spec/modules.h"

static void
add_word(const spec *s, pair_list *list, const char *name, const tree *node)
{
    const pair_rule *first = pair_find(list, name);
    if (first != NULL)
        spec_report_conflict("text", "the docstrings", name, first->loc, node->key_loc);
    spec_add_pair(s, list, name, node);
}

// Returns whether the name is "Owner.member".
static bool
names_member(const spec *s, const char *name)
{
    const char *dot = strchr(name, '.');
    return dot != NULL && form_fits(FORM_NAME, dot + 1) &&
           form_fits(FORM_NAME, arena_intern_n(s->arena, name, (size_t)(dot - name)));
}

// Reports a text that no docstring can have.
static bool
is_text(const tree *node)
{
    if (!spec_is_kind(node, TREE_SCALAR, node->key))
        return false;
    bool fits = *node->text != '\0' && form_fits(FORM_LINE, node->text);
    if (!fits)
        diag_error(node->loc, "the text for %s is not %s; correct it", node->key,
                   form_name(FORM_LINE));
    return fits;
}

static void
read_words(spec *s, const tree *node, pair_list *list, bool members)
{
    const char **names = NULL;
    int count = spec_expand_key(s, node, &names);
    if (count == 0 || !is_text(node))
        return;
    for (int i = 0; i < count; i++)
        if (form_fits(FORM_NAME, names[i]) || (members && names_member(s, names[i])))
            add_word(s, list, names[i], node);
        else
            diag_error(node->key_loc, "\"%s\" does not name %s; see docs/spec-format.md", names[i],
                       members ? "a declaration or a member" : "a function");
}

static void
read_doc(spec *s, const tree *node)
{
    read_words(s, node, &s->rules->docs, true);
}

static void
read_suffix(spec *s, const tree *node)
{
    read_words(s, node, &s->rules->suffixes, false);
}

static void
read_core(spec *s, const tree *node)
{
    read_words(s, node, &s->rules->core, false);
}

// Returns whether the text can be a pattern of function names: apart from *, it has only what
// names have.
static bool
is_pattern(const char *text)
{
    const char *end = text;
    while (*end == '*' || isalnum((unsigned char)*end) || *end == '_')
        end++;
    return end > text && *end == '\0';
}

// Adds the rule of one member of a family, "pattern.parameter".
static void
add_kept(spec *s, const char *name, const tree *node)
{
    spec_rules *r = s->rules;
    const char *dot = strchr(name, '.');
    kept_rule rule = {.how_long = node->text, .loc = node->key_loc, .how_long_loc = node->loc};
    if (dot != NULL) {
        rule.functions = arena_intern_n(s->arena, name, (size_t)(dot - name));
        rule.param = arena_intern(s->arena, dot + 1);
    }
    if (dot == NULL || !is_pattern(rule.functions) || !form_fits(FORM_NAME, rule.param)) {
        diag_error(node->key_loc,
                   "\"%s\" is not a function, or a pattern, and a parameter; "
                   "write function.parameter",
                   name);
        return;
    }
    r->kept = arena_grow(s->arena, r->kept, r->kept_count, sizeof *r->kept);
    r->kept[r->kept_count++] = rule;
}

static void
read_kept(spec *s, const tree *node)
{
    const char **names = NULL;
    int count = spec_expand(s, node->key, &names);
    if (count == 0)
        diag_error(node->key_loc,
                   "the braces of \"%s\" do not match, or expand to too many "
                   "names; write {A,B}",
                   node->key);
    if (count > 0 && is_text(node))
        for (int i = 0; i < count; i++)
            add_kept(s, names[i], node);
}

void
spec_read_words(spec *s)
{
    spec_for_each(s, "docs", read_doc);
    spec_for_each(s, "suffixes", read_suffix);
    spec_for_each(s, "core", read_core);
    spec_for_each(s, "kept", read_kept);
}
