/** What a room may import: other rooms by path, and which of the worlds outside (`node:…`, React, the engine). */
export interface Room {
	may: readonly string[];
	knows?: readonly World[];
}

export type World = 'node' | 'react' | 'engine';

const SITE_DATA = 'src/site/site.ts';
const REFERENCE_DATA = 'src/site/reference.ts';
/** What all stages of `src/site` share. */
const SITE_PARTS = [SITE_DATA, REFERENCE_DATA, 'src/site/decide.ts', 'src/site/program.ts'];

/**
 * The import law: arrows go one way only, type imports included. A file belongs to the longest path that it begins with; a room may always import itself and what
 * lies below it. `commands/lint-imports.ts` enforces it; tests and fixtures are free.
 */
export const IMPORT_LAW: Readonly<Record<string, Room>> = {
	'src/text': { may: [] },
	'src/words': { may: ['src/schema', 'src/text'] },
	'src/chrome': { may: [] },
	'src/schema': { may: ['src/text'] },
	'src/content/terms': { may: ['src/schema', 'src/text'] },
	'src/content/markdown': { may: ['src/content/terms', 'src/schema', 'src/text', 'src/words'], knows: ['node'] },
	'src/content': { may: ['src/schema', 'src/text', 'src/words'], knows: ['node'] },
	'src/openapi/json': { may: [] },
	'src/openapi/load': { may: ['src/openapi/json', 'src/schema'], knows: ['node'] },
	'src/openapi/model': { may: ['src/openapi/json', 'src/openapi/load'] },
	'src/openapi/schema': { may: ['src/openapi/json', 'src/openapi/model', 'src/schema', 'src/text'] },
	'src/openapi/example': { may: ['src/openapi/json', 'src/openapi/model', 'src/openapi/schema'] },
	'src/openapi/request': { may: ['src/openapi/example', 'src/openapi/json', 'src/openapi/model', 'src/openapi/schema'] },
	'src/openapi/samples': { may: ['src/content', 'src/openapi/request', 'src/schema'], knows: ['node'] },
	'src/openapi/changes': { may: ['src/content', 'src/openapi/json', 'src/openapi/model', 'src/openapi/schema', 'src/schema', 'src/text'], knows: ['node'] },
	'src/openapi/description': {
		may: ['src/content', 'src/openapi/example', 'src/openapi/json', 'src/openapi/load', 'src/openapi/model', 'src/schema', 'src/text'],
		knows: ['node'],
	},
	'src/openapi/atlas': { may: ['src/content', 'src/openapi/json', 'src/openapi/model', 'src/openapi/schema', 'src/schema', 'src/text'] },
	'src/openapi/pull': { may: ['src/openapi/changes', 'src/openapi/description', 'src/openapi/load', 'src/openapi/model', 'src/schema'], knows: ['node'] },
	'src/openapi/page': {
		may: [
			'src/content/markdown/dialect.ts',
			'src/openapi/changes',
			'src/openapi/example',
			'src/openapi/json',
			'src/openapi/model',
			'src/openapi/request',
			'src/openapi/samples',
			'src/openapi/schema',
			'src/schema',
		],
	},
	'src/fact-check': { may: [] },
	'src/openapi': { may: ['src/content', 'src/schema', 'src/text'], knows: ['node'] },
	'src/navigation': { may: ['src/content', 'src/openapi', 'src/schema', SITE_DATA, 'src/text'], knows: ['node'] },
	'src/finished-page': { may: ['src/schema/problem.ts'] },
	'src/checks': { may: ['src/schema', 'src/words'] },
	'src/checks/help': { may: ['src/checks/rule.ts', 'src/schema'] },
	'src/checks/source': { may: ['src/checks/rule.ts', 'src/navigation', 'src/schema', SITE_DATA, 'src/text'] },
	'src/checks/page': { may: ['src/checks/rule.ts', 'src/finished-page', 'src/navigation/help-targets.ts', 'src/schema', 'src/text'] },
	'src/checks/text': { may: ['src/checks/rule.ts', 'src/content', 'src/schema', 'src/text', 'src/words/prose.ts'] },
	'src/search': { may: ['src/content', 'src/finished-page', 'src/schema', 'src/text'] },
	'src/feeds': {
		may: ['src/content', 'src/finished-page', 'src/navigation', 'src/openapi/changes', 'src/schema', SITE_DATA, 'src/text', 'src/words'],
		knows: ['node'],
	},
	'src/docusaurus/move-in': { may: ['src/content', 'src/schema', 'src/words'], knows: ['node'] },
	'src/docusaurus/drawing': { may: ['src/content', 'src/navigation', SITE_DATA], knows: ['react'] },
	'src/docusaurus/shims': { may: ['src/chrome', 'src/docusaurus/drawing', 'src/navigation', 'src/ui', 'src/words'], knows: ['react'] },
	'src/docusaurus/modules': { may: ['src/content', 'src/docusaurus/shims', 'src/schema', 'src/words'], knows: ['node'] },
	'src/twin': { may: ['src/navigation', SITE_DATA, 'src/words'] },
	'src/server': { may: [], knows: ['node'] },
	'src/sandbox': { may: ['src/openapi', 'src/schema', 'src/text', 'src/words/mismatch.ts'] },
	'src/sandbox/node': { may: ['src/sandbox', 'src/server'], knows: ['node'] },
	'src/sample-run': { may: ['src/openapi', 'src/schema'], knows: ['node'] },
	'src/ui': {
		may: ['src/chrome', 'src/content', 'src/navigation', 'src/openapi', 'src/schema', 'src/search', SITE_DATA, 'src/text', 'src/words'],
		knows: ['react', 'engine'],
	},
	'src/client': { may: ['src/chrome', 'src/console', 'src/search', 'src/text', 'src/words', 'src/ui/theme'] },
	'src/console': { may: ['src/content', 'src/openapi', 'src/sandbox', 'src/schema', 'src/text', 'src/words'] },
	'src/console/data': {
		may: ['src/navigation', 'src/openapi', 'src/sandbox', 'src/schema', REFERENCE_DATA, SITE_DATA],
		knows: ['node', 'engine'],
	},
	'src/console/form': { may: ['src/console/data', 'src/openapi', 'src/sandbox', 'src/schema', 'src/words'] },
	'src/console/exchange': { may: ['src/console/form', 'src/openapi', 'src/sandbox', 'src/words'] },
	'src/console/session': {
		may: ['src/console/data', 'src/console/exchange', 'src/console/form', 'src/openapi', 'src/sandbox', 'src/words'],
		knows: ['engine'],
	},
	'src/console/sign-in': { may: ['src/openapi', 'src/sandbox', 'src/words'] },
	'src/console/react': {
		may: ['src/console', 'src/content', 'src/openapi', 'src/schema', 'src/sandbox', 'src/text', 'src/ui/islands', 'src/ui/layout/button.css', 'src/words'],
		knows: ['react'],
	},
	'src/reference/highlight': { may: ['src/content/markdown', 'src/text'] },
	'src/reference/source': { may: ['src/navigation', 'src/openapi', 'src/reference/highlight', 'src/schema', 'src/ui/href.ts', 'src/ui/layout/Toc.tsx'] },
	'src/reference/wording': { may: ['src/openapi', 'src/schema', 'src/words'] },
	'src/reference/html': {
		may: [
			'src/chrome',
			'src/console/react',
			'src/navigation',
			'src/openapi',
			'src/reference/source',
			'src/reference/wording',
			'src/schema',
			'src/ui',
			'src/words',
		],
		knows: ['react'],
	},
	'src/reference/markdown': {
		may: ['src/navigation', 'src/openapi', 'src/reference/source', 'src/reference/wording', 'src/ui/href.ts', 'src/words'],
	},
	'src/reference/atlas': {
		may: ['src/layouts', 'src/navigation', 'src/openapi', 'src/reference/html', SITE_DATA, 'src/ui', 'src/words'],
		knows: ['react', 'engine'],
	},
	'src/reference': {
		may: [
			'src/console',
			'src/content',
			'src/layouts',
			'src/navigation',
			'src/openapi',
			'src/schema',
			REFERENCE_DATA,
			SITE_DATA,
			'src/ui/prose/DocsFrame.tsx',
			'src/words',
		],
		knows: ['node', 'engine'],
	},
	'src/layouts': {
		may: ['src/chrome', 'src/content', 'src/docusaurus/drawing', 'src/feeds/feed-links.ts', 'src/navigation', SITE_DATA, 'src/ui', 'src/words'],
		knows: ['node', 'react', 'engine'],
	},
	'src/pages': {
		may: [
			'src/console',
			'src/content',
			'src/feeds/feed-links.ts',
			'src/layouts',
			'src/navigation',
			'src/reference',
			'src/schema',
			SITE_DATA,
			'src/ui',
			'src/words',
		],
		knows: ['react', 'engine'],
	},
	'src/site': { may: ['src/content', 'src/navigation', 'src/openapi', 'src/schema'], knows: ['node'] },
	'src/site/read': {
		may: [
			...SITE_PARTS,
			'src/checks',
			'src/content',
			'src/docusaurus/move-in/evaluate.ts',
			'src/navigation',
			'src/openapi',
			'src/sandbox',
			'src/schema',
			'src/text',
			'src/words',
		],
		knows: ['node'],
	},
	'src/site/cache': { may: [...SITE_PARTS, 'src/content', 'src/navigation'], knows: ['node'] },
	'src/site/engine': {
		may: [...SITE_PARTS, 'src/content', 'src/docusaurus/modules', 'src/navigation', 'src/schema', 'src/server', 'src/site/cache', 'src/text', 'src/ui/theme'],
		knows: ['node', 'engine'],
	},
	'src/site/build': {
		may: [
			...SITE_PARTS,
			'src/checks',
			'src/content',
			'src/docusaurus/drawing/failures.ts',
			'src/feeds',
			'src/finished-page',
			'src/navigation',
			'src/openapi',
			'src/schema',
			'src/search',
			'src/site/cache',
			'src/site/engine',
			'src/site/read',
			'src/words/moved-site.ts',
			'src/twin',
			'src/words',
		],
		knows: ['node', 'engine'],
	},
	'src/site/preview': {
		may: [...SITE_PARTS, 'src/content/markdown/conventions.ts', 'src/schema', 'src/site/engine', 'src/site/read'],
		knows: ['node', 'engine'],
	},
	commands: {
		may: [
			'src/checks',
			'src/content',
			'src/docusaurus/move-in',
			'src/import-law.ts',
			'src/openapi',
			'src/sandbox',
			'src/sample-run',
			'src/schema',
			'src/server',
			'src/site',
			'src/words',
		],
		knows: ['node'],
	},
	'product/domain': { may: [] },
	'product/schema': { may: ['product/domain'] },
	'product/sample.ts': { may: ['product/schema', 'product/sample-data.json'] },
	'product/sandbox': { may: ['product/domain', 'product/schema', 'src/sandbox/behaviour.ts', 'src/sandbox/reply/sha256.ts'] },
	'product/live': { may: ['product/domain', 'product/sample-data.json', 'product/schema', 'src/ui'], knows: ['react'] },
	'product/figures': { may: ['product/domain', 'product/live', 'product/sample.ts', 'product/sandbox/problems', 'product/schema', 'src/ui'], knows: ['react'] },
};
