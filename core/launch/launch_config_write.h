// Writes to a LaunchConfig.
#ifndef CUBIND_CORE_LAUNCH_CONFIG_WRITE_H
#define CUBIND_CORE_LAUNCH_CONFIG_WRITE_H

#include "launch/launch_config.h"

// Swaps the contents of `config` with those of `fresh`, which no other code may have a reference
// to. Links move to `fresh`, which now has the old contents. Takes over the reference to `fresh`.
// Returns 0, or -1 with MemoryError.
int core_launch_config_become(LaunchConfigObject *config, LaunchConfigObject *fresh);

#endif
