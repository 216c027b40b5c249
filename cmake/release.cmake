# -DCUBIND_CUDA_RELEASE=12.4: the modules of that release, in place of those that are committed. Their code is made in the
# build folder, by $GENERATOR or a generator that is built first: from the headers in CUBIND_CUDA, or else from the kept models. Modules that
# the release lacks are left out. cubind.core and the functional halves of the stub libraries are compiled with the types of the
# newest release all the same.

set(CUBIND_CUDA_RELEASE "" CACHE STRING "The CUDA release whose modules are built, as in 12.4; empty: those of generated/")

# Where the code of the modules is, and the major of CUDA whose folder it is.
set(CUBIND_GENERATED ${PROJECT_SOURCE_DIR}/generated)
set(CUBIND_MAIN_MAJOR ${CUBIND_NEWEST_MAJOR})
if(NOT CUBIND_CUDA_RELEASE)
  return()
endif()
if(NOT CUBIND_CUDA_RELEASE MATCHES "^([0-9]+)\\.[0-9]+$")
  message(FATAL_ERROR "CUBIND_CUDA_RELEASE is \"${CUBIND_CUDA_RELEASE}\": give a release, as in 12.4")
endif()
set(CUBIND_MAIN_MAJOR ${CMAKE_MATCH_1})
set(CUBIND_MAJORS ${CUBIND_MAIN_MAJOR})
set(CUBIND_GENERATED ${PROJECT_BINARY_DIR}/generated)

set(quietly OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
message(STATUS "making the code of CUDA ${CUBIND_CUDA_RELEASE}")
cubind_first_generator(generator)
set(headers)
if(CUBIND_CUDA)
  set(headers --cuda ${CUBIND_CUDA})
endif()
execute_process(COMMAND ${CMAKE_COMMAND} -E env GENERATOR=${generator}
  ${PROJECT_SOURCE_DIR}/ci/regenerate ${CUBIND_CUDA_RELEASE} --out ${CUBIND_GENERATED} ${headers} ${quietly})

foreach(module IN LISTS CUBIND_MODULES)
  if(NOT EXISTS ${CUBIND_GENERATED}/${module}/MANIFEST)
    message(STATUS "CUDA ${CUBIND_CUDA_RELEASE} has no ${module}: it is left out")
    list(REMOVE_ITEM CUBIND_MODULES ${module})
  endif()
endforeach()
