// Assigns classes to pages. Each kind of class has one page. If that page would be too long, it is
// split by the letter that follows the library's prefix in the class's name. So a class stays on
// its page when others are added, unless they make the page too long.
#include "reference/shelves.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "render/names.h"

enum { MOST_LINES = 2000, LINES_OF_A_CLASS = 10 };

// A class and its sort key.
typedef struct shelved {
    const class_info *c;
    const char *key; // the name after the prefix, in lower case
} shelved;

const char *
shelf_word(class_kind kind)
{
    static const char *const words[] = {[CLASS_ENUM] = "enums",
                                        [CLASS_HANDLE] = "handles",
                                        [CLASS_SCALAR] = "numbers",
                                        [CLASS_CALLBACK] = "callbacks",
                                        [CLASS_RECORD] = "structs"};
    return words[kind];
}

const char *
shelf_title(class_kind kind)
{
    static const char *const titles[] = {[CLASS_ENUM] = "Enums",
                                         [CLASS_HANDLE] = "Handles",
                                         [CLASS_SCALAR] = "Numbers",
                                         [CLASS_CALLBACK] = "Callbacks",
                                         [CLASS_RECORD] = "Structs and unions"};
    return titles[kind];
}

static const char *
key_of(const volume *v, const char *name)
{
    const char *prefix = v->e.m->function_prefix;
    text out = {0};
    if (prefix != NULL && strncasecmp(name, prefix, strlen(prefix)) == 0)
        name += strlen(prefix);
    for (name += strspn(name, "_"); *name != '\0'; name++) {
        char c = (char)tolower((unsigned char)*name);
        text_add_n(&out, &c, 1);
    }
    return emit_keep(&v->e, &out);
}

static int
compare(const void *left, const void *right)
{
    const shelved *a = left, *b = right;
    int order = strcmp(a->key, b->key);
    return order != 0 ? order : strcmp(a->c->name, b->c->name);
}

static shelved *
list_kind(const volume *v, class_kind kind, int *count)
{
    shelved *all = arena_alloc(v->e.a, sizeof *all * (size_t)(v->e.class_count + 1));
    *count = 0;
    for (int i = 0; i < v->e.class_count; i++) {
        const class_info *c = &v->e.classes[i];
        if (c->kind == kind && c->origin == NULL)
            all[(*count)++] = (shelved){c, key_of(v, c->name)};
    }
    qsort(all, (size_t)*count, sizeof *all, compare);
    return all;
}

const class_info **
shelf_classes(const volume *v, class_kind kind, int *count)
{
    const shelved *all = list_kind(v, kind, count);
    const class_info **classes = arena_alloc(v->e.a, sizeof *classes * (size_t)(*count + 1));
    for (int i = 0; i < *count; i++)
        classes[i] = all[i].c;
    return classes;
}

static int
lines_of(const shelved *items, int count)
{
    int lines = LINES_OF_A_CLASS * count;
    for (int i = 0; i < count; i++) {
        const class_info *c = items[i].c;
        lines += c->kind == CLASS_ENUM ? c->enumeration->item_count : 0;
        lines += c->kind == CLASS_RECORD ? c->record->field_count : 0;
    }
    return lines;
}

// Places classes whose keys share the first `depth` letters. `done`: the keys end there, so they
// cannot be split further.
static void
place(volume *v, const shelved *items, int count, size_t depth, bool done)
{
    if (done || lines_of(items, count) <= MOST_LINES) {
        const char *gap = depth > 0 ? "-" : "";
        const char *name = arena_printf(v->e.a, "%s%s%.*s.md", shelf_word(items[0].c->kind), gap,
                                        (int)depth, items[0].key);
        for (int i = 0; i < count; i++)
            v->class_pages[items[i].c - v->e.classes] = name;
        return;
    }
    for (int first = 0, end = 0; first < count; first = end) {
        char letter = items[first].key[depth];
        while (end < count && items[end].key[depth] == letter)
            end++;
        place(v, items + first, end - first, depth + (letter != '\0'), letter == '\0');
    }
}

void
shelf_place_classes(volume *v)
{
    v->class_pages = arena_alloc(v->e.a, sizeof *v->class_pages * (size_t)(v->e.class_count + 1));
    for (int i = 0; i < v->e.class_count; i++)
        v->class_pages[i] = NULL;
    for (class_kind kind = CLASS_ENUM; kind <= CLASS_RECORD; kind++) {
        int count = 0;
        const shelved *items = list_kind(v, kind, &count);
        if (count > 0)
            place(v, items, count, 0, false);
    }
}
