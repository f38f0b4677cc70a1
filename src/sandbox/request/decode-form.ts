import { pointerTo } from '#openapi/json/pointer.ts';
import type { Mismatch, UploadedFile } from '#sandbox/behaviour.ts';
import type { PlannedBody } from '#sandbox/plan/sandbox-plan.ts';
import type { TextShape } from '#sandbox/validate/shape.ts';
import { type NestedField, nestedName, valueOfFields } from './nested-fields.ts';
import { parseJson } from './parse-json.ts';
import { kindOfText, splitValue, valueOfText } from './value-of-text.ts';

export interface FormValue {
	value: Record<string, unknown>;
	mismatches: Mismatch[];
}

/**
 * Reads the fields of a form (multipart or urlencoded) as values of the schema's properties. What the schema calls a file stays one, anything else sent
 * as a file is read as text. Fields sent more than once are a list where the schema allows one.
 */
export async function decodeForm(form: FormData, shape: TextShape, encoding: PlannedBody['content'][number]['encoding'] = {}): Promise<FormValue> {
	const decoded: FormValue = { value: {}, mismatches: [] };
	const nested = new Map<string, NestedField[]>();
	for (const name of new Set(form.keys())) {
		const inner = shape.names.includes(name) ? undefined : nestedName(name);
		if (inner && shape.names.includes(inner.property)) {
			const texts = form.getAll(name).filter((entry) => typeof entry === 'string');
			nested.set(inner.property, [...(nested.get(inner.property) ?? []), ...texts.map((text) => ({ way: inner.way, text }))]);
			continue;
		}
		if (name === '__proto__') continue;
		const sent = form.getAll(name);
		const property = shape.property(name);
		const pointer = pointerTo('', name);
		if (kindOfText(property) === 'array') {
			const texts = encoding[name]?.explode === false && typeof sent[0] === 'string' ? splitValue(sent[0], ',', (text) => text) : undefined;
			const read = await Promise.all((texts ?? sent).map((entry) => valueOfEntry(entry, property.items())));
			// A list may also come as one field of JSON.
			const [only] = read;
			decoded.value[name] = read.length === 1 && typeof only === 'string' && only.startsWith('[') ? (jsonOfText(only) ?? read) : read;
			continue;
		}
		const [first] = sent;
		if (sent.length > 1 || first === undefined) decoded.mismatches.push({ pointer, keyword: 'repeated-parameter', expected: 1, actual: sent.length });
		const value = first === undefined ? undefined : await valueOfEntry(first, property);
		if (property.isBytes && typeof value === 'string') decoded.mismatches.push({ pointer, keyword: 'type', expected: 'file', actual: value });
		decoded.value[name] = value;
	}
	for (const [name, fields] of nested) decoded.value[name] = valueOfFields(fields, shape.property(name));
	return decoded;
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
