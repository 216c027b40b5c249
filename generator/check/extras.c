// Checks keys that only some kinds of parameters have: mode and type of numbers, partially filled
// arrays, structs that a call consumes, values whose size must be queried by a first call.
#include "check/extras.h"

#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "check/expressions.h"
#include "check/places.h"
#include "model/extent.h"
#include "model/find.h"
#include "model/kinds.h"
#include "model/members.h"
#include "spec/find.h"
#include "spec/rules.h"

// ---- numbers ----

static bool
has_row_of(const value_table *table, const enumeration *e)
{
    for (int i = 0; i < table->row_count; i++)
        if (find_enumerator(e, table->rows[i].enumerator))
            return true;
    return false;
}

static void
check_complex(const check_subject *c)
{
    const param *p = c->p;
    const param *chooser = check_partner(c, "complex_by", p->complex_by);
    if (!chooser)
        return;
    if (!p->type_by) {
        diag_error(
            check_at_key(c, "complex_by"),
            "\"complex_by\" of %s.%s also needs a \"type_by\"; add one or remove \"complex_by\"",
            c->f->name, p->name);
        return;
    }
    const type *t = check_innermost(chooser->decayed);
    const enumeration *e = t->cls == TYPE_ENUM ? find_enum(c->m, t->name) : NULL;
    const value_table *table = p->value_table ? find_table(c->m, p->value_table) : NULL;
    if (!e) {
        diag_error(check_at_key(c, "complex_by"),
                   "%s.%s is not an enum; name the parameter that says whether %s is complex",
                   c->f->name, chooser->name, p->name);
    } else if (table && !has_row_of(table, e)) {
        diag_error(
            check_at_key(c, "complex_by"),
            "table \"%s\" has no row for %s, the type of %s.%s; add rows for the complex ones",
            table->name, e->name, c->f->name, chooser->name);
    }
}

static void
check_mode(const check_subject *c)
{
    const query *q = c->p->mode ? find_query(c->m, c->p->mode) : NULL;
    if (c->p->mode && !q) {
        diag_error(check_at_key(c, "mode"), "no query \"%s\"; define it under queries of %s",
                   c->p->mode, c->s->file);
    } else if (q && q->host_count == 0) {
        diag_error(check_at_key(c, "mode"),
                   "query \"%s\" has no \"host\"; add one, with the answers that mean host memory",
                   q->name);
    }
}

static void
check_number_type(const check_subject *c)
{
    const param *p = c->p;
    const type *to = p->decayed->pointee;
    if (to->cls == TYPE_VOID && (!p->type_by || !p->value_table)) {
        diag_error(
            check_at_key(c, "kind"),
            "%s.%s: the C type does not say the number's type; add a \"type_by\" and a \"table\"",
            c->f->name, p->name);
    } else if (to->cls != TYPE_VOID && !p->number) {
        diag_error(check_at_key(c, "kind"),
                   "%s.%s: %s is not a number; give its value type under numbers of %s", c->f->name,
                   p->name, to->spelling, c->s->file);
    } else if (p->number && p->type_by) {
        diag_error(check_at_key(c, "type_by"),
                   "the C type already says the type of %s.%s; remove the \"type_by\"", c->f->name,
                   p->name);
    }
}

static void
check_number(const check_subject *c)
{
    const param *p = c->p;
    if (!param_is_number(p))
        return;
    if (kind_fits(kind_find(p->kind), p->decayed))
        check_number_type(c);
    check_complex(c);
    check_mode(c);
}

// ---- arrays ----

static void
check_used(const check_subject *c)
{
    const param *p = c->p;
    if (!p->count_written || !kind_has(p->kind, KIND_IS_OUT_LIST))
        return;
    bool is_written = strcmp(p->count_written, "written") == 0;
    const param *count = is_written ? NULL : check_partner(c, "count_written", p->count_written);
    const type *counted = count ? check_innermost(count->decayed) : NULL;
    if (count && (!count->is_result || (counted->cls != TYPE_INT && counted->cls != TYPE_SCALAR))) {
        diag_error(check_at_key(c, "count_written"),
                   "%s.%s is not a number that is a result; name the result that counts %s",
                   c->f->name, count->name, p->name);
    }
}

// ---- typed values ----

static bool
has_unknown_sizes(const value_table *table)
{
    bool found = text_equal(table->keys, "raw");
    for (int i = 0; !found && i < table->row_count; i++)
        found = strcmp(table->rows[i].type, "list_uint32") == 0;
    return found;
}

static void
check_asks(const check_subject *c)
{
    const param *p = c->p;
    const value_table *table = p->value_table ? find_table(c->m, p->value_table) : NULL;
    if (!kind_has(p->kind, KIND_IS_ASKED))
        return;
    if (p->size_query && !find_size(c->f, p, true)) {
        diag_error(check_at_key(c, "size_query"),
                   "no parameter of %s returns the size of %s; give that pointer kind typed_size "
                   "and \"pair: %s\"",
                   c->f->name, p->name, p->name);
    } else if (!p->size_query && table && has_unknown_sizes(table)) {
        diag_error(check_at_key(c, "table"),
                   "table \"%s\" has values of unknown size; add \"size_query: true\" to %s.%s",
                   table->name, c->f->name, p->name);
    }
}

// ---- memory at addresses ----

static bool
is_number_pointer(const type *t)
{
    const type *to = t->cls == TYPE_POINTER ? t->pointee : t;
    return to != t && (to->cls == TYPE_INT || to->cls == TYPE_SCALAR || to->cls == TYPE_ENUM ||
                       to->cls == TYPE_FLOAT);
}

void
check_size_names(const check_subject *c, const char *key, const char *expression)
{
    for (int i = 0; i < c->f->param_count; i++) {
        const param *p = &c->f->params[i];
        bool is_value = param_is(p, KIND_inout_int) || param_is(p, KIND_count_inout);
        if (is_value || !is_number_pointer(p->decayed) || !text_has_name(expression, p->name))
            continue;
        diag_error(check_at_key(c, key),
                   "\"%s\" in the %s of %s.%s is a pointer; write \"%s: inout\" if it points to "
                   "the size, else correct the expression",
                   p->name, key, c->f->name, c->p->name, p->name);
    }
}

static void
check_extent_words(const check_subject *c, const char *expression)
{
    check_size_names(c, "bytes", expression);
    const char *rest = NULL, *word;
    while ((word = check_unknown_word(c->m, c->f, expression, &rest)) != NULL) {
        diag_error(check_at_key(c, "bytes"),
                   "\"%s\" in the bytes of %s.%s is neither a parameter nor a macro; correct it",
                   word, c->f->name, c->p->name);
    }
}

static void
check_extent(const check_subject *c)
{
    const param *p = c->p;
    bool is_list = param_is(p, KIND_list_address);
    extent e;
    if (!kind_has(p->kind, KIND_IS_MEMORY))
        return;
    if (c->p->rule && c->p->rule->says.target && !p->target && !spec_is_common(c->s, p->rule)) {
        const char *why =
            type_target(p->decayed) ? "const" : "a handle, and no call writes through a handle";
        diag_error(check_at_key(c, "target"), "%s.%s is %s; remove \"target\"", c->f->name, p->name,
                   why);
    }
    if (!p->bytes)
        return;
    bool is_read = extent_read(c->m->arena, p->bytes, &e);
    if (!is_read || e.left || e.above || e.before || e.planes || e.when || e.at) {
        diag_error(check_at_key(c, "bytes"),
                   "\"%s\" is not an extent; write \"bytes\", or \"row, pitch P, rows R, item I\" "
                   "with the parts that you need, \"packed N\", or \"each sizes\"",
                   p->bytes);
        return;
    }
    const param *each = e.each ? check_partner(c, "bytes", e.each) : NULL;
    bool are_sizes = !each || (param_is(each, KIND_list_int) && each->decayed->pointee->size == 8);
    if (is_list != (e.each != NULL) || !are_sizes) {
        diag_error(check_at_key(c, "bytes"),
                   "\"each\" belongs to a list of addresses and names the list of their 64-bit "
                   "sizes; correct the bytes of %s.%s",
                   c->f->name, p->name);
    }
    const char *parts[EXTENT_EXPRESSIONS];
    extent_expressions(&e, parts);
    for (size_t i = 0; i < EXTENT_EXPRESSIONS; i++)
        if (parts[i])
            check_extent_words(c, parts[i]);
}

// ---- all keys ----

static bool
is_set(const member *m, const param *p)
{
    return m->kind == MEMBER_FLAG ? member_flag(m, p) : member_text(m, p) != NULL;
}

// Reports keys whose parameter has a kind without them.
static void
check_keys(const check_subject *c)
{
    static const struct {
        const char *key;
        int trait;
        const char *is;
    } keys[] = {
#define RULE_KEY(key, trait, is) {#key, trait, is},
#include "model/kinds.def"
    };
    const param *p = c->p;
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        const member *m = member_of_rule(param_members, keys[i].key);
        bool given = is_set(m, p) || (p->rule && is_set(m, &p->rule->says));
        if (given && !kind_has(p->kind, keys[i].trait)) {
            diag_error(check_at_key(c, keys[i].key), "%s.%s is not %s; remove \"%s\"", c->f->name,
                       p->name, keys[i].is, keys[i].key);
        }
    }
}

// ---- handles that the program closes ----

// Models that were read from files have no patterns: their decisions were checked when they were
// made.
static bool
is_decided(const spec_rules *r, const param *p)
{
    if (r->ends.count == 0 || (p->rule && p->rule->says.closed_by))
        return true;
    for (int i = 0; i < r->closers.count; i++)
        if (text_equal(r->closers.items[i].name, p->class_name))
            return true;
    return false;
}

static void
check_closer(const check_subject *c)
{
    const param *p = c->p;
    bool several = false;
    if (!p->closed_by) {
        if (c->f->makes && p->is_result && p->class_name && !is_decided(c->s->rules, p))
            (void)find_closer(c->m, p->class_name, &several);
        if (several)
            diag_error(p->loc,
                       "%s.%s: several functions end a %s; name one under \"closed_by\", or none",
                       c->f->name, p->name, p->class_name);
        return;
    }
    const function *f = find_function(c->m, p->closed_by);
    const typedef_decl *cls = p->class_name ? find_typedef(c->m, p->class_name) : NULL;
    if (!c->f->makes || !p->is_result || !cls || cls->origin) {
        diag_error(check_at_key(c, "closed_by"),
                   "%s.%s is not a handle of this module that a function of \"makes\" returns; "
                   "remove \"closed_by\"",
                   c->f->name, p->name);
    } else if (!f || !is_closer(f)) {
        diag_error(
            check_at_key(c, "closed_by"),
            "%s.%s: \"%s\" is not a function that takes a handle alone; correct \"closed_by\"",
            c->f->name, p->name, p->closed_by);
    }
}

// Nothing can say where the memory is if no query is named.
static void
check_space(const check_subject *c)
{
    if (text_equal(c->p->space, "mode") && !c->p->mode) {
        diag_error(check_at_key(c, "space"),
                   "%s.%s has no \"mode\", the query that decides; add it or write "
                   "\"space: either\"",
                   c->f->name, c->p->name);
    }
}

void
check_param_extras(const check_subject *c)
{
    check_closer(c);
    check_keys(c);
    check_space(c);
    check_number(c);
    check_used(c);
    check_asks(c);
    if (c->p->bytes || (c->p->rule && c->p->rule->says.target))
        check_extent(c);
}
