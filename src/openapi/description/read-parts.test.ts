import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDescription } from './read-description.ts';

let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'parts-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string) => {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), text);
};

const MAIN = `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n    Teil: { type: object, properties: { ort: { $ref: 'REF' } } }\n`;

/** Schemas and findings of a description with one schema that refers to something. */
function read(ref: string) {
	write('api/api.yaml', MAIN.replace('REF', ref));
	const { model, problems } = readDescription(root, { file: 'api/api.yaml' });
	return { schemas: model?.schemas.map(({ name }) => name), problems: problems.map(({ rule, file, line }) => `${rule} ${file}:${line}`) };
}

test('files in the folder of the description and below are read', () => {
	write('api/teile/ort.yaml', 'Ort: { type: object, properties: { land: { $ref: ../land.json } } }');
	write('api/land.json', '{ "type": "string" }');
	expect(read('./teile/ort.yaml#/Ort')).toEqual({ schemas: ['Teil', 'Ort', 'land'], problems: [] });
});

test('a file with # in its name is found, as it is written in addresses and as authors write it', () => {
	write('api/teile/ort#neu.yaml', 'type: string');
	for (const ref of ['teile/ort%23neu.yaml', './teile/ort#neu.yaml']) expect(read(ref)).toEqual({ schemas: ['Teil', 'ort-neu'], problems: [] });
	write('api/info#text.md', 'Ein Lager.');
	write('api/api.yaml', `${MAIN.replace('REF', '#/components/schemas/Teil').replace(/version: [^ ,}]+/, '$&, description: { $ref: ./info#text.md }')}`);
	expect(readDescription(root, { file: 'api/api.yaml' })).toMatchObject({ model: { description: 'Ein Lager.' }, problems: [] });
	write('api/teile/a#b.yaml', 'C: { type: string }');
	expect(read('teile/a#b.yaml#/C')).toEqual({ schemas: ['Teil', 'C'], problems: [] });
});

test('a description further down may refer to what lies beside its folder, and still to nothing above that', () => {
	write('api/schemas/ort.yaml', 'Ort: { type: string }');
	write('geheim.json', '{ "type": "string" }');
	write('api/haupt/api.yaml', MAIN.replace('REF', '../schemas/ort.yaml#/Ort'));
	expect(readDescription(root, { file: 'api/haupt/api.yaml' })).toMatchObject({ model: { schemas: [{ name: 'Teil' }, { name: 'Ort' }] }, problems: [] });
	write('api/haupt/api.yaml', MAIN.replace('REF', '../../geheim.json'));
	expect(readDescription(root, { file: 'api/haupt/api.yaml' }).problems).toMatchObject([{ rule: 'api-remote-reference' }]);
});

test('a file that is not there is told of, and one that is called alike', () => {
	write('api/teile/Ort.yaml', 'type: string');
	const told = (ref: string) => {
		write('api/api.yaml', MAIN.replace('REF', ref));
		return readDescription(root, { file: 'api/api.yaml' }).problems.map(({ rule, message, hint }) => [
			rule,
			message.includes('nicht gibt'),
			hint?.includes('„Ort.yaml“'),
		]);
	};
	expect(told('teile/ort.yaml')).toEqual([['api-remote-reference', true, true]]);
	expect(told('teile/land.yaml#/a')).toEqual([['api-remote-reference', true, false]]);
	// What lies outside is nobody's business, be it there or not.
	for (const ref of ['../../fehlt.yaml', 'a%2Fb.yaml', 'https://x.example/a.yaml']) expect(told(ref)).toEqual([['api-remote-reference', false, false]]);
});

test.each([
	['docs/geheim/a.json', 'docs/api/lager/api.yaml', '../../geheim/a.json'],
	['config/a.json', 'api/api.yaml', '../config/a.json'],
	['node_modules/@acme/zwei/a.json', 'node_modules/@acme/api/api.yaml', '../zwei/a.json'],
	['api/node_modules/zwei/a.json', 'api/haupt/api.yaml', '../node_modules/zwei/a.json'],
	['api/.geheim/a.json', 'api/haupt/api.yaml', '../.geheim/a.json'],
	['.dienst/geheim/a.json', '.dienst/api/api.yaml', '../geheim/a.json'],
])('%s is nothing for %s', (part, file, ref) => {
	write(part, '{ "type": "string" }');
	write(file, MAIN.replace('REF', ref));
	expect(readDescription(root, { file })).toMatchObject({ model: { schemas: [{ name: 'Teil' }] }, problems: [{ rule: 'api-remote-reference' }] });
});

test('what came from elsewhere gets no file at all', () => {
	write('api/ort.json', '{ "type": "string" }');
	write('api/api.yaml', MAIN.replace('REF', 'ort.json'));
	expect(readDescription(root, { file: 'api/api.yaml', isPulled: true })).toMatchObject({
		model: { schemas: [{ name: 'Teil' }] },
		problems: [{ rule: 'api-remote-reference' }],
	});
});

test.each([
	['Latin-1', Buffer.from('type: string\ntitle: Örtlich', 'latin1'), 'api-reading api/ort.yaml:2'],
	['UTF-16', Buffer.from('\ufefftype: string\ntitle: Örtlich', 'utf16le'), 'api-reading api/ort.yaml:1'],
	['a key twice', Buffer.from('type: string\ntype: string'), 'api-duplicate-key api/ort.yaml:2'],
	['a text beyond the limit', Buffer.from(`type: string\ntitle: ${'a'.repeat(30_000)}`), 'api-oversized api/ort.yaml:2'],
])('a part in which something is odd is read, and that told: %s', (_, bytes, problem) => {
	write('api/ort.yaml', '');
	writeFileSync(join(root, 'api/ort.yaml'), bytes);
	expect(read('ort.yaml')).toEqual({ schemas: ['Teil', 'ort'], problems: [problem] });
	expect(readDescription(root, { file: 'api/api.yaml', lenient: true }).problems).toMatchObject([{ tolerated: true }]);
});

test('what is no text, and no file at all, is told', () => {
	write('api/ort.yaml', 'ab\0\0');
	expect(read('ort.yaml').problems).toEqual(['api-file api/ort.yaml:undefined', 'api-remote-reference api/api.yaml:6']);
	mkdirSync(join(root, 'api/ordner.yaml'));
	expect(read('ordner.yaml')).toEqual(STAYS);
	execFileSync('mkfifo', [join(root, 'api/rohr.yaml')]);
	expect(read('rohr.yaml')).toEqual(STAYS);
});

test('hundreds of files are read', () => {
	const names = Array.from({ length: 300 }, (_, index) => `teil${index}`);
	for (const name of names) write(`api/teile/${name}.yaml`, 'type: string');
	const fields = names.map((name) => `${name}: { $ref: ./teile/${name}.yaml }`).join(', ');
	write(
		'api/api.yaml',
		`openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n    Teil: { type: object, properties: { ${fields} } }\n`,
	);
	const { model, problems } = readDescription(root, { file: 'api/api.yaml' });
	expect([model?.schemas.length, problems]).toEqual([301, []]);
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

test('a description and the code of a sample may be files of plain text, a schema may not', () => {
	write('api/texte/lager.md', '# Lager\n\nWas **da** ist.\n');
	write('api/code/teile.php', '<?php\n$lager->teile();\n');
	write('api/geheim.txt', 'type: string');
	write('api/code/perl.yml', '{ lang: Perl, label: Perl 5, source: "print 7;" }');
	const sample = '{ lang: PHP, label: Unser Paket, source: { $ref: code/teile.php } }, { $ref: code/perl.yml }';
	const schema = '{ type: object, properties: { a: { $ref: geheim.txt } } }';
	write(
		'api/api.yaml',
		`openapi: 3.1.0\ninfo: { title: A, version: '1', description: { $ref: texte/lager.md } }\npaths: { /teile: { get: { operationId: teile, x-codeSamples: [${sample}], responses: { '200': { description: Da, content: { application/json: { schema: ${schema} } } } } } } }`,
	);
	const { model, problems } = readDescription(root, { file: 'api/api.yaml' });
	expect(model?.description).toContain('Was **da** ist.');
	expect(model?.operations[0]?.codeSamples).toMatchObject([{ label: 'Unser Paket', source: '<?php\n$lager->teile();\n' }, { label: 'Perl 5' }]);
	expect(model?.schemas).toEqual([]);
	expect(problems.map(({ rule }) => rule)).toEqual(['api-remote-reference']);
});

test('the entries of a map may stand in another file', () => {
	write('api/felder.yml', 'eigene: { ort: { $ref: "#/ort" }, nr: { type: integer } }\nort: { type: string, maxLength: 7 }\n');
	write(
		'api/api.yaml',
		MAIN.replace("{ ort: { $ref: 'REF' } }", '{ $ref: felder.yml#/eigene, zusatz: { type: boolean } }').replace('paths: {}', 'paths: { $ref: wege.yml }'),
	);
	write('api/wege.yml', '/teile: { get: { operationId: teile, responses: { $ref: antworten.yml } } }');
	write('api/antworten.yml', '"200": { description: Da }');
	const { model, problems } = readDescription(root, { file: 'api/api.yaml' });
	expect({ problems, responses: model?.operations[0]?.responses.map(({ status }) => status) }).toEqual({ problems: [], responses: ['200'] });
	expect(Object.keys(Object(model?.schemas[0]?.schema)['properties'])).toEqual(['ort', 'nr', 'zusatz']);
});

test('a discriminator finds its alternatives in files, also where it stands in one itself', () => {
	write('api/teile/unterscheidung.yml', "propertyName: art\nmapping: { a: '../a.yml#/A', b: b.yml }");
	write('api/a.yml', 'A: { type: object, properties: { art: { type: string } } }');
	write('api/teile/b.yml', 'type: object\nproperties: { art: { type: string } }');
	write(
		'api/api.yaml',
		MAIN.replace("type: object, properties: { ort: { $ref: 'REF' } }", "type: object, discriminator: { $ref: 'teile/unterscheidung.yml' }"),
	);
	const { model, problems } = readDescription(root, { file: 'api/api.yaml' });
	expect({ problems, schemas: model?.schemas.map(({ name }) => name) }).toEqual({ problems: [], schemas: ['Teil', 'A', 'b'] });
});

test('ways to get a token, servers and the like may stand in files of their own, and become no schemas', () => {
	write('api/wege.yml', 'authorizationCode: { authorizationUrl: "https://a.example/an", tokenUrl: "https://a.example/token", scopes: { lesen: Lesen } }');
	write('api/unterscheidung.yml', 'propertyName: art');
	const schemes = '{ oauth: { type: oauth2, flows: { $ref: wege.yml } } }';
	write(
		'api/api.yaml',
		`openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: {}\ncomponents: { securitySchemes: ${schemes}, schemas: { Teil: { type: object, properties: { art: { type: string } }, discriminator: { $ref: unterscheidung.yml } } } }`,
	);
	const { model, problems } = readDescription(root, { file: 'api/api.yaml' });
	expect({ problems, schemas: model?.schemas.map(({ name }) => name) }).toEqual({ problems: [], schemas: ['Teil'] });
	expect(model?.securitySchemes).toMatchObject([{ flows: [{ type: 'authorizationCode', tokenUrl: 'https://a.example/token', scopes: [{ name: 'lesen' }] }] }]);
});

test('what leads nowhere or in a circle is told by its place in the description, not by that on this machine', () => {
	write('api/wege/a.yml', '{ $ref: b.yml }');
	write('api/wege/b.yml', '{ $ref: a.yml }');
	write('api/wege/c.yml', '{ get: { operationId: c, responses: { "200": { $ref: ../fehlt/d.yml } } } }');
	write('api/api.yaml', `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: { /a: { $ref: wege/a.yml }, /c: { $ref: wege/c.yml } }`);
	const { model, problems } = readDescription(root, { file: 'api/api.yaml' });
	const said = JSON.stringify([problems, model]);
	expect(said).toContain('fehlt/d.yml');
	expect(said).not.toContain('file:');
	expect(said).not.toContain(root);
	expect(problems.length).toBeGreaterThan(1);
});
