import { describe, expect, test } from 'vitest';
import { MARKED } from './marked-text.fixture.ts';
import { withoutMarks } from './without-marks.ts';

describe('what a reader sees of', () => {
	test.each<readonly [string, string, string]>([
		...MARKED,
		['a link by reference', 'Siehe [Prüfmittel][p]', 'Siehe Prüfmittel'],
		['a box', ':::warning[Achtung]\nText.\n:::', 'Achtung Text.'],
		['a box with a plain title', ':::note Gut zu wissen\nText.\n:::', 'Gut zu wissen Text.'],
		['a box as GitHub has it', '> [!NOTE]\n> Text mit 1 > 0.', 'Text mit 1 > 0.'],
		['a heading id', 'Anlegen {#anlegen}', 'Anlegen'],
		['a footnote', 'So steht es da[^1].', 'So steht es da.'],
	])('%s', (_, markdown, text) => {
		expect(withoutMarks(markdown)).toBe(text);
	});
});
