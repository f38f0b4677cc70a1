import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Problem } from '#schema/problem.ts';
import { buildSite } from '#site/build/build-site.ts';
import type { Verdict } from '#site/decide.ts';
import { isCompiled, PROGRAM } from '#site/program.ts';
import { notYetTold, toldPlaces } from '#site/told-places.ts';
import { buildWords } from '#words/commands-output.ts';
import { readEnvironment } from './environment.ts';
import { refuseArguments } from './read-options.ts';
import { print, printProblems, runCommand } from './run-command.ts';
import { runProcess } from './run-process.mjs';

// Leaving through `exit` lets the build clean up (except while code of the site runs: `src/site/build/stoppable.ts`).
for (const [signal, code] of [
	['SIGINT', 130],
	['SIGTERM', 143],
] as const)
	process.once(signal, () => process.exit(code));

/** The outcome of the build of the folder `name`: the last line that writers see. */
const OUTCOMES: Record<Verdict, (name: string, pages: number) => string> = {
	sound: buildWords.sound,
	faulty: buildWords.faulty,
	strict: buildWords.strict,
};

/** The argument that marks a build as one language of another build; after it comes the file with what that build has already reported. */
const PART = '--part';

await runCommand(async () => {
	const [part, toldFile = '', ...more] = process.argv.slice(2);
	const isPart = part === PART;
	refuseArguments(isPart ? more : undefined);
	const { root, outDir, apiDescription, locale } = readEnvironment(process.env, process.cwd());
	const told = isPart ? (JSON.parse(readFileSync(toldFile, 'utf8')) as string[]) : [];
	const { verdict, problems, pages } = await buildSite({ root, outDir, apiDescription, locale, isPart, buildLocale, log: print });
	printProblems(notYetTold(problems, told));
	// A part is in a folder that only the whole build knows; that build reports the outcome of both.
	if (!isPart) print(OUTCOMES[verdict](`${relative(process.cwd(), outDir) || '.'}/`, pages));
	return verdict === 'sound' ? 0 : 1;
});

/** A process speaks one language, so every other language has its own process. */
async function buildLocale(code: string, outDir: string, found: readonly Problem[]): Promise<boolean> {
	print(`\n${code}`);
	const env = { ...process.env, SITE_LOCALE: code, OUT_DIR: outDir };
	const command = join(PROGRAM, 'commands', isCompiled ? 'nonius.js' : 'nonius.ts');
	const folder = mkdtempSync(join(tmpdir(), 'told-'));
	try {
		const file = join(folder, 'told.json');
		writeFileSync(file, JSON.stringify(toldPlaces(found)));
		return (await runProcess(process.execPath, [command, 'build', PART, file], { env })) === 0;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
