import type { MdastNode } from 'satteri';
import { withoutBreakHints } from '#text/break-hints.ts';
import { readComponent, SHOWN_ATTRIBUTES } from './read-component.ts';
import type { Passage } from './source-page.ts';

type Attributed = Extract<Readonly<MdastNode>, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Texts that an element of a page gets as attributes, also within braces. One word is a name or a value, unless the attribute is for readers. */
export function attributeTexts(node: Attributed): Passage[] {
	const line = node.position?.start.line ?? 1;
	return node.attributes.flatMap((attribute): Passage[] => {
		if (!('value' in attribute) || attribute.value === null || attribute.value === undefined) return [];
		if (typeof attribute.value === 'object') return textsInBraces(attribute.value.value, line);
		const isShown = attribute.type === 'mdxJsxAttribute' && SHOWN_ATTRIBUTES.has(attribute.name);
		const text = withoutBreakHints(attribute.value);
		return isShown || /\p{L}\s+\p{L}/u.test(text) ? [{ kind: 'attribute', text, spans: [], lines: [{ offset: 0, line }] }] : [];
	});
}

/** What a link, a picture or a definition shows as its title: `[Gerät](/geraet/ "Was ein Gerät ist")`. */
export function titleTexts({ title, position }: Readonly<Extract<MdastNode, { type: 'link' | 'image' | 'definition' }>>): Passage[] {
	return title ? [{ kind: 'attribute', text: withoutBreakHints(title), spans: [], lines: [{ offset: 0, line: position?.start.line ?? 1 }] }] : [];
}

/** The compiler reports attributes that cannot be read. @param line where the element begins. */
function textsInBraces(expression: string, line: number): Passage[] {
	try {
		return readComponent(`(${expression}\n)`).map((passage) => ({
			...passage,
			lines: passage.lines.map((place) => ({ ...place, line: place.line + line - 1 })),
		}));
	} catch {
		return [];
	}
}
