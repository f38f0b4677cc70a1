import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, buildInto, temporaryFolder } from './build-fixture.ts';
import { readElements } from './read-html.ts';
import { searchedTexts } from './site-search.ts';

/** Operations and schemas: each operation reaches all schemas, so that pages of operations that showed them would grow with the square of it. */
const SIZE = 30;

let site: BuiltSite;
beforeAll(async () => {
	const folder = temporaryFolder();
	const write = (file: string, text: string) => {
		mkdirSync(join(folder, 'root', file, '..'), { recursive: true });
		writeFileSync(join(folder, 'root', file), text);
	};
	write('site.config.ts', CONFIG);
	write('sidebars.ts', "export default { api: [{ type: 'category', label: 'API', link: { type: 'generated-index' }, items: [{ type: 'api' }] }] };\n");
	write('docs/index.md', '---\ntitle: Anfang\n---\n\nText.\n');
	write('api/description.json', JSON.stringify(description()));
	site = await buildInto(join(folder, 'root'), join(folder, 'built'));
});

const CONFIG = `import { defineSite } from 'nonius/site';

export default defineSite({
	title: 'Große API',
	tagline: 'Viele Verweise.',
	url: 'https://gross.example.com',
	copyright: { year: 2025, holder: 'Beispiel' },
	strict: true,
});
`;

function description() {
	const numbers = Array.from({ length: SIZE }, (_, number) => number);
	const ref = (number: number) => ({ $ref: `#/components/schemas/Teil${number % SIZE}` });
	const responses = (schema: object) => ({ 200: { description: 'Gut', content: { 'application/json': { schema } } } });
	const operation = (number: number) => ({ operationId: `teil${number}`, summary: `Teil ${number}`, tags: ['teile'], responses: responses(ref(number)) });
	const schema = (number: number) => ({
		type: 'object',
		description: `Das Teil ${number}.`,
		properties: {
			[`eigen${number}`]: { type: 'string' },
			naechstes: ref(number + 1),
			uebernaechstes: ref(number + 2),
			liste: { type: 'array', items: ref(number + 3) },
		},
	});
	const webhook = (number: number) => ({
		post: {
			summary: `Ereignis ${number}`,
			requestBody: { content: { 'application/json': { schema: ref(number) } } },
			responses: { 204: { description: 'Gut' } },
		},
	});
	return {
		openapi: '3.1.0',
		info: { title: 'Große API', version: '1' },
		servers: [{ url: 'https://gross.example.com' }],
		tags: [{ name: 'teile' }],
		paths: Object.fromEntries(numbers.map((number) => [`/teile/${number}`, { get: operation(number) }])),
		webhooks: Object.fromEntries(numbers.slice(0, 11).map((number) => [`teil${number % 2}.ereignis${number}`, webhook(number)])),
		components: { schemas: Object.fromEntries(numbers.map((number) => [`Teil${number}`, schema(number)])) },
	};
}

const linksOf = (path: string, inside: string) =>
	readElements(/<main[\s\S]*<\/main>/.exec(site.text(path))?.[0] ?? '').flatMap(({ tag, attributes }) =>
		tag === 'a' && attributes['href']?.startsWith(inside) ? [attributes['href']] : [],
	);

describe('a reference whose operations reach nearly all schemas', () => {
	test('has a page for each schema and each group of webhooks', () => {
		const below = (folder: string) => [...site.pages.keys()].filter((path) => path.startsWith(`/docs/api/${folder}/`)).length;
		expect([below('schemas'), below('webhooks')]).toEqual([SIZE, 2]);
	});

	test('the pages of operations link schemas instead of repeating them', () => {
		const page = site.text('/docs/api/teil5/');
		expect(page).toContain('eigen5');
		expect(page).not.toContain(`eigen${SIZE - 1}`);
		const links = linksOf('/docs/api/teil5/', '/docs/api/schemas/');
		expect(links.length).toBeGreaterThan(3);
		for (const link of links) expect([...site.pages.keys()]).toContain(link);
	});

	test('each schema is found on its page, from where the next one is linked', () => {
		const page = site.text('/docs/api/schemas/teil7/');
		expect(page).toMatch(/<h1>Teil7<\/h1>/);
		expect(page).toContain('eigen7');
		expect(page).toContain('Das Teil 7.');
		expect(linksOf('/docs/api/schemas/teil7/', '/docs/api/schemas/').length).toBeGreaterThan(0);
	});

	test('the overview leads to the webhooks, and their pages show them', () => {
		expect(new Set(linksOf('/docs/api/grosse-api/', '/docs/api/webhooks/'))).toEqual(new Set(['/docs/api/webhooks/teil0/', '/docs/api/webhooks/teil1/']));
		expect(site.text('/docs/api/webhooks/teil1/')).toContain('Ereignis 9');
		expect(site.text('/docs/api/grosse-api/')).not.toMatch(/<h\d[^>]*>Ereignis 9/);
	});

	test('breadcrumbs and sidebar know the pages, and categories list them', () => {
		const page = site.text('/docs/api/schemas/teil7/');
		expect(/<nav class="breadcrumbs[^"]*"[\s\S]*?<\/nav>/.exec(page)?.[0]).toContain('href="/docs/category/api-schemas/"');
		expect(/<nav class="sidebar[^"]*"[\s\S]*?<\/nav>/.exec(page)?.[0]).toContain('href="/docs/api/schemas/teil7/" aria-current="page"');
		expect(new Set(linksOf('/docs/category/api-schemas/', '/docs/api/schemas/')).size).toBe(SIZE);
		expect(new Set(linksOf('/docs/category/api-webhooks/', '/docs/api/webhooks/')).size).toBe(2);
	});

	test('the search finds a schema', () => {
		expect(searchedTexts(site).map(({ path }) => path)).toContain('/docs/api/schemas/teil7/');
	});
});
