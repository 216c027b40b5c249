// Makes methods.c: the method tables of both forms, and the docstrings of functions and their
// aliases.
#include <string.h>

#include "emit/internal.h"
#include "render/docs.h"

// Adds the entries of one function under one name, and its docstrings.
static void
add_method(const emitter *e, const function *f, const char *name, text *out, text tables[2])
{
    const template *t = e->templates[TEMPLATE_FUNCTIONS];
    const char *docs[] = {emit_docstring(e, f, name, false), emit_docstring(e, f, name, true)};
    bool same = strcmp(docs[0], docs[1]) == 0;
    function_vars v = {.name = name, .symbol = f->name};
    v.values = docs[0];
    template_expand(t, "doc", VARS_VALUES(&v), out);
    if (!same) {
        v.values = docs[1];
        template_expand(t, "doc.checked", VARS_VALUES(&v), out);
    }
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
    v.declare = emit_keep(e, &tables[0]);
    v.convert = emit_keep(e, &tables[1]);
    template_expand(t, "table", VARS_VALUES(&v), out);
}
