import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readHistory } from '#openapi/changes/read-history.ts';
import { SiteError } from '#schema/problem.ts';
import { fetchForBuild } from './fetch-for-build.ts';
import { closedOrigin, type Loopback, startLoopback } from './loopback.fixture.ts';
import { pullDescription } from './pull.ts';

/** A sound description; `fields` are the fields of what it answers with. */
const description = (version: string, fields: Record<string, unknown>, more = {}) => ({
	openapi: '3.0.3',
	info: { title: 'Prüf-API', version },
	paths: {
		'/files': {
			get: {
				operationId: 'files-index',
				responses: { '200': { description: 'ok', content: { 'application/json': { schema: { $ref: '#/components/schemas/File' } } } } },
			},
		},
	},
	components: { schemas: { File: { type: 'object', properties: fields } } },
	...more,
});

const OLD = description('1.0.0', { id: { type: 'integer' } });
const NEW = description('1.1.0', { id: { type: 'integer' }, größe: { type: 'string', nullable: true } });
const YAML = `openapi: 3.0.3
info: { title: Prüf-API, version: '1.1.0' }
paths:
  /files:
    get:
      operationId: files-index
      responses:
        '200':
          description: ok
          content: { application/json: { schema: { $ref: '#/components/schemas/File' } } }
components:
  schemas:
    File: { type: object, properties: { id: { type: integer }, größe: { type: string, nullable: true } } }
`;

const ANSWERS: Record<string, RequestListener> = {
	'/good.json': (_, response) => response.end(JSON.stringify(NEW)),
	'/good.yaml': (_, response) => response.end(YAML),
	'/moved': (_, response) => response.writeHead(302, { location: '/good.json' }).end(),
	'/same': (_, response) => response.end(JSON.stringify(OLD)),
	'/reworded': (_, response) => response.end(JSON.stringify({ ...OLD, 'x-new': true })),
	'/renumbered': (_, response) => response.end(JSON.stringify({ ...OLD, info: { ...OLD.info, version: '1.0.1' } })),
	'/missing': (_, response) => response.writeHead(404).end(),
	'/html': (_, response) => response.end('<!doctype html><title>API</title>'),
	'/large': (_, response) => response.end(JSON.stringify(description('1.1.0', { id: { description: 'x'.repeat(20_000) } }))),
	'/slow': () => undefined,
	'/circle': (_, response) => response.writeHead(302, { location: '/circle' }).end(),
	'/broken.json': (_, response) => response.end('{\n"openapi": "3.0.3",\n"info": }'),
	'/text': (_, response) => response.end('Hier ist keine Beschreibung.'),
};

let server: Loopback;
let origin: string;
let root: string;

beforeAll(async () => {
	server = await startLoopback((request, response) => ANSWERS[request.url ?? '']?.(request, response));
	origin = server.origin;
});

afterAll(() => server.close());

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'pull-'));
	mkdirSync(join(root, 'api'));
});

afterEach(() => rmSync(root, { recursive: true }));

const FILE = 'api/description.json';
const writeSnapshot = (text: string) => writeFileSync(join(root, FILE), text);
const readSnapshot = () => readFileSync(join(root, FILE), 'utf8');
const allFiles = () => readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
const pull = (path: string) => {
	const limits = { timeout: path === '/slow' ? 100 : 10_000, bytes: 10_000, redirects: 5 };
	return pullDescription({ root, file: FILE, address: origin + path, fetch, today: '2026-01-02', limits });
};

describe('a sound description', () => {
	test.each(['/good.json', '/good.yaml', '/moved'])('replaces the snapshot and leaves a file of what changed: %s', async (path) => {
		writeSnapshot(JSON.stringify(OLD));
		const { changes, written, history } = await pull(path);
		expect({ written, history }).toEqual({ written: true, history: 'api/history/2026-01-02-1.1.0.json' });
		expect(readSnapshot()).toBe(`${JSON.stringify(NEW, undefined, 2)}\n`);
		expect(allFiles()).toEqual(['api', FILE, 'api/history', history].sort());
		expect(readHistory(root, 'api/description.json')).toMatchObject({
			problems: [],
			history: [
				{
					version: '1.1.0',
					previous: '1.0.0',
					date: '2026-01-02',
					changes: [
						{
							place: [
								{ part: 'component', component: 'schemas', name: 'File' },
								{ part: 'field', way: [{ property: 'größe' }] },
							],
							fact: { what: 'added' },
							impact: 'non-breaking',
						},
					],
				},
			],
		});
		expect(readHistory(root, 'api/description.json').history[0]?.changes).toEqual(changes);
	});

	test('that is the first one begins the history', async () => {
		const { changes, written } = await pull('/good.json');
		expect({ changes, written }).toEqual({ changes: undefined, written: true });
		expect(readHistory(root, 'api/description.json').history).toMatchObject([{ version: '1.1.0', start: 'first', changes: [] }]);
	});

	test('replaces a snapshot that cannot be read, and says so', async () => {
		writeSnapshot('{');
		await pull('/good.json');
		expect(readSnapshot()).toBe(`${JSON.stringify(NEW, undefined, 2)}\n`);
		expect(readHistory(root, 'api/description.json').history[0]?.start).toBe('unreadable');
	});

	test('that says the same touches nothing', async () => {
		writeSnapshot(JSON.stringify(OLD));
		expect(await pull('/same')).toMatchObject({ changes: [], written: false });
		expect(readSnapshot()).toBe(JSON.stringify(OLD));
		expect(allFiles()).toEqual(['api', FILE]);
	});

	test('in which nothing changed for anybody is written without a file of changes', async () => {
		writeSnapshot(JSON.stringify(OLD));
		expect(await pull('/reworded')).toMatchObject({ changes: [], written: true, history: undefined });
		expect(readSnapshot()).toContain('"x-new": true');
		expect(allFiles()).toEqual(['api', FILE]);
	});

	test('with nothing but a new version is remembered', async () => {
		writeSnapshot(JSON.stringify(OLD));
		await pull('/renumbered');
		expect(readHistory(root, 'api/description.json').history).toMatchObject([{ version: '1.0.1', previous: '1.0.0', changes: [] }]);
	});

	test('pulled twice in a day leaves two files', async () => {
		writeSnapshot(JSON.stringify(OLD));
		await pull('/good.json');
		writeSnapshot(JSON.stringify(OLD));
		expect((await pull('/good.json')).history).toBe('api/history/2026-01-02-1.1.0-2.json');
	});
});

describe('anything else leaves all files as they are', () => {
	test.each([
		['/missing', /^: Die Adresse \S+\/missing antwortet mit dem Status 404\.$/],
		['/html', /^: Die Adresse liefert eine HTML-Seite/],
		['/large', /^: Die Antwort ist größer als 10000\u00A0Byte\.$/],
		['/slow', /^: Die Adresse \S+\/slow antwortet nicht innerhalb von 0,1 Sekunden\.$/],
		['/circle', /^: Die Adresse \S+\/circle leitet im Kreis um\.$/],
		['/broken.json', /\/broken\.json:3: Die API-Beschreibung ist kein gültiges JSON\.$/],
		['/text', /\/text:1: Das ist keine API-Beschreibung/],
	])('%s', async (path, words) => {
		writeSnapshot(JSON.stringify(OLD));
		const error = await pull(path).then(
			() => undefined,
			(reason: unknown) => reason,
		);
		if (!(error instanceof SiteError)) throw error ?? new Error('The pull succeeded');
		const [problem] = error.problems.filter(({ severity }) => severity === 'error');
		expect(`${problem?.file}${problem?.line === undefined ? '' : `:${problem.line}`}: ${problem?.message}`).toMatch(words);
		expect(readSnapshot()).toBe(JSON.stringify(OLD));
		expect(allFiles()).toEqual(['api', FILE]);
	});

	test('a server that is not there', async () => {
		writeSnapshot(JSON.stringify(OLD));
		const pulled = pullDescription({ root, file: FILE, address: `${await closedOrigin()}/`, fetch, today: '2026-01-02' });
		await expect(pulled).rejects.toMatchObject({ problems: [{ message: expect.stringContaining('der Server nimmt keine Verbindung an') }] });
		expect(allFiles()).toEqual(['api', FILE]);
	});

	test('a disk that refuses the snapshot: no file of changes stays behind', async () => {
		mkdirSync(join(root, FILE));
		writeFileSync(join(root, FILE, 'im-weg'), '');
		await expect(pull('/good.json')).rejects.toThrow();
		expect(existsSync(join(root, 'api/history/2026-01-02-1.1.0.json'))).toBe(false);
		expect(allFiles().filter((file) => file.endsWith('.tmp'))).toEqual([]);
	});
});

/** A description whose schema stands in another document, which refers to a third one. */
const PARTED = (ref: string) => description('1.1.0', { id: { type: 'integer' }, art: { $ref: ref } });
const withParts: Record<string, RequestListener> = {
	'/parts/api.json': (_, response) => response.end(JSON.stringify(PARTED('./teile.yaml#/Art'))),
	'/parts/teile.yaml': (_, response) => response.end('Art: { type: object, properties: { wert: { $ref: tief/wert.json } } }'),
	'/parts/tief/wert.json': (_, response) => response.end('{ "type": "string" }'),
	'/parts/fern.json': (_, response) => response.end(JSON.stringify(PARTED('/anderswo/a.json'))),
	'/anderswo/a.json': (_, response) => response.end('{ "type": "string" }'),
	'/parts/aus.json': (_, response) => response.end(JSON.stringify(PARTED('umgeleitet.json'))),
	'/parts/umgeleitet.json': (_, response) => response.writeHead(302, { location: '/anderswo/a.json' }).end(),
	'/parts/fehlt.json': (_, response) => response.end(JSON.stringify(PARTED('nicht-da.json'))),
	'/parts/nicht-da.json': (_, response) => response.writeHead(404).end(),
	'/parts/gross.json': (_, response) => response.end(JSON.stringify(PARTED('riesig.json'))),
	'/parts/riesig.json': (_, response) => response.end(JSON.stringify({ description: 'x'.repeat(9_800) })),
	'/parts/kaputt.json': (_, response) => response.end(JSON.stringify(PARTED('bruch.json'))),
	'/parts/bruch.json': (_, response) => response.end('{ "type": '),
	'/parts/endlos.json': (_, response) => response.end(JSON.stringify(PARTED('kette/1.json'))),
};
const chain: RequestListener = ({ url = '' }, response) =>
	response.end(JSON.stringify({ properties: { n: { $ref: `${Number(/\d+/.exec(url)?.[0]) + 1}.json` } } }));

describe('references to other documents', () => {
	const asked: string[] = [];
	let parts: Loopback;
	let at: string;
	beforeAll(async () => {
		parts = await startLoopback((request, response) => {
			const url = request.url ?? '';
			asked.push(url);
			(url.startsWith('/parts/kette/') ? chain : withParts[url])?.(request, response);
		});
		at = parts.origin;
	});
	beforeEach(() => {
		asked.length = 0;
	});
	afterAll(() => parts.close());
	const pullParts = (path: string, remoteReferences: string[]) =>
		pullDescription({
			root,
			file: FILE,
			address: at + path,
			fetch,
			today: '2026-01-02',
			limits: { timeout: 10_000, bytes: 10_000, redirects: 5 },
			remoteReferences,
		});

	test('are not followed by default, which a warning says', async () => {
		const { problems } = await pullParts('/parts/api.json', []);
		expect(problems).toMatchObject([
			{ rule: 'api-remote-reference', message: expect.stringContaining('./teile.yaml#/Art'), hint: expect.stringContaining('api.remoteReferences') },
		]);
		expect(asked).toEqual(['/parts/api.json']);
		expect(readSnapshot()).toContain('./teile.yaml#/Art');
	});

	test('share the time that a build waits for the description', async () => {
		let passed = 0;
		vi.spyOn(performance, 'now').mockImplementation(() => passed);
		const timeouts = vi.spyOn(AbortSignal, 'timeout');
		onTestFinished(() => {
			vi.restoreAllMocks();
		});
		const slowly: typeof fetch = async (...request) => {
			const response = await fetch(...request);
			passed += 4_000;
			return response;
		};
		await fetchForBuild({ address: `${at}/parts/api.json`, remoteReferences: [`${at}/parts`], lenient: true, fetch: slowly });
		expect(timeouts.mock.calls).toEqual([[10_000], [6_000], [2_000]]);
	});

	test('that are allowed become part of the snapshot', async () => {
		const { problems } = await pullParts('/parts/api.json', [`${at}/parts`]);
		expect(problems).toEqual([]);
		expect(asked).toEqual(['/parts/api.json', '/parts/teile.yaml', '/parts/tief/wert.json']);
		expect(JSON.parse(readSnapshot())).toMatchObject({
			components: {
				schemas: {
					File: { properties: { art: { $ref: '#/components/schemas/Art' } } },
					Art: { properties: { wert: { $ref: '#/components/schemas/wert' } } },
					wert: { type: 'string' },
				},
			},
		});
	});

	test('to other places are not followed, not even by a redirect', async () => {
		const { problems } = await pullParts('/parts/fern.json', [`${at}/parts/`]);
		expect(problems.map(({ rule }) => rule)).toEqual(['api-remote-reference']);
		await expect(pullParts('/parts/aus.json', [`${at}/parts/`])).rejects.toMatchObject({
			problems: [{ message: expect.stringContaining('api.remoteReferences') }],
		});
		expect(asked).not.toContain('/anderswo/a.json');
	});

	test.each([
		['/parts/fehlt.json', 'antwortet mit dem Status 404'],
		['/parts/gross.json', 'ist größer als'],
		['/parts/kaputt.json', 'kein gültiges JSON'],
		['/parts/endlos.json', 'auf mehr als 200 andere Dokumente'],
	])('that cannot be followed stop the pull: %s', async (path, words) => {
		writeSnapshot(JSON.stringify(OLD));
		await expect(pullParts(path, [`${at}/parts/`])).rejects.toMatchObject({ problems: [{ message: expect.stringContaining(words) }] });
		expect(readSnapshot()).toBe(JSON.stringify(OLD));
	});
});
