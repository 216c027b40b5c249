// The files that wrappers stand in: functions_<n>.c, as many as their lines take, and functions.h.
#include <string.h>

#include "emit/internal.h"
#include "render/ctypes.h"

enum { LINES_PER_FILE = 2800 };

static int
count_lines(const char *s)
{
    int n = 0;
    for (; *s != '\0'; s++)
        n += *s == '\n';
    return n;
}

static bool
is_bound(const function *f)
{
    return f->skip == NULL;
}

static void
emit_wrappers(emitter *e)
{
    text *out = NULL;
    int lines = 0, files = 0;
    text one = {0};
    for (int i = 0; i < e->m->function_count; i++) {
        if (!is_bound(&e->m->functions[i]))
            continue;
        text_clear(&one);
        emit_function(e, &e->m->functions[i], &one);
        int more = count_lines(one.data);
        if (out == NULL || lines + more > LINES_PER_FILE) {
            function_vars none = {0};
            out = emit_open(e, arena_printf(e->a, "functions_%d.c", ++files), TEMPLATE_FUNCTIONS);
            template_expand(e->templates[TEMPLATE_FUNCTIONS], "file", VARS_VALUES(&none), out);
            lines = 0;
        }
        text_add(out, one.data);
        lines += more;
    }
    text_free(&one);
}

static void
emit_header(emitter *e)
{
    const template *t = e->templates[TEMPLATE_FUNCTIONS];
    text *out = emit_open(e, "functions.h", TEMPLATE_FUNCTIONS);
    function_vars v = {.module = e->upper};
    template_expand(t, "header", VARS_VALUES(&v), out);
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        v.name = f->name;
        v.result_type = emit_type(e, f->result);
        v.call = emit_params(e, f);
        if (emit_has_symbol(e, f))
            template_expand(t, "type", VARS_VALUES(&v), out);
    }
    text_add(out, "\n");
    for (int i = 0; i < e->m->function_count; i++) {
        v.name = e->m->functions[i].name;
        if (is_bound(&e->m->functions[i]))
            template_expand(t, "declaration", VARS_VALUES(&v), out);
    }
    text_add(out, "\n");
    emit_declare_tables(e, out);
    v.module = e->m->module;
    text_printf(out, "\nextern PyMethodDef %s_methods[];\n", v.module);
    text_printf(out, "extern PyMethodDef %s_checked_methods[];\n", v.module);
    template_expand(t, "header.end", VARS_VALUES(&v), out);
}

void
emit_functions(emitter *e)
{
    emit_wrappers(e);
    emit_header(e);
}
