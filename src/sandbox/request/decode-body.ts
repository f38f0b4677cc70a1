import { essence, isJsonType, isTextType } from '#openapi/json/media-type.ts';
import { segmentsOf } from '#openapi/json/pointer.ts';
import type { Mismatch, Refused } from '#sandbox/behaviour.ts';
import { plannedRoot } from '#sandbox/plan/planned-xml.ts';
import type { PlannedOperation } from '#sandbox/plan/sandbox-plan.ts';
import { textShapeOf } from '#sandbox/validate/shape.ts';
import { withoutExcused } from '#sandbox/validate/without-excused.ts';
import { decodeForm } from './decode-form.ts';
import { decodeXml } from './decode-xml.ts';
import { mediaFor } from './media-types.ts';
import { parseJson } from './parse-json.ts';
import type { RequestRules } from './request-rules.ts';
import { kindOfText } from './value-of-text.ts';

/** The value of a body, or why it is refused. */
export type DecodedBody = { value: unknown } | Refused;

/**
 * Reads a body by its media type and validates it. Operations without a described body ignore what is sent.
 * @param bytes `undefined` without a body.
 */
export async function decodeBody(
	{ body, method }: PlannedOperation,
	{ bytes, headers }: { bytes: Uint8Array<ArrayBuffer> | undefined; headers: Headers },
	{ plan: { schemas, xml }, requests }: RequestRules,
): Promise<DecodedBody> {
	if (!body) return { value: undefined };
	const contentType = headers.get('content-type') ?? '';
	if (bytes === undefined && !body.required && !essence(contentType).startsWith('multipart/')) return { value: undefined };
	// Browsers send no body with these, whatever a description asks for.
	if (bytes === undefined && (method === 'get' || method === 'head')) return { value: undefined };
	if (bytes === undefined && contentType === '') return { kind: 'malformed-body' };
	const media = mediaFor(body.content, contentType);
	const encoding = headers.get('content-encoding') ?? 'identity';
	if (!media || encoding.toLowerCase() !== 'identity') return { kind: 'unsupported-media-type' };
	const check = (value: unknown) => (media.schema === undefined ? [] : withoutExcused(requests(media.schema, value), value, media.excused));
	const sent = bytes ?? new Uint8Array();

	if (isJsonType(contentType)) {
		const parsed = parseJson(sent);
		return parsed ? accepted(parsed[0], check(parsed[0])) : { kind: 'malformed-body' };
	}
	if (/^(multipart\/form-data|application\/x-www-form-urlencoded)$/.test(essence(contentType))) {
		const form = await new Response(sent, { headers: { 'content-type': contentType } }).formData().catch(() => undefined);
		if (!form) return { kind: 'malformed-body' };
		const shape = textShapeOf(schemas, media.schema === undefined ? true : schemas[media.schema]);
		const { value: fields, mismatches } = await decodeForm(form, shape, media.encoding);
		// Some generators describe parts of any name as a list.
		const isList = kindOfText(shape) === 'array' && shape.names.length === 0;
		const value = isList ? Object.values(fields).flat() : fields;
		const told = new Set(mismatches.map(({ pointer }) => pointer));
		return accepted(value, [
			...mismatches,
			...check(withoutBytes(value)).filter(({ pointer, keyword }) => !told.has(pointer) && !isOfFile(value, pointer, keyword)),
		]);
	}
	if (media.xml) {
		const decoded = decodeXml(plannedRoot(xml, media.xml), new TextDecoder().decode(sent));
		return decoded ? accepted(decoded[0], check(decoded[0])) : { kind: 'malformed-body' };
	}
	if (isTextType(contentType)) {
		const text = new TextDecoder().decode(sent);
		return accepted(text, media.schema === undefined || !textShapeOf(schemas, schemas[media.schema]).types.has('string') ? [] : check(text));
	}
	return accepted(sent, []);
}

function accepted(value: unknown, mismatches: readonly Mismatch[]): DecodedBody {
	return mismatches.length > 0 ? { kind: 'invalid-body', mismatches } : { value };
}

const isFile = (value: unknown) => typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;

/** JSON Schema knows no files; to the validator they are texts. */
function withoutBytes(form: Readonly<Record<string, unknown>> | readonly unknown[]): unknown {
	const plain = (value: unknown) => (isFile(value) ? '' : value);
	if (Array.isArray(form)) return form.map(plain);
	return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, Array.isArray(value) ? value.map(plain) : plain(value)]));
}

/** What a schema says of a text does not hold for the text that stands for a file. */
function isOfFile(form: Readonly<Record<string, unknown>> | readonly unknown[], pointer = '', keyword: string): boolean {
	const [name = '', index] = segmentsOf(pointer);
	const value = (form as Readonly<Record<string, unknown>>)[name];
	return isFile(index !== undefined && Array.isArray(value) ? value[Number(index)] : value) && keyword !== 'additionalProperties';
}
