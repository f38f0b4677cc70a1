import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runBuild, temporaryFolder, writeSources } from './build-fixture.ts';

/** What a text of a description may hold, in both ways to write a box. */
const MARKDOWN = `Ein Absatz mit **Fett**, \`code\`, <kbd>Strg</kbd> und [Verweis](https://example.com/).

:::note
Ein Kasten.

- Liste im Kasten
:::

:::warning[Mit Titel]
\`\`\`json
{ "im": "Kasten" }
\`\`\`
:::

> [!TIP]
> Wie bei GitHub.

> Ein Zitat.

| Spalte | Wert |
|---|---|
| a | b |

1. eins
   - zwei

- [x] erledigt
- [ ] offen

## Überschrift

### Noch eine

\`\`\`sh
curl https://example.com/
\`\`\`

![Ein Bild](https://example.com/bild.png)

<details><summary>Mehr</summary>

Text in der Klappe.

</details>

Fußnote[^1].

[^1]: Unten.
`;

const text = { description: MARKDOWN };
const schema = { type: 'object', ...text, properties: { feld: { type: 'string', ...text }, art: { type: 'string', enum: ['a'], ...text } } };
const response = {
	...text,
	headers: { 'X-Kopf': { ...text, schema: { type: 'string' } } },
	content: { 'application/json': { schema: { $ref: '#/components/schemas/Ding' }, examples: { eins: { summary: 'Eins', ...text, value: { feld: 'a' } } } } },
	links: { weiter: { operationId: 'lesen', ...text } },
};
const callback = { '{$request.body#/feld}': { post: { ...text, responses: { 200: text } } } };

/** A text at every place that has a description. */
const DESCRIPTION = {
	openapi: '3.2.0',
	info: { title: 'Probe', version: '1', ...text },
	servers: [{ url: 'https://{ort}.example.com', ...text, variables: { ort: { default: 'a', ...text } } }],
	tags: [
		{ name: 'Dinge', ...text },
		{ name: 'Unten', parent: 'Dinge', ...text },
	],
	externalDocs: { url: 'https://example.com/', ...text },
	security: [{ schluessel: [] }],
	paths: {
		'/dinge': {
			...text,
			post: {
				operationId: 'anlegen',
				summary: 'Anlegen',
				tags: ['Dinge'],
				...text,
				externalDocs: { url: 'https://example.com/', ...text },
				parameters: [
					{ in: 'query', name: 'suche', ...text, schema: { type: 'string' }, examples: { a: { ...text, value: 'a' } } },
					{ in: 'header', name: 'X-Lauf', ...text, schema: { type: 'string' } },
				],
				requestBody: { ...text, content: { 'application/json': { schema: { $ref: '#/components/schemas/Ding' } } } },
				callbacks: { fertig: callback },
				responses: { 200: response, 400: { ...text, content: response.content }, default: text },
			},
			get: { operationId: 'lesen', summary: 'Lesen', tags: ['Unten'], ...text, deprecated: true, responses: { 200: response } },
		},
	},
	webhooks: { meldung: { post: { ...text, requestBody: { ...text, content: { 'application/json': { schema } } }, responses: { 200: text } } } },
	components: {
		schemas: {
			Ding: schema,
			Wahl: {
				...text,
				oneOf: [
					{ ...schema, title: 'Eins' },
					{ type: 'array', ...text, items: schema },
				],
			},
		},
		securitySchemes: {
			schluessel: { type: 'apiKey', in: 'header', name: 'X-Key', ...text },
			anmeldung: { type: 'oauth2', ...text, flows: { clientCredentials: { tokenUrl: 'https://a.example.com/', scopes: { lesen: MARKDOWN } } } },
		},
	},
};

test('no rule about finished pages finds fault with what a description may hold, wherever its text stands', async () => {
	const root = join(temporaryFolder(), 'site');
	writeSources(root, {
		'site.config.ts': `import { defineSite } from 'nonius/site';
export default defineSite({ title: 'Probe', tagline: 'Texte', url: 'https://probe.example.com', copyright: { year: 2025, holder: 'Probe' }, api: { description: 'api/description.json' } });
`,
		'docs/index.md': '---\ntitle: Anfang\nslug: /\n---\n\nText.\n',
		'api/description.json': JSON.stringify(DESCRIPTION),
	});
	const { output, exitCode } = await runBuild(root, join(root, '../dist'));
	expect(output.split('\n').filter((line) => /warnung|fehler|\[[a-z]+(?:-[a-z]+)+\]/i.test(line))).toEqual([]);
	expect(exitCode).toBe(0);
}, 600_000);
