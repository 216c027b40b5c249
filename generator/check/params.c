// Checks the parameters of a function: each direction is decided, each kind is known and fits, and
// each name in a rule is a parameter.
#include "check/params.h"

#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "check/counts.h"
#include "check/expressions.h"
#include "check/extras.h"
#include "check/known.h"
#include "check/places.h"
#include "model/find.h"
#include "model/kinds.h"
#include "model/libc.h"

static const char *
direction_word(direction dir)
{
    static const char *const words[] = {"?", "in", "out", "inout", "address"};
    return words[dir];
}

// Suggests rules to paste for all undecided parameters of a function at once. Two suggestions with
// the same key would clash.
static void
propose(const spec *s, const function *f)
{
    text t = {0};
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        if (p->dir != DIR_UNDECIDED)
            continue;
        const char *word =
            p->doc_dir == DIR_UNDECIDED ? "in|out|inout|address" : direction_word(p->doc_dir);
        text_printf(&t, "%s%s: {dir: %s}", t.length ? ", " : "", p->name, word);
    }
    if (t.length)
        diag_note(f->loc, "for functions of %s: \"%s: {%s}\"", s->file, f->name, t.data);
    text_free(&t);
}

static void
check_undecided(const check_subject *c)
{
    const param *p = c->p;
    const char *evidence = "the comment settles nothing";
    if (p->doc_dir != DIR_UNDECIDED) {
        evidence =
            arena_printf(c->s->arena, "the comment suggests \"%s\"", direction_word(p->doc_dir));
    } else if (!p->doc && c->f->doc_stranger) {
        evidence =
            arena_printf(c->s->arena, "the comment describes \"%s\", which is not a parameter",
                         c->f->doc_stranger);
    }
    diag_error(p->loc, "%s: the direction of \"%s\" (%s) is not decided, %s; give it one in %s",
               c->f->name, p->name, p->declared->spelling, evidence, c->s->file);
}

static void
check_need(const check_subject *c, bool missing, const char *what)
{
    if (missing) {
        diag_error(check_at_key(c, "kind"), "%s.%s: kind \"%s\" needs %s; add it", c->f->name,
                   c->p->name, c->p->kind, what);
    }
}

static void
check_needs(const check_subject *c, const kind_info *kind)
{
    const param *p = c->p;
    check_need(c, (kind->needs & NEED_LEN) && p->len == LEN_NONE, "a \"len\"");
    check_need(c, (kind->needs & NEED_FIXED_LEN) && p->len != LEN_FIXED,
               "a \"len\" that is a number");
    check_need(c, (kind->needs & NEED_PARAM_LEN) && p->len != LEN_PARAM,
               "a \"len\" that names a parameter");
    check_need(c, (kind->needs & NEED_PAIR) && !p->pair, "a \"pair\"");
    check_need(c, (kind->needs & NEED_TABLE) && !p->value_table, "a \"table\"");
    check_need(c, (kind->needs & NEED_TYPE_BY) && !p->type_by, "a \"type_by\"");
    check_need(c, (kind->needs & NEED_VALUE) && !p->value, "a \"value\"");
}

static bool
directions_conflict(const kind_info *kind, direction dir)
{
    if (kind->shape == SHAPE_ANY || kind->shape == SHAPE_SIZE || dir == DIR_UNDECIDED)
        return false;
    bool reads_only = kind->dir == DIR_IN || kind->dir == DIR_ADDRESS;
    if (dir == DIR_ADDRESS)
        return kind->dir != DIR_ADDRESS && kind->dir != DIR_IN;
    return reads_only ? dir == DIR_OUT : dir == DIR_IN;
}

static void
check_kind(const check_subject *c)
{
    const param *p = c->p;
    const kind_info *kind = kind_find(p->kind);
    if (!kind_fits(kind, p->decayed)) {
        diag_error(check_at_key(c, c->p->rule && c->p->rule->says.kind ? "kind" : "dir"),
                   "kind \"%s\" needs %s, but %s.%s is \"%s\"; choose another kind", p->kind,
                   kind->c_shape, c->f->name, p->name, p->declared->spelling);
        return;
    }
    if (directions_conflict(kind, p->dir)) {
        diag_error(check_at_key(c, "dir"),
                   "dir \"%s\" contradicts kind \"%s\" of %s.%s; remove one of the two",
                   direction_word(p->dir), p->kind, c->f->name, p->name);
    }
    check_needs(c, kind);
    if (c->p->rule && c->p->rule->result_only && !kind->is_result && kind->shape != SHAPE_SIZE) {
        diag_error(check_at_key(c, "result_only"), "%s.%s is not a result; remove result_only",
                   c->f->name, p->name);
    }
    if (p->value && !param_is(p, KIND_fixed)) {
        diag_error(check_at_key(c, "value"),
                   "\"value\" belongs to kind fixed only; remove the kind or the value");
    }
}

static bool
counts(const type *t)
{
    const type *to = t->cls == TYPE_POINTER ? t->pointee : t;
    return to->cls == TYPE_INT || to->cls == TYPE_SCALAR;
}

static void
check_expression(const check_subject *c)
{
    const char *rest = NULL, *word;
    check_size_names(c, "len", c->p->len_name);
    while ((word = check_unknown_word(c->m, c->f, c->p->len_name, &rest)) != NULL) {
        diag_error(check_at_key(c, "len"),
                   "\"%s\" in the length of %s.%s is neither a parameter nor a macro; correct it",
                   word, c->f->name, c->p->name);
    }
}

static void
check_length(const check_subject *c)
{
    const param *p = c->p;
    if (p->len == LEN_EXPR)
        check_expression(c);
    if (p->len == LEN_CALL && !find_function(c->m, p->len_name) &&
        !known_function(c->s, c->m, p->len_name)) {
        diag_error(check_at_key(c, "len"),
                   "no function \"%s\" in the headers; correct the length of %s.%s", p->len_name,
                   c->f->name, p->name);
    }
    if (p->len != LEN_PARAM)
        return;
    const param *count = find_param(c->f, p->len_name);
    if (!count) {
        diag_error(check_at_key(c, "len"),
                   "%s has no parameter \"%s\"; name the one that counts %s", c->f->name,
                   p->len_name, p->name);
    } else if (!counts(count->decayed)) {
        diag_error(check_at_key(c, "len"),
                   "%s.%s is not an integer; name the parameter that counts %s", c->f->name,
                   p->len_name, p->name);
    }
}

// Whether the spec has the table. These headers may lack its enum.
static bool
is_table(const spec *s, const char *name)
{
    for (int i = 0; i < s->rules->table_count; i++)
        if (text_equal(s->rules->tables[i].name, name))
            return true;
    return false;
}

// Checks that the table exists and is about the enum that chooses the type. The answer to a query
// is a plain number instead.
static void
check_table(const check_subject *c, const param *chooser)
{
    const param *p = c->p;
    const value_table *table = p->value_table ? find_table(c->m, p->value_table) : NULL;
    if (p->value_table && !table && !is_table(c->s, p->value_table)) {
        diag_error(check_at_key(c, "table"), "no table \"%s\"; define it under tables",
                   p->value_table);
    }
    if (table && chooser && check_innermost(chooser->decayed)->size == 8) {
        diag_error(check_at_key(c, "table"),
                   "%s.%s has 64 bits, but only 32-bit values can choose a type; write \"dir: "
                   "address\" for %s or skip %s",
                   c->f->name, chooser->name, p->name, c->f->name);
    }
    if (table && chooser &&
        find_enum(c->m, table->enum_name) !=
            find_enum(c->m, check_innermost(chooser->decayed)->name)) {
        diag_error(check_at_key(c, "table"),
                   "table \"%s\" has the values of %s, but %s.%s is of type %s; use another table",
                   table->name, table->enum_name, c->f->name, chooser->name,
                   check_innermost(chooser->decayed)->name);
    }
}

// Checks that the parameter that chooses the type is an enum.
static void
check_typed(const check_subject *c)
{
    const param *p = c->p;
    bool is_asked = p->type_by && !find_param(c->f, p->type_by) && find_query(c->m, p->type_by);
    const param *pair = check_partner(c, "pair", p->pair);
    const param *chooser = is_asked ? NULL : check_partner(c, "type_by", p->type_by);
    if (!chooser && param_is(p, KIND_option_values))
        chooser = pair;
    const char *key = p->type_by ? "type_by" : "pair";
    if (chooser && check_innermost(chooser->decayed)->cls != TYPE_ENUM) {
        diag_error(check_at_key(c, key),
                   "%s.%s is not an enum; name the parameter that chooses the type", c->f->name,
                   chooser->name);
        return;
    }
    check_table(c, chooser);
}

// `ended` is about the status of another function, so only `status` and constants may be in it.
static void
check_ended(const check_subject *c)
{
    const char *rest = NULL, *word;
    while ((word = check_unknown_word(c->m, NULL, c->p->ended, &rest)) != NULL) {
        if (strcmp(word, "status") != 0) {
            diag_error(
                check_at_key(c, "ended"),
                "\"%s\" in \"ended\" of %s.%s is neither \"status\" nor a constant; correct it",
                word, c->f->name, c->p->name);
        }
    }
}

// User data may belong to only one callback: with two, both would get the callable of the first.
static void
check_closure(const check_subject *c)
{
    const param *first = NULL;
    if (!param_is(c->p, KIND_closure))
        return;
    for (int i = 0; i < c->f->param_count; i++) {
        const param *p = &c->f->params[i];
        if (!text_equal(p->closure, c->p->name))
            continue;
        if (first) {
            diag_error(check_param_place(p, "closure"),
                       "%s: callbacks \"%s\" and \"%s\" share the user data \"%s\", which can "
                       "belong to only one; skip %s",
                       c->f->name, first->name, p->name, c->p->name, c->f->name);
        }
        first = first ? first : p;
    }
    if (!first) {
        diag_error(check_at_key(c, "kind"),
                   "%s: no callback uses the user data \"%s\"; write \"closure: %s\" in the "
                   "callback's rule, or \"dir: address\" for \"%s\", in %s",
                   c->f->name, c->p->name, c->p->name, c->p->name, c->s->file);
    }
}

// Callables return a single value; a returned struct's memory would have no owner.
static void
check_result_of_callback(const check_subject *c)
{
    const type *t = c->p->decayed;
    t = t->cls == TYPE_POINTER ? t->pointee : t;
    if ((t->cls == TYPE_CALLBACK || t->cls == TYPE_FUNCTION) && t->result->cls == TYPE_RECORD) {
        diag_error(
            c->p->rule ? c->p->rule->loc : c->p->loc,
            "%s: callback \"%s\" returns a struct, which a Python callable cannot; skip %s in %s",
            c->f->name, c->p->name, c->f->name, c->s->file);
    }
}

static void
check_callback(const check_subject *c)
{
    const param *p = c->p;
    bool is_callback = param_is(p, KIND_callback);
    if (!is_callback) {
        if (p->closure || p->scope || p->destroy || p->ended) {
            diag_error(c->p->rule->loc,
                       "%s.%s is not a callback; remove closure, scope, destroy and ended",
                       c->f->name, p->name);
        }
        return;
    }
    check_result_of_callback(c);
    const param *data = check_partner(c, "closure", p->closure);
    if (data && !kind_fits(kind_find("closure"), data->decayed)) {
        diag_error(check_at_key(c, "closure"),
                   "%s.%s is not a void *; name the user data of the callback", c->f->name,
                   data->name);
    }
    if (!p->scope) {
        diag_error(c->p->rule ? c->p->rule->loc : p->loc,
                   "%s: nothing says how long callback \"%s\" may be called; add \"scope: call\", "
                   "once, notified, process or forever to its rule in %s",
                   c->f->name, p->name, c->s->file);
    }
    if (text_equal(p->scope, "process") && (p->closure || p->destroy)) {
        diag_error(
            check_at_key(c, "scope"),
            "scope \"process\" is for callbacks without user data; remove closure and destroy");
    }
    if (text_equal(p->scope, "notified") && !p->destroy) {
        diag_error(check_at_key(c, "scope"),
                   "scope \"notified\" needs \"destroy\", the function that ends it");
    }
    if (p->ended && !text_equal(p->scope, "notified")) {
        diag_error(check_at_key(c, "ended"),
                   "\"ended\" is for callbacks of scope notified; remove it or correct the scope");
    }
    check_ended(c);
    if (p->destroy && !find_function(c->m, p->destroy) && !known_function(c->s, c->m, p->destroy)) {
        diag_error(check_at_key(c, "destroy"),
                   "no function \"%s\" in the headers; correct \"destroy\"", p->destroy);
    }
}

// Checks that the kind's class exists: a skipped struct has none.
static bool
check_class(const check_subject *c)
{
    const param *p = c->p;
    const record *r = p->class_name ? find_record(c->m, p->class_name) : NULL;
    if (kind_has(p->kind, KIND_IS_OPAQUE))
        return true;
    const type *inner = check_innermost(p->decayed);
    if (!r && inner->cls == TYPE_RECORD && libc_declares(inner->name)) {
        diag_error(c->p->rule ? c->p->rule->loc : p->loc,
                   "%s: \"%s\" is a %s, which the C library declares and which has no class; write "
                   "\"%s: address\" or skip %s",
                   c->f->name, p->name, inner->name, p->name, c->f->name);
        return false;
    }
    if (!r || !r->skip || r->origin)
        return true;
    diag_error(c->p->rule ? c->p->rule->loc : p->loc,
               "%s: \"%s\" is a %s, which is skipped (%s); write \"%s: address\" or skip %s",
               c->f->name, p->name, r->name, r->skip, p->name, c->f->name);
    return false;
}

static void
check_param(const check_subject *c)
{
    const param *p = c->p;
    if (c->p->rule && c->p->rule->says.kind && !kind_find(c->p->rule->says.kind)) {
        diag_error(check_at_key(c, "kind"), "unknown kind \"%s\"; see docs/spec-format.md",
                   c->p->rule->says.kind);
        return;
    }
    if (p->dir == DIR_UNDECIDED) {
        check_undecided(c);
        return;
    }
    check_length(c);
    check_typed(c);
    check_callback(c);
    check_closure(c);
    if (p->kind) {
        if (!check_class(c))
            return;
        check_kind(c);
        check_param_extras(c);
        check_counts(c);
        return;
    }
    diag_error(c->p->rule ? c->p->rule->loc : p->loc,
               "%s: cannot derive a kind from dir \"%s\"%s for \"%s\" (%s); add \"len\", \"kind\" "
               "or \"dir: address\" in %s",
               c->f->name, direction_word(p->dir), p->len == LEN_NONE ? "" : " and len", p->name,
               p->declared->spelling, c->s->file);
}

// In Python optional arguments must come last, in both forms.
static void
check_order(const model *m, const spec *s, const function *f)
{
    const param *with_default = NULL, *optional = NULL;
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        if (!p->is_argument)
            continue;
        check_subject c = {m, s, f, p};
        if (with_default && !p->default_zero) {
            diag_error(check_at_key(&c, "default"),
                       "%s.%s has no default but follows %s, which has one; "
                       "give both or neither",
                       f->name, p->name, with_default->name);
        }
        if (optional && !p->optional && p->checked == CHECKED_SAME) {
            diag_error(check_at_key(&c, "optional"),
                       "%s.%s is required but follows %s, which is optional; make both optional or "
                       "neither",
                       f->name, p->name, optional->name);
        }
        with_default = p->default_zero ? p : with_default;
        optional = p->optional ? p : optional;
    }
}

void
check_params(const model *m, const spec *s, const function *f)
{
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        check_param(&(check_subject){m, s, f, p});
    }
    check_order(m, s, f);
    propose(s, f);
}
