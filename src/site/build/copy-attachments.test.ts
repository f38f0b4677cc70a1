import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ATTACHMENTS } from '#content/markdown/attachment.ts';
import { siteFiles } from '#content/site-files.fixture.ts';
import { readPageFacts } from '#finished-page/page-facts.ts';
import { loadSite } from '#site/read/load-site.ts';
import { copyAttachments } from './copy-attachments.ts';

test('videos, sounds and documents that a page shows are copied, too', async () => {
	const names = ['a.mp4', 'b.png', 'c.ogg', 'd.vtt', 'e.html', 'f.pdf', 'g.mp3'];
	const root = siteFiles({
		'site.config.ts': "export default { title: 'T', url: 'https://a.example', copyright: { year: 2025, holder: 'A' } };",
		'docs/a.md': 'Text.',
		...Object.fromEntries(names.map((name) => [`docs/${name}`, 'x'])),
	});
	const { site } = await loadSite(root);
	if (site === undefined) return expect.unreachable();
	const [film, poster, sound, track, frame, document, other] = names.map((name) => `${ATTACHMENTS}docs/${name}`);
	const html = `<video src="${film}" poster="${poster}"><track src="${track}"></video><audio><source src="${sound}"></audio><iframe src="${frame}"></iframe><object data="${document}"></object><audio src="${other}"></audio>`;
	const copied = copyAttachments({ pages: [readPageFacts(html, '/')], root, folder: siteFiles({}), site });
	expect(copied.toSorted()).toEqual(names.map((name) => `${ATTACHMENTS}docs/${name}`));
});

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

test.each(['docs/../../', 'docs/..%2f..%2f', 'docs/%2e%2e/%2e%2e/'])('nothing outside of the folders of texts is published: %s', async (way) => {
	const around = siteFiles({
		'geheim.txt': 'x',
		'site/site.config.ts': "export default { title: 'T', url: 'https://a.example', copyright: { year: 2025, holder: 'A' } };",
		'site/docs/a.md': 'Text.',
	});
	const root = join(around, 'site');
	const { site } = await loadSite(root);
	if (site === undefined) return expect.unreachable();
	const pages = [readPageFacts(`<img src="${ATTACHMENTS}${way}geheim.txt">`, '/')];
	expect(copyAttachments({ pages, root, folder: siteFiles({}), site })).toEqual([]);
});
