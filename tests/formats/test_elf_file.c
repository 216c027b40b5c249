// Tests the reader of ELF files and the section .cubind.ptx. Every shorter and every changed file
// is read from memory of its exact size, so that a sanitizer finds each read outside of it.
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ptx_section.h"

// A file with the names of sections, a symbol table, and a section without bytes in the file.
typedef struct sample {
    Elf64_Ehdr header;
    char names[32];
    Elf64_Sym symbols[2];
    Elf64_Shdr sections[4];
} sample;

static sample
make_sample(void)
{
    sample s = {
        .header = {.e_ident = {ELFMAG0, ELFMAG1, ELFMAG2, ELFMAG3, ELFCLASS64},
                   .e_shoff = offsetof(sample, sections),
                   .e_shentsize = sizeof(Elf64_Shdr),
                   .e_shnum = 4,
                   .e_shstrndx = 1},
        .names = "\0.names\0.symbols\0.empty\0kernel",
        .symbols = {{0}, {.st_name = 24}},
        .sections = {{0},
                     {.sh_name = 1,
                      .sh_type = SHT_STRTAB,
                      .sh_offset = offsetof(sample, names),
                      .sh_size = sizeof s.names},
                     {.sh_name = 8,
                      .sh_type = SHT_SYMTAB,
                      .sh_offset = offsetof(sample, symbols),
                      .sh_size = sizeof s.symbols,
                      .sh_link = 1},
                     {.sh_name = 17, .sh_type = SHT_NOBITS, .sh_size = 1 << 20}},
    };
    return s;
}

static void
test_sections_and_symbols(void **state)
{
    (void)state;
    sample s = make_sample();
    elf_file file;
    Elf64_Shdr section;
    Elf64_Sym symbol;
    assert_true(elf_file_open(&file, &s, sizeof s));
    assert_int_equal(elf_file_own_size(&s), sizeof s);
    assert_true(elf_file_section(&file, 3, &section));
    assert_string_equal(elf_file_name(&file, &section), ".empty");
    assert_null(elf_file_contents(&file, &section));
    assert_null(elf_file_symbol(&file, &section, 0, &symbol));
    assert_true(elf_file_section(&file, 2, &section));
    assert_ptr_equal(elf_file_contents(&file, &section), s.symbols);
    assert_string_equal(elf_file_symbol(&file, &section, 0, &symbol), "");
    assert_string_equal(elf_file_symbol(&file, &section, 1, &symbol), "kernel");
    assert_null(elf_file_symbol(&file, &section, 2, &symbol));
    assert_false(elf_file_section(&file, 4, &section));
}

// Reads everything that a file has. Returns the number of characters and bytes, so that no read is
// optimised away.
static size_t
read_all(const elf_file *file)
{
    Elf64_Shdr section;
    Elf64_Sym symbol;
    const char *text;
    size_t read = 0, next = 0, size;
    for (size_t i = 0; elf_file_section(file, i, &section); i++) {
        const unsigned char *contents = elf_file_contents(file, &section);
        read += strlen(elf_file_name(file, &section));
        for (size_t b = 0; contents != NULL && b < section.sh_size; b++)
            read += contents[b] != 0;
        for (size_t s = 0; (text = elf_file_symbol(file, &section, s, &symbol)) != NULL; s++)
            read += strlen(text);
    }
    while ((text = ptx_section_find(file, &next, &size)) != NULL)
        read += size > 0 ? strnlen(text, size) : 0;
    return read;
}

// Reads a file, adds a section, and reads the result. Returns whether it is a file.
static bool
read_copy(const void *data, size_t size)
{
    static const char texts[] = "one\0two";
    void *copy = malloc(size > 0 ? size : 1);
    memcpy(copy, data, size);
    elf_file file, made;
    bool opens = elf_file_open(&file, copy, size);
    if (opens)
        read_all(&file);
    size_t added = opens ? ptx_section_added_size(&file, sizeof texts) : 0;
    if (added > 0) {
        void *out = malloc(added);
        ptx_section_add(out, &file, texts, sizeof texts);
        assert_true(elf_file_open(&made, out, added));
        assert_true(read_all(&made) > 0);
        free(out);
    }
    free(copy);
    return opens;
}

static void
test_truncated_files(void **state)
{
    (void)state;
    sample s = make_sample();
    for (size_t size = 0; size < sizeof s; size++)
        assert_false(read_copy(&s, size)); // the section table is at the end
    assert_true(read_copy(&s, sizeof s));
}

static void
test_changed_bytes(void **state)
{
    (void)state;
    static const unsigned char values[] = {0, 1, 0x7f, 0x80, 0xff};
    for (size_t i = 0; i < sizeof(sample); i++)
        for (size_t v = 0; v < sizeof values; v++) {
            sample s = make_sample();
            ((unsigned char *)&s)[i] = values[v];
            read_copy(&s, sizeof s);
        }
}

static void
test_added_section_replaces_the_one_before(void **state)
{
    (void)state;
    sample s = make_sample();
    elf_file file, once, twice;
    size_t i = 0, size;
    assert_true(elf_file_open(&file, &s, sizeof s));
    size_t first = ptx_section_added_size(&file, 4);
    char *out = malloc(first);
    ptx_section_add(out, &file, "one", 4);
    assert_memory_equal(out + sizeof s.header, (char *)&s + sizeof s.header,
                        sizeof s - sizeof s.header);
    assert_true(elf_file_open(&once, out, first));
    assert_string_equal(ptx_section_find(&once, &i, &size), "one");
    size_t second = ptx_section_added_size(&once, 6);
    char *again = malloc(second);
    ptx_section_add(again, &once, "other", 6);
    assert_true(elf_file_open(&twice, again, second));
    i = 0;
    assert_string_equal(ptx_section_find(&twice, &i, &size), "other");
    assert_int_equal(size, 6);
    assert_null(ptx_section_find(&twice, &i, &size));
    free(again);
    free(out);
}

static void
test_files_that_no_section_fits_in(void **state)
{
    (void)state;
    sample s = make_sample();
    elf_file file;
    s.header.e_shstrndx = 4;
    assert_true(elf_file_open(&file, &s, sizeof s));
    assert_int_equal(ptx_section_added_size(&file, 1), 0);
    s.header.e_shstrndx = 3; // it has no bytes
    assert_true(elf_file_open(&file, &s, sizeof s));
    assert_int_equal(ptx_section_added_size(&file, 1), 0);
    s.header.e_shoff = UINT64_MAX - 8;
    assert_false(elf_file_open(&file, &s, sizeof s));
    assert_int_equal(elf_file_own_size(&s), UINT64_MAX);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sections_and_symbols),
        cmocka_unit_test(test_truncated_files),
        cmocka_unit_test(test_changed_bytes),
        cmocka_unit_test(test_added_section_replaces_the_one_before),
        cmocka_unit_test(test_files_that_no_section_fits_in),
    };
    return cmocka_run_group_tests_name("elf_file", tests, NULL, NULL);
}
