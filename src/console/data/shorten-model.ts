import { isObject } from '#openapi/json/json.ts';
import type { MediaType, NamedExample, Value } from '#openapi/model/message.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { successOf } from '#openapi/model/success.ts';
import { ownAddress } from '#openapi/request/own-query.ts';

/**
 * A model without the parts that forms, requests and samples do not need: pages, tags, texts about operations, all responses except the first success.
 * What a browser loads to try an operation is made from it.
 */
export function shortenModel(model: ApiModel): ApiModel {
	return {
		...model,
		description: undefined,
		summary: undefined,
		logo: undefined,
		tags: [],
		tagGroups: [],
		markingTags: [],
		operations: model.operations.map(shortenOperation),
		webhooks: [],
		schemas: [],
		scopes: [],
		securitySchemes: [],
		document: referredParts(model),
	};
}

/** Schemas refer to the components, seldom to other places. */
function referredParts({ document, operations }: ApiModel): ApiModel['document'] {
	const { components, ...rest } = document;
	const isElsewhere = /"\$ref":"(?!#\/components\/)/.test(JSON.stringify([components, operations.map(({ requestBody }) => requestBody)]));
	if (isElsewhere) return { components, ...rest };
	return { components: { schemas: isObject(components) ? components['schemas'] : {} } };
}

function shortenOperation(operation: Operation): Operation {
	const success = successOf(operation.responses);
	const { parameters, requestBody } = operation;
	return {
		...operation,
		summary: undefined,
		description: undefined,
		badges: [],
		callbacks: [],
		codeSamples: [],
		requiredScopes: [],
		optionalScopes: [],
		security: operation.security.map(({ schemes }) => ({
			schemes: schemes.map(({ name, scheme, scopes }) => ({
				name,
				scopes: scopes.map((scope) => ({ ...scope, words: undefined })),
				scheme: scheme && { ...scheme, flows: [], scopes: [] },
			})),
		})),
		parameters: {
			path: parameters.path.map(shortenValue),
			query: parameters.query.map(shortenValue),
			querystring: parameters.querystring.map(shortenValue),
			header: parameters.header.map(shortenValue),
			cookie: parameters.cookie.map(shortenValue),
		},
		requestBody: requestBody && { ...requestBody, description: undefined, content: requestBody.content.map(shortenMedia) },
		responses: success
			? [
					{
						...success,
						links: [],
						content: success.content.map((media) => ({ ...shortenMedia(media), examples: media.examples.slice(0, 1).map(onlyAddress) })),
					},
				]
			: [],
	};
}

function shortenValue<V extends Value>(value: V): V {
	return { ...value, examples: value.examples.slice(0, 1).map(withoutWords) };
}

const shortenMedia = (media: MediaType): MediaType => ({ ...media, examples: media.examples.map(withoutWords) });

const withoutWords = (example: NamedExample): NamedExample => ({ ...example, description: undefined });

/** Of the example of a response, only its own address matters, which shows the parameters that belong to it. */
const onlyAddress = (example: NamedExample): NamedExample => ({ ...withoutWords(example), value: { self: ownAddress(example.value) } });
