"""Make the gallery: a page for each example with its program, its output and a picture.

The outputs and pictures are in site/gallery/; `ci/site --record` makes them.
"""

import ast
import posixpath
import re
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples"
RECORDED = Path(__file__).resolve().parent / "gallery"
GROUPS = {
    "core": "Objects: cubind.core",
    "": "CUDA's C API",
    "workloads": "Workloads: parts of real programs",
    "distributed": "Several GPUs",
    "other": "C extensions and other libraries",
}
LANGUAGES = {".py": "python", ".c": "c", ".yaml": "yaml", ".txt": "cmake"}


def examples():
    """Return {path of the page: files}. A folder with a README is one example."""
    found = {}
    for path in sorted(EXAMPLES.rglob("*")):
        folder = path.parent
        if path.suffix == ".md":
            found[folder.relative_to(ROOT).as_posix()] = [
                path,
                *sorted(p for p in folder.iterdir() if p.suffix in LANGUAGES),
            ]
        elif path.suffix == ".py" and not (folder / "README.md").exists():
            found[path.relative_to(ROOT).with_suffix("").as_posix()] = [path]
    return found


def links(found):
    """Return {path in the repository: page}, for links of documents."""
    of = {file.relative_to(ROOT).as_posix(): page for page, files in found.items() for file in files}
    folders = {
        path.relative_to(ROOT).as_posix(): "examples/index" for path in (EXAMPLES, *EXAMPLES.iterdir()) if path.is_dir()
    }
    return {**folders, **of, **{page: page for page in found}}


def recorded(page, suffix):
    path = RECORDED / f"{page.removeprefix('examples/').replace('/', '-')}{suffix}"
    return path.read_text() if path.exists() else ""


def group_of(page, files):
    folder = posixpath.dirname(page.removeprefix("examples/"))
    return "other" if files[0].suffix == ".md" else folder


def describe(page, files):
    """Return (summary, Markdown) of an example's description."""
    if files[0].suffix == ".md":
        text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", files[0].read_text().partition("\n\n")[2])
        return " ".join(text.partition("\n\n")[0].split()), text
    text = ast.get_docstring(ast.parse(files[0].read_text())) or ""
    blocks = [
        f"```text\n{textwrap.dedent(b).strip(chr(10))}\n```" if b.startswith("    ") else b.replace("<", "&lt;")
        for b in text.split("\n\n")
    ]
    return text.partition("\n")[0], "\n\n".join(blocks)


def page_text(page, files, used):
    """Return the Markdown of an example's page; `used` are links to what it calls."""
    _, text = describe(page, files)
    out = [f"# {page.removeprefix('examples/')}\n\n{text}\n\n"]
    picture, output = recorded(page, ".svg"), recorded(page, ".txt")
    if picture:
        out.append(f"<div>\n{picture.strip()}\n</div>\n\n")
    if output:
        out.append(
            "## Output\n\nPrinted on the simulated device of two CPU cores; a GPU is faster.\n\n"
            f"```text\n{output}```\n\n"
        )
    for file in files:
        if file.suffix in LANGUAGES:
            title = "Program" if len(files) == 1 else file.name
            out.append(f"## {title}\n\n```{LANGUAGES[file.suffix]}\n{file.read_text()}```\n\n")
    if used:
        out.append(f"## Reference\n\n{used}\n")
    return "".join(out)


def index_text(found):
    out = [
        "# Examples\n\nThe programs need NumPy. `cubind examples` lists, runs and copies those of `cubind.core`; "
        "the others are in the folder `examples` of the repository.\n\n"
    ]
    for group, title in GROUPS.items():
        out.append(f"## {title}\n\n| Example | |\n| --- | --- |\n")
        out += [
            f"| [{posixpath.basename(page)}]({page.removeprefix('examples/')}.md) "
            f"| {describe(page, files)[0].replace('|', chr(92) + '|')} |\n"
            for page, files in found.items()
            if group_of(page, files) == group
        ]
        out.append("\n")
    return "".join(out)
