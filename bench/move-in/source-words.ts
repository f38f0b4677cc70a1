/**
 * Says which words of the sources of a moved site stand on none of its pages, for sites that Docusaurus cannot build here.
 * Run: `node bench/move-in/source-words.ts FOLDER-OF-SITE-CONFIG OUR-BUILD`. Reads the sources by rules of its own, so that it finds what our parser loses.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { comparableText } from '#docusaurus/compare/comparable.ts';
import { OURS, type PageMarkup } from '#docusaurus/compare/page-markup.ts';
import { readPageText } from '#docusaurus/compare/page-text.ts';
import { routeIndex } from '#navigation/routes.ts';
import { loadSite } from '#site/read/load-site.ts';

const [home, build] = process.argv.slice(2);
if (home === undefined || build === undefined) throw new Error('Two folders are needed: that of site.config.ts and our build.');

const { root, site } = await loadSite(resolve(home));
if (site === undefined) throw new Error('The site cannot be read.');

/** What is syntax and no text. */
const SYNTAX: readonly RegExp[] = [
	/^\ufeff?---\r?\n[\s\S]*?\r?\n-{3,}[ \t]*$/m,
	/<!--[\s\S]*?-->|\{\s*\/\*[\s\S]*?\*\/\s*\}/g,
	/^[ \t]*(?:`{3,}|~{3,})mermaid[\s\S]*?^[ \t]*(?:`{3,}|~{3,})[ \t]*$/gm,
	/^[ \t>]*(?:`{3,}|~{3,}).*$/gm,
	/^(?:import|export)\s[\s\S]*?(?:;?[ \t]*\n(?=\s*\n|import|export)|$(?![\s\S]))/gm,
	/^[ \t>]*\[[^\]]+\]:\s*\S.*(?:\n[ \t]+["'(].*)?$/gm,
	/\]\[[^\]\n]*\]/g,
	/\bhighlight-(?:start|end|next-line)\b/g,
	/:[+\w-]+:/g,
	/!\[[^\]]*\]\([^)]*\)/g,
	/\]\((?:[^()\s]|\([^()]*\))*(?:\s+"[^"]*")?\)/g,
	/<[a-z]+:\/\/[^>]*>/gi,
	/<\/?[A-Za-z][^<>]*?(?:=>[^<>]*?)*>/g,
	/^[ \t>]*:{3,}\w*/gm,
	/\{#[^}]*\}/g,
	/&\w+;|&#\d+;/g,
];
/** Without signs that nobody sees, as the text of a page is read: Persian has one within its words. */
const wordsOf = (text: string) =>
	comparableText(text)
		.normalize('NFC')
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word.length > 1);

/** Titles of boxes are written in the source. */
const WITH_TITLES: PageMarkup = { ...OURS, isNoise: (tag, attributes) => attributes['class'] !== 'note-title' && OURS.isNoise(tag, attributes) };

let all = 0;
const losses: { file: string; lost: string[] }[] = [];
for (const [file, { path }] of routeIndex(site).byFile) {
	const page = join(build, path, 'index.html');
	if (!existsSync(page)) continue;
	const words = wordsOf(SYNTAX.reduce((text, pattern) => text.replace(pattern, ' '), readFileSync(join(root, file), 'utf8')));
	const left = new Map<string, number>();
	for (const word of wordsOf(readPageText(readFileSync(page, 'utf8'), WITH_TITLES).words.join(' '))) left.set(word, (left.get(word) ?? 0) + 1);
	const lost = words.filter((word) => {
		const count = left.get(word) ?? 0;
		left.set(word, count - 1);
		return count <= 0;
	});
	all += words.length;
	if (lost.length > 0) losses.push({ file, lost });
}
losses.sort((a, b) => b.lost.length - a.lost.length);
const lost = losses.reduce((sum, loss) => sum + loss.lost.length, 0);
console.log(
	`${routeIndex(site).byFile.size} files, ${lost} of ${all} words missing (${((100 * lost) / Math.max(1, all)).toFixed(3)} %) in ${losses.length} files`,
);
for (const { file, lost: words } of losses.slice(0, 12)) console.log(`  ${file}: ${words.length}: ${words.slice(0, 14).join(' ')}`);
