# CUBIND_MODULES, the names in generator/specs/modules.list; and what other files need to know of a module's spec.

set(CUBIND_SPECS ${PROJECT_SOURCE_DIR}/generator/specs)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CUBIND_SPECS}/modules.list)
file(STRINGS ${CUBIND_SPECS}/modules.list CUBIND_MODULES REGEX "^[a-z]")
list(TRANSFORM CUBIND_MODULES REPLACE " .*" "")

# cubind_soname(out module): what the code of the module opens, which depends on the release that it was made from.
function(cubind_soname out module)
  set(file ${PROJECT_SOURCE_DIR}/generated/${module}/symbols.c)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(STRINGS ${file} lines REGEX "\\.soname = " LIMIT_COUNT 1)
  string(REGEX REPLACE ".*\"(.*)\".*" "\\1" soname "${lines}")
  set(${out} ${soname} PARENT_SCOPE)
endfunction()

# cubind_spec_word(out module key [OPTIONAL]): the value of the only line of the spec that has `key: value`; "" for none.
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
