import { expect, test } from 'vitest';
import { caddyConfig } from './caddy.ts';
import { nginxConfig } from './nginx.ts';
import { exactPattern, isPlainPath, patternPaths } from './redirect-source.ts';

test('a pattern matches its path alone, and holds nothing that means something to a configuration', () => {
	const path = '/a.b/$uri{path}";\'\\ #\n|*+/prüfung/';
	const pattern = exactPattern(path);
	expect(pattern).toMatch(/^~\^[\w/\-\\ü]+\\z$/);
	const compiled = new RegExp(`^${pattern.slice(2, -2)}$`);
	expect([path, '/axb/', `${path}x`].map((text) => compiled.test(text))).toEqual([true, false, false]);
	expect([path, '/a b/', '/a\u00a0b/', '/größe/a-b_c.~1/'].map(isPlainPath)).toEqual([false, false, false, true]);
});

test('paths that differ in the case of letters are looked up by pattern, also where one is what the other leads to', () => {
	const long = `/${'ä'.repeat(250)}/`;
	const redirects = [
		['/a/', '/b/'],
		['/C/', '/x/'],
		['/c/', '/y/'],
		['/größe/', '/Gr%C3%B6%C3%9Fe/'],
		[long, '/b/'],
	] as const;
	expect([...patternPaths(redirects)]).toEqual(['/C/', '/c/', '/größe/', long]);
});

test('only a site with a catalogue of APIs leads to it from the top', () => {
	const configurations = (hasCatalog: boolean) => {
		const site = { base: '/hilfe/', redirects: new Map(), hasCatalog, languages: [] };
		return [nginxConfig(site, { listen: '80', root: '/srv' }), caddyConfig(site, { address: ':80', root: '/srv' })];
	};
	const line = /^\s*"?\/\.well-known\/api-catalog"? "?\/hilfe\/\.well-known\/api-catalog/m;
	for (const text of configurations(true)) expect(text).toMatch(line);
	for (const text of configurations(false)) expect(text).not.toMatch(line);
});
