// A committed model back into the structs, so that code can be generated with neither headers nor
// libclang.
//
// docs/model-format.md is the form. Each struct has a table of keys with the member that each
// fills; what the table does not name is an error, so that a model of a later form is never half
// understood. Types come first: they refer to one another by spelling, and everything else refers
// to them.
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "diag.h"
#include "stages.h"
#include "text.h"

typedef enum member_kind {
    MEMBER_TEXT,
    MEMBER_BOOL,
    MEMBER_INT,
    MEMBER_INT64,
    MEMBER_WORD, // an enum constant, by its place in `words`
    MEMBER_TYPE,
    MEMBER_LOCATION,
    MEMBER_LATER, // known, but read by other code
} member_kind;

typedef struct member {
    const char *key;
    member_kind kind;
    size_t offset;
    const char *const *words;
    bool required;
} member;

typedef struct reader {
    arena *a;
    model *m;
    type *types;         // in the file's order
    const type **sorted; // by spelling
    int type_count;
    bool failed;
} reader;

static const char *const class_words[] = {"void",    "int",    "float",    "enum",
                                          "handle",  "scalar", "callback", "record",
                                          "pointer", "array",  "function", NULL};
static const char *const dir_words[] = {"undecided", "in", "out", "inout", "address", NULL};
static const char *const len_words[] = {"none", "param", "fixed", "call", "expr", NULL};
static const char *const checked_words[] = {"same", "count", "query", "buffer", NULL};
static const char *const form_words[] = {"checked", "value", "bare", NULL};
static const char *const macro_words[] = {"int",    "pointer", "string", "float",
                                          "rename", "other",   NULL};

// clang-format off
#define TEXT(s, m) {#m, MEMBER_TEXT, offsetof(s, m), NULL, false}
#define NEED_TEXT(s, m) {#m, MEMBER_TEXT, offsetof(s, m), NULL, true}
#define BOOL(s, m) {#m, MEMBER_BOOL, offsetof(s, m), NULL, false}
#define INT(s, m) {#m, MEMBER_INT, offsetof(s, m), NULL, false}
#define INT64(s, m) {#m, MEMBER_INT64, offsetof(s, m), NULL, false}
#define NEED_INT64(s, m) {#m, MEMBER_INT64, offsetof(s, m), NULL, true}
#define WORD(s, m, w) {#m, MEMBER_WORD, offsetof(s, m), w, false}
#define TYPE(s, m) {#m, MEMBER_TYPE, offsetof(s, m), NULL, false}
#define NEED_TYPE(s, m) {#m, MEMBER_TYPE, offsetof(s, m), NULL, true}
#define LOCATION(s, m) {#m, MEMBER_LOCATION, offsetof(s, m), NULL, false}
#define LATER(key) {key, MEMBER_LATER, 0, NULL, false}
#define END {NULL, MEMBER_LATER, 0, NULL, false}

static const member model_members[] = {
    NEED_TEXT(model, module), TEXT(model, python_name), TEXT(model, title), INT(model, api_version),
    TEXT(model, status_enum), TEXT(model, success), TEXT(model, error_class),
    TEXT(model, error_prefix), TEXT(model, error_string), TEXT(model, function_prefix),
    TEXT(model, library), TEXT(model, soname), TEXT(model, resolver), TEXT(model, per_thread_env),
    TEXT(model, version_symbol), TEXT(model, doc_link), TEXT(model, spec_sha256),
    LATER("format"), LATER("headers"),
    LATER("functions"), LATER("enums"), LATER("records"), LATER("typedefs"), LATER("macros"),
    LATER("tables"), LATER("skipped"), LATER("types"), LATER("queries"), LATER("aliases"),
    LATER("imports"), BOOL(model, buffers), TEXT(model, wheel), LATER("folders"), LATER("needs"),
    LATER("roots"), END,
};

static const member header_members[] = {
    NEED_TEXT(header_file, name), NEED_TEXT(header_file, sha256), END,
};

static const member type_members[] = {
    NEED_TEXT(type, spelling), {"class", MEMBER_WORD, offsetof(type, cls), class_words, true},
    TEXT(type, canonical), TEXT(type, name), BOOL(type, is_const), BOOL(type, is_signed),
    INT64(type, size), INT64(type, align), INT64(type, length), TYPE(type, pointee),
    TYPE(type, result), LATER("args"), END,
};

static const member param_members[] = {
    NEED_TEXT(param, name), TEXT(param, python_name), NEED_TYPE(param, declared),
    TYPE(param, decayed), WORD(param, doc_dir, dir_words), WORD(param, dir, dir_words),
    TEXT(param, kind), TEXT(param, class_name), WORD(param, len, len_words), TEXT(param, len_name),
    INT64(param, len_value), BOOL(param, nullable), BOOL(param, optional),
    BOOL(param, default_zero), BOOL(param, is_argument), BOOL(param, is_result),
    WORD(param, checked, checked_words), TEXT(param, space), TEXT(param, type_by),
    TEXT(param, value_table), TEXT(param, pair), TEXT(param, closure), TEXT(param, scope),
    TEXT(param, destroy), TEXT(param, alias), TEXT(param, value), TEXT(param, number),
    TEXT(param, complex_by), TEXT(param, mode), TEXT(param, used), BOOL(param, ends),
    BOOL(param, asks), END,
};

static const member function_members[] = {
    NEED_TEXT(function, name), NEED_TEXT(function, symbol), NEED_TEXT(function, base),
    TEXT(function, symbol_ptds), LOCATION(function, loc), NEED_TYPE(function, result),
    INT(function, version), INT(function, since), BOOL(function, deprecated),
    BOOL(function, is_inline), BOOL(function, cxx_only), BOOL(function, status),
    BOOL(function, blocking), BOOL(function, locking), BOOL(function, launches), TEXT(function, skip),
    TEXT(function, detail_size), TEXT(function, detail_text), TEXT(function, detail_param),
    WORD(function, result_form, form_words), TEXT(function, inline_symbol),
    TEXT(function, inline_expression), LATER("order"), LATER("params"), END,
};

static const member enumerator_members[] = {
    NEED_TEXT(enumerator, name), NEED_INT64(enumerator, value), BOOL(enumerator, alias), END,
};

static const member enum_members[] = {
    NEED_TEXT(enumeration, name), TEXT(enumeration, tag), LOCATION(enumeration, loc),
    NEED_TYPE(enumeration, underlying), TEXT(enumeration, origin), TEXT(enumeration, skip),
    LATER("order"), LATER("names"), LATER("items"), END,
};

static const member field_members[] = {
    TEXT(field, name), NEED_TYPE(field, type), NEED_INT64(field, offset), TEXT(field, kind),
    TEXT(field, class_name), TEXT(field, len_name), TEXT(field, skip), END,
};

static const member record_members[] = {
    NEED_TEXT(record, name), TEXT(record, tag), TEXT(record, parent), BOOL(record, is_union),
    BOOL(record, is_anonymous), BOOL(record, is_opaque), INT64(record, size), INT64(record, align),
    LOCATION(record, loc), BOOL(record, plain), TEXT(record, initial), TEXT(record, guard),
    TEXT(record, origin), TEXT(record, skip), LATER("order"), LATER("names"), LATER("bases"),
    LATER("fields"), END,
};

static const member typedef_members[] = {
    NEED_TEXT(typedef_decl, name), LOCATION(typedef_decl, loc), NEED_TYPE(typedef_decl, type),
    TEXT(typedef_decl, role), TEXT(typedef_decl, base), BOOL(typedef_decl, is_stream),
    TEXT(typedef_decl, origin), TEXT(typedef_decl, skip), LATER("order"),
    END,
};

static const member macro_members[] = {
    NEED_TEXT(macro, name), LOCATION(macro, loc),
    {"class", MEMBER_WORD, offsetof(macro, cls), macro_words, true}, NEED_INT64(macro, value),
    BOOL(macro, is_unsigned), TEXT(macro, text), TEXT(macro, skip), LATER("order"), END,
};

static const member row_members[] = {
    NEED_TEXT(value_row, enumerator), NEED_INT64(value_row, key), NEED_TEXT(value_row, type),
    TEXT(value_row, class_name), INT64(value_row, size), END,
};

static const member table_members[] = {
    NEED_TEXT(value_table, name), NEED_TEXT(value_table, enum_name),
    TEXT(value_table, keys), LATER("rows"), END,
};

static const member query_members[] = {
    NEED_TEXT(query, name), NEED_TEXT(query, function), NEED_TEXT(query, call), LATER("host"), END,
};

static const member alias_members[] = {
    NEED_TEXT(function_alias, name), NEED_TEXT(function_alias, function), END,
};

static const member import_members[] = {
    NEED_TEXT(import_decl, module), LATER("headers"), END,
};

static const member skip_members[] = {
    NEED_TEXT(skipped, kind), NEED_TEXT(skipped, name), NEED_TEXT(skipped, reason),
    LOCATION(skipped, loc), END,
};
// clang-format on

static void
fail(reader *r, const tree *at, const char *problem, const char *detail)
{
    diag_error(at->loc, "%s \"%s\"; write the model again with cubind-gen dump", problem, detail);
    r->failed = true;
}

static int
by_spelling(const void *a, const void *b)
{
    return strcmp((*(const type *const *)a)->spelling, (*(const type *const *)b)->spelling);
}

static const type *
find_type(reader *r, const tree *node)
{
    const char *spelling = tree_text(node);
    type key = {.spelling = spelling};
    const type *wanted = &key;
    const type **found = NULL;
    if (spelling && r->type_count) {
        found = bsearch(&wanted, r->sorted, (size_t)r->type_count, sizeof wanted, by_spelling);
    }
    if (!found) {
        fail(r, node, "no such type:", spelling ? spelling : "null");
        return NULL;
    }
    return *found;
}

static int
read_word(reader *r, const tree *node, const char *const *words)
{
    const char *text = tree_text(node);
    for (int i = 0; text && words[i]; i++) {
        if (strcmp(words[i], text) == 0) {
            return i;
        }
    }
    fail(r, node, "unknown word", text ? text : "null");
    return 0;
}

// "cuda.h:5835:18"; line and column may be missing.
static location
read_location(reader *r, const tree *node)
{
    const char *text = tree_text(node);
    const char *colon = text ? strchr(text, ':') : NULL;
    if (!colon) {
        return (location){text, 0, 0};
    }
    char *end = NULL;
    location loc = {arena_intern_n(r->a, text, (size_t)(colon - text)), 0, 0};
    loc.line = (int)strtol(colon + 1, &end, 10);
    if (*end == ':') {
        loc.column = (int)strtol(end + 1, &end, 10);
    }
    if (*end) {
        fail(r, node, "bad place", text);
    }
    return loc;
}

static int64_t
read_number(reader *r, const tree *node)
{
    int64_t value = tree_int(node, INT64_MIN);
    const char *text = tree_text(node);
    if (value == INT64_MIN && !text_equal(text, "-9223372036854775808")) {
        fail(r, node, "no number:", text ? text : "null");
    }
    return value;
}

static void
read_member(reader *r, const tree *node, const member *member, char *target)
{
    char *at = target + member->offset;
    switch (member->kind) {
    case MEMBER_TEXT:
        *(const char **)(void *)at = tree_text(node);
        break;
    case MEMBER_BOOL:
        *(bool *)at = tree_bool(node, false);
        break;
    case MEMBER_INT:
        *(int *)(void *)at = (int)read_number(r, node);
        break;
    case MEMBER_INT64:
        *(int64_t *)(void *)at = read_number(r, node);
        break;
    case MEMBER_WORD:
        // All our enums have the size of unsigned: the compiler picks it where no constant is
        // negative.
        *(unsigned *)(void *)at = (unsigned)read_word(r, node, member->words);
        break;
    case MEMBER_TYPE:
        *(const type **)(void *)at = find_type(r, node);
        break;
    case MEMBER_LOCATION:
        *(location *)(void *)at = read_location(r, node);
        break;
    case MEMBER_LATER:
        break;
    }
}

_Static_assert(sizeof(direction) == sizeof(unsigned) && sizeof(type_class) == sizeof(unsigned) &&
                   sizeof(length_rule) == sizeof(unsigned) &&
                   sizeof(checked_rule) == sizeof(unsigned) &&
                   sizeof(result_form) == sizeof(unsigned) &&
                   sizeof(macro_class) == sizeof(unsigned),
               "MEMBER_WORD writes enums as unsigned");

static void
read_struct(reader *r, const tree *map, const member *members, void *target)
{
    if (map->kind != TREE_MAP) {
        fail(r, map, "not an object:", map->key ? map->key : "item");
        return;
    }
    for (const tree *t = map->first; t; t = t->next) {
        const member *found = members;
        while (found->key && strcmp(found->key, t->key) != 0) {
            found++;
        }
        if (!found->key) {
            fail(r, t, "unknown key", t->key);
            continue;
        }
        read_member(r, t, found, target);
    }
    for (const member *m = members; m->key; m++) {
        if (m->required && !tree_get(map, m->key)) {
            fail(r, map, "missing key", m->key);
        }
    }
}

// Items of a list of the top level or of a declaration; 0 where it is absent.
static int
list_length(reader *r, const tree *map, const char *key, const tree **first)
{
    const tree *list = tree_get(map, key);
    *first = NULL;
    if (!list) {
        return 0;
    }
    if (list->kind != TREE_LIST) {
        fail(r, list, "not a list:", key);
        return 0;
    }
    *first = list->first;
    return list->count;
}

static void *
new_items(reader *r, int count, size_t size)
{
    return arena_alloc(r->a, (size_t)(count > 0 ? count : 1) * size);
}

static const char **
read_names(reader *r, const tree *map, const char *key, int *count)
{
    const tree *node = NULL;
    *count = list_length(r, map, key, &node);
    const char **names = new_items(r, *count, sizeof *names);
    for (int i = 0; node; node = node->next) {
        names[i++] = tree_text(node);
    }
    return names;
}

// The slot of a declaration: its place in the header, each taken once.
static int
read_order(reader *r, const tree *map, int count, bool *taken)
{
    int64_t order = tree_int(tree_get(map, "order"), -1);
    if (order < 0 || order >= count || taken[order]) {
        fail(r, map, "missing or repeated", "order");
        return -1;
    }
    taken[order] = true;
    return (int)order;
}

static void
read_types(reader *r, const tree *root)
{
    const tree *first = NULL;
    r->type_count = list_length(r, root, "types", &first);
    r->types = new_items(r, r->type_count, sizeof *r->types);
    r->sorted = new_items(r, r->type_count, sizeof *r->sorted);
    int i = 0;
    for (const tree *t = first; t; t = t->next, i++) {
        const char *spelling = tree_text(tree_get(t, "spelling"));
        r->types[i].spelling = spelling ? spelling : "";
        r->sorted[i] = &r->types[i];
    }
    qsort(r->sorted, (size_t)r->type_count, sizeof *r->sorted, by_spelling);
    i = 0;
    for (const tree *t = first; t; t = t->next) {
        type *out = &r->types[i++];
        out->size = out->align = out->length = -1;
        read_struct(r, t, type_members, out);
        out->canonical = out->canonical ? out->canonical : out->spelling;
        const tree *arg = NULL;
        out->arg_count = list_length(r, t, "args", &arg);
        out->args = new_items(r, out->arg_count, sizeof *out->args);
        for (int j = 0; arg; arg = arg->next) {
            out->args[j++] = find_type(r, arg);
        }
    }
}

static void
read_params(reader *r, const tree *map, function *f)
{
    const tree *t = NULL;
    f->param_count = list_length(r, map, "params", &t);
    f->params = new_items(r, f->param_count, sizeof *f->params);
    for (int i = 0; t; t = t->next, i++) {
        param *p = &f->params[i];
        p->loc = f->loc;
        read_struct(r, t, param_members, p);
        p->python_name = p->python_name ? p->python_name : p->name;
        p->decayed = p->decayed ? p->decayed : p->declared;
    }
}

static void
read_function(reader *r, const tree *map, void *target)
{
    read_struct(r, map, function_members, target);
    read_params(r, map, target);
}

static void
read_enum(reader *r, const tree *map, void *target)
{
    enumeration *e = target;
    const tree *t = NULL;
    read_struct(r, map, enum_members, e);
    e->names = read_names(r, map, "names", &e->name_count);
    e->item_count = list_length(r, map, "items", &t);
    e->items = new_items(r, e->item_count, sizeof *e->items);
    for (int i = 0; t; t = t->next, i++) {
        e->items[i].loc = e->loc;
        read_struct(r, t, enumerator_members, &e->items[i]);
    }
}

static void
read_bases(reader *r, const tree *map, record *out)
{
    int count = 0;
    out->bases = read_names(r, map, "bases", &count);
    if (!tree_get(map, "bases")) {
        out->bases = new_items(r, out->name_count, sizeof *out->bases);
        for (int i = 1; i < out->name_count; i++) {
            out->bases[i] = out->names[i - 1];
        }
    } else if (count != out->name_count) {
        fail(r, map, "as many items as in names are needed in", "bases");
    }
    for (int i = 0; i < count; i++) {
        if (out->bases[i] && !*out->bases[i]) {
            out->bases[i] = NULL; // it derives from nothing
        }
    }
}

static void
read_record(reader *r, const tree *map, void *target)
{
    record *out = target;
    const tree *t = NULL;
    out->size = out->align = -1;
    read_struct(r, map, record_members, out);
    out->names = read_names(r, map, "names", &out->name_count);
    read_bases(r, map, out);
    out->field_count = list_length(r, map, "fields", &t);
    out->fields = new_items(r, out->field_count, sizeof *out->fields);
    for (int i = 0; t; t = t->next, i++) {
        out->fields[i].loc = out->loc;
        read_struct(r, t, field_members, &out->fields[i]);
    }
}

static void
read_typedef(reader *r, const tree *map, void *target)
{
    read_struct(r, map, typedef_members, target);
}

static void
read_macro(reader *r, const tree *map, void *target)
{
    read_struct(r, map, macro_members, target);
}

// A list whose items know their place in the header.
static void *
read_ordered(reader *r, const tree *root, const char *key, int *count, size_t size,
             void (*read)(reader *, const tree *, void *))
{
    const tree *t = NULL;
    *count = list_length(r, root, key, &t);
    char *items = new_items(r, *count, size);
    bool *taken = new_items(r, *count, sizeof *taken);
    for (; t; t = t->next) {
        int order = read_order(r, t, *count, taken);
        if (order >= 0) {
            read(r, t, items + (size_t)order * size);
        }
    }
    return items;
}

static void
read_tables(reader *r, const tree *root)
{
    const tree *t = NULL, *row = NULL;
    r->m->table_count = list_length(r, root, "tables", &t);
    r->m->tables = new_items(r, r->m->table_count, sizeof *r->m->tables);
    for (value_table *table = r->m->tables; t; t = t->next, table++) {
        read_struct(r, t, table_members, table);
        table->row_count = list_length(r, t, "rows", &row);
        table->rows = new_items(r, table->row_count, sizeof *table->rows);
        for (value_row *out = table->rows; row; row = row->next) {
            read_struct(r, row, row_members, out++);
        }
    }
}

static void
read_queries(reader *r, const tree *root)
{
    const tree *t = NULL;
    r->m->query_count = list_length(r, root, "queries", &t);
    r->m->queries = new_items(r, r->m->query_count, sizeof *r->m->queries);
    for (query *out = r->m->queries; t; t = t->next, out++) {
        read_struct(r, t, query_members, out);
        out->host = read_names(r, t, "host", &out->host_count);
    }
}

static void
read_imports(reader *r, const tree *root)
{
    const tree *t = NULL;
    r->m->import_count = list_length(r, root, "imports", &t);
    r->m->imports = new_items(r, r->m->import_count, sizeof *r->m->imports);
    for (import_decl *out = r->m->imports; t; t = t->next, out++) {
        read_struct(r, t, import_members, out);
        out->headers = read_names(r, t, "headers", &out->header_count);
    }
}

static void *
read_plain(reader *r, const tree *root, const char *key, int *count, size_t size,
           const member *members)
{
    const tree *t = NULL;
    *count = list_length(r, root, key, &t);
    char *items = new_items(r, *count, size);
    for (char *out = items; t; t = t->next, out += size) {
        read_struct(r, t, members, out);
    }
    return items;
}

static void
read_lists(reader *r, const tree *root)
{
    model *m = r->m;
    m->headers =
        read_plain(r, root, "headers", &m->header_count, sizeof *m->headers, header_members);
    m->functions =
        read_ordered(r, root, "functions", &m->function_count, sizeof *m->functions, read_function);
    m->enums = read_ordered(r, root, "enums", &m->enum_count, sizeof *m->enums, read_enum);
    m->records =
        read_ordered(r, root, "records", &m->record_count, sizeof *m->records, read_record);
    m->typedefs =
        read_ordered(r, root, "typedefs", &m->typedef_count, sizeof *m->typedefs, read_typedef);
    m->macros = read_ordered(r, root, "macros", &m->macro_count, sizeof *m->macros, read_macro);
    m->folders = read_names(r, root, "folders", &m->folder_count);
    m->needs = read_names(r, root, "needs", &m->need_count);
    m->roots = read_names(r, root, "roots", &m->root_count);
    read_tables(r, root);
    read_queries(r, root);
    read_imports(r, root);
    m->aliases = read_plain(r, root, "aliases", &m->alias_count, sizeof *m->aliases, alias_members);
    m->skips = read_plain(r, root, "skipped", &m->skip_count, sizeof *m->skips, skip_members);
}

model *
model_read(arena *a, const char *path)
{
    const tree *root = tree_read(a, path);
    if (!root) {
        return NULL;
    }
    reader r = {.a = a, .m = arena_alloc(a, sizeof *r.m)};
    r.m->arena = a;
    if (tree_int(tree_get(root, "format"), 0) != 1) {
        diag_error(root->loc, "not a model of format 1; write it again with cubind-gen dump");
        return NULL;
    }
    read_struct(&r, root, model_members, r.m);
    read_types(&r, root);
    read_lists(&r, root);
    return r.failed ? NULL : r.m;
}
