// Makes classes.h and classes.c: the Python classes of the module as tables for the runtime.
#include "emit/classes.h"

#include <string.h>

#include "base/diag.h"
#include "emit/class_docs.h"
#include "emit/fields.h"
#include "emit/output.h"
#include "model/extent.h"
#include "model/kinds.h"
#include "render/ctypes.h"
#include "render/docs.h"
#include "render/expressions.h"
#include "render/names.h"
#include "render/wrap.h"

enum { LEAST_ALIGN = 16 };

// Returns the facts of the field's kind; reports an unknown kind.
static const field_kind_info *
kind_of(const field *f)
{
    static const field_kind_info none = {"", "INT", false, NULL, NULL, NULL};
    const field_kind_info *found = field_kind_find(f->kind);
    if (found == NULL)
        diag_error(f->loc, "field %s has no kind; give it one in the spec", f->name);
    return found != NULL ? found : &none;
}

// The target type of an address matters only for how the field prints.
static const char *
constant_of(const field *f, const field_kind_info *kind)
{
    const type *t = emit_resolve(f->type);
    bool typed = t->cls == TYPE_POINTER && t->pointee->cls != TYPE_VOID;
    return typed && field_is(f, FIELD_KIND_address) ? "ARRAY_ADDRESS" : kind->constant;
}

// ---- fields ----

// Returns the item type of an embedded array, the target of a pointer to an array, else the field's
// type.
static const type *
item_type(const field *f)
{
    const type *t = emit_resolve(f->type);
    bool points = field_is_pointer(f);
    return points && t->cls == TYPE_POINTER ? t->pointee : t;
}

static int64_t
item_count(const field *f)
{
    int64_t count = 1;
    for (const type *t = f->type; t->cls == TYPE_ARRAY; t = t->pointee)
        count *= t->length;
    return count;
}

static int
find_flat(const emit_fields *fields, const char *name)
{
    for (int i = 0; name != NULL && i < fields->count; i++)
        if (text_equal(fields->items[i].field->name, name))
            return i;
    return -1;
}

// The facts about a field besides kind and offset. They choose the snippet for its entry.
typedef struct field_facts {
    bool is_signed, is_kept, has_class;
    int64_t count;
    int sibling;
} field_facts;

static const char *
field_snippet(const field_facts *has)
{
    bool is_single = has->count == 1 && has->sibling < 0;
    if (is_single && !has->is_kept && !has->has_class)
        return has->is_signed ? "field.signed" : "field.number";
    if (is_single && !has->is_signed)
        return has->is_kept ? "field.kept" : "field.value";
    if (has->sibling < 0 && !has->is_kept)
        return "field.items";
    bool is_counted = has->count == 1 && has->is_kept && !has->is_signed;
    return is_counted ? "field.counted" : "field";
}

static void
add_field(emitter *e, const emit_fields *fields, int index, int *slots, text *out)
{
    const flat_field *flat = &fields->items[index];
    const field *f = flat->field;
    const field_kind_info *kind = kind_of(f);
    const type *item = item_type(f);
    item_vars v = e->item;
    field_facts has = {
        .is_signed = item->is_signed,
        .is_kept = kind->is_kept,
        .has_class = f->class_name != NULL,
        .count = item_count(f),
        .sibling = find_flat(fields, f->len_name),
    };
    v.name = f->name;
    v.kind = constant_of(f, kind);
    v.value = arena_printf(e->a, "%lld", (long long)flat->offset);
    v.size = arena_printf(e->a, "%lld", (long long)item->size);
    v.count = arena_printf(e->a, "%lld", (long long)has.count);
    v.type = emit_integer_text(e, item);
    v.args = emit_class_index(e, f->class_name);
    v.flags = item->is_signed ? "true" : "false";
    v.more = arena_printf(e->a, "%d", has.sibling);
    v.align = kind->is_kept ? arena_printf(e->a, "%d", (*slots)++) : "CB_NO_SLOT";
    template_expand(e->templates[TEMPLATE_CLASSES], field_snippet(&has), VARS_VALUES(&v), out);
}

// ---- records ----

static const field *
member_of_type(const record *r, const char *name)
{
    for (int i = 0; i < r->field_count; i++)
        if (text_equal(emit_resolve(r->fields[i].type)->name, name))
            return &r->fields[i];
    return NULL;
}

// Returns the offset of an anonymous record in the named record around it, whose address is its
// `_ptr`.
static int64_t
anonymous_offset(const emitter *e, const record *r)
{
    int64_t offset = 0;
    while (r->parent != NULL) {
        const class_info *around = emit_find_class(e, r->parent);
        const field *f = around != NULL ? member_of_type(around->record, r->name) : NULL;
        if (f == NULL)
            break;
        offset += f->offset;
        r = around->record;
    }
    return offset;
}

static const char *
record_flags(emitter *e, const record *r, int slots)
{
    text out = {0};
    if (slots > 0)
        text_printf(&out, ", .slot_count = %d", slots);
    int64_t align = record_align(e->m, r, r->name);
    if (align > LEAST_ALIGN)
        text_printf(&out, ", .align = %lld", (long long)align);
    if (r->is_anonymous) {
        long long offset = anonymous_offset(e, r);
        text_printf(&out, ", .is_anonymous = true, .anonymous_offset = %lld", offset);
    }
    text_add(&out, r->plain ? ", .is_plain = true" : "");
    if (r->initial != NULL)
        text_printf(&out, ", .initial = &initial_%s", r->name);
    if (record_has_memory(r))
        text_printf(&out, ", .memory = &memory_%s", r->name);
    return emit_keep(e, &out);
}

// Adds the initial value of new instances, as a C initialiser.
static void
add_initial(const emitter *e, const record *r, text *out)
{
    item_vars v = e->item;
    v.name = r->name;
    v.type = emit_record_type(e, r);
    v.value = r->initial;
    template_expand(e->templates[TEMPLATE_CLASSES], "initial", VARS_VALUES(&v), out);
}

// Stores the offset of the address. With `at`, the field is a struct and the address is a member of
// it, which is returned; else NULL.
static const field *
address_of(const emitter *e, const field *f, const extent *x, int64_t *offset)
{
    const class_info *inner = x->at != NULL ? emit_find_class(e, f->type->name) : NULL;
    const field *member =
        inner != NULL && inner->record != NULL ? find_field(inner->record, x->at) : NULL;
    *offset = f->offset + (member != NULL ? member->offset : 0);
    return member;
}

// Adds the memory that calls read and write behind the record's members.
static void
add_memory(const emitter *e, const record *r, text *out)
{
    const template *t = e->templates[TEMPLATE_CLASSES];
    text items = {0};
    int count = 0;
    for (int i = 0; i < r->field_count; i++) {
        const field *f = &r->fields[i];
        extent x;
        int64_t offset;
        if (f->bytes == NULL || !extent_read(e->a, f->bytes, &x))
            continue;
        item_vars v = e->item;
        const field *member = address_of(e, f, &x, &offset);
        v.name = arena_printf(e->a, "%s_%s", r->name, f->name);
        v.type = emit_record_type(e, r);
        v.body = emit_member_extent(e, r, f);
        template_expand(t, "extent", VARS_VALUES(&v), out);
        v.type = member != NULL ? arena_printf(e->a, "%s.%s", f->name, member->name) : f->name;
        v.value = arena_printf(e->a, "%lld", (long long)offset);
        v.flags = f->target ? ", .target = true" : "";
        template_expand(t, "memory.item", VARS_VALUES(&v), &items);
        count++;
    }
    item_vars v = e->item;
    v.name = r->name;
    v.count = arena_printf(e->a, "%d", count);
    v.body = emit_keep(e, &items);
    template_expand(t, "memory", VARS_VALUES(&v), out);
}

static void
add_record(emitter *e, const record *r, text *out)
{
    const template *t = e->templates[TEMPLATE_CLASSES];
    emit_fields fields = emit_flat_fields(e, r);
    item_vars v = e->item;
    text body = {0};
    int slots = 0;
    for (int i = 0; i < fields.count; i++)
        add_field(e, &fields, i, &slots, &body);
    if (r->initial != NULL)
        add_initial(e, r, out);
    if (record_has_memory(r))
        add_memory(e, r, out);
    v.name = r->name;
    v.body = emit_keep(e, &body);
    v.size = arena_printf(e->a, "%lld", (long long)r->size);
    v.flags = record_flags(e, r, slots);
    template_expand(t, fields.count > 0 ? "record" : "record.empty", VARS_VALUES(&v), out);
}

// ---- enums ----

// Returns the name of an enum for range errors: its tag, after the keyword `enum` unless the tag
// ends in "_enum".
static const char *
spelled_enum(const emitter *e, const enumeration *en)
{
    if (en->tag == NULL || text_ends(en->tag, "_enum"))
        return en->tag != NULL ? en->tag : en->name;
    return arena_printf(e->a, "enum %s", en->tag);
}

// Returns a C expression for an int64_t with the enumerator's bits.
static const char *
enumerator_bits(const emitter *e, const enumerator *item)
{
    if (item->value == INT64_MIN)
        return "INT64_MIN";
    return item->is_unsigned ? arena_printf(e->a, "(int64_t)%s", emit_enumerator_value(e, item))
                             : emit_enumerator_number(e, item);
}

static void
add_enum(emitter *e, const enumeration *en, text *out)
{
    const template *t = e->templates[TEMPLATE_CLASSES];
    item_vars v = e->item;
    text body = {0};
    for (int i = 0; i < en->item_count; i++) {
        if (i > 0) {
            body.length--; // the macro goes on in the next line
            text_add(&body, " \\\n");
        }
        v.name = en->items[i].name;
        v.value = enumerator_bits(e, &en->items[i]);
        if (strlen("    ITEM(, ) \\") + strlen(v.name) + strlen(v.value) > EMIT_COLUMNS)
            v.value = arena_printf(e->a, "\\\n        %s", v.value);
        template_expand(t, "enumerator", VARS_VALUES(&v), &body);
    }
    v.name = en->names[0];
    v.type = spelled_enum(e, en);
    v.body = emit_keep(e, &body);
    const char *sign = en->underlying->is_signed ? ", .is_signed = true" : "";
    int size = (int)en->underlying->size;
    v.flags = size == 4 ? sign : arena_printf(e->a, "%s, .size = %d", sign, size);
    template_expand(t, "enum", VARS_VALUES(&v), out);
}

// ---- classes ----

bool
emit_is_stream(const class_info *c)
{
    return c->decl != NULL && c->decl->is_stream;
}

const function *
emit_closer_of(const emitter *e, const class_info *c)
{
    for (int i = 0; c->decl != NULL && c->origin == NULL && i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        for (int j = 0; f->skip == NULL && j < f->param_count; j++) {
            const param *p = &f->params[j];
            if (p->closed_by != NULL && text_equal(p->class_name, c->name))
                return emit_find_function(e, p->closed_by);
        }
    }
    return NULL;
}

static void
add_cell_flags(const emitter *e, const class_info *c, text *out)
{
    const type *t = c->decl->type;
    bool pointer = c->kind != CLASS_SCALAR;
    const char *name = pointer ? "CB_UNSIGNED_LONG_LONG" : emit_integer_text(e, t);
    text_printf(out, ", .size = %d", pointer ? 8 : (int)t->size);
    text_add(out, !pointer && t->is_signed ? ", .is_signed = true" : "");
    text_add(out, emit_is_stream(c) ? ", .is_stream = true" : "");
    if (c->decl->object != NULL && c->origin == NULL)
        text_printf(out, ", .object = \"%s\"", c->decl->object);
    text_printf(out, ", .c_type = %s", name);
    if (c->decl->base != NULL && c->origin == NULL)
        text_printf(out, ", .foreign_base = \"%s\"", c->decl->base);
}

static const char *
class_constant(class_kind kind)
{
    static const char *const names[] = {"ENUM", "HANDLE", "SCALAR", "CALLBACK", "RECORD"};
    return names[kind];
}

// Adds the class's docstring as a text in front of the table of classes. A second name of an enum
// refers to the text of the first.
static void
add_doc(emitter *e, const class_info *c, text *docs, text *flags)
{
    const char *doc = emit_class_doc(e, c, false);
    if (doc == NULL)
        return;
    const class_info *same = c->same != NULL ? emit_find_class(e, c->same) : NULL;
    bool own = same == NULL || same->origin != NULL;
    if (own) {
        item_vars v = e->item;
        text body = {0};
        emit_literal(&body, doc, 4);
        emit_end_literal(&body, ");");
        v.name = c->name;
        v.body = emit_keep(e, &body);
        template_expand(e->templates[TEMPLATE_CLASSES], "doc", VARS_VALUES(&v), docs);
    }
    text_printf(flags, ", .doc = CB_DOC_OF(%s)", own ? c->name : c->same);
}

static void
add_class(emitter *e, const class_info *c, text *docs, text *out)
{
    item_vars v = e->item;
    text flags = {0};
    switch (c->kind) {
    case CLASS_ENUM:
        text_printf(&flags, ", .enumeration = &enum_%s", c->enumeration->names[0]);
        break;
    case CLASS_RECORD:
        text_printf(&flags, ", .record = &record_%s", c->record->name);
        break;
    default:
        add_cell_flags(e, c, &flags);
    }
    add_doc(e, c, docs, &flags);
    if (c->origin != NULL)
        text_printf(&flags, ", .foreign = \"cubind.%s.%s\"", c->origin, c->name);
    v.name = c->name;
    v.args = emit_class_index(e, c->name);
    v.kind = class_constant(c->kind);
    v.value = emit_class_index(e, c->base);
    v.more = emit_class_index(e, c->same);
    v.flags = emit_keep(e, &flags);
    const char *snippet = c->base != NULL || c->same != NULL ? "class.like" : "class";
    template_expand(e->templates[TEMPLATE_CLASSES], snippet, VARS_VALUES(&v), out);
}

static void
emit_classes_header(emitter *e)
{
    const template *t = e->templates[TEMPLATE_CLASSES];
    text *out = emit_open(e, "classes.h", TEMPLATE_CLASSES);
    item_vars v = e->item;
    template_expand(t, "header", VARS_VALUES(&v), out);
    text_add(out, "enum {\n");
    for (int i = 0; i < e->class_count; i++)
        text_printf(out, "    T_%s,\n", e->classes[i].name);
    text_add(out, "    CLASS_COUNT,\n};\n");
    template_expand(t, "header.end", VARS_VALUES(&v), out);
}

// Returns whether classes.c has C code that uses the types of records.
static bool
needs_types(const emitter *e)
{
    for (int i = 0; i < e->class_count; i++) {
        const record *r = e->classes[i].record;
        if (r != NULL && (r->initial != NULL || record_has_memory(r)))
            return true;
    }
    return false;
}

static bool
has_memory(const emitter *e)
{
    for (int i = 0; i < e->class_count; i++)
        if (record_has_memory(e->classes[i].record))
            return true;
    return false;
}

void
emit_classes(emitter *e)
{
    emit_classes_header(e);
    text *out = emit_open(e, "classes.c", TEMPLATE_CLASSES);
    const template *t = e->templates[TEMPLATE_CLASSES];
    item_vars v = e->item;
    text docs = {0}, classes = {0};
    v.more = needs_types(e) ? "#include \"types.h\"\n" : NULL;
    v.args = has_memory(e) ? "#include \"cubind/buffers.h\"\n\n" : NULL;
    template_expand(t, "file", VARS_VALUES(&v), out);
    for (int i = 0; i < e->class_count; i++) {
        const class_info *c = &e->classes[i];
        if (c->kind == CLASS_ENUM && c->same == NULL)
            add_enum(e, c->enumeration, out);
        if (c->kind == CLASS_RECORD && text_equal(c->name, c->record->name))
            add_record(e, c->record, out);
        add_class(e, c, &docs, &classes);
    }
    text_printf(out, "%s\n", emit_keep(e, &docs));
    v.body = emit_keep(e, &classes);
    template_expand(t, "classes", VARS_VALUES(&v), out);
}
