import { relative } from 'node:path';
import { buildSite } from '#site/build/build-site.ts';
import { readEnvironment } from './environment.ts';
import { print, printProblems, runCommand } from './run-command.ts';

// Leaving through `exit` lets the build remove what it has begun.
for (const [signal, code] of [
	['SIGINT', 130],
	['SIGTERM', 143],
] as const)
	process.once(signal, () => process.exit(code));

await runCommand(async () => {
	const { root, outDir, apiDescription } = readEnvironment(process.env, process.cwd());
	const { ok, problems, pages } = await buildSite({ root, outDir, apiDescription, log: print });
	printProblems(problems);
	const name = `${relative(process.cwd(), outDir) || '.'}/`;
	print(ok ? `Fertig: ${pages} Seiten in ${name}` : `Nicht gebaut; ${name} ist, wie es war.`);
	return ok ? 0 : 1;
});
