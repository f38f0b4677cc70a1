import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { forgetTailwind } from './compile-tailwind.ts';
import { componentStyles } from './component-styles.ts';

const PACKAGES = {
	'node_modules/tailwindcss/package.json': '{ "name": "tailwindcss", "version": "3.0.0", "main": "index.js" }',
	// As Tailwind does, it looks for classes in the files of the site.
	'node_modules/tailwindcss/index.js':
		"module.exports = () => (css) => css.replace('@apply p-9;', 'padding: 9px;') + require('node:fs').readFileSync('src/part.js', 'utf8');\n",
	'node_modules/postcss/package.json': '{ "name": "postcss", "version": "8.0.0", "main": "index.js" }',
	'node_modules/postcss/index.js':
		'module.exports = (plugins) => ({ process: async (css) => ({ css: plugins.reduce((text, plugin) => plugin(text), css) }) });\n',
};

/** A style sheet of a site with these files, and what it misses. */
function styled(css: string, files: Record<string, string>) {
	const site = siteFiles({ 'package.json': '{}', 'src/a.module.css': css, ...files });
	const missing: string[] = [];
	const read = () => componentStyles(css, { file: join(site, 'src/a.module.css'), site, onMissing: (name) => missing.push(name) });
	return { site, read, missing };
}

test('a module for Tailwind is made by its packages', () => {
	const { read, missing } = styled('.a { @apply p-9; }', { ...PACKAGES, 'src/part.js': '' });
	expect(read()).toBe('.a { padding: 9px; }');
	expect(missing).toEqual([]);
});

test('classes that are new in a component are there once it is forgotten what was made', () => {
	const { site, read } = styled('@tailwind utilities;', { ...PACKAGES, 'src/part.js': '.old{}' });
	expect(read()).toContain('.old{}');
	writeFileSync(join(site, 'src/part.js'), '.new{}');
	expect(read()).toContain('.old{}');
	forgetTailwind();
	expect(read()).toContain('.new{}');
});

test('without its packages the rest of the style sheet stands', () => {
	const css = '@import "tailwindcss/utilities";\n@reference "../b.css";\n.a { @apply p-9 hover:m-1; color: red }';
	const { read, missing } = styled(css, {});
	expect(read().replace(/\s+/g, ' ')).toBe(' .a { color: red }');
	expect(missing).toEqual(['tailwindcss']);
});

test('style sheets that are not there are left out, all others stay', () => {
	const there = "@import './b.css';@import 'c.css' screen;@import url(https://example.com/d.css);@import \"pack/dist/e.css\";@import 'pack';";
	const { read, missing } = styled(`/* @import './old.css'; */${there}@import './far.css';@import url("nowhere/f.css");@import 'nowhere';.a{content:"/*"}`, {
		'src/b.css': '',
		'src/c.css': '',
		'node_modules/pack/package.json': '{ "name": "pack", "style": "dist/e.css" }',
		'node_modules/pack/dist/e.css': '',
	});
	expect(read()).toBe(`/* @import './old.css'; */${there}.a{content:"/*"}`);
	expect(missing).toEqual(['./far.css', 'nowhere/f.css', 'nowhere']);
});
