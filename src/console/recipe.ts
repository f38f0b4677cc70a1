import { exactJson } from '#openapi/json/exact-json.ts';
import type { Operation } from '#openapi/model/model.ts';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { filledIn, type Taken } from '#schema/recipe-values.ts';
import type { RecipeStep } from '#schema/recipes.ts';
import { ownValue } from '#text/own-value.ts';
import type { ConsoleData } from './data/console-data.ts';
import { type Exchange, headerOf, jsonValue, type ReadResponse } from './exchange/exchange.ts';
import { askedParameters, bodyFor, initialForm, keyOf, requestOfForm } from './form/form.ts';
import { atPointer } from './form/place.ts';
import { placeholderFile } from './form/placeholder-file.ts';

export interface StepRequest {
	operation: Operation;
	request: ApiRequest;
	files: Readonly<Record<string, File>>;
	/** The token that the step names, if it names one. */
	token: string | undefined;
}

/** The request of a step; `undefined` when the description has no such operation. */
export function requestOfStep(step: RecipeStep, taken: Taken, { model, tokenVariable }: Pick<ConsoleData, 'model' | 'tokenVariable'>): StepRequest | undefined {
	const operation = model.operations.find(({ id }) => id === step.operation);
	if (operation === undefined) return undefined;
	const parameters = Object.fromEntries(
		askedParameters(operation).map((parameter) => [keyOf(parameter), filledIn(ownValue(step.parameters, parameter.name), taken)]),
	);
	const form = { ...initialForm(operation, model), parameters, hasBody: step.body !== undefined };
	if (step.body !== undefined) Object.assign(form, bodyFor(operation, model, { mediaType: form.mediaType }), { body: filledIn(step.body, taken) });
	const request = requestOfForm({ form, operation }, model, { tokenVariable });
	const named = request.body.kind === 'multipart' ? request.body.parts.flatMap((part) => (part.kind === 'file' ? [part] : [])) : [];
	const files = named.map(({ fileName, mediaType }) => {
		const content = ownValue(step.files, fileName);
		return [fileName, content === undefined ? placeholderFile(fileName, mediaType) : new File([content], fileName, { type: mediaType })];
	});
	const token = step.token === undefined ? undefined : String(filledIn(step.token, taken));
	return { operation, request, files: Object.fromEntries(files), token };
}

/** Returns an update of the played steps for the response of the step at `index`: later steps are discarded. If the recipe was restarted meanwhile (`now` is not `began`), the response is dropped. */
export const afterStep = (began: readonly Exchange[], index: number, exchange: Exchange) => (now: readonly Exchange[]) =>
	now === began ? [...began.slice(0, index), exchange] : now;

/** The values that later steps take from a response; missing ones are left out. */
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
