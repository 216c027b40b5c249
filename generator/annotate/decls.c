// Applies the spec's rules to everything except functions: the fields of records, value tables,
// queries, and second names. Also makes the list of skipped declarations with their reasons.
#include "annotate/decls.h"

#include <stdlib.h>
#include <string.h>

#include "annotate/apply.h"
#include "base/names.h"
#include "base/text.h"
#include "model/comments.h"
#include "model/find.h"
#include "model/kinds.h"
#include "spec/find.h"
#include "spec/rules.h"

static bool
is_named(const record *r, const char *name)
{
    for (int i = 0; i < r->name_count; i++)
        if (strcmp(r->names[i], name) == 0)
            return true;
    return text_equal(r->name, name) || text_equal(r->tag, name);
}

static field_rule *
field_rule_of(const record_rule *rule, const char *name)
{
    for (int i = 0; name && i < rule->field_count; i++)
        if (strcmp(rule->fields[i].name, name) == 0)
            return &rule->fields[i];
    return NULL;
}

// Whether a field only reserves space. An anonymous member does if all fields of its record do,
// since it carries these.
static bool
only_reserves(const model *m, const record *r, const field *f)
{
    if (f->name)
        return name_is_reserved(f->name, r->is_union);
    const record *inner = f->type->name ? find_record(m, f->type->name) : NULL;
    for (int i = 0; inner && i < inner->field_count; i++)
        if (!only_reserves(m, inner, &inner->fields[i]))
            return false;
    return inner != NULL;
}

// Whether the record is one block of bytes, such as a handle that is sent to other processes. Its
// bytes must be exposed even if they are called reserved, because the program has to send them.
static bool
is_opaque_value(const record *r)
{
    return !r->is_anonymous && r->field_count == 1 && r->fields[0].type->cls == TYPE_ARRAY &&
           r->fields[0].type->pointee->size == 1;
}

static void
annotate_field(const model *m, const record *r, field *f)
{
    field_rule *rule = NULL;
    for (int i = 0; !rule && i < r->rule_count; i++)
        rule = field_rule_of(r->rules[i], f->name);
    f->rule = rule;
    if (rule) {
        rule->matched = true;
        const char *kind = rule->says.kind;
        annotate_apply(m, field_members, &rule->says, f);
        f->kind = kind && field_kind_exists(kind) ? annotate_keep(m, kind) : NULL;
    } else if (only_reserves(m, r, f) && !is_opaque_value(r)) {
        f->skip = annotate_keep(m, "reserved");
    }
    if (f->is_unavailable && !f->skip)
        f->skip = annotate_keep(m, "the header makes it unavailable");
    if (f->is_bits && !f->skip)
        f->skip = annotate_keep(m, "a bit-field");
    if (!f->kind)
        f->kind = annotate_keep(
            m, field_kind_derive(f->type, f->len_name != NULL, f->bytes || f->target));
    f->class_name = type_class_name(f->type);
}

void
annotate_records(model *m, const spec *s)
{
    for (int i = 0; i < m->record_count; i++) {
        record *r = &m->records[i];
        for (int j = 0; j < s->rules->record_count; j++) {
            record_rule *rule = &s->rules->records[j];
            if (is_named(r, rule->name)) {
                rule->matched = true;
                r->rules = arena_grow(m->arena, r->rules, r->rule_count, sizeof *r->rules);
                r->rules[r->rule_count++] = rule;
                annotate_apply(m, record_members, &rule->says, r);
            }
        }
        for (int j = 0; j < r->field_count; j++)
            annotate_field(m, r, &r->fields[j]);
    }
}

// Finds the enumerator in the table's enum, or else in any other: a table of numbers may use a
// second enum, whose enumerator says that a number is complex.
static const enumerator *
row_target(const model *m, const enumeration *e, const char *name)
{
    const enumerator *item = find_enumerator(e, name);
    for (int i = 0; !item && i < m->enum_count; i++)
        item = find_enumerator(&m->enums[i], name);
    return item;
}

static void
add_row(const model *m, value_table *table, value_row row)
{
    table->rows = arena_grow(m->arena, table->rows, table->row_count, sizeof *table->rows);
    table->rows[table->row_count++] = row;
}

static void
annotate_rows(const model *m, const enumeration *e, table_rule *rule, value_table *table)
{
    for (int i = 0; i < rule->row_count; i++) {
        row_rule *row = &rule->rows[i];
        const enumerator *item = row_target(m, e, row->enumerator);
        if (!item)
            continue;
        row->matched = true;
        add_row(m, table,
                (value_row){
                    .enumerator = item->name,
                    .key = item->value,
                    .type = annotate_keep(m, row->type),
                    .class_name = annotate_keep(m, row->class_name),
                    .size = row->size,
                });
    }
}

static void
add_comment_rows(const model *m, const enumeration *e, value_table *table)
{
    for (int i = 0; i < e->item_count; i++) {
        const enumerator *item = &e->items[i];
        value_row row = {.enumerator = item->name, .key = item->value};
        const char *unknown = NULL;
        if (!find_row_of_key(table, item->value) &&
            comment_value_type(m, item->doc, &row, &unknown)) {
            add_row(m, table, row);
        }
    }
}

static int
compare_tables(const void *a, const void *b)
{
    return strcmp(((const value_table *)a)->name, ((const value_table *)b)->name);
}

// Sorted by name, as in a model that was read from a file.
void
annotate_tables(model *m, const spec *s)
{
    const spec_rules *r = s->rules;
    m->tables = arena_alloc(m->arena, sizeof *m->tables * (size_t)(r->table_count + 1));
    m->table_count = 0;
    for (int i = 0; i < r->table_count; i++) {
        const enumeration *e = find_enum(m, r->tables[i].enum_name);
        if (!e)
            continue;
        r->tables[i].matched = true;
        value_table *table = &m->tables[m->table_count++];
        table->name = annotate_keep(m, r->tables[i].name);
        table->enum_name = annotate_keep(m, r->tables[i].enum_name);
        table->keys = annotate_keep(m, r->tables[i].keys);
        annotate_rows(m, e, &r->tables[i], table);
        if (r->tables[i].from_comments)
            add_comment_rows(m, e, table);
    }
    qsort(m->tables, (size_t)m->table_count, sizeof *m->tables, compare_tables);
}

static int
compare_queries(const void *a, const void *b)
{
    return strcmp(((const query *)a)->name, ((const query *)b)->name);
}

void
annotate_queries(model *m, const spec *s)
{
    const spec_rules *r = s->rules;
    m->queries = arena_alloc(m->arena, sizeof *m->queries * (size_t)(r->query_count + 1));
    m->query_count = r->query_count;
    for (int i = 0; i < r->query_count; i++) {
        const query_rule *rule = &r->queries[i];
        query *out = &m->queries[i];
        *out = (query){.name = annotate_keep(m, rule->name),
                       .function = annotate_keep(m, rule->function),
                       .call = annotate_keep(m, rule->call),
                       .host_count = rule->host.count};
        out->host = arena_alloc(m->arena, sizeof *out->host * (size_t)(rule->host.count + 1));
        for (int j = 0; j < rule->host.count; j++)
            out->host[j] = annotate_keep(m, rule->host.items[j].name);
    }
    qsort(m->queries, (size_t)m->query_count, sizeof *m->queries, compare_queries);
}

static int
compare_aliases(const void *a, const void *b)
{
    return strcmp(((const function_alias *)a)->name, ((const function_alias *)b)->name);
}

// Adds those second names whose function is present and bound. Older headers may lack the function.
void
annotate_aliases(model *m, const spec *s)
{
    const pair_list *rules = &s->rules->aliases;
    m->aliases = arena_alloc(m->arena, sizeof *m->aliases * (size_t)(rules->count + 1));
    for (int i = 0; i < rules->count; i++) {
        pair_rule *rule = &rules->items[i];
        const function *f = find_function(m, rule->value);
        if (f && !f->skip) {
            rule->matched = true;
            m->aliases[m->alias_count++] = (function_alias){
                .name = annotate_keep(m, rule->name), .function = annotate_keep(m, rule->value)};
        }
    }
    qsort(m->aliases, (size_t)m->alias_count, sizeof *m->aliases, compare_aliases);
}

static void
keep_returned(model *m, typedef_decl *t, const spec_names *names)
{
    const char **kept = arena_alloc(m->arena, sizeof *kept * (size_t)(names->count + 1));
    for (int i = 0; i < names->count; i++)
        kept[i] = annotate_keep(m, names->items[i].name);
    t->returned = kept;
    t->returned_count = names->count;
}

void
annotate_typedefs(model *m, const spec *s)
{
    const spec_rules *r = s->rules;
    for (int i = 0; i < m->typedef_count; i++) {
        typedef_decl *t = &m->typedefs[i];
        t->is_stream = annotate_is_named(&r->streams, t->name);
        t->object = annotate_value(m, t->origin ? &r->foreign : &r->objects, t->name);
        const char *base = annotate_value(m, &r->bases, t->name);
        if (base != NULL)
            t->base = arena_printf(m->arena, "cubind.%s", base);
        for (int j = 0; j < r->returned_count; j++)
            if (strcmp(r->returned[j].name, t->name) == 0)
                keep_returned(m, t, &r->returned[j].names);
    }
}

static void
add_skip(model *m, const char *kind, const char *name, const char *reason, location loc)
{
    m->skips = arena_grow(m->arena, m->skips, m->skip_count, sizeof *m->skips);
    m->skips[m->skip_count++] = (skipped){.kind = annotate_keep(m, kind),
                                          .name = annotate_keep(m, name),
                                          .reason = annotate_keep(m, reason),
                                          .loc = loc};
}

// The spec's reason if it has one, else the reason from parsing.
static const char *
skip_reason(const model *m, const spec *s, skip_kind kind, const char *name, const char *before)
{
    const pattern_rule *rule = name ? pattern_find(&s->rules->skips[kind], name) : NULL;
    return rule ? annotate_keep(m, rule->reason) : before;
}

static void
list_skipped_fields(model *m, const record *r)
{
    for (int i = 0; i < r->field_count; i++) {
        const field *f = &r->fields[i];
        bool is_gap = f->is_bits && !f->name;
        if (f->skip && !is_gap) {
            const char *name = f->name ? f->name : f->class_name;
            name = arena_printf(m->arena, "%s.%s", r->name, name);
            add_skip(m, "field", name, f->skip, f->loc);
        }
    }
}

// The spec's patterns and the list of skipped declarations concern only the module's own
// declarations.
static void
skip_records(model *m, const spec *s)
{
    for (int i = 0; i < m->record_count; i++) {
        record *r = &m->records[i];
        if (!r->origin)
            r->skip = skip_reason(m, s, SKIP_RECORD, r->name, r->skip);
        if (!r->skip && r->is_opaque)
            r->skip = annotate_keep(m, "handle target");
        if (r->origin)
            continue;
        if (r->skip)
            add_skip(m, "record", r->name, r->skip, r->loc);
        else
            list_skipped_fields(m, r);
    }
}

static void
skip_enums(model *m, const spec *s)
{
    for (int i = 0; i < m->enum_count; i++) {
        enumeration *e = &m->enums[i];
        if (!e->origin)
            e->skip = skip_reason(m, s, SKIP_ENUM, e->name, e->skip);
        if (e->skip && !e->origin)
            add_skip(m, "enum", e->name, e->skip, e->loc);
    }
}

// Whether the typedef is a second name of another module's struct. That struct only has classes
// under the other module's names.
static bool
names_foreign_record(const model *m, const typedef_decl *t)
{
    const record *r = text_equal(t->role, "record") ? find_record(m, t->name) : NULL;
    return r && r->origin && !is_named(r, t->name);
}

static void
skip_typedefs(model *m, const spec *s)
{
    for (int i = 0; i < m->typedef_count; i++) {
        typedef_decl *t = &m->typedefs[i];
        if (!t->origin)
            t->skip = skip_reason(m, s, SKIP_TYPEDEF, t->name, t->skip);
        if (!t->skip && text_equal(t->role, "function"))
            t->skip = annotate_keep(m, "function type, bound through the pointers to it");
        if (!t->skip && (text_equal(t->role, "alias") || names_foreign_record(m, t)))
            t->skip = annotate_keep(m, "another name of a C type");
        if (t->skip && !t->origin)
            add_skip(m, "typedef", t->name, t->skip, t->loc);
    }
}

// Whether the macro is a second name of a function that the spec also lists under aliases.
static bool
is_alias(const spec *s, const macro *c)
{
    const pair_list *aliases = &s->rules->aliases;
    for (int i = 0; c->cls == MACRO_OTHER && c->text && i < aliases->count; i++) {
        const pair_rule *rule = &aliases->items[i];
        if (strcmp(rule->name, c->name) == 0 && strcmp(rule->value, c->text) == 0)
            return true;
    }
    return false;
}

static void
skip_macros(model *m, const spec *s)
{
    for (int i = 0; i < m->macro_count; i++) {
        macro *c = &m->macros[i];
        c->skip = skip_reason(m, s, c->is_variable ? SKIP_VARIABLE : SKIP_MACRO, c->name, c->skip);
        if (!c->skip && (c->cls == MACRO_RENAME || is_alias(s, c)))
            c->skip = annotate_keep(m, "rename");
        if (!c->skip && c->cls == MACRO_OTHER && name_is_include_guard(c->name))
            c->skip = annotate_keep(m, "include guard");
        if (c->skip)
            add_skip(m, c->is_variable ? "variable" : "macro", c->name, c->skip, c->loc);
    }
}

// Skips variables for which parsing found no value.
static void
skip_variables(model *m, const spec *s)
{
    for (int i = 0; i < m->skip_count; i++) {
        skipped *item = &m->skips[i];
        if (text_equal(item->kind, "variable"))
            item->reason = skip_reason(m, s, SKIP_VARIABLE, item->name, item->reason);
    }
}

void
annotate_skips(model *m, const spec *s)
{
    skip_variables(m, s);
    for (int i = 0; i < m->function_count; i++) {
        const function *f = &m->functions[i];
        if (f->skip)
            add_skip(m, "function", f->name, f->skip, f->loc);
    }
    skip_records(m, s);
    skip_enums(m, s);
    skip_typedefs(m, s);
    skip_macros(m, s);
}
