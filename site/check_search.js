// Types every name of the built reference into the search, and prints those that it does not find:
// the whole name in capitals must be first, and the name without its last letter in the first ten.
// It does not search in texts (the 1 below), because their results come after these.
//
//     node site/check_search.js FOLDER
"use strict";
const fs = require("fs"), path = require("path"), vm = require("vm");

const site = process.argv[2];
const context = vm.createContext({});
for (const file of ["search-index.js", "search.js"])
    vm.runInContext(fs.readFileSync(path.join(site, "_static", file), "utf8"), context);

// The names come from the pages, not from the index.
function* names(folder) {
    for (const entry of fs.readdirSync(folder, {withFileTypes: true})) {
        const at = path.join(folder, entry.name);
        if (entry.isDirectory()) {
            yield* names(at);
        } else if (entry.name.endsWith(".html")) {
            const page = path.relative(site, at).replace(/\.html$/, "");
            for (const match of fs.readFileSync(at, "utf8").matchAll(/<(?:h[1-6] class="entry"|a) id="([A-Za-z_][\w.]*)">/g))
                yield [match[1], page];
        }
    }
}

const found = context.search, missed = [];
const all = [...names(path.join(site, "reference"))];
const homonyms = new Map();
for (const [name] of all) homonyms.set(name.toLowerCase(), (homonyms.get(name.toLowerCase()) || 0) + 1);
const pages = vm.runInContext("INDEX.pages", context);
const isEntry = (row, name, page) => row[0] === name && pages[row[2]] === page;
for (const [name, page] of all) {
    const same = homonyms.get(name.toLowerCase()); // as many entries share the first place
    if (!found(name.toUpperCase(), 1).slice(0, same).some(row => isEntry(row, name, page))) missed.push(`${page}: ${name}`);
    const prefix = name.slice(0, -1).toLowerCase();
    if (prefix && !found(prefix, 1).slice(0, 9 + same).some(row => isEntry(row, name, page))) missed.push(`${page}: ${name} by ${prefix}`);
}
console.log(missed.slice(0, 100).join("\n"));
console.log(`search: ${all.length} names, ${missed.length} not found first`);
process.exit(missed.length || all.length < 100 ? 1 : 0);
