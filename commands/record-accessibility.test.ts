import { expect, test } from 'vitest';
import { SWEEP_SUBJECTS, type Sweep } from '#schema/accessibility-record.ts';
import { accessibilityRecord } from './record-accessibility.ts';

const sweepOf = (subject: Sweep['subject']): Sweep => ({ subject, pages: 2, widths: [360], modes: ['light'], found: subject === 'words' ? 3 : 0 });
const swept = { axe: { version: '1.2.3', rules: ['wcag2a'] }, pages: ['/', '/a/'] };
const reportOf = (metas: object[]) =>
	JSON.stringify({ testResults: [{ assertionResults: [{}, { meta: {} }] }, { assertionResults: metas.map((meta) => ({ meta })) }] });

test('what all sweeps looked at is kept in one order, with what they found', () => {
	const metas = [...SWEEP_SUBJECTS.toReversed().map((subject) => ({ sweep: sweepOf(subject) })), { swept }];
	expect(accessibilityRecord(reportOf(metas), '2026-03-31')).toEqual({ date: '2026-03-31', ...swept, sweeps: SWEEP_SUBJECTS.map(sweepOf) });
});

test('nothing is kept of a run in which one sweep is missing', () => {
	expect(accessibilityRecord(reportOf([...SWEEP_SUBJECTS.slice(1).map((subject) => ({ sweep: sweepOf(subject) })), { swept }]), '2026-03-31')).toBeUndefined();
	expect(accessibilityRecord(reportOf(SWEEP_SUBJECTS.map((subject) => ({ sweep: sweepOf(subject) }))), '2026-03-31')).toBeUndefined();
});
