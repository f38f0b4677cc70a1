import { PER_PART, pageName } from '../manual.ts';
import type { Peer } from '../peer.ts';

/** Hugo of Debian with a small theme of this race: sidebar, contents of the page, no search, no script. */
export const hugo: Peer = {
	name: 'hugo',
	settings: 'hugo',
	dialect: {
		link: (page) => `/${pageName(page)}/`,
		box: ({ name: kind, title, text }) => `{{% box ${kind} "${title}" %}}\n${text}\n{{% /box %}}`,
		frontMatter: ({ number }) => `weight: ${(number % PER_PART) + 1}\n`,
	},
	file: (page) => `content/${pageName(page)}.md`,
	public: 'static',
	address: (page) => `/${pageName(page)}/`,
	build: { command: 'hugo', args: ['--quiet'] },
	output: 'public',
	caches: () => ['resources', '.hugo_build.lock'],
	prepare({ pages }, write) {
		for (let part = 0; part * PER_PART < pages; part++) write(`content/teil-${part}/_index.md`, `---\ntitle: Teil ${part}\nweight: ${part + 1}\n---\n`);
	},
	dev: (port) => ({ command: 'hugo', args: ['server', '--port', String(port), '--bind', '127.0.0.1', '--disableFastRender'] }),
};
