# Generates the code of modules from their models. cubind-emit reads generated/model/<module>.json
# and writes the code of a module for a CUDA release into CUBIND_CODE/<release>/<module>/. The build
# gets the modules of all major versions, type stubs, stub libraries and layout checks from there;
# the code in generated/<module>/ is committed only for people to read.
#
# generated/MANIFEST.<release> lists in advance the files that will be written, with sonames and
# hashes. A module is generated again when its model, the MANIFEST, a template or cubind-emit has
# changed. A file with unchanged content is not compiled again. If a model differs from the model
# that the MANIFEST records, the build ends with an error.

set(CUBIND_EMIT "" CACHE FILEPATH "A cubind-emit that runs on this machine, for cross builds; empty: it is built")
set(CUBIND_CODE_FROM "" CACHE PATH "Folder of code that is made already, <release>/<module>/; nothing is made then")
set(CUBIND_CUDA_RELEASE "" CACHE STRING "The CUDA release whose modules are built, as in 12.4; empty: those of generated/MANIFEST.*")

set(CUBIND_CODE ${PROJECT_BINARY_DIR}/code)
set(CUBIND_CODE_IS_MADE OFF)
if(CUBIND_CODE_FROM)
  set(CUBIND_CODE ${CUBIND_CODE_FROM})
  set(CUBIND_CODE_IS_MADE ON)
elseif(NOT EXISTS ${PROJECT_SOURCE_DIR}/generated/model)  # a source distribution has code instead
  set(CUBIND_CODE ${PROJECT_SOURCE_DIR}/code)
  set(CUBIND_CODE_IS_MADE ON)
endif()
if(CUBIND_CODE_FROM AND NOT IS_DIRECTORY ${CUBIND_CODE_FROM})
  message(FATAL_ERROR "CUBIND_CODE_FROM is ${CUBIND_CODE_FROM}, which is no folder: name one with <release>/<module>/ in it, as code/ "
    "in the build folder after the target cubind_code")
endif()
# The generator alone is built without generated code.
if(CUBIND_BUILD_PYTHON OR CUBIND_BUILD_SIMULATOR OR CUBIND_BUILD_STUBS)
  set(needs_code ON)
endif()
if(CMAKE_CROSSCOMPILING AND needs_code AND NOT CUBIND_EMIT AND NOT CUBIND_CODE_IS_MADE)
  message(FATAL_ERROR "a cubind-emit that is built for ${CMAKE_SYSTEM_PROCESSOR} does not run here: build the target cubind-emit "
    "in a folder of its own without a toolchain file, and name it with -DCUBIND_EMIT=FILE")
endif()

# --- models ---

# The models of the modules of cubind-libraries are committed compressed; the build unpacks them
# here.
set(CUBIND_LIBRARY_MODELS ${PROJECT_BINARY_DIR}/code/model)

function(cubind_model_file out module)
  set(file ${PROJECT_SOURCE_DIR}/generated/model/${module}.json)
  if(module IN_LIST CUBIND_LIBRARY_MODULES)
    set(file ${CUBIND_LIBRARY_MODELS}/${module}.json)
  endif()
  set(${out} ${file} PARENT_SCOPE)
endfunction()

find_program(CUBIND_PYTHON3 python3)
set(unpacker ${Python_EXECUTABLE})
if(NOT unpacker)
  set(unpacker ${CUBIND_PYTHON3})
endif()
set(unpack ${unpacker} ${PROJECT_SOURCE_DIR}/ci/library_models.py unpack)
set(unpacked)
if(CUBIND_BUILD_GENERATOR OR CUBIND_LIBRARIES)
  if(NOT unpacker)
    message(FATAL_ERROR "python3 unpacks the models of cubind-libraries, and there is none: name one with -DPython_EXECUTABLE=FILE")
  endif()
  foreach(module IN LISTS CUBIND_LIBRARY_MODULES)
    cubind_model_file(model ${module})
    set(packed ${PROJECT_SOURCE_DIR}/generated/model/${module}.json.xz)
    add_custom_command(OUTPUT ${model} COMMAND ${unpack} ${packed} ${CUBIND_LIBRARY_MODELS}
      DEPENDS ${packed} ${PROJECT_SOURCE_DIR}/ci/library_models.py COMMENT "Unpacking the models of ${module}" VERBATIM)
    list(APPEND unpacked ${model})
  endforeach()
endif()
add_custom_target(cubind_library_models DEPENDS ${unpacked})

# cubind_has_model(out module release): whether the module has a model of a release. False if its
# models are not unpacked yet.
function(cubind_has_model out module release)
  cubind_model_file(model ${module})
  set(found)
  if(EXISTS ${model})
    file(STRINGS ${model} found REGEX "^\"${release}\": " LIMIT_COUNT 1)
  endif()
  set(${out} ${found} PARENT_SCOPE)
endfunction()

# --- releases ---

# CUBIND_KEPT_RELEASES has the releases with a MANIFEST, one for each major, the newest last.
# CUBIND_KEPT_<major> is the release of a major.
file(GLOB found RELATIVE ${PROJECT_SOURCE_DIR}/generated CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/generated/MANIFEST.*)
list(TRANSFORM found REPLACE "^MANIFEST\\." "" OUTPUT_VARIABLE CUBIND_KEPT_RELEASES)
list(SORT CUBIND_KEPT_RELEASES COMPARE NATURAL)
set(CUBIND_KEPT_MAJORS)
foreach(release IN LISTS CUBIND_KEPT_RELEASES)
  string(REGEX REPLACE "\\..*" "" major ${release})
  list(APPEND CUBIND_KEPT_MAJORS ${major})
  set(CUBIND_KEPT_${major} ${release})
  set(CUBIND_RELEASE_${major} ${release})
  set(CUBIND_MANIFEST_${release} ${PROJECT_SOURCE_DIR}/generated/MANIFEST.${release})
endforeach()
list(GET CUBIND_KEPT_RELEASES -1 CUBIND_NEWEST)
list(GET CUBIND_KEPT_MAJORS -1 CUBIND_NEWEST_MAJOR)

# CUBIND_MAJORS has the majors of CUDA whose modules are built, and CUBIND_RELEASE_<major> the
# release that each is made from. At import, cubind.driver becomes the module of one of them
# (python/cubind/_cuda.py). Type checkers see the stubs of CUBIND_MAIN_MAJOR.
set(CUBIND_CUDA_MAJORS "" CACHE STRING "The majors of CUDA whose modules are built, as in 12;13; empty: all that there are")
set(CUBIND_MAJORS ${CUBIND_CUDA_MAJORS})
if(NOT CUBIND_MAJORS)
  set(CUBIND_MAJORS ${CUBIND_KEPT_MAJORS})
endif()
set(CUBIND_MAIN_MAJOR ${CUBIND_NEWEST_MAJOR})

# cubind_first_emit(out): a cubind-emit to run while the build is configured. This is CUBIND_EMIT,
# or one that is built now, in a separate folder.
function(cubind_first_emit out)
  set(emit ${CUBIND_EMIT})
  if(NOT emit)
    set(first ${PROJECT_BINARY_DIR}/emit-first)
    set(quietly OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND ${CMAKE_COMMAND} -G ${CMAKE_GENERATOR} -S ${PROJECT_SOURCE_DIR} -B ${first}
      -DCMAKE_C_COMPILER=${CMAKE_C_COMPILER} -DCMAKE_C_COMPILER_LAUNCHER=${CMAKE_C_COMPILER_LAUNCHER}
      -DCMAKE_MAKE_PROGRAM=${CMAKE_MAKE_PROGRAM} -DCMAKE_BUILD_TYPE=${CMAKE_BUILD_TYPE} -DCUBIND_BUILD_GENERATOR=OFF
      -DCUBIND_BUILD_PYTHON=OFF -DCUBIND_BUILD_SIMULATOR=OFF -DCUBIND_BUILD_TESTS=OFF -DCUBIND_BUILD_STUBS=OFF ${quietly})
    execute_process(COMMAND ${CMAKE_COMMAND} --build ${first} --target cubind-emit ${quietly})
    set(emit ${first}/generator/cubind-emit)
  endif()
  set(${out} ${emit} PARENT_SCOPE)
endfunction()

# cubind_list_release(release): writes the MANIFEST of a release that has none into the build
# folder.
function(cubind_list_release release)
  cubind_first_emit(emit)
  set(models)
  set(modules ${CUBIND_MODULES})
  if(CUBIND_LIBRARIES)
    list(APPEND modules ${CUBIND_LIBRARY_MODULES})
  endif()
  foreach(module IN LISTS modules)
    cubind_model_file(model ${module})
    if(module IN_LIST CUBIND_LIBRARY_MODULES)
      set(packed ${PROJECT_SOURCE_DIR}/generated/model/${module}.json.xz)
      set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${packed})
      execute_process(COMMAND ${unpack} ${packed} ${CUBIND_LIBRARY_MODELS} COMMAND_ERROR_IS_FATAL ANY)
    endif()
    cubind_has_model(has ${module} ${release})
    if(has)
      list(APPEND models ${model}@${release})
    else()
      message(STATUS "CUDA ${release} has no ${module}: it is left out")
    endif()
  endforeach()
  if(NOT models)
    message(FATAL_ERROR "generated/model has no models of CUDA ${release}; ci/watch ${release} adds them from its headers")
  endif()
  file(GLOB inputs ${PROJECT_SOURCE_DIR}/generated/model/*.json ${PROJECT_SOURCE_DIR}/templates/*.in)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${inputs})
  execute_process(COMMAND ${emit} --list --templates ${PROJECT_SOURCE_DIR}/templates ${models}
    OUTPUT_FILE ${CUBIND_MANIFEST_${release}} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

if(CUBIND_CUDA_RELEASE)
  if(NOT CUBIND_CUDA_RELEASE MATCHES "^([0-9]+)\\.[0-9]+$")
    message(FATAL_ERROR "CUBIND_CUDA_RELEASE is \"${CUBIND_CUDA_RELEASE}\": give a release, as in 12.4")
  endif()
  set(CUBIND_MAIN_MAJOR ${CMAKE_MATCH_1})
  set(CUBIND_MAJORS ${CUBIND_MAIN_MAJOR})
  set(CUBIND_RELEASE_${CUBIND_MAIN_MAJOR} ${CUBIND_CUDA_RELEASE})
  if(NOT CUBIND_CUDA_RELEASE IN_LIST CUBIND_KEPT_RELEASES)
    if(CUBIND_CODE_IS_MADE)
      message(FATAL_ERROR "${CUBIND_CODE} has no code of CUDA ${CUBIND_CUDA_RELEASE}: build it from a clone, which has models")
    endif()
    file(MAKE_DIRECTORY ${CUBIND_CODE})
    set(CUBIND_MANIFEST_${CUBIND_CUDA_RELEASE} ${CUBIND_CODE}/MANIFEST.${CUBIND_CUDA_RELEASE})
    cubind_list_release(${CUBIND_CUDA_RELEASE})
  endif()
endif()

# cubind_emit_options(out release strict): the options with which the code of a release is made.
# They compare it with the MANIFEST if there is one.
function(cubind_emit_options out release strict)
  set(options --templates ${PROJECT_SOURCE_DIR}/templates --force)
  if(release IN_LIST CUBIND_KEPT_RELEASES)
    list(APPEND options --manifest ${CUBIND_MANIFEST_${release}})
    if(strict)
      list(APPEND options --strict)
    endif()
    if(NOT release STREQUAL CUBIND_NEWEST)
      list(APPEND options --bare-stubs)  # editors read the newest release's stubs
    endif()
  endif()
  set(${out} ${options} PARENT_SCOPE)
endfunction()

# A source distribution gets all code that the package is built from, instead of models.
# pyproject.toml includes code/.
if(SKBUILD_STATE STREQUAL "sdist")
  cubind_first_emit(emit)
  foreach(release IN LISTS CUBIND_KEPT_RELEASES)
    set(models)
    foreach(module IN LISTS CUBIND_MODULES)
      cubind_model_file(model ${module})
      list(APPEND models ${model}@${release})
    endforeach()
    cubind_emit_options(options ${release} ON)
    execute_process(COMMAND ${emit} ${options} --out ${PROJECT_SOURCE_DIR}/code/${release} ${models} COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
endif()

# --- facts from a MANIFEST ---

# cubind_code_folder(out module major): the folder of a module's code, as it is built for a major.
function(cubind_code_folder out module major)
  set(${out} ${CUBIND_CODE}/${CUBIND_RELEASE_${major}}/${module} PARENT_SCOPE)
endfunction()

# cubind_kept_folder(out module major): the same for the release that has a MANIFEST. cubind.core,
# the simulated device and the functional halves of the stub libraries are compiled with the types
# of that release, whatever CUBIND_CUDA_RELEASE is.
function(cubind_kept_folder out module major)
  set(${out} ${CUBIND_CODE}/${CUBIND_KEPT_${major}}/${module} PARENT_SCOPE)
endfunction()

# cubind_release_files(out release module): the paths of a module's files; "" if the release lacks
# it.
function(cubind_release_files out release module)
  set(manifest ${CUBIND_MANIFEST_${release}})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${manifest})
  file(STRINGS ${manifest} lines REGEX "^[0-9a-f]+  ${module}/")
  list(TRANSFORM lines REPLACE "^[0-9a-f]+  " "${CUBIND_CODE}/${release}/")
  set(${out} ${lines} PARENT_SCOPE)
endfunction()

# cubind_code_facts(out module major key): the MANIFEST's values for a key, as a list; "" if none.
function(cubind_code_facts out module major key)
  file(STRINGS ${CUBIND_MANIFEST_${CUBIND_RELEASE_${major}}} lines REGEX "^# ${module}: ${key} ")
  list(TRANSFORM lines REPLACE "^# ${module}: ${key} " "")
  string(REPLACE " " ";" values "${lines}")
  set(${out} ${values} PARENT_SCOPE)
endfunction()

# cubind_major_modules(out major [MODULES]): the modules of CUBIND_MODULES, or of MODULES, that a
# major has. An old release may lack some.
function(cubind_major_modules out major)
  set(modules ${ARGN})
  if(ARGC EQUAL 2)
    set(modules ${CUBIND_MODULES})
  endif()
  set(present)
  foreach(module IN LISTS modules)
    cubind_release_files(files ${CUBIND_RELEASE_${major}} ${module})
    if(files)
      list(APPEND present ${module})
    endif()
  endforeach()
  set(${out} ${present} PARENT_SCOPE)
endfunction()

# --- the code ---

set(emitter ${CUBIND_EMIT})
if(NOT emitter)
  set(emitter cubind-emit)
endif()
file(GLOB templates CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/templates/*.in)

# make_module(stamp release module): adds the rule that makes a module. Its output is a stamp, so
# that files that come out the same keep their time.
function(make_module out release module)
  cubind_release_files(files ${release} ${module})
  set(stamp ${CUBIND_CODE}/${release}/${module}.made)
  set(${out} "" PARENT_SCOPE)
  cubind_model_file(model ${module})
  if(NOT files)
    cubind_has_model(has ${module} ${release})
    if(has)
      message(FATAL_ERROR "${CUBIND_MANIFEST_${release}} lacks ${module}: run ci/regenerate --models, or take the file from its commit")
    endif()
    return()
  endif()
  cubind_emit_options(options ${release} ${CUBIND_WERROR})
  add_custom_command(OUTPUT ${stamp} BYPRODUCTS ${files}
    COMMAND ${emitter} ${options} --out ${CUBIND_CODE}/${release} ${model}@${release}
    COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
    DEPENDS ${emitter} ${model} ${CUBIND_MANIFEST_${release}} ${templates}
    COMMENT "Making the code of ${module} for CUDA ${release}" VERBATIM)
  set(${out} ${stamp} PARENT_SCOPE)
endfunction()

# The targets cubind_code_<release>, and cubind_library_code_<release> for the modules of
# cubind-libraries.
set(releases ${CUBIND_KEPT_RELEASES} ${CUBIND_RELEASE_${CUBIND_MAIN_MAJOR}})
list(REMOVE_DUPLICATES releases)
foreach(release IN LISTS releases)
  foreach(part IN ITEMS code library_code)
    set(modules ${CUBIND_MODULES})
    if(part STREQUAL "library_code")
      set(modules ${CUBIND_LIBRARY_MODULES})
    endif()
    set(stamps)
    if(NOT CUBIND_CODE_IS_MADE AND (part STREQUAL "code" OR CUBIND_LIBRARIES))
      foreach(module IN LISTS modules)
        make_module(stamp ${release} ${module})
        list(APPEND stamps ${stamp})
      endforeach()
    endif()
    add_custom_target(cubind_${part}_${release} DEPENDS ${stamps})
  endforeach()
endforeach()
# All code of the package's modules, and of cubind-libraries' if CUBIND_LIBRARIES is on, for use in
# another build (CUBIND_CODE_FROM).
add_custom_target(cubind_code)
foreach(release IN LISTS CUBIND_KEPT_RELEASES)
  add_dependencies(cubind_code cubind_code_${release} cubind_library_code_${release})
endforeach()

# cubind_needs_code(target release [module]): compiles the target only after the code of a release
# is made. That includes the code of cubind-libraries if the module belongs to it.
function(cubind_needs_code target release)
  add_dependencies(${target} cubind_code_${release})
  if(ARGC GREATER 2 AND ARGV2 IN_LIST CUBIND_LIBRARY_MODULES)
    add_dependencies(${target} cubind_library_code_${release})
  endif()
endfunction()

# Modules that the release lacks are left out of everything that is built for it.
if(CUBIND_CUDA_RELEASE)
  cubind_major_modules(CUBIND_MODULES ${CUBIND_MAIN_MAJOR})
endif()
