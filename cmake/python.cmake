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

set(wanted Interpreter Development.Module)
if(CUBIND_BUILD_TESTS)
  # The C tests of the runtime embed an interpreter; without a libpython they are left out.
  find_package(Python 3.11 REQUIRED COMPONENTS ${wanted} OPTIONAL_COMPONENTS Development.Embed)
else()
  find_package(Python 3.11 REQUIRED COMPONENTS ${wanted})
endif()
message(STATUS "Python ${Python_VERSION}: ${Python_EXECUTABLE}")
