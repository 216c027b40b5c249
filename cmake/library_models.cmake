# The models of cubind-libraries, which are kept compressed (libraries/model/), unpacked into CUBIND_LIBRARY_MODELS when the build
# is configured, and anew when one of them has changed. cubind-gen reads them there, and cmake/libraries.cmake.

set(CUBIND_LIBRARY_MODELS ${CUBIND_LIBRARY_CODE}/model)
find_program(CUBIND_PYTHON3 python3)
set(python ${Python_EXECUTABLE})
if(NOT python)
  set(python ${CUBIND_PYTHON3})
endif()
if(NOT python)
  message(FATAL_ERROR "python3 unpacks the models of cubind-libraries, and there is none: name one with -DPython_EXECUTABLE=FILE")
endif()
file(GLOB packed CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/libraries/model/*.json.xz)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${packed})
execute_process(COMMAND ${python} ${PROJECT_SOURCE_DIR}/ci/library_models.py unpack ${PROJECT_SOURCE_DIR}/libraries/model ${CUBIND_LIBRARY_MODELS}
  COMMAND_ERROR_IS_FATAL ANY)
