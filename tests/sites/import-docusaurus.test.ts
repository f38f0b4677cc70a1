import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder, writeSources } from './build-fixture.ts';

const COMMAND = fileURLToPath(new URL('../../commands/import-docusaurus.ts', import.meta.url));

/** Builds of one program wait for each other. */
const BUSY = 180_000;

/** `npm run import:docusaurus -- FOLDER --out HOME --check`. */
function importAndCheck(files: Record<string, string>) {
	const site = temporaryFolder();
	const home = temporaryFolder();
	writeSources(site, files);
	const before = readdirSync(site, { recursive: true }).sort();
	const { status, stdout } = spawnSync(process.execPath, [COMMAND, site, '--out', home, '--check'], { encoding: 'utf8' });
	expect(readdirSync(site, { recursive: true }).sort(), 'the folder of the site stays as it is').toEqual(before);
	return { status, stdout, home };
}

const CONFIG = "module.exports = { title: 'T', url: 'https://t.example.com', baseUrl: '/', presets: [['classic', { docs: { breadcrumbs: false } }]] };";

test(
	'what a site has switched off stays off, whatever is left of it',
	() => {
		const post = '---\ndate: 2025-01-01\n---\n\n# Post\n\nText.\n';
		const { status, stdout } = importAndCheck({
			'docusaurus.config.js':
				"module.exports = { title: 'T', url: 'https://t.example.com', baseUrl: '/', presets: [['classic', { docs: false, pages: false, blog: { path: 'posts', routeBasePath: '/' } }]] };",
			'sidebars.js': "module.exports = { old: ['intro'] };",
			'versions.json': '["1.0"]',
			'docs/left.md': '# Left\n\n[gone](./gone.md)\n',
			'blog/left.md': post,
			'src/pages/left.md': '# Left\n\n[gone](/gone)\n',
			'posts/post.md': post,
		});
		expect(stdout).toMatch(/Geprüft: \d+ Seiten lassen sich bauen\./);
		expect(stdout).not.toMatch(/Warnung|Fehler|Vergleich/);
		expect(stdout).not.toContain('left');
		expect(status).toBe(0);
	},
	BUSY,
);

test(
	'a site that is sound is written, told and checked, and an existing build of Docusaurus compared, part by part',
	() => {
		const theirs = (text: string, trail: string) =>
			`<nav class="theme-doc-breadcrumbs"><ul><li><a href="/"><svg></svg></a><li>${trail}</ul></nav><div class="theme-doc-markdown markdown"><header><h1>A</h1></header>${text}</div><a class="pagination-nav__link pagination-nav__link--next" href="/docs/b"><div class="pagination-nav__sublabel">Next</div><div class="pagination-nav__label">Bee</div></a><ul class="theme-doc-sidebar-menu"><li><a class="menu__link" href="/docs/a">A</a><li><a class="menu__link" href="/docs/a" aria-expanded="false">Folded</a><li><a class="menu__link" href="/docs/b">Bee</a></ul>`;
		const { status, stdout, home } = importAndCheck({
			'docusaurus.config.js': CONFIG,
			'docs/a.md': '# A\n\nOne two.\n\n## Part\n\n[b](./b.mdx) [out](https://example.com/)\n\n```js\ncode()\n```\n',
			'docs/b.mdx': '# B\n\n{1 + 1}\n',
			'build/docs/a/index.html': theirs(
				'<p>One two. Lost.</p><h2 id="part">Part<a class="hash-link" href="#part"></a></h2><h2 id="gone">Gone</h2><p><a href="/docs/b">b</a> <a href="/docs/c#x">c</a> <a href="https://example.com/">out</a></p><pre><code>code()</code></pre>',
				'A',
			),
			'build/docs/c/index.html': theirs('<p>C</p>', 'C'),
		});
		expect(stdout).toContain('Übernommen\n  docs: Handbuch docs/ unter /docs/');
		expect(stdout).toContain('docusaurus.config: Ohne Wirkung bleibt hier: docs.breadcrumbs.');
		expect(stdout).toMatch(/Geprüft: \d+ Seiten lassen sich bauen\./);
		expect(stdout).not.toContain('Warnung');
		expect(existsSync(join(home, 'site.config.ts'))).toBe(true);
		expect(stdout).toContain('Vergleich mit dem Bau von Docusaurus');
		for (const line of [
			'Seiten: dort 2, hier 7, es fehlen 1: /docs/c',
			'Wörter: 3 von 10 fehlen (30,000 %)',
			'Überschriften: 1 von 3 fehlen (33,333 %)',
			'Sprungmarken: 1 von 2 fehlen (50,000 %)',
			'Codeblöcke: 0 von 1 fehlen (0,000 %)',
			'Verweise im Text: 1 von 3 fehlen (33,333 %)',
			'Einträge der Seitenleisten: 1 von 2 fehlen (50,000 %)',
			'Weiterblättern: auf 0 von 1 Seiten anders',
			'Titel beim Weiterblättern: auf 1 von 1 Seiten anders: /docs/a',
			'Reihenfolge der Seitenleiste: auf 1 von 1 Seiten anders: /docs/a',
			'Brotkrumen: auf 0 von 1 Seiten anders',
			'/docs/a: Lost. Gone c',
		])
			expect(stdout).toContain(`  ${line}`);
		expect(status).toBe(0);
	},
	BUSY,
);

test(
	'all faults of all files, of an included text and of the navigation bar are said in one round, each where it is, with its fix',
	() => {
		const { status, stdout } = importAndCheck({
			'docusaurus.config.js':
				"module.exports = { title: 'T', url: 'https://t.example.com', baseUrl: '/', presets: [['classic', { docs: {} }]], themeConfig: { navbar: { items: [{ type: 'docSidebar', sidebarId: 'none', label: 'None' }] } } };",
			'docs/a.mdx': "import Part from './_part.mdx';\n\n# A\n\n<Part />\n",
			'docs/_part.mdx': 'One.\n\n{1 +}\n',
			'docs/head.md': '---\ntitle: [a\n---\n\nText.\n',
			'docs/tag.mdx': '# Tag\n\n<Open>\n\nText.\n',
			'docs/import.mdx': "# Import\n\nimport Gone from './gone';\n\n<Gone />\n",
			'docs/link.md': '# Link\n\nText.\n\n[x](/nowhere)\n',
			'docs/box.md': '# Box\n\n:::never-heard\n\nText.\n\n:::\n',
			'docs/drawn.md': '# Drawn\n\n| a |\n|---|\n| <= <b>x</b> |\n',
			'docs/key.md': '---\ntitle: Key\ntoc_max_heading_level: many\n---\n\nText.\n',
		});
		for (const [place, rule] of [
			['docs/_part.mdx:3', 'page-syntax'],
			['docs/head.md:2', 'front-matter'],
			['docs/tag.mdx:3', 'page-syntax'],
			['docs/import.mdx:3', 'missing-import'],
			['docs/drawn.md:5', 'page-syntax'],
			['docs/link.md:5', 'broken-link'],
			['docs/box.md:3', 'unknown-box'],
			['docs/key.md:3', 'front-matter'],
		] as const)
			expect(stdout).toMatch(new RegExp(`^${place.replaceAll('.', '\\.')}  .*\\[${rule}\\]\n  → \\S`, 'm'));
		expect(stdout).toMatch(/„None“.*„none“.*\[navbar-item\]/);
		expect(stdout, 'nothing that only follows').not.toMatch(/failed-component|docs\/a\.mdx:/);
		expect(stdout).toContain('die Fehler halten den Bau an');
		expect(status).toBe(1);
	},
	BUSY,
);

test('settings that their owner has changed stay, and it is said what to do', () => {
	const home = temporaryFolder();
	writeSources(home, { 'docusaurus.config.js': CONFIG, 'docs/a.md': '# A\n' });
	const run = () => spawnSync(process.execPath, [COMMAND, '--out', home, home], { encoding: 'utf8' }).stdout;
	expect(run()).toContain('Geschrieben: ');
	const file = join(home, 'site.config.ts');
	const own = readFileSync(file, 'utf8').replace("title: 'T'", "title: 'Mine'");
	writeFileSync(file, own);
	const said = run();
	expect(readFileSync(file, 'utf8')).toBe(own);
	expect(readFileSync(join(home, 'site.config.new.ts'), 'utf8')).toContain("title: 'T'");
	expect(said).toMatch(/site\.config\.ts bleibt, wie sie ist.*site\.config\.new\.ts.*löschen/);
	expect(said).not.toContain('Geschrieben: ');
});

test('SITE_ROOT names the site, as for every other command', () => {
	const site = temporaryFolder();
	writeSources(site, { 'docusaurus.config.js': CONFIG, 'docs/a.md': '# A\n' });
	const { status } = spawnSync(process.execPath, [COMMAND], { encoding: 'utf8', cwd: temporaryFolder(), env: { ...process.env, SITE_ROOT: site } });
	expect(status).toBe(0);
	expect(existsSync(join(site, 'site.config.ts'))).toBe(true);
});
