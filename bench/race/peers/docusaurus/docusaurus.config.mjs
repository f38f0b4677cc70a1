import { existsSync } from 'node:fs';

const api = existsSync('api/description.json');

export default {
	title: 'Das Rennen',
	url: 'https://race.example.com',
	baseUrl: '/',
	trailingSlash: true,
	i18n: { defaultLocale: 'de', locales: ['de'] },
	future: { v4: true, faster: true },
	presets: [['classic', { blog: false, docs: { sidebarPath: './sidebars.mjs', breadcrumbs: true, ...(api ? { docItemComponent: '@theme/ApiItem' } : {}) } }]],
	...(api
		? {
				plugins: [
					[
						'docusaurus-plugin-openapi-docs',
						{
							id: 'api',
							docsPluginId: 'classic',
							config: { race: { specPath: 'api/description.json', outputDir: 'docs/api', sidebarOptions: { groupPathsBy: 'tag' } } },
						},
					],
				],
				themes: ['docusaurus-theme-openapi-docs'],
			}
		: {}),
	themeConfig: { navbar: { title: 'Das Rennen', items: [{ type: 'docSidebar', sidebarId: 'docs', label: 'Handbuch' }] } },
};
