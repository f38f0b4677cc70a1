import { type ParseArgsConfig, parseArgs } from 'node:util';
import { problemOf, SiteError } from '#schema/problem.ts';
import { commandFaults } from '#words/command-faults.ts';

/** For commands that take no arguments. Throws a `SiteError` that names the first argument, before anything is done. */
export function refuseArguments([first]: readonly string[] = process.argv.slice(2)): void {
	if (first !== undefined)
		throw new SiteError([problemOf('arguments', { file: '', message: commandFaults.noArguments(first), hint: commandFaults.noArgumentsHint })]);
}

/**
 * Reads options like Node's `parseArgs`. Throws a `SiteError` for an unknown option or a missing value.
 * @param hint how to fix it.
 */
export function readOptions<Config extends ParseArgsConfig>(config: Config, hint: string) {
	try {
		return parseArgs(config);
	} catch (error) {
		const [, argument = ''] = /'([^']*)'/.exec(error instanceof Error ? error.message : '') ?? [];
		const missesValue = error instanceof Error && 'code' in error && error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE';
		const message = missesValue ? commandFaults.noValue(argument.split(' ')[0] ?? '') : commandFaults.noOption(argument);
		throw new SiteError([problemOf('arguments', { file: '', message, hint })]);
	}
}

/** The environment of a command that serves a site: its only option `--port NUMBER` overrides the variable `PORT`. Throws a `SiteError` for anything else. */
export function portFromOptions(args: readonly string[] = process.argv.slice(2)): { PORT?: string } {
	const { port } = readOptions({ args: [...args], options: { port: { type: 'string' } } }, commandFaults.portOption).values;
	return port === undefined ? {} : { PORT: port };
}
