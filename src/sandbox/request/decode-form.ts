import { pointerTo } from '#openapi/json/pointer.ts';
import type { Mismatch, UploadedFile } from '#sandbox/behaviour.ts';
import type { PlannedMedia } from '#sandbox/plan/sandbox-plan.ts';
import type { TextShape } from '#sandbox/validate/shape.ts';
import { type NestedField, nestedName, valueOfFields } from './nested-fields.ts';
import { parseJson } from './parse-json.ts';
import { kindOfText, SEPARATORS, splitValue, valueOfText } from './value-of-text.ts';

interface FormValue {
	value: Record<string, unknown>;
	mismatches: Mismatch[];
}

type FieldEncodings = NonNullable<PlannedMedia['encoding']>;

/**
 * Reads the fields of a form (multipart or urlencoded) as values of the schema's properties. What the schema calls a file stays one, anything else sent
 * as a file is read as text. Fields sent more than once are a list where the schema allows one.
 */
export async function decodeForm(form: FormData, shape: TextShape, encoding: FieldEncodings = {}): Promise<FormValue> {
	const decoded: FormValue = { value: {}, mismatches: [] };
	const nested = nestedFields(form, shape);
	const plain = [...new Set(form.keys())].filter((name) => innerField(name, shape) === undefined && name !== '__proto__');
	for (const name of plain) {
		const sent = form.getAll(name);
		const property = shape.property(name);
		if (kindOfText(property) === 'array') {
			decoded.value[name] = await listOfEntries(sent, property, encoding[name]);
			continue;
		}
		const { value, mismatches } = await singleValue(sent, property);
		decoded.value[name] = value;
		decoded.mismatches.push(...mismatches.map((mismatch) => ({ ...mismatch, pointer: pointerTo('', name) })));
	}
	for (const [name, fields] of nested) decoded.value[name] = valueOfFields(fields, shape.property(name));
	return decoded;
}

/** A field that names a place in one of the schema's properties (`address[street]`). */
function innerField(name: string, { names }: TextShape) {
	const inner = names.includes(name) ? undefined : nestedName(name);
	return inner && names.includes(inner.property) ? inner : undefined;
}

/** The fields that name places in properties, by property. */
function nestedFields(form: FormData, shape: TextShape): Map<string, NestedField[]> {
	const nested = [...form].flatMap(([name, text]) => {
		const inner = innerField(name, shape);
		return inner && typeof text === 'string' ? [{ ...inner, text }] : [];
	});
	return Map.groupBy(nested, ({ property }) => property);
}

async function listOfEntries(sent: readonly (File | string)[], list: TextShape, encoding: FieldEncodings[string] | undefined): Promise<unknown> {
	// Only in style `form` each value is a field of its own unless something else is said.
	const { style = 'form', explode = style === 'form' } = encoding ?? {};
	const texts = !explode && typeof sent[0] === 'string' ? splitValue(sent[0], SEPARATORS[style] ?? ',', (text) => text) : sent;
	const read = await Promise.all(texts.map((entry) => valueOfEntry(entry, list.items())));
	// A list may also come as one field of JSON.
	const [only] = read;
	return read.length === 1 && typeof only === 'string' && only.startsWith('[') ? (jsonOfText(only) ?? read) : read;
}

async function singleValue(sent: readonly (File | string)[], property: TextShape): Promise<{ value: unknown; mismatches: Omit<Mismatch, 'pointer'>[] }> {
	const [first] = sent;
	const value = first === undefined ? undefined : await valueOfEntry(first, property);
	const repeated = { keyword: 'repeated-parameter', expected: 1, actual: sent.length };
	const noFile = { keyword: 'type', expected: 'file', actual: value };
	return { value, mismatches: [...(sent.length === 1 ? [] : [repeated]), ...(property.isBytes && typeof value === 'string' ? [noFile] : [])] };
}

async function valueOfEntry(entry: File | string, shape: TextShape): Promise<unknown> {
	if (typeof entry !== 'string' && (shape.isBytes || shape.types.size === 0)) return uploaded(entry);
	const text = typeof entry === 'string' ? entry : await entry.text();
	return kindOfText(shape) === 'object' ? (jsonOfText(text) ?? text) : valueOfText(text, shape);
}

async function uploaded(file: File): Promise<UploadedFile> {
	return { name: file.name, mediaType: file.type || 'application/octet-stream', bytes: new Uint8Array(await file.arrayBuffer()) };
}

const jsonOfText = (text: string) => parseJson(new TextEncoder().encode(text))?.[0];
