import { Parser } from 'htmlparser2';

/** The text of a page as a check needs it, reduced to letters and digits by `squeeze`. */
export interface PageBlocks {
	text: string;
	/** Texts of the blocks that have a name: list entries, rows, sections, folds; by their names. */
	beside: ReadonlyMap<string, readonly string[]>;
	/** Paths of other pages that the article links to, in order of appearance, each once. */
	links: readonly string[];
}

const BLOCK_TAGS = new Set(['li', 'tr', 'section', 'div', 'details', 'dl']);
const NAME_TAGS = new Set(['a', 'code', 'th', 'h2', 'h3', 'h4', 'summary', 'span', 'i']);
/** A block that its first name heads: what stands around it is about more. */
const HEADED_TAGS = new Set(['li', 'tr', 'section']);
/** What no reader sees, and the frame around the page. */
const SILENT_TAGS = new Set(['script', 'style', 'nav', 'head']);
const CHILDLESS_TAGS = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);

/** Only letters, digits and characters that carry meaning in values: how a page spaces, quotes and dashes its words is its own matter. */
export function squeeze(text: string): string {
	return text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}=+$^%]/gu, '');
}

/**
 * Reads the parts of a page that a reader sees: everything but scripts, styles and the frame around the page.
 * @param isNamed whether all of it is about what its title names.
 */
export function readBlocks(html: string, isNamed = false): PageBlocks {
	const open: OpenBlock[] = [];
	const beside = new Map<string, string[]>();
	const links = new Set<string>();
	let text = '';
	let addresses = '';
	let silent = 0;
	let title: string | undefined;
	const end = () => {
		const element = open.pop();
		if (element === undefined) return;
		if (SILENT_TAGS.has(element.tag)) silent--;
		const parent = open.at(-1);
		if (parent) parent.text += element.text;
		if (element.names.length > 0) {
			const said = squeeze(element.text);
			for (const name of element.names) {
				const blocks = beside.get(name);
				if (blocks === undefined) beside.set(name, [said]);
				else blocks.push(said);
			}
		}
		if (element.tag === 'h1' && isNamed) title = squeeze(element.text);
		if (NAME_TAGS.has(element.tag)) nameBlocks(open, squeeze(element.text));
	};
	const parser = new Parser({
		onopentag(tag, attributes) {
			if (CHILDLESS_TAGS.has(tag)) return;
			if (SILENT_TAGS.has(tag)) silent++;
			open.push({ tag, text: '', names: [] });
			const href = attributes['href'];
			if (silent === 0 && tag === 'a' && href?.startsWith('/')) links.add(href.replace(/#.*/, ''));
			if (href !== undefined && /^[a-z]+:/.test(href) && silent === 0) addresses += ` ${href}`;
		},
		ontext(data) {
			if (silent > 0) return;
			text += data;
			const element = open.at(-1);
			if (element) element.text += data;
		},
		onclosetag(tag) {
			if (!CHILDLESS_TAGS.has(tag)) end();
		},
	});
	parser.write(html);
	parser.end();
	const all = squeeze(text + addresses);
	if (title !== undefined) beside.set(title, [all]);
	return { text: all, beside, links: [...links] };
}

/** An element that has not ended, with the names that its text is about; only blocks have some. */
interface OpenBlock {
	tag: string;
	text: string;
	names: string[];
}

/** Gives a name to the blocks around it, up to the entry of a list or row that it heads. */
function nameBlocks(open: readonly OpenBlock[], name: string): void {
	for (const block of open.toReversed()) {
		if (!BLOCK_TAGS.has(block.tag)) continue;
		if (!block.names.includes(name)) block.names.push(name);
		if (HEADED_TAGS.has(block.tag)) return;
	}
}
