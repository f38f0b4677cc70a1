import { expect, test } from 'vitest';
import { compareDescriptions } from '#openapi/changes/compare-descriptions.ts';
import { modelOf } from '#openapi/model/model.fixture.ts';
import { factsOf } from '#reference/html/page-facts.fixture.ts';
import { operationTwin } from './markdown/operation-twin.ts';
import { NO_FRAME, sourceOf } from './render-api-page.fixture.ts';
import { renderApiPage } from './render-api-page.ts';

/** Two snapshots of one description; what only the second one has or says is marked `+`. */
const SNAPSHOTS = `
paths:
  /teile:
    get:
      operationId: teile
      summary: Teile
      parameters:
        - { in: query, name: alt, schema: { type: string }+, deprecated: true+ }
       +- { in: query, name: neu, schema: { type: string } }
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Teil' } } } } }
   +delete:
   +  operationId: loeschen
   +  summary: Löschen
   +  responses: { '204': { description: ok } }
  /lager:
    get: { operationId: lager, summary: Lager, +deprecated: true,+ responses: { '200': { description: ok } } }
components:
  schemas:
    Teil: { type: object, properties: { id: { type: integer }, farbe: { type: string+, deprecated: true+ }+, masse: { type: number }+ } }
`;

/** The first snapshot lacks whole lines that begin with `+` and everything between two of these. */
const before = modelOf(
	SNAPSHOTS.split('\n')
		.filter((line) => !/^\s*\+/.test(line))
		.join('\n')
		.replaceAll(/\+[^+\n]*\+/g, ''),
);
const after = modelOf(SNAPSHOTS.replaceAll(/^(\s*)\+/gm, '$1 ').replaceAll('+', ''));
const history = [{ version: '2.0', date: '2026-01-02', anchor: 'fassung-2', changes: compareDescriptions(before, after) }];
const source = sourceOf(after, { history });

const page = async (operation: string) => {
	const { html } = await renderApiPage({ kind: 'api-operation', path: `/docs/api/${operation}/`, operation }, source, { frame: NO_FRAME, version: 'current' });
	return factsOf(html).text;
};

test('what came with the second snapshot says since when it is there', async () => {
	expect(await page('loeschen')).toContain('Löschenseit 2.0');
	const text = await page('teile');
	expect(text).toContain('neuZeichenketteseit 2.0');
	expect(text).toContain('masseZahlseit 2.0');
	expect(text).not.toContain('idganze Zahlseit');
	expect(text).not.toContain('Teileseit');
});

test('what it calls deprecated says since when', async () => {
	expect(await page('lager')).toContain('Lagerveraltet seit 2.0');
	const text = await page('teile');
	expect(text).toContain('altZeichenketteveraltet seit 2.0');
	expect(text).toContain('farbeZeichenketteveraltet seit 2.0');
});

test('the page as Markdown says the same', async () => {
	const text = await operationTwin('teile', source);
	for (const words of [
		'`neu` – Zeichenkette, seit 2.0',
		'`masse` – Zahl, seit 2.0',
		'`alt` – Zeichenkette, **veraltet seit 2.0**',
		'`farbe` – Zeichenkette, **veraltet seit 2.0**',
	]) {
		expect(text).toContain(words);
	}
	expect(await operationTwin('loeschen', source)).toContain('\n\nseit 2.0\n');
});
