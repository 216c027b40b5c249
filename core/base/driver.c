// Fills the table of the driver's functions from the module cubind.driver.
#include "base/driver.h"

#include "base/entries.h"

core_driver_functions core_driver_table;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
#define CORE_ENTRY(function, symbol, params) \
    static CUresult missing_##function params \
    { \
        return CUDA_ERROR_NOT_FOUND; \
    }
#define CORE_ENTRY_OR(function, symbol, or_symbol, params) CORE_ENTRY(function, symbol, params)
#include "base/driver.def"
#undef CORE_ENTRY
#undef CORE_ENTRY_OR
#pragma GCC diagnostic pop

static const core_entry entries[] = {
#define CORE_ENTRY(function, symbol, params) \
    {NULL, #symbol, NULL, (void (*)(void))missing_##function},
#define CORE_ENTRY_OR(function, symbol, or_symbol, params) \
    {NULL, #symbol, #or_symbol, (void (*)(void))missing_##function},
#include "base/driver.def"
#undef CORE_ENTRY
#undef CORE_ENTRY_OR
};

int
core_driver_import(void)
{
    return core_entries_import("cubind.driver._C_API", entries, sizeof entries / sizeof *entries,
                               &core_driver_table);
}
