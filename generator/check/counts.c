// Finds pointers and sizes for which C does not say how many items there are. A pointer may point
// to one item, or to as many as a nearby integer says. After a wrong guess, a call would read or
// write memory that does not belong to the array.
//
// Names and comments only raise a suspicion. A rule that names the kind settles it. A rule with
// only a direction does not, because it leaves the number of items open.
#include "check/counts.h"

#include <string.h>
#include <strings.h>

#include "base/diag.h"
#include "base/names.h"
#include "base/text.h"
#include "check/places.h"
#include "model/extent.h"
#include "model/find.h"
#include "model/kinds.h"
#include "spec/rules.h"

static const char *const count_words[] = {
    "count", "counts", "num",    "nums",    "number", "nb",
    "n",     "len",    "length", "entries", "items",  NULL,
};
static const char *const size_words[] = {"size", "sizes", "bytes", NULL};

static bool
is_decided(const param *p)
{
    return p->rule && p->rule->says.kind;
}

// ---- counts ----

// Whether a rule uses the parameter: as the length of an array, or in the bytes at an address.
static bool
is_spoken_for(const function *f, const param *count)
{
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        if (text_has_name(p->len_name, count->name) || text_has_name(p->bytes, count->name) ||
            text_has_name(p->value, count->name) || text_equal(p->pair, count->name) ||
            text_equal(p->count_written, count->name)) {
            return true;
        }
    }
    return false;
}

static bool
is_integer(const type *t)
{
    return t->cls == TYPE_INT || t->cls == TYPE_SCALAR;
}

// Whether the comment begins with "Number of entries in …" or the like. Numbers of bytes do not
// count.
static bool
is_documented_count(const char *doc)
{
    static const char *const starts[] = {"number of ", "the number of ", "count of ", NULL};
    for (int i = 0; doc && starts[i]; i++) {
        size_t length = strlen(starts[i]);
        if (strncasecmp(doc, starts[i], length) == 0)
            return strncasecmp(doc + length, "bytes", 5) != 0;
    }
    return false;
}

static bool
is_count(const param *p)
{
    return is_integer(p->decayed) &&
           (name_has_word(p->name, count_words) || is_documented_count(p->doc));
}

static bool
is_length(const param *p)
{
    return is_count(p) || (is_integer(p->decayed) && name_has_word(p->name, size_words));
}

static const param *
find_free(const function *f, bool (*fits)(const param *))
{
    for (int i = 0; i < f->param_count; i++)
        if (fits(&f->params[i]) && !is_spoken_for(f, &f->params[i]))
            return &f->params[i];
    return NULL;
}

// ---- one or many ----

// Whether the parameter points to a single value, handle, struct, address or text.
static bool
is_single(const param *p)
{
    const kind_info *kind = p->kind ? kind_find(p->kind) : NULL;
    if (param_is(p, KIND_out_address) || param_is(p, KIND_out_string) ||
        param_is(p, KIND_out_record_ref) || param_is(p, KIND_inout_record_ref)) {
        return p->len == LEN_NONE;
    }
    return kind && p->len == LEN_NONE &&
           (kind->shape == SHAPE_POINTER || kind->shape == SHAPE_OUT ||
            kind->shape == SHAPE_COUNT) &&
           !(kind->needs & (NEED_LEN | NEED_FIXED_LEN)) && !(kind->traits & KIND_IS_LINKED);
}

// Returns the count of an array of the same class and direction. If there is one, the single
// pointer may be an array, too.
static const param *
find_sibling_count(const function *f, const param *single)
{
    for (int i = 0; single->class_name && i < f->param_count; i++) {
        const param *p = &f->params[i];
        if (p->len == LEN_PARAM && p->dir == single->dir &&
            text_equal(p->class_name, single->class_name)) {
            return find_param(f, p->len_name);
        }
    }
    return NULL;
}

static void
check_single(const check_subject *c)
{
    const param *p = c->p;
    if (!is_single(p) || is_decided(p))
        return;
    const param *count = find_free(c->f, is_count);
    if (!count)
        count = find_sibling_count(c->f, p);
    if (count) {
        diag_error(check_at_key(c, "dir"),
                   "%s: \"%s\" (%s) is read as a pointer to one item, but \"%s\" may be the count; "
                   "write \"len: %s\", or \"kind: %s\" if it really is one item, in %s",
                   c->f->name, p->name, p->declared->spelling, count->name, count->name, p->kind,
                   c->s->file);
    }
}

static void
check_text(const check_subject *c)
{
    const param *p = c->p;
    if (!param_is(p, KIND_string) || is_decided(p))
        return;
    const param *length = find_free(c->f, is_length);
    if (length) {
        diag_error(check_at_key(c, "dir"),
                   "%s: \"%s\" (%s) is read as a zero-terminated text, but \"%s\" may be its "
                   "length; write \"dir: address, bytes: %s\", or \"kind: string\" if it really is "
                   "zero-terminated, in %s",
                   c->f->name, p->name, p->declared->spelling, length->name, length->name,
                   c->s->file);
    }
}

// ---- in/out integers ----

// Checks the parameter that `len` names as the capacity of an array. The call reads it before it
// writes it, so its direction cannot be `out`.
static void
check_room_of(const check_subject *c)
{
    const param *room = c->p->len == LEN_PARAM ? find_param(c->f, c->p->len_name) : NULL;
    if (room && room->dir == DIR_OUT && !kind_has(c->p->kind, KIND_IS_VIEW)) {
        diag_error(check_at_key(c, "len"),
                   "%s: \"%s\" passes the room for \"%s\" in, but the spec makes it a result only; "
                   "write \"%s: inout\"",
                   c->f->name, room->name, c->p->name, room->name);
    }
}

// Whether the call may write to the caller's memory at this address although no rule says how much.
static bool
is_open_target(const param *p)
{
    bool is_memory = param_is(p, KIND_address) || param_is(p, KIND_typed_out);
    return is_memory && !p->bytes && !p->pair && !text_equal(p->space, "device") &&
           extent_is_writable(p);
}

static const param *
find_open_address(const function *f)
{
    for (int i = 0; i < f->param_count; i++)
        if (param_is(&f->params[i], KIND_address) && is_open_target(&f->params[i]))
            return &f->params[i];
    return NULL;
}

static bool
is_open_single(const param *p)
{
    return is_single(p) && p->dir == DIR_OUT && !is_decided(p) &&
           !name_has_word(p->name, count_words);
}

// The parameter for memory whose capacity `size` may be; NULL if there is none.
static const param *
find_target(const function *f, const param *size)
{
    bool is_count = name_has_word(size->name, count_words);
    if (!is_count && !name_has_word(size->name, size_words))
        return NULL;
    for (int i = 0; i < f->param_count; i++)
        if (is_open_target(&f->params[i]) || (is_count && is_open_single(&f->params[i])))
            return &f->params[i];
    return NULL;
}

static void
check_both_ways(const check_subject *c)
{
    const param *p = c->p;
    bool is_size = param_is(p, KIND_out_int) || param_is(p, KIND_out_scalar);
    if (!is_size || is_decided(p) || is_spoken_for(c->f, p))
        return;
    const param *target = find_target(c->f, p);
    if (p->doc_dir == DIR_INOUT) {
        diag_error(check_at_key(c, "dir"),
                   "%s: the comment makes \"%s\" (%s) input and output; write \"inout\", or "
                   "\"kind: %s\" if it is only a result, in %s",
                   c->f->name, p->name, p->declared->spelling, p->kind, c->s->file);
    } else if (target) {
        diag_error(check_at_key(c, "dir"),
                   "%s: \"%s\" (%s) may be read as the room for \"%s\"; write \"inout\" and \"%s: "
                   "{dir: out, len: %s}\", or \"kind: %s\" if it is only a result, in %s",
                   c->f->name, p->name, p->declared->spelling, target->name, target->name, p->name,
                   p->kind, c->s->file);
    }
}

// Reports an address that a call writes to, next to an integer that may be its capacity.
static void
check_open_target(const check_subject *c)
{
    const param *p = c->p;
    bool is_room = param_is(p, KIND_inout_int) || param_is(p, KIND_inout_scalar);
    const param *target = NULL;
    if (!is_room || is_decided(p) || is_spoken_for(c->f, p))
        return;
    if (name_has_word(p->name, count_words) || name_has_word(p->name, size_words))
        target = find_open_address(c->f);
    if (target) {
        diag_error(check_at_key(c, "dir"),
                   "%s: \"%s\" (%s) may be the room for \"%s\", which has no length; write "
                   "\"bytes: %s\" for that one, or \"kind: %s\" if it is not the room, in %s",
                   c->f->name, p->name, p->declared->spelling, target->name, p->name, p->kind,
                   c->s->file);
    }
}

static const function *
find_two_calls(const model *m)
{
    for (int i = 0; i < m->function_count; i++) {
        const function *f = &m->functions[i];
        for (int j = 0; !f->skip && f->status && j < f->param_count; j++)
            if (param_is(&f->params[j], KIND_count_inout))
                return f;
    }
    return NULL;
}

// Whether the name is like INSUFFICIENT_SIZE, BUFFER_TOO_SMALL or MORE_DATA.
static bool
means_no_room(const char *status)
{
    static const char *const lacks[] = {"insufficient", "small", "more", "short", "overflow", NULL};
    static const char *const what[] = {"size",   "buffer", "room",    "space", "data",
                                       "length", "too",    "entries", NULL};
    return name_has_word(status, lacks) && name_has_word(status, what);
}

void
check_room(const model *m, const spec *s)
{
    const function *f = s->is_model ? NULL : find_two_calls(m);
    const tree *status = f ? tree_get(s->root, "status") : NULL;
    const enumeration *e = f ? find_enum(m, m->status_enum) : NULL;
    for (int i = 0; e && !tree_get(status, "again") && i < e->item_count; i++) {
        if (means_no_room(e->items[i].name)) {
            diag_error(
                status->loc,
                "%s may mean too little room, and the needed size, which %s returns, would be "
                "lost; write \"again: [%s]\" in status, or \"again: []\" if no status means that",
                e->items[i].name, f->name, e->items[i].name);
            return;
        }
    }
}

void
check_counts(const check_subject *c)
{
    check_room_of(c);
    // The checks below need the rules. A model has only their results, not whether a rule or a
    // default gave them.
    if (c->s->is_model)
        return;
    check_single(c);
    check_text(c);
    check_both_ways(c);
    check_open_target(c);
}
