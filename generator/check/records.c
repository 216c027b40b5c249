// Checks structs and their members: kinds, lengths, pointers, and memory that calls access through
// them.
#include "check/records.h"

#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "check/expressions.h"
#include "check/functions.h"
#include "check/places.h"
#include "model/extent.h"
#include "model/find.h"
#include "model/kinds.h"
#include "spec/rules.h"

static bool
is_number(const char *s)
{
    return *s && strspn(s, "0123456789") == strlen(s);
}

static void
check_field_length(const record *r, const field *f)
{
    location loc = check_field_place(f, "len");
    if (is_number(f->len_name)) {
        if (!text_equal(f->len_name, "1"))
            diag_error(
                loc, "%s.%s: a numeric length can only be 1; name the field that counts the items",
                r->name, f->name);
        return;
    }
    const field *count = find_field(r, f->len_name);
    if (!count) {
        diag_error(loc, "%s has no field \"%s\"; name the one that counts %s", r->name, f->len_name,
                   f->name);
    } else if (count->type->cls != TYPE_INT && count->type->cls != TYPE_SCALAR) {
        diag_error(loc, "%s.%s is not an integer; name the field that counts %s", r->name,
                   f->len_name, f->name);
    }
}

// A pointer member cannot be used as a size, since its target is not read.
static void
check_field_sizes(const record *r, const field *f, const char *expression, location loc)
{
    for (int i = 0; i < r->field_count; i++) {
        const field *other = &r->fields[i];
        const type *to = other->type->cls == TYPE_POINTER ? other->type->pointee : NULL;
        bool is_number = to && (to->cls == TYPE_INT || to->cls == TYPE_SCALAR);
        if (is_number && text_has_name(expression, other->name)) {
            diag_error(loc,
                       "\"%s\" in the bytes of %s.%s is a pointer; name a member that is a size",
                       other->name, r->name, f->name);
        }
    }
}

static void
check_field_words(const model *m, const record *r, const field *f, const char *expression,
                  location loc)
{
    check_field_sizes(r, f, expression, loc);
    const char *rest = NULL, *word;
    while ((word = check_unknown_member(m, r, expression, &rest)) != NULL) {
        diag_error(loc, "\"%s\" in the bytes of %s.%s is neither a member nor a macro; correct it",
                   word, r->name, f->name);
    }
}

// Whether the member is an address, or `at` is an address within the struct that it holds.
static bool
is_address(const model *m, const field *f, const char *at)
{
    const record *inner = at && f->type->name ? find_record(m, f->type->name) : NULL;
    const field *address = inner ? find_field(inner, at) : at ? NULL : f;
    return address && field_is(address, FIELD_KIND_address);
}

static void
check_field_bytes(const model *m, const record *r, const field *f)
{
    location loc = check_field_place(f, "bytes");
    const char *parts[EXTENT_EXPRESSIONS];
    extent e;
    if (!f->bytes || !extent_read(m->arena, f->bytes, &e) || e.each || e.packed) {
        diag_error(loc, "\"%s\" is not an extent of %s.%s; see docs/spec-format.md",
                   f->bytes ? f->bytes : "", r->name, f->name);
        return;
    }
    if (!is_address(m, f, e.at))
        diag_error(loc, "%s.%s is not an address; remove bytes and target", r->name, f->name);
    extent_expressions(&e, parts);
    for (int i = 0; i < EXTENT_EXPRESSIONS; i++)
        if (parts[i])
            check_field_words(m, r, f, parts[i], loc);
}

// C has one type for texts and raw bytes. Raw bytes taken for a text would be cut at the first
// zero.
static void
check_text_field(const spec *s, const record *r, const field *f)
{
    bool is_decided = s->is_model || (f->rule && f->rule->says.kind);
    if (!is_decided && field_is(f, FIELD_KIND_bytes)) {
        diag_error(
            check_field_place(f, "kind"),
            "%s: field \"%s\" (%s) may be a text or raw bytes; write \"%s: {%s: {kind: bytes}}\" "
            "for a zero-terminated text, {kind: blob} for raw bytes, under records of %s",
            r->name, f->name, f->type->spelling, r->name, f->name, s->file);
    }
}

// A field that holds a struct gives an object of its class; structs of origin "none" have no class.
static void
check_field_class(const model *m, const record *r, const field *f)
{
    const record *inner = f->type->cls == TYPE_RECORD ? find_record(m, f->type->name) : NULL;
    if (field_is(f, FIELD_KIND_record) && inner && text_equal(inner->origin, "none")) {
        diag_error(f->loc,
                   "%s.%s is a %s, for which no module has a class; bind its header, or skip the "
                   "field under records",
                   r->name, f->name, inner->name);
    }
}

static void
check_field(const model *m, const spec *s, const record *r, const field *f)
{
    const field_rule *rule = f->rule;
    if (rule && rule->says.kind && !field_kind_exists(rule->says.kind)) {
        diag_error(check_field_place(f, "kind"),
                   "unknown field kind \"%s\"; see docs/spec-format.md", rule->says.kind);
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
        diag_error(check_field_place(f, "kind"),
                   "kind \"%s\" does not fit %s.%s (%s); choose another", f->kind, r->name, f->name,
                   f->type->spelling);
    }
    check_text_field(s, r, f);
    check_field_class(m, r, f);
    if (f->len_name)
        check_field_length(r, f);
    if (f->bytes || f->target)
        check_field_bytes(m, r, f);
}

static void
check_bits(const record *r, const field *f)
{
    if (f->is_bits && f->rule && (f->rule->says.kind || f->rule->says.len_name)) {
        diag_error(check_field_place(f, "kind"),
                   "%s.%s is a bit-field and has no kind; remove the rule or write \"skip\"",
                   r->name, f->name);
    }
}

// Returns a member that is a pointer, or that holds a struct with one; NULL if there is none.
static const field *
find_pointer(const model *m, const record *r)
{
    for (int i = 0; i < r->field_count; i++) {
        const type *t = r->fields[i].type;
        while (t->cls == TYPE_ARRAY)
            t = t->pointee;
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
check_plain(const model *m, const record *r)
{
    const field *pointer = r->plain ? find_pointer(m, r) : NULL;
    for (int i = 0; pointer && i < r->rule_count; i++) {
        const record_rule *rule = r->rules[i];
        if (rule->says.plain) {
            diag_error(rule->facts_loc,
                       "%s.%s holds a pointer, which a plain struct cannot; remove \"plain\"",
                       r->name, pointer->name ? pointer->name : "(unnamed)");
        }
    }
}

// Structs of no module have no class, so nothing needs to be known about them.
static bool
has_class(const record *r)
{
    return !r->skip && !text_equal(r->origin, "none");
}

void
check_records(const model *m, const spec *s)
{
    for (int i = 0; i < m->record_count; i++) {
        const record *r = &m->records[i];
        check_plain(m, r);
        for (int j = 0; has_class(r) && j < r->field_count; j++) {
            check_declared(m, s, r->name, r->fields[j].type, r->fields[j].loc);
            check_bits(r, &r->fields[j]);
            if (!r->fields[j].skip)
                check_field(m, s, r, &r->fields[j]);
        }
    }
}
