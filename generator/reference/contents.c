// Fills the pages that link to others: a module's constants and index, and the index of all
// modules.
#include "reference/contents.h"

#include <string.h>

#include "emit/constants.h"
#include "reference/links.h"
#include "reference/markdown.h"
#include "reference/pages.h"
#include "reference/shelves.h"
#include "render/names.h"

// ---- constants ----

static const char *
constant_value(const volume *v, const macro *mc)
{
    text out = {0};
    if (mc->cls == MACRO_STRING) {
        text_add_json(&out, mc->text != NULL ? mc->text : "");
        return emit_keep(&v->e, &out);
    }
    if (mc->cls == MACRO_FLOAT)
        return mc->text;
    if (mc->is_unsigned)
        return arena_printf(v->e.a, "%llu", (unsigned long long)mc->value);
    return arena_printf(v->e.a, "%lld", (long long)mc->value);
}

void
add_constants(volume *v)
{
    int count = 0;
    const macro **all = emit_constants(&v->e, &count);
    if (count == 0)
        return;
    page *p = page_open(v, "constants.md",
                        arena_printf(v->e.a, "cubind.%s: Constants", v->e.m->python_name));
    md_table(&p->text, (const char *[]){"Name", "Value"}, 2);
    for (int i = 0; i < count; i++) {
        text_add(&p->text, "| ");
        md_code(&p->text, all[i]->name);
        text_add(&p->text, " | ");
        md_code(&p->text, constant_value(v, all[i]));
        text_add(&p->text, " |\n");
    }
}

// ---- a module ----

static void
add_use(page *p)
{
    const model *m = p->v->e.m;
    const char *name = m->python_name;
    text_printf(&p->text, "\nMade from release %s.\n", p->v->e.release);
    text_printf(&p->text, "\n```python\nfrom cubind import %s  # the tuple form\n", name);
    text_printf(&p->text, "from cubind.checked import %s  # the checked form\n```\n", name);
    if (m->status_enum == NULL)
        return;
    text_add(&p->text,
             "\nFunctions of the tuple form return a tuple that begins with the status, ");
    link_name(p, m->status_enum, link_class(p, m->status_enum));
    text_add(&p->text, ".\n"
                       "Those of the checked form return the other results");
    if (m->error_class != NULL) {
        text_add(&p->text, ", and raise ");
        md_code(&p->text, m->error_class);
        text_add(&p->text, " if the call fails");
    }
    text_add(&p->text, ".\n");
}

static void
add_name(page *p, int *count, const char *name, const char *link)
{
    text_add(&p->text, *count == 0 ? "\n" : *count % 4 == 0 ? ",\n" : ", ");
    link_name(p, name, link);
    ++*count;
}

static void
add_chapter(page *p, const char *section, int chapters)
{
    const volume *v = p->v;
    const model *m = v->e.m;
    int count = 0;
    // Functions without a chapter need no heading if there are no chapters.
    if (section != NULL || chapters > 1)
        text_printf(&p->text, "\n### [%s](%s)\n", page_section_title(v, section),
                    page_of_section(v, section));
    for (int i = 0; i < m->function_count; i++) {
        const function *f = &m->functions[i];
        if (f->skip == NULL && text_equal(f->section, section))
            add_name(p, &count, f->name, link_function(p, f->name));
    }
    for (int i = 0; i < m->alias_count; i++) {
        const function_alias *alias = &m->aliases[i];
        const function *f = emit_find_function(&v->e, alias->function);
        if (f != NULL && f->skip == NULL && text_equal(f->section, section))
            add_name(p, &count, alias->name,
                     arena_printf(v->e.a, "%s#%s", page_of_section(v, section), alias->name));
    }
    text_add(&p->text, "\n");
}

static void
add_shelf(page *p, class_kind kind)
{
    int total = 0, count = 0;
    const class_info **classes = shelf_classes(p->v, kind, &total);
    if (total == 0)
        return;
    text_printf(&p->text, "\n### %s\n", shelf_title(kind));
    for (int i = 0; i < total; i++)
        add_name(p, &count, classes[i]->name, link_class(p, classes[i]->name));
    text_add(&p->text, "\n");
}

void
add_contents(volume *v)
{
    const model *m = v->e.m;
    const char *title = m->title != NULL ? m->title : m->python_name;
    page *p =
        page_open(v, "index.md", arena_printf(v->e.a, "cubind.%s: %s", m->python_name, title));
    int count = 0, constants = 0;
    const char **sections = page_sections(v, &count);
    add_use(p);
    text_add(&p->text, count > 0 ? "\n## Functions\n" : "");
    for (int i = 0; i < count; i++)
        add_chapter(p, sections[i], count);
    text_add(&p->text, v->e.class_count > 0 ? "\n## Classes\n" : "");
    for (class_kind kind = CLASS_ENUM; kind <= CLASS_RECORD; kind++)
        add_shelf(p, kind);
    emit_constants(&v->e, &constants);
    if (constants > 0)
        text_add(&p->text, "\n## Constants\n\n[Names and values](constants.md)\n");
}

// ---- all modules ----

static int
count_functions(const model *m)
{
    int count = 0;
    for (int i = 0; i < m->function_count; i++)
        count += m->functions[i].skip == NULL;
    return count;
}

static int
count_classes(const emitter *e)
{
    int count = 0;
    for (int i = 0; i < e->class_count; i++)
        count += e->classes[i].origin == NULL;
    return count;
}

const char *
book_contents(const book *b, arena *a)
{
    text out = {0};
    text_add(&out, PAGE_MARK "\n# Reference\n");
    md_table(&out, (const char *[]){"Module", "Library", "Release", "Functions", "Classes"}, 5);
    for (int i = 0; i < b->count; i++) {
        const emitter *e = &b->volumes[i].e;
        text_printf(&out, "| [cubind.%s](%s/index.md) | ", e->m->python_name, e->m->module);
        md_text(&out, e->m->title != NULL ? e->m->title : e->m->python_name);
        text_printf(&out, " | %s | %d | %d |\n", e->release, count_functions(e->m),
                    count_classes(e));
    }
    const char *kept = arena_intern(a, out.data);
    text_free(&out);
    return kept;
}
