# Sets CUBIND_MODULES and CUBIND_LIBRARY_MODULES, the names in generator/specs/modules.list and
# libraries.list. Also defines functions that read values from a module's spec.

set(CUBIND_SPECS ${PROJECT_SOURCE_DIR}/generator/specs)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CUBIND_SPECS}/modules.list ${CUBIND_SPECS}/libraries.list)
file(STRINGS ${CUBIND_SPECS}/modules.list CUBIND_MODULES REGEX "^[a-z]")
list(TRANSFORM CUBIND_MODULES REPLACE " .*" "")

# The modules of cubind-libraries (cmake/libraries.cmake).
file(STRINGS ${CUBIND_SPECS}/libraries.list CUBIND_LIBRARY_MODULES REGEX "^[a-z]")
list(TRANSFORM CUBIND_LIBRARY_MODULES REPLACE " .*" "")

# cubind_spec_word(out module key [OPTIONAL]): the value from the line `key: value` of the spec,
# which must be the only such line. With OPTIONAL, "" if there is none.
function(cubind_spec_word out module key)
  set(spec ${CUBIND_SPECS}/${module}.yaml)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${spec})
  file(STRINGS ${spec} lines REGEX "(^|[ {])${key}: ")
  list(LENGTH lines count)
  if(count EQUAL 0 AND ARGC GREATER 3)
    set(${out} "" PARENT_SCOPE)
    return()
  endif()
  if(NOT count EQUAL 1)
    message(FATAL_ERROR "${spec} has ${count} lines with ${key}: one is needed")
  endif()
  string(REGEX REPLACE ".*[ {]?${key}: *([^ ,}]+).*" "\\1" word "${lines}")
  set(${out} ${word} PARENT_SCOPE)
endfunction()
