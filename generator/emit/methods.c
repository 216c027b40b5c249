// Makes methods.c: the method tables of both forms, and the docstrings of functions and their
// aliases.
#include "emit/methods.h"

#include <string.h>

#include "emit/output.h"
#include "render/docs.h"
#include "render/names.h"

// Adds the entries of one function under one name, and its docstrings.
static void
add_method(const emitter *e, const function *f, const char *name, text *out, text tables[2])
{
    const template *t = e->templates[TEMPLATE_FUNCTIONS];
    text docs[2] = {{0}, {0}};
    emit_docstring(&docs[0], e, f, name, false);
    emit_docstring(&docs[1], e, f, name, true);
    bool same = strcmp(docs[0].data, docs[1].data) == 0;
    function_vars v = {.name = name, .symbol = f->name};
    v.values = docs[0].data;
    template_expand(t, "doc", VARS_VALUES(&v), out);
    if (!same) {
        v.values = docs[1].data;
        template_expand(t, "doc.checked", VARS_VALUES(&v), out);
    }
    text_free(&docs[0]);
    text_free(&docs[1]);
    const char *snippet = name == f->name ? "method" : "method.alias";
    for (int checked = 0; checked < 2; checked++) {
        v.value = checked && !same ? "doc_checked" : "doc";
        template_expand(t, snippet, VARS_VALUES(&v), &tables[checked]);
    }
}

void
emit_methods(emitter *e)
{
    const template *t = e->templates[TEMPLATE_FUNCTIONS];
    text *out = emit_open(e, "methods.c", TEMPLATE_FUNCTIONS);
    text tables[2] = {{0}, {0}};
    function_vars v = {.module = e->m->module};
    template_expand(t, "methods", VARS_VALUES(&v), out);
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        if (f->skip == NULL)
            add_method(e, f, f->name, out, tables);
    }
    for (int i = 0; i < e->m->alias_count; i++) {
        const function *f = emit_find_function(e, e->m->aliases[i].function);
        if (f != NULL && f->skip == NULL)
            add_method(e, f, e->m->aliases[i].name, out, tables);
    }
    v.declare = tables[0].data;
    v.convert = tables[1].data;
    template_expand(t, "table", VARS_VALUES(&v), out);
    text_free(&tables[0]);
    text_free(&tables[1]);
}
