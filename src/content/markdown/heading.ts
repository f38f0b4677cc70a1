import GithubSlugger, { slug as slugOf } from 'github-slugger';
import type { Element } from 'hast';
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

/** What the id of a heading is made from; one without letters (`## ?`, a picture) would have none. */
const wordsForId = (text: string): string => (slugOf(text.trim()) === '' ? prose.unnamed : text.trim());

/** What a heading says: pictures by what they show, and no marks of footnotes, as Docusaurus makes ids of it. */
function wordsOfHeading(node: Readonly<HastNode>): string {
	if (node.type === 'text') return node.value;
	if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '');
	if (node.type === 'element' && 'dataFootnoteRef' in node.properties) return '';
	return 'children' in node ? node.children.map(wordsOfHeading).join('') : '';
}

/** As `contentTitle` sees it: imports may stand before the title. Comments are gone by now. */
const firstContent = (children: readonly { type: string }[]) => children.findIndex(({ type }) => type !== 'mdxjsEsm');

/** Drops the heading of level 1 that opens a body: the layout shows the title. */
export const titleHeading = ({ source }: PluginFactoryContext) => /^ {0,3}(?:#[ \t]|=+[ \t]*$)/m.test(source) && openingTitle;

/** Gives every heading from level 2 an id and a link to itself. The link has no text, so that it stays out of the table of contents. @param keepsCase ids keep capitals. */
export const headingAnchors =
	(keepsCase: boolean) =>
	({ source }: PluginFactoryContext) => {
		const slugger = new GithubSlugger();
		const marks: Element[] = [];
		let isFirst = true;
		return defineHastPlugin({
			name: 'heading-anchors',
			element: [
				...(source.includes('[^') ? [footnoteMarks(marks)] : []),
				{
					filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
					visit(node: Element, context: HastVisitorContext) {
						// The title counts, too: a heading of the same words is the second.
						const title = context.data[OPENING_TITLE];
						if (isFirst && typeof title === 'string') slugger.slug(title, keepsCase);
						isFirst = false;
						const text = wordsOfHeading(node).trim();
						const own = chosenId(node);
						const { [NAMED]: named = text } = node.properties;
						if (NAMED in node.properties) context.setProperty(node, NAMED, undefined);
						// The slugger is told of ids that writers chose, so that no later heading gets the same.
						const slug = slugger.slug(own ?? wordsForId(String(named)), keepsCase);
						const id = own ?? slug;
						if (own === undefined) context.setProperty(node, 'id', id);
						if (node.properties.id === FOOTNOTE_LABEL) for (const mark of marks) context.setProperty(mark, 'ariaDescribedBy', id);
						// A second title is no entry of the table of contents, but a place to link to.
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

/** Id that the parser gives to the heading of the footnotes, which stands behind their marks. It gets one like any other, in the words of the page. */
const FOOTNOTE_LABEL = 'footnote-label';

const chosenId = ({ properties: { id } }: Element): string | undefined => (typeof id === 'string' && id !== FOOTNOTE_LABEL ? id : undefined);

/** Notes the links to footnotes, which name their heading. */
const footnoteMarks = (marks: Element[]) => ({
	filter: ['a'],
	visit(node: Element) {
		if ('dataFootnoteRef' in node.properties) marks.push(node);
	},
});
