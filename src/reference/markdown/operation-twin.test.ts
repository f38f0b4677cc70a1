import { expect, test } from 'vitest';
import { modelOf } from '#openapi/model/model.fixture.ts';
import { sourceOf } from '#reference/render-api-page.fixture.ts';
import { operationTwin } from './operation-twin.ts';

const YAML = `
servers: [{ url: https://api.example.com }]
paths:
  /parts/{id}:
    put:
      operationId: partsEdit
      summary: Teil_e ändern
      description: "# Vorab\\n\\nÄndert *ein* Teil."
      parameters:
        - { in: path, name: id, required: true, schema: { type: string }, example: a/b }
        - { in: query, name: fields, description: Welche Felder., schema: { type: array, items: { type: string, enum: [x, y], x-enum-descriptions: { x: das eine } } }, explode: false, example: [x, y] }
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Part' }
            examples: { kurz: { summary: Ein Teil, value: { name: "\`\`\`" } } }
      responses:
        '200': { description: Geändert., headers: { ETag: { description: Fassung., schema: { type: string } } } }
        '404': { description: Gibt es nicht., headers: { ETag: { description: Fassung., schema: { type: string } } }, content: { application/problem+json: { schema: { type: object, properties: { detail: { type: string } } } } } }
components:
  schemas:
    Part:
      type: object
      required: [name]
      properties:
        name: { type: string, maxLength: 9, description: "Zwei\\n\\nAbsätze." }
        parts: { type: array, items: { $ref: '#/components/schemas/Part' } }
        size: { oneOf: [{ type: object, title: Rund, properties: { radius: { type: number } } }, { type: object, title: Eckig, properties: { edge: { type: number } } }] }
`;

test('the Markdown of an operation begins with what it is, and says everything', async () => {
	const markdown = await operationTwin('parts-edit', sourceOf(modelOf(YAML)));
	expect(markdown).toMatch(
		/^# Teil\\_e ändern\n\n`PUT \/parts\/\{id\}`\n\nBasisadresse: `https:\/\/api\.example\.com`\n\n## Vorab\n\nÄndert \*ein\* Teil\.\n\n## Parameter im Pfad\n/,
	);
	for (const words of [
		'- `id` – Zeichenkette, **Pflicht**\n\n  Beispiel `a/b` · In der Adresse `a%2Fb`',
		'In der Adresse `fields=x,y`\n\n  - `x`: das eine\n  - `y`',
		'- `name` – Zeichenkette, **Pflicht**\n\n  Zwei\n\n  Absätze.\n\n  höchstens 9 Zeichen',
		'- `parts` – Liste von Part, enthält sich selbst, wie oben Part',
		'- **Rund** – Objekt',
		'    - `radius` – Zahl',
		'### Beispiele der Anfrage\n\nEin Teil:\n\n````json\n{\n  "name": "```"\n}\n````',
		'### 200\n\nGeändert.\n\n1 Header:\n\n- `ETag` – Zeichenkette\n\n  Fassung.',
		'### 404\n\nGibt es nicht.\n\nAlle Fehlerantworten haben die Header ETag',
		'- `detail` – Zeichenkette',
		'## Codebeispiele\n\n### Python\n\n',
		'### Node.js\n\n',
	]) {
		expect(markdown).toContain(words);
	}
});

test('an operation has its own addresses where it names others than the API, or some of them', async () => {
	const servers = 'servers: [{ url: "https://{ort}.example", variables: { ort: { default: ulm, enum: [ulm, jena] } } }, { url: https://probe.example }]';
	const first = async (own: string) => {
		const markdown = await operationTwin(
			'teile',
			sourceOf(modelOf(`${servers}\npaths: { /teile: { get: { operationId: teile, ${own} responses: { 200: { description: Da } } } } }`)),
		);
		return markdown.split('\n').find((line) => line.includes('asisadresse'));
	};
	expect(await first('')).toBe('Basisadresse: `https://ulm.example`');
	expect(await first(`${servers},`)).toBe('Basisadresse: `https://ulm.example`');
	expect(await first('servers: [{ url: https://teile.example }, { url: https://probe.example }],')).toBe(
		'Eigene Basisadressen: `https://teile.example`, `https://probe.example`',
	);
	expect(await first('servers: [{ url: "https://{ort}.example", variables: { ort: { default: jena, enum: [jena] } } }],')).toContain('Werte: `jena`');
});

test('who may call an operation that asks for a hidden login learns that there is one', async () => {
	const api = (security: string) =>
		operationTwin(
			'a',
			sourceOf(
				modelOf(`
paths: { /a: { get: { operationId: a, security: ${security}, responses: { '200': { description: Gut. } } } } }
components: { securitySchemes: { geheim: { type: http, scheme: basic, x-internal: true }, offen: { type: http, scheme: bearer } } }
`),
			),
		);
	expect(await api('[{ geheim: [] }]')).toContain('Nur mit einer Anmeldung, die nicht öffentlich beschrieben ist.');
	expect(await api('[{ geheim: [] }, {}]')).toContain('Ohne Anmeldung möglich.');
	expect(await api('[{ geheim: [] }, { offen: [] }]')).not.toContain('nicht öffentlich');
	expect(await api('[{ geheim: [], offen: [] }, { offen: [] }]')).not.toContain('nicht öffentlich');
	expect(await api('[{ geheim: [] }, { geheim: [], offen: [a] }]')).toMatch(/\bMit .*offen.* und einer Anmeldung, die nicht öffentlich beschrieben ist/);
});

test('a body that goes away says so', async () => {
	const yaml = `paths: { /teile: { get: { operationId: teile, responses: { 200: { description: Da, content: { application/json: { schema: { $ref: '#/components/schemas/Alt' } } } } } } } }
components: { schemas: { Alt: { type: object, deprecated: true, properties: { a: { type: string } } } } }`;
	expect(await operationTwin('teile', sourceOf(modelOf(yaml)))).toContain('`application/json` – Alt, **veraltet**\n');
});

test('how a made-up value is sent is not said, that of a list is', async () => {
	const markdown = await operationTwin(
		'liste',
		sourceOf(
			modelOf(`
openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /parts/{id}:
    get:
      operationId: liste
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: art, in: query, schema: { type: array, items: { type: string, enum: [rund, eckig] } } }
      responses: { '204': { description: Da. } }
`),
		),
	);
	expect(markdown.match(/In der Adresse .*/g)).toEqual(['In der Adresse `art=rund&art=eckig`']);
});
