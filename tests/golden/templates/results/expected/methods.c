// methods.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

#define METHOD(name, doc) \
    {#name, (PyCFunction)(void (*)(void))py_##name, METH_FASTCALL | METH_KEYWORDS, doc}

static const char doc_sampleErrorName[] =
    "sampleErrorName($module, /, code)\n--\n\n"
    "sampleErrorName(code)\n\n"
    "const char *sampleErrorName(int code)\n\n"
    "Parameters\n"
    "    code : int\n\n"
    "Returns\n"
    "    (status.OK, bytes | None); cubind.checked.sample returns str | None\n\n"
    "Keeps the GIL.\n";
static const char doc_sampleMask[] =
    "sampleMask($module, /, mask)\n--\n\n"
    "sampleMask(mask)\n\n"
    "unsigned int sampleMask(unsigned int mask)\n\n"
    "Parameters\n"
    "    mask : int\n\n"
    "Returns\n"
    "    (status.OK, int); cubind.checked.sample returns int\n\n"
    "Keeps the GIL.\n";
static const char doc_sampleMakeSize[] =
    "sampleMakeSize($module, /, x, y, z)\n--\n\n"
    "sampleMakeSize(x, y, z)\n\n"
    "size3 sampleMakeSize(size_t x, size_t y, size_t z)\n\n"
    "Parameters\n"
    "    x, y, z : int\n\n"
    "Returns\n"
    "    (status.OK, size3); cubind.checked.sample returns size3\n\n"
    "Keeps the GIL.\n";
static const char doc_sampleReset[] =
    "sampleReset($module, /)\n--\n\n"
    "sampleReset()\n\n"
    "void sampleReset(void)\n\n"
    "Returns\n"
    "    (status.OK,); cubind.checked.sample returns None\n\n"
    "Keeps the GIL.\n";
static const char doc_sampleVersion[] =
    "sampleVersion($module, /)\n--\n\n"
    "sampleVersion()\n\n"
    "size_t sampleVersion(void)\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL.\n";
static const char doc_sampleText[] =
    "sampleText($module, /)\n--\n\n"
    "sampleText()\n\n"
    "const char *sampleText(void)\n\n"
    "Returns\n"
    "    bytes | None; cubind.checked.sample returns str | None\n\n"
    "Keeps the GIL.\n";

PyMethodDef sample_methods[] = {
    METHOD(sampleErrorName, doc_sampleErrorName),
    METHOD(sampleMask, doc_sampleMask),
    METHOD(sampleMakeSize, doc_sampleMakeSize),
    METHOD(sampleReset, doc_sampleReset),
    METHOD(sampleVersion, doc_sampleVersion),
    METHOD(sampleText, doc_sampleText),
    {NULL, NULL, 0, NULL},
};

PyMethodDef sample_checked_methods[] = {
    METHOD(sampleErrorName, doc_sampleErrorName),
    METHOD(sampleMask, doc_sampleMask),
    METHOD(sampleMakeSize, doc_sampleMakeSize),
    METHOD(sampleReset, doc_sampleReset),
    METHOD(sampleVersion, doc_sampleVersion),
    METHOD(sampleText, doc_sampleText),
    {NULL, NULL, 0, NULL},
};
