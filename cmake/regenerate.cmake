# Defines the target `regenerate`, which writes generated/. No other target depends on it. It needs
# CUDA's headers: -DCUBIND_CUDA=FOLDER.

add_custom_target(regenerate
  COMMAND ${CMAKE_COMMAND} -E env GENERATOR=$<TARGET_FILE:cubind-gen> EMIT=$<TARGET_FILE:cubind-emit> ${PROJECT_SOURCE_DIR}/ci/regenerate
    --cuda "${CUBIND_CUDA}"
  DEPENDS cubind-gen cubind-emit
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
  VERBATIM USES_TERMINAL)
