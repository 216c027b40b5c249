// Parses headers in a temporary folder, for tests of the parse stage. The facts that a spec would
// state are filled in by hand.
#ifndef CUBIND_TESTS_GENERATOR_HEADERS_H
#define CUBIND_TESTS_GENERATOR_HEADERS_H

#include "model/model.h"
#include "spec/spec.h"

typedef struct headers {
    arena *a;
    spec s;
    model *m;
    const char *folder;
    bool ok;      // the result of parse_headers
    char *errors; // the diagnostics that it printed
} headers;

// Parses `text` as input.h, the only header of the module. Another file in its folder, other.h, has
// the text `typedef int other_t; int other(void);`. If there is a macro VERSION, it is the version
// macro.
headers headers_parse(const char *text);

// Like headers_parse, but with a typedef table: `table` is the text of typedefs.h, for which
// ALL_VERSIONS is defined. PER_THREAD selects entry points.
headers headers_parse_table(const char *text, const char *table);

// Like headers_parse, but takes imports, handles and language from `facts`. `other` is the text of
// other.h; if it is NULL, other.h has the text described above.
headers headers_parse_spec(const char *text, const char *other, const spec *facts);

// Like headers_parse, but for C++: a C++ compiler sees `text`, and a C compiler sees `c_text`.
headers headers_parse_cxx(const char *text, const char *c_text);
void headers_free(headers *h);

// Find an item by its public name. The result is never NULL: a missing item fails the test.
const function *headers_function(const headers *h, const char *name);
const record *headers_record(const headers *h, const char *name);
const enumeration *headers_enum(const headers *h, const char *name);
const typedef_decl *headers_typedef(const headers *h, const char *name);

#endif
