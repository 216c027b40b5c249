# Builds the fuzzers of the readers in core/: of PTX, and of mangled names. The readers use only
# Python's C API.

find_package(Python 3.11 COMPONENTS Interpreter Development.Embed)
if(Python_Development.Embed_FOUND)
  set(CORE ${PROJECT_SOURCE_DIR}/core)
  foreach(target mangled ptx)
    add_fuzzer(${target} SOURCES fuzz_${target}.c ${CORE}/kernel/signature.c ${CORE}/kernel/mangled.c ${CORE}/kernel/pointee.c $<TARGET_OBJECTS:cubind_formats>
      LIBRARIES fuzz_support Python::Python)
    target_include_directories(fuzz_${target} PRIVATE ${CORE} ${CORE}/include ${PROJECT_SOURCE_DIR}/generated
      ${PROJECT_SOURCE_DIR}/formats ${PROJECT_SOURCE_DIR}/runtime/include)
  endforeach()
endif()
