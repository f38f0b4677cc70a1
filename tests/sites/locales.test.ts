import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { moveIn } from '#docusaurus/move-in/move-in.ts';
import { HASH_LIST } from '#publish/hash-list-file.ts';
import { readHashList } from '#site/build/hash-list.ts';
import { PROGRAM } from '#site/program.ts';
import { type BuiltSite, buildInto, runBuild, temporaryFolder, writeSources } from './build-fixture.ts';

const folder = temporaryFolder();
const root = join(folder, 'sources');

const SOURCES = {
	'site.config.ts': `import { defineSite } from 'nonius/site';

export default defineSite({
	title: 'Werkstatt',
	url: 'https://werkstatt.example.com',
	copyright: { year: 2025, holder: 'Beispiel' },
	locales: [{ code: 'de', label: 'Deutsch' }, { code: 'en', label: 'English', folder: 'i18n/en' }, { code: 'fr', label: 'Français', to: 'https://fr.example.com/' }],
	navbar: [{ type: 'docSidebar', label: 'Handbuch', sidebar: 'docs' }, { type: 'localeDropdown' }],
});
`,
	'sidebars.ts': `import { defineSidebars } from 'nonius/sidebars';

export default defineSidebars({ docs: ['eins', { type: 'category', label: 'Mehr', items: ['zwei'] }] });
`,
	'docs/eins.md': '# Eins\n\nDas steht hier. Siehe [zwei](./zwei.md). ![Bild](./bild.png)\n',
	'docs/zwei.md': '# Zwei\n\nNur auf Deutsch.\n',
	'docs/bild.png': 'png',
	'blog/2025-01-02-neu.md': '---\ntitle: Neu\n---\n\nDas ist neu.\n',
	'i18n/en/docusaurus-plugin-content-docs/current/eins.md': '# One\n\nThis is "here". See [two](./zwei.md). ![Picture](./bild.png)\n',
	'i18n/en/docusaurus-plugin-content-blog/2025-01-02-neu.md': '---\ntitle: New\n---\n\nThis is new.\n',
	'i18n/en/docusaurus-plugin-content-docs/current.json': '{ "sidebar.docs.category.Mehr": { "message": "More" } }',
	'i18n/en/docusaurus-theme-classic/navbar.json': '{ "title": { "message": "Workshop" }, "item.label.Handbuch": { "message": "Manual" } }',
};

let site: BuiltSite;
beforeAll(async () => {
	writeSources(root, SOURCES);
	site = await buildInto(root, join(folder, 'dist'));
});

test('building leaves the sources as they are', () => {
	for (const [file, text] of Object.entries(SOURCES)) expect(readFileSync(join(root, file), 'utf8')).toBe(text);
});

test('each language stands at its own address, with its own words', () => {
	expect(site.text('/docs/eins/')).toMatch(/<html lang="de"[\s\S]*Zum Inhalt springen[\s\S]*<h1>Eins<\/h1>/);
	expect(site.text('/en/docs/eins/')).toMatch(/<html lang="en"[\s\S]*Skip to content[\s\S]*<h1>One<\/h1>/);
	expect(site.text('/en/docs/eins/')).toContain('“here”');
	expect(site.text('/en/docs/eins/')).toMatch(/<img[^>]*src="\/en\/[^"]*bild\.png"/);
	expect(site.text('/en/docs/eins/')).toContain('href="/en/docs/zwei/"');
});

test('labels are translated where they are', () => {
	const html = site.text('/en/docs/eins/');
	for (const label of ['Workshop', 'Manual', 'More']) expect(html).toContain(label);
	expect(html).not.toMatch(/Handbuch|Mehr</);
});

test('a page without a translation shows the text of the main language and says so', () => {
	expect(site.text('/en/docs/zwei/')).toContain('Nur auf Deutsch.');
	expect(site.text('/en/docs/zwei/')).toContain('This page has not been translated yet.');
	expect(site.text('/en/docs/zwei/')).toMatch(/<h1 lang="de" dir="ltr">Zwei<\/h1><div data-article-body="" lang="de" dir="ltr"><p>Nur auf Deutsch/);
	expect(site.text('/en/docs/zwei/')).toContain('"inLanguage":"de"');
	expect(site.text('/en/docs/eins/')).toMatch(/<h1>One<\/h1>[\s\S]*"inLanguage":"en"|"inLanguage":"en"[\s\S]*<h1>One<\/h1>/);
	expect(site.text('/en/docs/eins/')).not.toContain('has not been translated');
	expect(site.text('/docs/zwei/')).not.toMatch(/has not been translated|noch nicht übersetzt/);
});

test('the choice of languages leads to the same page, and search engines know all of them', () => {
	const choice = (html: string) => [...html.matchAll(/<a href="([^"]*)"[^>]*hrefLang="(\w+)"/g)].map(([, href, code]) => `${code} ${href}`);
	// Where the address is a word of the language, the choice leads to the first page.
	expect(choice(site.text('/suche/'))).toEqual(['de /suche/', 'en /en/', 'fr https://fr.example.com/']);
	expect(choice(site.text('/en/search/'))).toEqual(['de /', 'en /en/search/', 'fr https://fr.example.com/']);
	for (const path of ['/docs/zwei/', '/en/docs/zwei/']) {
		expect(choice(site.text(path))).toEqual(['de /docs/zwei/', 'en /en/docs/zwei/', 'fr https://fr.example.com/']);
		expect([...site.text(path).matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]*)"/g)].map(([, code, href]) => `${code} ${href}`)).toEqual([
			'de https://werkstatt.example.com/docs/zwei/',
			'en https://werkstatt.example.com/en/docs/zwei/',
			'x-default https://werkstatt.example.com/docs/zwei/',
		]);
	}
});

test('each language has a search, feeds, a sitemap and lists of its own', () => {
	for (const file of ['/search/index.json', '/blog/atom.xml', '/sitemap-0.xml', '/llms.txt', '/404.html'])
		expect(site.files).toEqual(expect.arrayContaining([file, `/en${file}`]));
	const searched = (base: string) =>
		site.files
			.filter((file) => file.startsWith(`${base}/search/`))
			.map((file) => site.text(file))
			.join('\n');
	expect(searched('/en')).toContain('"One"');
	expect(searched('')).not.toContain('"One"');
	expect(site.text('/en/blog/atom.xml')).toContain('xml:lang="en"');
	expect(site.text('/en/sitemap-0.xml')).toContain('https://werkstatt.example.com/en/docs/eins/');
	expect(site.text('/robots.txt')).toMatch(/sitemap-index\.xml[\s\S]*\/en\/sitemap-index\.xml/);
});

test('words for a language that the program does not speak are printed in English, whatever the site speaks', async () => {
	const env = { ...process.env, SITE_ROOT: root };
	const { stdout } = await promisify(execFile)(process.execPath, [join(PROGRAM, 'commands/nonius.ts'), 'words', 'fr'], { cwd: PROGRAM, env });
	expect(stdout).toContain('skip: Skip to content');
	expect(stdout).not.toContain('Zum Inhalt springen');
});

test('one list has the files of all languages, with their compressed forms', () => {
	const listed = [...readHashList(site.folder).keys()];
	for (const file of ['docs/eins/index.html', 'docs/eins/index.html.br', 'en/docs/eins/index.html', 'en/docs/eins/index.html.br'])
		expect(listed).toContain(file);
	expect(existsSync(join(site.folder, 'en', HASH_LIST))).toBe(false);
});

test('a host without pages of its own for each language is told them', () => {
	expect(site.text('/_redirects')).toMatch(/^\/en\/\* \/en\/404\.html 404$/m);
	expect(site.text('/en/_redirects')).not.toContain('404');
	expect(site.text('/_headers')).toMatch(/^\/en\/_astro\/\*\n.*immutable$/m);
	expect(site.files).not.toContain('/en/_headers');
});

test('what is wrong with a text is said once, in however many languages it is shown', async () => {
	const config = SOURCES['site.config.ts'].replace("title: 'Werkstatt',", "title: 'Werkstatt', rules: { 'broken-link': 'warning' },");
	writeSources(root, {
		'site.config.ts': config,
		'docs/zwei.md': '# Zwei\n\nSiehe [nichts](/docs/nichts/).\n',
		'i18n/en/docusaurus-plugin-content-docs/current/eins.md': '# One\n\nSee [nothing](/docs/nichts/).\n',
	});
	const { exitCode, output } = await runBuild(root, join(temporaryFolder(), 'dist'));
	writeSources(root, SOURCES);
	expect(exitCode).toBe(0);
	expect(output.match(/(?:docs|i18n)\/\S+\.md:\d+/g)?.sort()).toEqual(['docs/zwei.md:3', 'i18n/en/docusaurus-plugin-content-docs/current/eins.md:3']);
}, 600_000);

test('a mistake in a translation is named where it was written, and nothing is replaced', async () => {
	writeSources(root, { 'i18n/en/docusaurus-plugin-content-docs/current/eins.md': '# One\n\nSee [nowhere](/docs/fehlt/).\n' });
	const { exitCode, output } = await runBuild(root, join(folder, 'dist'));
	expect(exitCode).toBe(1);
	expect(output).toContain('i18n/en/docusaurus-plugin-content-docs/current/eins.md:3');
	expect(site.text('/en/docs/eins/')).toContain('<h1>One</h1>');
}, 600_000);

test('a moved site: texts of components, and titles of categories, in its other language', async () => {
	const home = temporaryFolder();
	writeSources(home, {
		'docusaurus.config.js':
			"module.exports = { title: 'T', url: 'https://t.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, themeConfig: { navbar: { items: [{ type: 'localeDropdown', position: 'right' }] } }, presets: [['classic', { blog: false }]] };",
		'docs/a.mdx':
			"# A\n\nimport Translate, { translate } from '@docusaurus/Translate';\nimport useDocusaurusContext from '@docusaurus/useDocusaurusContext';\n\nexport const Where = () => <i>{useDocusaurusContext().i18n.currentLocale}</i>;\n\n<b><Translate id=\"greeting\">Hello</Translate></b> <u>{translate({ message: 'Bye' })}</u> <Where />\n",
		'docs/part/_category_.json': '{ "label": "Part", "link": { "type": "generated-index", "description": "All of it." } }',
		'docs/part/b.md': '# B\n',
		'src/said.js': 'export const said = "said by a module";\n',
		'docs/part/c.mdx': '# C\n',
		'docs/part/pixel.png': 'PNG',
		'src/pages/index.js':
			'import Translate from \'@docusaurus/Translate\';\n\nexport default function Home() { return <h1><Translate id="greeting">Hello</Translate></h1>; }\n',
		'src/pages/plain.md': '# Plain\n',
		'i18n/fr/docusaurus-plugin-content-docs/current/part/b.md': '---\nslug: /autre\n---\n\n# B en français\n',
		'i18n/fr/docusaurus-plugin-content-docs/current/part/c.mdx':
			"# C\n\nimport { said } from '../../../../../src/said';\n\n<em>{said}</em>\n\n![Pixel](../../../../../docs/part/pixel.png)\n",
		'words.fr.yml': 'navigation:\n  navigation:\n    skip: Aller au contenu\n    pages: { one: "{1} page", other: "{1} pages en tout" }\n',
		'i18n/fr/code.json': '{ "greeting": { "message": "Bonjour" }, "Bye": { "message": "Au revoir" } }',
		'i18n/fr/docusaurus-plugin-content-docs/current.json':
			'{ "sidebar.docs.category.Part": { "message": "Partie" }, "sidebar.docs.category.Part.link.generated-index.description": { "message": "Le tout." } }',
	});
	expect(await moveIn(home, home)).toHaveProperty('written');
	const moved = await buildInto(home, join(temporaryFolder(), 'dist'));
	expect(moved.text('/docs/a/')).toMatch(/<b>Hello<\/b>\s*<u>Bye<\/u>\s*<i>en<\/i>/);
	// A translation with an address of its own: both languages lead to each other.
	for (const path of ['/docs/part/b/', '/fr/docs/autre/']) {
		const addresses = [...moved.text(path).matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]*)"/g)].map(([, code, href]) => `${code} ${href}`);
		expect(addresses).toEqual([
			'en https://t.example.com/docs/part/b/',
			'fr https://t.example.com/fr/docs/autre/',
			'x-default https://t.example.com/docs/part/b/',
		]);
		const choice = [...moved.text(path).matchAll(/<a href="([^"]*)"[^>]*hrefLang="(\w+)"/g)].map(([, href, code]) => `${code} ${href}`);
		expect(choice).toEqual(['en /docs/part/b/', 'fr /fr/docs/autre/']);
	}
	expect(moved.text('/fr/docs/autre/')).toContain('<h1>B en français</h1>');
	expect(moved.text('/fr/docs/a/')).toMatch(/<b>Bonjour<\/b>\s*<u>Au revoir<\/u>\s*<i>fr<\/i>/);
	expect(moved.text('/fr/docs/part/c/')).toContain('<em>said by a module</em>');
	expect(moved.text('/fr/docs/part/c/')).toMatch(/<img src="\/fr\/_files\/docs\/part\/pixel\.png" alt="Pixel"/);
	// A page of code has its texts in the language, a text without a translation has not.
	expect(moved.text('/fr/')).toContain('<h1>Bonjour</h1>');
	expect(moved.text('/fr/')).not.toContain('not been translated');
	expect(moved.text('/fr/plain/')).toContain('not been translated');
	expect(moved.text('/fr/docs/category/part/')).toMatch(/<h1>Partie<\/h1>[\s\S]*Le tout\./);
	// Words of a language that the program does not speak: what the file has, and English where it has nothing.
	expect(moved.text('/fr/docs/a/')).toMatch(/Aller au contenu[\s\S]*Main navigation/);
	expect(moved.text('/docs/a/')).toContain('Skip to content');
	expect(moved.text('/docs/category/part/')).toMatch(/<h1>Part<\/h1>[\s\S]*All of it\./);
});
