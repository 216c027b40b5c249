// Tests options.c: the meaning of valid command lines, and the errors for invalid ones.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "capture.h"
#include "command/options.h"
#include "fixture.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

enum { MAX_WORDS = 16 };

// Parses words separated by blanks. The errors go to `out_errors`, which the caller frees.
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
    assert_int_equal(o.modules.count, 1);
    assert_string_equal(o.modules.items[0], "driver");
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
    assert_int_equal(o.modules.count, 2);
    assert_string_equal(o.modules.items[1], "b");
    assert_string_equal(o.out, "Y");
    assert_string_equal(o.model_dir, "Y/model");
    assert_true(o.docs && o.force);
    free(errors);
    assert_true(parse(*state, "generate --cuda X --save-model S", &o, &errors));
    assert_string_equal(o.out, "generated");
    assert_string_equal(o.model_dir, "S");
    free(errors);
    assert_true(parse(*state, "generate --model M", &o, &errors));
    assert_int_equal(o.models.count, 1);
    assert_string_equal(o.models.items[0], "M");
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
test_options_reference(void **state)
{
    options o;
    char *errors;
    assert_true(parse(*state, "reference --cuda X --out Y", &o, &errors));
    assert_int_equal(o.command, COMMAND_REFERENCE);
    assert_int_equal(o.modules.count, 0); // none: all specs
    assert_string_equal(o.out, "Y");
    free(errors);
    assert_true(parse(*state, "reference --model M --model N --model M --out Y", &o, &errors));
    assert_int_equal(o.models.count, 2);
    assert_string_equal(o.models.items[1], "N");
    free(errors);
}

static void
test_options_diff(void **state)
{
    options o;
    char *errors;
    assert_true(parse(*state, "diff OLD NEW", &o, &errors));
    assert_int_equal(o.command, COMMAND_DIFF);
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
    assert_string_equal(o.models.items[0], "M");
    assert_string_equal(o.files[0], "LIB");
    assert_true(o.json);
    free(errors);
    assert_true(parse(*state, "exports LIB --cuda X --spec S", &o, &errors));
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
        {"generate --cuda X --model M",
         "generate --model does not take --cuda; it belongs to dump, "},
        {"generate --model M --model N", "exactly one --model is needed"},
        {"dump --model M --model N", "exactly one --model is needed"},
        {"exports LIB --model M --model N", "exactly one --model is needed"},
        {"reference --cuda X", "--out FOLDER is needed"},
        {"reference --out Y", "--cuda FOLDER or --model FILE is needed"},
        {"reference --model M --module a --out Y", "reference --model does not take --module; "},
        {"reference --model M --out Y more", "unexpected argument more"},
        {"generate --model M --module a", "generate --model does not take --module; "},
        {"generate --cuda X --spec S", "take --spec; it belongs to dump, check, exports; try"},
        {"check --cuda X --spec S --module a", "--spec replaces --module and --specs"},
        {"check --cuda X --spec S --specs F", "--spec replaces --module and --specs"},
        {"dump --module a --model M", "dump --model does not take --module; "},
        {"check --module a --model M", "check does not take --model; it belongs to dump, generate, "
                                       "reference, exports; try --help\n"},
        {"dump --module a --cuda X --json",
         "dump does not take --json; it belongs to diff, exports; try --help\n"},
        {"diff", "diff needs OLD.json NEW.json"},
        {"diff OLD", "diff needs OLD.json NEW.json"},
        {"diff OLD NEW NEWER", "unexpected argument NEWER"},
        {"diff OLD NEW --cuda X", "diff does not take --cuda"},
        {"diff OLD NEW --module a", "diff does not take --module"},
        {"exports --model M", "exports needs LIBRARY"},
        {"exports --model M LIB LIB", "unexpected argument LIB"},
        {"exports LIB", "--cuda FOLDER or --model FILE is needed"},
        {"exports --cuda X LIB", "exactly one --module is needed"},
        {"exports --cuda X --model M LIB", "exports --model does not take --cuda"},
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

// A valid line for each command. Commands that read headers or a saved model have two.
static const struct {
    char letter;
    const char *line;
} ways[] = {
    {'d', "dump --module a --cuda X"},
    {'s', "dump --model M"},
    {'c', "check --module a --cuda X"},
    {'g', "generate --cuda X"},
    {'m', "generate --model M"},
    {'r', "reference --module a --cuda X --out Z"},
    {'o', "reference --model M --out Z"},
    {'f', "diff OLD NEW"},
    {'e', "exports LIB --module a --cuda X"},
    {'l', "exports LIB --model M"},
    {'p', "propose a.h --cuda X"},
};

// The commands that take each option, by the letters above, and the option that it replaces in the
// line.
static const struct {
    const char *option;
    const char *ways;
    const char *in_place_of;
} taken[] = {
    {"--module a", "dcgre", NULL},   {"--cuda Y", "dcgrep", NULL},
    {"--include Y", "dcgrep", NULL}, {"--spec Y", "dce", "--module a"},
    {"--specs Y", "dcgre", NULL},    {"--templates Y", "gmro", NULL},
    {"--model M", "smol", NULL},     {"--out Y", "gmrof", NULL},
    {"--json", "fel", NULL},         {"--save-model Y", "g", NULL},
    {"--docs", "g", NULL},           {"--force", "gm", NULL},
    {"--bare-stubs", "gm", NULL},    {"--help", "dscgmrofelp", NULL},
    {"--reviewed Y", "dcgr", NULL},
};

static void
check_use(arena *a, const char *line, bool use)
{
    options o;
    char *errors;
    if (parse(a, line, &o, &errors) != use)
        fail_msg("%s: %s", line, use ? errors : "accepted");
    if (!use && strstr(errors, " does not take --") == NULL)
        fail_msg("%s: %s", line, errors);
    free(errors);
}

static void
test_options_are_refused_where_nothing_uses_them(void **state)
{
    enum {
        ROWS = 0
#define TEXT(...) +1
#define LIST(...) +1
#define FLAG(...) +1
#include "command/options.def"
    };
    assert_int_equal(sizeof taken / sizeof *taken, ROWS);
    for (int i = 0; i < ROWS; i++) {
        for (size_t way = 0; way < sizeof ways / sizeof *ways; way++) {
            const char *line = ways[way].line, *without = taken[i].in_place_of;
            const char *cut = without != NULL ? strstr(line, without) : NULL;
            if (cut != NULL)
                line =
                    arena_printf(*state, "%.*s%s", (int)(cut - line), line, cut + strlen(without));
            line = arena_printf(*state, "%s %s", line, taken[i].option);
            check_use(*state, line, strchr(taken[i].ways, ways[way].letter) != NULL);
        }
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_options_dump),
        cmocka_unit_test(test_options_generate),
        cmocka_unit_test(test_options_include_replaces_the_toolkits),
        cmocka_unit_test(test_options_reference),
        cmocka_unit_test(test_options_diff),
        cmocka_unit_test(test_options_exports),
        cmocka_unit_test(test_options_help),
        cmocka_unit_test(test_options_refuses),
        cmocka_unit_test(test_options_are_refused_where_nothing_uses_them),
    };
    return cmocka_run_group_tests(tests, arena_begin, arena_end);
}
