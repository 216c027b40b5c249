// Opens the pages of a volume, and assigns chapters to pages.
#include "reference/pages.h"

#include "reference/markdown.h"
#include "render/names.h"

page *
page_open(volume *v, const char *name, const char *title)
{
    page *p = arena_alloc(v->e.a, sizeof *p);
    *p = (page){.v = v, .name = name};
    v->pages = arena_grow(v->e.a, v->pages, v->page_count, sizeof *v->pages);
    v->pages[v->page_count++] = p;
    text_add(&p->text, PAGE_MARK "\n# ");
    md_text(&p->text, title);
    text_add(&p->text, "\n");
    return p;
}

const char *
page_of_section(const volume *v, const char *section)
{
    return section != NULL ? arena_printf(v->e.a, "functions-%s.md", section) : "functions.md";
}

const char *
page_section_title(const volume *v, const char *section)
{
    text out = {0};
    if (section == NULL)
        return "Functions";
    for (const char *s = section; *s != '\0'; s++) {
        char c = *s == '_' ? ' ' : *s;
        if (s == section && c >= 'a' && c <= 'z')
            c = (char)(c - 'a' + 'A');
        text_add_n(&out, &c, 1);
    }
    return emit_keep(&v->e, &out);
}

const char **
page_sections(const volume *v, int *count)
{
    const model *m = v->e.m;
    const char **sections = arena_alloc(v->e.a, sizeof *sections * (size_t)(m->function_count + 1));
    *count = 0;
    for (int i = 0; i < m->function_count; i++) {
        int at = 0;
        if (m->functions[i].skip != NULL)
            continue;
        while (at < *count && !text_equal(sections[at], m->functions[i].section))
            at++;
        if (at == *count)
            sections[(*count)++] = m->functions[i].section;
    }
    return sections;
}
