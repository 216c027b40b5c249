// Declares the options classes with few fields, which programs make and read often.
#ifndef CUBIND_CORE_OPTIONS_H
#define CUBIND_CORE_OPTIONS_H

#include "base/state.h"

// The fields of each class, in order: FIELD(class, name, default). A default is T (True),
// F (False), N (None) or 0; R is a field without a default. The type stubs repeat them
// (_options.pyi, _memory_options.pyi, _device_resources.pyi).
#define CORE_STREAM_OPTIONS(FIELD) FIELD(stream, nonblocking, T) FIELD(stream, priority, N)
#define CORE_EVENT_OPTIONS(FIELD) \
    FIELD(event, timing_enabled, F) FIELD(event, blocking_sync, F) FIELD(event, ipc_enabled, F)
#define CORE_DEVICE_MEMORY_OPTIONS(FIELD) \
    FIELD(device_memory, ipc_enabled, F) FIELD(device_memory, max_size, 0)
#define CORE_PINNED_MEMORY_OPTIONS(FIELD) \
    FIELD(pinned_memory, ipc_enabled, F) \
    FIELD(pinned_memory, max_size, 0) FIELD(pinned_memory, numa_id, N)
#define CORE_MANAGED_MEMORY_OPTIONS(FIELD) \
    FIELD(managed_memory, preferred_location, N) FIELD(managed_memory, preferred_location_type, N)
#define CORE_CONTEXT_OPTIONS(FIELD) FIELD(context, resources, R)
#define CORE_SM_RESOURCE_OPTIONS(FIELD) \
    FIELD(sm_resource, count, N) \
    FIELD(sm_resource, coscheduled_sm_count, N) \
    FIELD(sm_resource, preferred_coscheduled_sm_count, N) FIELD(sm_resource, backfill, F)
#define CORE_WORKQUEUE_RESOURCE_OPTIONS(FIELD) \
    FIELD(workqueue_resource, sharing_scope, N) FIELD(workqueue_resource, concurrency_limit, N)

// The numbers of the fields. The last enumerator of each enum is the number of fields.
#define CORE_OPTION_NUMBER(class, name, initial) CORE_OPTION_##class##_##name,
enum { CORE_STREAM_OPTIONS(CORE_OPTION_NUMBER) CORE_OPTIONS_stream };
enum { CORE_EVENT_OPTIONS(CORE_OPTION_NUMBER) CORE_OPTIONS_event };
enum { CORE_DEVICE_MEMORY_OPTIONS(CORE_OPTION_NUMBER) CORE_OPTIONS_device_memory };
enum { CORE_PINNED_MEMORY_OPTIONS(CORE_OPTION_NUMBER) CORE_OPTIONS_pinned_memory };
enum { CORE_MANAGED_MEMORY_OPTIONS(CORE_OPTION_NUMBER) CORE_OPTIONS_managed_memory };
enum { CORE_CONTEXT_OPTIONS(CORE_OPTION_NUMBER) CORE_OPTIONS_context };
enum { CORE_SM_RESOURCE_OPTIONS(CORE_OPTION_NUMBER) CORE_OPTIONS_sm_resource };
enum { CORE_WORKQUEUE_RESOURCE_OPTIONS(CORE_OPTION_NUMBER) CORE_OPTIONS_workqueue_resource };

// Returns the value of an option. For an object of exactly one of these classes that is the field
// with that number, for an instance of a subclass the attribute with that name. Owned; NULL with an
// exception.
//
//   core_option(options, CORE_OPTION(stream, priority))
PyObject *core_option(PyObject *options, int field, const char *name);

#define CORE_OPTION(class, name) CORE_OPTION_##class##_##name, #name

// Returns whether `o` is of exactly the class `name`, which must be one of these classes.
bool core_is_options(PyObject *o, const char *name);

// Warns (UserWarning) about an attribute that a program has added to an object of exactly one of
// these classes, usually by mistake. Returns 0, or -1 with an exception if warnings are errors.
int core_options_check(PyObject *options);

#endif
