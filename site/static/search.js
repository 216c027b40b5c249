// Searches the names of the reference and the words of the documents (search.py makes the index).
// A name that equals the query is first, then names that begin with it, then names with it inside,
// then members of enums, then texts.
"use strict";

function prepare() {
    for (const row of INDEX.rows) {
        row.name = row[0].toLowerCase();
        row.module = INDEX.kinds[row[1]].replace(/^.* of /, "").toLowerCase() + ".";
        row.members = " " + (row[5] || "").toLowerCase() + " ";
        row.text = (row[4] || "").toLowerCase();
    }
    INDEX.isReady = true;
}

// Returns the place of a name in the results, or -1.
function placeOfName(row, query, lower) {
    if (row.name.includes(lower)) {
        if (row.name === lower) return row[0] === query ? 0 : 1;
        if (row.name.startsWith(lower)) return 3;
        return row.name.endsWith("." + lower) ? 2 : 5;
    }
    if (!lower.startsWith(row.module)) return -1;
    const rest = lower.slice(row.module.length);
    return row.name === rest ? 1 : row.name.startsWith(rest) ? 4 : -1;
}

function placeOfText(row, lower, words) {
    if (row.members.includes(" " + lower + " ")) return 4;
    if (row.members.includes(lower)) return 6;
    if (words.every(word => row.name.includes(word))) return 7;
    if (!words.every(word => row.text.includes(word) || row.name.includes(word))) return -1;
    return row.text.includes(lower) ? 8 : 9;
}

// Returns the rows that match, the best first. It looks into texts only if names give fewer than
// `enough`.
function search(query, enough) {
    if (!INDEX.isReady) prepare();
    query = query.trim().replace(/\(\)?$/, "");
    const lower = query.toLowerCase(), words = lower.split(/\s+/), found = [];
    const collect = place => INDEX.rows.forEach((row, number) => {
        const at = place(row);
        if (at >= 0) found.push([at, at < 6 ? row[0].length : 0, number]);
    });
    if (!lower) return [];
    collect(row => placeOfName(row, query, lower));
    if (found.length < enough) collect(row => placeOfName(row, query, lower) < 0 ? placeOfText(row, lower, words) : -1);
    found.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
    return found.map(item => INDEX.rows[item[2]]);
}

function excerpt(row, lower) {
    const text = row[4] || "", start = Math.max(0, row.text.indexOf(lower) - 60);
    return (start ? "… " : "") + text.slice(start, start + 180) + (text.length > start + 180 ? " …" : "");
}

function show(query) {
    const most = 50, rows = search(query, most), lower = query.trim().toLowerCase();
    const root = document.documentElement.dataset.content_root || "./";
    const number = rows.length === 1 ? "1 result" : rows.length > most ? `The best ${most} of ${rows.length} results` : `${rows.length} results`;
    document.getElementById("count").textContent = lower ? number : "";
    document.getElementById("results").replaceChildren(...rows.slice(0, most).map(row => {
        const item = document.createElement("li"), link = document.createElement("a");
        const kind = document.createElement("span"), text = document.createElement("p");
        link.textContent = row[0];
        link.href = root + INDEX.pages[row[2]] + ".html#" + (row[3] || row[0]);
        kind.className = "kind";
        kind.textContent = INDEX.kinds[row[1]];
        const members = (row[5] || "").split(" ").filter(name => name.toLowerCase().includes(lower)).slice(0, 6);
        text.textContent = members.length && !row.name.includes(lower) ? members.join(", ") : excerpt(row, lower);
        item.append(link, " ", kind, text);
        return item;
    }));
}

if (typeof document !== "undefined") {
    const input = document.getElementById("query");
    input.value = new URLSearchParams(location.search).get("q") || "";
    show(input.value);
    input.focus();
    input.addEventListener("input", () => {
        history.replaceState(null, "", "?q=" + encodeURIComponent(input.value));
        show(input.value);
    });
}
