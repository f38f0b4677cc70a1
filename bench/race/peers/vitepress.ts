import { pageName } from '../manual.ts';
import type { Peer } from '../peer.ts';

const PROGRAM = '../../node_modules/vitepress/bin/vitepress.js';
/** VitePress with its local search. */
export const vitepress: Peer = {
	name: 'vitepress',
	settings: 'vitepress',
	dialect: { link: (page) => `../${pageName(page)}.md`, box: ({ name: kind, title, text }) => `::: ${kind} ${title}\n\n${text}\n\n:::`, titleInText: true },
	file: (page) => `${pageName(page)}.md`,
	public: 'public',
	address: (page) => `/${pageName(page)}.html`,
	build: { command: process.execPath, args: [PROGRAM, 'build'] },
	output: '.vitepress/dist',
	caches: () => ['.vitepress/cache', '.vitepress/.temp'],
	dev: (port) => ({ command: process.execPath, args: [PROGRAM, 'dev', '--port', String(port), '--host', '127.0.0.1'] }),
	search: { open: '.DocSearch-Button', field: '.VPLocalSearchBox input', result: '.VPLocalSearchBox .result' },
};
