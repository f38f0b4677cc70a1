import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { apiPull } from '#words/api-pull.ts';

/**
 * What a description holds, for a terminal: title and versions, each operation as `GET  /files/{id}  files-view`, the names of the schemas.
 * Texts of the description lose their control characters when it is loaded.
 */
export function describeModel({ title, version, specification, operations, webhooks, schemas, tags }: ApiModel): string {
	const kind = specification.startsWith('2') ? 'Swagger' : 'OpenAPI';
	const words = apiPull.described;
	const counts = [
		words.operations(operations.length),
		...(webhooks.length > 0 ? [words.webhooks(webhooks.length)] : []),
		words.schemas(schemas.length),
		words.groups(tags.length),
	];
	const all = [...operations, ...webhooks];
	const width = Math.max(0, ...all.map(({ method }) => method.length));
	const line = ({ method, path, id }: Operation) => `  ${method.toUpperCase().padEnd(width)}  ${path}  ${id}`;
	return [
		`${words.version(title, version)} (${kind} ${specification}): ${counts.join(', ')}`,
		...(all.length > 0 ? ['', words.allOperations, ...all.map(line)] : []),
		...(schemas.length > 0 ? ['', words.allSchemas, `  ${schemas.map(({ name }) => name).join(', ')}`] : []),
	].join('\n');
}
