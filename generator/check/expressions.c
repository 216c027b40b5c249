// Checks that the names in a spec's C expressions exist. Otherwise the C compiler would find the
// mistake much later, in generated code.
#include "check/expressions.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "model/find.h"

static const char *const c_words[] = {
    "sizeof", "struct", "union", "enum",  "const",  "unsigned", "signed", "char",
    "short",  "int",    "long",  "float", "double", "void",     "NULL",
};

static bool
is_c_word(const char *word)
{
    for (size_t i = 0; i < sizeof c_words / sizeof *c_words; i++)
        if (strcmp(c_words[i], word) == 0)
            return true;
    return strcmp(word, "size_t") == 0 || text_starts(word, "int") || text_starts(word, "uint");
}

static bool
is_constant(const model *m, const char *word)
{
    for (int i = 0; i < m->macro_count; i++)
        if (strcmp(m->macros[i].name, word) == 0)
            return true;
    for (int i = 0; i < m->enum_count; i++)
        if (find_enumerator(&m->enums[i], word))
            return true;
    return false;
}

// Whether the word is a parameter of the function or a member of the record.
static bool
is_own(const function *f, const record *r, const char *word)
{
    return f ? find_param(f, word) != NULL : r && find_field(r, word) != NULL;
}

static bool
is_known(const model *m, const function *f, const record *r, const char *word)
{
    return is_own(f, r, word) || is_constant(m, word) || is_c_word(word) || find_enum(m, word) ||
           find_record(m, word) || find_typedef(m, word);
}

// Whether the word is a member's name after "." or "->". It is not looked up in the struct.
static bool
is_member(const char *expression, const char *at)
{
    while (at > expression && at[-1] == ' ')
        at--;
    return at > expression &&
           (at[-1] == '.' || (at[-1] == '>' && at - expression > 1 && at[-2] == '-'));
}

bool
check_is_constant(const model *m, const char *text)
{
    char *end = NULL;
    strtoll(text, &end, 0);
    return (*text && !*end) || is_constant(m, text);
}

static const char *
unknown_word(const model *m, const function *f, const record *r, const char *expression,
             const char **rest)
{
    const char *at = *rest ? *rest : expression;
    while (at && *at) {
        if (!isalpha((unsigned char)*at) && *at != '_') {
            // Skip a number together with its suffix: 2u is one word.
            at += isdigit((unsigned char)*at) ? strspn(at, "0123456789abcdefxABCDEFXuUlL.") : 1;
            continue;
        }
        const char *end = at + text_word_length(at);
        const char *word = arena_intern_n(m->arena, at, (size_t)(end - at));
        bool good = is_known(m, f, r, word) || is_member(expression, at);
        at = *rest = end;
        if (!good)
            return word;
    }
    *rest = at;
    return NULL;
}

const char *
check_unknown_word(const model *m, const function *f, const char *expression, const char **rest)
{
    return unknown_word(m, f, NULL, expression, rest);
}

const char *
check_unknown_member(const model *m, const record *r, const char *expression, const char **rest)
{
    return unknown_word(m, NULL, r, expression, rest);
}
