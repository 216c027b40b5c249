// Checks that texts from specs and models have a permitted form. Such texts end up in paths,
// generated C, Python or comments. The form ensures that they cannot break out of that context.
#ifndef CUBIND_GENERATOR_FORMS_H
#define CUBIND_GENERATOR_FORMS_H

#include <stdbool.h>

typedef enum form {
    FORM_LINE,       // a sentence for people; cannot end a comment or a literal
    FORM_ANY,        // a macro's text, without control characters that C cannot escape
    FORM_WORD,       // a word of our own: letters, digits, underscores
    FORM_NAME,       // a C identifier, not a keyword
    FORM_MODULE,     // a FORM_NAME that Python can import, too
    FORM_CLASS,      // module.Class; the module may be in packages
    FORM_TYPE,       // a C type
    FORM_EXPRESSION, // C: balanced, no literals, statements, comments or directives
    FORM_CONSTANT,   // a name or a number
    FORM_DEFINE,     // NAME or NAME=CONSTANT, as the compiler's -D takes it
    FORM_HEADER,     // a path below a folder, as in #include
    FORM_FILE,       // a file name without a folder
    FORM_PATTERN,    // a FORM_FILE with * in it
    FORM_SECTION,    // part of a file name: lower-case letters, digits, underscores
    FORM_PACKAGE,    // a package with its version, as pip takes it
    FORM_LINK,       // a URL
    FORM_HASH,       // SHA-256, in hexadecimal digits
} form;

bool form_fits(form f, const char *text);

// The form in words for messages: "a C identifier".
const char *form_name(form f);

#endif
