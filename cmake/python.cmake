# Selects the Python interpreter to build for: the value of -DPython_EXECUTABLE, else the `python3`
# that a shell would start. FindPython by itself prefers the newest version that it finds anywhere,
# and the user's `python3` might not import modules built for that version.

if(NOT Python_EXECUTABLE AND NOT SKBUILD)
  find_program(CUBIND_PYTHON3 python3)
  if(CUBIND_PYTHON3)
    execute_process(COMMAND ${CUBIND_PYTHON3} -c "import sys; print(sys.executable)"
      OUTPUT_VARIABLE found OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE failed)
    if(NOT failed)
      set(Python_EXECUTABLE ${found} CACHE FILEPATH "The Python to build for")
    endif()
  endif()
endif()

# FindPython keeps the headers and the library of the first interpreter that it saw. So its cache
# entries are removed when the interpreter changes.
if(DEFINED CACHE{CUBIND_LAST_PYTHON} AND NOT CUBIND_LAST_PYTHON STREQUAL "${Python_EXECUTABLE}")
  get_cmake_property(cached CACHE_VARIABLES)
  list(FILTER cached INCLUDE REGEX "^_Python_|^FIND_PACKAGE_MESSAGE_DETAILS_Python$")
  foreach(variable ${cached})
    unset(${variable} CACHE)
  endforeach()
endif()
set(CUBIND_LAST_PYTHON "${Python_EXECUTABLE}" CACHE INTERNAL "The Python that the cache is about")

# A Python of another machine cannot be asked, so these describe it. The interpreter then is any
# Python of this machine, and only runs the scripts of the build.
set(CUBIND_PYTHON_SOABI "" CACHE STRING "The suffix of modules, as in cpython-311-aarch64-linux-gnu; empty: the interpreter's")
set(CUBIND_PYTHON_INCLUDE "" CACHE STRING "With CUBIND_PYTHON_SOABI: the folders with Python.h and pyconfig.h")

# use_described_python(): defines Python::Module and python_add_library(), as FindPython does.
function(use_described_python)
  find_file(CUBIND_PYTHON_H Python.h PATHS ${CUBIND_PYTHON_INCLUDE} NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
  if(NOT CUBIND_PYTHON_H)
    message(FATAL_ERROR "CUBIND_PYTHON_INCLUDE is \"${CUBIND_PYTHON_INCLUDE}\", which has no Python.h: name the folders of its headers")
  endif()
  add_library(Python::Module INTERFACE IMPORTED GLOBAL)
  target_include_directories(Python::Module INTERFACE ${CUBIND_PYTHON_INCLUDE})
endfunction()

if(CUBIND_PYTHON_SOABI)
  set(CUBIND_SOABI ${CUBIND_PYTHON_SOABI})
  find_package(Python 3.11 REQUIRED COMPONENTS Interpreter)
  use_described_python()
  function(python_add_library name kind with_soabi)
    add_library(${name} ${kind} ${ARGN})
    set_target_properties(${name} PROPERTIES PREFIX "" SUFFIX .${CUBIND_PYTHON_SOABI}.so)
    target_link_libraries(${name} PRIVATE Python::Module)
  endfunction()
  message(STATUS "Python's headers: ${CUBIND_PYTHON_INCLUDE}; modules for ${CUBIND_PYTHON_SOABI}")
  return()
endif()

set(wanted Interpreter Development.Module)
if(CUBIND_BUILD_TESTS)
  # The C tests of the runtime embed an interpreter; without a libpython they are left out.
  find_package(Python 3.11 REQUIRED COMPONENTS ${wanted} OPTIONAL_COMPONENTS Development.Embed)
else()
  find_package(Python 3.11 REQUIRED COMPONENTS ${wanted})
endif()
message(STATUS "Python ${Python_VERSION}: ${Python_EXECUTABLE}")
set(CUBIND_SOABI ${Python_SOABI})
