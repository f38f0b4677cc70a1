import { exampleOfVariant } from '#openapi/example/example.ts';
import { withWholeNumbers } from '#openapi/example/whole-numbers.ts';
import { isHeaderParameter } from '#openapi/json/header-field.ts';
import { isJsonType, isXmlType } from '#openapi/json/media-type.ts';
import type { Parameter } from '#openapi/model/message.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { bodyOf, sentMedia, writtenValue } from '#openapi/request/body.ts';
import { requestOf } from '#openapi/request/build-request.ts';
import { isFileName } from '#openapi/request/file-name.ts';
import { sentParameters } from '#openapi/request/sent-parameters.ts';
import { randomUuid } from '#sandbox/reply/random-names.ts';
import { percentDecoded } from '#text/percent-decoded.ts';
import { belongsToVariant } from './chosen-variants.ts';
import { formField } from './field.ts';
import { placeholderFile } from './placeholder-file.ts';

/** Everything that a reader has filled in for one operation. */
export interface ConsoleForm {
	/** By `place.name`; `undefined` leaves a parameter out. */
	parameters: Readonly<Record<string, unknown>>;
	/** Media type of the body, where there is one. */
	mediaType: string | undefined;
	/** JSON value, or the fields of a form with files by name, or a text. XML may be either; text that a reader has written is not changed. */
	body: unknown;
	/** Whether a body is sent where it need not be. */
	hasBody: boolean;
	/** Name of the example that the body began with. */
	exampleName: string | undefined;
	/** The body as it is being written, while that is no JSON. */
	draft: string | undefined;
	/** Media types of parts that the reader has chosen, by property. */
	partTypes: Readonly<Record<string, string>>;
	/** Files by their names as the body has them; of a binary body by the empty name. */
	files: Readonly<Record<string, File>>;
}

/** Key of a parameter in a form. */
export const keyOf = ({ place, name }: Parameter): string => `${place}.${name}`;

/** Parameters that a console asks for, in the order of the page. Leaves out parameters without a place in the path, and headers that the program sets or whose names are invalid. */
export function askedParameters(operation: Operation): Parameter[] {
	const { path, query, querystring, header, cookie } = operation.parameters;
	return [
		...path.filter(({ name }) => operation.path.includes(`{${name}}`)),
		...query,
		...querystring,
		...header.filter(({ name }) => isHeaderParameter(name)),
		...cookie,
	];
}

/** The value of a parameter whose field was emptied: an empty text if it is required and may be empty, otherwise none. */
export const emptied = ({ required, allowEmptyValue, example }: Parameter): '' | undefined =>
	required && (allowEmptyValue || example === '') ? '' : undefined;

/**
 * A form filled in as the samples of the page are.
 * @param variant alternative of the body that the page shows, when a reader has chosen one.
 */
export function initialForm(operation: Operation, model: ApiModel, variant?: number): ConsoleForm {
	const sent = sentParameters(operation, {});
	const parameters = Object.fromEntries(askedParameters(operation).map((parameter) => [keyOf(parameter), initialValue(parameter, sent, model)]));
	const mediaType = defaultType(operation, model);
	return { parameters, ...bodyFor(operation, model, { mediaType, variant }), hasBody: bodyOf(operation, model, {}).kind !== 'none' };
}

/** Body, media type and files from an example of a media type: the named one, otherwise the first one of the alternative, otherwise the first. */
export function bodyFor(
	operation: Operation,
	model: ApiModel,
	{ mediaType, example, variant }: { mediaType: string | undefined; example?: string; variant?: number | undefined },
): Pick<ConsoleForm, 'mediaType' | 'body' | 'exampleName' | 'draft' | 'partTypes' | 'files'> {
	const media = operation.requestBody?.content.find(({ type }) => type === mediaType);
	const ofVariant = (value: unknown) => variant !== undefined && media?.schema && belongsToVariant(model.document, [media.schema], { value, variant });
	const written = media?.examples.find(({ name, value }) => (example === undefined ? ofVariant(value) : name === example)) ?? media?.examples[0];
	const shown = written && writtenValue(written);
	const found = shown === undefined && media?.schema ? exampleOfVariant(model.document, media.schema, { direction: 'request', variant }) : shown;
	const body = withWholeNumbers(model.document, media?.schema, found);
	const request = bodyOf(operation, model, { mediaType, example: written?.name, variant });
	const names = request.kind === 'multipart' ? request.parts.flatMap((part) => (part.kind === 'file' ? [part] : [])) : [];
	const files = Object.fromEntries(names.map(({ fileName, mediaType: type }) => [fileName, placeholderFile(fileName, type)]));
	if (request.kind === 'binary') files[''] = placeholderFile(request.fileName, request.mediaType);
	const values = request.kind === 'binary' && typeof body === 'object' ? undefined : body;
	const given = isTextBody(operation, model, mediaType) ? textFrom(request, body, mediaType) : withFileNames(values, names);
	return { mediaType, body: given, exampleName: written?.name, draft: undefined, partTypes: {}, files };
}

/** Whether a body of this type is entered as text, regardless of its schema: CSV and the like. */
export function isTextBody(operation: Operation, model: ApiModel, mediaType: string | undefined): boolean {
	return bodyOf(operation, model, { mediaType, body: '' }).kind === 'text' && xmlSchema(operation, model, mediaType) === undefined;
}

/** Whether a body is sent as a file whose format cannot be written here, although its schema may have fields: a signed document and the like. */
export function isFileBody(operation: Operation, model: ApiModel, mediaType: string | undefined): boolean {
	return bodyOf(operation, model, { mediaType }).kind === 'binary' && !isTextBody(operation, model, mediaType);
}

/** The schema of an XML body that is entered in fields; `undefined` for other types, and for schemas without parts. */
export function xmlSchema({ requestBody }: Operation, { document }: ApiModel, mediaType = ''): SchemaSource | undefined {
	const schema = requestBody?.content.find(({ type }) => type === mediaType)?.schema;
	if (schema === undefined || !isXmlType(mediaType)) return undefined;
	return ['object', 'list', 'choice'].includes(formField(document, [schema]).shape.kind) ? schema : undefined;
}

/** Whether the body that the samples send is a list. */
export function isListBody(operation: Operation, model: ApiModel): boolean {
	const schema = sentMedia(operation.requestBody)?.schema;
	return schema !== undefined && formField(model.document, [schema]).shape.kind === 'list';
}

/** The text that the samples send. Without an example it is left to the reader, unless JSON is accepted. */
function textFrom(request: ApiRequest['body'], example: unknown, mediaType = ''): string {
	if (request.kind === 'text') return request.text;
	return /yaml/.test(mediaType) && example !== undefined ? JSON.stringify(example, null, 2) : '';
}

/** Where an example has words in place of a file, the name of the file that is sent. */
function withFileNames(body: unknown, files: readonly { name: string; fileName: string }[]): unknown {
	if (files.length === 0 || typeof body !== 'object' || body === null) return body;
	const namesOf = (name: string) => files.filter((file) => file.name === name).map(({ fileName }) => fileName);
	const named = (name: string, value: unknown) => (Array.isArray(value) ? namesOf(name) : isFileName(value) ? value : namesOf(name)[0]);
	return { ...body, ...Object.fromEntries(files.map(({ name }) => [name, named(name, (body as Record<string, unknown>)[name])])) };
}

function defaultType(operation: Operation, model: ApiModel): string | undefined {
	const content = operation.requestBody?.content ?? [];
	const { kind } = bodyOf(operation, model, {});
	const isChosen = (type: string) => bodyOf(operation, model, { mediaType: type }).kind === kind;
	return (content.find(({ type }) => isJsonType(type)) ?? content.find(({ type }) => isChosen(type)) ?? content[0])?.type;
}

/** The value that the samples send; `undefined` when they leave the parameter out. */
function initialValue(parameter: Parameter, sent: ReturnType<typeof sentParameters>, model: ApiModel): unknown {
	const { place, name, example, required } = parameter;
	if (place === 'path' || (required && place !== 'query')) return example;
	if (place === 'header') return sent.headers.some((header) => header.name.toLowerCase() === name.toLowerCase()) ? example : undefined;
	if (place === 'cookie') return undefined;
	const prefix = `${encodeURIComponent(name)}=`;
	const parts = sent.query.filter((part) => part.startsWith(prefix) || part.startsWith(`${encodeURIComponent(name)}%5B`));
	const [part] = parts;
	if (part === undefined) return required ? example : undefined;
	if (parts.join('&') === parameter.serialised) return example;
	return valueFromText(percentDecoded(part.slice(prefix.length)), parameter, model);
}

/** A value from its written form; only single values and lists of them. */
function valueFromText(text: string, { schema }: Parameter, model: ApiModel): unknown {
	const kind = schema ? formField(model.document, [schema]).shape.kind : 'text';
	if (kind === 'list') return text.split(',');
	if (kind === 'number') return Number(text);
	return kind === 'boolean' ? text === 'true' : text;
}

/** A form and the operation that it is filled in for. */
export interface FilledForm {
	form: ConsoleForm;
	operation: Operation;
}

/** The request of a form, which is sent and shown in the samples. */
export function requestOfForm(
	{ form, operation }: FilledForm,
	model: ApiModel,
	options: { server?: string; tokenVariable?: string | undefined; alternative?: number } = {},
) {
	const request: ApiRequest = requestOf(operation, model, {
		...options,
		values: form.parameters,
		mediaType: form.mediaType,
		partTypes: form.partTypes,
		...(form.hasBody && form.body !== undefined ? { body: form.body } : {}),
	});
	return form.hasBody && !isBodyEmptied({ form, operation }, model) ? request : { ...request, body: { kind: 'none' as const } };
}

/** Whether a reader has removed the whole value of a body, such as a number: then the example of the samples must not be sent instead. */
export function isBodyEmptied({ form: { body, mediaType }, operation }: FilledForm, model: ApiModel): boolean {
	const schema = operation.requestBody?.content.find(({ type }) => type === mediaType)?.schema;
	return body === undefined && schema !== undefined && !isFileBody(operation, model, mediaType);
}

/** Headers that must be new for each request, e.g. `Idempotency-Key`: those whose schema is a UUID. */
export function uuidHeaders(operation: Operation, model: ApiModel): Parameter[] {
	return operation.parameters.header.filter(({ schema }) => {
		const shape = schema && formField(model.document, [schema]).shape;
		return shape?.kind === 'text' && shape.format === 'uuid';
	});
}

/** The form with a new UUID in each header that is sent and needs one. */
export function renewUuids(form: ConsoleForm, headers: readonly Parameter[]): ConsoleForm {
	const sent = headers.map(keyOf).filter((key) => form.parameters[key] !== undefined);
	return { ...form, parameters: { ...form.parameters, ...Object.fromEntries(sent.map((key) => [key, randomUuid()])) } };
}
