// Makes methods.c: the method table, and the docstrings of functions and their aliases. The checked
// form has the same methods, and a list of the docstrings that differ.
#include "emit/methods.h"

#include <string.h>

#include "emit/output.h"
#include "render/docs.h"
#include "render/names.h"

typedef struct method_texts {
    text *docs;
    text methods;
    text checked;
    int count;
} method_texts;

// Adds the entry of one function under one name, and its docstrings.
static void
add_method(const emitter *e, const function *f, const char *name, method_texts *out)
{
    const template *t = e->templates[TEMPLATE_FUNCTIONS];
    text docs[2] = {{0}, {0}};
    emit_docstring(&docs[0], e, f, name, false);
    emit_docstring(&docs[1], e, f, name, true);
    function_vars v = {.name = name, .symbol = f->name, .values = docs[0].data};
    template_expand(t, "doc", VARS_VALUES(&v), out->docs);
    template_expand(t, name == f->name ? "method" : "method.alias", VARS_VALUES(&v), &out->methods);
    if (strcmp(docs[0].data, docs[1].data) != 0) {
        v.values = docs[1].data;
        v.at = arena_printf(e->a, "%d", out->count);
        template_expand(t, "doc.checked", VARS_VALUES(&v), out->docs);
        template_expand(t, "method.checked", VARS_VALUES(&v), &out->checked);
    }
    out->count++;
    text_free(&docs[0]);
    text_free(&docs[1]);
}

void
emit_methods(emitter *e)
{
    const template *t = e->templates[TEMPLATE_FUNCTIONS];
    method_texts out = {.docs = emit_open(e, "methods.c", TEMPLATE_FUNCTIONS)};
    function_vars v = {.module = e->m->module};
    template_expand(t, "methods", VARS_VALUES(&v), out.docs);
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        if (f->skip == NULL)
            add_method(e, f, f->name, &out);
    }
    for (int i = 0; i < e->m->alias_count; i++) {
        const function *f = emit_find_function(e, e->m->aliases[i].function);
        if (f != NULL && f->skip == NULL)
            add_method(e, f, e->m->aliases[i].name, &out);
    }
    text_add(&out.methods, "");
    text_add(&out.checked, "");
    v.declare = out.methods.data;
    v.convert = out.checked.data;
    template_expand(t, "table", VARS_VALUES(&v), out.docs);
    text_free(&out.methods);
    text_free(&out.checked);
}
