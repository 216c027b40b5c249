// Each folder of tests/golden/templates holds a header (some a second one, other.h, which that one
// includes), the rules of a spec, and in expected/ some of the files that come of them, to the
// character; what is in reference/ are pages of that reference. With UPDATE_GOLDEN set the files that are there are written instead of compared.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/changes.h"
#include "base/text.h"
#include "capture.h"
#include "check/check.h"
#include "emit/emit.h"
#include "fixture.h"
#include "reference/reference.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

enum { MAX_CASES = 100 };

// A folder of the repository, as seen from this file's path.
static const char *
beside(arena *a, const char *folder)
{
    const char *slash = strrchr(__FILE__, '/');
    int length = slash != NULL ? (int)(slash - __FILE__) + 1 : 0;
    return arena_printf(a, "%.*s%s", length, __FILE__, folder);
}

static void
remove_folder(arena *a, const char *path)
{
    DIR *folder = opendir(path);
    for (struct dirent *d; (d = readdir(folder)) != NULL;)
        if (d->d_name[0] != '.')
            unlink(arena_printf(a, "%s/%s", path, d->d_name));
    closedir(folder);
    rmdir(path);
}

static void
compare_file(arena *a, const char *made_path, const char *expected_path)
{
    (void)a;
    size_t size = 0;
    char *made = text_read_file(made_path, &size);
    assert_non_null(made);
    if (getenv("UPDATE_GOLDEN"))
        assert_true(text_write_file(expected_path, made, size) >= 0);
    char *expected = text_read_file(expected_path, NULL);
    assert_string_equal(made, expected);
    free(made);
    free(expected);
}

static void
compare_folder(arena *a, const char *made, const char *expected)
{
    int count = 0;
    DIR *folder = opendir(expected);
    assert_non_null(folder);
    for (struct dirent *d; (d = readdir(folder)) != NULL;) {
        if (d->d_name[0] != '.') {
            compare_file(a, arena_printf(a, "%s/%s", made, d->d_name),
                         arena_printf(a, "%s/%s", expected, d->d_name));
            count++;
        }
    }
    closedir(folder);
    assert_true(count > 0);
}

// Where a case has pages.
static void
check_reference(arena *a, const fixture *f, const char *folder)
{
    const char *expected = arena_printf(a, "%s/reference", folder);
    char made[] = "/tmp/cubind-golden-XXXXXX";
    const model *models[] = {f->m};
    text changes = {0};
    if (access(expected, F_OK) != 0)
        return;
    assert_non_null(mkdtemp(made));
    assert_true(reference_list(a, models, 1, beside(a, "../../templates"), made, &changes));
    changes_apply(&changes, 1);
    text_free(&changes);
    const char *pages = arena_printf(a, "%s/%s", made, f->m->module);
    compare_folder(a, pages, expected);
    remove_folder(a, pages);
    rmdir(made);
}

static void
run_case(void **state)
{
    const char *folder = *state;
    arena *a = arena_new();
    char *header = text_read_file(arena_printf(a, "%s/input.h", folder), NULL);
    char *rules = text_read_file(arena_printf(a, "%s/rules.yaml", folder), NULL);
    assert_non_null(header);
    assert_non_null(rules);
    char *other = text_read_file(arena_printf(a, "%s/other.h", folder), NULL);
    fixture f = other ? fixture_importing(other, header, rules) : fixture_new(header, rules);
    char made[] = "/tmp/cubind-golden-XXXXXX";
    assert_non_null(mkdtemp(made));
    text changes = {0};
    emit_options options = {
        .template_dir = beside(a, "../../templates"), .out_dir = made, .changes = &changes};
    capture_begin();
    bool good = check_model(f.m, f.s) && emit_module(f.m, &options) && changes_apply(&changes, 1);
    char *errors = capture_end();
    text_free(&changes);
    assert_string_equal(errors, "");
    assert_true(good);
    compare_folder(a, made, arena_printf(a, "%s/expected", folder));
    check_reference(a, &f, folder);
    remove_folder(a, made);
    free(errors);
    free(header);
    free(other);
    free(rules);
    fixture_free(&f);
    arena_free(a);
}

int
main(void)
{
    static struct CMUnitTest tests[MAX_CASES];
    arena *a = arena_new();
    struct dirent **names = NULL;
    const char *golden = beside(a, "../golden/templates");
    int count = scandir(golden, &names, NULL, alphasort);
    size_t n = 0;
    for (int i = 0; i < count; i++) {
        if (names[i]->d_name[0] != '.' && n < MAX_CASES) {
            const char *name = arena_printf(a, "golden_template_%s", names[i]->d_name);
            const char *path = arena_printf(a, "%s/%s", golden, names[i]->d_name);
            tests[n++] = (struct CMUnitTest){name, run_case, NULL, NULL, (void *)path};
        }
        free(names[i]);
    }
    free(names);
    if (n == 0) {
        fprintf(stderr, "no cases in %s\n", golden);
        return 1;
    }
    int failed = _cmocka_run_group_tests("golden_templates", tests, n, NULL, NULL);
    arena_free(a);
    return failed;
}
