import { expect, test } from 'vitest';
import { pageInfoOf } from './part-data.ts';

test('links have the address that they were given while building, others the one that they are written with', () => {
	const { linkTo, hrefTo } = pageInfoOf({ values: {}, links: { './a.md': '/a/' }, hrefs: { './a.md': '/hilfe/a/' } });
	for (const resolve of [linkTo, hrefTo]) expect(['constructor', '__proto__', './b.md'].map(resolve)).toEqual(['constructor', '__proto__', './b.md']);
	expect([linkTo('./a.md'), hrefTo('./a.md')]).toEqual(['/a/', '/hilfe/a/']);
});
