import { exactJson } from '#openapi/json/exact-json.ts';
import { isJsonType } from '#openapi/json/media-type.ts';
import { successOf } from '#openapi/model/success.ts';
import type { Reply } from '#sandbox/behaviour.ts';
import type { PlannedContent, PlannedOperation, PlannedResponse } from '#sandbox/plan/sandbox-plan.ts';
import { chooseMedia } from '#sandbox/request/choose-media.ts';
import { example as words } from '#words/samples.ts';

/** A success as the description gives it: status, media type, headers and the example that `plan-response.ts` has chosen. */
export function describedReply({ responses, method }: PlannedOperation, accept: string | null): Reply {
	const response = successOf(responses);
	const media = response && chooseMedia(response.content, accept);
	const status = /^\d{3}$/.test(response?.status ?? '') ? Number(response?.status) : method === 'delete' && !media ? 204 : 200;
	return { status, headers: exampleHeaders(response), ...(media && replyContent(media)) };
}

/** Set by the engine, or true only of the example. */
const ENGINE_HEADERS = /^(content-(type|length|encoding)|etag|x-ratelimit-.*|x-request-id|idempotency-replayed|retry-after|transfer-encoding|set-cookie)$/i;

function exampleHeaders(response: PlannedResponse | undefined): Record<string, string> {
	return Object.fromEntries((response?.headers ?? []).flatMap(({ name, value }) => (value === undefined || ENGINE_HEADERS.test(name) ? [] : [[name, value]])));
}

function replyContent({ type, example }: PlannedContent): Pick<Reply, 'body' | 'bytes' | 'mediaType'> {
	if (isJsonType(type)) return { body: example === undefined ? {} : example, mediaType: type };
	const mediaType = type.startsWith('*')
		? typeof example === 'object'
			? 'application/json'
			: 'text/plain; charset=utf-8'
		: type.replace('/*', '/octet-stream');
	const text = typeof example === 'string' ? example : exactJson(example ?? words.data);
	return { bytes: new TextEncoder().encode(text), mediaType };
}
