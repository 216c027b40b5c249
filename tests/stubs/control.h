// What tests steer a stub library with, through ctypes: exported by every stub library.
// tests/python/stub.py is the user.
//
// A function is named by its index, which stub_find() tells. Settings stay until they are changed
// or stub_reset() is called; all calls are safe from any thread.
#ifndef CUBIND_STUB_CONTROL_H
#define CUBIND_STUB_CONTROL_H

#include "stub.h"

STUB_EXPORT int stub_find(const char *symbol); // exported name; -1 when there is none
STUB_EXPORT int stub_size(void);               // number of functions

// `function` -1 means all, except the few that other libraries depend on (the resolver, export
// tables): those change only when they are named, and are never free.
STUB_EXPORT void stub_set_mode(int function, int mode);
// Every mode functional, no scripts, an empty log, logging on.
STUB_EXPORT void stub_reset(void);

// What a recorded call returns and writes; bytes are copied. Size 0 takes the script back.
STUB_EXPORT void stub_script_result(int function, int64_t result);
STUB_EXPORT int stub_script_output(int function, int param, const void *data, size_t size);
// The same for calls in which argument `when` has that value (its first eight bytes); the last one
// told wins. Comes before stub_script_output's.
STUB_EXPORT int stub_script_answer(int function, int param, int when, uint64_t value,
                                   const void *data, size_t size);
// Texts and arrays of the library's own: there is none. Of a text that is returned: parameter 0.
STUB_EXPORT void stub_script_null(int function, int param);
// A call that fails writes its outputs all the same, unless told to leave them alone.
STUB_EXPORT void stub_script_quiet(int function, int quiet);

// The n-th call from now on fails with that status and does nothing, whatever its function and
// mode but STUB_FREE; 0 takes it back. Functions that other libraries depend on and those that tell
// an error's name do not count.
STUB_EXPORT void stub_fail_call(long long n, int64_t status);
STUB_EXPORT long long stub_fault_left(void); // calls until then; 0: it has happened, or none is due
STUB_EXPORT unsigned long long stub_counted_calls(void); // calls that could have failed, since load

// A thread of the library's takes a lock that recorded calls of one function need, and gives it back
// when the host function has returned, which it calls as soon as a call waits: like a driver whose
// lock's owner waits for that. A call that has waited too long goes on without.
STUB_EXPORT void stub_hold_lock(int function, void (*host_function)(void), int milliseconds);
// The end of that: how many calls have waited for the lock; as a negative number, how many of them
// in vain.
STUB_EXPORT int stub_let_go_of_lock(void);

// The log of recorded calls, oldest first. With logging off, calls are handled and counted but not
// kept.
STUB_EXPORT void stub_set_logging(int on);
STUB_EXPORT size_t stub_call_count(void);
STUB_EXPORT void stub_clear_log(void);
STUB_EXPORT int stub_call_function(size_t call);
// The argument itself; what it led to on the way in (-1: nothing was recorded). The bytes live
// until the log is cleared.
STUB_EXPORT int64_t stub_call_argument(size_t call, int param, const void **data);
STUB_EXPORT int64_t stub_call_input(size_t call, int param, const void **data);

// Byte `i` of what an unscripted output of parameter `param` is filled with. Never 0, never above
// 127.
STUB_EXPORT int stub_pattern(int param, size_t i);

#endif
