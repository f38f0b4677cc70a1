import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { COMMON_BUNDLES } from '#site/build/bundle-places.ts';
import { PROGRAM } from '#site/program.ts';
import { UNPACKED_DICTIONARY } from '#site/read/read-dictionary.ts';
import { LANGUAGES } from '#text/language.ts';

/**
 * Lets the package in `folder` build a site in each of its languages, so that it brings along what the engine makes of every site without code of its own:
 * the first build of whoever installs it starts no engine, and need not unpack the dictionary. Throws when one does not build.
 */
export function addCommonBundles(folder: string): void {
	for (const language of LANGUAGES) {
		const site = mkdtempSync(join(tmpdir(), 'nonius-pack-'));
		try {
			writeFileSync(
				join(site, 'site.config.ts'),
				`export default { title: 'A', url: 'https://a.example', locale: '${language}', copyright: { year: 2025, holder: 'A' } };\n`,
			);
			mkdirSync(join(site, 'docs'));
			// A word that is long enough for hyphens, which ask the dictionary.
			writeFileSync(join(site, 'docs/a.md'), '---\ntitle: A\n---\n\nZusammengesetztes.\n');
			execFileSync(process.execPath, [join(folder, 'commands/bin.mjs'), 'build'], {
				cwd: site,
				env: { ...process.env, SITE_ROOT: site, OUT_DIR: join(site, 'dist') },
				stdio: ['ignore', 'ignore', 'inherit'],
			});
		} finally {
			rmSync(site, { recursive: true });
		}
	}
	const kept = mkdtempSync(join(tmpdir(), 'nonius-kept-'));
	const brought = [COMMON_BUNDLES, UNPACKED_DICTIONARY].map((path) => relative(PROGRAM, path));
	for (const path of brought) cpSync(join(folder, path), join(kept, path), { recursive: true });
	for (const made of ['.cache', '.astro']) rmSync(join(folder, made), { recursive: true, force: true });
	cpSync(kept, folder, { recursive: true });
	rmSync(kept, { recursive: true });
}
