import { PER_PART, pageName } from '../manual.ts';
import { colonBox } from '../markdown.ts';
import type { Peer } from '../peer.ts';

const PROGRAM = '../../node_modules/@docusaurus/core/bin/docusaurus.mjs';
/** Docusaurus with `faster`, and the plugin and theme for descriptions where there is one. It brings no search of its own. */
export const docusaurus: Peer = {
	name: 'docusaurus',
	settings: 'docusaurus',
	dialect: { link: (page) => `../${pageName(page)}.md`, box: colonBox, frontMatter: ({ number }) => `sidebar_position: ${number % PER_PART}\n` },
	file: (page) => `docs/${pageName(page)}.md`,
	public: 'static',
	address: (page) => `/docs/${pageName(page)}/`,
	build: { command: process.execPath, args: [PROGRAM, 'build'] },
	api: { file: 'api/description.json', before: { command: process.execPath, args: [PROGRAM, 'gen-api-docs', 'all'] }, pages: 'docs/api' },
	output: 'build',
	caches: () => ['.docusaurus', 'node_modules/.cache', '../../node_modules/.cache'],
	prepare({ pages }, write) {
		for (let part = 0; part * PER_PART < pages; part++)
			write(`docs/teil-${part}/_category_.json`, JSON.stringify({ label: `Teil ${part}`, position: part, link: { type: 'generated-index' } }));
	},
	dev: (port) => ({ command: process.execPath, args: [PROGRAM, 'start', '--no-open', '--port', String(port), '--host', '127.0.0.1'] }),
};
