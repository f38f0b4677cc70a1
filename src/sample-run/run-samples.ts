import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SampleLanguage } from '#openapi/samples/languages.ts';
import { programText } from '#openapi/samples/sample-program.ts';
import { compareRequest } from './compare-request.ts';
import { judgeOutcome } from './judge-outcome.ts';
import type { Recorder } from './recorder.ts';
import type { Program, ProgramOutcome } from './run-program.ts';
import type { SampleCase } from './sample-case.ts';
import { sampleFileContent, sentFiles, writeFiles } from './sample-file.ts';

/** What runs the samples of one language. */
export interface Runner {
	language: SampleLanguage;
	/** Name and version, `undefined` when the tools are missing on this machine. */
	tool: string | undefined;
	run(program: Program): Promise<ProgramOutcome>;
}

/** One sample that ran. No faults: it passed. */
export interface SampleResult {
	language: string;
	sample: SampleCase;
	faults: string[];
}

/** A run that is over, with the day on which it was, `YYYY-MM-DD`. */
export interface FinishedRun {
	runners: readonly Runner[];
	results: readonly SampleResult[];
	date: string;
}

export interface SampleRun {
	recorder: Recorder;
	/** A service in its first state, for one sample. */
	service(): (request: Request) => Promise<Response>;
	/** Token that the service knows. */
	token: string;
}

/** Runs one sample in a folder of its own and compares what arrived and what came out with what was meant. */
export async function runSample({ language, run }: Runner, sample: SampleCase, { recorder, service, token }: SampleRun): Promise<SampleResult> {
	const folder = mkdtempSync(join(tmpdir(), 'sample-'));
	try {
		const { request } = sample;
		mkdirSync(folder, { recursive: true });
		writeFiles(request, folder);
		writeFileSync(join(folder, language.fileName), programText(language.program(request)));
		const secrets = secretsOf(sample, sample.refused ? 'unbekannt' : token);
		recorder.expect(sample.answeredBy === 'sandbox' ? service() : async () => echo(sample));
		const outcome = await run({ folder, fileName: language.fileName, secrets, files: sentFiles(request), origin: recorder.origin });
		const faults = [...compareRequest(recorder, request, secrets), ...judgeOutcome(sample, outcome, { answered: recorder.answered, folder })];
		return { language: language.id, sample, faults };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function secretsOf({ request }: SampleCase, token: string): Record<string, string> {
	return Object.fromEntries(
		request.credentials.flatMap((credential) =>
			credential.kind === 'token'
				? [[credential.variable, token]]
				: [
						[credential.userVariable, 'erika'],
						[credential.passwordVariable, token],
					],
		),
	);
}

function echo({ request: { expects } }: SampleCase): Response {
	if (expects.kind === 'json') return Response.json({ ok: true, text: 'ä 😀 "x"', leer: {} });
	if (expects.kind === 'file') return new Response(new Uint8Array(sampleFileContent(expects.fileName)), { headers: { 'content-type': 'application/pdf' } });
	return new Response(null, { status: 204 });
}
