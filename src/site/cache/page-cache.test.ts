import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { pageCache, tidyPages } from './page-cache.ts';

/** What `make` was asked for by a cache in `folder`. */
function asked(folder: string, key: string, wanted: readonly (readonly string[])[]): string[] {
	const made: string[] = [];
	const cache = pageCache(folder, key);
	for (const inputs of wanted) {
		const text = inputs.join('+');
		const page = { html: text, known: `ä\u{1F600} ${text}` };
		const make = () => {
			made.push(text);
			return page;
		};
		const { name, ...kept } = cache.remember(inputs, make);
		expect(kept).toEqual(page);
		expect(cache.recall(name)).toBe(page.known);
	}
	tidyPages(folder, wanted.length);
	return made;
}

test('makes a page once for the same inputs and the same program, and knows it by its name', () => {
	const folder = siteFiles({});
	const wanted = [['a', 'bc'], ['ab', 'c'], ['abc']];
	expect(asked(folder, 'one', wanted)).toEqual(['a+bc', 'ab+c', 'abc']);
	expect(asked(folder, 'one', wanted)).toEqual([]);
	expect(asked(folder, 'other', wanted)).toHaveLength(3);
	expect(pageCache(folder, 'one').recall('anders')).toBeUndefined();
});

test.each([
	['cut', (text: string) => text.slice(0, -1)],
	['changed', (text: string) => text.replace('Seite', 'Zeile')],
	['emptied', () => ''],
])('makes a page again of which something was %s', (_, damage) => {
	for (const part of ['html', 'known']) {
		const folder = siteFiles({});
		asked(folder, 'one', [['Seite 1'], ['Seite 2']]);
		const names = readdirSync(folder).filter((name) => name.includes(part));
		const [first = '', second = ''] = names.map((name) => join(folder, name));
		writeFileSync(first, damage(readFileSync(first, 'utf8')));
		expect(asked(folder, 'one', [['Seite 1'], ['Seite 2']])).toHaveLength(1);
		// An entry in the place of another one.
		writeFileSync(first, readFileSync(second));
		expect(asked(folder, 'one', [['Seite 1'], ['Seite 2']])).toHaveLength(1);
	}
});

test('keeps what builds of this state asked for, and no more than as much of others', () => {
	const folder = siteFiles({});
	for (const state of ['one', 'two', 'three']) asked(folder, state, [['a'], ['b']]);
	expect(readdirSync(folder)).toHaveLength(8);
	expect(asked(folder, 'three', [['a'], ['b']])).toEqual([]);
});
