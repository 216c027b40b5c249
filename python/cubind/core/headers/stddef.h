// Defines offsetof. NVRTC has size_t, ptrdiff_t and NULL built in.
#pragma once
#ifndef offsetof
#define offsetof(type, member) ((size_t)&(((type *)0)->member))
#endif
