import { parseArgs } from 'node:util';
import { problemOf, SiteError } from '#schema/problem.ts';

/** What a command about APIs is asked for. */
export interface ApiArgument {
	/** Id after `--api`. */
	api: string | undefined;
	/** Everything that is no option. */
	others: string[];
}

/** Reads `--api ID` and what stands beside it. Throws a `SiteError` for any other option. @param command name of the npm script. */
export function readApiArgument(args: readonly string[], command: string): ApiArgument {
	try {
		const { values, positionals } = parseArgs({ args: [...args], options: { api: { type: 'string' } }, allowPositionals: true });
		return { api: values.api, others: positionals };
	} catch (error) {
		const missesValue = error instanceof Error && 'code' in error && error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE';
		const [, option = ''] = /'([^']*)'/.exec(error instanceof Error ? error.message : '') ?? [];
		const message = missesValue ? 'Nach „--api“ fehlt die id der API.' : `„${option}“ ist keine Option dieses Befehls.`;
		throw new SiteError([problemOf('arguments', { file: '', message, hint: `So geht es: npm run ${command} -- --api lager` })]);
	}
}
