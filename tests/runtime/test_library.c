// Tests loading of libraries and resolution of symbols with a scripted loader: dlopen, dlsym,
// dlinfo and dlerror are wrapped.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>

#include "embed.h"

// --- the scripted loader -------------------------------------------------------------------------

void *__real_dlopen(const char *name, int flags);
void *__real_dlsym(void *handle, const char *name);
int __real_dlinfo(void *handle, int request, void *out);
char *__real_dlerror(void);
void *__wrap_dlopen(const char *name, int flags);
void *__wrap_dlsym(void *handle, const char *name);
int __wrap_dlinfo(void *handle, int request, void *out);
char *__wrap_dlerror(void);

static struct {
    bool loaded;         // RTLD_NOLOAD succeeds
    bool loadable;       // dlopen succeeds
    const char *file;    // a path that dlopen accepts
    bool resolver;       // the library exports a resolver
    const char *missing; // a symbol that dlsym does not find
    int opens;
    int symbol_lookups;
    int resolver_calls;
    char asked[64]; // the resolver's last query
    int asked_version;
    uint64_t asked_flags;
    bool resolver_refuses;
} loader;

static char library_image[16]; // its address is the handle
static struct link_map map = {.l_name = "/usr/lib/libfoo.so.1"};

static int
foo_exported(void)
{
    return 1;
}

static int
foo_exported_per_thread(void)
{
    return 2;
}

static int
foo_resolved(void)
{
    return 3;
}

static int
foo_version(int *version)
{
    *version = 12040;
    return 0;
}

static int
foo_resolver(const char *name, void **out, int version, uint64_t flags, int *status)
{
    loader.resolver_calls++;
    PyOS_snprintf(loader.asked, sizeof loader.asked, "%s", name);
    loader.asked_version = version;
    loader.asked_flags = flags;
    *status = loader.resolver_refuses;
    *out = loader.resolver_refuses ? NULL : (void *)foo_resolved;
    return 0;
}

// The form of CUDA 11, which has no output for the reason.
static int
foo_first_resolver(const char *name, void **out, int version, uint64_t flags)
{
    int status = 0;
    return foo_resolver(name, out, version, flags, &status);
}

void *
__wrap_dlopen(const char *name, int flags)
{
    if (name != NULL && loader.file != NULL && strcmp(name, loader.file) == 0) {
        loader.opens++;
        return library_image;
    }
    if (name == NULL || strcmp(name, "libfoo.so.1") != 0)
        return __real_dlopen(name, flags);
    if (loader.loaded || (loader.loadable && (flags & RTLD_NOLOAD) == 0)) {
        loader.opens++;
        return library_image;
    }
    return NULL;
}

void *
__wrap_dlsym(void *handle, const char *name)
{
    if (handle != library_image)
        return __real_dlsym(handle, name);
    loader.symbol_lookups++;
    if (loader.missing != NULL && strcmp(name, loader.missing) == 0)
        return NULL;
    if (strcmp(name, "fooResolve") == 0)
        return loader.resolver ? (void *)foo_resolver : NULL;
    if (strcmp(name, "fooFirstResolve") == 0)
        return (void *)foo_first_resolver;
    if (strcmp(name, "fooVersion") == 0)
        return (void *)foo_version;
    if (strcmp(name, "fooBar_v2_pt") == 0)
        return (void *)foo_exported_per_thread;
    return (void *)foo_exported;
}

int
__wrap_dlinfo(void *handle, int request, void *out)
{
    if (handle != library_image)
        return __real_dlinfo(handle, request, out);
    *(struct link_map **)out = &map;
    return 0;
}

char *
__wrap_dlerror(void)
{
    return loader.loadable ? __real_dlerror() : "libfoo.so.1: no such file";
}

// --- the library under test ----------------------------------------------------------------------

static cb_library library;
static cb_symbol symbol;

// Resets everything to defaults; tests change what they need.
static void
reset(bool is_driver, const char *resolver_name)
{
    cb_library_reset(&library);
    cb_symbol_reset(&symbol);
    memset(&loader, 0, sizeof loader);
    library.name = "foo";
    library.soname = "libfoo.so.1";
    library.is_driver = is_driver;
    library.resolver = resolver_name;
    library.resolver_is_first = false;
    library.per_thread_env = "FOO_PER_THREAD";
    library.release = "13.5";
    library.version_symbol = "fooVersion";
    symbol.library = &library;
    symbol.function = "fooBar";
    symbol.symbol = "fooBar_v2";
    symbol.base = "fooBar";
    symbol.per_thread = "fooBar_v2_pt";
    symbol.version = 3020;
    symbol.since = 13000;
    unsetenv("FOO_PER_THREAD");
    // There is no finder unless a test installs one.
    run("sys.modules['cuda'] = None\nsys.modules['cuda.pathfinder'] = None\n");
}

// Installs a finder package that returns a file, or raises its own exception.
static void
install_finder(const char *body)
{
    char code[1024];
    PyOS_snprintf(code, sizeof code,
                  "calls = []\n"
                  "class NotFound(RuntimeError): pass\n"
                  "def load(name):\n"
                  "    calls.append(name)\n"
                  "    %s\n"
                  "finder = types.ModuleType('cuda.pathfinder')\n"
                  "finder.DynamicLibNotFoundError = NotFound\n"
                  "finder.load_nvidia_dynamic_lib = load\n"
                  "sys.modules['cuda'] = types.ModuleType('cuda')\n"
                  "sys.modules['cuda'].pathfinder = finder\n"
                  "sys.modules['cuda.pathfinder'] = finder\n",
                  body);
    run(code);
}

// Forgets the joint class, because the next test's finder has another exception class.
static void
forget_joint_class(void)
{
    run("del package._runtime._LocatedLibraryNotFoundError\n");
}

static const char *
resolved(void)
{
    void *address = cb_symbol_address(&symbol);
    if (address == NULL)
        return outcome(-1);
    assert_null(PyErr_Occurred());
    return address == (void *)foo_resolved   ? "resolved"
           : address == (void *)foo_exported ? "exported"
                                             : "per thread";
}

// --- tests ---------------------------------------------------------------------------------------

static void
test_library_opened_at_first_use_only(void **state)
{
    (void)state;
    reset(false, NULL);
    loader.loaded = true;
    assert_int_equal(loader.opens, 0);
    assert_string_equal(resolved(), "exported");
    assert_string_equal(resolved(), "exported");
    assert_int_equal(loader.opens, 1);
    assert_int_equal(loader.symbol_lookups, 1);
    assert_string_equal(atomic_load(&library.path), "/usr/lib/libfoo.so.1");
}

static void
test_library_loaded_one_comes_before_the_finder(void **state)
{
    (void)state;
    reset(false, NULL);
    install_finder("raise AssertionError");
    loader.loaded = true;
    assert_string_equal(resolved(), "exported");
    assert_string_equal(shown(Py_NewRef(py("calls"))), "[]");
}

static void
test_library_finder_gives_the_handle(void **state)
{
    (void)state;
    reset(false, NULL);
    char body[160];
    PyOS_snprintf(body, sizeof body,
                  "return types.SimpleNamespace(abs_path='/wheel/libfoo.so.1', _handle_uint=%llu)",
                  (unsigned long long)(uintptr_t)library_image);
    install_finder(body);
    assert_string_equal(resolved(), "exported");
    assert_string_equal(shown(Py_NewRef(py("calls"))), "['foo']");
    assert_string_equal(atomic_load(&library.path), "/wheel/libfoo.so.1");
    assert_int_equal(loader.opens, 0);
}

static void
test_library_finder_gives_only_a_path(void **state)
{
    (void)state;
    reset(false, NULL);
    loader.file = "/wheel/libfoo.so.1";
    install_finder("return types.SimpleNamespace(abs_path='/wheel/libfoo.so.1')");
    assert_string_equal(resolved(), "exported");
    assert_int_equal(loader.opens, 1);
}

// The finder is asked last, and may offer a library of another major.
static void
test_library_finder_gives_another_major(void **state)
{
    (void)state;
    reset(false, NULL);
    loader.file = "/wheel/libfoo.so.10";
    install_finder("return types.SimpleNamespace(abs_path='/wheel/libfoo.so.10')");
    assert_string_equal(resolved(), "LibraryNotFoundError: library \"foo\" is found, but cannot be "
                                    "loaded: /wheel/libfoo.so.10 is no libfoo.so.1");
    loader.file = "/wheel/libfoo.so.1.22";
    install_finder("return types.SimpleNamespace(abs_path='/wheel/libfoo.so.1.22')");
    assert_string_equal(resolved(), "exported");
    forget_joint_class();
}

static void
test_library_system_loader_without_finder(void **state)
{
    (void)state;
    reset(false, NULL);
    loader.loadable = true;
    assert_string_equal(resolved(), "exported");
}

static void
test_library_driver_needs_no_finder(void **state)
{
    (void)state;
    reset(true, "fooResolve");
    install_finder("raise AssertionError");
    loader.loadable = true;
    loader.resolver = true;
    assert_string_equal(resolved(), "resolved");
    assert_string_equal(shown(Py_NewRef(py("calls"))), "[]");
}

static void
test_library_missing(void **state)
{
    (void)state;
    reset(false, NULL);
    const char *text = resolved();
    assert_non_null(strstr(text, "LibraryNotFoundError: library \"foo\" is not found"));
    assert_non_null(strstr(text, "libfoo.so.1: no such file"));
    assert_string_equal(resolved(), text); // the same at each call
    assert_null(cb_symbol_address(&symbol));
    assert_true(PyErr_ExceptionMatches(PyExc_RuntimeError));
    PyErr_Clear();
}

static void
test_library_missing_says_what_to_do_and_where_it_was_looked_for(void **state)
{
    static const char *const folders[] = {"wheels/lib", "more/lib", NULL};
    static const char *const roots[] = {"FOO_HOME", "FOO_PATH", NULL};
    (void)state;
    reset(false, NULL);
    library.wheel = "foo-wheel==1.*";
    library.folders = folders;
    library.roots = roots;
    setenv("FOO_PATH", "/proc/absent", 1);
    unsetenv("CONDA_PREFIX");
    assert_string_equal(
        resolved(),
        "LibraryNotFoundError: library \"foo\" is not found; install it: pip install "
        "'foo-wheel==1.*' (searched for libfoo.so.1 among the loaded libraries, in wheels/lib "
        "and more/lib below each entry of sys.path, in CONDA_PREFIX (not set), in FOO_HOME (not "
        "set), in FOO_PATH=/proc/absent, system loader: libfoo.so.1: no such file)");
    unsetenv("FOO_PATH");
    library.wheel = NULL;
    library.folders = library.roots = NULL;
}

static void
test_library_missing_driver_is_caught_as_the_finders_too(void **state)
{
    static const char text[] =
        "LibraryNotFoundError: \"foo\" is an NVIDIA driver library and can only be found via "
        "system search. Install NVIDIA's display driver, which needs an NVIDIA GPU (system loader: "
        "libfoo.so.1: no such file)";
    (void)state;
    reset(true, "fooResolve");
    assert_string_equal(resolved(), text);
    install_finder("raise AssertionError"); // imported, but not called
    assert_string_equal(resolved(), text);
    PyObject *theirs = py("NotFound");
    PyObject *ours = py("package._runtime.LibraryNotFoundError");
    assert_null(cb_symbol_address(&symbol));
    assert_true(PyErr_ExceptionMatches(theirs));
    assert_true(PyErr_ExceptionMatches(ours));
    PyErr_Clear();
    run("import copy\n"
        "package.LibraryNotFoundError = package._runtime.LibraryNotFoundError\n"
        "e = copy.copy(package._runtime._LocatedLibraryNotFoundError('text'))\n"
        "assert type(e) is package.LibraryNotFoundError and e.args == ('text',)\n");
    forget_joint_class();
}

static void
test_library_that_the_finder_does_not_find_either(void **state)
{
    (void)state;
    reset(false, NULL);
    install_finder("raise NotFound('No such file: libfoo.so.1\\n  listdir ...')");
    const char *text = resolved();
    assert_non_null(strstr(text, "library \"foo\" is not found"));
    assert_null(strchr(text, '\n'));
    assert_string_equal(shown(Py_NewRef(py("calls"))), "['foo']");
    forget_joint_class();
}

static void
test_library_other_errors_of_the_finder_pass(void **state)
{
    (void)state;
    reset(false, NULL);
    install_finder("raise ValueError('broken')");
    assert_string_equal(resolved(), "ValueError: broken");
}

// The finder found a file that the loader refuses: it raises a plain RuntimeError.
static void
test_library_that_is_found_but_broken(void **state)
{
    (void)state;
    reset(false, NULL);
    install_finder("raise RuntimeError('Failed to dlopen /lib/libfoo.so.1: undefined symbol')");
    assert_string_equal(resolved(),
                        "LibraryNotFoundError: library \"foo\" is found, but cannot be loaded: "
                        "Failed to dlopen /lib/libfoo.so.1: undefined symbol");
    forget_joint_class();
}

static void
test_symbol_resolver_is_asked_with_base_and_version(void **state)
{
    (void)state;
    reset(true, "fooResolve");
    loader.loadable = true;
    loader.resolver = true;
    assert_string_equal(resolved(), "resolved");
    assert_string_equal(loader.asked, "fooBar");
    assert_int_equal(loader.asked_version, 3020);
    assert_int_equal(loader.asked_flags, 1);
}

static void
test_symbol_resolver_without_a_status(void **state)
{
    (void)state;
    reset(true, "fooFirstResolve");
    library.resolver_is_first = true;
    loader.loadable = true;
    assert_string_equal(resolved(), "resolved");
    assert_string_equal(loader.asked, "fooBar");
    assert_int_equal(loader.asked_version, 3020);
    loader.resolver_refuses = true;
    cb_symbol_reset(&symbol);
    assert_string_equal(resolved(), "exported");
}

static void
test_symbol_per_thread_streams(void **state)
{
    (void)state;
    reset(true, "fooResolve");
    loader.loadable = true;
    loader.resolver = true;
    setenv("FOO_PER_THREAD", "1", 1);
    assert_string_equal(resolved(), "resolved");
    assert_int_equal(loader.asked_version, 7000);
    assert_int_equal(loader.asked_flags, 2);

    reset(true, "fooResolve");
    loader.loadable = true;
    loader.resolver = true;
    symbol.per_thread = NULL; // not a stream-ordered function
    setenv("FOO_PER_THREAD", " 2 ", 1);
    assert_string_equal(resolved(), "resolved");
    assert_int_equal(loader.asked_version, 3020);
    assert_int_equal(loader.asked_flags, 2);

    reset(false, NULL);
    loader.loadable = true;
    setenv("FOO_PER_THREAD", "1", 1);
    assert_string_equal(resolved(), "per thread");

    reset(false, NULL);
    loader.loadable = true;
    setenv("FOO_PER_THREAD", "0", 1);
    assert_string_equal(resolved(), "exported");
}

static void
test_symbol_setting_that_is_no_number(void **state)
{
    (void)state;
    reset(false, NULL);
    loader.loadable = true;
    setenv("FOO_PER_THREAD", "yes", 1);
    assert_string_equal(resolved(), "ValueError: invalid literal for int() with base 10: 'yes'");
    assert_string_equal(resolved(), "ValueError: invalid literal for int() with base 10: 'yes'");
    assert_null(cb_symbol_find(&symbol));
    setenv("FOO_PER_THREAD", "1_0", 1); // valid in Python's int() only
    assert_string_equal(resolved(), "per thread");
}

static void
test_symbol_no_resolver_in_the_library(void **state)
{
    (void)state;
    reset(true, "fooResolve");
    loader.loadable = true;
    assert_string_equal(
        resolved(), "RuntimeError: Failed to get fooResolve from /usr/lib/libfoo.so.1, which is "
                    "version 12.4: install a newer release of this library, or remove the "
                    "file if it is another library");
    assert_null(cb_symbol_find(&symbol));
}

static void
test_symbol_unknown_to_the_resolver_is_looked_up(void **state)
{
    (void)state;
    reset(true, "fooResolve");
    loader.loadable = true;
    loader.resolver = true;
    loader.resolver_refuses = true;
    assert_string_equal(resolved(), "exported");
}

static void
test_symbol_missing(void **state)
{
    (void)state;
    reset(true, "fooResolve");
    loader.loadable = true;
    loader.resolver = true;
    loader.resolver_refuses = true;
    loader.missing = "fooBar_v2";
    assert_string_equal(resolved(),
                        "FunctionNotFoundError: function fooBar_v2 is not found in "
                        "/usr/lib/libfoo.so.1, which is version 12.4; it was introduced in "
                        "release 13.0");
    assert_null(cb_symbol_find(&symbol));
    symbol.since = 0;
    library.version_symbol = NULL;
    assert_string_equal(resolved(), "FunctionNotFoundError: function fooBar_v2 is not found in "
                                    "/usr/lib/libfoo.so.1");
    loader.missing = NULL; // the next attempt finds it
    assert_string_equal(resolved(), "exported");
}

static void
test_symbol_find_without_python(void **state)
{
    (void)state;
    reset(false, NULL);
    loader.loadable = true;
    install_finder("raise AssertionError");
    PyThreadState *thread = PyEval_SaveThread();
    void *address = cb_symbol_find(&symbol);
    PyEval_RestoreThread(thread);
    assert_ptr_equal(address, (void *)foo_exported);
    assert_string_equal(shown(Py_NewRef(py("calls"))), "[]");
}

static int
stop(void **state)
{
    reset(false, NULL);
    return embed_stop(state);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        calls_test(test_library_opened_at_first_use_only),
        calls_test(test_library_loaded_one_comes_before_the_finder),
        calls_test(test_library_finder_gives_the_handle),
        calls_test(test_library_finder_gives_only_a_path),
        calls_test(test_library_finder_gives_another_major),
        calls_test(test_library_system_loader_without_finder),
        calls_test(test_library_driver_needs_no_finder),
        calls_test(test_library_missing),
        calls_test(test_library_missing_says_what_to_do_and_where_it_was_looked_for),
        calls_test(test_library_missing_driver_is_caught_as_the_finders_too),
        calls_test(test_library_that_the_finder_does_not_find_either),
        calls_test(test_library_other_errors_of_the_finder_pass),
        calls_test(test_library_that_is_found_but_broken),
        calls_test(test_symbol_resolver_is_asked_with_base_and_version),
        calls_test(test_symbol_resolver_without_a_status),
        calls_test(test_symbol_per_thread_streams),
        calls_test(test_symbol_setting_that_is_no_number),
        calls_test(test_symbol_no_resolver_in_the_library),
        calls_test(test_symbol_unknown_to_the_resolver_is_looked_up),
        calls_test(test_symbol_missing),
        calls_test(test_symbol_find_without_python),
    };
    return cmocka_run_group_tests(tests, embed_start, stop);
}
