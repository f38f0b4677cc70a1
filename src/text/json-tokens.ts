/** A piece of JSON: `tw` key, `ts` text, `tk` number or word, as the classes of code blocks name them; `undefined` for everything between. */
interface JsonToken {
	kind: 'tw' | 'ts' | 'tk' | undefined;
	text: string;
}

const TOKEN_PATTERN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b/g;

/** Takes JSON apart for colouring. The pieces together are the text. */
export function jsonTokens(json: string): JsonToken[] {
	const tokens: JsonToken[] = [];
	const add = (kind: JsonToken['kind'], text: string) => {
		if (text !== '') tokens.push({ kind, text });
	};
	let end = 0;
	for (const match of json.matchAll(TOKEN_PATTERN)) {
		const [token, text, colon = ''] = match;
		add(undefined, json.slice(end, match.index));
		if (text === undefined) add('tk', token);
		else add(colon === '' ? 'ts' : 'tw', text);
		add(undefined, colon);
		end = match.index + token.length;
	}
	add(undefined, json.slice(end));
	return tokens;
}
