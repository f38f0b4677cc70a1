import { paper as words } from '#words/paper.ts';

const PAGE_MARK = /<b data-page-(see|at|number)="([^"]*)"><\/b>/g;

/** Form of a page reference: after a link (`see`), in a note (`at`), as a number (`number`). */
type PageMarkKind = 'see' | 'at' | 'number';

/** Placeholder until the page of the place `id` is known. */
export const pageMark = (kind: PageMarkKind, id: string): string => `<b data-page-${kind}="${id}"></b>`;

/** Before the first print all pages are unknown; the room for them is as wide as most will need. */
const UNKNOWN = 100;

/** Fills in the pages. After a link, an unknown place is left out, because the link still says what is meant. */
export function sayPages(html: string, pageOf: ReadonlyMap<string, number> | undefined): string {
	return html.replace(PAGE_MARK, (_, kind: PageMarkKind, id: string) => {
		const page = pageOf === undefined ? UNKNOWN : pageOf.get(id);
		if (page === undefined) return '';
		if (kind === 'number') return `${page}`;
		return ` <span class="paper-${kind}">${kind === 'see' ? words.see(page) : words.onPage(page)}</span>`;
	});
}
