import type { ApiModel } from '#openapi/model/model.ts';
import type { ApiConfig } from '#schema/api-config.ts';
import type { RealServer, ServerVariable, SignIn } from './console-data.ts';
import { withPatterns } from './server-host.ts';

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** A server with the variables of its address, as the description has them. */
export function realServer({ name, url }: { name: string; url: string }, { servers, operations }: Pick<ApiModel, 'servers' | 'operations'>): RealServer {
	const all = [...servers, ...operations.flatMap((operation) => operation.servers)];
	const same = all.filter((server) => withoutSlash(server.url) === withoutSlash(url));
	// The owner may allow less than the description offers, `https://{region}.example.com/v1` of `https://{region}.example.com:{port}/v1`.
	const known = [...same, ...all].flatMap((server) => server.variables);
	const names = new Set([...url.matchAll(/\{([^{}]*)\}/g)].map(([, variable = '']) => variable));
	const variables = [...names].map(
		(variable) => known.find((one) => one.name === variable) ?? { name: variable, default: '', enum: [], description: undefined },
	);
	return { name, url: withoutSlash(url), variables: withPatterns({ url, variables: variables.map(withChosenValue) }) };
}

/** The variables with their choices. The choice that is shown is also sent: a default that is not in the list is added at its beginning, and without a default the first value is chosen. */
function withChosenValue(variable: ServerVariable): ServerVariable {
	const [first] = variable.enum;
	if (first === undefined || variable.enum.includes(variable.default)) return variable;
	return variable.default === '' ? { ...variable, default: first } : { ...variable, enum: [variable.default, ...variable.enum] };
}

/** Whether an address is at a server itself or below it, however the server reads it: `/auth` and `/auth/token`, but neither `/authority` nor `/auth/..%2fadmin`. */
function isAtOrBelow(address: string, server: string): boolean {
	if (!URL.canParse(address)) return false;
	const [url, allowed] = [new URL(address), new URL(server)];
	if (url.origin !== allowed.origin || url.username !== '' || url.password !== '') return false;
	const isUnder = (path: (of: URL) => string) => `${path(url)}/`.startsWith(`${withoutSlash(path(allowed))}/`);
	return isUnder(({ pathname }) => pathname) && isUnder(decodedPath);
}

/** The path as servers read it that decode slashes and dots before they resolve it, once or several times. */
const decodedPath = ({ origin, pathname }: URL): string =>
	new URL(origin + pathname.replaceAll(/%(?:25)*(2f|5c|2e)/gi, (_, code: string) => (code.toLowerCase() === '2e' ? '.' : '/'))).pathname;

/** The flows of a scheme that stay on an allowed server, and that a page can go through. */
export function signInAt(
	{ scheme, server, clientId = '' }: ApiConfig['sandbox']['signIn'][number],
	{ securitySchemes }: Pick<ApiModel, 'securitySchemes'>,
): SignIn {
	const isAllowed = (address: string | undefined) => address !== undefined && isAtOrBelow(address, server);
	const flows = (securitySchemes.find(({ name }) => name === scheme)?.flows ?? []).filter(
		({ type, tokenUrl, authorizationUrl, deviceAuthorizationUrl }) =>
			isAllowed(tokenUrl) &&
			((type === 'authorizationCode' && isAllowed(authorizationUrl)) ||
				(type === 'deviceAuthorization' && isAllowed(deviceAuthorizationUrl)) ||
				type === 'clientCredentials'),
	);
	return { scheme, clientId, flows };
}
