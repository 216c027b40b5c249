// Reads a spec's imports from other modules, second names of functions, and queries.
#include "spec/modules.h"

#include <string.h>
#include <sys/stat.h>

#include "base/diag.h"
#include "base/names.h"
#include "base/text.h"
#include "spec/find.h"
#include "spec/keys.h"
#include "spec/yaml.h"

static const char *const query_keys[] = {"function", "call", "host", NULL};

// ---- imports ----

static void
check_import(const spec *s, const import_rule *rule, const spec_name *header)
{
    for (int i = 0; i < s->header_count; i++)
        if (strcmp(s->headers[i], header->name) == 0)
            diag_error(header->loc, "%s is bound by this spec; it cannot be imported, too",
                       header->name);
    for (int i = 0; i <= s->import_count; i++) {
        const import_rule *other = i < s->import_count ? &s->imports[i] : rule;
        for (int j = 0; j < other->headers.count; j++) {
            const spec_name *first = &other->headers.items[j];
            if (first == header)
                return;
            if (strcmp(first->name, header->name) == 0)
                spec_report_conflict("header", "imports", header->name, first->loc, header->loc);
        }
    }
}

static void
read_import(spec *s, const tree *node)
{
    import_rule rule = {.module = node->key, .loc = node->key_loc};
    rule.headers = spec_name_list(s, tree_get(s->root, "imports"), node->key, FORM_HEADER);
    if (!form_fits(FORM_MODULE, node->key) || text_equal(node->key, s->module))
        diag_error(node->key_loc, "\"%s\" is not another module; name one, or write none",
                   node->key);
    for (int i = 0; i < rule.headers.count; i++)
        check_import(s, &rule, &rule.headers.items[i]);
    s->imports = arena_grow(s->arena, s->imports, s->import_count, sizeof *s->imports);
    s->imports[s->import_count++] = rule;
}

void
spec_read_imports(spec *s)
{
    spec_for_each(s, "imports", read_import);
}

// ---- classes and functions by other names ----

void
spec_add_pair(const spec *s, pair_list *list, const char *name, const tree *node)
{
    pair_add(s->arena, list,
             (pair_rule){
                 .name = name, .value = node->text, .loc = node->key_loc, .value_loc = node->loc});
}

// Returns whether the value is "module.Class" with another module than this one.
static bool
is_foreign_class(const spec *s, const char *value)
{
    const char *dot = strchr(value, '.');
    if (!dot || !name_is_identifier(dot + 1))
        return false;
    const char *module = arena_intern_n(s->arena, value, (size_t)(dot - value));
    return form_fits(FORM_MODULE, module) && !text_equal(module, s->module);
}

static void
read_base(spec *s, const tree *node)
{
    if (!spec_is_kind(node, TREE_SCALAR, "a base class"))
        return;
    if (!is_foreign_class(s, node->text)) {
        diag_error(node->loc, "\"%s\" is not a class of another module; write module.Class",
                   node->text);
    }
    spec_add_pair(s, &s->rules->bases, node->key, node);
}

static void
read_object(spec *s, const tree *node)
{
    if (!spec_is_kind(node, TREE_SCALAR, "a type of cubind.core"))
        return;
    spec_fits(node->text, FORM_NAME, node->loc, "a type of cubind.core");
    spec_add_pair(s, &s->rules->objects, node->key, node);
}

// Reads the objects that stand for the classes of another module, from its spec in the same folder.
// Without that spec, none are known.
static void
read_foreign_objects(spec *s, const char *module)
{
    const char *slash = strrchr(s->path, '/');
    int length = slash ? (int)(slash + 1 - s->path) : 0;
    const char *path = arena_printf(s->arena, "%.*s%s.yaml", length, s->path, module);
    struct stat status;
    if (stat(path, &status) != 0)
        return;
    const tree *objects = tree_get(yaml_read(s->arena, path), "objects");
    bool is_map = objects && objects->kind == TREE_MAP;
    for (const tree *node = is_map ? objects->first : NULL; node; node = node->next)
        spec_add_pair(s, &s->rules->foreign, node->key, node);
}

static void
read_returned(spec *s, const tree *node)
{
    spec_rules *r = s->rules;
    spec_fits(node->key, FORM_NAME, node->key_loc, "a callback's class");
    r->returned = arena_grow(s->arena, r->returned, r->returned_count, sizeof *r->returned);
    r->returned[r->returned_count++] = (returned_rule){
        .name = node->key,
        .names = spec_name_list(s, tree_get(s->root, "returned"), node->key, FORM_NAME),
        .loc = node->key_loc,
    };
}

static void
read_alias(spec *s, const tree *node)
{
    if (!spec_is_kind(node, TREE_SCALAR, "an alias"))
        return;
    if (!name_is_identifier(node->key))
        diag_error(node->key_loc, "\"%s\" is not a Python identifier; choose another name",
                   node->key);
    spec_add_pair(s, &s->rules->aliases, node->key, node);
}

static void
read_closer(spec *s, const tree *node)
{
    if (!spec_is_kind(node, TREE_SCALAR, "a function that closes handles") ||
        !spec_fits(node->text, FORM_NAME, node->loc, "a function that closes handles"))
        return;
    const char **names = NULL;
    int count = spec_expand_key(s, node, &names);
    for (int i = 0; i < count; i++)
        spec_add_pair(s, &s->rules->closers, names[i], node);
}

void
spec_read_classes(spec *s)
{
    static const char *const spaces[] = {"host", "device", "either", NULL};
    s->rules->streams = spec_name_list(s, s->root, "streams", FORM_NAME);
    s->rules->memory = spec_name_list(s, s->root, "memory", FORM_NAME);
    s->rules->space = spec_choice(s->root, "space", spaces);
    s->rules->buffers = spec_bool(s->root, "buffers", false);
    s->rules->host_passes = spec_bool(s->root, "host_passes", false);
    spec_for_each(s, "objects", read_object);
    for (int i = 0; i < s->import_count; i++)
        read_foreign_objects(s, s->imports[i].module);
    spec_for_each(s, "bases", read_base);
    spec_for_each(s, "returned", read_returned);
    spec_for_each(s, "aliases", read_alias);
    spec_for_each(s, "closed_by", read_closer);
}

// ---- queries ----

static void
read_query(spec *s, const tree *node)
{
    if (!spec_is_kind(node, TREE_MAP, "a query"))
        return;
    spec_known_keys(node, "a query", query_keys);
    query_rule rule = {
        .name = node->key,
        .function = spec_form(node, "function", FORM_NAME),
        .call = spec_form(node, "call", FORM_EXPRESSION),
        .host = spec_name_list(s, node, "host", FORM_CONSTANT),
        .node = node,
        .loc = node->key_loc,
    };
    spec_fits(node->key, FORM_NAME, node->key_loc, "a query's name");
    if (!tree_get(node, "function") || !tree_get(node, "call"))
        diag_error(node->key_loc,
                   "a query needs \"function\" and \"call\"; see docs/spec-format.md");
    if (!rule.function || !rule.call)
        return;
    spec_rules *r = s->rules;
    r->queries = arena_grow(s->arena, r->queries, r->query_count, sizeof *r->queries);
    r->queries[r->query_count++] = rule;
}

void
spec_read_queries(spec *s)
{
    spec_for_each(s, "queries", read_query);
}
