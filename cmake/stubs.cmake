# add_stub_library(module): the stand-in for the module's library, for tests: what the generator made and, where some of
# its functions do something, tests/stubs/<module>/*.c. It goes to a folder of its own, where nothing finds it that was not
# told to.
function(add_stub_library module)
  cubind_soname(file ${module})
  file(GLOB functional CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/stubs/${module}/*.c)
  set(target cubind_stub_${module})
  add_library(${target} SHARED ${PROJECT_SOURCE_DIR}/generated/${module}/stub_library.c
    ${PROJECT_SOURCE_DIR}/tests/stubs/stub.c
    ${PROJECT_SOURCE_DIR}/tests/stubs/held_lock.c ${functional})
  target_include_directories(${target} PRIVATE
    ${PROJECT_SOURCE_DIR}/generated/${module} ${PROJECT_SOURCE_DIR}/tests/stubs)
  set_target_properties(${target} PROPERTIES
    PREFIX "" OUTPUT_NAME ${file} SUFFIX ""
    LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/stubs/${module}
    C_VISIBILITY_PRESET hidden)
  target_link_options(${target} PRIVATE -Wl,-soname,${file})
  target_link_libraries(${target} PRIVATE ${CMAKE_DL_LIBS} Threads::Threads cubind_flags)
endfunction()
