// What a text of a spec or model may look like: those that end in paths, in generated C, in Python
// or in comments must not be able to be anything else there.
#ifndef CUBIND_GENERATOR_FORMS_H
#define CUBIND_GENERATOR_FORMS_H

#include <stdbool.h>

typedef enum form {
    FORM_LINE,       // words for people: one line that ends no comment and no literal
    FORM_ANY,        // no control characters but what C can escape: the text of a macro
    FORM_WORD,       // a word of our own: letters, digits, underscores
    FORM_NAME,       // a C identifier, no keyword
    FORM_MODULE,     // a name that Python can import, too
    FORM_CLASS,      // module.Class, with packages in front
    FORM_TYPE,       // a C type
    FORM_EXPRESSION, // C: balanced, no literals, statements, comments or directives
    FORM_CONSTANT,   // a name or a number
    FORM_DEFINE,     // a name, or NAME=CONSTANT, as a compiler's -D takes it
    FORM_HEADER,     // a path below a folder, as #include has it
    FORM_FILE,       // a name without a folder
    FORM_PATTERN,    // for such names, with * in it
    FORM_SECTION,    // a part of a file's name: lower-case letters, digits, underscores
    FORM_PACKAGE,    // a package with its version, as pip takes it
    FORM_LINK,       // a URL
    FORM_HASH,       // SHA-256, in hexadecimal digits
} form;

bool form_fits(form f, const char *text);

// For messages: "a C identifier".
const char *form_name(form f);

#endif
