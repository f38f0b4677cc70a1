import type { Element, ElementContent, Nodes, Root } from 'hast';
import { FOREIGN_BOXES } from '#content/markdown/dialect.ts';
import { ownValue } from '#text/own-value.ts';

/** Gives parts of a clean text the frames that the site has for them: boxes, tables that scroll, code that is coloured later on. */
export function frameParts(node: Root | Element): void {
	for (const [index, child] of node.children.entries()) {
		if (child.type !== 'element') continue;
		frameParts(child);
		if (child.tagName === 'blockquote') node.children[index] = boxOf(child) ?? child;
		if (child.tagName === 'table') node.children[index] = hastElement('div', { className: ['table'] }, [child]);
		if (child.tagName === 'pre') markLanguage(child);
	}
}

/** Says of a block of code which language it is in; `finishTexts` colours it. */
function markLanguage(pre: Element): void {
	const [code] = pre.children;
	if (code?.type !== 'element' || code.tagName !== 'code') return;
	const [language] = Array.isArray(code.properties['className']) ? code.properties['className'] : [];
	code.properties = {};
	// An address in code is no link, though a parser of Markdown makes one of it in code that is written as HTML.
	code.children = [{ type: 'text', value: textInside(code) }];
	pre.properties = { dataCode: String(language ?? '').replace('language-', '') };
}

/** `> [!note] Titel` as a box. The rest of the first paragraph is the title, unless it begins in a new line. */
function boxOf(quote: Element): Element | undefined {
	const first = quote.children.find((child) => child.type === 'element');
	const start = first?.children[0];
	if (first === undefined || start?.type !== 'text') return undefined;
	const [mark, name = ''] = /^\[!(\w+)\][ \t]*/.exec(start.value) ?? [];
	const known = ownValue(FOREIGN_BOXES, name.toLowerCase());
	if (mark === undefined || known === undefined) return undefined;
	const rest = start.value.slice(mark.length);
	const others = first.children.slice(1);
	const isText = rest.startsWith('\n');
	const said: ElementContent[] = [...(rest.trim() === '' ? [] : [{ type: 'text', value: rest.trimStart() } as const]), ...others];
	const hasTitle = !isText && said.length > 0;
	const title = hasTitle ? said : [{ type: 'text', value: known.title } as const];
	const text = isText && said.length > 0 ? [hastElement('p', {}, said)] : [];
	const further = quote.children.filter((child) => child !== first);
	return hastElement('div', { className: ['note', `note-${known.box}`], role: 'note', ...(hasTitle && { ariaLabel: known.title }) }, [
		hastElement('p', { className: ['note-title'] }, title),
		...text,
		...further,
	]);
}

const hastElement = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
	type: 'element',
	tagName,
	properties,
	children,
});

/** All text inside of a node. */
export function textInside(node: Nodes): string {
	if (node.type === 'text') return node.value;
	return 'children' in node ? node.children.map(textInside).join('') : '';
}
