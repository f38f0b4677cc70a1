import { cookiesOf, fetchable, wireOf } from '#console/exchange/wire.ts';
import { isTextType } from '#openapi/json/media-type.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { requestOf } from '#openapi/request/build-request.ts';
import type { Sandbox } from '#sandbox/create-sandbox.ts';
import { mcp } from '#words/mcp.ts';

const callWords = mcp.callApi;

/** An API that can be tried out. */
export interface PracticeApi {
	id: string;
	model: ApiModel;
	sandbox: Sandbox;
}

/** What a caller says of a call. */
interface OperationCall {
	operation: string;
	/** Id of the API, where several have the operation. */
	api?: string | undefined;
	/** Values by the name of a parameter, or by its place and name (`query.id`) where several places have it. */
	parameters?: Readonly<Record<string, unknown>> | undefined;
	body?: unknown;
	token?: string | undefined;
}

/** Calls an operation in the sandbox. Answers with what was sent and what came back, refusals too; throws for what cannot be sent. */
export async function callOperation(apis: readonly PracticeApi[], { operation: id, api, parameters = {}, body, token }: OperationCall): Promise<string> {
	const all = apis.flatMap((one) => one.model.operations.map((operation) => ({ ...one, api: one.id, operation })));
	const named = all.filter((one) => (api === undefined || one.api === api) && (one.operation.id === id || one.operation.slug === id));
	const [found] = named;
	if (found === undefined)
		throw new Error(callWords.unknown(id, all.map((one) => operationLine(one.operation, apis.length > 1 ? one.api : undefined)).join('\n')));
	if (new Set(named.map((one) => one.api)).size > 1) throw new Error(callWords.severalApis(id, named.map((one) => one.api).join(', ')));
	const { model, sandbox, operation } = found;
	const request = requestOf(operation, model, { values: requestValues(operation, parameters), body });
	const secret = token ?? sandbox.token;
	const names = request.credentials.flatMap((each) => (each.kind === 'basic' ? [each.userVariable, each.passwordVariable] : [each.variable]));
	const wire = wireOf(request, { secrets: Object.fromEntries(names.map((name) => [name, secret])), files: {} });
	const response = await sandbox.fetch(fetchable(wire), cookiesOf(wire));
	const sent =
		request.body.kind === 'none'
			? ''
			: `\n\n${wire.body === undefined ? '' : await responseText(wire.body, wire.headers.find(([name]) => name === 'Content-Type')?.[1])}`;
	const fields = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
	const came = await responseText(await response.blob(), response.headers.get('content-type') ?? undefined);
	return `${wire.method} ${wire.url}${sent}\n\n${response.status}\n${fields}\n\n${came}`.trimEnd();
}

const operationLine = ({ id, method, path, title }: Operation, api: string | undefined) =>
	`- ${api === undefined ? '' : `${api}, `}${id}: ${method.toUpperCase()} ${path} (${title})`;

/** How requests know a parameter. */
const requestKey = ({ place, name }: { place: string; name: string }) => `${place}.${name}`;

/** Values by place and name, as requests are made from them. Who names some parameters means these: an example of another one, such as a filter, would change the answer. */
function requestValues({ parameters }: Operation, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
	const known = Object.values(parameters).flat();
	const unnamed = Object.keys(given).length === 0 ? [] : known.filter(({ required }) => !required);
	return Object.fromEntries([
		...unnamed.map((parameter): [string, unknown] => [requestKey(parameter), undefined]),
		...Object.entries(given).map(([name, value]) => {
			const places = known.filter((each) => each.name === name || requestKey(each) === name).map(requestKey);
			const [key] = places;
			if (key === undefined) throw new Error(callWords.unknownParameter(name, known.map((each) => each.name).join(', ')));
			if (places.length > 1) throw new Error(callWords.severalPlaces(name, places.join(', ')));
			return [key, value] as [string, unknown];
		}),
	]);
}

/** Bytes that nobody reads are counted. */
async function responseText(content: Blob, type = ''): Promise<string> {
	if (content.size === 0) return '';
	return isTextType(type) || /json|xml/.test(type) ? content.text() : callWords.bytes(content.size, type);
}
