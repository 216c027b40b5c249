// Finds the declarations of imported headers that bound declarations use, directly or through other
// declarations.
//
// First it follows the types of the module's own declarations into the imported headers, and marks
// the declarations there as wanted. decls.c then collects the wanted declarations together with the
// module's own. With a wanted struct or enumeration come all typedefs of it in its module's
// headers, because that module has a class for each.
#include "parse/imports.h"

#include <string.h>

#include "parse/toolkit.h"
#include "spec/skips.h"

// ---- files of declarations ----

static const imported_file *
file_at(const parser *p, CXCursor cursor)
{
    CXFile file = NULL;
    clang_getExpansionLocation(clang_getCursorLocation(cursor), &file, NULL, NULL, NULL);
    for (int i = 0; file != NULL && i < p->imported_count; i++)
        if (clang_File_isEqual(file, p->imported[i].file))
            return &p->imported[i];
    return NULL;
}

// Prefers the definition: a header may only declare a type that a header included by it defines.
static const imported_file *
file_of(const parser *p, CXCursor cursor)
{
    CXCursor definition = clang_getCursorDefinition(cursor);
    const imported_file *file = NULL;
    if (!clang_Cursor_isNull(definition))
        file = file_at(p, definition);
    return file != NULL ? file : file_at(p, clang_getCanonicalCursor(cursor));
}

static bool
is_wanted(const parser *p, CXCursor cursor)
{
    CXCursor canonical = clang_getCanonicalCursor(cursor);
    for (int i = 0; i < p->wanted_count; i++)
        if (clang_equalCursors(p->wanted[i], canonical))
            return true;
    return false;
}

const char *
parse_origin(const parser *p, CXCursor cursor)
{
    const imported_file *file = is_wanted(p, cursor) ? file_of(p, cursor) : NULL;
    return file != NULL ? file->module : NULL;
}

bool
parse_has_no_module(const parser *p, CXCursor cursor)
{
    const imported_file *file = file_of(p, cursor);
    return file != NULL && strcmp(file->module, "none") == 0;
}

// ---- following types ----

static void want_type(parser *p, CXType t);

static enum CXVisitorResult
want_field(CXCursor field, CXClientData data)
{
    want_type(data, clang_getCursorType(field));
    return CXVisit_Continue;
}

static void
want_fields(parser *p, CXType record)
{
    clang_Type_visitFields(record, want_field, p);
}

static void
want_parts(parser *p, CXCursor declaration)
{
    enum CXCursorKind kind = clang_getCursorKind(declaration);
    if (kind == CXCursor_TypedefDecl)
        want_type(p, clang_getTypedefDeclUnderlyingType(declaration));
    else if (kind == CXCursor_StructDecl || kind == CXCursor_UnionDecl)
        want_fields(p, clang_getCursorType(declaration));
}

// A struct within another is not a separate declaration: its members belong to the outer struct.
static bool
is_member(CXCursor declaration)
{
    enum CXCursorKind around = clang_getCursorKind(clang_getCursorLexicalParent(declaration));
    return around == CXCursor_StructDecl || around == CXCursor_UnionDecl;
}

static void
want(parser *p, CXCursor declaration)
{
    const imported_file *file = file_of(p, declaration);
    if (file == NULL) {
        if (is_member(declaration))
            want_parts(p, declaration);
        return;
    }
    if (is_wanted(p, declaration))
        return;
    file->header->matched = true;
    p->wanted = arena_grow(p->a, p->wanted, p->wanted_count, sizeof *p->wanted);
    p->wanted[p->wanted_count++] = clang_getCanonicalCursor(declaration);
    want_parts(p, declaration);
}

static void
want_signature(parser *p, CXType signature)
{
    want_type(p, clang_getResultType(signature));
    for (int i = 0; i < clang_getNumArgTypes(signature); i++)
        want_type(p, clang_getArgType(signature, (unsigned)i));
}

static void
want_type(parser *p, CXType t)
{
    t = clx_desugar(t);
    switch (t.kind) {
    case CXType_Pointer:
        want_type(p, clang_getPointeeType(t));
        break;
    case CXType_ConstantArray:
    case CXType_IncompleteArray:
        want_type(p, clang_getArrayElementType(t));
        break;
    case CXType_FunctionProto:
    case CXType_FunctionNoProto:
        want_signature(p, t);
        break;
    case CXType_Typedef:
    case CXType_Record:
    case CXType_Enum:
        want(p, clang_getTypeDeclaration(t));
        break;
    default:
        break;
    }
}

// ---- the module's own declarations ----

static void
want_functions(parser *p)
{
    for (int i = 0; i < p->m->function_count; i++) {
        CXCursor cursor = p->function_cursors[i];
        if (spec_binds_function(p->s, p->m->functions[i].name, clx_is_inline(cursor)))
            want_type(p, clang_getCursorType(cursor));
    }
}

static void
want_types(parser *p)
{
    for (int i = 0; i < p->m->record_count; i++)
        want_parts(p, p->record_cursors[i]);
    for (int i = 0; i < p->m->typedef_count; i++)
        want_parts(p, p->typedef_cursors[i]);
}

// Whether a typedef is wanted: it names a wanted struct or enumeration of the same module, which
// has a class for it, or the spec names it as the type of a value.
static void
want_name(CXCursor cursor, void *data)
{
    parser *p = data;
    const imported_file *file =
        clang_getCursorKind(cursor) == CXCursor_TypedefDecl ? file_at(p, cursor) : NULL;
    if (file == NULL || strcmp(file->module, "none") == 0)
        return;
    if (spec_has_value_class(p->s, clx_name(p->a, cursor))) {
        want(p, cursor);
        return;
    }
    CXType canonical = clang_getCanonicalType(clang_getCursorType(cursor));
    if (canonical.kind != CXType_Record && canonical.kind != CXType_Enum)
        return;
    CXCursor declaration = clang_getTypeDeclaration(canonical);
    const char *origin = parse_origin(p, declaration);
    if (origin != NULL && strcmp(origin, file->module) == 0)
        want(p, cursor);
}

static void
open_imports(parser *p)
{
    for (int i = 0; i < p->s->import_count; i++) {
        const import_rule *rule = &p->s->imports[i];
        for (int j = 0; j < rule->headers.count; j++) {
            spec_name *header = &rule->headers.items[j];
            const char *path = toolkit_find_header(p->a, p->include_dir, p->s, header->name);
            CXFile file = path == NULL ? NULL : clang_getFile(p->unit, path);
            if (file == NULL)
                continue; // the check stage reports headers of which nothing is used
            p->imported = arena_grow(p->a, p->imported, p->imported_count, sizeof *p->imported);
            p->imported[p->imported_count++] =
                (imported_file){file, arena_intern(p->a, rule->module), header};
        }
    }
}

void
parse_want_imports(parser *p)
{
    open_imports(p);
    want_functions(p);
    want_types(p);
    clx_each_child(clang_getTranslationUnitCursor(p->unit), want_name, p);
}
