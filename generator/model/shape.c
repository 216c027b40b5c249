#include "model/shape.h"

#include <string.h>

#include "base/diag.h"
#include "model/find.h"
#include "model/kinds.h"

static const int64_t MOST_BYTES = (int64_t)1 << 40;

static bool
wrong(location loc, const char *name, const char *problem)
{
    diag_error(loc, "%s: %s; write the model again with cubind-gen dump", name, problem);
    return false;
}

// ---- single types ----

// The parts that a type of each class must have. A size of 0 allows any size, even an unknown one.
typedef struct type_shape {
    bool pointee, may_point, result, name;
    int64_t least_size, most_size;
} type_shape;

static const type_shape shapes[] = {
    [TYPE_VOID] = {0},
    [TYPE_INT] = {.least_size = 1, .most_size = 16},
    [TYPE_FLOAT] = {.least_size = 2, .most_size = 16},
    [TYPE_ENUM] = {.name = true, .least_size = 1, .most_size = 8},
    [TYPE_HANDLE] = {.name = true, .may_point = true, .least_size = 8, .most_size = 8},
    [TYPE_SCALAR] = {.name = true, .least_size = 1, .most_size = 16},
    [TYPE_CALLBACK] = {.name = true, .result = true, .least_size = 8, .most_size = 8},
    [TYPE_RECORD] = {.name = true},
    [TYPE_POINTER] = {.pointee = true, .least_size = 8, .most_size = 8},
    [TYPE_ARRAY] = {.pointee = true},
    [TYPE_FUNCTION] = {.result = true},
};

static bool
has_args(const type *t)
{
    for (int i = 0; i < t->arg_count; i++)
        if (t->args[i]->cls == TYPE_FUNCTION || t->args[i]->cls == TYPE_VOID)
            return false;
    return true;
}

static const char *
type_problem(const type *t)
{
    const type_shape *s = &shapes[t->cls];
    bool sized = t->size >= s->least_size && (s->most_size == 0 || t->size <= s->most_size);
    if (s->pointee ? !t->pointee : t->pointee && !s->may_point)
        return s->pointee ? "a type of its class has a pointee" : "it points to nothing";
    if (s->result ? !t->result : t->result || t->arg_count > 0)
        return s->result ? "a type of its class has a result" : "it is not a function";
    if (s->name != (t->name != NULL))
        return s->name ? "a type of its class has a name" : "a type of its class has no name";
    if ((s->least_size > 0 && !sized) || t->size < -1 || t->size > MOST_BYTES)
        return "no size for a type of its class";
    if (t->align < -1 || t->align > 4096 || t->length < -1 || t->length > MOST_BYTES)
        return "an impossible alignment or length";
    if (t->cls != TYPE_ARRAY && t->length != -1)
        return "it has a length but is not an array";
    return has_args(t) ? NULL : "an argument that cannot be passed";
}

// ---- types that refer to types ----

enum { NEW, OPEN, DONE };

typedef struct type_walk {
    const model_types *types;
    char *states;
    int64_t *items; // product over nested arrays
} type_walk;

static bool visit_type(type_walk *w, const type *t, int depth);

static bool
visit_targets(type_walk *w, const type *t, int depth)
{
    bool ok = (!t->pointee || visit_type(w, t->pointee, depth + 1)) &&
              (!t->result || visit_type(w, t->result, depth + 1));
    for (int i = 0; ok && i < t->arg_count; i++)
        ok = visit_type(w, t->args[i], depth + 1);
    return ok;
}

// Returns false for a type that refers to itself, nests too deep, or has too many items to count.
static bool
visit_type(type_walk *w, const type *t, int depth)
{
    size_t i = (size_t)(t - w->types->items);
    if (w->states[i] == DONE)
        return true;
    if (w->states[i] == OPEN || depth > MODEL_MOST_DEPTH)
        return false;
    w->states[i] = OPEN;
    bool ok = visit_targets(w, t, depth);
    int64_t inner = ok && t->cls == TYPE_ARRAY ? w->items[t->pointee - w->types->items] : 1;
    w->items[i] = t->cls == TYPE_ARRAY && t->length > 0 ? t->length * inner : inner;
    w->states[i] = DONE;
    return ok && w->items[i] <= MOST_BYTES / (t->cls == TYPE_ARRAY ? MODEL_MOST_DEPTH : 1);
}

static bool
check_types(const model *m, const model_types *types)
{
    size_t count = (size_t)types->count + 1;
    type_walk w = {types, arena_alloc(m->arena, count),
                   arena_alloc(m->arena, count * sizeof *w.items)};
    bool ok = true;
    for (int i = 0; i < types->count; i++) {
        const char *problem = type_problem(&types->items[i]);
        if (problem)
            ok = wrong(types->nodes[i]->loc, types->items[i].spelling, problem);
    }
    for (int i = 0; ok && i < types->count; i++) {
        if (!visit_type(&w, &types->items[i], 0)) {
            ok = wrong(types->nodes[i]->loc, types->items[i].spelling,
                       "it contains itself, nests too deep, or has too many items");
        }
    }
    return ok;
}

// ---- typedefs ----

static bool
role_fits(const typedef_decl *t)
{
    const type *on = t->type;
    if (strcmp(t->role, "callback") == 0) {
        return on->cls == TYPE_CALLBACK ||
               (on->cls == TYPE_POINTER && on->pointee->cls == TYPE_FUNCTION);
    }
    if (strcmp(t->role, "function") == 0)
        return on->cls == TYPE_FUNCTION;
    if (strcmp(t->role, "handle") == 0)
        return on->cls == TYPE_HANDLE || on->cls == TYPE_POINTER;
    if (strcmp(t->role, "scalar") == 0)
        return on->cls == TYPE_INT || on->cls == TYPE_SCALAR;
    if (strcmp(t->role, "enum") == 0)
        return on->cls == TYPE_ENUM;
    return strcmp(t->role, "record") != 0 || on->cls == TYPE_RECORD;
}

// Whether the chain of typedefs ends.
static bool
ends(const model *m, const typedef_decl *t)
{
    for (int i = 0; i <= m->typedef_count; i++) {
        const typedef_decl *next = t->type->name ? find_typedef(m, t->type->name) : NULL;
        if (!next || next == t)
            return true;
        t = next;
    }
    return false;
}

static bool
check_typedefs(const model *m)
{
    bool ok = true;
    for (int i = 0; i < m->typedef_count; i++) {
        const typedef_decl *t = &m->typedefs[i];
        if (!role_fits(t))
            ok = wrong(t->loc, t->name, "its type does not fit its role");
        if (t->align < -1 || t->align > 4096)
            ok = wrong(t->loc, t->name, "an impossible alignment");
    }
    for (int i = 0; ok && i < m->typedef_count; i++)
        if (!ends(m, &m->typedefs[i]))
            ok = wrong(m->typedefs[i].loc, m->typedefs[i].name, "it is defined by itself");
    return ok;
}

// ---- records ----

static const record *
record_of_type(const model *m, const type *t)
{
    while (t->cls == TYPE_ARRAY)
        t = t->pointee;
    return t->cls == TYPE_RECORD ? find_record(m, t->name) : NULL;
}

// The size of the type in bytes, as far as it is known.
static int64_t
size_of(const model *m, const type *t)
{
    int64_t count = 1;
    for (; t->cls == TYPE_ARRAY; t = t->pointee)
        count *= t->length > 0 ? t->length : 0;
    const record *r = t->cls == TYPE_RECORD ? find_record(m, t->name) : NULL;
    int64_t size = r && r->size > t->size ? r->size : t->size;
    return size > 0 && count <= MOST_BYTES / size ? size * count : size > 0 ? MOST_BYTES : 0;
}

static bool
check_field(const model *m, const record *r, const field *f)
{
    const char *name = f->name ? f->name : r->name;
    if (f->offset < 0 || f->offset > r->size || size_of(m, f->type) > r->size - f->offset)
        return wrong(f->loc, name, "the field lies outside its record");
    if (f->kind && !field_kind_exists(f->kind))
        return wrong(f->loc, name, "unknown kind of field");
    if (!f->name && !f->skip && !record_of_type(m, f->type))
        return wrong(f->loc, name, "a field without a name must be a record");
    return true;
}

static bool
check_bases(const record *r)
{
    for (int i = 0; i < r->name_count; i++) {
        bool found = !r->bases[i];
        for (int j = 0; j < i; j++)
            found = found || strcmp(r->bases[i], r->names[j]) == 0;
        if (!found)
            return wrong(r->loc, r->name, "a base must be an earlier name of the record");
    }
    return true;
}

static bool
check_record(const model *m, const record *r)
{
    bool ok = check_bases(r);
    if (r->size < -1 || r->size > MOST_BYTES || r->align < -1 || r->align > 4096 ||
        (r->size < 0 && !r->is_opaque) || (r->is_opaque && r->field_count > 0)) {
        return wrong(r->loc, r->name, "wrong size or alignment for a record");
    }
    if (!r->is_opaque && r->name_count == 0)
        return wrong(r->loc, r->name, "a record must have a name");
    for (int i = 0; i < r->field_count; i++)
        ok = check_field(m, r, &r->fields[i]) && ok;
    return ok;
}

// Checks that no record contains itself, through its fields or its parent.
static bool
visit_record(const model *m, const record *r, char *states, int depth)
{
    char *state = &states[r - m->records];
    if (*state == DONE)
        return true;
    if (*state == OPEN || depth > MODEL_MOST_DEPTH)
        return false;
    *state = OPEN;
    bool ok = true;
    for (int i = 0; ok && i < r->field_count; i++) {
        const record *inner = record_of_type(m, r->fields[i].type);
        ok = !inner || visit_record(m, inner, states, depth + 1);
    }
    *state = DONE;
    return ok;
}

static bool
has_parents(const model *m, const record *r)
{
    for (int depth = 0; r->parent; depth++) {
        r = find_record(m, r->parent);
        if (!r || depth > MODEL_MOST_DEPTH)
            return false;
    }
    return true;
}

static bool
check_records(const model *m)
{
    char *states = arena_alloc(m->arena, (size_t)m->record_count + 1);
    bool ok = true;
    for (int i = 0; i < m->record_count; i++)
        ok = check_record(m, &m->records[i]) && ok;
    for (int i = 0; ok && i < m->record_count; i++) {
        const record *r = &m->records[i];
        if (!visit_record(m, r, states, 0) || !has_parents(m, r))
            ok = wrong(r->loc, r->name, "a record contains itself, or its parent is missing");
    }
    return ok;
}

// ---- the rest ----

static bool
check_enums(const model *m)
{
    bool ok = true;
    for (int i = 0; i < m->enum_count; i++) {
        const enumeration *e = &m->enums[i];
        if (e->name_count == 0 || e->underlying->cls != TYPE_INT)
            ok = wrong(e->loc, e->name, "an enum must have a name and an integer type");
    }
    return ok;
}

static bool
check_params(const function *f)
{
    bool ok = true;
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        type_class cls = p->decayed->cls;
        if (cls == TYPE_ARRAY || cls == TYPE_VOID || cls == TYPE_FUNCTION)
            ok = wrong(p->loc, f->name, "a parameter whose type cannot be passed");
        if ((p->len == LEN_PARAM || p->len == LEN_CALL || p->len == LEN_EXPR) && !p->len_name)
            ok = wrong(p->loc, f->name, "a length without a \"len_name\"");
        if (p->len == LEN_FIXED && p->len_value <= 0)
            ok = wrong(p->loc, f->name, "a fixed length must be above 0");
        if (p->kind && !kind_find(p->kind))
            ok = wrong(p->loc, f->name, "unknown kind of parameter");
    }
    return ok;
}

static bool
check_function(const model *m, const function *f)
{
    const type *t = f->result;
    if (t->cls == TYPE_ARRAY || t->cls == TYPE_FUNCTION)
        return wrong(f->loc, f->name, "a result that cannot be returned");
    bool is_known = !m->status_enum || find_enum(m, m->status_enum);
    if (is_known && f->status && !find_is_status(m, t))
        return wrong(f->loc, f->name, "its result is not a status");
    return check_params(f);
}

static bool
check_origin(const model *m, const char *origin, location loc, const char *name)
{
    if (!origin)
        return true;
    for (int i = 0; i < m->import_count; i++)
        if (strcmp(m->imports[i].module, origin) == 0)
            return true;
    return wrong(loc, name, "its origin is not an imported module");
}

static bool
check_origins(const model *m)
{
    bool ok = true;
    for (int i = 0; i < m->enum_count; i++)
        ok = check_origin(m, m->enums[i].origin, m->enums[i].loc, m->enums[i].name) && ok;
    for (int i = 0; i < m->record_count; i++)
        ok = check_origin(m, m->records[i].origin, m->records[i].loc, m->records[i].name) && ok;
    for (int i = 0; i < m->typedef_count; i++)
        ok = check_origin(m, m->typedefs[i].origin, m->typedefs[i].loc, m->typedefs[i].name) && ok;
    return ok;
}

bool
model_check_shape(const model *m, const model_types *types)
{
    // Each part relies on the parts before it.
    if (!check_types(m, types) || !check_typedefs(m) || !check_records(m))
        return false;
    bool ok = check_enums(m);
    ok = check_origins(m) && ok;
    for (int i = 0; i < m->function_count; i++)
        ok = check_function(m, &m->functions[i]) && ok;
    return ok;
}
