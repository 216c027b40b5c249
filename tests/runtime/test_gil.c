// Tests which calls keep the GIL, and under which conditions.
#include "embed.h"

#include "cubind/gil.h"

static void
check_kept(PyThreadState *thread, bool kept)
{
    assert_int_equal(thread == NULL, kept);
    assert_int_equal(PyGILState_Check(), kept);
    cb_gil_end(thread);
    assert_true(PyGILState_Check());
}

#define assert_queuing_keeps(kept) check_kept(cb_gil_begin_queuing(module->gil), kept)
#define assert_locking_keeps(kept) check_kept(cb_gil_begin_locking(module->gil), kept)

#define assert_alone_keeps(kept) check_kept(cb_gil_begin_queuing_alone(module->gil), kept)

static int
teardown(void **state)
{
    atomic_store(module->gil->state, 0);
    py("package._runtime._watch(())");
    py("__import__('sys').modules.pop('waiter', None)");
    return embed_clean(state);
}

static void
test_gil_at_first(void **state)
{
    (void)state;
    assert_queuing_keeps(false);
    assert_locking_keeps(true);
    assert_locking_keeps(true);
}

static void
test_gil_is_kept_when_asked(void **state)
{
    (void)state;
    assert_ptr_equal(py("package._runtime.keep_gil(True)"), Py_None);
    assert_queuing_keeps(true);
    assert_locking_keeps(true);
    PyThreadState *other = PyThreadState_New(PyInterpreterState_Get());
    assert_queuing_keeps(true);
    PyThreadState_Clear(other);
    PyThreadState_Delete(other);
    assert_ptr_equal(py("package._runtime.keep_gil(None)"), Py_True);
    assert_queuing_keeps(false);
    assert_locking_keeps(true);
}

static void
test_gil_is_released_when_asked(void **state)
{
    (void)state;
    assert_ptr_equal(py("package._runtime.keep_gil([])"), Py_None);
    assert_queuing_keeps(false);
    assert_locking_keeps(false);
    assert_ptr_equal(py("package._runtime.keep_gil(1)"), Py_False);
    assert_locking_keeps(true);
}

static void
give_callback(const char *expression)
{
    cb_callback out;
    PyObject *o = py(expression);
    assert_int_equal(cb_as_callback(module, T_Hook, o, NULL, NULL, CB_SCOPE_ONCE, &out), 0);
}

static void
test_gil_is_released_once_there_are_callbacks(void **state)
{
    (void)state;
    give_callback("None");
    assert_locking_keeps(true);
    py("package._runtime.keep_gil(True)");
    assert_queuing_keeps(true);
    give_callback("4096");
    assert_queuing_keeps(false);
    assert_locking_keeps(false);
    py("package._runtime.keep_gil(None)");
    assert_locking_keeps(false);
}

static void
test_gil_is_released_once_there_are_packages(void **state)
{
    (void)state;
    py("package._runtime._watch(('other', 'waiter'))");
    assert_locking_keeps(true);
    py("__import__('sys').modules.__setitem__('waiter', None)"); // import is blocked
    assert_locking_keeps(true);
    py("__import__('sys').modules.pop('waiter')");
    assert_locking_keeps(true);
    py("__import__('sys').modules.__setitem__('waiter', package)");
    assert_locking_keeps(false);
    py("package._runtime.keep_gil(True)"); // the program overrides it
    assert_locking_keeps(true);
    assert_queuing_keeps(true);
    py("package._runtime.keep_gil(None)");
    py("__import__('sys').modules.pop('waiter')"); // its host functions may remain in CUDA
    assert_locking_keeps(false);
}

// Imports `waiter` with that version, which is an expression. Returns whether locking calls keep
// the GIL.
static bool
keeps_with_version(const char *version)
{
    char line[100];
    py("__import__('sys').modules.pop('waiter', None)");
    assert_locking_keeps(true);
    snprintf(line, sizeof line, "fake.__version__ = %s", version);
    run("fake = type(__import__('sys'))('waiter')");
    run(line);
    run("__import__('sys').modules['waiter'] = fake");
    PyThreadState *thread = cb_gil_begin_locking(module->gil);
    cb_gil_end(thread);
    atomic_store(module->gil->state, 0);
    return thread == NULL;
}

static void
test_gil_is_released_once_there_is_a_newer_version(void **state)
{
    (void)state;
    py("package._runtime._watch((('waiter', 2, 11),))");
    assert_true(keeps_with_version("'2.11.0+cu130'"));
    assert_true(keeps_with_version("'2.9'"));
    assert_true(keeps_with_version("'1.12.1'"));
    assert_true(keeps_with_version("type('Version', (str,), {})('2.11.1')"));
    assert_false(keeps_with_version("'2.12.0a1'"));
    assert_false(keeps_with_version("'3.0'"));
    assert_false(keeps_with_version("'2'"));
    assert_false(keeps_with_version("'unknown'"));
    assert_false(keeps_with_version("'\\ud800'")); // no UTF-8
    assert_false(keeps_with_version("(2, 11)"));
    py("__import__('sys').modules.pop('waiter')");
    assert_locking_keeps(true);
    py("__import__('sys').modules.__setitem__('waiter', 'no module')");
    assert_locking_keeps(false);
}

static void
test_gil_is_kept_by_the_only_thread(void **state)
{
    (void)state;
    assert_alone_keeps(true);
    PyThreadState *other = PyThreadState_New(PyInterpreterState_Get());
    assert_alone_keeps(false);
    py("package._runtime.keep_gil(True)");
    assert_alone_keeps(true);
    py("package._runtime.keep_gil(None)");
    PyThreadState_Clear(other);
    PyThreadState_Delete(other);
    assert_alone_keeps(true);
    py("package._runtime.keep_gil(False)");
    assert_alone_keeps(false);
    py("package._runtime.keep_gil(None)");
    give_callback("4096");
    assert_alone_keeps(false);
}

static void
test_gil_is_released_by_the_only_thread_once_there_are_packages(void **state)
{
    (void)state;
    py("package._runtime._watch(('waiter',))");
    assert_alone_keeps(true);
    py("__import__('sys').modules.__setitem__('waiter', package)");
    assert_alone_keeps(false);
}

static void
test_gil_watches_names(void **state)
{
    (void)state;
    run("try:\n    package._runtime._watch([])\nexcept TypeError as e:\n    told = str(e)");
    assert_string_equal(shown(Py_NewRef(py("told"))), "'_watch() takes a tuple of names'");
    run("try:\n    package._runtime._watch((1,))\nexcept TypeError as e:\n    told = str(e)");
    assert_string_equal(shown(Py_NewRef(py("told"))),
                        "'_watch() takes names, or tuples (name, major, minor)'");
    run("try:\n    package._runtime._watch((('a', 1),))\nexcept TypeError as e:\n    told = "
        "'short'");
    assert_string_equal(shown(Py_NewRef(py("told"))), "'short'");
}

// This test must be last: after it, PyGILState_Check() is meaningless.
static void
test_gil_is_released_once_there_are_other_interpreters(void **state)
{
    (void)state;
    assert_null(cb_gil_begin_queuing_alone(module->gil));
    PyThreadState *mine = PyThreadState_Get(), *elsewhere = Py_NewInterpreter();
    assert_non_null(elsewhere);
    PyThreadState_Swap(mine);
    PyThreadState *released = cb_gil_begin_queuing_alone(module->gil);
    assert_ptr_equal(released, mine);
    cb_gil_end(released);
    PyThreadState_Swap(elsewhere);
    Py_EndInterpreter(elsewhere);
    PyThreadState_Swap(mine);
    assert_null(cb_gil_begin_queuing_alone(module->gil));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_gil_at_first, teardown),
        cmocka_unit_test_teardown(test_gil_is_kept_when_asked, teardown),
        cmocka_unit_test_teardown(test_gil_is_released_when_asked, teardown),
        cmocka_unit_test_teardown(test_gil_is_released_once_there_are_callbacks, teardown),
        cmocka_unit_test_teardown(test_gil_is_released_once_there_are_packages, teardown),
        cmocka_unit_test_teardown(test_gil_is_released_once_there_is_a_newer_version, teardown),
        cmocka_unit_test_teardown(test_gil_is_kept_by_the_only_thread, teardown),
        cmocka_unit_test_teardown(test_gil_is_released_by_the_only_thread_once_there_are_packages,
                                  teardown),
        cmocka_unit_test_teardown(test_gil_watches_names, teardown),
        cmocka_unit_test_teardown(test_gil_is_released_once_there_are_other_interpreters, teardown),
    };
    return cmocka_run_group_tests(tests, embed_start, embed_stop);
}
