import { previewSite } from '#site/preview/preview-site.ts';
import { serverWords } from '#words/commands-output.ts';
import { readEnvironment } from './environment.ts';
import { portFromOptions } from './read-options.ts';
import { print, printProblems, runCommand } from './run-command.ts';
import { whenOrphaned } from './when-orphaned.mjs';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.ASTRO_DISABLE_UPDATE_CHECK = 'true';

await runCommand(async () => {
	const { root, port: wanted, locale } = readEnvironment({ ...process.env, ...portFromOptions() }, process.cwd());
	let shown = '';
	const stop = await previewSite({
		root,
		locale,
		host: '127.0.0.1',
		port: wanted,
		report(problems) {
			const found = JSON.stringify(problems);
			if (problems.length > 0 && found !== shown) printProblems(problems);
			else if (problems.length === 0 && shown !== '') print(serverWords.mended);
			shown = problems.length === 0 ? '' : found;
		},
		onReady({ port, base }) {
			if (port !== wanted) print(serverWords.otherPort(wanted, port));
			print(serverWords.preview(`http://localhost:${port}${base}`));
		},
	});
	const end = () => void stop().then(() => process.exit(0));
	process.once('SIGINT', end).once('SIGTERM', end);
	whenOrphaned(end);
	return 0;
});
