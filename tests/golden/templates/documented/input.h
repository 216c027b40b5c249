#include <stddef.h>
typedef struct engine_st *engine;
typedef struct speed_st { int first; int second; float third; } speed;
/**
 * \defgroup SAMPLE_ENGINES Engines
 * @{
 */
/**
 * \brief text that is never taken over
 * \param e [out] text
 * \return
 * ::OK,
 * ::BAD,
 * ::WORSE
 * \note OK is no part of it
 */
status sampleEngineCreate(engine *e, const speed *s);
/** \return \ref WORSE text, or ::BAD, or ::WORSE again */
status sampleEngineDestroy(engine e);
/** \defgroup SAMPLE_INNER Deeper @{ */
status sampleEngineGetSpeed(engine e, float *metres, int a, int b);
/** @} */
status sampleEngineStop(engine e);
/** @} */
/** \ingroup elsewhere */
status sampleReset(void);
