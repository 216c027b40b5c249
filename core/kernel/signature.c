// Reads parameter types from PTX declarations, and merges them with the types from a mangled name.
#include "kernel/signature.h"

#include "base/steps.h"
#include "kernel/mangled.h"

#include <string.h>

typedef struct scanner {
    const char *at, *end;
} scanner;

// --- tokens --------------------------------------------------------------------------------------

static bool
starts_with(const scanner *s, const char *text)
{
    size_t size = strlen(text);
    return (size_t)(s->end - s->at) >= size && memcmp(s->at, text, size) == 0;
}

static void
skip_until(scanner *s, const char *text)
{
    while (s->at < s->end && !starts_with(s, text))
        s->at++;
    size_t rest = (size_t)(s->end - s->at), size = strlen(text);
    s->at += rest < size ? rest : size;
}

static bool
is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static void
skip_space(scanner *s)
{
    while (s->at < s->end)
        if (is_space(*s->at))
            s->at++;
        else if (starts_with(s, "//"))
            skip_until(s, "\n");
        else if (starts_with(s, "/*"))
            skip_until(s, "*/");
        else
            return;
}

static bool
is_word(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           c == '$' || c == '%' || c == '.';
}

// Reads a directive, name, number, string or single character. At the end the token is empty.
static scanner
next_token(scanner *s)
{
    skip_space(s);
    scanner token = {s->at, s->at};
    if (s->at == s->end)
        return token;
    if (*s->at == '"') {
        s->at++;
        skip_until(s, "\"");
    } else if (is_word(*s->at)) {
        while (s->at < s->end && is_word(*s->at))
            s->at++;
    } else {
        s->at++;
    }
    token.end = s->at;
    return token;
}

static bool
is_end(const scanner *token)
{
    return token->at == token->end;
}

static bool
is_text(const scanner *token, const char *text)
{
    size_t size = (size_t)(token->end - token->at);
    return size == strlen(text) && memcmp(token->at, text, size) == 0;
}

// --- declarations --------------------------------------------------------------------------------

// Returns whether a token must be past the declaration: the end of the text, the next `.entry`, or
// a string. An extract that is cut at such a token is read like the whole text.
static bool
ends_declaration(const scanner *token)
{
    return is_end(token) || is_text(token, ".entry") || *token->at == '"';
}

// Moves past the next `.entry`. Returns false at the end.
static bool
find_entry(scanner *s)
{
    for (scanner token = next_token(s); !is_end(&token); token = next_token(s))
        if (is_text(&token, ".entry"))
            return true;
    return false;
}

// Reads a type such as `.u32`: the letter gives the kind, the number the size.
static bool
read_scalar_type(const scanner *token, core_param_type *out)
{
    size_t size = (size_t)(token->end - token->at);
    if (size < 3 || size > 4 || token->at[0] != '.')
        return false;
    int bits = 0;
    for (size_t i = 2; i < size; i++) {
        if (token->at[i] < '0' || token->at[i] > '9')
            return false;
        bits = bits * 10 + (token->at[i] - '0');
    }
    if (bits != 8 && bits != 16 && bits != 32 && bits != 64)
        return false;
    // Compilers write .u32 for both int and unsigned.
    static const char letters[] = "usfb";
    static const core_kind kinds[] = {CORE_KIND_INTEGER, CORE_KIND_SIGNED, CORE_KIND_FLOAT,
                                      CORE_KIND_ANY};
    const char *letter = strchr(letters, token->at[1]);
    if (token->at[1] == '\0' || letter == NULL)
        return false;
    out->kind = kinds[letter - letters];
    out->size = (uint32_t)bits / 8;
    if (out->kind == CORE_KIND_FLOAT && out->size < 4)
        out->kind = CORE_KIND_ANY;
    return true;
}

// Reads a parameter after its `.param`. Sets `*stop` to the comma or parenthesis after it.
static bool
read_param(scanner *s, core_param_type *out, char *stop)
{
    bool typed = false;
    for (;;) {
        scanner token = next_token(s);
        if (ends_declaration(&token))
            return false;
        if (is_text(&token, ",") || is_text(&token, ")")) {
            *stop = *token.at;
            return typed;
        }
        if (is_text(&token, ".ptr")) // `.u64 .ptr .global .align 4 x`
            out->kind = CORE_KIND_POINTER;
        else if (is_text(&token, "["))
            *out = (core_param_type){CORE_KIND_ANY, 0}; // `.b8 x[24]`: a structure
        else if (!typed)
            typed = read_scalar_type(&token, out);
    }
}

// Reads the parameters after an entry's name. An entry without parameters may have no parentheses.
// Returns their number, or -1.
static int
read_params(scanner *s, core_param_type *out, int limit)
{
    scanner token = next_token(s);
    if (!is_text(&token, "("))
        return 0;
    token = next_token(s);
    if (is_text(&token, ")"))
        return 0;
    for (int count = 0; count < limit; token = next_token(s)) {
        char stop;
        if (!is_text(&token, ".param") || !read_param(s, &out[count++], &stop))
            return -1;
        if (stop == ')')
            return count;
    }
    return -1;
}

int
core_signature_ptx(const char *ptx, size_t size, const char *name, core_param_type *out, int limit)
{
    scanner s = {ptx, ptx + size};
    while (find_entry(&s)) {
        scanner before = s;
        scanner token = next_token(&s);
        if (is_text(&token, name))
            return read_params(&s, out, limit);
        if (ends_declaration(&token))
            s = before;
    }
    return -1;
}

// --- extraction ----------------------------------------------------------------------------------

static char *
copy_text(char *out, const char *text, size_t size)
{
    memcpy(out, text, size);
    return out + size;
}

// Copies the tokens of a declaration, separated by single spaces, up to the closing parenthesis or
// a token that ends the declaration. Returns the end of the copy.
static char *
copy_declaration(scanner *s, char *out)
{
    out = copy_text(out, ".entry", strlen(".entry"));
    bool open = false;
    for (int i = 0;; i++) {
        scanner before = *s;
        scanner token = next_token(s);
        open = open || is_text(&token, "(");
        if (ends_declaration(&token) || (i > 0 && !open)) {
            *s = before;
            break;
        }
        *out++ = ' ';
        out = copy_text(out, token.at, (size_t)(token.end - token.at));
        if (is_text(&token, ")"))
            break;
    }
    *out++ = '\n';
    return out;
}

static size_t
extract_declaration(scanner s, char *out)
{
    char *start = out;
    while (find_entry(&s))
        out = copy_declaration(&s, out);
    return (size_t)(out - start);
}

// A buffer of the text's size suffices, because a copied token needs at most its size and a space.
// The `.entry` and the line end of a copied declaration fit in the space of its original `.entry`.
PyObject *
core_signature_extract(const char *ptx, size_t size)
{
    char *text = PyMem_RawMalloc(2 * size + 16);
    if (text == NULL)
        return PyErr_NoMemory();
    size_t length = extract_declaration((scanner){ptx, ptx + size}, text);
    PyObject *result = PyBytes_FromStringAndSize(text, (Py_ssize_t)length);
    PyMem_RawFree(text);
    return result;
}

// --- PTX and name together -----------------------------------------------------------------------

static bool
is_integer(core_kind kind)
{
    return kind != CORE_KIND_ANY && kind != CORE_KIND_FLOAT;
}

// Merges the two types of a parameter. The name has the C++ type; PTX shows how the compiler passes
// enums and structs. If the two contradict each other, the type is unknown.
static core_param_type
merge_types(core_param_type by_name, core_param_type by_ptx)
{
    if (by_name.kind == CORE_KIND_ANY)
        return by_ptx;
    if (by_ptx.kind == CORE_KIND_ANY)
        return by_name;
    bool agree = by_name.size == by_ptx.size && is_integer(by_name.kind) == is_integer(by_ptx.kind);
    return agree ? by_name : (core_param_type){CORE_KIND_ANY, 0};
}

void
core_signature_merge(const char *ptx, size_t size, const char *name, core_param_type *out,
                     int count)
{
    core_param_type by_name[CORE_SIGNATURE_MAX];
    bool named = core_signature_mangled(name, by_name, CORE_SIGNATURE_MAX) == count;
    bool declared = ptx != NULL && count <= CORE_SIGNATURE_MAX &&
                    core_signature_ptx(ptx, size, name, out, count) == count;
    for (int i = 0; i < count; i++) {
        if (!declared)
            out[i] = (core_param_type){CORE_KIND_ANY, 0};
        if (named)
            out[i] = merge_types(by_name[i], out[i]);
    }
}

// --- functions for tests and inspection ----------------------------------------------------------

static PyObject *
parameter_types(PyObject *Py_UNUSED(module), PyObject *args)
{
    const char *name, *ptx;
    Py_ssize_t size;
    int by_name;
    core_param_type types[CORE_SIGNATURE_MAX];
    if (!PyArg_ParseTuple(args, "sz#p:_parameter_types", &name, &ptx, &size, &by_name))
        return NULL;
    int count = by_name ? core_signature_mangled(name, types, CORE_SIGNATURE_MAX)
                        : core_signature_ptx(ptx, (size_t)size, name, types, CORE_SIGNATURE_MAX);
    PyObject *list = count >= 0 ? PyList_New(count) : Py_NewRef(Py_None);
    for (int i = 0; list != NULL && i < count; i++) {
        PyObject *item = Py_BuildValue("(iI)", (int)types[i].kind, types[i].size);
        if (item == NULL)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, i, item);
    }
    return list;
}

static PyObject *
entry_declarations(PyObject *Py_UNUSED(module), PyObject *ptx)
{
    char *text;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(ptx, &text, &size) < 0)
        return NULL;
    return core_signature_extract(text, (size_t)size);
}

static PyMethodDef functions[] = {
    {"_parameter_types", parameter_types, METH_VARARGS,
     "Return a list of (kind, size), one per parameter; None if unknown.\n\n"
     "The types come from the mangled name or from PTX."},
    {"_entry_declarations", entry_declarations, METH_O, "Return the `.entry` declarations of PTX."},
    {NULL},
};

int
core_signature_init(core_state *Py_UNUSED(st), PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}
