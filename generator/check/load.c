// Reads a committed model and judges it by the same rules as a parsed one.
//
// These rules compare a model with its spec. So the model's decisions are turned into the spec that
// would have led to them, with locations in the model's file.
#include "check/load.h"

#include <string.h>

#include "check/check.h"
#include "model/read.h"
#include "spec/find.h"
#include "spec/rules.h"

static spec *
new_spec(arena *a, const tree *root)
{
    spec *s = arena_alloc(a, sizeof *s);
    s->arena = a;
    s->root = root;
    s->file = root->loc.file;
    s->is_model = true;
    s->rules = arena_alloc(a, sizeof *s->rules);
    return s;
}

static void
add_param_rules(spec *s, const function *f, const tree *node, function_rule *rule)
{
    const tree *list = tree_get(node, "params");
    const tree *t = list ? list->first : NULL;
    rule->params = arena_alloc(s->arena, sizeof *rule->params * (size_t)(f->param_count + 1));
    for (int i = 0; i < f->param_count && t; i++, t = t->next) {
        const param *p = &f->params[i];
        rule->params[rule->param_count++] = (param_rule){
            .name = p->name ? p->name : "",
            .loc = t->loc,
            .node = t,
            .says.kind = p->kind,
            .matched = true,
        };
    }
}

// Whether the function has rules; skipped functions have none.
static bool
has_rule(const function *f)
{
    return !f->skip && f->name;
}

static void
add_function_rule(spec *s, const function *f, const tree *node)
{
    spec_rules *r = s->rules;
    if (!has_rule(f))
        return;
    function_rule rule = {
        .name = f->name,
        .loc = node->loc,
        .no_status = !f->status,
        .form = f->result_form,
        .status_loc = node->loc,
        .inline_symbol = f->inline_symbol,
        .inline_expression = f->inline_expression,
        .inline_loc = node->loc,
        .detail_size = f->detail_size,
        .detail_text = f->detail_text,
        .detail_param = f->detail_param,
        .detail_loc = node->loc,
        .matched = true,
    };
    add_param_rules(s, f, node, &rule);
    r->functions = arena_grow(s->arena, r->functions, r->function_count, sizeof *r->functions);
    r->functions[r->function_count++] = rule;
}

// Adds the rule that has set a member of a typedef, if the member is set.
static void
add_pair(spec *s, pair_list *list, const typedef_decl *t, const char *value)
{
    if (!value)
        return;
    pair_add(s->arena, list,
             (pair_rule){.name = t->name, .value = value, .loc = t->loc, .matched = true});
}

static void
add_class_rules(spec *s, const typedef_decl *t)
{
    spec_rules *r = s->rules;
    if (!t->name)
        return;
    if (t->is_stream) {
        spec_names *list = &r->streams;
        list->items = arena_grow(s->arena, list->items, list->count, sizeof *list->items);
        list->items[list->count++] = (spec_name){t->name, t->loc, true};
    }
    if (t->returned_count > 0) {
        spec_names names = {
            .items = arena_alloc(s->arena, sizeof *names.items * (size_t)t->returned_count)};
        for (int i = 0; i < t->returned_count; i++)
            names.items[names.count++] = (spec_name){t->returned[i], t->loc, true};
        r->returned = arena_grow(s->arena, r->returned, r->returned_count, sizeof *r->returned);
        r->returned[r->returned_count++] = (returned_rule){t->name, names, t->loc};
    }
    add_pair(s, t->origin ? &r->foreign : &r->objects, t, t->object);
    add_pair(s, &r->bases, t, t->base);
}

static void
add_table_rule(spec *s, const value_table *table, const tree *node)
{
    spec_rules *r = s->rules;
    const tree *rows = tree_get(node, "rows"), *row = rows ? rows->first : NULL;
    if (!table->name || !table->enum_name)
        return;
    table_rule rule = {
        .name = table->name,
        .enum_name = table->enum_name,
        .keys = table->keys,
        .loc = node->loc,
        .enum_loc = node->loc,
        .rows = arena_alloc(s->arena, sizeof *rule.rows * (size_t)(table->row_count + 1)),
        .matched = true,
    };
    for (int i = 0; i < table->row_count && row; i++, row = row->next) {
        const value_row *from = &table->rows[i];
        if (from->enumerator && from->type) {
            rule.rows[rule.row_count++] = (row_rule){.enumerator = from->enumerator,
                                                     .type = from->type,
                                                     .class_name = from->class_name,
                                                     .size = from->size,
                                                     .loc = row->loc,
                                                     .matched = true};
        }
    }
    r->tables = arena_grow(s->arena, r->tables, r->table_count, sizeof *r->tables);
    r->tables[r->table_count++] = rule;
}

static void
add_query_rule(spec *s, const query *q, const tree *node)
{
    spec_rules *r = s->rules;
    query_rule rule = {
        .name = q->name,
        .function = q->function,
        .call = q->call,
        .node = node,
        .loc = node->loc,
    };
    if (!q->name || !q->function || !q->call)
        return;
    for (int i = 0; i < q->host_count; i++) {
        rule.host.items = arena_grow(s->arena, rule.host.items, i, sizeof *rule.host.items);
        rule.host.items[rule.host.count++] = (spec_name){q->host[i], node->loc, true};
    }
    r->queries = arena_grow(s->arena, r->queries, r->query_count, sizeof *r->queries);
    r->queries[r->query_count++] = rule;
}

static void
add_alias_rule(spec *s, const function_alias *alias, const tree *node)
{
    pair_list *list = &s->rules->aliases;
    if (!alias->name || !alias->function)
        return;
    list->items = arena_grow(s->arena, list->items, list->count, sizeof *list->items);
    list->items[list->count++] = (pair_rule){.name = alias->name,
                                             .value = alias->function,
                                             .loc = node->loc,
                                             .value_loc = node->loc,
                                             .matched = true};
}

static const tree *
first_of(const model_source *source, const char *key)
{
    const tree *list = tree_get(source->root, key);
    return list ? list->first : NULL;
}

// Links the rules to the declarations, as the annotate stage does.
static void
link_rules(const model_source *source, const spec *s)
{
    const function_rule *rule = s->rules->functions;
    for (const tree *t = first_of(source, "functions"); t; t = t->next) {
        function *f = &source->m->functions[model_order_of(t)];
        if (!has_rule(f))
            continue;
        f->rules = arena_alloc(s->arena, sizeof *f->rules);
        f->rules[f->rule_count++] = rule;
        for (int j = 0; j < rule->param_count; j++)
            f->params[j].rule = &rule->params[j];
        rule++;
    }
}

static spec *
spec_of(arena *a, const model_source *source)
{
    const model *m = source->m;
    spec *s = new_spec(a, source->root);
    for (const tree *t = first_of(source, "functions"); t; t = t->next)
        add_function_rule(s, &m->functions[model_order_of(t)], t);
    for (const tree *t = first_of(source, "typedefs"); t; t = t->next)
        add_class_rules(s, &m->typedefs[model_order_of(t)]);
    int i = 0;
    for (const tree *t = first_of(source, "tables"); t; t = t->next)
        add_table_rule(s, &m->tables[i++], t);
    i = 0;
    for (const tree *t = first_of(source, "queries"); t; t = t->next)
        add_query_rule(s, &m->queries[i++], t);
    i = 0;
    for (const tree *t = first_of(source, "aliases"); t; t = t->next)
        add_alias_rule(s, &m->aliases[i++], t);
    link_rules(source, s);
    return s;
}

model *
model_load(arena *a, const char *path)
{
    const model_source *source = model_read(a, path);
    if (!source || !check_model(source->m, spec_of(a, source)))
        return NULL;
    model_restore_places(source);
    return source->m;
}
