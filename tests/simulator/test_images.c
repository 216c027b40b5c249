// Tests the whole driver with images of device code, some of which state wrong sizes. Each image
// ends where mapped memory ends, so that an overread ends the process. An alarm ends a call that
// hangs.
#include <elf.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <cmocka.h>

// Prototypes of the library's exports; handles are pointers.
typedef int status;
typedef void *handle;
typedef unsigned long long address;
status cuInit(unsigned int flags);
status cuCtxCreate_v4(handle *context, void *parameters, unsigned int flags, int device);
status cuLinkCreate_v2(unsigned int count, int *options, void **values, handle *state);
status cuLinkAddData_v2(handle state, int type, void *data, size_t size, const char *name,
                        unsigned int count, int *options, void **values);
status cuLinkDestroy(handle state);
status cuMemAlloc_v2(address *at, size_t size);
status cuMemFree_v2(address at);
status cuMemAllocPitch_v2(address *at, size_t *pitch, size_t width, size_t height,
                          unsigned int element);
status cuMemsetD2D8_v2(address at, size_t pitch, unsigned char item, size_t width, size_t height);
status cuModuleLoadData(handle *module, const void *image);
status cuModuleUnload(handle module);

enum { FINE = 0, INVALID_VALUE = 1, NO_MEMORY = 2, INVALID_IMAGE = 200, NO_BINARY = 209 };
enum { INVALID_PTX = 218, OF_CUBIN = 0, OF_PTX = 1, OF_FAT_BINARY = 2 };
enum { PAGE = 4096, ROOM = 16 * PAGE };

// Copies the data to the end of a page, before an inaccessible one.
static void *
at_the_end(const void *data, size_t size)
{
    static char *memory;
    if (memory == NULL) {
        memory =
            mmap(NULL, ROOM + PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        assert_ptr_not_equal(memory, MAP_FAILED);
        assert_int_equal(mprotect(memory + ROOM, PAGE, PROT_NONE), 0);
    }
    memset(memory, 0, ROOM);
    return memcpy(memory + ROOM - size, data, size);
}

static status
load(const void *image, size_t size)
{
    handle module;
    status found = cuModuleLoadData(&module, at_the_end(image, size));
    if (found == FINE)
        assert_int_equal(cuModuleUnload(module), FINE);
    return found;
}

static status
link_input(int type, const void *image, size_t size)
{
    handle state;
    assert_int_equal(cuLinkCreate_v2(0, NULL, NULL, &state), FINE);
    status found =
        cuLinkAddData_v2(state, type, at_the_end(image, size), size, "input", 0, NULL, NULL);
    assert_int_equal(cuLinkDestroy(state), FINE);
    return found;
}

// --- fat binaries --------------------------------------------------------------------------------

#define TEXT ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k() { ret; }\n"

typedef struct fat_binary {
    uint32_t magic;
    uint16_t version, size;
    uint64_t payload;
    struct {
        uint16_t kind, version;
        uint32_t size;
        uint64_t payload;
        uint32_t other[3], target;
        uint64_t more, flags, last[2];
    } item;
    char text[136];
} fat_binary;

static fat_binary
good(void)
{
    fat_binary f = {.magic = 0xba55ed50, .version = 1, .size = 16};
    f.payload = sizeof f - 16;
    f.item.kind = 1;
    f.item.size = 64;
    f.item.payload = sizeof f.text;
    f.item.target = 80;
    strcpy(f.text, TEXT);
    return f;
}

static void
test_image_fat_binary(void **state)
{
    (void)state;
    fat_binary f = good();
    assert_int_equal(sizeof f, 216);
    assert_int_equal(load(&f, sizeof f), FINE);
    assert_int_equal(link_input(OF_FAT_BINARY, &f, sizeof f), FINE);
}

static void
test_image_fat_binary_items_that_say_too_much(void **state)
{
    (void)state;
    static const struct {
        uint32_t size;
        uint64_t payload;
    } cases[] = {
        {0x7fffffff, 136},
        {0x7fffffff, UINT64_MAX - 0x7ffffffe}, // the sum overflows to 0, and no item follows
        {0x80000000, UINT64_MAX - 0x7fffffff},
        {201, 0},
        {64, 137},
        {64, UINT64_MAX},
        {64, UINT64_MAX - 63},
        {63, 0},
        {0, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        fat_binary f = good();
        f.item.size = cases[i].size;
        f.item.payload = cases[i].payload;
        assert_int_equal(load(&f, sizeof f), INVALID_IMAGE);
        assert_int_equal(link_input(OF_FAT_BINARY, &f, sizeof f), INVALID_IMAGE);
    }
}

static void
test_image_fat_binary_of_nothing(void **state)
{
    (void)state;
    fat_binary f = good();
    f.item.payload = 0; // its text would be as long as the rest
    f.payload = 64;
    assert_int_equal(load(&f, 80), NO_BINARY);
    f.item.kind = 2;
    f.item.target = 90;
    assert_int_equal(load(&f, 80), NO_BINARY);
    f.payload = 0;
    assert_int_equal(load(&f, 16), NO_BINARY);
    f.size = 15;
    assert_int_equal(load(&f, 16), INVALID_IMAGE);
}

static void
test_image_fat_binary_whose_end_wraps(void **state)
{
    (void)state;
    fat_binary f = good();
    f.payload = UINT64_MAX - 8;
    assert_int_equal(load(&f, sizeof f), INVALID_IMAGE);
    assert_int_equal(link_input(OF_FAT_BINARY, &f, sizeof f), INVALID_IMAGE);
}

static void
test_image_beginnings_of_every_format(void **state)
{
    (void)state;
    fat_binary f = good();
    static const unsigned char elf[sizeof(Elf64_Ehdr)] = "\177ELF\2\1\1";
    for (size_t size = 1; size < sizeof f; size++)
        assert_int_not_equal(link_input(OF_FAT_BINARY, &f, size), FINE);
    for (size_t size = 1; size <= sizeof elf; size++)
        assert_int_not_equal(link_input(OF_CUBIN, elf, size), FINE);
    for (size_t size = 1; size < strlen(TEXT); size++) {
        status found = link_input(OF_PTX, TEXT, size);
        assert_true(found == FINE || found == INVALID_PTX || found == INVALID_IMAGE);
    }
}

// --- ELF -----------------------------------------------------------------------------------------

static Elf64_Ehdr
elf_header(void)
{
    return (Elf64_Ehdr){
        .e_ident = {ELFMAG0, ELFMAG1, ELFMAG2, ELFMAG3, ELFCLASS64, ELFDATA2LSB, EV_CURRENT, 0x41,
                    8},
        .e_machine = EM_CUDA,
        .e_flags = 90 << 8,
        .e_shentsize = sizeof(Elf64_Shdr),
        .e_shnum = 2,
        .e_shoff = sizeof(Elf64_Ehdr),
    };
}

static void
test_image_elf_whose_end_wraps(void **state)
{
    (void)state;
    Elf64_Ehdr h = elf_header();
    h.e_shoff = UINT64_MAX - 127;
    assert_int_equal(load(&h, sizeof h), INVALID_IMAGE);
    assert_int_equal(link_input(OF_CUBIN, &h, sizeof h), INVALID_IMAGE);
    h = elf_header();
    h.e_shoff = 0;
    h.e_phoff = UINT64_MAX;
    h.e_phnum = h.e_phentsize = 0xffff;
    assert_int_equal(link_input(OF_CUBIN, &h, sizeof h), INVALID_IMAGE);
}

// --- sizes that callers pass ---------------------------------------------------------------------

static void
test_image_rows_that_do_not_fit(void **state)
{
    (void)state;
    address at, memory;
    size_t pitch;
    assert_int_equal(cuMemAllocPitch_v2(&at, &pitch, SIZE_MAX, 4, 4), NO_MEMORY);
    assert_int_equal(cuMemAllocPitch_v2(&at, &pitch, SIZE_MAX - 511, 4, 4), NO_MEMORY);
    assert_int_equal(cuMemAllocPitch_v2(&at, &pitch, 1, SIZE_MAX / 512 + 2, 4), NO_MEMORY);
    assert_int_equal(cuMemAlloc_v2(&memory, 4096), FINE);
    assert_int_equal(cuMemsetD2D8_v2(memory, 8, 1, 0, SIZE_MAX), FINE); // returns at once
    assert_int_equal(cuMemsetD2D8_v2(memory + 8, SIZE_MAX - 7, 1, 1, 2), INVALID_VALUE);
    assert_int_equal(cuMemFree_v2(memory), FINE);
}

int
main(void)
{
    handle context;
    setenv("CUBIND_DEVICE", "simulated", 1);
    setenv("CUBIND_SIMULATOR", "report=/dev/null", 1);
    assert_int_equal(cuInit(0), FINE);
    assert_int_equal(cuCtxCreate_v4(&context, NULL, 0, 0), FINE);
    alarm(60);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_image_fat_binary),
        cmocka_unit_test(test_image_fat_binary_items_that_say_too_much),
        cmocka_unit_test(test_image_fat_binary_of_nothing),
        cmocka_unit_test(test_image_fat_binary_whose_end_wraps),
        cmocka_unit_test(test_image_beginnings_of_every_format),
        cmocka_unit_test(test_image_elf_whose_end_wraps),
        cmocka_unit_test(test_image_rows_that_do_not_fit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
