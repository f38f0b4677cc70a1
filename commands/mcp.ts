import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { openBuiltPages } from '#mcp/built-pages.ts';
import { createMcpServer } from '#mcp/mcp-server.ts';
import { createSandbox } from '#sandbox/create-sandbox.ts';
import { SiteError } from '#schema/problem.ts';
import { readBuiltBase } from '#server/built-base.ts';
import { importSiteConfig } from '#site/read/import-config.ts';
import { loadSandbox } from '#site/read/load-sandbox.ts';
import { readEnvironment } from './environment.ts';
import { requireBuilt } from './require-built.ts';
import { runCommand } from './run-command.ts';

/** Serves the built site to programs that speak the Model Context Protocol, over the standard input and output. Everything else is said on the error output. */
await runCommand(async () => {
	const { root, outDir } = readEnvironment(process.env, process.cwd());
	requireBuilt(outDir);
	const config = await importSiteConfig(root);
	if ('problems' in config) throw new SiteError(config.problems);
	const described = config.value.api.filter(({ description }) => existsSync(join(root, description)));
	let apis: Promise<Awaited<ReturnType<typeof openApi>>[]> | undefined;
	const openAll = () => (apis ??= Promise.all(described.map(({ id }) => openApi(root, id))));
	const pages = openBuiltPages(outDir, readBuiltBase(outDir));
	const server = createMcpServer({ name: config.value.title, pages, apis: described.length > 0 ? openAll : undefined });
	await server.connect(new StdioServerTransport());
	return 0;
}, process.stderr);

async function openApi(root: string, api: string) {
	const { model, plan, behaviour, seed } = await loadSandbox(root, { api });
	return { model, sandbox: createSandbox({ plan, behaviour, seed }) };
}
