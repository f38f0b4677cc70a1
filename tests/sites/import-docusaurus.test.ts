import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
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
	'a site that is sound is written, told and checked',
	() => {
		const { status, stdout, home } = importAndCheck({ 'docusaurus.config.js': CONFIG, 'docs/a.md': '# A\n\n[b](./b.mdx)\n', 'docs/b.mdx': '# B\n\n{1 + 1}\n' });
		expect(stdout).toContain('Übernommen\n  docs: Handbuch docs/ unter /docs/');
		expect(stdout).toContain('docs.breadcrumbs: hat hier keine Wirkung.');
		expect(stdout).toMatch(/Geprüft: \d+ Seiten lassen sich bauen\./);
		expect(stdout).not.toContain('Warnung');
		expect(existsSync(join(home, 'site.config.ts'))).toBe(true);
		expect(status).toBe(0);
	},
	BUSY,
);

test(
	'all faults of all files are said in one round, each with file, line and fix',
	() => {
		const { status, stdout } = importAndCheck({
			'docusaurus.config.js': CONFIG,
			'docs/head.md': '---\ntitle: [a\n---\n\nText.\n',
			'docs/tag.mdx': '# Tag\n\n<Open>\n\nText.\n',
			'docs/import.mdx': "# Import\n\nimport Gone from './gone';\n\n<Gone />\n",
			'docs/link.md': '# Link\n\nText.\n\n[x](/nowhere)\n',
			'docs/box.md': '# Box\n\n:::never-heard\n\nText.\n\n:::\n',
			'docs/key.md': '---\ntitle: Key\ntoc_max_heading_level: many\n---\n\nText.\n',
		});
		for (const [place, rule] of [
			['docs/head.md:2', 'front-matter'],
			['docs/tag.mdx:3', 'page-syntax'],
			['docs/import.mdx:3', 'missing-import'],
			['docs/link.md:5', 'broken-link'],
			['docs/box.md:3', 'unknown-box'],
			['docs/key.md:3', 'front-matter'],
		] as const)
			expect(stdout).toMatch(new RegExp(`^${place.replaceAll('.', '\\.')}  .*\\[${rule}\\]\n  → \\S`, 'm'));
		expect(stdout).toContain('die Fehler halten den Bau an');
		expect(status).toBe(1);
	},
	BUSY,
);
