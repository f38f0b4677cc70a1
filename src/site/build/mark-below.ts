import { VOID_ELEMENTS } from '#text/html-elements.ts';
import { HTML_TOKEN } from '#text/html-token.ts';

/** Number of letters that fill the largest window that counts (`FIRST_SCREEN`): in wide windows the column of text is hardly wider than in others. */
const LETTERS_OF_SCREEN = 2600;
/** Letters to add for each element that begins a line: the rest of its last line and the space around it. */
const LETTERS_OF_LINE = 90;
const BEGINS_LINE = /^(?:dd|details|dt|figure|h[1-6]|img|li|p|pre|tr)$/;
/** A list in one of these may stand in one line: facts about a field, the way to a page. */
const KEEPS_LINE = /^(?:li|nav)$/;

/** Elements whose children are below each other, so that leaving out the last ones moves nothing before them. */
const COLUMN = /^(?:article|div|main|section)$/;
/** Its children may stand beside each other, so that each begins above. */
const HAS_COLUMNS = /\sdata-beside\b/;
/** The content of closed folds and of scripts takes no room; of tabs only one is shown, and it is unknown which. */
const TAKES_NO_ROOM = /^<(?:details(?![^>]*\sopen)|docs-tabs|noscript|script|style|template)\b/;

interface ElementAround {
	name: string;
	/** Whether children may be left out, from one of them on; or, in `columns`, only children of children. */
	kind: 'column' | 'columns' | 'other';
	isCut: boolean;
	isClosed: boolean;
}

/**
 * Marks where the content of a page is surely below the first screen (`data-below`): an element and all after it in the same parent, and where each of its ancestors goes on.
 * Until the page has shown for the first time that is neither styled nor laid out (`#ui/layout/early-script.ts`): on a slow device it takes longer than all before it.
 * What fills a screen is estimated by letters and lines.
 */
export function markBelow(html: string): string {
	const start = html.indexOf('<main');
	const end = html.lastIndexOf('</main>');
	if (start < 0 || end < start) return html;
	const open: ElementAround[] = [];
	let filled = 0;
	let place = 0;
	const fill = (letters: number) => {
		if (!open.some(({ isClosed }) => isClosed)) filled += letters;
	};
	const beginsLine = (name: string) => BEGINS_LINE.test(name) && !(name === 'li' && open.some((around) => KEEPS_LINE.test(around.name)));
	const content = html.slice(start, end).replace(HTML_TOKEN, (token, index: number) => {
		fill(index - place);
		place = index + token.length;
		const [, slash, name] = /^<(\/?)([\w-]+)/.exec(token) ?? [];
		if (name === undefined) return token;
		if (slash === '/') {
			open.length = Math.max(
				0,
				open.findLastIndex((element) => element.name === name),
			);
			return token;
		}
		const parent = open.at(-1);
		const isBelow = filled > LETTERS_OF_SCREEN && parent?.kind === 'column' && !parent.isCut;
		if (isBelow) parent.isCut = true;
		if (beginsLine(name)) fill(LETTERS_OF_LINE);
		if (!VOID_ELEMENTS.has(name) && !token.endsWith('/>')) open.push(elementAround(token, { name, parent }));
		return isBelow ? token.replace(name, '$& data-below') : token;
	});
	return html.slice(0, start) + content + html.slice(end);
}

function elementAround(tag: string, { name, parent }: { name: string; parent: ElementAround | undefined }): ElementAround {
	const isColumn = COLUMN.test(name) && (parent === undefined || (parent.kind !== 'other' && !parent.isCut));
	const kind = HAS_COLUMNS.test(tag) ? 'columns' : 'column';
	return { name, kind: isColumn ? kind : 'other', isCut: false, isClosed: TAKES_NO_ROOM.test(tag) };
}
