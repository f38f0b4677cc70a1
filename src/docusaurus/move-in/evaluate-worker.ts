import { answer } from './answer.ts';
import { closeNetwork } from './close-network.ts';
import { evaluateFile, isAbsent, isFile, packageOf } from './evaluate-file.ts';

closeNetwork();

/** Functions and patterns by their names: data is all that can leave this process. */
function plain(this: unknown, _: string, value: unknown): unknown {
	if (typeof value === 'function') {
		const from = packageOf(value);
		// Of a list it matters which entries are not there, of a file what it would have brought.
		if (isAbsent(value)) return Array.isArray(this) || (from !== undefined && isFile(from)) ? { missing: from } : undefined;
		return { function: value.name, ...(from === undefined ? {} : { from }) };
	}
	return value instanceof RegExp ? { pattern: String(value) } : value;
}

/** What an error says of the file; a bundler announces it first. */
const saidBy = ({ message }: Error) => message.split('\n').find((line) => line.trim() !== '' && !line.startsWith('Build failed')) ?? message;

const results = [];
for (const file of process.argv.slice(2)) {
	try {
		results.push({ value: (await evaluateFile(file)) ?? null });
	} catch (error) {
		results.push({ error: error instanceof Error ? saidBy(error) : String(error) });
	}
}
answer(JSON.stringify(results, plain));
