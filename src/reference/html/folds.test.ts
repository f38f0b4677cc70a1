import { expect, test } from 'vitest';
import { loadDescription } from '#openapi/description/load-description.ts';
import { renderReference } from '../render-reference.fixture.ts';

const SCHEMA =
	'{ type: object, properties: { id: { type: integer }, ort: { type: object, properties: { fach: { type: string } } }, mass: { type: object, properties: { mm: { type: number } } } } }';

/** The summaries of all folds on the page of an operation that is described so, and whether they are open. */
async function foldsOf(written: string): Promise<[string, boolean][]> {
	const { model } = loadDescription(`openapi: 3.1.0\ninfo: { title: Lager, version: '1' }\npaths: { /teile: { post: { operationId: teil, ${written} } } }\n`, {
		file: 'api.yml',
	});
	if (model === undefined) throw new Error('The description cannot be read.');
	const html = [...(await renderReference(model))].find(([path]) => path.includes('/teil/'))?.[1] ?? '';
	const main = html.slice(html.indexOf('operation-body'));
	return [...main.matchAll(/<details( open="")?>\s*<summary>(.*?)<\/summary>/g)].map(([, open, summary = '']) => [summary, open !== undefined]);
}

const json = (schema: string) => `content: { application/json: { schema: ${schema} } }`;

test('what is sent is open as far as it is short, what comes back is folded below its first level', async () => {
	expect(await foldsOf(`requestBody: { ${json(SCHEMA)} }, responses: { '204': { description: Gut } }`)).toEqual([
		['Objekt, 1 Feld', true],
		['Objekt, 1 Feld', true],
	]);
	expect(await foldsOf(`responses: { '200': { description: Gut, ${json(SCHEMA)} } }`)).toEqual([
		['Objekt, 1 Feld', false],
		['Objekt, 1 Feld', false],
	]);
	const envelope = '{ type: object, properties: { data: { type: object, properties: { id: { type: integer } } } } }';
	expect(await foldsOf(`responses: { '200': { description: Gut, ${json(envelope)} } }`)).toEqual([['Objekt, 1 Feld', true]]);
});

test('the structure of errors is folded', async () => {
	const problem = '{ type: object, title: Problem, properties: { code: { type: string } } }';
	expect(await foldsOf(`responses: { '204': { description: Gut }, '400': { description: Falsch, ${json(problem)} } }`)).toEqual([['Problem, 1 Feld', false]]);
	expect(await foldsOf(`responses: { '204': { description: Gut }, '400': { description: Falsch, ${json('{ type: string, maxLength: 9 }')} } }`)).toEqual([]);
});
