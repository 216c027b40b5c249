// Tests Python callables as C callbacks: their lifetimes, their exceptions, and calls from other
// threads.
#include "embed.h"

#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

// Has the form of generated trampolines: int hook(int n, void *userData).
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

// The references to the function `f`, except those of this test's temporaries.
static long
references(void)
{
    assert_int_equal(embed_clean(NULL), 0);
    return PyLong_AsLong(py("sys.getrefcount(f)"));
}

// --- tests ---------------------------------------------------------------------------------------

// Does with a callback what a wrapper does after its call.
static void
finish(cb_callback *c, bool succeeded, const void *key)
{
    if (succeeded)
        cb_callback_keep(module, c, key);
    cb_callback_done(c);
}

static void
unregister(const void *key)
{
    cb_closure_unregister(module, key, cb_registration_count(module));
}

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
        finish(&c, true, NULL);
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
    finish(&c, true, NULL);
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
    finish(&c, true, NULL); // the call succeeded; the callback is still to come
    assert_true(references() > before);
    assert_int_equal(call(&pending, 1), 7);
    assert_int_equal(references(), before);

    assert_int_equal(as_callback("f", NULL, CB_SCOPE_ONCE, &c), 0);
    finish(&c, false, NULL); // the call failed: there will be no callback
    assert_int_equal(references(), before);

    // Here the callback came before the call returned.
    for (int succeeded = 0; succeeded <= 1; succeeded++) {
        assert_int_equal(as_callback("f", NULL, CB_SCOPE_ONCE, &c), 0);
        assert_int_equal(call(&c, 1), 7);
        finish(&c, succeeded, NULL);
        assert_int_equal(references(), before);
    }
}

static void
test_callback_until_unregistered(void **state)
{
    (void)state;
    run("def f(n, data): return 8\n");
    long before = references();
    for (uintptr_t key = 1; key <= 200; key++) { // more than the quarantine holds
        cb_callback c;
        assert_int_equal(as_callback("f", NULL, CB_SCOPE_NOTIFIED, &c), 0);
        cb_callback late = c;
        finish(&c, true, (void *)key);
        assert_int_equal(call(&late, 1), 8);
        unregister((void *)(key + 1000)); // another object's
        assert_int_equal(call(&late, 1), 8);
        unregister((void *)key);
        assert_int_equal(references(), before);
        assert_int_equal(call(&late, 1), -1); // a late callback does nothing
    }
}

// The library was given several callbacks for one object, one after the other, and calls only the
// last.
static void
test_callbacks_of_one_object_go_together(void **state)
{
    (void)state;
    run("def f(n, data): return 8\n");
    long before = references();
    for (int i = 0; i < 5; i++) {
        cb_callback c;
        assert_int_equal(as_callback("f", NULL, CB_SCOPE_NOTIFIED, &c), 0);
        finish(&c, true, (void *)7);
    }
    assert_int_equal(references(), before + 5);
    unregister((void *)7);
    assert_int_equal(references(), before);
}

// While the call that destroys a handle runs, another thread gets a new handle at the same address.
static void
test_callback_of_a_new_handle_at_the_same_address_stays(void **state)
{
    (void)state;
    run("def f(n, data): return 8\n");
    long before = references();
    cb_callback c;
    assert_int_equal(as_callback("f", NULL, CB_SCOPE_NOTIFIED, &c), 0);
    finish(&c, true, (void *)7);
    uint64_t registrations = cb_registration_count(module);
    assert_int_equal(as_callback("f", NULL, CB_SCOPE_NOTIFIED, &c), 0);
    cb_callback later = c;
    finish(&c, true, (void *)7);
    cb_closure_unregister(module, (void *)7, registrations);
    assert_int_equal(references(), before + 1);
    assert_int_equal(call(&later, 1), 8);
    unregister((void *)7);
    assert_int_equal(references(), before);
}

static void *
unregister_in_thread(void *key)
{
    PyGILState_STATE gil = PyGILState_Ensure();
    unregister(key);
    PyGILState_Release(gil);
    return NULL;
}

// A small number is a special handle that means a different object in each thread. An address means
// the same object in all threads.
static void
test_callback_of_what_each_thread_has(void **state)
{
    (void)state;
    static const struct {
        uintptr_t key;
        int left;
    } rows[] = {{0, 1}, {2, 1}, {15, 1}, {16, 0}, {0x7f0000001000, 0}};
    run("def f(n, data): return 8\n");
    long before = references();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        cb_callback c;
        void *key = (void *)rows[i].key;
        assert_int_equal(as_callback("f", NULL, CB_SCOPE_NOTIFIED, &c), 0);
        finish(&c, true, key);
        pthread_t thread;
        PyThreadState *saved = PyEval_SaveThread();
        pthread_create(&thread, NULL, unregister_in_thread, key);
        pthread_join(thread, NULL);
        PyEval_RestoreThread(saved);
        assert_int_equal(references(), before + rows[i].left);
        unregister(key);
        assert_int_equal(references(), before);
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
    finish(&c, true, NULL);
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
    finish(&c, true, &c);
    PyObject *args[] = {PyLong_FromLong(1), Py_NewRef(Py_None)};
    unregister(&c);
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
    finish(&c, true, NULL);
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
    finish(&c, true, NULL);
}

// --- one callback for the process ----------------------------------------------------------------

static cb_slot slot;

// Has the form of generated trampolines of this scope: int logger(int n).
static int
logger_trampoline(int n)
{
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return 0;
    cb_closure *c = cb_slot_enter(&slot);
    if (c == NULL) {
        cb_trampoline_leave(c, gil);
        return -2;
    }
    PyObject *args[] = {PyLong_FromLong(n)};
    PyObject *result = cb_trampoline_call(c, args, 1);
    int value = result != NULL && PyLong_Check(result) ? (int)PyLong_AsLong(result) : -1;
    Py_XDECREF(result);
    cb_trampoline_leave(c, gil);
    return value;
}

// Acts as the wrapper of a function that installs a logger. Unless `during` is zero, the library
// calls the logger during the call. `succeeded` is whether the library accepted it. Returns the
// result of the callback.
static int
install(const char *expression, int during, bool succeeded)
{
    cb_callback c;
    int said = 0;
    assert_int_equal(cb_as_callback(module, T_Hook, py(expression), (void *)logger_trampoline, NULL,
                                    CB_SCOPE_PROCESS, &c),
                     0);
    cb_callback_offer(&slot, &c);
    if (during != 0)
        said = logger_trampoline(during);
    cb_callback_install(&slot, &c, succeeded);
    cb_callback_install(&slot, &c, false); // a wrapper's clean-up
    return said;
}

static void
test_callback_of_the_process(void **state)
{
    (void)state;
    run("def f(n): return n + 1\ndef g(n): return n + 2\n");
    long before = references();
    assert_int_equal(logger_trampoline(1), -2);
    assert_int_equal(install("f", 10, true), 11);
    assert_int_equal(logger_trampoline(1), 2);
    assert_true(references() > before);
    assert_int_equal(install("g", 10, false), 12); // the library refused it
    assert_int_equal(logger_trampoline(1), 2);
    assert_int_equal(install("g", 10, true), 12);
    assert_int_equal(references(), before);
    assert_int_equal(logger_trampoline(1), 3);
    assert_int_equal(install("None", 10, false), 12);
    assert_int_equal(logger_trampoline(1), 3);
    assert_int_equal(install("4096", 10, true),
                     12); // the old one stays until the library drops it
    assert_int_equal(logger_trampoline(1), -2);
    assert_null(slot.closure);
    assert_null(slot.offered);
}

static void
test_callback_that_never_got_to_the_call(void **state)
{
    (void)state;
    run("def f(n): return n + 1\n");
    long before = references();
    cb_callback c;
    assert_int_equal(cb_as_callback(module, T_Hook, py("f"), (void *)logger_trampoline, NULL,
                                    CB_SCOPE_PROCESS, &c),
                     0);
    cb_callback_install(&slot, &c, false);
    assert_null(slot.closure);
    assert_int_equal(references(), before);
}

static const char *
told(void *function, int index)
{
    return shown(cb_callback_result(module, index, function, (void *)logger_trampoline, &slot));
}

static void
test_callback_that_a_library_tells(void **state)
{
    (void)state;
    run("class F:\n    def __call__(self, n): return n\n    def __repr__(self): return 'mine'\n");
    assert_string_equal(told(NULL, T_Hook), "<Hook 0x0>");
    assert_string_equal(told((void *)4096, T_Hook), "<Hook 0x1000>");
    assert_string_equal(told((void *)4096, -1), "4096");
    char text[64];
    PyOS_snprintf(text, sizeof text, "<Hook %p>", (void *)logger_trampoline);
    assert_string_equal(told((void *)logger_trampoline, T_Hook),
                        text); // installed by other code
    install("F()", 0, true);
    assert_string_equal(told((void *)logger_trampoline, T_Hook), "mine");
    assert_string_equal(told((void *)4096, T_Hook), "<Hook 0x1000>");
    install("None", 0, true);
}

// A callable that replaces itself: its closure must live until its call returns.
static PyObject *
replace(PyObject *self, PyObject *unused)
{
    (void)self;
    (void)unused;
    install("None", 0, true);
    run("import gc; gc.collect()");
    Py_RETURN_NONE;
}

static void
test_callback_replaced_while_it_runs(void **state)
{
    (void)state;
    static PyMethodDef method = {"replace", replace, METH_NOARGS, NULL};
    PyObject *function = PyCFunction_New(&method, NULL);
    PyObject *namespace = py("globals()");
    assert_int_equal(PyDict_SetItemString(namespace, "replace", function), 0);
    Py_DECREF(function);
    run("class F:\n    def __call__(self, n):\n        replace()\n        return n * 3\n"
        "    def __del__(self): gone.append(1)\n"
        "gone = []\n");
    install("F()", 0, true);
    assert_int_equal(embed_clean(NULL), 0);
    assert_int_equal(logger_trampoline(5), 15);
    assert_string_equal(shown(Py_NewRef(py("gone"))), "[1]");
    assert_int_equal(logger_trampoline(5), -2);
}

// If two calls install at the same time, each cleans up after itself.
static void
test_callbacks_installed_at_the_same_time(void **state)
{
    (void)state;
    run("def f(n): return n + 1\ndef g(n): return n + 2\n");
    long before = references();
    cb_callback a, b;
    assert_int_equal(cb_as_callback(module, T_Hook, py("f"), (void *)logger_trampoline, NULL,
                                    CB_SCOPE_PROCESS, &a),
                     0);
    assert_int_equal(cb_as_callback(module, T_Hook, py("g"), (void *)logger_trampoline, NULL,
                                    CB_SCOPE_PROCESS, &b),
                     0);
    cb_callback_offer(&slot, &a);
    cb_callback_offer(&slot, &b);
    cb_callback_install(&slot, &a, true);
    assert_int_equal(logger_trampoline(1), 3); // b's call is still running
    cb_callback_install(&slot, &b, false);
    assert_int_equal(logger_trampoline(1), 2);
    install("None", 0, true);
    assert_int_equal(references(), before);
}

static atomic_bool stop_logging;

static void *
log_all_the_time(void *unused)
{
    (void)unused;
    long bad = 0;
    while (!atomic_load(&stop_logging)) {
        int said = logger_trampoline(1);
        bad += said != -2 && said != 2 && said != 3;
    }
    return (void *)bad;
}

static void
test_callback_replaced_under_load(void **state)
{
    (void)state;
    run("class F:\n    def __init__(self, n): self.n = n\n"
        "    def __call__(self, n): return sum([n, self.n])\n"
        "sys.setswitchinterval(1e-5)\n");
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, log_all_the_time, NULL);
    for (int i = 0; i < 300; i++) {
        install(i % 3 == 0 ? "None" : i % 3 == 1 ? "F(1)" : "F(2)", 1, i % 5 != 0);
        embed_clean(NULL);
        run("for i in range(100): pass");
    }
    atomic_store(&stop_logging, true);
    PyThreadState *saved = PyEval_SaveThread();
    long bad = 0;
    for (int i = 0; i < 3; i++) {
        void *result;
        pthread_join(threads[i], &result);
        bad += (long)result;
    }
    PyEval_RestoreThread(saved);
    run("sys.setswitchinterval(0.005)\n");
    install("None", 0, true);
    assert_int_equal(bad, 0);
}

// Used by a library that calls back after the interpreter has ended: such a call does nothing.
static cb_callback leftover;

static void
test_callback_left_for_later(void **state)
{
    (void)state;
    run("def f(n, data): return 1\n");
    assert_int_equal(as_callback("f", NULL, CB_SCOPE_FOREVER, &leftover), 0);
    cb_callback kept = leftover;
    finish(&leftover, true, NULL);
    leftover = kept;
    assert_int_equal(call(&leftover, 1), 1);
    run("def g(n): return 1\n");
    install("g", 0, true);
    assert_int_equal(logger_trampoline(1), 1);
}

static int
stop(void **state)
{
    int result = embed_stop(state);
    return call(&leftover, 1) == 0 && logger_trampoline(1) == 0 ? result : -1;
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        calls_test(test_callback_addresses),
        calls_test(test_callback_for_the_call),
        calls_test(test_callback_called_once),
        calls_test(test_callback_until_unregistered),
        calls_test(test_callbacks_of_one_object_go_together),
        calls_test(test_callback_of_a_new_handle_at_the_same_address_stays),
        calls_test(test_callback_of_what_each_thread_has),
        calls_test(test_callback_exceptions_are_unraisable),
        calls_test(test_callback_unregisters_itself),
        calls_test(test_callback_from_another_thread),
        calls_test(test_callback_current_closure),
        calls_test(test_callback_of_the_process),
        calls_test(test_callback_that_never_got_to_the_call),
        calls_test(test_callback_that_a_library_tells),
        calls_test(test_callback_replaced_while_it_runs),
        calls_test(test_callbacks_installed_at_the_same_time),
        calls_test(test_callback_replaced_under_load),
        calls_test(test_callback_left_for_later),
    };
    return cmocka_run_group_tests(tests, embed_start, stop);
}
