"""Build the documentation site into a folder.

    build/site-venv/bin/python site/build.py --generator FILE --out FOLDER [--modules NAME...]

Sphinx makes the pages of the documents. The pages of the reference and of the gallery are
rendered here and only get Sphinx's frame, because docutils would take minutes for them.
"""

import argparse
import os
import posixpath
import re
import shutil
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import bound
import c_api
import charts
import entries
import gallery
import navigation
import order
import render
import search
import sources
import stubs
from model_history import all_modules, all_releases, library_modules
from sphinx.application import Sphinx

HERE = Path(__file__).resolve().parent
WORKERS = 2
CODE = re.compile(r'<code class="docutils literal notranslate"><span class="pre">([\w.]+)(\(\))?</span></code>')
UNLINKED = re.compile(r"(<a\b.*?</a>|<h[1-6]\b.*?</h[1-6]>)", re.S)


# ---- the pages that Sphinx does not parse ----


def core_links(pages):
    """Return {name of CUDA: [(title, page, anchor)]} from sections of cubind.core that name it."""
    found = {}
    for path, text in pages.items():
        if path.startswith(f"{stubs.FOLDER}/cubind.core"):
            parts = entries.ENTRY.split(text)
            for anchor, section in zip(parts[1::3], parts[3::3], strict=True):
                for name in dict.fromkeys(re.findall(r"\b(?:cu|nvrtc|nvJitLink|nvml)[A-Z]\w+", section)):
                    found.setdefault(name, []).append((anchor, path, anchor))
    return found


def reference_index(of_module, modules, texts):
    """Return the Markdown of the page with all modules."""

    def rows(names):
        for name in names:
            text = texts[f"reference/{name}/index"]
            first = re.sub(
                r"\[([^]]*)\]\([^)]*\)",
                r"\1",
                next((p for p in text.split("\n\n")[1:] if p and p[0] not in "#`|<"), ""),
            )
            yield f"| [{name}]({name}/index.md) | {' '.join(first.split()).partition('. ')[0]} |\n"

    def titled(name):
        title = re.search(r"^# cubind\.\w+: (.+)$", texts[f"reference/{name}/index"], re.M)[1]
        count = sum(
            len(entries.ENTRY.findall(text)) for path, text in texts.items() if path.startswith(f"reference/{name}/")
        )
        return f"| [cubind.{name}]({name}/index.md) | {title} | {count} |\n"

    return (
        "# Reference\n\n## Python modules of cubind\n\n| Module | |\n| --- | --- |\n"
        + "".join(rows(of_module))
        + "\n## Bindings\n\nEach function is in two modules: "
        "`cubind.driver` returns a status, `cubind.checked.driver` raises.\n\n"
        "| Module | Library | Functions and classes |\n| --- | --- | ---: |\n"
        + "".join(map(titled, modules))
        + "\n## C\n\n[The C API of cubind.core](c-api/index.md) is for extension modules.\n"
    )


def reference(generator, modules, documents):
    """Return ({path: Markdown} of the reference and the gallery, and navigation's groups)."""
    release = all_releases()[-1]
    own, of_module = stubs.pages()
    made = bound.printed(generator, modules, release)
    del made["reference/index"]
    found = gallery.examples()
    known = bound.names_of({**made, **own})
    texts = {page: "\n".join(file.read_text() for file in files) for page, files in found.items()}
    titles = {page: page.removeprefix("examples/") for page in found}
    used = bound.uses(set(known), texts)
    document_titles = {page: sources.title_of(text) for page, text in documents.items()} | {sources.FRONT: "Front page"}
    told = bound.uses(
        set(known),
        {page: text for page, text in documents.items() if not page.startswith(("CHANGELOG", "docs/releases"))},
    )
    core = core_links(own)
    for module in modules:
        part = {path: text for path, text in made.items() if path.startswith(f"reference/{module}/")}
        made.update(bound.with_facts(part, module, (used, titles), (told, document_titles), core))
    made = entries.split(made)
    known = bound.names_of({**own, **made})
    calls = {page: sorted(name for name, pages in used.items() if page in pages) for page in found}
    examples = {
        page: gallery.page_text(
            page,
            files,
            ", ".join(
                f"[{name}]({posixpath.relpath(known[name][0], posixpath.dirname(page))}.md#{name})".replace(
                    "_", r"\_", name.count("_")
                )
                for name in calls[page]
            ),
        )
        for page, files in found.items()
    }
    texts = {**own, **c_api.page(), **made}
    texts["reference/index"] = reference_index(of_module, modules, texts)
    texts.update({"examples/index": gallery.index_text(found), **examples})
    return with_constants(texts), navigation.groups(of_module, modules, texts, found)


def with_constants(texts):
    """Give each constant an anchor."""
    return {
        path: re.sub(r"^\| `(\w+)` \|", r'| <a id="\1"></a>`\1` |', text, flags=re.M)
        if path.endswith("/constants")
        else text
        for path, text in texts.items()
    }


# ---- the pages that Sphinx parses ----


def documents(found):
    """Return {page: Markdown} of the repository's documents, as they are."""
    return {page: path.read_text() for page, path in found.items()}


def site_texts(texts, links):
    """Return the documents with links for the site, charts and the front page's entry points."""
    made = {page: links.rewritten(text, page) for page, text in texts.items()}
    made.update({page: charts.release(text) for page, text in made.items() if order.is_release(page)})
    made[sources.FRONT] = front(made[sources.FRONT], texts)
    return made


def front(text, texts):
    """Return the README with three entry points after its first sentence."""

    def card(title, page, words):
        return f'<a class="card" href="{page}.html"><strong>{title}</strong><span>{words}</span></a>\n'

    start = "docs/guide/ten-minutes" if "docs/guide/ten-minutes" in texts else "docs/core"
    cards = (
        card("Learn", start, "From the first kernel to graphs and libraries, with programs that run without a GPU.")
        + card("Look up", "reference/index", "Every function and class: forms, accepted types, releases, examples.")
        + card("Bind a library", "docs/adding-a-library", "From the header of a C library to a Python module.")
    )
    head, mark, rest = text.partition("\n* **")
    return f'{head}\n<nav class="cards" aria-label="Entry points">\n{cards}</nav>\n{mark}{rest}'


class Frame:
    """Gives pages their place in the site: navigation, neighbours, names as links."""

    def __init__(self, pages, names, tree, sections):
        self.pages, self.names, self.tree = pages, names, tree
        self.row = [page for _, listed in sections for page in listed]
        self.bodies = {}

    def collect(self, app):
        for path, page in self.pages.items():
            yield path, {"title": page.title, "body": page.body, "toc": navigation.contents(page)}, "page.html"

    def add(self, app, pagename, templatename, context, doctree):
        page = self.pages.get(pagename)
        path = sources.FRONT if pagename == "index" else pagename
        context["furo_navigation_tree"] = navigation.html_of(self.tree, pagename, context["pathto"])
        if page:
            context["furo_hide_toc"] = len(page.contents) < 2
            context["body"] = navigation.crumbs(pagename, self.tree, context["pathto"]) + self.linked(
                page.body, pagename
            )
        elif doctree is not None:
            context["body"] = self.linked(context["body"], pagename)
        if path in self.row:
            at = self.row.index(path)
            for key, neighbour in (("prev", at - 1), ("next", at + 1)):
                if 0 <= neighbour < len(self.row):
                    other = self.row[neighbour]
                    context[key] = {"link": context["pathto"](other), "title": self.tree.titles[other]}

    def linked(self, body, page):
        """Return HTML in which names of the reference lead there."""

        def replace(match):
            place = self.names.get(match[1])
            if not place or place[0] == page:
                return match[0]
            path = posixpath.relpath(place[0], posixpath.dirname(page) or ".")
            return f'<a class="name" href="{path}.html#{place[1]}">{match[0]}</a>'

        parts = UNLINKED.split(body)
        return "".join(part if i % 2 else CODE.sub(replace, part) for i, part in enumerate(parts))


def link_names(texts):
    """Return {name: (page, anchor)} for links in documents; names of cubind.core come first."""
    names = {}
    for path, text in texts.items():
        if path.startswith("reference/"):
            if posixpath.basename(path).startswith("enums"):
                for part in re.split(r'^(?=<a id=")', text, flags=re.M)[1:]:
                    anchor = part.split('"')[1]
                    names.update(
                        {member: (path, anchor) for member in search.MEMBER.findall(part) if member not in names}
                    )
            found = [a for a, _ in entries.ENTRY.findall(text)] + re.findall(r'^\| <a id="([^"]+)">', text, re.M)
            names.update({a: (path, a) for a in found if a not in names or path.startswith("reference/cubind.core/")})
    return names


def run_sphinx(folder, out, frame, workers):
    app = Sphinx(
        folder,
        HERE,
        out,
        f"{out}-doctrees",
        "html",
        parallel=workers,
        freshenv=True,
        warningiserror=True,
        status=None,
        warning=sys.stderr,
    )
    app.builder.search = False  # search.py makes the index
    app.connect("html-collect-pages", frame.collect)
    app.connect("html-page-context", frame.add, priority=900)
    app.build(force_all=True)
    shutil.rmtree(f"{out}-doctrees")
    shutil.rmtree(out / "_sources", ignore_errors=True)
    if app.statuscode:
        sys.exit("ci/site: error: Sphinx gave warnings; they are above")


def write_index(out, texts, frame, sections):
    rows = search.of_reference({path: text for path, text in texts.items() if path.startswith("reference/")})
    for _, listed in sections:
        for path in listed:
            html = (out / f"{path}.html").read_text()
            rows += search.of_document(path, html[html.index('<article role="main"') : html.index("</article>")])
    for path in texts:
        if path.startswith("examples/"):
            page = frame.pages[path]
            rows.append(
                [
                    page.title,
                    "examples",
                    path,
                    page.contents[0][1] if page.contents else "",
                    search.plain(page.body)[:300],
                    "",
                ]
            )
    (out / "_static" / "search-index.js").write_text(search.script(rows))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--generator", required=True, help="cubind-gen")
    parser.add_argument("--out", required=True, type=Path)
    parser.add_argument("--modules", nargs="*", default=all_modules() + library_modules())
    options = parser.parse_args()
    os.environ.setdefault("SOURCE_DATE_EPOCH", "0")
    out = options.out.resolve()
    shutil.rmtree(out, ignore_errors=True)
    found = sources.pages()
    sections = order.ordered(found)
    raw = documents(found)
    texts, tree = reference(options.generator, options.modules, raw)
    tree.add_documents(sections, raw)
    with ProcessPoolExecutor(WORKERS) as pool:
        pages = {page.path: page for page in pool.map(render.render, texts.items(), chunksize=4)}
    links = sources.Links(found, gallery.links(gallery.examples()))
    folder = Path(f"{out}-source")
    sources.write(folder, site_texts(raw, links))
    frame = Frame(pages, link_names(texts), tree, sections)
    run_sphinx(folder, out, frame, WORKERS)
    shutil.rmtree(folder)
    write_index(out, texts, frame, sections)


if __name__ == "__main__":
    main()
