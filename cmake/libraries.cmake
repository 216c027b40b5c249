# Builds the modules of the distribution cubind-libraries, if -DCUBIND_LIBRARIES=ON. They are
# separate because they are many and large, and few programs need them. They are generated, built,
# tested and found like the other modules (cmake/code.cmake), with checked forms, type stubs, layout
# checks and stub libraries. The target cubind_libraries builds them, the component `libraries`
# installs them.

# has_headers(out module): whether CUBIND_CUDA has the headers from which the main major's code was
# made.
function(has_headers out module)
  cubind_code_facts(headers ${module} ${CUBIND_MAIN_MAJOR} header)
  list(FILTER headers INCLUDE REGEX "\\.h$")
  set(found ON)
  foreach(header IN LISTS headers)
    if(NOT CUBIND_CUDA OR NOT EXISTS ${CUBIND_CUDA}/include/${header})
      set(found OFF)
    endif()
  endforeach()
  set(${out} ${found} PARENT_SCOPE)
endfunction()

# part_of_libraries(target major): builds the target with cubind_libraries. Its code includes
# ../runtime/types.h and similar files.
function(part_of_libraries target major)
  add_dependencies(cubind_libraries ${target})
  cubind_code_folder(runtime runtime ${major})
  target_include_directories(${target} PRIVATE ${runtime})
endfunction()

# The simulated device's NCCL (simulator/nccl/), next to its driver in the package. One library
# serves all majors, because their sonames are the same.
function(add_simulated_nccl)
  cubind_code_folder(code nccl ${CUBIND_MAIN_MAJOR})
  cubind_code_folder(runtime runtime ${CUBIND_MAIN_MAJOR})
  set(folder ${PROJECT_SOURCE_DIR}/simulator/nccl)
  add_library(cubind_simulated_nccl SHARED ${code}/stub_library.c ${folder}/collective.c ${folder}/comm.c ${folder}/driver.c
    ${folder}/entry.c ${folder}/group.c ${folder}/reduce.c ${folder}/shared.c ${folder}/transfer.c)
  target_include_directories(cubind_simulated_nccl PRIVATE ${folder} ${PROJECT_SOURCE_DIR}/simulator ${PROJECT_SOURCE_DIR}/simulator/include ${PROJECT_SOURCE_DIR}/formats ${code} ${runtime})
  set_target_properties(cubind_simulated_nccl PROPERTIES
    PREFIX "" OUTPUT_NAME libnccl.so.2 SUFFIX "" LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/python/cubind/simulator
    C_VISIBILITY_PRESET hidden LINK_DEPENDS ${folder}/libnccl.map)
  target_link_options(cubind_simulated_nccl PRIVATE -Wl,-soname,libnccl.so.2 -Wl,--version-script,${folder}/libnccl.map)
  target_link_libraries(cubind_simulated_nccl PRIVATE cubind_flags m Threads::Threads ${CMAKE_DL_LIBS})
  cubind_needs_code(cubind_simulated_nccl ${CUBIND_RELEASE_${CUBIND_MAIN_MAJOR}} nccl)
  add_dependencies(cubind_libraries cubind_simulated_nccl)
  install(TARGETS cubind_simulated_nccl LIBRARY DESTINATION ${CUBIND_INSTALL_PYTHON}/simulator COMPONENT libraries)
endfunction()

add_custom_target(cubind_libraries)
set(made ${PROJECT_BINARY_DIR}/libraries)
foreach(MODULE IN LISTS CUBIND_LIBRARY_MODULES)
  configure_file(${PROJECT_SOURCE_DIR}/python/checked.py.in ${made}/checked/${MODULE}.py @ONLY)
endforeach()
cubind_python_tree(cubind_libraries_python ${made} "${CUBIND_LIBRARY_MODULES}" ALL)
add_dependencies(cubind_libraries cubind_libraries_python)
foreach(major IN LISTS CUBIND_MAJORS)
  cubind_major_modules(modules ${major} ${CUBIND_LIBRARY_MODULES})
  foreach(module IN LISTS modules)
    add_binding(${module} ${major})
    list(APPEND majors_of_${module} ${major})
    part_of_libraries(cubind_${module}_cuda${major} ${major})
    if(CUBIND_BUILD_STUBS)
      if(NOT TARGET cubind_functional_${module})
        add_functional_stub(${module})
      endif()
      add_stub_library(${module} ${major})
      part_of_libraries(cubind_stub_${module}_cuda${major} ${major})
    endif()
    if(CUBIND_BUILD_TESTS AND major EQUAL CUBIND_MAIN_MAJOR)
      has_headers(found ${module})
      if(found)
        add_layout_check(${module})
        part_of_libraries(cubind_layout_${module} ${major})
      else()
        message(STATUS "no headers of ${module} in CUBIND_CUDA: its layouts are not checked")
      endif()
    endif()
    if(module STREQUAL "nccl" AND major EQUAL CUBIND_MAIN_MAJOR)
      add_simulated_nccl()
    endif()
  endforeach()
endforeach()
foreach(module IN LISTS CUBIND_LIBRARY_MODULES)
  if(majors_of_${module})
    cubind_docstrings(${module} ${majors_of_${module}})
  endif()
endforeach()
install(DIRECTORY ${made}/checked DESTINATION ${CUBIND_INSTALL_PYTHON} COMPONENT libraries)
