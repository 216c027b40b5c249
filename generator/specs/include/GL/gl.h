// The types of OpenGL that CUDA's headers use.
#ifndef CUBIND_GL_H
#define CUBIND_GL_H
typedef unsigned int GLenum;
typedef unsigned int GLuint;
#endif
