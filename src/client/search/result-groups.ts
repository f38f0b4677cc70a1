import type { MarkedText } from '#search/excerpt.ts';
import type { SearchResult } from '#search/query.ts';
import { searchDialog as strings } from '#words/search-dialog.ts';

/** Results of one page, in their order. */
export interface ResultGroup {
	/** The part of the site that the page belongs to, and its title unless its only result is the page itself. */
	title: string;
	results: SearchResult[];
}

/** Puts the results of a page together, at the place of the best of them. */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
	return [...Map.groupBy(results, ({ path }) => path.replace(/#.*/, '')).values()].map((group) => {
		const [first] = group;
		if (first === undefined) return { title: '', results: group };
		const kind = first.api ?? strings.kinds[first.kind];
		const isWhole = group.length === 1 && first.heading.text === '';
		// A title that would not be unique without its kind says it by itself: „Prüfmittel – Glossar“.
		const name = first.page.text.replace(` – ${kind}`, '');
		return { title: isWhole ? kind : `${kind} › ${name}`, results: group };
	});
}

/** A link to a result: what the place is called, with the headings above it, and some of its text. */
export function resultLink({ path, page, above, heading, excerpt }: SearchResult): HTMLAnchorElement {
	const link = document.createElement('a');
	link.href = (document.documentElement.dataset.base ?? '/') + path.slice(1);
	const title = document.createElement('b');
	if (above.length > 0) title.append(`${above.join(' › ')} › `);
	appendMarked(title, heading.text === '' ? page : heading);
	const text = document.createElement('span');
	appendMarked(text, excerpt);
	link.append(title, text);
	return link;
}

function appendMarked(element: HTMLElement, { text, marks }: MarkedText): void {
	let last = 0;
	for (const { start, end } of marks) {
		const mark = document.createElement('mark');
		mark.append(...breakableText(text.slice(start, end)));
		element.append(...breakableText(text.slice(last, start)), mark);
		last = end;
	}
	element.append(...breakableText(text.slice(last)));
}

const WORD_JOINER = '\u2060';
/** Hyphens of numbers and identifiers (`PM-MS-0001`, `KB-304`), which stay on one line; a line may end at the hyphen of a word. */
const HYPHEN_OF_NUMBER = /(?<=[\p{L}\p{N}]-)(?=[\p{L}\p{N}-]*\p{N})/gu;

/** An address that is longer than its line breaks after a slash rather than within a word. */
const breakableText = (text: string): (Node | string)[] =>
	text
		.replace(HYPHEN_OF_NUMBER, WORD_JOINER)
		.split('/')
		.flatMap((part, index) => (index === 0 ? [part] : ['/', document.createElement('wbr'), part]));
