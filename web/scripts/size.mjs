// Weighs the script that the home page needs for its first paint, compressed as a server would send it.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 60_000;
const dist = new URL("../dist/", import.meta.url);
const read = (name) => readFileSync(new URL(name, dist));

const html = read("index.html").toString();
const files = new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((found) => found[1]));
for (const name of files) {
  for (const found of read(name)
    .toString()
    .matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    files.add(`assets/${found[1]}`);
}
// The messages of one language are part of the first paint too.
const index = [...files].map((name) => read(name).toString()).join("\n");
const web = [...index.matchAll(/assets\/(words-web-[^"']+\.js)|\.\/(words-web-[^"']+\.js)/g)].map(
  (found) => `assets/${found[1] ?? found[2]}`,
);
const messages = [...new Set(web)].map((name) => [name, gzipSync(read(name)).length]).sort((a, b) => b[1] - a[1])[0];

let total = 0;
for (const name of files) {
  const size = gzipSync(read(name), { level: 9 }).length;
  total += size;
  console.log(`${String(size).padStart(7)}  ${name}`);
}
if (messages) {
  total += messages[1];
  console.log(`${String(messages[1]).padStart(7)}  ${messages[0]}`);
}
console.log(`${String(total).padStart(7)}  script of the home page, gzip (limit ${LIMIT})`);
if (total > LIMIT) process.exit(1);
