// Declares the driver's log.
#ifndef CUBIND_DRIVER_BASE_LOG_H
#define CUBIND_DRIVER_BASE_LOG_H

#include <stdbool.h>
#include <stddef.h>

#include "types.h"

// Adds two lines to the driver's log (log.c): a message, and a line which says that this thread's
// current call returns `status`. An empty message adds nothing. Call it under the lock. Callbacks
// get the lines when the lock is released.
void fd_log(CUresult status, const char *message);
// Callbacks get each new line. fd_log_add_callback() returns NULL if there are too many.
CUlogsCallbackHandle fd_log_add_callback(CUlogsCallback function, void *data);
bool fd_log_remove_callback(CUlogsCallbackHandle handle); // false: there is no such callback
// fd_log_from() returns the text from an iterator on (NULL: from the oldest line on), and stores
// whether lines before it are lost. fd_log_end() returns the iterator behind the newest line.
// fd_log_fit() returns where the newest lines of a text begin that are shorter than `room`, and
// stores their length.
const char *fd_log_from(const CUlogIterator *iterator, size_t *size, bool *lost);
CUlogIterator fd_log_end(void);
const char *fd_log_fit(const char *text, size_t *size, size_t room);

#endif
