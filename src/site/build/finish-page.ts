import { ONE_LINE_CLASS } from '#finished-page/one-line-class.ts';
import { type PageFacts, readPageFacts } from '#finished-page/page-facts.ts';
import { bringsTwin, hasTwin } from '#navigation/twin-path.ts';
import { makeTwin } from '#twin/make-twin.ts';
import { hyphenatePage } from './hyphenate.ts';
import { plainIslands } from './plain-islands.ts';
import { createPruner, STYLE_TAGS } from './prune-styles.ts';

/** What comes to any page after its styles were chosen, by `hyphenate.ts` (`.whole`) and by scripts: a crashed part (`#ui/islands/island.tsx`), a page that did not load (`#client/page-change/page-failure.ts`), the search, the card of a term. */
export const ADDED_LATER = [
	'.button',
	`.${ONE_LINE_CLASS}`,
	'.prose',
	...['a', 'article', 'b', 'button', 'code', 'dialog', 'div', 'form', 'h1', 'input', 'kbd', 'li'],
	...['main', 'mark', 'p', 'section', 'small', 'span', 'strong', 'ul'],
];

/** Findings that writers see in the preview and in the list of a build, readers not at all. */
const PROBLEM_MARK = /<span class="problem" data-problem="[^"]*">[^<]*<\/span>/g;

export interface FinishedPage {
	/** Without its policy, and with soft hyphens. */
	html: string;
	/** Read before hyphens: checks, feeds and search see words as they were written. */
	facts: PageFacts;
	/** The page as Markdown; `undefined` where there is none, the page is not to be found, or it has brought one along, as operations of an API do. */
	twin: string | undefined;
}

/**
 * Makes the function that finishes a single page after the engine has printed it: styles of what it does not have go out, its facts are read, its twin is made. Each step depends on
 * nothing but its arguments and this program, so a page that is the same as in an earlier build is not worked on again (`finishKey`).
 * @param links what stands in the place of a style element on pages of an API reference, by the text of the element.
 * @returns a function of the page as the engine printed it and its path in the site.
 */
export function createPageFinisher(links: ReadonlyMap<string, string>): (html: string, path: string) => FinishedPage {
	const prune = createPruner(ADDED_LATER);
	const link = (html: string) => html.replace(STYLE_TAGS, (element, _open: string, css: string) => links.get(css) ?? element);
	return (printed, path) => {
		const plain = plainIslands(printed);
		const pruned = links.size > 0 && isReferencePage(plain) ? link(plain) : prune(plain);
		const facts = readPageFacts(pruned, path);
		const html = facts.marks.length === 0 ? pruned : pruned.replace(PROBLEM_MARK, '');
		facts.article = facts.article?.replace(PROBLEM_MARK, '');
		const { noindex, redirect, canonical, kind } = facts;
		const twin = noindex || redirect || canonical === undefined || bringsTwin(kind) || !hasTwin(kind) ? undefined : makeTwin(html, canonical);
		return { html: hyphenatePage(html), facts, twin };
	};
}

/** Whether a page is one of an API reference, by its HTML. */
export const isReferencePage = (html: string): boolean => html.includes('data-kind="api-');

/** The path of a page by that of its file: `/docs/` for `/docs/index.html`. */
export const pathOfFile = (file: string): string => file.replace(/\/index\.html$/, '/');

/** The other way round. */
export const fileOfPath = (path: string): string => path.replace(/\/$/, '/index.html');
