#include "embed.h"

// Whether a launch keeps the GIL right now.
static bool
keeps(void)
{
    PyThreadState *thread = cb_launch_begin(module);
    bool kept = thread == NULL;
    assert_int_equal(PyGILState_Check(), kept);
    cb_launch_end(thread);
    assert_true(PyGILState_Check());
    return kept;
}

static int
teardown(void **state)
{
    atomic_store(&module->process->keep_gil, 0);
    atomic_store(&module->process->callbacks, 0);
    return embed_clean(state);
}

static void
test_gil_is_released_by_default(void **state)
{
    (void)state;
    assert_false(keeps());
}

static void
test_gil_is_kept_when_asked(void **state)
{
    (void)state;
    assert_ptr_equal(py("package._runtime.keep_gil(True)"), Py_False);
    assert_true(keeps());
    assert_ptr_equal(py("package._runtime.keep_gil([])"), Py_True);
    assert_false(keeps());
}

static void
test_gil_is_released_for_a_second_thread(void **state)
{
    (void)state;
    py("package._runtime.keep_gil(True)");
    PyThreadState *other = PyThreadState_New(PyInterpreterState_Get());
    assert_false(keeps());
    PyThreadState_Clear(other);
    PyThreadState_Delete(other);
    assert_true(keeps());
}

static void
test_gil_is_released_once_there_are_callbacks(void **state)
{
    (void)state;
    py("package._runtime.keep_gil(True)");
    cb_callback none, address;
    assert_int_equal(cb_as_callback(module, T_Hook, Py_None, NULL, NULL, CB_SCOPE_ONCE, &none), 0);
    assert_true(keeps());
    assert_int_equal(
        cb_as_callback(module, T_Hook, py("4096"), NULL, NULL, CB_SCOPE_ONCE, &address), 0);
    assert_false(keeps());
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_gil_is_released_by_default, teardown),
        cmocka_unit_test_teardown(test_gil_is_kept_when_asked, teardown),
        cmocka_unit_test_teardown(test_gil_is_released_for_a_second_thread, teardown),
        cmocka_unit_test_teardown(test_gil_is_released_once_there_are_callbacks, teardown),
    };
    return cmocka_run_group_tests(tests, embed_start, embed_stop);
}
