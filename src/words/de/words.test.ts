import { describe, expect, test } from 'vitest';
import { longDate, shortDate } from './dates.ts';
import { englishWords } from './english.fixture.ts';

const subjects = import.meta.glob<Record<string, unknown>>(
	[
		'./*.ts',
		'!./*.test.ts',
		'!./*.fixture.ts',
		// These take facts; `changes.test.ts` looks at their words, and what reads a description at those of types.
		'!./change*.ts',
		'!./schema-type.ts',
		'!./security.ts',
	],
	{ eager: true },
);

test.each([
	['2025-09-15', '15. September 2025', '15.09.2025'],
	['2024-03-01', '1. März 2024', '01.03.2024'],
	['2025-12-31', '31. Dezember 2025', '31.12.2025'],
])('%s is written %s and %s', (day, long, short) => {
	expect(longDate(day)).toBe(long);
	expect(shortDate(day)).toBe(short);
});

/** Every text below a value by its name; functions get a name or a number as their arguments. */
function textsOf(value: unknown, name: string): [string, string][] {
	if (typeof value === 'string') return [[name, value]];
	if (typeof value === 'function') return [[name, String(value('2025-01-02', '2025-01-02', '2025-01-02'))]];
	return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${name}.${key}`)) : [];
}

describe('every text of the interface is German', () => {
	test.each(Object.values(subjects).flatMap((subject) => Object.entries(subject).flatMap(([area, value]) => textsOf(value, area))))('%s: %s', (_, text) => {
		// Keys of settings stand in quotation marks.
		expect(englishWords(text.replace(/„[\w-]+(?:: \w+)?“/g, ''))).toEqual([]);
	});
});

test('English words are noticed', () => {
	expect(englishWords('Skip to content, Next page')).toEqual(['Skip', 'to', 'content', 'Next', 'page']);
	expect(englishWords('Zum Inhalt springen, nächste Seite (sidebars.ts, /docs/next/)')).toEqual([]);
});
