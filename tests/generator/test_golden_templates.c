// Runs the cases of tests/golden/templates. A case has a header and the rules of a spec, and
// sometimes a second header, other.h, that the first one includes, and its spec. Its parts in
// expected/ are the exact text of some generated files, and those in reference/ are pages of the
// reference. If UPDATE_GOLDEN is set, the test rewrites the existing parts instead of comparing
// them.
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
#include "parts.h"
#include "reference/reference.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

// Returns a folder of the repository, found from this file's path.
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

// Compares each part `prefix`NAME with the file NAME of `folder`. Returns the number of such parts.
static int
compare_files(arena *a, parts *p, const char *prefix, const char *folder)
{
    int count = 0;
    for (int i = 0; i < p->count; i++) {
        const char *name = p->items[i].name;
        if (text_starts(name, prefix)) {
            char *made =
                text_read_file(arena_printf(a, "%s/%s", folder, name + strlen(prefix)), NULL);
            assert_non_null(made);
            parts_compare(p, name, made);
            free(made);
            count++;
        }
    }
    return count;
}

// Whether the case has pages of the reference. Fails the test if a part is not used, because its
// name is then misspelled.
static bool
has_reference(const parts *p)
{
    static const char *const inputs[] = {"input.h", "other.h", "rules.yaml", "other.yaml", NULL};
    bool has = false;
    for (int i = 0; i < p->count; i++) {
        bool is_page = text_starts(p->items[i].name, "reference/");
        if (!is_page && !text_starts(p->items[i].name, "expected/") &&
            !text_is_one_of(p->items[i].name, inputs))
            fail_msg("%s: nothing reads %s", p->path, p->items[i].name);
        has = has || is_page;
    }
    return has;
}

static void
check_reference(arena *a, const fixture *f, parts *p)
{
    char made[] = "/tmp/cubind-golden-XXXXXX";
    const model *models[] = {f->m};
    text changes = {0};
    assert_non_null(mkdtemp(made));
    assert_true(reference_list(a, models, 1, beside(a, "../../templates"), made, &changes));
    changes_apply(&changes, 1);
    text_free(&changes);
    const char *pages = arena_printf(a, "%s/%s", made, f->m->module);
    compare_files(a, p, "reference/", pages);
    remove_folder(a, pages);
    rmdir(made);
}

static void
run_case(void **state)
{
    arena *a = arena_new();
    parts p = parts_read(a, *state);
    const char *header = parts_text(&p, "input.h");
    const char *rules = parts_text(&p, "rules.yaml");
    fixture_other other = {parts_text(&p, "other.h"), parts_text(&p, "other.yaml")};
    assert_non_null(header);
    assert_non_null(rules);
    fixture f = fixture_beside(&other, header, rules);
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
    assert_true(compare_files(a, &p, "expected/", made) > 0);
    if (has_reference(&p))
        check_reference(a, &f, &p);
    remove_folder(a, made);
    free(errors);
    fixture_free(&f);
    arena_free(a);
}

int
main(void)
{
    arena *a = arena_new();
    int failed = parts_run_cases("golden_templates", beside(a, "../golden/templates"), run_case);
    arena_free(a);
    return failed;
}
