import { exactJson } from '#openapi/json/exact-json.ts';
import { isObject } from '#openapi/json/json.ts';
import type { Operation } from '#openapi/model/model.ts';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import type { RecipeStep } from '#schema/recipes.ts';
import type { ConsoleData } from './data/console-data.ts';
import { headerOf, jsonValue, type ReadResponse } from './exchange/exchange.ts';
import { askedParameters, bodyFor, initialForm, keyOf, requestOfForm } from './form/form.ts';
import { atPointer } from './form/place.ts';
import { placeholderFile } from './form/placeholder-file.ts';

/** What the steps so far have taken, by name. */
export type Taken = Readonly<Record<string, unknown>>;

const VALUE_PLACEHOLDER = /\{([\w-]+)\}/g;

/** Names of the values that a step needs from those before. */
export function needsOf({ parameters, body, token }: RecipeStep): string[] {
	return [...new Set([...JSON.stringify([parameters, body, token ?? null]).matchAll(VALUE_PLACEHOLDER)].map(([, name = '']) => name))];
}

/** A value with what was taken put in its places. A text that is one place becomes the value itself. */
export function filledIn(value: unknown, taken: Taken): unknown {
	if (typeof value === 'string') {
		const [, only] = /^\{([\w-]+)\}$/.exec(value) ?? [];
		if (only !== undefined && only in taken) return taken[only];
		return value.replace(VALUE_PLACEHOLDER, (place, name: string) => (name in taken ? String(taken[name]) : place));
	}
	if (Array.isArray(value)) return value.map((item) => filledIn(item, taken));
	return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filledIn(inner, taken)])) : value;
}

export interface StepRequest {
	operation: Operation;
	request: ApiRequest;
	files: Readonly<Record<string, File>>;
}

/** The request of a step; `undefined` when the description has no such operation. */
export function requestOfStep(step: RecipeStep, taken: Taken, { model, tokenVariable }: Pick<ConsoleData, 'model' | 'tokenVariable'>): StepRequest | undefined {
	const operation = model.operations.find(({ id }) => id === step.operation);
	if (operation === undefined) return undefined;
	const parameters = Object.fromEntries(askedParameters(operation).map((parameter) => [keyOf(parameter), filledIn(step.parameters[parameter.name], taken)]));
	const form = { ...initialForm(operation, model), parameters, hasBody: step.body !== undefined };
	if (step.body !== undefined) Object.assign(form, bodyFor(operation, model, { mediaType: form.mediaType }), { body: filledIn(step.body, taken) });
	const request = requestOfForm({ form, operation }, model, { tokenVariable });
	const named = request.body.kind === 'multipart' ? request.body.parts.flatMap((part) => (part.kind === 'file' ? [part] : [])) : [];
	const files = named.map(({ fileName, mediaType }) => {
		const content = step.files[fileName];
		return [fileName, content === undefined ? placeholderFile(fileName, mediaType) : new File([content], fileName, { type: mediaType })];
	});
	return { operation, request, files: Object.fromEntries(files) };
}

/** What a response gives to later steps. What is not there is not taken. */
export function takenFrom({ take }: RecipeStep, response: ReadResponse): Taken {
	const body = jsonValue(response);
	return Object.fromEntries(
		Object.entries(take)
			.map(([name, pointer]) => [name, atPointer(body, pointer)] as const)
			.filter(([, value]) => value !== undefined && value !== null),
	);
}

/** What a reader should look at in a response, as words and value. */
export function looksAt({ look }: RecipeStep, response: ReadResponse): { words: string; value: string }[] {
	const body = jsonValue(response);
	return Object.entries(look).map(([words, place]) => {
		const value = place.startsWith('header:') ? headerOf(response, place.slice('header:'.length)) : atPointer(body, place);
		return { words, value: value === undefined ? '–' : typeof value === 'string' ? value : exactJson(value) };
	});
}
