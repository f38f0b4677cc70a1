import { expect, test } from 'vitest';
import { gatherFiles } from './gather-files.ts';
import { listFacts } from './list-facts.ts';

const HOME = 'file:///api/';
const FILES: Readonly<Record<string, unknown>> = {
	'operations/read.yml': {
		summary: 'Geräte lesen',
		parameters: [{ $ref: '../parts.yml#/parameters/page' }],
		responses: { 200: { $ref: '../answers/list.yml' } },
	},
	'parts.yml': {
		parameters: { page: { name: 'seite', in: 'query', schema: { $ref: '#/schemas/count' } } },
		schemas: { count: { type: 'integer', maximum: 4711 } },
	},
	'answers/list.yml': { description: 'Eine Seite', content: { 'application/json': { schema: { $ref: 'device.yml' } } } },
	'answers/device.yml': { type: 'object', properties: { parent: { $ref: 'device.yml' }, serial: { type: 'string', description: 'Seriennummer am Gerät' } } },
};
const read = (address: string) => FILES[address.slice(HOME.length)];
const ROOT = { openapi: '3.0.3', paths: { '/devices': { get: { $ref: 'operations/read.yml' } } } };

test('what stands in other files is said by the description, also a whole operation', () => {
	const facts = listFacts(gatherFiles(ROOT, `${HOME}openapi.yml`, read));
	const words = facts.flatMap((fact) => fact.words);
	expect(words).toEqual(expect.arrayContaining(['Geräte lesen', 'seite', '4711', 'Eine Seite', 'serial', 'Seriennummer am Gerät', 'parent']));
	expect(facts.find(({ words: [word] }) => word === 'Geräte lesen')?.scope).toEqual({ kind: 'operation', method: 'get', path: '/devices' });
});

test('a description without files stays as it is, and so does a reference that leads nowhere', () => {
	const alone = { paths: { '/a': { $ref: 'nowhere.yml' } } };
	expect(gatherFiles(alone, `${HOME}openapi.yml`, read)).toBe(alone);
});

test('a reference back into the first file leads to its root', () => {
	const root = { paths: { $ref: 'paths.yml' }, components: { schemas: { A: { description: 'aus der ersten' } } } };
	const paths = {
		'/a': { get: { responses: { 200: { description: 'da', content: { 'text/plain': { schema: { $ref: 'root.yml#/components/schemas/A' } } } } } } },
	};
	const words = listFacts(gatherFiles(root, `${HOME}root.yml`, (address) => (address === `${HOME}paths.yml` ? paths : undefined))).flatMap(
		(fact) => fact.words,
	);
	expect(words).toContain('aus der ersten');
});

test('a text in a file of its own, or at a place of another file, is said like any other', () => {
	const files: Readonly<Record<string, unknown>> = { [`${HOME}about.md`]: 'Was **da** ist.', [`${HOME}words.yml`]: { server: 'Sitz in Ulm' } };
	const root = {
		info: { title: 'Lager', description: { $ref: 'about.md' } },
		servers: [{ url: 'https://a.example', description: { $ref: 'words.yml#/server' } }],
	};
	const words = listFacts(gatherFiles(root, `${HOME}root.yml`, (address) => files[address])).flatMap((fact) => fact.words);
	expect(words).toEqual(expect.arrayContaining(['Was **da** ist.', 'Sitz in Ulm']));
});

test('a schema that is a file is named after it, and one in a file after both where the name is taken', () => {
	const files: Readonly<Record<string, unknown>> = {
		[`${HOME}answers.yml`]: { list: { type: 'object', properties: { land: { $ref: 'land.yml' }, ort: { $ref: '#/ort' } } }, ort: { example: 'Ulm' } },
		[`${HOME}land.yml`]: { type: 'string', example: 'AT' },
	};
	const content = { 'application/json': { schema: { $ref: 'answers.yml#/list' } } };
	const root = { paths: { '/a': { get: { responses: { 200: { description: 'da', content } } } } } };
	const facts = listFacts(gatherFiles(root, `${HOME}root.yml`, (address) => files[address]));
	const namesOf = (word: string) => facts.filter(({ words }) => words.includes(word)).map(({ beside, orBeside = [] }) => [beside, ...orBeside]);
	expect(namesOf('AT')).toEqual([['land', 'api land']]);
	expect(namesOf('Ulm')).toEqual([['ort', 'answers ort']]);
});
