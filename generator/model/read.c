// A committed model back into the structs, so that code can be generated with neither headers nor
// libclang.
//
// docs/model-format.md is the form, members.c has it as tables: what they do not name is an
// error, so that a model of a later form is never half understood, and so is a text that is not what
// its place needs. Types come first: they refer to one another by spelling, and everything else
// refers to them. What was read is then held to what headers cannot but fulfil (shape.c), and by the
// check stage to what a spec is held to.
#include "model/json.h"

#include <limits.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "model/members.h"
#include "model/shape.h"

enum { MOST_REPORTED = 20 };

// A place in a header that a declaration has; until all is checked it has its place in the file.
typedef struct placed {
    location *target;
    location real;
} placed;

typedef struct reader {
    arena *a;
    model *m;
    type *types;         // in the file's order
    const type **sorted; // by spelling
    const tree **nodes;  // of types
    int type_count;
    placed *places;
    int place_count;
    int problems;
} reader;

static void
fail(reader *r, const tree *at, const char *problem, const char *detail)
{
    if (r->problems++ < MOST_REPORTED) {
        diag_error(at->loc, "%s \"%s\"; write the model again with cubind-gen dump", problem,
                   detail);
    }
}

// For a member that is not what it should be.
static void
refuse(reader *r, const tree *node, const char *wanted)
{
    const char *key = node->key ? node->key : "an item";
    if (r->problems++ < MOST_REPORTED) {
        diag_error(node->loc, "%s is %s, which is not %s; correct it", key,
                   node->kind != TREE_SCALAR   ? "a list or an object"
                   : node->text && *node->text ? arena_printf(r->a, "\"%s\"", node->text)
                                               : "empty",
                   wanted);
    }
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

// A number of a place: 0 where it does not begin like one.
static int
read_count(const char *text, char **end)
{
    *end = (char *)text;
    long value = *text >= '0' && *text <= '9' ? strtol(text, end, 10) : 0;
    return value < INT_MAX ? (int)value : INT_MAX;
}

// "cuda.h:5835:18"; line and column may be missing.
static location
read_location(reader *r, const tree *node)
{
    const char *text = tree_text(node);
    size_t length = text ? strcspn(text, ":") : 0;
    location loc = {text ? arena_intern_n(r->a, text, length) : NULL, 0, 0};
    char *end = text ? (char *)text + length : NULL;
    if (text && *end == ':') {
        loc.line = read_count(end + 1, &end);
    }
    if (text && *end == ':') {
        loc.column = read_count(end + 1, &end);
    }
    if (!text || *end || !form_fits(FORM_FILE, loc.file)) {
        fail(r, node, "bad place", text ? text : "null");
    }
    return loc;
}

// Until model_restore_places() a declaration is where the file has it: there its mistakes are found.
static void
place(reader *r, location *target, location here, location real)
{
    r->places = arena_grow(r->a, r->places, r->place_count, sizeof *r->places);
    r->places[r->place_count++] = (placed){target, real};
    *target = here;
}

void
model_restore_places(const model_source *source)
{
    for (int i = 0; i < source->place_count; i++) {
        *source->places[i].target = source->places[i].real;
    }
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

static const char *
one_of(arena *a, const char *const *words)
{
    text list = {0};
    for (int i = 0; words[i]; i++) {
        text_printf(&list, "%s%s", i ? ", " : "one of ", words[i]);
    }
    const char *kept = arena_intern(a, list.data);
    text_free(&list);
    return kept;
}

static const char *
read_text(reader *r, const tree *node, const member *member)
{
    const char *text = tree_text(node);
    if (member->kind == MEMBER_EMPTY && node->kind == TREE_SCALAR && !*node->text) {
        return node->text;
    }
    bool fits = text && (member->words ? text_is_one_of(text, member->words)
                                       : form_fits(member->form, text));
    if (!fits) {
        refuse(r, node, member->words ? one_of(r->a, member->words) : form_name(member->form));
    }
    return text ? text : "";
}

static bool
read_bool(reader *r, const tree *node)
{
    if (tree_bool(node, true) != tree_bool(node, false)) {
        refuse(r, node, "true or false");
    }
    return tree_bool(node, false);
}

static int
read_int(reader *r, const tree *node)
{
    int64_t value = read_number(r, node);
    if (value < 0 || value > INT_MAX) {
        refuse(r, node, "a number from 0 on");
        return 0;
    }
    return (int)value;
}

static void
read_member(reader *r, const tree *node, const member *member, char *target)
{
    char *at = target + member->offset;
    switch (member->kind) {
    case MEMBER_TEXT:
    case MEMBER_EMPTY:
        *(const char **)(void *)at = read_text(r, node, member);
        break;
    case MEMBER_BOOL:
        *(bool *)at = read_bool(r, node);
        break;
    case MEMBER_INT:
        *(int *)(void *)at = read_int(r, node);
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
    case MEMBER_NAMES:
    case MEMBER_LATER:
        break;
    }
}

static const member *
find_member(const member *members, const char *key)
{
    while (members->key && strcmp(members->key, key) != 0) {
        members++;
    }
    return members->key ? members : NULL;
}

static void
read_place(reader *r, const tree *map, const member *member, void *target)
{
    const tree *node = tree_get(map, member->key);
    location real = node ? read_location(r, node) : (location){0};
    place(r, (location *)(void *)((char *)target + member->offset), map->loc, real);
}

static void
read_struct(reader *r, const tree *map, const member *members, void *target)
{
    if (map->kind != TREE_MAP) {
        fail(r, map, "not an object:", map->key ? map->key : "item");
        return;
    }
    for (const tree *t = map->first; t; t = t->next) {
        const member *found = find_member(members, t->key);
        if (found) {
            read_member(r, t, found, target);
        } else {
            fail(r, t, "unknown key", t->key);
        }
    }
    for (const member *m = members; m->key; m++) {
        if (m->required && !tree_get(map, m->key)) {
            fail(r, map, "missing key", m->key);
        }
        if (m->kind == MEMBER_LOCATION) {
            read_place(r, map, m, target);
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

// Items are texts of the form that the table says, or empty where the list can have such.
static const char **
read_names(reader *r, const tree *map, const member *members, const char *key, int *count)
{
    const tree *node = NULL;
    member item = *find_member(members, key);
    item.kind = strcmp(key, "bases") == 0 ? MEMBER_EMPTY : MEMBER_TEXT;
    *count = list_length(r, map, key, &node);
    const char **names = new_items(r, *count, sizeof *names);
    for (int i = 0; node; node = node->next) {
        names[i++] = read_text(r, node, &item);
    }
    return names;
}

int
model_order_of(const tree *node)
{
    return (int)tree_int(tree_get(node, "order"), -1);
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
    r->nodes = new_items(r, r->type_count, sizeof *r->nodes);
    int i = 0;
    for (const tree *t = first; t; t = t->next, i++) {
        const char *spelling = tree_text(tree_get(t, "spelling"));
        r->types[i].spelling = spelling ? spelling : "";
        r->sorted[i] = &r->types[i];
    }
    qsort(r->sorted, (size_t)r->type_count, sizeof *r->sorted, by_spelling);
    for (int j = 1; j < r->type_count; j++) {
        if (text_equal(r->sorted[j - 1]->spelling, r->sorted[j]->spelling)) {
            fail(r, tree_get(root, "types"), "a second type", r->sorted[j]->spelling);
        }
    }
    i = 0;
    for (const tree *t = first; t; t = t->next) {
        type *out = &r->types[i++];
        out->size = out->align = out->length = -1;
        read_struct(r, t, type_members, out);
        out->canonical = out->canonical ? out->canonical : out->spelling;
        r->nodes[i - 1] = t;
        const tree *arg = NULL;
        out->arg_count = list_length(r, t, "args", &arg);
        out->args = new_items(r, out->arg_count, sizeof *out->args);
        for (int j = 0; arg; arg = arg->next) {
            out->args[j++] = find_type(r, arg);
        }
    }
}

// Of a declaration that was placed just now, or was before what is inside of it.
static location
real_place(const reader *r, const location *target)
{
    for (int i = r->place_count - 1; i >= 0; i--) {
        if (r->places[i].target == target) {
            return r->places[i].real;
        }
    }
    return (location){0};
}

static void
read_params(reader *r, const tree *map, function *f)
{
    const tree *t = NULL;
    f->param_count = list_length(r, map, "params", &t);
    f->params = new_items(r, f->param_count, sizeof *f->params);
    location real = real_place(r, &f->loc);
    for (int i = 0; t; t = t->next, i++) {
        param *p = &f->params[i];
        read_struct(r, t, param_members, p);
        place(r, &p->loc, t->loc, real);
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
    e->names = read_names(r, map, enum_members, "names", &e->name_count);
    e->item_count = list_length(r, map, "items", &t);
    e->items = new_items(r, e->item_count, sizeof *e->items);
    location real = real_place(r, &e->loc);
    for (int i = 0; t; t = t->next, i++) {
        read_struct(r, t, enumerator_members, &e->items[i]);
        place(r, &e->items[i].loc, t->loc, real);
    }
}

static void
read_bases(reader *r, const tree *map, record *out)
{
    int count = 0;
    out->bases = read_names(r, map, record_members, "bases", &count);
    if (!tree_get(map, "bases")) {
        out->bases = new_items(r, out->name_count, sizeof *out->bases);
        for (int i = 1; i < out->name_count; i++) {
            out->bases[i] = out->names[i - 1];
        }
    } else if (count != out->name_count) {
        fail(r, map, "as many items as in names are needed in", "bases");
    }
    for (int i = 0; i < count && i < out->name_count; i++) {
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
    out->names = read_names(r, map, record_members, "names", &out->name_count);
    read_bases(r, map, out);
    out->field_count = list_length(r, map, "fields", &t);
    out->fields = new_items(r, out->field_count, sizeof *out->fields);
    location real = real_place(r, &out->loc);
    for (int i = 0; t; t = t->next, i++) {
        read_struct(r, t, field_members, &out->fields[i]);
        place(r, &out->fields[i].loc, t->loc, real);
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
        out->host = read_names(r, t, query_members, "host", &out->host_count);
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
        out->headers = read_names(r, t, import_members, "headers", &out->header_count);
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
    m->folders = read_names(r, root, model_members, "folders", &m->folder_count);
    m->needs = read_names(r, root, model_members, "needs", &m->need_count);
    m->roots = read_names(r, root, model_members, "roots", &m->root_count);
    read_tables(r, root);
    read_queries(r, root);
    read_imports(r, root);
    m->aliases = read_plain(r, root, "aliases", &m->alias_count, sizeof *m->aliases, alias_members);
    m->skips = read_plain(r, root, "skipped", &m->skip_count, sizeof *m->skips, skip_members);
}

// Whatever is wrong with it shows before anything is made from it.
static bool
is_sound(const reader *r, const tree *root)
{
    if (r->problems > MOST_REPORTED) {
        diag_note((location){root->loc.file, 0, 0}, "%d more", r->problems - MOST_REPORTED);
    }
    model_types types = {r->types, r->nodes, r->type_count};
    return r->problems == 0 && model_check_shape(r->m, &types);
}

model_source *
model_read(arena *a, const char *path)
{
    const tree *root = tree_read(a, path);
    if (!root) {
        return NULL;
    }
    if (tree_int(tree_get(root, "format"), 0) != 1) {
        diag_error(root->loc, "not a model of format 1; write it again with cubind-gen dump");
        return NULL;
    }
    reader r = {.a = a, .m = arena_alloc(a, sizeof *r.m)};
    r.m->arena = a;
    read_struct(&r, root, model_members, r.m);
    r.m->python_name = r.m->python_name ? r.m->python_name : r.m->module;
    read_types(&r, root);
    read_lists(&r, root);
    if (!is_sound(&r, root)) {
        return NULL;
    }
    model_source *source = arena_alloc(a, sizeof *source);
    *source = (model_source){r.m, root, r.places, r.place_count};
    return source;
}
