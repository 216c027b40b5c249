// Makes the functions through which wrappers query the library before the call itself, one for each
// query in use.
#include "emit/questions.h"

#include "render/ctypes.h"
#include "render/expressions.h"
#include "render/params.h"

// Returns the first function that needs the query, NULL for none.
static const function *
first_asking(const emitter *e, const query *q)
{
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        const query **all = f->skip == NULL ? emit_queries(e, f) : NULL;
        for (int j = 0; all != NULL && all[j] != NULL; j++)
            if (all[j] == q)
                return f;
    }
    return NULL;
}

static void
add_question(const emitter *e, const query *q, const function *asking, text *out)
{
    const char *type = emit_status_type(e, asking);
    function_vars v = {0};
    v.module = e->m->module;
    v.ask = emit_query_function(e, q);
    v.question_params = emit_query_params(e, emit_wrap_params(e, asking), q);
    v.question_function = q->function;
    v.question_type = emit_answer_type(e, q);
    v.question_call = emit_question_call(e, q);
    v.status = emit_declaration(e, type, "status");
    v.status_member = emit_status_member(e);
    v.success = e->m->success;
    template_expand(e->templates[TEMPLATE_FUNCTIONS], "question.function", VARS_VALUES(&v), out);
}

void
emit_questions(const emitter *e, text *out)
{
    bool any = false;
    for (int i = 0; i < e->m->query_count; i++) {
        const query *q = &e->m->queries[i];
        const function *asking = first_asking(e, q);
        if (asking == NULL)
            continue;
        const function_vars none = {0};
        if (any)
            text_add(out, "\n");
        else
            template_expand(e->templates[TEMPLATE_FUNCTIONS], "questions", VARS_VALUES(&none), out);
        any = true;
        add_question(e, q, asking, out);
    }
}
