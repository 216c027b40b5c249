// Removes declarations that cannot be bound from the model, and lists them as skipped.
//
// The decision is made on libclang's types, before any type is described for the model. So the
// model can describe every type of the remaining declarations.
#include "parse/refuse.h"

#include <string.h>

#include "spec/skips.h"

// ---- types ----

static bool
is_array(CXType t)
{
    return t.kind == CXType_ConstantArray || t.kind == CXType_IncompleteArray;
}

// The fault of a type other than a pointer, array or function; NULL if it has none.
static const char *
wrong_kind(enum CXTypeKind kind)
{
    switch (kind) {
    case CXType_Void:
    case CXType_Record:
    case CXType_Enum:
    case CXType_Float:
    case CXType_Double:
        return NULL;
    case CXType_Vector:
    case CXType_ExtVector:
        return "a vector type";
    case CXType_LongDouble:
    case CXType_Float128:
        return "a long double";
    case CXType_Int128:
    case CXType_UInt128:
        return "a 128-bit integer";
    case CXType_Complex:
        return "a complex type";
    // C++ has its own half-precision types; those of CUDA are records there.
    default:
        return kind >= CXType_Bool && kind <= CXType_Int128 ? NULL : "a type that C does not have";
    }
}

// `depth`: the number of types that led to this one.
static const char *wrong_type(CXType t, int depth);

static const char *
wrong_signature(CXType signature, int depth)
{
    // Check the kind first: f() without a prototype only looks variadic.
    if (signature.kind == CXType_FunctionProto && clang_isFunctionTypeVariadic(signature))
        return "a variable number of arguments";
    if (clang_getFunctionTypeCallingConv(signature) != CXCallingConv_C)
        return "a calling convention of its own";
    const char *wrong = wrong_type(clang_getResultType(signature), depth);
    for (int i = 0; wrong == NULL && i < clang_getNumArgTypes(signature); i++)
        wrong = wrong_type(clang_getArgType(signature, (unsigned)i), depth);
    return wrong;
}

typedef struct member_walk {
    const char *wrong;
} member_walk;

static enum CXVisitorResult
look_at_member(CXCursor member, CXClientData data)
{
    member_walk *walk = data;
    CXType t = clang_getCanonicalType(clang_getCursorType(member));
    bool is_placed = clang_Cursor_getOffsetOfField(member) >= 0;
    walk->wrong = !is_placed                         ? "a member whose place is not known"
                  : t.kind == CXType_IncompleteArray ? "a flexible array"
                                                     : wrong_type(t, 1);
    return walk->wrong == NULL ? CXVisit_Continue : CXVisit_Break;
}

static const char *
wrong_record(CXType record)
{
    member_walk walk = {NULL};
    if (!clang_Cursor_isNull(clang_getCursorDefinition(clang_getTypeDeclaration(record))))
        clang_Type_visitFields(record, look_at_member, &walk);
    return walk.wrong;
}

// Whether the type is the item type of C's va_list, which is an array.
static bool
is_list_of_arguments(CXType t)
{
    CXString name = clang_getCursorSpelling(clang_getTypeDeclaration(t));
    bool same = strcmp(clang_getCString(name), "__va_list_tag") == 0;
    clang_disposeString(name);
    return same;
}

// A faulty record matters only where it is held by value; behind a pointer it is just an address.
static const char *
wrong_type(CXType t, int depth)
{
    bool behind = false;
    t = clang_getCanonicalType(t);
    while (clang_getAddressSpace(t) == 0 && (is_array(t) || t.kind == CXType_Pointer)) {
        behind = behind || t.kind == CXType_Pointer;
        if (++depth >= MODEL_MOST_DEPTH)
            return "a type that leads to too many others";
        t = is_array(t) ? clang_getArrayElementType(t) : clang_getPointeeType(t);
    }
    if (clang_getAddressSpace(t) != 0)
        return "an address space of its own";
    if (t.kind == CXType_FunctionProto || t.kind == CXType_FunctionNoProto)
        return wrong_signature(t, depth + 1);
    if (t.kind == CXType_Record && is_list_of_arguments(t))
        return "a variable number of arguments";
    if (t.kind == CXType_Record && !behind)
        return wrong_record(t);
    // The enum is declared but not defined, which compilers allow although C does not.
    if (t.kind == CXType_Enum && clang_Type_getSizeOf(t) < 0)
        return "an enum that is not defined";
    return wrong_kind(t.kind);
}

static const char unavailable[] = "the header makes it unavailable";

static bool
is_union(CXType t)
{
    CXType canonical = clang_getCanonicalType(t);
    return canonical.kind == CXType_Record &&
           clang_getCursorKind(clang_getTypeDeclaration(canonical)) == CXCursor_UnionDecl;
}

static const char *
wrong_function(CXCursor cursor)
{
    CXType signature = clang_getCanonicalType(clang_getCursorType(cursor));
    for (int i = 0; i < clang_getNumArgTypes(signature); i++)
        if (is_union(clang_getArgType(signature, (unsigned)i)))
            return "a union by value";
    return wrong_signature(signature, 0);
}

// The symbol of a function that the header declares with a name for the assembler; NULL for all
// others. Its C name leads to no symbol, or to another function's.
static const char *
other_symbol(const parser *p, CXCursor cursor)
{
    const char *symbol = clx_symbol(p->a, cursor);
    return symbol == clx_name(p->a, cursor) ? NULL : symbol;
}

static const char *
refused_function(const parser *p, CXCursor cursor)
{
    if (clx_is_unavailable(cursor))
        return unavailable;
    const char *symbol = other_symbol(p, cursor);
    if (symbol != NULL)
        return arena_printf(p->a, "its symbol is %s", symbol);
    const char *wrong = wrong_function(cursor);
    return wrong != NULL ? arena_printf(p->a, "takes or returns %s", wrong) : NULL;
}

// ---- leaving out ----

// Uses the spec's reason if it has one, since the spec may skip anything.
static void
leave_out(parser *p, const char *kind, const char *name, const char *wrong, location loc)
{
    const char *reason = spec_skip_reason(p->s, kind, name);
    model *m = p->m;
    m->skips = arena_grow(p->a, m->skips, m->skip_count, sizeof *m->skips);
    m->skips[m->skip_count++] = (skipped){
        .kind = kind,
        .name = name,
        .reason = reason != NULL ? arena_intern(p->a, reason) : arena_intern(p->a, wrong),
        .loc = loc,
    };
}

void
parse_refuse_functions(parser *p)
{
    model *m = p->m;
    int kept = 0;
    for (int i = 0; i < m->function_count; i++) {
        const function *f = &m->functions[i];
        const char *wrong = refused_function(p, p->function_cursors[i]);
        if (wrong != NULL) {
            leave_out(p, "function", f->name, wrong, f->loc);
            continue;
        }
        p->function_cursors[kept] = p->function_cursors[i];
        m->functions[kept++] = *f;
    }
    m->function_count = kept;
}

void
parse_refuse_typedefs(parser *p)
{
    model *m = p->m;
    int kept = 0;
    for (int i = 0; i < m->typedef_count; i++) {
        const typedef_decl *t = &m->typedefs[i];
        CXType canonical = clang_getCanonicalType(clang_getCursorType(p->typedef_cursors[i]));
        // A struct keeps its names, since pointers to it are addresses.
        const char *wrong = clx_is_unavailable(p->typedef_cursors[i]) ? unavailable
                            : canonical.kind == CXType_Record         ? NULL
                                                                      : wrong_type(canonical, 0);
        if (wrong != NULL) {
            if (t->origin == NULL)
                leave_out(p, "typedef", t->name, wrong, t->loc);
            continue;
        }
        p->typedef_cursors[kept] = p->typedef_cursors[i];
        m->typedefs[kept++] = *t;
    }
    m->typedef_count = kept;
}

const char *
parse_refused_record(parser *p, int index)
{
    if (clx_is_unavailable(p->record_cursors[index]))
        return unavailable;
    const char *wrong = wrong_record(clang_getCursorType(p->record_cursors[index]));
    // An anonymous record depends on the record around it.
    while (wrong == NULL && p->m->records[index].is_anonymous && p->record_parents[index] >= 0) {
        index = p->record_parents[index];
        wrong = wrong_record(clang_getCursorType(p->record_cursors[index]));
    }
    return wrong == NULL ? NULL : arena_printf(p->a, "holds %s", wrong);
}
