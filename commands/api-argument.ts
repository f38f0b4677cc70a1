import { commandFaults } from '#words/command-faults.ts';
import { readOptions } from './read-options.ts';

/** What a command about APIs is asked for. */
interface ApiArgument {
	/** Id after `--api`. */
	api: string | undefined;
	/** Everything that is no option. */
	others: string[];
}

/** Reads `--api ID` and what stands beside it. Throws a `SiteError` for any other option. @param command name of the npm script. */
export function readApiArgument(args: readonly string[], command: string): ApiArgument {
	const options = { api: { type: 'string' } } as const;
	const { values, positionals } = readOptions({ args: [...args], options, allowPositionals: true }, commandFaults.apiExample(command));
	return { api: values.api, others: positionals };
}
