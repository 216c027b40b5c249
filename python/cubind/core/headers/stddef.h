// NVRTC knows size_t, ptrdiff_t and NULL without a header.
#pragma once
#ifndef offsetof
#define offsetof(type, member) ((size_t)&(((type *)0)->member))
#endif
