import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Rooms whose comments and tests cite the rules. */
const ROOMS = ['src', 'product', 'commands', 'tests', 'bench'];
const CITED = /(?<![\w-])R-\d+(?:\.\d+)?\b/g;

const rules = readFileSync('product/RULES.md', 'utf8');
const anchors = [...rules.matchAll(/<a id="(r-\d+(?:\.\d+)?)"><\/a>/g)].map(([, id = '']) => id.toUpperCase());

const sources = ROOMS.flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)))
	.filter((file) => /\.(?:tsx?|m?js|css)$/.test(file) && !file.includes('fixtures'))
	.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('each rule has one number, and its anchor says it', () => {
	expect(anchors.length).toBeGreaterThan(150);
	expect(anchors.filter((id, index) => anchors.indexOf(id) !== index)).toEqual([]);
	for (const [, anchor, number] of rules.matchAll(/<a id="(r-[\d.]+)"><\/a>(?:\*\*)?(R-\d+(?:\.\d+)?)/g)) expect(number).toBe(anchor?.toUpperCase());
	expect(anchors).toHaveLength([...rules.matchAll(/<a id="r-[\d.]+"><\/a>(?:\*\*)?R-\d/g)].length);
});

test('what is cited exists', () => {
	const unknown = sources.flatMap(({ file, text }) => citations(text).flatMap((id) => (anchors.includes(id) ? [] : [`${file}: ${id}`])));
	expect(unknown).toEqual([]);
	expect(citations(rules).filter((id) => !anchors.includes(id))).toEqual([]);
});

test('rules without a citation, for information', ({ annotate }) => {
	const cited = new Set(sources.flatMap(({ text }) => citations(text)));
	return annotate(`Without a citation: ${anchors.filter((id) => id.includes('.') && !cited.has(id)).join(', ')}`);
});

test('no comment cites a document that is not here', () => {
	const elsewhere = /\b(?:bi[b]le|(?:spec|design|brief)(?:,? section| \d|\.md))\b/i;
	expect(sources.filter(({ text }) => elsewhere.test(text)).map(({ file }) => file)).toEqual([]);
});

function citations(text: string): string[] {
	return text.match(CITED) ?? [];
}
