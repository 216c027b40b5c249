// Tests changes.c, which changes several files together: it makes and removes files and folders,
// and changes nothing if one file cannot be written.
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

#include "base/arena.h"
#include "base/changes.h"
#include "capture.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

typedef struct place {
    arena *a;
    char folder[64];
    text lists[2];
} place;

static int
set_up(void **state)
{
    place *p = calloc(1, sizeof *p);
    p->a = arena_new();
    strcpy(p->folder, "/tmp/cubind-changes-XXXXXX");
    assert_non_null(mkdtemp(p->folder));
    *state = p;
    return 0;
}

static const char *
path_of(const place *p, const char *name)
{
    return arena_printf(p->a, "%s/%s", p->folder, name);
}

static int
tear_down(void **state)
{
    static const char *const files[] = {"one/a", "one/b", "two/a", "one/a.new", "one/b.new"};
    place *p = *state;
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        unlink(path_of(p, files[i]));
    rmdir(path_of(p, "two/a.new"));
    rmdir(path_of(p, "one"));
    rmdir(path_of(p, "two"));
    assert_int_equal(rmdir(p->folder), 0); // fails unless the folder is empty
    text_free(&p->lists[0]);
    text_free(&p->lists[1]);
    arena_free(p->a);
    free(p);
    return 0;
}

static void
check_file(const place *p, const char *name, const char *expected)
{
    char *data = text_read_file(path_of(p, name), NULL);
    assert_non_null(data);
    assert_string_equal(data, expected);
    free(data);
}

static void
write_two(place *p)
{
    assert_true(changes_write(&p->lists[0], path_of(p, "one/a"), "1 2", 3));
    assert_true(changes_write(&p->lists[0], path_of(p, "one/b"), "", 0));
    assert_true(changes_apply(p->lists, 1));
    text_clear(&p->lists[0]);
}

static void
test_changes_of_all_lists_are_made(void **state)
{
    place *p = *state;
    write_two(p);
    check_file(p, "one/a", "1 2");
    check_file(p, "one/b", "");
    assert_false(changes_write(&p->lists[0], path_of(p, "one/a"), "1 2", 3));
    assert_true(changes_write(&p->lists[0], path_of(p, "one/a"), "new", 3));
    changes_remove(&p->lists[0], path_of(p, "one/b"));
    assert_true(changes_write(&p->lists[1], path_of(p, "two/a"), "w3 \n", 4));
    assert_int_not_equal(access(path_of(p, "two"), F_OK), 0); // listed, but not written
    assert_true(changes_apply(p->lists, 2));
    check_file(p, "one/a", "new");
    check_file(p, "two/a", "w3 \n");
    assert_int_not_equal(access(path_of(p, "one/b"), F_OK), 0);
}

// A folder at the path of the temporary file makes the write fail, for root, too.
static void
test_changes_are_not_made_where_one_fails(void **state)
{
    place *p = *state;
    write_two(p);
    assert_int_equal(mkdir(path_of(p, "two"), 0777), 0);
    assert_int_equal(mkdir(path_of(p, "two/a.new"), 0777), 0);
    changes_write(&p->lists[0], path_of(p, "one/a"), "new", 3);
    changes_remove(&p->lists[0], path_of(p, "one/b"));
    changes_write(&p->lists[1], path_of(p, "two/a"), "3", 1);
    capture_begin();
    bool ok = changes_apply(p->lists, 2);
    char *errors = capture_end();
    assert_false(ok);
    assert_string_equal(errors, arena_printf(p->a,
                                             "%s: error: cannot be written: Is a directory; "
                                             "nothing was changed\n",
                                             path_of(p, "two/a")));
    free(errors);
    check_file(p, "one/a", "1 2");
    check_file(p, "one/b", "");
    assert_int_not_equal(access(path_of(p, "one/a.new"), F_OK), 0);
}

// Leftovers of killed runs go, both complete files and a partial one. Other files with such names
// stay.
static void
test_changes_clean_up_after_killed_runs(void **state)
{
    place *p = *state;
    write_two(p);
    static const char *const left[] = {"one/a.new", "one/b.new.x1Y2z3", "one/c.new",
                                       "one/.new",  "one/c.news",       "one/new"};
    for (size_t i = 0; i < 6; i++)
        assert_int_equal(text_write_file(path_of(p, left[i]), "half", 4), 1);
    changes_clean(&p->lists[0], path_of(p, "one"), "b");
    assert_true(changes_apply(p->lists, 1));
    assert_int_equal(access(path_of(p, "one/a.new"), F_OK), 0);
    assert_int_not_equal(access(path_of(p, "one/b.new.x1Y2z3"), F_OK), 0);
    text_clear(&p->lists[0]);
    changes_clean(&p->lists[0], path_of(p, "one"), NULL);
    changes_write(&p->lists[0], path_of(p, "one/a"), "new", 3); // written through a.new
    assert_true(changes_apply(p->lists, 1));
    check_file(p, "one/a", "new");
    for (size_t i = 0; i < 6; i++)
        assert_int_equal(access(path_of(p, left[i]), F_OK) == 0, i >= 3);
    for (size_t i = 3; i < 6; i++)
        unlink(path_of(p, left[i]));
    changes_clean(&p->lists[1], path_of(p, "nowhere"), NULL);
    assert_int_equal(p->lists[1].length, 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_changes_of_all_lists_are_made, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_changes_are_not_made_where_one_fails, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_changes_clean_up_after_killed_runs, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
