// Declares the release of streams that a test holds.
#ifndef CUBIND_DRIVER_STREAM_HOLD_H
#define CUBIND_DRIVER_STREAM_HOLD_H

void drv_let_go_of_all(void); // releases all streams that a test holds

#endif
