/** What a room may import: other rooms by path, and which of the worlds outside (`node:…`, React, the engine). */
export interface Room {
	may: readonly string[];
	knows?: readonly World[];
}

export type World = 'node' | 'react' | 'engine';

const SITE_DATA = 'src/site/site.ts';

/**
 * The import law: arrows go one way only, type imports included. A file belongs to the longest path that it begins with; a room may always import itself and what
 * lies below it. `commands/lint-imports.ts` enforces it; tests and fixtures are free.
 */
export const IMPORT_LAW: Readonly<Record<string, Room>> = {
	'src/text': { may: [] },
	'src/words': { may: ['src/text'] },
	'src/chrome': { may: [] },
	'src/schema': { may: ['src/text'] },
	'src/content': { may: ['src/schema', 'src/text'], knows: ['node'] },
	'src/openapi': { may: ['src/content', 'src/schema', 'src/text'], knows: ['node'] },
	'src/navigation': { may: ['src/content', 'src/openapi', 'src/schema', SITE_DATA, 'src/text'], knows: ['node'] },
	'src/finished-page': { may: ['src/schema', 'src/text'] },
	'src/checks': {
		may: ['src/content', 'src/finished-page', 'src/navigation', 'src/openapi/changes', 'src/schema', SITE_DATA, 'src/text', 'src/words'],
		knows: ['node'],
	},
	'src/search': { may: ['src/content', 'src/finished-page', 'src/schema', 'src/text'] },
	'src/feeds': {
		may: ['src/content', 'src/finished-page', 'src/navigation', 'src/openapi/changes', 'src/schema', SITE_DATA, 'src/text', 'src/words'],
		knows: ['node'],
	},
	'src/server': { may: [], knows: ['node'] },
	'src/sandbox': { may: ['src/openapi', 'src/schema', 'src/text'] },
	'src/sandbox/node': { may: ['src/sandbox', 'src/server'], knows: ['node'] },
	'src/sample-run': { may: ['src/openapi', 'src/schema'], knows: ['node'] },
	'src/ui': {
		may: ['src/chrome', 'src/content', 'src/navigation', 'src/openapi', 'src/schema', 'src/search', SITE_DATA, 'src/text', 'src/words'],
		knows: ['react', 'engine'],
	},
	'src/client': { may: ['src/chrome', 'src/console', 'src/search', 'src/text', 'src/words', 'src/ui/styles'] },
	'src/console': {
		may: ['src/content', 'src/navigation', 'src/openapi', 'src/reference', 'src/sandbox', 'src/schema', SITE_DATA, 'src/text', 'src/ui', 'src/words'],
		knows: ['node', 'react', 'engine'],
	},
	'src/reference': {
		may: ['src/console', 'src/content', 'src/layouts', 'src/navigation', 'src/openapi', 'src/schema', SITE_DATA, 'src/text', 'src/ui', 'src/words'],
		knows: ['node', 'react', 'engine'],
	},
	'src/layouts': {
		may: ['src/chrome', 'src/content', 'src/feeds/feed-links.ts', 'src/navigation', SITE_DATA, 'src/ui', 'src/words'],
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
	'src/site': {
		may: [
			'src/checks',
			'src/content',
			'src/feeds',
			'src/finished-page',
			'src/navigation',
			'src/openapi',
			'src/sandbox',
			'src/schema',
			'src/search',
			'src/server',
			'src/text',
			'src/words',
		],
		knows: ['node', 'engine'],
	},
	commands: {
		may: ['src/checks', 'src/content', 'src/import-law.ts', 'src/openapi', 'src/sandbox', 'src/sample-run', 'src/schema', 'src/server', 'src/site'],
		knows: ['node'],
	},
	'product/domain': { may: [] },
	'product/sandbox': { may: ['product/domain', 'src/sandbox/behaviour.ts'] },
	'product/figures': { may: ['product', 'src/ui'], knows: ['react'] },
	'product/live': { may: ['product', 'src/ui'], knows: ['react'] },
};
