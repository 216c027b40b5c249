// Finds functions that several linker inputs define, in the symbol tables of machine code and in
// PTX.
#include "program/definitions.h"

#include <ctype.h>
#include <elf.h>
#include <string.h>

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

static bool
is_inside(size_t whole, uint64_t offset, uint64_t size)
{
    return offset <= whole && size <= whole - offset;
}

static int
add_symbols(found *f, const char *data, size_t size, const Elf64_Shdr *symbols,
            const Elf64_Shdr *names)
{
    if (!is_inside(size, symbols->sh_offset, symbols->sh_size) ||
        !is_inside(size, names->sh_offset, names->sh_size))
        return 0;
    for (uint64_t at = 0; symbols->sh_size - at >= sizeof(Elf64_Sym); at += sizeof(Elf64_Sym)) {
        Elf64_Sym s;
        memcpy(&s, data + symbols->sh_offset + at, sizeof s);
        if (ELF64_ST_TYPE(s.st_info) != STT_FUNC || ELF64_ST_BIND(s.st_info) != STB_GLOBAL ||
            s.st_shndx == SHN_UNDEF || s.st_name >= names->sh_size)
            continue;
        const char *name = data + names->sh_offset + s.st_name;
        if (add_function(f, name, strnlen(name, names->sh_size - s.st_name)) < 0)
            return -1;
    }
    return 0;
}

static int
add_machine_code(found *f, const char *data, size_t size)
{
    Elf64_Ehdr h;
    if (size < sizeof h)
        return 0;
    memcpy(&h, data, sizeof h);
    if (memcmp(h.e_ident, ELFMAG, SELFMAG) != 0 || h.e_ident[EI_CLASS] != ELFCLASS64 ||
        h.e_shentsize != sizeof(Elf64_Shdr) ||
        !is_inside(size, h.e_shoff, h.e_shnum * sizeof(Elf64_Shdr)))
        return 0;
    for (unsigned i = 0; i < h.e_shnum; i++) {
        Elf64_Shdr symbols, names;
        memcpy(&symbols, data + h.e_shoff + i * sizeof symbols, sizeof symbols);
        if (symbols.sh_type != SHT_SYMTAB || symbols.sh_link >= h.e_shnum)
            continue;
        memcpy(&names, data + h.e_shoff + symbols.sh_link * sizeof names, sizeof names);
        if (add_symbols(f, data, size, &symbols, &names) < 0)
            return -1;
    }
    return 0;
}

// --- PTX -----------------------------------------------------------------------------------------

static const char *
skip(const char *at, const char *end, bool parentheses)
{
    while (at < end && isspace((unsigned char)*at))
        at++;
    if (parentheses && at < end && *at == '(') {
        const char *close = memchr(at, ')', (size_t)(end - at));
        at = close != NULL ? skip(close + 1, end, false) : end;
    }
    return at;
}

// Adds the function whose name follows ".func" or ".entry"; a result in parentheses may come before
// the name. A function without a body is only a declaration and is not added.
static int
add_ptx_function(found *f, const char *at, const char *end)
{
    const char *name = skip(at, end, true), *last = name;
    while (last < end && (isalnum((unsigned char)*last) || strchr("_$%", *last) != NULL))
        last++;
    const char *body = memchr(last, '{', (size_t)(end - last));
    const char *none = memchr(last, ';', (size_t)(end - last));
    if (last == name || body == NULL || (none != NULL && none < body))
        return 0;
    return add_function(f, name, (size_t)(last - name));
}

// Adds all ".visible" functions; compilers write the linkage first, on the same line. Does not add
// weak functions, because several inputs may define one.
static int
add_ptx(found *f, const char *text, size_t size)
{
    static const char visible[] = ".visible ";
    const char *end = text + strnlen(text, size), *at = text;
    while ((at = memmem(at, (size_t)(end - at), visible, sizeof visible - 1)) != NULL) {
        bool begins = at == text || at[-1] == '\n';
        at = skip(at + sizeof visible - 1, end, false);
        size_t left = (size_t)(end - at);
        size_t word = left > 6 && memcmp(at, ".entry", 6) == 0  ? 6
                      : left > 5 && memcmp(at, ".func", 5) == 0 ? 5
                                                                : 0;
        if (begins && word > 0 && add_ptx_function(f, at + word, end) < 0)
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
