import { quotedBoxes } from '#content/markdown/quoted-boxes.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { requestOf } from '#openapi/request/build-request.ts';
import { endpointOf, validUrl } from '#openapi/request/endpoint.ts';
import { collection as words } from '#words/collection.ts';
import { BASE_VARIABLE, type CollectionOptions, requestVariables } from './collection.ts';
import { postmanBody } from './postman-body.ts';
import { postmanSecrets } from './postman-secrets.ts';

/** The form that the collection follows. */
const COLLECTION_SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
/**
 * All operations of an API as a collection for Postman, Bruno, Insomnia and the like (Postman Collection 2.1): a folder a tag, each request with its example
 * values. Address and secrets are variables of the collection, the secrets empty.
 */
export function postmanCollection(model: ApiModel, { tokenVariable, pageOf }: CollectionOptions): string {
	const asked = model.operations.map((operation) => ({ operation, request: requestOf(operation, model, { tokenVariable }) }));
	const requests = new Map(asked.map(({ operation, request }) => [operation.slug, collectionItem(operation, request, pageOf(operation))]));
	// An operation with several tags stands below the first.
	const take = (slugs: readonly string[]) =>
		slugs.flatMap((slug) => {
			const item = requests.get(slug);
			requests.delete(slug);
			return item ?? [];
		});
	const folders = model.tags.map(({ title, description, operations }) => ({
		name: title,
		...(description && { description: quotedBoxes(description) }),
		item: take(operations),
	}));
	const item = [...folders.filter((folder) => folder.item.length > 0), ...requests.values()];
	const secrets = new Set(asked.flatMap(({ request }) => requestVariables(request)));
	const collection = {
		info: {
			name: model.title,
			description: [words.about, ...(secrets.size > 0 ? [words.secrets([...secrets].join(', '))] : [])].join(' '),
			version: model.version,
			schema: COLLECTION_SCHEMA,
		},
		item,
		variable: [{ key: BASE_VARIABLE, value: baseAddress(model) }, ...[...secrets].map((key) => ({ key, value: '' }))],
	};
	return `${JSON.stringify(collection, undefined, '\t')}\n`;
}

const baseAddress = (model: ApiModel) => endpointOf(model.servers[0]?.resolvedUrl ?? '', '').endpoint.replace(/\/$/, '');

/** @param page full address of the page of the operation. */
function collectionItem(operation: Operation, { method, query, headers, body, credentials }: ApiRequest, page: string) {
	const secrets = postmanSecrets(credentials);
	const sent = postmanBody(body);
	const header = [...headers.map(({ name, value }) => ({ key: name, value })), ...secrets.header, ...sent.header];
	const description = [quotedBoxes(operation.description ?? operation.summary ?? ''), page].filter(Boolean).join('\n\n');
	return {
		name: operation.title,
		request: {
			method,
			header,
			url: urlOf(operation, [...query, ...secrets.query]),
			...(secrets.auth && { auth: secrets.auth }),
			...(sent.body && { body: sent.body }),
			description,
		},
		// Otherwise such content is cut off.
		...(method === 'GET' && sent.body && { protocolProfileBehavior: { disableBodyPruning: true } }),
	};
}

/**
 * The address in parts: what stands alone between two slashes of the path becomes a variable of the request, with its example. A colon at the beginning of a
 * part would make one as well.
 */
function urlOf(operation: Operation, query: readonly string[]) {
	const examples = new Map(operation.parameters.path.map(({ name, serialised }) => [name, serialised]));
	const [template = ''] = operation.path.split(/[?#]/);
	const segments = template.split('/').filter(Boolean);
	const single = (segment: string) => /^\{([^{}:]+)\}$/.exec(segment)?.[1];
	const written = (segment: string) => segment.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => examples.get(name) ?? encodeURIComponent(name));
	const path = segments.map((segment) => (single(segment) === undefined ? validUrl(written(segment)).replace(/^:/, '%3A') : `:${single(segment)}`));
	const own = operation.ownServers[0]?.resolvedUrl;
	const host = own === undefined ? `{{${BASE_VARIABLE}}}` : endpointOf(own, '').endpoint.replace(/\/$/, '');
	const variable = segments.flatMap((segment) => {
		const key = single(segment);
		return key === undefined ? [] : [{ key, value: examples.get(key) ?? '' }];
	});
	const parts = query.map((part) => {
		const [key = '', ...rest] = part.split('=');
		return { key, value: rest.join('=') };
	});
	return {
		raw: `${[host, ...path].join('/')}${template.endsWith('/') ? '/' : ''}${query.length > 0 ? `?${query.join('&')}` : ''}`,
		host: [host],
		path: template.endsWith('/') ? [...path, ''] : path,
		...(parts.length > 0 && { query: parts }),
		...(variable.length > 0 && { variable }),
	};
}
