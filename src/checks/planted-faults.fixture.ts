import { join } from 'node:path';
import { OWN_CONVENTIONS } from '#content/markdown/conventions.ts';
import { markdownFixture } from '#content/markdown/render.fixture.ts';
import { siteFiles } from '#content/site-files.fixture.ts';
import { reportFailure } from '#docusaurus/drawing/failures.ts';
import { pageModules } from '#docusaurus/modules/page-modules.ts';
import { markdownOptions, markdownSite } from '#navigation/markdown-site.ts';
import { loadDescription } from '#openapi/description/load-description.ts';
import { readDescription } from '#openapi/description/read-description.ts';
import { fetchDescription } from '#openapi/pull/fetch-description.ts';
import { type Problem, SiteError } from '#schema/problem.ts';
import { buildSite } from '#site/build/build-site.ts';
import { failedComponents } from '#site/build/failed-components.ts';
import { checkComponents } from '#site/draft/check-components.ts';
import { collectEngineErrors } from '#site/engine/engine-errors.ts';
import engineLog from '#site/engine/engine-log.ts';
import { explainPage } from '#site/engine/explain-page.ts';
import { faultOfMachine } from '#site/fault-of-machine.ts';
import { checkTexts } from '#site/read/check-texts.ts';
import { loadSite } from '#site/read/load-site.ts';
import { snapshotDocs } from '#site/read/snapshot-docs.ts';
import { readEnvironment } from '../../commands/environment.ts';
import { readSandboxArguments } from '../../commands/sandbox-arguments.ts';
import { fixtureSite } from './page/finished-site.fixture.ts';
import { runPageRules } from './page/page-rules.ts';
import { contentOf } from './text/content.fixture.ts';
import type { Content } from './text/content.ts';
import { runTextRules } from './text/text-rules.ts';
import { createSpeller } from './text/words/speller.ts';

type Found = Pick<Problem, 'message' | 'hint'> & { rule: string };

/** Faults that are planted together, and the rules (ids) that must find them, and no others. */
interface Plant {
	name: string;
	find(): readonly Found[] | Promise<readonly Found[]>;
	rules: string;
}

const CONFIG = "title: 'T', tagline: 'T', url: 'https://example.com', copyright: { year: 2025, holder: 'F' }, docs: { showLastUpdate: false }";
const API = `{ "openapi": "3.1.0", "info": { "title": "A", "version": "1" }, "paths": { "/dinge": { "get": { "operationId": "dinge", "responses": { "200": {
"description": "ok", "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Ding" } } } } } } } }, "components": { "schemas": { "Ding": {
"type": "object", "properties": { "id": { "type": "integer" }, "art": { "type": "string" } } } } } }`;

const PARAGRAPH = 'Dieser Absatz steht zweimal da und ist mit mehr als zwanzig Wörtern so lang, dass es niemand für einen Zufall halten kann, wirklich nicht.';
const TEXTS = `Ein Apparat mit Button und Schreibfeler! Und so weiter... Drücken Sie **Alt**.

Code EX-999 meldet „Das Konto ist fast gesperrt.“, :sample[x]{of="nix"} und :sample[x]{of="AB-1.due"}.

## Gleich

:::task
Text.
:::

:::who
Löschen: ab **Lesen**.
:::

:::task
1. Der Dialog erscheint.
2. Wählen Sie **Neu**.

Ergebnis: Wählen Sie „Neu“.
:::

<Maske />

Es sind höchstens 9 Zeilen und **Filter**.

Das sehen Sie hier:

Das sehen Sie hier:

## Gleich

#### Zu tief

Ein **halbes Wort.

\`\`\`scvx
a;b
\`\`\`

${PARAGRAPH}

${PARAGRAPH}

${':::note\nText.\n:::\n\n'.repeat(4)}
## Kein Schreibfehler {#schriebfehler}

Am 31.04.2026 steht <blub>hier</blub>:

| A | B |
|---|---|
| 1 |

:::note
Offen.

\`\`\`js
offen`;

/** What is thrown with the problems of a site. */
async function thrown(work: () => unknown): Promise<readonly Problem[]> {
	try {
		await work();
	} catch (error) {
		if (error instanceof SiteError) return error.problems;
		throw error;
	}
	return [];
}

async function reading(files: Record<string, string>): Promise<readonly Problem[]> {
	const root = siteFiles({ 'site.config.ts': `export default { ${CONFIG} };`, ...files });
	let problems: readonly Problem[] = [];
	const unreadable = await thrown(async () => {
		problems = (await loadSite(root)).problems;
	});
	return [...unreadable, ...problems];
}
const describing = (text: string) => loadDescription(text, { file: 'api.yaml' }).problems;
function asFinding(finding: string) {
	const [, rule = '', message = '', hint = ''] = /^([\w-]+):\d+ (.*) → (.*)$/.exec(finding) ?? [];
	return { rule, message, hint };
}
const moved = markdownFixture({}, { conventions: { ...OWN_CONVENTIONS, format: 'md', open: true, diagrams: true } });
const { render } = markdownFixture({}, { fields: () => new Map([['ding.id', '/docs/felder/#ding.id']]) });

export const PLANTS: readonly Plant[] = [
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
				'site.config.ts': `export default { ${CONFIG}, navbar: [{ type: 'docSidebar', label: 'H', sidebar: 'nix' }], api: { sandbox: { seed: 'fehlt.json' } } };`,
				'sidebars.ts': "export default { docs: ['nix'] };",
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
				'api/description.json': API,
				'api/recipes.yml': 'ablauf: [{ title: T, operation: nix }]',
			}),
		rules:
			'navbar-item api-sandbox sidebar-doc unknown-name duplicate-doc-id duplicate-route duplicate-term term-api duplicate-help-id new-help-id missing-help-id broken-help-redirect atlas-unknown atlas-duplicate atlas-excuse atlas-unmapped post-date unknown-author unknown-tag api-recipes',
	},
	{
		name: 'no description',
		find: () => readDescription(siteFiles({}), { file: 'fehlt.json' }).problems,
		rules: 'api-file',
	},
	{ name: 'a description without text', find: () => describing(''), rules: 'api-syntax' },
	{ name: 'a description of no known version', find: () => describing('openapi: 9.0.0'), rules: 'api-version' },
	{
		name: 'a description with faults',
		find: () =>
			describing(`openapi: 3.1.0
info: { title: ${'a'.repeat(30_000)}, version: '1' }
security: [{ token: [] }]
paths:
  /a/{id}:
    get: { operationId: a, responses: { '200': { description: ok, content: { text/plain: { schema: { $ref: '#/components/schemas/Nix' } } } } } }
    put: { parameters: 5, responses: { '200': { description: ok, content: { text/plain: { schema: { $ref: 'https://example.com/x.yaml#/A' } } } } } }
components: { schemas: { Kreis: { $ref: '#/components/schemas/Kreis' }, Ding: { type: object, required: [nmae], properties: { name: { type: string } } } } }`),
		rules: 'api-slip api-oversized api-schema api-reference api-remote-reference api-reference-circle api-operation-id api-path-parameter api-security',
	},
	{
		name: 'a description that is read otherwise than it is written',
		find: () =>
			describing(`openapi: 3.1.0
info: { title: a, version: '1' }
paths:
  a: { get: { operationId: a, responses: { '200': { description: ok } } } }
  a: { put: { operationId: b, responses: { '200': { description: ok } } } }`),
		rules: 'api-duplicate-key api-reading',
	},
	{
		name: 'a description that cannot be upgraded',
		find: () => describing("swagger: '2.0'\ninfo: { title: a, version: '1' }\npaths: {}\nsecurityDefinitions: { a: null }"),
		rules: 'api-schema api-upgrade',
	},
	{
		name: 'a description with hundreds of faults',
		find: () =>
			describing(
				`openapi: 3.1.0\ninfo: { title: a, version: '1' }\ncomponents: { schemas: { A: { allOf: [${"{ $ref: '#/x' }, ".repeat(250)}{}] } } }\npaths: {}`,
			),
		rules: 'api-reference api-more',
	},
	{
		name: 'an address that is none',
		find: () => thrown(() => fetchDescription('nix', { fetch })),
		rules: 'api-pull',
	},
	{
		name: 'Markdown',
		find: async () => {
			const { findings } = await render('import A from "a";\n\n:::nix\nText\n:::\n\n:status[nix] und [Feld](field:nix.nix) und ![Bild](./fehlt.png)');
			return findings.map(asFinding);
		},
		rules: 'mdx-only unknown-directive unknown-status unknown-field missing-image',
	},
	{
		name: 'Markdown that was written for Docusaurus',
		find: async () => (await moved.render(':::nix\nText\n:::\n\n```mermaid\nnix A\n```')).findings.map(asFinding),
		rules: 'unknown-box undrawn-diagram',
	},
	{
		name: 'pages that the engine cannot make',
		find: async () => {
			const log = (message: string) =>
				collectEngineErrors(async () => engineLog().write({ level: 'error', message }), { root: '/site', sourceOf: () => undefined });
			return [...(await log('Error rendering docs/a.md: Unexpected token')), ...(await log('TypeError: Something else'))];
		},
		rules: 'page-syntax rendering',
	},
	{
		name: 'a component with a property that it does not have',
		find: async () => {
			const root = siteFiles({
				'site.config.ts': `export default { ${CONFIG} };`,
				'docs/a.mdx': 'import { Teil } from \'./Teil.tsx\';\n\n<Teil nix="1" client:nie />\n',
				'docs/Teil.tsx': 'export function Teil() {\n\treturn null;\n}\n',
			});
			const { site } = await loadSite(root);
			return site === undefined ? [] : checkComponents(root, site);
		},
		rules: 'component-use',
	},
	{
		name: 'a site of Docusaurus whose page imports what is not there and names a component that throws',
		find: async () => {
			const root = siteFiles({
				'site.config.ts': `export default { ${CONFIG}, docusaurus: {} };`,
				'docs/a.md': "import Nichts from 'nichts';\n\n<Nichts />",
			});
			const { site } = await loadSite(root);
			if (site === undefined) return [];
			const found: Problem[] = [];
			const markdown = markdownOptions(root, markdownSite(site));
			const plugin = pageModules({ root, config: () => site.config, markdown, explain: explainPage, report: (problem) => found.push(problem) });
			if (typeof plugin.resolveId === 'function')
				await plugin.resolveId.call({ environment: { config: { consumer: 'server' } } } as never, 'nichts', join(root, 'docs/a.md'), {
					isEntry: false,
				} as never);
			reportFailure({ path: '/docs/a/', component: 'Nichts', reason: 'window is not defined' });
			return [...found, ...failedComponents(site, root)];
		},
		rules: 'missing-import failed-component',
	},
	{
		name: 'finished pages',
		find: () => {
			const bare = '<h2 id="a">A</h2><h2 id="a">B</h2><img src="/fehlt.png"><a href="/fehlt/">A</a><a href="#fehlt">B</a><a href="./fehlt.md">C</a>';
			const site = fixtureSite({ '/docs/a/': { main: `${bare}<figure><svg></svg></figure>`, file: 'docs/a.md' } });
			return runPageRules({
				...site,
				sitemap: ['https://docs.example.com/weg/'],
				help: [{ id: 'a', path: '/docs/a/', anchor: 'fehlt', file: 'docs/a.md' }],
				searchWords: [{ path: '/docs/a/', anchor: 'fehlt', words: ['weg'], file: 'docs/a.md' }],
			});
		},
		rules:
			'broken-link broken-anchor broken-markdown-link missing-image image-alt duplicate-anchor sitemap broken-help-target broken-search-words figure-caption figure-name figure-text',
	},
	{
		name: 'a word for the search that names a section elsewhere',
		find: () => {
			const html =
				'<html lang="de"><head><title>A</title></head><body><div id="page" data-kind="doc"><main><h1>A</h1><h2 id="a">Weg</h2><p>Text</p></main></div></body></html>';
			const site = fixtureSite({ '/docs/a/': { html } });
			return runPageRules({ ...site, searchWords: [{ path: '/docs/b/', anchor: 'b', words: ['weg'], file: 'docs/b.md' }] });
		},
		rules: 'taken-search-word',
	},
	{
		name: 'a link out of the site',
		find: () => runPageRules(fixtureSite({ '/': { main: '<a href="/docs/">A</a>' } }, { base: '/hilfe/' })),
		rules: 'wrong-base',
	},
	{
		name: 'styles that did not come, and styles that reach too far',
		find: () =>
			runPageRules(
				fixtureSite({
					'/': {
						head: '<style>.card p{x:1}.toc{x:2}</style>',
						main: '<div class="card"><p class="note-title">A</p></div><p class="toc">B</p>',
						file: 'pages/a.md',
					},
					'/b/': { main: '<p class="toc">B</p>', file: 'pages/b.md' },
				}),
			),
		rules: 'missing-style foreign-style',
	},
	{
		name: 'code that stands in a page, and code from elsewhere',
		find: () => {
			const main = '<p onclick="a()">A</p><a href="javascript:b()">B</a><script>c()</script><script src="https://cdn.example.com/d.js"></script>';
			return runPageRules(fixtureSite({ '/': { main, head: '<script>e()</script>', file: 'pages/a.md' } }));
		},
		rules: 'blocked-script',
	},
	{
		name: 'two pages of one title',
		find: () => {
			const html =
				'<html lang="de"><head><title>Gleich</title></head><body><div id="page" data-kind="page"><main><h1>Titel</h1><p>Text.</p></main></div></body></html>';
			const away = html.replace('<title>', '<meta http-equiv="refresh" content="0; url=/a/"><title>');
			return runPageRules(fixtureSite({ '/a/': { html }, '/b/': { html, file: 'docs/b.md' }, '/weiter/': { html: away } }));
		},
		rules: 'duplicate-title',
	},
	{
		name: 'a letter that was lost',
		find: () => {
			const html =
				'<html lang="de"><head><title>A</title></head><body><div id="page" data-kind="doc"><main><h1>A</h1><p>Die Gr\ufffd\ufffde passt.</p></main></div></body></html>';
			return runPageRules(fixtureSite({ '/a/': { html, file: 'docs/a.md' } }));
		},
		rules: 'damaged-text',
	},
	{
		name: 'pages without their parts',
		find: () => runPageRules(fixtureSite({ '/leer/': { html: '<html><body><div id="page" data-kind="page"><main></main></div></body></html>' } })),
		rules: 'page-language page-title page-heading page-text',
	},
	{
		name: 'texts',
		find: () => {
			const dictionary = { partsOf: (word: string) => (/schreibfeler|schriebfehler/i.test(word) ? undefined : [word]), suggest: () => [] };
			const lists: Partial<Content> = {
				terminology: { terms: [{ use: 'Gerät', not: ['Apparat'] }], foreign: [{ use: 'Schaltfläche', not: ['Button'] }], tone: [] },
				labels: new Set(['Neu', 'Lesen', 'Leiten', 'Filter']),
				labelGroups: { Liste: ['Neu', 'Filter'] },
				dialogs: ['Neu'],
				facts: { file: 'checks/facts.yml', list: [{ fact: 'Zeilen', value: '5', says: ['höchstens {} Zeilen'] }] },
				rights: { roles: ['Lesen', 'Leiten'], everyone: 'alle', rights: [{ does: ['löschen'], from: 'Leiten' }] },
				screens: { Maske: { groups: ['Liste'], shows: ['Neu'], elsewhere: {} } },
				messages: { pattern: 'EX-\\d{3}', messages: { 'EX-101': 'Das Konto ist gesperrt.' } },
				samples: {
					file: 'beispiele.json',
					lineOf: () => 1,
					data: { devices: [{ number: 'AB-1', due: '2026-03-31' }] },
					records: { devices: ['number'] },
					values: {},
				},
				spelling: { speller: createSpeller(dictionary, ['Abwegig']), list: { file: 'checks/words.txt', words: ['Abwegig'] } },
				addresses: {
					file: 'checks/addresses.yml',
					pages: new Map([['/docs/', 'docs/index.md']]),
					placeOf: (file) => ({ file }),
					promised: [{ path: '/docs/weg/', line: 2 }],
				},
				exceptions: { file: 'checks/exceptions.yml', entries: [{ check: 'tone', reason: 'keiner', text: 'nirgends', line: 1 }] },
			};
			return runTextRules(contentOf(TEXTS, lists, 'docs/seite.mdx')).flatMap(({ problems }) => problems);
		},
		rules:
			'wrong-term foreign-word tone spelling misspelt-anchor word-list typography unknown-label quoted-label missing-control wrong-role unknown-code message-text unknown-sample wrong-sample wrong-fact impossible-date task-steps task-step task-result task-end too-many-boxes repeated-heading skipped-heading stray-markup open-box open-code uneven-table unknown-element unknown-language duplicate-paragraph repeated-phrase promised-address unused-exception',
	},
	{
		name: 'a page without what its neighbours have',
		find: () => {
			const pages = ['title: A', 'title: B', 'title: C', 'sidebar_label: D'].flatMap(
				(head, index) => contentOf(`---\n${head}\n---\n\nText.${head === 'title: B' ? '' : '\n\n<!-- truncate -->'}`, {}, `docs/${index}.md`).pages,
			);
			return runTextRules(contentOf('', { pages })).flatMap(({ problems }) => problems);
		},
		rules: 'missing-key uncut-post',
	},
	{
		name: 'a task that says nowhere who may do it',
		find: () => {
			const rights = { roles: ['Lesen', 'Leiten'], everyone: 'alle', rights: [{ does: ['löschen'], from: 'Leiten' }] };
			const task = ':::task\n1. Wählen Sie **Löschen**.\n\nErgebnis: Es ist weg.\n:::';
			return runTextRules(contentOf(task, { rights })).flatMap(({ problems }) => problems);
		},
		rules: 'missing-role',
	},
	{
		name: 'lists to check texts with, and a page that is no MDX',
		find: async () => {
			const files = { 'site.config.ts': `export default { ${CONFIG} };`, 'checks/labels.yml': '- nix', 'docs/a.mdx': '<Nix' };
			return thrown(() => checkTexts(siteFiles(files)));
		},
		rules: 'check-lists page-syntax',
	},
	{
		name: 'commands',
		find: async () => [
			...(await thrown(() => readEnvironment({ SITE_ROOT: 'nirgends', PORT: 'nix', API_DESCRIPTION: 'https://example.com/' }, '/'))),
			...(await thrown(() => readSandboxArguments(['--port', 'nix', '--latency', 'nix', '--today', 'nix', '--random', 'nix', '--fail', 'nix']))),
			...(await thrown(() => readSandboxArguments(['--nix']))),
			...(await thrown(() => snapshotDocs(siteFiles({}), 'current'))),
			...(await buildSite({ root: '/', outDir: siteFiles({ 'eigenes.txt': '' }), log: () => {} })).problems,
		],
		rules: 'environment arguments docs-version out-dir',
	},
];
