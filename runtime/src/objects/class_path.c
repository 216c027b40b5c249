// Writes the path of a class from the tables of its binding, without making the class.
#include "objects/class_path.h"

#include "cubind/module.h"

const char *
cb__class_path(const cb_module *m, int index, char *out)
{
    const cb_class *cls = &m->binding->classes[index];
    if (cls->foreign != NULL)
        return cls->foreign;
    PyOS_snprintf(out, CB__PATH_SIZE, "%s.%s", m->binding->full_name, cls->name);
    return out;
}

const char *
cb__without_package(const char *path)
{
    const char *dot = strchr(path, '.');
    return dot != NULL && strchr(dot + 1, '.') != NULL ? dot + 1 : path;
}

const char *
cb__class_short_path(const cb_module *m, int index, char *out)
{
    const cb_class *cls = &m->binding->classes[index];
    if (cls->foreign != NULL)
        return cb__without_package(cls->foreign);
    PyOS_snprintf(out, CB__PATH_SIZE, "%s.%s", m->binding->name, cls->name);
    return out;
}
