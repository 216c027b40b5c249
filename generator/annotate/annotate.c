// Applies the spec's rules and the defaults to a parsed model: names, directions, kinds, lengths,
// and the behaviour of the checked form.
//
// Nothing is refused here. A rule that cannot be applied changes nothing, and its `matched` stays
// false. The check stage reports such rules, so that one run shows every mistake.
#include "annotate/annotate.h"

#include <string.h>

#include "annotate/apply.h"
#include "annotate/closing.h"
#include "annotate/decls.h"
#include "annotate/plain.h"
#include "annotate/sizes.h"
#include "annotate/words.h"
#include "base/text.h"
#include "model/extent.h"
#include "model/find.h"
#include "model/kinds.h"
#include "model/spaces.h"
#include "spec/find.h"
#include "spec/library.h"
#include "spec/rules.h"

static param *
param_at(function *f, const char *name)
{
    return (param *)find_param(f, name);
}

// The spec's direction, or else the one that its kind implies. Values and pointers to const or to
// functions can only be read.
static direction
decide_direction(const param *p)
{
    if (p->rule && p->rule->says.dir != DIR_UNDECIDED)
        return p->rule->says.dir;
    if (p->kind)
        return kind_find(p->kind)->dir;
    const type *t = p->decayed;
    bool is_function = t->cls == TYPE_POINTER && t->pointee->cls == TYPE_FUNCTION;
    if (t->cls != TYPE_POINTER || t->pointee->is_const || is_function)
        return DIR_IN;
    return DIR_UNDECIDED;
}

static void
apply_param_rule(const model *m, param *p, const param_rule *rule)
{
    const param *says = &rule->says;
    annotate_apply(m, param_members, says, p);
    p->len = says->len;
    p->len_name = annotate_keep(m, says->len_name);
    p->len_value = says->len_value;
    if (says->kind && kind_find(says->kind))
        p->kind = annotate_keep(m, says->kind);
    p->default_zero = says->default_zero;
    // Accept both names as keywords, whichever of them the headers at hand have.
    p->alias = annotate_keep(m, text_equal(says->alias, p->name) ? rule->name : says->alias);
    p->target = says->target && extent_is_writable(p);
    if (p->value && !p->kind)
        p->kind = annotate_keep(m, "fixed");
}

// Finds a parameter's rule by its name, or by an alias. A rule with such an alias has the name from
// a later release, and the headers at hand use the alias.
static param_rule *
find_rule(const function_rule *const *rules, int count, const char *name)
{
    param_rule *renamed = NULL;
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < rules[i]->param_count; j++) {
            param_rule *rule = &rules[i]->params[j];
            if (strcmp(rule->name, name) == 0)
                return rule;
            renamed = text_equal(rule->says.alias, name) ? rule : renamed;
        }
    }
    return renamed;
}

static param_rule *
own_rule(const model *m, const function *f, const param *p)
{
    param_rule *own = find_rule(f->rules, f->rule_count, p->name);
    if (own || f->plain_count == 0 || !annotate_plain_fits(m, f, p))
        return own;
    return find_rule(f->plain_rules, f->plain_count, p->name);
}

// The rule of a parameter: the function's own, or else the common rule for that name. A skipped
// function needs no rule, so a common one does not count as matched there.
static param_rule *
rule_of(const model *m, const spec_rules *r, const function *f, const param *p)
{
    param_rule *own = own_rule(m, f, p);
    param_rule *rule = own ? own : common_rule(r, p);
    if (rule && (own || !f->skip))
        rule->matched = true;
    return rule;
}

static void
name_param(const model *m, const spec_rules *r, param *p)
{
    p->python_name = p->name;
    for (int i = 0; p->name && i < r->rename_count; i++) {
        if (strcmp(r->renames[i].from, p->name) == 0) {
            p->python_name = annotate_keep(m, r->renames[i].to);
            r->renames[i].matched = true;
        }
    }
}

// The callback that gets this user data: the one whose `closure` names it, or else the function's
// only callback. NULL if there are several.
static param *
callback_of(function *f, const param *data)
{
    param *only = NULL;
    int count = 0;
    for (int i = 0; i < f->param_count; i++) {
        param *p = &f->params[i];
        if (text_equal(p->closure, data->name))
            return p;
        if (kind_fits(kind_find("callback"), p->decayed)) {
            only = p;
            count++;
        }
    }
    return count == 1 && !only->closure ? only : NULL;
}

// Links callbacks and their user data. The rule of either may say that they belong together; the
// user data gets the kind `closure` and the callback's name as `pair`.
static void
link_closures(const model *m, function *f)
{
    for (int i = 0; i < f->param_count; i++) {
        param *p = &f->params[i];
        param *data = p->closure ? param_at(f, p->closure) : NULL;
        bool fits = data && kind_fits(kind_find("closure"), data->decayed);
        if (fits && !data->kind) {
            data->kind = annotate_keep(m, "closure");
            data->pair = p->name;
        }
    }
    for (int i = 0; i < f->param_count; i++) {
        param *data = &f->params[i];
        param *p = param_is(data, KIND_closure) && !data->pair ? callback_of(f, data) : NULL;
        if (p) {
            p->closure = data->name;
            data->pair = p->name;
        }
    }
}

// The type of a number if C fixes it; NULL for void, whose type another parameter chooses.
static const char *
number_type(const model *m, const spec_rules *r, const type *t)
{
    static const char *const words[] = {"int8", "int16", "int32", "int64"};
    if (t->cls == TYPE_FLOAT)
        return t->size == 8 ? "double" : "float";
    if (t->cls == TYPE_INT) {
        const char *word = words[t->size == 1 ? 0 : t->size == 2 ? 1 : t->size == 4 ? 2 : 3];
        return t->is_signed ? word : arena_printf(m->arena, "u%s", word);
    }
    const record *wanted = t->cls == TYPE_RECORD ? find_record(m, t->name) : NULL;
    for (int i = 0; wanted && i < r->numbers.count; i++) {
        if (find_record(m, r->numbers.items[i].name) == wanted) {
            r->numbers.items[i].matched = true;
            return r->numbers.items[i].value;
        }
    }
    return NULL;
}

// A struct by value that is a number has no class.
static bool
decide_value_number(const model *m, const spec_rules *r, param *p)
{
    const char *number = param_is(p, KIND_record_value) ? number_type(m, r, p->decayed) : NULL;
    if (number != NULL) {
        p->kind = annotate_keep(m, "value_number");
        p->number = annotate_keep(m, number);
    }
    return number != NULL;
}

static void
decide_kinds(const model *m, const spec_rules *r, function *f)
{
    for (int i = 0; i < f->param_count; i++) {
        param *p = &f->params[i];
        if (!p->kind)
            p->kind = annotate_keep(m, kind_derive(p));
        if (decide_value_number(m, r, p))
            continue;
        if (kind_has(p->kind, KIND_IS_NUMBER) && p->decayed->cls == TYPE_POINTER)
            p->number = annotate_keep(m, number_type(m, r, p->decayed->pointee));
        else if (param_is(p, KIND_record) && p->decayed->pointee)
            p->class_name = p->decayed->pointee->name; // also for a handle: the struct behind it
        else
            p->class_name = type_class_name(p->decayed);
    }
    annotate_sizes(m, f);
}

static void
decide_sides(param *p)
{
    const kind_info *kind = p->kind ? kind_find(p->kind) : NULL;
    if (!kind)
        return;
    bool result_only = p->rule && p->rule->result_only;
    p->is_argument = kind->is_argument && !result_only;
    p->is_result = kind->is_result || (result_only && param_is(p, KIND_typed_size));
}

// A caller who omits an output number gets it back as a result. Python allows that only if no
// required argument follows.
static void
default_numbers(function *f)
{
    for (int i = f->param_count - 1; i >= 0; i--) {
        param *p = &f->params[i];
        if (param_is(p, KIND_number_out))
            p->default_zero = p->default_zero || p->is_argument;
        if (p->is_argument && !p->default_zero)
            return;
    }
}

// The space of numbers and of device addresses that are integers, unless a rule states another one.
static void
decide_space(const spec_rules *r, param *p)
{
    bool is_scalar = param_is(p, KIND_scalar) || param_is(p, KIND_list_scalar);
    if (p->space)
        return;
    if (param_is_number(p))
        p->space = p->mode ? "mode" : "host";
    else if (is_scalar && annotate_is_named(&r->memory, p->class_name))
        p->space = "device";
}

// Decides which parameters the checked form computes itself.
static void
derive_checked(function *f)
{
    for (int i = 0; i < f->param_count; i++) {
        param *p = &f->params[i];
        if (!p->kind)
            continue;
        if (param_is(p, KIND_count_inout) && p->checked == CHECKED_SAME)
            p->checked = CHECKED_QUERY;
        bool filled = kind_has(p->kind, KIND_IS_FILLED);
        if (filled && p->is_argument)
            p->checked = CHECKED_BUFFER;
        param *count = p->len == LEN_PARAM ? param_at(f, p->len_name) : NULL;
        if (count && filled)
            count->checked = CHECKED_BUFFER;
        else if (count && kind_has(p->kind, KIND_IS_LIST | KIND_IS_OPTIONS) && count->is_argument)
            count->checked = CHECKED_COUNT;
    }
}

// X_v2 may have a required argument after one that the rule of X makes optional. Python does not
// allow that, so the earlier one becomes required, too.
static void
need_optionals(function *f)
{
    bool needed = false;
    for (int i = f->param_count - 1; i >= 0; i--) {
        param *p = &f->params[i];
        if (p->is_argument && p->optional && needed && annotate_is_plain(f, p->rule))
            p->optional = false;
        needed = needed || (p->is_argument && !p->optional && p->checked == CHECKED_SAME);
    }
}

static void
apply_checked(param *p)
{
    if (p->rule && tree_get(p->rule->node, "checked"))
        p->checked = p->rule->says.checked;
}

static void
annotate_params(const model *m, const spec *s, function *f)
{
    for (int i = 0; i < f->param_count; i++) {
        param *p = &f->params[i];
        p->rule = rule_of(m, s->rules, f, p);
        name_param(m, s->rules, p);
        if (p->rule)
            apply_param_rule(m, p, p->rule);
    }
    link_closures(m, f);
    for (int i = 0; i < f->param_count; i++)
        f->params[i].dir = decide_direction(&f->params[i]);
    decide_kinds(m, s->rules, f);
    for (int i = 0; i < f->param_count; i++)
        decide_sides(&f->params[i]);
    for (int i = 0; i < f->param_count; i++)
        decide_space(s->rules, &f->params[i]);
    if (f->ends && f->param_count > 0)
        f->params[0].is_ended = f->params[0].is_argument;
    default_numbers(f);
    derive_checked(f);
    for (int i = 0; i < f->param_count; i++)
        apply_checked(&f->params[i]);
    need_optionals(f);
}

static void
apply_function_rule(const model *m, function *f, const function_rule *rule)
{
    if (rule->no_status)
        f->status = false;
    if (rule->form != RESULT_CHECKED)
        f->result_form = rule->form;
    if (rule->inline_expression) {
        f->inline_symbol = annotate_keep(m, rule->inline_symbol);
        f->inline_expression = annotate_keep(m, rule->inline_expression);
    }
    if (rule->detail_param) {
        f->detail_size = annotate_keep(m, rule->detail_size);
        f->detail_text = annotate_keep(m, rule->detail_text);
        f->detail_param = annotate_keep(m, rule->detail_param);
    }
}

// Applies the facts about X that can hold for X_v2, too: the form of the result, and the text of an
// error if X_v2 has the parameter for it. Rules of X_v2 itself take precedence.
static void
apply_plain_rule(const model *m, function *f, const function_rule *rule)
{
    f->status = f->status && !rule->no_status;
    if (f->result_form == RESULT_CHECKED)
        f->result_form = rule->form;
    if (!f->detail_param && find_param(f, rule->detail_param)) {
        f->detail_size = annotate_keep(m, rule->detail_size);
        f->detail_text = annotate_keep(m, rule->detail_text);
        f->detail_param = annotate_keep(m, rule->detail_param);
    }
}

static void
decide_skip(const model *m, const spec *s, function *f)
{
    const pattern_rule *skip = pattern_find(&s->rules->skips[SKIP_FUNCTION], f->name);
    if (skip)
        f->skip = annotate_keep(m, skip->reason);
    else if (!f->skip && f->is_inline && !f->inline_expression)
        f->skip = annotate_keep(m, "inline in the header, no symbol");
}

// Whether a pattern in the list fits the function's name, or X if the function is X_v2.
static bool
is_listed(const model *m, const pattern_list *list, const function *f)
{
    const char *plain = annotate_plain_name(m, f->name);
    return pattern_find(list, f->name) || (plain && pattern_find(list, plain));
}

// Ask all lists in every case, so that an exception counts as used if it matches, even where it was
// not needed.
static void
decide_by_patterns(const model *m, const spec_rules *r, function *f)
{
    bool blocks = is_listed(m, &r->blocking, f);
    bool never_blocks = is_listed(m, &r->nonblocking, f);
    bool locks = is_listed(m, &r->locking, f);
    bool never_locks = is_listed(m, &r->nonlocking, f);
    bool launches = is_listed(m, &r->launches, f);
    f->blocking = blocks && !never_blocks;
    f->locking = !f->blocking && locks && !never_locks;
    f->launches = f->blocking && launches;
    f->host_waits = is_listed(m, &r->host_waits, f);
    f->makes = is_listed(m, &r->makes, f);
    f->ends = is_listed(m, &r->ends, f);
}

static void
decide_section(const model *m, const spec *s, function *f)
{
    pattern_rule *pattern = NULL;
    const section_rule *section = f->skip ? NULL : section_find(s, f->name, &pattern);
    if (!section)
        return;
    f->section = annotate_keep(m, section->name);
    pattern->matched = true;
}

// The spec may give an inline function a symbol: then the header only passes its arguments on, and
// it is bound like any other function.
static void
apply_symbol_rules(const model *m, const spec *s, function *f)
{
    for (int i = 0; i < s->rules->symbol_count; i++) {
        symbol_rule *rule = &s->rules->symbols[i];
        if (strcmp(rule->name, f->name) != 0)
            continue;
        rule->matched = true;
        if (rule->since)
            f->since = rule->since;
        if (rule->symbol && f->is_inline && m->api_version < rule->before) {
            f->symbol = f->base = annotate_keep(m, rule->symbol);
            f->is_inline = false;
        }
    }
}

static void
annotate_function(const model *m, const spec *s, function *f)
{
    f->status = find_is_status(m, f->result);
    f->result_form = m->status_enum ? RESULT_CHECKED : RESULT_BARE;
    apply_symbol_rules(m, s, f);
    if (f->is_inline && pattern_find(&s->rules->exported, f->name))
        f->is_inline = false;
    for (int i = 0; i < s->rules->function_count; i++) {
        function_rule *rule = &s->rules->functions[i];
        if (strcmp(rule->name, f->name) == 0) {
            rule->matched = true;
            f->rules = arena_grow(m->arena, f->rules, f->rule_count, sizeof *f->rules);
            f->rules[f->rule_count++] = rule;
            apply_function_rule(m, f, rule);
        }
    }
    annotate_link_plain(m, s, f);
    for (int i = 0; i < f->plain_count; i++)
        apply_plain_rule(m, f, f->plain_rules[i]);
    decide_skip(m, s, f);
    decide_by_patterns(m, s->rules, f);
    decide_section(m, s, f);
    annotate_params(m, s, f);
}

bool
annotate_model(model *m, const spec *s)
{
    if (!spec_apply_library(s, m))
        return false;
    annotate_tables(m, s);
    annotate_queries(m, s);
    annotate_typedefs(m, s);
    for (int i = 0; i < m->function_count; i++)
        annotate_function(m, s, &m->functions[i]);
    annotate_closers(m, s);
    spaces_set_default(m);
    annotate_records(m, s);
    annotate_aliases(m, s);
    annotate_words(m, s);
    annotate_skips(m, s);
    return true;
}
