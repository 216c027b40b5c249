// Writes the advice of a change: one sentence that says what a caller has to change, from the
// contents of the two models.
#include "compare/advice.h"

#include <string.h>

#include "compare/match.h"
#include "model/find.h"

static const char recompile[] = "Nothing in Python; recompile C code that uses that name.";

static const char *
in_place_of(const differ *d, const char *now, const char *before)
{
    return arena_printf(d->a, "Write `%s` in place of `%s`.", now, before);
}

static bool
is_what(const diff_change *c, const char *what)
{
    return strcmp(c->what, what) == 0;
}

// ---- functions ----

// "name(a, b=0)", as in Python.
static const char *
python_call(const differ *d, const function *f)
{
    text out = {0};
    const char *gap = "";
    text_printf(&out, "%s(", f->name);
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        if (p->is_argument) {
            text_printf(&out, "%s%s%s", gap, p->python_name, p->default_zero ? "=0" : "");
            gap = ", ";
        }
    }
    text_add(&out, ")");
    const char *kept = arena_intern(d->a, out.data);
    text_free(&out);
    return kept;
}

// "(status, a, b)": the result of the tuple form.
static const char *
python_results(const differ *d, const function *f)
{
    text out = {0};
    text_add(&out, f->status ? "(status" : "(result");
    for (int i = 0; i < f->param_count; i++)
        if (f->params[i].is_result)
            text_printf(&out, ", %s", f->params[i].python_name);
    text_add(&out, ")");
    const char *kept = arena_intern(d->a, out.data);
    text_free(&out);
    return kept;
}

static int
version_of(const char *name, const char *stem)
{
    size_t length = strlen(stem);
    int version = 0;
    if (strncmp(name, stem, length) != 0)
        return -1;
    if (name[length] == '\0')
        return 0;
    if (strncmp(name + length, "_v", 2) != 0 || name[length + 2] == '\0')
        return -1;
    for (const char *s = name + length + 2; *s; s++) {
        if (*s < '0' || *s > '9' || version > 1000)
            return -1;
        version = 10 * version + (*s - '0');
    }
    return version;
}

// The name without "_v2" at its end.
static const char *
stem_of(const differ *d, const char *name)
{
    for (const char *v = strstr(name, "_v"); v; v = strstr(v + 1, "_v")) {
        const char *stem = arena_printf(d->a, "%.*s", (int)(v - name), name);
        if (version_of(name, stem) > 0)
            return stem;
    }
    return name;
}

// The latest version of a function that the new model has under another name.
static const function *
successor(const differ *d, const char *name)
{
    const char *stem = stem_of(d, name);
    const function *found = NULL;
    int latest = -1;
    for (int i = 0; i < d->after->function_count; i++) {
        const function *g = &d->after->functions[i];
        int version = g->skip ? -1 : version_of(g->name, stem);
        if (version > latest) {
            latest = version;
            found = g;
        }
    }
    return found;
}

static const char *
advise_gone(const differ *d, const diff_change *c)
{
    const function *f = find_function(d->before, c->name);
    const function *heir = f ? find_symbol(d->after, f->symbol) : NULL;
    const function *next = successor(d, c->name);
    if (is_what(c, "alias removed"))
        return in_place_of(d, c->before, c->name);
    if (is_what(c, "alias moved")) {
        return arena_printf(d->a, "Write `%s` if you mean that: `%s` now is `%s`.", c->before,
                            c->name, c->after);
    }
    if (heir && !heir->skip && strcmp(heir->name, c->name) != 0)
        return in_place_of(d, python_call(d, heir), python_call(d, f));
    if (next && f)
        return in_place_of(d, python_call(d, next), python_call(d, f));
    return arena_printf(d->a, "Stop using `%s`: no function has its name or symbol.", c->name);
}

// Whether Python programs pass an object of the same class as before.
static bool
same_class(const differ *d, const diff_change *c, const char *name)
{
    const function *f = find_function(d->before, c->name), *g = find_function(d->after, c->name);
    const param *p = f ? find_param(f, name) : NULL, *q = g ? find_param(g, name) : NULL;
    return p && q && p->class_name && text_equal(p->class_name, q->class_name) &&
           text_equal(p->kind, q->kind);
}

static const char *
advise_types(const differ *d, const diff_change *c)
{
    text out = {0};
    for (int i = 0; i < c->detail_count; i++) {
        const diff_detail *part = &c->details[i];
        if (part->breaking && part->name && strcmp(part->what, "type") == 0 &&
            !same_class(d, c, part->name)) {
            text_printf(&out, "%s `%s` as `%s` (it was `%s`)", out.length ? "," : "Pass",
                        part->name, part->after, part->before);
        }
    }
    const char *kept = out.length ? arena_printf(d->a, "%s.", out.data) : NULL;
    text_free(&out);
    return kept;
}

static const char *
advise_prototype(const differ *d, const diff_change *c)
{
    const function *f = find_function(d->before, c->name), *g = find_function(d->after, c->name);
    if (c->effect == DIFF_BINARY && is_what(c, "other symbol"))
        return arena_printf(d->a, "Nothing in Python; the library must export `%s`.", g->symbol);
    if (c->effect == DIFF_BINARY)
        return recompile;
    if (!f || !g)
        return "Give callables those parameters, and recompile C code.";
    const char *calls[] = {python_call(d, f), python_call(d, g)};
    const char *results[] = {python_results(d, f), python_results(d, g)};
    bool same_results = strcmp(results[0], results[1]) == 0;
    const char *back = same_results ? "" : arena_printf(d->a, ", which returns `%s`", results[1]);
    if (strcmp(calls[0], calls[1]) == 0 && !same_results) {
        return arena_printf(d->a, "Expect `%s` from `%s`, which returned `%s` before.", results[1],
                            calls[1], results[0]);
    }
    if (strcmp(calls[0], calls[1]) != 0)
        return arena_printf(d->a, "Write `%s` in place of `%s`%s.", calls[1], calls[0], back);
    const char *types = advise_types(d, c);
    if (types)
        return types;
    return arena_printf(d->a, "Read about `%s`: the name `%s` calls it instead of `%s` now.",
                        g->symbol, c->name, f->symbol);
}

// ---- structs ----

// " (8, now 16)"; empty if the size is the same.
static const char *
sizes_of(const differ *d, const diff_change *c)
{
    for (int i = 0; i < c->detail_count; i++) {
        const diff_detail *part = &c->details[i];
        if (!part->name && strcmp(part->what, "size") == 0)
            return arena_printf(d->a, " (%s, now %s)", part->before, part->after);
    }
    return "";
}

static const char *
advise_layout(const differ *d, const diff_change *c)
{
    text out = {0};
    for (int i = 0; i < c->detail_count; i++) {
        const diff_detail *part = &c->details[i];
        const char *gap = out.length ? ", " : "";
        if (!part->breaking || !part->name)
            continue;
        if (strcmp(part->what, "removed") == 0 || strcmp(part->what, "no longer exposed") == 0)
            text_printf(&out, "%sdo without `%s`", gap, part->name);
        else if (strcmp(part->what, "renamed") == 0)
            text_printf(&out, "%swrite `%s` in place of `%s`", gap, part->after, part->name);
        else if (strcmp(part->what, "type") == 0)
            text_printf(&out, "%sset `%s` to a value of type `%s`", gap, part->name, part->after);
    }
    const char *kept = out.length ? arena_printf(d->a, "In `%s`: %s.", c->name, out.data)
                                  : arena_printf(d->a,
                                                 "Nothing in Python; recompile C code that uses "
                                                 "it, and recreate stored bytes of it%s.",
                                                 sizes_of(d, c));
    text_free(&out);
    return kept;
}

// ---- values ----

// The enumerator that has the old number in the new model.
static const char *
meaning_of(const differ *d, const diff_change *c)
{
    const enumeration *before = c->parent ? find_enum(d->before, c->parent) : NULL;
    const enumeration *after = c->parent ? find_enum(d->after, c->parent) : NULL;
    const enumerator *old = before ? find_enumerator(before, c->name) : NULL;
    for (int i = 0; old && after && i < after->item_count; i++)
        if (after->items[i].value == old->value && !diff_is_reserved(after->items[i].name))
            return arena_printf(d->a, "`%s`", after->items[i].name);
    return old ? "nothing" : "something else";
}

static const char *
advise_value(const differ *d, const diff_change *c)
{
    const char *owner = c->parent ? arena_printf(d->a, "%s.", c->parent) : "";
    if (c->subject == DIFF_ENUM) {
        return arena_printf(
            d->a,
            "Compare members of `%s`, not numbers: the same bytes give another number as `%s`.",
            c->name, c->after);
    }
    return arena_printf(
        d->a, "Use the name `%s%s`: the number %s, if written out or stored, now means %s.", owner,
        c->name, c->before, meaning_of(d, c));
}

static const char *
advise_name(const differ *d, const diff_change *c)
{
    const char *owner = c->parent ? arena_printf(d->a, "%s.", c->parent) : "";
    if (is_what(c, "moved"))
        return in_place_of(d, c->after, arena_printf(d->a, "%s%s", owner, c->name));
    if (is_what(c, "renamed") && c->subject != DIFF_RECORD) {
        return in_place_of(d, arena_printf(d->a, "%s%s", owner, c->after),
                           arena_printf(d->a, "%s%s", owner, c->name));
    }
    if (is_what(c, "renamed")) // "struct X"
        return in_place_of(d, strchr(c->after, ' ') + 1, strchr(c->before, ' ') + 1);
    if (c->subject == DIFF_MACRO || c->subject == DIFF_ENUMERATOR)
        return arena_printf(d->a, "Stop using `%s%s`, which was %s.", owner, c->name, c->before);
    return arena_printf(d->a, "Stop using `%s`: no declaration has its name.", c->name);
}

const char *
diff_advice(const differ *d, const diff_change *c)
{
    if (c->effect == DIFF_NOTHING)
        return NULL;
    if (c->subject == DIFF_LIBRARY) {
        const char *wheel = d->after->wheel;
        return arena_printf(d->a, "Install `%s`%s in place of `%s`.", c->after,
                            wheel ? arena_printf(d->a, " (`pip install '%s'`)", wheel) : "",
                            c->before);
    }
    if (c->rank == DIFF_REMOVED)
        return c->subject == DIFF_FUNCTION ? advise_gone(d, c) : advise_name(d, c);
    if (c->rank == DIFF_PROTOTYPE)
        return advise_prototype(d, c);
    if (c->rank == DIFF_VALUE)
        return advise_value(d, c);
    if (c->subject == DIFF_RECORD)
        return advise_layout(d, c);
    return recompile;
}
