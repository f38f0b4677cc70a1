import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildInto, temporaryFolder, writeSources } from './build-fixture.ts';

let site: BuiltSite;
beforeAll(async () => {
	const folder = temporaryFolder();
	const root = join(folder, 'sources');
	writeSources(root, {
		'site.config.ts':
			"export default { title: 'ورشة', url: 'https://ar.example.com', locale: 'ar', copyright: { year: 2025, holder: 'مثال' }, docusaurus: { styles: ['own.css'] } };\n",
		'own.css': '.own-box { padding: 1px 2px 3px 4px; margin-left: 5px; }\n',
		'docs/one.md': '# واحد\n\n> نص.\n\n<div class="own-box">نص</div>\n\n```js\nconst one = 1;\n```\n',
	});
	site = await buildInto(root, join(folder, 'dist'));
});

test('a language that is written from right to left begins its lines there, in its own order', () => {
	expect(site.text('/docs/one/')).toContain('<html lang="ar" dir="rtl"');
});

test('what is on the left elsewhere is on the right: in the frame, and in styles of the site', () => {
	const page = site.text('/docs/one/');
	expect(page).toMatch(/blockquote[^{}]*\{[^{}]*border-right:/);
	expect(page).not.toMatch(/blockquote[^{}]*\{[^{}]*border-left:/);
	expect(page).toMatch(/\.own-box[^{}]*\{margin-right:5px;padding:1px 4px 3px 2px/);
});

test('code stays from left to right', () => {
	expect(site.text('/docs/one/')).toMatch(/pre,code[^{}]*\{direction:ltr/);
});
