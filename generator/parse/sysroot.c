#include "parse/sysroot.h"

// clang-format off

// The sysroot is searched first, before any folder with the machine's own C library.
#define SYSTEM "#pragma GCC system_header\n"
#define ONLY_STDDEF SYSTEM "#include <stddef.h>\n"
#define ONLY_STDINT SYSTEM "#include <stdint.h>\n"

static const char STDDEF[] =
    SYSTEM "#ifndef CUBIND_STDDEF_H\n"
    "#define CUBIND_STDDEF_H\n"
    "typedef __SIZE_TYPE__ size_t;\n"
    "typedef __PTRDIFF_TYPE__ ptrdiff_t;\n"
    "#ifdef __cplusplus\n"
    "#define NULL __null\n"
    "#else\n"
    "typedef __WCHAR_TYPE__ wchar_t;\n"
    "#define NULL ((void *)0)\n"
    "#endif\n"
    "#define offsetof(type, member) __builtin_offsetof(type, member)\n"
    "#endif\n";

static const char STDINT[] =
    SYSTEM "#ifndef CUBIND_STDINT_H\n"
    "#define CUBIND_STDINT_H\n"
    "typedef __INT8_TYPE__ int8_t;\n"
    "typedef __INT16_TYPE__ int16_t;\n"
    "typedef __INT32_TYPE__ int32_t;\n"
    "typedef __INT64_TYPE__ int64_t;\n"
    "typedef __UINT8_TYPE__ uint8_t;\n"
    "typedef __UINT16_TYPE__ uint16_t;\n"
    "typedef __UINT32_TYPE__ uint32_t;\n"
    "typedef __UINT64_TYPE__ uint64_t;\n"
    "typedef __INTPTR_TYPE__ intptr_t;\n"
    "typedef __UINTPTR_TYPE__ uintptr_t;\n"
    "typedef __INTMAX_TYPE__ intmax_t;\n"
    "typedef __UINTMAX_TYPE__ uintmax_t;\n"
    "typedef __INT_LEAST8_TYPE__ int_least8_t;\n"
    "typedef __INT_LEAST16_TYPE__ int_least16_t;\n"
    "typedef __INT_LEAST32_TYPE__ int_least32_t;\n"
    "typedef __INT_LEAST64_TYPE__ int_least64_t;\n"
    "typedef __UINT_LEAST8_TYPE__ uint_least8_t;\n"
    "typedef __UINT_LEAST16_TYPE__ uint_least16_t;\n"
    "typedef __UINT_LEAST32_TYPE__ uint_least32_t;\n"
    "typedef __UINT_LEAST64_TYPE__ uint_least64_t;\n"
    // Linux's C library uses long for these, but the compiler's own macros name shorter types.
    "typedef signed char int_fast8_t;\n"
    "typedef long int_fast16_t;\n"
    "typedef long int_fast32_t;\n"
    "typedef long int_fast64_t;\n"
    "typedef unsigned char uint_fast8_t;\n"
    "typedef unsigned long uint_fast16_t;\n"
    "typedef unsigned long uint_fast32_t;\n"
    "typedef unsigned long uint_fast64_t;\n"
    "#define INT32_MAX __INT32_MAX__\n"
    "#define UINT32_MAX __UINT32_MAX__\n"
    "#define INT64_MAX __INT64_MAX__\n"
    "#define UINT64_MAX __UINT64_MAX__\n"
    "#endif\n";

static const char LIMITS[] =
    SYSTEM "#ifndef CUBIND_LIMITS_H\n"
    "#define CUBIND_LIMITS_H\n"
    "#define CHAR_BIT __CHAR_BIT__\n"
    "#define SHRT_MAX __SHRT_MAX__\n"
    "#define LONG_MAX __LONG_MAX__\n"
    "#define ULONG_MAX (__LONG_MAX__ * 2UL + 1UL)\n"
    "#define LLONG_MAX __LONG_LONG_MAX__\n"
    "#define ULLONG_MAX (__LONG_LONG_MAX__ * 2ULL + 1ULL)\n"
    "#define INT_MAX __INT_MAX__\n"
    "#define INT_MIN (-__INT_MAX__ - 1)\n"
    "#define UINT_MAX (__INT_MAX__ * 2U + 1U)\n"
    "#endif\n";

static const char STDIO[] =
    SYSTEM "#ifndef CUBIND_STDIO_H\n"
    "#define CUBIND_STDIO_H\n"
    "#include <stddef.h>\n"
    "typedef struct _F FILE;\n"
    "#endif\n";

static const char STDARG[] =
    SYSTEM "#ifndef CUBIND_STDARG_H\n"
    "#define CUBIND_STDARG_H\n"
    "typedef __builtin_va_list va_list;\n"
    "#endif\n";

static const char STDBOOL[] =
    SYSTEM "#ifndef CUBIND_STDBOOL_H\n"
    "#define CUBIND_STDBOOL_H\n"
    "#ifndef __cplusplus\n"
    "#define bool _Bool\n"
    "#define true 1\n"
    "#define false 0\n"
    "#endif\n"
    "#endif\n";

// The sizes are those of the one target (clang_util.c). A type that two C headers declare may be
// declared twice.
static const char SYS_TYPES[] =
    SYSTEM "#ifndef CUBIND_SYS_TYPES_H\n"
    "#define CUBIND_SYS_TYPES_H\n"
    "#include <stddef.h>\n"
    "#include <stdint.h>\n"
    "typedef long ssize_t;\n"
    "typedef long off_t;\n"
    "typedef long off64_t;\n"
    "typedef long loff_t;\n"
    "typedef long time_t;\n"
    "typedef int pid_t;\n"
    "typedef unsigned uid_t;\n"
    "typedef unsigned gid_t;\n"
    "typedef unsigned mode_t;\n"
    "typedef unsigned long dev_t;\n"
    "typedef unsigned long ino_t;\n"
    "#endif\n";

static const char TIME[] =
    SYSTEM "#ifndef CUBIND_TIME_H\n"
    "#define CUBIND_TIME_H\n"
    "#include <stddef.h>\n"
    "typedef long time_t;\n"
    "typedef long clock_t;\n"
    "struct timespec { time_t tv_sec; long tv_nsec; };\n"
    "struct timeval { time_t tv_sec; long tv_usec; };\n"
    "struct tm;\n"
    "#endif\n";

static const char SOCKET[] =
    SYSTEM "#ifndef CUBIND_SOCKET_H\n"
    "#define CUBIND_SOCKET_H\n"
    "#include <sys/types.h>\n"
    "typedef unsigned socklen_t;\n"
    "typedef unsigned short sa_family_t;\n"
    "struct sockaddr { sa_family_t sa_family; char sa_data[14]; };\n"
    "struct sockaddr_in;\n"
    "struct sockaddr_in6;\n"
    "#endif\n";

static const char PTHREAD[] =
    SYSTEM "#ifndef CUBIND_PTHREAD_H\n"
    "#define CUBIND_PTHREAD_H\n"
    "#include <sys/types.h>\n"
    "typedef unsigned long pthread_t;\n"
    "#endif\n";

// cuda_fp16.h and similar headers include the empty files for C++; `nv/target` is for toolkits
// without the C++ core libraries.
const sysroot_file sysroot_files[] = {
    {SYSROOT_FOLDER "/stddef.h", STDDEF},
    {SYSROOT_FOLDER "/stdint.h", STDINT},
    {SYSROOT_FOLDER "/limits.h", LIMITS},
    {SYSROOT_FOLDER "/stdio.h", STDIO},
    {SYSROOT_FOLDER "/stdlib.h", ONLY_STDDEF},
    {SYSROOT_FOLDER "/string.h", ONLY_STDDEF},
    {SYSROOT_FOLDER "/math.h", ONLY_STDDEF},
    {SYSROOT_FOLDER "/assert.h", ONLY_STDDEF},
    {SYSROOT_FOLDER "/ctype.h", ""},
    {SYSROOT_FOLDER "/errno.h", ""},
    {SYSROOT_FOLDER "/float.h", ""},
    {SYSROOT_FOLDER "/wchar.h", ONLY_STDDEF},
    {SYSROOT_FOLDER "/inttypes.h", ONLY_STDINT},
    {SYSROOT_FOLDER "/stdarg.h", STDARG},
    {SYSROOT_FOLDER "/stdbool.h", STDBOOL},
    {SYSROOT_FOLDER "/time.h", TIME},
    {SYSROOT_FOLDER "/sys/time.h", TIME},
    {SYSROOT_FOLDER "/sys/types.h", SYS_TYPES},
    {SYSROOT_FOLDER "/sys/stat.h", SYS_TYPES},
    {SYSROOT_FOLDER "/fcntl.h", SYS_TYPES},
    {SYSROOT_FOLDER "/unistd.h", SYS_TYPES},
    {SYSROOT_FOLDER "/sys/socket.h", SOCKET},
    {SYSROOT_FOLDER "/netinet/in.h", SOCKET},
    {SYSROOT_FOLDER "/arpa/inet.h", SOCKET},
    {SYSROOT_FOLDER "/pthread.h", PTHREAD},
    {SYSROOT_FOLDER "/nv/target", ""},
    {SYSROOT_FOLDER "/algorithm", ""},
    {SYSROOT_FOLDER "/cmath", ""},
    {SYSROOT_FOLDER "/cstdint", ""},
    {SYSROOT_FOLDER "/cstdio", ""},
    {SYSROOT_FOLDER "/cstdlib", ""},
    {SYSROOT_FOLDER "/cstring", ""},
    {SYSROOT_FOLDER "/iostream", ""},
    {SYSROOT_FOLDER "/limits", ""},
    {SYSROOT_FOLDER "/type_traits", ""},
    {SYSROOT_FOLDER "/utility", ""},
};

const int sysroot_file_count = sizeof sysroot_files / sizeof sysroot_files[0];
