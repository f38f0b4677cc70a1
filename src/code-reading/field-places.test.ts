// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { loadDescription } from '#openapi/description/load-description.ts';
import { NO_FRAME, sourceOf } from '#reference/render-api-page.fixture.ts';
import { renderApiPage } from '#reference/render-api-page.ts';
import { fieldPlaces } from './field-places.ts';

const { model } = loadDescription(
	`
openapi: 3.1.0
info: { title: Tiere, version: '1' }
paths:
  /tiere:
    post:
      operationId: anlegen
      requestBody: { content: { application/xml: { schema: { $ref: '#/components/schemas/Tier' } } } }
      responses: { '200': { description: gut, content: { application/xml: { schema: { $ref: '#/components/schemas/Tier' } } } } }
components:
  schemas:
    Tier:
      type: object
      xml: { name: tier }
      properties:
        name: { type: string, xml: { name: rufname, attribute: true } }
        halter: { $ref: '#/components/schemas/Halter' }
    Halter: { type: object, xml: { name: besitzer, namespace: 'urn:x' }, properties: { ort: { type: string, xml: { prefix: x } }, alter: { type: integer } } }
`,
	{ file: 'api.yml', lenient: true },
);
if (model === undefined) throw new Error('The description cannot be read.');
const described = model;

/** The places of each field of the page, with the names in JSON and XML. */
async function places(): Promise<Record<string, string[]>> {
	const { html } = await renderApiPage({ kind: 'api-operation', path: '/docs/api/anlegen/', operation: 'anlegen' }, sourceOf(described), {
		frame: NO_FRAME,
		version: '',
	});
	document.body.innerHTML = html;
	return Object.fromEntries(
		[...document.querySelectorAll('.operation-body .params > li')].map((line) => [
			line.querySelector('header > a')?.textContent ?? '',
			fieldPlaces(line).map((place) => ('path' in place ? `${place.kind} ${place.path.map(({ name, xml }) => `${name}=${xml}`).join(' ')}` : place.kind)),
		]),
	);
}

test('fields belong to all bodies that hold them, under their names in JSON and XML', async () => {
	expect(await places()).toEqual({
		name: ['response name=rufname', 'request name=rufname'],
		halter: ['response halter=besitzer', 'request halter=besitzer'],
		ort: ['response halter=besitzer ort=ort', 'request halter=besitzer ort=ort'],
		alter: ['response halter=besitzer alter=alter', 'request halter=besitzer alter=alter'],
	});
});
