import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { asUnix } from '#content/files/read-text.ts';
import { createSandbox } from '#sandbox/create-sandbox.ts';
import { seededRandom } from '#sandbox/node/disturbance.ts';
import { startSandboxServer } from '#sandbox/node/start-sandbox-server.ts';
import { problemOf, SiteError } from '#schema/problem.ts';
import { loadSandbox } from '#site/read/load-sandbox.ts';
import { commandFaults } from '#words/command-faults.ts';
import { sandboxCommand } from '#words/sandbox.ts';
import { readEnvironment } from './environment.ts';
import { print, runCommand } from './run-command.ts';
import { readSandboxArguments } from './sandbox-arguments.ts';
import { whenOrphaned } from './when-orphaned.mjs';

await runCommand(async () => {
	const { help, api, port: wanted, seed: seedFile, today, latency, failures, random } = readSandboxArguments(process.argv.slice(2));
	if (help) {
		print(sandboxCommand.usage);
		return 0;
	}
	const { root, apiDescription } = readEnvironment(process.env, process.cwd());
	const { model, plan, behaviour, seed } = await loadSandbox(root, { api, apiDescription });
	const time = (behaviour?.startsAt || 'T08:00:00Z').replace(/^[^T]*/, '');
	const onFault = (error: unknown) => print(error instanceof Error ? (error.stack ?? error.message) : String(error));
	const sandbox = createSandbox({
		plan,
		behaviour,
		seed: seedFile === undefined ? seed : readSeed(seedFile),
		startsAt: today === undefined ? undefined : today + time,
		onFault,
	});
	const server = await startSandboxServer({
		sandbox,
		onFault,
		port: wanted,
		disturbance: { latency, failures, random: random === undefined ? Math.random : seededRandom(random) },
		onRequest: ({ method, target, status, milliseconds }) => print(`${status}  ${method} ${target}  ${Math.round(milliseconds)} ms`),
		onBadConnection: (status) => print(`${status}  ${sandboxCommand.unreadable}`),
	});

	const width = Math.max(0, ...model.operations.map(({ method }) => method.length));
	const bases = new Map(plan.operations.map(({ id, bases: own }) => [id, own[0] ?? '']));
	const clock = sandbox.now().toLocaleString(sandboxCommand.clockLocale, { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'short' });
	print(sandboxCommand.begin(model.title, clock));
	for (const { id, method, path, title } of model.operations) print(`  ${method.toUpperCase().padEnd(width)}  ${bases.get(id)}${path}  ${title}`);
	print(`Token: ${sandbox.token}`);
	if (server.differs) print(sandboxCommand.otherPort(wanted, server.port));
	print(sandboxCommand.at(`${server.url}${plan.operations[0]?.bases[0] ?? ''}`));
	const stop = () => void server.close();
	process.once('SIGINT', stop).once('SIGTERM', stop);
	whenOrphaned(stop);
	return 0;
});

function readSeed(file: string): unknown {
	const path = resolve(process.cwd(), file);
	try {
		return JSON.parse(asUnix(readFileSync(path, 'utf8')));
	} catch (error) {
		const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
		const name = relative(process.cwd(), path);
		const message = isMissing ? commandFaults.noFile(name) : sandboxCommand.noSeed(name);
		throw new SiteError([problemOf('arguments', { file: '', message, hint: sandboxCommand.seedHint })]);
	}
}
