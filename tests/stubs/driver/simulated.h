// What the two files about the simulated device share.
#ifndef CUBIND_STUB_SIMULATED_H
#define CUBIND_STUB_SIMULATED_H

#include "cubind_sim.h"
#include "functional.h"

// What the driver calls that which the engine has found.
CUresult fd_simulated_status(cubind_sim_status status);

#endif
