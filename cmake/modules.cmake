# CUBIND_MODULES and CUBIND_LIBRARY_MODULES, the names in generator/specs/modules.list and libraries.list; and what other files need to know of a module's spec.

set(CUBIND_SPECS ${PROJECT_SOURCE_DIR}/generator/specs)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CUBIND_SPECS}/modules.list ${CUBIND_SPECS}/libraries.list)
file(STRINGS ${CUBIND_SPECS}/modules.list CUBIND_MODULES REGEX "^[a-z]")
list(TRANSFORM CUBIND_MODULES REPLACE " .*" "")

# Those of cubind-libraries (cmake/libraries.cmake).
file(STRINGS ${CUBIND_SPECS}/libraries.list CUBIND_LIBRARY_MODULES REGEX "^[a-z]")
list(TRANSFORM CUBIND_LIBRARY_MODULES REPLACE " .*" "")
set(CUBIND_LIBRARY_CODE ${PROJECT_BINARY_DIR}/libraries)

# cubind_generated_value(out folder key): a text of the library's description in the code of a module: its soname, release.
function(cubind_generated_value out folder key)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${folder}/symbols.c)
  file(STRINGS ${folder}/symbols.c lines REGEX "^    \\.${key} = \"" LIMIT_COUNT 1)
  string(REGEX REPLACE ".*\"(.*)\".*" "\\1" value "${lines}")
  set(${out} ${value} PARENT_SCOPE)
endfunction()

# The majors of CUDA whose modules are built: each from a release of its own, whose code is generated/<module> for the newest and
# generated/cuda<major>/<module> for others. cubind.driver is that of one of them, chosen at import (python/cubind/_cuda.py).
cubind_generated_value(CUBIND_NEWEST_MAJOR ${PROJECT_SOURCE_DIR}/generated/driver release)
string(REGEX REPLACE "\\..*" "" CUBIND_NEWEST_MAJOR ${CUBIND_NEWEST_MAJOR})
set(CUBIND_CUDA_MAJORS "" CACHE STRING "The majors of CUDA whose modules are built, as in 12;13; empty: all that there are")
set(CUBIND_MAJORS ${CUBIND_CUDA_MAJORS})
if(NOT CUBIND_MAJORS)
  file(GLOB folders RELATIVE ${PROJECT_SOURCE_DIR}/generated CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/generated/cuda*)
  foreach(folder IN LISTS folders)
    string(REPLACE "cuda" "" major ${folder})
    list(APPEND CUBIND_MAJORS ${major})
  endforeach()
  list(APPEND CUBIND_MAJORS ${CUBIND_NEWEST_MAJOR})
endif()

include(release)

# cubind_generated_folder(out module major): where the code of a module is. That of cubind-libraries is made in the build folder.
function(cubind_generated_folder out module major)
  set(folder ${CUBIND_GENERATED}/${module})
  if(NOT major EQUAL CUBIND_MAIN_MAJOR)
    set(folder ${PROJECT_SOURCE_DIR}/generated/cuda${major}/${module})
  endif()
  if(module IN_LIST CUBIND_LIBRARY_MODULES)
    set(folder ${CUBIND_LIBRARY_CODE}/cuda${major}/${module})
  endif()
  set(${out} ${folder} PARENT_SCOPE)
endfunction()

# cubind_major_modules(out major): the modules that there are of a major; an old release may lack some.
function(cubind_major_modules out major)
  set(found)
  foreach(module IN LISTS CUBIND_MODULES)
    cubind_generated_folder(folder ${module} ${major})
    if(EXISTS ${folder}/MANIFEST)
      list(APPEND found ${module})
    endif()
  endforeach()
  set(${out} ${found} PARENT_SCOPE)
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
