#include "model/spaces.h"

#include "base/text.h"
#include "model/find.h"
#include "model/kinds.h"

static bool
has_addresses(const value_table *table)
{
    for (int i = 0; table != NULL && i < table->row_count; i++)
        if (text_equal(table->rows[i].type, "address"))
            return true;
    return false;
}

bool
space_is_needed(const model *m, const param *p)
{
    if (param_is(p, KIND_typed_in) && p->value_table != NULL)
        return has_addresses(find_table(m, p->value_table));
    return kind_has(p->kind, KIND_IS_MEMORY);
}

bool
space_is_default(const model *m, const param *p)
{
    return m->space != NULL && text_equal(p->space, m->space) && space_is_needed(m, p);
}

void
spaces_set_default(model *m)
{
    for (int i = 0; m->space != NULL && i < m->function_count; i++) {
        const function *f = &m->functions[i];
        for (int j = 0; j < f->param_count; j++)
            if (f->params[j].space == NULL && space_is_needed(m, &f->params[j]))
                f->params[j].space = m->space;
    }
}

bool
spaces_are_known(const model *m)
{
    for (int i = 0; m->space == NULL && i < m->function_count; i++)
        for (int j = 0; j < m->functions[i].param_count; j++)
            if (m->functions[i].params[j].space != NULL)
                return true;
    return m->space != NULL;
}
