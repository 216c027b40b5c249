"""Runs an example, then resets its device: leaks of device memory are what is left of it then (compute-sanitizer tells).

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
