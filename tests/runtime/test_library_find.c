// Tests the search for libraries' files: in folders of packages, environments and toolkits, and
// with the system's loader.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <limits.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "embed.h"
#include "libraries/library_find.h"
#include "libraries/library_loader.h"
#include "libraries/library_whole.h"

static char root[64]; // contains the tests' folders
static char path_text[PATH_MAX];

static const char *const folders[] = {"new/lib", "old/lib", NULL};
static const char *const roots[] = {"FOO_PATH", "FOO_HOME", NULL};
static const cb_library library = {
    .name = "foo", .soname = "libfoo.so.1", .folders = folders, .roots = roots};

static const char *
in_root(const char *path)
{
    PyOS_snprintf(path_text, sizeof path_text, "%s/%s", root, path);
    return path_text;
}

// Creates a file below the root, with its folders.
static void
put(const char *path)
{
    char folder[PATH_MAX];
    PyOS_snprintf(folder, sizeof folder, "%s/%s", root, path);
    for (char *at = folder + strlen(root) + 1; (at = strchr(at, '/')) != NULL; at++) {
        *at = '\0';
        mkdir(folder, 0700);
        *at = '/';
    }
    FILE *file = fopen(folder, "w");
    assert_non_null(file);
    fclose(file);
}

static void
drop(const char *path)
{
    assert_int_equal(unlink(in_root(path)), 0);
}

// Frees `found`.
static void
assert_found(char *found, const char *path)
{
    if (path == NULL) {
        assert_null(found);
        return;
    }
    assert_non_null(found);
    assert_string_equal(found, in_root(path));
    free(found);
}

static int
start(void **state)
{
    strcpy(root, "/tmp/cubind-find-XXXXXX");
    return embed_start(state) != 0 || mkdtemp(root) == NULL;
}

static int
stop(void **state)
{
    char command[128];
    PyOS_snprintf(command, sizeof command, "rm -r '%s'", root);
    return system(command) != 0 || embed_stop(state) != 0;
}

static void
reset(void)
{
    char code[256];
    PyOS_snprintf(code, sizeof code, "sys.path[:] = ['%s/one', '%s/two']\n", root, root);
    run("import sys\n");
    run(code);
    unsetenv("CONDA_PREFIX");
    unsetenv("FOO_PATH");
    unsetenv("FOO_HOME");
}

// --- tests ---------------------------------------------------------------------------------------

static void
test_find_packages_in_order(void **state)
{
    (void)state;
    reset();
    put("one/new/lib/libfoo.so.1");
    put("two/new/lib/libfoo.so.1");
    put("one/old/lib/libfoo.so.1");
    put("two/old/lib/libfoo.so.1");
    put("conda/lib64/libfoo.so.1");
    put("conda/lib/libfoo.so.1");
    setenv("CONDA_PREFIX", in_root("conda"), 1);
    static const char *const order[] = {"one/new/lib/libfoo.so.1", "two/new/lib/libfoo.so.1",
                                        "one/old/lib/libfoo.so.1", "two/old/lib/libfoo.so.1",
                                        "conda/lib64/libfoo.so.1", "conda/lib/libfoo.so.1"};
    for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
        assert_found(cb__find_installed(&library, "libfoo.so.1"), order[i]);
        assert_found(cb__find_installed(&library, "libfoo.so.2"), NULL);
        drop(order[i]);
    }
    assert_found(cb__find_installed(&library, "libfoo.so.1"), NULL);
}

static void
test_find_takes_files_only(void **state)
{
    (void)state;
    reset();
    put("one/new/lib/libfoo.so.1/x");
    put("two/old/lib/libfoo.so.1");
    assert_found(cb__find_installed(&library, "libfoo.so.1"), "two/old/lib/libfoo.so.1");
    drop("two/old/lib/libfoo.so.1");
    assert_int_equal(symlink("nowhere", in_root("two/old/lib/libfoo.so.1")), 0);
    assert_found(cb__find_installed(&library, "libfoo.so.1"), NULL);
    drop("two/old/lib/libfoo.so.1");
}

static void
test_find_no_relative_entries(void **state)
{
    (void)state;
    reset();
    char before[PATH_MAX];
    put("three/old/lib/libfoo.so.1");
    assert_non_null(getcwd(before, sizeof before));
    assert_int_equal(chdir(root), 0);
    // Anyone who can write to the current folder could plant a library there.
    run("sys.path[:] = ['three', './three']\n");
    assert_found(cb__find_installed(&library, "libfoo.so.1"), NULL);
    assert_int_equal(chdir(in_root("three")), 0);
    run("sys.path[:] = ['']\n");
    assert_found(cb__find_installed(&library, "libfoo.so.1"), NULL);
    assert_int_equal(chdir(before), 0);
}

static void
test_find_roots_in_order(void **state)
{
    (void)state;
    reset();
    put("home/lib/libfoo.so.1");
    put("path/lib64/libfoo.so.1");
    assert_found(cb__find_in_roots(&library, "libfoo.so.1"), NULL);
    setenv("FOO_HOME", in_root("home"), 1);
    setenv("FOO_PATH", "", 1);
    assert_found(cb__find_in_roots(&library, "libfoo.so.1"), "home/lib/libfoo.so.1");
    assert_int_equal(cb__warn_of_roots(&library), 0);
    setenv("FOO_PATH", in_root("path"), 1);
    assert_found(cb__find_in_roots(&library, "libfoo.so.1"), "path/lib64/libfoo.so.1");
}

static void
test_find_warns_of_roots_that_differ(void **state)
{
    (void)state;
    reset();
    put("home/lib/libfoo.so.1");
    put("path/lib/libfoo.so.1");
    run("import warnings\nwarnings.simplefilter('error')\n");
    setenv("FOO_HOME", in_root("home"), 1);
    setenv("FOO_PATH", in_root("home/"), 1);
    assert_int_equal(cb__warn_of_roots(&library), 0);
    setenv("FOO_PATH", in_root("path"), 1);
    assert_int_equal(cb__warn_of_roots(&library), -1);
    const char *text = outcome(-1);
    assert_ptr_equal(strstr(text, "UserWarning: FOO_PATH=/tmp/"), text);
    assert_non_null(strstr(text, "/home differ; FOO_PATH takes precedence"));
    run("warnings.resetwarnings()\n");
}

static void
test_find_needs(void **state)
{
    (void)state;
    reset();
    char file[PATH_MAX];
    put("three/lib/libfoo.so.1");
    PyOS_snprintf(file, sizeof file, "%s", in_root("three/lib/libfoo.so.1"));
    assert_found(cb__find_need(&library, "libbar.so.*", NULL, file), NULL);
    assert_found(cb__find_need(&library, "libbar.so.1", NULL, file), NULL);
    put("two/old/lib/libbar.so.1");
    assert_found(cb__find_need(&library, "libbar.so.1", NULL, file), "two/old/lib/libbar.so.1");
    assert_found(cb__find_need(&library, "libbar.so.*", NULL, file), NULL); // only next to it
    put("three/lib/libbar.so.1");
    put("three/lib/libbar.so.10");
    put("three/lib/libbar.so.9");
    assert_found(cb__find_need(&library, "libbar.so.1", NULL, file), "three/lib/libbar.so.1");
    assert_found(cb__find_need(&library, "libbar.so.*", NULL, file), "three/lib/libbar.so.10");
    char link[PATH_MAX];
    put("links/x");
    PyOS_snprintf(link, sizeof link, "%s", in_root("links/libfoo.so.1"));
    assert_int_equal(symlink(file, link), 0);
    assert_found(cb__find_need(&library, "libbar.so.1", NULL, link), "three/lib/libbar.so.1");
    assert_found(cb__find_need(&library, "libbar.so.1", NULL, "libfoo.so.1"),
                 "two/old/lib/libbar.so.1"); // the path of this library is unknown
    drop("two/old/lib/libbar.so.1");
}

// The loader found each library that this program links, so the result must be the loader's file.
static void
test_find_asks_the_loader(void **state)
{
    (void)state;
    char *found = NULL;
    void *handle = dlopen("libm.so.6", RTLD_NOW);
    struct link_map *map = NULL;
    assert_non_null(handle);
    assert_int_equal(dlinfo(handle, RTLD_DI_LINKMAP, &map), 0);
    struct stat taken, told;
    assert_int_equal(cb__ask_loader("libm.so.6", &found), CB__LOADER_FILE);
    assert_int_equal(stat(map->l_name, &taken), 0);
    assert_int_equal(stat(found, &told), 0);
    assert_true(taken.st_ino == told.st_ino);
    *strrchr(found, '/') = '\0';
    assert_true(cb__loader_searches(handle, found));
    assert_false(cb__loader_searches(handle, root));
    assert_false(cb__loader_searches(handle, "/proc/absent"));
    free(found);
    assert_int_equal(cb__ask_loader("libnothing-at-all.so.77", &found), CB__LOADER_NONE);
    assert_null(found);
    char name[PATH_MAX + 1];
    memset(name, 'x', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    assert_int_equal(cb__ask_loader(name, &found), CB__LOADER_UNKNOWN);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        calls_test(test_find_packages_in_order),
        calls_test(test_find_takes_files_only),
        calls_test(test_find_no_relative_entries),
        calls_test(test_find_roots_in_order),
        calls_test(test_find_warns_of_roots_that_differ),
        calls_test(test_find_needs),
        calls_test(test_find_asks_the_loader),
    };
    return cmocka_run_group_tests(tests, start, stop);
}
