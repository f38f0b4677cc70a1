import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildInto, temporaryFolder, writeSources } from './build-fixture.ts';
import { searchedTexts } from './site-search.ts';

/** Names of inherited properties: looking up an unknown name of these in an object finds a function, and setting `__proto__` adds no entry. */
const NAMES = Object.getOwnPropertyNames(Object.prototype);

/** Names that an owner may give: `__proto__` is told to be unknown. */
const OWN_NAMES = NAMES.filter((name) => name !== '__proto__');

/** A name as a text shows it: underscores do not make it bold. */
const shown = (name: string) => name.replaceAll('_', '\\_');

/** HTML has no elements whose names begin with an underscore. */
const markup = (name: string) =>
	name.startsWith('_') ? `Markup ${shown(name)}` : `<${name.toLowerCase()} ${name.toLowerCase()}="x">Markup ${name}</${name.toLowerCase()}>`;

const each = (write: (name: string) => string, separator = '\n') => OWN_NAMES.map(write).join(separator);

const text = (name: string) => `---
id: ${name}
title: ${name}
tags: [${name}]
keywords: [${name}]
search_words: { ${name}: [${name}] }
term: { short: Ein Wort namens ${name}., forms: [${name}s] }
---

## ${shown(name)} {#${name}}

Ein Text mit ${markup(name)} und [Weg](./seite-${name}.md#${name}).

\`\`\`${name} ${name}
code ${name}
\`\`\`

::::tabs
:::tab[${shown(name)}]
Reiter ${shown(name)}
:::
:::tab[anders]
Reiter daneben
:::
::::

:${name}[wort] und :status[Aktiv].
`;

const api = () => ({
	openapi: '3.1.0',
	info: { title: 'constructor', version: '1' },
	servers: [{ url: `https://{${NAMES[0]}}.example.com`, variables: { [NAMES[0] ?? '']: { default: 'a', enum: ['a', 'toString'] } } }],
	tags: NAMES.map((name) => ({ name, description: `Tag ${shown(name)}` })),
	security: NAMES.map((name) => ({ [name]: [] })),
	paths: Object.fromEntries(
		NAMES.map((name) => [
			`/${name}/{${name}}`,
			{
				post: {
					operationId: name,
					summary: `Lauf ${name}`,
					tags: [name],
					parameters: [
						{ name, in: 'path', required: true, schema: { $ref: `#/components/schemas/${name}` } },
						{ name, in: 'query', schema: { type: 'string' }, examples: { [name]: { value: name } } },
						{ name, in: 'header', schema: { type: 'string' } },
						{ name, in: 'cookie', schema: { type: 'string' } },
					],
					requestBody: {
						content: {
							'application/json': { schema: { $ref: '#/components/schemas/Alles' } },
							'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/Alles' }, encoding: { [name]: { style: 'form' } } },
						},
					},
					responses: { 200: { description: 'gut', headers: { [name]: { schema: { type: 'string' } } }, links: { [name]: { operationId: name } } } },
					callbacks: { [name]: { '{$request.body#/url}': { post: { operationId: `${name}-back`, responses: { 200: { description: 'gut' } } } } } },
					'x-codeSamples': [{ lang: name, label: name, source: `sample ${name}` }],
				},
			},
		]),
	),
	webhooks: Object.fromEntries(NAMES.map((name) => [name, { post: { operationId: `${name}-hook`, responses: { 200: { description: 'gut' } } } }])),
	components: {
		securitySchemes: Object.fromEntries(NAMES.map((name) => [name, { type: 'apiKey', in: 'header', name }])),
		schemas: {
			...Object.fromEntries(NAMES.map((name) => [name, { type: 'string', enum: [name, 'b'], description: `Schema ${shown(name)}` }])),
			valueOf: { type: 'object', description: 'Schema valueOf', properties: { wert: { type: 'string' } } },
			Alles: { type: 'object', required: NAMES, properties: Object.fromEntries(NAMES.map((name) => [name, { $ref: `#/components/schemas/${name}` }])) },
			Art: {
				type: 'object',
				properties: { art: { type: 'string' } },
				discriminator: { propertyName: 'art', mapping: Object.fromEntries(NAMES.map((name) => [name, '#/components/schemas/Alles'])) },
				oneOf: [{ $ref: '#/components/schemas/Alles' }],
			},
		},
	},
});

test('a name that every object has is a name like any other, wherever an owner of a site may choose one', { timeout: 600_000 }, async () => {
	const folder = temporaryFolder();
	writeSources(join(folder, 'site'), {
		'site.config.ts': `export default { title: 'Probe', url: 'https://probe.example.com', copyright: { year: 2025, holder: 'Probe' }, docs: { showLastUpdate: false }, statuses: [{ label: 'Aktiv', sign: 'check', tone: 'ok', meaning: 'Gut.' }],
	navbar: [${each((name) => `{ type: 'docSidebar', label: '${name}', sidebar: '${name}' }`, ', ')}] };\n`,
		'sidebars.ts': `export default { ${each((name) => `['${name}']: ['${name}', { type: 'category', label: '${name}', link: { type: 'generated-index' }, items: ['${name}'] }, { type: 'api' }]`, ', ')} };\n`,
		...Object.fromEntries(OWN_NAMES.map((name) => [`docs/seite-${name}.md`, text(name)])),
		'docs/index.md': '---\ntitle: Anfang\nslug: /\n---\n\nDer Anfang.\n',
		'blog/authors.yml': each((name) => `${name}: { name: ${name}, page: true }`),
		'blog/tags.yml': each((name) => `${name}: { label: ${name} }`),
		...Object.fromEntries(
			OWN_NAMES.map((name, index) => [
				`blog/2025-01-${index + 10}-x.md`,
				`---\ntitle: ${name}\nslug: ${name}\nauthors: [${name}]\ntags: [${name}]\n---\n\nText.\n`,
			]),
		),
		'api/description.json': JSON.stringify(api()),
		'docs/field-atlas.yml': 'title: Atlas\ngroups: [{ id: alles, title: Alles, schemas: [Alles], fields: [{ field: constructor, label: Feld }] }]\n',
	});
	const site = await buildInto(join(folder, 'site'), join(folder, 'dist'));
	const all = [...site.pages.values()];
	const missing = OWN_NAMES.flatMap((name) => {
		const page = site.text(`/docs/${name}/`);
		const onPage = [`id="${name}"`, `code ${name}`, `Reiter ${name}`, `Markup ${name}`, `href="/docs/${name}/"`].filter((text) => !page.includes(text));
		const paths = [`/blog/${name}/`, `/blog/authors/${name}/`, `/blog/tags/${name}/`].filter((path) => !site.pages.has(path));
		return [...onPage, ...paths].map((what) => `${name}: ${what}`);
	});
	const missingOfApi = NAMES.flatMap((name) =>
		[`Lauf ${name}`, `sample ${name}`, `Schema ${name}`, `Tag ${name}`].filter((text) => !all.some((html) => html.includes(text))),
	);
	expect([...missing, ...missingOfApi]).toEqual([]);
	expect(searchedTexts(site).map(({ path }) => path)).toEqual(expect.arrayContaining(OWN_NAMES.map((name) => `/docs/${name}/`)));
	for (const html of all) expect(html).not.toMatch(/\[native code\]|#undefined|\[object Object\]/);
});
