// Implements names.h: Python's keywords, families of names, and the words within a name.
#include "base/names.h"

#include <ctype.h>
#include <stddef.h>
#include <string.h>

#include "base/text.h"

// Hard keywords of Python 3.11 to 3.14; soft keywords (match, type) are allowed as names.
static const char *const keywords[] = {
    "False", "None",     "True",  "and",    "as",   "assert", "async",  "await",    "break",
    "class", "continue", "def",   "del",    "elif", "else",   "except", "finally",  "for",
    "from",  "global",   "if",    "import", "in",   "is",     "lambda", "nonlocal", "not",
    "or",    "pass",     "raise", "return", "try",  "while",  "with",   "yield",
};

bool
name_is_keyword(const char *name)
{
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
        if (strcmp(name, keywords[i]) == 0)
            return true;
    return false;
}

bool
name_is_identifier(const char *name)
{
    if (!isalpha((unsigned char)*name) && *name != '_')
        return false;
    for (const char *c = name; *c; c++)
        if (!isalnum((unsigned char)*c) && *c != '_')
            return false;
    return !name_is_keyword(name);
}

bool
name_is_pattern(const char *name)
{
    return strpbrk(name, "*?[") != NULL;
}

// Several groups in one family multiply, so the number of names needs a limit.
enum { MOST_MEMBERS = 4096 };

// Expands the first group of `family` and recurses for the others. `names` has `count` names
// already. Returns the new count, or 0 for an invalid family.
static int
expand(arena *a, const char *family, const char ***names, int count)
{
    const char *open = strchr(family, '{');
    const char *close = strchr(family, '}');
    if (!open && !close) {
        if (count == MOST_MEMBERS)
            return 0;
        *names = arena_grow(a, *names, count, sizeof **names);
        (*names)[count] = arena_intern(a, family);
        return count + 1;
    }
    if (!open || !close || close < open || memchr(open + 1, '{', (size_t)(close - open - 1)))
        return 0;
    for (const char *item = open + 1; item <= close;) {
        size_t length = strcspn(item, ",}");
        const char *name = arena_printf(a, "%.*s%.*s%s", (int)(open - family), family, (int)length,
                                        item, close + 1);
        count = expand(a, name, names, count);
        if (count == 0)
            return 0;
        item += length + 1;
    }
    return count;
}

int
name_expand(arena *a, const char *family, const char ***out_names)
{
    *out_names = NULL;
    return expand(a, family, out_names, 0);
}

bool
name_is_reserved(const char *field, bool in_union)
{
    if (text_starts(field, "reserved") || text_starts(field, "padding") ||
        text_starts(field, "_internal_padding")) {
        return true;
    }
    return !in_union && strcmp(field, "pad") == 0;
}

// The length of the word at the start of `s`. A word ends before a capital that follows a small
// letter, and before the last of several capitals if a small letter follows it ("URLLength").
static size_t
word_length(const char *s)
{
    size_t n = 1;
    bool all_capitals = isupper((unsigned char)s[0]);
    while (isalpha((unsigned char)s[n])) {
        bool is_capital = isupper((unsigned char)s[n]);
        if (is_capital && (!all_capitals || islower((unsigned char)s[n + 1])))
            break;
        all_capitals = all_capitals && is_capital;
        n++;
    }
    return n;
}

static bool
same_word(const char *s, size_t length, const char *word)
{
    if (strlen(word) != length)
        return false;
    for (size_t i = 0; i < length; i++)
        if (tolower((unsigned char)s[i]) != word[i])
            return false;
    return true;
}

bool
name_has_word(const char *name, const char *const *words)
{
    for (const char *s = name; *s;) {
        if (!isalpha((unsigned char)*s)) {
            s++;
            continue;
        }
        size_t length = word_length(s);
        for (int i = 0; words[i]; i++)
            if (same_word(s, length, words[i]))
                return true;
        s += length;
    }
    return false;
}

bool
name_is_include_guard(const char *macro)
{
    size_t length = strlen(macro);
    while (length > 0 && macro[length - 1] == '_')
        length--;
    return length > 2 && macro[length - 2] == '_' &&
           tolower((unsigned char)macro[length - 1]) == 'h';
}
