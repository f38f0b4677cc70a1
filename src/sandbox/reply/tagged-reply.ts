import type { Reply } from '#sandbox/behaviour.ts';
import { hasHeaderParameter } from '#sandbox/plan/header-parameter.ts';
import type { PlannedOperation } from '#sandbox/plan/sandbox-plan.ts';
import { entityTag, namesTag } from './entity-tag.ts';

/** A single record gets its tag where the description promises one. */
export async function withTag(reply: Reply, { responses }: PlannedOperation): Promise<Reply> {
	const { status, headers = {}, body, representation = body } = reply;
	const isPromised = responses.find((response) => response.status === String(status))?.headers.some(({ name }) => name.toLowerCase() === 'etag');
	const isRecord = typeof representation === 'object' && representation !== null && !Array.isArray(representation);
	if (!isPromised || !isRecord || etagOf(reply) !== undefined) return reply;
	return { ...reply, headers: { ...headers, ETag: await entityTag(representation) } };
}

/** 304 in place of a record that the caller has already (RFC 9110, 13.1.2), where the description knows about it. */
export function unchangedOr(reply: Reply, operation: PlannedOperation, { method, headers }: Request): Reply {
	const condition = headers.get('if-none-match');
	const tag = etagOf(reply);
	const knows = hasHeaderParameter(operation, 'if-none-match') || operation.responses.some(({ status }) => status === '304');
	if (condition === null || tag === undefined || !knows || !['GET', 'HEAD'].includes(method) || !namesTag(condition, tag, { weak: true })) return reply;
	const kept = Object.entries(reply.headers ?? {}).filter(([name]) => !/^content-/i.test(name));
	return { status: 304, headers: Object.fromEntries(kept) };
}

const etagOf = ({ headers = {} }: Reply) => Object.entries(headers).find(([name]) => name.toLowerCase() === 'etag')?.[1];
