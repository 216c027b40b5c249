// Finds the row of an enumerator in a table of values, and names the enumerator in messages.
#include "calls/value_rows.h"

// A key that the build does not know has only its number.
const char *
cb__value_key_name(cb_module *m, const cb_value_table *t, int32_t key, char *out)
{
    const cb_enum_table *e = m->binding->classes[t->enum_class].enumeration;
    for (int i = 0; i < e->count; i++)
        if ((int32_t)e->values[i] == key)
            return cb_enumerator_name(e, i);
    PyOS_snprintf(out, CB__KEY_SIZE, "%d", (int)key);
    return out;
}

const cb_value_row *
cb__refuse_value_key(cb_module *m, const cb_value_table *t, int32_t key)
{
    char name[CB__KEY_SIZE];
    PyErr_Format(PyExc_TypeError, "Unsupported attribute: %s", cb__value_key_name(m, t, key, name));
    return NULL;
}
