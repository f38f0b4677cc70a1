import { PER_PART, pageName } from '../manual.ts';
import { colonBox } from '../markdown.ts';
import type { Peer } from '../peer.ts';

const PROGRAM = '../../node_modules/astro/bin/astro.mjs';
/** Starlight with its search (Pagefind), and starlight-openapi where there is a description. */
export const starlight: Peer = {
	name: 'starlight',
	settings: 'starlight',
	dialect: { link: (page) => `/${pageName(page)}/`, box: colonBox, frontMatter: ({ number }) => `sidebar:\n  order: ${number % PER_PART}\n` },
	file: (page) => `src/content/docs/${pageName(page)}.md`,
	public: 'public',
	address: (page) => `/${pageName(page)}/`,
	build: { command: process.execPath, args: [PROGRAM, 'build'], env: { ASTRO_TELEMETRY_DISABLED: '1' } },
	api: { file: 'api/description.json', pages: 'api/operations' },
	output: 'dist',
	caches: () => ['.astro', 'node_modules/.astro', 'node_modules/.vite', '../../node_modules/.astro', '../../node_modules/.vite'],
	dev: (port) => ({
		command: process.execPath,
		args: [PROGRAM, 'dev', '--port', String(port), '--host', '127.0.0.1'],
		env: { ASTRO_TELEMETRY_DISABLED: '1' },
	}),
	search: { open: 'site-search button[data-open-modal]', field: 'site-search dialog input', result: '.pagefind-ui__result-link' },
};
