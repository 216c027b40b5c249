// Includes all public headers of libcubind_rt.a. Generated code and core/ may include only these.
#ifndef CUBIND_CUBIND_H
#define CUBIND_CUBIND_H

#include "cubind/args.h"
#include "cubind/array.h"
#include "cubind/callback.h"
#include "cubind/class.h"
#include "cubind/class_tables.h"
#include "cubind/compat.h"
#include "cubind/convert.h"
#include "cubind/gil.h"
#include "cubind/launch.h"
#include "cubind/library.h"
#include "cubind/module.h"
#include "cubind/number.h"
#include "cubind/result.h"
#include "cubind/signature.h"
#include "cubind/typed.h"

#endif
