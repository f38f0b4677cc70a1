import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { askPlugins } from './ask-plugins.ts';
import { docusaurusConfigSchema } from './docusaurus-config.ts';
import { planMove } from './plan-move.ts';
import { wrappedContent } from './wrapped-content.ts';

const OPTIONS = { id: 'news', path: 'news', routeBasePath: 'news' };

describe('the content that a plugin of a site takes over, by its text', () => {
	test.each<[string, string, object, string | undefined]>([
		['a default', "import blogPlugin from '@docusaurus/plugin-content-blog';", OPTIONS, 'blog'],
		['all of it', "import * as docs from '@docusaurus/plugin-content-docs';", OPTIONS, 'docs'],
		['required', "const blogPlugin = require('@docusaurus/plugin-content-blog').default;", OPTIONS, 'blog'],
		['imported later', "const pages = await import('@docusaurus/plugin-content-pages');", OPTIONS, 'pages'],
		['types alone', "import type { BlogContent } from '@docusaurus/plugin-content-blog';", OPTIONS, undefined],
		['types without a word for it', "import { BlogContent } from '@docusaurus/plugin-content-blog';", OPTIONS, undefined],
		['the usual place', "const { default: blog } = require('@docusaurus/plugin-content-blog');", { blogTitle: 'News', postsPerPage: 4 }, 'blog'],
		['a name alone', "import docs from '@docusaurus/plugin-content-docs';", { id: 'links' }, undefined],
		['no options', "import blogPlugin from '@docusaurus/plugin-content-blog';", {}, undefined],
		['its data alone', "const posts = allContent['docusaurus-plugin-content-blog'];", OPTIONS, undefined],
	])('%s', (_, text, options, kind) => {
		const root = siteFiles({ 'plugins/own.js': text });
		expect(wrappedContent(join(root, 'plugins/own'), { ...options })).toBe(kind);
	});
});

test.each<[string, Record<string, string>]>([
	['its package is not installed', {}],
	[
		'it asks for the settings of the language',
		{
			'node_modules/@docusaurus/plugin-content-blog/package.json': '{ "name": "@docusaurus/plugin-content-blog" }',
			'node_modules/@docusaurus/plugin-content-blog/index.js':
				"module.exports = (context) => ({ name: 'docusaurus-plugin-content-blog', direction: context.i18n.localeConfigs.en.direction, loadContent() { throw new Error('read'); } });",
		},
	],
])('a plugin around that of the blog is the blog: %s', async (_, files) => {
	const root = siteFiles({
		'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://e.example', baseUrl: '/', presets: [['classic', { blog: false }]], plugins: [['./own', ${JSON.stringify(OPTIONS)}]] };`,
		'own.js':
			"const blog = require('@docusaurus/plugin-content-blog');\nmodule.exports = async (context, options) => ({ ...(await blog(context, options)), more: true });",
		'docs/a.md': '# A',
		'news/2024-01-02-first.md': '# First',
		...files,
	});
	const told = await askPlugins(root);
	const file = docusaurusConfigSchema.parse({ presets: [['classic', { blog: false }]], plugins: [['./own', OPTIONS]] });
	const { config, notes } = planMove(root, file, told);
	expect(config.blog).toMatchObject({ folder: 'news', route: '/news/' });
	expect(notes.filter(({ place }) => place === 'plugins')).toEqual([{ kind: 'replaced', place: 'plugins', text: expect.stringContaining('(blog)') }]);
});

test('one whose own code names the folder, beside the blog itself, does not publish that blog twice', () => {
	const file = docusaurusConfigSchema.parse({ title: 'T', url: 'https://e.example', baseUrl: '/', presets: [['classic', {}]], plugins: [['./own', {}]] });
	const root = siteFiles({ 'docs/a.md': '# A', 'blog/2024-01-02-first.md': '# First' });
	const { config, notes } = planMove(root, file, [
		{ entry: './own', name: 'own', id: 'default', pages: 0, content: { kind: 'blog', options: { routeBasePath: '/changelog', postsPerPage: 20 } } },
	]);
	expect(config.blog).toMatchObject({ folder: 'blog', route: '/blog/' });
	expect(config.otherBlogs ?? []).toEqual([]);
	expect(notes.filter(({ place }) => place === 'plugins')).toEqual([{ kind: 'open', place: 'plugins', text: expect.stringContaining('./own') }]);
});
