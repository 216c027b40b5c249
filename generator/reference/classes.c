// Fills the pages of classes: each class has the facts of its docstring, and all functions that use
// it.
#include "reference/classes.h"

#include <string.h>

#include "emit/class_facts.h"
#include "reference/links.h"
#include "reference/markdown.h"
#include "reference/pages.h"
#include "reference/shelves.h"

static void
add_entries(page *p, const class_info *c, const class_facts *facts)
{
    bool is_enum = c->kind == CLASS_ENUM;
    if (facts->entry_count > 0)
        md_table(&p->text,
                 (const char *[]){is_enum ? "Member" : "Field", is_enum ? "Value" : "Contents"}, 2);
    for (int i = 0; i < facts->entry_count; i++) {
        text_add(&p->text, "| ");
        md_code(&p->text, facts->entries[i].name);
        text_add(&p->text, " | ");
        link_words(p, facts->entries[i].words);
        text_add(&p->text, " |\n");
    }
}

// Adds a name with a link: "f", or "COPY2D.src", which links to its struct.
static void
add_place(page *p, const char *name)
{
    size_t length = strcspn(name, ".");
    const char *owner = arena_intern_n(p->v->e.a, name, length);
    const char *link = name[length] == '.' ? link_class(p, owner) : link_function(p, name);
    link_name(p, name, link);
}

static void
add_list(page *p, const class_list *list)
{
    text_printf(&p->text, "\n%s ", list->title);
    for (int i = 0; i < list->count; i++) {
        text_add(&p->text, i == 0 ? "" : i % 4 == 0 ? ",\n" : ", ");
        add_place(p, list->names[i]);
    }
    text_add(&p->text, "\n");
}

static void
add_paragraph(page *p, const char *words)
{
    if (words == NULL)
        return;
    text_add(&p->text, "\n");
    link_words(p, words);
    text_add(&p->text, "\n");
}

static void
add_c(page *p, const char *type)
{
    text_add(&p->text, "\n");
    md_code(&p->text, type);
    text_add(&p->text, "\n");
}

static void
add_class(page *p, const class_info *c)
{
    md_anchor(&p->text, c->name);
    p->subject = c->name;
    if (c->same != NULL) {
        text_add(&p->text, "\nAnother name of ");
        link_name(p, c->same, link_class(p, c->same));
        text_add(&p->text, ".\n");
        return;
    }
    const class_facts facts = emit_class_facts(&p->v->e, c);
    add_paragraph(p, facts.second);
    add_paragraph(p, facts.about);
    if (c->kind == CLASS_RECORD)
        add_paragraph(p, facts.in_c);
    else
        add_c(p, facts.in_c);
    add_paragraph(p, facts.called);
    add_entries(p, c, &facts);
    for (int i = 0; i < facts.list_count; i++)
        add_list(p, &facts.lists[i]);
}

static const char *
page_name(const volume *v, const class_info *c)
{
    return v->class_pages[c - v->e.classes];
}

// Returns the title of a page. A page without all classes of a kind names its first and last.
static const char *
title_of(const volume *v, const class_info *const *classes, int count)
{
    const class_info *c = classes[0];
    const char *title =
        arena_printf(v->e.a, "cubind.%s: %s", v->e.m->python_name, shelf_title(c->kind));
    int last = 0;
    while (last + 1 < count && text_equal(page_name(v, classes[last + 1]), page_name(v, c)))
        last++;
    if (page_name(v, c)[strlen(shelf_word(c->kind))] != '-')
        return title;
    if (last == 0)
        return arena_printf(v->e.a, "%s, %s", title, c->name);
    return arena_printf(v->e.a, "%s, %s to %s", title, c->name, classes[last]->name);
}

void
add_class_pages(volume *v)
{
    for (class_kind kind = CLASS_ENUM; kind <= CLASS_RECORD; kind++) {
        int count = 0;
        const class_info **classes = shelf_classes(v, kind, &count);
        page *p = NULL;
        for (int i = 0; i < count; i++) {
            const char *name = page_name(v, classes[i]);
            if (p == NULL || !text_equal(p->name, name))
                p = page_open(v, name, title_of(v, classes + i, count - i));
            add_class(p, classes[i]);
        }
    }
}
