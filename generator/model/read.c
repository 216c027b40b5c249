// Reads a committed model back into the structs, so that code can be generated without headers and
// libclang.
//
// docs/model-format.md describes the format; members.c has it as tables. A key that the tables lack
// is an error, so that a model of a later format is never half understood. A string that is
// malformed for its member is an error, too. Types are read first: they refer to one another by
// spelling, and everything else refers to them. Afterwards shape.c checks the properties that
// headers guarantee, and the check stage checks the decisions as it checks those from a spec.
#include "model/read.h"

#include <limits.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/tree_json.h"
#include "model/ages.h"
#include "model/history.h"
#include "model/members.h"
#include "model/shape.h"
#include "model/spaces.h"
#include "model/write.h"

enum { MOST_REPORTED = 20 };

// A declaration's location in the header. Until all checks are done, `*target` has its location in
// the model's file.
typedef struct placed {
    location *target;
    location real;
} placed;

typedef struct reader {
    arena *a;
    int format;
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

// Reports that a member is not what it should be.
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
    if (spelling && r->type_count)
        found = bsearch(&wanted, r->sorted, (size_t)r->type_count, sizeof *r->sorted, by_spelling);
    if (!found) {
        fail(r, node, "no such type:", spelling ? spelling : "null");
        return NULL;
    }
    return *found;
}

static unsigned
read_word(reader *r, const tree *node, const char *const *words)
{
    const char *text = tree_text(node);
    for (unsigned i = 0; text && words[i]; i++)
        if (strcmp(words[i], text) == 0)
            return i;
    fail(r, node, "unknown word", text ? text : "null");
    return 0;
}

// Reads a number of a location; 0 if the text does not begin with a digit.
static int
read_count(const char *text, char **end)
{
    *end = (char *)text;
    long value = *text >= '0' && *text <= '9' ? strtol(text, end, 10) : 0;
    return value < INT_MAX ? (int)value : INT_MAX;
}

// Reads "cuda.h:5835:18"; line and column may be missing.
static location
read_location(reader *r, const tree *node)
{
    const char *text = tree_text(node);
    size_t length = text ? strcspn(text, ":") : 0;
    location loc = {text ? arena_intern_n(r->a, text, length) : NULL, 0, 0};
    char *end = text ? (char *)text + length : NULL;
    if (text && *end == ':')
        loc.line = read_count(end + 1, &end);
    if (text && *end == ':')
        loc.column = read_count(end + 1, &end);
    if (!text || *end || !form_fits(FORM_FILE, loc.file))
        fail(r, node, "bad place", text ? text : "null");
    return loc;
}

// Gives the declaration its location in the file, so that errors point there, until
// model_restore_places().
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
    for (int i = 0; i < source->place_count; i++)
        *source->places[i].target = source->places[i].real;
}

static int64_t
read_number(reader *r, const tree *node)
{
    int64_t value = tree_int(node, INT64_MIN);
    const char *text = tree_text(node);
    if (value == INT64_MIN && !text_equal(text, "-9223372036854775808"))
        fail(r, node, "no number:", text ? text : "null");
    return value;
}

static const char *
one_of(arena *a, const char *const *words)
{
    text list = {0};
    for (int i = 0; words[i]; i++)
        text_printf(&list, "%s%s", i ? ", " : "one of ", words[i]);
    const char *kept = arena_intern(a, list.data);
    text_free(&list);
    return kept;
}

static const char *
read_text(reader *r, const tree *node, const member *member)
{
    const char *text = tree_text(node);
    if (member->kind == MEMBER_EMPTY && node->kind == TREE_SCALAR && !*node->text)
        return node->text;
    bool fits = text && (member->words ? text_is_one_of(text, member->words)
                                       : form_fits(member->form, text));
    if (!fits)
        refuse(r, node, member->words ? one_of(r->a, member->words) : form_name(member->form));
    return text ? text : "";
}

static bool
read_bool(reader *r, const tree *node)
{
    if (tree_bool(node, true) != tree_bool(node, false))
        refuse(r, node, "true or false");
    return tree_bool(node, false);
}

static int
read_int(reader *r, const tree *node)
{
    int64_t value = read_number(r, node);
    if (value < 0 || value > INT_MAX) {
        refuse(r, node, "a number of at least 0");
        return 0;
    }
    return (int)value;
}

// Reads a member that is a single value. read_rest() reads the others, after all of these.
static void
read_member(reader *r, const tree *node, const member *member, char *at)
{
    switch (member->kind) {
    case MEMBER_TEXT:
    case MEMBER_EMPTY:
        *(const char **)(void *)at = read_text(r, node, member);
        break;
    case MEMBER_FLAG:
        *(bool *)at = read_bool(r, node);
        break;
    case MEMBER_COUNT:
        *(int *)(void *)at = read_int(r, node);
        break;
    case MEMBER_NUMBER:
    case MEMBER_BITS:
        *(int64_t *)(void *)at = read_number(r, node);
        break;
    case MEMBER_WORD:
        *(unsigned *)(void *)at = read_word(r, node, member->words);
        break;
    case MEMBER_TYPE:
        *(const type **)(void *)at = find_type(r, node);
        break;
    case MEMBER_PLACE:
    case MEMBER_INSIDE:
    case MEMBER_NAMES:
    case MEMBER_LIST:
    case MEMBER_SORTED:
    case MEMBER_SPECIAL:
        break;
    }
}

static void
read_place(reader *r, const tree *map, const member *member, void *target)
{
    const tree *node = tree_get(map, member->key);
    location real = node ? read_location(r, node) : (location){0};
    place(r, target, map->loc, real);
}

// The length of a list at the top level or in a declaration; 0 if it is absent.
static int
list_length(reader *r, const tree *map, const char *key, const tree **first)
{
    const tree *list = tree_get(map, key);
    *first = NULL;
    if (!list)
        return 0;
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

// Items are texts of the member's form; MEMBER_EMPTY also allows empty items.
static const char **
read_names(reader *r, const tree *map, const member *member, member_kind kind, int *count)
{
    const tree *node = NULL;
    struct member item = *member;
    item.kind = kind;
    *count = list_length(r, map, member->key, &node);
    const char **names = new_items(r, *count, sizeof *names);
    for (int i = 0; node; node = node->next)
        names[i++] = read_text(r, node, &item);
    return names;
}

int
model_order_of(const tree *node)
{
    return (int)tree_int(tree_get(node, "order"), -1);
}

// The index of a declaration by its order in the headers, each used only once.
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

static int
by_name(const void *a, const void *b)
{
    const char *left = tree_text(tree_get(*(const tree *const *)a, "name"));
    const char *right = tree_text(tree_get(*(const tree *const *)b, "name"));
    return strcmp(left, right);
}

// Items are looked up by name, so each name must occur once. Exceptions are functions that are
// skipped because C calls a newer one by their name, skipped declarations of different kinds, and
// items without a name.
static void
check_names(reader *r, const tree *first, const member *member, int count)
{
    if (!member_find(member->items, "name") || member->items == skipped_members)
        return;
    const tree **named = new_items(r, count, sizeof *named);
    int found = 0;
    for (const tree *t = first; t; t = t->next) {
        const char *name = tree_text(tree_get(t, "name"));
        bool is_hidden = member->items == function_members && tree_get(t, "skip");
        if (name && *name && !is_hidden)
            named[found++] = t;
    }
    if (found > 0)
        qsort(named, (size_t)found, sizeof *named, by_name);
    for (int i = 1; i < found; i++)
        if (by_name(&named[i - 1], &named[i]) == 0)
            fail(r, named[i], arena_printf(r->a, "%s has a second", member->key),
                 tree_text(tree_get(named[i], "name")));
}

static void read_struct(reader *r, const tree *map, const member *members, void *target,
                        location real);

// Items with an "order" go to that index; other items stay in the file's order. `real` is the
// header location of the enclosing declaration.
static void *
read_list(reader *r, const tree *map, const member *member, int *count, location real)
{
    const tree *first = NULL;
    bool is_ordered = member_find(member->items, "order") != NULL;
    *count = list_length(r, map, member->key, &first);
    char *items = new_items(r, *count, member->size);
    bool *taken = new_items(r, *count, sizeof *taken);
    const tree *t = first;
    for (int i = 0; t; t = t->next, i++) {
        int order = is_ordered ? read_order(r, t, *count, taken) : i;
        if (order >= 0)
            read_struct(r, t, member->items, items + (size_t)order * member->size, real);
    }
    check_names(r, first, member, *count);
    return items;
}

static void
read_bases(reader *r, const tree *map, const member *member, record *out)
{
    int count = 0;
    struct member names = *member_find(record_members, "names");
    names.key = member->key;
    out->bases = read_names(r, map, &names, MEMBER_EMPTY, &count);
    if (!tree_get(map, "bases")) {
        out->bases = new_items(r, out->name_count, sizeof *out->bases);
        for (int i = 1; i < out->name_count; i++)
            out->bases[i] = out->names[i - 1];
    } else if (count != out->name_count) {
        fail(r, map, "not as many items as in \"names\":", "bases");
    }
    for (int i = 0; i < count && i < out->name_count; i++)
        if (out->bases[i] && !*out->bases[i])
            out->bases[i] = NULL; // no base class
}

static void
read_args(reader *r, const tree *map, type *out)
{
    const tree *arg = NULL;
    out->arg_count = list_length(r, map, "args", &arg);
    out->args = new_items(r, out->arg_count, sizeof *out->args);
    for (int i = 0; arg; arg = arg->next)
        out->args[i++] = find_type(r, arg);
}

// Reads lists. Sets members that default to another member, and locations that default to the
// declaration's.
static void
read_rest(reader *r, const tree *map, const member *m, char *target, location real)
{
    char *at = target + m->offset;
    int *count = (int *)(void *)(target + m->other);
    switch (m->kind) {
    case MEMBER_TEXT:
    case MEMBER_TYPE:
        if (m->need == MEMBER_SAME && !*(void **)(void *)at)
            memcpy(at, target + m->other, sizeof(void *));
        break;
    case MEMBER_INSIDE:
        place(r, (location *)(void *)at, map->loc, real);
        break;
    case MEMBER_NAMES:
        *(const char ***)(void *)at = read_names(r, map, m, MEMBER_TEXT, count);
        break;
    case MEMBER_LIST:
    case MEMBER_SORTED:
        *(void **)(void *)at = read_list(r, map, m, count, real);
        break;
    case MEMBER_SPECIAL:
        if (strcmp(m->key, "bases") == 0)
            read_bases(r, map, m, (record *)(void *)target);
        else if (strcmp(m->key, "args") == 0)
            read_args(r, map, (type *)(void *)target);
        break;
    default:
        break;
    }
}

// `real` is the header location of the enclosing declaration, for structs without their own.
static void
read_struct(reader *r, const tree *map, const member *members, void *target, location real)
{
    if (map->kind != TREE_MAP) {
        fail(r, map, "not an object:", map->key ? map->key : "item");
        return;
    }
    for (const member *m = members; m->key; m++)
        if (m->need == MEMBER_UNKNOWN)
            *(int64_t *)(void *)((char *)target + m->offset) = -1;
    for (const tree *t = map->first; t; t = t->next) {
        const member *found = member_find_former(members, t->key, r->format);
        if (found)
            read_member(r, t, found, (char *)target + found->offset);
        else
            fail(r, t, "unknown key", t->key);
    }
    for (const member *m = members; m->key; m++) {
        bool is_value = m->kind < MEMBER_PLACE;
        if (m->need == MEMBER_MUST && is_value && !tree_get(map, m->key))
            fail(r, map, "missing key", m->key);
        if (m->kind == MEMBER_PLACE) {
            read_place(r, map, m, (char *)target + m->offset);
            real = r->places[r->place_count - 1].real;
        }
    }
    for (const member *m = members; m->key; m++)
        read_rest(r, map, m, target, real);
}

// Types come first: everything else refers to them by spelling.
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
    for (int j = 1; j < r->type_count; j++)
        if (text_equal(r->sorted[j - 1]->spelling, r->sorted[j]->spelling))
            fail(r, tree_get(root, "types"), "a second type", r->sorted[j]->spelling);
    i = 0;
    for (const tree *t = first; t; t = t->next, i++) {
        r->nodes[i] = t;
        read_struct(r, t, type_members, &r->types[i], (location){0});
    }
}

// Reports how many more problems there are, and checks the shape before anything is made from the
// model.
static bool
is_sound(const reader *r, const tree *root)
{
    if (r->problems > MOST_REPORTED)
        diag_note((location){root->loc.file, 0, 0}, "%d more", r->problems - MOST_REPORTED);
    model_types types = {r->types, r->nodes, r->type_count};
    return r->problems == 0 && model_check_shape(r->m, &types);
}

static model_source *
read_root(arena *a, const tree *root, const tree *all)
{
    if (!root)
        return NULL;
    int64_t format = tree_int(tree_get(root, "format"), 0);
    if (format < 1 || format > MODEL_FORMAT) {
        diag_error(root->loc, "not a model of format 1 to %d; write it again with cubind-gen dump",
                   MODEL_FORMAT);
        return NULL;
    }
    reader r = {.a = a, .format = (int)format, .m = arena_alloc(a, sizeof *r.m)};
    r.m->arena = a;
    read_types(&r, root);
    read_struct(&r, root, model_members, r.m, (location){0});
    r.m->python_name = r.m->python_name ? r.m->python_name : r.m->module;
    if (!is_sound(&r, root))
        return NULL;
    spaces_set_default(r.m);
    if (all)
        model_tell_ages(r.m, all);
    model_source *source = arena_alloc(a, sizeof *source);
    *source = (model_source){r.m, root, r.places, r.place_count};
    return source;
}

model_source *
model_read(arena *a, const char *path)
{
    const tree *all;
    const tree *root = history_read(a, path, &all);
    return read_root(a, root, all);
}

model_source *
model_read_text(arena *a, const char *name, const text *json)
{
    return read_root(a, tree_read_json_text(a, name, json->data, json->length), NULL);
}
