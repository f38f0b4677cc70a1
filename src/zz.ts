import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { readPageFacts } from '#checks/page-facts.ts';
import { makeSearchIndex } from '#search/make-index.ts';
import { openSearchIndex, search } from '#search/query.ts';
const folder = '/tmp/finish-out';
const facts = readdirSync(folder, { recursive: true }).map(String).filter((f) => f.endsWith('.html')).map((f) => readPageFacts(readFileSync(`${folder}/${f}`, 'utf8'), `/${f.replace(/index\.html$/, '')}`));
let t = performance.now();
const json = makeSearchIndex(facts);
console.log('make', performance.now() - t, json.length, brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length);
const data = JSON.parse(json);
for (const k of Object.keys(data)) console.log(k, JSON.stringify(data[k]).length, brotliCompressSync(JSON.stringify(data[k]), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length);
t = performance.now();
const index = await openSearchIndex(json);
console.log('open', performance.now() - t, index.vocabulary.size);
for (const q of process.argv.slice(2)) {
	t = performance.now();
	const r = search(index, q);
	console.log(`\n## ${q} (${r.length}, ${(performance.now() - t).toFixed(1)} ms)`);
	const show = ({ text, marks }) => { let o = '', p = 0; for (const m of marks) { o += text.slice(p, m.start) + '[' + text.slice(m.start, m.end) + ']'; p = m.end; } return o + text.slice(p); };
	for (const x of r.slice(0, 6)) console.log(`- ${x.kind} ${x.path} | ${show(x.page)} > ${show(x.heading)} | ${show(x.excerpt).slice(0, 170)}`);
}
