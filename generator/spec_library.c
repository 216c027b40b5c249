// The spec's `library`: how the library is called and where it may be found.
#include <string.h>

#include "diag.h"
#include "spec_rules.h"

static const char *const keys[] = {"name",  "soname",  "resolver", "per_thread_env", "version",
                                   "wheel", "folders", "needs",    "roots",          NULL};
static const char *const texts[] = {"name",           "soname",  "resolver",
                                    "per_thread_env", "version", "wheel"};

// What stands in C texts and in commands that users are told to type.
static bool
is_plain(const char *text)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                "_-+.,*/=<>";
    return *text && text[strspn(text, plain)] == '\0';
}

static void
check_plain(const char *text, location loc, const char *key)
{
    if (!is_plain(text)) {
        diag_error(loc, "\"%s\" in \"%s\" has characters that it cannot have; correct it", text,
                   key);
    }
}

// Folders lead from an entry of Python's search path down; the others are names without a folder.
static void
check_items(const spec_names *names, const char *key, bool folders)
{
    for (int i = 0; i < names->count; i++) {
        const spec_name *item = &names->items[i];
        check_plain(item->name, item->loc, key);
        if (folders && (item->name[0] == '/' || strstr(item->name, ".."))) {
            diag_error(item->loc, "\"%s\" must lead down from a folder of packages; correct it",
                       item->name);
        } else if (!folders && strchr(item->name, '/')) {
            diag_error(item->loc, "\"%s\" in \"%s\" is a name without a folder; correct it",
                       item->name, key);
        }
    }
}

static spec_names
read_list(const spec *s, const tree *library, const char *key)
{
    spec_names names = spec_name_list(s, library, key);
    check_items(&names, key, strcmp(key, "folders") == 0);
    return names;
}

void
spec_read_library(const spec *s)
{
    const tree *library = tree_get(s->root, "library");
    if (!library) {
        diag_error(s->root->loc, "\"library\" is missing; see docs/spec-format.md");
        return;
    }
    if (!spec_is_kind(library, TREE_MAP, "library")) {
        return;
    }
    spec_known_keys(library, "library", keys);
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        const char *text = spec_text(library, texts[i]);
        if (text) {
            check_plain(text, tree_get(library, texts[i])->loc, texts[i]);
        }
    }
    read_list(s, library, "folders");
    read_list(s, library, "needs");
    read_list(s, library, "roots");
    for (int i = 0; i < 2; i++) { // name and soname
        if (!tree_get(library, texts[i])) {
            diag_error(library->loc, "\"%s\" is missing in library; see docs/spec-format.md",
                       texts[i]);
        }
    }
}

static const char **
keep_list(const spec *s, model *m, const char *key, int *count)
{
    spec_names names = spec_name_list(s, tree_get(s->root, "library"), key);
    const char **items = arena_alloc(m->arena, sizeof *items * (size_t)(names.count + 1));
    for (int i = 0; i < names.count; i++) {
        items[i] = arena_intern(m->arena, names.items[i].name);
    }
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
    m->folders = keep_list(s, m, "folders", &m->folder_count);
    m->needs = keep_list(s, m, "needs", &m->need_count);
    m->roots = keep_list(s, m, "roots", &m->root_count);
}
