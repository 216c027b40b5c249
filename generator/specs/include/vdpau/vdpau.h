// The types of VDPAU that CUDA's headers use.
#ifndef CUBIND_VDPAU_H
#define CUBIND_VDPAU_H
#include <stdint.h>
typedef uint32_t VdpDevice;
typedef uint32_t VdpVideoSurface;
typedef uint32_t VdpOutputSurface;
typedef int VdpGetProcAddress(VdpDevice device, uint32_t function, void **address);
#endif
