// Tests buffers as arguments: writable memory, lengths that are too short or wrap, room for texts.
#include "embed.h"

#include <string.h>

static const char *
as_target(const cb_form *s, bool measured, const char *expression)
{
    cb_address address;
    PyObject *o = py(expression);
    int result = measured ? cb_as_measured_target(s, o, "dst", &address)
                          : cb_as_target(s, o, "dst", &address);
    if (result < 0) {
        cb_address_release(&address);
        return outcome(-1);
    }
    cb_address_release(&address);
    return address.held ? "buffer" : "address";
}

#define READ_ONLY \
    "BufferError: Argument 'dst' is read-only, but the call writes to it: pass a writable buffer"

static void
test_convert_targets_are_writable(void **state)
{
    (void)state;
    const cb_form *forms[] = {tuples, checked};
    for (int i = 0; i < 2; i++) {
        assert_string_equal(as_target(forms[i], true, "4096"), "address");
        assert_string_equal(as_target(forms[i], true, "None"), "address");
        assert_string_equal(as_target(forms[i], true, "2**63"), "address");
        assert_string_equal(as_target(forms[i], true, "bytearray(3)"), "buffer");
        assert_string_equal(as_target(forms[i], true, "bytearray()"), "buffer");
        assert_string_equal(as_target(forms[i], true, "memoryview(b'abc')"), READ_ONLY);
        assert_string_equal(as_target(forms[i], true, "memoryview(bytearray(3)).toreadonly()"),
                            READ_ONLY);
        assert_string_equal(as_target(forms[i], true, "b'x'"), READ_ONLY);
        assert_string_equal(as_target(forms[i], true, "b'xy'"), READ_ONLY);
        assert_string_equal(as_target(forms[i], false, "b'xy'"), READ_ONLY);
        assert_string_equal(as_target(forms[i], false, "b''"), READ_ONLY);
        assert_string_equal(as_target(forms[i], true, "b''"), "buffer");
        assert_string_equal(as_target(forms[i], true, "memoryview(b'')"), "buffer");
    }
}

static void
test_convert_extents_do_not_wrap(void **state)
{
    (void)state;
    const uint64_t half = (uint64_t)1 << 32, most = UINT64_MAX;
    assert_true(cb_extent(10, 16, 3, 1) == 42);
    assert_true(cb_extent(1, 2, 3, 8) == 40);
    assert_true(cb_extent(10, 0, 1, 4) == 40);
    assert_true(cb_extent(10, 16, 1, 1) == 10);
    assert_true(cb_extent(0, 16, 3, 1) == 0);
    assert_true(cb_extent(10, 16, 0, 1) == 0);
    assert_true(cb_extent(10, 16, 3, 0) == 0);
    assert_true(cb_extent(1, half, half, 1) == most - half + 2);
    assert_true(cb_extent(1, half, half + 1, 1) == most);
    assert_true(cb_extent(most, 1, 2, 1) == most);
    assert_true(cb_packed(0, 4) == 0 && cb_packed(1, 4) == 4);
    assert_true(cb_packed(3, 8) == 48 && cb_packed(4, 8) == 80);
    assert_true(cb_packed(6074000999, 1) == 18446744070963499500u);
    assert_true(cb_packed(6074001000, 1) == most && cb_packed(6074000999, 2) == most);
    assert_true(cb_packed(most, 1) == most && cb_packed(most - 1, 1) == most);
    assert_true(cb_extent(most, 0, 1, 2) == most);
    assert_true(cb_extent(half, 0, 1, half) == most);
    assert_true(CB_COUNT(-1) == 0 && CB_COUNT(INT32_MIN) == 0);
    assert_true(CB_COUNT(UINT64_MAX) == UINT64_MAX && CB_COUNT((size_t)3) == 3);
}

static void
test_convert_boxes_do_not_wrap(void **state)
{
    (void)state;
    const uint64_t most = UINT64_MAX, half = (uint64_t)1 << 32;
    cb_box box = {.row = 5, .left = 2, .pitch = 10, .rows = 3, .above = 1, .planes = 1, .item = 1};
    assert_true(cb_box_bytes(&box) == 37);
    box.height = 6;
    assert_true(cb_box_bytes(&box) == 37);
    box.planes = 2;
    box.before = 1;
    assert_true(cb_box_bytes(&box) == 157);
    uint64_t *parts[] = {&box.row, &box.left, &box.rows, &box.above, &box.planes, &box.before};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        uint64_t former = *parts[i];
        *parts[i] = most;
        assert_true(cb_box_bytes(&box) == most);
        *parts[i] = former;
    }
    box.pitch = half;
    box.height = half;
    assert_true(cb_box_bytes(&box) == most);
    box.rows = 0;
    assert_true(cb_box_bytes(&box) == 0);
}

static void
test_convert_short_buffers(void **state)
{
    (void)state;
    cb_address address;
    assert_int_equal(cb_as_address(module, py("bytearray(8)"), &address), 0);
    assert_string_equal(outcome(cb_held_check(&address, "call", "dst", 8)), "ok");
    assert_string_equal(outcome(cb_held_check(&address, "call", "dst", UINT64_MAX)),
                        "ValueError: call(): argument 'dst' has 8 bytes, but "
                        "18446744073709551615 are needed");
    cb_address_release(&address);
}

// CPython shares bytes objects of fewer than two bytes, so they must not be written to.
static void
test_convert_shared_bytes_are_spared(void **state)
{
    (void)state;
    static const char *const shared[] = {"b''", "b'x'"};
    for (int i = 0; i < 2; i++) {
        cb_chars chars;
        cb_chars_init(&chars);
        PyObject *o = py(shared[i]);
        assert_int_equal(cb_as_char_buffer(o, &chars), 0);
        assert_ptr_equal(chars.data, chars.scratch);
        assert_int_equal(chars.size, i);
        assert_string_equal(outcome(cb_chars_check(&chars, "call", "log", (uint64_t)i)), "ok");
        assert_int_equal(cb_chars_check(&chars, "call", "log", (uint64_t)i + 1), -1);
        PyErr_Clear();
        cb_chars_release(&chars);
    }
    cb_chars chars;
    cb_chars_init(&chars);
    assert_int_equal(cb_chars_make(&chars, UINT64_MAX), -1);
    assert_true(PyErr_ExceptionMatches(PyExc_MemoryError));
    PyErr_Clear();
    assert_int_equal(cb_chars_make(&chars, 0), 0);
    assert_ptr_equal(chars.data, chars.scratch);
    cb_chars_release(&chars);
}

// Two texts at once have memory of their own, and a later one takes over what is kept.
static void
test_convert_room_of_texts(void **state)
{
    (void)state;
    cb_chars texts[3];
    for (int i = 0; i < 3; i++)
        cb_chars_init(&texts[i]);
    assert_int_equal(cb_chars_make_text(&texts[0], CB_TEXT_ROOM), 0);
    assert_int_equal(cb_chars_make_text(&texts[1], CB_TEXT_ROOM), 0);
    assert_ptr_not_equal(texts[0].data, texts[1].data);
    memset(texts[0].data, 'a', CB_TEXT_ROOM);
    PyObject *text = cb_chars_text(&texts[0], 2);
    char *kept = texts[0].data;
    cb_chars_release(&texts[0]);
    assert_int_equal(cb_chars_make_text(&texts[2], CB_TEXT_ROOM), 0);
    assert_ptr_equal(texts[2].data, kept);
    assert_int_equal(texts[2].size, CB_TEXT_ROOM);
    memset(kept, 'b', 2);
    assert_true(PyUnicode_CompareWithASCIIString(text, "aa") == 0);
    Py_DECREF(text);
    cb_chars_release(&texts[1]);
    cb_chars_release(&texts[2]);
    cb_chars_init(&texts[0]);
    assert_int_equal(cb_chars_make_text(&texts[0], 7), 0); // a size that the caller chose
    assert_int_equal(texts[0].size, 7);
    assert_null(texts[0].room);
    cb_chars_release(&texts[0]);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        calls_test(test_convert_targets_are_writable),
        calls_test(test_convert_extents_do_not_wrap),
        calls_test(test_convert_boxes_do_not_wrap),
        calls_test(test_convert_short_buffers),
        calls_test(test_convert_shared_bytes_are_spared),
        calls_test(test_convert_room_of_texts),
    };
    return cmocka_run_group_tests(tests, embed_start, embed_stop);
}
