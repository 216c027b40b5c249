// For tests of the parse stage: headers written into a folder of their own, parsed with facts
// filled in by hand.
#ifndef CUBIND_TESTS_GENERATOR_HEADERS_H
#define CUBIND_TESTS_GENERATOR_HEADERS_H

#include "model/model.h"
#include "spec/spec.h"

typedef struct headers {
    arena *a;
    spec s;
    model *m;
    const char *folder;
    bool ok;      // what parse_headers returned
    char *errors; // what it printed
} headers;

// `text` is input.h, the one own header; other.h beside it declares `typedef int other_t; int
// other(void);`. A macro called VERSION, where there is one, is the version macro.
headers headers_parse(const char *text);

// With a typedef table, typedefs.h, beside which ALL_VERSIONS is defined; PER_THREAD selects entry points.
headers headers_parse_table(const char *text, const char *table);

// With facts of the spec (imports, handles, language) and, where it is not NULL, another text of
// other.h.
headers headers_parse_spec(const char *text, const char *other, const spec *facts);

// As C++: `text` for C++, `c_text` for C.
headers headers_parse_cxx(const char *text, const char *c_text);
void headers_free(headers *h);

// By public name, never NULL: a missing one fails the test.
const function *headers_function(const headers *h, const char *name);
const record *headers_record(const headers *h, const char *name);
const enumeration *headers_enum(const headers *h, const char *name);
const typedef_decl *headers_typedef(const headers *h, const char *name);

#endif
