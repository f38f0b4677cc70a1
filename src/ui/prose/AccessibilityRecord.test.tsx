import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SWEEP_SUBJECTS } from '#schema/accessibility-record.ts';
import { AccessibilityRecord } from './AccessibilityRecord.tsx';

const RECORD = {
	date: '2025-03-01',
	axe: { version: '4.10.0', rules: ['color-contrast'] },
	sweeps: SWEEP_SUBJECTS.map((subject) => ({ subject, pages: 1, widths: [360], modes: ['light'], found: 0 })),
	pages: ['/'],
};
const drawn = (record: unknown) => renderToStaticMarkup(<AccessibilityRecord record={record} />);

test('one page is one page, and no fault is none', () => {
	expect(drawn(RECORD)).toContain('auf 1 Seite dieser Website. Dabei fiel kein Mangel auf.');
});

test('faults are said to be known', () => {
	expect(drawn({ ...RECORD, sweeps: RECORD.sweeps.map((sweep) => ({ ...sweep, found: 2 })) })).toContain('Bekannt sind die Mängel');
});

test.each<[string, unknown, RegExp]>([
	['another file', { a: 1 }, /^Das ist kein Ergebnis von „npm run sweeps“: .*„date“/],
	['none', undefined, /^Das ist kein Ergebnis von „npm run sweeps“: /],
	['a subject too few', { ...RECORD, sweeps: RECORD.sweeps.slice(1) }, /„sweeps“/],
])('what is no record says so in the words of the site: %s', (_, record, message) => expect(() => drawn(record)).toThrow(message));
