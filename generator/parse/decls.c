// Collects declarations. The first walk over the headers only lists cursors and names; later passes
// add the functions' signatures and documentation.
#include "parse/decls.h"

#include <string.h>

#include "base/diag.h"
#include "parse/comments.h"
#include "parse/groups.h"
#include "parse/imports.h"
#include "parse/macros.h"
#include "parse/parser.h"
#include "parse/types.h"

// Adds an item to an array of the model, and its cursor to the parallel array.
#define PUSH(p, items, count, cursors, cursor) \
    ((items) = arena_grow((p)->a, (items), (count), sizeof *(items)), \
     (cursors) = arena_grow((p)->a, (cursors), (count), sizeof *(cursors)), \
     (cursors)[count] = (cursor), memset(&(items)[count], 0, sizeof *(items)), \
     &(items)[(count)++])

// ---- the walk ----

static void
collect_enum(parser *p, CXCursor cursor, const char *origin)
{
    if (clang_isCursorDefinition(cursor)) {
        enumeration *e = PUSH(p, p->m->enums, p->m->enum_count, p->enum_cursors, cursor);
        e->tag = clx_name(p->a, cursor);
        e->origin = origin;
        e->loc = clx_cursor_location(p->a, cursor);
    }
}

typedef struct record_walk {
    parser *p;
    int parent;
    const char *origin;
} record_walk;

static void collect_record(parser *p, CXCursor cursor, int parent, const char *origin);

static void
collect_member(CXCursor child, void *data)
{
    record_walk *walk = data;
    enum CXCursorKind kind = clang_getCursorKind(child);
    if (kind == CXCursor_StructDecl || kind == CXCursor_UnionDecl)
        collect_record(walk->p, child, walk->parent, walk->origin);
    else if (kind == CXCursor_EnumDecl)
        collect_enum(walk->p, child, walk->origin);
}

static void
collect_record(parser *p, CXCursor cursor, int parent, const char *origin)
{
    bool opaque = clang_Cursor_isNull(clang_getCursorDefinition(cursor));
    if (opaque ? parse_find_record(p, cursor) >= 0 : !clang_isCursorDefinition(cursor))
        return; // seen before, or defined elsewhere
    int index = p->m->record_count;
    p->record_parents = arena_grow(p->a, p->record_parents, index, sizeof *p->record_parents);
    p->record_parents[index] = parent;
    record *r = PUSH(p, p->m->records, p->m->record_count, p->record_cursors, cursor);
    r->tag = clx_is_anonymous(cursor) ? NULL : clx_name(p->a, cursor);
    r->is_union = clang_getCursorKind(cursor) == CXCursor_UnionDecl;
    r->is_opaque = opaque;
    r->origin = origin;
    r->loc = clx_cursor_location(p->a, cursor);
    record_walk walk = {p, index, origin};
    clx_each_child(cursor, collect_member, &walk);
}

typedef struct name_walk {
    parser *p;
    const char **names;
    int count;
    bool some; // a parameter has a name
} name_walk;

static void
collect_name(CXCursor child, void *data)
{
    name_walk *walk = data;
    if (clang_getCursorKind(child) != CXCursor_ParmDecl)
        return;
    const char *name = clx_name(walk->p->a, child);
    walk->some |= name != NULL;
    walk->names = arena_grow(walk->p->a, walk->names, walk->count, sizeof *walk->names);
    walk->names[walk->count] = name != NULL ? name : arena_printf(walk->p->a, "arg%d", walk->count);
    walk->count++;
}

// The parameter names of a function type; libclang only knows them from the declarator. NULL and 0
// for other declarations, and if no parameter has a name.
static const char **
argument_names(parser *p, CXCursor declarator, int *count)
{
    name_walk walk = {.p = p};
    clx_each_child(declarator, collect_name, &walk);
    *count = walk.some ? walk.count : 0;
    return walk.some ? walk.names : NULL;
}

static void
collect_typedef(parser *p, CXCursor cursor, const char *origin)
{
    const char *name = clx_name(p->a, cursor);
    for (int i = 0; i < p->m->typedef_count; i++)
        if (p->m->typedefs[i].name == name)
            return;
    typedef_decl *t = PUSH(p, p->m->typedefs, p->m->typedef_count, p->typedef_cursors, cursor);
    t->name = name;
    t->arg_names = argument_names(p, cursor, &t->arg_name_count);
    t->origin = origin;
    t->loc = clx_cursor_location(p->a, cursor);
}

// In C++ only functions that keep their C name can be bound: overloads and templates do not.
static bool
has_c_name(arena *a, CXCursor cursor, const char *name)
{
    return clx_symbol(a, cursor) == name;
}

// Whether C reserves the name. Headers use such names for internal inline functions, not for
// callers.
static bool
is_reserved(const char *name)
{
    return strncmp(name, "__", 2) == 0;
}

static void
collect_function(parser *p, CXCursor cursor)
{
    const char *name = clx_name(p->a, cursor);
    if (is_reserved(name) || (p->s->is_cxx && !has_c_name(p->a, cursor, name)))
        return;
    for (int i = 0; i < p->m->function_count; i++)
        if (p->m->functions[i].symbol == name)
            return;
    function *f = PUSH(p, p->m->functions, p->m->function_count, p->function_cursors, cursor);
    f->name = f->symbol = f->base = name;
    f->loc = clx_cursor_location(p->a, cursor);
}

static void
collect_type(parser *p, CXCursor cursor, const char *origin)
{
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_StructDecl:
    case CXCursor_UnionDecl:
        collect_record(p, cursor, -1, origin);
        break;
    case CXCursor_EnumDecl:
        collect_enum(p, cursor, origin);
        break;
    case CXCursor_TypedefDecl:
        collect_typedef(p, cursor, origin);
        break;
    default:
        break;
    }
}

// Whether the cursor is an extern "C" block.
static bool
is_group(CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    return kind == CXCursor_LinkageSpec || kind == CXCursor_UnexposedDecl;
}

// The number of declarations in the model. Each declaration raises it unless it is a repetition.
static int
count_collected(const parser *p)
{
    return p->m->function_count + p->m->record_count + p->m->enum_count + p->m->typedef_count +
           p->m->macro_count + p->variable_count;
}

static bool
is_of_cxx(const parser *p, CXCursor cursor)
{
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_ClassDecl:
    case CXCursor_ClassTemplate:
    case CXCursor_ClassTemplatePartialSpecialization:
    case CXCursor_CXXMethod:
    case CXCursor_Constructor:
    case CXCursor_Destructor:
    case CXCursor_ConversionFunction:
    case CXCursor_FunctionTemplate:
    case CXCursor_Namespace:
    case CXCursor_NamespaceAlias:
    case CXCursor_TypeAliasDecl:
    case CXCursor_TypeAliasTemplateDecl:
    case CXCursor_UsingDeclaration:
    case CXCursor_UsingDirective:
        return true;
    case CXCursor_FunctionDecl:
        return p->s->is_cxx && !has_c_name(p->a, cursor, clx_name(p->a, cursor));
    default:
        return false;
    }
}

// Cursors for the preprocessor or the compiler, which declare nothing.
static bool
is_no_declaration(CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    return kind == CXCursor_MacroExpansion || kind == CXCursor_InclusionDirective ||
           kind == CXCursor_StaticAssert;
}

static void
collect_variable(parser *p, CXCursor cursor)
{
    const char *name = clx_name(p->a, cursor);
    for (int i = 0; i < p->variable_count; i++) {
        if (clx_name(p->a, p->variable_cursors[i]) == name) {
            if (clang_isCursorDefinition(cursor))
                p->variable_cursors[i] = cursor;
            return;
        }
    }
    p->variable_cursors =
        arena_grow(p->a, p->variable_cursors, p->variable_count, sizeof *p->variable_cursors);
    p->variable_cursors[p->variable_count++] = cursor;
}

static void
refuse_cursor(parser *p, CXCursor cursor)
{
    CXString word = clang_getCursorKindSpelling(clang_getCursorKind(cursor));
    const char *name = clx_name(p->a, cursor);
    diag_error(clx_cursor_location(p->a, cursor),
               "%s%sis a declaration of an unknown sort (%s); exclude it with a macro under "
               "\"define\", or exclude its header",
               name != NULL ? name : "", name != NULL ? " " : "This ", clang_getCString(word));
    clang_disposeString(word);
}

static void
collect_own(parser *p, CXCursor cursor)
{
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_FunctionDecl:
        collect_function(p, cursor);
        break;
    case CXCursor_VarDecl:
        collect_variable(p, cursor);
        break;
    case CXCursor_MacroDefinition:
        parse_macro_collect(p, cursor);
        break;
    case CXCursor_StructDecl:
    case CXCursor_UnionDecl:
    case CXCursor_EnumDecl:
    case CXCursor_TypedefDecl:
        collect_type(p, cursor, NULL);
        break;
    default:
        refuse_cursor(p, cursor);
    }
}

// Each declaration either is in the model afterwards or counts in `seen`.
static void
collect(CXCursor cursor, void *data)
{
    parser *p = data;
    tally *seen = &p->m->seen;
    if (is_group(cursor)) {
        clx_each_child(cursor, collect, p);
        return;
    }
    if (parse_own_file(p, cursor) == NULL || is_no_declaration(cursor))
        return;
    seen->declarations++;
    int before = count_collected(p), counted = seen->with_arguments + seen->empty;
    if (is_of_cxx(p, cursor)) {
        seen->of_cxx++;
        return;
    }
    collect_own(p, cursor);
    if (count_collected(p) > before || seen->with_arguments + seen->empty > counted)
        return;
    const char *name = clx_name(p->a, cursor);
    bool is_function = clang_getCursorKind(cursor) == CXCursor_FunctionDecl;
    if (is_function && is_reserved(name))
        seen->reserved++;
    else
        seen->repeated++;
}

void
parse_collect(parser *p)
{
    clx_each_child(clang_getTranslationUnitCursor(p->unit), collect, p);
}

static void
collect_with_imports(CXCursor cursor, void *data)
{
    parser *p = data;
    if (is_group(cursor)) {
        clx_each_child(cursor, collect_with_imports, p);
        return;
    }
    const char *origin = parse_origin(p, cursor);
    if (origin != NULL || parse_own_file(p, cursor) != NULL)
        collect_type(p, cursor, origin);
}

void
parse_collect_imports(parser *p)
{
    if (p->s->import_count == 0)
        return;
    parse_want_imports(p);
    p->m->record_count = p->m->enum_count = p->m->typedef_count = 0;
    clx_each_child(clang_getTranslationUnitCursor(p->unit), collect_with_imports, p);
}

// ---- functions ----

static void
parse_param(parser *p, CXCursor cursor, CXType canonical, int index, param *out)
{
    CXType declared = clang_getCursorType(cursor);
    const char *name = clx_name(p->a, cursor);
    out->name = name != NULL ? name : arena_printf(p->a, "arg%d", index);
    out->python_name = out->name;
    out->loc = clx_cursor_location(p->a, cursor);
    out->declared = parse_macro_type(p, cursor, parse_handle_pointer(p, parse_type(p, declared)));
    out->decayed = parse_decayed(p, out->declared, canonical);
    out->arg_names = argument_names(p, cursor, &out->arg_name_count);
}

static void
parse_params(parser *p, CXCursor cursor, function *f)
{
    CXType canonical = clang_getCanonicalType(clang_getCursorType(cursor));
    int count = clang_Cursor_getNumArguments(cursor);
    f->param_count = count < 0 ? 0 : count;
    f->params = arena_alloc(p->a, sizeof *f->params * (size_t)f->param_count);
    for (int i = 0; i < f->param_count; i++) {
        parse_param(p, clang_Cursor_getArgument(cursor, (unsigned)i),
                    clang_getArgType(canonical, (unsigned)i), i, &f->params[i]);
    }
}

static void
parse_doc(parser *p, CXCursor cursor, function *f)
{
    const source_file *file = parse_own_file(p, cursor);
    CXSourceLocation start = clang_getRangeStart(clang_getCursorExtent(cursor));
    CXFile where = NULL;
    unsigned offset = 0;
    clang_getExpansionLocation(start, &where, NULL, NULL, &offset);
    // The declaration may begin in another file, before an #include.
    bool is_own = where != NULL && clang_File_isEqual(where, file->file);
    f->doc = is_own ? comment_above(p->a, file, offset) : NULL;
    f->group = is_own ? comment_group(p->a, &p->groups, file, offset) : NULL;
    if (f->doc != NULL) {
        f->brief = comment_brief(p->a, f->doc);
        comment_params(p->a, f);
        f->group = f->group != NULL ? f->group : comment_ingroup(p->a, f->doc);
    }
}

static void
parse_docs_behind(parser *p, CXCursor cursor, function *f)
{
    const source_file *file = parse_own_file(p, cursor);
    for (int i = 0; i < f->param_count; i++) {
        CXCursor param = clang_Cursor_getArgument(cursor, (unsigned)i);
        unsigned end = 0;
        clang_getExpansionLocation(clang_getRangeEnd(clang_getCursorExtent(param)), NULL, NULL,
                                   NULL, &end);
        comment_behind(p->a, file, end, &f->params[i]);
    }
}

void
parse_functions(parser *p)
{
    for (int i = 0; i < p->m->function_count; i++) {
        function *f = &p->m->functions[i];
        CXCursor cursor = p->function_cursors[i];
        CXType result = clang_getCursorResultType(cursor);
        f->result = parse_type(p, result);
        f->deprecated = clang_getCursorAvailability(cursor) == CXAvailability_Deprecated;
        f->is_inline = clx_is_inline(cursor);
        parse_params(p, cursor, f);
        parse_doc(p, cursor, f);
        parse_docs_behind(p, cursor, f);
    }
}
