import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { readStyles, styleFiles } from './style-files.ts';

test('a style sheet comes behind those that it imports, but for what a comment names', () => {
	const site = siteFiles({
		'src/a.css': '@import "./b.css"; /* @import "./old.css"; @tailwind base; */ @import url(@site/src/c.css); .a{content:"/*"}',
		'src/b.css': '',
		'src/c.css': '',
		'src/old.css': '',
		'node_modules/postcss/package.json': '{ "name": "postcss", "main": "package.json" }',
		'node_modules/tailwindcss/package.json': '{ "name": "tailwindcss" }',
	});
	expect(styleFiles([join(site, 'src/a.css')], site)).toEqual(['b', 'c', 'a'].map((name) => join(site, `src/${name}.css`)));
});

test('a byte order mark is no part of the first selector', () => {
	const site = siteFiles({ 'a.css': '\ufeff.a{}' });
	expect(readStyles(join(site, 'a.css'), site)).toBe('.a{}');
});
