// methods.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

#define METHOD(name, doc) \
    {#name, (PyCFunction)(void (*)(void))py_##name, METH_FASTCALL | METH_KEYWORDS, doc}

static const char doc_sampleEngineCreate[] =
    "sampleEngineCreate($module, /, s)\n--\n\n"
    "sampleEngineCreate(s)\n\n"
    "Makes an engine that stands still.\n\n"
    "status sampleEngineCreate(engine *e, const speed *s)\n\n"
    "Parameters\n"
    "    s : speed or None\n\n"
    "Returns\n"
    "    (status, e); cubind.checked.sample returns e, or raises CUDAError\n"
    "    e : engine\n\n"
    "Fails with\n"
    "    BAD\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Device.create_engine.\n"
    "https://example.org/sample/group__SAMPLE__ENGINES.html\n";
static const char doc_sampleEngineDestroy[] =
    "sampleEngineDestroy($module, /, e)\n--\n\n"
    "sampleEngineDestroy(e)\n\n"
    "status sampleEngineDestroy(engine e)\n\n"
    "Parameters\n"
    "    e : engine, int or None\n\n"
    "Returns\n"
    "    (status,); cubind.checked.sample returns None, or raises CUDAError\n\n"
    "Fails with\n"
    "    BAD\n\n"
    "Keeps the GIL.\n"
    "https://example.org/sample/group__SAMPLE__ENGINES.html\n";
static const char doc_sampleEngineGetSpeed[] =
    "sampleEngineGetSpeed($module, /, e, a, b)\n--\n\n"
    "sampleEngineGetSpeed(e, a, b)\n\n"
    "Tells how fast an engine is.\n\n"
    "status sampleEngineGetSpeed(engine e, float *metres, int a, int b)\n\n"
    "Parameters\n"
    "    e : engine, int or None\n"
    "    a : int; steps\n"
    "    b : int\n\n"
    "Returns\n"
    "    (status, metres); cubind.checked.sample returns metres, or raises CUDAError\n"
    "    metres : float; per second\n\n"
    "Keeps the GIL.\n"
    "https://example.org/sample/group__SAMPLE__INNER.html\n";
static const char doc_sampleEngineStop[] =
    "sampleEngineStop($module, /, e)\n--\n\n"
    "sampleEngineStop(e)\n\n"
    "status sampleEngineStop(engine e)\n\n"
    "Parameters\n"
    "    e : engine, int or None\n\n"
    "Returns\n"
    "    (status,); cubind.checked.sample returns None, or raises CUDAError\n\n"
    "Keeps the GIL.\n"
    "https://example.org/sample/group__SAMPLE__ENGINES.html\n";
static const char doc_sampleReset[] =
    "sampleReset($module, /)\n--\n\n"
    "sampleReset()\n\n"
    "Sets a * b_c, <d> & [e] | f to `0`, as with -x=1; see sampleEngineStop.\n\n"
    "status sampleReset(void)\n\n"
    "Returns\n"
    "    (status,); cubind.checked.sample returns None, or raises CUDAError\n\n"
    "Keeps the GIL.\n"
    "https://example.org/sample/group__elsewhere.html\n";

PyMethodDef sample_methods[] = {
    METHOD(sampleEngineCreate, doc_sampleEngineCreate),
    METHOD(sampleEngineDestroy, doc_sampleEngineDestroy),
    METHOD(sampleEngineGetSpeed, doc_sampleEngineGetSpeed),
    METHOD(sampleEngineStop, doc_sampleEngineStop),
    METHOD(sampleReset, doc_sampleReset),
    {NULL, NULL, 0, NULL},
};

PyMethodDef sample_checked_methods[] = {
    METHOD(sampleEngineCreate, doc_sampleEngineCreate),
    METHOD(sampleEngineDestroy, doc_sampleEngineDestroy),
    METHOD(sampleEngineGetSpeed, doc_sampleEngineGetSpeed),
    METHOD(sampleEngineStop, doc_sampleEngineStop),
    METHOD(sampleReset, doc_sampleReset),
    {NULL, NULL, 0, NULL},
};
