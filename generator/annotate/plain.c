// Applies the rules of a function X to X_v2, too, as far as the parameters of X_v2 allow.
//
// A release may keep a function's former prototype, or add a new one, under a versioned name. Only
// one or two parameters differ. So rules for the plain name hold for the versioned functions, too.
// A parameter's own rule takes precedence.
#include "annotate/plain.h"

#include <string.h>

#include "base/text.h"
#include "model/find.h"
#include "spec/rules.h"

const char *
annotate_plain_name(const model *m, const char *name)
{
    size_t length = text_before_version(name);
    return length > 0 ? arena_intern_n(m->arena, name, length) : NULL;
}

void
annotate_link_plain(const model *m, const spec *s, function *f)
{
    const char *plain = annotate_plain_name(m, f->name);
    for (int i = 0; plain && i < s->rules->function_count; i++) {
        const function_rule *rule = &s->rules->functions[i];
        if (strcmp(rule->name, plain) == 0) {
            f->plain_rules =
                arena_grow(m->arena, f->plain_rules, f->plain_count, sizeof *f->plain_rules);
            f->plain_rules[f->plain_count++] = rule;
        }
    }
}

// Whether the types have equal pointer depth and the same class at the end. A list of handles
// differs from a single handle, and rules about structs do not hold for numbers.
static bool
is_alike(const type *a, const type *b)
{
    for (;;) {
        bool a_leads = a->cls == TYPE_POINTER || a->cls == TYPE_ARRAY;
        bool b_leads = b->cls == TYPE_POINTER || b->cls == TYPE_ARRAY;
        if (!a_leads || !b_leads)
            return a->cls == b->cls;
        a = a->pointee;
        b = b->pointee;
    }
}

// If the plain function lacks the parameter, as in an older release, the parameter's name decides
// alone.
bool
annotate_plain_fits(const model *m, const function *f, const param *p)
{
    const char *name = annotate_plain_name(m, f->name);
    const function *plain = name ? find_function(m, name) : NULL;
    const param *other = plain ? find_param(plain, p->name) : NULL;
    return !other || is_alike(other->decayed, p->decayed);
}

bool
annotate_is_plain(const function *f, const param_rule *rule)
{
    for (int i = 0; rule && i < f->plain_count; i++) {
        const function_rule *plain = f->plain_rules[i];
        if (rule >= plain->params && rule < plain->params + plain->param_count)
            return true;
    }
    return false;
}
