// Writes to a LaunchConfig.
#ifndef CUBIND_CORE_LAUNCH_CONFIG_WRITE_H
#define CUBIND_CORE_LAUNCH_CONFIG_WRITE_H

#include "launch/launch_config.h"

// Takes the contents of `fresh`, which nobody else has seen, and gives it its own. `fresh` is taken
// over. 0, or -1 with MemoryError.
int core_launch_config_become(LaunchConfigObject *config, LaunchConfigObject *fresh);

#endif
