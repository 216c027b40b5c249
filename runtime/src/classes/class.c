// Makes heap types from cb_class tables, each at its first use. Also has the code that all kinds of
// classes share.
#include "classes/class.h"

#include "classes/cell.h"
#include "classes/closing.h"
#include "classes/enum.h"
#include "classes/heap_type.h"
#include "classes/record.h"
#include "classes/record_names.h"

// --- infos -------------------------------------------------------------------------------------

static cb_info *
info_new(cb_module *m, int index)
{
    const cb_class *cls = &m->binding->classes[index];
    const char *module = m->binding->full_name;
    size_t size = strlen(module) + 1 + strlen(cls->name) + 1;
    cb_info *info = PyMem_Calloc(1, sizeof *info + size);
    if (info == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    info->module = m;
    info->cls = cls;
    info->index = index;
    PyOS_snprintf(info->name, size, "%s.%s", module, cls->name);
    return info;
}

void
cb__info_free(cb_info *info)
{
    if (info == NULL)
        return;
    Py_XDECREF(info->closed);
    cb__enum_free(&info->enumeration);
    PyMem_Free(info->getset);
    cb__names_free(info->names);
    PyMem_Free(info->set_coupled);
    PyMem_Free(info);
}

// --- types -------------------------------------------------------------------------------------

static PyTypeObject *
make_type(cb_info *info)
{
    switch (info->cls->kind) {
    case CB_ENUM:
        return cb__enum_type(info);
    case CB_RECORD:
        return cb__record_type(info);
    default:
        return cb__cell_type(info);
    }
}

// A module that runs under another package's name (cubind.compat) has classes that give that name
// as their __module__.
static int
take_module_name(const cb_info *info, PyTypeObject *type)
{
    PyObject *names = PyObject_GetAttrString(info->module->runtime, "_module_names");
    if (names == NULL)
        return -1;
    PyObject *name = PyDict_GetItemString(names, info->module->binding->full_name);
    int result = 0;
    if (name != NULL) {
        result = PyDict_SetItemString(cb_type_dict(type), "__module__", name);
        PyType_Modified(type);
    }
    Py_DECREF(names);
    return result;
}

// Making a type runs Python code (the collector, imports). So another thread may have made the same
// class meanwhile, and the first one to publish wins. Steals `type`; returns the winner, borrowed.
static PyTypeObject *
publish_type(cb_module *m, int index, PyTypeObject *type)
{
    PyTypeObject *other = NULL;
    if (__atomic_compare_exchange_n(&m->types[index], &other, type, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE))
        return type;
    Py_DECREF(type);
    return other;
}

// --- classes of other bindings -----------------------------------------------------------------

// True if two bindings agree on a class in everything that code depends on.
static bool
is_same_shape(const cb_class *a, const cb_class *b)
{
    if (a->kind != b->kind)
        return false;
    if (a->kind == CB_ENUM)
        return a->enumeration->is_signed == b->enumeration->is_signed &&
               a->enumeration->size == b->enumeration->size;
    if (a->kind == CB_RECORD)
        return a->record->size == b->record->size && a->record->align == b->record->align;
    return a->size == b->size && a->is_signed == b->is_signed;
}

// Takes over the other binding's class; owned.
static PyTypeObject *
take_foreign(cb_module *m, int index)
{
    const cb_class *cls = &m->binding->classes[index];
    PyObject *type = cb__import_class(m, index, cls->foreign);
    if (type == NULL)
        return NULL;
    cb_info *info = PyType_Check(type) ? cb__info((PyTypeObject *)type) : NULL;
    if (info != NULL && is_same_shape(info->cls, cls))
        return (PyTypeObject *)type;
    PyErr_Format(PyExc_ImportError,
                 "%s is not the class that %s was built for; install both from the same release",
                 cls->foreign, m->binding->full_name);
    Py_DECREF(type);
    return NULL;
}

static PyTypeObject *
import_type(cb_module *m, int index)
{
    PyTypeObject *type = take_foreign(m, index);
    if (type == NULL)
        return NULL;
    PyTypeObject *published = publish_type(m, index, type);
    if (published == type && m->binding->classes[index].kind == CB_ENUM)
        CB_STORE_POINTER(&m->enums[index], &cb__info(type)->enumeration);
    return published;
}

// --- at first use ------------------------------------------------------------------------------

static PyTypeObject *
make_own(cb_module *m, int index)
{
    cb_info *info = info_new(m, index);
    PyTypeObject *type = info != NULL ? make_type(info) : NULL;
    if (info != NULL)
        info->type = type;
    if (type == NULL || take_module_name(info, type) < 0 || cb__closing_add(info) < 0) {
        Py_XDECREF(type);
        cb__info_free(info);
        return NULL;
    }
    // Nobody else has seen the loser. The collector holds nothing that depends on its info.
    PyTypeObject *published = publish_type(m, index, type);
    if (published != type)
        return published;
    m->infos[index] = info;
    if (info->cls->kind == CB_ENUM)
        CB_STORE_POINTER(&m->enums[index], &info->enumeration);
    return type;
}

PyTypeObject *
cb_type_make(cb_module *m, int index)
{
    bool is_foreign = m->binding->classes[index].foreign != NULL;
    return is_foreign ? import_type(m, index) : make_own(m, index);
}
