#include "other.h"
typedef other_color shade;
typedef struct box_st { other_size size; shade color; } box;
status samplePaint(other_stream s, const box *what, other_color color, other_color *before);
status sampleMeasure(box *what, other_size *size);
