import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { moveIn } from '#docusaurus/move-in/move-in.ts';
import type { Note } from '#docusaurus/move-in/plan-move.ts';
import { problemOf, SiteError } from '#schema/problem.ts';
import { moveIn as words } from '#words/move-in.ts';
import { print, printProblems, runCommand } from './run-command.ts';

const HEADINGS = ['taken', 'replaced', 'open'] as const satisfies readonly Note['kind'][];

await runCommand(async () => {
	const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true, strict: false });
	const [folder, ...more] = positionals;
	if (folder === undefined || more.length > 0) throw new SiteError([problemOf('arguments', { file: '', message: words.usage, hint: words.noConfigHint })]);
	const site = resolve(folder);
	const result = await moveIn(site, typeof values.out === 'string' ? resolve(values.out) : site);
	if ('problems' in result) {
		printProblems(result.problems);
		return 1;
	}
	for (const kind of HEADINGS) {
		const lines = [...new Set(result.notes.filter((note) => note.kind === kind).map(({ place, text }) => `  ${place}: ${text}`))];
		if (lines.length > 0) print(`\n${words[kind]}\n${lines.join('\n')}`);
	}
	print(`\n${words.written(relative(process.cwd(), result.file))}`);
	return 0;
});
