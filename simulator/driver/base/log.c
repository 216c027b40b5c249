// Implements the driver's log, which CUDA has had since 12.9: messages that say more about a failed
// call than its status does.
//
//   [22:21:32.099][25642][CUDA][E] message
//   [22:21:32.099][25642][CUDA][E] Returning 1 (CUDA_ERROR_INVALID_VALUE) from cuLogsDumpToMemory
//
// An iterator is the number of a line. A thread writes lines under the lock. It calls the callbacks
// after it has released the lock (deliver()). Failures that tests ask for do not apply to the
// functions of the log, because a program reads the log after another call has failed.
#define _GNU_SOURCE
#include "base/log.h"

#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/call.h"
#include "base/lock.h"
#include "base/status.h"

enum { MOST_BYTES = 25600, LINE_SIZE = 512, MOST_WAITING = 8, MOST_CALLBACKS = 16 };

static struct {
    char text[MOST_BYTES];
    size_t size;
    CUlogIterator first, end; // the number of the oldest line, and that of the next
} kept;

static struct callback {
    CUlogsCallback function;
    void *data;
} callbacks[MOST_CALLBACKS];

static _Thread_local struct {
    char lines[MOST_WAITING][LINE_SIZE];
    int count;
} waiting;

// --- writing -------------------------------------------------------------------------------------

static size_t
line_length(const char *text, size_t size)
{
    const char *end = memchr(text, '\n', size);
    return end != NULL ? (size_t)(end - text) + 1 : size;
}

static void
keep_line(const char *line)
{
    size_t size = strlen(line), dropped = 0;
    while (kept.size - dropped + size > MOST_BYTES) {
        dropped += line_length(kept.text + dropped, kept.size - dropped);
        kept.first++;
    }
    memmove(kept.text, kept.text + dropped, kept.size - dropped);
    kept.size -= dropped;
    memcpy(kept.text + kept.size, line, size);
    kept.size += size;
    kept.end++;
}

// Joins the lines of a message. Each line end and the indentation after it become "; ".
static size_t
flatten(char *line, size_t room, const char *message)
{
    size_t size = 0;
    while (*message != '\0' && size + 2 < room) {
        if (*message != '\n') {
            line[size++] = *message++;
            continue;
        }
        message += strspn(message, "\n ");
        if (*message != '\0') {
            line[size++] = ';';
            line[size++] = ' ';
        }
    }
    return size;
}

// Calls the callbacks. The lock is released, so they may register other callbacks and cause new
// lines.
static void
deliver(void)
{
    struct callback all[MOST_CALLBACKS];
    char lines[MOST_WAITING][LINE_SIZE];
    int count = waiting.count;
    memcpy(lines, waiting.lines, sizeof lines);
    waiting.count = 0;
    drv_lock();
    memcpy(all, callbacks, sizeof all);
    drv_unlock();
    for (int line = 0; line < count; line++)
        for (int i = 0; i < MOST_CALLBACKS; i++)
            if (all[i].function != NULL)
                all[i].function(all[i].data, CU_LOG_LEVEL_ERROR, lines[line], strlen(lines[line]));
}

static void
write_line(const char *message)
{
    char line[LINE_SIZE];
    struct timespec now;
    struct tm parts;
    clock_gettime(CLOCK_REALTIME, &now);
    localtime_r(&now.tv_sec, &parts);
    int head = snprintf(line, sizeof line, "[%02d:%02d:%02d.%03ld][%ld][CUDA][E] ", parts.tm_hour,
                        parts.tm_min, parts.tm_sec, now.tv_nsec / 1000000, syscall(SYS_gettid));
    size_t size = flatten(line + head, sizeof line - (size_t)head - 2, message);
    memcpy(line + head + size, "\n", 2);
    keep_line(line);
    if (waiting.count < MOST_WAITING)
        memcpy(waiting.lines[waiting.count++], line, sizeof line);
    drv_after_unlock(deliver);
}

void
drv_log(CUresult status, const char *message)
{
    static const char prefix[] = "functional_";
    const char *entry = drv_entered(), *name = drv_status_name(status);
    char text[LINE_SIZE];
    if (message[0] == '\0')
        return;
    write_line(message);
    if (entry == NULL || name == NULL)
        return;
    if (strncmp(entry, prefix, sizeof prefix - 1) == 0)
        entry += sizeof prefix - 1;
    snprintf(text, sizeof text, "Returning %d (%s) from %s", (int)status, name, entry);
    write_line(text);
}

// --- callbacks -----------------------------------------------------------------------------------

CUlogsCallbackHandle
drv_log_add_callback(CUlogsCallback function, void *data)
{
    for (int i = 0; i < MOST_CALLBACKS; i++)
        if (callbacks[i].function == NULL) {
            callbacks[i] = (struct callback){function, data};
            return (CUlogsCallbackHandle)&callbacks[i];
        }
    return NULL;
}

bool
drv_log_remove_callback(CUlogsCallbackHandle handle)
{
    for (int i = 0; i < MOST_CALLBACKS; i++)
        if ((void *)handle == &callbacks[i] && callbacks[i].function != NULL) {
            callbacks[i] = (struct callback){NULL, NULL};
            return true;
        }
    return false;
}

// --- reading -------------------------------------------------------------------------------------

CUlogIterator
drv_log_end(void)
{
    return kept.end;
}

// Returns the offset of line `number`.
static size_t
place_of(CUlogIterator number)
{
    size_t at = 0;
    for (CUlogIterator line = kept.first; line < number && at < kept.size; line++)
        at += line_length(kept.text + at, kept.size - at);
    return at;
}

const char *
drv_log_from(const CUlogIterator *iterator, size_t *size, bool *lost)
{
    CUlogIterator from = iterator != NULL ? *iterator : kept.first;
    size_t at = place_of(from);
    *lost = from < kept.first;
    *size = kept.size - at;
    return kept.text + at;
}

const char *
drv_log_fit(const char *text, size_t *size, size_t room)
{
    while (*size >= room) {
        size_t dropped = line_length(text, *size);
        text += dropped;
        *size -= dropped;
    }
    return text;
}
