"""Run conjugate_gradients.py without its graph: the same kernels, launched one by one.

    python3 launch_by_launch.py EXAMPLE
"""

import sys
from pathlib import Path

path = Path(sys.argv[1]).resolve()
sys.path.insert(0, str(path.parent))

import conjugate_gradients as example  # noqa: E402

solver = example.Solver()
solver.start()
solver.launch_by_launch()
residual = solver.residual()
assert residual < 1e-7, residual
print(f"{path.stem}: {int(solver.state()['step'][0])} iterations, launch by launch")
