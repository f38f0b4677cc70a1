import { previewSite } from '#site/preview/preview-site.ts';
import { readEnvironment } from './environment.ts';
import { print, printProblems, runCommand } from './run-command.ts';
import { whenOrphaned } from './when-orphaned.mjs';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.ASTRO_DISABLE_UPDATE_CHECK = 'true';

await runCommand(async () => {
	const { root, port: wanted, locale } = readEnvironment(process.env, process.cwd());
	let shown = '';
	const stop = await previewSite({
		root,
		locale,
		host: '127.0.0.1',
		port: wanted,
		report(problems) {
			const found = JSON.stringify(problems);
			if (problems.length > 0 && found !== shown) printProblems(problems);
			else if (problems.length === 0 && shown !== '') print('Alle Fehler sind behoben.');
			shown = problems.length === 0 ? '' : found;
		},
		onReady({ port, base }) {
			if (port !== wanted) print(`Port ${wanted} ist belegt; Port ${port} ist frei. Einen anderen wählen Sie mit PORT.`);
			print(`Die Vorschau steht unter http://localhost:${port}${base} (beenden mit Strg+C)`);
		},
	});
	const end = () => void stop().then(() => process.exit(0));
	process.once('SIGINT', end).once('SIGTERM', end);
	whenOrphaned(end);
	return 0;
});
