// Declares how reports of the simulated device are written.
#ifndef CUBIND_DRIVER_BASE_REPORT_H
#define CUBIND_DRIVER_BASE_REPORT_H

// Appends a report and a newline to the file that the options name, or else to standard error. Any
// thread may call it.
void drv_report(const char *text);

#endif
