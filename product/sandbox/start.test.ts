import { describe, expect, test } from 'vitest';
import { SAMPLE } from '#product/sample.ts';
import { sha256 } from '#sandbox/reply/sha256.ts';
import { showApparatus } from './records/apparatus.ts';
import { showFile } from './records/file.ts';
import { showInspection } from './records/inspection.ts';
import { fileBytes } from './rules/file-content.ts';
import { start } from './start.ts';

const state = start(SAMPLE, '2025-09-15T08:00:00Z');
const server = 'https://api.example.com/v1';

describe('what is derived from the seed is what the seed says', () => {
	test.each(SAMPLE.apparatuses)('$identNo $magicName', (apparatus) => {
		const record = state.apparatuses.find(({ id }) => id === apparatus.id);
		expect(record && showApparatus(state, record)).toEqual(apparatus);
	});

	test('inspections with deviations, verdicts and corrections', () => {
		expect(state.inspections).toHaveLength(66);
		for (const { fileIds, ...inspection } of SAMPLE.inspections) {
			const record = state.inspections.find(({ id }) => id === inspection.id);
			expect(record && showInspection(state, record, server)).toMatchObject({ ...inspection, files: fileIds.map((id) => ({ id })) });
		}
	});

	test('files, and placeholders with the hash that the seed gives', async () => {
		for (const file of SAMPLE.files) {
			const record = state.files.find(({ id }) => id === file.id);
			expect(record && showFile(record, server)).toEqual(file);
			expect(record && (await sha256(fileBytes(state, record)))).toBe(file.sha256);
		}
	});
});

test('the next numbers follow those of the seed (RULES.md R-21.1)', () => {
	expect(state.nextIds).toEqual({ customField: 13, inspection: 5067, file: 9007 });
});

test('status of all devices on the reference day (RULES.md R-22.1)', () => {
	const counts: Record<string, number> = {};
	for (const apparatus of state.apparatuses) {
		const status = showApparatus(state, apparatus).inspectionDevice?.status;
		if (status !== undefined) counts[status] = (counts[status] ?? 0) + 1;
	}
	expect(counts).toEqual({ in_circulation: 18, due: 4, overdue: 2, in_calibration: 2, blocked: 1, retired: 1, unmonitored: 1 });
});

test('another day at the reset is the fachlicher Tag, in the time zone of the works', () => {
	expect(start(SAMPLE, '2026-01-01T23:30:00Z').today).toBe('2026-01-02');
	expect(start(SAMPLE).today).toBe('2025-09-15');
});
