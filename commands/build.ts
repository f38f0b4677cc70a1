import { relative } from 'node:path';
import { buildSite } from '#site/build/build-site.ts';
import type { Verdict } from '#site/decide.ts';
import { readEnvironment } from './environment.ts';
import { print, printProblems, runCommand } from './run-command.ts';

// Leaving through `exit` lets the build remove what it has begun.
for (const [signal, code] of [
	['SIGINT', 130],
	['SIGTERM', 143],
] as const)
	process.once(signal, () => process.exit(code));

/** What came of the build of the folder `name`, in the last line that the writer reads. */
const OUTCOMES: Record<Verdict, (name: string, pages: number) => string> = {
	sound: (name, pages) => `Fertig: ${pages} Seiten in ${name}`,
	faulty: (name) => `Nicht gebaut; ${name} ist, wie es war.`,
	strict: (name) => `Nicht gebaut, weil in site.config.ts „strict: true“ steht: Dann hält auch eine Warnung den Bau an. ${name} ist, wie es war.`,
};

await runCommand(async () => {
	const { root, outDir, apiDescription } = readEnvironment(process.env, process.cwd());
	const { verdict, problems, pages } = await buildSite({ root, outDir, apiDescription, log: print });
	printProblems(problems);
	print(OUTCOMES[verdict](`${relative(process.cwd(), outDir) || '.'}/`, pages));
	return verdict === 'sound' ? 0 : 1;
});
