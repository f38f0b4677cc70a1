import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { judgeOutcome } from './judge-outcome.ts';
import type { SampleCase } from './sample-case.ts';

const sample = (patch: Partial<SampleCase> & { expects?: SampleCase['request']['expects'] } = {}): SampleCase => ({
	name: 'dinge',
	operation: 'dinge',
	request: { method: 'GET', endpoint: '', query: [], headers: [], credentials: [], body: { kind: 'none' }, expects: patch.expects ?? { kind: 'json' } },
	answeredBy: 'sandbox',
	refused: false,
	...patch,
});
const answer = Buffer.from('{"title":"Nicht gefunden"}');
const good = { exitCode: 0, stdout: '{ "title": "Nicht gefunden" }\n', stderr: '' };

let folder: string;
let traces: { answered: Buffer; folder: string };
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'outcome-'));
	traces = { answered: answer, folder };
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a success ends well and prints the answer', () => {
	expect(judgeOutcome(sample(), good, traces)).toEqual([]);
	expect(judgeOutcome(sample(), { ...good, exitCode: 1 }, traces)).toEqual(['Exitcode: 1 statt 0']);
	expect(judgeOutcome(sample(), { ...good, stderr: 'Warnung' }, traces)).toEqual(['Fehlerausgabe: "Warnung" statt ""']);
	expect(judgeOutcome(sample(), { ...good, stdout: '{}' }, traces)).toEqual(['Ausgabe: {} statt {"title":"Nicht gefunden"}']);
});

test('a page logs the answer', () => {
	expect(judgeOutcome(sample(), { ...good, stdout: '', logged: [{ title: 'Nicht gefunden' }] }, traces)).toEqual([]);
});

test('a download is written byte for byte', () => {
	const download = sample({ expects: { kind: 'file', fileName: 'a.pdf' } });
	expect(judgeOutcome(download, { ...good, stdout: '' }, traces)).toEqual(['Datei: false statt true']);
	writeFileSync(join(folder, 'a.pdf'), answer);
	expect(judgeOutcome(download, { ...good, stdout: '' }, traces)).toEqual([]);
});

test('a refusal ends with an error that shows the title and leaves no file', () => {
	const refused = sample({ refused: true, expects: { kind: 'file', fileName: 'a.pdf' } });
	const shown = { exitCode: 1, stdout: '', stderr: 'HTTP 404: Nicht gefunden' };
	expect(judgeOutcome(refused, shown, traces)).toEqual([]);
	expect(judgeOutcome(refused, { ...shown, exitCode: 0, stderr: 'HTTP 404' }, traces)).toEqual([
		'Exitcode 0, obwohl der Server abgelehnt hat.',
		'Die Fehlermeldung fehlt: HTTP 404',
	]);
	writeFileSync(join(folder, 'a.pdf'), answer);
	expect(judgeOutcome(refused, shown, traces)).toEqual(['Die Ablehnung wurde als Datei gespeichert.']);
});
