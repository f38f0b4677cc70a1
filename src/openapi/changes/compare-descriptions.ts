import type { Pointer } from '#openapi/json/pointer.ts';
import { createResolver } from '#openapi/json/resolver.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import type { ApiChange, ChangedThing } from '#schema/api-change.ts';
import { type ChangeLog, createChangeLog } from './change-log.ts';
import { compareOperations } from './compare-operations.ts';
import { createSchemaComparison } from './compare-schema.ts';
import { compareSecuritySchemes } from './compare-security.ts';
import { factText } from './fact-values.ts';

/**
 * Lists the changes between two descriptions from the view of programs that use the API: what they send must still be accepted, what they receive
 * must still be what they expect. Named schemas count where operations use them; a change in one of them is reported once.
 * @returns changes in the order of the newer description; changed texts are counted per operation or schema and come last.
 */
export function compareDescriptions(before: ApiModel, after: ApiModel): ApiChange[] {
	const log = createChangeLog({ document: before.document, operations: operationIds(before) }, { document: after.document, operations: operationIds(after) });
	const side = ({ document }: ApiModel) => ({ document, resolve: createResolver(document) });
	const compareSchema = createSchemaComparison(side(before), side(after), log);
	compareFrame(before, after, log);
	compareSecuritySchemes(before, after, log);
	compareOperations({ before: before.operations, after: after.operations }, { log, compareSchema, direction: 'sent' });
	compareOperations({ before: before.webhooks, after: after.webhooks }, { log, compareSchema, direction: 'received' });
	return log.changes();
}

/** Title, description and servers. */
function compareFrame(before: ApiModel, after: ApiModel, log: ChangeLog): void {
	if (before.title !== after.title || before.description !== after.description || before.summary !== after.summary) log.addText('#/info');
	const [was, is] = [new Set(before.servers.map(({ resolvedUrl }) => resolvedUrl)), new Set(after.servers.map(({ resolvedUrl }) => resolvedUrl))];
	for (const url of was)
		if (!is.has(url)) log.add({ kind: 'removed', impact: 'breaking', subject: 'server', pointer: '#/servers', fact: { what: 'removed', of: server(url) } });
	for (const url of is)
		if (!was.has(url)) log.add({ kind: 'added', impact: 'non-breaking', subject: 'server', pointer: '#/servers', fact: { what: 'added', of: server(url) } });
}

const server = (url: string): ChangedThing => ({ part: 'server', name: factText(url) });

const operationIds = ({ operations, webhooks }: ApiModel): Map<Pointer, string> =>
	new Map([...operations, ...webhooks].map(({ pointer, id }) => [pointer, id]));
