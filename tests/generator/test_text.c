// Tests text.c: the text buffer, JSON strings, files, SHA-256.
#include <errno.h>
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/text.h"
#include "capture.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

static void
test_text_adds(void **state)
{
    (void)state;
    text t = {0};
    text_add(&t, "CUresult ");
    text_add_n(&t, "cuInit_x", 6);
    text_printf(&t, "(%s %s)", "unsigned", "Flags");
    assert_string_equal(t.data, "CUresult cuInit(unsigned Flags)");
    assert_int_equal(t.length, strlen(t.data));
    text_clear(&t);
    assert_int_equal(t.length, 0);
    assert_string_equal(t.data, "");
    text_free(&t);
    assert_null(t.data);
}

static void
test_text_grows(void **state)
{
    (void)state;
    text t = {0};
    for (int i = 0; i < 10000; i++)
        text_printf(&t, "%04d,", i);
    assert_int_equal(t.length, 50000);
    assert_memory_equal(t.data + 49995, "9999,", 6);
    text_free(&t);
}

// Compares text_printf() with snprintf() on one format.
#define ASSERT_PRINTS(...) \
    do { \
        char wanted[128]; \
        text made = {0}; \
        snprintf(wanted, sizeof wanted, __VA_ARGS__); \
        text_printf(&made, __VA_ARGS__); \
        assert_string_equal(made.data, wanted); \
        assert_int_equal(made.length, strlen(wanted)); \
        text_free(&made); \
    } while (0)

// text_printf() handles some conversions itself and leaves the others to the C library.
static void
test_text_prints_as_printf(void **state)
{
    (void)state;
    const char *volatile none = NULL; // volatile: the compiler warns about a NULL that it sees
    ASSERT_PRINTS("%s", "");
    ASSERT_PRINTS("[%s]", none);
    ASSERT_PRINTS("%s-%s%c", "a", "bc", 'd');
    ASSERT_PRINTS("%*s|%*s|%*s", 4, "", 4, "ab", 1, "abc");
    ASSERT_PRINTS("%.*s|%.*s|%.*s", 2, "abc", 9, "abc", 0, "abc");
    ASSERT_PRINTS("%d %d %d %d", 0, -1, INT_MAX, INT_MIN);
    ASSERT_PRINTS("100%% %s", "of");
    ASSERT_PRINTS("%s %04x %s %zu", "first", 0x2au, "then", (size_t)7);
    ASSERT_PRINTS("%-4s|%4s|%.1s|%5d|%lld", "a", "b", "cd", 6, -7LL);
}

static void
test_text_json_escapes(void **state)
{
    (void)state;
    text t = {0};
    text_add_json(&t, "a\"b\\c\nd\te\x01/\xc3\xa4");
    assert_string_equal(t.data, "\"a\\\"b\\\\c\\nd\\te\\u0001/\xc3\xa4\"");
    text_free(&t);
}

static void
test_text_compares(void **state)
{
    (void)state;
    assert_true(text_equal(NULL, NULL));
    assert_false(text_equal(NULL, ""));
    assert_false(text_equal("a", NULL));
    assert_true(text_equal("ab", "ab"));
    assert_true(text_starts("cuMemAlloc", "cuMem"));
    assert_false(text_starts("cu", "cuMem"));
    assert_true(text_ends("driver.yaml", ".yaml"));
    assert_false(text_ends("yaml", ".yaml"));
    assert_int_equal(text_before_version("cuMemAlloc_v2"), 10);
    assert_int_equal(text_before_version("f_v12"), 1);
    assert_int_equal(text_before_version("cuMemAlloc"), 0);
    assert_int_equal(text_before_version("cuMemAlloc_v"), 0);
    assert_int_equal(text_before_version("fill_v2_64"), 0);
    assert_int_equal(text_before_version("_v2"), 0);
    assert_int_equal(text_before_version(""), 0);
    assert_string_equal(text_base_name("a/b.c/d.h"), "d.h");
    assert_string_equal(text_base_name("d.h"), "d.h");
    assert_string_equal(text_base_name("a/"), "");
    assert_null(text_base_name(NULL));
}

static void
test_text_reads_files(void **state)
{
    (void)state;
    char *path = capture_file("read.txt", "two\nlines\n");
    size_t size = 0;
    char *data = text_read_file(path, &size);
    assert_string_equal(data, "two\nlines\n");
    assert_int_equal(size, 10);
    free(data);
    capture_remove(path);

    path = capture_file("empty.txt", "");
    data = text_read_file(path, &size);
    assert_non_null(data);
    assert_int_equal(size, 0);
    free(data);
    capture_remove(path);

    assert_null(text_read_file("/proc/absent/file", &size));
    assert_int_equal(errno, ENOENT);
}

// Files are read in pieces of 64 KiB. A file that ends with a piece, or just after it, is read
// whole.
static void
test_text_reads_files_of_any_size(void **state)
{
    (void)state;
    static const size_t sizes[] = {65535, 65536, 65537, 131072};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        text written = {0};
        while (written.length < sizes[i])
            text_printf(&written, "%c", 'a' + (int)(written.length % 23));
        char *path = capture_file("large.txt", written.data);
        size_t size = 0;
        char *data = text_read_file(path, &size);
        assert_int_equal(size, sizes[i]);
        assert_string_equal(data, written.data);
        free(data);
        text_free(&written);
        capture_remove(path);
    }
}

static void
test_text_reads_no_folders(void **state)
{
    (void)state;
    size_t size = 0;
    assert_null(text_read_file("/", &size));
    assert_int_equal(errno, EISDIR);
}

static void
test_text_writes_only_what_differs(void **state)
{
    (void)state;
    char *path = capture_file("write.txt", "old");
    struct stat before, after;
    assert_int_equal(stat(path, &before), 0);
    assert_int_equal(text_write_file(path, "old", 3), 0);
    assert_int_equal(stat(path, &after), 0);
    assert_true(before.st_ino == after.st_ino);

    assert_int_equal(text_write_file(path, "new text", 8), 1);
    char *data = text_read_file(path, NULL);
    assert_string_equal(data, "new text");
    free(data);
    capture_remove(path); // fails if a temporary file is left in its folder
}

static void
test_text_written_files_are_as_others(void **state)
{
    (void)state;
    char *path = capture_file("mode.txt", "");
    mode_t mask = umask(022);
    assert_int_equal(text_write_file(path, "x", 1), 1);
    umask(mask);
    struct stat status;
    assert_int_equal(stat(path, &status), 0);
    assert_int_equal(status.st_mode & 0777, 0644);
    capture_remove(path);
}

static void
test_text_write_failure_is_reported(void **state)
{
    (void)state;
    assert_int_equal(text_write_file("/proc/absent/file", "x", 1), -1);
    assert_int_equal(errno, ENOENT);
}

static void
check_sha256(const char *data, size_t size, const char *expected)
{
    char digest[65];
    text_sha256(data, size, digest);
    assert_string_equal(digest, expected);
}

// The examples of FIPS 180-4, and the sizes around which padding changes.
static void
test_text_sha256(void **state)
{
    (void)state;
    check_sha256("", 0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    check_sha256("abc", 3, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    check_sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 56,
                 "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    char a[1000];
    memset(a, 'a', sizeof a);
    check_sha256(a, 55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
    check_sha256(a, 64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
    check_sha256(a, 1000, "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_text_adds),
        cmocka_unit_test(test_text_grows),
        cmocka_unit_test(test_text_prints_as_printf),
        cmocka_unit_test(test_text_json_escapes),
        cmocka_unit_test(test_text_compares),
        cmocka_unit_test(test_text_reads_files),
        cmocka_unit_test(test_text_reads_files_of_any_size),
        cmocka_unit_test(test_text_reads_no_folders),
        cmocka_unit_test(test_text_writes_only_what_differs),
        cmocka_unit_test(test_text_written_files_are_as_others),
        cmocka_unit_test(test_text_write_failure_is_reported),
        cmocka_unit_test(test_text_sha256),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
