// Defines a third binding, which takes over classes from the other two. It takes over its status
// from the first binding. Most other classes that it names are missing, each in a different way.
#include "synthetic.h"

enum {
    B_Status,
    B_NoModule,
    B_NoClass,
    B_NoBinding,
    B_Point,
    B_Color,
    B_Own,
    B_StreamDerived,
    B_COUNT
};

#define ITEMS_status(ITEM) ITEM(STATUS_OK, 0)
CB_ENUM_TABLE(status, .is_signed = true, .c_name = "Status_enum");
static const cb_record_table larger = {.size = 12, .align = 16};

#define CLASS(n, k, path) \
    [B_##n] = {.name = #n, .kind = k, .size = 8, .base = -1, .same = -1, .foreign = path
static const cb_class classes[B_COUNT] = {CLASS(Status, CB_ENUM, "cubind_synthetic.Status"),
                                          .enumeration = &enum_status},
                      CLASS(NoModule, CB_HANDLE, "cubind_nothing.Thing")
}
, CLASS(NoClass, CB_HANDLE, "cubind_synthetic.Thing")
}
, CLASS(NoBinding, CB_HANDLE, "keyword.iskeyword")
}
, CLASS(Point, CB_RECORD, "cubind_synthetic.Point"), .record = &larger
}
, CLASS(Color, CB_HANDLE, "cubind_synthetic.Color")
}
, CLASS(Own, CB_HANDLE, NULL)
}
, CLASS(StreamDerived, CB_HANDLE, "cubind_synthetic_foreign.StreamDerived")
}
, // this one exists, but is itself a derived class
}
;
static const uint16_t class_order[B_COUNT] = {
    B_Color, B_NoBinding, B_NoClass, B_NoModule, B_Own, B_Point, B_Status, B_StreamDerived,
};

static PyMethodDef methods[] = {{NULL}};

static const cb_binding binding = {
    .name = "broken",
    .full_name = "cubind_synthetic_broken",
    .checked_name = "cubind_synthetic_broken_checked",
    .classes = classes,
    .class_count = B_COUNT,
    .class_order = class_order,
    .status_class = B_Status,
    .methods = methods,
    .checked_methods = methods,
};

static int
exec(PyObject *module)
{
    return cb_module_exec(module, &binding);
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, exec}, {0, NULL}};

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,    .m_name = "cubind_synthetic_broken", .m_size = sizeof(cb_form),
    .m_slots = slots,         .m_traverse = cb_module_traverse,    .m_clear = cb_module_clear,
    .m_free = cb_module_free,
};

PyMODINIT_FUNC PyInit_cubind_synthetic_broken(void);

PyMODINIT_FUNC
PyInit_cubind_synthetic_broken(void)
{
    return PyModuleDef_Init(&definition);
}
