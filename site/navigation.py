"""Make the navigation of each page: the tree of all sections, the page's contents, its place."""

import html
import re
from dataclasses import dataclass, field

import gallery
import sources


@dataclass
class Tree:
    """`sections` are (title, [(title, page, [(title, page)])]); children show in their group."""

    sections: list = field(default_factory=list)
    titles: dict = field(default_factory=dict)
    parents: dict = field(default_factory=dict)  # {page: the entry that it is below}

    def add(self, title, entries):
        self.sections.append((title, entries))
        for name, page, children in entries:
            self.titles[page] = name
            self.parents[page] = (page, title)
            for child, path in children:
                self.titles.setdefault(path, child)
                self.parents[path] = (page, title)

    def add_documents(self, sections, texts):
        """Put the sections of documents before and after those of the reference."""
        made, self.sections = self.sections, []
        self.titles[sources.FRONT] = "Front page"
        for title, pages in sections:
            if title == "Generator":
                self.sections += made
            self.add(title, [(sources.title_of(texts[page]), page, []) for page in pages])


def by_number(page):
    """Return a key that sorts a page's tenth part after its second."""
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", page)]


def groups(of_module, modules, texts, examples):
    """Return the Tree of the reference and of the gallery."""

    def title(page):
        found = re.search(r"^# (.+)$", texts[page], re.M)
        return re.sub(r"^[\w.]+: ", "", found[1].replace("\\", "")) if found else page

    def children(name):
        prefix = f"reference/{name}/"
        return [
            (title(page), page)
            for page in sorted(texts, key=lambda page: (f"{prefix}functions" not in page, by_number(page)))
            if page.startswith(prefix) and page != f"{prefix}index"
        ]

    tree = Tree()
    entries = [("All modules", "reference/index", [])]
    entries += [(name, f"reference/{name}/index", children(name)) for name in of_module]
    entries += [(f"cubind.{name}", f"reference/{name}/index", children(name)) for name in modules]
    tree.add("Reference", [*entries, ("C API", "reference/c-api/index", [])])
    tree.add(
        "Examples",
        [("All examples", "examples/index", [])]
        + [
            (page.removeprefix("examples/"), page, [])
            for group in gallery.GROUPS
            for page, files in examples.items()
            if gallery.group_of(page, files) == group
        ],
    )
    return tree


def html_of(tree, current, pathto):
    """Return the tree as HTML; the section of the current page is open."""

    def item(title, page, level, inner=""):
        here = page == current
        link = (
            f'<a class="reference internal{" current" if here else ""}" href="{pathto(page)}"'
            f"{' aria-current=page' if here else ''}>{html.escape(title)}</a>"
        )
        return f'<li class="toctree-l{level}{" current current-page" if here else ""}">{link}{inner}</li>'

    parent, section = tree.parents.get(current, (None, "Guide" if current == "index" else None))
    if section == "Guide" and "Guide" not in dict(tree.sections):
        section = tree.sections[0][0]
    out = []
    for title, entries in tree.sections:
        rows = []
        for name, page, children in entries:
            inner = (
                f"<ul>{''.join(item(child, path, 2) for child, path in children)}</ul>"
                if children and parent == page
                else ""
            )
            rows.append(item(name, page, 1, inner))
        out.append(
            f"<details{' open' if title == section else ''}><summary>{title}</summary>"
            f'<ul class="current">{"".join(rows)}</ul></details>'
        )
    return "".join(out)


def contents(page):
    """Return the table of contents of a page as HTML."""
    least = min((level for level, _, _ in page.contents), default=2)
    rows = "".join(
        f'<li class="level-{level - least}"><a class="reference internal" href="#{anchor}">{title}</a></li>'
        for level, anchor, title in page.contents
        if level - least < 2
    )
    return f'<ul><li><a class="reference internal" href="#">{html.escape(page.title)}</a><ul>{rows}</ul></li></ul>'


def crumbs(current, tree, pathto):
    """Return links to the pages above a page."""
    parent, _ = tree.parents.get(current, (None, None))
    root = f"{current.split('/')[0]}/index"
    above = [page for page in dict.fromkeys((root, parent)) if page and page != current]
    links = " › ".join(f'<a href="{pathto(page)}">{html.escape(tree.titles[page])}</a>' for page in above)
    return f'<nav class="crumbs" aria-label="Place">{links}</nav>\n' if above else ""
