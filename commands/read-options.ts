import { type ParseArgsConfig, parseArgs } from 'node:util';
import { problemOf, SiteError } from '#schema/problem.ts';

/**
 * Reads options as `parseArgs` of Node does. Throws a `SiteError` for an option that is unknown or misses its value.
 * @param hint what to do about it.
 */
export function readOptions<Config extends ParseArgsConfig>(config: Config, hint: string) {
	try {
		return parseArgs(config);
	} catch (error) {
		const [, argument = ''] = /'([^']*)'/.exec(error instanceof Error ? error.message : '') ?? [];
		const missesValue = error instanceof Error && 'code' in error && error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE';
		const message = missesValue ? `Nach „${argument.split(' ')[0]}“ fehlt der Wert.` : `„${argument}“ ist keine Option dieses Befehls.`;
		throw new SiteError([problemOf('arguments', { file: '', message, hint })]);
	}
}
