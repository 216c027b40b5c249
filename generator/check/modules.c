// Checks the parts of a spec that are about many declarations at once: imports, classes of other
// modules, second names, queries, rules for all parameters of a name.
#include "check/modules.h"

#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "check/expressions.h"
#include "check/known.h"
#include "check/places.h"
#include "model/find.h"

// ---- queries ----

// Whether a rule names the query. Whether that rule has a target is checked elsewhere.
static bool
rules_use_query(const spec_rules *r, const char *name)
{
    for (int i = 0; i < r->function_count; i++) {
        for (int j = 0; j < r->functions[i].param_count; j++) {
            const param *says = &r->functions[i].params[j].says;
            if (text_equal(says->type_by, name) || text_equal(says->mode, name))
                return true;
        }
    }
    for (int i = 0; i < r->param_count; i++)
        if (text_equal(r->params[i].says.type_by, name) || text_equal(r->params[i].says.mode, name))
            return true;
    return false;
}

static bool
uses_query(const function *f, const char *name)
{
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        bool is_type = text_equal(p->type_by, name) && !find_param(f, name);
        if (is_type || text_equal(p->mode, name))
            return true;
    }
    return false;
}

static void
check_query_function(const model *m, const spec *s, const query_rule *rule)
{
    const function *f = find_function(m, rule->function);
    location loc = check_key(rule->node, "function", rule->loc);
    if (!f && !known_function(s, m, rule->function)) {
        diag_error(loc, "no function \"%s\" in the headers; correct the query", rule->function);
    } else if (f && !f->status) {
        diag_error(loc, "%s does not return %s; a query needs a function that can fail", f->name,
                   m->status_enum);
    }
    for (int i = 0; i < rule->host.count; i++) {
        const char *host = rule->host.items[i].name;
        if (!check_is_constant(m, host) && !known_enumerator(s, m, host)) {
            diag_error(rule->host.items[i].loc, "no enumerator \"%s\" in the headers; correct it",
                       host);
        }
    }
}

// Checks the words of a query's call; returns whether `value` is among them.
static bool
check_query_words(const model *m, const function *f, const query_rule *rule)
{
    const char *rest = NULL, *word;
    bool has_value = false;
    while ((word = check_unknown_word(m, f, rule->call, &rest)) != NULL) {
        if (strcmp(word, "value") == 0) {
            has_value = true;
            continue;
        }
        diag_error(check_key(rule->node, "call", rule->loc),
                   "\"%s\" in query \"%s\" is neither a parameter of %s nor a name of the headers; "
                   "correct it",
                   word, rule->name, f->name);
    }
    return has_value;
}

void
check_queries(const model *m, const spec *s)
{
    for (int i = 0; i < s->rules->query_count; i++) {
        const query_rule *rule = &s->rules->queries[i];
        bool has_value = true;
        check_query_function(m, s, rule);
        for (int j = 0; j < m->function_count; j++) {
            const function *f = &m->functions[j];
            if (!f->skip && uses_query(f, rule->name))
                has_value = check_query_words(m, f, rule) && has_value;
        }
        if (!has_value) {
            diag_error(check_key(rule->node, "call", rule->loc),
                       "the call of query \"%s\" does not store an answer; pass it &value",
                       rule->name);
        }
        if (!s->is_model && !rules_use_query(s->rules, rule->name)) {
            diag_error(rule->loc,
                       "no parameter uses query \"%s\"; name it in a \"mode:\" or "
                       "\"type_by:\", or remove it",
                       rule->name);
        }
    }
}

// ---- rules for all functions ----

static bool
binds_functions(const model *m)
{
    for (int i = 0; i < m->function_count; i++)
        if (!m->functions[i].skip)
            return true;
    return false;
}

static void
check_blocking(const model *m, const spec *s)
{
    if (!tree_get(s->root, "blocking") && binds_functions(m)) {
        diag_error(s->root->loc,
                   "nothing says which functions of %s wait for a device, a file or another "
                   "thread, and all would keep the GIL meanwhile; list them under \"blocking\", or "
                   "write \"blocking: []\" if none waits",
                   m->module);
    }
}

static int
pointer_depth(const type *t)
{
    int depth = 0;
    for (; t->cls == TYPE_POINTER || t->cls == TYPE_ARRAY; t = t->pointee)
        depth++;
    return depth;
}

// A parameter to which a rule for all parameters of its name applies, and its function.
typedef struct user {
    const function *f;
    const param *p;
} user;

// Moves `at` to the next such parameter, or to the first if `at` is empty. False if there is none.
static bool
next_user(const model *m, const param_rule *rule, user *at)
{
    bool is_behind = !at->p;
    for (int i = 0; i < m->function_count; i++) {
        const function *f = &m->functions[i];
        for (int j = 0; j < f->param_count; j++) {
            const param *p = &f->params[j];
            if (is_behind && p->rule == rule && !f->skip) {
                *at = (user){f, p};
                return true;
            }
            is_behind = is_behind || p == at->p;
        }
    }
    return false;
}

// The meaning of a name may depend on the pointer depth: a matrix, or a table of matrices.
static void
check_depth(const model *m, const spec *s, const param_rule *rule)
{
    user first = {0};
    if (!next_user(m, rule, &first))
        return;
    for (user other = first; next_user(m, rule, &other);) {
        if (pointer_depth(other.p->decayed) != pointer_depth(first.p->decayed)) {
            diag_error(
                rule->loc,
                "the rule for all \"%s\" applies to %s.%s (%s) and to %s.%s (%s), which differ in "
                "pointer depth; give one of them its own rule under functions of %s",
                rule->name, first.f->name, first.p->name, first.p->declared->spelling,
                other.f->name, other.p->name, other.p->declared->spelling, s->file);
            return;
        }
    }
}

void
check_for_all(const model *m, const spec *s)
{
    // A model has the results of these rules for each function.
    if (s->is_model)
        return;
    check_blocking(m, s);
    for (int i = 0; i < s->rules->param_count; i++)
        check_depth(m, s, &s->rules->params[i]);
}

// ---- rules without a target ----

static void
check_imports(const model *m, const spec *s)
{
    for (int i = 0; i < s->import_count; i++) {
        const spec_names *headers = &s->imports[i].headers;
        for (int j = 0; j < headers->count; j++) {
            if (!headers->items[j].matched && !known_header(s, m, headers->items[j].name)) {
                diag_error(headers->items[j].loc,
                           "nothing of header %s is used; correct its name or remove it",
                           headers->items[j].name);
            }
        }
    }
}

// Checks that a typedef has a class and stands for a C value. `what` is the list that names it.
static void
check_class(const model *m, const spec *s, const char *name, location loc, const char *what,
            bool may_be_scalar)
{
    const typedef_decl *t = find_typedef(m, name);
    bool fits =
        t && (text_equal(t->role, "handle") || (may_be_scalar && text_equal(t->role, "scalar")));
    if (!t && known_typedef(s, m, name))
        return;
    if (!t)
        diag_error(loc, "no typedef \"%s\" in the headers; correct the name or remove it", name);
    else if (!fits)
        diag_error(loc, "%s is not a pointer to a struct; remove it from %s", name, what);
}

static void
check_memory(const model *m, const spec *s)
{
    for (int i = 0; i < s->rules->memory.count; i++) {
        const spec_name *rule = &s->rules->memory.items[i];
        const typedef_decl *t = find_typedef(m, rule->name);
        if (!t && !known_typedef(s, m, rule->name)) {
            diag_error(rule->loc, "no typedef \"%s\" in the headers; correct the name or remove it",
                       rule->name);
        } else if (t && !text_equal(t->role, "scalar")) {
            diag_error(rule->loc, "%s is not a typedef'd integer; remove it from memory",
                       rule->name);
        }
    }
}

static void
check_classes(const model *m, const spec *s)
{
    for (int i = 0; i < s->handles.count; i++)
        check_class(m, s, s->handles.items[i].name, s->handles.items[i].loc, "handles", false);
    const spec_names *streams = &s->rules->streams;
    for (int i = 0; i < streams->count; i++)
        check_class(m, s, streams->items[i].name, streams->items[i].loc, "streams", false);
    const pair_list *objects = &s->rules->objects;
    for (int i = 0; i < objects->count; i++)
        check_class(m, s, objects->items[i].name, objects->items[i].loc, "objects", true);
    const pair_list *bases = &s->rules->bases;
    for (int i = 0; i < bases->count; i++)
        check_class(m, s, bases->items[i].name, bases->items[i].loc, "bases", true);
}

// The type that the argument of that name points to; NULL if there is none.
static const type *
pointed_to(const typedef_decl *t, const char *name)
{
    const type *function = t->type->cls == TYPE_POINTER ? t->type->pointee : t->type;
    for (int i = 0; i < t->arg_name_count && i < function->arg_count; i++)
        if (text_equal(t->arg_names[i], name))
            return function->args[i]->cls == TYPE_POINTER ? function->args[i]->pointee : NULL;
    return NULL;
}

// A callable's result is written to where an argument points; that must be a number or an address.
static void
check_returned(const model *m, const spec *s)
{
    for (int i = 0; i < s->rules->returned_count; i++) {
        const returned_rule *rule = &s->rules->returned[i];
        const typedef_decl *t = find_typedef(m, rule->name);
        if (!t && known_typedef(s, m, rule->name))
            continue;
        const type *function = t ? t->type->cls == TYPE_POINTER ? t->type->pointee : t->type : NULL;
        if (!function || function->cls != TYPE_FUNCTION || function->result->cls != TYPE_VOID) {
            diag_error(rule->loc,
                       "%s is not a function type that returns void; remove it from returned",
                       rule->name);
            continue;
        }
        if (rule->names.count == 0 || rule->names.count > 8)
            diag_error(rule->loc, "%s: a callable returns 1 to 8 values; correct the list",
                       rule->name);
        for (int j = 0; j < rule->names.count; j++) {
            const type *to = pointed_to(t, rule->names.items[j].name);
            if (!to || to->is_const || (to->cls != TYPE_INT && to->cls != TYPE_POINTER))
                diag_error(rule->names.items[j].loc,
                           "%s has no parameter \"%s\" that points to an integer or an address; "
                           "correct the name or remove it",
                           rule->name, rule->names.items[j].name);
        }
    }
}

static void
check_aliases(const model *m, const spec *s)
{
    const pair_list *aliases = &s->rules->aliases;
    for (int i = 0; i < aliases->count; i++) {
        const pair_rule *rule = &aliases->items[i];
        const function *f = find_function(m, rule->value);
        if ((!f || f->skip) && known_bound(s, m, rule->value))
            continue;
        if (!f) {
            diag_error(rule->value_loc,
                       "no function \"%s\" in the headers; correct the name or remove the alias",
                       rule->value);
        } else if (f->skip) {
            diag_error(rule->value_loc, "%s is skipped (%s); remove the alias", f->name, f->skip);
        }
    }
}

static void
check_numbers(const model *m, const spec *s)
{
    const pair_list *numbers = &s->rules->numbers;
    for (int i = 0; i < numbers->count; i++) {
        const pair_rule *rule = &numbers->items[i];
        if (!find_record(m, rule->name) && !known_record(s, m, rule->name)) {
            diag_error(rule->loc, "no struct \"%s\" in the headers; correct the name or remove it",
                       rule->name);
        } else if (!rule->matched && !known_number(s, m, rule->value)) {
            diag_error(rule->loc, "no parameter is a number of type %s; remove it", rule->name);
        }
    }
}

static void
check_closers(const model *m, const spec *s)
{
    for (int i = 0; i < s->rules->closers.count; i++) {
        const pair_rule *rule = &s->rules->closers.items[i];
        check_class(m, s, rule->name, rule->loc, "closed_by", true);
        bool is_known = text_equal(rule->value, "none") || find_function(m, rule->value) ||
                        known_function(s, m, rule->value);
        if (!is_known)
            diag_error(rule->value_loc, "no function \"%s\" in the headers; correct \"closed_by\"",
                       rule->value);
    }
}

void
check_shared_rules(const model *m, const spec *s)
{
    check_imports(m, s);
    check_classes(m, s);
    check_memory(m, s);
    check_returned(m, s);
    check_aliases(m, s);
    check_numbers(m, s);
    check_closers(m, s);
    for (int i = 0; i < s->rules->param_count; i++) {
        const param_rule *rule = &s->rules->params[i];
        if (!rule->matched && !known_param_of_any(s, m, rule->name)) {
            diag_error(rule->loc,
                       "no function has a pointer \"%s\" that needs this rule; correct the name or "
                       "remove the rule",
                       rule->name);
        }
    }
}
