# What there is to build and install beside the libraries: the modules, the Python package, and the files with which
# CMake and pkg-config find the C runtime.

# In a wheel everything lies inside the package's folder.
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
target_compile_definitions(cubind__runtime PRIVATE CUBIND_VERSION="${CUBIND_VERSION}")
foreach(major IN LISTS CUBIND_MAJORS)
  cubind_major_modules(modules ${major})
  foreach(module IN LISTS modules)
    add_binding(${module} ${major})
  endforeach()
endforeach()
foreach(module IN LISTS CUBIND_MODULES)
  add_binding_headers(${module})
  if(CUBIND_BUILD_TESTS AND CUBIND_CUDA)
    add_layout_check(${module})
  endif()
endforeach()

# The Python files that follow from the lists: each module's checked form, where the families of errors are, and which libraries
# the modules of each major open.
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
# cubind_library_row(out folder): (soname, folders, roots) of a module's library, as the generated code has them; "" for the
# driver's, which is the same for all.
function(cubind_library_row out folder)
  file(STRINGS ${folder}/symbols.c lines REGEX "^    \\.(soname|is_driver|folders|roots) = ")
  set(row "")
  if(NOT lines MATCHES "is_driver = true")
    foreach(key IN ITEMS soname folders roots)
      set(value "()")
      if(lines MATCHES "\\.${key} = (\\(const char \\*const\\[\\]\\))?({[^}]*}|\"[^\"]*\")")
        string(REPLACE "{" "(" value "${CMAKE_MATCH_2}")
        string(REPLACE ", NULL}" ",)" value "${value}")
      endif()
      string(APPEND row "${value}, ")
    endforeach()
    set(row "        (${row}),\n")
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
    cubind_generated_folder(folder ${module} ${major})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${folder}/symbols.c)
    cubind_library_row(row ${folder})
    string(APPEND rows "${row}")
  endforeach()
  cubind_generated_value(release ${folder} release)
  string(APPEND LIBRARIES "    ${major}: (\n${rows}    ),\n")
  string(APPEND RELEASES "    ${major}: \"${release}\",\n")
endforeach()
configure_file(${PROJECT_SOURCE_DIR}/python/cuda_libraries.py.in ${package}/_cuda_libraries.py @ONLY)
configure_file(${PROJECT_SOURCE_DIR}/python/module_names.py.in ${package}/_module_names.py @ONLY)
configure_file(${PROJECT_SOURCE_DIR}/python/families.py.in ${package}/_families.py @ONLY)
configure_file(${PROJECT_SOURCE_DIR}/python/families.pyi.in ${package}/_families.pyi @ONLY)

include(${CMAKE_CURRENT_LIST_DIR}/standard_headers.cmake)

add_custom_target(cubind_python ALL
  COMMAND ${CMAKE_COMMAND} -DSOURCE=${PROJECT_SOURCE_DIR} -DMADE=${package} -DOUT=${CUBIND_PYTHON_DIR}/cubind
    "-DMODULES=${CUBIND_MODULES}" "-DMAJORS=${CUBIND_MAJORS}" -DMAIN=${CUBIND_MAIN_MAJOR} -DGENERATED=${CUBIND_GENERATED} -P ${PROJECT_SOURCE_DIR}/cmake/python_tree.cmake
  COMMENT "Linking the Python package" VERBATIM)

install(DIRECTORY ${PROJECT_SOURCE_DIR}/python/cubind/ ${package}/ DESTINATION ${CUBIND_INSTALL_PYTHON} COMPONENT python
  PATTERN __pycache__ EXCLUDE)
# One line for Python's site, which looks for CUBIND_COMPAT before a program's first line.
install(FILES ${PROJECT_SOURCE_DIR}/python/cubind_compat.pth DESTINATION ${CUBIND_INSTALL_SITE} COMPONENT python)

# The C side: headers, library, and how to find them.
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
configure_file(${PROJECT_SOURCE_DIR}/cmake/cubind.pc.in ${PROJECT_BINARY_DIR}/cubind.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/cubind.pc DESTINATION ${pc_folder} COMPONENT development)
