import { parseDocument } from 'htmlparser2';
import { blockMarkdown } from './block-markdown.ts';
import { twinPage } from './twin-page.ts';

/**
 * A finished page as GFM, for whoever reads it with a program: its content from the title on, pictures as their text alternatives, all addresses in full.
 * @param html the whole page.
 * @param address its full address.
 */
export function makeTwin(html: string, address: string): string {
	const { children } = parseDocument(mainOf(html), { decodeEntities: true });
	const blocks = blockMarkdown(children, twinPage(children, address));
	const [title = '', ...rest] = blocks;
	return `${[title, `<${address}>`, ...rest].join('\n\n')}\n`;
}

/** The `main` element; there is one on every page. */
function mainOf(html: string): string {
	const start = html.indexOf('<main');
	const end = html.lastIndexOf('</main>');
	return start < 0 || end < start ? '' : html.slice(start, end);
}
