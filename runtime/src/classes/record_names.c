// Finds a record's field by attribute name, in a hash table keyed by the addresses of interned
// strings.
#include "classes/record_names.h"

#include "classes/record_fields.h"

enum { MOST_FACTORS = 8 };

// Fills the table. Returns the greatest distance of a name from its hash position.
static size_t
put_names(cb__names *names, const cb_record_table *table, PyObject *const *strings)
{
    size_t farthest = 0;
    memset(names->slots, 0, (names->mask + 1) * sizeof *names->slots);
    for (int i = 0; i < table->field_count; i++) {
        if (strings[i] == NULL)
            continue;
        size_t first = hash_name(names, strings[i]), at = first;
        while (names->slots[at & names->mask].name != NULL)
            at++;
        const cb_field *f = &table->fields[i];
        names->slots[at & names->mask].name = strings[i];
        names->slots[at & names->mask].field = f;
        names->slots[at & names->mask].set = cb__field_setter(table, f);
        farthest = at - first > farthest ? at - first : farthest;
    }
    return farthest;
}

// Fills the table with the factor, among a few, that makes the greatest distance least.
static void
choose_factor(cb__names *names, const cb_record_table *table, PyObject *const *strings)
{
    uint64_t best = 0;
    size_t least = SIZE_MAX;
    for (uint64_t i = 0; i < MOST_FACTORS && least > 0; i++) {
        names->factor = UINT64_C(0x9E3779B97F4A7C15) * (2 * i + 1);
        size_t farthest = put_names(names, table, strings);
        if (farthest < least) {
            least = farthest;
            best = names->factor;
        }
    }
    if (names->factor != best) {
        names->factor = best;
        put_names(names, table, strings);
    }
}

// Returns the interned names, by field. Read-only fields get none, so their descriptors refuse. Nor
// does a field whose name cannot be interned for lack of memory.
static PyObject **
intern_names(const cb_record_table *table)
{
    PyObject **strings = PyMem_Calloc((size_t)table->field_count + 1, sizeof *strings);
    for (int i = 0; strings != NULL && i < table->field_count; i++) {
        const cb_field *f = &table->fields[i];
        if (cb__field_setter(table, f) != NULL)
            strings[i] = PyUnicode_InternFromString(f->name);
    }
    PyErr_Clear();
    return strings;
}

cb__names *
cb__names_make(const cb_record_table *table)
{
    int bits = 2;
    while ((size_t)1 << bits < 2 * (size_t)table->field_count)
        bits++;
    size_t size = (size_t)1 << bits;
    cb__names *names = PyMem_Calloc(1, sizeof *names + size * sizeof *names->slots);
    PyObject **strings = names != NULL ? intern_names(table) : NULL;
    if (strings == NULL) {
        PyMem_Free(names);
        PyErr_NoMemory();
        return NULL;
    }
    names->mask = size - 1;
    names->shift = 64 - bits;
    choose_factor(names, table, strings);
    PyMem_Free(strings);
    return names;
}

void
cb__names_free(cb__names *names)
{
    for (size_t i = 0; names != NULL && i <= names->mask; i++)
        Py_XDECREF(names->slots[i].name);
    PyMem_Free(names);
}
