import type { MdastNode } from 'satteri';
import { ADMONITIONS } from '#content/markdown/admonition.ts';
import { type Conventions, OWN_CONVENTIONS } from '#content/markdown/conventions.ts';
import { parseMarkdown } from '#content/markdown/parse.ts';
import type { Source } from '#content/markdown/source.ts';
import { aboveMarker } from '#content/markdown/truncate.ts';
import { prose } from '#words/prose.ts';
import { openBoxes } from './open-boxes.ts';
import { attributeTexts, titleTexts } from './read-attributes.ts';
import { readElements } from './read-elements.ts';
import { readFrontMatter } from './read-front-matter.ts';
import { isInline, readInline } from './read-inline.ts';
import { readTabs } from './read-tabs.ts';
import { emptyPage, type Passage, type SourcePage } from './source-page.ts';

/** Reads a Markdown file for the checks. Throws when an `.mdx` file is no valid MDX. */
export function readPage(source: Source, conventions: Pick<Conventions, 'formulas'> = OWN_CONVENTIONS): SourcePage {
	const page: SourcePage = {
		...emptyPage(),
		file: source.file,
		isCut: aboveMarker(source) !== undefined,
		openBoxes: [],
		...readFrontMatter(source.yaml),
	};
	const tree = parseMarkdown(source, { formulas: conventions.formulas });
	const lines = source.body.split('\n');
	page.openBoxes.push(...openBoxes(tree, lines));
	walk(tree, { page, lines, formulas: conventions.formulas }, undefined);
	page.elements.push(...readElements(tree));
	return page;
}

/** What is being read, and the lines of its file. */
interface PageReading {
	page: SourcePage;
	lines: readonly string[];
	/** Whether formulas are read; then they are no code. */
	formulas: boolean;
}

/**
 * The words above a code block: ```` ```sh title="Gerät anlegen" ````. A single one is the name of a file, and small letters at the beginning, a dot, a dash,
 * a slash or a digit are code.
 */
function titleOfCode(node: Extract<Readonly<MdastNode>, { type: 'code' }>): Passage[] {
	const title = /\btitle=(["'])(\p{Lu}[\p{L},–]*(?:\s[\p{L},–]+)+)\1/u.exec(node.meta ?? '')?.[2];
	return title === undefined ? [] : [{ kind: 'attribute', text: title, spans: [], lines: [{ offset: 0, line: startLine(node) }] }];
}

/** Notes what a block is besides its text. */
function noteBlock(node: Readonly<MdastNode>, { page, lines, formulas }: PageReading): void {
	if (node.type === 'code' && !(formulas && node.lang?.toLowerCase() === 'math')) {
		page.codes.push({ language: node.lang ?? undefined, meta: node.meta ?? '', text: node.value, line: startLine(node) + 1, ...readFence(node, lines) });
		page.passages.push(...titleOfCode(node));
	}
	if (node.type === 'heading' && typeof node.data?.hProperties?.id === 'string')
		page.anchors.push({ id: node.data.hProperties.id, line: startLine(node), heading: readInline(node.children as readonly MdastNode[], 1).text });
	if (node.type === 'definition') page.passages.push(...titleTexts(node));
	if (node.type === 'table') addRows(page, node);
	const tabs = readTabs(node);
	if (tabs.length > 0) page.tabs.push(tabs);
	if (node.type === 'containerDirective') addContainer(page, node);
	// Such a directive has no meaning, so readers see it as it was written.
	if (node.type === 'leafDirective')
		page.passages.push({ kind: 'paragraph', text: `::${node.name}`, spans: [], lines: [{ offset: 0, line: startLine(node) }] });
	if (node.type === 'mdxJsxFlowElement') {
		page.components.push({ name: node.name ?? '', line: startLine(node), values: textValues(node) });
		page.passages.push(...attributeTexts(node));
	}
}

function walk(node: Readonly<MdastNode>, reading: PageReading, rowHead: string | undefined): void {
	const { page } = reading;
	noteBlock(node, reading);
	if (!('children' in node)) return;
	const children = node.children as readonly MdastNode[];
	if (children.some(isInline)) {
		const { attributes, ...text } = readInline(children, startLine(node));
		if (text.text.trim() !== '')
			page.passages.push({
				kind: passageKind(node),
				...text,
				...(rowHead === undefined ? {} : { rowHead }),
				...(node.type === 'heading' ? { level: node.depth } : {}),
			});
		page.passages.push(...attributes);
		return;
	}
	const [firstCell] = children;
	const head = node.type === 'tableRow' && firstCell && 'children' in firstCell ? readInline(firstCell.children as readonly MdastNode[], 1).text : rowHead;
	for (const child of children) walk(child, reading, head);
}

/** The fence that opens a block of code, and whether one closes it; otherwise the rest of the page is code. */
function readFence(node: Readonly<MdastNode>, lines: readonly string[]): Pick<SourcePage['codes'][number], 'fence' | 'isClosed'> {
	const [first = '', last = ''] = [node.position?.start, node.position?.end].map((point) => lines[(point?.line ?? 0) - 1]);
	const fence = /^[\s>*+\d.)-]*(`{3,}|~{3,})/.exec(first)?.[1];
	const isClosed = fence === undefined || (node.position?.start.line !== node.position?.end.line && new RegExp(`^[\\s>]*${fence}[\`~]*\\s*$`).test(last));
	return { fence, isClosed };
}

function addRows(page: SourcePage, { children }: Readonly<Extract<MdastNode, { type: 'table' }>>): void {
	const [head, ...rows] = children as readonly Extract<MdastNode, { type: 'tableRow' }>[];
	if (head === undefined) return;
	for (const row of rows) page.rows.push({ cells: row.children.length, columns: head.children.length, line: startLine(row), head: startLine(head) });
}

function passageKind(node: Readonly<MdastNode>): Passage['kind'] {
	if (node.type === 'heading') return 'heading';
	if (node.type === 'tableCell') return 'cell';
	return node.type === 'paragraph' && node.data && 'directiveLabel' in node.data ? 'box-title' : 'paragraph';
}

function addContainer(page: SourcePage, node: Readonly<Extract<MdastNode, { type: 'containerDirective' }>>): void {
	const line = startLine(node);
	if (ADMONITIONS.includes(node.name)) page.boxes.push({ name: node.name, line });
	if (node.name === 'who') page.who.push(...node.children.flatMap(paragraphOf));
	if (node.name !== 'task') return;
	const [result] = paragraphOf(node.children.at(-1));
	const lists = node.children.flatMap((child) => (child.type === 'list' && child.ordered ? [child] : []));
	const first = lists[0]?.start ?? 1;
	page.tasks.push({
		line,
		firstStep: first === 1 ? undefined : first,
		hasResult: result?.text.startsWith(prose.result) ?? false,
		hasSteps: lists.length > 0,
		steps: lists.flatMap(({ children }) => children.map(paragraphsIn)),
		result,
	});
}

/** The text of a paragraph; nothing for other blocks. */
function paragraphOf(node: Readonly<MdastNode> | undefined): Passage[] {
	if (node?.type !== 'paragraph') return [];
	const { attributes, ...text } = readInline(node.children as readonly MdastNode[], startLine(node));
	return [{ kind: 'paragraph', ...text }];
}

/** The paragraphs of an item, and of lists in it. */
function paragraphsIn(node: Readonly<MdastNode>): Passage[] {
	if (node.type !== 'listItem' && node.type !== 'list') return paragraphOf(node);
	return (node.children as readonly MdastNode[]).flatMap(paragraphsIn);
}

const textValues = ({ attributes }: Readonly<Extract<MdastNode, { type: 'mdxJsxFlowElement' }>>) =>
	attributes.flatMap((attribute) =>
		attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' ? [{ key: attribute.name, value: attribute.value }] : [],
	);

const startLine = (node: Readonly<MdastNode>): number => node.position?.start.line ?? 1;
