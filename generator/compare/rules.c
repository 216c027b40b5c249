// Writes the spec's decisions about a declaration in the syntax of a spec.
//
// A model has decisions, not rules. A decision counts as the spec's if it does not follow from the
// C types by the defaults of annotate.c. So the report can name the rules that a change affects
// without reading the spec, and people can paste the rules from the report into a spec.
#include "compare/rules.h"

#include <string.h>

#include "base/names.h"
#include "compare/changes.h"
#include "compare/members.h"
#include "model/find.h"
#include "model/kinds.h"

// ---- a flow map ----

typedef struct flow {
    text out;
    int count;
} flow;

static void
flow_add(flow *f, const char *key, const char *value)
{
    text_printf(&f->out, "%s%s: %s", f->count++ > 0 ? ", " : "", key, value);
}

static void
flow_text(flow *f, const char *key, const char *value)
{
    if (value)
        flow_add(f, key, value);
}

// An extent has commas and conditions, which have a meaning in a flow map.
static const char *
extent_text(arena *a, const char *bytes)
{
    bool plain = !bytes || !strpbrk(bytes, ",?");
    return plain ? bytes : arena_printf(a, "\"%s\"", bytes);
}

// Returns "owner: {…}"; NULL for an empty map.
static const char *
flow_take(arena *a, flow *f, const char *owner)
{
    const char *kept = f->count > 0 ? arena_printf(a, "%s: {%s}", owner, f->out.data) : NULL;
    text_free(&f->out);
    *f = (flow){0};
    return kept;
}

// ---- parameters ----

static const char *
length_text(arena *a, length_rule rule, const char *name, int64_t value)
{
    switch (rule) {
    case LEN_NONE:
        return NULL;
    case LEN_PARAM:
        return name;
    case LEN_FIXED:
        return arena_printf(a, "%lld", (long long)value);
    case LEN_CALL:
        return arena_printf(a, "call %s", name);
    case LEN_EXPR:
        return arena_printf(a, "\"expr %s\"", name);
    }
    return NULL;
}

// Whether C leaves the direction open; the headers' comments only propose one.
static bool
needs_direction(const param *p)
{
    const type *t = p->decayed;
    return t->cls == TYPE_POINTER && !t->pointee->is_const && t->pointee->cls != TYPE_FUNCTION;
}

static const char *
decided_kind(const param *p)
{
    return p->kind && !kind_has(p->kind, KIND_IS_LINKED) && !text_equal(p->kind, kind_derive(p))
               ? p->kind
               : NULL;
}

static const char *
decided_direction(const param *p)
{
    const kind_info *kind = p->kind ? kind_find(p->kind) : NULL;
    bool implied =
        (decided_kind(p) || (p->kind && param_is(p, KIND_closure))) && kind && kind->dir == p->dir;
    bool decided = p->dir != DIR_UNDECIDED && !implied;
    return decided && (needs_direction(p) || p->dir != DIR_IN) ? direction_words[p->dir] : NULL;
}

// The value of a rule's key, in the words of the spec. NULL if the member follows from C or from
// another rule.
static const char *
param_rule_text(arena *a, const member *m, const param *p)
{
    bool linked = kind_has(p->kind, KIND_IS_LINKED);
    if (m->offset == offsetof(param, dir)) {
        return decided_direction(p);
    } else if (m->offset == offsetof(param, kind)) {
        return decided_kind(p);
    } else if (m->offset == offsetof(param, len)) {
        return length_text(a, p->len, p->len_name, p->len_value);
    } else if (m->offset == offsetof(param, default_zero)) {
        return p->default_zero ? "0" : NULL;
    } else if (m->offset == offsetof(param, bytes)) {
        return extent_text(a, p->bytes);
    } else if (m->offset == offsetof(param, checked) ||
               (m->offset == offsetof(param, pair) && linked)) {
        return NULL;
    }
    return m->kind == MEMBER_TEXT ? member_text(m, p) : member_flag(m, p) ? "true" : NULL;
}

static void
add_param(arena *a, flow *out, const param *p)
{
    flow f = {0};
    for (const member *m = param_members; m->key; m++)
        if (m->use != USE_NONE)
            flow_text(&f, m->rule, param_rule_text(a, m, p));
    const char *dir = decided_direction(p);
    if (f.count == 1 && dir)
        flow_add(out, p->name, dir);
    else if (f.count > 0)
        flow_add(out, p->name, arena_printf(a, "{%s}", f.out.data));
    text_free(&f.out);
}

// ---- functions ----

static const char *
status_word(const differ *d, const function *f)
{
    static const char *const words[] = {NULL, "value", "bare"};
    // Only functions that return the status can have a rule against that.
    bool could = text_equal(f->result->name, d->after->status_enum) ||
                 text_equal(f->result->name, d->before->status_enum);
    return f->status || !could ? words[f->result_form] : "false";
}

static void
add_function_rule(const differ *d, flow *out, const function *f)
{
    flow own = {0}, part = {0};
    flow_text(&own, "status", status_word(d, f));
    if (f->detail_text) {
        flow_text(&part, "size", f->detail_size);
        flow_text(&part, "text", f->detail_text);
        flow_text(&part, "of", f->detail_param);
        flow_add(&own, "detail", arena_printf(d->a, "{%s}", part.out.data));
    }
    if (f->inline_expression) {
        text_clear(&part.out);
        part.count = 0;
        flow_text(&part, "symbol", f->inline_symbol);
        flow_add(&part, "expression", arena_printf(d->a, "\"%s\"", f->inline_expression));
        flow_add(&own, "inline", arena_printf(d->a, "{%s}", part.out.data));
    }
    if (own.count > 0)
        flow_add(out, "_function", arena_printf(d->a, "{%s}", own.out.data));
    text_free(&part.out);
    text_free(&own.out);
}

const char *
diff_function_rule(const differ *d, const function *f)
{
    flow out = {0};
    if (f->skip)
        return NULL;
    add_function_rule(d, &out, f);
    for (int i = 0; i < f->param_count; i++)
        if (f->params[i].name)
            add_param(d->a, &out, &f->params[i]);
    return flow_take(d->a, &out, f->name);
}

// A length consists of three members.
static bool
own_text(const differ *d, const member *m, const void *item, const char **out)
{
    const param *p = item;
    if (m->offset != offsetof(param, len))
        return false;
    *out = length_text(d->a, p->len, p->len_name, p->len_value);
    return true;
}

void
diff_compare_decisions(const differ *d, diff_change *c, const param *before, const param *after)
{
    diff_compare_members(d, c, param_members, after->name, before, after, own_text);
}

// ---- records ----

static void
add_field(arena *a, flow *out, const record *r, const field *f)
{
    flow own = {0};
    bool reserved = name_is_reserved(f->name, r->is_union);
    bool derived =
        text_equal(f->kind, field_kind_derive(f->type, f->len_name != NULL, f->bytes || f->target));
    if (f->skip && !reserved)
        flow_add(&own, "skip", f->skip);
    flow_text(&own, "kind", f->skip || derived ? NULL : f->kind);
    flow_text(&own, "len", f->len_name);
    flow_text(&own, "bytes", extent_text(a, f->bytes));
    flow_text(&own, "target", f->target ? "true" : NULL);
    if (own.count > 0)
        flow_add(out, f->name, arena_printf(a, "{%s}", own.out.data));
    text_free(&own.out);
}

const char *
diff_record_rule(const differ *d, const record *r)
{
    flow out = {0};
    if (r->initial)
        flow_add(&out, "_record", arena_printf(d->a, "{initial: \"%s\"}", r->initial));
    for (int i = 0; i < r->field_count; i++)
        if (r->fields[i].name)
            add_field(d->a, &out, r, &r->fields[i]);
    return flow_take(d->a, &out, r->name);
}

// ---- value tables ----

static const char *
row_text(arena *a, const value_row *row)
{
    if (row->class_name)
        return arena_printf(a, "%s %s", row->type, row->class_name);
    return row->type;
}

void
diff_table_rules(const differ *d, const model *m, diff_change *c, const char *enum_name,
                 const char *item)
{
    const enumeration *e = find_enum(m, enum_name);
    for (int i = 0; e && i < m->table_count; i++) {
        const value_table *t = &m->tables[i];
        if (find_enum(m, t->enum_name) != e)
            continue;
        // Name the tables of a new enumerator even if they have no row for it: its value has no
        // type until the spec gives it one.
        const char *type = c->rank == DIFF_ADDED ? "no row" : NULL;
        for (int j = 0; j < t->row_count; j++)
            if (strcmp(t->rows[j].enumerator, item) == 0)
                type = row_text(d->a, &t->rows[j]);
        if (type)
            diff_rule_add(d, c, arena_printf(d->a, "table %s: %s", t->name, type));
    }
}
