# cubind_first_generator(out): a cubind-gen for what is configured: $GENERATOR, else one that is built now, in a folder of its own.
function(cubind_first_generator out)
  set(generator $ENV{GENERATOR})
  if(NOT generator)
    set(first ${PROJECT_BINARY_DIR}/generator-first)
    set(generator ${first}/generator/cubind-gen)
    set(quietly OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND ${CMAKE_COMMAND} -G ${CMAKE_GENERATOR} -S ${PROJECT_SOURCE_DIR} -B ${first}
      -DCMAKE_C_COMPILER=${CMAKE_C_COMPILER} -DCMAKE_C_COMPILER_LAUNCHER=${CMAKE_C_COMPILER_LAUNCHER}
      -DCMAKE_MAKE_PROGRAM=${CMAKE_MAKE_PROGRAM} -DCMAKE_BUILD_TYPE=${CMAKE_BUILD_TYPE} -DPython_EXECUTABLE=${Python_EXECUTABLE}
      -DCUBIND_LLVM_CONFIG=${CUBIND_LLVM_CONFIG} -DCLANG_ROOT=${CLANG_ROOT}
      -DCUBIND_BUILD_GENERATOR=ON -DCUBIND_BUILD_PYTHON=OFF -DCUBIND_BUILD_SIMULATOR=OFF
      -DCUBIND_BUILD_TESTS=OFF -DCUBIND_BUILD_STUBS=OFF ${quietly})
    execute_process(COMMAND ${CMAKE_COMMAND} --build ${first} --target cubind-gen ${quietly})
  endif()
  set(${out} ${generator} PARENT_SCOPE)
endfunction()
