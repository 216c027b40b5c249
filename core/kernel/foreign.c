// Reads the signatures of kernels that other packages compiled.
#include "kernel/foreign.h"

#include "kernel/object_code.h"

#include <stdlib.h>
#include <string.h>

// --- types ---------------------------------------------------------------------------------------

typedef struct named_type {
    const char *name;
    uint8_t way; // core_item_way of a number
    uint8_t kind;
    uint8_t element;
    dl_type dl;
} named_type;

#define VALUE CORE_ITEM_VALUE
#define SIGNED(bits, element) \
    {"i" #bits, VALUE, CORE_KIND_SIGNED, CORE_ELEMENT_##element, {DL_INT, bits, 1}}
#define UNSIGNED(bits, element) \
    {"u" #bits, VALUE, CORE_KIND_UNSIGNED, CORE_ELEMENT_##element, {DL_UINT, bits, 1}}
#define REAL(name, way, code, bits, element) \
    {name, CORE_ITEM_##way, CORE_KIND_FLOAT, CORE_ELEMENT_##element, {DL_##code, bits, 1}}

static const named_type types[] = {
    SIGNED(8, BYTE),
    SIGNED(16, INT16),
    SIGNED(32, INT32),
    SIGNED(64, INT64),
    UNSIGNED(8, BYTE),
    UNSIGNED(16, INT16),
    UNSIGNED(32, INT32),
    UNSIGNED(64, INT64),
    {"b8", VALUE, CORE_KIND_BOOL, CORE_ELEMENT_BYTE, {DL_BOOL, 8, 1}},
    REAL("f8", VALUE, FLOAT8_E4M3FN, 8, FP8),
    REAL("f16", HALF, FLOAT, 16, HALF),
    REAL("bf16", BFLOAT, BFLOAT, 16, HALF),
    REAL("f32", VALUE, FLOAT, 32, FLOAT),
    REAL("f64", VALUE, FLOAT, 64, DOUBLE),
    REAL("c64", COMPLEX, COMPLEX, 64, COMPLEX64),
    REAL("c128", COMPLEX, COMPLEX, 128, COMPLEX128),
};

// A part of the text that is still to be read, or of a word.
typedef struct piece {
    const char *at;
    size_t length;
} piece;

static bool
is_word(piece p, const char *text)
{
    return strlen(text) == p.length && memcmp(p.at, text, p.length) == 0;
}

// Splits off what is in front of the first `end`, or all.
static piece
split(piece *rest, char end)
{
    const char *found = memchr(rest->at, end, rest->length);
    piece first = {rest->at, found != NULL ? (size_t)(found - rest->at) : rest->length};
    size_t gone = first.length + (found != NULL);
    *rest = (piece){rest->at + gone, rest->length - gone};
    return first;
}

static const named_type *
find_type(piece name)
{
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (is_word(name, types[i].name))
            return &types[i];
    return NULL;
}

// Reads a decimal number. Returns -1 for anything else.
static int64_t
read_number(piece text)
{
    int64_t number = 0;
    if (text.length == 0 || text.length > 9)
        return -1;
    for (size_t i = 0; i < text.length; i++) {
        if (text.at[i] < '0' || text.at[i] > '9')
            return -1;
        number = 10 * number + (text.at[i] - '0');
    }
    return number;
}

// --- items ---------------------------------------------------------------------------------------

enum { MOST_DEPTH = 16 };

typedef struct reading {
    core_foreign *out;
    int open[MOST_DEPTH]; // the groups that are not closed yet, outermost first
    int depth;
} reading;

static void
add_param(reading *r, core_kind kind, uint32_t size)
{
    r->out->types[r->out->params++] = (core_param_type){.kind = kind, .size = size};
}

static core_pointee_rule
rule_for(core_pointee pointee)
{
    uint32_t takes = core_pointee_takes(pointee);
    return (core_pointee_rule){takes | takes << CORE_ELEMENT_READONLY, pointee};
}

static bool
read_divisor(piece text, core_item *item)
{
    int64_t number = read_number(text);
    item->divisor = (uint8_t)number;
    return number > 0 && number <= 128 && (number & (number - 1)) == 0;
}

static bool
read_pointer(reading *r, piece name, core_item *item)
{
    const named_type *type = find_type(name);
    bool is_any = is_word(name, "void");
    item->rule = rule_for(is_any || type == NULL ? (core_pointee){.is_known = false}
                                                 : core_pointee_of((core_element)type->element));
    add_param(r, CORE_KIND_POINTER, 8);
    return is_any || type != NULL;
}

static bool
read_scalar(reading *r, piece name, core_item *item)
{
    const named_type *type = find_type(name);
    if (type == NULL)
        return false;
    item->way = type->way;
    uint32_t size = type->dl.bits / 8;
    if (type->way == CORE_ITEM_COMPLEX)
        add_param(r, CORE_KIND_FLOAT, size /= 2);
    add_param(r, (core_kind)type->kind, size);
    return true;
}

// Reads a number or an address.
static bool
read_value(reading *r, piece word, core_item *item)
{
    bool is_pointer = word.at[0] == '*';
    piece rest = is_pointer ? (piece){word.at + 1, word.length - 1} : word;
    bool has_divisor = memchr(word.at, '/', word.length) != NULL;
    piece name = split(&rest, '/');
    if (!(is_pointer ? read_pointer : read_scalar)(r, name, item))
        return false;
    return !has_divisor || (item->way == CORE_ITEM_VALUE && read_divisor(rest, item));
}

static bool
read_array(reading *r, piece word, core_item *item)
{
    if (word.length < 3 || word.at[word.length - 1] != ']')
        return false;
    piece rest = {word.at + 1, word.length - 2};
    const named_type *type = find_type(split(&rest, ':'));
    int64_t ndim = read_number(split(&rest, ':'));
    piece layout = split(&rest, ':');
    bool is_good = type != NULL && ndim >= 0 && ndim <= CORE_ARRAY_MOST_DIMS &&
                   layout.length == 1 && strchr("CFA", layout.at[0]) != NULL &&
                   (rest.length == 0 || is_word(rest, "r"));
    if (!is_good)
        return false;
    item->way = CORE_ITEM_ARRAY;
    item->ndim = (uint8_t)ndim;
    item->layout = layout.at[0];
    item->is_written = rest.length == 0;
    item->dl = type->dl;
    for (int i = 0; i < CORE_ARRAY_PARAMS + 2 * ndim; i++)
        add_param(r, CORE_KIND_INTEGER, 8);
    return true;
}

static bool
read_equal(piece word, core_item *item)
{
    piece value = {word.at + 1, word.length - 1};
    item->way = CORE_ITEM_EQUAL;
    item->is_none = is_word(value, "None");
    item->value = item->is_none ? 0 : read_number(value);
    return item->value >= 0;
}

static bool
read_item(reading *r, piece word, core_item *item)
{
    switch (word.at[0]) {
    case '=':
        return read_equal(word, item);
    case '[':
        return read_array(r, word, item);
    case '(':
        item->way = CORE_ITEM_GROUP;
        return word.length == 1;
    case 'n':
        item->way = CORE_ITEM_NULL;
        add_param(r, CORE_KIND_POINTER, 8);
        return is_word(word, "null");
    default:
        return read_value(r, word, item);
    }
}

// Counts the item as an argument of the launch, or of the group in which it is.
static bool
count_item(reading *r, const core_item *item)
{
    core_foreign *out = r->out;
    if (item->way == CORE_ITEM_NULL)
        return r->depth == 0;
    if (r->depth == 0)
        out->arguments++;
    else
        out->item[r->open[r->depth - 1]].count++;
    if (item->way != CORE_ITEM_GROUP)
        return true;
    if (r->depth == MOST_DEPTH)
        return false;
    r->open[r->depth++] = out->items;
    return true;
}

static bool
read_word(reading *r, piece word)
{
    if (is_word(word, ")"))
        return r->depth-- > 0;
    core_item item = {.way = CORE_ITEM_VALUE, .rule = {.takes = CORE_POINTEE_TAKES_ALL}};
    if (!read_item(r, word, &item) || !count_item(r, &item))
        return false;
    r->out->item[r->out->items++] = item;
    return true;
}

static bool
is_flat(const core_foreign *out)
{
    for (int i = 0; i < out->items; i++)
        if (out->item[i].way != (i < out->arguments ? CORE_ITEM_VALUE : CORE_ITEM_NULL))
            return false;
    return true;
}

static bool
read_signature(core_foreign *out, const char *signature)
{
    reading r = {.out = out};
    piece rest = {signature, strlen(signature)};
    while (rest.length > 0) {
        piece word = split(&rest, ' ');
        if (word.length != 0 && !read_word(&r, word))
            return false;
    }
    out->is_flat = is_flat(out);
    return r.depth == 0;
}

// --- the description -----------------------------------------------------------------------------

// Allocates room for the items and parameters. Each word is at most one item, and only arrays have
// more than two parameters.
static bool
reserve(core_foreign *out, const char *signature)
{
    size_t words = 1, arrays = 0;
    for (const char *c = signature; *c != '\0'; c++) {
        words += *c == ' ';
        arrays += *c == '[';
    }
    size_t params = 2 * words + arrays * (CORE_ARRAY_PARAMS + 2 * CORE_ARRAY_MOST_DIMS);
    out->item = PyMem_RawCalloc(words, sizeof *out->item);
    out->types = PyMem_RawCalloc(params, sizeof *out->types);
    return out->item != NULL && out->types != NULL;
}

core_foreign *
core_foreign_new(const char *signature, PyObject *source, const core_fixed *fixed)
{
    core_foreign *out = PyMem_RawCalloc(1, sizeof *out);
    if (out == NULL)
        return (void *)PyErr_NoMemory();
    out->fixed = *fixed;
    out->source = Py_XNewRef(source);
    out->has_items = signature != NULL;
    if (signature == NULL)
        return out;
    if (!reserve(out, signature))
        PyErr_NoMemory();
    else if (read_signature(out, signature))
        return out;
    else
        PyErr_Format(PyExc_ValueError, "not a signature of a kernel: '%.500s'", signature);
    core_foreign_free(out);
    return NULL;
}

void
core_foreign_free(core_foreign *foreign)
{
    if (foreign == NULL)
        return;
    PyMem_RawFree(foreign->item);
    PyMem_RawFree(foreign->types);
    Py_XDECREF(foreign->source);
    PyMem_RawFree(foreign);
}

PyObject *
core_kernel_source(const KernelObject *kernel)
{
    const ObjectCodeObject *code = (const ObjectCodeObject *)kernel->code;
    const core_foreign *foreign = kernel->facts->foreign;
    return code != NULL ? code->source : foreign != NULL ? foreign->source : NULL;
}

void
core_kernel_adopt(KernelObject *kernel, core_foreign *foreign, PyObject *owner)
{
    const core_fixed *f = &foreign->fixed;
    bool asks = f->threads != 0 || f->shared != 0 || f->cluster != 0 || f->is_cooperative;
    kernel->facts->foreign = foreign;
    kernel->fixed = asks ? f : NULL;
    kernel->owner = Py_NewRef(owner);
}
