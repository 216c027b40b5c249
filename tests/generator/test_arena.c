// Tests arena.c: alignment, interning, growth.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/arena.h"
#include "fixture.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

static void
test_arena_memory_is_zero_and_aligned(void **state)
{
    for (size_t size = 1; size < 4000; size = size * 3 + 1) {
        unsigned char *memory = arena_alloc(*state, size);
        assert_int_equal((uintptr_t)memory % _Alignof(max_align_t), 0);
        for (size_t i = 0; i < size; i++)
            assert_int_equal(memory[i], 0);
        memset(memory, 0xff, size);
    }
}

static void
test_arena_blocks_do_not_overlap(void **state)
{
    enum { COUNT = 2000, SIZE = 1000 }; // enough for several blocks
    unsigned char *blocks[COUNT];
    for (int i = 0; i < COUNT; i++) {
        blocks[i] = arena_alloc(*state, SIZE);
        memset(blocks[i], i & 0xff, SIZE);
    }
    for (int i = 0; i < COUNT; i++) {
        assert_int_equal(blocks[i][0], i & 0xff);
        assert_int_equal(blocks[i][SIZE - 1], i & 0xff);
    }
}

static void
test_arena_takes_more_than_a_block(void **state)
{
    enum { SIZE = 3 * 1024 * 1024 };
    unsigned char *memory = arena_alloc(*state, SIZE);
    assert_int_equal(memory[0] | memory[SIZE - 1], 0);
    memory[SIZE - 1] = 1;
}

static void
test_arena_intern_gives_one_copy(void **state)
{
    char text[] = "cuMemAlloc";
    const char *first = arena_intern(*state, text);
    text[2] = 'X';
    assert_string_equal(first, "cuMemAlloc");
    assert_ptr_equal(arena_intern(*state, "cuMemAlloc"), first);
    assert_ptr_equal(arena_intern_n(*state, "cuMemAlloc_v2", 10), first);
    assert_ptr_not_equal(arena_intern(*state, text), first);
    assert_null(arena_intern(*state, NULL));
    assert_string_equal(arena_intern(*state, ""), "");
}

static void
test_arena_intern_many(void **state)
{
    char name[32];
    for (int i = 0; i < 20000; i++) {
        snprintf(name, sizeof name, "name%d", i);
        arena_intern(*state, name);
    }
    const char *again = arena_intern(*state, "name12345");
    assert_ptr_equal(arena_intern(*state, "name12345"), again);
    assert_string_equal(again, "name12345");
}

static void
test_arena_printf_interns(void **state)
{
    const char *s = arena_printf(*state, "%s_v%d", "cuCtxCreate", 4);
    assert_string_equal(s, "cuCtxCreate_v4");
    assert_ptr_equal(s, arena_intern(*state, "cuCtxCreate_v4"));
    char long_text[5000];
    memset(long_text, 'x', sizeof long_text - 1);
    long_text[sizeof long_text - 1] = '\0';
    assert_int_equal(strlen(arena_printf(*state, "<%s>", long_text)), sizeof long_text + 1);
}

static void
test_arena_grow_keeps_items(void **state)
{
    int *items = NULL;
    for (int count = 0; count < 1000; count++) {
        items = arena_grow(*state, items, count, sizeof *items);
        items[count] = count * 7;
    }
    for (int i = 0; i < 1000; i++)
        assert_int_equal(items[i], i * 7);
}

static void
test_arena_free_takes_null(void **state)
{
    (void)state;
    arena_free(NULL);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_arena_memory_is_zero_and_aligned, arena_begin,
                                        arena_end),
        cmocka_unit_test_setup_teardown(test_arena_blocks_do_not_overlap, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_arena_takes_more_than_a_block, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_arena_intern_gives_one_copy, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_arena_intern_many, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_arena_printf_interns, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_arena_grow_keeps_items, arena_begin, arena_end),
        cmocka_unit_test(test_arena_free_takes_null),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
