import { essence, isJsonType, isTextType } from '#openapi/json/media-type.ts';
import { segmentsOf } from '#openapi/json/pointer.ts';
import type { Mismatch, Refused } from '#sandbox/behaviour.ts';
import { plannedRoot } from '#sandbox/plan/planned-xml.ts';
import type { PlannedMedia, PlannedOperation } from '#sandbox/plan/sandbox-plan.ts';
import { shapesOfAlternatives, type TextShape, textShapeOf } from '#sandbox/validate/shape.ts';
import { withoutExcused } from '#sandbox/validate/without-excused.ts';
import { decodeForm } from './decode-form.ts';
import { decodeXml } from './decode-xml.ts';
import { mediaFor } from './media-types.ts';
import { parseJson } from './parse-json.ts';
import type { RequestRules } from './request-rules.ts';
import { kindOfText } from './value-of-text.ts';

/** The value of a body, or why it is refused. */
type DecodedBody = { value: unknown } | Refused;

/** The body of a request as it came; `bytes` is `undefined` without one. */
interface SentBody {
	bytes: Uint8Array<ArrayBuffer> | undefined;
	headers: Headers;
}

/** The plan for the body that was sent. */
interface BodyRules {
	media: PlannedMedia;
	plan: RequestRules['plan'];
	check(value: unknown): Mismatch[];
}

/** Reads a body by its media type and validates it. Operations without a described body ignore what is sent. */
export async function decodeBody(operation: PlannedOperation, { bytes, headers }: SentBody, { plan, requests }: RequestRules): Promise<DecodedBody> {
	const contentType = headers.get('content-type') ?? '';
	if (!operation.body || (bytes === undefined && mayBeMissing(operation, contentType))) return { value: undefined };
	if (bytes === undefined && contentType === '') return { kind: 'malformed-body' };
	const media = mediaFor(operation.body.content, contentType);
	const encoding = headers.get('content-encoding') ?? 'identity';
	if (!media || encoding.toLowerCase() !== 'identity') return { kind: 'unsupported-media-type' };
	const { schema, excused } = media;
	const check = (value: unknown) => (schema === undefined ? [] : withoutExcused(requests(schema, value), value, excused));
	return decodeMedia(bytes ?? new Uint8Array(), contentType, { media, plan, check });
}

function mayBeMissing({ body, method }: PlannedOperation, contentType: string): boolean {
	// Browsers send no body with these, whatever a description asks for.
	if (method === 'get' || method === 'head') return true;
	return body?.required !== true && !essence(contentType).startsWith('multipart/');
}

async function decodeMedia(sent: Uint8Array<ArrayBuffer>, contentType: string, rules: BodyRules): Promise<DecodedBody> {
	const { media, plan, check } = rules;
	if (isJsonType(contentType)) return checked(parseJson(sent), check);
	if (/^(multipart\/form-data|application\/x-www-form-urlencoded)$/.test(essence(contentType))) return decodeFormBody(sent, contentType, rules);
	if (media.xml) return checked(decodeXml(plannedRoot(plan.xml, media.xml), new TextDecoder().decode(sent)), check);
	if (!isTextType(contentType)) return { value: sent };
	const isText = media.schema !== undefined && textShapeOf(plan.schemas, plan.schemas[media.schema]).types.has('string');
	return checked([new TextDecoder().decode(sent)], isText ? check : () => []);
}

/** A form has only texts and files: what they are is tried with all alternatives of the schema together, then with each alone. */
async function decodeFormBody(sent: Uint8Array<ArrayBuffer>, contentType: string, rules: BodyRules): Promise<DecodedBody> {
	const form = await new Response(sent, { headers: { 'content-type': contentType } }).formData().catch(() => undefined);
	if (!form) return { kind: 'malformed-body' };
	const { schemas } = rules.plan;
	const schema = rules.media.schema === undefined ? true : schemas[rules.media.schema];
	const first = await readForm(form, textShapeOf(schemas, schema), rules);
	if ('value' in first) return first;
	for (const shape of shapesOfAlternatives(schemas, schema)) {
		const read = await readForm(form, shape, rules);
		if ('value' in read) return read;
	}
	return first;
}

async function readForm(form: FormData, shape: TextShape, { media, check }: BodyRules): Promise<DecodedBody> {
	const { value: fields, mismatches } = await decodeForm(form, shape, media.encoding);
	// Some generators describe parts of any name as a list.
	const isList = kindOfText(shape) === 'array' && shape.names.length === 0;
	const value = isList ? Object.values(fields).flat() : fields;
	const told = new Set(mismatches.map(({ pointer }) => pointer));
	const further = check(withoutBytes(value)).filter(({ pointer, keyword }) => !told.has(pointer) && !concernsFile(value, pointer, keyword));
	return checked([value], () => [...mismatches, ...further]);
}

/** The decoded body, if it is valid; `read` is `undefined` if it could not be decoded. */
function checked(read: readonly [unknown] | undefined, check: BodyRules['check']): DecodedBody {
	if (!read) return { kind: 'malformed-body' };
	const mismatches = check(read[0]);
	return mismatches.length > 0 ? { kind: 'invalid-body', mismatches } : { value: read[0] };
}

const isFileValue = (value: unknown) => typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;

/** JSON Schema knows no files; to the validator they are texts. */
function withoutBytes(form: Readonly<Record<string, unknown>> | readonly unknown[]): unknown {
	const plain = (value: unknown) => (isFileValue(value) ? '' : value);
	if (Array.isArray(form)) return form.map(plain);
	return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, Array.isArray(value) ? value.map(plain) : plain(value)]));
}

/** Keywords for texts do not apply to the text that represents a file. */
function concernsFile(form: Readonly<Record<string, unknown>> | readonly unknown[], pointer = '', keyword: string): boolean {
	const [name = '', index] = segmentsOf(pointer);
	const value = (form as Readonly<Record<string, unknown>>)[name];
	return isFileValue(index !== undefined && Array.isArray(value) ? value[Number(index)] : value) && keyword !== 'additionalProperties';
}
