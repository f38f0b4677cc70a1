import type { Sandbox } from '#sandbox/create-sandbox.ts';
import type { Case, Step } from './case.ts';
import { matchPart } from './match-part.ts';

/** What a run needs; only Web APIs are used besides. */
export interface CaseRun {
	sandbox: Pick<Sandbox, 'fetch' | 'refuse'>;
	/** Lets time pass on the sandbox's clock. */
	pass(milliseconds: number): void;
	/** Says where a response does not fit the description; empty when it fits. */
	check(request: { method: string; url: string }, response: Response): Promise<readonly string[]>;
}

type Fill = (text: string) => string;

const SERVER = 'https://api.example.com/v1';

/** Runs all steps of a case. Gives what was not as expected; empty when all was. */
export async function runCase({ steps }: Case, run: CaseRun): Promise<string[]> {
	const failures: string[] = [];
	const taken = new Map<string, string>();
	for (const step of steps) {
		run.pass(step.after ?? 0);
		const beside = step.beside === undefined ? [] : [runStep(step.beside, run, taken)];
		failures.push(...(await Promise.all([runStep(step, run, taken), ...beside])).flat());
	}
	return failures;
}

async function runStep(step: Step, run: CaseRun, taken: Map<string, string>): Promise<string[]> {
	const fill: Fill = (text) => text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => taken.get(name) ?? whole);
	const request = requestOf(step, fill);
	const response = step.fail === undefined ? await run.sandbox.fetch(request) : run.sandbox.refuse(request, { kind: 'failed', status: step.fail });
	const misfits = await run.check(request, response.clone());
	const { body, found } = await compare(step, response, fill);
	for (const [name, place] of Object.entries(step.take ?? {})) taken.set(name, String(takeFrom(place, response, body)));
	return [...found, ...misfits.map((misfit) => `not as described: ${misfit}`)].map((failure) => `${step.send} ${failure}`);
}

/** The request that a step sends. */
export function requestOf({ send, as = 'administration', headers = {}, json, raw, form }: Omit<Step, 'status'>, fill: Fill = (text) => text): Request {
	const [method = '', path = ''] = send.split(' ');
	const sent = new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, fill(value)]));
	if (as !== null) sent.set('Authorization', `Bearer beispiel-${as}`);
	if (json !== undefined) sent.set('Content-Type', 'application/json');
	if (raw !== undefined) sent.set('Content-Type', raw.type);
	const body = json === undefined ? (raw?.text ?? (form && formOf(form))) : JSON.stringify(filled(json, fill));
	return new Request(SERVER + fill(path), { method, headers: sent, ...(body !== undefined && { body }) });
}

function formOf({ fields, file }: NonNullable<Step['form']>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	if (file) form.append('file', new Blob([file.text ?? new Uint8Array(file.size ?? 0)]), file.name);
	return form;
}

async function compare(step: Step, response: Response, fill: Fill): Promise<{ body: unknown; found: string[] }> {
	const bytes = new Uint8Array(await response.arrayBuffer());
	const isJson = response.headers.get('Content-Type')?.includes('json') === true;
	const text = new TextDecoder().decode(isJson ? bytes : bytes.slice(0, 200));
	const body: unknown = isJson ? JSON.parse(text) : undefined;
	const found: string[] = [];
	if (response.status !== step.status) found.push(`expected ${step.status}, got ${response.status} ${text.slice(0, 500)}`);
	for (const [name, part] of Object.entries(step.expectHeaders ?? {})) found.push(...matchPart(filled(part, fill), response.headers.get(name), name));
	if (step.body !== undefined) found.push(...matchPart(filled(step.body, fill), body));
	if (step.file !== undefined) found.push(...matchPart(step.file.size, bytes.length, 'size'), ...matchPart({ matches: `^${step.file.begins}` }, text));
	return { body, found };
}

function filled(part: unknown, fill: Fill): unknown {
	return JSON.parse(JSON.stringify(part), (_, value: unknown) => (typeof value === 'string' ? fill(value) : value));
}

function takeFrom(place: string, response: Response, body: unknown): unknown {
	if (place.startsWith('header:')) return response.headers.get(place.slice('header:'.length));
	return place
		.split('/')
		.slice(1)
		.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), body);
}
