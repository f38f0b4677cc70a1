import { withWholeNumbers } from '#openapi/example/whole-numbers.ts';
import { type ApiDocument, isObject } from '#openapi/json/json.ts';
import { isJsonType, isTextType } from '#openapi/json/media-type.ts';
import type { Parameter } from '#openapi/model/message.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { ANY_TAG } from '#openapi/model/value.ts';
import { endpointOf } from '#openapi/request/endpoint.ts';
import { outlineResponse, planResponse } from './plan-response.ts';
import { planSecurity } from './plan-security.ts';
import { xmlRoot } from './planned-xml.ts';
import type { PlannedBody, PlannedOperation, PlannedParameter } from './sandbox-plan.ts';
import { type SchemaStore, schemaKey } from './schema-store.ts';

/** The input of a plan, and the stores in which it collects. */
interface Planning {
	model: ApiModel;
	store: SchemaStore;
	/** Ids of operations that a behaviour answers: data for answers from the description is left out. */
	handled: ReadonlySet<string>;
}

/** The plan of one operation. */
export function planOperation(operation: Operation, { model, store, handled }: Planning): PlannedOperation {
	const { id, slug, method, path, requiredScopes, optionalScopes, parameters } = operation;
	const servers = operation.servers.length > 0 ? operation.servers : model.servers;
	const body = planBody(operation, model, store);
	return {
		id,
		slug,
		method,
		path,
		requiredScopes: requiredScopes.map(({ name }) => ({ name })),
		optionalScopes: optionalScopes.map(({ name }) => ({ name })),
		bases: [...new Set((servers.length > 0 ? servers : [{ resolvedUrl: '' }]).map(({ resolvedUrl }) => basePath(resolvedUrl)))],
		security: planSecurity(operation.security),
		parameters: Object.values(parameters)
			.flat()
			.map((parameter) => ({ ...planParameter(parameter, model.document, store), ...(!handled.has(id) && plannedTag(parameter)) })),
		...(body && { body }),
		responses: operation.responses.map((response) => (handled.has(id) ? outlineResponse(response) : planResponse(response, model, store))),
	};
}

/** Path of a server: `/v1` for `https://api.example.com/v1`. */
function basePath(server: string): string {
	return new URL(endpointOf(server, '').endpoint).pathname.replace(/\/+$/, '');
}

function planParameter(
	{ place, name, required, allowEmptyValue, style, explode, schema, content }: Parameter,
	document: ApiDocument,
	store: SchemaStore,
): PlannedParameter {
	const source = schema ?? content?.schema;
	const preset = source && isObject(source.schema) ? withWholeNumbers(document, source, source.schema['default']) : undefined;
	return {
		place,
		name,
		required,
		style,
		explode,
		...(allowEmptyValue && place === 'query' && { allowsEmpty: true as const }),
		...(content && (isJsonType(content.type) || !isTextType(content.type)) && { json: true as const }),
		...schemaKey(source, store),
		...(preset !== undefined && { default: preset }),
	};
}

/** A tag that the description has as an example fits no record here: it is one of the provider's. */
const plannedTag = ({ place, name, serialised }: Parameter): { tag: string } | undefined =>
	place === 'header' && name.toLowerCase() === 'if-match' && serialised !== ANY_TAG ? { tag: serialised } : undefined;

function planBody({ requestBody }: Operation, { document }: ApiModel, store: SchemaStore): PlannedBody | undefined {
	if (!requestBody || requestBody.content.length === 0) return undefined;
	const content = requestBody.content.map((media) => {
		const { type, schema, encoding } = media;
		const styles = encoding.filter(({ style, explode }) => style !== undefined || explode !== undefined);
		const written = styles.map(({ property, style, explode }) => [property, { ...(style && { style }), ...(explode !== undefined && { explode }) }] as const);
		return { type, ...schemaKey(schema, store), ...xmlRoot(media, document, store.xml), ...(written.length > 0 && { encoding: Object.fromEntries(written) }) };
	});
	return { required: requestBody.required, content };
}
