// The options classes with few fields, which programs make and read a lot.
#ifndef CUBIND_CORE_OPTIONS_H
#define CUBIND_CORE_OPTIONS_H

#include "base/state.h"

// The fields of each class, in order: FIELD(class, name, default); FIRST is the same for the first
// field. Defaults are letters: T True, F False, N None, 0.
#define CORE_STREAM_OPTIONS(FIRST, FIELD) FIRST(stream, nonblocking, T) FIELD(stream, priority, N)
#define CORE_EVENT_OPTIONS(FIRST, FIELD) \
    FIRST(event, timing_enabled, F) FIELD(event, blocking_sync, F) FIELD(event, ipc_enabled, F)
#define CORE_DEVICE_MEMORY_OPTIONS(FIRST, FIELD) \
    FIRST(device_memory, ipc_enabled, F) FIELD(device_memory, max_size, 0)
#define CORE_PINNED_MEMORY_OPTIONS(FIRST, FIELD) \
    FIRST(pinned_memory, ipc_enabled, F) \
    FIELD(pinned_memory, max_size, 0) FIELD(pinned_memory, numa_id, N)
#define CORE_MANAGED_MEMORY_OPTIONS(FIRST, FIELD) \
    FIRST(managed_memory, preferred_location, N) FIELD(managed_memory, preferred_location_type, N)

// The fields' numbers; the last enumerator is how many there are.
#define CORE_OPTION_NUMBER(class, name, initial) CORE_OPTION_##class##_##name,
enum { CORE_STREAM_OPTIONS(CORE_OPTION_NUMBER, CORE_OPTION_NUMBER) CORE_OPTIONS_stream };
enum { CORE_EVENT_OPTIONS(CORE_OPTION_NUMBER, CORE_OPTION_NUMBER) CORE_OPTIONS_event };
enum {
    CORE_DEVICE_MEMORY_OPTIONS(CORE_OPTION_NUMBER, CORE_OPTION_NUMBER) CORE_OPTIONS_device_memory
};
enum {
    CORE_PINNED_MEMORY_OPTIONS(CORE_OPTION_NUMBER, CORE_OPTION_NUMBER) CORE_OPTIONS_pinned_memory
};
enum {
    CORE_MANAGED_MEMORY_OPTIONS(CORE_OPTION_NUMBER, CORE_OPTION_NUMBER) CORE_OPTIONS_managed_memory
};

// Returns an attribute of an options object: the field of that number if the object is of one of
// these classes, else (an instance of a subclass) whatever it has under that name. Owned; NULL with
// an exception.
//
//   core_option(options, CORE_OPTION(stream, priority))
PyObject *core_option(PyObject *options, int field, const char *name);

#define CORE_OPTION(class, name) CORE_OPTION_##class##_##name, #name

// Returns whether `o` is of exactly the class of that name, one of these classes.
bool core_is_options(PyObject *o, const char *name);

// For an object of exactly such a class: warns (UserWarning) about an attribute that a program has
// added, usually by mistake. 0, or -1 with an exception if warnings are errors.
int core_options_check(PyObject *options);

#endif
