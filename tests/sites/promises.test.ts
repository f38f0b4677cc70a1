import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, buildOwnSite } from './build-fixture.ts';
import { readElements } from './read-html.ts';

/** Addresses of our own site that readers, applications and other sites rely on: new ones may be added, but none may change. */
let site: BuiltSite;
beforeAll(async () => {
	site = await buildOwnSite();
});

/** Addresses by the folder they lie in; the `.` is the folder itself. */
const ADDRESSES: Record<string, string> = {
	'/': '. markdown-page',
	'/docs/': '. category/handbuch category/api',
	'/docs/handbuch/':
		'aufkleberassistent bedienung benutzer benutzerprofil dashboard kostenstellen login pruefberichte pruefmittel stammdaten suche zusatzfelder',
	'/docs/terms/':
		'bereich checkbox date datetime filterkriterien geraet hex hsl input kalibrierpflichtig magic-name pruefbericht pruefintervall pruefmittel pruefmittelnummer rgb sektion select textarea',
	'/docs/api/': 'kalibord-api apparatuses custom-fields files inspections',
	'/docs/api/apparatuses-': 'index view indentno-view',
	'/docs/api/custom-fields-': 'index add view view-by-id edit edit-by-id delete',
	'/docs/api/files-': 'info view public delete',
	'/docs/api/inspections-': 'add edit view file-add',
	'/blog/': '. archive authors tags dashboard-filter eAttestations-dakks edit-master-data improvements-hotkeys labels masterData-map translation-en',
	'/blog/authors/': 'entwicklungsteam produktredaktion',
	'/blog/tags/': 'api aufkleber dashboard pruefmittel stammdaten update',
};

const at = (folder: string, names: string) => names.split(' ').map((name) => (name === '.' ? folder : `${folder}${name}/`));

/** Addresses of the links on a page within the element that begins with `opening`, in order. */
function linksWithin(path: string, opening: RegExp, closing: string): string[] {
	const html = site.text(path);
	const start = html.search(opening);
	return readElements(html.slice(start, html.indexOf(closing, start))).flatMap(({ tag, attributes: { href } }) => (tag === 'a' && href ? [href] : []));
}

const sidebar = (path: string) => linksWithin(path, /<nav class="sidebar/, '</nav>');

test.each(Object.entries(ADDRESSES))('the pages at %s stand where they stood', (folder, names) => {
	expect(at(folder, names).filter((path) => !site.pages.has(path))).toEqual([]);
});

describe('navigation', () => {
	test('the bar leads to manual, API, blog, news, and at its end to the sign-up', () => {
		expect(linksWithin('/', /<nav class="navbar-links/, '</nav>')).toEqual([
			'/docs/category/handbuch/',
			'/docs/category/api/',
			'/blog/',
			'https://www.example.com/aktuelles',
		]);
		expect(linksWithin('/', /<div class="navbar-choices/, '</header>').at(-1)).toBe('https://app.example.com/registrieren');
	});

	test('the footer leads to what is looked for at the end of a page', () => {
		expect(linksWithin('/', /<footer class="footer/, '</footer>')).toEqual(
			expect.arrayContaining([
				'/docs/category/handbuch/',
				'/docs/category/api/',
				'/blog/',
				'https://social.example.com/@kalibord',
				'https://video.example.com/@kalibord',
				'https://www.example.com/aktuelles',
				'https://app.example.com/registrieren',
				'https://app.example.com/anmelden',
			]),
		);
	});

	test.each([
		['/docs/handbuch/suche/', 'current/navSidebar', ['/docs/handbuch/', '/docs/terms/']],
		['/docs/terms/hex/', 'current/navSidebar', ['/docs/handbuch/', '/docs/terms/']],
		[
			'/docs/api/files-view/',
			'current/apiInfo',
			['/docs/api/', '/docs/api/apparatuses-', '/docs/api/custom-fields-', '/docs/api/files-', '/docs/api/inspections-'],
		],
	])('beside %s stands the sidebar %s with all its pages', (path, name, folders) => {
		const links = sidebar(path);
		expect(site.text(path)).toContain(`data-sidebar="${name}"`);
		expect(folders.flatMap((folder) => at(folder, ADDRESSES[folder] ?? '')).filter((page) => !links.includes(page))).toEqual([]);
	});

	test('beside each page of the blog stand all posts', () => {
		const posts = at('/blog/', ADDRESSES['/blog/'] ?? '').slice(4);
		for (const path of [...site.pages.keys()].filter((address) => address.startsWith('/blog/'))) {
			expect(
				sidebar(path)
					.filter((href) => posts.includes(href))
					.sort(),
				path,
			).toEqual(posts);
		}
	});
});

test('an operation has its samples in seven languages, in this order, those in Java with Unirest', () => {
	const operations = [...site.pages].filter(([, html]) => html.includes('data-kind="api-operation"'));
	expect(operations.length).toBe(18);
	for (const [path, html] of operations) {
		const samples = html.slice(html.indexOf('data-tabs="sprache"')).split('</docs-tabs>')[0] ?? '';
		const tabs = [...samples.matchAll(/data-tab="([^"]*)"/g)].map(([, tab]) => tab);
		expect(tabs, path).toEqual(['python', 'curl', 'php', 'java', 'javascript', 'c', 'nodejs']);
		expect(samples, path).toContain('Unirest');
	}
});

test('the page for what is not found says so and whom to tell, and every page says whose it is', () => {
	const [main = ''] = site.text('/404.html').match(/<main[\s\S]*<\/main>/) ?? [];
	expect(main).toMatch(/<h1[^>]*>Seite nicht gefunden<\/h1>/);
	expect(main).toContain('Wir konnten nicht finden, wonach Sie gesucht haben.');
	expect(main).toContain('Betreibern der verweisenden Website');
	expect([...site.pages].filter(([, html]) => !html.includes('© 2025 ')).map(([path]) => path)).toEqual([]);
});
