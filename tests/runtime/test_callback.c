#include "embed.h"

#include <pthread.h>
#include <string.h>

// What generated trampolines look like: int hook(int n, void *userData).
static int
hook_trampoline(int n, void *data)
{
    cb_closure *c = data;
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return 0;
    PyObject *args[] = {PyLong_FromLong(n), Py_XNewRef(c->user_data)};
    PyObject *result = cb_trampoline_call(c, args, 2);
    int value = result != NULL && PyLong_Check(result) ? (int)PyLong_AsLong(result) : -1;
    Py_XDECREF(result);
    cb_trampoline_leave(c, gil);
    return value;
}

static int
as_callback(const char *expression, const char *user_data, cb_scope scope, cb_callback *out)
{
    return cb_as_callback(module, T_Hook, py(expression), (void *)hook_trampoline,
                          user_data != NULL ? py(user_data) : NULL, scope, out);
}

static int
call(const cb_callback *c, int n)
{
    return ((int (*)(int, void *))c->function)(n, c->closure);
}

// To the function `f`, without those of this test's own temporaries.
static long
references(void)
{
    assert_int_equal(embed_clean(NULL), 0);
    return PyLong_AsLong(py("sys.getrefcount(f)"));
}

// --- tests ---------------------------------------------------------------------------------------

static void
test_callback_addresses(void **state)
{
    (void)state;
    static const struct {
        const char *value;
        uintptr_t function;
    } rows[] = {
        {"None", 0}, {"4096", 4096}, {"s.Hook(4096)", 4096}, {"s.Stream(5)", 5}, {"5.0", 5},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        cb_callback c;
        assert_int_equal(as_callback(rows[i].value, NULL, CB_SCOPE_CALL, &c), 0);
        assert_null(c.closure);
        assert_int_equal((uintptr_t)c.function, rows[i].function);
        cb_callback_finish(module, &c, true, NULL);
    }
    cb_callback c;
    assert_string_equal(outcome(as_callback("'x'", NULL, CB_SCOPE_CALL, &c)),
                        "TypeError: an integer is required");
    assert_string_equal(outcome(as_callback("-1", NULL, CB_SCOPE_CALL, &c)),
                        "OverflowError: can't convert negative value to unsigned PY_LONG_LONG");
}

static void
test_callback_for_the_call(void **state)
{
    (void)state;
    run("seen = []\ndef f(n, data):\n    seen.append((n, data))\n    return n + 1\n");
    long before = references();
    cb_callback c;
    assert_int_equal(as_callback("f", "'mine'", CB_SCOPE_CALL, &c), 0);
    assert_int_equal(call(&c, 4), 5);
    assert_int_equal(call(&c, 5), 6);
    cb_callback_finish(module, &c, true, NULL);
    assert_string_equal(shown(Py_NewRef(py("seen"))), "[(4, 'mine'), (5, 'mine')]");
    assert_int_equal(references(), before);
}

static void
test_callback_called_once(void **state)
{
    (void)state;
    run("def f(n, data): return 7\n");
    long before = references();
    cb_callback c;
    assert_int_equal(as_callback("f", NULL, CB_SCOPE_ONCE, &c), 0);
    cb_callback pending = c;
    cb_callback_finish(module, &c, true, NULL); // the call returned; the callback is yet to come
    assert_true(references() > before);
    assert_int_equal(call(&pending, 1), 7);
    assert_int_equal(references(), before);

    assert_int_equal(as_callback("f", NULL, CB_SCOPE_ONCE, &c), 0);
    cb_callback_finish(module, &c, false, NULL); // it failed: there will be none
    assert_int_equal(references(), before);

    for (int succeeded = 0; succeeded <= 1; succeeded++) { // called back before the call returned
        assert_int_equal(as_callback("f", NULL, CB_SCOPE_ONCE, &c), 0);
        assert_int_equal(call(&c, 1), 7);
        cb_callback_finish(module, &c, succeeded, NULL);
        assert_int_equal(references(), before);
    }
}

static void
test_callback_until_unregistered(void **state)
{
    (void)state;
    run("def f(n, data): return 8\n");
    long before = references();
    for (uintptr_t key = 1; key <= 200; key++) { // more than quarantine holds
        cb_callback c;
        assert_int_equal(as_callback("f", NULL, CB_SCOPE_NOTIFIED, &c), 0);
        cb_callback late = c;
        cb_callback_finish(module, &c, true, (void *)key);
        assert_int_equal(call(&late, 1), 8);
        cb_closure_unregister(module, (void *)(key + 1000)); // of something else
        assert_int_equal(call(&late, 1), 8);
        cb_closure_unregister(module, (void *)key);
        assert_int_equal(references(), before);
        assert_int_equal(call(&late, 1), -1); // was on its way: nothing happens
    }
}

static void
test_callback_exceptions_are_unraisable(void **state)
{
    (void)state;
    run("caught = []\nhook = sys.unraisablehook\n"
        "sys.unraisablehook = lambda e: caught.append((repr(e.exc_value), e.object is f))\n"
        "def f(n, data): raise ValueError(n)\n");
    cb_callback c;
    assert_int_equal(as_callback("f", NULL, CB_SCOPE_CALL, &c), 0);
    assert_int_equal(call(&c, 3), -1);
    cb_callback_finish(module, &c, true, NULL);
    assert_string_equal(shown(Py_NewRef(py("caught"))), "[('ValueError(3)', True)]");
    run("sys.unraisablehook = hook\n");
}

static void
test_callback_unregisters_itself(void **state)
{
    (void)state;
    static cb_callback c;
    run("def f(n, data): return 9\n");
    assert_int_equal(as_callback("f", NULL, CB_SCOPE_NOTIFIED, &c), 0);
    cb_callback late = c;
    cb_callback_finish(module, &c, true, &c);
    PyObject *args[] = {PyLong_FromLong(1), Py_NewRef(Py_None)};
    cb_closure_unregister(module, &c);
    assert_null(cb_trampoline_call(late.closure, args, 2));
    assert_null(PyErr_Occurred());
}

static void *
run_in_thread(void *argument)
{
    const cb_callback *c = argument;
    return (void *)(intptr_t)call(c, 20);
}

static void
test_callback_from_another_thread(void **state)
{
    (void)state;
    run("def f(n, data): return n * 2\n");
    cb_callback c;
    assert_int_equal(as_callback("f", NULL, CB_SCOPE_CALL, &c), 0);
    pthread_t thread;
    void *result;
    PyThreadState *saved = PyEval_SaveThread();
    pthread_create(&thread, NULL, run_in_thread, &c);
    pthread_join(thread, &result);
    PyEval_RestoreThread(saved);
    assert_int_equal((intptr_t)result, 40);
    cb_callback_finish(module, &c, true, NULL);
}

static void
test_callback_current_closure(void **state)
{
    (void)state;
    run("def f(n, data): return 1\n");
    cb_callback c;
    assert_null(cb_closure_current());
    assert_int_equal(as_callback("f", NULL, CB_SCOPE_CALL, &c), 0);
    cb_closure_set_current(c.closure);
    assert_ptr_equal(cb_closure_current(), c.closure);
    cb_closure_set_current(NULL);
    cb_callback_finish(module, &c, true, NULL);
}

// What a library does that calls back after the interpreter has gone: nothing happens.
static cb_callback leftover;

static void
test_callback_left_for_later(void **state)
{
    (void)state;
    run("def f(n, data): return 1\n");
    assert_int_equal(as_callback("f", NULL, CB_SCOPE_FOREVER, &leftover), 0);
    cb_callback kept = leftover;
    cb_callback_finish(module, &leftover, true, NULL);
    leftover = kept;
    assert_int_equal(call(&leftover, 1), 1);
}

static int
stop(void **state)
{
    int result = embed_stop(state);
    return call(&leftover, 1) == 0 ? result : -1;
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        calls_test(test_callback_addresses),
        calls_test(test_callback_for_the_call),
        calls_test(test_callback_called_once),
        calls_test(test_callback_until_unregistered),
        calls_test(test_callback_exceptions_are_unraisable),
        calls_test(test_callback_unregisters_itself),
        calls_test(test_callback_from_another_thread),
        calls_test(test_callback_current_closure),
        calls_test(test_callback_left_for_later),
    };
    return cmocka_run_group_tests(tests, embed_start, stop);
}
