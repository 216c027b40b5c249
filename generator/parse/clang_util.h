// Wraps libclang's strings, locations, cursors and translation units for the parse stage. It hides
// only the pitfalls of libclang: CXStrings that must be disposed of, type sugar that differs
// between releases, spellings that contain paths.
#ifndef CUBIND_GENERATOR_CLANG_UTIL_H
#define CUBIND_GENERATOR_CLANG_UTIL_H

#include "base/text.h"
#include "model/model.h"
#include "parse/libclang.h"

// ---- names ----

// Returns the cursor's own name; NULL for anonymous records, and for records that only a typedef
// names. The result is the same with every libclang.
const char *clx_name(arena *a, CXCursor cursor);

// The symbol of a function, interned. It differs from the name if C++ mangles it, or if the header
// gives the function an assembler name.
const char *clx_symbol(arena *a, CXCursor function);

// Whether the header marks the declaration as unavailable, so that the compiler refuses code that
// names it.
bool clx_is_unavailable(CXCursor cursor);

// Whether a struct, union or enum has neither a tag nor a typedef name.
bool clx_is_anonymous(CXCursor cursor);

// Whether the function's body is in the header, so that a library need not have it.
bool clx_is_inline(CXCursor function);

// ---- locations ----

// The expansion location, with the file's base name.
location clx_cursor_location(arena *a, CXCursor cursor);

// The line in the in-memory main file; 0 if the location is in another file.
int clx_main_line(CXTranslationUnit unit, CXSourceLocation where);

// ---- types ----

// The type without the sugar that some releases wrap around typedef names and tags.
CXType clx_desugar(CXType t);

// clang's spelling in a uniform form: "int[4]" although older releases say "int [4]".
const char *clx_type_spelling(arena *a, CXType t);

// ---- visiting ----

typedef void clx_visitor(CXCursor child, void *data);

// Calls `visit` for each child, in order, but not for their children.
void clx_each_child(CXCursor parent, clx_visitor *visit, void *data);

// ---- units ----

typedef struct clx_source {
    const char *contents; // text of the in-memory main file
    const char *include_dir;
    const char *const *folders; // searched after include_dir
    int folder_count;
    const char *const *defines; // NAME, NAME=1
    int define_count;
    bool is_cxx;
    bool is_probe;      // errors are expected: no limit on them, no warnings
    bool with_macros;   // keep the record of macro definitions
    const char *define; // an additional macro; NULL: none
} clx_source;

// Returns NULL after a reported error if libclang could not start. The caller disposes of the unit.
CXTranslationUnit clx_parse(CXIndex index, const clx_source *source);

// Reports each error of the unit; returns true if there are none.
bool clx_report(arena *a, CXTranslationUnit unit);

#endif
