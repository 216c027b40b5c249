// Changes bytes, words, lines and operands of PTX texts at random.
#include "mutate.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

uint64_t mutate_seed = 1;

uint64_t
random_number(void)
{
    mutate_seed ^= mutate_seed << 13; // xorshift
    mutate_seed ^= mutate_seed >> 7;
    return mutate_seed ^= mutate_seed << 17;
}

size_t
below(size_t n)
{
    return n == 0 ? 0 : (size_t)(random_number() % n);
}

// Replaces `old` bytes at `at` by `size` others. Returns the new length.
static size_t
replace(char *text, size_t length, size_t at, size_t old, const char *by, size_t size)
{
    memmove(text + at + size, text + at + old, length - at - old);
    memcpy(text + at, by, size);
    length = length - old + size;
    text[length] = '\0';
    return length;
}

// --- any text ---

// Returns the start of a random word or line, and stores its length in `size`.
static size_t
stretch(const char *text, size_t length, bool line, size_t *size)
{
    const char *ends = line ? "\n" : " \t\n,;.[]{}()";
    size_t at = below(length);
    while (at > 0 && strchr(ends, text[at - 1]) == NULL)
        at--;
    for (*size = 0; at + *size < length && strchr(ends, text[at + *size]) == NULL;)
        ++*size;
    return at;
}

size_t
mutate_text(char *text, size_t length)
{
    size_t size, from_size, kind = below(5), at, from;
    char copy[256];
    if (kind < 2) {
        at = below(length);
        text[at] = kind == 0 ? (char)random_number() : (char)(text[at] ^ 1 << below(8));
        return length;
    }
    bool line = kind == 2;
    at = stretch(text, length, line, &size);
    from = stretch(text, length, line, &from_size);
    if (kind == 3) // remove it
        from_size = 0;
    from_size = from_size < sizeof copy ? from_size : sizeof copy;
    memcpy(copy, text + from, from_size);
    return replace(text, length, at, size, copy, from_size);
}

// --- kernels ---

static bool
is_part_of_name(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$' || c == '%';
}

// The body of the function around a place: from its "{" to its "}", each alone on a line.
static void
function_at(const char *text, size_t length, size_t at, size_t *start, size_t *end)
{
    *start = at;
    while (*start > 1 && !(text[*start] == '{' && text[*start - 1] == '\n'))
        --*start;
    *end = at;
    while (*end < length && !(text[*end] == '}' && text[*end - 1] == '\n'))
        ++*end;
}

// Returns the start of a random word between two places that has the letters of `like` and other
// digits, and is not declared there. `*found` is its length, 0 if there is none.
static size_t
word_like(const char *text, size_t start, size_t end, const char *like, size_t size, size_t *found)
{
    size_t prefix = 0;
    while (prefix < size && !isdigit((unsigned char)like[prefix]))
        prefix++;
    for (int tries = 0; tries < 2000; tries++) {
        size_t at = start + below(end - start), length = 0;
        if (at == 0 || is_part_of_name(text[at - 1]) || strncmp(text + at, like, prefix) != 0)
            continue;
        while (at + length < end && is_part_of_name(text[at + length]))
            length++;
        if (length > prefix && isdigit((unsigned char)text[at + prefix]) &&
            text[at + length] != '<') {
            *found = length;
            return at;
        }
    }
    *found = 0;
    return start;
}

static size_t
swap_register(char *text, size_t length, size_t start, size_t end)
{
    size_t size, other_size, at = word_like(text, start, end, "%", 1, &size);
    if (size == 0 || text[at] != '%') { // take any register
        for (at = start + below(end - start); at < end && text[at] != '%';)
            at++;
        for (size = 0; at + size < end && is_part_of_name(text[at + size]);)
            size++;
    }
    if (size == 0 || size > 30 || text[at + size] == '<' || text[at + size] == '.')
        return length;
    size_t other = word_like(text, start, end, text + at, size, &other_size);
    char copy[32];
    if (other_size == 0 || other_size >= sizeof copy)
        return length;
    memcpy(copy, text + other, other_size);
    return replace(text, length, at, size, copy, other_size);
}

static size_t
swap_number(char *text, size_t length, size_t start, size_t end)
{
    static const char *const numbers[] = {
        "0",  "1",          "-1",          "2",          "3",    "4",     "7",  "8",
        "16", "31",         "32",          "33",         "63",   "64",    "96", "255",
        "-4", "2147483647", "-2147483648", "4294967295", "1024", "65536", "12", "0xfffffffe"};
    for (int tries = 0; tries < 200; tries++) {
        size_t at = start + below(end - start), size = 0;
        bool starts = strchr(" ,+[", text[at - 1]) != NULL && isdigit((unsigned char)text[at]);
        while (starts && at + size < end && isdigit((unsigned char)text[at + size]))
            size++;
        if (!starts || strchr(",;]", text[at + size]) == NULL)
            continue;
        const char *by = numbers[below(sizeof numbers / sizeof *numbers)];
        return replace(text, length, at, size, by, strlen(by));
    }
    return length;
}

// Words that can replace each other, with the characters that must surround them.
static const char *const alike[][12] = {
    {".s32", ".u32", ".b32"},
    {".s64", ".u64", ".b64"},
    {".s16", ".u16", ".b16"},
    {".f32", ".f32", ".b32"},
    {".s8", ".u8", ".b8"},
    {".u8", ".u16", ".u32"},
    {".lt", ".le", ".gt", ".ge", ".eq", ".ne"},
    {".rn", ".rz", ".rm", ".rp"},
    {".up", ".down", ".bfly", ".idx"},
    {".all", ".any", ".uni"},
    {".global", ".shared", ".local", ".const", ".param"},
    {".v2", ".v4"},
    {"\tadd.", "\tsub.", "\tmin.", "\tmax.", "\tdiv.", "\trem."},
    {"\tand.", "\tor.", "\txor."},
    {"\tshl.", "\tshr."},
    {"\tld.", "\tld.volatile.", "\tldu."},
    {"\tst.", "\tst.volatile."},
    {"bar.sync", "bar.arrive", "barrier.sync", "bar.warp.sync"},
    {".add", ".min", ".max", ".exch", ".and", ".or", ".inc", ".dec"},
    {"@%p", "@!%p"},
    {"bra", "bra.uni"},
    {"\tret;", "\texit;", "\ttrap;"},
    {"barrier.cluster.arrive", "barrier.cluster.wait"},
};

static size_t
swap_word(char *text, size_t length, size_t start, size_t end)
{
    for (int tries = 0; tries < 100; tries++) {
        const char *const *group = alike[below(sizeof alike / sizeof *alike)];
        size_t count = 0, from;
        while (count < 12 && group[count] != NULL)
            count++;
        from = below(count);
        char *at = strstr(text + start + below(end - start), group[from]);
        if (at == NULL || at >= text + end)
            continue;
        const char *by = group[below(count)];
        return replace(text, length, (size_t)(at - text), strlen(group[from]), by, strlen(by));
    }
    return length;
}

// Returns the start of an instruction line at a place or after it. `*size` is 0 if there is none.
static size_t
line_at(const char *text, size_t at, size_t end, size_t *size)
{
    while (at < end && text[at - 1] != '\n')
        at++;
    for (; at < end; at += *size) {
        *size = strcspn(text + at, "\n") + 1;
        if (*size < 200 && *size > 3 && text[at + *size - 2] == ';' && text[at + 1] != '.')
            return at;
    }
    *size = 0;
    return end;
}

// Replaces a line by another one, duplicates a line, or removes one.
static size_t
swap_lines(char *text, size_t length, size_t start, size_t end)
{
    size_t size, other_size;
    char copy[200];
    size_t at = line_at(text, start + 1 + below(end - start - 1), end, &size);
    size_t other = line_at(text, start + 1 + below(end - start - 1), end, &other_size);
    if (size == 0 || other_size == 0)
        return length;
    memcpy(copy, text + other, other_size);
    switch (below(3)) {
    case 0:
        return replace(text, length, at, size, copy, other_size);
    case 1:
        return replace(text, length, at, 0, copy, other_size);
    default:
        return replace(text, length, at, size, "", 0);
    }
}

size_t
mutate_kernel(char *text, size_t length)
{
    static size_t (*const ways[])(char *text, size_t length, size_t start, size_t end) = {
        swap_register, swap_register, swap_number, swap_word, swap_word, swap_lines};
    size_t start, end;
    function_at(text, length, below(length), &start, &end);
    if (text[start] != '{' || end >= length || end - start < 20)
        return length;
    return ways[below(sizeof ways / sizeof *ways)](text, length, start, end);
}
