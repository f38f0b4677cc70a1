import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { difference } from './difference.ts';
import type { ProgramOutcome } from './run-program.ts';
import type { SampleCase } from './sample-case.ts';

/** The answer of the server, and the folder in which a sample may have written a file. */
interface SampleTraces {
	answered: Buffer;
	folder: string;
}

/** The faults in the outcome of a sample: exit code, output, written file. */
export function judgeOutcome({ request, refused }: SampleCase, outcome: ProgramOutcome, { answered, folder }: SampleTraces): string[] {
	const file = request.expects.kind === 'file' ? join(folder, request.expects.fileName) : undefined;
	if (refused) {
		const said = outcome.stderr + outcome.stdout;
		return [
			...(outcome.exitCode === 0 ? ['Exitcode 0, obwohl der Server abgelehnt hat.'] : []),
			...(said.includes(problemTitle(answered)) ? [] : [`Die Fehlermeldung fehlt: ${said.slice(0, 300)}`]),
			...(file !== undefined && existsSync(file) ? ['Die Ablehnung wurde als Datei gespeichert.'] : []),
		];
	}
	const ended = [...difference('Exitcode', outcome.exitCode, 0), ...difference('Fehlerausgabe', outcome.stderr.slice(0, 500), '')];
	if (file !== undefined) return [...ended, ...difference('Datei', existsSync(file) && readFileSync(file).equals(answered), true)];
	if (request.expects.kind !== 'json') return ended;
	return [...ended, ...difference('Ausgabe', outcome.logged?.[0] ?? jsonIn(outcome.stdout), jsonIn(answered.toString()))];
}

function jsonIn(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text.slice(0, 300);
	}
}

/** Title of a problem (RFC 9457), which every sample must show. */
function problemTitle(answered: Buffer): string {
	const problem = jsonIn(answered.toString());
	return typeof problem === 'object' && problem !== null && 'title' in problem ? String(problem.title) : answered.toString();
}
