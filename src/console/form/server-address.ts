import type { RealServer, ServerVariable } from '#console/data/console-data.ts';
import { failure, message } from '#words/console.ts';
import { type FieldProblems, serverKey } from './field-problems.ts';

type Values = Readonly<Record<string, string>>;

/** The value of a variable: the reader's choice, otherwise the default of the description. */
export const variableValue = ({ name, default: preset }: ServerVariable, values: Values): string =>
	Object.hasOwn(values, name) ? (values[name] ?? preset) : preset;

/** The address of a server with the values of its variables, as entered. Variables without a value stay as their name. */
export function serverAddress({ url, variables }: RealServer, values: Values): string {
	return url.replaceAll(/\{([^{}]*)\}/g, (hole, name) => {
		const variable = variables.find((each) => each.name === name);
		return variable === undefined ? hole : variableValue(variable, values) || variable.name;
	});
}

/** Whether a value could lead to another host than the description does. */
const leadsAstray = ({ pattern = '' }: ServerVariable, value: string): boolean => !new RegExp(pattern, 'is').test(value);

/** Why an address cannot be called: a message for each variable without a value or with one that leads to another host, or for all of them if the address is invalid. */
export function addressProblems(server: RealServer, values: Values): FieldProblems {
	const { variables } = server;
	const empty = variables.filter((variable) => variableValue(variable, values) === '');
	const astray = variables.filter((variable) => leadsAstray(variable, variableValue(variable, values)));
	const broken = astray.length > 0 || URL.canParse(serverAddress(server, values)) ? astray : variables;
	const [faulty, text] = empty.length > 0 ? [empty, message.required] : [broken, failure.address];
	return Object.fromEntries(faulty.map(({ name }) => [serverKey(name), text]));
}
