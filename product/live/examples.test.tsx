/// <reference types="vite/client" />
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pageUses } from '#product/page-uses.fixture.ts';
import { emptyElements, strayValues, textOf } from '#product/static-html.fixture.ts';
import { DATA_MATRIX_CODES } from './data-matrix.ts';

const MODULES = import.meta.glob<Record<string, unknown>>(['./*.tsx', '!./*.test.tsx'], { eager: true });
const SOURCES = import.meta.glob<string>(['./*.tsx', '!./*.test.tsx'], { eager: true, query: '?raw', import: 'default' });

/** The text of a file here, and of all that it imports from beside it, by their paths. */
function partsOf(file: string, parts = new Map<string, string>()): Map<string, string> {
	if (parts.has(file)) return parts;
	const text = readFileSync(file, 'utf8');
	parts.set(file, text);
	for (const [, path = ''] of text.matchAll(/(?:from|import) '(\.{1,2}\/[^']+)'/g)) partsOf(join(dirname(file), path), parts);
	return parts;
}

/** What hydrates; the other components are parts of these. */
const EXAMPLES = new Map(
	Object.entries(MODULES).flatMap(([file, module]) => {
		const name = file.slice('./'.length, -'.tsx'.length);
		return SOURCES[file]?.includes(`export const ${name} = island(`) ? [[name, module[name]]] : [];
	}),
);

const uses = pageUses([...EXAMPLES.keys()], { DATA_MATRIX_CODES });

test('every example stands on a page, and none twice on one', () => {
	expect([...EXAMPLES.keys()].filter((name) => !uses.some((use) => use.name === name))).toEqual([]);
	const places = uses.map(({ page, name }) => `${page} ${name}`);
	expect(places).toEqual([...new Set(places)]);
});

describe.each(uses)('$name on $page', ({ name, props }) => {
	const Example = EXAMPLES.get(name) as ComponentType<object>;
	const html = renderToStaticMarkup(<Example {...props} />);

	test('says before any script runs what it is and what to try', () => {
		expect(html.match(/<section class="live" aria-label="Zum Ausprobieren: [^"]+">/g)).toHaveLength(1);
		for (const part of ['title', 'lead', 'static']) expect(textOf(new RegExp(`<p class="live-${part}">(.*?)</p>`).exec(html)?.[1] ?? '')).not.toBe('');
	});

	test('shows a complete example, and nothing that is no value', () => {
		expect(textOf(/<div data-search-skip="true">(.*)<\/div>/s.exec(html)?.[1] ?? '').length).toBeGreaterThan(20);
		expect(strayValues(html)).toEqual([]);
		expect(emptyElements(html)).toEqual([]);
	});

	test('has the class of everything that it shows later, because a page keeps the styles of what it holds only', () => {
		const parts = [...partsOf(join(import.meta.dirname, `${name}.tsx`))];
		const sheets = parts.flatMap(([file, text]) => (file.endsWith('.css') ? [text] : [])).join('');
		const written = parts.flatMap(([, text]) => [...text.matchAll(/className="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
		const present = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
		const styled = (one: string) => new RegExp(`\\.${one}(?![\\w-])`).test(sheets);
		expect(sheets).not.toBe('');
		expect([...new Set(written)].filter((one) => styled(one) && !present.has(one))).toEqual([]);
	});

	test('names every field', () => {
		const labelled = [...html.matchAll(/ aria-labelledby="([^"]+)"| for="([^"]+)"/g)].map(([, by, of]) => by ?? of);
		for (const [field] of html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)) {
			const id = / id="([^"]+)"/.exec(field)?.[1];
			const before = html.slice(0, html.indexOf(field));
			const inLabel = before.lastIndexOf('<label') > before.lastIndexOf('</label>');
			expect([field, inLabel || field.includes('aria-label') || (id !== undefined && labelled.includes(id))]).toEqual([field, true]);
		}
	});
});
