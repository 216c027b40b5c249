// Tests how arguments are bound to slots by position and by name, from a vector and from a tuple
// with a dict. Also tests the error texts in each wording (CB_WORDS_*).
#include "embed.h"

#include "cubind/nearest.h"

#include <string.h>

static const char *const no_params[] = {NULL};
static const char *const copy_params[] = {"dst", "size", "stream", NULL};
static const char *const copy_aliases[] = {"to", "dst", "lost", "nowhere", NULL};

static const cb_signature nothing = {"nothing", no_params};
static const cb_signature copy = {
    .name = "copy",
    .params = copy_params,
    .positional = 2,
    .required = 5, // dst, stream
    .aliases = copy_aliases,
};
static const cb_signature bare = {"bare", no_params, .wording = CB_WORDS_OF_BINDINGS};
static const cb_signature bound = {
    .name = "bound",
    .params = copy_params,
    .positional = 3,
    .required = 7,
    .wording = CB_WORDS_OF_BINDINGS,
};
static const cb_signature some = {
    .name = "some",
    .params = copy_params,
    .positional = 3,
    .required = 2,
    .wording = CB_WORDS_OF_BINDINGS,
};
// Signatures without the middle parameter, and without any.
static const cb_signature shown_two = {
    .name = "two",
    .params = copy_params,
    .positional = 2,
    .required = 5,
    .wording = CB_WORDS_OF_BINDINGS,
    .hidden = 2,
};
static const cb_signature shown_none = {
    .name = "none",
    .params = copy_params,
    .wording = CB_WORDS_OF_BINDINGS,
    .hidden = 7,
};
static const cb_signature init = {
    .name = "Options.__init__",
    .params = copy_params,
    .positional = 3,
    .wording = CB_WORDS_OF_INIT,
};

static const cb_signature required = {
    .name = "Options.__init__",
    .params = copy_params,
    .positional = 3,
    .required = 7,
    .wording = CB_WORDS_OF_INIT,
};

typedef struct call {
    const cb_signature *signature;
    const char *positional;
    const char *keywords;
    const char *expected;
} call;

// --- helpers -------------------------------------------------------------------------------------

// Returns the slots as text, such as "1 - 3", or the exception.
static const char *
slots_text(const cb_signature *s, int result, PyObject *const *slots, char *text)
{
    if (result < 0)
        return strcpy(text, outcome(result));
    text[0] = '\0';
    for (int i = 0; s->params[i] != NULL; i++) {
        strcat(text, i > 0 ? " " : "");
        strcat(text, slots[i] != NULL ? shown(Py_NewRef(slots[i])) : "-");
    }
    return text;
}

static int
bind_as_vector(const cb_signature *s, PyObject *given, PyObject *named, PyObject **slots)
{
    PyObject *args[2 * CB_MAX_PARAMS], *key, *value;
    Py_ssize_t count = PyTuple_GET_SIZE(given), at = 0, i = 0;
    for (Py_ssize_t k = 0; k < count; k++)
        args[k] = PyTuple_GET_ITEM(given, k);
    PyObject *kwnames = PyTuple_New(PyDict_GET_SIZE(named));
    for (; PyDict_Next(named, &at, &key, &value); i++) {
        args[count + i] = value;
        PyTuple_SET_ITEM(kwnames, i, Py_NewRef(key));
    }
    int result = cb_bind_vector(s, args, count, i > 0 ? kwnames : NULL, slots);
    Py_DECREF(kwnames);
    return result;
}

static void
check_calls(const call *calls, size_t count)
{
    char text[512];
    for (size_t i = 0; i < count; i++) {
        const call *c = &calls[i];
        PyObject *slots[CB_MAX_PARAMS], *given = py(c->positional), *named = py(c->keywords);
        int result = bind_as_vector(c->signature, given, named, slots);
        assert_string_equal(slots_text(c->signature, result, slots, text), c->expected);
        result = cb_bind_tuple(c->signature, given, named, slots);
        assert_string_equal(slots_text(c->signature, result, slots, text), c->expected);
    }
}

// --- tests ---------------------------------------------------------------------------------------

static void
test_signature_fills_slots(void **state)
{
    (void)state;
    static const call calls[] = {
        {&nothing, "()", "{}", ""},
        {&copy, "(1, 2)", "{'stream': 3}", "1 2 3"},
        {&copy, "(1,)", "{'stream': 3}", "1 - 3"},
        {&copy, "()", "{'stream': 3, 'dst': 1}", "1 - 3"},
        {&copy, "()", "{'stream': 3, 'to': 1}", "1 - 3"},
        {&bound, "(1, 2, 3)", "{}", "1 2 3"},
        {&init, "()", "{}", "- - -"},
        {&init, "(1,)", "{'stream': None}", "1 - None"},
    };
    check_calls(calls, sizeof calls / sizeof *calls);
}

static void
test_signature_words_of_methods(void **state)
{
    (void)state;
    static const call calls[] = {
        {&nothing, "(1,)", "{}", "TypeError: nothing() takes no arguments (1 given)"},
        {&nothing, "()", "{'x': 1}", "TypeError: nothing() got an unexpected keyword argument 'x'"},
        {&copy, "(1, 2, 3)", "{}",
         "TypeError: copy() takes at most 2 positional arguments (3 given); stream must be passed "
         "by keyword"},
        {&copy, "()", "{'stream': 3}", "TypeError: copy() missing required argument 'dst' (pos 1)"},
        {&copy, "(1,)", "{}", "TypeError: copy() missing required keyword-only argument 'stream'"},
        {&copy, "(1, 2)", "{'size': 3}",
         "TypeError: argument for copy() given by name ('size') and position (2)"},
        {&copy, "()", "{'lost': 1}", "TypeError: copy() got an unexpected keyword argument 'lost'"},
    };
    check_calls(calls, sizeof calls / sizeof *calls);
}

static void
test_signature_suggests_the_nearest_name(void **state)
{
    (void)state;
    static const call calls[] = {
        {&copy, "()", "{'steram': 1}",
         "TypeError: copy() got an unexpected keyword argument 'steram'. Did you mean 'stream'?"},
        {&copy, "()", "{'Size': 1}",
         "TypeError: copy() got an unexpected keyword argument 'Size'. Did you mean 'size'?"},
        {&bound, "()", "{'sise': 1}",
         "TypeError: bound() got an unexpected keyword argument 'sise'. Did you mean 'size'?"},
        {&init, "()", "{'stream_handle': 1}",
         "TypeError: Options.__init__() got an unexpected keyword argument 'stream_handle'. Did "
         "you "
         "mean 'stream'?"},
        {&shown_two, "(1,)", "{'sise': 2}",
         "TypeError: two() got an unexpected keyword argument 'sise'"},
        {&copy, "()", "{'': 1}", "TypeError: copy() got an unexpected keyword argument ''"},
    };
    check_calls(calls, sizeof calls / sizeof *calls);
    assert_string_equal(cb_nearest(copy_params, 0, "D_S_T"), "dst");
    static const char *const options[] = {"ipc_enabled", "timing_enabled", "include_path", NULL};
    assert_string_equal(cb_nearest(options, 0, "enable_timing"), "timing_enabled");
    assert_string_equal(cb_nearest(options, 0, "includes"), "include_path");
    assert_string_equal(cb_nearest(options, 2, "enable_timing"), "ipc_enabled");
    assert_null(cb_nearest(options, 0, "inc"));
    char longer[300];
    memset(longer, 's', sizeof longer - 1);
    longer[sizeof longer - 1] = '\0';
    assert_null(cb_nearest(copy_params, 0, longer));
}

static void
test_signature_words_of_bindings(void **state)
{
    (void)state;
    static const call calls[] = {
        {&bare, "(1,)", "{}", "TypeError: bare() takes no arguments (1 given)"},
        {&bare, "(1,)", "{'x': 1}", "TypeError: bare() takes no keyword arguments"},
        {&bound, "(1,)", "{'stream': 1}",
         "TypeError: bound() takes exactly 3 positional arguments (1 given)"},
        {&bound, "(1, 2, 3, 4)", "{}",
         "TypeError: bound() takes exactly 3 positional arguments (4 given)"},
        {&bound, "(1,)", "{'dst': 1}",
         "TypeError: bound() got multiple values for keyword argument 'dst'"},
        {&some, "(1,)", "{}", "TypeError: some() takes at least 1 positional argument (1 given)"},
        {&some, "(1, 2, 3, 4)", "{}",
         "TypeError: some() takes at most 3 positional arguments (4 given)"},
    };
    check_calls(calls, sizeof calls / sizeof *calls);
}

static void
test_signature_words_of_init(void **state)
{
    (void)state;
    static const call calls[] = {
        {&init, "(1, 2, 3, 4)", "{}",
         "TypeError: Options.__init__() takes from 1 to 4 positional arguments but 5 were given"},
        {&required, "(1, 2, 3, 4)", "{}",
         "TypeError: Options.__init__() takes 4 positional arguments but 5 were given"},
        {&required, "(1, 2)", "{}",
         "TypeError: Options.__init__() missing 1 required positional argument: 'stream'"},
        {&init, "(1,)", "{'dst': 1}",
         "TypeError: Options.__init__() got multiple values for argument 'dst'"},
        {&init, "()", "{'x': 1}",
         "TypeError: Options.__init__() got an unexpected keyword argument 'x'"},
    };
    check_calls(calls, sizeof calls / sizeof *calls);
}

static void
test_signature_leaves_hidden_out(void **state)
{
    (void)state;
    static const call calls[] = {
        {&shown_two, "(1, 2)", "{}", "1 - 2"},
        {&shown_two, "(1,)", "{'stream': 2}", "1 - 2"},
        {&shown_two, "()", "{'stream': 2, 'dst': 1}", "1 - 2"},
        {&shown_two, "(1,)", "{}",
         "TypeError: two() takes exactly 2 positional arguments (1 given)"},
        {&shown_two, "(1, 2, 3)", "{}",
         "TypeError: two() takes exactly 2 positional arguments (3 given)"},
        {&shown_two, "(1, 2)", "{'stream': 3}",
         "TypeError: two() got multiple values for keyword argument 'stream'"},
        {&shown_two, "(1, 2)", "{'size': 3}",
         "TypeError: two() got an unexpected keyword argument 'size'"},
        {&shown_none, "()", "{}", "- - -"},
        {&shown_none, "(1,)", "{}", "TypeError: none() takes no arguments (1 given)"},
        {&shown_none, "(1,)", "{'size': 3}", "TypeError: none() takes no keyword arguments"},
    };
    check_calls(calls, sizeof calls / sizeof *calls);
}

// Names that share a parameter's beginning, are not ASCII, or belong to a subclass of str.
static void
test_signature_compares_whole_names(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        int param;
    } names[] = {
        {"'dst'", 0},       {"'stream'", 2},   {"type('Text', (str,), {})('size')", 1},
        {"'to'", 0},        {"'lost'", -1},    {"''", -1},
        {"'ds'", -1},       {"'dst\\0'", -1},  {"'dst\\0size'", -1},
        {"'dst\\xe9'", -1}, {"'\\udc80'", -1}, {"1", -1},
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        assert_int_equal(cb_find_param(copy_params, copy_aliases, py(names[i].name)),
                         names[i].param);
}

static void
test_signature_without_tuple_and_dict(void **state)
{
    (void)state;
    PyObject *slots[3], *named = py("{'stream': 3, 'dst': 1}");
    assert_int_equal(cb_bind_tuple(&copy, NULL, named, slots), 0);
    assert_true(slots[0] != NULL && slots[1] == NULL && slots[2] != NULL);
    assert_int_equal(cb_bind_tuple(&init, NULL, NULL, slots), 0);
    assert_true(slots[0] == NULL && slots[1] == NULL && slots[2] == NULL);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        calls_test(test_signature_fills_slots),
        calls_test(test_signature_words_of_methods),
        calls_test(test_signature_suggests_the_nearest_name),
        calls_test(test_signature_words_of_bindings),
        calls_test(test_signature_words_of_init),
        calls_test(test_signature_leaves_hidden_out),
        calls_test(test_signature_compares_whole_names),
        calls_test(test_signature_without_tuple_and_dict),
    };
    return cmocka_run_group_tests(tests, embed_start, embed_stop);
}
