import type { Nodes } from 'mdast';

/** The words of a piece of a page as read aloud, with line breaks as spaces; without comments, HTML tags and footnote marks. */
export function plainText(node: Readonly<Nodes>): string {
	return rawText(node).replace(/\s+/g, ' ').trim();
}

/** The same with the spaces and line breaks of the tree. */
export function rawText(node: Readonly<Nodes>): string {
	switch (node.type) {
		case 'text':
		case 'inlineCode':
		case 'code':
			return node.value;
		case 'image':
		case 'imageReference':
			return node.alt ?? '';
		case 'html':
			return wordsOfHtml(node.value);
		case 'mdxJsxTextElement':
			return node.name === 'br' ? '\n' : node.children.map(rawText).join('');
		case 'break':
			return '\n';
		case 'textDirective':
			// `08:30` parses as a directive; only what has a label is one.
			return node.children.length > 0 ? node.children.map(rawText).join('') : `:${node.name}`;
		default:
			return 'children' in node ? node.children.map(rawText).join(isContainer(node) ? '\n' : '') : '';
	}
}

/** The text of HTML, without comments, scripts and tags. Tags of inline elements do not separate words. */
const wordsOfHtml = (html: string): string =>
	html
		.replace(/<!--[\s\S]*?(?:-->|$)|<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
		.replace(/<\/?([a-z][\w-]*)(?:[^<>"']|"[^"]*"|'[^']*')*>/gi, (_, name: string) => (INLINE.test(name) ? '' : '\n'));

const INLINE = /^(?:a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/i;

/** Whether the children are blocks, whose words must not run together. */
const isContainer = ({ type }: Readonly<Nodes>) =>
	/^(?:root|blockquote|list|listItem|table|tableRow|footnoteDefinition|containerDirective|mdxJsxFlowElement)$/.test(type);
