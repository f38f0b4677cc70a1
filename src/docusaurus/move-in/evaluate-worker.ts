import { tellingLine } from '#text/telling-line.ts';
import { answer, KEEP_MISSING } from './ask-worker.ts';
import { MISSING } from './evaluate.ts';
import { evaluateFile, failureOf, isAbsent, packageOf } from './evaluate-file.ts';
import { silence } from './silence.ts';

silence();

const keepsMissing = process.argv.includes(KEEP_MISSING);

/** Functions and patterns by their names: data is all that can leave this process. */
function asData(this: unknown, _: string, value: unknown): unknown {
	if (typeof value === 'function') {
		const from = packageOf(value);
		// Of a list it matters which entries are not there.
		if (isAbsent(value)) return keepsMissing || Array.isArray(this) ? { [MISSING]: from, reason: failureOf(value) } : undefined;
		return { function: value.name, ...(from === undefined ? {} : { from }) };
	}
	return value instanceof RegExp ? { pattern: String(value) } : value;
}

const results: string[] = [];
for (const file of process.argv.slice(2).filter((argument) => argument !== KEEP_MISSING)) {
	try {
		results.push(JSON.stringify({ value: (await evaluateFile(file)) ?? null }, asData));
	} catch (error) {
		results.push(JSON.stringify({ error: error instanceof Error ? tellingLine(error.message) : String(error) }));
	}
}
answer(`[${results.join(',')}]`);
