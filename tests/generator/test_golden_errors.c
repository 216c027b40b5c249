// Runs the cases of tests/golden/errors. A case has a spec, usually a header, and the exact
// diagnostics that they cause. If UPDATE_GOLDEN is set, the test writes the diagnostics instead of
// comparing them.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
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
#include "parts.h"
#include "spec/spec.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

enum { MAX_PATH = 600 };

// Runs the stages of `cubind-gen check`.
static bool
run_stages(arena *a, const char *folder)
{
    spec *s = spec_read(a, arena_printf(a, "%s/spec.yaml", folder));
    if (!s)
        return false;
    // Cases about reviewed releases bring the models of those releases.
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
    arena *a = arena_new();
    parts p = parts_read(a, *state);
    const char *folder = parts_unpack(&p);
    capture_begin();
    bool good = run_stages(a, folder);
    char *output = capture_end();
    parts_remove(&p, folder);
    assert_false(good);
    parts_compare(&p, "expected.txt", output);
    free(output);
    arena_free(a);
}

// Returns tests/golden, found from this file's path.
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
    char root[MAX_PATH + 10];
    snprintf(root, sizeof root, "%s/errors", argc > 1 ? argv[1] : golden_folder());
    return parts_run_cases("golden_errors", root, run_case);
}
