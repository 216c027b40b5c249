// Adds what every page needs for the keyboard: "/" puts the cursor into the search, Enter and the
// space bar open the menus of narrow screens, and the current page is visible in the navigation.
"use strict";

document.addEventListener("keydown", event => {
    const at = document.activeElement;
    if (event.key === "/" && !/^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName) && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        (document.getElementById("query") || document.querySelector(".sidebar-search")).focus();
    }
    if ((event.key === "Enter" || event.key === " ") && at.matches("label[for]")) {
        event.preventDefault();
        at.click();
    }
});
document.querySelectorAll("label.nav-overlay-icon, label.toc-overlay-icon").forEach(label => {
    label.tabIndex = 0;
    label.setAttribute("role", "button");
});
const current = document.querySelector(".sidebar-tree a.current");
if (current) {
    const box = current.closest(".sidebar-scroll");
    if (box) box.scrollTop += current.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
}
