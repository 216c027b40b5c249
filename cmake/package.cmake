# Builds and installs the modules, the Python package, and the files with which CMake and pkg-config
# find the C runtime.

# In a wheel everything is inside the package's folder.
if(SKBUILD)
  set(CUBIND_INSTALL_SITE .)
  set(CUBIND_INSTALL_PYTHON cubind)
  set(CUBIND_INSTALL_INCLUDE cubind/include)
  set(CUBIND_INSTALL_LIB cubind/lib)
else()
  set(CUBIND_INSTALL_SITE
    ${CMAKE_INSTALL_LIBDIR}/python${Python_VERSION_MAJOR}.${Python_VERSION_MINOR}/site-packages)
  set(CUBIND_INSTALL_PYTHON ${CUBIND_INSTALL_SITE}/cubind)
  set(CUBIND_INSTALL_INCLUDE ${CMAKE_INSTALL_INCLUDEDIR})
  set(CUBIND_INSTALL_LIB ${CMAKE_INSTALL_LIBDIR})
endif()

add_extension(_runtime SOURCES ${PROJECT_SOURCE_DIR}/runtime/src/runtime_module.c)
target_include_directories(cubind__runtime PRIVATE ${PROJECT_SOURCE_DIR}/runtime/src)
target_compile_definitions(cubind__runtime PRIVATE CUBIND_VERSION="${CUBIND_VERSION}")
# The bindings alone, without cubind.core and the simulated device.
add_custom_target(cubind_modules)
foreach(major IN LISTS CUBIND_MAJORS)
  cubind_major_modules(modules ${major})
  foreach(module IN LISTS modules)
    add_binding(${module} ${major})
    add_dependencies(cubind_modules cubind_${module}_cuda${major})
    list(APPEND majors_of_${module} ${major})
  endforeach()
endforeach()
cubind_major_modules(modules ${CUBIND_MAIN_MAJOR})
foreach(module IN LISTS CUBIND_MODULES)
  if(majors_of_${module})
    cubind_docstrings(${module} ${majors_of_${module}})
  endif()
endforeach()
foreach(module IN LISTS modules)
  add_binding_headers(${module})
  if(CUBIND_BUILD_TESTS AND CUBIND_CUDA)
    add_layout_check(${module})
  endif()
endforeach()

# Python files that are made from the lists: the checked form of each module, the table of error
# families, and the libraries that the modules of each major open.
set(package ${PROJECT_BINARY_DIR}/package)
set(FAMILIES)
set(FAMILY_IMPORTS)
foreach(MODULE IN LISTS CUBIND_MODULES)
  configure_file(${PROJECT_SOURCE_DIR}/python/checked.py.in ${package}/checked/${MODULE}.py @ONLY)
  cubind_spec_word(family ${MODULE} error_class OPTIONAL)
  if(family)
    string(APPEND FAMILIES "    \"${family}\": \"${MODULE}\",\n")
    string(APPEND FAMILY_IMPORTS "from cubind.checked.${MODULE} import ${family} as ${family}\n")
  endif()
endforeach()
# cubind_python_tuple(out item...): ("a", "b",), or () for none.
function(cubind_python_tuple out)
  set(text "")
  foreach(item IN LISTS ARGN)
    string(APPEND text "\"${item}\", ")
  endforeach()
  string(REGEX REPLACE " $" "" text "${text}")
  set(${out} "(${text})" PARENT_SCOPE)
endfunction()

# cubind_library_row(out module major): the row (soname, folders, roots) of a module's library; ""
# for the driver, which is the same for all majors.
function(cubind_library_row out module major)
  foreach(key IN ITEMS resolver soname folders roots)
    cubind_code_facts(${key} ${module} ${major} ${key})
  endforeach()
  set(row "")
  if(NOT resolver)
    cubind_python_tuple(folders ${folders})
    cubind_python_tuple(roots ${roots})
    set(row "        (\"${soname}\", ${folders}, ${roots}, ),\n")
  endif()
  set(${out} "${row}" PARENT_SCOPE)
endfunction()

set(LIBRARIES)
set(RELEASES)
foreach(major IN LISTS CUBIND_MAJORS)
  cubind_major_modules(modules ${major})
  list(REMOVE_ITEM modules runtime)
  set(rows)
  foreach(module IN ITEMS runtime ${modules})  # the CUDA runtime first: it counts most
    cubind_library_row(row ${module} ${major})
    string(APPEND rows "${row}")
  endforeach()
  string(APPEND LIBRARIES "    ${major}: (\n${rows}    ),\n")
  string(APPEND RELEASES "    ${major}: \"${CUBIND_RELEASE_${major}}\",\n")
endforeach()
configure_file(${PROJECT_SOURCE_DIR}/python/cuda_libraries.py.in ${package}/_cuda_libraries.py @ONLY)
configure_file(${PROJECT_SOURCE_DIR}/python/module_names.py.in ${package}/_module_names.py @ONLY)
configure_file(${PROJECT_SOURCE_DIR}/python/families.py.in ${package}/_families.py @ONLY)
configure_file(${PROJECT_SOURCE_DIR}/python/families.pyi.in ${package}/_families.pyi @ONLY)

include(${CMAKE_CURRENT_LIST_DIR}/standard_headers.cmake)

# cubind_python_tree(target made modules): a target that links the files of a folder, and the type
# stubs of modules, into the package. It runs again when the set of files changes.
set(stub_folders)
foreach(major IN LISTS CUBIND_MAJORS)
  cubind_code_folder(folder "" ${major})
  list(APPEND stub_folders ${folder})
endforeach()
file(GLOB_RECURSE python_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/python/cubind/*
  ${PROJECT_SOURCE_DIR}/examples/core/*.py)
list(FILTER python_files EXCLUDE REGEX "/__pycache__/")
function(cubind_python_tree target made modules)
  set(linked ${CUBIND_PYTHON_DIR}/cubind/.${target})
  file(GLOB_RECURSE made_files ${made}/*)
  string(SHA256 list "${python_files};${made_files}")
  add_custom_command(OUTPUT ${linked}
    COMMAND ${CMAKE_COMMAND} -DSOURCE=${PROJECT_SOURCE_DIR} -DMADE=${made} -DOUT=${CUBIND_PYTHON_DIR}/cubind "-DMODULES=${modules}"
      "-DMAJORS=${CUBIND_MAJORS}" "-DFOLDERS=${stub_folders}" -DMAIN=${CUBIND_MAIN_MAJOR} -DLIST=${list}
      -P ${PROJECT_SOURCE_DIR}/cmake/python_tree.cmake
    COMMAND ${CMAKE_COMMAND} -E touch ${linked}
    DEPENDS ${PROJECT_SOURCE_DIR}/cmake/python_tree.cmake
    COMMENT "Linking the Python package" VERBATIM)
  add_custom_target(${target} ${ARGN} DEPENDS ${linked})
  list(GET modules 0 first)
  foreach(major IN LISTS CUBIND_MAJORS)
    cubind_needs_code(${target} ${CUBIND_RELEASE_${major}} ${first})
  endforeach()
endfunction()
cubind_python_tree(cubind_python ${package} "${CUBIND_MODULES}" ALL)
add_dependencies(cubind_modules cubind_python cubind__runtime)
install(TARGETS cubind_rt_shared LIBRARY DESTINATION ${CUBIND_INSTALL_PYTHON} COMPONENT python)

install(DIRECTORY ${PROJECT_SOURCE_DIR}/python/cubind/ ${package}/ DESTINATION ${CUBIND_INSTALL_PYTHON} COMPONENT python
  PATTERN __pycache__ EXCLUDE)
# The examples that `python3 -m cubind examples` offers.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/examples/core/ DESTINATION ${CUBIND_INSTALL_PYTHON}/_examples COMPONENT python
  FILES_MATCHING PATTERN "*.py" PATTERN __pycache__ EXCLUDE)
# A .pth file with one line, which Python's site runs at start-up: it checks CUBIND_COMPAT.
install(FILES ${PROJECT_SOURCE_DIR}/python/cubind_compat.pth DESTINATION ${CUBIND_INSTALL_SITE} COMPONENT python)

# The C side: headers, static libraries, and the files that find them. The wheel cubind-dev
# (development/) is made of this component; its build needs this target alone.
add_custom_target(cubind_development DEPENDS cubind_rt)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/runtime/include/ DESTINATION ${CUBIND_INSTALL_INCLUDE} COMPONENT development)
install(TARGETS cubind_rt EXPORT cubind_targets ARCHIVE DESTINATION ${CUBIND_INSTALL_LIB} COMPONENT development
  INCLUDES DESTINATION ${CUBIND_INSTALL_INCLUDE})
set(config_folder ${CUBIND_INSTALL_LIB}/cmake/cubind)
install(EXPORT cubind_targets FILE cubind-targets.cmake NAMESPACE cubind:: DESTINATION ${config_folder}
  COMPONENT development)

include(CMakePackageConfigHelpers)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/cubind-config.cmake.in
  ${PROJECT_BINARY_DIR}/cubind-config.cmake INSTALL_DESTINATION ${config_folder})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/cubind-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/cubind-config.cmake ${PROJECT_BINARY_DIR}/cubind-config-version.cmake
  DESTINATION ${config_folder} COMPONENT development)

set(pc_folder ${CUBIND_INSTALL_LIB}/pkgconfig)
file(RELATIVE_PATH CUBIND_PC_LIB /${pc_folder} /${CUBIND_INSTALL_LIB})
file(RELATIVE_PATH CUBIND_PC_INCLUDE /${pc_folder} /${CUBIND_INSTALL_INCLUDE})
foreach(name IN ITEMS cubind cubind-core)
  configure_file(${PROJECT_SOURCE_DIR}/cmake/${name}.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${pc_folder} COMPONENT development)
endforeach()
