// Reads what a kernel's parameters point to from the source that declares it.
//
// The source is not preprocessed and its headers are not read, so the reader understands only
// parameters that consist of standard types. One pass over the source collects the kernel's
// declarations, and the names that the source itself gives a meaning. A parameter that uses such a
// name is unknown.
#include "kernel/declared_types.h"

#include "kernel/source_text.h"
#include "kernel/signature.h"

#include <string.h>

enum { MAX_TOKENS = 64, MAX_WORDS = 1024, OF_KERNEL = -1 };

// A word that a declaration uses, and the parameter in which it does so.
typedef struct used_word {
    source_token token;
    int param; // or OF_KERNEL
} used_word;

typedef struct reader {
    source_text text;
    const char *name;
    int count;
    core_pointee *out;
    bool found, failed; // failed: nothing is known
    int word_count;
    used_word words[MAX_WORDS];
    size_t renamed_count, renamed_room;
    source_token *renamed; // names to which the source gives a meaning
} reader;

static const core_pointee unknown = {.is_known = false};

// --- names with a meaning ------------------------------------------------------------------------

static void
add_renamed(reader *r, source_token token)
{
    if (token.kind != SOURCE_WORD || r->failed)
        return;
    if (r->renamed_count == r->renamed_room) {
        size_t room = r->renamed_room == 0 ? 64 : 2 * r->renamed_room;
        source_token *grown = PyMem_RawRealloc(r->renamed, room * sizeof *grown);
        r->failed = grown == NULL;
        if (grown == NULL)
            return;
        r->renamed = grown;
        r->renamed_room = room;
    }
    r->renamed[r->renamed_count++] = token;
}

static void
add_word(reader *r, source_token token, int param)
{
    if (r->word_count == MAX_WORDS)
        r->failed = true;
    else
        r->words[r->word_count++] = (used_word){token, param};
}

static bool
same_text(const source_token *a, const source_token *b)
{
    size_t size = (size_t)(a->end - a->at);
    return size == (size_t)(b->end - b->at) && memcmp(a->at, b->at, size) == 0;
}

// Makes all parameters unknown that use a renamed word.
static void
forget_renamed(reader *r)
{
    for (size_t i = 0; i < r->renamed_count; i++)
        for (int k = 0; k < r->word_count; k++) {
            if (!same_text(&r->renamed[i], &r->words[k].token))
                continue;
            if (r->words[k].param == OF_KERNEL)
                r->failed = true;
            else
                r->out[r->words[k].param] = unknown;
        }
}

// --- one parameter -------------------------------------------------------------------------------

typedef struct param_tokens {
    const source_token *at, *end;
} param_tokens;

static bool
is_at(const param_tokens *p, const char *text)
{
    return p->at < p->end && source_is(p->at, text);
}

static bool
take(param_tokens *p, const char *text)
{
    bool found = is_at(p, text);
    p->at += found;
    return found;
}

static bool
take_qualifiers(param_tokens *p)
{
    static const char *const words[] = {"volatile", "__restrict__", "__restrict", "restrict",
                                        "register"};
    bool is_const = false;
    for (bool again = true; again;) {
        again = take(p, "const");
        is_const = is_const || again;
        for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
            again = take(p, words[i]) || again;
    }
    return is_const;
}

// The words of the arithmetic types, which may stand in any order.
typedef enum type_word { NONE, SIGNED, UNSIGNED, SHORT, LONG, INT, CHAR, OTHER } type_word;

typedef struct arithmetic {
    int counts[OTHER + 1];
    core_pointee other; // float, bool and the others that take no further word
} arithmetic;

static type_word
word_of(const source_token *token, arithmetic *a)
{
    static const char *const words[] = {"signed", "unsigned", "short", "long", "int", "char"};
    static const struct {
        const char *word;
        core_element element;
    } others[] = {
        {"float", CORE_ELEMENT_FLOAT},    {"double", CORE_ELEMENT_DOUBLE},
        {"void", CORE_ELEMENT_BYTE},      {"bool", CORE_ELEMENT_BYTE},
        {"_Bool", CORE_ELEMENT_BYTE},     {"wchar_t", CORE_ELEMENT_INT32},
        {"char8_t", CORE_ELEMENT_BYTE},   {"char16_t", CORE_ELEMENT_INT16},
        {"char32_t", CORE_ELEMENT_INT32},
    };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (source_is(token, words[i]))
            return (type_word)(SIGNED + i);
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        if (source_is(token, others[i].word)) {
            a->other = core_pointee_of(others[i].element);
            return OTHER;
        }
    return NONE;
}

static core_pointee
arithmetic_pointee(const arithmetic *a)
{
    const int *n = a->counts;
    if (n[OTHER] == 1)
        return n[SIGNED] + n[UNSIGNED] + n[SHORT] + n[LONG] + n[INT] + n[CHAR] == 0 ? a->other
                                                                                    : unknown;
    bool is_valid = n[OTHER] == 0 && n[SIGNED] + n[UNSIGNED] <= 1 && n[SHORT] <= 1 &&
                    n[LONG] <= 2 && n[INT] + n[CHAR] <= 1 && (n[SHORT] == 0 || n[LONG] == 0) &&
                    (n[CHAR] == 0 || n[SHORT] + n[LONG] == 0);
    if (!is_valid)
        return unknown;
    if (n[CHAR] == 1)
        return core_pointee_of(CORE_ELEMENT_BYTE);
    return core_pointee_integer(n[SHORT] == 1  ? sizeof(short)
                                : n[LONG] == 0 ? sizeof(int)
                                : n[LONG] == 1 ? sizeof(long)
                                               : sizeof(long long));
}

// Reads <float> or <double>.
static core_pointee
complex_pointee(param_tokens *p)
{
    core_element element = CORE_ELEMENT_UNKNOWN;
    if (!take(p, "<"))
        return unknown;
    if (take(p, "float"))
        element = CORE_ELEMENT_COMPLEX64;
    else if (take(p, "double"))
        element = CORE_ELEMENT_COMPLEX128;
    return take(p, ">") && element != CORE_ELEMENT_UNKNOWN ? core_pointee_of(element) : unknown;
}

// Reads a name, perhaps with std::, cuda::std:: or thrust:: in front.
static core_pointee
named_pointee(param_tokens *p)
{
    bool is_global = take(p, "::");
    bool is_cuda = is_at(p, "cuda"), is_std = false, is_thrust = false;
    if (is_cuda) {
        p->at++;
        if (!take(p, "::") || !is_at(p, "std"))
            return unknown;
    }
    if ((is_std = take(p, "std")) || (!is_global && (is_thrust = take(p, "thrust"))))
        if (!take(p, "::"))
            return unknown;
    if (p->at == p->end || p->at->kind != SOURCE_WORD)
        return unknown;
    const source_token *name = p->at++;
    size_t length = (size_t)(name->end - name->at);
    if (source_is(name, "complex"))
        return is_std || is_thrust ? complex_pointee(p) : unknown;
    if (is_thrust)
        return unknown;
    if (is_std && source_is(name, "byte"))
        return core_pointee_of(CORE_ELEMENT_BYTE);
    core_pointee found = core_pointee_c(name->at, length);
    if (!found.is_known && !is_std)
        found = core_pointee_struct(name->at, length);
    return found.is_known || is_std ? found : core_pointee_alias(name->at, length);
}

static core_pointee
read_base_type(param_tokens *p)
{
    arithmetic a = {.counts = {0}};
    bool is_const = take_qualifiers(p);
    int words = 0;
    for (type_word w; p->at < p->end && (w = word_of(p->at, &a)) != NONE; words++) {
        a.counts[w]++;
        p->at++;
        is_const = take_qualifiers(p) || is_const;
    }
    core_pointee found = words > 0 ? arithmetic_pointee(&a) : named_pointee(p);
    is_const = take_qualifiers(p) || is_const;
    found.is_const = found.is_known && is_const;
    return found;
}

// Takes the name of the parameter, if it has one.
static void
take_name(param_tokens *p)
{
    arithmetic unused;
    if (p->at < p->end && p->at->kind == SOURCE_WORD && word_of(p->at, &unused) == NONE)
        p->at++;
}

// Takes [ … ].
static bool
take_extent(param_tokens *p)
{
    if (!take(p, "["))
        return false;
    while (p->at < p->end && !is_at(p, "]") && !is_at(p, "["))
        p->at++;
    return take(p, "]");
}

static core_pointee
read_param(param_tokens p)
{
    core_pointee found = read_base_type(&p);
    bool is_pointer = take(&p, "*");
    if (!found.is_known)
        return unknown;
    if (is_pointer)
        take_qualifiers(&p);
    take_name(&p);
    if (!is_pointer)
        is_pointer = take_extent(&p);
    return is_pointer && (p.at == p.end || is_at(&p, "=")) ? found : unknown;
}

// --- declarations --------------------------------------------------------------------------------

// The parameters of one declaration.
typedef struct declaration {
    int count; // parameters, including one that is only `void`
    bool is_uncertain;
    core_pointee types[CORE_SIGNATURE_MAX];
} declaration;

static void
end_param(reader *r, declaration *d, const source_token *tokens, int count)
{
    if (d->count >= CORE_SIGNATURE_MAX || d->count >= r->count) {
        d->count++;
        return;
    }
    for (int i = 0; i < count && i < MAX_TOKENS; i++)
        if (tokens[i].kind == SOURCE_WORD)
            add_word(r, tokens[i], d->count);
    d->types[d->count++] =
        count <= MAX_TOKENS ? read_param((param_tokens){tokens, tokens + count}) : unknown;
}

// Reads the parameters up to the closing parenthesis. Returns false if it is missing.
static bool
read_params(reader *r, declaration *d)
{
    source_token tokens[MAX_TOKENS];
    int depth = 0, angles = 0, count = 0;
    bool after_equals = false;
    for (;;) {
        source_token token = source_next(&r->text);
        if (token.kind == SOURCE_END)
            return false;
        char c = token.kind == SOURCE_OTHER ? *token.at : '\0';
        d->is_uncertain = d->is_uncertain || token.kind == SOURCE_DIRECTIVE ||
                          (after_equals && (c == '<' || c == '>'));
        if (depth == 0 && (c == ')' || (c == ',' && angles == 0))) {
            if (c == ',' || count > 0 || d->count > 0)
                end_param(r, d, tokens, count);
            if (c == ')')
                return true;
            count = angles = 0;
            after_equals = false;
            continue;
        }
        depth += (c == '(' || c == '[' || c == '{') - (c == ')' || c == ']' || c == '}');
        angles += (c == '<') - (c == '>' && angles > 0);
        after_equals = after_equals || c == '=';
        if (count < MAX_TOKENS)
            tokens[count] = token;
        count++;
    }
}

// Takes over the types of a declaration. Those in which two declarations differ are unknown.
static void
take_types(reader *r, const declaration *d)
{
    for (int i = 0; i < r->count; i++)
        if (!r->found)
            r->out[i] = d->types[i];
        else if (memcmp(&r->out[i], &d->types[i], sizeof d->types[i]) != 0)
            r->out[i] = unknown;
    r->found = true;
}

// Reads from behind `__global__`: the declaration counts if it is one of the kernel.
static void
read_declaration(reader *r)
{
    declaration d;
    d.count = 0;
    d.is_uncertain = r->text.conditions > 0;
    source_token before = {.kind = SOURCE_END};
    int depth = 0;
    for (;;) {
        source_text behind = r->text;
        source_token token = source_next(&r->text);
        char c = token.kind == SOURCE_OTHER ? *token.at : '\0';
        if (token.kind == SOURCE_END || c == ';' || c == '{' || c == '}') {
            r->text = behind;
            return;
        }
        d.is_uncertain = d.is_uncertain || token.kind == SOURCE_DIRECTIVE;
        if (c == '(' && depth == 0 && source_is(&before, r->name))
            break;
        depth += (c == '(') - (c == ')' && depth > 0);
        before = token;
    }
    add_word(r, before, OF_KERNEL);
    bool is_closed = read_params(r, &d);
    if (!is_closed || d.is_uncertain)
        r->failed = true;
    else if (d.count == r->count)
        take_types(r, &d);
}

// --- the source ----------------------------------------------------------------------------------

// Takes the name that a directive defines.
static void
read_directive(reader *r, const source_token *directive)
{
    source_text inside = source_inside(directive);
    source_token word = source_next(&inside);
    if (source_is(&word, "define") || source_is(&word, "undef"))
        add_renamed(r, source_next(&inside));
}

// Reads from behind `typedef` up to its semicolon. Every word outside braces may be the new name.
static void
read_typedef(reader *r)
{
    int depth = 0;
    for (;;) {
        source_token token = source_next(&r->text);
        char c = token.kind == SOURCE_OTHER ? *token.at : '\0';
        if (token.kind == SOURCE_END || (c == ';' && depth <= 0))
            return;
        if (token.kind == SOURCE_DIRECTIVE)
            read_directive(r, &token);
        depth += (c == '{') - (c == '}');
        if (depth == 0)
            add_renamed(r, token);
    }
}

// Reads the words behind `using`, `struct`, `typename` and their like, up to the first of the
// characters `stops`. They include the new name. A word in front of :: is not new.
static void
read_new_name(reader *r, const char *stops)
{
    source_token before = {.kind = SOURCE_END};
    for (;;) {
        source_text behind = r->text;
        source_token token = source_next(&r->text);
        bool is_stop = token.kind == SOURCE_OTHER && strchr(stops, *token.at) != NULL &&
                       token.end - token.at == 1;
        if (token.kind == SOURCE_END || token.kind == SOURCE_DIRECTIVE || is_stop ||
            source_is(&token, "__global__")) {
            add_renamed(r, before);
            r->text = behind;
            return;
        }
        if (!source_is(&token, "::"))
            add_renamed(r, before);
        before = token;
    }
}

// `using namespace` gives no name a meaning that the source does not show elsewhere.
static void
read_using(reader *r)
{
    source_text behind = r->text;
    source_token token = source_next(&r->text);
    if (source_is(&token, "namespace"))
        return;
    r->text = behind;
    read_new_name(r, ";=");
}

static void
read_token(reader *r, const source_token *token)
{
    static const char *const names[] = {"struct",   "class",   "union",    "enum",
                                        "typename", "concept", "namespace"};
    if (token->kind == SOURCE_DIRECTIVE)
        read_directive(r, token);
    if (token->kind != SOURCE_WORD)
        return;
    if (source_is(token, "__global__"))
        read_declaration(r);
    else if (source_is(token, "typedef"))
        read_typedef(r);
    else if (source_is(token, "using"))
        read_using(r);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (source_is(token, names[i]))
            read_new_name(r, "{;:,><*&=");
}

void
core_declared_types(const char *source, size_t size, const char *name, core_pointee *out, int count)
{
    reader r;
    r.text = source_begin(source, size);
    r.name = name;
    r.count = count;
    r.out = out;
    r.found = r.failed = false;
    r.word_count = 0;
    r.renamed_count = r.renamed_room = 0;
    r.renamed = NULL;
    memset(out, 0, (size_t)count * sizeof *out);
    for (source_token token; (token = source_next(&r.text)).kind != SOURCE_END;)
        read_token(&r, &token);
    forget_renamed(&r);
    if (r.failed || r.text.is_odd)
        memset(out, 0, (size_t)count * sizeof *out);
    PyMem_RawFree(r.renamed);
}
