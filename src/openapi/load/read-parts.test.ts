import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDescription } from '#openapi/description/read-description.ts';

let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'parts-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string) => {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), text);
};

/** Schemas and findings of a description with one schema that refers to something. */
function read(ref: string) {
	write(
		'api/api.yaml',
		`openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n    Teil: { type: object, properties: { ort: { $ref: '${ref}' } } }\n`,
	);
	const { model, problems } = readDescription(root, { file: 'api/api.yaml' });
	return { schemas: model?.schemas.map(({ name }) => name), problems: problems.map(({ rule, file, line }) => `${rule} ${file}:${line}`) };
}

test('files in the folder of the description and below are read', () => {
	write('api/teile/ort.yaml', 'Ort: { type: object, properties: { land: { $ref: ../land.json } } }');
	write('api/land.json', '{ "type": "string" }');
	expect(read('./teile/ort.yaml#/Ort')).toEqual({ schemas: ['Teil', 'Ort', 'land'], problems: [] });
});

const STAYS = { schemas: ['Teil'], problems: ['api-remote-reference api/api.yaml:6'] };

test('nothing outside of it is, by whatever way', () => {
	write('geheim.json', '{ "type": "string" }');
	write('api/.env', 'type: string');
	symlinkSync(join(root, 'geheim.json'), join(root, 'api/link.json'));
	for (const ref of [
		'../geheim.json',
		`${join(root, 'geheim.json')}`,
		`file://${root}/geheim.json`,
		'./link.json',
		'.env',
		'./%2e%2e/geheim.json',
		'https://fern.example/a.json',
		'fehlt.json',
	]) {
		expect({ ref, ...read(ref) }).toEqual({ ref, ...STAYS });
	}
});

test('a file that cannot be parsed is named', () => {
	write('api/ort.json', '{\n"type": string }');
	expect(read('ort.json').problems).toEqual(['api-syntax api/ort.json:2', 'api-remote-reference api/api.yaml:6']);
});
