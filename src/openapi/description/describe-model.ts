import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { counted } from '#text/count.ts';

/**
 * What a description holds, for a terminal: title and versions, each operation as `GET  /files/{id}  files-view`, the names of the schemas.
 * Texts of the description lose their control characters when it is loaded.
 */
export function describeModel({ title, version, specification, operations, webhooks, schemas, tags }: ApiModel): string {
	const kind = specification.startsWith('2') ? 'Swagger' : 'OpenAPI';
	const counts = [
		counted(operations.length, 'Operation', 'Operationen'),
		...(webhooks.length > 0 ? [counted(webhooks.length, 'Webhook', 'Webhooks')] : []),
		counted(schemas.length, 'Schema', 'Schemas'),
		counted(tags.length, 'Gruppe', 'Gruppen'),
	];
	const all = [...operations, ...webhooks];
	const width = Math.max(0, ...all.map(({ method }) => method.length));
	const line = ({ method, path, id }: Operation) => `  ${method.toUpperCase().padEnd(width)}  ${path}  ${id}`;
	return [
		`${title}, Version ${version} (${kind} ${specification}): ${counts.join(', ')}`,
		...(all.length > 0 ? ['', 'Operationen', ...all.map(line)] : []),
		...(schemas.length > 0 ? ['', 'Schemas', `  ${schemas.map(({ name }) => name).join(', ')}`] : []),
	].join('\n');
}
