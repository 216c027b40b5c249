# add_fuzzer(name SOURCES file... LIBRARIES target...): builds the libFuzzer program fuzz_<name> in
# the preset `fuzz`, whose compiler is clang. The libraries that the program links are instrumented
# as well. ci/fuzz builds and runs fuzzers; tests/fuzz/targets/ lists them.

if(NOT CMAKE_C_COMPILER_ID MATCHES Clang)
  message(FATAL_ERROR "libFuzzer needs clang; configure with the preset fuzz")
endif()

target_compile_options(cubind_flags INTERFACE -fsanitize=fuzzer-no-link)

function(add_fuzzer name)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "" "" "SOURCES;LIBRARIES")
  set(target fuzz_${name})
  add_executable(${target} EXCLUDE_FROM_ALL ${ARG_SOURCES})
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/fuzzers)
  target_compile_options(${target} PRIVATE -UNDEBUG)
  target_link_libraries(${target} PRIVATE ${ARG_LIBRARIES} cubind_flags)
  target_link_options(${target} PRIVATE -fsanitize=fuzzer)
endfunction()
