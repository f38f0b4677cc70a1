import { expect, test } from 'vitest';
import { ID } from '#chrome/contract.ts';
import { portableSite } from './portable-site.ts';

const page = (base: string, kind = 'doc') =>
	`<html lang="de" data-base="${base}"><meta charset="utf-8"><div id="${ID.page}" class="shell" data-kind="${kind}"></div>`;
const FILES: Record<string, string> = {
	'index.html': page('/c++.hilfe/'),
	'_astro/a.js': 'import("/c++.hilfe/_astro/b.js");',
	'index.html.br': 'br',
	'daten.csv.gz': 'gz',
	SHA256SUMS: '0  index.html',
	_headers: '',
	'robots.txt': '',
	'sw.js': '',
	'offline/index.html': page('/c++.hilfe/', 'offline'),
	'offline/edition.json': '{}',
	'offline/0123456789ab.json': '[]',
	'404.html': page('/c++.hilfe/', 'not-found'),
	'en/404.html': page('/c++.hilfe/en/', 'not-found'),
	'en/index.html': page('/c++.hilfe/en/'),
	'en/_astro/a.js': 'import("/c++.hilfe/en/_astro/b.js");',
	'en/_headers': '',
	'en/robots.txt': '',
	'en/sw.js': '',
	'en/offline/index.html': page('/c++.hilfe/en/', 'offline'),
	'en/offline/edition.json': '{}',
	'en/search/index.json': '{}',
	'fr/offline/index.html': page('/c++.hilfe/'),
};

const made = async (): Promise<Map<string, string>> => {
	const site = { base: '/c++.hilfe/', languages: ['en'], files: new Set(Object.keys(FILES)) };
	const files = await portableSite(site, { read: (path) => Buffer.from(FILES[path] ?? ''), loader: '' });
	return new Map(files.map(({ path, content }) => [path, content.toString()]));
};

test('in every language goes what readers meet, and nothing of hosts', async () => {
	expect([...(await made()).keys()]).toEqual([
		'portable.js',
		'index.html',
		'_astro/a.js',
		'daten.csv.gz',
		'404.html',
		'en/404.html',
		'en/index.html',
		'en/_astro/a.js',
		'en/search/index.json',
		'en/search/index.json.js',
		'fr/offline/index.html',
	]);
});

test('in every language modules are scripts that find each other, and pages begin with the loader', async () => {
	const files = await made();
	for (const folder of ['', 'en/']) {
		expect(files.get(`${folder}_astro/a.js`)).toContain(`nonius.define("${folder}_astro/a.js"`);
		expect(files.get(`${folder}_astro/a.js`)).toContain(`(nonius.root+"${folder}_astro/b.js")`);
		expect(files.get(`${folder}index.html`)).toContain(`<script src="${folder && '../'}portable.js" data-base="/c++.hilfe/">`);
	}
});
