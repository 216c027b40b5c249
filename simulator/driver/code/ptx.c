// Reads from PTX the facts that launches need: kernels with the layout of their parameters,
// variables, the version and the target.
//
// It scans words and parses only the top level of the text. In the bodies of functions it looks
// only at shared variables and at the names of instructions; other errors in them are not detected.
#include "code/ptx.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/simulates.h"
#include "code/engine.h"
#include "code/image.h"
#include "code/instructions.h"
#include "cubind_size.h"
#include "device/attributes.h"

static const int newest_version = 95; // newest version in the release that this driver imitates

typedef struct scanner {
    const char *at;
    const char *end;
    int line;
    const char *token; // current token, `length` 0 at the end
    size_t length;
    drv_image *image;
    bool failed;
} scanner;

// --- words ---------------------------------------------------------------------------------------

static void
skip_blank(scanner *s)
{
    while (s->at < s->end) {
        size_t left = (size_t)(s->end - s->at);
        if (left >= 2 && s->at[0] == '/' && s->at[1] == '/')
            while (s->at < s->end && *s->at != '\n')
                s->at++;
        else if (left >= 2 && s->at[0] == '/' && s->at[1] == '*')
            for (s->at += 2; s->at < s->end && !(s->at[-1] == '/' && s->at[-2] == '*'); s->at++)
                s->line += *s->at == '\n';
        else if (isspace((unsigned char)*s->at))
            s->line += *s->at++ == '\n';
        else
            return;
    }
}

static bool
in_word(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$' || c == '%' || c == '.';
}

// Reads the next token, which is a word (with its leading dot), a quoted string, or a single other
// character.
static void
next(scanner *s)
{
    skip_blank(s);
    s->token = s->at;
    if (s->at < s->end && *s->at == '"') {
        for (s->at++; s->at < s->end && *s->at != '"'; s->at++)
            continue;
        s->at += s->at < s->end;
    } else if (s->at < s->end && in_word(*s->at)) {
        for (s->at++; s->at < s->end && in_word(*s->at); s->at++)
            continue;
    } else if (s->at < s->end) {
        s->at++;
    }
    s->length = (size_t)(s->at - s->token);
}

static bool
is(const scanner *s, const char *word)
{
    return s->length == strlen(word) && memcmp(s->token, word, s->length) == 0;
}

static bool
accept(scanner *s, const char *word)
{
    if (!is(s, word))
        return false;
    next(s);
    return true;
}

static void
fail_as(scanner *s, CUresult status, const char *what)
{
    char text[sizeof s->image->error];
    snprintf(text, sizeof text, "ptxas application ptx input, line %d; error   : %s", s->line,
             what);
    drv_image_fail(s->image, status, text);
    s->failed = true;
    s->length = 0;
    s->at = s->end;
}

static void
fail(scanner *s, const char *what)
{
    fail_as(s, CUDA_ERROR_INVALID_PTX, what);
}

static char *
copy_word(scanner *s)
{
    char *word = malloc(s->length + 1);
    if (word == NULL) {
        fail(s, "out of memory");
        return NULL;
    }
    memcpy(word, s->token, s->length);
    word[s->length] = '\0';
    next(s);
    return word;
}

// Returns the token's number, from its character `at` on. The text need not end where strtoull()
// would stop, so the digits are copied.
static uint64_t
digits(scanner *s, size_t at, int base)
{
    char text[80];
    size_t length = s->length - at < sizeof text ? s->length - at : sizeof text - 1;
    memcpy(text, s->token + at, length);
    text[length] = '\0';
    errno = 0;
    uint64_t value = strtoull(text, NULL, base);
    if (errno == ERANGE)
        fail(s, "Constant overflow");
    return value;
}

static size_t
number(scanner *s)
{
    size_t value = 0;
    if (s->length > 0 && isdigit((unsigned char)*s->token))
        value = digits(s, 0, 0);
    else
        fail(s, "number expected");
    next(s);
    return value;
}

// --- declarations of parameters and variables ----------------------------------------------------

typedef struct declaration {
    char *name;
    size_t align;
    size_t item; // bytes of one item
    size_t size;
    bool managed;
} declaration;

// Returns the bytes of a type word such as .u64; 0 if the word is no type.
static size_t
type_size(const scanner *s)
{
    uint64_t bits;
    if (s->length < 3 || s->token[0] != '.' || strchr("busf", s->token[1]) == NULL ||
        !size_read(s->token + 2, s->length - 2, &bits))
        return 0;
    return bits == 8 || bits == 16 || bits == 32 || bits == 64 || bits == 128 ? (size_t)bits / 8
                                                                              : 0;
}

// A size that no variable exceeds. Sums of such sizes stay far below an overflow.
static const uint64_t MOST_BYTES = UINT64_C(1) << 36;

// Reads a declaration from its first attribute to the name and the dimensions: .align 8 .b8
// name[24]. Attributes of pointers are skipped.
static declaration
read_declaration(scanner *s)
{
    declaration d = {NULL, 0, 0, 0, false};
    size_t vector = 1;
    while (s->length > 0 && *s->token == '.') {
        if (accept(s, ".align")) {
            size_t align = number(s);
            if (align > 4096)
                fail(s, "Alignment must be a power of two up to 4096");
            d.align = d.item > 0 ? d.align : align; // after the type, .align is for the pointee
        } else if (is(s, ".v2") || is(s, ".v4")) {
            vector = (size_t)(s->token[2] - '0');
            next(s);
        } else if (type_size(s) > 0) {
            d.item = type_size(s);
            next(s);
        } else if (accept(s, ".attribute")) {
            while (s->length > 0 && !is(s, ")")) {
                d.managed = d.managed || is(s, ".managed");
                next(s);
            }
            accept(s, ")");
        } else {
            next(s);
        }
    }
    if (d.item == 0 || s->length == 0)
        fail(s, "type expected");
    if (s->failed)
        return d;
    d.name = copy_word(s);
    d.size = d.item * vector;
    if (d.align == 0)
        d.align = d.size;
    while (accept(s, "[")) {
        uint64_t size;
        if (!size_multiply(d.size, is(s, "]") ? 0 : number(s), &size) || size > MOST_BYTES)
            fail(s, "Array is too large");
        d.size = s->failed ? 0 : size;
        if (!accept(s, "]"))
            fail(s, "] expected");
    }
    return d;
}

// Allocates memory for one more item in an array of `count` items.
static void *
grow(scanner *s, void *items, size_t count, size_t size)
{
    void *grown = realloc(items, (count + 1) * size);
    if (grown == NULL)
        fail(s, "out of memory");
    return grown;
}

static void
add_param(scanner *s, drv_entry *entry, const declaration *d)
{
    drv_param *params = grow(s, entry->params, entry->param_count, sizeof *params);
    if (params == NULL)
        return;
    size_t offset = (entry->param_bytes + d->align - 1) / d->align * d->align;
    params[entry->param_count] = (drv_param){offset, d->size};
    entry->params = params;
    entry->param_count++;
    entry->param_bytes = offset + d->size;
}

// --- bodies --------------------------------------------------------------------------------------

static bool
at_label(const scanner *s)
{
    const char *at = s->at;
    while (at < s->end && isspace((unsigned char)*at))
        at++;
    return at < s->end && *at == ':';
}

static void
check_instruction(scanner *s)
{
    size_t length = 0;
    while (length < s->length && s->token[length] != '.')
        length++;
    if (drv_is_instruction(s->token, length))
        return;
    char text[100];
    snprintf(text, sizeof text, "Not a name of any known instruction: '%.*s'",
             (int)(length < 40 ? length : 40), s->token);
    fail(s, text);
}

// Reads the first word of a statement, which is a directive, a predicate, a label or an
// instruction. True: the statement begins with the next word.
static bool
begin_statement(scanner *s)
{
    if (accept(s, "@")) {
        accept(s, "!");
        next(s);
        return true;
    }
    bool label = at_label(s);
    if (!label && isalpha((unsigned char)*s->token))
        check_instruction(s);
    next(s);
    return label;
}

// Skips a balanced { … } and returns the bytes of shared variables in it. The current token is the
// brace.
static size_t
skip_body(scanner *s)
{
    size_t shared = 0;
    int depth = 0;
    bool first = true; // a statement begins here
    do {
        bool separator = is(s, "{") || is(s, "}") || is(s, ";") || is(s, ":");
        depth += is(s, "{") - is(s, "}");
        if (separator) {
            first = true;
            next(s);
        } else if (is(s, ".shared")) {
            next(s);
            declaration d = read_declaration(s);
            shared += d.size;
            free(d.name);
        } else if (first && s->length > 0) {
            first = begin_statement(s);
        } else {
            next(s);
        }
    } while (depth > 0 && s->length > 0);
    if (depth > 0)
        fail(s, "} expected");
    return shared;
}

static void
skip_to_body_or_end(scanner *s)
{
    while (s->length > 0 && !is(s, "{") && !is(s, ";"))
        next(s);
    if (is(s, "{"))
        skip_body(s);
    else
        accept(s, ";");
}

// --- entries -------------------------------------------------------------------------------------

static void
read_params(scanner *s, drv_entry *entry)
{
    while (!s->failed && !is(s, ")")) {
        if (!accept(s, ".param"))
            fail(s, ".param expected");
        declaration d = read_declaration(s);
        if (!s->failed)
            add_param(s, entry, &d);
        free(d.name);
        accept(s, ",");
    }
    accept(s, ")");
}

// Reads numbers such as 256, 1, 1.
static void
read_threads(scanner *s, drv_entry *entry)
{
    uint64_t shape[3] = {number(s), 1, 1};
    for (int i = 1; i < 3 && accept(s, ","); i++)
        shape[i] = number(s);
    entry->max_threads = drv_number(size_of_shape(shape[0], shape[1], shape[2]));
}

// Reads .maxntid 256, 1, 1 and similar directives, up to the body.
static void
read_directives(scanner *s, drv_entry *entry)
{
    while (s->length > 0 && !is(s, "{") && !is(s, ";")) {
        if (accept(s, ".maxntid") || accept(s, ".reqntid")) {
            read_threads(s, entry);
        } else if (accept(s, ".reqnctapercluster")) {
            entry->cluster[0] = drv_number(number(s));
            entry->cluster[1] = accept(s, ",") ? drv_number(number(s)) : 1;
            entry->cluster[2] = accept(s, ",") ? drv_number(number(s)) : 1;
        } else if (accept(s, ".explicitcluster")) {
            entry->explicit_cluster = true;
        } else if (accept(s, ".maxnreg")) {
            entry->registers = drv_number(number(s));
        } else {
            next(s);
        }
    }
}

static void
read_entry(scanner *s)
{
    drv_entry *entry = drv_image_add_entry(s->image);
    if (entry == NULL) {
        fail(s, "out of memory");
        return;
    }
    entry->name = copy_word(s);
    if (accept(s, "("))
        read_params(s, entry);
    read_directives(s, entry);
    if (is(s, "{"))
        entry->shared_bytes = skip_body(s);
    else
        accept(s, ";");
}

// --- variables -----------------------------------------------------------------------------------

// Reads an initial value, which is an integer, or the bits of a float in the form 0f3F800000 or
// 0d3FF0000000000000.
static uint64_t
initial_bits(scanner *s)
{
    bool negative = accept(s, "-");
    bool hexadecimal = s->length > 2 && s->token[0] == '0' && strchr("fFdD", s->token[1]) != NULL;
    uint64_t bits = hexadecimal ? digits(s, 2, 16) : digits(s, 0, 0);
    next(s);
    return negative ? -bits : bits;
}

static unsigned char *
read_initial(scanner *s, const declaration *d)
{
    unsigned char *initial = calloc(1, d->size > 0 ? d->size : 1);
    if (initial == NULL) {
        fail(s, "out of memory");
        return NULL;
    }
    size_t filled = 0;
    while (s->length > 0 && !is(s, ";")) {
        if (accept(s, "{") || accept(s, "}") || accept(s, ","))
            continue;
        uint64_t bits = initial_bits(s);
        if (filled + d->item <= d->size)
            memcpy(initial + filled, &bits, d->item < sizeof bits ? d->item : sizeof bits);
        filled += d->item;
    }
    return initial;
}

static void
read_variable(scanner *s, bool external, bool constant)
{
    declaration d = read_declaration(s);
    unsigned char *initial = accept(s, "=") ? read_initial(s, &d) : NULL;
    accept(s, ";");
    drv_variable *variable = s->failed || external ? NULL : drv_image_add_variable(s->image);
    if (variable == NULL) {
        free(d.name);
        free(initial);
        return;
    }
    s->image->const_bytes += constant ? d.size : 0;
    *variable = (drv_variable){d.name, d.size, d.align, initial, d.managed};
}

// --- top level -----------------------------------------------------------------------------------

// Returns a version as a number: 87 for 8.7.
static int
version_of(const scanner *s)
{
    uint64_t major, minor = 0;
    const char *dot = memchr(s->token, '.', s->length);
    if (dot == NULL || !size_read(s->token, s->length, &major))
        return 0;
    size_read(dot + 1, 1 < s->length - (size_t)(dot - s->token) ? 1 : 0, &minor);
    return drv_number(major < 1000 ? 10 * major + minor : major);
}

static void
read_header(scanner *s)
{
    if (!accept(s, ".version")) {
        fail_as(s, CUDA_ERROR_INVALID_IMAGE, "Missing .version directive at start of file");
        return;
    }
    s->image->version = version_of(s);
    next(s);
    uint64_t target;
    if (!accept(s, ".target") || s->length < 5 || memcmp(s->token, "sm_", 3) != 0 ||
        !size_read(s->token + 3, s->length - 3, &target)) {
        fail(s, "Missing .target directive");
        return;
    }
    s->image->target = drv_number(target);
    next(s);
}

static void
read_top_level(scanner *s)
{
    bool external = false;
    while (s->length > 0) {
        if (accept(s, ".entry")) {
            read_entry(s);
        } else if (is(s, ".global") || is(s, ".const")) {
            bool constant = is(s, ".const");
            next(s);
            read_variable(s, external, constant);
        } else if (is(s, ".func") || is(s, ".shared")) {
            skip_to_body_or_end(s);
        } else if (is(s, ".extern")) {
            next(s);
            external = true;
            continue;
        } else if (is(s, "{")) {
            skip_body(s);
        } else if (is(s, ".visible") || is(s, ".weak") || is(s, ".common")) {
            next(s);
            continue;
        } else {
            next(s);
        }
        external = false;
    }
}

// Reads a text that ends at `end`. The engine gets everything up to `last`, which is the end of the
// last text of a list.
static void
read_text(drv_image *image, const char *text, const char *end, const char *last)
{
    scanner s = {text, end, 1, NULL, 0, image, false};
    next(&s);
    read_header(&s);
    if (!s.failed && drv_simulates())
        drv_read_simulated(image, text, (size_t)(last - text));
    else if (!s.failed)
        read_top_level(&s);
    int own = drv_limit(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR) * 10 +
              drv_limit(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
    if (image->version > newest_version)
        drv_image_fail(image, CUDA_ERROR_UNSUPPORTED_PTX_VERSION, "Unsupported .version");
    if (image->target > own)
        drv_image_fail(image, CUDA_ERROR_INVALID_PTX,
                       "the PTX is for a newer device than this one");
}

void
drv_read_ptx(drv_image *image, const char *text, size_t size)
{
    const char *end = text + (size > 0 ? strnlen(text, size) : strlen(text));
    read_text(image, text, end, end);
}

// Reads a list of texts. The engine reads all texts at once. Without the engine, they are read one
// by one.
void
drv_read_ptx_list(drv_image *image, const char *texts, size_t size)
{
    size_t length = strnlen(texts, size);
    read_text(image, texts, texts + length, texts + size);
    while (!drv_simulates() && length < size && image->status == CUDA_SUCCESS) {
        texts += length + 1;
        size -= length + 1;
        length = strnlen(texts, size);
        if (length > 0)
            read_text(image, texts, texts + length, texts + length);
    }
}
