import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GlossaryTerms } from './GlossaryTerms.tsx';
import { glossaryTerms } from './read-terms.ts';

const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test('the index leads to the nineteen terms, ten of the trade and nine types of fields', () => {
	const terms = renderToStaticMarkup(<GlossaryTerms kind="terms" />);
	const types = renderToStaticMarkup(<GlossaryTerms kind="types" />);
	expect([linksIn(terms).length, linksIn(types).length]).toEqual([10, 9]);
	expect(linksIn(terms)[0]).toBe('/docs/terms/bereich/');
	expect(types).toContain('checkbox');
});

test('terms are called as in the sidebar, without the addition that makes a title the only one', () => {
	expect(renderToStaticMarkup(<GlossaryTerms kind="terms" />)).not.toContain('Glossar<');
});

test('definitions come from the heads of the pages, umlauts in their place', () => {
	const page = (title: string) => `---\ntitle: ${title}\nterm:\n  short: "Was ${title} ist."\n---\nText`;
	expect(glossaryTerms({ '/docs/terms/zoll.md': page('Zoll'), '/docs/terms/aera.mdx': page('Ära') })).toEqual([
		{ name: 'aera', label: 'Ära', short: 'Was Ära ist.' },
		{ name: 'zoll', label: 'Zoll', short: 'Was Zoll ist.' },
	]);
});

test('the appendix is in the order of the alphabet, each word with its anchor', () => {
	const page = readFileSync('docs/nachschlagen/glossar.mdx', 'utf8');
	const words = [...page.matchAll(/^### (.+) \{#[\w-]+\}$/gm)].map(([, word = '']) => word);
	expect(words.length).toBeGreaterThan(25);
	expect(words).toEqual([...words].sort((a, b) => a.localeCompare(b, 'de')));
	for (const word of ['Normal', 'Messunsicherheit', 'Rückführbarkeit', 'fristwirksam', 'Messkette', 'Entscheidungsregel', 'Kalibrierschein'])
		expect(words).toContain(word);
});
