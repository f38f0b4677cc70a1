import { essence, isJsonType } from '#openapi/json/media-type.ts';
import type { PlannedOperation, PlannedResponse, SandboxPlan } from '#sandbox/plan/sandbox-plan.ts';
import { createRouter } from '#sandbox/request/find-route.ts';
import { mediaFor } from '#sandbox/request/media-types.ts';
import { parseJson } from '#sandbox/request/parse-json.ts';
import { valueOfText } from '#sandbox/request/value-of-text.ts';
import { createValidator } from '#sandbox/validate/create-validator.ts';
import { textShapeOf } from '#sandbox/validate/shape.ts';
import { BODILESS } from './reply/to-response.ts';

/** Returns the mismatches between a response and the description, one English sentence each. The response can still be read afterwards. */
export type ResponseCheck = (request: { method: string; url: string; headers?: Headers }, response: Response) => Promise<string[]>;

/**
 * Makes a check of responses against a plan (made without `handled`): status described, headers present and valid, media type described, content valid.
 * Requests that lead to no operation have nothing that they could be checked against.
 */
export function createResponseCheck(plan: SandboxPlan): ResponseCheck {
	const route = createRouter(plan.operations);
	const validator = createValidator(plan.schemas, 'response');
	return async ({ method, url, headers = new Headers() }, response) => {
		const { pathname, searchParams } = new URL(url);
		const found = route(method, pathname, { query: searchParams, headers });
		if (!found || !('operation' in found)) return [];
		const bytes = method === 'HEAD' || BODILESS.has(response.status) ? undefined : new Uint8Array(await response.clone().arrayBuffer());
		const [meant = [], ...others] = [found, ...found.others].map(({ operation }) => faultsOf(operation, response, bytes));
		return others.some((faults) => faults.length === 0) ? [] : meant;
	};

	/** @param bytes `undefined` where no content may come. */
	function faultsOf(operation: PlannedOperation, { status, headers }: Response, bytes: Uint8Array<ArrayBuffer> | undefined): string[] {
		const described = responseFor(operation, status);
		const name = `${operation.id} ${status}`;
		if (!described) return [`${name}: the status is not described.`];
		const faults = [...headerFaults(described, headers), ...(bytes === undefined ? [] : contentFaults(described, headers, bytes))];
		return faults.map((fault) => `${name}: ${fault}`);
	}

	function headerFaults({ headers }: PlannedResponse, sent: Headers): string[] {
		return headers.flatMap(({ name, required, schema }) => {
			const text = sent.get(name);
			if (text === null) return required ? [`header ${name} is missing.`] : [];
			if (schema === undefined) return [];
			const mismatches = validator(schema, valueOfText(text, textShapeOf(plan.schemas, plan.schemas[schema])));
			return mismatches.map(({ keyword }) => `header ${name} “${text}” fails ${keyword}.`);
		});
	}

	function contentFaults({ content }: PlannedResponse, headers: Headers, bytes: Uint8Array): string[] {
		const type = headers.get('content-type') ?? '';
		if (content.length === 0) return bytes.length > 0 ? ['there is content, but none is described.'] : [];
		const media = mediaFor(content, type);
		if (!media) return [`media type “${essence(type)}” is not described.`];
		if (!isJsonType(type)) return [];
		const parsed = parseJson(bytes);
		if (!parsed) return ['the content is not JSON.'];
		const mismatches = media.schema === undefined ? [] : validator(media.schema, parsed[0]);
		return mismatches.map(({ pointer, keyword, expected, actual }) => `${pointer || '/'} fails ${keyword} ${shortJson(expected)}: ${shortJson(actual)}.`);
	}
}

function responseFor({ responses }: PlannedOperation, status: number): PlannedResponse | undefined {
	const named = (wanted: string) => responses.find((response) => response.status === wanted);
	return named(String(status)) ?? named(`${Math.floor(status / 100)}XX`) ?? named('default');
}

const shortJson = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 80);
