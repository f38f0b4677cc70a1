/**
 * Makes a function that returns the 1-based line of the key (or list item) at the end of a path in a JSON text, or of its nearest parent.
 * The text must be valid JSON. Each container is scanned once, on first use, so thousands of lookups in megabytes of text are fast.
 */
export function createJsonLines(text: string): (segments: readonly string[]) => number {
	const scanned = new Map<number, Map<string, Child>>();
	let starts: number[] | undefined;
	const childrenAt = (offset: number) => {
		const known = scanned.get(offset);
		if (known) return known;
		const found = scanContainer(text, offset);
		scanned.set(offset, found);
		return found;
	};
	return (segments) => {
		let value = skipSpace(text, 0);
		let shown = value;
		for (const segment of segments) {
			const child = childrenAt(value).get(segment);
			if (!child) break;
			value = child.value;
			shown = child.shown;
		}
		starts ??= lineStarts(text);
		return lineAmong(starts, shown);
	};
}

interface Child {
	/** Offset of the value. */
	value: number;
	/** Offset of the key in an object, of the value in a list. */
	shown: number;
}

/** Direct children of the object or list at `offset`; none for other values. Of a repeated key the last one counts, as in `JSON.parse`. */
function scanContainer(text: string, offset: number): Map<string, Child> {
	const children = new Map<string, Child>();
	const open = text[offset];
	if (open !== '{' && open !== '[') return children;
	let position = skipSpace(text, offset + 1);
	for (let index = 0; position < text.length && text[position] !== '}' && text[position] !== ']'; index++) {
		const shown = position;
		let key = String(index);
		if (open === '{') {
			const end = skipString(text, position);
			key = JSON.parse(text.slice(position, end)) as string;
			position = skipSpace(text, skipSpace(text, end) + 1);
		}
		children.set(key, { value: position, shown });
		position = skipSpace(text, skipValue(text, position));
		if (text[position] === ',') position = skipSpace(text, position + 1);
	}
	return children;
}

function skipSpace(text: string, offset: number): number {
	let position = offset;
	while (position < text.length && ' \t\r\n\ufeff'.includes(text[position] ?? '')) position++;
	return position;
}

/** Offset after the string that begins at `offset`. */
function skipString(text: string, offset: number): number {
	let position = offset + 1;
	while (position < text.length && text[position] !== '"') position += text[position] === '\\' ? 2 : 1;
	return position + 1;
}

/** Offset after the value that begins at `offset`. */
function skipValue(text: string, offset: number): number {
	let position = offset;
	let depth = 0;
	do {
		const character = text[position];
		if (character === '"') {
			position = skipString(text, position);
			continue;
		}
		if (character === '{' || character === '[') depth++;
		else if (character === '}' || character === ']') depth--;
		else if (depth === 0) return skipWord(text, position);
		position++;
	} while (depth > 0 && position < text.length);
	return position;
}

/** Offset after a number, `true`, `false` or `null`. */
function skipWord(text: string, offset: number): number {
	let position = offset;
	while (position < text.length && /[\w.+-]/.test(text[position] ?? '')) position++;
	return Math.max(position, offset + 1);
}

function lineStarts(text: string): number[] {
	const starts = [0];
	for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
	return starts;
}

function lineAmong(starts: readonly number[], offset: number): number {
	let low = 0;
	let high = starts.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle + 1;
		else high = middle;
	}
	return low;
}
