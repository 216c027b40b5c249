# add_c_test(name SOURCES file... [LIBRARIES target...] [DEFINITIONS item...] [ARGUMENTS word...]
#   [ENVIRONMENT A=B...])
#
# Builds one cmocka program, which ctest runs under the same name. assert() is active in every build
# type.

find_path(CMOCKA_INCLUDE_DIR cmocka.h)
find_library(CMOCKA_LIBRARY cmocka)
if(NOT CMOCKA_INCLUDE_DIR OR NOT CMOCKA_LIBRARY)
  message(FATAL_ERROR "the tests need cmocka (libcmocka-dev); configure with -DCUBIND_BUILD_TESTS=OFF to leave them out")
endif()

function(add_c_test name)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "" "" "SOURCES;LIBRARIES;DEFINITIONS;ARGUMENTS;ENVIRONMENT")
  if(ARG_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "add_c_test(${name}): unknown ${ARG_UNPARSED_ARGUMENTS}")
  endif()
  add_executable(${name} ${ARG_SOURCES})
  target_include_directories(${name} PRIVATE ${CMOCKA_INCLUDE_DIR})
  target_compile_definitions(${name} PRIVATE ${ARG_DEFINITIONS})
  target_compile_options(${name} PRIVATE -UNDEBUG)
  target_link_libraries(${name} PRIVATE ${ARG_LIBRARIES} ${CMOCKA_LIBRARY} cubind_flags)
  add_test(NAME ${name} COMMAND ${name} ${ARG_ARGUMENTS})
  set_tests_properties(${name} PROPERTIES TIMEOUT 300 ENVIRONMENT "${ARG_ENVIRONMENT}")
endfunction()
