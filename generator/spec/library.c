// The spec's `library`: how the library is called and where it may be found.
#include "spec/internal.h"

#include <string.h>

#include "base/diag.h"
#include "spec/keys.h"

static const char *const keys[] = {"name",  "soname",  "resolver", "per_thread_env", "version",
                                   "wheel", "folders", "needs",    "roots",          NULL};

static void
need(const tree *library, const char *key, form f)
{
    if (!tree_get(library, key))
        diag_error(library->loc, "\"%s\" is missing in library; see docs/spec-format.md", key);
    spec_form(library, key, f);
}

// The lists with what their items are: folders lead from an entry of Python's search path down.
static const struct {
    const char *key;
    form form;
} lists[] = {{"folders", FORM_HEADER}, {"needs", FORM_PATTERN}, {"roots", FORM_NAME}};

void
spec_read_library(const spec *s)
{
    const tree *library = tree_get(s->root, "library");
    if (!library) {
        diag_error(s->root->loc, "\"library\" is missing; see docs/spec-format.md");
        return;
    }
    if (!spec_is_kind(library, TREE_MAP, "library"))
        return;
    spec_known_keys(library, "library", keys);
    need(library, "name", FORM_NAME);
    need(library, "soname", FORM_FILE);
    spec_form(library, "resolver", FORM_NAME);
    spec_form(library, "per_thread_env", FORM_NAME);
    spec_form(library, "version", FORM_NAME);
    spec_form(library, "wheel", FORM_PACKAGE);
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        spec_name_list(s, library, lists[i].key, lists[i].form);
}

static const char **
keep_list(const spec *s, model *m, int list, int *count)
{
    spec_names names =
        spec_name_list(s, tree_get(s->root, "library"), lists[list].key, lists[list].form);
    const char **items = arena_alloc(m->arena, sizeof *items * (size_t)(names.count + 1));
    for (int i = 0; i < names.count; i++)
        items[i] = arena_intern(m->arena, names.items[i].name);
    *count = names.count;
    return items;
}

static const char *
keep_text(const tree *library, model *m, const char *key)
{
    const char *value = tree_text(tree_get(library, key));
    return value ? arena_intern(m->arena, value) : NULL;
}

void
spec_apply_library(const spec *s, model *m)
{
    const tree *library = tree_get(s->root, "library");
    m->library = keep_text(library, m, "name");
    m->soname = keep_text(library, m, "soname");
    m->resolver = keep_text(library, m, "resolver");
    m->per_thread_env = keep_text(library, m, "per_thread_env");
    m->version_symbol = keep_text(library, m, "version");
    m->wheel = keep_text(library, m, "wheel");
    m->folders = keep_list(s, m, 0, &m->folder_count);
    m->needs = keep_list(s, m, 1, &m->need_count);
    m->roots = keep_list(s, m, 2, &m->root_count);
}
