// Prints docstrings of classes from the facts of class_facts.c.
#include "emit/class_docs.h"

#include <string.h>

#include "emit/class_facts.h"
#include "render/docs.h"
#include "render/names.h"

// A docstring names at most this many functions. Classes with more are common in the library, so a
// full list would not help.
enum { MOST_NAMES = 12 };

static void
add_names(text *out, const emitter *e, const class_list *list)
{
    const char *names[MOST_NAMES];
    int count = list->count < MOST_NAMES ? list->count : MOST_NAMES;
    memcpy(names, list->names, sizeof *names * (size_t)count);
    if (list->count > count)
        names[count - 1] =
            arena_printf(e->a, "%s and %d more", names[count - 1], list->count - count);
    text_printf(out, "\n%s\n", list->title);
    emit_word_list(out, 4, names, count);
}

static void
add_members(text *out, const emitter *e, const class_facts *facts)
{
    const char **items = arena_alloc(e->a, sizeof *items * (size_t)(facts->entry_count + 1));
    for (int i = 0; i < facts->entry_count; i++)
        items[i] = arena_printf(e->a, "%s = %s", facts->entries[i].name, facts->entries[i].words);
    text_add(out, "\nMembers\n");
    emit_word_list(out, 4, items, facts->entry_count);
}

static void
add_fields(text *out, const class_facts *facts)
{
    text_add(out, facts->entry_count > 0 ? "\nFields\n" : "");
    emit_entries(out, facts->entries, facts->entry_count);
}

const char *
emit_class_doc(const emitter *e, const class_info *c, bool in_stub)
{
    text out = {0};
    if (c->origin != NULL)
        return NULL;
    const class_facts facts = emit_class_facts(e, c);
    if (facts.second != NULL)
        return arena_printf(e->a, "%s\n", facts.second);
    if (facts.about != NULL)
        emit_paragraph(&out, 0, 0, facts.about);
    text_add(&out, facts.about != NULL ? "\n" : "");
    emit_paragraph(&out, 0, 0, facts.in_c);
    if (facts.called != NULL)
        emit_paragraph(&out, 0, 0, facts.called);
    if (c->kind == CLASS_ENUM && !in_stub)
        add_members(&out, e, &facts);
    else if (c->kind == CLASS_RECORD)
        add_fields(&out, &facts);
    for (int i = 0; i < facts.list_count; i++)
        add_names(&out, e, &facts.lists[i]);
    return emit_keep(e, &out);
}
