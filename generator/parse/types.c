// Describes C types for the model. Each type is described once, found again by its spelling, and
// classified by its meaning for a binding.
//
// A spelling means the same type throughout a unit, except for anonymous records. This file spells
// those, and all types built on them, with the name that records.c gave them.
#include "parse/types.h"

#include <string.h>

#include "base/diag.h"
#include "parse/imports.h"
#include "parse/parser.h"

// The type at the end of a chain of typedefs. libclang gets slower with each link of the chain.
typedef struct written_entry {
    const void *declaration; // the typedef's declaration
    CXType type;
    struct written_entry *next; // until it is in the table
} written_entry;

static type *
find_type(const parser *p, const char *spelling)
{
    return table_get_text(&p->types, spelling);
}

static type *
add_type(parser *p, const char *spelling)
{
    type *t = arena_alloc(p->a, sizeof *t);
    *t = (type){.spelling = spelling, .size = -1, .align = -1, .length = -1};
    table_add_text(p->a, &p->types, spelling, t);
    return t;
}

// ---- spelling ----

static bool
is_array(CXType t)
{
    return t.kind == CXType_ConstantArray || t.kind == CXType_IncompleteArray;
}

// The record or enum behind a type's arrays and pointers, if it has no name.
static bool
anonymous_target(CXType t, CXCursor *out)
{
    t = clang_getCanonicalType(t);
    while (is_array(t) || t.kind == CXType_Pointer)
        t = is_array(t) ? clang_getArrayElementType(t) : clang_getPointeeType(t);
    if (t.kind != CXType_Record && t.kind != CXType_Enum)
        return false;
    *out = clang_getTypeDeclaration(t);
    return clx_is_anonymous(*out);
}

static const char *
anonymous_name(const parser *p, CXCursor declaration)
{
    int r = parse_find_record(p, declaration);
    if (r >= 0)
        return p->m->records[r].name;
    int e = parse_find_enum(p, declaration);
    return e >= 0 ? p->m->enums[e].name : "unnamed";
}

// The name with the type's pointers and arrays; qualifiers do not occur on these types.
static const char *
spell_anonymous(const parser *p, CXType t, const char *name)
{
    t = clang_getCanonicalType(t);
    if (t.kind == CXType_Pointer) {
        const char *target = spell_anonymous(p, clang_getPointeeType(t), name);
        return arena_printf(p->a, text_ends(target, "*") ? "%s*" : "%s *", target);
    }
    if (!is_array(t))
        return arena_intern(p->a, name);
    text sizes = {0};
    for (; is_array(t); t = clang_getArrayElementType(t))
        text_printf(&sizes, "[%lld]", clang_getArraySize(t));
    const char *result = arena_printf(p->a, "%s%s", spell_anonymous(p, t, name), sizes.data);
    text_free(&sizes);
    return result;
}

static const char *
spell(const parser *p, CXType t)
{
    CXCursor declaration;
    if (anonymous_target(t, &declaration))
        return spell_anonymous(p, t, anonymous_name(p, declaration));
    return clx_type_spelling(p->a, t);
}

// ---- classes ----

static bool
is_signed_kind(enum CXTypeKind kind)
{
    switch (kind) {
    case CXType_Char_S:
    case CXType_SChar:
    case CXType_Short:
    case CXType_Int:
    case CXType_Long:
    case CXType_LongLong:
    case CXType_Int128:
        return true;
    default:
        return false;
    }
}

static bool
is_integer_kind(enum CXTypeKind kind)
{
    return kind >= CXType_Bool && kind <= CXType_Int128;
}

static bool
is_float_kind(enum CXTypeKind kind)
{
    return kind == CXType_Float || kind == CXType_Double;
}

static bool
is_function_kind(enum CXTypeKind kind)
{
    return kind == CXType_FunctionProto || kind == CXType_FunctionNoProto;
}

static void
set_signature(parser *p, type *t, CXType signature)
{
    int count = clang_getNumArgTypes(signature);
    CXType canonical = clang_getCanonicalType(signature);
    t->result = parse_type(p, clang_getResultType(signature));
    t->arg_count = count < 0 ? 0 : count;
    t->args = arena_alloc(p->a, sizeof *t->args * (size_t)t->arg_count);
    for (int i = 0; i < t->arg_count; i++) {
        const type *declared = parse_type(p, clang_getArgType(signature, (unsigned)i));
        t->args[i] = parse_decayed(p, declared, clang_getArgType(canonical, (unsigned)i));
    }
}

static void
class_enum(parser *p, type *t, CXCursor declaration, const char *spelled)
{
    int i = parse_find_enum(p, declaration);
    CXType underlying = clang_getCanonicalType(clang_getEnumDeclIntegerType(declaration));
    t->cls = TYPE_ENUM;
    t->name = spelled != NULL ? spelled
              : i >= 0        ? p->m->enums[i].name
                              : clx_name(p->a, declaration);
    t->is_signed = is_signed_kind(underlying.kind);
}

static void
class_record(parser *p, type *t, CXCursor declaration, const char *spelled)
{
    int i = parse_find_record(p, declaration);
    const char *tag = clx_name(p->a, declaration);
    t->cls = TYPE_RECORD;
    t->name = spelled != NULL ? spelled : tag != NULL || i < 0 ? tag : p->m->records[i].name;
}

static bool
is_opaque_target(CXType pointee)
{
    pointee = clang_getCanonicalType(pointee);
    CXCursor declaration = clang_getTypeDeclaration(pointee);
    return pointee.kind == CXType_Void ||
           (pointee.kind == CXType_Record &&
            clang_Cursor_isNull(clang_getCursorDefinition(declaration)));
}

static void
class_pointer(parser *p, type *t, CXType pointer)
{
    t->cls = TYPE_POINTER;
    t->pointee = parse_type(p, clang_getPointeeType(pointer));
}

// The pointer type under all typedefs of a pointer, so that its target keeps its declared spelling.
static CXType
written_pointer(parser *p, CXType t)
{
    written_entry *passed = NULL;
    t = clx_desugar(t);
    while (t.kind == CXType_Typedef) {
        CXCursor declaration = clang_getTypeDeclaration(t);
        const void *key = declaration.data[0];
        const written_entry *known = table_get(&p->written, &key, sizeof key);
        if (known != NULL) {
            t = known->type;
            break;
        }
        written_entry *entry = arena_alloc(p->a, sizeof *entry);
        entry->declaration = key;
        entry->next = passed;
        passed = entry;
        t = clx_desugar(clang_getTypedefDeclUnderlyingType(declaration));
    }
    while (passed != NULL) {
        written_entry *entry = passed;
        passed = entry->next;
        entry->type = t;
        table_add(p->a, &p->written, &entry->declaration, sizeof entry->declaration, entry);
    }
    return t;
}

static bool
is_listed_handle(const parser *p, const char *name)
{
    for (int i = 0; i < p->s->handles.count; i++)
        if (text_equal(p->s->handles.items[i].name, name))
            return true;
    return false;
}

static void
class_pointer_typedef(parser *p, type *t, CXType named, const char *name)
{
    CXType written = written_pointer(p, named);
    CXType pointee = clang_getPointeeType(written);
    bool foreign =
        clang_Location_isInSystemHeader(clang_getCursorLocation(clang_getTypeDeclaration(named)));
    if (is_function_kind(clang_getCanonicalType(pointee).kind)) {
        t->cls = TYPE_CALLBACK;
        t->name = name;
        set_signature(p, t, clx_desugar(pointee));
    } else if (!foreign && is_opaque_target(pointee)) {
        t->cls = TYPE_HANDLE;
        t->name = name;
    } else if (is_listed_handle(p, name) && clang_getCanonicalType(pointee).kind == CXType_Record) {
        class_pointer(p, t, written);
        t->cls = TYPE_HANDLE;
        t->name = name;
    } else {
        class_pointer(p, t, written);
    }
}

static void
class_integer(type *t, CXType canonical)
{
    t->cls = TYPE_INT;
    t->is_signed = is_signed_kind(canonical.kind);
}

static void class_plain(parser *p, type *t, CXType plain, const char *spelled);

static void
class_typedef(parser *p, type *t, CXType named)
{
    CXCursor declaration = clang_getTypeDeclaration(named);
    CXType canonical = clang_getCanonicalType(named);
    const char *name = clx_name(p->a, declaration);
    if (canonical.kind == CXType_Pointer) {
        class_pointer_typedef(p, t, named, name);
    } else if (is_integer_kind(canonical.kind)) {
        class_integer(t, canonical);
        if (!clang_Location_isInSystemHeader(clang_getCursorLocation(declaration)) &&
            !parse_has_no_module(p, declaration)) {
            t->cls = TYPE_SCALAR;
            t->name = name;
        }
    } else if (is_array(canonical) || is_function_kind(canonical.kind)) {
        class_plain(p, t, written_pointer(p, named), NULL);
    } else {
        class_plain(p, t, canonical, name);
    }
}

// `spelled` is the typedef that names a record or enumeration; NULL if the tag names it.
static void
class_plain(parser *p, type *t, CXType plain, const char *spelled)
{
    if (plain.kind == CXType_Pointer) {
        class_pointer(p, t, plain);
    } else if (is_array(plain)) {
        t->cls = TYPE_ARRAY;
        t->length = plain.kind == CXType_ConstantArray ? clang_getArraySize(plain) : -1;
        t->pointee = parse_type(p, clang_getArrayElementType(plain));
    } else if (is_function_kind(plain.kind)) {
        t->cls = TYPE_FUNCTION;
        set_signature(p, t, plain);
    } else if (plain.kind == CXType_Record) {
        class_record(p, t, clang_getTypeDeclaration(plain), spelled);
    } else if (plain.kind == CXType_Enum) {
        class_enum(p, t, clang_getTypeDeclaration(plain), spelled);
    } else if (is_float_kind(plain.kind)) {
        t->cls = TYPE_FLOAT;
    } else if (is_integer_kind(plain.kind)) {
        class_integer(t, plain);
    } else {
        t->cls = TYPE_VOID; // also types that refuse.c leaves out
    }
}

// Deeper types stay as they are: the run fails, so nothing is made from them.
static bool
is_deep(parser *p)
{
    if (p->type_depth < MODEL_MOST_DEPTH)
        return false;
    if (!p->is_too_deep) {
        diag_error((location){p->s->headers[0], 0, 0},
                   "a type nests more than %d levels deep; skip the declarations that use it",
                   MODEL_MOST_DEPTH);
    }
    return p->is_too_deep = true;
}

static int64_t
known(long long size)
{
    return size < 0 ? -1 : size;
}

const type *
parse_type(parser *p, CXType sugared)
{
    const char *spelling = spell(p, sugared);
    type *t = find_type(p, spelling);
    if (t != NULL)
        return t;
    CXType plain = clx_desugar(sugared);
    t = add_type(p, spelling);
    t->canonical = spell(p, clang_getCanonicalType(sugared));
    t->is_const = clang_isConstQualifiedType(sugared) != 0;
    if (is_deep(p))
        return t;
    p->type_depth++;
    if (plain.kind == CXType_Typedef)
        class_typedef(p, t, plain);
    else
        class_plain(p, t, plain, NULL);
    p->type_depth--;
    // Functions have no size, and void has one only by an extension.
    if (t->cls != TYPE_VOID && t->cls != TYPE_FUNCTION) {
        t->size = known(clang_Type_getSizeOf(sugared));
        t->align = t->size < 0 ? -1 : known(clang_Type_getAlignOf(sugared));
    }
    return t;
}

const type *
parse_renamed_type(parser *p, const type *t, const char *from, const char *to)
{
    const char *at = strstr(t->spelling, from);
    if (at == NULL)
        return t;
    const char *spelling =
        arena_printf(p->a, "%.*s%s%s", (int)(at - t->spelling), t->spelling, to, at + strlen(from));
    type *renamed = find_type(p, spelling);
    if (renamed == NULL) {
        renamed = add_type(p, spelling);
        *renamed = *t;
        renamed->spelling = spelling;
        renamed->name = t->name == NULL ? NULL : arena_intern(p->a, to);
        if (t->pointee != NULL)
            renamed->pointee = parse_renamed_type(p, t->pointee, from, to);
    }
    return renamed;
}

// ---- parameters ----

const type *
parse_handle_pointer(parser *p, const type *t)
{
    if (t->cls != TYPE_POINTER || t->pointee->cls != TYPE_POINTER ||
        t->pointee->pointee->cls != TYPE_RECORD) {
        return t;
    }
    for (int i = 0; i < p->m->typedef_count; i++) {
        const typedef_decl *d = &p->m->typedefs[i];
        const type *handle = d->type == t->pointee ? find_type(p, d->name) : NULL;
        if (handle == NULL || handle->cls != TYPE_HANDLE)
            continue;
        const char *spelling = arena_printf(p->a, "%s *", d->name);
        type *known = find_type(p, spelling);
        if (known == NULL) {
            known = add_type(p, spelling);
            *known = *t;
            known->spelling = spelling;
            known->pointee = handle;
        }
        return known;
    }
    return t;
}

static const char *
pointer_spelling(parser *p, const char *target, const type *declared)
{
    const char *dimensions = declared->pointee->cls == TYPE_ARRAY ? strchr(target, '[') : NULL;
    if (dimensions != NULL) // int a[][3] is int (*)[3]
        return arena_printf(p->a, "%.*s (*)%s", (int)(dimensions - target), target, dimensions);
    return arena_printf(p->a, text_ends(target, "*") ? "%s*" : "%s *", target);
}

// "void (int)" becomes "void (*)(int)".
static const char *
function_pointer_spelling(parser *p, const char *written)
{
    const char *open = strchr(written, '(');
    return arena_printf(p->a, "%.*s(*)%s", (int)(open - written), written, open);
}

const type *
parse_decayed(parser *p, const type *declared, CXType canonical)
{
    if (declared->cls != TYPE_ARRAY && declared->cls != TYPE_FUNCTION)
        return declared;
    bool array = declared->cls == TYPE_ARRAY;
    const char *spelling = array ? pointer_spelling(p, declared->pointee->spelling, declared)
                                 : function_pointer_spelling(p, declared->spelling);
    type *t = find_type(p, spelling);
    if (t == NULL) {
        t = add_type(p, spelling);
        t->cls = TYPE_POINTER;
        t->canonical = clx_type_spelling(p->a, canonical);
        t->pointee = array ? declared->pointee : declared;
        t->size = known(clang_Type_getSizeOf(canonical));
        t->align = known(clang_Type_getAlignOf(canonical));
    }
    return t;
}
