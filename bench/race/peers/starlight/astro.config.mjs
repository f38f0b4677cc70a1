import { existsSync, readdirSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi';

const api = existsSync('api/description.json');
const parts = readdirSync('src/content/docs')
	.filter((name) => name.startsWith('teil-'))
	.sort((a, b) => Number(a.slice(5)) - Number(b.slice(5)));

export default defineConfig({
	site: 'https://race.example.com',
	trailingSlash: 'always',
	integrations: [
		starlight({
			title: 'Das Rennen',
			defaultLocale: 'root',
			locales: { root: { label: 'Deutsch', lang: 'de' } },
			plugins: api ? [starlightOpenAPI([{ base: 'api', schema: './api/description.json' }])] : [],
			sidebar: [
				...parts.map((part) => ({ label: part.replace('teil-', 'Teil '), collapsed: true, items: [{ autogenerate: { directory: part } }] })),
				...(api ? openAPISidebarGroups : []),
			],
		}),
	],
});
