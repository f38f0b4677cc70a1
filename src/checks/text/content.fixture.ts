import { splitSource } from '#content/markdown/source.ts';
import type { Content } from './content.ts';
import { readPage } from './reading/read-page.ts';

/** The content of a site with one page of this Markdown, which says nothing about its words but what is given. */
export function contentOf(markdown: string, patch: Partial<Content> = {}, file = 'docs/seite.md'): Content {
	return {
		pages: [readPage(splitSource(file, markdown))],
		terminology: { terms: [], foreign: [], tone: [] },
		placeIn: (list, path) => ({ file: `checks/${list}.yml ${path.join('.')}` }),
		labels: undefined,
		labelGroups: {},
		dialogs: [],
		facts: { file: 'checks/facts.yml', list: [] },
		rights: undefined,
		screens: {},
		messages: undefined,
		samples: undefined,
		spelling: undefined,
		addresses: undefined,
		exceptions: { file: 'checks/exceptions.yml', entries: [] },
		...patch,
	};
}
