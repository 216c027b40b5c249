// Reads parameter types from mangled C++ names (Itanium C++ ABI).
//
// The reader follows the grammar. It stores no names, and for each type only a core_param_type. It
// must count substitution candidates exactly as the ABI does, because S_, S0_, … refer to them by
// number. If it does not fully understand a part, or if text is left over, it reports the whole
// name as unknown.
#include "kernel/mangled.h"

#include <string.h>

enum { MAX_SUBSTITUTIONS = 512, MAX_TEMPLATE_PARAMS = 64, MAX_DEPTH = 64 };

typedef struct reader {
    const char *at, *end;
    int depth;
    int substitution_count;
    core_param_type substitutions[MAX_SUBSTITUTIONS];
    int param_count; // size of params: the last template arguments of the function's own name
    core_param_type params[MAX_TEMPLATE_PARAMS];
} reader;

static const core_param_type any_type = {.kind = CORE_KIND_ANY};
static const core_param_type pointer_type = {.kind = CORE_KIND_POINTER, .size = sizeof(void *)};

static bool read_type(reader *r, core_param_type *out);
static bool read_template_args(reader *r, bool remember);
static bool read_name(reader *r, bool of_function, bool *has_args);

// --- characters ----------------------------------------------------------------------------------

static char
peek_letter(const reader *r)
{
    return r->at < r->end ? *r->at : '\0';
}

static char
peek_second(const reader *r)
{
    return r->end - r->at >= 2 ? r->at[1] : '\0';
}

static bool
take_char(reader *r, char c)
{
    if (peek_letter(r) != c)
        return false;
    r->at++;
    return true;
}

static bool
take_text(reader *r, const char *text)
{
    size_t size = strlen(text);
    if ((size_t)(r->end - r->at) < size || memcmp(r->at, text, size) != 0)
        return false;
    r->at += size;
    return true;
}

static bool
is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool
remember_type(reader *r, core_param_type type)
{
    if (r->substitution_count == MAX_SUBSTITUTIONS)
        return false;
    r->substitutions[r->substitution_count++] = type;
    return true;
}

// --- names ---------------------------------------------------------------------------------------

static bool
read_length(reader *r, size_t *out)
{
    size_t length = 0;
    if (!is_digit(peek_letter(r)))
        return false;
    while (is_digit(peek_letter(r))) {
        length = length * 10 + (size_t)(*r->at++ - '0');
        if (length > (size_t)(r->end - r->at))
            return false;
    }
    *out = length;
    return length > 0;
}

// Reads <source-name>, including the L of internal linkage and ABI tags. Operators, constructors,
// lambdas and unnamed types are not understood.
static bool
read_unqualified(reader *r)
{
    size_t length;
    take_char(r, 'L');
    if (!read_length(r, &length))
        return false;
    r->at += length;
    while (take_char(r, 'B')) {
        if (!read_length(r, &length))
            return false;
        r->at += length;
    }
    return true;
}

// Reads <seq-id> _, where <seq-id> is the number less 1 in base 36, with digits and capitals. An
// empty <seq-id> means number 0.
static bool
read_sequence(reader *r, int *out)
{
    int number = 0;
    bool any = false;
    for (; !take_char(r, '_'); any = true) {
        char c = peek_letter(r);
        if (!is_digit(c) && !(c >= 'A' && c <= 'Z'))
            return false;
        number = number * 36 + (is_digit(c) ? c - '0' : c - 'A' + 10);
        if (number > MAX_SUBSTITUTIONS)
            return false;
        r->at++;
    }
    *out = any ? number + 1 : 0;
    return true;
}

// Reads S_, S0_, …, or an abbreviation of std (Sa, Ss, …). The abbreviations are classes, and they
// are not candidates.
static bool
read_substitution(reader *r, core_param_type *out)
{
    int number;
    if (!take_char(r, 'S'))
        return false;
    *out = any_type;
    if (peek_letter(r) != '\0' && strchr("absiod", peek_letter(r)) != NULL) {
        r->at++;
        return true;
    }
    if (!read_sequence(r, &number) || number >= r->substitution_count)
        return false;
    *out = r->substitutions[number];
    return true;
}

static bool
read_template_param(reader *r, core_param_type *out)
{
    int number = 0;
    if (!take_char(r, 'T'))
        return false;
    bool any = is_digit(peek_letter(r));
    while (is_digit(peek_letter(r))) {
        number = number * 10 + (*r->at++ - '0');
        if (number > MAX_TEMPLATE_PARAMS)
            return false;
    }
    number = any ? number + 1 : 0;
    if (!take_char(r, '_') || number >= r->param_count)
        return false;
    *out = r->params[number];
    return true;
}

// Reads one step of <prefix>. Sets `*is_new` to whether the step makes a candidate.
static bool
read_prefix_step(reader *r, bool of_function, bool *is_new, bool *has_args)
{
    core_param_type unused;
    *is_new = true;
    *has_args = false;
    if (peek_letter(r) == 'I') {
        *has_args = true;
        return read_template_args(r, of_function);
    }
    if (peek_letter(r) == 'T')
        return read_template_param(r, &unused);
    if (peek_letter(r) == 'S') {
        *is_new = false;
        return take_text(r, "St") || read_substitution(r, &unused);
    }
    return read_unqualified(r);
}

// Reads N [qualifiers] <prefix>* E. The last step is the name itself. It is a candidate only if it
// names a type; then the caller adds it.
static bool
read_nested(reader *r, bool of_function, bool *has_args)
{
    bool is_new = false;
    int steps = 0;
    if (!take_char(r, 'N'))
        return false;
    while (peek_letter(r) == 'r' || peek_letter(r) == 'V' || peek_letter(r) == 'K')
        r->at++;
    for (; !take_char(r, 'E'); steps++) {
        // Template arguments must follow a name, and a substitution can only come first.
        if ((peek_letter(r) == 'I' && (steps == 0 || *has_args)) ||
            (peek_letter(r) == 'S' && steps > 0))
            return false;
        if (!read_prefix_step(r, of_function, &is_new, has_args) ||
            (is_new && !remember_type(r, any_type)))
            return false;
    }
    if (!is_new || steps == 0)
        return false;
    r->substitution_count--;
    return true;
}

// Reads <unscoped-name> [<template-args>]. The name of a template is a candidate.
static bool
read_unscoped(reader *r, bool of_function, bool *has_args)
{
    *has_args = false;
    take_text(r, "St");
    if (!read_unqualified(r))
        return false;
    if (peek_letter(r) != 'I')
        return true;
    *has_args = true;
    return remember_type(r, any_type) && read_template_args(r, of_function);
}

static bool
read_name(reader *r, bool of_function, bool *has_args)
{
    return peek_letter(r) == 'N' ? read_nested(r, of_function, has_args)
                                 : read_unscoped(r, of_function, has_args);
}

// --- template arguments --------------------------------------------------------------------------

// Reads L <type> <value> E. A value is a number or hexadecimal digits.
static bool
read_literal(reader *r)
{
    core_param_type unused;
    if (!take_char(r, 'L') || peek_letter(r) == '_' || !read_type(r, &unused))
        return false;
    take_char(r, 'n');
    while (is_digit(peek_letter(r)) || (peek_letter(r) >= 'a' && peek_letter(r) <= 'f'))
        r->at++;
    return take_char(r, 'E');
}

static bool
read_template_arg(reader *r, core_param_type *out)
{
    *out = any_type;
    if (peek_letter(r) == 'L')
        return read_literal(r);
    if (take_char(r, 'X')) // an expression: only a template parameter is read, no candidate
        return read_template_param(r, out) && take_char(r, 'E');
    if (peek_letter(r) != 'J')
        return read_type(r, out);
    // A pack. A reference to it is not understood, but the name may have none.
    core_param_type unused;
    r->at++;
    while (!take_char(r, 'E'))
        if (!(peek_letter(r) == 'L' ? read_literal(r) : read_type(r, &unused)))
            return false;
    return true;
}

// Reads I <template-arg>* E. With `remember`, stores the arguments: T_ in a function's parameters
// refers to the template arguments of the function's name.
static bool
read_template_args(reader *r, bool remember)
{
    core_param_type args[MAX_TEMPLATE_PARAMS];
    int count = 0;
    if (!take_char(r, 'I') || r->depth == MAX_DEPTH)
        return false;
    r->depth++;
    while (!take_char(r, 'E')) {
        if (count == MAX_TEMPLATE_PARAMS || !read_template_arg(r, &args[count]))
            return false;
        count++;
    }
    r->depth--;
    if (remember) {
        memcpy(r->params, args, (size_t)count * sizeof *args);
        r->param_count = count;
    }
    return true;
}

// --- types ---------------------------------------------------------------------------------------

typedef struct builtin {
    const char *code;
    core_param_type type;
} builtin;

#define TYPE(kind, size, element) \
    { \
        CORE_KIND_##kind, size, \
        { \
            CORE_ELEMENT_##element, .is_known = true \
        } \
    }
#define UNKNOWN(kind, size) \
    { \
        CORE_KIND_##kind, size, \
        { \
            .is_known = false \
        } \
    }

// The builtin types, which are not candidates. The host compiler decides whether char is signed.
static const builtin builtins[] = {
    {"v", TYPE(ANY, 0, BYTE)},
    {"b", TYPE(BOOL, 1, BYTE)},
    {"c", TYPE(INTEGER, 1, BYTE)},
    {"a", TYPE(SIGNED, 1, BYTE)},
    {"h", TYPE(UNSIGNED, 1, BYTE)},
    {"s", TYPE(SIGNED, sizeof(short), INT16)},
    {"t", TYPE(UNSIGNED, sizeof(short), INT16)},
    {"i", TYPE(SIGNED, sizeof(int), INT32)},
    {"j", TYPE(UNSIGNED, sizeof(int), INT32)},
    {"l", TYPE(SIGNED, sizeof(long), INT64)},
    {"m", TYPE(UNSIGNED, sizeof(long), INT64)},
    {"x", TYPE(SIGNED, sizeof(long long), INT64)},
    {"y", TYPE(UNSIGNED, sizeof(long long), INT64)},
    {"w", TYPE(INTEGER, 4, INT32)},
    {"n", UNKNOWN(ANY, 16)},
    {"o", UNKNOWN(ANY, 16)},
    {"f", TYPE(FLOAT, 4, FLOAT)},
    {"d", TYPE(FLOAT, 8, DOUBLE)},
    {"e", UNKNOWN(ANY, 0)},
    {"g", UNKNOWN(ANY, 0)},
    {"Du", TYPE(UNSIGNED, 1, BYTE)},
    {"Ds", TYPE(UNSIGNED, 2, INT16)},
    {"Di", TYPE(UNSIGNED, 4, INT32)},
    {"Dn", UNKNOWN(POINTER, sizeof(void *))},
    {"Dh", TYPE(ANY, 2, HALF)},
    {"DF16_", TYPE(ANY, 2, HALF)},
    {"DF16b", TYPE(ANY, 2, HALF)},
};

static bool
read_builtin(reader *r, core_param_type *out)
{
    for (size_t i = 0; i < sizeof builtins / sizeof builtins[0]; i++) {
        if (take_text(r, builtins[i].code)) {
            *out = builtins[i].type;
            return true;
        }
    }
    return false;
}

// Reads F [Y] <return type> <parameter types> E.
static bool
read_function(reader *r)
{
    core_param_type unused;
    take_char(r, 'Y');
    while (!take_char(r, 'E'))
        if (!take_char(r, 'z') && !read_type(r, &unused))
            return false;
    return true;
}

static bool
read_array(reader *r)
{
    core_param_type unused;
    while (is_digit(peek_letter(r)))
        r->at++;
    return take_char(r, '_') && read_type(r, &unused);
}

// Reads a type that begins with a letter for its kind. The type becomes a candidate after it has
// been read.
static bool
read_compound(reader *r, core_param_type *out)
{
    core_param_type inner;
    *out = any_type;
    switch (*r->at++) {
    case 'P':
        *out = pointer_type;
        if (!read_type(r, &inner))
            return false;
        if (inner.kind != CORE_KIND_POINTER)
            out->pointee = inner.pointee;
        return true;
    case 'R': // a reference is an address, but a launch never passes one
    case 'O':
    case 'C':
    case 'G':
        return read_type(r, &inner);
    case 'F':
        return read_function(r);
    case 'A':
        return read_array(r);
    case 'M':
        return read_type(r, &inner) && read_type(r, &inner);
    default:
        return false;
    }
}

// Reads [r] [V] [K] <type>. The type with all its qualifiers is one candidate, and has the kind and
// size of the unqualified type.
static bool
read_qualified(reader *r, core_param_type *out)
{
    bool is_const = false;
    for (; peek_letter(r) == 'r' || peek_letter(r) == 'V' || peek_letter(r) == 'K'; r->at++)
        is_const = is_const || *r->at == 'K';
    if (!read_type(r, out))
        return false;
    if (is_const && out->kind != CORE_KIND_POINTER && out->pointee.is_known)
        out->pointee.is_const = true;
    return remember_type(r, *out);
}

// Reads a substitution. It is not a new candidate, but with template arguments it is a new type.
static bool
read_substituted(reader *r, core_param_type *out)
{
    if (!read_substitution(r, out))
        return false;
    if (peek_letter(r) != 'I')
        return true;
    *out = any_type;
    return read_template_args(r, false) && remember_type(r, any_type);
}

static bool
read_param_type(reader *r, core_param_type *out)
{
    if (!read_template_param(r, out) || !remember_type(r, *out))
        return false;
    if (peek_letter(r) != 'I')
        return true;
    *out = any_type;
    return read_template_args(r, false) && remember_type(r, any_type);
}

// Returns the text behind `prefix`, or NULL if the text does not begin with it.
static const char *
behind(const char *at, const char *end, const char *prefix)
{
    size_t size = strlen(prefix);
    return (size_t)(end - at) >= size && memcmp(at, prefix, size) == 0 ? at + size : NULL;
}

// Moves past <source-name>. Returns NULL if there is none.
static const char *
behind_name(const char *at, const char *end)
{
    size_t length = 0;
    for (; at < end && is_digit(*at) && length <= (size_t)(end - at); at++)
        length = length * 10 + (size_t)(*at - '0');
    return length > 0 && length <= (size_t)(end - at) ? at + length : NULL;
}

static core_pointee
find_last_name(const char *at, const char *end)
{
    static const char *const names[] = {"7complexIfE", "7complexIdE", "4byte"};
    static const core_element elements[] = {CORE_ELEMENT_COMPLEX64, CORE_ELEMENT_COMPLEX128,
                                            CORE_ELEMENT_BYTE};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (behind(at, end, names[i]) == end)
            return core_pointee_of(elements[i]);
    return (core_pointee){.is_known = false};
}

// Finds the types of complex numbers and std::byte. Their namespaces may have an inline one in
// them: cuda::std::__4::complex<float>.
static core_pointee
find_nested(const char *at, const char *end)
{
    static const char *const prefixes[] = {"N4cuda3std", "N6thrust", "NSt"};
    const char *name = behind(at, end, "St");
    if (name != NULL)
        return find_last_name(name, end);
    for (size_t i = 0; name == NULL && i < sizeof prefixes / sizeof prefixes[0]; i++)
        name = behind(at, end, prefixes[i]);
    if (name == NULL || end[-1] != 'E')
        return (core_pointee){.is_known = false};
    core_pointee found = find_last_name(name, end - 1);
    const char *inner = behind_name(name, end - 1);
    return found.is_known || inner == NULL ? found : find_last_name(inner, end - 1);
}

static core_pointee
find_class(const char *at, const char *end)
{
    if (!is_digit(*at))
        return find_nested(at, end);
    if (behind_name(at, end) != end)
        return (core_pointee){.is_known = false};
    while (is_digit(*at))
        at++;
    return core_pointee_struct(at, (size_t)(end - at));
}

static bool
read_class(reader *r, core_param_type *out)
{
    bool unused;
    const char *start = r->at;
    *out = any_type;
    if (!read_name(r, false, &unused))
        return false;
    out->pointee = find_class(start, r->at);
    return remember_type(r, *out);
}

static bool
read_type_here(reader *r, core_param_type *out)
{
    char c = peek_letter(r);
    if (c == 'r' || c == 'V' || c == 'K')
        return read_qualified(r, out);
    if (c == 'T')
        return peek_second(r) == '_' || is_digit(peek_second(r)) ? read_param_type(r, out) : false;
    if (c == 'S' && peek_second(r) != 't')
        return read_substituted(r, out);
    if (c == 'N' || c == 'S' || is_digit(c))
        return read_class(r, out);
    if (c != '\0' && strchr("PROCGFAM", c) != NULL)
        return read_compound(r, out) && remember_type(r, *out);
    return read_builtin(r, out);
}

static bool
read_type(reader *r, core_param_type *out)
{
    if (r->depth == MAX_DEPTH)
        return false;
    r->depth++;
    bool result = read_type_here(r, out);
    r->depth--;
    return result;
}

// --- whole names ---------------------------------------------------------------------------------

static int
read_parameters(reader *r, core_param_type *out, int limit)
{
    int count = 0;
    if (r->end - r->at == 1 && *r->at == 'v')
        return 0;
    for (; r->at < r->end; count++)
        if (count == limit || peek_letter(r) == 'v' || !read_type(r, &out[count]))
            return -1;
    return count > 0 ? count : -1;
}

// In the mangled name of a template's instance, the return type comes before the parameters.
int
core_signature_mangled(const char *name, core_param_type *out, int limit)
{
    reader r;
    bool has_args;
    core_param_type unused;
    r.at = name;
    r.end = name + strlen(name);
    r.depth = r.substitution_count = r.param_count = 0;
    if (!take_text(&r, "_Z") || !read_name(&r, true, &has_args))
        return -1;
    if (has_args && !read_type(&r, &unused))
        return -1;
    return read_parameters(&r, out, limit);
}
