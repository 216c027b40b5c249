// Returns the getter and setter of a field.
#ifndef CUBIND_CLASSES_RECORD_FIELDS_H
#define CUBIND_CLASSES_RECORD_FIELDS_H

#include "cubind/class.h"

// Return the getter and setter of a table's field; the setter is NULL for read-only fields.
getter cb__field_getter(const cb_field *f);
setter cb__field_setter(const cb_record_table *table, const cb_field *f);

#endif
