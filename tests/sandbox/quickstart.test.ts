import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox } from '#sandbox/create-sandbox.ts';
import { startSandboxServer } from '#sandbox/node/start-sandbox-server.ts';
import { loadSandbox } from '#site/read/load-sandbox.ts';

const page = readFileSync('docs/einstieg/api-schnellstart.md', 'utf8');
const blocks = [...page.matchAll(/^```(bash|python) title="([^"]+)"\n([\s\S]*?)^```$/gm)].map(([, language = '', title = '', code = '']) => ({
	language,
	title,
	code,
}));
const has = (program: string) => spawnSync(program, ['--version']).status === 0;

let server: Awaited<ReturnType<typeof startSandboxServer>>;
let token: string;
beforeAll(async () => {
	const { plan, behaviour, seed } = await loadSandbox(process.cwd());
	const sandbox = createSandbox({ plan, behaviour, seed });
	token = sandbox.token;
	server = await startSandboxServer({ sandbox, port: 0 });
});
afterAll(() => server?.close());

/** What a reader sees after pasting a block of the page. */
async function run(title: string): Promise<string> {
	const { language, code } = blocks.find((block) => block.title === title) ?? { language: '', code: '' };
	const env = { ...process.env, KALIBORD_API: `${server.url}/v1`, KALIBORD_TOKEN: token };
	const [program, option] = language === 'python' ? ['python3', '-c'] : ['bash', '-c'];
	return (await promisify(execFile)(program, [option, code], { env })).stdout;
}

test('the token of the page is the one that the sandbox offers', () => {
	expect(page).toContain(`export KALIBORD_TOKEN="${token}"`);
});

describe.skipIf(!has('curl'))('the commands of the quick start run in their order', () => {
	test('the first device, the list', async () => {
		const first = await run('Darf ich mit INV-100101 prüfen?');
		expect(first).toContain('HTTP/1.1 200 OK');
		expect(first).toContain('"usable":true');
		expect(first.toLowerCase()).toContain(/^etag: .+$/m.exec(page)?.[0]);
		const list = JSON.parse(await run('Was ist in der Montage fällig oder überfällig?'));
		expect(list.meta.totalItems).toBe(4);
		expect(list.data.map(({ inspectionDevice }: { inspectionDevice: { number: string } }) => inspectionDevice.number)).toEqual(['PM-DM-0002', 'PM-PV-0001']);
	});

	test('a report, once, and a refusal', async () => {
		const report = JSON.parse(await run('Prüfbericht anlegen und freigeben'));
		expect(report).toMatchObject({ number: 'PB-2025-00024', status: 'released', effects: { dueDate: '2026-09-30', status: 'in_circulation' }, warnings: [] });
		expect(JSON.parse(await run('Prüfbericht anlegen und freigeben')).id).toBe(report.id);
		expect(JSON.parse(await run('Mit Absicht falsch'))).toMatchObject({ status: 422, errors: [{ pointer: '/date', code: 'KB-301' }] });
	});
});

test.skipIf(!has('python3'))('the program in Python prints what the page says', async () => {
	expect((await run('verwendbar.py')).trim()).toBe(/Die Ausgabe lautet `([^`]+)`/.exec(page)?.[1]);
});
