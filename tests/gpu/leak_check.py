"""Run an example and reset its device, so that compute-sanitizer reports leaked device memory.

    python3 leak_check.py EXAMPLE
"""

import gc
import runpy
import sys
from pathlib import Path

path = Path(sys.argv[1]).resolve()
sys.path.insert(0, str(path.parent))
sys.argv = [str(path)]
runpy.run_path(str(path), run_name="__main__")
gc.collect()

from cubind.checked import driver  # noqa: E402

driver.cuCtxSynchronize()
driver.cuDevicePrimaryCtxReset(driver.cuDeviceGet(0))
