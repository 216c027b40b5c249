// Functions of a binding by name.
#include "base/entries.h"

#include "cubind/module.h"

static void *
find(const cb_api *api, const core_entry *entry)
{
    void *address = api->find(entry->function, entry->symbol);
    if (address == NULL && entry->or_symbol != NULL)
        address = api->find(entry->function, entry->or_symbol);
    return address != NULL ? address : (void *)entry->missing;
}

int
core_entries_import(const char *capsule, const core_entry *entries, int count, void *table)
{
    const cb_api *api = cb_api_import(capsule);
    if (api == NULL)
        return -1;
    if (api->layout != CB_API_LAYOUT) {
        PyErr_Format(PyExc_ImportError, "%s has another layout; rebuild cubind", capsule);
        return -1;
    }
    void **slots = table;
    for (int i = 0; i < count; i++)
        slots[i] = find(api, &entries[i]);
    return 0;
}
