// options.c: what a command line means, and which ones are refused.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "capture.h"
#include "command/options.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

enum { MAX_WORDS = 16 };

// Parses words separated by blanks; what was reported goes to `out_errors`, which the caller frees.
static bool
parse(arena *a, const char *line, options *out, char **out_errors)
{
    char *argv[MAX_WORDS + 2] = {(char *)"cubind-gen"};
    char *words = strdup(line);
    int argc = 1;
    for (char *word = strtok(words, " "); word != NULL; word = strtok(NULL, " ")) {
        assert_true(argc <= MAX_WORDS);
        argv[argc++] = (char *)arena_intern(a, word);
    }
    capture_begin();
    bool ok = options_parse(a, argc, argv, out);
    *out_errors = capture_end();
    free(words);
    return ok;
}

static void
test_options_dump(void **state)
{
    options o;
    char *errors;
    assert_true(parse(*state, "dump --module driver --cuda /usr/local/cuda", &o, &errors));
    assert_string_equal(errors, "");
    assert_int_equal(o.command, COMMAND_DUMP);
    assert_int_equal(o.module_count, 1);
    assert_string_equal(o.modules[0], "driver");
    assert_string_equal(o.include_dir, "/usr/local/cuda/include");
    free(errors);
}

static void
test_options_generate(void **state)
{
    options o;
    char *errors;
    assert_true(parse(*state,
                      "--docs generate --module a --module b --module a --cuda X --out Y --force",
                      &o, &errors));
    assert_int_equal(o.command, COMMAND_GENERATE);
    assert_int_equal(o.module_count, 2);
    assert_string_equal(o.modules[1], "b");
    assert_string_equal(o.out, "Y");
    assert_string_equal(o.model_dir, "Y/model");
    assert_true(o.docs && o.force);
    free(errors);
    assert_true(parse(*state, "generate --model M --save-model S", &o, &errors));
    assert_string_equal(o.model, "M");
    assert_string_equal(o.out, "generated");
    assert_string_equal(o.model_dir, "S");
    free(errors);
}

static void
test_options_include_replaces_the_toolkits(void **state)
{
    options o;
    char *errors;
    assert_true(parse(*state, "check --module a --cuda X --include Y", &o, &errors));
    assert_int_equal(o.command, COMMAND_CHECK);
    assert_string_equal(o.include_dir, "Y");
    free(errors);
}

static void
test_options_diff(void **state)
{
    options o;
    char *errors;
    assert_true(parse(*state, "diff OLD NEW", &o, &errors));
    assert_int_equal(o.command, COMMAND_DIFF);
    assert_int_equal(o.file_count, 2);
    assert_string_equal(o.files[0], "OLD");
    assert_string_equal(o.files[1], "NEW");
    assert_false(o.json);
    assert_null(o.out);
    free(errors);
    assert_true(parse(*state, "diff --json OLD --out FILE NEW", &o, &errors));
    assert_string_equal(o.files[1], "NEW");
    assert_string_equal(o.out, "FILE");
    assert_true(o.json);
    free(errors);
}

static void
test_options_exports(void **state)
{
    options o;
    char *errors;
    assert_true(parse(*state, "exports --model M LIB --json", &o, &errors));
    assert_int_equal(o.command, COMMAND_EXPORTS);
    assert_string_equal(o.model, "M");
    assert_string_equal(o.files[0], "LIB");
    assert_true(o.json);
    free(errors);
    assert_true(parse(*state, "exports LIB --module a --cuda X --spec S", &o, &errors));
    assert_string_equal(o.spec, "S");
    assert_string_equal(o.include_dir, "X/include");
    free(errors);
}

static void
test_options_help(void **state)
{
    options o;
    char *errors;
    assert_true(parse(*state, "--help", &o, &errors));
    assert_true(o.help);
    free(errors);
}

static void
test_options_refuses(void **state)
{
    static const struct {
        const char *line;
        const char *error;
    } refused[] = {
        {"", "no command"},
        {"frobnicate", "unknown command frobnicate"},
        {"dump --cuda X", "exactly one --module is needed"},
        {"dump --module a --module b --cuda X", "exactly one --module is needed"},
        {"check --module a", "--cuda FOLDER is needed"},
        {"generate", "--cuda FOLDER or --model FILE is needed"},
        {"generate --cuda X --model M", "--cuda and --model exclude each other"},
        {"generate --model M --module a", "leave --module out"},
        {"generate --cuda X --spec S", "--spec goes with one --module"},
        {"dump --module a --model M", "--model is for generate and exports"},
        {"dump --module a --cuda X --json", "--json is for diff and exports"},
        {"diff", "two models are needed"},
        {"diff OLD", "two models are needed"},
        {"diff OLD NEW NEWER", "unexpected argument NEWER"},
        {"diff OLD NEW --cuda X", "diff reads two saved models and nothing else"},
        {"diff OLD NEW --module a", "diff reads two saved models and nothing else"},
        {"exports --model M", "a shared library is needed"},
        {"exports --model M LIB LIB", "unexpected argument LIB"},
        {"exports LIB", "--cuda FOLDER or --model FILE is needed"},
        {"exports --cuda X LIB", "exactly one --module is needed"},
        {"exports --cuda X --model M LIB", "--cuda and --model exclude each other"},
        {"dump --module a --cuda X more", "unexpected argument more"},
        {"dump --cuda", "requires an argument"},
        {"dump --wrong", "unrecognized option"},
    };
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        options o;
        char *errors;
        assert_false(parse(*state, refused[i].line, &o, &errors));
        if (strstr(errors, refused[i].error) == NULL)
            assert_string_equal(errors, refused[i].error);
        free(errors);
    }
}

static int
set_up(void **state)
{
    *state = arena_new();
    return 0;
}

static int
tear_down(void **state)
{
    arena_free(*state);
    return 0;
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_options_dump),
        cmocka_unit_test(test_options_generate),
        cmocka_unit_test(test_options_include_replaces_the_toolkits),
        cmocka_unit_test(test_options_diff),
        cmocka_unit_test(test_options_exports),
        cmocka_unit_test(test_options_help),
        cmocka_unit_test(test_options_refuses),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
