// NVRTC knows size_t, ptrdiff_t and NULL without a header.
#pragma once
#ifndef offsetof
#define offsetof(type, member) __builtin_offsetof(type, member)
#endif
