// Fills the pages of chapters, which describe functions: each function has the facts of its
// docstring.
#include "reference/functions.h"

#include "reference/links.h"
#include "reference/markdown.h"
#include "reference/pages.h"
#include "render/names.h"
#include "render/value_facts.h"

// ---- code ----

static void
add_form(page *p, const function *f, const char *name, bool checked)
{
    const emitter *e = &p->v->e;
    text_printf(&p->text, "# cubind.%s%s\n", checked ? "checked." : "", e->m->python_name);
    md_code_line(&p->text,
                 arena_printf(e->a, "def %s -> %s: ...", emit_signature(e, f, name, checked, ""),
                              emit_returned(e, f, checked)));
}

static void
add_code(page *p, const function *f, const char *name)
{
    text_add(&p->text, "\n```python\n");
    add_form(p, f, name, false);
    add_form(p, f, name, true);
    text_add(&p->text, "```\n\n```c\n");
    md_code_line(&p->text, arena_printf(p->v->e.a, "%s;", emit_prototype(&p->v->e, f)));
    text_add(&p->text, "```\n");
}

// ---- parameters and results ----

static const doc_entry *
find_entry(const doc_entry *entries, int count, const char *name)
{
    for (int i = 0; i < count; i++)
        if (text_equal(entries[i].name, name))
            return &entries[i];
    return NULL;
}

// The facts about parameters or results in both forms.
typedef struct both_forms {
    doc_entry tuple[MODEL_MOST_PARAMS], checked[MODEL_MOST_PARAMS];
    int tuple_count, checked_count;
} both_forms;

static bool
are_same(const both_forms *both)
{
    bool same = both->tuple_count == both->checked_count;
    for (int i = 0; same && i < both->tuple_count; i++)
        same = text_equal(both->tuple[i].name, both->checked[i].name) &&
               text_equal(both->tuple[i].words, both->checked[i].words);
    return same;
}

static void
add_cell(page *p, const doc_entry *entry)
{
    if (entry != NULL)
        link_words(p, entry->words);
    else
        text_add(&p->text, "left out");
    text_add(&p->text, " |");
}

// If the forms differ, each has a column. Words of the checked form that equal those of the tuple
// form are not repeated.
static void
add_row(page *p, const char *name, const both_forms *both, bool same)
{
    const doc_entry *tuple = find_entry(both->tuple, both->tuple_count, name);
    const doc_entry *checked = find_entry(both->checked, both->checked_count, name);
    if (tuple == NULL && checked == NULL)
        return;
    text_add(&p->text, "| ");
    md_code(&p->text, name);
    text_add(&p->text, " | ");
    add_cell(p, tuple);
    if (!same && tuple != NULL && checked != NULL && text_equal(tuple->words, checked->words))
        text_add(&p->text, " the same |");
    else if (!same) {
        text_add(&p->text, " ");
        add_cell(p, checked);
    }
    text_add(&p->text, "\n");
}

static void
add_table(page *p, const function *f, const char *const *titles, const both_forms *both)
{
    bool same = are_same(both);
    if (both->tuple_count == 0 && both->checked_count == 0)
        return;
    md_table(&p->text, titles, same ? 2 : 3);
    for (int i = 0; i < f->param_count; i++)
        add_row(p, f->params[i].python_name, both, same);
}

static void
add_parameters(page *p, const function *f)
{
    static const char *const titles[] = {"Parameter", "Accepted values", "In the checked form"};
    const emitter *e = &p->v->e;
    both_forms both;
    both.tuple_count = emit_parameter_facts(e, f, false, both.tuple);
    both.checked_count = emit_parameter_facts(e, f, true, both.checked);
    add_table(p, f, titles, &both);
}

static void
add_results(page *p, const function *f)
{
    static const char *const titles[] = {"Result", "Type", "In the checked form"};
    const emitter *e = &p->v->e;
    both_forms both;
    both.tuple_count = emit_result_facts(e, f, false, both.tuple);
    both.checked_count = emit_result_facts(e, f, true, both.checked);
    text_add(&p->text, "\nReturns ");
    link_words(p, emit_return_fact(e, f, false));
    text_add(&p->text, "\n");
    add_table(p, f, titles, &both);
}

static void
add_value_types(page *p, const function *f)
{
    value_facts facts[MODEL_MOST_PARAMS];
    int count = emit_value_facts(&p->v->e, f, facts);
    for (int i = 0; i < count; i++) {
        const char *const titles[] = {
            arena_printf(p->v->e.a, "Types of %s", facts[i].value),
            arena_printf(p->v->e.a, "By %s", facts[i].chooser),
        };
        md_table(&p->text, titles, 2);
        for (int j = 0; j < facts[i].count; j++) {
            text_add(&p->text, "| ");
            link_words(p, facts[i].entries[j].name);
            text_add(&p->text, " | ");
            link_words(p, facts[i].entries[j].words);
            text_add(&p->text, " |\n");
        }
    }
}

// ---- the rest ----

static void
add_item(page *p, const char *sentence)
{
    if (sentence == NULL)
        return;
    text_add(&p->text, "- ");
    link_words(p, sentence);
    text_add(&p->text, "\n");
}

static void
add_facts(page *p, const function *f)
{
    const origin_facts facts = emit_origin_facts(&p->v->e, f);
    text_add(&p->text, "\n");
    for (int i = 0; i < f->status_count; i++) {
        text_add(&p->text, i > 0                            ? ", "
                           : f->result_form == RESULT_VALUE ? "- May return "
                                                            : "- Fails with ");
        md_code(&p->text, f->statuses[i]);
    }
    text_add(&p->text, f->status_count > 0 ? "\n" : "");
    add_item(p, facts.fails);
    add_item(p, facts.gil);
    add_item(p, facts.since);
    add_item(p, facts.deprecated);
    add_item(p, facts.per_thread);
    add_item(p, facts.core);
    if (facts.manual != NULL)
        text_printf(&p->text, "- [The manual](%s)\n", facts.manual);
}

static void
add_function(page *p, const function *f)
{
    md_anchor(&p->text, f->name);
    p->subject = f->name;
    if (f->about != NULL) {
        text_add(&p->text, "\n");
        link_words(p, f->about);
        text_add(&p->text, "\n");
    }
    add_code(p, f, f->name);
    add_parameters(p, f);
    add_results(p, f);
    add_value_types(p, f);
    add_facts(p, f);
}

static void
add_alias(page *p, const function_alias *alias, const function *f)
{
    md_anchor(&p->text, alias->name);
    text_add(&p->text, "\nAnother name of ");
    link_name(p, f->name, link_function(p, f->name));
    text_add(&p->text, ".\n");
}

void
add_chapters(volume *v)
{
    const model *m = v->e.m;
    int count = 0;
    const char **sections = page_sections(v, &count);
    for (int i = 0; i < count; i++) {
        const char *title = arena_printf(v->e.a, "cubind.%s: %s", m->python_name,
                                         page_section_title(v, sections[i]));
        page *p = page_open(v, page_of_section(v, sections[i]), title);
        for (int j = 0; j < m->function_count; j++)
            if (m->functions[j].skip == NULL && text_equal(m->functions[j].section, sections[i]))
                add_function(p, &m->functions[j]);
        for (int j = 0; j < m->alias_count; j++) {
            const function *f = emit_find_function(&v->e, m->aliases[j].function);
            if (f != NULL && f->skip == NULL && text_equal(f->section, sections[i]))
                add_alias(p, &m->aliases[j], f);
        }
    }
}
