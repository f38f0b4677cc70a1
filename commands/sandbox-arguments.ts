import { type Problem, problemOf, SiteError } from '#schema/problem.ts';
import { commandFaults } from '#words/command-faults.ts';
import { sandboxCommand } from '#words/sandbox.ts';
import { readOptions } from './read-options.ts';

/** The arguments of `npm run sandbox`. */
interface SandboxArguments {
	help: boolean;
	/** Id of the API; by default the first of the site. */
	api: string | undefined;
	port: number;
	/** JSON file that replaces the site's seed. */
	seed: string | undefined;
	/** First day of the sandbox's clock, `YYYY-MM-DD`. */
	today: string | undefined;
	/** Milliseconds, least and most. */
	latency: [number, number];
	failures: { status: number; probability: number }[];
	/** Seed of the random numbers; `undefined` for different ones each time. */
	random: number | undefined;
}

/** Reads the arguments of the command. Throws a `SiteError` that names every invalid one. */
export function readSandboxArguments(args: readonly string[]): SandboxArguments {
	const values = parseArguments(args);
	const problems: Problem[] = [];
	const complain = (option: string, value: string | undefined, hint: string) => {
		problems.push(problemOf('arguments', { file: '', message: sandboxCommand.value(option, value), hint }));
	};
	const port = Number(values.port ?? 4010);
	if (!/^\d+$/.test(values.port ?? '4010') || port > 65_535) complain('port', values.port, commandFaults.portHint);
	if (values.today !== undefined && !isDate(values.today)) complain('today', values.today, sandboxCommand.day);
	const [, least = '0', most = least] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(values.latency ?? '0') ?? ['', '1', '0'];
	if (Number(least) > Number(most)) complain('latency', values.latency, sandboxCommand.latency);
	const failures = (values.fail ?? []).map((text) => {
		const [, status = '', probability = ''] = /^([45]\d\d):(0(?:\.\d+)?|1(?:\.0+)?|\.\d+)$/.exec(text) ?? [];
		if (status === '') complain('fail', text, sandboxCommand.failure);
		return { status: Number(status), probability: Number(probability) };
	});
	const shares = failures.reduce((sum, { probability }) => sum + probability, 0);
	if (shares > 1 + Number.EPSILON) complain('fail', values.fail?.join(' '), sandboxCommand.shares);
	if (values.random !== undefined && !/^\d{1,9}$/.test(values.random)) complain('random', values.random, sandboxCommand.whole);
	if (problems.length > 0) throw new SiteError(problems);
	return {
		help: values.help ?? false,
		api: values.api,
		port,
		seed: values.seed,
		today: values.today,
		latency: [Number(least), Number(most)],
		failures,
		random: values.random === undefined ? undefined : Number(values.random),
	};
}

function parseArguments(args: readonly string[]) {
	const text = { type: 'string' } as const;
	const options = {
		api: text,
		port: text,
		seed: text,
		today: text,
		latency: text,
		fail: { ...text, multiple: true },
		random: text,
		help: { type: 'boolean' },
	} as const;
	return readOptions({ args: [...args], options }, sandboxCommand.help).values;
}

function isDate(text: string): boolean {
	const date = new Date(`${text}T00:00:00Z`);
	return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
