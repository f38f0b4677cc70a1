import type { ApiRequest } from '#openapi/request/api-request.ts';

/** Whether a language can send a request: with GET many libraries send no content, `fetch` among them (Fetch standard, “init a Request”). */
export const isSentBy = ({ hasGetBody }: { hasGetBody: boolean }, { method, body }: ApiRequest): boolean =>
	hasGetBody || method !== 'GET' || body.kind === 'none';
