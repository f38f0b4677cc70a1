import { expect, test } from 'vitest';
import { judgedRedirects, namedRedirects } from './redirects.ts';
import { docOf, siteOf, versionOf } from './site.fixture.ts';

const judged = (...redirects: [from: string, to: string][]) => {
	const site = siteOf({ config: { redirects: redirects.map(([from, to]) => ({ from, to })) }, versions: [versionOf({ docs: [docOf('a')] })] });
	return { kinds: judgedRedirects(site).map(({ fault }) => fault?.kind), left: namedRedirects(site).map(({ from }) => from) };
};

test('a redirect holds where nothing stands, also with characters that mean something in a pattern, and in a chain', () => {
	expect(judged(['/größe über.v+1$/', '/docs/a/'], ['/alt.html', '/docs/a/#b'], ['/kette', '/alt.html?c'], ['/fort/', 'https://example.org/fort/'])).toEqual({
		kinds: [undefined, undefined, undefined, undefined],
		left: ['/größe über.v+1$/', '/alt.html', '/kette/', '/fort/'],
	});
});

test.each([
	['a page stands there', [['/docs/a', '/b/']], ['page'], []],
	['a page stands there that is named by its file', [['/docs/a/index.html', '/b/']], ['page'], []],
	[
		'the address has one already that is named by its file',
		[
			['/b/', '/docs/a/'],
			['/b/index.html', '/'],
		],
		[undefined, 'twice'],
		['/b/'],
	],
	[
		'the address has one already',
		[
			['/b/', '/docs/a/'],
			['/b', '/'],
		],
		[undefined, 'twice'],
		['/b/'],
	],
	[
		'the address has one already, written otherwise',
		[
			['/gr%C3%B6%C3%9Fe/', '/docs/a/'],
			['/größe', '/'],
		],
		[undefined, 'twice'],
		['/größe/'],
	],
	[
		'a file is around it',
		[
			['/b.html/c', '/'],
			['/b.html', '/docs/a/'],
		],
		['below', undefined],
		['/b.html'],
	],
	['it leads to itself', [['/b/', '/b#c']], ['circle'], []],
	[
		'it leads to others that lead in a circle',
		[
			['/b/', '/c'],
			['/c/', '/d/?x'],
			['/d/', '/c/'],
		],
		['circle', 'circle', 'circle'],
		[],
	],
] as const)('none holds where %s', (_, redirects, kinds, left) => {
	expect(judged(...redirects.map(([from, to]): [string, string] => [from, to]))).toEqual({ kinds, left });
});
