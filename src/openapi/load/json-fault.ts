/** Tokens of JSON (RFC 8259): a string, a number or word, or a structural character. */
const JSON_TOKEN =
	/\s*(?:("[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\p{Cc}]*)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([{}[\],:]))/uy;

/** The next expected token: a value, a value or the end of an empty list, a key (or the end of an empty object), a colon, a comma or an end. */
type Next = 'value' | 'item' | 'key' | 'first key' | 'colon' | 'comma';

type TokenGroups = Record<'string' | 'word' | 'sign', string | undefined>;

/** 1-based line of the first fault in a text that is meant to be JSON. `JSON.parse` does not always tell. */
export const lineOfJsonFault = (text: string): number => placeOfJsonFault(text).line;

/** 1-based line and column of the first fault in a text that is meant to be JSON. */
export function placeOfJsonFault(text: string): { line: number; column: number } {
	const open: string[] = [];
	let next: Next = 'value';
	JSON_TOKEN.lastIndex = 0;
	let fault = 0;
	for (let match = JSON_TOKEN.exec(text); match; match = JSON_TOKEN.exec(text)) {
		const [whole, string, word, sign] = match;
		const after: Next | undefined = AFTER[next]({ string, word, sign }, open);
		fault = match.index + whole.length - whole.trimStart().length;
		if (after === undefined) break;
		next = after;
		fault = JSON_TOKEN.lastIndex;
	}
	const rest = /^\s*/.exec(text.slice(fault))?.[0].length ?? 0;
	const offset = Math.min(fault + rest, text.trimEnd().length);
	const lines = text.slice(0, offset).split('\n');
	return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** The next expected token after a token, or `undefined` if the token was not expected. `open` holds the open brackets. */
const AFTER: Readonly<Record<Next, (token: TokenGroups, open: string[]) => Next | undefined>> = {
	value: afterValue,
	item: (token, open) => (token.sign === ']' ? closed(']', open) : afterValue(token, open)),
	key: ({ string }) => (string === undefined ? undefined : 'colon'),
	'first key': (token, open) => (token.sign === '}' ? closed('}', open) : AFTER.key(token, open)),
	colon: ({ sign }) => (sign === ':' ? 'value' : undefined),
	comma: ({ sign }, open) => {
		if (sign === ',' && open.length > 0) return open.at(-1) === '{' ? 'key' : 'value';
		return closed(sign, open);
	},
};

function afterValue({ string, word, sign }: TokenGroups, open: string[]): Next | undefined {
	if (string !== undefined || word !== undefined) return 'comma';
	if (sign !== '{' && sign !== '[') return undefined;
	open.push(sign);
	return sign === '{' ? 'first key' : 'item';
}

/** The next expected token after a closing bracket. */
const closed = (sign: string | undefined, open: string[]): Next | undefined =>
	(sign === '}' && open.pop() === '{') || (sign === ']' && open.pop() === '[') ? 'comma' : undefined;
