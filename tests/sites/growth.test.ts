import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, buildInto, temporaryFolder } from './build-fixture.ts';
import { generateSite } from './generate-site.ts';
import { readElements } from './read-html.ts';
import { indexLoad } from './site-search.ts';
import { weigh } from './weigh.ts';

/** A page in the middle of the first part, which both sites have. */
const PAGE = '/docs/teil-0/seite-7/';

let small: BuiltSite;
let large: BuiltSite;
beforeAll(async () => {
	const folder = temporaryFolder();
	const build = (pages: number) => {
		// It is their number that matters here, and long ones take time.
		generateSite(join(folder, `${pages}`), pages, 2);
		return buildInto(join(folder, `${pages}`), join(folder, `${pages}-built`));
	};
	small = await build(50);
	large = await build(1000);
});

const bytes = (text: string) => Buffer.byteLength(text);
const scripts = (site: BuiltSite) => site.files.filter((file) => file.endsWith('.js')).map((file) => `${file} ${bytes(site.text(file))}`);

test('all pages are there', () => {
	const pages = (site: BuiltSite) => [...site.pages.keys()].filter((path) => path.includes('/seite-')).length;
	expect([pages(small), pages(large)]).toEqual([50, 1000]);
});

describe('nothing on a page grows with the number of pages:', () => {
	test('scripts are the same, to the byte', () => {
		expect(scripts(large)).toEqual(scripts(small));
		const loaded = (site: BuiltSite) =>
			readElements(site.text(PAGE)).flatMap(({ tag, attributes }) =>
				tag === 'script' && attributes['type'] !== 'application/ld+json' ? [attributes['src'] ?? 'inline'] : [],
			);
		expect(loaded(large)).toEqual(loaded(small));
		expect(loaded(small)).toHaveLength(2);
	});

	test('the HTML differs by the names of the other parts only', () => {
		expect(weigh(large.text(PAGE)) - weigh(small.text(PAGE))).toBeLessThan(500);
	});

	test('no page of the large site is larger than a whole window of closed categories', () => {
		const largest = (site: BuiltSite) => Math.max(...[...site.pages.values()].map(bytes));
		expect(largest(large) - largest(small)).toBeLessThan(12_000);
	});

	test('pictures for links are those of its parts', () => {
		const pictures = (site: BuiltSite) => site.files.filter((file) => file.startsWith('/link-pictures/')).length;
		expect(pictures(small)).toBeGreaterThan(50);
		expect(pictures(large)).toBeLessThan(pictures(small));
	});

	test('the sidebar shows the part of the page and leaves the others to be filled', () => {
		const sidebar = /<nav class="sidebar[^"]*"[\s\S]*?<\/nav>/.exec(large.text(PAGE))?.[0] ?? '';
		expect(sidebar.match(/\/seite-/g)?.length).toBe(17);
		expect([...sidebar.matchAll(/data-fill="([^"]*)"/g)].map(([, file]) => file)).toEqual(['/sidebars/current/docs.html']);
		const left = [...sidebar.matchAll(/<details data-key="([^"]*)"><summary[^>]*><\/summary><\/details>/g)].map(([, key]) => key);
		expect(left).toHaveLength(16);
		for (const key of left) expect(large.text('/sidebars/current/docs.html')).toContain(`id="kategorie-${key}"`);
	});
});

test.each(['frist', 'prüfmessbereich', 'laborgerät kalibrie', 'Seite 7', 'prufmesbereich'])(
	'a search for „%s“ loads hardly more from twenty times the pages',
	async (query) => {
		const loadOf = (site: BuiltSite) => indexLoad(site, query, (path) => weigh(site.text(path)));
		const [few, many] = [await loadOf(small), await loadOf(large)];
		expect(few.first).toBeGreaterThan(3_000);
		expect(many.first).toBeLessThan(35_000);
		expect(many.all).toBeLessThan(50_000);
		expect(many.all / few.all).toBeLessThan(2);
	},
);

test('the small site needs no fragment', () => {
	expect(small.files.filter((file) => file.startsWith('/sidebars/'))).toEqual([]);
});
