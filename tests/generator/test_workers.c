// Tests tasks in separate processes: results and messages arrive in order, and tasks that end
// abnormally are reported.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/diag.h"
#include "base/workers.h"
#include "capture.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

enum { COUNT = 5 };

static const char *const names[COUNT] = {"zero", "one", "two", "three", "four"};

typedef struct run {
    text results[COUNT];
    bool ok;
    char *errors;
} run;

static run
run_workers(worker_task *task, void *data)
{
    run r = {0};
    worker workers[COUNT] = {0};
    for (int i = 0; i < COUNT; i++) {
        workers[i].name = names[i];
        workers[i].weight = i;
    }
    capture_begin();
    r.ok = workers_run(workers, COUNT, task, data, r.results);
    r.errors = capture_end();
    return r;
}

static void
free_run(run *r)
{
    for (int i = 0; i < COUNT; i++)
        text_free(&r->results[i]);
    free(r->errors);
}

// The first tasks take longest, so they end last.
static bool
report_and_answer(int index, void *data, text *result)
{
    usleep((unsigned)(COUNT - index) * 2000);
    diag_note((location){0}, "this is %d", index);
    text_printf(result, "%s%d", (const char *)data, index);
    return true;
}

static void
test_workers_answer_in_order(void **state)
{
    (void)state;
    char word[] = "answer ";
    run r = run_workers(report_and_answer, word);
    assert_true(r.ok);
    assert_string_equal(r.errors, "cubind-gen: note: this is 0\ncubind-gen: note: this is 1\n"
                                  "cubind-gen: note: this is 2\ncubind-gen: note: this is 3\n"
                                  "cubind-gen: note: this is 4\n");
    assert_string_equal(r.results[0].data, "answer 0");
    assert_string_equal(r.results[4].data, "answer 4");
    free_run(&r);
}

// Returns more than a pipe holds.
static bool
answer_at_length(int index, void *data, text *result)
{
    (void)data;
    for (int i = 0; i < 100000; i++)
        text_printf(result, "%d of %d\n", i, index);
    text_add_n(result, "\0end", 4);
    return true;
}

static void
test_workers_answer_at_length(void **state)
{
    (void)state;
    run r = run_workers(answer_at_length, NULL);
    assert_true(r.ok);
    for (int i = 0; i < COUNT; i++) {
        const text *result = &r.results[i];
        assert_true(result->length > 1000000);
        assert_memory_equal(result->data + result->length - 4, "\0end", 4);
    }
    free_run(&r);
}

static bool
fail_at_odd_ones(int index, void *data, text *result)
{
    (void)data;
    text_add(result, "begun");
    if (index % 2 != 0) {
        diag_error((location){"input.h", index, 0}, "odd");
        return false;
    }
    return true;
}

static void
test_workers_that_fail_give_nothing(void **state)
{
    (void)state;
    run r = run_workers(fail_at_odd_ones, NULL);
    assert_false(r.ok);
    assert_string_equal(r.errors, "input.h:1: error: odd\ninput.h:3: error: odd\n");
    assert_string_equal(r.results[0].data, "begun");
    assert_null(r.results[1].data);
    free_run(&r);
}

static bool
die_in_the_middle(int index, void *data, text *result)
{
    (void)data;
    text_add(result, "begun");
    if (index == 2) {
        diag_note((location){0}, "last words");
        raise(SIGKILL);
    }
    return true;
}

static void
test_workers_that_are_killed_are_named(void **state)
{
    (void)state;
    run r = run_workers(die_in_the_middle, NULL);
    assert_false(r.ok);
    assert_string_equal(r.errors, "cubind-gen: note: last words\n"
                                  "cubind-gen: error: the process for two was killed by signal 9 "
                                  "(Killed)\n");
    assert_null(r.results[2].data);
    assert_string_equal(r.results[3].data, "begun");
    free_run(&r);
}

static bool
wait_for_ever(int index, void *data, text *result)
{
    (void)data;
    (void)result;
    while (index == 1)
        pause();
    return true;
}

static void
test_workers_that_wait_are_ended(void **state)
{
    (void)state;
    text results[2] = {{0}};
    worker workers[2] = {{.name = "zero", .seconds = 1}, {.name = "one", .seconds = 1}};
    capture_begin();
    assert_false(workers_run(workers, 2, wait_for_ever, NULL, results));
    char *errors = capture_end();
    assert_string_equal(errors,
                        "cubind-gen: error: the process for one took more than 1 seconds; if "
                        "libclang blocks on a file that the headers include, exclude that file\n");
    free(errors);
    for (int i = 0; i < 2; i++)
        text_free(&results[i]);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_workers_answer_in_order),
        cmocka_unit_test(test_workers_answer_at_length),
        cmocka_unit_test(test_workers_that_fail_give_nothing),
        cmocka_unit_test(test_workers_that_are_killed_are_named),
        cmocka_unit_test(test_workers_that_wait_are_ended),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
