// Reads parameter types from PTX declarations, and merges them with the types from a mangled name.
#include "kernel/signature.h"

#include "base/steps.h"
#include "kernel/mangled.h"
#include "ptx_tokens.h"

#include <string.h>

// --- declarations --------------------------------------------------------------------------------

static bool
is_word(const ptx_token *token, const char *text)
{
    return token->kind == PTX_WORD && token->text.length == strlen(text) &&
           memcmp(token->text.at, text, token->text.length) == 0;
}

static bool
is_sign(const ptx_token *token, char sign)
{
    return token->kind == PTX_SIGN && token->sign == sign;
}

// Returns whether a token must be past the declaration: the end of the text, the next `.entry`, a
// string, or no token of PTX. An extract that is cut at such a token is read like the whole text.
static bool
ends_declaration(const ptx_token *token)
{
    return token->kind == PTX_END || token->kind == PTX_STRING || token->kind == PTX_BAD ||
           ptx_is_dot(token, "entry");
}

// Reads a type such as `.u32`: the letter gives the kind, the number the size.
static bool
read_scalar_type(const ptx_token *token, core_param_type *out)
{
    const char *text = token->text.at;
    size_t size = token->text.length;
    if (token->kind != PTX_DOT || size < 2 || size > 3)
        return false;
    int bits = 0;
    for (size_t i = 1; i < size; i++) {
        if (text[i] < '0' || text[i] > '9')
            return false;
        bits = bits * 10 + (text[i] - '0');
    }
    if (bits != 8 && bits != 16 && bits != 32 && bits != 64)
        return false;
    // Compilers write .u32 for both int and unsigned.
    static const char letters[] = "usfb";
    static const core_kind kinds[] = {CORE_KIND_INTEGER, CORE_KIND_SIGNED, CORE_KIND_FLOAT,
                                      CORE_KIND_ANY};
    const char *letter = strchr(letters, text[0]);
    if (letter == NULL)
        return false;
    out->kind = kinds[letter - letters];
    out->size = (uint32_t)bits / 8;
    if (out->kind == CORE_KIND_FLOAT && out->size < 4)
        out->kind = CORE_KIND_ANY;
    return true;
}

// Reads a parameter after its `.param`. Sets `*stop` to the comma or parenthesis after it.
static bool
read_param(ptx_lexer *lexer, core_param_type *out, char *stop)
{
    bool typed = false;
    for (;;) {
        ptx_token token = ptx_next(lexer);
        if (ends_declaration(&token))
            return false;
        if (is_sign(&token, ',') || is_sign(&token, ')')) {
            *stop = (char)token.sign;
            return typed;
        }
        if (ptx_is_dot(&token, "ptr")) // `.u64 .ptr .global .align 4 x`
            out->kind = CORE_KIND_POINTER;
        else if (is_sign(&token, '['))
            *out = (core_param_type){CORE_KIND_ANY, 0}; // `.b8 x[24]`: a structure
        else if (!typed)
            typed = read_scalar_type(&token, out);
    }
}

// Reads the parameters after an entry's name. An entry without parameters may have no parentheses.
// Returns their number, or -1.
static int
read_params(ptx_lexer *lexer, core_param_type *out, int limit)
{
    ptx_token token = ptx_next(lexer);
    if (!is_sign(&token, '('))
        return 0;
    token = ptx_next(lexer);
    if (is_sign(&token, ')'))
        return 0;
    for (int count = 0; count < limit; token = ptx_next(lexer)) {
        char stop;
        if (!ptx_is_dot(&token, "param") || !read_param(lexer, &out[count++], &stop))
            return -1;
        if (stop == ')')
            return count;
    }
    return -1;
}

int
core_signature_ptx(const char *ptx, size_t size, const char *name, core_param_type *out, int limit)
{
    ptx_lexer lexer;
    ptx_start(&lexer, ptx, size);
    while (ptx_find_dot(&lexer, "entry")) {
        ptx_lexer before = lexer;
        ptx_token token = ptx_next(&lexer);
        if (is_word(&token, name))
            return read_params(&lexer, out, limit);
        if (ends_declaration(&token))
            lexer = before;
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
copy_declaration(ptx_lexer *lexer, char *out)
{
    out = copy_text(out, ".entry", strlen(".entry"));
    bool open = false;
    for (int i = 0;; i++) {
        ptx_lexer before = *lexer;
        ptx_token token = ptx_next(lexer);
        open = open || is_sign(&token, '(');
        if (ends_declaration(&token) || (i > 0 && !open)) {
            *lexer = before;
            break;
        }
        const char *start = token.text.at - (token.kind == PTX_DOT ? 1 : 0);
        *out++ = ' ';
        out = copy_text(out, start, (size_t)(lexer->at - start));
        if (is_sign(&token, ')'))
            break;
    }
    *out++ = '\n';
    return out;
}

static size_t
extract_declaration(const char *ptx, size_t size, char *out)
{
    char *start = out;
    ptx_lexer lexer;
    ptx_start(&lexer, ptx, size);
    while (ptx_find_dot(&lexer, "entry"))
        out = copy_declaration(&lexer, out);
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
    size_t length = extract_declaration(ptx, size, text);
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
