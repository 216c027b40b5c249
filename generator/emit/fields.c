// Lists the fields of a struct as the struct's Python class shows them.
#include "emit/fields.h"

#include <string.h>

#include "model/kinds.h"
#include "render/names.h"

// Members of an unnamed struct or union count as members of the record around it.
static void
flatten(const emitter *e, const record *r, int64_t offset, emit_fields *out)
{
    for (int i = 0; i < r->field_count; i++) {
        const field *f = &r->fields[i];
        const class_info *inner = emit_find_class(e, f->type->name);
        if (f->skip != NULL)
            continue;
        if (f->name == NULL && inner != NULL && inner->record != NULL) {
            flatten(e, inner->record, offset + f->offset, out);
            continue;
        }
        out->items = arena_grow(e->a, out->items, out->count, sizeof *out->items);
        out->items[out->count++] = (flat_field){f, offset + f->offset};
    }
}

emit_fields
emit_flat_fields(const emitter *e, const record *r)
{
    emit_fields out = {0};
    flatten(e, r, 0, &out);
    return out;
}

static bool
are_coupled(const field *a, const field *b)
{
    bool cells = field_is(a, FIELD_KIND_array_of_handle) || field_is(a, FIELD_KIND_array_of_scalar);
    return cells && text_equal(a->kind, b->kind) && text_equal(a->class_name, b->class_name) &&
           a->len_name != NULL && text_equal(a->len_name, b->len_name);
}

const char *
emit_of_class(const emitter *e, const char *form, const char *name)
{
    const char *at = strstr(form, "%s");
    if (at == NULL)
        return form;
    return arena_printf(e->a, "%.*s%s%s", (int)(at - form), form, name ? name : "Any", at + 2);
}

coupled_fields
emit_coupled_fields(const emitter *e, const emit_fields *fields)
{
    for (int i = 0; i < fields->count; i++) {
        const field *a = fields->items[i].field;
        for (int j = i + 1; j < fields->count; j++) {
            const field *b = fields->items[j].field;
            if (are_coupled(a, b))
                return (coupled_fields){a, b, arena_printf(e->a, "set_%s_%s", a->name, b->name)};
        }
    }
    return (coupled_fields){NULL, NULL, NULL};
}
