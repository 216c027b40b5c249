// Declares the driver's log.
#ifndef CUBIND_DRIVER_BASE_LOG_H
#define CUBIND_DRIVER_BASE_LOG_H

#include <stdbool.h>
#include <stddef.h>

#include "types.h"

// Adds two lines to the driver's log (log.c): a message, and a line which says that this thread's
// current call returns `status`. An empty message adds nothing. Call it under the lock. Callbacks
// get the lines when the lock is released.
void drv_log(CUresult status, const char *message);
// Callbacks get each new line. drv_log_add_callback() returns NULL if there are too many.
CUlogsCallbackHandle drv_log_add_callback(CUlogsCallback function, void *data);
bool drv_log_remove_callback(CUlogsCallbackHandle handle); // false: there is no such callback
// drv_log_from() returns the text from an iterator on (NULL: from the oldest line on), and stores
// whether lines before it are lost. drv_log_end() returns the iterator behind the newest line.
// drv_log_fit() returns where the newest lines of a text begin that are shorter than `room`, and
// stores their length.
const char *drv_log_from(const CUlogIterator *iterator, size_t *size, bool *lost);
CUlogIterator drv_log_end(void);
const char *drv_log_fit(const char *text, size_t *size, size_t room);

#endif
