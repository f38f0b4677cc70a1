import { siteFiles } from '#content/site-files.fixture.ts';
import type { Problem } from '#schema/problem.ts';
import { faultOfMachine } from '#site/fault-of-machine.ts';
import { checkTexts } from '#site/read/check-texts.ts';
import { loadSite } from '#site/read/load-site.ts';
import { CONFIG, type Plant, thrown } from './plant.ts';

const API = `{ "openapi": "3.1.0", "info": { "title": "A", "version": "1" }, "paths": { "/dinge": { "get": { "operationId": "dinge", "responses": { "200": {
"description": "ok", "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Ding" } } } } } } } }, "components": { "schemas": { "Ding": {
"type": "object", "properties": { "id": { "type": "integer" }, "art": { "type": "string" } } } } } }`;

async function reading(files: Record<string, string>): Promise<readonly Problem[]> {
	const root = siteFiles({ 'site.config.ts': `export default { ${CONFIG} };`, ...files });
	let problems: readonly Problem[] = [];
	const unreadable = await thrown(async () => {
		problems = (await loadSite(root)).problems;
	});
	return [...unreadable, ...problems];
}

/** Faults in the files of a site, and in what they say of each other. */
export const FILES: readonly Plant[] = [
	{
		name: 'files that do not fit',
		find: () =>
			reading({
				'sidebars.ts': "export default { docs: [{ type: 'nix' }] };",
				'versions.json': '{}',
				'docs/a.md': '---\nnix: 1\n---\nText.',
				'docs/teil/b.md': 'Text.',
				'docs/teil/tief.md': '> '.repeat(300),
				'docs/teil/_category_.json': '{ "nix": 1 }',
				'docs/anderer/_category_.json': '{ "customProps": {} }',
				'docs/field-atlas.yml': 'nix: 1',
				'docs/help-ids.json': '{ "nix": 1 }',
				'words.de.yml': 'nix: {}',
				'blog/authors.yml': 'ana: { nix: 1 }',
				'blog/tags.yml': 'neu: { nix: 1 }',
				'api/description.json': API,
				'api/history/2025-01-01-1.json': '{ "nix": 1 }',
				'api/samples.json': '{ "nix": 1 }',
			}),
		rules: 'sidebars versions deep-nesting front-matter category-file without-effect field-atlas help-list own-words authors tags api-history api-samples',
	},
	{
		name: 'a folder in the place of a file',
		find: () => reading({ 'blog/authors.yml/a.txt': '' }),
		rules: 'unreadable-file',
	},
	{
		name: 'a full disk',
		find: () => [faultOfMachine(Object.assign(new Error('no space left'), { code: 'ENOSPC' }), '/site')].flatMap((problem) => problem ?? []),
		rules: 'machine',
	},
	{
		name: 'a configuration that does not fit',
		find: () => reading({ 'site.config.ts': `export default { ${CONFIG}, nix: 1 };` }),
		rules: 'site-config',
	},
	{
		name: 'parts of a site that do not go together',
		find: () =>
			reading({
				'site.config.ts': `export default { ${CONFIG}, navbar: [{ type: 'docSidebar', label: 'H', sidebar: 'nix' }], locales: [{ code: 'de', label: 'Deutsch' }, { code: 'fr', label: 'Français', to: 'https://fr.example.com/' }], redirects: [{ from: '/kreis/', to: '/kreis/' }], api: { sandbox: { seed: 'fehlt.json' } }, theme: { accent: '#ff0' } };`,
				'sidebars.ts': "export default { docs: ['nix'] };",
				'docs/C#.md': 'Text.',
				'docs/1-a.md': '---\ndisplayed_sidebar: nix\nhelp: { neu: "" }\n---\nText.',
				'docs/2-a.md': '---\nhelp: { neu: "" }\n---\nText.',
				'docs/terms/ding.md': '---\ntitle: Ding\nterm: { short: Kurz., api: [Nix] }\n---\nText.',
				'docs/terms/sache.md': '---\ntitle: Sache\nterm: { short: Kurz., forms: [Ding] }\n---\nText.',
				'docs/help-ids.json': '{ "ids": ["alt", "weg"], "redirects": { "alt": "nirgends" } }',
				'docs/field-atlas.yml': `groups:
  - { id: ding, title: Ding, schemas: [Ding], fields: [{ field: id, label: ID }, { field: id, label: ID }, { field: nix, label: Nix }] }
unmapped: [{ fields: [Ding.id], reason: Grund }]`,
				'blog/ohne-datum.md': 'Text.',
				'blog/2025-01-01-a.md': '---\nauthors: [nix]\ntags: [nix]\n---\nText.',
				'blog/2025-01-02-b.md': '---\nfeed_id: /blog/alt/\n---\nText.',
				'blog/2025-01-03-c.md': '---\nfeed_id: /blog/alt/\n---\nText.',
				'api/description.json': API,
				'api/recipes.yml': 'ablauf: [{ title: T, operation: nix }]',
			}),
		rules:
			'navbar-item missing-choice faint-accent api-sandbox sidebar-doc unknown-name duplicate-doc-id duplicate-feed-id duplicate-route idle-redirect broken-address duplicate-term term-api duplicate-help-id new-help-id missing-help-id broken-help-redirect atlas-unknown atlas-duplicate atlas-excuse atlas-unmapped post-date unknown-author unknown-tag api-recipes',
	},
	{
		name: 'lists to check texts with, and a page that is no MDX',
		find: async () => {
			const files = { 'site.config.ts': `export default { ${CONFIG} };`, 'checks/labels.yml': '- nix', 'docs/a.mdx': '<Nix' };
			return thrown(() => checkTexts(siteFiles(files)));
		},
		rules: 'check-lists page-syntax',
	},
];
