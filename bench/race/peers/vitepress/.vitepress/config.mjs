import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

const byNumber = (a, b) => Number(/\d+/.exec(a)) - Number(/\d+/.exec(b));
const parts = readdirSync('.')
	.filter((name) => name.startsWith('teil-'))
	.sort(byNumber);

export default defineConfig({
	lang: 'de',
	title: 'Das Rennen',
	themeConfig: {
		search: { provider: 'local' },
		outline: [2, 3],
		sidebar: parts.map((part) => ({
			text: part.replace('teil-', 'Teil '),
			collapsed: true,
			items: readdirSync(part)
				.sort(byNumber)
				.map((file) => ({
					text: /^title: (.+)$/m.exec(readFileSync(`${part}/${file}`, 'utf8'))[1],
					link: `/${part}/${file.replace('.md', '')}`,
				})),
		})),
	},
});
