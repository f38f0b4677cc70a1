import { snapshotDocs } from '#site/read/snapshot-docs.ts';
import { readEnvironment } from './environment.ts';
import { print, runCommand } from './run-command.ts';

await runCommand(async () => {
	const [name, ...rest] = process.argv.slice(2);
	if (name === undefined || rest.length > 0) {
		print('So wird eine Version festgehalten: npm run docs:version -- 2025.4');
		return 1;
	}
	const { root } = readEnvironment(process.env, process.cwd());
	const pages = await snapshotDocs(root, name);
	print(`Version „${name}“ festgehalten: ${pages} Seiten in versioned_docs/version-${name}/. Neues kommt weiterhin in docs/.`);
	return 0;
});
