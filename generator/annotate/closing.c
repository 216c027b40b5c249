// Decides which results are handles that the program must close, and with which function.
#include "annotate/closing.h"

#include "annotate/apply.h"
#include "base/text.h"
#include "model/find.h"
#include "model/kinds.h"
#include "spec/rules.h"

static bool
is_handle_result(const param *p)
{
    return p->is_result && (param_is(p, KIND_out_handle) || param_is(p, KIND_out_scalar) ||
                            param_is(p, KIND_out_list_handle));
}

static const char *
closer_of(const model *m, const spec_rules *r, const param *p)
{
    const typedef_decl *t = find_typedef(m, p->class_name);
    if (!t || t->origin)
        return NULL; // the class's own module decides
    const char *named = annotate_value(m, &r->closers, p->class_name);
    if (named)
        return find_function(m, named) ? named : NULL; // these headers may lack it
    bool several = false;
    const function *found = find_closer(m, p->class_name, &several);
    return found ? found->name : NULL;
}

void
annotate_closers(const model *m, const spec *s)
{
    for (int i = 0; i < m->function_count; i++) {
        function *f = &m->functions[i];
        for (int j = 0; j < f->param_count; j++) {
            param *p = &f->params[j];
            if (f->makes && !p->closed_by && p->class_name && is_handle_result(p))
                p->closed_by = annotate_keep(m, closer_of(m, s->rules, p));
            if (text_equal(p->closed_by, "none"))
                p->closed_by = NULL;
        }
    }
}
