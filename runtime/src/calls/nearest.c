// Suggests the name that a caller probably meant, for error messages. Only error paths call it, so
// speed does not matter.
#include "cubind/nearest.h"

enum { LONGEST = 64, WORD = 4 }; // longest name to compare, and least length of a word that counts

// Lower-cases the name and drops its underscores. Returns false if it is too long to compare.
static bool
fold(const char *name, char folded[LONGEST])
{
    size_t length = 0;
    for (; *name != '\0'; name++) {
        if (*name == '_')
            continue;
        if (length == LONGEST - 1)
            return false;
        folded[length++] = *name >= 'A' && *name <= 'Z' ? (char)(*name + ('a' - 'A')) : *name;
    }
    folded[length] = '\0';
    return true;
}

static int
least(int a, int b)
{
    return a < b ? a : b;
}

// The number of edits: letters that are lost, added, changed, or swapped with the next one.
static int
distance(const char *a, const char *b)
{
    int rows[3][LONGEST];
    const int width = (int)strlen(b);
    for (int j = 0; j <= width; j++)
        rows[0][j] = j;
    for (int i = 1; a[i - 1] != '\0'; i++) {
        int *row = rows[i % 3];
        const int *above = rows[(i + 2) % 3], *second = rows[(i + 1) % 3];
        row[0] = i;
        for (int j = 1; j <= width; j++) {
            row[j] = least(least(above[j], row[j - 1]) + 1, above[j - 1] + (a[i - 1] != b[j - 1]));
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = least(row[j], second[j - 2] + 1);
        }
    }
    return rows[strlen(a) % 3][width];
}

static size_t
word_length(const char *word)
{
    size_t length = 0;
    while (word[length] != '\0' && word[length] != '_')
        length++;
    return length;
}

static const char *
next_word(const char *word)
{
    word += word_length(word);
    return *word == '_' ? word + 1 : word;
}

// Counts the letters of words of one name that begin a word of the other, or begin with one: 12 for
// `enable_timing` and `timing_enabled`, 7 for `includes` and `include_path`.
static int
shared_letters(const char *a, const char *b)
{
    size_t shared = 0;
    for (; *a != '\0'; a = next_word(a))
        for (const char *other = b; *other != '\0'; other = next_word(other)) {
            size_t x = word_length(a), y = word_length(other), shorter = x < y ? x : y;
            if (shorter >= WORD && strncmp(a, other, shorter) == 0)
                shared += shorter;
        }
    return (int)shared;
}

const char *
cb_nearest(const char *const *names, uint32_t hidden, const char *wrong)
{
    char given[LONGEST], other[LONGEST];
    const char *nearest = NULL, *related = NULL;
    int best = LONGEST, most = 0;
    if (!fold(wrong, given))
        return NULL;
    for (int i = 0; names[i] != NULL; i++) {
        if ((i < 32 && (hidden >> i & 1) != 0) || !fold(names[i], other))
            continue;
        int apart = distance(given, other);
        if (3 * apart <= (int)strlen(given) && apart < best) {
            best = apart;
            nearest = names[i];
        }
        int shared = shared_letters(wrong, names[i]);
        if (shared > most) {
            most = shared;
            related = names[i];
        }
    }
    return nearest != NULL ? nearest : related;
}
