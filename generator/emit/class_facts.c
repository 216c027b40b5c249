// Collects facts about a class for its docstring and the reference: its purpose, its C type, its
// members, and the functions that take and return it.
#include "emit/class_facts.h"

#include <string.h>

#include "emit/fields.h"
#include "model/kinds.h"
#include "render/callbacks.h"
#include "render/ctypes.h"
#include "render/names.h"

static void
add_name(const emitter *e, class_list *list, const char *name)
{
    if (list->count > 0 && text_equal(list->names[list->count - 1], name))
        return;
    list->names = arena_grow(e->a, list->names, list->count, sizeof *list->names);
    list->names[list->count++] = name;
}

static void
add_list(class_facts *facts, const char *title, class_list list)
{
    list.title = title;
    if (list.count > 0)
        facts->lists[facts->list_count++] = list;
}

// ---- functions ----

static bool
is_of_class(const class_info *c, const char *name)
{
    const record *r = c->record;
    const enumeration *en = c->enumeration;
    for (int i = 0; r != NULL && i < r->name_count; i++)
        if (text_equal(name, r->names[i]))
            return true;
    for (int i = 0; en != NULL && i < en->name_count; i++)
        if (text_equal(name, en->names[i]))
            return true;
    return text_equal(name, c->name);
}

// Returns whether a description names the enum. Flags are integers in C, so only their description
// says which enum they combine.
static bool
is_named(const class_info *c, const char *about)
{
    const char *at = c->kind == CLASS_ENUM && about != NULL ? strstr(about, c->name) : NULL;
    return at != NULL && text_word_length(at) == strlen(c->name) && (at == about || at[-1] == ' ');
}

static const param *
first_of_class(const class_info *c, const function *f, bool results)
{
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        if ((results ? p->is_result : p->is_argument) &&
            (is_of_class(c, p->class_name) || is_named(c, p->about)))
            return p;
    }
    return NULL;
}

// A function with `ends` destroys the object behind its first parameter.
static bool
ends_class(const class_info *c, const function *f)
{
    return f->ends && f->param_count > 0 && is_of_class(c, f->params[0].class_name);
}

static void
add_handle_functions(class_facts *facts, const emitter *e, const class_info *c)
{
    class_list makes = {0}, ends = {0};
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        if (f->skip != NULL)
            continue;
        if (f->makes && first_of_class(c, f, true) != NULL)
            add_name(e, &makes, f->name);
        if (ends_class(c, f))
            add_name(e, &ends, f->name);
    }
    add_list(facts, "Made by", makes);
    add_list(facts, "Ended by", ends);
}

static void
add_users(class_facts *facts, const emitter *e, const class_info *c)
{
    class_list takes = {0}, gives = {0};
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        if (f->skip == NULL && first_of_class(c, f, false) != NULL)
            add_name(e, &takes, f->name);
        else if (f->skip == NULL && first_of_class(c, f, true) != NULL)
            add_name(e, &gives, f->name);
    }
    add_list(facts, "Taken by", takes);
    add_list(facts, "Given by", gives);
}

static bool
is_field_of_class(const class_info *c, const field *f)
{
    return f->skip == NULL && f->name != NULL &&
           (is_of_class(c, f->class_name) || is_named(c, f->about));
}

// Lists only structs with names, because programs reach the fields of unnamed structs through them.
static void
add_places(class_facts *facts, const emitter *e, const class_info *c)
{
    class_list places = {0};
    for (int i = 0; i < e->m->record_count; i++) {
        const record *r = &e->m->records[i];
        for (int j = 0; j < r->field_count && !r->is_anonymous && r->skip == NULL; j++)
            if (is_field_of_class(c, &r->fields[j]))
                add_name(e, &places, arena_printf(e->a, "%s.%s", r->name, r->fields[j].name));
    }
    add_list(facts, "Field of", places);
}

// ---- members and fields ----

static void
add_members(class_facts *facts, const emitter *e, const enumeration *en)
{
    facts->entries = arena_alloc(e->a, sizeof *facts->entries * (size_t)(en->item_count + 1));
    for (int i = 0; i < en->item_count; i++) {
        const char *value = emit_enumerator_number(e, &en->items[i]);
        facts->entries[facts->entry_count++] = (doc_entry){en->items[i].name, value};
    }
}

// A pointer without a count points to one item, so "sequence of" becomes "list of one".
static const char *
one_item(const emitter *e, const field_kind_info *kind)
{
    size_t length = text_starts(kind->says, "sequence of") ? strlen("sequence of") : 0;
    return length == 0 ? kind->says : arena_printf(e->a, "list of one%s", kind->says + length);
}

static const char *
field_words(const emitter *e, const field *f, const field_kind_info *kind, const char *coupled)
{
    text out = {0};
    bool is_one = text_equal(f->len_name, "1");
    text_add(&out, emit_of_class(e, is_one ? one_item(e, kind) : kind->says, f->class_name));
    const char *type = emit_type(e, f->type);
    if (f->class_name == NULL && !text_equal(type, kind->says))
        text_printf(&out, " (%s)", type);
    else if (f->class_name != NULL && f->type->cls == TYPE_ARRAY)
        text_printf(&out, " (%lld)", (long long)f->type->length);
    if (coupled != NULL)
        text_printf(&out, "; %s sets both and %s", coupled, f->len_name);
    else if (f->len_name != NULL && !is_one)
        text_printf(&out, "; sets %s", f->len_name);
    if (f->about != NULL)
        text_printf(&out, "; %s", f->about);
    return emit_keep(e, &out);
}

static void
add_fields(class_facts *facts, const emitter *e, const record *r)
{
    emit_fields fields = emit_flat_fields(e, r);
    const coupled_fields both = emit_coupled_fields(e, &fields);
    facts->entries = arena_alloc(e->a, sizeof *facts->entries * (size_t)(fields.count + 1));
    for (int i = 0; i < fields.count; i++) {
        const field *f = fields.items[i].field;
        const char *setter = f == both.a || f == both.b ? both.setter : NULL;
        const field_kind_info *kind = field_kind_find(f->kind);
        if (kind == NULL)
            continue; // classes.c has reported it
        const char *words = field_words(e, f, kind, setter);
        facts->entries[facts->entry_count++] = (doc_entry){f->name, words};
    }
}

// ---- classes ----

static const char *
record_in_c(const emitter *e, const record *r)
{
    const char *plain = r->plain ? ", without pointers: can be compared, copied, pickled, made by "
                                   "from_bytes() and read as a buffer"
                                 : "";
    const char *word = emit_record_word(r);
    const char *age = emit_age(e, r->first, r->changed, "fields");
    if (r->is_anonymous)
        return arena_printf(e->a, "%s inside %s, %lld bytes%s.", word, r->parent,
                            (long long)r->size, plain);
    return arena_printf(e->a, "%s %s, %lld bytes%s.%s%s", word, r->tag != NULL ? r->tag : r->name,
                        (long long)r->size, plain, age != NULL ? " " : "", age != NULL ? age : "");
}

static const char *
enum_in_c(const emitter *e, const enumeration *en)
{
    const char *age = emit_age(e, en->first, 0, "members");
    return arena_printf(e->a, "enum %s.%s%s", en->tag != NULL ? en->tag : en->name,
                        age != NULL ? " " : "", age != NULL ? age : "");
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
        c = c->above;
    return c != NULL;
}

// A struct has one class per name. Only the class with the model's name has the full text.
static const char *
second_name(const emitter *e, const class_info *c)
{
    const class_info *named = emit_find_class(e, c->record->name);
    const char *how = derives_from(e, c->record->name, c) ? ", which derives from it"
                      : derives_from(e, c->name, named)   ? ", which it derives from"
                                                          : "";
    return arena_printf(e->a, "The %s of %s%s.", emit_record_word(c->record), c->record->name, how);
}

static const char *
called(const emitter *e, const class_info *c)
{
    const char *user = emit_is_called(e, c->name, false) ? "user_data" : NULL;
    return arena_printf(e->a, "A callable in its place is called as f%s.",
                        emit_called_with(e, emit_function_type(c->decl->type), c->decl, user));
}

class_facts
emit_class_facts(const emitter *e, const class_info *c)
{
    class_facts facts = {0};
    if (c->kind == CLASS_RECORD && !text_equal(c->name, c->record->name)) {
        facts.second = second_name(e, c);
        return facts;
    }
    facts.about = about(c);
    facts.in_c = c->kind == CLASS_ENUM     ? enum_in_c(e, c->enumeration)
                 : c->kind == CLASS_RECORD ? record_in_c(e, c->record)
                                           : emit_type(e, c->decl->type);
    if (c->kind == CLASS_CALLBACK && emit_is_called(e, c->name, true))
        facts.called = called(e, c);
    if (c->kind == CLASS_ENUM)
        add_members(&facts, e, c->enumeration);
    else if (c->kind == CLASS_RECORD)
        add_fields(&facts, e, c->record);
    if (c->kind == CLASS_ENUM && is_of_class(c, e->m->status_enum))
        add_list(&facts, "Any function may return",
                 (class_list){.names = e->m->fails, .count = e->m->fail_count});
    if (c->kind == CLASS_HANDLE)
        add_handle_functions(&facts, e, c);
    else
        add_users(&facts, e, c);
    if (c->kind == CLASS_ENUM || c->kind == CLASS_RECORD)
        add_places(&facts, e, c);
    return facts;
}
