/** One value of a token: quoted or not, with a star at its end or not (RULES.md ). */
export interface TokenValue {
	text: string;
	quoted: boolean;
	/** `*` at the end of an unquoted value; it is not part of `text`. */
	open: boolean;
	start: number;
	end: number;
}

/** One condition of an expression as it is written; positions count UTF-16 units from 0, `end` is behind the last. */
export interface Token {
	negated: boolean;
	/** Name before the colon as it is written. */
	field?: { name: string; start: number; end: number };
	/** Alternatives between `|`; without a field there is one. */
	values: TokenValue[];
	start: number;
	end: number;
}

const QUOTES: Readonly<Record<string, string>> = { '"': '"', '„': '“”"', '“': '”“"' };
const FIELD_PREFIX = /^([\p{L}\p{N}_.]+):/u;

/** Cuts a search expression into tokens at spaces; quotes keep words together, a missing closing quote ends with the text. */
export function tokenise(expression: string): Token[] {
	const tokens: Token[] = [];
	let at = 0;
	while (at < expression.length) {
		if (/\s/.test(expression.charAt(at))) at++;
		else {
			const token = readToken(expression, at);
			tokens.push(token);
			at = token.end;
		}
	}
	return tokens;
}

function readToken(expression: string, start: number): Token {
	const negated = expression[start] === '-' && !/^(\s|$)/.test(expression.slice(start + 1));
	let at = negated ? start + 1 : start;
	const name = FIELD_PREFIX.exec(expression.slice(at))?.[1];
	const field = name === undefined ? undefined : { name, start: at, end: at + name.length };
	if (field !== undefined) at = field.end + 1;
	const values = [readTokenValue(expression, at, field !== undefined)];
	at = values[0]?.end ?? at;
	while (field !== undefined && expression[at] === '|') {
		const value = readTokenValue(expression, at + 1, true);
		values.push(value);
		at = value.end;
	}
	return { negated, values, start, end: at, ...(field && { field }) };
}

function readTokenValue(expression: string, start: number, inField: boolean): TokenValue {
	const closing = QUOTES[expression[start] ?? ''];
	if (closing !== undefined) {
		let end = start + 1;
		while (end < expression.length && !closing.includes(expression.charAt(end))) end++;
		return { text: expression.slice(start + 1, end), quoted: true, open: false, start, end: Math.min(end + 1, expression.length) };
	}
	const text = (inField ? /^[^\s|]*/ : /^\S*/).exec(expression.slice(start))?.[0] ?? '';
	const open = text.endsWith('*');
	return { text: open ? text.slice(0, -1) : text, quoted: false, open, start, end: start + text.length };
}
