import { describe, expect, test } from 'vitest';
import type { Problem } from '#schema/problem.ts';
import { formatProblems } from './format-problems.ts';

const broken: Problem = {
	severity: 'error',
	rule: 'broken-link',
	file: 'docs/handbuch/login.md',
	line: 12,
	message: 'Der Link „Suche“ führt zu /docs/suhce/, das es nicht gibt.',
	hint: 'Meinten Sie „/docs/suche/“?',
};

describe('formatProblems', () => {
	test('no problems, no text', () => {
		expect(formatProblems([], { colour: false })).toBe('');
	});

	test('errors before warnings, by file and line, hints below, the same once, a count at the end', () => {
		const problems: Problem[] = [
			{ ...broken, severity: 'warning', rule: 'broken-anchor', line: 3, message: 'Die Seite hat keine Stelle „#x“.', hint: 'Berichtigen Sie sie.' },
			{ ...broken, line: 40, message: 'Zweiter Fehler.', rule: 'wrong-base' },
			broken,
			{ ...broken },
			{ ...broken, file: 'blog/labels.md', line: undefined, message: 'Dem Beitrag fehlt ein Datum.', hint: 'Berichtigen Sie sie.' },
			{ ...broken, file: '', line: undefined, message: 'Kein Ort.', hint: 'Berichtigen Sie sie.' },
		];
		expect(formatProblems(problems, { colour: false })).toBe(`Fehler

Kein Ort. [broken-link]
  → Berichtigen Sie sie.

blog/labels.md  Dem Beitrag fehlt ein Datum. [broken-link]
  → Berichtigen Sie sie.

docs/handbuch/login.md:12  Der Link „Suche“ führt zu /docs/suhce/, das es nicht gibt. [broken-link]
  → Meinten Sie „/docs/suche/“?
docs/handbuch/login.md:40  Zweiter Fehler. [wrong-base]
  → Meinten Sie „/docs/suche/“?

Warnungen

docs/handbuch/login.md:3  Die Seite hat keine Stelle „#x“. [broken-anchor]
  → Berichtigen Sie sie.

4 Fehler und 1 Warnung in 2 Dateien
`);
	});

	test('another place that the fault may stand at ends the hint', () => {
		const shown = formatProblems([{ ...broken, see: { file: 'checks/labels.yml', line: 3 } }], { colour: false });
		expect(shown).toContain('→ Meinten Sie „/docs/suche/“? Siehe checks/labels.yml:3\n');
	});

	test('one of a kind is counted in the singular', () => {
		expect(formatProblems([{ ...broken, severity: 'warning' }], { colour: false })).toMatch(/\n\n1 Warnung in 1 Datei\n$/);
	});

	test('colour changes nothing but the colour', () => {
		const text = formatProblems([broken], { colour: true });
		expect(text).toContain('\u001b[31m');
		// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape codes are what is taken away here
		expect(text.replace(/\u001b\[\d+m/g, '')).toBe(formatProblems([broken], { colour: false }));
	});
});
