// Looks up functions of a binding by name, and refuses bindings of different CUDA majors.
#include "base/entries.h"

#include "cubind/capsule.h"

static void *
find(const cb_api *api, const core_entry *entry)
{
    void *address = api->find(entry->function, entry->symbol);
    if (address == NULL && entry->or_symbol != NULL)
        address = api->find(entry->function, entry->or_symbol);
    return address != NULL ? address : (void *)entry->missing;
}

// The CUDA major version of the first table. All tables must have the same major, because core's
// state belongs to the whole process, and the handles of a process come from one release.
static _Atomic(int) used_major;

// Raises ImportError if another interpreter has chosen another major.
static int
check_major(const char *capsule, const cb_api *api)
{
    int major = api->api_version / 1000;
    int used = 0;
    if (atomic_compare_exchange_strong(&used_major, &used, major) || used == major)
        return 0;
    PyErr_Format(PyExc_ImportError,
                 "%s is for CUDA %d, but cubind.core uses CUDA %d in this process: choose that in "
                 "every interpreter (CUBIND_CUDA=%d)",
                 capsule, major, used, used);
    return -1;
}

// Stores the address only if it differs. An interpreter that imports core later finds all addresses
// in place, while other threads already call through the table without the GIL.
static void
put(void **slot, void *address)
{
    if (__atomic_load_n(slot, __ATOMIC_ACQUIRE) != address)
        __atomic_store_n(slot, address, __ATOMIC_RELEASE);
}

int
core_entries_import(const char *capsule, const core_entry *entries, int count, void *table)
{
    const cb_api *api = cb_api_import(capsule);
    if (api == NULL)
        return -1;
    if (api->layout % CB_API_BREAK !=
        CB_API_LAYOUT) { // look-up is by name, so the order of functions does not matter
        PyErr_Format(PyExc_ImportError, "%s has another layout; rebuild cubind", capsule);
        return -1;
    }
    if (check_major(capsule, api) < 0)
        return -1;
    void **slots = table;
    for (int i = 0; i < count; i++)
        put(&slots[i], find(api, &entries[i]));
    return 0;
}
