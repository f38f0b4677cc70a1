import { fileURLToPath } from 'node:url';
import { siteCache } from '#site/cache/site-cache.ts';
import { PER_PART, pageName } from '../manual.ts';
import { colonBox } from '../markdown.ts';
import type { Peer } from '../peer.ts';

const PROGRAM = fileURLToPath(new URL('../../../commands/nonius.ts', import.meta.url));
export const ours: Peer = {
	name: 'ours',
	settings: 'ours',
	dialect: { link: (page) => `../${pageName(page)}.md`, box: colonBox, frontMatter: ({ number }) => `sidebar_position: ${number % PER_PART}\n` },
	file: (page) => `docs/${pageName(page)}.md`,
	public: 'public',
	address: (page) => `/docs/${pageName(page)}/`,
	build: { command: process.execPath, args: [PROGRAM, 'build'] },
	api: { file: 'api/description.json', pages: 'docs/api' },
	output: 'dist',
	// The package contains the bundle of all sites without code, so a first build has it, too.
	caches: (site) => [siteCache(site)],
	prepare({ pages }, write) {
		for (let part = 0; part * PER_PART < pages; part++)
			write(`docs/teil-${part}/_category_.json`, JSON.stringify({ label: `Teil ${part}`, position: part, link: { type: 'generated-index' } }));
	},
	dev: (port) => ({ command: process.execPath, args: [PROGRAM, 'dev'], env: { PORT: String(port) } }),
	keepsPolicy: true,
	search: { open: '[data-search-open]', field: 'dialog[open] [role=combobox]', result: 'dialog[open] [role=option]' },
};
