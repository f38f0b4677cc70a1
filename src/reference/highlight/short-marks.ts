import type { Element, ElementContent } from 'hast';
import type { ShikiTransformer } from 'shiki';

/**
 * The elements around tokens of coloured code: for texts (`ts`), keywords (`tw`), constants (`tk`) and functions (`tf`) elements of one letter without a meaning of
 * their own, styled in `code.css`. Written out as classes, as in the code blocks of the manual, they are a sixth of a large reference; so a fourteenth.
 */
export const TOKEN_MARKS = { ts: 'i', tw: 'b', tk: 'u', tf: 's' } as const;

/** What a colour helps to read: words, numbers, texts. Signs between them stand in the colour of the code; with marks of their own they would be a seventh of all tokens. */
const READ = /[\p{L}\p{N}"'`]/u;

/** Makes the marks of the highlighter short. Comes after the transformer that gives tokens their classes. */
export const shortMarks: ShikiTransformer = {
	name: 'short-marks',
	code(node) {
		node.children = node.children.map((child) => (child.type === 'element' ? shortenToken(child) : child));
	},
};

function shortenToken(token: Element): ElementContent {
	const kind = token.properties['class'];
	const [content] = token.children;
	if (content?.type === 'text' && !READ.test(content.value)) return content;
	return kind === 'ts' || kind === 'tw' || kind === 'tk' || kind === 'tf' ? { ...token, tagName: TOKEN_MARKS[kind], properties: {} } : token;
}
