// The controls of a stub library: tests call these functions through ctypes to script results, read
// the log of calls, and make calls fail. Every stub library exports them; tests/python/stub.py is
// their only user.
//
// A function is named by its index, which stub_find() returns. A setting stays until it is changed
// or stub_reset() is called. All calls are safe from any thread.
#ifndef CUBIND_STUB_CONTROL_H
#define CUBIND_STUB_CONTROL_H

#include "stub.h"

// The index of an exported name, or -1 if the library has no such name.
STUB_EXPORT int stub_find(const char *symbol);
// The number of functions.
STUB_EXPORT int stub_size(void);

// Sets the mode of one function. -1 means all functions except the few that other libraries depend
// on (the resolver, export tables): those change only if they are named, and they are never free.
STUB_EXPORT void stub_set_mode(int function, int mode);
// Makes every mode functional, removes all scripts, empties the log and switches logging on.
STUB_EXPORT void stub_reset(void);

// The status that a recorded call returns, and the bytes that it writes. The bytes are copied. Size
// 0 removes the script of that output. stub_script_output() returns -1 for a bad index.
STUB_EXPORT void stub_script_result(int function, int64_t result);
STUB_EXPORT int stub_script_output(int function, int param, const void *data, size_t size);
// The same for calls in which argument `when` has that value (its first eight bytes). The answer
// that was set last wins, and an answer takes precedence over stub_script_output().
STUB_EXPORT int stub_script_answer(int function, int param, int when, uint64_t value,
                                   const void *data, size_t size);
// Makes a text or an array that the library owns NULL. A returned text is parameter 0.
STUB_EXPORT void stub_script_null(int function, int param);
// A call that fails writes its outputs all the same, unless `quiet` is set.
STUB_EXPORT void stub_script_quiet(int function, int quiet);

// Makes the n-th call from now on fail with that status and do nothing, whatever its function and
// whatever its mode except STUB_FREE; 0 cancels that. Functions that other libraries depend on, and
// functions that return the name of an error, do not count.
STUB_EXPORT void stub_fail_call(long long n, int64_t status);
// The number of calls until then; 0 if that call has happened or none is due.
STUB_EXPORT long long stub_fault_left(void);
// The number of calls that could have failed, since the library was loaded.
STUB_EXPORT unsigned long long stub_counted_calls(void);

// Makes a thread of the library take a lock that recorded calls of one function need. As soon as a
// call waits for the lock, the thread calls the host function, and releases the lock when that has
// returned. A driver behaves so if the owner of its lock waits for a host function. A call that has
// waited longer than `milliseconds` proceeds without the lock.
STUB_EXPORT void stub_hold_lock(int function, void (*host_function)(void), int milliseconds);
// Ends that. Returns how many calls have waited for the lock; if some of them timed out, the number
// of those, negated.
STUB_EXPORT int stub_let_go_of_lock(void);

// The log of recorded calls, oldest first. While logging is off, calls are handled and counted but
// not kept.
STUB_EXPORT void stub_set_logging(int on);
STUB_EXPORT size_t stub_call_count(void);
STUB_EXPORT void stub_clear_log(void);
STUB_EXPORT int stub_call_function(size_t call);
// The size of the argument itself, or of the bytes that it pointed to on the way in; -1 if nothing
// was recorded. `*data` is borrowed, until the log is cleared.
STUB_EXPORT int64_t stub_call_argument(size_t call, int param, const void **data);
STUB_EXPORT int64_t stub_call_input(size_t call, int param, const void **data);

// Byte `i` of the pattern that fills an unscripted output of parameter `param`: 1 to 127.
STUB_EXPORT int stub_pattern(int param, size_t i);

#endif
