// Makes the files of wrappers: functions_<section>.c for each section of the spec, functions.c for
// functions without a section, and functions.h.
#include "emit/function_files.h"

#include <string.h>

#include "emit/functions.h"
#include "emit/output.h"
#include "emit/questions.h"
#include "emit/tables.h"

static bool
is_bound(const function *f)
{
    return f->skip == NULL;
}

static text *
open_section(emitter *e, const char *section)
{
    const char *name =
        section != NULL ? arena_printf(e->a, "functions_%s.c", section) : "functions.c";
    text *out = emit_open(e, name, TEMPLATE_FUNCTIONS);
    function_vars none = {0};
    template_expand(e->templates[TEMPLATE_FUNCTIONS], "file", VARS_VALUES(&none), out);
    return out;
}

// Functions of a section stay in the order of the header. All texts of a model are interned, so
// equal ones have one address.
static void
emit_wrappers(emitter *e)
{
    text **files = arena_alloc(e->a, sizeof *files * (size_t)(e->m->function_count + 1));
    const char **sections =
        arena_alloc(e->a, sizeof *sections * (size_t)(e->m->function_count + 1));
    int count = 0;
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        if (!is_bound(f))
            continue;
        int at = 0;
        while (at < count && sections[at] != f->section)
            at++;
        if (at == count) {
            sections[count] = f->section;
            files[count++] = open_section(e, f->section);
        }
        emit_function(e, f, files[at]);
    }
}

static void
emit_header(emitter *e)
{
    const template *t = e->templates[TEMPLATE_FUNCTIONS];
    text *out = emit_open(e, "functions.h", TEMPLATE_FUNCTIONS);
    function_vars v = {.module = e->upper};
    template_expand(t, "header", VARS_VALUES(&v), out);
    for (int i = 0; i < e->m->function_count; i++) {
        v.name = e->m->functions[i].name;
        if (is_bound(&e->m->functions[i]))
            template_expand(t, "declaration", VARS_VALUES(&v), out);
    }
    emit_declare_tables(e, out);
    emit_questions(e, out);
    v.module = e->m->module;
    text_printf(out, "\nextern PyMethodDef %s_methods[];\n", v.module);
    text_printf(out, "extern PyMethodDef %s_checked_methods[];\n", v.module);
    text_printf(out, "extern const cb_checked_doc %s_checked_docs[];\n", v.module);
    template_expand(t, "header.end", VARS_VALUES(&v), out);
}

void
emit_functions(emitter *e)
{
    emit_wrappers(e);
    emit_header(e);
}
