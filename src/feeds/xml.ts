import { escapeHtml } from '#text/escape-html.ts';

type Attributes = Readonly<Record<string, string | undefined>>;

/** An element of XML 1.0 with the written content; attributes without a value are left out. */
export function element(name: string, attributes: Attributes, ...content: readonly string[]): string {
	const written = Object.entries(attributes).map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeXml(value)}"`));
	return content.length === 0 ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${content.join('')}</${name}>`;
}

/** An element that holds a plain text; nothing for no text. */
export const textElement = (name: string, text: string | undefined, attributes: Attributes = {}): string =>
	text === undefined ? '' : element(name, attributes, escapeXml(text));

/** A whole file. */
export const xmlFile = (root: string): string => `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;

/** Without the control characters that XML 1.0 (section 2.2) does not know. */
function escapeXml(text: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
	const legal = text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
	return escapeHtml(legal);
}
