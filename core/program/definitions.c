// Finds functions that several linker inputs define, in the symbol tables of machine code and in
// PTX.
#include "program/definitions.h"

#include <string.h>

#include "elf_file.h"
#include "ptx_tokens.h"

// The functions found so far, as a dict {name: index of the input}, and the first function that a
// second input defines.
typedef struct found {
    PyObject *first;
    PyObject *inputs;
    Py_ssize_t input;
    PyObject *twice; // the sentence about it, NULL until there is one
} found;

static PyObject *
name_of(const found *f, Py_ssize_t input)
{
    return ((ObjectCodeObject *)PyTuple_GET_ITEM(f->inputs, input))->name;
}

// Adds a function of the current input. Returns 0, or -1 with an exception.
static int
add_function(found *f, const char *name, size_t size)
{
    PyObject *key = PyBytes_FromStringAndSize(name, (Py_ssize_t)size);
    PyObject *index = PyLong_FromSsize_t(f->input);
    PyObject *first = key != NULL && index != NULL ? PyDict_SetDefault(f->first, key, index) : NULL;
    int result = first != NULL ? 0 : -1;
    if (first != NULL && f->twice == NULL && PyLong_AsSsize_t(first) != f->input) {
        Py_ssize_t before = PyLong_AsSsize_t(first);
        f->twice = PyUnicode_FromFormat("Multiple definition of '%s' in '%U' (object %zd), first "
                                        "defined in '%U' (object %zd)",
                                        PyBytes_AS_STRING(key), name_of(f, f->input), f->input + 1,
                                        name_of(f, before), before + 1);
        result = f->twice != NULL ? 0 : -1;
    }
    Py_XDECREF(index);
    Py_XDECREF(key);
    return result;
}

// --- machine code --------------------------------------------------------------------------------

static int
add_symbols(found *f, const elf_file *file, const Elf64_Shdr *symbols)
{
    Elf64_Sym s;
    const char *name;
    for (size_t i = 0; (name = elf_file_symbol(file, symbols, i, &s)) != NULL; i++) {
        bool is_defined = ELF64_ST_TYPE(s.st_info) == STT_FUNC &&
                          ELF64_ST_BIND(s.st_info) == STB_GLOBAL && s.st_shndx != SHN_UNDEF;
        if (is_defined && *name != '\0' && add_function(f, name, strlen(name)) < 0)
            return -1;
    }
    return 0;
}

static int
add_machine_code(found *f, const char *data, size_t size)
{
    elf_file file;
    Elf64_Shdr section;
    if (!elf_file_open(&file, data, size))
        return 0;
    for (size_t i = 0; elf_file_section(&file, i, &section); i++)
        if (section.sh_type == SHT_SYMTAB && add_symbols(f, &file, &section) < 0)
            return -1;
    return 0;
}

// --- PTX -----------------------------------------------------------------------------------------

static bool
is_sign(const ptx_token *token, char sign)
{
    return token->kind == PTX_SIGN && token->sign == sign;
}

// Adds the function whose name follows `.func` or `.entry`; a result in parentheses may come before
// the name. A function without a body is only a declaration and is not added.
static int
add_ptx_function(found *f, ptx_lexer *lexer)
{
    ptx_token token = ptx_next(lexer);
    if (is_sign(&token, '(')) {
        while (token.kind != PTX_END && !is_sign(&token, ')'))
            token = ptx_next(lexer);
        token = ptx_next(lexer);
    }
    ptx_text name = token.text;
    if (token.kind != PTX_WORD)
        return 0;
    while (token.kind != PTX_END && !is_sign(&token, '{') && !is_sign(&token, ';'))
        token = ptx_next(lexer);
    return is_sign(&token, '{') ? add_function(f, name.at, name.length) : 0;
}

// Adds all `.visible` functions. Does not add weak functions, because several inputs may define
// one.
static int
add_ptx(found *f, const char *text, size_t size)
{
    ptx_lexer lexer;
    ptx_start(&lexer, text, strnlen(text, size));
    while (ptx_find_dot(&lexer, "visible")) {
        ptx_token token = ptx_next(&lexer);
        bool is_function = ptx_is_dot(&token, "entry") || ptx_is_dot(&token, "func");
        if (is_function && add_ptx_function(f, &lexer) < 0)
            return -1;
    }
    return 0;
}

// --- all inputs ----------------------------------------------------------------------------------

static int
add_input(found *f, const ObjectCodeObject *code)
{
    if (code->code == NULL || !PyBytes_Check(code->code))
        return 0;
    const char *data = PyBytes_AS_STRING(code->code);
    size_t size = (size_t)PyBytes_GET_SIZE(code->code);
    if (PyUnicode_CompareWithASCIIString(code->code_type, "ptx") == 0)
        return add_ptx(f, data, size);
    return add_machine_code(f, data, size);
}

int
core_find_defined_twice(PyObject *inputs, PyObject **out)
{
    found f = {.first = PyDict_New(), .inputs = inputs};
    int result = f.first != NULL ? 0 : -1;
    Py_ssize_t count = PyTuple_GET_SIZE(inputs);
    for (; count > 1 && f.input < count && f.twice == NULL && result == 0; f.input++)
        result = add_input(&f, (ObjectCodeObject *)PyTuple_GET_ITEM(inputs, f.input));
    Py_XDECREF(f.first);
    if (result < 0)
        Py_CLEAR(f.twice);
    *out = f.twice;
    return result < 0 ? -1 : f.twice != NULL;
}
