/** A piece of XML: `ts` name of an element or value of an attribute, `tf` name of an attribute, as the classes of code blocks name them; `undefined` for everything between. */
interface XmlToken {
	kind: 'ts' | 'tf' | undefined;
	text: string;
}

/** Matches a part without colours (up to the end of the text if it is not closed), or a tag: its opening characters, its name, the rest. */
const TAGS = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|(<[/?]?)([^\s<>/="'!?]+)((?:"[^"]*"|'[^']*'|[^<>"'])*)/g;
const ATTRIBUTES = /(\s)([^\s="']+)(=)("[^"]*"|'[^']*')/g;

/** Takes XML apart for colouring. The pieces together are the text. */
export function xmlTokens(xml: string): XmlToken[] {
	const tokens: XmlToken[] = [];
	const add = (kind: XmlToken['kind'], text: string) => {
		if (text !== '') tokens.push({ kind, text });
	};
	const addAttributes = (rest: string) => {
		let end = 0;
		for (const { 0: attribute, 1: space = '', 2: name = '', 3: equals = '', 4: value = '', index } of rest.matchAll(ATTRIBUTES)) {
			add(undefined, rest.slice(end, index) + space);
			add('tf', name);
			add(undefined, equals);
			add('ts', value);
			end = index + attribute.length;
		}
		add(undefined, rest.slice(end));
	};
	let end = 0;
	for (const { 0: tag, 1: opening, 2: name = '', 3: rest = '', index } of xml.matchAll(TAGS)) {
		if (opening === undefined) continue;
		add(undefined, xml.slice(end, index) + opening);
		add('ts', name);
		addAttributes(rest);
		end = index + tag.length;
	}
	add(undefined, xml.slice(end));
	return tokens;
}
