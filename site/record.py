"""Run the examples on the simulated device, and keep their outputs and pictures in site/gallery/.

    PYTHONPATH=<build>/python python3 site/record.py [NAME...]

Times in the outputs are those of one run, so the files are committed and not made by the build.
"""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import charts
import gallery

CURVES = 200  # points of a curve
SECONDS = 60


def _histogram(up, down):
    return charts.bars(down[-1].tolist(), "The weighted histogram that the kernel computed")


def _particles(up, down):
    panels = [("start", up[0]), ("after 100 steps", down[-1])]
    return charts.points([(label, array[:600].tolist()) for label, array in panels], "Positions of 600 particles")


def _expressions(up, down):
    every = len(up[0]) // CURVES
    return charts.curve(
        up[0][::every].tolist(), down[-1][::every].tolist(), "Values of the compiled expression from 0 to 20"
    )


def _conjugate_gradients(up, down):
    side = int(len(down[-1]) ** 0.5)
    return charts.images([("solution", down[-1].reshape(side, side).tolist())], "Solution of the linear system")


def _tma_blur(up, down):
    return charts.images(
        [("image", up[0][:48, :48].tolist()), ("blurred", down[-1][:48, :48].tolist())],
        "A part of the image before and after",
    )


PICTURES = {
    "histogram": _histogram,
    "particles": _particles,
    "expressions": _expressions,
    "conjugate_gradients": _conjugate_gradients,
    "tma_blur": _tma_blur,
}


def draw(name):
    """Run an example of examples/core in this process, and return a picture of its arrays."""
    sys.path.insert(0, str(gallery.EXAMPLES / "core"))
    import common

    up, down = [], []
    upload, download = common.upload, common.download

    def uploaded(device, stream, array):
        up.append(array.copy())
        return upload(device, stream, array)

    def downloaded(buffer, stream, like):
        down.append(download(buffer, stream, like))
        return down[-1]

    common.upload, common.download = uploaded, downloaded
    runpy.run_path(str(gallery.EXAMPLES / "core" / f"{name}.py"), run_name="__main__")
    return PICTURES[name](up, down)


def main():
    os.environ["CUBIND_DEVICE"] = "simulated"
    if sys.argv[1:2] == ["--picture"]:
        name = sys.argv.pop(2)
        del sys.argv[1]
        (gallery.RECORDED / f"core-{name}.svg").write_text(draw(name) + "\n")
        return
    gallery.RECORDED.mkdir(exist_ok=True)
    for page, files in gallery.examples().items():
        name = page.removeprefix("examples/").replace("/", "-")
        if files[0].suffix != ".py" or (sys.argv[1:] and name not in sys.argv[1:]):
            continue
        try:
            result = subprocess.run(
                [sys.executable, str(files[0])], capture_output=True, text=True, timeout=SECONDS, check=False
            )
        except subprocess.TimeoutExpired:
            result = None
        if result is None or result.returncode != 0 or not result.stdout:
            print(f"{name}: no output on the simulated device")
            continue
        (gallery.RECORDED / f"{name}.txt").write_text(result.stdout)
        print(f"{name}: {result.stdout.splitlines()[0]}")
        if page.startswith("examples/core/") and Path(page).name in PICTURES:
            subprocess.run(
                [sys.executable, __file__, "--picture", Path(page).name], check=True, stdout=subprocess.DEVNULL
            )


if __name__ == "__main__":
    main()
