// Indexes a model's names for emitters: Python classes with their indices, functions by public
// name, typedefs.
#include "render/names.h"

#include <string.h>

#include "render/emitter.h"

// If a name occurs twice, the first entry stays.
static void
index_name(emitter *e, table *names, const char *name, int index)
{
    if (table_get_text(names, name) != NULL)
        return;
    int *entry = arena_alloc(e->a, sizeof *entry);
    *entry = index;
    table_add_text(e->a, names, name, entry);
}

static int
lookup(const table *names, const char *name)
{
    const int *found = name != NULL ? table_get_text(names, name) : NULL;
    return found != NULL ? *found : -1;
}

// ---- classes ----

static void
add_class(emitter *e, class_info c)
{
    if (lookup(&e->class_names, c.name) >= 0)
        return;
    e->classes = arena_grow(e->a, e->classes, e->class_count, sizeof *e->classes);
    e->classes[e->class_count] = c;
    index_name(e, &e->class_names, c.name, e->class_count++);
}

// Declarations of the origin "none" have no class in any module; only C code uses them.
static bool
has_class(const char *skip, const char *origin)
{
    return skip == NULL && !text_equal(origin, "none");
}

// A module may have its own typedefs for another module's types.
static const char *
origin_of(const emitter *e, const char *name, const char *origin)
{
    const typedef_decl *d = emit_find_typedef(e, name);
    return d != NULL ? d->origin : origin;
}

static void
add_enums(emitter *e)
{
    for (int i = 0; i < e->m->enum_count; i++) {
        const enumeration *en = &e->m->enums[i];
        for (int j = 0; has_class(en->skip, en->origin) && j < en->name_count; j++) {
            add_class(e, (class_info){.name = en->names[j],
                                      .kind = CLASS_ENUM,
                                      .enumeration = en,
                                      .origin = origin_of(e, en->names[j], en->origin),
                                      .same = j > 0 ? en->names[0] : NULL});
        }
    }
}

static void
add_typedefs(emitter *e)
{
    static const struct {
        const char *role;
        class_kind kind;
    } roles[] = {{"handle", CLASS_HANDLE}, {"scalar", CLASS_SCALAR}, {"callback", CLASS_CALLBACK}};
    for (size_t r = 0; r < sizeof roles / sizeof *roles; r++) {
        for (int i = 0; i < e->m->typedef_count; i++) {
            const typedef_decl *d = &e->m->typedefs[i];
            if (has_class(d->skip, d->origin) && text_equal(d->role, roles[r].role)) {
                class_info c = {d->name, .kind = roles[r].kind, .decl = d, .origin = d->origin};
                add_class(e, c);
            }
        }
    }
}

static void
add_records(emitter *e)
{
    for (int i = 0; i < e->m->record_count; i++) {
        const record *r = &e->m->records[i];
        bool shown = has_class(r->skip, r->origin) && !r->is_opaque;
        for (int j = 0; shown && j < r->name_count; j++) {
            const char *before = j > 0 ? r->names[j - 1] : NULL;
            add_class(e, (class_info){.name = r->names[j],
                                      .kind = CLASS_RECORD,
                                      .record = r,
                                      .origin = origin_of(e, r->names[j], r->origin),
                                      .base = r->bases != NULL ? r->bases[j] : before});
        }
    }
}

// Follows the typedefs as far as they have classes. A typedef is declared before those that use it,
// so the result for the next class is usually known already.
static const type *
plain_type(const emitter *e, const class_info *c)
{
    const type *t = c->decl->type;
    while (t->cls == TYPE_SCALAR) {
        const class_info *next = emit_find_class(e, t->name);
        if (next != NULL && next->plain != NULL)
            return next->plain;
        if (next == NULL || next->decl == NULL || next->decl->type == t)
            break;
        t = next->decl->type;
    }
    return t;
}

static void
link_classes(emitter *e)
{
    for (int i = 0; i < e->class_count; i++) {
        class_info *c = &e->classes[i];
        c->above = c->base != NULL ? emit_find_class(e, c->base) : NULL;
        if (c->kind == CLASS_SCALAR)
            c->plain = plain_type(e, c);
    }
}

void
emit_index_model(emitter *e)
{
    for (int i = 0; i < e->m->typedef_count; i++)
        index_name(e, &e->typedef_names, e->m->typedefs[i].name, i);
    add_enums(e);
    add_typedefs(e);
    add_records(e);
    link_classes(e);
    for (int i = 0; i < e->m->function_count; i++)
        index_name(e, &e->function_names, e->m->functions[i].name, i);
}

const class_info *
emit_find_class(const emitter *e, const char *name)
{
    int i = lookup(&e->class_names, name);
    return i >= 0 ? &e->classes[i] : NULL;
}

const char *
emit_object(const emitter *e, const char *class_name)
{
    const class_info *c = emit_find_class(e, class_name);
    return c != NULL && c->decl != NULL ? c->decl->object : NULL;
}

const char *
emit_class_index(const emitter *e, const char *name)
{
    return lookup(&e->class_names, name) >= 0 ? arena_printf(e->a, "T_%s", name) : "CB_NO_CLASS";
}

const function *
emit_find_function(const emitter *e, const char *name)
{
    int i = lookup(&e->function_names, name);
    return i >= 0 ? &e->m->functions[i] : NULL;
}

const typedef_decl *
emit_find_typedef(const emitter *e, const char *name)
{
    int i = lookup(&e->typedef_names, name);
    return i >= 0 ? &e->m->typedefs[i] : NULL;
}

// True for bound functions of the library, and for functions that inline functions and queries
// call.
bool
emit_has_symbol(const emitter *e, const function *f)
{
    if (f->skip == NULL && f->inline_expression == NULL)
        return true;
    for (int i = 0; i < e->m->function_count; i++) {
        const function *g = &e->m->functions[i];
        if (g->skip == NULL && text_equal(g->inline_symbol, f->name))
            return true;
    }
    for (int i = 0; i < e->m->query_count; i++)
        if (text_equal(e->m->queries[i].function, f->name))
            return true;
    return false;
}

// ---- words ----

const char *
emit_release(const emitter *e, int version)
{
    return arena_printf(e->a, "%d.%d", version / 1000, version % 1000 / 10);
}

const char *
emit_upper(const emitter *e, const char *s)
{
    text t = {0};
    for (; *s != '\0'; s++) {
        char c = *s >= 'a' && *s <= 'z' ? (char)(*s - 'a' + 'A') : *s;
        text_add_n(&t, &c, 1);
    }
    return emit_keep(e, &t);
}

const char *
emit_keep(const emitter *e, text *t)
{
    char *kept = arena_alloc(e->a, t->length + 1);
    if (t->length > 0)
        memcpy(kept, t->data, t->length);
    text_free(t);
    return kept;
}
