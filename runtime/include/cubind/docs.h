// Says where the docstrings of a module are: in its C tables, or in a file of the package.
//
// A module that stands alone has its texts in the tables. The build of the package defines
// CB_DOCS_APART: then docs/<module>.docs in the package's folder has all texts, each of them once
// for both forms and all majors of CUDA. The module maps this file at import, and its method tables
// point into the mapping. Without the file, functions keep their signatures, which the module then
// makes from the names of their parameters, and lose the rest of their docstrings.
//
// cmake/pack_docstrings.py makes the file from the macros below in the generated code.
#ifndef CUBIND_DOCS_H
#define CUBIND_DOCS_H

#include "cubind/compat.h"

// CB_DOC defines the docstring of a function: the signature that inspect.signature() reads, and the
// text. CB_CLASS_DOC defines that of a class. CB_DOC_OF names either in a table.
#ifdef CB_DOCS_APART
enum { CB_ARE_DOCS_APART = true };
#define CB_DOC(name, signature, text) struct cb_no_doc_##name
#define CB_CLASS_DOC(name, text) struct cb_no_doc_##name
#define CB_DOC_OF(name) NULL
#else
enum { CB_ARE_DOCS_APART = false };
#define CB_DOC(name, signature, text) static const char doc_##name[] = signature text
#define CB_CLASS_DOC(name, text) static const char doc_##name[] = text
#define CB_DOC_OF(name) doc_##name
#endif

// A docstring of the checked form that differs from the tuple form's. An `at` of -1 ends the list.
typedef struct cb_checked_doc {
    int at; // index of the method
    const char *doc;
} cb_checked_doc;

// The docstrings of a module that are not in its tables. One for each module and process.
typedef struct cb_docs {
    bool is_apart;                          // whether there should be a file
    const char *file;                       // mapped; NULL: not
    const struct cb__docs_section *section; // of the module's release, in the file
    char *signatures[2];                    // of both forms, if there is no file; never freed
} cb_docs;

#endif
