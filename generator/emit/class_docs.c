// Docstrings of classes: what they are for, what they are in C, their members, and the functions that take and give
// them.
#include <string.h>

#include "emit/internal.h"
#include "model/kinds.h"
#include "render/ctypes.h"
#include "render/docs.h"

// As many functions are named; a class that more take is one of the library's common words.
enum { MOST_FUNCTIONS = 12 };

typedef struct names {
    const char *items[MOST_FUNCTIONS];
    int count;
    int more;
} names;

static void
add_name(names *list, const char *name)
{
    if (list->count > 0 && text_equal(list->items[list->count - 1], name))
        return;
    if (list->count < MOST_FUNCTIONS)
        list->items[list->count++] = name;
    else
        list->more++;
}

static void
add_names(text *out, const emitter *e, const char *title, names *list)
{
    if (list->count == 0)
        return;
    if (list->more > 0)
        list->items[list->count - 1] =
            arena_printf(e->a, "%s and %d more", list->items[list->count - 1], list->more);
    text_printf(out, "%s\n", title);
    emit_word_list(out, 4, list->items, list->count);
}

// ---- functions ----

static bool
is_of_class(const class_info *c, const param *p)
{
    const record *r = c->record;
    const enumeration *en = c->enumeration;
    for (int i = 0; r != NULL && i < r->name_count; i++)
        if (text_equal(p->class_name, r->names[i]))
            return true;
    for (int i = 0; en != NULL && i < en->name_count; i++)
        if (text_equal(p->class_name, en->names[i]))
            return true;
    return text_equal(p->class_name, c->name);
}

static const param *
first_of_class(const class_info *c, const function *f, bool results)
{
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        if ((results ? p->is_result : p->is_argument) && is_of_class(c, p))
            return p;
    }
    return NULL;
}

// The first handle that a function takes is the one that it ends.
static bool
ends_class(const class_info *c, const function *f)
{
    return f->ends && f->param_count > 0 && is_of_class(c, &f->params[0]);
}

static void
add_handle_functions(text *out, const emitter *e, const class_info *c)
{
    names makes = {0}, ends = {0};
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        if (f->skip != NULL)
            continue;
        if (f->makes && first_of_class(c, f, true) != NULL)
            add_name(&makes, f->name);
        if (ends_class(c, f))
            add_name(&ends, f->name);
    }
    add_names(out, e, "Made by", &makes);
    add_names(out, e, "Ended by", &ends);
}

static void
add_users(text *out, const emitter *e, const class_info *c)
{
    names takes = {0}, gives = {0};
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        if (f->skip == NULL && first_of_class(c, f, false) != NULL)
            add_name(&takes, f->name);
        else if (f->skip == NULL && first_of_class(c, f, true) != NULL)
            add_name(&gives, f->name);
    }
    add_names(out, e, "Taken by", &takes);
    add_names(out, e, "Given by", &gives);
}

static bool
is_field_of_class(const class_info *c, const field *f)
{
    const param p = {.class_name = f->class_name};
    return f->skip == NULL && f->name != NULL && is_of_class(c, &p);
}

// Of the structs that have names: what is in one without is reached through them.
static void
add_places(text *out, const emitter *e, const class_info *c)
{
    names places = {0};
    for (int i = 0; i < e->m->record_count; i++) {
        const record *r = &e->m->records[i];
        for (int j = 0; j < r->field_count && !r->is_anonymous && r->skip == NULL; j++)
            if (is_field_of_class(c, &r->fields[j]))
                add_name(&places, arena_printf(e->a, "%s.%s", r->name, r->fields[j].name));
    }
    add_names(out, e, "Field of", &places);
}

// ---- classes ----

static void
add_enum(text *out, const emitter *e, const class_info *c)
{
    const enumeration *en = c->enumeration;
    const char **items = arena_alloc(e->a, sizeof *items * (size_t)(en->item_count + 1));
    for (int i = 0; i < en->item_count; i++) {
        items[i] =
            arena_printf(e->a, "%s = %lld", en->items[i].name, (long long)en->items[i].value);
    }
    const char *age = emit_age(e, en->first, 0, "members");
    text_printf(out, "enum %s.%s%s\n\nMembers\n", en->tag != NULL ? en->tag : en->name,
                age != NULL ? " " : "", age != NULL ? age : "");
    emit_word_list(out, 4, items, en->item_count);
    add_users(out, e, c);
    add_places(out, e, c);
}

static const char *
field_words(const emitter *e, const field *f, const field_kind_info *kind, const char *coupled)
{
    text out = {0};
    const char *at = strstr(kind->says, "%s");
    const char *class = f->class_name != NULL ? f->class_name : "object";
    if (at != NULL)
        text_printf(&out, "%.*s%s%s", (int)(at - kind->says), kind->says, class, at + 2);
    else
        text_add(&out, kind->says);
    const char *type = emit_type(e, f->type);
    if (f->class_name == NULL && !text_equal(type, kind->says))
        text_printf(&out, " (%s)", type);
    else if (f->class_name != NULL && f->type->cls == TYPE_ARRAY)
        text_printf(&out, " (%lld)", (long long)f->type->length);
    if (coupled != NULL)
        text_printf(&out, "; %s sets both and %s", coupled, f->len_name);
    else if (f->len_name != NULL)
        text_printf(&out, "; sets %s", f->len_name);
    if (f->about != NULL)
        text_printf(&out, "; %s", f->about);
    return emit_keep(e, &out);
}

static void
add_fields(text *out, const emitter *e, const record *r)
{
    emit_fields fields = emit_flat_fields(e, r);
    doc_entry *entries = arena_alloc(e->a, sizeof *entries * (size_t)(fields.count + 1));
    const coupled_fields both = emit_coupled_fields(e, &fields);
    int count = 0;
    for (int i = 0; i < fields.count; i++) {
        const field *f = fields.items[i].field;
        const char *setter = f == both.a || f == both.b ? both.setter : NULL;
        const field_kind_info *kind = field_kind_find(f->kind);
        if (kind != NULL) // classes.c has told so
            entries[count++] = (doc_entry){f->name, field_words(e, f, kind, setter)};
    }
    text_add(out, count > 0 ? "Fields\n" : "");
    emit_entries(out, entries, count);
}

static void
add_record(text *out, const emitter *e, const class_info *c)
{
    const record *r = c->record;
    const char *plain = r->plain ? ", without pointers: can be compared, copied, pickled, made by "
                                   "from_bytes() and read as a buffer"
                                 : "";
    const char *word = emit_record_word(r);
    if (r->is_anonymous)
        text_printf(out, "%s inside %s, %lld bytes%s.", word, r->parent, (long long)r->size, plain);
    else
        text_printf(out, "%s %s, %lld bytes%s.", word, r->tag != NULL ? r->tag : r->name,
                    (long long)r->size, plain);
    const char *age = r->is_anonymous ? NULL : emit_age(e, r->first, r->changed, "fields");
    text_printf(out, "%s%s\n\n", age != NULL ? " " : "", age != NULL ? age : "");
    add_fields(out, e, r);
    add_users(out, e, c);
    add_places(out, e, c);
}

static void
add_cell(text *out, const emitter *e, const class_info *c)
{
    text_printf(out, "%s\n", emit_type(e, c->decl->type));
    if (c->kind == CLASS_HANDLE)
        add_handle_functions(out, e, c);
    else
        add_users(out, e, c);
}

static const char *
about(const class_info *c)
{
    return c->kind == CLASS_ENUM     ? c->enumeration->about
           : c->kind == CLASS_RECORD ? c->record->about
                                     : c->decl->about;
}

static bool
derives_from(const emitter *e, const char *name, const class_info *from)
{
    const class_info *c = emit_find_class(e, name);
    while (c != NULL && c != from)
        c = c->base != NULL ? emit_find_class(e, c->base) : NULL;
    return c != NULL;
}

// Structs have several names, and so many classes: the one that the model calls it by has the text.
static const char *
second_name(const emitter *e, const class_info *c)
{
    const class_info *named = emit_find_class(e, c->record->name);
    const char *how = derives_from(e, c->record->name, c) ? ", which derives from it"
                      : derives_from(e, c->name, named)   ? ", which it derives from"
                                                          : "";
    return arena_printf(e->a, "The struct of %s%s.\n", c->record->name, how);
}

const char *
emit_class_doc(const emitter *e, const class_info *c)
{
    text out = {0};
    if (c->origin != NULL)
        return NULL;
    if (c->kind == CLASS_RECORD && !text_equal(c->name, c->record->name))
        return second_name(e, c);
    if (about(c) != NULL)
        text_printf(&out, "%s\n\n", about(c));
    if (c->kind == CLASS_ENUM)
        add_enum(&out, e, c);
    else if (c->kind == CLASS_RECORD)
        add_record(&out, e, c);
    else
        add_cell(&out, e, c);
    if (text_ends(out.data, "\n\n")) // nothing is there to be told of
        out.data[--out.length] = '\0';
    return emit_keep(e, &out);
}
