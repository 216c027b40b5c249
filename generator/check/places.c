// Finds the locations of rules for messages, and has helpers for the checks of a parameter.
#include "check/places.h"

#include <string.h>

#include "base/diag.h"
#include "model/find.h"
#include "spec/rules.h"

location
check_key(const tree *node, const char *key, location fallback)
{
    const tree *value = tree_get(node, key);
    return value ? value->loc : fallback;
}

location
check_param_place(const param *p, const char *key)
{
    return p->rule ? check_key(p->rule->node, key, p->rule->loc) : p->loc;
}

location
check_field_place(const field *f, const char *key)
{
    return f->rule ? check_key(f->rule->node, key, f->rule->loc) : f->loc;
}

location
check_at_key(const check_subject *c, const char *key)
{
    return check_param_place(c->p, key);
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
    while (t->cls == TYPE_POINTER || t->cls == TYPE_ARRAY)
        t = t->pointee;
    return t;
}
