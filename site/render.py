"""Render the Markdown of the reference as HTML, without docutils, which needs 20 times as long."""

import html
import re
from dataclasses import dataclass, field

from markdown_it import MarkdownIt
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import CLexer, PythonLexer

LEXERS = {"c": CLexer(), "python": PythonLexer()}
FORMAT = HtmlFormatter(nowrap=True)


@dataclass
class Page:
    """A page of HTML: `contents` are its entries as (level, anchor, title)."""

    path: str
    title: str
    body: str = ""
    contents: list = field(default_factory=list)


def _highlighted(code, language, _):
    return highlight(code, LEXERS[language], FORMAT) if language in LEXERS else html.escape(code, quote=False)


PARSER = MarkdownIt("commonmark", {"html": True, "highlight": _highlighted}).enable("table")


def _fence(renderer, tokens, index, options, env):
    token = tokens[index]
    language = token.info.split()[0] if token.info.split() else "text"
    code = _highlighted(token.content, language, None)
    inner = f'<div class="highlight"><pre tabindex="0">{code}</pre></div>'
    return f'<div class="highlight-{language} notranslate">{inner}</div>\n'


PARSER.add_render_rule("fence", _fence)
PARSER.add_render_rule(
    "table_open", lambda *_: '<div class="table-wrapper docutils container" tabindex="0"><table class="docutils">\n'
)
PARSER.add_render_rule("table_close", lambda *_: "</table></div>\n")
PARSER.add_render_rule(
    "code_inline",
    lambda r, tokens, i, *_: (
        f'<code class="docutils literal notranslate"><span class="pre">{html.escape(tokens[i].content)}</span></code>'
    ),
)
HEADING = re.compile(r'(?:<p><a id="([^"]+)"></a></p>\n)?<h([1-6])>(.*?)</h\2>')
PAGE_LINK = re.compile(r'href="(?![a-z]+:)([^"#]*)\.md(?=["#])')


def render(item):
    """Return the Page of (path, Markdown)."""
    path, text = item
    page = Page(path, "")

    def heading(match):
        anchor, level, words = match.groups()
        if level == "1":
            page.title = html.unescape(re.sub(r"<[^>]+>", "", words))
            return f'<h1 class="entry" id="{anchor}">{words}</h1>' if anchor else f"<h1>{words}</h1>"
        mark = ' class="entry"' if anchor else ""
        anchor = anchor or re.sub(r"[^\w-]", "", words.lower().replace(" ", "-"))
        page.contents.append((int(level), anchor, re.sub(r"<[^>]+>", "", words)))
        return (
            f'<h{level}{mark} id="{anchor}">{words}<a class="headerlink" href="#{anchor}" '
            f'title="Link to this heading">#</a></h{level}>'
        )

    body = PARSER.render(text)
    page.body = PAGE_LINK.sub(r'href="\1.html', HEADING.sub(heading, body))
    return page
