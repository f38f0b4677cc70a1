import type { RealServer } from '#console/data/console-data.ts';
import { failure, message } from '#words/console.ts';
import { type FieldProblems, serverKey } from './field-problems.ts';

type Values = Readonly<Record<string, string>>;

/** What stands for a variable: what the reader has chosen, otherwise what the description says. */
const variableValue = ({ name, default: preset }: RealServer['variables'][number], values: Values) => values[name] ?? preset;

/** The address of a server with the values of its variables. The name stands for one that has none. */
export function serverAddress({ url, variables }: RealServer, values: Values): string {
	return variables.reduce((address, variable) => address.replaceAll(`{${variable.name}}`, variableValue(variable, values) || variable.name), url);
}

/** Chromium takes a space in the name of a host for a part of it, and what stands before an @ would be a user. */
const isAddress = (text: string) => URL.canParse(text) && /^https?:\/\/[^\s/?#@%<>]+(?:[/?#]|$)/.test(text);

/** Why an address cannot be called: a message for each variable without a value, or for all of them when no address comes of it. */
export function addressProblems(server: RealServer, values: Values): FieldProblems {
	const empty = server.variables.filter((variable) => variableValue(variable, values) === '');
	const [faulty, text] = empty.length > 0 ? [empty, message.required] : [isAddress(serverAddress(server, values)) ? [] : server.variables, failure.address];
	return Object.fromEntries(faulty.map(({ name }) => [serverKey(name), text]));
}
