// Starts the embedded interpreter, and evaluates expressions for the tests.
#include "embed.h"

#include <stdio.h>

#include "synthetic_foreign.h"

PyMODINIT_FUNC PyInit__runtime(void);
PyMODINIT_FUNC PyInit_cubind_synthetic(void);

cb_module *module;
const cb_form *tuples;
const cb_form *checked;

static PyObject *names;       // namespace of expressions
static PyObject *temporaries; // the objects that py() and shown() returned

static void
fail_with_traceback(const char *what)
{
    PyErr_Print();
    fail_msg("%s", what);
}

// The two extension modules are built in; their package exists in name only.
static const char prelude[] =
    "import sys, types\n"
    "import ctypes as C\n"
    "from importlib.machinery import BuiltinImporter, ModuleSpec\n"
    "import _imp\n"
    "package = types.ModuleType('cubind')\n"
    "package.__path__ = []\n"
    "sys.modules['cubind'] = package\n"
    "def builtin(name, full):\n"
    "    m = _imp.create_builtin(ModuleSpec(name, BuiltinImporter))\n"
    "    sys.modules[full] = m\n"
    "    _imp.exec_builtin(m)\n"
    "    return m\n"
    "package._runtime = builtin('_runtime', 'cubind._runtime')\n"
    "s = builtin('cubind_synthetic', 'cubind_synthetic')\n"
    "checked = s._make_checked(ModuleSpec('cubind_synthetic_checked', None))\n"
    "sys.modules['cubind_synthetic_checked'] = checked\n";

void
run(const char *code)
{
    PyObject *result = PyRun_String(code, Py_file_input, names, names);
    if (result == NULL)
        fail_with_traceback(code);
    Py_XDECREF(result);
}

PyObject *
py(const char *expression)
{
    PyObject *value = PyRun_String(expression, Py_eval_input, names, names);
    if (value == NULL)
        fail_with_traceback(expression);
    assert_int_equal(PyList_Append(temporaries, value), 0);
    Py_DECREF(value); // the list keeps a reference
    return value;
}

static const char *
keep_text(PyObject *text)
{
    if (text == NULL)
        fail_with_traceback("no text");
    assert_int_equal(PyList_Append(temporaries, text), 0);
    Py_DECREF(text);
    return PyUnicode_AsUTF8(text);
}

static const char *
shown_exception(void)
{
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    if (type == NULL)
        fail_msg("failed without an exception");
    PyErr_NormalizeException(&type, &value, &traceback);
    PyObject *name = PyObject_GetAttrString(type, "__name__");
    PyObject *text = PyUnicode_FromFormat("%U: %S", name, value);
    Py_XDECREF(name);
    Py_XDECREF(type);
    Py_XDECREF(value);
    Py_XDECREF(traceback);
    return keep_text(text);
}

const char *
shown(PyObject *o)
{
    if (o == NULL)
        return shown_exception();
    assert_null(PyErr_Occurred());
    PyObject *text = PyObject_Repr(o);
    Py_DECREF(o);
    return keep_text(text);
}

const char *
outcome(int result)
{
    if (result < 0)
        return shown_exception();
    assert_null(PyErr_Occurred());
    return "ok";
}

int
embed_start(void **state)
{
    (void)state;
    PyImport_AppendInittab("_runtime", PyInit__runtime);
    PyImport_AppendInittab("cubind_synthetic", PyInit_cubind_synthetic);
    PyImport_AppendInittab("cubind_synthetic_foreign", PyInit_cubind_synthetic_foreign);
    Py_InitializeEx(0);
    names = PyDict_New();
    temporaries = PyList_New(0);
    assert_int_equal(PyDict_SetItemString(names, "__builtins__", PyEval_GetBuiltins()), 0);
    run(prelude);
    tuples = cb_form_of(py("s"));
    checked = cb_form_of(py("checked"));
    module = tuples->module;
    return 0;
}

int
embed_clean(void **state)
{
    (void)state;
    int left_behind = PyErr_Occurred() != NULL;
    if (left_behind)
        PyErr_Print();
    PyList_SetSlice(temporaries, 0, PyList_GET_SIZE(temporaries), NULL);
    return left_behind ? -1 : 0;
}

int
embed_stop(void **state)
{
    (void)state;
    Py_CLEAR(temporaries);
    Py_CLEAR(names);
    return Py_FinalizeEx();
}
