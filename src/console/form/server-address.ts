import type { RealServer } from '#console/data/console-data.ts';
import { hostPieces, type ServerVariable } from '#console/data/server-host.ts';
import { failure, message } from '#words/console.ts';
import { type FieldProblems, serverKey } from './field-problems.ts';

type Values = Readonly<Record<string, string>>;

/** The value of a variable: the reader's choice, otherwise the default of the description. */
const variableValue = ({ name, default: preset }: ServerVariable, values: Values) => (Object.hasOwn(values, name) ? (values[name] ?? preset) : preset);

/** The address of a server with the values of its variables, as entered. Variables without a value stay as their name. */
export function serverAddress({ url, variables }: RealServer, values: Values): string {
	return url.replaceAll(/\{([^{}]*)\}/g, (hole, name) => {
		const variable = variables.find((each) => each.name === name);
		return variable === undefined ? hole : variableValue(variable, values) || variable.name;
	});
}

/** Characters that change an address: Chromium accepts a space in a host name, text before an @ would be a user, and a backslash is a slash. */
const isAddress = (text: string) => URL.canParse(text) && /^https?:\/\/[^\s/\\?#@%<>]+(?:[/?#]|$)/i.test(text);

/** A label of a host name (RFC 1123, 2.1). */
const HOST_LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const ONE_LABEL = new RegExp(`^${HOST_LABEL}$`, 'i');
const WHOLE_HOST = new RegExp(`^${HOST_LABEL}(?:\\.${HOST_LABEL})*(?::\\d+)?$`, 'i');

/** The variables whose value leads to another host than the description does. Its own values are trusted. */
function leadingAstray(server: RealServer, values: Values): ServerVariable[] {
	const pieces = hostPieces(server);
	const astray = server.variables.filter((variable) => {
		const value = variableValue(variable, values);
		const place = pieces.indexOf(variable);
		if (place < 0 || [variable.default, ...variable.enum].includes(value)) return false;
		const behind = pieces[place + 1];
		const isWhole = place === 0 && (behind === undefined || (typeof behind === 'string' && behind.startsWith(':')));
		return !(isWhole ? WHOLE_HOST : ONE_LABEL).test(value);
	});
	if (astray.length > 0 || pieces.length === 0) return astray;
	const address = serverAddress(server, values);
	const host = pieces.map((piece) => (typeof piece === 'string' ? piece : variableValue(piece, values))).join('');
	// What comes behind the host begins the path.
	const isApart = /^(?:[/?#]|$)/.test(address.slice(address.indexOf('://') + 3 + host.length));
	return isApart ? [] : server.variables.filter((variable) => !pieces.includes(variable));
}

/** Why an address cannot be called: a message for each variable without a value or with one that leads to another host, or for all of them if the address is invalid. */
export function addressProblems(server: RealServer, values: Values): FieldProblems {
	const { variables } = server;
	const empty = variables.filter((variable) => variableValue(variable, values) === '');
	const astray = leadingAstray(server, values);
	const broken = astray.length > 0 || isAddress(serverAddress(server, values)) ? astray : variables;
	const [faulty, text] = empty.length > 0 ? [empty, message.required] : [broken, failure.address];
	return Object.fromEntries(faulty.map(({ name }) => [serverKey(name), text]));
}
