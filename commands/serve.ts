import { readBuiltBase } from '#server/built-base.ts';
import { listen } from '#server/listen.ts';
import { createStaticServer } from '#server/static-server.ts';
import { serverWords } from '#words/commands-output.ts';
import { readEnvironment } from './environment.ts';
import { portFromOptions } from './read-options.ts';
import { requireBuilt } from './require-built.ts';
import { print, runCommand } from './run-command.ts';
import { whenOrphaned } from './when-orphaned.mjs';

await runCommand(async () => {
	const { outDir, port: wanted } = readEnvironment({ ...process.env, ...portFromOptions() }, process.cwd());
	requireBuilt(outDir);
	const base = readBuiltBase(outDir);
	const onFault = (error: unknown, target: string) => print(`500  ${target}  ${error instanceof Error ? error.message : String(error)}`);
	const server = createStaticServer({ folder: outDir, base, onFault });
	const { port, differs } = await listen(server, { port: wanted, host: '127.0.0.1' });
	if (differs) print(serverWords.otherPort(wanted, port));
	print(serverWords.site(`http://localhost:${port}${base}`));
	const stop = () => {
		server.close();
		server.closeAllConnections();
	};
	process.once('SIGINT', stop).once('SIGTERM', stop);
	whenOrphaned(stop);
	return 0;
});
