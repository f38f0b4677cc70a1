import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PETS } from '#sandbox/sandbox.fixture.ts';

const root = mkdtempSync(join(tmpdir(), 'sandbox-command-'));
afterAll(() => rmSync(root, { recursive: true }));
const config = {
	...{ title: 'T', tagline: 't', url: 'https://docs.example.com', copyright: { year: 2025, holder: 'T' } },
	api: { description: 'api.yaml', sandbox: { behaviour: 'behaviour.mjs', seed: 'seed.json' } },
};
writeFileSync(join(root, 'site.config.ts'), `export default ${JSON.stringify(config)};`);
writeFileSync(join(root, 'api.yaml'), PETS);
writeFileSync(join(root, 'seed.json'), '{"name":"site"}');
writeFileSync(join(root, 'other.json'), '\ufeff{\r\n"name":"other"}');
writeFileSync(
	join(root, 'behaviour.mjs'),
	`export const behaviour = { start: (seed) => seed, startsAt: '2025-09-15T08:00:00Z', languages: ['de'], token: 'geheim', authorise: () => 'x', records: () => ({}),
	refuse: ({ status = 400 }) => ({ status }), handlers: { findPet: ({ state, now }) => ({ status: 200, body: { name: state.name, day: now.toISOString().slice(0, 10) } }) } };`,
);

function start(...args: string[]): { process: ChildProcess; output(): string; until(pattern: RegExp): Promise<string> } {
	const child = spawn(process.execPath, ['commands/sandbox.ts', ...args], {
		env: { ...process.env, SITE_ROOT: root, API_DESCRIPTION: '', npm_lifecycle_event: undefined },
	});
	let text = '';
	const until = (pattern: RegExp) =>
		new Promise<string>((resolve, reject) => {
			const look = () => {
				const found = pattern.exec(text);
				if (found) resolve(found[1] ?? found[0]);
			};
			child.stdout.on('data', (part) => {
				text += part;
				look();
			});
			child.once('exit', () => reject(new Error(text)));
			look();
		});
	return { process: child, output: () => text, until };
}

test('serves the site, and ends when it is told', async () => {
	const command = start('--port', '0', '--today', '2025-12-31', '--seed', join(root, 'other.json'));
	const url = await command.until(/steht unter (\S+)/);
	expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1$/);
	expect(command.output()).toContain('GET     /v1/pets/{petId}');
	expect(command.output()).toContain('Token: geheim');
	expect(await (await fetch(`${url}/pets/find`)).json()).toEqual({ name: 'other', day: '2025-12-31' });
	await command.until(/200 {2}GET \/v1\/pets\/find {2}\d+ ms/);
	command.process.kill('SIGTERM');
	const [code] = await once(command.process, 'exit');
	expect(code).toBe(0);
});

test('says what it cannot use', async () => {
	const command = start('--seed', join(root, 'missing.json'));
	const said = command.until(/Die Datei „[^“]*missing\.json“ gibt es nicht\./);
	const [[code]] = await Promise.all([once(command.process, 'exit'), said]);
	expect(code).toBe(1);
});
