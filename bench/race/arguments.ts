import { fileURLToPath } from 'node:url';

/** What `npm run race -- …` asks for. */
export interface Wanted {
	pages: number[];
	/** Names of peers; all unless some are named. */
	only: string[];
	rounds: number;
	/** Which parts run: `builds`, `api`, `readers`, `saving`. */
	parts: string[];
	/** File of the measurements; that of the report unless another one is named. */
	results: string;
}

export const RACE_PARTS = ['builds', 'api', 'readers', 'saving'];
/** What the report is made from. */
const PUBLISHED = fileURLToPath(new URL('../../reports/race.json', import.meta.url));

/** Reads `--pages 100,1000 --only ours,hugo --rounds 3 --parts builds,readers --results trial.json`. Throws on anything else. */
export function readArguments(args: readonly string[], peers: readonly string[]): Wanted {
	const wanted: Wanted = { pages: [100, 1000, 5000], only: [...peers], rounds: 3, parts: [...RACE_PARTS], results: PUBLISHED };
	for (let place = 0; place < args.length; place += 2) {
		const values = (args[place + 1] ?? '').split(',');
		if (args[place] === '--pages') wanted.pages = values.map(positive);
		else if (args[place] === '--rounds') wanted.rounds = positive(values.join());
		else if (args[place] === '--only') wanted.only = values.map((value) => among(value, peers));
		else if (args[place] === '--parts') wanted.parts = values.map((value) => among(value, RACE_PARTS));
		else if (args[place] === '--results') wanted.results = named(values.join());
		else throw new Error(`There is no ${args[place]}: --pages, --only, --rounds, --parts and --results are understood.`);
	}
	return wanted;
}

function positive(text: string): number {
	const value = Number(text);
	if (!Number.isInteger(value) || value < 1) throw new Error(`"${text}" is no whole number above 0.`);
	return value;
}

function named(file: string): string {
	if (file === '') throw new Error('--results needs a file.');
	return file;
}

function among(value: string, known: readonly string[]): string {
	if (!known.includes(value)) throw new Error(`There is no "${value}": ${known.join(', ')}.`);
	return value;
}
