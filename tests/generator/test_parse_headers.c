// Tests parsing of whole headers: it is repeatable, and independent of the environment.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/text.h"
#include "headers.h"
#include "model/write.h"
#include "parse/parse.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

// The folder's name, the run and the machine leave no trace in the model.
static void
test_parse_is_repeatable(void **state)
{
    (void)state;
    static const char HEADER[] = "typedef struct s_st { union { int a; float b; }; } s;\n"
                                 "#define N 3\n"
                                 "int f(const s *x, int n[]);\n";
    text first = {0}, second = {0};
    headers one = headers_parse(HEADER);
    headers two = headers_parse(HEADER);
    assert_string_not_equal(one.folder, two.folder);
    model_write(one.m, &first);
    model_write(two.m, &second);
    assert_string_equal(first.data, second.data);
    assert_null(strstr(first.data, one.folder));
    text_free(&first);
    text_free(&second);
    headers_free(&one);
    headers_free(&two);
}

static void
test_parse_ignores_environment(void **state)
{
    (void)state;
    setenv("CPATH", "/usr/include", 1);
    headers h = headers_parse("#include <stdint.h>\nint f(uint64_t n);\n");
    assert_true(h.ok);
    assert_string_equal(h.m->functions[0].params[0].declared->canonical, "unsigned long");
    headers_free(&h);
}

static void
test_parse_with_defines_and_folders(void **state)
{
    (void)state;
    headers h = headers_parse("#ifdef WITH_MORE\n#include <more.h>\nmore_t f(void);\n#endif\n"
                              "#if LEVEL == 2\nint g(void);\n#endif\n");
    assert_int_equal(h.m->function_count, 0);
    const char *folder = arena_printf(h.a, "%s/include", h.folder);
    const char *file = arena_printf(h.a, "%s/more.h", folder);
    assert_int_equal(mkdir(folder, 0777), 0);
    static const char MORE[] = "typedef struct more_st *more_t;\n";
    assert_true(text_write_file(file, MORE, strlen(MORE)) >= 0);
    h.s.defines = (const char *[]){"WITH_MORE", "LEVEL=2"};
    h.s.define_count = 2;
    h.s.folders = (const char *[]){folder};
    h.s.folder_count = 1;
    h.s.headers = (const char *[]){"input.h", "more.h"};
    h.s.header_count = 2;
    model m = {.arena = h.a, .module = "sample"};
    assert_true(parse_headers(&m, &h.s, h.folder));
    assert_int_equal(m.function_count, 2);
    assert_int_equal(m.functions[0].result->cls, TYPE_HANDLE);
    assert_int_equal(m.typedef_count, 1); // declared in the additional folder
    unlink(file);
    rmdir(folder);
    headers_free(&h);
}

// Types of the C library come from the generator's own headers.
static void
test_parse_headers_of_c(void **state)
{
    (void)state;
    headers h = headers_parse("#include <inttypes.h>\n#include <stdbool.h>\n#include <time.h>\n"
                              "#include <sys/types.h>\n#include <sys/socket.h>\n"
                              "#include <arpa/inet.h>\n#include <pthread.h>\n#include <unistd.h>\n"
                              "#include <errno.h>\n#include <wchar.h>\n#include <float.h>\n"
                              "int f(bool b, time_t t, ssize_t s, socklen_t n, uint64_t u,\n"
                              "      const struct timespec *at, const struct sockaddr *to);\n");
    assert_true(h.ok);
    assert_string_equal(h.errors, "");
    const function *f = headers_function(&h, "f");
    const int64_t sizes[] = {1, 8, 8, 4, 8, 8, 8};
    assert_int_equal(f->param_count, 7);
    for (int i = 0; i < f->param_count; i++)
        assert_int_equal(f->params[i].decayed->size, sizes[i]);
    assert_string_equal(f->params[5].decayed->pointee->name, "timespec");
    assert_int_equal(h.m->record_count, 0);
    headers_free(&h);
}

static void
test_parse_hashes_headers(void **state)
{
    (void)state;
    headers h = headers_parse("int f(void);\n");
    char digest[65];
    text_sha256("int f(void);\n", strlen("int f(void);\n"), digest);
    assert_int_equal(h.m->header_count, 1);
    assert_string_equal(h.m->headers[0].name, "input.h");
    assert_string_equal(h.m->headers[0].sha256, digest);
    headers_free(&h);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_parse_is_repeatable),
        cmocka_unit_test(test_parse_ignores_environment),
        cmocka_unit_test(test_parse_with_defines_and_folders),
        cmocka_unit_test(test_parse_headers_of_c),
        cmocka_unit_test(test_parse_hashes_headers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
