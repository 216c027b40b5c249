// Tests how arguments are bound in the tuple form and in the checked form, and the error texts.
#include "embed.h"

#include <string.h>

// --- functions -----------------------------------------------------------------------------------

static const char *const no_params[] = {NULL};
static const char *const one_param[] = {"Flags", NULL};
static const char *const two_params[] = {"attrib", "dev", NULL};
static const char *const list_params[] = {"hGraph", "numNodes", NULL};
static const char *const compile_params[] = {"prog", "numOptions", "options", NULL};
static const char *const late_params[] = {"name", "value", "handle", NULL};
static const char *const aliases[] = {"flags", "Flags", NULL};

static const cb_function f_none = {.name = "none", .params = no_params};
static const cb_function f_one = {
    .name = "one",
    .params = one_param,
    .param_count = 1,
    .aliases = aliases,
};
static const cb_function f_two = {.name = "two", .params = two_params, .param_count = 2};
// A count with a default, which the checked form computes.
static const cb_function f_list = {
    .name = "nodes",
    .params = list_params,
    .param_count = 2,
    .default_mask = 2,
    .auto_mask = 2,
};
// A count in the middle, and a list that callers of the checked form may omit.
static const cb_function f_compile = {
    .name = "compile",
    .params = compile_params,
    .param_count = 3,
    .auto_mask = 2,
    .optional_mask = 4,
};
// An optional parameter in front of a required one.
static const cb_function f_late = {
    .name = "late",
    .params = late_params,
    .param_count = 3,
    .optional_mask = 2,
};

// --- helper --------------------------------------------------------------------------------------

// Binds positional and keyword arguments and returns the slots as text, "-" for empty ones: "1 None
// -".
static const char *
bound(const cb_form *s, const cb_function *f, const char *positional, const char *keywords)
{
    static char text[512];
    PyObject *args[2 * CB_MAX_PARAMS];
    PyObject *given = py(positional);
    PyObject *named = py(keywords);
    Py_ssize_t nargs = PyTuple_GET_SIZE(given);
    PyObject *kwnames = NULL;
    for (Py_ssize_t i = 0; i < nargs; i++)
        args[i] = PyTuple_GET_ITEM(given, i);
    if (PyDict_GET_SIZE(named) > 0) {
        PyObject *key, *value;
        Py_ssize_t at = 0;
        Py_ssize_t i = 0;
        kwnames = PyTuple_New(PyDict_GET_SIZE(named));
        while (PyDict_Next(named, &at, &key, &value)) {
            args[nargs + i] = value;
            PyTuple_SET_ITEM(kwnames, i++, Py_NewRef(key));
        }
    }
    PyObject *slots[CB_MAX_PARAMS];
    int result = cb_bind(s, f, args, nargs, kwnames, slots);
    Py_XDECREF(kwnames);
    if (result < 0)
        return outcome(result);
    text[0] = '\0';
    for (int i = 0; i < f->param_count; i++) {
        strcat(text, i > 0 ? " " : "");
        strcat(text, slots[i] != NULL ? shown(Py_NewRef(slots[i])) : "-");
    }
    return text;
}

typedef struct call {
    const cb_function *function;
    const char *positional;
    const char *keywords;
    const char *expected;
} call;

static void
check_calls(const cb_form *s, const call *calls, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const call *c = &calls[i];
        assert_string_equal(bound(s, c->function, c->positional, c->keywords), c->expected);
    }
}

// --- tests ---------------------------------------------------------------------------------------

static void
test_args_bind_tuple_form(void **state)
{
    (void)state;
    static const call calls[] = {
        {&f_none, "()", "{}", ""},
        {&f_one, "(1,)", "{}", "1"},
        {&f_one, "()", "{'Flags': 2}", "2"},
        {&f_one, "()", "{'flags': 3}", "3"},
        {&f_two, "(1, 2)", "{}", "1 2"},
        {&f_two, "(1,)", "{'dev': 2}", "1 2"},
        {&f_two, "()", "{'dev': 2, 'attrib': 1}", "1 2"},
        {&f_list, "(1,)", "{}", "1 -"},
        {&f_list, "(1,)", "{'numNodes': 3}", "1 3"},
        {&f_list, "(1, None)", "{}", "1 None"},
        {&f_compile, "(1, 2, 3)", "{}", "1 2 3"},
    };
    check_calls(tuples, calls, sizeof calls / sizeof *calls);
}

static void
test_args_sentences_of_tuple_form(void **state)
{
    (void)state;
    static const call calls[] = {
        {&f_none, "(1,)", "{}", "TypeError: none() takes no arguments (1 given)"},
        {&f_none, "(1, 2)", "{}", "TypeError: none() takes no arguments (2 given)"},
        {&f_none, "()", "{'x': 2}", "TypeError: none() takes no keyword arguments"},
        {&f_none, "(1,)", "{'x': 2}", "TypeError: none() takes no keyword arguments"},
        {&f_one, "()", "{}", "TypeError: one() takes exactly 1 positional argument (0 given)"},
        {&f_one, "(1, 2)", "{}", "TypeError: one() takes exactly 1 positional argument (2 given)"},
        {&f_one, "()", "{'x': 1}", "TypeError: one() got an unexpected keyword argument 'x'"},
        {&f_one, "(1,)", "{'x': 1}", "TypeError: one() got an unexpected keyword argument 'x'"},
        {&f_one, "(1,)", "{'Flags': 1}",
         "TypeError: one() got multiple values for keyword argument 'Flags'"},
        {&f_one, "()", "{'Flags': 1, 'flags': 1}",
         "TypeError: one() got multiple values for keyword argument 'flags'"},
        {&f_two, "(1,)", "{}", "TypeError: two() takes exactly 2 positional arguments (1 given)"},
        {&f_two, "()", "{'dev': 1}",
         "TypeError: two() takes exactly 2 positional arguments (0 given)"},
        {&f_two, "()", "{'attrib': 1}",
         "TypeError: two() takes exactly 2 positional arguments (1 given)"},
        {&f_two, "(1, 2, 3)", "{'x': 1}",
         "TypeError: two() takes exactly 2 positional arguments (3 given)"},
        {&f_two, "(1,)", "{'x': 1, 'attrib': 1}",
         "TypeError: two() got an unexpected keyword argument 'x'"},
        {&f_two, "(1,)", "{'attrib': 1, 'x': 1}",
         "TypeError: two() got multiple values for keyword argument 'attrib'"},
        {&f_list, "()", "{}", "TypeError: nodes() takes at least 1 positional argument (0 given)"},
        {&f_list, "()", "{'numNodes': 3}",
         "TypeError: nodes() takes at least 1 positional argument (0 given)"},
        {&f_list, "(1, 2, 3)", "{}",
         "TypeError: nodes() takes at most 2 positional arguments (3 given)"},
        {&f_compile, "(1, 2)", "{}",
         "TypeError: compile() takes exactly 3 positional arguments (2 given)"},
    };
    check_calls(tuples, calls, sizeof calls / sizeof *calls);
}

// The name has no UTF-8 form.
static void
test_args_keyword_with_lone_surrogate(void **state)
{
    (void)state;
    PyObject *keyword = py("('\\udc80',)");
    PyObject *values[] = {Py_None};
    PyObject *slots[2];
    assert_int_equal(cb_bind(tuples, &f_two, values, 0, keyword, slots), -1);
    assert_true(PyErr_ExceptionMatches(PyExc_TypeError));
    PyErr_Clear();
}

static void
test_args_checked_form_leaves_counts_out(void **state)
{
    (void)state;
    static const call calls[] = {
        {&f_list, "(1,)", "{}", "1 -"},
        {&f_list, "(1, 7)", "{}", "1 7"},
        {&f_list, "(1,)", "{'numNodes': 7}", "1 7"},
        {&f_compile, "(1,)", "{}", "1 - None"},
        {&f_compile, "(1, 5)", "{}", "1 - 5"},
        {&f_compile, "(1,)", "{'options': 5}", "1 - 5"},
        {&f_compile, "(1, 2, 3)", "{}", "1 2 3"},
        {&f_compile, "(1, 2)", "{'options': 5}", "1 2 5"},
        {&f_compile, "(1,)", "{'numOptions': 2}", "1 2 None"},
        {&f_late, "(1,)", "{'handle': 3}", "1 None 3"},
        {&f_compile, "()", "{}",
         "TypeError: compile() takes at least 1 positional argument (0 given)"},
        {&f_compile, "(1, 2, 3, 4)", "{}",
         "TypeError: compile() takes at most 2 positional arguments (4 given)"},
        {&f_compile, "(1, 2)", "{'prog': 5}",
         "TypeError: compile() got multiple values for keyword argument 'prog'"},
        {&f_late, "(1,)", "{}",
         "TypeError: late() takes at least 2 positional arguments (1 given)"},
        {&f_two, "(1,)", "{}", "TypeError: two() takes exactly 2 positional arguments (1 given)"},
    };
    check_calls(checked, calls, sizeof calls / sizeof *calls);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        calls_test(test_args_bind_tuple_form),
        calls_test(test_args_sentences_of_tuple_form),
        calls_test(test_args_keyword_with_lone_surrogate),
        calls_test(test_args_checked_form_leaves_counts_out),
    };
    return cmocka_run_group_tests(tests, embed_start, embed_stop);
}
