/** One element of an XML document. */
export interface XmlElement {
	name: string;
	attributes: Record<string, string>;
	children: XmlElement[];
	/** Text directly inside, entities and CDATA resolved. */
	text: string;
}

const NAME = '[A-Za-z_][\\w.:-]*';
const TAG = new RegExp(`<(${NAME})((?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>`, 'y');
const END = new RegExp(`</(${NAME})\\s*>`, 'y');
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
const TEXT = /[^<]+/y;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Parses XML strictly: throws where a document is not well-formed (as far as feeds go: no DTD, no comments). */
export function parseXml(xml: string): XmlElement {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids them
	const illegal = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/.exec(xml);
	if (illegal) throw new Error(`Illegal character at ${illegal.index}`);
	const declaration = /^<\?xml version="1\.0" encoding="utf-8"\?>\s*/.exec(xml);
	if (declaration === null) throw new Error('No XML declaration');
	const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
	const open = [root];
	for (let position = declaration[0].length; position < xml.length; ) {
		const length = readPiece(xml, position, open);
		if (length === undefined) throw new Error(`Not well-formed at: ${xml.slice(position, position + 80)}`);
		position += length;
	}
	const [top] = root.children;
	if (open.length !== 1 || top === undefined || root.children.length !== 1 || root.text.trim() !== '') throw new Error('Not exactly one closed root element');
	return top;
}

/** Reads what stands at a place into the innermost element of `open`, which it begins or ends. Returns its length; `undefined` where nothing may stand so. */
function readPiece(xml: string, position: number, open: XmlElement[]): number | undefined {
	const parent = open.at(-1);
	if (parent === undefined) return undefined;
	const read = (pattern: RegExp) => {
		pattern.lastIndex = position;
		return pattern.exec(xml);
	};
	const text = read(TEXT) ?? read(CDATA);
	if (text) {
		// Only the content of CDATA is a group, and stands for itself.
		parent.text += text[1] ?? resolve(text[0]);
		return text[0].length;
	}
	const end = read(END);
	if (end && parent.name === end[1]) {
		open.pop();
		return end[0].length;
	}
	const tag = read(TAG);
	if (tag === null) return undefined;
	const element: XmlElement = { name: tag[1] ?? '', attributes: readAttributes(tag[2] ?? ''), children: [], text: '' };
	parent.children.push(element);
	if (tag[3] === '') open.push(element);
	return tag[0].length;
}

function readAttributes(text: string): Record<string, string> {
	return Object.fromEntries([...text.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', a, b]) => [name, resolve(a ?? b ?? '')]));
}

function resolve(text: string): string {
	if (text.includes(']]>')) throw new Error('A text holds the end of a CDATA section');
	return text.replace(/&([^;\s]*);?/g, (whole, name: string) => {
		const value = ENTITIES[name] ?? (/^#\d+$/.test(name) ? String.fromCodePoint(Number(name.slice(1))) : undefined);
		if (value === undefined || !whole.endsWith(';')) throw new Error(`Unknown entity ${whole}`);
		return value;
	});
}
