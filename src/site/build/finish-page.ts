import { ONE_LINE_CLASS } from '#finished-page/one-line-class.ts';
import { type PageFacts, readPageFacts } from '#finished-page/page-facts.ts';
import { bringsTwin, hasTwin } from '#navigation/twin-path.ts';
import { makeTwin } from '#twin/make-twin.ts';
import { hyphenatePage } from './hyphenate.ts';
import { markBelow } from './mark-below.ts';
import { markDirection } from './mark-direction.ts';
import { plainIslands } from './plain-islands.ts';
import { pruneProperties } from './prune-properties.ts';
import { createPruner, STYLE_TAGS } from './prune-styles.ts';

/**
 * Classes and elements that any page may get after its styles were pruned: from `hyphenate.ts`, and from scripts (a crashed part `#ui/islands/island.tsx`, a page that did not load
 * `#client/page-change/page-failure.ts`, the search, the card of a term).
 */
export const ADDED_LATER = [
	'.button',
	`.${ONE_LINE_CLASS}`,
	'.prose',
	...['a', 'article', 'b', 'button', 'code', 'dialog', 'div', 'form', 'h1', 'input', 'kbd', 'li'],
	...['main', 'mark', 'p', 'section', 'small', 'span', 'strong', 'ul'],
];

/** Marks of findings, which writers see in the preview and readers never. */
const PROBLEM_MARK = /<span class="problem" data-problem="[^"]*">[^<]*<\/span>/g;

export interface FinishedPage {
	/** With soft hyphens, not yet with its policy. */
	html: string;
	/** Read before hyphenation, so checks, feeds and search see words as they were written. */
	facts: PageFacts;
	/** The page as Markdown; `undefined` for pages without a twin, for pages that are not to be found, and for API operations, whose twins are made elsewhere. */
	twin: string | undefined;
}

/**
 * Makes the function that finishes a page after the engine has printed it: prunes its styles, reads its facts, makes its twin. Each step depends only on its
 * arguments and this program, so a page that was printed before is not finished again (`finishKey`).
 * @param links replacements for style elements on pages of an API reference, by the text of the element.
 * @returns a function of the page as the engine printed it and its path in the site.
 */
export function createPageFinisher(links: ReadonlyMap<string, string>): (html: string, path: string) => FinishedPage {
	const prune = createPruner(ADDED_LATER);
	const link = (html: string) => html.replace(STYLE_TAGS, (element, _open: string, css: string) => links.get(css) ?? element);
	return (printed, path) => {
		const plain = plainIslands(printed);
		const pruned = links.size > 0 && isReferencePage(plain) ? link(plain) : pruneProperties(prune(plain));
		const facts = readPageFacts(pruned, path);
		const html = facts.marks.length === 0 ? pruned : pruned.replace(PROBLEM_MARK, '');
		facts.article = facts.article?.replace(PROBLEM_MARK, '');
		const { noindex, redirect, canonical, kind } = facts;
		const twin = noindex || redirect || canonical === undefined || bringsTwin(kind) || !hasTwin(kind) ? undefined : makeTwin(html, canonical);
		return { html: markBelow(hyphenatePage(markDirection(html))), facts, twin };
	};
}

/** Whether HTML is a page of an API reference. */
export const isReferencePage = (html: string): boolean => html.includes('data-kind="api-');
