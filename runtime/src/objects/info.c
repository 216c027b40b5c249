// Finds the class of a type or an object.
#include "objects/info.h"

cb_info *
cb__info_nearest(PyTypeObject *type)
{
    for (; type != NULL; type = type->tp_base) {
        cb_info *info = cb__info(type);
        if (info != NULL)
            return info;
    }
    return NULL;
}

bool
cb__record_check(PyObject *o)
{
    cb_info *info = cb__info_nearest(Py_TYPE(o));
    return info != NULL && info->cls->kind == CB_RECORD;
}
