import { exactJson } from '#openapi/json/exact-json.ts';
import { isObject } from '#openapi/json/json.ts';
import { isMultipartType } from '#openapi/json/media-type.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { ownValue } from '#text/own-value.ts';
import { message } from '#words/console.ts';
import { chosenFor, variantFor, withChosen } from './chosen-variants.ts';
import { formField, type Member } from './field.ts';
import { bodyKey, type FieldProblems, parameterKey } from './field-problems.ts';
import { askedParameters, bodyFor, type ConsoleForm, isBodyEmptied, isFileBody, isTextBody, keyOf } from './form.ts';
import { type FormPlace, pointerOf } from './place.ts';

/** Levels of a body that are looked into. */
const DEEPEST_BODY = 8;

/** Whether a body is an unchanged example of the provider, which is not checked for missing values. */
function isOwnExample({ body, mediaType, exampleName }: ConsoleForm, operation: Operation, model: ApiModel): boolean {
	return exampleName !== undefined && exactJson(body ?? null) === exactJson(bodyFor(operation, model, { mediaType, example: exampleName }).body ?? null);
}

/** A message for each field that is required and empty, or has a value that cannot be sent. */
export function missingValues(form: ConsoleForm, operation: Operation, model: ApiModel): FieldProblems {
	const missing: Record<string, string> = {};
	const segments = new Set(operation.path.split('/'));
	for (const parameter of askedParameters(operation)) {
		const value = form.parameters[keyOf(parameter)];
		// An emptied field is `undefined`. An empty text is a value that the description allows, but a path cannot hold it.
		if (parameter.required && (value === undefined || (value === '' && parameter.place === 'path'))) missing[parameterKey(parameter.name)] = message.required;
		// Also where they are percent-encoded (WHATWG URL, 4.2).
		if (parameter.place === 'path' && segments.has(`{${parameter.name}}`) && /^\.\.?$/.test(String(value)))
			missing[parameterKey(parameter.name)] = message.dots;
	}
	const { mediaType } = form;
	if (!form.hasBody || form.draft !== undefined || isTextBody(operation, model, mediaType)) return missing;
	// The log keeps no files of requests to real servers, so a form from the log may lack one, and would send an empty file.
	if (isFileBody(operation, model, mediaType)) return Object.keys(form.files).length > 0 ? missing : { ...missing, [bodyKey('')]: message.required };
	const schema = operation.requestBody?.content.find(({ type }) => type === mediaType)?.schema;
	if (!schema) return missing;
	if (isBodyEmptied({ form, operation }, model)) return { ...missing, [bodyKey('')]: message.required };
	if (isOwnExample(form, operation, model)) return missing;
	return { ...missing, ...missingInBody([schema], form, model) };
}

/** Messages for required values of a body that are missing, and for files that are not chosen. */
function missingInBody(schemas: readonly SchemaSource[], { body, mediaType = '', files }: ConsoleForm, { document }: ApiModel): FieldProblems {
	const missing: Record<string, string> = {};
	const isMissingFile = (value: unknown) => isMultipartType(mediaType) && isObject(body) && !Object.hasOwn(files, String(value));
	const visit = (sources: readonly SchemaSource[], value: unknown, place: FormPlace): void => {
		if (place.length > DEEPEST_BODY) return;
		const { shape } = formField(document, sources);
		if (shape.kind === 'file' && isMissingFile(value)) missing[bodyKey(pointerOf(place))] = message.required;
		if (shape.kind === 'choice') {
			const variant = shape.group.variants[variantFor(document, shape, value)];
			if (variant) visit([variant.source, ...shape.beside], value, place);
		} else if (shape.kind === 'list' && Array.isArray(value)) {
			value.forEach((item, index) => {
				visit(shape.items, item, [...place, index]);
			});
		} else if (shape.kind === 'object' && isObject(value)) {
			const { members } = withChosen(document, shape, chosenFor(document, shape, value));
			for (const member of members) visitMember(member, ownValue(value, member.name), [...place, member.name]);
		}
	};
	const visitMember = ({ sources, required }: Member, value: unknown, place: FormPlace): void => {
		if (value !== undefined) visit(sources, value, place);
		else if (required && !formField(document, sources).hidden) missing[bodyKey(pointerOf(place))] = message.required;
	};
	visit(schemas, body, []);
	return missing;
}
