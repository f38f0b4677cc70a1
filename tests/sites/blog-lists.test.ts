import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildInto, temporaryFolder, writeSources } from './build-fixture.ts';

const config = (more = '') => `import { defineSite } from 'nonius/site';
export default defineSite({ title: 'Probe', tagline: 'Listen', url: 'https://probe.example.com', copyright: { year: 2025, holder: 'Probe' }, docs: { showLastUpdate: false }, ${more} });
`;
const folder = temporaryFolder();
const build = (name: string, sources: Record<string, string>) => {
	writeSources(join(folder, name), sources);
	return buildInto(join(folder, name), join(folder, `${name}-dist`));
};

test('lists of authors and tags have pages of their own titles, and count what they show', async () => {
	const post = (number: number, more = '') => [
		`blog/2025-01-0${number}-p${number}.md`,
		`---\ntitle: P${number}\nauthors: [ana]\ntags: [neu]\n${more}---\n\nText.\n`,
	];
	const site = await build('blog', {
		'site.config.ts': config('strict: true, blog: { postsPerPage: 2 }'),
		'docs/index.md': '---\ntitle: Anfang\n---\n\nText.\n',
		'blog/authors.yml': 'ana: { name: Ana, page: true }\n',
		'blog/tags.yml': 'neu: { label: Neues }\nfrei: { label: Ungenutztes }\n',
		...Object.fromEntries([post(1), post(2), post(3), post(4, 'unlisted: true\n')]),
	});
	expect(site.text('/blog/authors/ana/page/2/')).toContain('<title>Beiträge: Ana – Seite 2 von 2 | Probe</title>');
	expect(site.text('/blog/authors/ana/page/2/')).toContain('<h1>Beiträge: Ana</h1>');
	expect(site.text('/blog/tags/neu/')).toMatch(/href="\/blog\/tags\/neu\/page\/2\/" rel="prev"/);
	expect(site.text('/blog/authors/')).toContain('3 Beiträge');
	expect(site.text('/blog/tags/')).toContain('3 Beiträge');
	expect(site.text('/blog/tags/')).not.toContain('Ungenutztes');
	for (const way of ['archive', 'tags', 'authors']) expect(site.text('/blog/p1/'.replace('p1', '2025/01/01/p1'))).toContain(`href="/blog/${way}/"`);
});

test('without posts a free page may stand at the address of the blog', async () => {
	const site = await build('frei', {
		'site.config.ts': config(),
		'docs/index.md': '---\ntitle: Anfang\n---\n\nText.\n',
		'pages/blog.md': '---\ntitle: Kein Blog\n---\n\nHier steht etwas anderes.\n',
	});
	expect(site.text('/blog/')).toContain('Hier steht etwas anderes.');
});
