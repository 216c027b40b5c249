# add_stub_library(module FILE name [SOURCES file...]): the stand-in for the module's library, for tests. It goes to a
# folder of its own, where nothing finds it that was not told to.
function(add_stub_library module)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "" "FILE" "SOURCES")
  set(target cubind_stub_${module})
  add_library(${target} SHARED ${PROJECT_SOURCE_DIR}/generated/${module}/stub_library.c
    ${PROJECT_SOURCE_DIR}/tests/stubs/stub.c
    ${PROJECT_SOURCE_DIR}/tests/stubs/held_lock.c ${ARG_SOURCES})
  target_include_directories(${target} PRIVATE
    ${PROJECT_SOURCE_DIR}/generated/${module} ${PROJECT_SOURCE_DIR}/tests/stubs)
  set_target_properties(${target} PROPERTIES
    PREFIX "" OUTPUT_NAME ${ARG_FILE} SUFFIX ""
    LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/stubs/${module}
    C_VISIBILITY_PRESET hidden)
  target_link_options(${target} PRIVATE -Wl,-soname,${ARG_FILE})
  target_link_libraries(${target} PRIVATE ${CMAKE_DL_LIBS} Threads::Threads cubind_flags)
endfunction()
