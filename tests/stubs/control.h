// Declares the controls of a stub library: tests call these functions through ctypes to script
// results, read the log of calls, and make calls fail. Every stub library exports them; only
// tests/support/stub.py calls them.
//
// The argument `function` is a function's index, which stub_find() returns. A setting stays until
// it is changed or stub_reset() is called. Any thread may call these functions.
#ifndef CUBIND_STUB_CONTROL_H
#define CUBIND_STUB_CONTROL_H

#include "stub.h"

// Returns the index of an exported name, or -1 if the library has no such name.
STUB_EXPORT int stub_find(const char *symbol);
// Returns the number of functions.
STUB_EXPORT int stub_size(void);

// Sets the mode of one function. -1 means all functions except a few that other libraries depend on
// (the resolver, export tables). These change only if their own index is given, and never to the
// mode STUB_FREE.
STUB_EXPORT void stub_set_mode(int function, int mode);
// Makes every mode functional, removes all scripts, empties the log and switches logging on.
STUB_EXPORT void stub_reset(void);

// Set the status that a recorded call returns, and the bytes that it writes. The bytes are copied.
// Size 0 removes the script of that output. stub_script_output() returns -1 for a bad index.
STUB_EXPORT void stub_script_result(int function, int64_t result);
STUB_EXPORT int stub_script_output(int function, int param, const void *data, size_t size);
// Like stub_script_output(), but only for calls in which the first eight bytes of argument `when`
// equal `value`. If several answers match, the one that was set last is used. An answer takes
// precedence over stub_script_output().
STUB_EXPORT int stub_script_answer(int function, int param, int when, uint64_t value,
                                   const void *data, size_t size);
// Makes the library return NULL for a text or an array that it owns. `param` is 0 for a text that
// is the return value.
STUB_EXPORT void stub_script_null(int function, int param);
// Sets whether a failing call leaves its outputs unwritten. By default it writes them.
STUB_EXPORT void stub_script_quiet(int function, int quiet);

// Makes the n-th call from now on fail with that status and do nothing, whatever its function and
// mode (except STUB_FREE). `n` of 0 cancels the failure. Calls of functions that other libraries
// depend on, and of functions that return the name of an error, do not count.
STUB_EXPORT void stub_fail_call(long long n, int64_t status);
// Returns the number of calls until the failing one; 0 if it has happened or none was set.
STUB_EXPORT long long stub_fault_left(void);
// Returns the number of calls since the library was loaded that stub_fail_call() counts.
STUB_EXPORT unsigned long long stub_counted_calls(void);

// Makes a thread of the library take a lock that recorded calls of one function need. As soon as a
// call waits for the lock, the thread calls the host function, and releases the lock when the host
// function has returned. A driver behaves this way if the owner of its lock waits for a host
// function. A call that has waited longer than `milliseconds` proceeds without the lock.
STUB_EXPORT void stub_hold_lock(int function, void (*host_function)(void), int milliseconds);
// Ends stub_hold_lock(). Returns how many calls have waited for the lock. If some of them timed
// out, returns the negated number of those instead.
STUB_EXPORT int stub_let_go_of_lock(void);

// Control and read the log of recorded calls, oldest first. While logging is off, calls are handled
// and counted, but the log does not record them.
STUB_EXPORT void stub_set_logging(int on);
STUB_EXPORT size_t stub_call_count(void);
STUB_EXPORT void stub_clear_log(void);
STUB_EXPORT int stub_call_function(size_t call);
// Returns the size of the recorded argument, or of the bytes that a pointer argument pointed to
// when the call began; -1 if nothing was recorded. `*data` is borrowed and valid until the log is
// cleared.
STUB_EXPORT int64_t stub_call_argument(size_t call, int param, const void **data);
STUB_EXPORT int64_t stub_call_input(size_t call, int param, const void **data);

// Returns byte `i` of the pattern that fills an unscripted output of parameter `param`: 1 to 127.
STUB_EXPORT int stub_pattern(int param, size_t i);

#endif
