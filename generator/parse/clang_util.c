#include "parse/clang_util.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "parse/sysroot.h"
#include "spec/spec.h"

// Not a real file: its name only appears in diagnostics.
#define MAIN_FILE "all.h"

// One target for all machines: the size of long and pointers, and the sign of plain char, must not
// depend on where the generator runs.
#define TARGET "--target=x86_64-unknown-linux-gnu"

enum { MAX_REPORTED = 20 };

// ---- names ----

// Returns the interned text of `s` and disposes of `s`; NULL if libclang has none.
static const char *
take_string(arena *a, CXString s)
{
    const char *interned = arena_intern(a, clang_getCString(s));
    clang_disposeString(s);
    return interned;
}

bool
clx_is_anonymous(CXCursor cursor)
{
    return clang_Cursor_isAnonymous(cursor) != 0;
}

// Newer releases spell unnamed declarations as "struct (unnamed at /path:1:2)" or
// "T::(anonymous ...)", or use their typedef's name.
static bool
has_own_name(const char *name)
{
    return name != NULL && name[0] != '\0' && strchr(name, '(') == NULL &&
           strchr(name, ' ') == NULL;
}

const char *
clx_name(arena *a, CXCursor cursor)
{
    const char *name = take_string(a, clang_getCursorSpelling(cursor));
    return has_own_name(name) ? name : NULL;
}

const char *
clx_symbol(arena *a, CXCursor function)
{
    return take_string(a, clang_Cursor_getMangling(function));
}

bool
clx_is_unavailable(CXCursor cursor)
{
    return clang_getCursorAvailability(cursor) == CXAvailability_NotAvailable;
}

bool
clx_is_inline(CXCursor function)
{
    return clang_Cursor_isFunctionInlined(function) ||
           clang_Cursor_getStorageClass(function) == CX_SC_Static;
}

// ---- locations ----

// The expansion location, with the file's base name.
static location
location_of(arena *a, CXSourceLocation where)
{
    CXFile file = NULL;
    unsigned line = 0, column = 0;
    clang_getExpansionLocation(where, &file, &line, &column, NULL);
    location result = {NULL, (int)line, (int)column};
    if (file != NULL) {
        CXString name = clang_getFileName(file);
        result.file = arena_intern(a, text_base_name(clang_getCString(name)));
        clang_disposeString(name);
    }
    return result;
}

location
clx_cursor_location(arena *a, CXCursor cursor)
{
    return location_of(a, clang_getCursorLocation(cursor));
}

int
clx_main_line(CXTranslationUnit unit, CXSourceLocation where)
{
    CXFile file = NULL;
    unsigned line = 0;
    clang_getExpansionLocation(where, &file, &line, NULL, NULL);
    CXFile main_file = clang_getFile(unit, MAIN_FILE);
    return file && main_file && clang_File_isEqual(file, main_file) ? (int)line : 0;
}

// ---- types ----

CXType
clx_desugar(CXType t)
{
    while (t.kind == CXType_Elaborated || t.kind == CXType_Attributed) {
        t = t.kind == CXType_Elaborated ? clang_Type_getNamedType(t)
                                        : clang_Type_getModifiedType(t);
    }
    return t;
}

const char *
clx_type_spelling(arena *a, CXType t)
{
    CXString spelling = clang_getTypeSpelling(t);
    text clean = {0};
    text_add(&clean, "");
    for (const char *s = clang_getCString(spelling); *s != '\0'; s++)
        if (s[0] != ' ' || s[1] != '[')
            text_add_n(&clean, s, 1);
    const char *result = arena_intern(a, clean.data);
    text_free(&clean);
    clang_disposeString(spelling);
    return result;
}

// ---- visiting ----

typedef struct visit_data {
    clx_visitor *visit;
    void *data;
} visit_data;

static enum CXChildVisitResult
visit_child(CXCursor child, CXCursor parent, CXClientData data)
{
    (void)parent;
    visit_data *v = data;
    v->visit(child, v->data);
    return CXChildVisit_Continue;
}

void
clx_each_child(CXCursor parent, clx_visitor *visit, void *data)
{
    visit_data v = {visit, data};
    clang_visitChildren(parent, visit_child, &v);
}

// ---- units ----

// Enables only the warnings about numbers that C does not define.
static const char *const probe_warnings[] = {"-Wno-everything",        "-Wshift-count-overflow",
                                             "-Wshift-count-negative", "-Winteger-overflow",
                                             "-Wdivision-by-zero",     NULL};

static int
add_arguments(const char **args, const clx_source *source)
{
    int n = 0;
    args[n++] = "-x";
    args[n++] = source->is_cxx ? "c++" : "c";
    args[n++] = source->is_cxx ? "-std=gnu++17" : "-std=gnu11";
    args[n++] = TARGET;
    args[n++] = "-nostdinc";
    if (source->is_cxx)
        args[n++] = "-nostdinc++";
    args[n++] = "-I";
    args[n++] = SYSROOT_FOLDER;
    args[n++] = "-I";
    args[n++] = source->include_dir;
    for (int i = 0; i < source->folder_count; i++) {
        args[n++] = "-I";
        args[n++] = source->folders[i];
    }
    args[n++] = "-ferror-limit=0";
    for (int i = 0; source->is_probe && probe_warnings[i]; i++)
        args[n++] = probe_warnings[i];
    for (int i = 0; i < source->define_count; i++) {
        args[n++] = "-D";
        args[n++] = source->defines[i];
    }
    if (source->define != NULL) {
        args[n++] = "-D";
        args[n++] = source->define;
    }
    return n;
}

static int
add_files(struct CXUnsavedFile *files, const clx_source *source)
{
    int n = 0;
    files[n++] = (struct CXUnsavedFile){MAIN_FILE, source->contents, strlen(source->contents)};
    for (int i = 0; i < sysroot_file_count; i++) {
        const sysroot_file *f = &sysroot_files[i];
        files[n++] = (struct CXUnsavedFile){f->path, f->contents, strlen(f->contents)};
    }
    return n;
}

// Removes search paths from the environment, because they would let system headers in.
static void
clean_environment(void)
{
    unsetenv("CPATH");
    unsetenv("C_INCLUDE_PATH");
    unsetenv("CPLUS_INCLUDE_PATH");
}

CXTranslationUnit
clx_parse(CXIndex index, const clx_source *source)
{
    const char *args[20 + 4 * SPEC_MOST_SWITCHES];
    struct CXUnsavedFile files[64];
    clean_environment();
    int arg_count = add_arguments(args, source);
    int file_count = add_files(files, source);
    unsigned options = CXTranslationUnit_KeepGoing;
    if (!source->is_probe)
        options |= CXTranslationUnit_SkipFunctionBodies;
    if (source->with_macros)
        options |= CXTranslationUnit_DetailedPreprocessingRecord;
    CXTranslationUnit unit = NULL;
    enum CXErrorCode code = clang_parseTranslationUnit2(index, MAIN_FILE, args, arg_count, files,
                                                        (unsigned)file_count, options, &unit);
    if (code != CXError_Success) {
        diag_error((location){0}, "libclang could not parse the headers in %s (code %d)",
                   source->include_dir, (int)code);
        return NULL;
    }
    return unit;
}

static bool
report_one(arena *a, CXDiagnostic diagnostic, int already)
{
    if (clang_getDiagnosticSeverity(diagnostic) < CXDiagnostic_Error)
        return false;
    if (already < MAX_REPORTED) {
        location where = location_of(a, clang_getDiagnosticLocation(diagnostic));
        diag_error(where, "%s", take_string(a, clang_getDiagnosticSpelling(diagnostic)));
    }
    return true;
}

bool
clx_report(arena *a, CXTranslationUnit unit)
{
    int errors = 0;
    unsigned count = clang_getNumDiagnostics(unit);
    for (unsigned i = 0; i < count; i++) {
        CXDiagnostic diagnostic = clang_getDiagnostic(unit, i);
        errors += report_one(a, diagnostic, errors);
        clang_disposeDiagnostic(diagnostic);
    }
    if (errors > MAX_REPORTED)
        diag_note((location){0}, "%d more errors in the headers", errors - MAX_REPORTED);
    return errors == 0;
}
