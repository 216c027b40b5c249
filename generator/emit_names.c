// Looking things up while emitting: Python classes with their indices, functions by public name.
#include <string.h>

#include <uthash.h>

#include "emit.h"

// Interned names make good keys, but callers may hold others: the text is the key.
typedef struct name_index {
    const char *name;
    int index;
    UT_hash_handle hh;
} name_index;

static void
index_name(emitter *e, name_index **table, const char *name, int index)
{
    name_index *entry = arena_alloc(e->a, sizeof *entry);
    entry->name = name;
    entry->index = index;
    HASH_ADD_KEYPTR(hh, *table, name, strlen(name), entry);
}

static int
lookup(name_index *table, const char *name)
{
    name_index *found = NULL;
    if (name != NULL) {
        HASH_FIND_STR(table, name, found);
    }
    return found != NULL ? found->index : -1;
}

// ---- classes ----

static void
add_class(emitter *e, class_info c)
{
    if (lookup(e->class_names, c.name) >= 0) {
        return;
    }
    e->classes = arena_grow(e->a, e->classes, e->class_count, sizeof *e->classes);
    e->classes[e->class_count] = c;
    index_name(e, &e->class_names, c.name, e->class_count++);
}

static void
add_enums(emitter *e)
{
    for (int i = 0; i < e->m->enum_count; i++) {
        const enumeration *en = &e->m->enums[i];
        for (int j = 0; en->skip == NULL && j < en->name_count; j++) {
            add_class(e, (class_info){.name = en->names[j],
                                      .kind = CLASS_ENUM,
                                      .enumeration = en,
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
            if (d->skip == NULL && text_equal(d->role, roles[r].role)) {
                add_class(e, (class_info){.name = d->name, .kind = roles[r].kind, .decl = d});
            }
        }
    }
}

// An unnamed member of an anonymous record is flattened into what is around it; see emit_classes.c.
// Its class would never be asked for.
static bool
has_class(const record *r)
{
    return r->skip == NULL && !r->is_opaque;
}

static void
add_records(emitter *e)
{
    for (int i = 0; i < e->m->record_count; i++) {
        const record *r = &e->m->records[i];
        for (int j = 0; has_class(r) && j < r->name_count; j++) {
            const char *before = j > 0 ? r->names[j - 1] : NULL;
            add_class(e, (class_info){.name = r->names[j],
                                      .kind = CLASS_RECORD,
                                      .record = r,
                                      .base = r->bases != NULL ? r->bases[j] : before});
        }
    }
}

void
emit_index_model(emitter *e)
{
    add_enums(e);
    add_typedefs(e);
    add_records(e);
    for (int i = 0; i < e->m->function_count; i++) {
        index_name(e, &e->function_names, e->m->functions[i].name, i);
    }
}

void
emit_free_index(emitter *e)
{
    HASH_CLEAR(hh, e->class_names);
    HASH_CLEAR(hh, e->function_names);
}

const class_info *
emit_find_class(const emitter *e, const char *name)
{
    int i = lookup(e->class_names, name);
    return i >= 0 ? &e->classes[i] : NULL;
}

const char *
emit_class_index(const emitter *e, const char *name)
{
    return lookup(e->class_names, name) >= 0 ? arena_printf(e->a, "T_%s", name) : "-1";
}

const function *
emit_find_function(const emitter *e, const char *name)
{
    int i = lookup(e->function_names, name);
    return i >= 0 ? &e->m->functions[i] : NULL;
}

const param *
emit_find_param(const function *f, const char *name)
{
    for (int i = 0; name != NULL && i < f->param_count; i++) {
        if (strcmp(f->params[i].name, name) == 0) {
            return &f->params[i];
        }
    }
    return NULL;
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

// The buffer's text moves into the arena.
const char *
emit_keep(const emitter *e, text *t)
{
    char *kept = arena_alloc(e->a, t->length + 1);
    if (t->length > 0) {
        memcpy(kept, t->data, t->length);
    }
    text_free(t);
    return kept;
}
