// methods.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

#define METHOD(name, doc) \
    {#name, (PyCFunction)(void (*)(void))py_##name, METH_FASTCALL | METH_KEYWORDS, doc}

static const char doc_sampleSet[] =
    "sampleSet($module, /, h, p, flags, wide, ratio, exact, c, by_value, by_pointer, name, "
    "data, m)\n--\n\n"
    "sampleSet(h, p, flags, wide, ratio, exact, c, by_value, by_pointer, name, data, m)\n\n"
    "status sampleSet(handle h, devptr p, unsigned int flags, unsigned long long wide,\n"
    "    float ratio, double exact, color c, point by_value, const point *by_pointer,\n"
    "    const char *name, const void *data, signed char m)\n\n"
    "Parameters\n"
    "    h : handle, int or None\n"
    "    p : devptr, int or None\n"
    "    flags, wide : int\n"
    "    ratio, exact : float\n"
    "    c : color or int\n"
    "    by_value : point\n"
    "    by_pointer : point or None\n"
    "    name : str, bytes or None\n"
    "    data : int (address), buffer or None\n"
    "    m : int\n\n"
    "Returns\n"
    "    (status,); cubind.checked.sample returns None, or raises CUDAError\n\n"
    "Keeps the GIL.\n";
static const char doc_checked_sampleSet[] =
    "sampleSet($module, /, h, p, flags, wide, ratio, exact, c, by_value, by_pointer, name=None, "
    "data=None, m=0)\n--\n\n"
    "sampleSet(h, p, flags, wide, ratio, exact, c, by_value, by_pointer, name=None, data=None, "
    "m=0)\n\n"
    "status sampleSet(handle h, devptr p, unsigned int flags, unsigned long long wide,\n"
    "    float ratio, double exact, color c, point by_value, const point *by_pointer,\n"
    "    const char *name, const void *data, signed char m)\n\n"
    "Parameters\n"
    "    h : handle, int or None\n"
    "    p : devptr, int or None\n"
    "    flags, wide : int\n"
    "    ratio, exact : float\n"
    "    c : color or int\n"
    "    by_value : point\n"
    "    by_pointer : point or None\n"
    "    name : str, bytes or None\n"
    "    data : int (address), buffer or None\n"
    "    m : int or None\n\n"
    "Returns\n"
    "    None, or raises CUDAError; cubind.sample returns (status,)\n\n"
    "Keeps the GIL.\n";
static const char doc_samplePing[] =
    "samplePing($module, /)\n--\n\n"
    "samplePing()\n\n"
    "status samplePing(void)\n\n"
    "Returns\n"
    "    (status,); cubind.checked.sample returns None, or raises CUDAError\n\n"
    "Keeps the GIL.\n";

PyMethodDef sample_methods[] = {
    METHOD(sampleSet, doc_sampleSet),
    METHOD(samplePing, doc_samplePing),
    {NULL, NULL, 0, NULL},
};

PyMethodDef sample_checked_methods[] = {
    METHOD(sampleSet, doc_checked_sampleSet),
    METHOD(samplePing, doc_samplePing),
    {NULL, NULL, 0, NULL},
};
