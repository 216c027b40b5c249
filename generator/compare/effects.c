// Decides what a change breaks in Python programs: their source; their behaviour, without any
// error; nothing but compiled code and stored bytes of structs; or nothing at all.
#include "compare/effects.h"

#include <string.h>

#include "compare/match.h"
#include "model/find.h"

// The worse effect has the lower number.
static diff_effect
worse(diff_effect a, diff_effect b)
{
    return a < b ? a : b;
}

// ---- types ----

static bool
is_number(const type *t)
{
    return t->cls == TYPE_INT || t->cls == TYPE_SCALAR || t->cls == TYPE_ENUM ||
           t->cls == TYPE_FLOAT;
}

// Whether every value of `before` is a value of `after`.
static bool
is_wider(const type *before, const type *after)
{
    return before->cls == TYPE_INT && after->cls == TYPE_INT &&
           before->is_signed == after->is_signed && after->size >= before->size;
}

// The effect on a value of the old type that is passed or stored as the new type.
static diff_effect
effect_of_types(const type *before, const type *after)
{
    if (is_wider(before, after))
        return DIFF_BINARY;
    return is_number(before) && is_number(after) ? DIFF_SILENT : DIFF_SOURCE;
}

static diff_effect
effect_of_params(const differ *d, const param *p, const param *q)
{
    if (diff_same_type(d, p->decayed, q->decayed))
        return DIFF_NOTHING;
    if (is_number(p->decayed) || is_number(q->decayed))
        return effect_of_types(p->decayed, q->decayed);
    // Objects of the same class, read and written as before: only the C type differs.
    bool alike = text_equal(p->kind, q->kind) && text_equal(p->class_name, q->class_name);
    return alike ? DIFF_BINARY : DIFF_SOURCE;
}

// ---- functions ----

static int
count_sides(const function *f, bool results)
{
    int count = 0;
    for (int i = 0; i < f->param_count; i++)
        count += results ? f->params[i].is_result : f->params[i].is_argument;
    return count;
}

// Whether the symbol is like "__fill_12_0" for "fill": headers may put their release into the
// symbols of inline functions.
static bool
is_symbol_of_release(const char *symbol, const char *name)
{
    size_t length = strlen(name);
    const char *s = symbol + strspn(symbol, "_");
    return strncmp(s, name, length) == 0 && strspn(s + length, "_0123456789") == strlen(s + length);
}

// Whether both symbols of the detail belong to the function itself, in two releases.
static bool
is_same_function(const diff_detail *symbol, const char *name)
{
    return is_symbol_of_release(symbol->before, name) && is_symbol_of_release(symbol->after, name);
}

static const param *
param_of(const function *f, const char *name)
{
    return name ? find_param(f, name) : NULL;
}

static diff_effect
effect_of_function(const differ *d, const diff_change *c)
{
    const function *f = find_function(d->before, c->name), *g = find_function(d->after, c->name);
    diff_effect effect = DIFF_BINARY;
    if (!f || !g)
        return DIFF_SOURCE;
    if (count_sides(f, false) != count_sides(g, false) ||
        count_sides(f, true) != count_sides(g, true)) {
        return DIFF_SOURCE;
    }
    for (int i = 0; i < c->detail_count; i++) {
        const diff_detail *part = &c->details[i];
        const param *p = param_of(f, part->name), *q = param_of(g, part->name);
        if (strcmp(part->what, "type") == 0 && p && q)
            effect = worse(effect, effect_of_params(d, p, q));
        else if (strcmp(part->what, "symbol") == 0 && is_same_function(part, c->name))
            effect = worse(effect, DIFF_BINARY);
        else if (part->breaking)
            effect = worse(effect, strcmp(part->what, "type") == 0 ? DIFF_SOURCE : DIFF_SILENT);
    }
    return effect;
}

// Python callables accept any numbers, but only a fixed count of arguments.
static diff_effect
effect_of_callback(const differ *d, const diff_change *c)
{
    const typedef_decl *t = find_typedef(d->before, c->name), *u = find_typedef(d->after, c->name);
    const type *f = t ? t->type : NULL, *g = u ? u->type : NULL;
    while (f && f->cls == TYPE_POINTER)
        f = f->pointee;
    while (g && g->cls == TYPE_POINTER)
        g = g->pointee;
    if (!f || !g || f->arg_count != g->arg_count)
        return DIFF_SOURCE;
    for (int i = 0; i < f->arg_count; i++) {
        bool alike = diff_same_type(d, f->args[i], g->args[i]) ||
                     (is_number(f->args[i]) && is_number(g->args[i]));
        if (!alike)
            return DIFF_SOURCE;
    }
    return DIFF_BINARY;
}

// ---- structs ----

static const field *
field_of(const model *m, const char *owner, const char *name)
{
    const record *r = find_record(m, owner);
    return r && name ? find_field(r, name) : NULL;
}

static diff_effect
effect_of_record(const differ *d, const diff_change *c)
{
    diff_effect effect = DIFF_BINARY;
    for (int i = 0; i < c->detail_count; i++) {
        const diff_detail *part = &c->details[i];
        const field *f = field_of(d->before, c->name, part->name);
        const field *g = field_of(d->after, c->name, part->name);
        if (!part->breaking || !part->name)
            continue;
        if (strcmp(part->what, "type") == 0 && f && g)
            effect = worse(effect, effect_of_types(f->type, g->type));
        else if (strcmp(part->what, "moved") != 0)
            effect = worse(effect, DIFF_SOURCE);
    }
    return effect;
}

diff_effect
diff_effect_of(const differ *d, const diff_change *c)
{
    if (!c->breaking)
        return DIFF_NOTHING;
    if (c->subject == DIFF_LIBRARY)
        return DIFF_BINARY;
    switch (c->rank) {
    case DIFF_REMOVED:
        return strcmp(c->what, "alias moved") == 0 ? DIFF_SILENT : DIFF_SOURCE;
    case DIFF_PROTOTYPE:
        return c->subject == DIFF_FUNCTION ? effect_of_function(d, c) : effect_of_callback(d, c);
    case DIFF_LAYOUT:
        return c->subject == DIFF_RECORD ? effect_of_record(d, c) : DIFF_BINARY;
    case DIFF_VALUE:
        return DIFF_SILENT;
    default:
        return DIFF_SOURCE;
    }
}
