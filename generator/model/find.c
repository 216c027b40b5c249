#include "model/find.h"

#include <string.h>

#include "base/text.h"
#include "model/kinds.h"

const function *
find_function(const model *m, const char *name)
{
    const function *hidden = NULL;
    for (int i = 0; i < m->function_count; i++) {
        const function *f = &m->functions[i];
        if (strcmp(f->name, name) != 0)
            continue;
        if (!f->skip)
            return f;
        hidden = hidden ? hidden : f;
    }
    return hidden;
}

bool
is_closer(const function *f)
{
    const param *p = f->params;
    return !f->skip && f->param_count == 1 &&
           (param_is(p, KIND_handle) || param_is(p, KIND_scalar) || param_is(p, KIND_handle_ref));
}

const function *
find_closer(const model *m, const char *class_name, bool *several)
{
    const function *found = NULL;
    for (int i = 0; class_name && i < m->function_count; i++) {
        const function *f = &m->functions[i];
        if (!f->ends || !is_closer(f) || !text_equal(f->params[0].class_name, class_name))
            continue;
        *several = found && !text_equal(found->name, f->name);
        if (*several)
            return NULL;
        found = f;
    }
    return found;
}

static bool
has_name(const char *const *names, int count, const char *first, const char *name)
{
    if (first && strcmp(first, name) == 0)
        return true;
    for (int i = 0; i < count; i++)
        if (strcmp(names[i], name) == 0)
            return true;
    return false;
}

const enumeration *
find_enum(const model *m, const char *name)
{
    for (int i = 0; i < m->enum_count; i++) {
        const enumeration *e = &m->enums[i];
        if (has_name(e->names, e->name_count, e->name, name) || text_equal(e->tag, name))
            return e;
    }
    return NULL;
}

static const record *
record_named(const model *m, const char *name)
{
    for (int i = 0; i < m->record_count; i++) {
        const record *r = &m->records[i];
        if (has_name(r->names, r->name_count, r->name, name) || text_equal(r->tag, name))
            return r;
    }
    return NULL;
}

// Also follows typedefs: for a record of another module, names that this module adds are not in
// `names`.
const record *
find_record(const model *m, const char *name)
{
    const record *r = record_named(m, name);
    const typedef_decl *t = r ? NULL : find_typedef(m, name);
    while (t && t->type->cls == TYPE_RECORD && t->type->name) {
        r = record_named(m, t->type->name);
        t = r ? NULL : find_typedef(m, t->type->name);
    }
    return r;
}

int64_t
record_align(const model *m, const record *r, const char *name)
{
    const typedef_decl *t = name != NULL ? find_typedef(m, name) : NULL;
    return t != NULL && t->align > 0 ? t->align : r->align;
}

const typedef_decl *
find_typedef(const model *m, const char *name)
{
    for (int i = 0; i < m->typedef_count; i++)
        if (strcmp(m->typedefs[i].name, name) == 0)
            return &m->typedefs[i];
    return NULL;
}

const enumerator *
find_enumerator(const enumeration *e, const char *name)
{
    for (int i = 0; i < e->item_count; i++)
        if (strcmp(e->items[i].name, name) == 0)
            return &e->items[i];
    return NULL;
}

const value_table *
find_table(const model *m, const char *name)
{
    for (int i = 0; name && i < m->table_count; i++)
        if (strcmp(m->tables[i].name, name) == 0)
            return &m->tables[i];
    return NULL;
}

const value_row *
find_row_of_key(const value_table *table, int64_t key)
{
    for (int i = 0; i < table->row_count; i++)
        if (table->rows[i].key == key)
            return &table->rows[i];
    return NULL;
}

const query *
find_query(const model *m, const char *name)
{
    for (int i = 0; name && i < m->query_count; i++)
        if (strcmp(m->queries[i].name, name) == 0)
            return &m->queries[i];
    return NULL;
}

const param *
find_param(const function *f, const char *name)
{
    for (int i = 0; name && i < f->param_count; i++)
        if (f->params[i].name && strcmp(f->params[i].name, name) == 0)
            return &f->params[i];
    return NULL;
}

const field *
find_field(const record *r, const char *name)
{
    for (int i = 0; i < r->field_count; i++)
        if (r->fields[i].name && strcmp(r->fields[i].name, name) == 0)
            return &r->fields[i];
    return NULL;
}

const function *
find_symbol(const model *m, const char *symbol)
{
    for (int i = 0; i < m->function_count; i++)
        if (text_equal(m->functions[i].symbol, symbol))
            return &m->functions[i];
    return NULL;
}

bool
find_is_status(const model *m, const type *result)
{
    const enumeration *status = m->status_enum ? find_enum(m, m->status_enum) : NULL;
    if (!status)
        return false;
    if (result->cls == TYPE_ENUM)
        return result->name && find_enum(m, result->name) == status;
    bool is_declared =
        text_equal(m->status_type, result->spelling) || text_equal(m->status_type, result->name);
    bool is_number = result->cls == TYPE_INT || result->cls == TYPE_SCALAR;
    return m->status_type && is_declared &&
           (m->status_member ? result->cls == TYPE_RECORD : is_number);
}

const skipped *
find_skipped(const model *m, const char *kind, const char *name)
{
    for (int i = 0; i < m->skip_count; i++)
        if (text_equal(m->skips[i].kind, kind) && text_equal(m->skips[i].name, name))
            return &m->skips[i];
    return NULL;
}

const param *
find_size(const function *f, const param *value, bool pointer)
{
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        if (param_is(p, KIND_typed_size) && text_equal(p->pair, value->name) &&
            (p->decayed->cls == TYPE_POINTER) == pointer) {
            return p;
        }
    }
    return NULL;
}

// The parse stage gives unnamed enums names such as <module>_enum….
bool
find_is_unnamed(const model *m, const enumeration *e)
{
    if (e->tag || e->origin || e->skip || text_equal(e->name, m->status_enum))
        return false;
    const char *made_up = "_enum";
    size_t length = strlen(m->module), more = strlen(made_up);
    return strncmp(e->name, m->module, length) == 0 &&
           strncmp(e->name + length, made_up, more) == 0 && !find_typedef(m, e->name);
}
