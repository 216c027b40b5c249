// Finds records whose layout differs from the natural one, by laying out the members as a C
// compiler does.
#include "emit/packing.h"

#include <string.h>

#include "render/ctypes.h"
#include "render/names.h"

// Returns the alignment of a type as types.h declares it. There, a typedef has its own alignment
// only if it names a record.
static int64_t
align_of(const emitter *e, const type *t)
{
    t = emit_resolve(t);
    const record *r = t->cls == TYPE_RECORD && t->name != NULL ? find_record(e->m, t->name) : NULL;
    if (r != NULL && r->align > 0)
        return record_align(e->m, r, t->name);
    if (t->cls == TYPE_POINTER || t->cls == TYPE_HANDLE || t->cls == TYPE_CALLBACK)
        return 8;
    bool is_number =
        t->cls == TYPE_INT || t->cls == TYPE_FLOAT || t->cls == TYPE_ENUM || t->cls == TYPE_SCALAR;
    return is_number && t->size > 0 ? t->size : t->align > 0 ? t->align : 1;
}

static int64_t
round_up(int64_t at, int64_t align)
{
    return (at + align - 1) / align * align;
}

// A bit-field does not cross a boundary of its type, and one of zero width ends the unit.
static int64_t
place_bits(const field *f, int64_t at, int64_t align)
{
    int64_t unit = 8 * f->type->size;
    bool crosses = f->bits > 0 && at / unit != (at + f->bits - 1) / unit;
    return f->bits == 0 || crosses ? round_up(at, 8 * align) : at;
}

// Returns the largest alignment of a member. Unnamed bit-fields do not count.
static int64_t
natural_align(const emitter *e, const record *r)
{
    int64_t most = 1;
    for (int i = 0; i < r->field_count; i++) {
        const field *f = &r->fields[i];
        int64_t align = align_of(e, f->type);
        if (align > most && !(f->is_bits && f->name == NULL))
            most = align;
    }
    return most;
}

// Returns whether a compiler would place the members where they are by their types alone. `at`
// counts bits.
static bool
is_natural(const emitter *e, const record *r)
{
    int64_t at = 0, end = 0, most = natural_align(e, r);
    for (int i = 0; i < r->field_count; i++) {
        const field *f = &r->fields[i];
        int64_t align = align_of(e, f->type);
        at = f->is_bits ? place_bits(f, at, align) : round_up(at, 8 * align);
        if (at / 8 != f->offset)
            return false;
        at += f->is_bits ? f->bits : 8 * f->type->size;
        end = at > end ? at : end;
        at = r->is_union ? 0 : at;
    }
    int64_t align = r->align > most ? r->align : most;
    return r->align >= most && round_up(end, 8 * align) == 8 * r->size;
}

bool
emit_is_packed(const emitter *e, const record *r)
{
    return r->size > 0 && r->align > 0 && !is_natural(e, r);
}

const char *
emit_record_attributes(const emitter *e, const record *r)
{
    if (emit_is_packed(e, r)) {
        return r->align == 1 ? " __attribute__((packed))"
                             : arena_printf(e->a, " __attribute__((packed, aligned(%lld)))",
                                            (long long)r->align);
    }
    // A record with a larger alignment than its members has the attribute in the header.
    if (r->align <= natural_align(e, r))
        return "";
    return arena_printf(e->a, " __attribute__((aligned(%lld)))", (long long)r->align);
}

// Bit-fields become padding in a packed record: nothing reads them, and their start is not known.
static bool
is_placed(const field *f)
{
    return !f->is_bits;
}

// Returns the size of the largest declared member.
static int64_t
placed_size(const record *r)
{
    int64_t most = 0;
    for (int i = 0; i < r->field_count; i++) {
        const field *f = &r->fields[i];
        if (is_placed(f) && f->type->size > most)
            most = f->type->size;
    }
    return most;
}

// Declares padding from `at` to `to`. Members of an anonymous struct share a name space with the
// record around it, so the name has the record's number.
static const char *
padding(const emitter *e, const record *r, int64_t at, int64_t to)
{
    const char *of = r->is_anonymous ? arena_printf(e->a, "_%d", (int)(r - e->m->records)) : "";
    return arena_printf(e->a, "unsigned char padding%s_at_%lld[%lld];", of, (long long)at,
                        (long long)(to - at));
}

// A union whose largest member is a bit-field needs padding to keep its size.
static const char *
union_padding(const emitter *e, const record *r, int i)
{
    if (i < r->field_count || placed_size(r) >= r->size)
        return "";
    return padding(e, r, 0, r->size);
}

const char *
emit_padding(const emitter *e, const record *r, int i)
{
    int64_t end = 0, to = i < r->field_count ? r->fields[i].offset : r->size;
    if (r->is_union)
        return union_padding(e, r, i);
    if (i < r->field_count && !is_placed(&r->fields[i]))
        return "";
    for (int j = 0; j < i; j++)
        if (is_placed(&r->fields[j]))
            end = r->fields[j].offset + r->fields[j].type->size;
    if (to <= end)
        return "";
    return padding(e, r, end, to);
}

const char *
emit_layout_assertions(const emitter *e, const record *r)
{
    const char *type =
        arena_printf(e->a, "%s %s", emit_record_word(r), r->tag != NULL ? r->tag : r->name);
    text out = {0};
    text_printf(&out, "CUBIND_ASSERT(__alignof__(%s) == %lld, \"%s\");\n", type,
                (long long)r->align, r->name);
    for (int i = 0; i < r->field_count; i++) {
        const field *f = &r->fields[i];
        if (f->name != NULL && is_placed(f))
            text_printf(&out, "CUBIND_ASSERT(offsetof(%s, %s) == %lld, \"%s.%s\");\n", type,
                        f->name, (long long)f->offset, r->name, f->name);
    }
    return emit_keep(e, &out);
}
