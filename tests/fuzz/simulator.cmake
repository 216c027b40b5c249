# Builds the fuzzers of simulator/driver. They link the simulated device's driver without its entry
# points.

cubind_kept_folder(code driver ${CUBIND_NEWEST_MAJOR})
foreach(target archive cubin fatbin)
  add_fuzzer(${target} SOURCES fuzz_image.c $<TARGET_OBJECTS:cubind_sim_driver> LIBRARIES fuzz_support cubind_sim)
  string(TOUPPER ${target} input)
  string(REPLACE FATBIN FATBINARY input ${input})
  string(REPLACE ARCHIVE LIBRARY input ${input})
  target_compile_definitions(fuzz_${target} PRIVATE INPUT=CU_JIT_INPUT_${input})
  target_include_directories(fuzz_${target} PRIVATE ${PROJECT_SOURCE_DIR}/simulator/driver
    ${PROJECT_SOURCE_DIR}/simulator/include ${PROJECT_SOURCE_DIR}/formats ${code})
  target_link_libraries(fuzz_${target} PRIVATE Threads::Threads ${CMAKE_DL_LIBS})
endforeach()
