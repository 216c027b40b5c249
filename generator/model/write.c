// The model as JSON; docs/model-format.md is the format. Each object is written with its keys in
// alphabetical order, which is the order of the statements below; members at their default are left
// out by the add_* functions themselves.
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include <uthash.h>

#include "base/text.h"
#include "model/json.h"
#include "model/model.h"

// ---- members ----

static void
open_object(text *t)
{
    text_add(t, "{");
}

static void
close_object(text *t)
{
    text_add(t, "}");
}

static void
add_key(text *t, const char *key)
{
    char last = t->data[t->length - 1];
    text_add(t, last == '{' ? "" : ", ");
    text_add_json(t, key);
    text_add(t, ": ");
}

static void
add_required(text *t, const char *key, const char *value)
{
    add_key(t, key);
    text_add_json(t, value == NULL ? "" : value);
}

static void
add_string(text *t, const char *key, const char *value)
{
    if (value != NULL) {
        add_required(t, key, value);
    }
}

// Left out where it repeats another member.
static void
add_unless(text *t, const char *key, const char *value, const char *same)
{
    if (!text_equal(value, same)) {
        add_string(t, key, value);
    }
}

static void
add_number(text *t, const char *key, int64_t value)
{
    add_key(t, key);
    text_printf(t, "%" PRId64, value);
}

static void
add_nonzero(text *t, const char *key, int64_t value)
{
    if (value != 0) {
        add_number(t, key, value);
    }
}

// For sizes, where -1 stands for unknown.
static void
add_known(text *t, const char *key, int64_t value)
{
    if (value != -1) {
        add_number(t, key, value);
    }
}

static void
add_flag(text *t, const char *key, bool value)
{
    if (value) {
        add_key(t, key);
        text_add(t, "true");
    }
}

static void
add_location(text *t, location loc)
{
    if (loc.file != NULL) {
        add_key(t, "loc");
        text_printf(t, "\"%s:%d:%d\"", loc.file, loc.line, loc.column);
    }
}

static void
add_list_separator(text *t)
{
    text_add(t, t->data[t->length - 1] == '[' ? "" : ", ");
}

static void
add_strings(text *t, const char *key, const char **items, int count)
{
    add_key(t, key);
    text_add(t, "[");
    for (int i = 0; i < count; i++) {
        add_list_separator(t);
        text_add_json(t, items[i] == NULL ? "" : items[i]);
    }
    text_add(t, "]");
}

static void
add_some_strings(text *t, const char *key, const char **items, int count)
{
    if (count > 0) {
        add_strings(t, key, items, count);
    }
}

// ---- enumerations of model.h ----

static const char *const DIRECTIONS[] = {NULL, "in", "out", "inout", "address"};
static const char *const LENGTHS[] = {NULL, "param", "fixed", "call", "expr"};
static const char *const CHECKED[] = {NULL, "count", "query", "buffer"};
static const char *const RESULT_FORMS[] = {NULL, "value", "bare"};
static const char *const MACROS[] = {"int", "pointer", "string", "float", "rename", "other"};
static const char *const TYPES[] = {"void",     "int",    "float",   "enum",  "handle",  "scalar",
                                    "callback", "record", "pointer", "array", "function"};

// ---- declarations ----

static void
write_param(text *t, const param *p)
{
    open_object(t);
    add_string(t, "alias", p->alias);
    add_flag(t, "asks", p->asks);
    add_string(t, "bytes", p->bytes);
    add_string(t, "checked", CHECKED[p->checked]);
    add_string(t, "class_name", p->class_name);
    add_string(t, "closure", p->closure);
    add_string(t, "complex_by", p->complex_by);
    add_unless(t, "decayed", p->decayed->spelling, p->declared->spelling);
    add_required(t, "declared", p->declared->spelling);
    add_flag(t, "default_zero", p->default_zero);
    add_string(t, "destroy", p->destroy);
    add_string(t, "dir", DIRECTIONS[p->dir]);
    add_string(t, "doc_dir", DIRECTIONS[p->doc_dir]);
    add_flag(t, "ends", p->ends);
    add_flag(t, "is_argument", p->is_argument);
    add_flag(t, "is_result", p->is_result);
    add_string(t, "kind", p->kind);
    add_string(t, "len", LENGTHS[p->len]);
    add_string(t, "len_name", p->len_name);
    add_nonzero(t, "len_value", p->len_value);
    add_string(t, "mode", p->mode);
    add_required(t, "name", p->name);
    add_flag(t, "nullable", p->nullable);
    add_string(t, "number", p->number);
    add_flag(t, "optional", p->optional);
    add_string(t, "pair", p->pair);
    add_unless(t, "python_name", p->python_name, p->name);
    add_string(t, "scope", p->scope);
    add_string(t, "space", p->space);
    add_flag(t, "target", p->target);
    add_string(t, "type_by", p->type_by);
    add_string(t, "used", p->used);
    add_string(t, "value", p->value);
    add_string(t, "value_table", p->value_table);
    close_object(t);
}

static void
write_params(text *t, const function *f)
{
    if (f->param_count == 0) {
        return;
    }
    add_key(t, "params");
    text_add(t, "[");
    for (int i = 0; i < f->param_count; i++) {
        add_list_separator(t);
        write_param(t, &f->params[i]);
    }
    text_add(t, "]");
}

static void
write_function(text *t, const function *f, int order)
{
    open_object(t);
    add_required(t, "base", f->base);
    add_flag(t, "blocking", f->blocking);
    add_flag(t, "locking", f->locking);
    add_flag(t, "launches", f->launches);
    add_flag(t, "cxx_only", f->cxx_only);
    add_flag(t, "deprecated", f->deprecated);
    add_string(t, "detail_param", f->detail_param);
    add_string(t, "detail_size", f->detail_size);
    add_string(t, "detail_text", f->detail_text);
    add_string(t, "inline_expression", f->inline_expression);
    add_string(t, "inline_symbol", f->inline_symbol);
    add_flag(t, "is_inline", f->is_inline);
    add_location(t, f->loc);
    add_required(t, "name", f->name);
    add_number(t, "order", order);
    write_params(t, f);
    add_required(t, "result", f->result->spelling);
    add_string(t, "result_form", RESULT_FORMS[f->result_form]);
    add_nonzero(t, "since", f->since);
    add_string(t, "skip", f->skip);
    add_flag(t, "status", f->status);
    add_required(t, "symbol", f->symbol);
    add_string(t, "symbol_ptds", f->symbol_ptds);
    add_nonzero(t, "version", f->version);
    close_object(t);
}

static void
write_enumerator(text *t, const enumerator *item)
{
    open_object(t);
    add_flag(t, "alias", item->alias);
    add_required(t, "name", item->name);
    add_number(t, "value", item->value);
    close_object(t);
}

static void
write_enum(text *t, const enumeration *e, int order)
{
    open_object(t);
    add_key(t, "items");
    text_add(t, "[");
    for (int i = 0; i < e->item_count; i++) {
        add_list_separator(t);
        write_enumerator(t, &e->items[i]);
    }
    text_add(t, "]");
    add_location(t, e->loc);
    add_required(t, "name", e->name);
    add_strings(t, "names", e->names, e->name_count);
    add_number(t, "order", order);
    add_string(t, "origin", e->origin);
    add_string(t, "skip", e->skip);
    add_string(t, "tag", e->tag);
    add_required(t, "underlying", e->underlying->spelling);
    close_object(t);
}

static void
write_field(text *t, const field *f)
{
    open_object(t);
    add_string(t, "bytes", f->bytes);
    add_string(t, "class_name", f->class_name);
    add_string(t, "kind", f->kind);
    add_string(t, "len_name", f->len_name);
    add_string(t, "name", f->name);
    add_number(t, "offset", f->offset);
    add_string(t, "skip", f->skip);
    add_flag(t, "target", f->target);
    add_required(t, "type", f->type->spelling);
    close_object(t);
}

static void
write_fields(text *t, const record *r)
{
    if (r->field_count == 0) {
        return;
    }
    add_key(t, "fields");
    text_add(t, "[");
    for (int i = 0; i < r->field_count; i++) {
        add_list_separator(t);
        write_field(t, &r->fields[i]);
    }
    text_add(t, "]");
}

// Each name derives from the one before it: the usual case, which is left out.
static bool
is_chain(const record *r)
{
    for (int i = 0; i < r->name_count; i++) {
        if (!text_equal(r->bases[i], i == 0 ? NULL : r->names[i - 1])) {
            return false;
        }
    }
    return true;
}

static void
write_record(text *t, const record *r, int order)
{
    open_object(t);
    add_known(t, "align", r->align);
    if (r->bases != NULL && !is_chain(r)) {
        add_strings(t, "bases", r->bases, r->name_count);
    }
    write_fields(t, r);
    add_string(t, "guard", r->guard);
    add_string(t, "initial", r->initial);
    add_flag(t, "is_anonymous", r->is_anonymous);
    add_flag(t, "is_opaque", r->is_opaque);
    add_flag(t, "is_union", r->is_union);
    add_location(t, r->loc);
    add_required(t, "name", r->name);
    add_strings(t, "names", r->names, r->name_count);
    add_number(t, "order", order);
    add_string(t, "origin", r->origin);
    add_string(t, "parent", r->parent);
    add_flag(t, "plain", r->plain);
    add_known(t, "size", r->size);
    add_string(t, "skip", r->skip);
    add_string(t, "tag", r->tag);
    close_object(t);
}

static void
write_typedef(text *t, const typedef_decl *d, int order)
{
    open_object(t);
    add_string(t, "base", d->base);
    add_flag(t, "is_stream", d->is_stream);
    add_location(t, d->loc);
    add_required(t, "name", d->name);
    add_number(t, "order", order);
    add_string(t, "origin", d->origin);
    add_required(t, "role", d->role);
    add_string(t, "skip", d->skip);
    add_required(t, "type", d->type->spelling);
    close_object(t);
}

static void
write_macro(text *t, const macro *m, int order)
{
    open_object(t);
    add_required(t, "class", MACROS[m->cls]);
    add_flag(t, "is_unsigned", m->is_unsigned);
    add_location(t, m->loc);
    add_required(t, "name", m->name);
    add_number(t, "order", order);
    add_string(t, "skip", m->skip);
    add_string(t, "text", m->text);
    add_key(t, "value");
    text_printf(t, m->is_unsigned ? "%" PRIu64 : "%" PRId64, m->value);
    close_object(t);
}

static void
write_row(text *t, const value_row *row)
{
    open_object(t);
    add_string(t, "class_name", row->class_name);
    add_required(t, "enumerator", row->enumerator);
    add_number(t, "key", row->key);
    add_nonzero(t, "size", row->size);
    add_required(t, "type", row->type);
    close_object(t);
}

static void
write_table(text *t, const value_table *table, int order)
{
    (void)order; // tables are found by name
    open_object(t);
    add_required(t, "enum_name", table->enum_name);
    add_string(t, "keys", table->keys);
    add_required(t, "name", table->name);
    add_key(t, "rows");
    text_add(t, "[");
    for (int i = 0; i < table->row_count; i++) {
        add_list_separator(t);
        write_row(t, &table->rows[i]);
    }
    text_add(t, "]");
    close_object(t);
}

static void
write_query(text *t, const query *q, int order)
{
    (void)order; // queries are found by name
    open_object(t);
    add_required(t, "call", q->call);
    add_required(t, "function", q->function);
    add_some_strings(t, "host", q->host, q->host_count);
    add_required(t, "name", q->name);
    close_object(t);
}

static void
write_alias(text *t, const function_alias *alias, int order)
{
    (void)order; // aliases are found by name
    open_object(t);
    add_required(t, "function", alias->function);
    add_required(t, "name", alias->name);
    close_object(t);
}

static void
write_skipped(text *t, const skipped *s, int order)
{
    (void)order; // a report, never read by position
    open_object(t);
    add_required(t, "kind", s->kind);
    add_location(t, s->loc);
    add_required(t, "name", s->name);
    add_required(t, "reason", s->reason);
    close_object(t);
}

static void
write_header(text *t, const header_file *h)
{
    open_object(t);
    add_required(t, "name", h->name);
    add_required(t, "sha256", h->sha256);
    close_object(t);
}

static void
write_import(text *t, const import_decl *import)
{
    open_object(t);
    add_strings(t, "headers", import->headers, import->header_count);
    add_required(t, "module", import->module);
    close_object(t);
}

static void
write_type(text *t, const type *ty)
{
    open_object(t);
    add_known(t, "align", ty->align);
    if (ty->arg_count > 0) {
        add_key(t, "args");
        text_add(t, "[");
        for (int i = 0; i < ty->arg_count; i++) {
            add_list_separator(t);
            text_add_json(t, ty->args[i]->spelling);
        }
        text_add(t, "]");
    }
    add_unless(t, "canonical", ty->canonical, ty->spelling);
    add_required(t, "class", TYPES[ty->cls]);
    add_flag(t, "is_const", ty->is_const);
    add_flag(t, "is_signed", ty->is_signed);
    add_known(t, "length", ty->length);
    add_string(t, "name", ty->name);
    add_string(t, "pointee", ty->pointee == NULL ? NULL : ty->pointee->spelling);
    add_string(t, "result", ty->result == NULL ? NULL : ty->result->spelling);
    add_known(t, "size", ty->size);
    add_required(t, "spelling", ty->spelling);
    close_object(t);
}

// ---- sorted lists ----

// An item of one of the model's arrays, with what it is sorted by and its place.
typedef struct entry {
    const char *group; // before the name; NULL but for skipped items
    const char *name;
    const void *item;
    int order;
} entry;

typedef struct entry_list {
    entry *items;
    int count;
} entry_list;

static int
compare_entries(const void *left, const void *right)
{
    const entry *a = left;
    const entry *b = right;
    int by_group = a->group == NULL ? 0 : strcmp(a->group, b->group);
    int by_name = by_group != 0 ? by_group : strcmp(a->name, b->name);
    return by_name != 0 ? by_name : a->order - b->order;
}

static void
add_entry(arena *a, entry_list *list, const char *group, const char *name, const void *item)
{
    list->items = arena_grow(a, list->items, list->count, sizeof *list->items);
    list->items[list->count] = (entry){group, name, item, list->count};
    list->count++;
}

typedef void write_item(text *t, const void *item, int order);

static void
write_list(text *t, const char *key, entry_list *list, write_item *write)
{
    add_key(t, key);
    text_add(t, "[");
    if (list->count > 0) {
        qsort(list->items, (size_t)list->count, sizeof(entry), compare_entries);
    }
    for (int i = 0; i < list->count; i++) {
        text_add(t, i == 0 ? "\n" : ",\n");
        write(t, list->items[i].item, list->items[i].order);
    }
    text_add(t, list->count == 0 ? "]" : "\n]");
}

// Defines list_NAME: collects the model's array, sorts it, writes an item per line.
#define DEFINE_LIST(NAME, TYPE, ARRAY, COUNT, GROUP, WRITE) \
    static void write_##NAME##_item(text *t, const void *item, int order) \
    { \
        WRITE(t, (const TYPE *)item, order); \
    } \
    static void list_##NAME(text *t, const model *m) \
    { \
        entry_list list = {0}; \
        for (int i = 0; i < m->COUNT; i++) { \
            const TYPE *item = &m->ARRAY[i]; \
            add_entry(m->arena, &list, GROUP, item->name, item); \
        } \
        write_list(t, #NAME, &list, write_##NAME##_item); \
    }

DEFINE_LIST(functions, function, functions, function_count, NULL, write_function)
DEFINE_LIST(enums, enumeration, enums, enum_count, NULL, write_enum)
DEFINE_LIST(records, record, records, record_count, NULL, write_record)
DEFINE_LIST(typedefs, typedef_decl, typedefs, typedef_count, NULL, write_typedef)
DEFINE_LIST(macros, macro, macros, macro_count, NULL, write_macro)
DEFINE_LIST(tables, value_table, tables, table_count, NULL, write_table)
DEFINE_LIST(queries, query, queries, query_count, NULL, write_query)
DEFINE_LIST(aliases, function_alias, aliases, alias_count, NULL, write_alias)
DEFINE_LIST(skipped, skipped, skips, skip_count, item->kind, write_skipped)

static void
list_headers(text *t, const model *m)
{
    add_key(t, "headers");
    text_add(t, "[");
    for (int i = 0; i < m->header_count; i++) {
        text_add(t, i == 0 ? "\n" : ",\n");
        write_header(t, &m->headers[i]);
    }
    text_add(t, m->header_count == 0 ? "]" : "\n]");
}

// Few modules have any of these; empty ones are left out.
static void
part_queries(text *t, const model *m)
{
    if (m->query_count > 0) {
        list_queries(t, m);
    }
}

static void
part_aliases(text *t, const model *m)
{
    if (m->alias_count > 0) {
        list_aliases(t, m);
    }
}

static void
part_imports(text *t, const model *m)
{
    if (m->import_count == 0) {
        return;
    }
    add_key(t, "imports");
    text_add(t, "[");
    for (int i = 0; i < m->import_count; i++) {
        text_add(t, i == 0 ? "\n" : ",\n");
        write_import(t, &m->imports[i]);
    }
    text_add(t, "\n]");
}

// ---- types ----

typedef struct seen_type {
    const char *spelling; // the key
    UT_hash_handle hh;
} seen_type;

typedef struct type_list {
    arena *arena;
    entry_list list;
    seen_type *seen;
} type_list;

static void
add_type(type_list *types, const type *ty)
{
    seen_type *seen = NULL;
    if (ty != NULL) {
        HASH_FIND_STR(types->seen, ty->spelling, seen);
    }
    if (ty == NULL || seen != NULL) {
        return;
    }
    seen = arena_alloc(types->arena, sizeof *seen);
    seen->spelling = ty->spelling;
    HASH_ADD_KEYPTR(hh, types->seen, seen->spelling, strlen(seen->spelling), seen);
    add_entry(types->arena, &types->list, NULL, ty->spelling, ty);
    add_type(types, ty->pointee);
    add_type(types, ty->result);
    for (int i = 0; i < ty->arg_count; i++) {
        add_type(types, ty->args[i]);
    }
}

static void
add_function_types(type_list *types, const function *f)
{
    add_type(types, f->result);
    for (int i = 0; i < f->param_count; i++) {
        add_type(types, f->params[i].declared);
        add_type(types, f->params[i].decayed);
    }
}

static void
write_type_item(text *t, const void *item, int order)
{
    (void)order;
    write_type(t, item);
}

static void
list_types(text *t, const model *m)
{
    type_list types = {.arena = m->arena};
    for (int i = 0; i < m->function_count; i++) {
        add_function_types(&types, &m->functions[i]);
    }
    for (int i = 0; i < m->enum_count; i++) {
        add_type(&types, m->enums[i].underlying);
    }
    for (int i = 0; i < m->record_count; i++) {
        for (int k = 0; k < m->records[i].field_count; k++) {
            add_type(&types, m->records[i].fields[k].type);
        }
    }
    for (int i = 0; i < m->typedef_count; i++) {
        add_type(&types, m->typedefs[i].type);
    }
    write_list(t, "types", &types.list, write_type_item);
    HASH_CLEAR(hh, types.seen);
}

// ---- the whole ----

// At the top level each member has a line of its own.
static void
member(text *t, const char *key, const char *value)
{
    if (value != NULL) {
        add_required(t, key, value);
    }
}

// Every separator between top-level members becomes ",\n": add_key writes ", " after what is not an
// opening brace.
typedef void write_part(text *t, const model *m);

static void
add_part(text *out, const model *m, write_part *part)
{
    text t = {0};
    text_add(&t, "{");
    part(&t, m);
    if (t.length > 1) {
        text_add(out, out->length == 2 ? "" : ",\n");
        text_add_n(out, t.data + 1, t.length - 1);
    }
    text_free(&t);
}

#define DEFINE_PART(NAME) \
    static void part_##NAME(text *t, const model *m) \
    { \
        member(t, #NAME, m->NAME); \
    }

DEFINE_PART(doc_link)
DEFINE_PART(error_class)
DEFINE_PART(error_prefix)
DEFINE_PART(error_string)
DEFINE_PART(function_prefix)
DEFINE_PART(library)
DEFINE_PART(module)
DEFINE_PART(per_thread_env)
DEFINE_PART(python_name)
DEFINE_PART(resolver)
DEFINE_PART(soname)
DEFINE_PART(spec_sha256)
DEFINE_PART(status_enum)
DEFINE_PART(success)
DEFINE_PART(title)
DEFINE_PART(version_symbol)
DEFINE_PART(wheel)

static void
part_api_version(text *t, const model *m)
{
    add_nonzero(t, "api_version", m->api_version);
}

static void
part_buffers(text *t, const model *m)
{
    add_flag(t, "buffers", m->buffers);
}

static void
part_folders(text *t, const model *m)
{
    add_some_strings(t, "folders", m->folders, m->folder_count);
}

static void
part_needs(text *t, const model *m)
{
    add_some_strings(t, "needs", m->needs, m->need_count);
}

static void
part_roots(text *t, const model *m)
{
    add_some_strings(t, "roots", m->roots, m->root_count);
}

static void
part_format(text *t, const model *m)
{
    (void)m;
    add_number(t, "format", 1);
}

void
model_write(const model *m, text *out)
{
    static write_part *const PARTS[] = {
        part_aliases,        part_api_version,     part_buffers,        part_doc_link,
        list_enums,          part_error_class,     part_error_prefix,   part_error_string,
        part_folders,        part_format,          part_function_prefix, list_functions,
        list_headers,        part_imports,         part_library,         list_macros,
        part_module,         part_needs,           part_per_thread_env,  part_python_name,
        part_queries,        list_records,         part_resolver,        part_roots,
        list_skipped,        part_soname,          part_spec_sha256,     part_status_enum,
        part_success,        list_tables,          part_title,           list_typedefs,
        list_types,          part_version_symbol,  part_wheel,
    };
    text t = {0};
    text_add(&t, "{\n");
    for (size_t i = 0; i < sizeof PARTS / sizeof PARTS[0]; i++) {
        add_part(&t, m, PARTS[i]);
    }
    text_add(&t, "\n}\n");
    text_add_n(out, t.data, t.length);
    text_free(&t);
}
