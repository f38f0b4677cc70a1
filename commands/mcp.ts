import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openBuiltPages } from '#mcp/built-pages.ts';
import type { PracticeApi } from '#mcp/call-operation.ts';
import { keepOpened } from '#mcp/keep-opened.ts';
import { lineTransport } from '#mcp/line-transport.ts';
import { createMcpServer } from '#mcp/mcp-server.ts';
import { createSandbox } from '#sandbox/create-sandbox.ts';
import { SiteError } from '#schema/problem.ts';
import { formatProblems } from '#site/format-problems.ts';
import { importSiteConfig } from '#site/read/import-config.ts';
import { loadSandbox } from '#site/read/load-sandbox.ts';
import { readEnvironment } from './environment.ts';
import { programVersion } from './program-version.ts';
import { refuseArguments } from './read-options.ts';
import { requireBuilt } from './require-built.ts';
import { runCommand } from './run-command.ts';

/** Serves the built site to Model Context Protocol clients over standard input and output. Everything else is printed to standard error. */
await runCommand(async () => {
	refuseArguments();
	const { root: home, outDir } = readEnvironment(process.env, process.cwd());
	requireBuilt(outDir);
	const config = await importSiteConfig(home);
	if ('problems' in config) throw new SiteError(config.problems);
	const { api, root, title: name } = config.value;
	const described = api.filter(({ description }) => existsSync(resolve(home, root, description)));
	const apis = keepOpened(() => Promise.all(described.map(({ id }) => openApi(home, id))));
	const server = createMcpServer({ name, version: programVersion(), pages: openBuiltPages(outDir), apis: described.length > 0 ? apis : undefined });
	await server.connect(lineTransport(process.stdin, process.stdout));
	return 0;
}, process.stderr);

/** An API with its sandbox. Problems are thrown to the client, which sees only the message of an error. */
async function openApi(home: string, api: string): Promise<PracticeApi> {
	try {
		const { model, plan, behaviour, seed } = await loadSandbox(home, { api });
		return { id: api, model, sandbox: createSandbox({ plan, behaviour, seed }) };
	} catch (error) {
		throw error instanceof SiteError ? new Error(formatProblems(error.problems, { colour: false })) : error;
	}
}
