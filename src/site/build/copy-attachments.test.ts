import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ATTACHMENTS } from '#content/markdown/attachment.ts';
import { siteFiles } from '#content/site-files.fixture.ts';
import { readPageFacts } from '#finished-page/page-facts.ts';
import { loadSite } from '#site/read/load-site.ts';
import { copyAttachments } from './copy-attachments.ts';

test('a picture beside a page is copied, and of a link what it leads to', async () => {
	const config = "title: 'T', url: 'https://a.example', copyright: { year: 2025, holder: 'A' }";
	const root = siteFiles({
		'site.config.ts': `export default { ${config} };`,
		'docs/a.md': 'Text.',
		'docs/bild.svg': '<svg/>',
		'anderswo/ding': '<svg>1</svg>',
	});
	symlinkSync(join(root, 'anderswo/ding'), join(root, 'docs/link.svg'));
	const { site } = await loadSite(root);
	if (site === undefined) return expect.unreachable();
	const folder = siteFiles({});
	const pages = [readPageFacts(['bild', 'link'].map((name) => `<img src="${ATTACHMENTS}docs/${name}.svg">`).join(''), '/')];
	expect(copyAttachments({ pages, root, folder, site })).toEqual([`${ATTACHMENTS}docs/bild.svg`, `${ATTACHMENTS}docs/link.svg`]);
	expect(readFileSync(join(folder, ATTACHMENTS, 'docs/link.svg'), 'utf8')).toBe('<svg>1</svg>');
});
