import { expect, test } from 'vitest';
import { cutAtRecipes, headingsIn } from './prose-parts.ts';

test('a text is cut behind the sections that have a recipe, and loses nothing', () => {
	const html = '<h2 id="a">A</h2><p>1</p><h3 id="b">B</h3><p>2</p><h3 id="c">C</h3><p>3</p>';
	const parts = cutAtRecipes(html, ['c', 'b', 'fehlt']);
	expect(parts.map(({ html: part, recipe }) => [part.slice(-8), recipe])).toEqual([
		['<p>2</p>', 'b'],
		['<p>3</p>', 'c'],
		['', undefined],
	]);
	expect(parts.map((part) => part.html).join('')).toBe(html);
});

test('headings with an id are listed by their words', () => {
	expect(headingsIn('<h2 id="a">A <em>&#x26;</em> B</h2><h3>ohne</h3><h3 id="b">B</h3><h4 id="c">C</h4>')).toEqual([
		{ depth: 2, slug: 'a', text: 'A & B' },
		{ depth: 3, slug: 'b', text: 'B' },
	]);
});
