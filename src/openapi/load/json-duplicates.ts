import { lineOfOffset } from '#text/line-of-offset.ts';
/** Duplicate keys in objects of a JSON text, by the 1-based line of the second one. `JSON.parse` silently keeps the last. */
export function jsonDuplicates(text: string): { key: string; line: number }[] {
	const found: { key: string; offset: number }[] = [];
	/** Keys of the objects around; `undefined` for lists. */
	const open: (Set<string> | undefined)[] = [];
	for (let offset = 0; offset < text.length; offset++) {
		const sign = text.charCodeAt(offset);
		if (sign === OPEN_OBJECT) open.push(new Set());
		else if (sign === OPEN_LIST) open.push(undefined);
		else if (sign === CLOSE_OBJECT || sign === CLOSE_LIST) open.pop();
		else if (sign === QUOTE) {
			const end = endOfString(text, offset);
			const keys = open.at(-1);
			if (keys !== undefined && isKey(text, end)) {
				const key = text.slice(offset + 1, end - 1);
				if (keys.has(key)) found.push({ key, offset });
				keys.add(key);
			}
			offset = end - 1;
		}
	}
	return found.map(({ key, offset }) => ({ key, line: lineOfOffset(text, offset) }));
}

const [QUOTE, BACKSLASH, COLON, OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [34, 92, 58, 123, 125, 91, 93];

/** Offset after the string that begins at `start`. */
function endOfString(text: string, start: number): number {
	let offset = start + 1;
	while (offset < text.length && text.charCodeAt(offset) !== QUOTE) offset += text.charCodeAt(offset) === BACKSLASH ? 2 : 1;
	return offset + 1;
}

function isKey(text: string, offset: number): boolean {
	let next = offset;
	while (text.charCodeAt(next) <= 32) next++;
	return text.charCodeAt(next) === COLON;
}
