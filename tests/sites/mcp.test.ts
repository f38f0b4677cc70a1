import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROGRAM } from '#site/program.ts';
import { programVersion } from '../../commands/program-version.ts';
import { buildInto, buildOwnSite, temporaryFolder, writeSources } from './build-fixture.ts';

const COMMAND = [join(PROGRAM, 'commands/nonius.ts'), 'mcp'];
const ORIGIN = 'https://docs.example.com';

/** Starts a server for the built site and a client. Returns the calls of the client, and lines on standard output that are no messages. */
async function connect(site: { root: string; built: string }) {
	const client = new Client({ name: 'test', version: '1' });
	const noise: unknown[] = [];
	client.onerror = (error) => noise.push(error);
	const env = { ...(process.env as Record<string, string>), SITE_ROOT: site.root, OUT_DIR: site.built };
	await client.connect(new StdioClientTransport({ command: process.execPath, args: COMMAND, cwd: PROGRAM, env, stderr: 'ignore' }));
	return { client, noise };
}

/** The text that a tool answers with, and whether it is a refusal. */
async function answerOf(client: Client, name: string, given: Record<string, unknown>): Promise<{ text: string; isError: boolean }> {
	const { content, isError = false } = await client.callTool({ name, arguments: given });
	const texts = Array.isArray(content) ? content.map((part: { text?: string }) => part.text ?? '') : [];
	return { text: texts.join('\n'), isError: isError === true };
}

describe('a client of the official SDK', () => {
	let connected: Awaited<ReturnType<typeof connect>>;
	beforeAll(async () => {
		connected = await connect({ root: PROGRAM, built: (await buildOwnSite()).folder });
	});
	afterAll(async () => {
		await connected.client.close();
		expect(connected.noise).toEqual([]);
	});
	const call = (name: string, given: Record<string, unknown>) => answerOf(connected.client, name, given);

	test('is told the version of the program', () => {
		expect(connected.client.getServerVersion()).toMatchObject({ version: programVersion() });
	});

	test('finds the tools, each with what it does', async () => {
		const { tools } = await connected.client.listTools();
		expect(tools.map(({ name }) => name)).toEqual(['search', 'read_page', 'look_up', 'call_api']);
		expect(tools.filter(({ title, description }) => !title || !description)).toEqual([]);
	});

	test('searches, and reads what it found', async () => {
		const { text } = await call('search', { query: 'Wie sperre ich ein Prüfmittel?', limit: 3 });
		const address = /https:\S+/.exec(text)?.[0] ?? '';
		expect(address).toContain(`${ORIGIN}/docs/handbuch/pruefmittel/`);
		expect((await call('read_page', { page: address })).text).toMatch(/^# Prüfmittel\n\n<https:\/\/docs\.example\.com\/docs\/handbuch\/pruefmittel\/>/);
		expect((await call('search', { query: 'xqzwv' })).text).toContain('keine Fundstelle');
	});

	test.each([
		'/',
		'/index.html',
		`${ORIGIN}/index.html`,
		'docs/terms/pruefmittel',
		'/docs/terms/pruefmittel/#status',
		'/docs/terms/pruefmittel.md',
		'/docs/terms/pruefmittel/index.html',
	])('reads a page by %s', async (page) => {
		expect(await call('read_page', { page })).toEqual({ isError: false, text: expect.stringMatching(/^# /) });
	});

	test('names pages that were meant', async () => {
		expect(await call('read_page', { page: '/docs/handbuch/prufmittel/' })).toEqual({
			isError: true,
			text: expect.stringContaining('/docs/handbuch/pruefmittel/'),
		});
	});

	test('looks up terms, words with a section, fields and schemas', async () => {
		expect((await call('look_up', { name: 'prüfmittel' })).text).toContain('das überwacht wird');
		expect((await call('look_up', { name: 'Karenzzeit' })).text).toContain(`${ORIGIN}/docs/nachschlagen/glossar/#karenzzeit`);
		expect((await call('look_up', { name: 'maxLength' })).text).toContain(`${ORIGIN}/docs/api/`);
		for (const name of ['Apparatus', 'CostInput', 'PageMeta', 'Seal']) expect(await call('look_up', { name }), name).toMatchObject({ isError: false });
		expect((await call('look_up', { name: 'ApparatusList' })).text).toContain('Eine Seite der Geräteliste.');
		expect((await call('look_up', { name: 'xqzwv' })).isError).toBe(true);
	});

	test('calls operations in the sandbox, which remembers what was done', async () => {
		const list = await call('call_api', { operation: 'apparatuses-index' });
		expect(list.text).toMatch(/^GET https:\/\/api\.example\.com\/v1\/apparatuses[\s\S]*\n200\n/);
		// A parameter that nobody named would answer another question: all that are overdue, not those of one area.
		expect((await call('call_api', { operation: 'apparatuses-index', parameters: { status: 'overdue' } })).text).toMatch(
			/^GET \S+\/apparatuses\?status=overdue\n/,
		);
		const refused = await call('call_api', { operation: 'apparatuses-index', token: 'falsch' });
		expect([refused.isError, refused.text]).toEqual([false, expect.stringContaining('\n401\n')]);
		const add = { operation: 'customFieldsAdd' };
		expect((await call('call_api', add)).text).toContain('\n201\n');
		// The example has a key by which the service knows a request again.
		expect((await call('call_api', add)).text).toContain('idempotency-replayed: true');
		expect((await call('call_api', { operation: 'gibt-es-nicht' })).text).toContain('apparatusesIndex');
		expect((await call('call_api', { operation: 'apparatuses-index', parameters: { falsch: 1 } })).text).toContain('Den Parameter „falsch“ gibt es nicht');
	});
});

test('a site in another folder is called, whatever its own code prints, and told its faults until they are mended', async () => {
	const folder = temporaryFolder();
	const description = {
		openapi: '3.1.0',
		info: { title: 'Lager', version: '1' },
		servers: [{ url: 'https://api.example.com' }],
		paths: { '/teile': { get: { operationId: 'list', summary: 'Teile', responses: { 200: { description: 'Da' } } } } },
	};
	writeSources(folder, {
		'built/index.html': '<main></main>',
		'built/pages.json': '[]',
		'settings/site.config.ts': `console.log('config');
			const api = { sandbox: { behaviour: 'behaviour.mjs', seed: 'seed.json' } };
			export default { title: 'Lager', url: 'https://docs.example.com', root: '..', copyright: { year: 2025, holder: 'Lager' }, api };`,
		'behaviour.mjs': `console.log('behaviour');
			export const behaviour = {
				start: () => ({}), startsAt: '2025-01-01T08:00:00Z', languages: ['de'], token: 't', authorise: () => 'a', records: () => ({}),
				refuse: () => ({ status: 400 }), handlers: { list: () => (console.log('handler'), { status: 200 }) },
			};`,
		'api/description.json': JSON.stringify(description),
	});
	const { client, noise } = await connect({ root: join(folder, 'settings'), built: join(folder, 'built') });
	const call = () => answerOf(client, 'call_api', { operation: 'list' });
	expect(await call()).toEqual({ isError: true, text: expect.stringContaining('Die Datei „seed.json“ gibt es nicht') });
	writeSources(folder, { 'seed.json': '{}' });
	expect(await call()).toEqual({ isError: false, text: expect.stringMatching(/^GET https:\/\/api\.example\.com\/teile\n\n200\n/) });
	await client.close();
	expect(noise).toEqual([]);
});

test('a site that is built anew meanwhile is read anew, also where its home page stays the same file', async () => {
	const root = temporaryFolder();
	const built = join(root, 'dist');
	const settings = (url: string) => `export default { title: 'Lager', url: '${url}', copyright: { year: 2025, holder: 'Lager' } };`;
	const page = (text: string) => `---\ntitle: Teile\ndescription: Welche Teile im Lager liegen.\n---\n\n${text}\n`;
	writeSources(root, { 'site.config.ts': settings(ORIGIN), 'docs/teile.md': page('Schrauben liegen links.') });
	await buildInto(root, built);
	const { client } = await connect({ root, built });
	const search = async (query: string) => (await answerOf(client, 'search', { query })).text;
	expect(await search('Schrauben')).toContain(`${ORIGIN}/docs/teile/`);

	const home = statSync(join(built, 'index.html'));
	writeSources(root, { 'docs/teile.md': page('Muttern liegen rechts.') });
	await buildInto(root, built);
	expect(statSync(join(built, 'index.html')).ino).toBe(home.ino);
	expect(await search('Muttern')).toContain('Muttern liegen rechts.');

	writeSources(root, { 'site.config.ts': settings('https://lager.example.com') });
	await buildInto(root, built);
	expect(await search('Muttern')).toContain('https://lager.example.com/docs/teile/');
	await client.close();
});

test('says on the error output what is missing, and nothing on the other', async () => {
	const env = { ...process.env, SITE_ROOT: PROGRAM, OUT_DIR: join(temporaryFolder(), 'leer') };
	await expect(promisify(execFile)(process.execPath, COMMAND, { cwd: PROGRAM, env })).rejects.toMatchObject({
		code: 1,
		stdout: '',
		stderr: expect.stringContaining('steht keine gebaute Website'),
	});
});
