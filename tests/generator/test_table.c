// Tests table.c: bytes, texts and pointers as keys; growth; missing keys.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/table.h"
#include "fixture.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

enum { MANY = 20000 };

static void
test_table_of_zeros_is_empty(void **state)
{
    (void)state;
    const table t = {0};
    const void *const pointer = &t;
    assert_null(table_get_text(&t, "cuInit"));
    assert_null(table_get_text(&t, ""));
    assert_null(table_get(&t, "", 0));
    assert_null(table_get(&t, &pointer, sizeof pointer));
    assert_int_equal(t.count, 0);
}

static void
test_table_finds_each_of_many(void **state)
{
    table t = {0};
    static int values[MANY];
    char name[32];
    for (int i = 0; i < MANY; i++) {
        snprintf(name, sizeof name, "name%d", i);
        assert_null(table_get_text(&t, name));
        table_add_text(*state, &t, arena_intern(*state, name), &values[i]);
    }
    assert_int_equal(t.count, MANY);
    for (int i = 0; i < MANY; i++) {
        snprintf(name, sizeof name, "name%d", i); // at another address than the key
        assert_ptr_equal(table_get_text(&t, name), &values[i]);
    }
    assert_null(table_get_text(&t, "name"));
    assert_null(table_get_text(&t, "name20000"));
    assert_null(table_get_text(&t, ""));
}

// All keys stay, and at least half of the rows are free, because a search ends at a free row.
static void
test_table_grows_before_it_is_full(void **state)
{
    table t = {0};
    static unsigned keys[1000];
    size_t room = 0;
    int grown = 0;
    for (unsigned i = 0; i < 1000; i++) {
        keys[i] = i;
        table_add(*state, &t, &keys[i], sizeof keys[i], &keys[i]);
        assert_int_equal(t.count, i + 1);
        assert_true(2 * t.count <= t.room);
        assert_int_equal(t.room & (t.room - 1), 0);
        if (t.room == room)
            continue;
        room = t.room;
        grown++;
        for (unsigned j = 0; j <= i; j++)
            assert_ptr_equal(table_get(&t, &j, sizeof j), &keys[j]);
        for (unsigned j = i + 1; j < i + 100; j++)
            assert_null(table_get(&t, &j, sizeof j));
    }
    assert_true(grown > 3);
}

static void
test_table_holds_as_many_as_half_of_its_rows(void **state)
{
    table t = {0};
    static unsigned keys[64];
    unsigned count = 0;
    do {
        keys[count] = count;
        table_add(*state, &t, &keys[count], sizeof keys[count], &keys[count]);
        count++;
    } while (2 * t.count < t.room);
    for (unsigned absent = count; absent < 10000; absent++)
        assert_null(table_get(&t, &absent, sizeof absent));
    for (unsigned there = 0; there < count; there++)
        assert_ptr_equal(table_get(&t, &there, sizeof there), &keys[there]);
}

static void
test_table_keys_may_hold_nul(void **state)
{
    table t = {0};
    static const char bytes[][4] = {"a\0b", "a\0c", "\0\0a", "\0\0\0"};
    int values[4];
    for (int i = 0; i < 4; i++)
        table_add(*state, &t, bytes[i], 3, &values[i]);
    for (int i = 0; i < 4; i++)
        assert_ptr_equal(table_get(&t, bytes[i], 3), &values[i]);
    assert_null(table_get_text(&t, "a"));
    assert_null(table_get(&t, "a\0d", 3));
    assert_null(table_get(&t, "a\0b", 2));
    assert_null(table_get(&t, "\0\0\0", 2));
    assert_null(table_get(&t, "\0\0\0\0", 4));
}

static void
test_table_key_may_be_empty(void **state)
{
    table t = {0};
    int empty, nul;
    table_add_text(*state, &t, "nul", &nul);
    assert_null(table_get_text(&t, ""));
    table_add_text(*state, &t, "", &empty);
    table_add(*state, &t, "\0", 1, &nul);
    assert_ptr_equal(table_get_text(&t, ""), &empty);
    assert_ptr_equal(table_get(&t, "else", 0), &empty);
    assert_ptr_equal(table_get(&t, "\0", 1), &nul);
}

// A key ends where its size says: the NUL of a text is not part of it.
static void
test_table_text_is_its_bytes(void **state)
{
    table t = {0};
    int value, longer;
    table_add_text(*state, &t, "cuMemAlloc", &value);
    table_add(*state, &t, "cuMemAlloc_v2 and more", 13, &longer);
    assert_ptr_equal(table_get(&t, "cuMemAlloc_v3", 10), &value);
    assert_ptr_equal(table_get_text(&t, "cuMemAlloc_v2"), &longer);
    assert_null(table_get_text(&t, "cuMemAlloc_v2 and more"));
    assert_null(table_get_text(&t, "cuMemAllo"));
    assert_null(table_get(&t, "cuMemAlloc", 11));
    assert_null(table_get_text(&t, "cumemalloc"));
}

// The key is the pointer itself: the value that it points to may change.
static void
test_table_of_pointers(void **state)
{
    table t = {0};
    static int things[MANY];
    static const int *keys[MANY];
    for (int i = 0; i < MANY; i++) {
        keys[i] = &things[i];
        table_add(*state, &t, &keys[i], sizeof keys[i], &things[i]);
    }
    memset(things, 1, sizeof things);
    for (int i = 0; i < MANY; i++) {
        const int *const key = &things[i];
        assert_ptr_equal(table_get(&t, &key, sizeof key), &things[i]);
    }
    const int other = things[0], *absent = &other;
    assert_null(table_get(&t, &absent, sizeof absent));
    absent = NULL;
    assert_null(table_get(&t, &absent, sizeof absent));
    table_add(*state, &t, &absent, sizeof absent, &things[1]);
    assert_ptr_equal(table_get(&t, &absent, sizeof absent), &things[1]);
}

static void
test_tables_of_one_arena_are_apart(void **state)
{
    table one = {0}, two = {0};
    int first, second;
    table_add_text(*state, &one, "cuInit", &first);
    assert_null(table_get_text(&two, "cuInit"));
    table_add_text(*state, &two, "cuInit", &second);
    assert_ptr_equal(table_get_text(&one, "cuInit"), &first);
    assert_ptr_equal(table_get_text(&two, "cuInit"), &second);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_table_of_zeros_is_empty),
        cmocka_unit_test_setup_teardown(test_table_finds_each_of_many, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_table_grows_before_it_is_full, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_table_holds_as_many_as_half_of_its_rows, arena_begin,
                                        arena_end),
        cmocka_unit_test_setup_teardown(test_table_keys_may_hold_nul, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_table_key_may_be_empty, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_table_text_is_its_bytes, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_table_of_pointers, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_tables_of_one_arena_are_apart, arena_begin, arena_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
