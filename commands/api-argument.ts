import { commandFaults } from '#words/command-faults.ts';
import { readOptions } from './read-options.ts';

/** Arguments of a command about APIs. */
interface ApiArgument {
	/** Id after `--api`. */
	api: string | undefined;
	/** Positional arguments. */
	others: string[];
}

/** Reads `--api ID` and positional arguments. Throws a `SiteError` for any other option. @param call how the command is called, before options. */
export function readApiArgument(args: readonly string[], call: string): ApiArgument {
	const options = { api: { type: 'string' } } as const;
	const { values, positionals } = readOptions({ args: [...args], options, allowPositionals: true }, commandFaults.apiExample(call));
	return { api: values.api, others: positionals };
}
