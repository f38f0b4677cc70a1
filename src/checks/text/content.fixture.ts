import { splitSource } from '#content/markdown/source.ts';
import type { Content } from './content.ts';
import { readPage } from './read-page.ts';

/** The content of a site with one page of this Markdown, which says nothing about its words but what is given. */
export function contentOf(markdown: string, patch: Partial<Content> = {}): Content {
	return {
		pages: [readPage(splitSource('docs/seite.md', markdown))],
		terminology: { terms: [], foreign: [], tone: [] },
		labels: undefined,
		messages: undefined,
		samples: undefined,
		spelling: undefined,
		addresses: undefined,
		exceptions: { file: 'checks/exceptions.yml', entries: [] },
		...patch,
	};
}
