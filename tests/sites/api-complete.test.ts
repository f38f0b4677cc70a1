import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { contentTypeOfFile } from '#publish/content-types.ts';
import { PROGRAM } from '#site/program.ts';
import { type BuiltSite, buildOwnSite } from './build-fixture.ts';
import { type DescribedOperation, describedOperations } from './described-operations.ts';
import { type OperationPageText, readOperationPage } from './read-operation-page.ts';

/** Whoever reads a page without scripts must find everything that the description says of its operation. */
const operations = describedOperations(JSON.parse(readFileSync(join(PROGRAM, 'api/description.json'), 'utf8')) as Record<string, unknown>);

let site: BuiltSite;
let pages: Map<string, OperationPageText>;
beforeAll(async () => {
	site = await buildOwnSite();
	const read = [...site.pages.values()].flatMap((html) => readOperationPage(html) ?? []);
	pages = new Map(read.map((page) => [`${page.method} ${page.path}`, page]));
});

/** `key: missing` for each operation whose page lacks something. */
const missing = (look: (operation: DescribedOperation, page: OperationPageText) => string[]) =>
	operations.flatMap((operation) => {
		const key = `${operation.method} ${operation.path}`;
		const page = pages.get(key);
		return page === undefined ? [`${key}: no page`] : look(operation, page).map((what) => `${key}: ${what}`);
	});

const notIn = (wanted: readonly string[], found: ReadonlySet<string>) => wanted.filter((name) => !found.has(name));

/** For each schema: one list on the page must say all of it, so that a field of another schema with the same name does not count. */
const notListed = (wanted: ReadonlyMap<string, string[]>, lists: readonly ReadonlySet<string>[]) =>
	[...wanted].flatMap(([pointer, names]) => {
		if (names.length === 0) return [];
		const [nearest = []] = lists.map((list) => notIn(names, list)).sort((a, b) => a.length - b.length);
		return lists.length === 0 ? names.map((name) => `${pointer} ${name}`) : nearest.map((name) => `${pointer} ${name}`);
	});

test('the description has operations, fields and values to look for', () => {
	expect(operations).toHaveLength(18);
	expect(operations.flatMap(({ properties }) => [...properties.values()].flat()).length).toBeGreaterThan(500);
	expect(operations.flatMap(({ enums }) => [...enums.values()].flat()).length).toBeGreaterThan(100);
});

describe('the page of each operation has', () => {
	test('method, path and summary', () => expect(missing(({ summary }, { title }) => (summary === title ? [] : [summary]))).toEqual([]));
	test('all parameters at their place', () => expect(missing(({ parameters }, page) => notIn(parameters, page.parameters))).toEqual([]));
	test('every field of every schema', () => expect(missing(({ properties }, { fieldLists }) => notListed(properties, fieldLists))).toEqual([]));
	test('every value of every enumeration', () => expect(missing(({ enums }, { valueLists }) => notListed(enums, valueLists))).toEqual([]));
	test('every status', () => expect(missing(({ statuses }, page) => notIn(statuses, page.statuses))).toEqual([]));
	test('every header of a response', () => expect(missing(({ headers }, page) => notIn(headers, page.headers))).toEqual([]));
	test('every scope', () => expect(missing(({ scopes }, page) => notIn(scopes, page.scopes))).toEqual([]));
});

test('no page stands for an operation that the description does not have', () => {
	const known = new Set(operations.map(({ method, path }) => `${method} ${path}`));
	expect([...pages.keys()].filter((key) => !known.has(key))).toEqual([]);
});

describe('the page of each operation as Markdown', () => {
	/** Paths of the Markdown files by the page that names them. */
	const twins = () =>
		[...site.pages].flatMap(([path, html]) => {
			const twin = /<link rel="alternate" type="text\/markdown" href="([^"]*)">/.exec(html)?.[1];
			return twin === undefined || !html.includes('data-kind="api-operation"') ? [] : [{ path, html, twin }];
		});

	test('stands beside it, is linked and served as what it is', () => {
		expect(twins()).toHaveLength(operations.length);
		for (const { path, html, twin } of twins()) {
			expect(twin).toBe(path.replace(/\/$/, '.md'));
			expect(html).toContain(`<a href="${twin}" type="text/markdown">Als Markdown</a>`);
			expect(site.text(twin)).toMatch(/^# .+\n\n`[A-Z]+ \/\S*`\n/);
			expect(contentTypeOfFile(twin)).toBe('text/markdown; charset=utf-8');
		}
	});

	test('says all that the description says', () => {
		const byOperation = new Map(twins().map(({ twin }) => [/`([A-Z]+ \/\S*)`/.exec(site.text(twin))?.[1], site.text(twin)]));
		const lacking = operations.flatMap(({ method, path, parameters, statuses, headers, scopes, properties, enums }) => {
			const text = byOperation.get(`${method} ${path}`) ?? '';
			const names = [
				...parameters.map((parameter) => parameter.replace(/^\w+ /, '')),
				...headers,
				...scopes,
				...[...properties.values(), ...enums.values()].flat(),
			];
			return [...names.map((name) => `\`${name}\``), ...statuses.map((status) => `### ${status}\n`)]
				.filter((wanted) => !text.includes(wanted))
				.map((wanted) => `${method} ${path}: ${wanted}`);
		});
		expect(lacking).toEqual([]);
	});

	test('stands in no sitemap', () => {
		expect(site.text('/sitemap-0.xml')).not.toContain('.md<');
	});
});
