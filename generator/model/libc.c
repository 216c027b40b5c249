#include "model/libc.h"

#include <string.h>

#include "base/text.h"

// stddef.h and stdint.h need no entry: they are always included.
static const char *const OF_STDIO[] = {"FILE", NULL};
static const char *const OF_STDBOOL[] = {"bool", NULL};
static const char *const OF_TYPES[] = {"ssize_t", "off_t",  "off64_t", "pid_t", "uid_t",
                                       "gid_t",   "mode_t", "dev_t",   "ino_t", NULL};
static const char *const OF_TIME[] = {"time_t", "clock_t", "timespec", "tm", NULL};
static const char *const OF_SYS_TIME[] = {"timeval", NULL};
static const char *const OF_SOCKET[] = {"socklen_t", "sa_family_t", "sockaddr", NULL};
static const char *const OF_INET[] = {"sockaddr_in", "sockaddr_in6", NULL};
static const char *const OF_PTHREAD[] = {"pthread_t", NULL};

const libc_header libc_headers[] = {
    {"stdio.h", OF_STDIO},     {"stdbool.h", OF_STDBOOL},   {"sys/types.h", OF_TYPES},
    {"time.h", OF_TIME},       {"sys/time.h", OF_SYS_TIME}, {"sys/socket.h", OF_SOCKET},
    {"netinet/in.h", OF_INET}, {"pthread.h", OF_PTHREAD},
};
const int libc_header_count = sizeof libc_headers / sizeof *libc_headers;

static bool
is_listed(const libc_header *header, const char *word, size_t length)
{
    for (const char *const *t = header->types; *t != NULL; t++)
        if (strlen(*t) == length && strncmp(*t, word, length) == 0)
            return true;
    return false;
}

bool
libc_declares(const char *name)
{
    for (int i = 0; name != NULL && i < libc_header_count; i++)
        if (is_listed(&libc_headers[i], name, strlen(name)))
            return true;
    return false;
}

// A type's spelling contains every name that C needs to know.
bool
libc_is_used(const libc_header *header, const type *t)
{
    for (const char *s = t->spelling; *s != '\0';) {
        size_t length = text_word_length(s);
        if (length > 0 && is_listed(header, s, length))
            return true;
        s += length > 0 ? length : 1;
    }
    return false;
}
