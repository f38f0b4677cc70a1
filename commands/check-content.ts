import { SiteError } from '#schema/problem.ts';
import { checkSite } from '#site/draft/check-site.ts';
import type { Count } from './count-tests.ts';
import { print, printProblems } from './run-command.ts';

/** Checks the site in `root`, and prints one line per check and the findings. Checks with findings count as failed. */
export async function checkContent(root: string): Promise<Count> {
	const results = await readable(() => checkSite(root));
	if (results === undefined) return { passed: 0, failed: 1 };
	for (const { name, problems } of results) print(problems.length === 0 ? `✓ ${name}` : `✗ ${name}: ${problems.length}`);
	printProblems(results.flatMap(({ problems }) => problems));
	const failed = results.filter(({ problems }) => problems.length > 0).length;
	return { passed: results.length - failed, failed };
}

/** Problems with the files themselves are printed; then there is nothing to check. */
async function readable<T>(read: () => Promise<T>): Promise<T | undefined> {
	try {
		return await read();
	} catch (error) {
		if (!(error instanceof SiteError)) throw error;
		printProblems(error.problems);
		return undefined;
	}
}
