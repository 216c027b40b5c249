// Accepts objects of other packages: arrays in device memory, streams, and the objects of
// cubind.core. Only these files know the protocols.
//
// The state is shared: cubind._runtime makes one cb_interop per interpreter and publishes it as the
// capsule `_interop`. All functions need the GIL.
#ifndef CUBIND_INTEROP_H
#define CUBIND_INTEROP_H

#include "cubind/compat.h"
#include "cubind/dlpack.h"

// Name of the capsule `_interop` in cubind._runtime.
#define CB_INTEROP_NAME "cubind._runtime._interop"

struct cb_module;

// Stores the value of an object of cubind.core, 8 bytes: a handle or an address. `index` is the
// class of the module that the value is for; it means nothing for addresses. `param` may be NULL.
// Returns 0, or -1 with an exception: the object is closed, or belongs to another process. The
// parameters are those of cb_as_cell_slow(), so that it can jump to a getter.
typedef int cb_guest_get(struct cb_module *m, int index, PyObject *o, const char *param, void *out);

// Adds a note that names the parameter to the pending exception. Always returns -1.
int cb_guest_refuse(const char *param);

// A type whose objects stand for a handle or for device memory. Guests live as long as the
// interpreter, so pointers to them may be cached.
typedef struct cb_guest {
    PyTypeObject *type; // borrowed; NULL after cb_guest_forget()
    const char *name;   // name in the specs' `objects`: "Stream"
    cb_guest_get *get;
    cb_guest_get *end; // for calls that end the handle or free the memory: refuses what is owned
    struct cb_guest *next;
} cb_guest;

// The getter of an attribute of the last class that was asked for it.
typedef struct cb_getter {
    PyTypeObject *type;   // borrowed, perhaps gone; NULL if none was seen
    unsigned int version; // the type's tp_version_tag, which no other or changed type has
    getter get;
    void *closure;
} cb_getter;

// The state of an interpreter. The members from `dlpack_version` on are Python objects.
typedef struct cb_interop {
    cb_guest *guests;
    cb_getter data, ptr, dtype, is_cuda;
    PyObject *dlpack_version;        // (1, 3), the max_version that imports offer
    PyObject *dlpack_keywords;       // ("stream", "max_version")
    PyObject *dlpack_keywords_early; // ("stream",)
    PyObject *minus_one;             // -1: "no ordering" in array protocols
    PyObject *numpy_array;           // numpy.ndarray; NULL until one is seen
    PyObject *str_cuda_array, *str_dlpack, *str_dlpack_device, *str_exchange, *str_exchange_early;
    PyObject *str_data_ptr, *str_is_cuda, *str_is_pinned, *str_module, *str_data, *str_ptr;
    PyObject *str_dtype, *str_typestr, *str_stream;
} cb_interop;

// A name to intern, and the offset of its place in a struct.
typedef struct cb_name_row {
    size_t at;
    const char *text;
} cb_name_row;

// Stores interned names in a struct. Returns 0, or -1 with an exception.
int cb_intern_names(void *base, const cb_name_row *rows, size_t count);

// Returns the state of `runtime`, the module cubind._runtime. Borrowed; NULL with an exception.
cb_interop *cb_interop_of(PyObject *runtime);

// Returns whether the `__module__` of the class is `name`. The class need not exist in that module.
static inline bool
cb_type_is_of_module(const cb_interop *interop, PyTypeObject *type, const char *name)
{
    PyObject *module = cb_type_lookup(type, interop->str_module);
    return module != NULL && PyUnicode_Check(module) &&
           PyUnicode_CompareWithASCIIString(module, name) == 0;
}

// Returns numpy.ndarray (borrowed, and kept for good) if numpy has been imported, else NULL. Never
// raises.
PyObject *cb_numpy_array(cb_interop *interop);

// --- the objects of cubind.core ------------------------------------------------------------------

// Adds a type, whose subtypes then pass, too. A type may have several names. The caller must call
// cb_guest_forget() before the type ends. Returns 0, or -1 with MemoryError.
int cb_guest_add(cb_interop *interop, PyTypeObject *type, const char *name, cb_guest_get *get,
                 cb_guest_get *end);
void cb_guest_forget(cb_interop *interop, const PyTypeObject *type);

// Returns the guest of a type or of its nearest base; NULL without an exception if there is none.
// Without a name, any guest fits.
const cb_guest *cb_guest_find(const cb_interop *interop, PyTypeObject *type, const char *name);

// --- arrays --------------------------------------------------------------------------------------

// The guest with this name stands for memory.
#define CB_GUEST_MEMORY "Buffer"

enum { CB_HOST_DEVICE = 1 }; // DLPack's device type of host memory

typedef struct cb_array_memory {
    uint64_t address; // of the first element, byte offset included
    bool has_address; // false if the memory is not the device's and the protocol was asked no more
    bool on_device;   // a device can access the memory
    int32_t device;   // DLPack's device type
} cb_array_memory;

// The element type of an array, in the form in which the protocol has it.
typedef struct cb_array_type {
    PyObject
        *dtype;    // the array's `dtype`, or `typestr` of its array interface; NULL if `dl` says it
    dl_type dl;    // bits 0: the array does not say its type
    bool readonly; // nobody may write to the array
} cb_array_type;

// Finds the memory of another package's array, and its element type if `type` is not NULL. The
// caller then owns a reference to `type->dtype`; an array whose `dtype` raises an Exception has an
// unknown type. Does no stream ordering: __dlpack__() is called with stream=-1.
//
// Tries the following in order of cost, and uses the first that the object has: DLPack's C exchange
// table, data_ptr() (with is_cuda, as in PyTorch), __cuda_array_interface__, __dlpack__().
// Attributes of the instance are tried only if its type has none of these, and not for numbers.
//
// Returns 1, or 0 without an exception if the object has none of these. Returns -1 with the
// exception that the protocol raised, or with TypeError for an export that is a copy.
int cb_array_find(cb_interop *interop, PyObject *o, cb_array_memory *memory, cb_array_type *type);

// --- streams -------------------------------------------------------------------------------------

// Calls `o.__cuda_stream__()`. Returns 1 with the handle in `*out`, 0 if `o` has no
// `__cuda_stream__`, or -1 with an exception.
int cb_stream_protocol(PyObject *o, void **out);

// Converts the address of a stream: an int or a handle object. Returns 0, or -1 with an exception.
int cb_stream_address(PyObject *address, void **out);

#endif
