// Declares the properties of StridedLayout.
#ifndef CUBIND_CORE_LAYOUT_ATTRIBUTES_H
#define CUBIND_CORE_LAYOUT_ATTRIBUTES_H

#include "layout/layout.h"

extern PyGetSetDef core_layout_getset[];

#endif
