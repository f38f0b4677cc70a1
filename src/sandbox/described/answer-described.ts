import { isObject, type JsonObject } from '#openapi/json/json.ts';
import { isJsonType } from '#openapi/json/media-type.ts';
import { successOf } from '#openapi/model/success.ts';
import { writeXml } from '#openapi/xml/write-xml.ts';
import type { Call, Refused, Reply } from '#sandbox/behaviour.ts';
import { plannedRoot } from '#sandbox/plan/planned-xml.ts';
import type { PlannedOperation, SandboxPlan } from '#sandbox/plan/sandbox-plan.ts';
import { chooseMedia } from '#sandbox/request/choose-media.ts';
import type { Validator } from '#sandbox/validate/create-validator.ts';
import { type DescribedState, isAsDescribed, workOnCollection } from './collections.ts';
import { describedReply } from './described-reply.ts';

interface DescribedContext {
	plan: SandboxPlan;
	/** Changed by the call. */
	described: DescribedState;
	/** Of responses: a record that does not fit the described answer is not sent. */
	validator: Validator;
}

/** Answers an operation without a handler: with a record where it works on a plain collection, otherwise with the example of the description. */
export async function answerDescribed(
	operation: PlannedOperation,
	call: Pick<Call<unknown>, 'headers' | 'path' | 'body' | 'checkUnchanged' | 'server'>,
	{ plan, described, validator }: DescribedContext,
): Promise<Reply | Refused> {
	const example = describedReply(operation, call.headers.get('accept'));
	const { part } = operation;
	const collection = part && plan.collections[part.collection];
	if (!collection) return example;
	const { path, body } = call;
	// A body that is no JSON, or nothing of the collection's records, names no record.
	const names = part.parameter !== undefined || (isObject(body) && body[collection.idProperty] !== undefined);
	if (!names && part.role !== 'list' && part.role !== 'create') return example;
	const isNamed = namesRecordsAsDescribed(operation, call.headers);
	const before = async (record: JsonObject) => {
		if (!isNamed || !isAsDescribed(record, collection)) await call.checkUnchanged(record);
	};
	const outcome = await workOnCollection(described, collection, { part, path, body, before });
	if (!outcome) return { kind: 'not-found' };
	if (outcome === 'exists') return { kind: 'already-exists', status: part.conflict ?? 409 };
	const media = chooseMedia(
		(successOf(operation.responses)?.content ?? []).filter(({ type, xml }) => isJsonType(type) || xml),
		call.headers.get('accept'),
	);
	const { record } = outcome;
	const headers = { ...example.headers };
	if (part.role === 'create' && part.itemPath !== undefined) headers['location'] = `${call.server}${itemPath(part.itemPath, record, collection.idProperty)}`;
	if (!media || record === undefined) return { ...example, headers };
	const fits = media.schema === undefined || validator(media.schema, record).length === 0;
	if (!fits) return { ...example, headers };
	const { status } = example;
	if (!media.xml) return { status, headers, body: record, mediaType: media.type };
	const bytes = new TextEncoder().encode(writeXml(plannedRoot(plan.xml, media.xml), record));
	return { status, headers, bytes, mediaType: media.type, representation: record };
}

/** Whether a request names the state of a record by the tag that the description has as an example. */
const namesRecordsAsDescribed = ({ parameters }: PlannedOperation, headers: Headers): boolean =>
	parameters.some(({ tag }) => tag !== undefined && tag === headers.get('if-match'));

function itemPath(template: string, record: unknown, idProperty: string): string {
	const id = (record as Record<string, unknown>)[idProperty];
	return template.replace(/\{[^{}]*\}$/, encodeURIComponent(String(id)));
}
