# -DCUBIND_LIBRARIES=ON: the modules of the distribution cubind-libraries, which are many and large and which few programs
# need. Models of them are committed (libraries/model/, compressed), and no code: it is made here, when the build is configured, and anew
# when a model or a template has changed; after a change of the generator, configure again. All else is as for the other modules: where they are found, their checked
# form, type stubs, checks of layouts, stub libraries. Target cubind_libraries builds them, component `libraries` installs them.
#
# Where no generator can be built, CUBIND_LIBRARIES_FROM is the archive of code that ci/library-code made elsewhere.

set(generator ${PROJECT_BINARY_DIR}/generator/cubind-gen)
if(NOT CUBIND_LIBRARIES_FROM AND (DEFINED ENV{GENERATOR} OR NOT TARGET cubind-gen OR NOT EXISTS ${generator}))
  cubind_first_generator(generator)
endif()
set(models ${CUBIND_LIBRARY_CODE}/model)
file(GLOB packed CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/libraries/model/*.json.xz)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${packed})
execute_process(COMMAND ${Python_EXECUTABLE} ${PROJECT_SOURCE_DIR}/ci/library_models.py unpack ${PROJECT_SOURCE_DIR}/libraries/model ${models}
  COMMAND_ERROR_IS_FATAL ANY)
file(GLOB templates CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/templates/*.in)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${templates})

if(CUBIND_LIBRARIES_FROM)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CUBIND_LIBRARIES_FROM})
  file(GLOB old ${CUBIND_LIBRARY_CODE}/cuda*)
  if(old)
    file(REMOVE_RECURSE ${old})
  endif()
  file(ARCHIVE_EXTRACT INPUT ${CUBIND_LIBRARIES_FROM} DESTINATION ${CUBIND_LIBRARY_CODE})
endif()

# generate_library(module major): its code for the release that the other modules of the major are made from. Nothing where the
# library has no model of that release.
function(generate_library module major)
  set(model ${models}/${module}.json)
  cubind_generated_folder(driver driver ${major})
  cubind_generated_value(release ${driver} release)
  file(STRINGS ${model} found REGEX "^\"${release}\": " LIMIT_COUNT 1)
  if(NOT found)
    message(STATUS "CUDA ${release} has no ${module}: it is left out")
    return()
  endif()
  set(options --templates ${PROJECT_SOURCE_DIR}/templates)
  if(NOT major EQUAL CUBIND_MAIN_MAJOR)
    list(APPEND options --bare-stubs)
  endif()
  execute_process(COMMAND ${generator} generate --model ${model}@${release} --out ${CUBIND_LIBRARY_CODE}/cuda${major} --force ${options}
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# has_headers(out folder): whether CUBIND_CUDA has the headers that code was made from, whose names its MANIFEST has.
function(has_headers out folder)
  file(STRINGS ${folder}/MANIFEST lines REGEX "^# .*\\.h$")
  set(found ON)
  foreach(line IN LISTS lines)
    string(REGEX REPLACE ".* " "" header "${line}")
    if(NOT CUBIND_CUDA OR NOT EXISTS ${CUBIND_CUDA}/include/${header})
      set(found OFF)
    endif()
  endforeach()
  set(${out} ${found} PARENT_SCOPE)
endfunction()

# link_library(module major): type stubs and the checked form into the package of the build folder.
function(link_library module major)
  cubind_generated_folder(folder ${module} ${major})
  set(package ${CUBIND_PYTHON_DIR}/cubind)
  set(stubs ${package}/_cuda${major})
  set(suffix .pyi.txt)  # type checkers take each .pyi below a package for a module of it
  if(major EQUAL CUBIND_MAIN_MAJOR)
    set(stubs ${package})
    set(suffix .pyi)
  endif()
  file(MAKE_DIRECTORY ${stubs}/checked ${package}/checked)
  file(CREATE_LINK ${folder}/${module}.pyi ${stubs}/${module}${suffix} SYMBOLIC)
  file(CREATE_LINK ${folder}/${module}_checked.pyi ${stubs}/checked/${module}${suffix} SYMBOLIC)
  file(CREATE_LINK ${CUBIND_LIBRARY_CODE}/checked/${module}.py ${package}/checked/${module}.py SYMBOLIC)
endfunction()

# part_of_libraries(target major): built with cubind_libraries. Its code includes ../runtime/types.h and its like, as if it lay
# beside them.
function(part_of_libraries target major)
  add_dependencies(cubind_libraries ${target})
  cubind_generated_folder(runtime runtime ${major})
  target_include_directories(${target} PRIVATE ${runtime})
endfunction()

# The simulated device's NCCL (simulator/nccl/), beside its driver in the package. One serves all majors: their sonames are the same.
function(add_simulated_nccl)
  cubind_generated_folder(code nccl ${CUBIND_MAIN_MAJOR})
  cubind_generated_folder(runtime runtime ${CUBIND_MAIN_MAJOR})
  set(folder ${PROJECT_SOURCE_DIR}/simulator/nccl)
  add_library(cubind_simulated_nccl SHARED ${code}/stub_library.c ${folder}/collective.c ${folder}/comm.c ${folder}/driver.c
    ${folder}/entry.c ${folder}/group.c ${folder}/reduce.c ${folder}/shared.c ${folder}/transfer.c)
  target_include_directories(cubind_simulated_nccl PRIVATE ${folder} ${PROJECT_SOURCE_DIR}/simulator ${code} ${runtime})
  set_target_properties(cubind_simulated_nccl PROPERTIES
    PREFIX "" OUTPUT_NAME libnccl.so.2 SUFFIX "" LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/python/cubind/simulator
    C_VISIBILITY_PRESET hidden LINK_DEPENDS ${folder}/libnccl.map)
  target_link_options(cubind_simulated_nccl PRIVATE -Wl,-soname,libnccl.so.2 -Wl,--version-script,${folder}/libnccl.map)
  target_link_libraries(cubind_simulated_nccl PRIVATE cubind_flags m Threads::Threads ${CMAKE_DL_LIBS})
  add_dependencies(cubind_libraries cubind_simulated_nccl)
  install(TARGETS cubind_simulated_nccl LIBRARY DESTINATION ${CUBIND_INSTALL_PYTHON}/simulator COMPONENT libraries)
endfunction()

add_custom_target(cubind_libraries)
foreach(major IN LISTS CUBIND_MAJORS)
  foreach(MODULE IN LISTS CUBIND_LIBRARY_MODULES)
    if(NOT CUBIND_LIBRARIES_FROM)
      generate_library(${MODULE} ${major})
    endif()
    cubind_generated_folder(folder ${MODULE} ${major})
    if(NOT EXISTS ${folder}/MANIFEST)
      continue()
    endif()
    configure_file(${PROJECT_SOURCE_DIR}/python/checked.py.in ${CUBIND_LIBRARY_CODE}/checked/${MODULE}.py @ONLY)
    link_library(${MODULE} ${major})
    add_binding(${MODULE} ${major})
    part_of_libraries(cubind_${MODULE}_cuda${major} ${major})
    if(CUBIND_BUILD_STUBS)
      if(NOT TARGET cubind_functional_${MODULE})
        add_functional_stub(${MODULE})
      endif()
      add_stub_library(${MODULE} ${major})
      part_of_libraries(cubind_stub_${MODULE}_cuda${major} ${major})
    endif()
    if(CUBIND_BUILD_TESTS AND major EQUAL CUBIND_MAIN_MAJOR)
      has_headers(found ${folder})
      if(found)
        add_layout_check(${MODULE})
        part_of_libraries(cubind_layout_${MODULE} ${major})
      else()
        message(STATUS "no headers of ${MODULE} in CUBIND_CUDA: its layouts are not checked")
      endif()
    endif()
  endforeach()
endforeach()
cubind_generated_folder(nccl nccl ${CUBIND_MAIN_MAJOR})
if(EXISTS ${nccl}/stub_library.c)
  add_simulated_nccl()
endif()
install(DIRECTORY ${CUBIND_LIBRARY_CODE}/checked DESTINATION ${CUBIND_INSTALL_PYTHON} COMPONENT libraries)
