// Reads structs, unions, enumerations and typedefs: first names all of them, then reads their
// contents.
//
// Names come from typedefs by canonical type, never from spellings. libclang's spelling of an
// unnamed record differs between its releases and may contain a path. A record without any name is
// named after its parent and its index there.
#include "parse/records.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "parse/comments.h"
#include "parse/parser.h"
#include "parse/refuse.h"
#include "parse/types.h"

// ---- finding ----

// ---- names ----

static int
index_of(const char **names, int count, const char *name)
{
    for (int i = 0; i < count; i++)
        if (names[i] == name)
            return i;
    return -1;
}

static void
add_record_name(arena *a, record *r, const char *name, const char *base)
{
    if (index_of(r->names, r->name_count, name) >= 0)
        return;
    bool known = index_of(r->names, r->name_count, base) >= 0;
    r->names = arena_grow(a, r->names, r->name_count, sizeof *r->names);
    r->bases = arena_grow(a, r->bases, r->name_count, sizeof *r->bases);
    r->bases[r->name_count] = known ? base : NULL;
    r->names[r->name_count++] = name;
}

static void
add_enum_name(arena *a, enumeration *e, const char *name)
{
    e->names = arena_grow(a, e->names, e->name_count, sizeof *e->names);
    e->names[e->name_count++] = name;
}

// The name that a typedef refers to in the source: another typedef or a tag.
static const char *
base_of(arena *a, CXType underlying)
{
    return clx_name(a, clang_getTypeDeclaration(clx_desugar(underlying)));
}

static void
name_by_typedef(parser *p, const typedef_decl *t, CXCursor cursor)
{
    CXType underlying = clang_getTypedefDeclUnderlyingType(cursor);
    CXType canonical = clang_getCanonicalType(underlying);
    CXCursor declaration = clang_getTypeDeclaration(canonical);
    if (canonical.kind == CXType_Record) {
        int i = parse_find_record(p, declaration);
        // Names that other modules give to a struct are not classes of the module that binds it.
        if (i >= 0 && (p->m->records[i].origin == NULL || p->m->records[i].origin == t->origin)) {
            record *r = &p->m->records[i];
            add_record_name(p->a, r, t->name, base_of(p->a, underlying));
            r->name = t->name == r->tag ? t->name : r->name; // typedef struct X {...} X;
        }
    } else if (canonical.kind == CXType_Enum) {
        int i = parse_find_enum(p, declaration);
        if (i >= 0)
            add_enum_name(p->a, &p->m->enums[i], t->name);
    }
}

// Whether the name ends in _v or _V and a number.
static bool
is_versioned(const char *name)
{
    const char *end = name + strlen(name);
    const char *digits = end;
    while (digits > name && isdigit((unsigned char)digits[-1]))
        digits--;
    return digits < end && digits - name > 2 && (digits[-1] == 'v' || digits[-1] == 'V') &&
           digits[-2] == '_';
}

// Follows the typedefs from the first name, at a fork the first one, to the first name without a
// version.
static const char *
plain_name(const record *r)
{
    const char *name = r->names[0];
    for (int i = 0; i < r->name_count; i++) {
        if (name != r->tag && !is_versioned(name))
            break;
        if (i > 0 && r->bases[i] == name)
            name = r->names[i];
    }
    return name;
}

static void
name_record(parser *p, int index)
{
    record *r = &p->m->records[index];
    if (r->name_count > 0) {
        r->name = r->name != NULL ? r->name : plain_name(r);
        return;
    }
    int parent = p->record_parents[index];
    int ordinal = 0;
    for (int i = 0; i < index; i++)
        ordinal += p->record_parents[i] == parent && p->m->records[i].is_anonymous;
    r->is_anonymous = true;
    r->parent = parent < 0 ? NULL : p->m->records[parent].name;
    r->name = arena_printf(p->a, "%s_anon%d", parent < 0 ? p->m->module : r->parent, ordinal);
    add_record_name(p->a, r, r->name, NULL);
}

static void
name_enum(parser *p, int index)
{
    enumeration *e = &p->m->enums[index];
    if (e->name_count == 0) {
        const char *name = e->tag;
        if (name == NULL)
            name = arena_printf(p->a, "%s_enum%d", p->m->module, index);
        add_enum_name(p->a, e, name);
    }
    e->name = e->names[0];
}

// In C the spelling of a type with a tag has its keyword: "struct X". A bare "X" is a typedef's
// name.
static bool
spelled_with_keyword(CXCursor cursor, const char *tag)
{
    CXType canonical = clang_getCanonicalType(clang_getCursorType(cursor));
    CXString spelling = clang_getTypeSpelling(canonical);
    const char *s = clang_getCString(spelling);
    size_t tag_length = strlen(tag);
    size_t length = strlen(s);
    bool result = length > tag_length && s[length - tag_length - 1] == ' ';
    clang_disposeString(spelling);
    return result;
}

// In C++ the spelling has no keyword. But libclang locates a declaration with a tag at the tag, and
// one without a tag at the keyword.
static bool
stands_at_tag(const parser *p, CXCursor cursor, const char *tag)
{
    CXFile file = NULL;
    unsigned offset = 0;
    clang_getExpansionLocation(clang_getCursorLocation(cursor), &file, NULL, NULL, &offset);
    size_t size = 0;
    const char *data = file == NULL ? NULL : clang_getFileContents(p->unit, file, &size);
    size_t length = strlen(tag);
    return data != NULL && offset + length < size && memcmp(data + offset, tag, length) == 0 &&
           !isalnum((unsigned char)data[offset + length]);
}

// The tag, only if the source has it. Older releases omit a typedef's name from the cursor; newer
// ones report it as the cursor's own name.
static const char *
real_tag(const parser *p, CXCursor cursor, const char *tag)
{
    if (tag == NULL)
        return NULL;
    bool real = p->s->is_cxx ? stands_at_tag(p, cursor, tag) : spelled_with_keyword(cursor, tag);
    return real ? tag : NULL;
}

static void
drop_false_tags(parser *p)
{
    for (int i = 0; i < p->m->record_count; i++) {
        record *r = &p->m->records[i];
        r->tag = real_tag(p, p->record_cursors[i], r->tag);
        if (r->tag != NULL)
            add_record_name(p->a, r, r->tag, NULL);
    }
    for (int i = 0; i < p->m->enum_count; i++) {
        enumeration *e = &p->m->enums[i];
        e->tag = real_tag(p, p->enum_cursors[i], e->tag);
    }
}

void
parse_names(parser *p)
{
    drop_false_tags(p);
    for (int i = 0; i < p->m->typedef_count; i++)
        name_by_typedef(p, &p->m->typedefs[i], p->typedef_cursors[i]);
    for (int i = 0; i < p->m->record_count; i++)
        name_record(p, i);
    for (int i = 0; i < p->m->enum_count; i++)
        name_enum(p, i);
}

// ---- enumerators ----

typedef struct enum_walk {
    parser *p;
    enumeration *e;
} enum_walk;

static int
compare_values(const void *a, const void *b)
{
    const enumerator *x = *(enumerator *const *)a, *y = *(enumerator *const *)b;
    if (x->value != y->value)
        return x->value < y->value ? -1 : 1;
    return x < y ? -1 : x > y;
}

// If several enumerators have the same value, all except the first are aliases.
static void
mark_aliases(enumeration *e)
{
    enumerator **sorted = calloc((size_t)e->item_count + 1, sizeof *sorted);
    if (sorted == NULL)
        abort();
    for (int i = 0; i < e->item_count; i++)
        sorted[i] = &e->items[i];
    qsort(sorted, (size_t)e->item_count, sizeof *sorted, compare_values);
    for (int i = 1; i < e->item_count; i++)
        sorted[i]->alias = sorted[i]->value == sorted[i - 1]->value;
    free(sorted);
}

static const char *
own_comment(arena *a, CXCursor cursor)
{
    CXString raw = clang_Cursor_getRawCommentText(cursor);
    const char *s = clang_getCString(raw);
    const char *clean = s == NULL ? NULL : comment_clean(a, s, strlen(s));
    clang_disposeString(raw);
    return clean;
}

static void
parse_enumerator(CXCursor child, void *data)
{
    enum_walk *walk = data;
    enumeration *e = walk->e;
    arena *a = walk->p->a;
    if (clang_getCursorKind(child) != CXCursor_EnumConstantDecl)
        return;
    enumerator item = {
        .name = clx_name(a, child),
        .value = e->underlying->is_signed ? (int64_t)clang_getEnumConstantDeclValue(child)
                                          : (int64_t)clang_getEnumConstantDeclUnsignedValue(child),
        .doc = own_comment(a, child),
        .is_unavailable = clx_is_unavailable(child),
        .loc = clx_cursor_location(a, child),
    };
    item.is_unsigned = !e->underlying->is_signed && item.value < 0;
    e->items = arena_grow(a, e->items, e->item_count, sizeof *e->items);
    e->items[e->item_count++] = item;
}

// ---- fields ----

typedef struct field_walk {
    parser *p;
    record *r;
} field_walk;

static enum CXVisitorResult
parse_field(CXCursor child, CXClientData data)
{
    field_walk *walk = data;
    record *r = walk->r;
    parser *p = walk->p;
    CXType declared = clang_getCursorType(child);
    long long bits = clang_Cursor_getOffsetOfField(child);
    field f = {.name = clx_name(p->a, child), .loc = clx_cursor_location(p->a, child)};
    f.type = parse_type(p, declared);
    f.offset = bits / 8;
    f.is_unavailable = clx_is_unavailable(child);
    if (clang_Cursor_isBitField(child)) {
        f.is_bits = true;
        f.bits = clang_getFieldDeclBitWidth(child);
    }
    r->fields = arena_grow(p->a, r->fields, r->field_count, sizeof *r->fields);
    r->fields[r->field_count++] = f;
    return CXVisit_Continue;
}

static void
parse_record(parser *p, record *r, CXCursor cursor)
{
    CXType t = clang_getCursorType(cursor);
    const char *refused = parse_refused_record(p, (int)(r - p->m->records));
    r->size = r->align = -1;
    if (refused != NULL) {
        r->is_opaque = true;
        r->skip = refused;
    }
    if (!r->is_opaque) {
        r->size = clang_Type_getSizeOf(t);
        r->align = clang_Type_getAlignOf(t);
        field_walk walk = {p, r};
        // Visiting children would miss members without a name.
        clang_Type_visitFields(t, parse_field, &walk);
    }
}

// ---- typedefs ----

// Typedefs of floats, plain pointers and arrays stay aliases: they have no class.
static const char *
role_of(const type *t)
{
    switch (t->cls) {
    case TYPE_ENUM:
        return "enum";
    case TYPE_HANDLE:
        return "handle";
    case TYPE_SCALAR:
        return "scalar";
    case TYPE_CALLBACK:
        return "callback";
    case TYPE_RECORD:
        return "record";
    case TYPE_FUNCTION:
        return "function";
    default:
        return "alias";
    }
}

// The alignment that a typedef asks for is not the struct's: it applies only to declarations by
// that name.
static int64_t
align_of_name(CXType named)
{
    CXType canonical = clang_getCanonicalType(named);
    int64_t align = clang_Type_getAlignOf(named);
    bool own = canonical.kind == CXType_Record && align != clang_Type_getAlignOf(canonical);
    return own && align > 0 ? align : -1;
}

void
parse_bodies(parser *p)
{
    for (int i = 0; i < p->m->record_count; i++)
        parse_record(p, &p->m->records[i], p->record_cursors[i]);
    for (int i = 0; i < p->m->enum_count; i++) {
        enum_walk walk = {p, &p->m->enums[i]};
        walk.e->underlying = parse_type(p, clang_getEnumDeclIntegerType(p->enum_cursors[i]));
        clx_each_child(p->enum_cursors[i], parse_enumerator, &walk);
        mark_aliases(walk.e);
    }
    for (int i = 0; i < p->m->typedef_count; i++) {
        typedef_decl *t = &p->m->typedefs[i];
        // The role is that of the new name; the type is the one that the typedef refers to in the
        // source.
        CXType named = clang_getCursorType(p->typedef_cursors[i]);
        t->role = role_of(parse_type(p, named));
        t->align = align_of_name(named);
        t->type = parse_type(p, clang_getTypedefDeclUnderlyingType(p->typedef_cursors[i]));
    }
}
