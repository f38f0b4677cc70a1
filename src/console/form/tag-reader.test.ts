import { expect, test } from 'vitest';
import { loadDescription } from '#openapi/description/load-description.ts';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { initialForm } from './form.ts';
import { recordReader } from './tag-reader.ts';

const { model } = loadDescription(
	`openapi: 3.1.0
info: { title: Lager, version: '1' }
servers: [{ url: https://echt.example.com }]
paths:
  /teile/{nr}:
    parameters: [{ in: path, name: nr, required: true, schema: { type: integer } }]
    get: { operationId: zeig, security: [{ lesen: [] }, { alles: [] }], responses: { '200': { description: Gut } } }
    put: { operationId: setz, security: [{ alles: [] }, { schreiben: [] }], responses: { '204': { description: Gut } } }
components:
  securitySchemes:
    alles: { type: apiKey, in: header, name: X-Alles }
    lesen: { type: apiKey, in: header, name: X-Lesen }
    schreiben: { type: apiKey, in: header, name: X-Schreiben }
`,
	{ file: 'api.yaml' },
);
const operation = model?.operations.find(({ id }) => id === 'setz');
if (model === undefined || operation === undefined) throw new Error('no operation');

const asked = async (alternative: number, server: string | undefined) => {
	const read = recordReader(
		{ form: initialForm(operation, model), operation, alternative, server },
		{ model, tokenVariable: undefined },
		async (request) => request,
	);
	return (await read?.()) as ApiRequest;
};
const signedBy = ({ credentials }: ApiRequest) => credentials.map((credential) => credential.kind === 'token' && credential.name);

test('a record is read on the server that the form is for, with its way of authorisation and no other', async () => {
	const [known, unknown] = await Promise.all([asked(0, 'https://test.example.com'), asked(1, 'https://test.example.com')]);
	expect(known.endpoint).toMatch(/^https:\/\/test\.example\.com\/teile\//);
	expect([signedBy(known), signedBy(unknown)]).toEqual([['X-Alles'], []]);
});

test('the sandbox is asked by whatever way that operation knows', async () => {
	expect(signedBy(await asked(1, undefined))).toEqual(['X-Lesen']);
});
