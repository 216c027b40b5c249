#include "base/forms.h"

#include <ctype.h>
#include <stddef.h>
#include <string.h>

#include "base/names.h"
#include "base/text.h"

// C keywords, which cannot be names. FORM_TYPE allows those of types (int, const).
static const char *const c_keywords[] = {
    "auto",    "break",  "case",     "char",   "const",    "continue", "default",
    "do",      "double", "else",     "enum",   "extern",   "float",    "for",
    "goto",    "if",     "inline",   "int",    "long",     "register", "restrict",
    "return",  "short",  "signed",   "sizeof", "static",   "struct",   "switch",
    "typedef", "union",  "unsigned", "void",   "volatile", "while",
};

// In C names, compilers accept dollar signs and letters of all alphabets. Python accepts less
// (names.h).
static bool
is_word_char(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$' || (unsigned char)c >= 0x80;
}

static bool
is_identifier(const char *s)
{
    if (!is_word_char(*s) || isdigit((unsigned char)*s))
        return false;
    while (is_word_char(*s))
        s++;
    return *s == '\0';
}

static bool
is_name(const char *s)
{
    for (size_t i = 0; i < sizeof c_keywords / sizeof *c_keywords; i++)
        if (strcmp(c_keywords[i], s) == 0)
            return false;
    return is_identifier(s);
}

// Whether all characters are ASCII letters, ASCII digits, or in `allowed`.
static bool
consists_of(const char *s, const char *allowed)
{
    for (; *s != '\0'; s++)
        if (!isalnum((unsigned char)*s) && strchr(allowed, *s) == NULL)
            return false;
    return true;
}

static bool
consists_of_words(const char *s, const char *allowed)
{
    for (; *s != '\0'; s++)
        if (!is_word_char(*s) && strchr(allowed, *s) == NULL)
            return false;
    return true;
}

static bool
is_printable(const char *s)
{
    for (; *s != '\0'; s++)
        if ((unsigned char)*s < 0x20 || *s == 0x7f)
            return false;
    return true;
}

// Rejects text that could end a comment or a literal, or continue the line, also by a trigraph.
static bool
is_line(const char *s)
{
    return is_printable(s) && strpbrk(s, "\"\\") == NULL && strstr(s, "*/") == NULL &&
           strstr(s, "/*") == NULL && strstr(s, "\?\?") == NULL;
}

// Whether brackets close in the reverse order of opening, at most `TOO_DEEP` open at once.
static bool
is_balanced(const char *s)
{
    enum { TOO_DEEP = 64 };
    static const char open[] = "([{", closing[] = ")]}";
    char wanted[TOO_DEEP];
    int depth = 0;
    for (; *s != '\0'; s++) {
        const char *opened = strchr(open, *s);
        if (opened != NULL) {
            if (depth == TOO_DEEP)
                return false;
            wanted[depth++] = closing[opened - open];
        } else if (strchr(closing, *s) != NULL) {
            if (depth == 0 || wanted[depth - 1] != *s)
                return false;
            depth--;
        }
    }
    return depth == 0;
}

static bool
is_expression(const char *s)
{
    return consists_of_words(s, " ()[]{}.,:?!~+-*/%<>=&|^") && is_balanced(s) &&
           strstr(s, "//") == NULL && strstr(s, "/*") == NULL && strstr(s, "*/") == NULL &&
           strstr(s, "\?\?") == NULL;
}

static bool
is_type(const char *s)
{
    return is_word_char(*s) && !isdigit((unsigned char)*s) && consists_of_words(s, " *()[],.") &&
           is_balanced(s);
}

static bool
is_constant(const char *s)
{
    const char *digits = *s == '-' ? s + 1 : s;
    return is_name(s) || (isdigit((unsigned char)*digits) && consists_of(digits, ""));
}

static bool
is_define(const char *s)
{
    const char *value = strchr(s, '=');
    size_t length = value ? (size_t)(value - s) : strlen(s);
    for (size_t i = 0; i < length; i++)
        if (!isalnum((unsigned char)s[i]) && s[i] != '_')
            return false;
    return length > 0 && !isdigit((unsigned char)*s) && (!value || is_constant(value + 1));
}

// Whether every part between slashes is a name: not empty, "." or "..".
static bool
is_header(const char *s)
{
    while (true) {
        size_t length = strcspn(s, "/");
        if (length == 0 || (*s == '.' && strspn(s, ".") == length))
            return false;
        if (s[length] == '\0')
            return true;
        s += length + 1;
    }
}

static bool
is_class(const char *s)
{
    const char *dot = strrchr(s, '.');
    return dot != NULL && is_identifier(dot + 1) && isalpha((unsigned char)*s) &&
           consists_of(s, "._") && strstr(s, "..") == NULL;
}

static bool
is_section(const char *s)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789_";
    return islower((unsigned char)*s) && s[strspn(s, letters)] == '\0';
}

bool
form_fits(form f, const char *text)
{
    switch (f) {
    case FORM_ANY:
        return true;
    case FORM_LINE:
        return is_line(text);
    case FORM_WORD:
        return is_identifier(text);
    case FORM_NAME:
        return is_name(text);
    case FORM_MODULE:
        return is_name(text) && name_is_identifier(text);
    case FORM_CLASS:
        return is_class(text);
    case FORM_TYPE:
        return is_type(text);
    case FORM_EXPRESSION:
        return *text != '\0' && is_expression(text);
    case FORM_CONSTANT:
        return is_constant(text);
    case FORM_DEFINE:
        return is_define(text);
    case FORM_HEADER:
        return consists_of(text, "/._+-") && is_header(text);
    case FORM_FILE:
        return consists_of(text, "._+-") && is_header(text);
    case FORM_PATTERN:
        return consists_of(text, "._+-*") && is_header(text);
    case FORM_SECTION:
        return is_section(text);
    case FORM_PACKAGE:
        return isalpha((unsigned char)*text) && consists_of(text, "._-*=<>,");
    case FORM_LINK:
        return *text != '\0' && consists_of(text, ":/.-_~?&=#%+") && is_line(text);
    case FORM_HASH:
        return strlen(text) == 64 && strspn(text, "0123456789abcdef") == 64;
    }
    return false;
}

const char *
form_name(form f)
{
    static const char *const names[] = {
        [FORM_LINE] = "one line without quotes, backslashes or comment marks",
        [FORM_ANY] = "a text",
        [FORM_WORD] = "a word",
        [FORM_NAME] = "a C identifier",
        [FORM_MODULE] = "an identifier of C and of Python",
        [FORM_CLASS] = "a class with its module, module.Class",
        [FORM_TYPE] = "a C type",
        [FORM_EXPRESSION] = "a C expression without literals, comments or statements",
        [FORM_CONSTANT] = "a name or a number",
        [FORM_DEFINE] = "a macro, NAME or NAME=CONSTANT",
        [FORM_HEADER] = "a relative path without `.`, `..` or special characters",
        [FORM_FILE] = "a file name without a folder",
        [FORM_PATTERN] = "a pattern for file names, without a folder",
        [FORM_SECTION] = "a word of lower-case letters, digits and underscores",
        [FORM_PACKAGE] = "a package with its version, in pip's form",
        [FORM_LINK] = "a URL",
        [FORM_HASH] = "a SHA-256 of 64 hexadecimal digits",
    };
    return names[f];
}
