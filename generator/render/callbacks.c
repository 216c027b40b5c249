// Callbacks that there is one of per process: a library keeps them with no user data.
#include "render/callbacks.h"

#include "model/kinds.h"

bool
emit_is_process(const param *p)
{
    return param_is(p, KIND_callback) && text_equal(p->scope, "process");
}

const char *
emit_process_name(const emitter *e, const function *f, const param *p)
{
    return arena_printf(e->a, "%s_%s", f->name, p->name);
}

// The parameter that sets the one callback of this class that the process has.
static const char *
find_process_callback(const emitter *e, const char *class_name)
{
    for (int i = 0; class_name != NULL && i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        for (int j = 0; f->skip == NULL && j < f->param_count; j++) {
            const param *p = &f->params[j];
            if (emit_is_process(p) && text_equal(p->class_name, class_name))
                return emit_process_name(e, f, p);
        }
    }
    return NULL;
}

const char *
emit_process_callback(const emitter *e, const function *f, const param *p)
{
    if (param_is(p, KIND_out_callback))
        return find_process_callback(e, p->class_name);
    return emit_is_process(p) ? emit_process_name(e, f, p) : NULL;
}
