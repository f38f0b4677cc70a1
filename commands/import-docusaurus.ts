import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { compareBuilds } from '#docusaurus/compare/compare-builds.ts';
import { sayComparison } from '#docusaurus/compare/say-comparison.ts';
import { findConfigFile } from '#docusaurus/move-in/config-files.ts';
import { moveIn } from '#docusaurus/move-in/move-in.ts';
import type { Note } from '#docusaurus/move-in/note.ts';
import { problemOf, SiteError } from '#schema/problem.ts';
import { buildSite } from '#site/build/build-site.ts';
import { comparison } from '#words/comparison.ts';
import { moveIn as words } from '#words/move-in.ts';
import { readOptions } from './read-options.ts';
import { print, printProblems, runCommand } from './run-command.ts';

const HEADINGS = ['taken', 'replaced', 'open'] as const satisfies readonly Note['kind'][];

await runCommand(async () => {
	const options = { out: { type: 'string' }, check: { type: 'boolean' }, against: { type: 'string' } } as const;
	const { values, positionals } = readOptions({ options, allowPositionals: true }, words.usage);
	// Run in the folder of the site, or with SITE_ROOT, the command needs no argument.
	const here = process.env.SITE_ROOT || '.';
	const [folder = findConfigFile(resolve(here)) === undefined ? undefined : here, ...more] = positionals;
	if (folder === undefined || more.length > 0) throw new SiteError([problemOf('arguments', { file: '', message: words.usage, hint: words.noConfigHint })]);
	const site = resolve(folder);
	const home = values.out === undefined ? site : resolve(values.out);
	const result = await moveIn(site, home);
	if ('problems' in result) {
		printProblems(result.problems);
		return 1;
	}
	for (const kind of HEADINGS) {
		const lines = [...new Set(result.notes.filter((note) => note.kind === kind).map(({ place, text }) => `  ${place}: ${text}`))];
		if (lines.length > 0) print(`\n${words[kind]}\n${lines.join('\n')}`);
	}
	const { file, kept } = result.written;
	const name = (path: string) => relative(process.cwd(), path);
	print(`\n${kept === undefined ? words.written(name(file)) : words.kept(name(kept), name(file))}`);
	if (values.against !== undefined && !existsSync(resolve(values.against)))
		throw new SiteError([problemOf('arguments', { file: '', message: comparison.noBuild(values.against), hint: comparison.noBuildHint })]);
	const theirs = resolve(values.against ?? join(site, 'build'));
	return values.check ? await checkMove(home, { theirs: existsSync(theirs) ? theirs : undefined, base: result.base }) : 0;
});

/** Builds the site without output and reports everything it finds, and how far the result agrees with the Docusaurus build in `theirs`. */
async function checkMove(home: string, { theirs, base }: { theirs: string | undefined; base: string }): Promise<number> {
	const outDir = mkdtempSync(join(tmpdir(), 'move-in-'));
	try {
		const { verdict, problems, pages } = await buildSite({ root: home, outDir, log: print });
		printProblems(problems);
		print(words.checked(pages, verdict === 'sound'));
		if (theirs !== undefined && verdict === 'sound')
			print(
				`\n${comparison.title}\n${sayComparison(compareBuilds({ theirs, ours: outDir, base }))
					.map((line) => `  ${line}`)
					.join('\n')}`,
			);
		return verdict === 'sound' ? 0 : 1;
	} finally {
		rmSync(outDir, { recursive: true, force: true });
	}
}
