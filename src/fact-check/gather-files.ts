import { objectOf, valueAtPointer } from './resolve.ts';

/** Where the other files of a description stand in the one document that a check reads. */
const FILES = 'x-gathered-files';

/**
 * One document of a description and the files that it refers to: each file stands whole below a number, its folder and its name, and references lead to it there. Nothing is
 * inlined but texts, so circles stay circles, and pointers still say which file something comes from.
 * @param read parses the file at an address, or gives its text; `undefined` where there is none. What is not there stays the reference that it is.
 */
export function gatherFiles(document: unknown, address: string, read: (address: string) => unknown): unknown {
	const files: Record<string, unknown> = {};
	const keys = new Map<string, string | undefined>([[address, '']]);
	const keyOf = (file: string): string | undefined => {
		if (keys.has(file)) return keys.get(file);
		const found = read(file);
		const [folder = '', name = ''] = file
			.replace(/\.[^./]*$/, '')
			.split('/')
			.slice(-2);
		const number = String(keys.size);
		const key = found === undefined ? undefined : `/${FILES}/${number}/${folder}/${name}`;
		// Before its content is walked: two files may refer to each other.
		keys.set(file, key);
		if (key !== undefined) files[number] = { [folder]: { [name]: moved(found, file, keyOf) } };
		return key;
	};
	const whole = { ...objectOf(moved(document, address, keyOf)), [FILES]: files };
	return Object.keys(files).length === 0 ? document : withTexts(whole, whole);
}

/** A copy in which a reference to a text is the text: descriptions and samples stand in files of their own. */
function withTexts(value: unknown, root: unknown): unknown {
	if (Array.isArray(value)) return value.map((entry) => withTexts(entry, root));
	if (typeof value !== 'object' || value === null) return value;
	const reference = objectOf(value)['$ref'];
	const text = typeof reference === 'string' && reference.startsWith('#/') ? valueAtPointer(root, reference.slice(1)) : undefined;
	return typeof text === 'string' ? text : Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withTexts(child, root)]));
}

/** A copy whose references lead to where the files stand now. */
function moved(value: unknown, file: string, keyOf: (file: string) => string | undefined): unknown {
	if (Array.isArray(value)) return value.map((entry) => moved(entry, file, keyOf));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, child]) => [
			key,
			key === '$ref' && typeof child === 'string' ? movedReference(child, file, keyOf) : moved(child, file, keyOf),
		]),
	);
}

function movedReference(reference: string, file: string, keyOf: (file: string) => string | undefined): string {
	const [path = '', pointer = ''] = reference.split('#', 2);
	if (!URL.canParse(path, file)) return reference;
	const key = keyOf(path === '' ? file : new URL(path, file).href);
	return key === undefined ? reference : `#${key}${pointer}`;
}
