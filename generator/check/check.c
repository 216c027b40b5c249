// Refuses a model that is not decided to the last pointer. Each part reports everything it finds,
// so that one run shows all that is left to do; nothing here changes the model.
#include "check/check.h"

#include <string.h>

#include "annotate/annotate.h"
#include "base/diag.h"
#include "base/text.h"
#include "model/extent.h"
#include "model/kinds.h"
#include "stages.h"

const function_rule *
check_function_rule(const spec *s, const char *function)
{
    for (int i = 0; i < s->rules->function_count; i++) {
        if (strcmp(s->rules->functions[i].name, function) == 0) {
            return &s->rules->functions[i];
        }
    }
    return NULL;
}

static const param_rule *
own_param_rule(const spec *s, const char *function, const char *name)
{
    const param_rule *renamed = NULL;
    for (int i = 0; i < s->rules->function_count; i++) {
        const function_rule *rule = &s->rules->functions[i];
        for (int j = 0; strcmp(rule->name, function) == 0 && j < rule->param_count; j++) {
            if (strcmp(rule->params[j].name, name) == 0) {
                return &rule->params[j];
            }
            renamed = text_equal(rule->params[j].alias, name) ? &rule->params[j] : renamed;
        }
    }
    return renamed;
}

const param_rule *
check_param_rule(const spec *s, const function *f, const param *p)
{
    const param_rule *own = own_param_rule(s, f->name, p->name);
    return own ? own : common_rule(s->rules, p);
}

location
check_key(const tree *node, const char *key, location fallback)
{
    const tree *value = tree_get(node, key);
    return value ? value->loc : fallback;
}

static void
check_status(const model *m, const spec *s)
{
    const tree *status = s->is_model ? s->root : tree_get(s->root, "status");
    const enumeration *e = find_enum(m, m->status_enum);
    if (!e) {
        diag_error(check_key(status, "enum", status->loc),
                   "no enum \"%s\" in the headers; name the one that functions return",
                   m->status_enum);
        return;
    }
    if (!find_enumerator(e, m->success)) {
        diag_error(check_key(status, "success", status->loc),
                   "%s has no enumerator \"%s\"; name the one that means success", m->status_enum,
                   m->success);
    }
    if (m->error_string && !find_function(m, m->error_string)) {
        diag_error(check_key(status, "string", status->loc),
                   "no function \"%s\" in the headers; correct it or leave \"string\" out",
                   m->error_string);
    }
}

static void
check_detail(const model *m, const spec *s, const function *f)
{
    const function_rule *rule = check_function_rule(s, f->name);
    if (!f->detail_text || !rule) {
        return;
    }
    const char *const names[] = {f->detail_size, f->detail_text};
    for (int i = 0; i < 2; i++) {
        if (!find_function(m, names[i]) && !spec_is_newer(s, m)) {
            diag_error(rule->detail_loc, "no function \"%s\" in the headers; correct the detail",
                       names[i]);
        }
    }
    if (!find_param(f, f->detail_param)) {
        diag_error(rule->detail_loc, "%s has no parameter \"%s\"; correct \"of\"", f->name,
                   f->detail_param);
    }
}

static void
check_function(const model *m, const spec *s, const function *f)
{
    if (f->skip) {
        const function_rule *rule = check_function_rule(s, f->name);
        if (rule) {
            diag_error(rule->loc, "%s has rules but is skipped (%s); remove one of the two",
                       f->name, f->skip);
        }
        return;
    }
    if (f->param_count > MODEL_MOST_PARAMS) {
        diag_error(f->loc, "%s has more than %d parameters; skip it", f->name, MODEL_MOST_PARAMS);
    }
    check_declared(m, s, f->name, f->result, f->loc);
    for (int i = 0; i < f->param_count; i++) {
        check_declared(m, s, f->name, f->params[i].decayed, f->params[i].loc);
    }
    check_result(m, s, f);
    check_inline(m, s, f);
    check_detail(m, s, f);
    check_params(m, s, f);
}

static const field_rule *
field_rule_of(const spec *s, const record *r, const field *f)
{
    for (int i = 0; f->name && i < s->rules->record_count; i++) {
        const record_rule *rule = &s->rules->records[i];
        bool is_own = text_equal(rule->name, r->name) || text_equal(rule->name, r->tag);
        for (int j = 0; j < r->name_count; j++) {
            is_own = is_own || strcmp(rule->name, r->names[j]) == 0;
        }
        for (int j = 0; is_own && j < rule->field_count; j++) {
            if (strcmp(rule->fields[j].name, f->name) == 0) {
                return &rule->fields[j];
            }
        }
    }
    return NULL;
}

static bool
is_number(const char *s)
{
    return *s && strspn(s, "0123456789") == strlen(s);
}

static void
check_field_length(const record *r, const field *f, const field_rule *rule)
{
    location loc = rule ? check_key(rule->node, "len", rule->loc) : f->loc;
    if (is_number(f->len_name)) {
        return;
    }
    const field *count = find_field(r, f->len_name);
    if (!count) {
        diag_error(loc, "%s has no field \"%s\"; name the one that counts %s", r->name, f->len_name,
                   f->name);
    } else if (count->type->cls != TYPE_INT && count->type->cls != TYPE_SCALAR) {
        diag_error(loc, "%s.%s is no integer; name the field that counts %s", r->name, f->len_name,
                   f->name);
    }
}

static void
check_field_words(const model *m, const record *r, const field *f, const char *expression,
                  location loc)
{
    const char *rest = NULL, *word;
    while ((word = check_unknown_member(m, r, expression, &rest)) != NULL) {
        diag_error(loc, "\"%s\" in the bytes of %s.%s is neither a member nor a macro; correct it",
                   word, r->name, f->name);
    }
}

// The address itself, or a member of a struct that lies in the record.
static bool
is_address(const model *m, const field *f, const char *at)
{
    const record *inner = at && f->type->name ? find_record(m, f->type->name) : NULL;
    const field *address = inner ? find_field(inner, at) : at ? NULL : f;
    return address && text_equal(address->kind, "address");
}

static void
check_field_bytes(const model *m, const record *r, const field *f, const field_rule *rule)
{
    location loc = rule ? check_key(rule->node, "bytes", rule->loc) : f->loc;
    const char *parts[EXTENT_EXPRESSIONS];
    extent e;
    if (!f->bytes || !extent_read(m->arena, f->bytes, &e) || e.each) {
        diag_error(loc, "\"%s\" is no extent of %s.%s; see docs/spec-format.md",
                   f->bytes ? f->bytes : "", r->name, f->name);
        return;
    }
    if (!is_address(m, f, e.at)) {
        diag_error(loc, "%s.%s is no address; remove bytes and target", r->name, f->name);
    }
    extent_expressions(&e, parts);
    for (int i = 0; i < EXTENT_EXPRESSIONS; i++) {
        if (parts[i]) {
            check_field_words(m, r, f, parts[i], loc);
        }
    }
}

static void
check_field(const model *m, const spec *s, const record *r, const field *f)
{
    const field_rule *rule = field_rule_of(s, r, f);
    if (rule && rule->kind && !field_kind_exists(rule->kind)) {
        diag_error(check_key(rule->node, "kind", rule->loc),
                   "unknown field kind \"%s\"; see docs/spec-format.md", rule->kind);
        return;
    }
    if (!f->kind) {
        const char *name = f->name ? f->name : "(unnamed)";
        diag_error(f->loc,
                   "%s: the kind of field \"%s\" (%s) is not decided; write \"%s: {%s: {len: "
                   "COUNTING_FIELD}}\" or {kind: KIND} under records of %s",
                   r->name, name, f->type->spelling, r->name, name, s->file);
        return;
    }
    if (!field_kind_fits(f->kind, f->type)) {
        diag_error(rule ? check_key(rule->node, "kind", rule->loc) : f->loc,
                   "kind \"%s\" does not fit %s.%s (%s); choose another", f->kind, r->name, f->name,
                   f->type->spelling);
    }
    if (f->len_name) {
        check_field_length(r, f, rule);
    }
    if (f->bytes || f->target) {
        check_field_bytes(m, r, f, rule);
    }
}

// A member that is a pointer, also of a struct inside; NULL for none.
static const field *
find_pointer(const model *m, const record *r)
{
    for (int i = 0; i < r->field_count; i++) {
        const type *t = r->fields[i].type;
        while (t->cls == TYPE_ARRAY) {
            t = t->pointee;
        }
        const record *inner = t->cls == TYPE_RECORD ? find_record(m, t->name) : NULL;
        if (inner ? find_pointer(m, inner) != NULL
                  : t->cls != TYPE_INT && t->cls != TYPE_FLOAT && t->cls != TYPE_ENUM &&
                        t->cls != TYPE_SCALAR) {
            return &r->fields[i];
        }
    }
    return NULL;
}

static void
check_plain(const model *m, const spec *s, const record *r)
{
    const field *pointer = r->plain ? find_pointer(m, r) : NULL;
    for (int i = 0; pointer && i < s->rules->record_count; i++) {
        const record_rule *rule = &s->rules->records[i];
        if (rule->plain && find_record(m, rule->name) == r) {
            diag_error(rule->plain_loc, "%s.%s holds a pointer; a plain struct has none", r->name,
                       pointer->name ? pointer->name : "(unnamed)");
        }
    }
}

// What is no module's has no class, so nothing needs to be known about it.
static bool
has_class(const record *r)
{
    return !r->skip && !text_equal(r->origin, "none");
}

static void
check_records(const model *m, const spec *s)
{
    for (int i = 0; i < m->record_count; i++) {
        const record *r = &m->records[i];
        check_plain(m, s, r);
        for (int j = 0; has_class(r) && j < r->field_count; j++) {
            check_declared(m, s, r->name, r->fields[j].type, r->fields[j].loc);
            if (!r->fields[j].skip) {
                check_field(m, s, r, &r->fields[j]);
            }
        }
    }
}

// Every declaration is bound or skipped with a reason; these are the kinds that could fall through.
static void
check_leftovers(const model *m, const spec *s)
{
    for (int i = 0; i < m->macro_count; i++) {
        const macro *c = &m->macros[i];
        if (!c->skip && c->cls == MACRO_OTHER) {
            diag_error(c->loc,
                       "macro %s has no value to bind; give a reason under skip, macros of %s",
                       c->name, s->file);
        }
    }
    for (int i = 0; i < m->typedef_count; i++) {
        const typedef_decl *t = &m->typedefs[i];
        if (!t->skip && !t->role) {
            diag_error(t->loc, "typedef %s is not bound; give a reason under skip, typedefs of %s",
                       t->name, s->file);
        }
    }
}

bool
check_model(const model *m, const spec *s)
{
    int before = diag_error_count();
    check_status(m, s);
    check_rules(m, s);
    check_queries(m, s);
    for (int i = 0; i < m->function_count; i++) {
        check_function(m, s, &m->functions[i]);
    }
    check_records(m, s);
    check_leftovers(m, s);
    check_names(m, s);
    return diag_error_count() == before;
}
