// Tests elf_symbols.c on a library that is built byte by byte and damaged at every byte, and
// exports.c on a model and a list of symbols.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "capture.h"
#include "compare/elf_symbols.h"
#include "compare/exports.h"
#include "fixture.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

// ---- the library ----

enum { SYMBOLS = 10 };

static const char names[] = "\0boxMake\0boxOpen\0local\0hidden\0wanted\0data\0boxAny\0boxWeak";

// The library as a linker would make it, without code. The section headers are last.
typedef struct image {
    Elf64_Ehdr header;
    char strings[64];
    Elf64_Sym symbols[SYMBOLS];
    Elf64_Shdr sections[3];
} image;

_Static_assert(sizeof names <= 64, "the names fit");

static Elf64_Word
offset_of(const char *name)
{
    for (size_t i = 1; i < sizeof names; i += strlen(names + i) + 1)
        if (strcmp(names + i, name) == 0)
            return (Elf64_Word)i;
    fail();
    return 0;
}

static Elf64_Sym
symbol(const char *name, unsigned binding, unsigned type, unsigned visibility, Elf64_Half section)
{
    return (Elf64_Sym){
        .st_name = offset_of(name),
        .st_info = (unsigned char)ELF64_ST_INFO(binding, type),
        .st_other = (unsigned char)visibility,
        .st_shndx = section,
    };
}

static image
whole_image(void)
{
    image i = {
        .header = {.e_type = ET_DYN,
                   .e_machine = EM_X86_64,
                   .e_version = EV_CURRENT,
                   .e_shoff = offsetof(image, sections),
                   .e_ehsize = sizeof(Elf64_Ehdr),
                   .e_shentsize = sizeof(Elf64_Shdr),
                   .e_shnum = 3},
        .symbols = {[1] = symbol("boxOpen", STB_GLOBAL, STT_FUNC, STV_DEFAULT, 1),
                    [2] = symbol("boxMake", STB_GLOBAL, STT_FUNC, STV_DEFAULT, 1),
                    [3] = symbol("boxMake", STB_GLOBAL, STT_FUNC, STV_DEFAULT, 1),
                    [4] = symbol("local", STB_LOCAL, STT_FUNC, STV_DEFAULT, 1),
                    [5] = symbol("hidden", STB_GLOBAL, STT_FUNC, STV_HIDDEN, 1),
                    [6] = symbol("wanted", STB_GLOBAL, STT_FUNC, STV_DEFAULT, SHN_UNDEF),
                    [7] = symbol("data", STB_GLOBAL, STT_OBJECT, STV_DEFAULT, 1),
                    [8] = symbol("boxAny", STB_GLOBAL, STT_GNU_IFUNC, STV_PROTECTED, 1),
                    [9] = symbol("boxWeak", STB_WEAK, STT_NOTYPE, STV_DEFAULT, 1)},
        .sections = {[1] = {.sh_type = SHT_DYNSYM,
                            .sh_offset = offsetof(image, symbols),
                            .sh_size = sizeof i.symbols,
                            .sh_link = 2,
                            .sh_entsize = sizeof(Elf64_Sym)},
                     [2] = {.sh_type = SHT_STRTAB,
                            .sh_offset = offsetof(image, strings),
                            .sh_size = sizeof names}},
    };
    memcpy(i.header.e_ident, ELFMAG, SELFMAG);
    i.header.e_ident[EI_CLASS] = ELFCLASS64;
    i.header.e_ident[EI_DATA] = ELFDATA2LSB;
    i.header.e_ident[EI_VERSION] = EV_CURRENT;
    memcpy(i.strings, names, sizeof names);
    return i;
}

// ---- reading symbols ----

static char path[] = "/tmp/cubind-elf-XXXXXX";

static void
write_image(const void *data, size_t size)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_true(size == 0 || fwrite(data, size, 1, file) == 1);
    assert_int_equal(fclose(file), 0);
}

// Reads the symbols of these bytes. The errors go to `out_errors`, which the caller frees.
static bool
read_bytes(arena *a, const void *data, size_t size, elf_symbols *out, char **out_errors)
{
    write_image(data, size);
    capture_begin();
    bool ok = elf_read_symbols(a, path, out);
    *out_errors = capture_end();
    return ok;
}

static bool
is_one_line(const char *s)
{
    const char *end = strchr(s, '\n');
    return end && end[1] == '\0';
}

// Whether damaged bytes result either in names or in one error with a location.
static bool
survives(const void *data, size_t size)
{
    arena *a = arena_new();
    elf_symbols s;
    char *errors;
    bool ok = read_bytes(a, data, size, &s, &errors);
    if (ok) {
        assert_string_equal(errors, "");
        for (int i = 0; i < s.count; i++)
            assert_true(elf_has_symbol(&s, s.names[i]));
    } else {
        assert_true(is_one_line(errors));
        assert_int_equal(strncmp(errors, path, strlen(path)), 0);
        assert_non_null(strstr(errors, ": error: "));
    }
    free(errors);
    arena_free(a);
    return ok;
}

static void
refuse(const void *data, size_t size, const char *expected)
{
    arena *a = arena_new();
    elf_symbols s;
    char *errors;
    assert_false(read_bytes(a, data, size, &s, &errors));
    assert_string_equal(errors, arena_printf(a, "%s: error: %s\n", path, expected));
    free(errors);
    arena_free(a);
}

static void
test_elf_names(void **state)
{
    (void)state;
    static const char *const expected[] = {"boxAny", "boxMake", "boxOpen", "boxWeak"};
    arena *a = arena_new();
    image i = whole_image();
    elf_symbols s;
    char *errors;
    assert_true(read_bytes(a, &i, sizeof i, &s, &errors));
    assert_string_equal(errors, "");
    assert_int_equal(s.count, 4);
    for (int n = 0; n < s.count; n++)
        assert_string_equal(s.names[n], expected[n]);
    assert_true(elf_has_symbol(&s, "boxOpen"));
    assert_false(elf_has_symbol(&s, "wanted"));
    free(errors);
    arena_free(a);
}

static void
test_elf_cut_off_anywhere(void **state)
{
    (void)state;
    image i = whole_image();
    for (size_t size = 0; size < sizeof i; size++)
        assert_false(survives(&i, size));
    assert_true(survives(&i, sizeof i));
}

static void
test_elf_any_byte_damaged(void **state)
{
    (void)state;
    static const unsigned char damages[] = {0x00, 0x01, 0x7f, 0x80, 0xff};
    for (size_t at = 0; at < sizeof(image); at++) {
        for (size_t d = 0; d < sizeof damages; d++) {
            image i = whole_image();
            ((unsigned char *)&i)[at] = damages[d];
            survives(&i, sizeof i);
        }
    }
}

// Sets each field of each section header to values that overflow sums and products.
static void
test_elf_hostile_numbers(void **state)
{
    (void)state;
    static const uint64_t numbers[] = {0,
                                       1,
                                       sizeof(image) - 1,
                                       sizeof(image),
                                       sizeof(image) + 1,
                                       UINT32_MAX,
                                       INT64_MAX,
                                       UINT64_MAX - sizeof(Elf64_Shdr),
                                       UINT64_MAX};
    for (size_t n = 0; n < sizeof numbers / sizeof *numbers; n++) {
        for (int section = 0; section < 3; section++) {
            for (size_t at = 0; at + 8 <= sizeof(Elf64_Shdr); at += 8) {
                image i = whole_image();
                memcpy((char *)&i.sections[section] + at, &numbers[n], 8);
                survives(&i, sizeof i);
            }
        }
        image i = whole_image();
        i.header.e_shoff = numbers[n];
        survives(&i, sizeof i);
        i.header.e_shnum = 0; // then the first section header has the count
        survives(&i, sizeof i);
        i = whole_image();
        i.header.e_shnum = 0;
        i.sections[0].sh_size = numbers[n];
        survives(&i, sizeof i);
    }
}

static void
test_elf_section_count_in_the_first_section(void **state)
{
    (void)state;
    image i = whole_image();
    i.header.e_shnum = 0;
    i.sections[0].sh_size = 3;
    assert_true(survives(&i, sizeof i));
}

static void
test_elf_refuses(void **state)
{
    (void)state;
    image i = whole_image();
    refuse("", 0, "not an ELF file");
    refuse(memset(&i, 'x', sizeof i), sizeof i, "not an ELF file");
    i = whole_image();
    i.header.e_ident[EI_CLASS] = ELFCLASS32;
    refuse(&i, sizeof i, "not a 64-bit little-endian ELF file");
    i = whole_image();
    i.header.e_ident[EI_DATA] = ELFDATA2MSB;
    refuse(&i, sizeof i, "not a 64-bit little-endian ELF file");
    i = whole_image();
    i.header.e_shentsize = 40;
    refuse(&i, sizeof i, "a broken ELF file: section headers of a wrong size");
    i = whole_image();
    i.sections[1].sh_type = SHT_SYMTAB;
    refuse(&i, sizeof i, "no table of dynamic symbols: not a shared library");
    i = whole_image();
    i.sections[1].sh_entsize = 16;
    refuse(&i, sizeof i, "a broken ELF file: its table of dynamic symbols is damaged");
    i = whole_image();
    i.sections[1].sh_link = 3;
    refuse(&i, sizeof i, "a broken ELF file: a symbol without a name");
    i = whole_image();
    i.sections[2].sh_type = SHT_PROGBITS;
    refuse(&i, sizeof i, "a broken ELF file: a symbol without a name");
    i = whole_image();
    i.symbols[2].st_name = sizeof names;
    refuse(&i, sizeof i, "a broken ELF file: a symbol without a name");
    i = whole_image();
    i.sections[2].sh_size = sizeof names - 3; // the last name has no NUL
    refuse(&i, sizeof i, "a broken ELF file: a symbol without a name");
    i = whole_image();
    i.sections[1].sh_size = sizeof i;
    refuse(&i, sizeof i, "a broken ELF file: it points past its end");
}

static void
test_elf_no_file(void **state)
{
    (void)state;
    static const struct {
        const char *path, *error;
    } cases[] = {
        {"/proc/absent/library.so", "/proc/absent/library.so: error: No such file or directory\n"},
        {"/tmp", "/tmp: error: not a file\n"},
        {"/dev/null", "/dev/null: error: not a file\n"},
    };
    arena *a = arena_new();
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        elf_symbols s;
        capture_begin();
        assert_false(elf_read_symbols(a, cases[i].path, &s));
        char *errors = capture_end();
        assert_string_equal(errors, cases[i].error);
        free(errors);
    }
    arena_free(a);
}

// ---- declarations and exports ----

static const char facts[] = "module: sample\n"
                            "headers: [input.h]\n"
                            "version_macro: VERSION\n"
                            "reviewed: 2000\n"
                            "library: {name: sample, soname: libsample.so.1}\n"
                            "status: {enum: status, success: OK}\n"
                            "function_prefix: box\n"
                            "symbols: {boxNew: {since: 2000}}\n"
                            "skip: {functions: {boxHidden: no use}}\n";

static const char header[] = "#define boxMake boxMake_v2\n"
                             "#define boxFill_64 boxFill_v2_64\n"
                             "status boxMake(int a);\n"
                             "status boxOpen(int a);\n"
                             "status boxNew(int a);\n"
                             "status boxFill_64(long a);\n"
                             "status boxHidden(int a);\n"
                             "static inline status boxInline(int a) { return (status)a; }\n";

static exports_report *
compare(fixture *f, const char **exported, int count)
{
    elf_symbols s = {exported, count};
    return exports_compare(f->a, f->m, "/usr/lib/libsample.so.1", &s);
}

static void
test_exports_complete(void **state)
{
    (void)state;
    const char *exported[] = {"boxFill_64", "boxFill_v2_64",   "boxHidden", "boxMake",
                              "boxMake_v2", "boxMake_v3_ptsz", "boxNew",    "boxOpen",
                              "boxSecret",  "box_private",     "boxing",    "other"};
    fixture f = fixture_with(facts, header, "");
    text out = {0};
    exports_report *r = compare(&f, exported, 12);
    exports_write_text(r, &out);
    assert_string_equal(out.data,
                        "sample 2000 and libsample.so.1: 4 of 4 declared symbols are exported\n"
                        "\ndeclared, not exported: 0\n"
                        "\ndeclared, not exported, not bound: 0\n"
                        "\nexported, other versions of declared functions: 3\n"
                        "  boxFill_64\n  boxMake\n  boxMake_v3_ptsz\n"
                        "\nexported, not declared: 2\n"
                        "  boxSecret\n  box_private\n");
    text_free(&out);
    fixture_free(&f);
}

static void
test_exports_prefix_ends_a_word(void **state)
{
    (void)state;
    const char *exported[] = {"BOX_make", "BOX_", "BOX_0", "BOXING", "BOX_Version", "box_make"};
    fixture f = fixture_with(facts, header, "");
    f.m->function_prefix = "BOX_";
    exports_report *r = compare(&f, exported, 6);
    assert_int_equal(r->undeclared_count, 3);
    assert_string_equal(r->undeclared[0], "BOX_make");
    assert_string_equal(r->undeclared[1], "BOX_0");
    assert_string_equal(r->undeclared[2], "BOX_Version");
    fixture_free(&f);
}

static void
test_exports_missing(void **state)
{
    (void)state;
    const char *exported[] = {"boxFill_v2_64", "boxMake"};
    fixture f = fixture_with(facts, header, "");
    ((function *)fixture_function(&f, "boxOpen"))->symbol_ptds = "boxOpen_ptsz";
    text out = {0};
    exports_report *r = compare(&f, exported, 2);
    assert_int_equal(r->missing_count, 4);
    exports_write_text(r, &out);
    assert_string_equal(out.data,
                        "sample 2000 and libsample.so.1: 1 of 5 declared symbols are exported\n"
                        "\ndeclared, not exported: 4\n"
                        "  boxMake_v2 (input.h:5, boxMake)\n"
                        "  boxNew (input.h:7, since 2000)\n"
                        "  boxOpen (input.h:6)\n"
                        "  boxOpen_ptsz (input.h:6, per-thread entry point of boxOpen)\n"
                        "\ndeclared, not exported, not bound: 1\n"
                        "  boxHidden (input.h:9, no use)\n"
                        "\nexported, other versions of declared functions: 1\n"
                        "  boxMake\n"
                        "\nexported, not declared: 0\n");
    text_clear(&out);
    exports_write_json(r, &out);
    assert_string_equal(
        out.data, "{\n\"api_version\": 2000,\n\"declared\": 5,\n\"format\": 1,\n"
                  "\"library\": \"libsample.so.1\",\n\"missing\": [\n"
                  "{\"function\": \"boxMake\", \"loc\": \"input.h:5\", \"per_thread\": false, "
                  "\"symbol\": \"boxMake_v2\"},\n"
                  "{\"function\": \"boxNew\", \"loc\": \"input.h:7\", \"per_thread\": false, "
                  "\"symbol\": \"boxNew\"},\n"
                  "{\"function\": \"boxOpen\", \"loc\": \"input.h:6\", \"per_thread\": false, "
                  "\"symbol\": \"boxOpen\"},\n"
                  "{\"function\": \"boxOpen\", \"loc\": \"input.h:6\", \"per_thread\": true, "
                  "\"symbol\": \"boxOpen_ptsz\"}\n"
                  "],\n\"missing_unbound\": [\n"
                  "{\"function\": \"boxHidden\", \"loc\": \"input.h:9\", \"per_thread\": false, "
                  "\"skip\": \"no use\", \"symbol\": \"boxHidden\"}\n"
                  "],\n\"module\": \"sample\",\n\"other_versions\": [\n\"boxMake\"\n],\n"
                  "\"undeclared\": []\n}\n");
    text_free(&out);
    fixture_free(&f);
}

static int
make_file(void **state)
{
    (void)state;
    int descriptor = mkstemp(path);
    return descriptor < 0 ? -1 : close(descriptor);
}

static int
remove_file(void **state)
{
    (void)state;
    return unlink(path);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_elf_names),
        cmocka_unit_test(test_elf_cut_off_anywhere),
        cmocka_unit_test(test_elf_any_byte_damaged),
        cmocka_unit_test(test_elf_hostile_numbers),
        cmocka_unit_test(test_elf_section_count_in_the_first_section),
        cmocka_unit_test(test_elf_refuses),
        cmocka_unit_test(test_elf_no_file),
        cmocka_unit_test(test_exports_complete),
        cmocka_unit_test(test_exports_prefix_ends_a_word),
        cmocka_unit_test(test_exports_missing),
    };
    return cmocka_run_group_tests(tests, make_file, remove_file);
}
