// The types of EGL that CUDA's headers use.
#ifndef CUBIND_EGL_H
#define CUBIND_EGL_H
typedef int EGLint;
typedef void *EGLImageKHR;
typedef void *EGLStreamKHR;
typedef void *EGLSyncKHR;
#endif
