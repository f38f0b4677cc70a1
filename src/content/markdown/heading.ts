import GithubSlugger, { slug as slugOf } from 'github-slugger';
import type { Element } from 'hast';
import type { Root } from 'mdast';
import { defineHastPlugin, defineMdastPlugin, type HastNode, type HastVisitorContext, type PluginFactoryContext } from 'satteri';
import { prose } from '#words/prose.ts';
import { NAMED } from './emoji-heading.ts';

/** Where the title that the body opens with is kept for the ids of the headings. */
const OPENING_TITLE = 'openingTitle';

const openingTitle = defineMdastPlugin({
	name: 'title-heading',
	heading(node, context) {
		const parent = context.parent(node);
		if (node.depth === 1 && parent?.type === 'root' && context.indexOf(node) === firstContent(parent.children)) {
			context.data[OPENING_TITLE] = node.data?.hProperties?.id ?? context.textContent(node);
			context.removeNode(node);
		}
	},
});

/** The text that the id of a heading is made from, with a fallback for headings without letters (`## ?`, a picture). */
const wordsForId = (text: string): string => (slugOf(text.trim()) === '' ? prose.unnamed : text.trim());

/** The text of a heading, with the alternative texts of pictures and without footnote marks, as Docusaurus makes ids from it. */
function wordsOfHeading(node: Readonly<HastNode>): string {
	if (node.type === 'text') return node.value;
	if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '');
	if (node.type === 'element' && 'dataFootnoteRef' in node.properties) return '';
	return 'children' in node ? node.children.map(wordsOfHeading).join('') : '';
}

/** As in `contentTitle`: imports may precede the title. Comments have been removed before. */
const firstContent = (children: readonly { type: string }[]) => children.findIndex(({ type }) => type !== 'mdxjsEsm');

/** Whether a body opens with a heading of level 1, which `titleHeading` drops. */
export function opensWithTitle({ children }: Root): boolean {
	const first = children[firstContent(children)];
	return first?.type === 'heading' && first.depth === 1;
}

/** Drops the heading of level 1 that opens a body: the layout shows the title. */
export const titleHeading = ({ source }: PluginFactoryContext) => /^ {0,3}(?:#[ \t]|=+[ \t]*$)/m.test(source) && openingTitle;

/** Gives every heading an id, and those from level 2 a link to themselves. The link has no text, so that it stays out of the table of contents. @param keepsCase ids keep capitals. */
export const headingAnchors =
	(keepsCase: boolean) =>
	({ source }: PluginFactoryContext) => {
		const slugger = new GithubSlugger();
		const marks: Element[] = [];
		let isFirst = true;
		let labelId: string | undefined;
		return defineHastPlugin({
			name: 'heading-anchors',
			element: [
				...(source.includes('[^') ? [footnoteMarks(marks, () => labelId)] : []),
				{
					filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
					visit(node: Element, context: HastVisitorContext) {
						// The title counts, too: a heading with the same text is the second.
						const title = context.data[OPENING_TITLE];
						if (isFirst && typeof title === 'string') slugger.slug(title, keepsCase);
						isFirst = false;
						hideMarks(node, context);
						const text = wordsOfHeading(node).trim();
						const own = chosenId(node);
						const { [NAMED]: named = text } = node.properties;
						if (NAMED in node.properties) context.setProperty(node, NAMED, undefined);
						// The slugger must know chosen ids, so that no later heading gets the same.
						const slug = slugger.slug(own ?? wordsForId(String(named)), keepsCase);
						const id = own ?? slug;
						if (own === undefined) context.setProperty(node, 'id', id);
						if (node.properties.id === FOOTNOTE_LABEL) {
							labelId = id;
							for (const mark of marks) context.setProperty(mark, 'ariaDescribedBy', id);
						}
						// A second title is not in the table of contents, but can be linked to.
						if (node.tagName === 'h1') return;
						context.appendChild(node, {
							type: 'element',
							tagName: 'a',
							properties: { className: ['anchor'], href: `#${id}`, ariaLabel: prose.linkTo(text) },
							children: [],
						});
					},
				},
			],
		});
	};

/** Id that the parser gives to the heading of the footnotes, to which their marks refer. It is replaced by an id from its text, in the language of the page. */
const FOOTNOTE_LABEL = 'footnote-label';

const chosenId = ({ properties: { id } }: Element): string | undefined => (typeof id === 'string' && id !== FOOTNOTE_LABEL ? id : undefined);

/** Writes the numbers of footnotes in a heading so that the engine does not list them with its text: a table of contents would say “A1”. */
function hideMarks(node: Readonly<HastNode>, context: HastVisitorContext): void {
	if (!('children' in node)) return;
	for (const child of node.children) {
		if (node.type !== 'element' || !('dataFootnoteRef' in node.properties)) hideMarks(child, context);
		else if (child.type === 'text') context.replaceNode(child, unlistedText(child.value, context.sourceFormat));
	}
}

/** What is HTML, or a property of a component, is no text to the engine. */
const unlistedText = (value: string, format: HastVisitorContext['sourceFormat']): Parameters<HastVisitorContext['replaceNode']>[1] =>
	format === 'mdx'
		? { type: 'mdxJsxTextElement', name: 'span', attributes: [{ type: 'mdxJsxAttribute', name: 'children', value }], children: [] }
		: { type: 'raw', value };

/** Collects the links to footnotes, which refer to their heading; those within a footnote come after it and get its id at once. */
const footnoteMarks = (marks: Element[], labelId: () => string | undefined) => ({
	filter: ['a'],
	visit(node: Element, context: HastVisitorContext) {
		if (!('dataFootnoteRef' in node.properties)) return;
		const id = labelId();
		if (id === undefined) marks.push(node);
		else context.setProperty(node, 'ariaDescribedBy', id);
	},
});
