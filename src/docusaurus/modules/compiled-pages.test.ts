import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { OWN_CONVENTIONS } from '#content/markdown/conventions.ts';
import { siteFiles } from '#content/site-files.fixture.ts';
import { siteConfigSchema } from '#schema/site-config.ts';
import { createCompiledPages } from './compiled-pages.ts';

// Tests run in threads, which share the folder of their process.
beforeEach(() => {
	vi.spyOn(process, 'chdir').mockImplementation(() => {});
});

test('after a configuration that cannot be read has been mended, a preview shows the page', async () => {
	const root = siteFiles({ 'docusaurus.config.js': 'throw new Error("noch nicht");', 'docs/a.mdx': '---\ntitle: A\n---\n\nText.\n' });
	const config = siteConfigSchema.parse({
		title: 'T',
		url: 'https://e.example',
		copyright: { year: 2025, holder: 'F' },
		docusaurus: { textPlugins: ['docs'] },
	});
	const links = { root, base: '/', conventions: OWN_CONVENTIONS, hasPage: () => false, pathOf: () => undefined };
	const { compiled } = createCompiledPages({ root, config: () => config, markdown: { links, statuses: [] }, report: () => {}, isPreview: () => true });
	const page = join(root, 'docs/a.mdx');
	await expect(compiled(page)).rejects.toThrow('noch nicht');
	writeFileSync(join(root, 'docusaurus.config.js'), "module.exports = { title: 'T', url: 'https://e.example', baseUrl: '/', presets: [['classic', {}]] };");
	expect((await compiled(page)).code).toContain('Text.');
});
