// Where the rule of a declaration stands, for messages, and what the checks of one parameter share.
#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "check/internal.h"
#include "model/find.h"

const function_rule *
check_function_rule(const spec *s, const char *function)
{
    for (int i = 0; i < s->rules->function_count; i++) {
        if (strcmp(s->rules->functions[i].name, function) == 0) {
            return &s->rules->functions[i];
        }
    }
    return NULL;
}

static const param_rule *
own_param_rule(const spec *s, const char *function, const char *name)
{
    const param_rule *renamed = NULL;
    for (int i = 0; i < s->rules->function_count; i++) {
        const function_rule *rule = &s->rules->functions[i];
        for (int j = 0; strcmp(rule->name, function) == 0 && j < rule->param_count; j++) {
            if (strcmp(rule->params[j].name, name) == 0) {
                return &rule->params[j];
            }
            renamed = text_equal(rule->params[j].says.alias, name) ? &rule->params[j] : renamed;
        }
    }
    return renamed;
}

const param_rule *
check_param_rule(const spec *s, const function *f, const param *p)
{
    const param_rule *own = own_param_rule(s, f->name, p->name);
    return own ? own : common_rule(s->rules, p);
}

location
check_key(const tree *node, const char *key, location fallback)
{
    const tree *value = tree_get(node, key);
    return value ? value->loc : fallback;
}

location
check_at_key(const check_subject *c, const char *key)
{
    return c->rule ? check_key(c->rule->node, key, c->rule->loc) : c->p->loc;
}

const param *
check_partner(const check_subject *c, const char *key, const char *name)
{
    const param *found = name ? find_param(c->f, name) : NULL;
    if (name && !found) {
        diag_error(check_at_key(c, key), "%s has no parameter \"%s\"; correct the \"%s\" of %s",
                   c->f->name, name, key, c->p->name);
    }
    return found;
}

const type *
check_innermost(const type *t)
{
    while (t->cls == TYPE_POINTER || t->cls == TYPE_ARRAY) {
        t = t->pointee;
    }
    return t;
}
