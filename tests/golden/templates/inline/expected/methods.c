// methods.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

#define METHOD(name, doc) \
    {#name, (PyCFunction)(void (*)(void))py_##name, METH_FASTCALL | METH_KEYWORDS, doc}

static const char doc_sampleDescInit[] =
    "sampleDescInit($module, /, d, c)\n--\n\n"
    "sampleDescInit(d, c)\n\n"
    "status sampleDescInit(desc *d, color c)\n\n"
    "Parameters\n"
    "    d : desc or None; in and out\n"
    "    c : color or int\n\n"
    "Returns\n"
    "    (status,); cubind.checked.sample returns None, or raises CUDAError\n\n"
    "Keeps the GIL.\n";
static const char doc_sampleMakeSize[] =
    "sampleMakeSize($module, /, x, y, z)\n--\n\n"
    "sampleMakeSize(x, y, z)\n\n"
    "size3 sampleMakeSize(size_t x, size_t y, size_t z)\n\n"
    "Parameters\n"
    "    x, y, z : int\n\n"
    "Returns\n"
    "    size3\n\n"
    "Keeps the GIL.\n";
static const char doc_sampleMakePitched[] =
    "sampleMakePitched($module, /, at, pitch)\n--\n\n"
    "sampleMakePitched(at, pitch)\n\n"
    "pitched sampleMakePitched(void *at, size_t pitch)\n\n"
    "Parameters\n"
    "    at : int (address), buffer or None\n"
    "    pitch : int\n\n"
    "Returns\n"
    "    pitched\n\n"
    "Keeps the GIL.\n";
static const char doc_sampleLastError[] =
    "sampleLastError($module, /)\n--\n\n"
    "sampleLastError()\n\n"
    "status sampleLastError(void)\n\n"
    "Returns\n"
    "    (status,); cubind.checked.sample returns status and raises nothing\n\n"
    "Keeps the GIL.\n";
static const char doc_sampleVersion[] =
    "sampleVersion($module, /)\n--\n\n"
    "sampleVersion()\n\n"
    "size_t sampleVersion(void)\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL.\n";
static const char doc_sampleReset[] =
    "sampleReset($module, /)\n--\n\n"
    "sampleReset()\n\n"
    "void sampleReset(void)\n\n"
    "Returns\n"
    "    (status.OK,); cubind.checked.sample returns None\n\n"
    "Keeps the GIL.\n";
static const char doc_newSize[] =
    "newSize($module, /, x, y, z)\n--\n\n"
    "newSize(x, y, z)\n\n"
    "size3 sampleMakeSize(size_t x, size_t y, size_t z)\n\n"
    "Parameters\n"
    "    x, y, z : int\n\n"
    "Returns\n"
    "    size3\n\n"
    "Keeps the GIL.\n";
static const char doc_peekError[] =
    "peekError($module, /)\n--\n\n"
    "peekError()\n\n"
    "status sampleLastError(void)\n\n"
    "Returns\n"
    "    (status,); cubind.checked.sample returns status and raises nothing\n\n"
    "Keeps the GIL.\n";

PyMethodDef sample_methods[] = {
    METHOD(sampleDescInit, doc_sampleDescInit),
    METHOD(sampleMakeSize, doc_sampleMakeSize),
    METHOD(sampleMakePitched, doc_sampleMakePitched),
    METHOD(sampleLastError, doc_sampleLastError),
    METHOD(sampleVersion, doc_sampleVersion),
    METHOD(sampleReset, doc_sampleReset),
    {"newSize", (PyCFunction)(void (*)(void))py_sampleMakeSize, METH_FASTCALL | METH_KEYWORDS,
        doc_newSize},
    {"peekError", (PyCFunction)(void (*)(void))py_sampleLastError, METH_FASTCALL | METH_KEYWORDS,
        doc_peekError},
    {NULL, NULL, 0, NULL},
};

PyMethodDef sample_checked_methods[] = {
    METHOD(sampleDescInit, doc_sampleDescInit),
    METHOD(sampleMakeSize, doc_sampleMakeSize),
    METHOD(sampleMakePitched, doc_sampleMakePitched),
    METHOD(sampleLastError, doc_sampleLastError),
    METHOD(sampleVersion, doc_sampleVersion),
    METHOD(sampleReset, doc_sampleReset),
    {"newSize", (PyCFunction)(void (*)(void))py_sampleMakeSize, METH_FASTCALL | METH_KEYWORDS,
        doc_newSize},
    {"peekError", (PyCFunction)(void (*)(void))py_sampleLastError, METH_FASTCALL | METH_KEYWORDS,
        doc_peekError},
    {NULL, NULL, 0, NULL},
};
