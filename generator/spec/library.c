// Reads the spec's `library`: the library's names, and the folders where it may be found. Facts
// that differ between CUDA majors are under `majors`.
#include "spec/library.h"

#include <string.h>

#include "base/diag.h"
#include "spec/keys.h"

static const char *const keys[] = {"name",    "soname", "resolver", "per_thread_env",
                                   "version", "wheel",  "folders",  "needs",
                                   "roots",   "majors", NULL};
static const char *const major_keys[] = {"soname", "resolver", "wheel", "folders", "needs", NULL};

// The lists and the form of their items. Folders are relative to an entry of Python's search path.
static const struct {
    const char *key;
    form form;
} lists[] = {{"folders", FORM_HEADER}, {"needs", FORM_PATTERN}, {"roots", FORM_NAME}};

// Checks the facts that `library` and a major may have. A major's facts replace those of `library`.
static void
read_facts(const spec *s, const tree *map)
{
    spec_form(map, "soname", FORM_FILE);
    spec_form(map, "resolver", FORM_NAME);
    spec_form(map, "wheel", FORM_PACKAGE);
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        spec_name_list(s, map, lists[i].key, lists[i].form);
}

static void
report_missing(const tree *map, const char *key, const char *what)
{
    diag_error(map->loc, "\"%s\" is missing in %s; see docs/spec-format.md", key, what);
}

static void
read_major(const spec *s, const tree *major, bool has_soname)
{
    if (strspn(major->key, "0123456789") != strlen(major->key)) {
        diag_error(major->key_loc, "\"%s\" is not a major version; write a number", major->key);
        return;
    }
    if (!spec_is_kind(major, TREE_MAP, "a major"))
        return;
    spec_known_keys(major, "a major", major_keys);
    read_facts(s, major);
    if (!has_soname && !tree_get(major, "soname"))
        report_missing(major, "soname", "a major of the library");
}

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
    const tree *majors = tree_get(library, "majors");
    bool has_soname = tree_get(library, "soname") != NULL;
    spec_known_keys(library, "library", keys);
    if (!tree_get(library, "name"))
        report_missing(library, "name", "library");
    if (!has_soname && !majors)
        report_missing(library, "soname", "library");
    spec_form(library, "name", FORM_NAME);
    read_facts(s, library);
    spec_form(library, "per_thread_env", FORM_NAME);
    spec_form(library, "version", FORM_NAME);
    if (!majors || !spec_is_kind(majors, TREE_MAP, "majors"))
        return;
    if (!s->version_macro)
        diag_error(majors->key_loc,
                   "\"majors\" needs a version_macro, from which the major is read; add it");
    for (const tree *t = majors->first; t; t = t->next)
        read_major(s, t, has_soname);
}

// ---- applied once the headers have given the release ----

// The maps that hold a fact: the major's is searched first, then that of the whole library.
typedef struct library_facts {
    const tree *library;
    const tree *major; // NULL: no majors
} library_facts;

static const tree *
map_of(const library_facts *facts, const char *key)
{
    return tree_get(facts->major, key) ? facts->major : facts->library;
}

static const char **
keep_list(const spec *s, const library_facts *facts, model *m, int list, int *count)
{
    spec_names names =
        spec_name_list(s, map_of(facts, lists[list].key), lists[list].key, lists[list].form);
    const char **items = arena_alloc(m->arena, sizeof *items * (size_t)(names.count + 1));
    for (int i = 0; i < names.count; i++)
        items[i] = arena_intern(m->arena, names.items[i].name);
    *count = names.count;
    return items;
}

static const char *
keep_text(const library_facts *facts, model *m, const char *key)
{
    const char *value = tree_text(tree_get(map_of(facts, key), key));
    return value ? arena_intern(m->arena, value) : NULL;
}

// Finds the map of the model's major. A missing one is an error: the library has other names in
// other majors, so no fallback is safe.
static bool
find_major(const spec *s, const model *m, library_facts *facts)
{
    const tree *majors = tree_get(facts->library, "majors");
    if (!majors)
        return true;
    int major = m->api_version / 1000;
    facts->major = tree_get(majors, arena_printf(s->arena, "%d", major));
    if (!facts->major) {
        diag_error(majors->key_loc,
                   "these headers are of release %d.%d, but \"majors\" has no %d; add it with the "
                   "library's name there",
                   major, m->api_version % 1000 / 10, major);
    }
    return facts->major != NULL;
}

bool
spec_apply_library(const spec *s, model *m)
{
    library_facts facts = {.library = tree_get(s->root, "library")};
    if (!find_major(s, m, &facts))
        return false;
    m->library = keep_text(&facts, m, "name");
    m->soname = keep_text(&facts, m, "soname");
    m->resolver = keep_text(&facts, m, "resolver");
    m->per_thread_env = keep_text(&facts, m, "per_thread_env");
    m->version_symbol = keep_text(&facts, m, "version");
    m->wheel = keep_text(&facts, m, "wheel");
    m->folders = keep_list(s, &facts, m, 0, &m->folder_count);
    m->needs = keep_list(s, &facts, m, 1, &m->need_count);
    m->roots = keep_list(s, &facts, m, 2, &m->root_count);
    return true;
}
