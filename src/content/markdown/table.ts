import type { Element, ElementContent } from 'hast';
import { defineHastPlugin, defineMdastPlugin, type HastFilteredVisitor, type PluginFactoryContext } from 'satteri';
import type { Conventions } from './conventions.ts';

/** Components of Docusaurus' theme that show their children unchanged. */
const SHOWING_COMPONENTS = /(?:Tabs|TabItem|Details|Admonition|Layout|BrowserOnly|ErrorBoundary)$/;

/** Whether the table is a child of a component of a moved site, which may look for a table among its children and would not find it in a frame. */
const isOfComponent = (parent: unknown): boolean =>
	typeof parent === 'object' &&
	parent !== null &&
	'name' in parent &&
	typeof parent.name === 'string' &&
	/^[A-Z]/.test(parent.name) &&
	!SHOWING_COMPONENTS.test(parent.name);

/** Line breaks between rows would be children that a component counts; those of Docusaurus get none. */
const withoutLineBreaks: HastFilteredVisitor<Element> = {
	filter: ['table', 'thead', 'tbody', 'tr'],
	visit(node, context) {
		for (const child of node.children) if (child.type === 'text' && child.value.trim() === '') context.removeNode(child);
	},
};

const tableFramePlugin = (react: boolean) =>
	defineHastPlugin({
		name: 'table-frame',
		element: [
			{
				filter: ['table'],
				visit(node, context) {
					if (react && isOfComponent(context.parent(node))) return;
					context.wrapNode(node, { type: 'element', tagName: 'div', properties: { className: ['table'] }, children: [] });
				},
			},
			// An empty list of names would stand for all elements.
			...(react ? [withoutLineBreaks] : []),
			{
				filter: ['thead'],
				visit(node, context) {
					const cells = node.children.flatMap((row) => (row.type === 'element' ? row.children.filter(isHeadingCell) : []));
					if (!cells.some(headsNothing)) return;
					for (const cell of cells) if (!headsNothing(cell) && cell.properties.scope === undefined) context.setProperty(cell, 'scope', 'col');
				},
			},
			{
				filter: ['th', 'td'],
				visit(node, context) {
					// `|:-:|` comes as a style attribute, which a strict content security policy forbids.
					const side = /^text-align: ?(left|center|right);?$/.exec(String(node.properties.style ?? ''))?.[1];
					if (side !== undefined) context.setProperty(node, 'style', undefined);
					const isAlone = node.tagName === 'td' && isCodeAlone(node.children);
					const classes = [...(side === undefined ? [] : [`align-${side}`]), ...(isAlone ? ['code-cell'] : [])];
					if (headsNothing(node)) return context.replaceNode(node, emptyCell(classes));
					if (classes.length > 0) context.setProperty(node, 'className', classes);
					if (node.tagName === 'th' || isAlone) return;
					for (const child of node.children) {
						if (child.type !== 'element' || child.tagName !== 'code' || context.textContent(child).length > SHORT_CODE) continue;
						context.setProperty(child, 'className', ['short-code']);
					}
				},
			},
		],
	});

/** Code of up to this many characters beside a text stays in one line of its cell: it widens no column, and `KB-408` is one word. */
const SHORT_CODE = 12;

const isHeadingCell = (node: Readonly<ElementContent>): node is Readonly<Element> => node.type === 'element' && node.tagName === 'th';

/** Whether nothing heads a column: such a cell would announce a heading without a name, and beside a plain one the others must say that they head columns (WCAG H63). */
const headsNothing = ({ tagName, children }: Element): boolean =>
	tagName === 'th' && children.every((child) => child.type === 'text' && child.value.trim() === '');

const emptyCell = (classes: string[]): Element => ({
	type: 'element',
	tagName: 'td',
	properties: classes.length > 0 ? { className: classes } : {},
	children: [],
});

/** Whether code is all that a cell holds, linked or not. No style sheet can tell: to it a text beside is nothing. */
function isCodeAlone([first, ...others]: Element['children']): boolean {
	if (first?.type !== 'element' || others.length > 0) return false;
	return first.tagName === 'code' || (first.tagName === 'a' && isCodeAlone(first.children));
}

/** Wide tables scroll inside a frame instead of widening the page. */
export const tableFrame = ({ react }: Pick<Conventions, 'react'>) => {
	const plugin = tableFramePlugin(react);
	return ({ source }: PluginFactoryContext) => source.includes('|') && plugin;
};

const writtenTablePlugin = (react: boolean) =>
	defineMdastPlugin({
		name: 'written-table-frame',
		html(node, context) {
			// A piece of HTML may hold the beginning of a table only: it ends at an empty line.
			const framed = node.value.replace(/<table\b/gi, '<div class="table">$&').replace(/<\/table\s*>/gi, '$&</div>');
			if (framed !== node.value) context.setProperty(node, 'value', framed);
		},
		mdxJsxFlowElement(node, context) {
			if (node.name !== 'table' || (react && isOfComponent(context.parent(node)))) return;
			const attributes = [{ type: 'mdxJsxAttribute' as const, name: 'className', value: 'table' }];
			context.wrapNode(node, { type: 'mdxJsxFlowElement', name: 'div', attributes, children: [] });
		},
	});

/** The same for tables that are written in HTML. */
export const writtenTableFrame = ({ react }: Pick<Conventions, 'react'>) => {
	const plugin = writtenTablePlugin(react);
	return ({ source }: PluginFactoryContext) => /<table\b/i.test(source) && plugin;
};
