import { PER_PART } from '../manual.ts';
import type { Peer } from '../peer.ts';

const PROGRAM = '../../node_modules/vitepress/bin/vitepress.js';
const name = (page: number) => `teil-${Math.floor(page / PER_PART)}/seite-${page}`;

/** VitePress with its local search. */
export const vitepress: Peer = {
	name: 'vitepress',
	settings: 'vitepress',
	dialect: { link: (page) => `../${name(page)}.md`, box: ({ name: kind, title, text }) => `::: ${kind} ${title}\n\n${text}\n\n:::`, titleInText: true },
	file: (page) => `${name(page)}.md`,
	public: 'public',
	address: (page) => `/${name(page)}.html`,
	build: { command: process.execPath, args: [PROGRAM, 'build'] },
	output: '.vitepress/dist',
	caches: () => ['.vitepress/cache', '.vitepress/.temp'],
	dev: (port) => ({ command: process.execPath, args: [PROGRAM, 'dev', '--port', String(port), '--host', '127.0.0.1'] }),
	search: { open: '.DocSearch-Button', field: '.VPLocalSearchBox input', result: '.VPLocalSearchBox .result' },
};
