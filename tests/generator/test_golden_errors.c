// Each folder of tests/golden/errors holds a spec, mostly a header, and the diagnostics that they
// must give, to the character. With UPDATE_GOLDEN set the diagnostics are written instead of
// compared.
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

#include "annotate/annotate.h"
#include "base/diag.h"
#include "base/text.h"
#include "capture.h"
#include "check/check.h"
#include "model/history.h"
#include "parse/parse.h"
#include "spec/spec.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

enum { MAX_CASES = 200, MAX_PATH = 600 };

// What `cubind-gen check` does, stage by stage.
static bool
run_stages(arena *a, const char *folder)
{
    spec *s = spec_read(a, arena_printf(a, "%s/spec.yaml", folder));
    if (!s)
        return false;
    // The models of the releases that a spec was reviewed for, where a case is about them.
    const char *reviewed = arena_printf(a, "%s/reviewed.json", folder);
    if (access(reviewed, R_OK) == 0)
        s->known = history_read_all(a, reviewed);
    model *m = arena_alloc(a, sizeof *m);
    m->arena = a;
    spec_apply_module(s, m);
    return parse_headers(m, s, folder) && annotate_model(m, s) && check_model(m, s);
}

static void
run_case(void **state)
{
    const char *folder = *state;
    arena *a = arena_new();
    capture_begin();
    bool good = run_stages(a, folder);
    char *output = capture_end();
    const char *path = arena_printf(a, "%s/expected.txt", folder);
    if (getenv("UPDATE_GOLDEN"))
        assert_true(text_write_file(path, output, strlen(output)) >= 0);
    char *expected = text_read_file(path, NULL);
    assert_non_null(expected);
    assert_false(good);
    assert_string_equal(output, expected);
    free(expected);
    free(output);
    arena_free(a);
}

static int
by_name(const void *a, const void *b)
{
    return strcmp(((const struct CMUnitTest *)a)->name, ((const struct CMUnitTest *)b)->name);
}

// tests/golden, as seen from this file's path.
static const char *
golden_folder(void)
{
    static char path[MAX_PATH];
    snprintf(path, sizeof path, "%s", __FILE__);
    char *slash = strrchr(path, '/');
    snprintf(slash ? slash : path, 20, "%s", slash ? "/../golden" : "../golden");
    return path;
}

int
main(int argc, char **argv)
{
    static struct CMUnitTest tests[MAX_CASES];
    static char paths[MAX_CASES][MAX_PATH * 2];
    const char *golden = argc > 1 ? argv[1] : golden_folder();
    size_t count = 0;
    char root[MAX_PATH + 10];
    snprintf(root, sizeof root, "%s/errors", golden);
    DIR *folder = opendir(root);
    if (!folder) {
        perror(root);
        return 1;
    }
    for (struct dirent *entry; (entry = readdir(folder)) != NULL && count < MAX_CASES;) {
        if (entry->d_name[0] == '.')
            continue;
        int length = snprintf(paths[count], sizeof paths[count], "%s/%s", root, entry->d_name);
        tests[count] = (struct CMUnitTest){
            .name = paths[count] + length - strlen(entry->d_name),
            .test_func = run_case,
            .initial_state = paths[count],
        };
        count++;
    }
    closedir(folder);
    qsort(tests, count, sizeof *tests, by_name);
    // An empty folder means a wrong path, not success.
    if (count == 0) {
        fprintf(stderr, "no cases in %s\n", root);
        return 1;
    }
    return _cmocka_run_group_tests("golden_errors", tests, count, NULL, NULL);
}
