// Reads the module's own facts from a spec file and checks their form. rules.c reads the rules.
#include "spec/spec.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "spec/keys.h"
#include "spec/library.h"
#include "spec/modules.h"
#include "spec/rules.h"
#include "spec/yaml.h"

static const char *const top_keys[] = {
#define PATTERNS(key, what) #key,
#include "spec/patterns.def"
    "module",
    "python_name",
    "title",
    "headers",
    "include",
    "include_dirs",
    "newer_headers",
    "define",
    "language",
    "version_macro",
    "reviewed",
    "typedef_tables",
    "typedef_macro",
    "per_thread_macro",
    "library",
    "status",
    "function_prefix",
    "doc_link",
    "doc_groups",
    "imports",
    "handles",
    "streams",
    "objects",
    "memory",
    "space",
    "bases",
    "returned",
    "aliases",
    "closed_by",
    "buffers",
    "host_passes",
    "numbers",
    "python_names",
    "queries",
    "tables",
    "records",
    "parameters",
    "functions",
    "symbols",
    "docs",
    "suffixes",
    "core",
    "kept",
    "sections",
    "skip",
    NULL,
};

// A text of the module: its key, its form, and whether it is required.
typedef struct fact {
    const char *key;
    form form;
    bool required;
} fact;

static const fact module_facts[] = {
    {"module", FORM_MODULE, true},
    {"python_name", FORM_MODULE, false},
    {"title", FORM_LINE, false},
    {"doc_link", FORM_LINK, false},
    {"function_prefix", FORM_NAME, false},
    {"version_macro", FORM_NAME, false},
    {"typedef_macro", FORM_NAME, false},
    {"per_thread_macro", FORM_NAME, false},
    {NULL, 0, false},
};
static const fact status_facts[] = {
    {"enum", FORM_NAME, true},           {"success", FORM_NAME, true},
    {"error_class", FORM_MODULE, false}, {"prefix", FORM_NAME, false},
    {"string", FORM_NAME, false},        {"type", FORM_TYPE, false},
    {"member", FORM_NAME, false},        {"missing", FORM_NAME, false},
    {"lost_note", FORM_LINE, false},     {NULL, 0, false},
};
static const char *const status_keys[] = {"enum",   "success", "error_class", "prefix",    "string",
                                          "type",   "member",  "missing",     "again",     "passes",
                                          "macros", "fails",   "lost",        "lost_note", NULL};

static const char **
text_list(spec *s, const char *key, form f, int *count)
{
    spec_names names = spec_name_list(s, s->root, key, f);
    const char **items = NULL;
    for (int i = 0; i < names.count; i++) {
        items = arena_grow(s->arena, items, i, sizeof *items);
        items[i] = names.items[i].name;
    }
    *count = names.count;
    return items;
}

// Reads switches for the compiler. Folders are relative to the spec's folder: they contain headers
// that do not come with the library.
static void
read_switches(spec *s)
{
    const char *slash = strrchr(s->path, '/');
    s->defines = text_list(s, "define", FORM_DEFINE, &s->define_count);
    s->folders = text_list(s, "include_dirs", FORM_HEADER, &s->folder_count);
    for (int i = 0; slash && i < s->folder_count; i++) {
        s->folders[i] =
            arena_printf(s->arena, "%.*s/%s", (int)(slash - s->path), s->path, s->folders[i]);
    }
    if (s->define_count > SPEC_MOST_SWITCHES || s->folder_count > SPEC_MOST_SWITCHES) {
        diag_error(s->root->loc, "more than %d items in define or include_dirs; name fewer",
                   SPEC_MOST_SWITCHES);
    }
}

static void
read_headers(spec *s)
{
    s->headers = text_list(s, "headers", FORM_HEADER, &s->header_count);
    s->includes = text_list(s, "include", FORM_HEADER, &s->include_count);
    s->newer_headers = spec_name_list(s, s->root, "newer_headers", FORM_HEADER);
    if (s->header_count == 0)
        diag_error(s->root->loc, "\"headers\" is empty; list the headers to bind");
    if (s->include_count == 0) {
        s->includes = s->headers;
        s->include_count = s->header_count;
    }
}

static void
read_language(spec *s)
{
    const char *language = spec_text(s->root, "language");
    s->is_cxx = text_equal(language, "c++");
    if (language && !s->is_cxx && strcmp(language, "c") != 0) {
        diag_error(tree_get(s->root, "language")->loc, "unknown language \"%s\"; use c or c++",
                   language);
    }
}

// Checks the texts of `map`. `what` names the map in messages; NULL: it is the spec itself.
static void
check_facts(const tree *map, const char *what, const fact *facts)
{
    for (; facts->key; facts++) {
        if (facts->required && !tree_get(map, facts->key)) {
            diag_error(map->loc, "\"%s\" is missing%s%s; see docs/spec-format.md", facts->key,
                       what ? " in " : "", what ? what : "");
        }
        spec_form(map, facts->key, facts->form);
    }
}

// Reads `status`: "none", or a map of the texts in status_facts and of lists of statuses.
static void
read_status(spec *s)
{
    const tree *map = tree_get(s->root, "status");
    if (!map) {
        diag_error(s->root->loc, "\"status\" is missing; see docs/spec-format.md");
        return;
    }
    if (text_equal(tree_text(map), "none"))
        return;
    if (spec_is_kind(map, TREE_MAP, "status")) {
        spec_known_keys(map, "status", status_keys);
        check_facts(map, "status", status_facts);
        s->again = spec_name_list(s, map, "again", FORM_NAME);
        s->passes = spec_name_list(s, map, "passes", FORM_NAME);
        s->fails = spec_name_list(s, map, "fails", FORM_NAME);
        s->lost = spec_name_list(s, map, "lost", FORM_NAME);
        s->status_macros = spec_name_list(s, map, "macros", FORM_PATTERN);
        if (s->status_macros.count > 0)
            s->status_enum = tree_text(tree_get(map, "enum"));
    }
}

static const char *
fact_text(const spec *s, const char *key)
{
    return tree_text(tree_get(s->root, key));
}

static void
read_facts(spec *s)
{
    spec_known_keys(s->root, "the spec", top_keys);
    check_facts(s->root, NULL, module_facts);
    s->module = fact_text(s, "module");
    s->version_macro = fact_text(s, "version_macro");
    s->typedef_tables = text_list(s, "typedef_tables", FORM_HEADER, &s->typedef_table_count);
    s->typedef_macro = fact_text(s, "typedef_macro");
    s->per_thread_macro = fact_text(s, "per_thread_macro");
    s->doc_groups = spec_bool(s->root, "doc_groups", false);
    if ((s->typedef_table_count == 0) != (s->typedef_macro == NULL)) {
        diag_error(s->root->loc, "\"typedef_tables\" and \"typedef_macro\" need each other; add "
                                 "the missing one or remove both");
    }
    s->reviewed = (int)spec_int(s->root, "reviewed");
    read_headers(s);
    read_switches(s);
    read_language(s);
    spec_read_imports(s);
    s->handles = spec_name_list(s, s->root, "handles", FORM_NAME);
    spec_read_library(s);
    read_status(s);
}

// Hashes the bytes of the file, comments included: they are part of the review.
static bool
hash_file(spec *s)
{
    size_t size = 0;
    char *data = text_read_file(s->path, &size);
    if (!data) {
        diag_error((location){s->path, 0, 0}, "cannot be read: %s; check the path",
                   strerror(errno));
        return false;
    }
    char digest[65];
    text_sha256(data, size, digest);
    s->sha256 = arena_intern(s->arena, digest);
    free(data);
    return true;
}

spec *
spec_read(arena *a, const char *path)
{
    int before = diag_error_count();
    spec *s = arena_alloc(a, sizeof *s);
    s->arena = a;
    s->name_count = arena_alloc(a, sizeof *s->name_count);
    s->path = arena_intern(a, path);
    s->root = yaml_read(a, path);
    if (!s->root || !hash_file(s) || !spec_is_kind(s->root, TREE_MAP, "a spec"))
        return NULL;
    s->file = s->root->loc.file;
    read_facts(s);
    spec_read_rules(s);
    return diag_error_count() == before ? s : NULL;
}

static const char *
model_text(const model *m, const tree *map, const char *key)
{
    const char *value = tree_text(tree_get(map, key));
    return value ? arena_intern(m->arena, value) : NULL;
}

static void
apply_imports(const spec *s, model *m)
{
    m->import_count = s->import_count;
    m->imports = arena_alloc(m->arena, sizeof *m->imports * (size_t)(s->import_count + 1));
    for (int i = 0; i < s->import_count; i++) {
        const import_rule *rule = &s->imports[i];
        import_decl *out = &m->imports[i];
        out->module = arena_intern(m->arena, rule->module);
        out->header_count = rule->headers.count;
        out->headers =
            arena_alloc(m->arena, sizeof *out->headers * (size_t)(rule->headers.count + 1));
        for (int j = 0; j < rule->headers.count; j++)
            out->headers[j] = arena_intern(m->arena, rule->headers.items[j].name);
    }
}

static const char **
keep_texts(const model *m, const char *const *items, int count)
{
    const char **kept = arena_alloc(m->arena, sizeof *kept * (size_t)(count + 1));
    for (int i = 0; i < count; i++)
        kept[i] = arena_intern(m->arena, items[i]);
    return kept;
}

static const char **
keep_names(const model *m, const spec_names *names, int *out_count)
{
    const char **kept = arena_alloc(m->arena, sizeof *kept * (size_t)(names->count + 1));
    for (int i = 0; i < names->count; i++)
        kept[i] = arena_intern(m->arena, names->items[i].name);
    *out_count = names->count;
    return kept;
}

void
spec_apply_module(const spec *s, model *m)
{
    const tree *status = tree_get(s->root, "status");
    m->module = arena_intern(m->arena, s->module);
    m->python_name = model_text(m, s->root, "python_name");
    if (!m->python_name)
        m->python_name = m->module;
    m->title = model_text(m, s->root, "title");
    m->function_prefix = model_text(m, s->root, "function_prefix");
    m->doc_link = model_text(m, s->root, "doc_link");
    m->doc_groups = s->doc_groups;
    m->status_enum = model_text(m, status, "enum");
    m->success = model_text(m, status, "success");
    m->status_type = model_text(m, status, "type");
    m->status_member = model_text(m, status, "member");
    m->missing_status = model_text(m, status, "missing");
    m->error_class = model_text(m, status, "error_class");
    m->error_prefix = model_text(m, status, "prefix");
    m->error_string = model_text(m, status, "string");
    m->again = keep_names(m, &s->again, &m->again_count);
    m->passes = keep_names(m, &s->passes, &m->passes_count);
    m->fails = keep_names(m, &s->fails, &m->fail_count);
    m->lost = keep_names(m, &s->lost, &m->lost_count);
    m->lost_note = model_text(m, status, "lost_note");
    m->spec_sha256 = arena_intern(m->arena, s->sha256);
    m->buffers = s->rules->buffers;
    m->host_passes = s->rules->host_passes;
    m->space = s->rules->space ? arena_intern(m->arena, s->rules->space) : NULL;
    apply_imports(s, m);
    m->includes = keep_texts(m, s->includes, s->include_count);
    m->include_count = tree_get(s->root, "include") ? s->include_count : 0;
    m->defines = keep_texts(m, s->defines, s->define_count);
    m->define_count = s->define_count;
}
