import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Sections that say nothing of their own: tables of messages and links. */
const WITHOUT_BEHAVIOUR = ['haeufige-fehler', 'siehe-auch'];

const rules = readFileSync('product/RULES.md', 'utf8');
const rows = [...rules.slice(rules.indexOf('<a id="r-24"></a>')).matchAll(/^\| ([a-z]+) \| (.+) \|$/gm)].map(([, page = '', sections = '']) => ({
	page,
	sections,
}));
const pages = readdirSync('docs/handbuch').filter((file) => file.endsWith('.mdx'));

test('each page of the manual has a row, and each row a page', () => {
	expect(rows.map(({ page }) => `${page}.mdx`).sort()).toEqual(pages.sort());
});

describe.each(rows)('$page', ({ page, sections }) => {
	const ruled = sections.split(' · ').map((entry) => entry.split(' '));
	const written = [...readFileSync(`docs/handbuch/${page}.mdx`, 'utf8').matchAll(/^#{2,3} .*\{#([\w-]+)\}$/gm)].map(([, id = '']) => id);

	test('what each section says follows a rule (RULES.md R-24)', () => {
		expect(ruled.map(([id]) => id)).toEqual(written.filter((id) => !WITHOUT_BEHAVIOUR.includes(id)));
		for (const [, ...cited] of ruled) expect(cited.length).toBeGreaterThan(0);
	});
});
