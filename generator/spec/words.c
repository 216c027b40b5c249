// Reads the spec's own texts for docstrings: the purpose of a function or class, the unit of a
// member, and the equivalent of a function in cubind.core.
#include "spec/internal.h"

#include <string.h>

#include "base/diag.h"
#include "spec/keys.h"

static void
add_word(const spec *s, pair_list *list, const char *name, const tree *node)
{
    // Names are interned, so comparing addresses is enough: a spec has thousands of texts.
    for (int i = 0; i < list->count; i++)
        if (list->items[i].name == name)
            spec_report_conflict("text", "the docstrings", name, list->items[i].loc, node->key_loc);
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

static void
read_words(spec *s, const tree *node, pair_list *list, bool members)
{
    const char **names = NULL;
    int count = spec_expand_key(s, node, &names);
    if (count == 0 || !spec_is_kind(node, TREE_SCALAR, node->key))
        return;
    if (*node->text == '\0' || !form_fits(FORM_LINE, node->text)) {
        diag_error(node->loc, "the text for %s is not %s; correct it", node->key,
                   form_name(FORM_LINE));
        return;
    }
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

void
spec_read_words(spec *s)
{
    spec_for_each(s, "docs", read_doc);
    spec_for_each(s, "suffixes", read_suffix);
    spec_for_each(s, "core", read_core);
}
