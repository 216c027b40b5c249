"""Configure Sphinx. build.py starts it."""

import sources

project = author = "cubind"
release = version = sources.version()
copyright = "the cubind authors"
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
myst_heading_anchors = 4
# order.py has the order of pages; quoted code has holes, "…", that no lexer knows.
suppress_warnings = ["toc.not_included", "misc.highlighting_failure"]
exclude_patterns = []
templates_path = ["templates"]
html_theme = "furo"
html_title = "cubind"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_js_files = [("site.js", {"defer": "defer"})]
html_additional_pages = {"search": "search.html"}
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_use_index = False
html_permalinks_icon = "#"
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#1d5d2c",
        "color-brand-content": "#1d5d2c",
        "color-brand-visited": "#5b3a8c",
    },
    "dark_css_variables": {
        "color-brand-primary": "#7fd394",
        "color-brand-content": "#7fd394",
        "color-brand-visited": "#c3a6f0",
    },
    "navigation_with_keys": False,
}
