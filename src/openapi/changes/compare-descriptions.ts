import type { Pointer } from '#openapi/json/pointer.ts';
import { createResolver } from '#openapi/json/resolver.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import type { ApiChange } from '#schema/api-change.ts';
import { type ChangeLog, createChangeLog } from './change-log.ts';
import { compareOperations } from './compare-operations.ts';
import { createSchemaComparison } from './compare-schema.ts';
import { compareSecuritySchemes, renamedSchemes } from './compare-security.ts';
import { compareServers } from './compare-servers.ts';

/**
 * Lists the changes between two descriptions from the view of programs that use the API: what they send must still be accepted, what they receive
 * must still be what they expect. Named schemas count where operations use them; a change in one of them is reported once.
 * @returns changes in the order of the newer description; changed texts are counted per operation or schema and come last.
 */
export function compareDescriptions(before: ApiModel, after: ApiModel): ApiChange[] {
	const log = createChangeLog({ document: before.document, operations: operationIds(before) }, { document: after.document, operations: operationIds(after) });
	const side = ({ document }: ApiModel) => ({ document, resolve: createResolver(document) });
	const sides = { before: side(before), after: side(after) };
	const shared = {
		log,
		compareSchema: createSchemaComparison(sides.before, sides.after, log),
		resolvers: { before: sides.before.resolve, after: sides.after.resolve },
		renamedSchemes: renamedSchemes(before, after),
	};
	compareFrame(before, after, log);
	compareSecuritySchemes(before, after, log);
	compareOperations({ before: before.operations, after: after.operations }, { ...shared, direction: 'sent' });
	compareOperations({ before: before.webhooks, after: after.webhooks }, { ...shared, direction: 'received' });
	return log.changes();
}

/** Title, description and servers. */
function compareFrame(before: ApiModel, after: ApiModel, log: ChangeLog): void {
	if (before.title !== after.title || before.description !== after.description || before.summary !== after.summary) log.addText('#/info');
	compareServers({ before: before.servers, after: after.servers }, '#/servers', log);
}

const operationIds = ({ operations, webhooks }: ApiModel): Map<Pointer, string> =>
	new Map([...operations, ...webhooks].map(({ pointer, id }) => [pointer, id]));
