import type { Collector } from './collector.ts';

/** Remembers where the content of the element with `data-article-body` begins and ends in `html`. */
export function collectArticle(html: string): Collector & { article(): string | undefined } {
	let depth = 0;
	let start: number | undefined;
	let end: number | undefined;
	return {
		open({ attributes, end: tagEnd }) {
			if (start !== undefined) depth++;
			else if ('data-article-body' in attributes) start = tagEnd;
		},
		text() {},
		close(_name, tagStart) {
			if (start === undefined || end !== undefined) return;
			if (depth === 0) end = tagStart;
			else depth--;
		},
		article: () => (start === undefined ? undefined : html.slice(start, end)),
	};
}
